//! Siege: cities under siege pay less, fields at them more, and knights may escape through a monastery.

use super::{About, Expansion, Hooks, OptionSpec, Part, Shown, ToggleSpec, TurnStep};
use crate::{
    Action, Flaw, Illegal, Log, Phase, Revision, Rules, StartTile, State,
    board::SegmentRef,
    branchless::find_among,
    lists::clone_in_place,
    score::{CityKind, Scored, Worth},
    setup::Choices,
    state::Standing,
    tile::{Kind, Marks},
};

pub(super) const PART: Part = Part {
    name: "siege",
    title: "Siege",
    about: "tiles with besieged cities, worth less to knights and more to farmers; knights escape through monasteries",
    tile: "si-corner-bend",
    sections: &[(About::Phase(Phase::Escape), 3)],
    sets: &["siege"],
    // SIEGE-07
    toggles: &[ToggleSpec {
        name: "siege",
        about: "besieged cities score 1 a tile and pennant, nothing if unfinished, and twice as much for farmers",
        default: in_play,
        shown: Shown::Marks(Marks::SIEGE),
    }],
    options: &[
        OptionSpec {
            name: "siege-tile-count",
            about: "the tiles of the first printing, of the second, or of both",
            values: &["4", "6", "10"],
            default: "4",
            presets: &[("nordic-2010", "10")],
            since: Revision::First,
        },
        OptionSpec {
            name: "siege-escape",
            about: "a monastery helps that touches any tile of the city, or only one with besiegers; or there is no escape",
            values: &["any-city-tile", "siege-tile-only", "none"],
            default: "any-city-tile",
            presets: &[],
            since: Revision::First,
        },
    ],
    // SIEGE-01
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
        Ok(choices.toggle("siege").then(|| -> Box<dyn Expansion> { Box::new(Siege { escape }) }))
    },
    ..Part::PLAIN
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

#[derive(Clone, Copy, Debug)]
struct Siege {
    escape: Option<Escape>,
}

/// Whether a monastery or the like is on a tile or touches it (SIEGE-06, SIEGE-X-03, CULT-X-07, COMBO-17).
fn has_monastery_near(rules: &Rules, state: &State, tile: usize) -> bool {
    state.board.tiles_near(tile).any(|tile| rules.designs[state.board.tiles[tile].design as usize].house.is_some())
}

/// Where the besiegers are: the city segments with their mark.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct SiegeState {
    segments: Vec<SegmentRef>,
}

clone_in_place!(SiegeState { segments });

impl SiegeState {
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

    /// Shows the own followers that may leave a besieged city now until the function answers yes (SIEGE-X-04).
    fn find_escape(escape: Escape, rules: &Rules, state: &State, mut found: impl FnMut(Action) -> bool) -> bool {
        if !besieged(state).iter().fold(false, |any, city| any | (state.board.who(*city) >> state.player & 1 == 1)) {
            return false;
        }
        let own = |s: &Standing| (s.owner == state.player) & s.figure.is_follower();
        find_among(&state.figures, own, |follower| {
            is_besieged(state, follower.spot)
                && !state.is_spared(rules, *follower)
                && Self::has_way_out(rules, state, escape, follower.spot)
                && found(Action::Recall(follower.figure, state.spot(follower.spot)))
        })
    }
}

impl Expansion for Siege {
    fn hooks(&self, hooks: &mut Hooks) {
        hooks.laid(|design| design.besieged != 0, |rules, state, _| Self::laid(rules, state));
        hooks.worth.push(Box::new(Self::worth));
        // SIEGE-05, SIEGE-X-06
        hooks.city.push(Box::new(|state, city| is_besieged(state, city).then_some(CityKind::Besieged)));
        if let Some(escape) = self.escape {
            hooks.step(TurnStep::Escape, move |rules, state, _| Self::ask(escape, rules, state));
            let list = move |rules: &_, state: &_, actions: &mut _| Self::list(escape, rules, state, actions);
            hooks.decision(Phase::Escape, list, Self::escape);
        }
    }

    fn opens(&self, rules: &Rules, state: &mut State, _tile: &StartTile) -> Result<bool, Flaw> {
        Self::laid(rules, state);
        Ok(false)
    }

    fn refuse(&self, _rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        match action {
            Action::Recall(figure, _) if state.phase == Phase::Escape => Some(Illegal::Stays(figure)),
            _ => None,
        }
    }
}

impl Siege {
    fn laid(rules: &Rules, state: &mut State) {
        let design = state.last_design(rules);
        let tile = state.board.tiles.len() - 1;
        let mut cities = design.besieged;
        while cities != 0 {
            let segment = SegmentRef::new(tile, cities.trailing_zeros() as usize);
            cities &= cities - 1;
            state.memory_mut().siege.segments.push(segment);
        }
    }

    /// SIEGE-02, SIEGE-03, SIEGE-04, SIEGE-X-01, SIEGE-X-07, COMBO-01
    fn worth(scored: &Scored, worth: &mut Worth) {
        if scored.kind == Kind::City && scored.marks.sieges() > 0 {
            let each = match (scored.complete, scored.marks.cathedrals() > 0) {
                (true, true) => 2,
                (true, false) => 1,
                (false, _) => 0,
            };
            *worth = Worth { tile: each, pennant: each };
        }
    }

    /// SIEGE-06, SIEGE-X-02, SIEGE-X-05: the last act of each part of a turn.
    fn ask(escape: Escape, rules: &Rules, state: &mut State) -> bool {
        if state.phase == Phase::Escape {
            // The decision was just taken.
            state.phase = Phase::PlaceFigure;
            return false;
        }
        if !Self::find_escape(escape, rules, state, |_| true) {
            return false;
        }
        state.phase = Phase::Escape;
        state.decider = state.player;
        true
    }

    fn list(escape: Escape, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        Self::find_escape(escape, rules, state, |escape| {
            if !actions.contains(&escape) {
                actions.push(escape);
            }
            false
        });
        actions.push(Action::Pass);
    }

    /// COMBO-X-07
    fn escape(rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        if let Action::Recall(figure, spot) = action {
            let found = state.find_figure(state.player(), figure, spot).expect("the follower is there");
            state.take_back(rules, found, log);
        }
    }
}
