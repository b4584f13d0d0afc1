//! A computer that thinks in slices, without a clock.
//!
//! Whoever drives it says when a slice is over, and when there has been time enough: [`Thinker::patience`] says how long
//! that should be. A player who rates one turn ahead is done by itself; one who searches goes on for as long as it may.

use std::time::Duration;

use aude_bots::{Budget, Casual, Level, Line, Mind, Reason, Search, Tuning, Weights, advise, suggest};
use aude_engine::Action;

use crate::{
    table::Table,
    view::{Advice, Text},
};

/// So many of the best choices are told.
const LINES: usize = 3;

/// A computer that thinks about the decision that is due. It may be kept for the decisions that follow, and then remembers
/// what it had in mind.
///
/// ```
/// use aude_table::{Table, Thinker};
///
/// let setup = serde_json::json!({ "players": ["Anna", "Ben"], "seed": 7 });
/// let mut table = Table::new(setup.as_object().unwrap(), Vec::new()).unwrap();
/// let mut thinker = Thinker::level(&table, "medium", 1).unwrap();
/// let index = loop {
///     let mut steps = 0;
///     let slice = thinker.think(&table, || { steps += 1; steps < 10 });
///     if let Some(index) = slice {
///         break index;
///     }
///     // Here is time for other things.
/// };
/// table.play(0, index).unwrap();
/// ```
#[derive(Debug)]
pub struct Thinker {
    mind: Thinking,
    patience: Option<Duration>,
    /// The position it thinks about.
    about: Option<(u32, u64)>,
    seed: u64,
}

#[derive(Debug)]
enum Thinking {
    /// One turn ahead.
    Casual(Mind, Box<Casual>),
    /// Several.
    Search(Box<Search>),
}

impl Thinker {
    /// Somebody who plays at a level, by its name. The seed is for what is left to chance.
    pub fn level(table: &Table, level: &str, seed: u64) -> Option<Self> {
        let level = Level::from_name(level)?;
        Some(Self::new(table, level.mind(), seed))
    }

    /// Somebody who gives advice after so many milliseconds.
    pub fn adviser(table: &Table, ms: u32) -> Self {
        Self::new(table, Mind::Search(Budget::Time(Duration::from_millis(ms.into()))), 0)
    }

    fn new(table: &Table, mind: Mind, seed: u64) -> Self {
        let rules = table.game().rules();
        let (thinking, patience) = match mind {
            Mind::Casual(habits) => (Thinking::Casual(mind, Box::new(Casual::new(rules, habits, seed))), None),
            Mind::Search(budget) => {
                let search = Search::new(rules, Weights::default(), budget, Tuning::default());
                let patience = if let Budget::Time(time) = budget { Some(time) } else { None };
                (Thinking::Search(Box::new(search)), patience)
            }
        };
        Self { mind: thinking, patience, about: None, seed }
    }

    /// For how many milliseconds it should be left to think about a decision; nothing for somebody who is done by
    /// itself.
    pub fn patience(&self) -> Option<u32> {
        self.patience.map(|time| time.as_millis() as u32)
    }

    /// Thinks for a slice: as long as `go_on` says so, which is asked every few milliseconds at least. Gives the number
    /// of a choice once thinking on would change nothing.
    pub fn think(&mut self, table: &Table, go_on: impl FnMut() -> bool) -> Option<u32> {
        let mut go_on = go_on;
        self.turn_to(table);
        let (rules, state) = (table.game().rules(), table.game().state());
        let action = match &mut self.mind {
            Thinking::Casual(_, casual) => casual.think_while(rules, state, &mut go_on)?,
            Thinking::Search(search) => {
                if let Some(action) = search.planned(state) {
                    return number(table, action);
                }
                if !search.think_while(rules, state, |_| go_on()).done {
                    return None;
                }
                search.decide(rules, state)?
            }
        };
        number(table, action)
    }

    /// The choice as far as it has thought, once its time is over. There may be none at all where nothing was thought yet.
    pub fn choice(&mut self, table: &Table) -> Option<u32> {
        self.turn_to(table);
        let (rules, state) = (table.game().rules(), table.game().state());
        let action = match &mut self.mind {
            Thinking::Casual(_, casual) => casual.think_while(rules, state, &mut || true)?,
            Thinking::Search(search) => match search.planned(state) {
                Some(action) => action,
                None => search.decide(rules, state)?,
            },
        };
        number(table, action)
    }

    /// The best few choices as far as it has thought, the one it would take first, and why they are good.
    pub fn advice(&mut self, table: &Table) -> Vec<Advice> {
        self.turn_to(table);
        let (rules, state) = (table.game().rules(), table.game().state());
        let lines = match &mut self.mind {
            Thinking::Casual(mind, _) => suggest(rules, state, *mind, self.seed, LINES),
            Thinking::Search(search) => advise(rules, state, search, LINES),
        };
        let advice = |line: &Line| {
            let value = (line.value * 100.).round() / 100.;
            Some(Advice { index: number(table, line.action)?, value, reason: reason(&line.reason) })
        };
        lines.iter().filter_map(advice).collect()
    }

    /// Turns to the position of a table, if it thought about another.
    fn turn_to(&mut self, table: &Table) {
        let about = Some((table.moves(), table.game().fingerprint()));
        if self.about == about {
            return;
        }
        self.about = about;
        match &mut self.mind {
            Thinking::Casual(_, casual) => casual.start(),
            Thinking::Search(search) => search.start(table.game().state()),
        }
    }
}

/// Why an action is good, as a text.
pub(crate) fn reason(reason: &Reason) -> Text {
    let mut text = Text::new(format!("reason-{}", reason.why.name()));
    if let Some(kind) = reason.feature {
        text = text.with("feature", kind.name());
    }
    if let Some(player) = reason.player {
        text = text.player(player);
    }
    if let Some(n) = reason.n {
        text = text.with("n", n);
    }
    text
}

/// The number of an action among the choices.
fn number(table: &Table, action: Action) -> Option<u32> {
    let action = table.game().state().canonical(table.game().rules(), action);
    table.game().legal_actions().iter().position(|legal| *legal == action).map(|index| index as u32)
}
