//! Cult: shrines, and duels between those who keep them and monks.

mod refusals;

use super::{Expansion, Hooks, OptionSpec, Part, PlacementRule, Shown, ToggleSpec};
use crate::{
    Design, Flaw, Illegal, Log, Placement, Pos, Revision, Rules, StartTile, State,
    board::{SegmentRef, keep},
    lists::clone_in_place,
    setup::Choices,
    tile::Kind,
};
use refusals::TOO_MANY_RIVALS;

pub(super) const PART: Part = Part {
    name: "cult",
    title: "Cult",
    about: "6 tiles with shrines, which compete with monasteries for points",
    tile: "cu-two-roads",
    sets: &["cult"],
    toggles: &[ToggleSpec {
        name: "cult",
        about: "a shrine and a monastery side by side fight a duel; off, shrines are monasteries",
        default: in_play,
        shown: Shown::Shrine,
    }],
    options: &[
        OptionSpec {
            name: "shrine-tile-count",
            about: "how many shrine tiles there are",
            values: &["6", "5"],
            default: "6",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "shrine-self-duel",
            about: "a duel is between different players, or also between own followers",
            values: &["also-own", "others-only"],
            default: "also-own",
            presets: &[("nordic-2010", "others-only")],
            since: Revision::First,
        },
        OptionSpec {
            name: "shrine-ban",
            about: "a shrine or monastery may not touch two rivals, and none of its rivals may either; or only the \
                    tile just placed counts",
            values: &["both-ways", "placed-tile"],
            default: "both-ways",
            presets: &[("nordic-2010", "placed-tile")],
            since: Revision::Second,
        },
    ],
    // CULT-01
    leaves_out: |choices, tile| tile.id == "cu-city-two-roads" && choices.option("shrine-tile-count") == "5",
    open: |choices| {
        let own = choices.option("shrine-self-duel") == "also-own";
        let both_ways = choices.option("shrine-ban") == "both-ways";
        Ok(choices.toggle("cult").then(|| -> Box<dyn Expansion> { Box::new(Cult { own, both_ways }) }))
    },
    ..Part::PLAIN
};

fn in_play(choices: &Choices) -> bool {
    choices.plays("cult")
}

#[derive(Clone, Copy, Debug)]
struct Cult {
    /// `shrine-self-duel`
    own: bool,
    /// `shrine-ban`
    both_ways: bool,
}

/// So many rows and columns of the table are told apart.
const FOLD: usize = u32::BITS as usize;

/// Where the houses of a kind are.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
struct Squares {
    /// As placements that are not turned.
    at: Vec<Placement>,
    /// Where the squares on and around them are, folded to as many rows of as many: what is not there is surely not near.
    near: [u32; FOLD],
}

clone_in_place!(Squares { at, near });

impl Squares {
    fn add(&mut self, at: Pos) {
        self.at.push(Placement::new(at, 0));
        for y in at.y - 1..=at.y + 1 {
            self.near[y as usize % FOLD] |= 0b111_u32.rotate_left((at.x - 1) as u32 % u32::BITS);
        }
    }

    /// Whether some may be on a square or around it.
    #[inline]
    fn maybe(&self, at: Pos) -> bool {
        self.near[at.y as usize % FOLD] >> (at.x as u32 % u32::BITS) & 1 == 1
    }

    /// How many are on a square or around it. Mostly none or one: all are looked at, which is easier to foresee than when
    /// to stop.
    #[inline]
    fn near(&self, at: Placement) -> usize {
        if self.maybe(at.at()) {
            self.at.iter().fold(0, |n, house| n + u32::from(house.is_near(at))) as usize
        } else {
            0
        }
    }
}

/// Where the monasteries and the shrines are.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct CultState {
    monasteries: Squares,
    shrines: Squares,
}

clone_in_place!(CultState { monasteries, shrines });

impl CultState {
    /// CULT-05, CULT-X-04: at most one rival, who has no other.
    fn allow(&self, kind: Kind, at: Placement, both_ways: bool) -> bool {
        let (own, rivals) = self.sides(kind);
        match rivals.near(at) {
            0 => true,
            1 if !both_ways => true,
            1 => rivals.at.iter().any(|rival| rival.is_near(at) && own.near(*rival) == 0),
            _ => false,
        }
    }

