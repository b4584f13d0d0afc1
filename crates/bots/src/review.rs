//! Where a game was won, and how much of it was luck.
//!
//! A [`Reviewer`] goes through a game that was played, and judges with the search. `docs/review.md` has the definitions:
//!
//! * A **decision** is compared with the best of a few others; all of them get the same number of visits. What the played action is worth
//!   less than the best is its loss, and gives it a [`Class`].
//! * A **draw** is compared with all tiles that could have been drawn; all of them get the same number of visits. Its luck is what the
//!   position is worth with the tile, minus the mean over all tiles by their chance.
//! * An [`Account`] adds up: start + luck + skill + residual = result, for each player. The residual is what is left over because
//!   the search judges a position differently once it gets there.
//!
//! A review uses no clock and no random numbers. It depends on the game and the [`Depth`] only, however it was cut into slices.

mod account;
mod grade;
pub mod measure;
mod reviewer;

pub use account::{Account, Swing, Turning, accounts, turning_points};
pub use grade::{Class, LEVEL_LOSSES, POINT, accuracy, level_of_loss};
pub use reviewer::{Depth, Reviewer};

use aude_engine::{Action, Design};

use crate::{Reason, Values, Worth};

/// What happened at one step of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A tile was drawn.
    Draw(DrawReview),
    /// A player decided.
    Decision(DecisionReview),
}

/// How lucky a draw was.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawReview {
    /// Who drew.
    pub player: usize,
    /// The tile.
    pub tile: Design,
    /// How many kinds of tiles could have been drawn. With one there is no luck, and the rest is empty.
    pub kinds: usize,
    /// The position before, and with this tile: nothing where there was no luck.
    pub worth: Option<[Worth; 2]>,
}

/// How good a decision was.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionReview {
    /// Who decided.
    pub player: usize,
    /// What was played.
    pub action: Action,
    /// What it is compared with; nothing where there was no choice.
    pub verdict: Option<Verdict>,
}

/// A decision compared with what else could have been done.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The best few actions, the best first; the played one is always among them.
    pub lines: Vec<Judged>,
    /// Which of them was played.
    pub played: usize,
    /// The chance to win that the player lost.
    pub chance: f32,
    /// The lead that the player lost, in points: against the action with the largest lead.
    pub lead: f32,
    /// Whether the lead counts instead of the chance to win: the game was decided, or the player is alone.
    pub by_lead: bool,
    /// How bad that is.
    pub class: Class,
}

/// An action of a decision, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The action.
    pub action: Action,
    /// What the position after it is worth.
    pub worth: Worth,
    /// Why it is good.
    pub reason: Reason,
}

/// What a step changed for each player, in chance to win and in lead.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Change {
    /// The chance to win.
    pub chance: Values,
    /// The lead, in points.
    pub lead: Values,
}

impl Change {
    fn between(before: &Worth, after: &Worth) -> Self {
        Self {
            chance: std::array::from_fn(|p| after.chance[p] - before.chance[p]),
            lead: std::array::from_fn(|p| after.lead[p] - before.lead[p]),
        }
    }
}

impl DrawReview {
    /// The luck of the draw for each player.
    pub fn luck(&self) -> Change {
        self.worth.map_or_else(Change::default, |[before, after]| Change::between(&before, &after))
    }
}

impl Verdict {
    /// How much was lost, in chance to win. Where the lead counts instead, a point of it is [`POINT`].
    pub fn loss(&self) -> f32 {
        if self.by_lead { POINT * self.lead } else { self.chance }
    }

    /// The action that should have been played, or was.
    pub fn best(&self) -> &Judged {
        &self.lines[0]
    }

    /// The action that was played.
    pub fn played(&self) -> &Judged {
        &self.lines[self.played]
    }

    /// What the decision changed for each player, compared with the best one: in chance with the best chance of the player who
    /// decided, in lead with the best lead.
    pub fn skill(&self, player: usize) -> Change {
        let by = |value: fn(&Worth) -> &Values| {
            let most = |a: &&Judged, b: &&Judged| value(&a.worth)[player].total_cmp(&value(&b.worth)[player]);
            // The first of equal ones, so that the played action costs nothing if none is better.
            let best = self.lines.iter().rev().max_by(most).unwrap_or_else(|| self.best());
            let played = self.played();
            let best = if value(&played.worth)[player] >= value(&best.worth)[player] { played } else { best };
            std::array::from_fn(|p| value(&played.worth)[p] - value(&best.worth)[p])
        };
        Change { chance: by(|worth| &worth.chance), lead: by(|worth| &worth.lead) }
    }
}

impl Step {
    /// What the position after this step is worth, as far as this step shows it.
    pub fn after(&self) -> Option<&Worth> {
        match self {
            Self::Draw(draw) => draw.worth.as_ref().map(|worth| &worth[1]),
            Self::Decision(decision) => decision.verdict.as_ref().map(|verdict| &verdict.played().worth),
        }
    }

    /// What the position before this step is worth with best play.
    pub fn before(&self) -> Option<&Worth> {
        match self {
            Self::Draw(draw) => draw.worth.as_ref().map(|worth| &worth[0]),
            Self::Decision(decision) => decision.verdict.as_ref().map(|verdict| &verdict.best().worth),
        }
    }
}
