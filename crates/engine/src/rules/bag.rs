//! Which tiles a game has, which lie on the table first, and when each is drawn.

use std::collections::BTreeMap;

use super::{Design, design::Counts, resolve::Result};
use crate::{
    Flaw, Pos, Setup, SetupError,
    action::Design as DesignNo,
    parts::{self, Shown},
    setup::{Choices, StartTile},
    tile,
};

/// The designs in play and how many tiles there are of each.
pub(super) fn fill_bag(setup: &Setup, choices: &Choices) -> (Vec<Design>, Vec<u8>) {
    let counts = Counts {
        ignored: choices.off().map(|t| t.shown).collect(),
        farmers: choices.option("farmers") == "on",
        tunnels_part_fields: choices.option("tunnel-field") == "split",
        volcano_bars_all: choices.option("volcano-tile-figures") == "no-figure",
        volcanoes_open: choices.is_second(),
        castles_anywhere: choices.option("castle-city") == "two-tiles",
        bridges: choices.count("bridge") > 0,
        dragon_around: choices.option("count-dragon") == "around",
    };
    // COMBO-X-08: what somebody switched off, not what is missing because its part is.
    let remove = choices.option("disabled-element-tiles") == "remove-tiles";
    let removed: Vec<Shown> = choices
        .off()
        .filter(|t| matches!(t.shown, Shown::Needed(_)) || (remove && setup.toggles.get(t.name) == Some(&false)))
        .map(|t| t.shown)
        .collect();
    let mut designs: Vec<Design> = Vec::new();
    let mut bag: Vec<u8> = Vec::new();
    for (name, copies) in choices.sets_in_play() {
        let set = tile::set(name).expect("the parts in play have tiles");
        for (tile, n) in set.tiles {
            // A set that is laid in order needs all of its tiles (RIVER-X-10).
            let useless = set.last.is_none() && removed.iter().any(|shown| shown.is_on(tile));
            if tile.held || useless || parts::parts().any(|part| (part.leaves_out)(choices, tile)) {
                continue;
            }
            let number = designs.iter().position(|d| d.tile.id == tile.id).unwrap_or_else(|| {
                designs.push(Design::new(tile, &counts));
                bag.push(0);
                designs.len() - 1
            });
            bag[number] += n * *copies as u8;
        }
    }
    // Abbeys come out of the players' supply.
    if choices.count("abbey") > 0 && !designs.is_empty() {
        designs.extend(tile::TILES.iter().find(|t| t.held).map(|tile| Design::new(tile, &counts)));
        bag.push(0);
    }
    (designs, bag)
}

/// The sets in play.
fn sets(choices: &Choices) -> impl Iterator<Item = &'static tile::Set> {
    choices.sets_in_play().filter_map(|(name, _)| tile::set(name))
}

/// The set that opens the game: one with an order of its own, a river, before any other.
fn opening_set(choices: &Choices) -> Option<&'static tile::Set> {
    let ordered = sets(choices).find(|set| set.last.is_some());
    ordered.or_else(|| sets(choices).find(|set| set.start.is_some()))
}

/// Whether there is one copy of the river. With several the tiles that fit nowhere are simply removed.
pub(super) fn has_one_river(choices: &Choices) -> bool {
    let river = opening_set(choices).map(|set| set.id);
    choices.parts.iter().any(|(name, copies)| Some(*name) == river && *copies == 1)
}

/// Gives every design its stage: the start of an ordered set, what follows it, its other tiles, its last tile, and
/// everything else (RIVER1-02, RIVER2-01, RIVER2-02, RIVER2-03, RIVER-X-01). Returns the last of these stages. Tiles
/// that can be needed once only are taken out of the bag but for one.
pub(super) fn set_stages(designs: &mut [Design], bag: &mut [u8], choices: &Choices) -> u8 {
    const ORDINARY: u8 = 4;
    let Some(set) = opening_set(choices).filter(|set| set.last.is_some()) else { return 0 };
    for (design, n) in designs.iter_mut().zip(&mut *bag) {
        let id = Some(design.tile.id);
        let belongs = set.tiles.iter().any(|(t, _)| Some(t.id) == id);
        design.stage = match id {
            _ if !belongs => ORDINARY,
            _ if id == set.start => 0,
            _ if id == set.second => 1,
            _ if id == set.last => ORDINARY - 1,
            _ => 2,
        };
        if id == set.start || id == set.last {
            *n = (*n).min(1);
        }
    }
    // RIVER-X-02: the start tile of the other sets is not needed.
    let unused = sets(choices).filter(|s| s.last.is_none()).find_map(|s| s.start);
    if choices.option("river-start-tile") == "removed"
        && let Some(found) = designs.iter().position(|d| Some(d.tile.id) == unused)
    {
        bag[found] = bag[found].saturating_sub(1);
    }
    ORDINARY
}

/// What lies on the table where the setup does not say: the tile that opens the game, if a set has one
/// (BASE-SETUP-05).
pub(super) fn opening(choices: &Choices) -> Vec<StartTile> {
    let lay = |id: &str, at| StartTile { tile: id.into(), at, turn: 0, ..StartTile::default() };
    // COUNT-X-01: a layout that is fixed.
    let layout = sets(choices).flat_map(|set| set.tiles).filter_map(|(tile, _)| Some((tile.id, tile.at?)));
    let layout: Vec<_> = layout.map(|(id, (column, row))| lay(id, Pos::new(column, -row))).collect();
    if !layout.is_empty() {
        return layout;
    }
    let start = opening_set(choices).and_then(|set| set.start);
    start.map(|id| lay(id, Pos::default())).into_iter().collect()
}

/// Takes a tile out of the bag.
pub(super) fn take(bag: &mut [u8], design: Option<usize>, id: &str) -> std::result::Result<DesignNo, Flaw> {
    let Some(design) = design else {
        return Err(match tile::find(id) {
            Some(_) => Flaw::TileNotInPlay(id.into()),
            None => format!("there is no tile `{id}`").into(),
        });
    };
    match bag[design].checked_sub(1) {
        Some(rest) => bag[design] = rest,
        None => return Err(Flaw::NoTileLeft(id.into())),
    }
    Ok(DesignNo(design as u8))
}

/// What is in the bag where a setup says so: no more than there is, and nothing else.
pub(super) fn leave_in_bag(
    setup: &Setup,
    designs: &[Design],
    bag: &[u8],
    wanted: &BTreeMap<String, u32>,
) -> Result<Vec<u8>> {
    if setup.draw.is_some() {
        return Err(SetupError::new("bag", "a fixed order of draws says what is in the bag; give one of the two"));
    }
    let mut left = vec![0; bag.len()];
    for (id, n) in wanted {
        let field = || format!("bag.{id}");
        let Some(design) = designs.iter().position(|d| d.tile.id == id) else {
            return Err(SetupError::new(field(), format!("tile `{id}` is in none of the sets in play")));
        };
        let most = bag[design];
        left[design] = u8::try_from(*n).ok().filter(|n| *n <= most).ok_or_else(|| {
            SetupError::new(field(), format!("{n} tiles `{id}` in the bag; at most {most} do not lie on the table"))
        })?;
    }
    Ok(left)
}
