//! Where a game was won, and how much of it was luck, as clients show it.

use aude_bots::{
    Values, Worth,
    review::{
        Account, Change, Class, DecisionReview, Depth, DrawReview, Judged, Reviewer, Step, Swing, Turning, accounts,
        turning_points,
    },
};
use aude_engine::{Log, State};
use aude_protocol::{review_document, reviewer};
use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::{table::Table, thinker::reason, view::Text, words::Words};

/// So many turning points are told.
const TURNING_POINTS: usize = 8;

/// A step of a game, reviewed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ReviewStep {
    /// Its number; a game has draws and decisions as steps.
    pub step: u32,
    /// The number of the position before it, which has the draws that follow on it.
    pub moves: u32,
    /// Its turn.
    pub turn: u32,
    /// Who drew or decided.
    pub player: usize,
    /// The tile that was drawn; nothing for a decision.
    pub tile: Option<String>,
    /// What was done; nothing for a draw.
    pub label: Option<Text>,
    /// How good a decision was: `best`, `good`, `inaccuracy`, `mistake`, `blunder`. Nothing for draws, and where there was
    /// no choice.
    pub class: Option<String>,
    /// Whether the class goes by the lead, not by the chance to win.
    pub by_lead: bool,
    /// The luck of a draw, or what a decision changed compared with the best one, for each player.
    pub change: ReviewChange,
    /// What the position after the step is worth; nothing where no choice and no luck was.
    pub after: Option<ReviewWorth>,
    /// The best few actions of a decision, the best first, and the played one.
    pub lines: Vec<ReviewLine>,
    /// Which of them was played.
    pub played: u32,
}

/// What something changed, for each player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ReviewChange {
    /// In chance to win.
    pub chance: Vec<f32>,
    /// In lead, in points.
    pub lead: Vec<f32>,
}

/// What a position is worth to each player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ReviewWorth {
    /// The chance to win, from 0 to 1.
    pub chance: Vec<f32>,
    /// The lead over the best of the others at the end; the points of a player who is alone.
    pub lead: Vec<f32>,
    /// The points at the end.
    pub points: Vec<f32>,
}

/// An action of a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ReviewLine {
    /// The number of the choice in that position.
    pub index: u32,
    /// What it is.
    pub label: Text,
    /// Why it is good: a message of `bots.ftl` in `locales`.
    pub reason: Text,
    /// What the position after it is worth.
    pub worth: ReviewWorth,
}

/// What a game adds up to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ReviewSummary {
    /// How many steps are reviewed.
    pub next: u32,
    /// How many steps there are.
    pub total: u32,
    /// The players, by seat.
    pub players: Vec<ReviewAccount>,
    /// The steps at which most changed.
    pub turning: Vec<TurningPoint>,
}

/// What a game was for one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ReviewAccount {
    /// In chance to win.
    pub chance: ReviewSwing,
    /// In lead, in points.
    pub lead: ReviewSwing,
    /// How many decisions there were with something to choose.
    pub decisions: u32,
    /// How many of them are in each class, the best first.
    pub classes: Vec<u32>,
    /// The mean loss of these decisions, in chance to win.
    pub loss: f32,
    /// From 0 to 100; nothing for a player who had nothing to decide.
    pub accuracy: Option<f32>,
    /// The level that loses as much.
    pub level: Option<String>,
}

/// A sum that explains a result: start + luck + skill + others + residual = result.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ReviewSwing {
    /// What was expected before the first step.
    pub start: f64,
    /// What all draws brought.
    pub luck: f64,
    /// What the player's own decisions lost.
    pub skill: f64,
    /// What the decisions of the others brought.
    pub others: f64,
    /// What the search judged differently once it got there.
    pub residual: f64,
    /// What came out.
    pub result: f64,
}

/// A step at which much changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct TurningPoint {
    /// The number of the step.
    pub step: u32,
    /// The player for whom most changed.
    pub player: usize,
    /// How much, in chance to win; in points for a player who is alone.
    pub change: f32,
}

/// A review of the game on a table as it is now, made in slices without a clock.
///
/// ```
/// use aude_table::{Review, Table};
///
/// let setup = serde_json::json!({ "players": ["Anna", "Ben"], "draw": ["U", "V"] });
/// let mut table = Table::new(setup.as_object().unwrap(), Vec::new()).unwrap();
/// while let Some(ask) = table.view().ask {
///     table.play(table.moves(), ask.choices[0].index).unwrap();
/// }
/// let mut review = Review::new(&table, 10);
/// loop {
///     let mut asked = 0;
///     if review.think(|| { asked += 1; asked < 10 }) {
///         break;
///     }
///     // Here is time for other things.
/// }
/// let steps = review.steps(0);
/// assert_eq!(steps.len() as u32, review.summary().total);
/// assert_eq!(steps[0].tile.as_deref(), Some("U"));
/// ```
#[derive(Debug)]
pub struct Review {
    reviewer: Reviewer,
    /// The game as it was when the review began.
    table: Table,
}

impl Review {
    /// A review of the game on a table, with so many visits for each action that is compared; 0 for the usual number.
    pub fn new(table: &Table, visits: u32) -> Self {
        let depth = if visits == 0 { Depth::default() } else { Depth { visits: visits.min(Depth::MOST) } };
        Self { reviewer: reviewer(table.game(), depth), table: table.at(table.moves()) }
    }

