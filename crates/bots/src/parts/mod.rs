//! What the parts of the game mean to players.
//!
//! Each part has a file here, and says in a [`Part`] what it is worth, which decisions it brings, and how to call reasons
//! for them. The rest of the crate asks [`PARTS`], or what those in play have opened ([`Worth`]), and knows none of them. To
//! add a part, write its file and list it.
//!
//! Prices are in points, most of them at the beginning of the game. They were found by thought and then by matches of the
//! careful player against itself with one of them changed (docs/opponents.md). Most of them are flat around their best: half
//! or double does little harm. Where that is not so the price says it.

mod abbey_mayor;
mod abbot;
mod bridges_castles_bazaars;
mod count;
mod cult;
mod inns_cathedrals;
mod king_robber;
mod princess_dragon;
mod siege;
mod tower;
mod traders_builders;

use std::fmt::Debug;

use aude_engine::{Action, Event, Figure, Phase, Pos, Rules, State, Surveyed};

use crate::{
    Careful, Outlook, Values,
    reason::{Candidate, Reasons},
};
pub(crate) use bridges_castles_bazaars::Appraisal;

/// All parts that have something to say. What they are worth is added up in this order.
pub(crate) const PARTS: &[&Part] = &[
    &abbot::PART,
    &inns_cathedrals::PART,
    &traders_builders::PART,
    &king_robber::PART,
    &bridges_castles_bazaars::PART,
    &count::PART,
    &cult::PART,
    &princess_dragon::PART,
    &tower::PART,
    &abbey_mayor::PART,
    &siege::PART,
];

/// How much of the price of a figure remains once it stands somewhere, times the chance that it comes home.
pub(crate) const STANDS: f32 = 0.8;
/// One more tile to place.
pub(crate) const TURN: f32 = 2.5;
/// How much counts of what only the end of the game will pay.
const REWARDS: f32 = 1.2;

/// What a part means to players.
pub(crate) struct Part {
    /// What it is worth in a game; nothing where the game does not have it.
    pub(crate) open: fn(&Rules) -> Option<Box<dyn Worth>>,
    /// Its figures and tokens.
    pub(crate) figures: &'static [FigureWorth],
    /// How many cities a city counts for at a field.
    pub(crate) feeds: Option<fn(&Surveyed) -> f32>,
    /// Its decisions that follow on others at once, and are thought through with them.
    pub(crate) follow: &'static [Phase],
    /// Its decisions that come before a tile is placed.
    pub(crate) before_tile: &'static [Phase],
    /// Decisions for which it rates all actions itself.
    pub(crate) rate: Option<(&'static [Phase], Rate)>,
    /// How its actions depend on the tile.
    pub(crate) timing: Option<fn(Action) -> Timing>,
    /// What an action is worth beside the position it leads to, which is the second one.
    pub(crate) bonus: fn(&State, Action, &State) -> f32,
    /// Whether it matters at once where a figure is put on the tile placed last.
    pub(crate) unsettled: fn(&Rules, &State) -> bool,
    /// How many figures stand elsewhere than on tiles.
    pub(crate) others: fn(&State) -> usize,
    /// The names of its reasons.
    pub(crate) reasons: &'static [&'static str],
    /// Why something that happened is good.
    pub(crate) happened: fn(&Reasons, &Event) -> Option<Candidate>,
    /// Why something is good that was done besides placing a tile, with the position after it.
    pub(crate) done: fn(&Reasons, &State, Action) -> Option<Candidate>,
    /// What the yardstick takes off for a player.
    pub(crate) yardstick: fn(&State, usize) -> f64,
}

/// Rates all actions of a decision.
type Rate = fn(&mut Careful, &Rules, &State, &[Action], &mut dyn FnMut(Action, &Values));

/// A part that means nothing.
const NOTHING: Part = Part {
    open: |_| None,
    figures: &[],
    feeds: None,
    follow: &[],
    before_tile: &[],
    rate: None,
    timing: None,
    bonus: |_, _, _| 0.0,
    unsettled: |_, _| false,
    others: |_| 0,
    reasons: &[],
    happened: |_, _| None,
    done: |_, _, _| None,
    yardstick: |_, _| 0.0,
};

/// What a part is worth in a game.
pub(crate) trait Worth: Debug + Send + Sync {
    /// Whether completing something does nothing but score it, as far as this part is concerned.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Looks at features that [`Worth::add`] needs beyond those that somebody holds.
    fn look(&self, _look: &mut Outlook, _rules: &Rules, _state: &State) {}

    /// Adds what it is worth in the position looked at last.
    fn add(&self, _look: &Outlook, _rules: &Rules, _state: &State, _values: &mut Values) {}

    /// Adds what may become of figures on the table, after everything else.
    fn add_fates(&self, _look: &Outlook, _rules: &Rules, _state: &State, _values: &mut Values) {}

    /// What a player's new figure on a square risks, if it is worth so much more there than in the supply.
    fn danger_at(&self, _: &Outlook, _: &Rules, _: &State, _player: usize, _at: Pos, _worth: f32) -> f32 {
        0.0
    }
}

/// Marks on tiles, which the worth of features includes.
#[derive(Debug)]
struct Marks;

impl Worth for Marks {}

