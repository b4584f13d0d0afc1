//! What a game adds up to for each player.

use super::{Class, DecisionReview, Reviewer, Step, accuracy, grade::POINT, level_of_loss, reviewer::result};
use crate::{Level, Worth};
use aude_engine::Phase;

/// A sum that explains a result: start + luck + skill + others + residual = result.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Swing {
    /// What was expected before the first step.
    pub start: f64,
    /// What all draws brought, those of the others too.
    pub luck: f64,
    /// What the player's own decisions lost: 0 or less.
    pub skill: f64,
    /// What the decisions of the others brought.
    pub others: f64,
    /// What the search judged differently once it got there.
    pub residual: f64,
    /// What came out; in a game that is not over, what is expected at its last position.
    pub result: f64,
}

/// What a game was for one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Account {
    /// In chance to win.
    pub chance: Swing,
    /// In lead, in points.
    pub lead: Swing,
    /// How many decisions there were with something to choose.
    pub decisions: u32,
    /// How many of them are in each class, in the order of [`Class::ALL`].
    pub classes: [u32; 5],
    /// The mean loss of these decisions, in chance; where the lead counts instead, a point of it is [`POINT`].
    pub loss: f32,
    /// From 0 to 100; nothing for a player who had nothing to decide.
    pub accuracy: Option<f32>,
    /// The level that loses as much; nothing for a player who had nothing to decide.
    pub level: Option<Level>,
}

/// A step at which much changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Turning {
    /// The number of the step.
    pub step: usize,
    /// The player for whom most changed.
    pub player: usize,
    /// How much, in chance to win; in lead for a player who is alone.
    pub change: f32,
}

/// The accounts of all players, for the steps that are reviewed.
pub fn accounts(reviewer: &Reviewer) -> Vec<Account> {
    let (rules, steps) = (reviewer.rules(), reviewer.reviewed());
    let start = steps.iter().find_map(Step::before).copied();
    let last = steps.iter().rev().find_map(Step::after).copied();
    let over = reviewer.state().phase() == Phase::Over;
    let end = if over { Some(result(rules, reviewer.state())) } else { last };
    // Where nothing could be chosen and nothing was left to chance, the result was certain from the start.
    let end = end.or(start).unwrap_or_default();
    let start = start.unwrap_or(end);
    (0..rules.players()).map(|player| account(steps, player, [&start, &end])).collect()
}

fn account(steps: &[Step], player: usize, [start, end]: [&Worth; 2]) -> Account {
    let mut chance =
        Swing { start: start.chance[player].into(), result: end.chance[player].into(), ..Swing::default() };
    let mut lead = Swing { start: start.lead[player].into(), result: end.lead[player].into(), ..Swing::default() };
    let mut losses = Vec::new();
    let mut classes = [0; 5];
    for step in steps {
        match step {
            Step::Draw(draw) => {
                let luck = draw.luck();
                chance.luck += f64::from(luck.chance[player]);
                lead.luck += f64::from(luck.lead[player]);
            }
            Step::Decision(DecisionReview { player: decider, verdict: Some(verdict), .. }) => {
                let skill = verdict.skill(*decider);
                let own = *decider == player;
                for (swing, change) in [(&mut chance, skill.chance[player]), (&mut lead, skill.lead[player])] {
                    *if own { &mut swing.skill } else { &mut swing.others } += f64::from(change);
                }
                if own {
                    losses.push(verdict.loss());
                    classes[verdict.class as usize] += 1;
                }
            }
            Step::Decision(_) => {}
        }
    }
    for swing in [&mut chance, &mut lead] {
        swing.residual = swing.result - swing.start - swing.luck - swing.skill - swing.others;
    }
    let decisions = losses.len() as u32;
    let loss = losses.iter().sum::<f32>() / losses.len().max(1) as f32;
    let level = (decisions > 0).then(|| level_of_loss(loss));
    Account { chance, lead, decisions, classes, loss, accuracy: accuracy(losses), level }
}

/// The steps at which most changed, in their order, at most so many. What a step changed is the luck of a draw, or what a
/// decision lost.
pub fn turning_points(reviewer: &Reviewer, most: usize) -> Vec<Turning> {
    let players = reviewer.rules().players();
    // A game can be won or lost by less, but nobody would call it a turning point.
    let least = if players == 1 { LEAST / POINT } else { LEAST };
    let mut points: Vec<_> = (reviewer.reviewed().iter().enumerate())
        .filter_map(|(step, reviewed)| {
            let (change, who) = match reviewed {
                Step::Draw(draw) => (draw.luck(), 0..players),
                Step::Decision(DecisionReview { player, verdict, .. }) => {
                    (verdict.as_ref()?.skill(*player), *player..*player + 1)
                }
            };
            let values = if players == 1 { change.lead } else { change.chance };
            let player = who.max_by(|a, b| values[*a].abs().total_cmp(&values[*b].abs()))?;
            Some(Turning { step, player, change: values[player] }).filter(|turning| turning.change.abs() >= least)
        })
        .collect();
    points.sort_by(|a, b| b.change.abs().total_cmp(&a.change.abs()).then(a.step.cmp(&b.step)));
    points.truncate(most);
    points.sort_by_key(|turning| turning.step);
    points
}

/// The least change of a turning point.
const LEAST: f32 = Class::Inaccuracy.threshold();