    /// Goes on as long as `go_on` says so, which is asked every few milliseconds at least. Returns whether all is done.
    pub fn think(&mut self, go_on: impl FnMut() -> bool) -> bool {
        self.reviewer.advance_while(go_on)
    }

    /// Goes on for about so many visits. Returns whether all is done.
    pub fn advance(&mut self, visits: u32) -> bool {
        self.reviewer.advance(visits)
    }

    /// How many steps are reviewed, and how many there are.
    pub fn progress(&self) -> [u32; 2] {
        [self.reviewer.reviewed().len(), self.reviewer.steps().len()].map(|n| n as u32)
    }

    /// What the reviewed steps add up to.
    pub fn summary(&self) -> ReviewSummary {
        let [next, total] = self.progress();
        let turning = turning_points(&self.reviewer, TURNING_POINTS);
        ReviewSummary {
            next,
            total,
            players: accounts(&self.reviewer).iter().map(account).collect(),
            turning: turning.iter().map(turning_point).collect(),
        }
    }

    /// The review as JSON, as `aude review --json` writes it.
    pub fn document(&self) -> String {
        review_document(self.table.game(), &self.reviewer).to_string()
    }

    /// The steps that are reviewed, from one on.
    pub fn steps(&self, from: u32) -> Vec<ReviewStep> {
        let table = &self.table;
        let mut replay = table.game().replay();
        let (mut moves, mut steps) = (0, Vec::new());
        for (number, step) in self.reviewer.reviewed().iter().enumerate() {
            if number >= from as usize {
                steps.push(Writer { table, state: replay.state(), moves, number: number as u32 }.step(step));
            }
            moves += u32::from(matches!(step, Step::Decision(_)));
            replay.advance(&mut Log::off());
        }
        steps
    }
}

/// Writes one step.
struct Writer<'a> {
    table: &'a Table,
    state: &'a State,
    moves: u32,
    number: u32,
}

impl Writer<'_> {
    fn step(&self, step: &Step) -> ReviewStep {
        let turn = self.state.turn() as u32;
        match step {
            Step::Draw(draw) => self.draw(draw, turn),
            Step::Decision(decision) => self.decision(decision, turn),
        }
    }

    fn draw(&self, draw: &DrawReview, turn: u32) -> ReviewStep {
        ReviewStep {
            step: self.number,
            moves: self.moves,
            turn,
            player: draw.player,
            tile: Some(self.words().tile(draw.tile).into()),
            label: None,
            class: None,
            by_lead: false,
            change: self.change(&draw.luck()),
            after: draw.worth.as_ref().map(|[_, after]| self.worth(after)),
            lines: Vec::new(),
            played: 0,
        }
    }

    fn decision(&self, decision: &DecisionReview, turn: u32) -> ReviewStep {
        let verdict = decision.verdict.as_ref();
        let skill = verdict.map_or_else(Change::default, |verdict| verdict.skill(decision.player));
        ReviewStep {
            step: self.number,
            moves: self.moves,
            turn,
            player: decision.player,
            tile: None,
            label: Some(self.words().label(decision.action)),
            class: verdict.map(|verdict| verdict.class.name().into()),
            by_lead: verdict.is_some_and(|verdict| verdict.by_lead),
            change: self.change(&skill),
            after: verdict.map(|verdict| self.worth(&verdict.played().worth)),
            lines: verdict.map_or_else(Vec::new, |verdict| self.lines(&verdict.lines)),
            played: verdict.map_or(0, |verdict| verdict.played as u32),
        }
    }

    fn lines(&self, lines: &[Judged]) -> Vec<ReviewLine> {
        let mut legal = self.state.legal_actions(self.table.game().rules());
        legal.sort_unstable();
        let line = |line: &Judged| ReviewLine {
            index: legal.iter().position(|action| *action == line.action).unwrap_or_default() as u32,
            label: self.words().label(line.action),
            reason: reason(&line.reason),
            worth: self.worth(&line.worth),
        };
        lines.iter().map(line).collect()
    }

    fn words(&self) -> Words<'_> {
        Words::new(self.table.game().rules(), self.state)
    }

    fn values(&self, values: &Values, unit: f32) -> Vec<f32> {
        let players = self.table.game().rules().players();
        values[..players].iter().map(|value| (value * unit).round() / unit + 0.0).collect()
    }

    fn change(&self, change: &Change) -> ReviewChange {
        ReviewChange { chance: self.values(&change.chance, 1e4), lead: self.values(&change.lead, 1e2) }
    }

    fn worth(&self, worth: &Worth) -> ReviewWorth {
        ReviewWorth {
            chance: self.values(&worth.chance, 1e4),
            lead: self.values(&worth.lead, 1e2),
            points: self.values(&worth.points, 1e2),
        }
    }
}

fn account(account: &Account) -> ReviewAccount {
    ReviewAccount {
        chance: swing(&account.chance),
        lead: swing(&account.lead),
        decisions: account.decisions,
        classes: Class::ALL.map(|class| account.classes[class as usize]).into(),
        loss: account.loss,
        accuracy: account.accuracy,
        level: account.level.map(|level| level.name().into()),
    }
}

const fn swing(swing: &Swing) -> ReviewSwing {
    let Swing { start, luck, skill, others, residual, result } = *swing;
    ReviewSwing { start, luck, skill, others, residual, result }
}

const fn turning_point(point: &Turning) -> TurningPoint {
    TurningPoint { step: point.step as u32, player: point.player, change: point.change }
}
