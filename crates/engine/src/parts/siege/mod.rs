//! Siege: cities under siege pay less, fields at them more, and knights may escape through a monastery.

use super::{Choice, Hook, Moment, Part, Room, Shown, Toggle};
use crate::{
    Action, Flaw, Illegal, Log, Phase, Revision, Rules, StartTile, State,
    board::SegmentRef,
    lists::keeps_room,
    rules,
    score::{CityKind, Scored, Worth},
    setup::Choices,
    sift::find_among,
    state::Standing,
    tile::{Kind, Marks},
};

pub(super) const PART: Part = Part {
    name: "siege",
    title: "Siege",
    about: "tiles with besieged cities, which pay less, and more to farmers; knights escape through monasteries",
    sets: &["siege"],
    toggles: &[Toggle {
        name: "siege",
        about: "besieged cities score 1 a tile and pennant, nothing if unfinished, and twice as much for farmers",
        default: in_play,
        shown: Shown::Marks(Marks::SIEGE),
    }],
    options: &[
        Choice {
            name: "siege-tile-count",
            about: "the tiles of the first printing, of the second, or of both",
            values: &["4", "6", "10"],
            default: "4",
            presets: &[("nordic-2010", "10")],
            since: Revision::First,
        },
        Choice {
            name: "siege-escape",
            about: "a monastery helps that touches any tile of the city, or only one with besiegers; or there is no escape",
            values: &["any-city-tile", "siege-tile-only", "none"],
            default: "any-city-tile",
            presets: &[],
            since: Revision::First,
        },
    ],
    counts: &[],
    // SIEGE-01
    verbs: &[],
    leaves_out: |choices, tile| {
        let other_printing = (tile.group, choices.option("siege-tile-count"));
        matches!(other_printing, (Some("cathars"), "6") | (Some("besiegers"), "4"))
    },
    open: |choices| {
        let escape = match choices.option("siege-escape") {
            "any-city-tile" => Some(Escape::AnyCityTile),
            "siege-tile-only" => Some(Escape::SiegeTile),
            _ => None,
        };
        Ok(choices.toggle("siege").then(|| -> Box<dyn Room> { Box::new(Siege { escape }) }))
    },
};

fn in_play(choices: &Choices) -> bool {
    choices.plays("siege")
}

/// `siege-escape`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Escape {
    AnyCityTile,
    SiegeTile,
}

#[derive(Debug)]
struct Siege {
    escape: Option<Escape>,
}

/// Whether a monastery or the like is on a tile or touches it (SIEGE-06, SIEGE-X-03, CULT-X-07).
fn has_monastery_near(rules: &Rules, state: &State, tile: usize) -> bool {
    state.board.tiles_near(tile).any(|tile| rules.designs[state.board.tiles[tile].design as usize].house.is_some())
}

/// Where the besiegers are: the city segments with their mark.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Sieges {
    segments: Vec<SegmentRef>,
}

keeps_room!(Sieges { segments });

impl Sieges {
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.segments)
    }
}

/// The segments with besiegers.
fn besieged(state: &State) -> &[SegmentRef] {
    state.memory.as_deref().map_or(&[], |memory| &memory.siege.segments)
}

fn is_besieged(state: &State, city: SegmentRef) -> bool {
    let feature = state.board.feature(city);
    besieged(state).iter().any(|segment| state.board.feature(*segment) == feature)
}

impl Siege {
    /// Whether there is a way out of a besieged city.
    fn has_way_out(rules: &Rules, state: &State, escape: Escape, city: SegmentRef) -> bool {
        let near = |s: SegmentRef| has_monastery_near(rules, state, s.tile());
        match escape {
            Escape::AnyCityTile => state.board.ring(city).any(near),
            Escape::SiegeTile => {
                let feature = state.board.feature(city);
                besieged(state).iter().any(|s| state.board.feature(*s) == feature && near(*s))
            }
        }
    }

    /// The own followers that may leave a besieged city now, until one pleases.
    fn find_escape(&self, rules: &Rules, state: &State, mut pleases: impl FnMut(Action) -> bool) -> bool {
        let Some(escape) = self.escape else { return false };
        if !besieged(state).iter().fold(false, |any, city| any | (state.board.who(*city) >> state.player & 1 == 1)) {
            return false;
        }
        let own = |s: &Standing| (s.owner == state.player) & s.figure.is_follower();
        find_among(&state.figures, own, |follower| {
            is_besieged(state, follower.spot)
                && !state.is_spared(rules, *follower)
                && Self::has_way_out(rules, state, escape, follower.spot)
                && pleases(Action::Recall(follower.figure, state.spot(follower.spot)))
        })
    }
}

impl Room for Siege {
    fn hooks(&self) -> Vec<Hook> {
        vec![Hook::Laid, Hook::Worth, Hook::City]
    }

    fn moments(&self) -> &'static [Moment] {
        if self.escape.is_some() { &[Moment::Escape] } else { &[] }
    }

    fn decisions(&self) -> &'static [Phase] {
        &[Phase::Escape]
    }

    fn opens(&self, rules: &Rules, state: &mut State, _tile: &StartTile) -> Result<bool, Flaw> {
        self.laid(rules, state, &mut Log::off());
        Ok(false)
    }

    fn minds(&self, design: &rules::Design) -> bool {
        design.besieged != 0
    }

    fn laid(&self, rules: &Rules, state: &mut State, _log: &mut Log) {
        let design = state.last_design(rules);
        let tile = state.board.tiles.len() - 1;
        let mut cities = design.besieged;
        while cities != 0 {
            let segment = SegmentRef::new(tile, cities.trailing_zeros() as usize);
            cities &= cities - 1;
            state.memory_mut().siege.segments.push(segment);
        }
    }

    /// SIEGE-02, SIEGE-03, SIEGE-04, SIEGE-X-01, SIEGE-X-07
    fn worth(&self, scored: &Scored, worth: &mut Worth) {
        if scored.kind == Kind::City && scored.marks.sieges() > 0 {
            let each = match (scored.complete, scored.marks.cathedrals() > 0) {
                (true, true) => 2,
                (true, false) => 1,
                (false, _) => 0,
            };
            *worth = Worth { tile: each, pennant: each };
        }
    }

    /// SIEGE-05, SIEGE-X-06
    fn city(&self, _rules: &Rules, state: &State, city: SegmentRef) -> Option<CityKind> {
        is_besieged(state, city).then_some(CityKind::Besieged)
    }

    /// SIEGE-06, SIEGE-X-02, SIEGE-X-05: the last act of each part of a turn.
    fn moment(&self, rules: &Rules, state: &mut State, _moment: Moment, _log: &mut Log) -> bool {
        if state.phase == Phase::Escape {
            // The decision was just taken.
            state.phase = Phase::PlaceFigure;
            return false;
        }
        if !self.find_escape(rules, state, |_| true) {
            return false;
        }
        state.phase = Phase::Escape;
        state.decider = state.player;
        true
    }

    fn list(&self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        self.find_escape(rules, state, |escape| {
            if !actions.contains(&escape) {
                actions.push(escape);
            }
            false
        });
        actions.push(Action::Pass);
    }

    fn decide(&self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        if let Action::Recall(figure, spot) = action {
            let found = state.find_figure(state.player(), figure, spot).expect("the follower is there");
            state.take_back(rules, found, log);
        }
    }

    fn refuse(&self, _rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        match action {
            Action::Recall(figure, _) if state.phase == Phase::Escape => Some(Illegal::Stays(figure)),
            _ => None,
        }
    }
}
