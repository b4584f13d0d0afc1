//! Bridges, castles and bazaars.

mod auction;

use aude_engine::{Action, CastleOnTable, Event, Figure, FigureOnTable, Phase, Pos, Rules, Spot, State, tile::Kind};

use super::{FigureWorth, NOTHING, Part, STANDS, Timing, Worth};
use crate::{Outlook, Values, Why, reason::Candidate};
pub(crate) use auction::Appraisal;

pub(super) const PART: Part = Part {
    open: |rules| (rules.choices().count("castle") > 0).then(|| -> Box<dyn Worth> { Box::new(Castles) }),
    figures: &[
        FigureWorth { price: 1.8, ..FigureWorth::new(Figure::Bridge) },
        FigureWorth { price: 1.0, ..FigureWorth::new(Figure::Castle) },
    ],
    follow: &[Phase::Castle, Phase::Bridge],
    timing: Some(|action| if matches!(action, Action::Bridge(..)) { Timing::Again } else { Timing::Here }),
    rate: Some((&[Phase::AuctionChoose, Phase::AuctionBid, Phase::AuctionDeal], auction::rate)),
    reasons: &["castle", "bids"],
    happened: |reasons, event| match event {
        Event::Castle { player, .. } if *player == reasons.me => Some(Candidate::new(4.0, Why::Part("castle"))),
        _ => None,
    },
    done: |_, _, action| match action {
        Action::Bid(n) => Some(Candidate::new(1.0, Why::Part("bids")).n(n as i32)),
        Action::Buy | Action::Sell => Some(Candidate::new(1.0, Why::Part("bids"))),
        _ => None,
    },
    ..NOTHING
};

/// What a castle may expect of an empty square beside it.
const CASTLE: f32 = 4.0;

#[derive(Debug)]
struct Castles;

impl Worth for Castles {
    fn is_quiet(&self) -> bool {
        false
    }

    /// Looks at whatever lies next to a castle that waits.
    fn look(&self, look: &mut Outlook, rules: &Rules, state: &State) {
        for castle in state.castles().filter(|castle| !castle.finished) {
            for laid in near_castle(&castle).into_iter().filter_map(|at| state.tile_at(at)) {
                for (segment, kind) in rules.tile(laid.tile).segments.iter().map(|s| s.kind).enumerate() {
                    if matches!(kind, Kind::Road | Kind::City) || kind.is_center() {
                        look.survey.visit(rules, state, Spot { at: laid.at, segment: segment as u8 });
                    }
                }
            }
        }
    }

    /// A castle waits for what is completed next to it, rather than being a city that was just completed.
    fn add(&self, look: &Outlook, rules: &Rules, state: &State, values: &mut Values) {
        for castle in state.castles().filter(|castle| !castle.finished) {
            let keeper = |s: &FigureOnTable| castle.tiles.contains(&s.spot.at) && state.is_castle(s.spot);
            let Some(keeper) = state.figures().find(keeper) else { continue };
            let Some(number) = look.survey.find(state, keeper.spot) else { continue };
            let (mut never, mut chances, mut points) = (1.0, 0.0, 0.0);
            let mut may_pay = |chance: f32, worth: f32| {
                never *= 1.0 - chance;
                chances += chance;
                points += chance * worth;
            };
            // Itself and at most what lies on six tiles, of sixteen segments at most.
            let (mut seen, mut n) = ([number; 1 + 6 * 16], 1);
            let going = look.stage(state).going;
            for at in near_castle(&castle) {
                let Some(laid) = state.tile_at(at) else {
                    // Something will come.
                    may_pay(0.5 * going, CASTLE);
                    continue;
                };
                for spot in state.segments_at(rules, laid.at) {
                    let near = look.survey.find(state, spot);
                    let Some(near) = near.filter(|near| !seen[..n].contains(near)) else { continue };
                    seen[n] = near;
                    n += 1;
                    let feature = &look.survey.features()[near];
                    if feature.kind != Kind::Field && feature.open > 0 {
                        let more = if feature.kind.is_center() { feature.open } else { look.squares(feature) as u32 };
                        may_pay(look.finish[near], feature.worth(rules, true, more) as f32);
                    }
                }
            }
            // The first to be completed pays (BCB-CASTLE-02).
            let expected = if chances > 0.0 { (1.0 - never) * points / chances } else { 0.0 };
            let home = look.stage(state).of(look.weights.supply[2]);
            let paid = look.survey.features()[number].worth(rules, true, 0) as f32;
            values[castle.owner] += expected - paid - (1.0 - STANDS * (1.0 - never)) * home;
        }
    }
}

/// The squares a castle looks at: its own and those beside it (BCB-CASTLE-03).
fn near_castle(castle: &CastleOnTable) -> [Pos; 6] {
    let [one, two] = castle.tiles;
    let across = if one.y == two.y { [0, 2] } else { [1, 3] };
    let [a, b] = across.map(|side| [one.neighbour(side), two.neighbour(side)]);
    [one, two, a[0], a[1], b[0], b[1]]
}
