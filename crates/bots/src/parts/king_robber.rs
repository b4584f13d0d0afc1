//! The king and the robber.

use aude_engine::{Cause, Event, Rules, State};

use super::{NOTHING, Part, REWARDS, Worth};
use crate::{Outlook, Values, Why, reason::Candidate};

pub(super) const PART: Part = Part {
    open: |rules| {
        let cards = Cards::new(rules);
        (cards.0 != [None; 2]).then(|| -> Box<dyn Worth> { Box::new(cards) })
    },
    reasons: &["king", "robber"],
    happened: |reasons, event| match event {
        Event::PassedTo { card, player, size } if *player == reasons.me => {
            let why = if *card == Cause::King { "king" } else { "robber" };
            Some(Candidate::new(3.0, Why::Part(why)).n(*size as i32))
        }
        _ => None,
    },
    ..NOTHING
};

/// What the king and the robber will be worth, now and for the part of the game that is left.
#[derive(Debug)]
struct Cards([Option<[f32; 2]>; 2]);

impl Cards {
    fn new(rules: &Rules) -> Self {
        let (choices, tiles) = (rules.choices(), rules.start().left() as f32);
        // So many tiles make one completed city, or road.
        let card = |name: &str, tiles_each: f32| {
            let worth = match choices.option("king-robber-scoring") {
                "10-20" => [10.0, 0.0],
                "15-40" => [17.0, 0.0],
                "continuous" => [0.0, tiles / tiles_each],
                _ => [tiles / tiles_each, 0.0],
            };
            choices.toggle(name).then_some(worth)
        };
        Self([card("king", 5.5), card("robber", 6.5)])
    }
}

impl Worth for Cards {
    fn is_quiet(&self) -> bool {
        false
    }

    /// The king and the robber, if they stay where they are (KING-04).
    fn add(&self, look: &Outlook, _: &Rules, state: &State, values: &mut Values) {
        let left = look.stage(state).left;
        for (worth, holder) in self.0.into_iter().zip([state.king(), state.robber()]) {
            if let (Some([now, later]), Some((player, size))) = (worth, holder) {
                let beaten = 2.0 * left * ((7.0 - size as f32) / 1.5).exp();
                values[player] += REWARDS * (now + later * left) / (1.0 + beaten);
            }
        }
    }
}
