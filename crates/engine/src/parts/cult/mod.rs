//! Cult: shrines, and duels between those who keep them and monks.

use super::{Choice, Hook, Part, Room, Shown, Toggle};
use crate::{
    Design, Illegal, Log, Placement, Placements, Pos, Rules, State,
    board::SegmentRef,
    setup::Choices,
    tile::{Kind, Tile},
};

pub(super) const PART: Part = Part {
    name: "cult",
    title: "Cult",
    about: "6 tiles with shrines, which are monasteries that fight others for their points",
    sets: &["cult"],
    toggles: &[Toggle {
        name: "cult",
        about: "a shrine and a monastery side by side fight a duel; off, shrines are monasteries",
        default: in_play,
        shown: Shown::Shrine,
    }],
    options: &[
        Choice {
            name: "shrine-tile-count",
            about: "how many shrine tiles there are",
            values: &["6", "5"],
            default: "6",
            presets: &[],
        },
        Choice {
            name: "shrine-self-duel",
            about: "a duel is between different players, or also between own followers",
            values: &["also-own", "others-only"],
            default: "also-own",
            presets: &[("nordic-2010", "others-only")],
        },
    ],
    counts: &[],
    // CULT-01
    leaves_out: |choices, tile| tile.id == "cu-city-two-roads" && choices.option("shrine-tile-count") == "5",
    open: |choices| {
        let own = choices.option("shrine-self-duel") == "also-own";
        Ok(choices.toggle("cult").then(|| -> Box<dyn Room> { Box::new(Cult { own }) }))
    },
};

fn in_play(choices: &Choices) -> bool {
    choices.plays("cult")
}

#[derive(Debug)]
struct Cult {
    /// `shrine-self-duel`
    own: bool,
}

/// The houses of the other kind around a square, by tile: the first, and whether there are more.
fn rivals(rules: &Rules, state: &State, at: Pos, kind: Kind) -> (Option<usize>, bool) {
    let mut first = None;
    for y in at.y - 1..=at.y + 1 {
        for x in at.x - 1..=at.x + 1 {
            let Some(tile) = state.board.tile_at(Pos::new(x, y)) else { continue };
            let house = rules.designs[state.board.tiles[tile].design as usize].house;
            if (x, y) != (at.x, at.y) && house.is_some_and(|(other, _)| other != kind) {
                if first.is_some() {
                    return (first, true);
                }
                first = Some(tile);
            }
        }
    }
    (first, false)
}

impl Room for Cult {
    fn hooks(&self) -> &'static [Hook] {
        &[Hook::Pays]
    }

    fn rules_over(&self, tile: &Tile) -> bool {
        // CULT-X-03: an abbey is a monastery.
        tile.segments.iter().any(|s| matches!(s.kind, Kind::Monastery | Kind::Shrine))
    }

    /// CULT-05, CULT-X-04
    fn allows(&self, rules: &Rules, state: &State, design: Design, placement: Placement) -> Result<(), Illegal> {
        let at = placement.at();
        let Some((kind, _)) = rules.designs[design.index()].house else { return Ok(()) };
        let (Some(rival), several) = rivals(rules, state, at, kind) else { return Ok(()) };
        let theirs = if kind == Kind::Shrine { Kind::Monastery } else { Kind::Shrine };
        let other = state.board.tiles[rival].at;
        if several || rivals(rules, state, other, theirs).0.is_some() {
            return Err(Illegal::TooManyRivals);
        }
        Ok(())
    }

    /// Most squares are far from any house of the other kind.
    fn keep(&self, rules: &Rules, state: &State, design: Design, list: &mut Placements) {
        let Some((kind, _)) = rules.designs[design.index()].house else { return };
        let rival = |number: u8| rules.designs[number as usize].house.is_some_and(|(other, _)| other != kind);
        let rivals: Vec<Pos> = state.board.tiles.iter().filter(|t| rival(t.design)).map(|t| t.at).collect();
        if !rivals.is_empty() {
            let near = |placement: Placement| rivals.iter().any(|at| at.is_near(placement.at()));
            list.retain(|placement| !near(placement) || self.allows(rules, state, design, placement).is_ok());
        }
    }

    /// CULT-06, CULT-X-01, CULT-X-05, CULT-X-06, CULT-X-08: whoever is complete first sends the others home.
    fn pays(&self, rules: &Rules, state: &mut State, feature: u16, last: bool, log: &mut Log) {
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
        let houses: Vec<SegmentRef> = at
            .around()
            .filter_map(|at| state.board.tile_at(at))
            .filter_map(|tile| Some((tile, rules.designs[state.board.tiles[tile].design as usize].house?)))
            .filter(|(_, (other, _))| *other != kind)
            .map(|(tile, (_, segment))| SegmentRef::new(tile, segment.into()))
            .collect();
        for house in houses {
            let rival = state.board.feature(house);
            let others = owners(state, rival);
            // One player alone in both fights nobody, unless the rules say so.
            let duel = others != 0 && (self.own || (keepers | others).count_ones() > 1);
            if duel && !state.board.is_complete(rival) {
                while let Some(index) = state.figures.iter().position(|s| state.board.feature(s.spot) == rival) {
                    state.take_back(rules, index, log);
                }
            }
        }
    }
}