impl Marks {
    fn open(rules: &Rules, toggles: &[&str]) -> Option<Box<dyn Worth>> {
        toggles.iter().any(|name| rules.choices().toggle(name)).then(|| -> Box<dyn Worth> { Box::new(Self) })
    }
}

/// What a figure or token is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FigureWorth {
    figure: Figure,
    /// In the supply, beyond what a follower is worth for those that serve as one.
    pub(crate) price: f32,
    pub(crate) fades: Fades,
    /// Whether it serves as a follower in every way.
    pub(crate) ordinary: bool,
    /// Whether nothing takes it from the board.
    pub(crate) safe: bool,
    /// What it counts on a feature, where that is not the same everywhere.
    pub(crate) strength: Option<fn(&Surveyed) -> u32>,
    /// What it is worth where it stands, beyond an ordinary follower there.
    pub(crate) stands: fn(&Outlook, &State, Stands) -> f32,
}

/// How a price sinks towards the end.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fades {
    /// When the end is near.
    Late,
    /// With the tiles, since it is for the whole game.
    Slowly,
    /// With the last third of an ordinary game.
    AtLast,
}

/// A figure on a feature.
#[derive(Clone, Copy)]
pub(crate) struct Stands {
    /// The number of the feature.
    pub(crate) feature: usize,
    /// The chance that it is completed.
    pub(crate) chance: f32,
    /// The price of the figure in the supply.
    pub(crate) price: f32,
}

impl FigureWorth {
    const fn new(figure: Figure) -> Self {
        Self {
            figure,
            price: 0.0,
            fades: Fades::Late,
            ordinary: matches!(figure, Figure::Follower),
            safe: false,
            strength: None,
            stands: |_, _, stands| STANDS * stands.chance * stands.price,
        }
    }

    /// What a figure is worth.
    pub(crate) fn of(figure: Figure) -> Self {
        let found = PARTS.iter().flat_map(|part| part.figures).find(|worth| worth.figure == figure);
        found.copied().unwrap_or(Self::new(figure))
    }
}

/// How an action instead of a figure depends on the tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Timing {
    /// It matters where the tile was placed.
    Here,
    /// It is as good wherever the tile was placed.
    Anywhere,
    /// The same decision comes again after it.
    Again,
    /// The same, and it changes nothing about the rest of the turn.
    Alone,
}

/// How an action depends on the tile.
pub(crate) fn timing(action: Action) -> Timing {
    PARTS.iter().filter_map(|part| part.timing).map(|timing| timing(action)).max().unwrap_or(Timing::Here)
}

/// Whether a decision of a part follows on others at once.
pub(crate) fn follows(phase: Phase) -> bool {
    PARTS.iter().any(|part| part.follow.contains(&phase))
}

/// Whether a decision of a part comes before a tile is placed.
pub(crate) fn is_before_tile(phase: Phase) -> bool {
    PARTS.iter().any(|part| part.before_tile.contains(&phase))
}

/// What rates the actions of a decision, if a part does.
pub(crate) fn rate(phase: Phase) -> Option<Rate> {
    PARTS.iter().filter_map(|part| part.rate).find(|(phases, _)| phases.contains(&phase)).map(|(_, rate)| rate)
}

/// What an action is worth beside the position it leads to.
pub(crate) fn bonus(state: &State, action: Action, next: &State) -> f32 {
    PARTS.iter().map(|part| (part.bonus)(state, action, next)).sum()
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;
    use crate::Why;

    #[test]
    fn names_are_unique() {
        let mut names: Vec<_> = Why::all().into_iter().map(Why::name).collect();
        names.sort_unstable();
        assert!(names.len() > 16 && names.windows(2).all(|two| two[0] != two[1]), "{names:?}");
        for figure in Figure::ALL {
            let n = PARTS.iter().flat_map(|part| part.figures).filter(|worth| worth.figure == figure).count();
            assert_eq!(n, usize::from(figure != Figure::Follower), "{figure}");
        }
    }

    /// The rest of the crate knows one figure, and no decision or action of a part.
    #[test]
    fn the_rest_names_no_part() {
        fn files(folder: &Path, found: &mut Vec<(String, String)>) {
            for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if entry.is_file() {
                    let text = fs::read_to_string(&entry).unwrap();
                    found.push((entry.display().to_string(), text.split("#[cfg(test)]").next().unwrap().into()));
                } else if !entry.ends_with("parts") {
                    files(&entry, found);
                }
            }
        }
        let mut found = Vec::new();
        files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
        found.retain(|(file, _)| !file.contains("tests"));
        assert!(found.len() > 20);
        let core = [
            ("Figure", &["Follower", "ALL", "COUNT"][..]),
            ("Phase", &["Draw", "PlaceTile", "PlaceFigure", "Over"]),
            ("Action", &["Draw", "PlaceTile", "Place", "Pass"]),
        ];
        for (file, text) in found {
            for (of, known) in core {
                for (at, found) in text.match_indices(&format!("{of}::")) {
                    let name = text[at + found.len()..].split(|c: char| !c.is_alphanumeric()).next().unwrap();
                    let other = text[..at].ends_with(char::is_alphanumeric);
                    assert!(other || known.contains(&name), "{file}: {of}::{name}");
                }
            }
        }
    }
}
