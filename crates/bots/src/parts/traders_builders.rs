//! Builders, pigs and trade goods.

use aude_engine::{Action, Event, Figure, MAX_PLAYERS, Rules, State};

use super::{Fades, FigureWorth, NOTHING, Part, REWARDS, STANDS, Stands, TURN, Worth};
use crate::{Outlook, Values, Why, reason::Candidate};

pub(super) const PART: Part = Part {
    open: |rules| rules.choices().toggle("goods").then(|| -> Box<dyn Worth> { Box::new(Goods::new(rules)) }),
    figures: &[
        FigureWorth { price: 3.5, fades: Fades::AtLast, stands: builder, ..FigureWorth::new(Figure::Builder) },
        FigureWorth {
            price: 1.5,
            fades: Fades::Slowly,
            // A field still grows, and each city more is one point more.
            stands: |look, state, _| PIG_GROWS * look.stage(state).left,
            ..FigureWorth::new(Figure::Pig)
        },
    ],
    bonus: |_, action, _| if action == Action::SecondTile { SECOND_TILE } else { 0.0 },
    reasons: &["builder", "pig", "goods"],
    happened: |reasons, event| match event {
        Event::Goods { player, goods } if *player == reasons.me => {
            let n: u32 = goods.iter().sum();
            Some(Candidate::new(2.0 * n as f32, Why::Part("goods")).n(n as i32))
        }
        _ => None,
    },
    done: |reasons, after, action| match action {
        Action::Place(Figure::Builder, spot) => {
            Some(Candidate::new(5.0, Why::Part("builder")).feature(reasons.kind(after, spot)))
        }
        Action::Place(Figure::Pig, _) => Some(Candidate::new(5.0, Why::Part("pig"))),
        _ => None,
    },
    ..NOTHING
};

/// How often a builder is expected to be of use at most.
const BUILDS: f32 = 2.5;
/// What the growth of its field will bring a pig.
const PIG_GROWS: f32 = 0.8;
/// What a second tile is worth to whoever has earned it.
const SECOND_TILE: f32 = 2.0;

fn builder(look: &Outlook, state: &State, stands: Stands) -> f32 {
    let feature = &look.survey.features()[stands.feature];
    let home = STANDS * stands.chance * stands.price;
    if feature.is_complete() {
        return home;
    }
    let fits: u32 = look.survey.edges(feature).iter().map(|e| u32::from(e.fits)).sum();
    let left = state.left().max(1) as f32;
    let extends = (fits as f32 / left).min(0.9);
    let times = (left / look.players as f32).min(BUILDS);
    TURN * extends * times + home
}

/// How many tokens of each kind of goods there are.
#[derive(Debug)]
struct Goods {
    tokens: [u32; 3],
}

impl Goods {
    fn new(rules: &Rules) -> Self {
        let (start, mut tokens) = (rules.start(), [0; 3]);
        let on_table = start.tiles().map(|laid| (laid.tile, 1));
        for (design, copies) in rules.tiles().map(|(design, _)| (design, start.in_bag(design))).chain(on_table) {
            let marks = rules.tile(design).marks();
            for (sum, n) in tokens.iter_mut().zip([marks.wine(), marks.grain(), marks.cloth()]) {
                *sum += n * copies as u32;
            }
        }
        Self { tokens }
    }
}

impl Worth for Goods {
    fn is_quiet(&self) -> bool {
        false
    }

    /// Ten points for most of a kind (TRADE-GOODS-02).
    fn add(&self, look: &Outlook, _: &Rules, state: &State, values: &mut Values) {
        let tokens: [[u32; 3]; MAX_PLAYERS] =
            std::array::from_fn(|p| if p < look.players { state.goods(p) } else { [0; 3] });
        for (kind, total) in self.tokens.into_iter().enumerate() {
            let own = |player: usize| tokens[player][kind];
            let most = (0..look.players).map(own).max().unwrap_or(0);
            let left = total.saturating_sub((0..look.players).map(own).sum());
            if total == 0 {
                continue;
            }
            // The fewer are left, the surer it is that whoever has more will win.
            let spread = 0.25 + 0.5 * (left as f32).sqrt();
            let share = |player: usize| ((own(player) as f32 - most as f32) / spread).exp();
            let sum: f32 = (0..look.players).map(share).sum();
            for (player, value) in values.iter_mut().enumerate().take(look.players) {
                let chance = if left == 0 { f32::from(u8::from(own(player) == most)) } else { share(player) / sum };
                *value += 10.0 * REWARDS * chance;
            }
        }
    }
}
