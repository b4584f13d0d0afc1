//! The rivers: source first, lake last, and never a river that cannot be finished. What their tiles complete is scored like
//! anything else (RIVER-X-12).

mod course;
mod refusals;

use refusals::{RIVER_IN_HAND, RIVER_STUCK, TWO_RIVERS};
use std::sync::{Arc, OnceLock};

use super::{About, Expansion, Hooks, OptionSpec, Part, PlacementRule, Shown, ToggleSpec};
use crate::{
    Datum, Design, FactSpec, Flaw, Illegal, Placement, Revision, Rules, SetupError, State,
    board::keep,
    rules,
    scenario::{CheckSpec, Entry},
    score::Farm,
    tile::{Edge, Marks},
};

pub(super) const PART: Part = Part {
    name: "river",
    title: "The River",
    about: "12 tiles placed first, from the source to the lake, or with two arms, a pig herd and a volcano",
    tile: "r1-monastery",
    sections: &[(About::Tiles, 2)],
    sets: &["river-1", "river-1-gardens", "river-2", "river-2-gardens"],
    toggles: &[
        // RIVER1-03
        ToggleSpec {
            name: "river-1",
            about: "the river of the 2016 box; off, its tiles are left out",
            default: |choices| choices.plays("river-1"),
            shown: Shown::Set,
        },
        ToggleSpec {
            name: "river-2",
            about: "the river with two arms; off, its tiles are left out",
            default: |choices| choices.plays("river-2"),
            shown: Shown::Set,
        },
        ToggleSpec {
            name: "pig-herd",
            about: "cities at a field with a pig herd are worth 1 more to its farmers",
            default: |choices| choices.toggle("river-2"),
            shown: Shown::Marks(Marks::HERD),
        },
    ],
    options: &[
        OptionSpec {
            name: "river-start-tile",
            about: "the start tile is not needed with a river: it is removed, or shuffled in",
            values: &["removed", "shuffled-in"],
            default: "removed",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "pig-herd-stacking",
            about: "a pig and a pig herd in the same field add 2 in all, or 1",
            values: &["stack", "no-stack"],
            default: "stack",
            presets: &[("nordic-2010", "no-stack")],
            since: Revision::First,
        },
    ],
    facts: &[FactSpec::new(1, "river", |rules, state| {
        let choices = rules.choices();
        let left = || Datum::Number(state.river_left(rules) as i64);
        (choices.toggle("river-1") || choices.toggle("river-2")).then(left)
    })],
    checks: &[CheckSpec::new("river", |scene| vec![Entry::new(scene.state.river_left(scene.rules))])],
    open: |choices| {
        let sets: Vec<_> = choices.sets_in_play().filter(|(name, _)| name.starts_with("river-")).collect();
        if let [_, (name, _), ..] = sets.as_slice() {
            return Err(SetupError::new(format!("parts.{name}"), TWO_RIVERS));
        }
        for name in ["river-1", "river-2"] {
            if choices.toggle(name) && !choices.plays(name) {
                return Err(SetupError::new(format!("toggles.{name}"), Flaw::NeedsTiles));
            }
        }
        if !sets.is_empty() && choices.option("tiles-in-hand") != "0" {
            return Err(SetupError::new("options.tiles-in-hand", RIVER_IN_HAND));
        }
        let herd = choices.toggle("pig-herd");
        let stacks = choices.option("pig-herd-stacking") == "stack";
        let needed = !sets.is_empty() || herd;
        let second = choices.is_second();
        Ok(needed.then(|| -> Box<dyn Expansion> { Box::new(River { herd, stacks, second, sources: Arc::default() }) }))
    },
    ..Part::PLAIN
};

/// The stage in which the source is drawn.
const SOURCE: u8 = 0;

#[derive(Clone, Debug)]
struct River {
    herd: bool,
    stacks: bool,
    /// Whether whoever lays the source goes on, by the second revision of the rules.
    second: bool,
    /// Where the source fits beside the tiles that a game begins with, and whether it may go there: the same in every game.
    sources: Arc<OnceLock<Vec<(Placement, bool)>>>,
}

impl River {
    /// Whether a tile that is no abbey may be placed. Bridges make places that are not known beforehand.
    fn judge(&self, rules: &Rules, state: &State, design: Design, placement: Placement) -> Result<(), Illegal> {
        if rules.looks_ahead
            && !rules.river_alone
            && rules.is_source(design)
            && state.board.tiles.len() == rules.first().board.tiles.len()
        {
            let sources = self.sources.get_or_init(|| course::sources(rules, design));
            if let Ok(i) = sources.binary_search_by_key(&placement, |source| source.0) {
                return if sources[i].1 { Ok(()) } else { Err(RIVER_STUCK) };
            }
        }
        course::allows(rules, state, design, placement)
    }

    fn allows(&self, rules: &Rules, state: &State, design: Design, placement: Placement) -> Result<(), Illegal> {
        if rules.tile(design).held {
            return if course::spares(rules, state, placement.at()) { Ok(()) } else { Err(RIVER_STUCK) };
        }
        self.judge(rules, state, design, placement)
    }

    fn keep(&self, rules: &Rules, state: &State, design: Design, list: &mut [Placement]) -> usize {
        if rules.tile(design).held || rules.is_source(design) {
            keep(list, |placement| self.allows(rules, state, design, placement).is_ok())
        } else {
            course::keep(rules, state, design, list)
        }
    }

    /// RIVER2-08, RIVER2-09, RIVER-X-11
    fn farm(&self, rules: &Rules, state: &State, farm: &mut Farm) {
        farm.bonus += i32::from(farm.fields.iter().any(|field| state.measure(rules, *field).1.herds() > 0));
        if !self.stacks {
            farm.most = 1;
        }
    }
}

impl Expansion for River {
    fn hooks(&self, hooks: &mut Hooks) {
        let (one, two) = (self.clone(), self.clone());
        hooks.placement.push(PlacementRule {
            // An abbey may not fill the square that the river needs.
            concerns: |tile| tile.edges.contains(&Edge::River) || tile.held,
            allows: Box::new(move |rules, state, design, placement| one.allows(rules, state, design, placement)),
            keep: Box::new(move |rules, state, design, list| two.keep(rules, state, design, list)),
            surely_fits: course::is_open,
        });
        hooks.roads.push(Box::new(course::bears));
        // RIVER2-07, COMBO-18: whoever places the volcano of the river places an ordinary tile as well. RIVER2-02, COUNT-X-12:
        // where the source does not lie there at first, whoever begins places it and the next tile.
        let watches: fn(&rules::Design) -> bool = if self.second {
            |design| design.mouths != 0 && (design.volcano || design.stage == SOURCE)
        } else {
            |design| design.mouths != 0 && design.volcano
        };
        hooks.laid(watches, |_, state, _| state.again = true);
        if self.herd {
            let it = self.clone();
            hooks.farm.push(Box::new(move |rules, state, farm| it.farm(rules, state, farm)));
        }
    }
}

impl State {
    /// How many tiles of a river are still to be drawn.
    pub fn river_left(&self, rules: &Rules) -> usize {
        rules.river.iter().map(|design| self.in_bag(*design)).sum()
    }
}
