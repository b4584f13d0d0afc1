//! The expansions in play: what they do, and in which order.

use std::ops::Range;

use super::{Design, resolve::Result};
use crate::{
    Figure,
    parts::{self, Expansion, Hooks, TurnStep, Wants, When},
    setup::Choices,
};

/// The expansions in play.
pub(super) struct InPlay {
    pub(super) expansions: Vec<Box<dyn Expansion>>,
    pub(super) hooks: Hooks,
    /// For each figure the expansion that says where it can stand; the core says so for those without.
    pub(super) placed_by: [Option<u8>; Figure::COUNT],
    /// What each figure wants of the feature it is placed on.
    pub(super) wants: [Wants; Figure::COUNT],
    /// The places among all steps of those of each kind.
    pub(super) steps: [Range<usize>; TurnStep::COUNT],
    /// The steps between the action about a figure and the next tile, by their place among the steps.
    pub(super) program: Range<usize>,
    /// The steps of the program that always come, as a set.
    pub(super) always: u16,
    /// Those that come if a player may get points.
    pub(super) paid: u16,
}

impl InPlay {
    pub(super) fn new(choices: &Choices) -> Result<Self> {
        let mut expansions: Vec<Box<dyn Expansion>> = Vec::new();
        let mut hooks = Hooks::default();
        let mut placed_by = [None; Figure::COUNT];
        let mut wants = [Wants::Unoccupied; Figure::COUNT];
        for part in parts::parts() {
            // VAR-X-01
            if let Some(expansion) = (part.open)(choices)? {
                for (count, wanted) in part.counts.iter().filter_map(|count| Some((count, count.wants?))) {
                    placed_by[count.figure as usize] = Some(expansions.len() as u8);
                    wants[count.figure as usize] = wanted(choices);
                }
                expansion.hooks(&mut hooks);
                expansions.push(expansion);
            }
        }
        if hooks.steps.iter().any(|(step, _)| step.is_in_program()) {
            hooks.on(TurnStep::Scoring, |rules, state, log| state.score_features(rules, log));
            hooks.on(TurnStep::Rewards, |rules, state, log| state.tell_scored(rules, log));
        }
        let steps = hooks.sort_steps();
        let program = steps[TurnStep::Capture as usize].start..steps[TurnStep::Auction as usize].end;
        let in_program = |when: When| {
            let steps = hooks.steps[program.clone()].iter().enumerate();
            steps.fold(0, |set, (i, (step, _))| set | u16::from(step.when() == when) << i)
        };
        let (always, paid) = (in_program(When::Always), in_program(When::Paid));
        Ok(Self { expansions, hooks, placed_by, wants, steps, program, always, paid })
    }

    /// Notes in a design what the expansions say about it.
    pub(super) fn prepare(&self, design: &mut Design) {
        let ground = |design: &Design, figure: Figure| match self.placed_by[figure as usize] {
            None => design.standing,
            Some(n) => self.expansions[usize::from(n)].ground(design, figure),
        };
        design.ground = Figure::ALL.map(|figure| ground(design, figure));
        let later = design.later();
        design.later_ground = Figure::ALL.map(|figure| ground(&later, figure));
        let concerns = self.hooks.placement.iter().map(|rule| (rule.concerns)(design.tile));
        design.ruled = concerns.enumerate().fold(0, |set, (n, does)| set | u16::from(does) << n);
        let watches = self.hooks.laid.iter().map(|laid| (laid.watches)(design));
        design.watched = watches.enumerate().fold(0, |set, (n, does)| set | u16::from(does) << n);
    }
}