    /// Those of a kind, and the others.
    const fn sides(&self, kind: Kind) -> (&Squares, &Squares) {
        match kind {
            Kind::Shrine => (&self.shrines, &self.monasteries),
            _ => (&self.monasteries, &self.shrines),
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.monasteries.at) + size_of_val(&*self.shrines.at)
    }
}

fn houses(state: &State) -> Option<&CultState> {
    state.memory.as_deref().map(|memory| &memory.cult)
}

impl Expansion for Cult {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        hooks.placement.push(PlacementRule {
            // CULT-X-03: an abbey is a monastery.
            concerns: |tile| tile.segments.iter().any(|s| matches!(s.kind, Kind::Monastery | Kind::Shrine)),
            allows: Box::new(move |rules, state, design, placement| it.allows(rules, state, design, placement)),
            keep: Box::new(move |rules, state, design, list| it.keep(rules, state, design, list)),
            surely_fits: |_, _| false,
        });
        hooks.laid(|design| design.house.is_some(), |rules, state, _| Self::laid(rules, state));
        hooks.pays.push(Box::new(move |rules, state, feature, last, log| it.pays(rules, state, feature, last, log)));
    }

    fn opens(&self, rules: &Rules, state: &mut State, _tile: &StartTile) -> Result<bool, Flaw> {
        Self::laid(rules, state);
        Ok(false)
    }
}

impl Cult {
    fn allows(self, rules: &Rules, state: &State, design: Design, placement: Placement) -> Result<(), Illegal> {
        let Some((kind, _)) = rules.designs[design.index()].house else { return Ok(()) };
        let allowed =
            houses(state).is_none_or(|houses| houses.allow(kind, Placement::new(placement.at(), 0), self.both_ways));
        if allowed { Ok(()) } else { Err(TOO_MANY_RIVALS) }
    }

    fn keep(self, rules: &Rules, state: &State, design: Design, list: &mut [Placement]) -> usize {
        let Some(((kind, _), houses)) = rules.designs[design.index()].house.zip(houses(state)) else {
            return list.len();
        };
        let (_, rivals) = houses.sides(kind);
        keep(list, |placement| {
            let at = placement.at();
            !rivals.maybe(at) || houses.allow(kind, Placement::new(at, 0), self.both_ways)
        })
    }

    fn laid(rules: &Rules, state: &mut State) {
        let Some((kind, _)) = state.last_design(rules).house else { return };
        let at = state.last_square();
        let houses = &mut state.memory_mut().cult;
        if kind == Kind::Shrine { &mut houses.shrines } else { &mut houses.monasteries }.add(at);
    }

    /// CULT-06, CULT-X-01, CULT-X-05, CULT-X-06, CULT-X-08: whoever is complete first sends the others home.
    fn pays(self, rules: &Rules, state: &mut State, feature: u16, last: bool, log: &mut Log) {
        // CULT-07
        if last || !state.board.is_complete(feature) {
            return;
        }
        let Some(winner) = state.figures.iter().find(|s| state.board.feature(s.spot) == feature).map(|s| s.spot) else {
            return;
        };
        let kind = state.board.kind(&rules.designs, winner);
        if !matches!(kind, Kind::Monastery | Kind::Shrine) {
            return;
        }
        let at = state.board.tiles[winner.tile()].at;
        let owners = |state: &State, feature: u16| {
            let here = state.figures.iter().filter(|s| s.figure.is_follower());
            let here = here.filter(|s| state.board.feature(s.spot) == feature);
            here.fold(0u8, |set, s| set | 1 << s.owner)
        };
        let keepers = owners(state, feature);
        // There may be several on a table that was set up so.
        for at in at.around() {
            let Some(tile) = state.board.tile_at(at) else { continue };
            let house = rules.designs[state.board.tiles[tile].design as usize].house;
            let Some((_, segment)) = house.filter(|(other, _)| *other != kind) else { continue };
            let house = SegmentRef::new(tile, segment.into());
            let rival = state.board.feature(house);
            let others = owners(state, rival);
            // CULT-04, CULT-X-02: one player alone in both fights nobody, unless the rules say so.
            let duel = others != 0 && (self.own || (keepers | others).count_ones() > 1);
            if duel && !state.board.is_complete(rival) {
                while let Some(index) = state.figures.iter().position(|s| state.board.feature(s.spot) == rival) {
                    state.take_back(rules, index, log);
                }
            }
        }
    }
}
