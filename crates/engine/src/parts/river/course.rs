//! The course of a river: where a river tile may go.
//!
//! It must extend one open end (RIVER-X-03), join no arms (RIVER2-05), not turn back on itself (RIVER-X-04) and
//! leave a river that can be finished with the tiles still to come. The last is what keeps a game from dying; it
//! is looked for only where the river has come near itself.

use crate::{
    Design, Illegal, Placement, Pos, Rules, State,
    board::{Board, End},
    tile::{Edge, Tile},
};

/// The sides of a tile as it lies on which the river leaves it, as a set.
fn mouths(tile: &Tile, turn: u8) -> u8 {
    (0..4).filter(|side| tile.edges[(side + 4 - turn as usize) & 3] == Edge::River).fold(0, |set, side| set | 1 << side)
}

/// Whether a set of sides is a bend: two sides next to each other.
fn is_bend(mouths: u8) -> bool {
    matches!(mouths, 0b0011 | 0b0110 | 0b1100 | 0b1001)
}

/// Checks the rules that look at the neighbours alone.
fn follows(rules: &Rules, board: &Board, tile: &Tile, placement: Placement) -> Result<(), Illegal> {
    let own = mouths(tile, placement.turn());
    let at = placement.at();
    let mut joined = None;
    for side in (0..4).filter(|side| own >> side & 1 == 1) {
        if let Some(number) = board.tile_at(at.neighbour(side)) {
            if joined.is_some() {
                return Err(Illegal::RiverJoined);
            }
            joined = Some((side, number));
        }
    }
    let (side, number) = joined.ok_or(Illegal::NotAtRiver)?;
    let other = board.tiles[number];
    let theirs = mouths(rules.designs[other.design as usize].tile, other.turn);
    if is_bend(own) && is_bend(theirs) {
        // Both leave in the same direction: the river would come back.
        let (out, before) = (own & !(1 << side), theirs & !(1 << (side ^ 2)));
        if out == before {
            return Err(Illegal::RiverTurnsBack);
        }
    }
    Ok(())
}

pub(super) fn allows(rules: &Rules, state: &State, design: Design, placement: Placement) -> Result<(), Illegal> {
    let tile = rules.tile(design);
    follows(rules, &state.board, tile, placement)?;
    if !rules.looks_ahead || rules.designs[design.index()].stage >= rules.ordinary_stage {
        return Ok(());
    }
    let mut rest = River::new(rules, state);
    rest.take(design);
    if rest.tiles.is_empty() || rest.is_easy(rules, &state.board, tile, placement) {
        return Ok(());
    }
    let mut board = state.board.clone();
    rules.lay(&mut board, design, placement);
    if rest.can_finish(rules, &board) { Ok(()) } else { Err(Illegal::RiverStuck) }
}

impl End {
    /// How far a square lies in a direction.
    fn height(at: Pos, side: usize) -> i16 {
        match side {
            0 => at.y,
            1 => at.x,
            2 => -at.y,
            _ => -at.x,
        }
    }
}

/// The river tiles still to come.
#[derive(Clone)]
struct River {
    /// Design and how many there are of it.
    tiles: Vec<(Design, u8)>,
}

impl River {
    fn new(rules: &Rules, state: &State) -> Self {
        let tiles = rules.tiles().map(|(design, _)| design);
        let river = tiles.filter(|d| rules.designs[d.index()].stage < rules.ordinary_stage);
        let mut tiles: Vec<_> = river.map(|d| (d, state.bag[d.index()])).filter(|(_, n)| *n > 0).collect();
        // The tile in play is out of the bag already, but about to be placed.
        if let Some(drawn) = state.tile() {
            match tiles.iter_mut().find(|(d, _)| *d == drawn) {
                Some((_, n)) => *n += 1,
                None => tiles.push((drawn, 1)),
            }
        }
        Self { tiles }
    }

    fn take(&mut self, design: Design) {
        if let Some(found) = self.tiles.iter().position(|(d, _)| *d == design) {
            self.tiles[found].1 -= 1;
            if self.tiles[found].1 == 0 {
                self.tiles.swap_remove(found);
            }
        }
    }

    /// A river that can surely be finished. One of its ends flows out of a tile that is the foremost of all in that
    /// direction: everything ahead is free, and the river can go on there, its bends turning left and right by turns.
    /// Every other end faces a square behind that, with no other neighbour, on which a lake can close it.
    fn is_easy(&self, rules: &Rules, board: &Board, tile: &Tile, placement: Placement) -> bool {
        let at = placement.at();
        let own = mouths(tile, placement.turn());
        let out = (0..4).filter(|side| own >> side & 1 == 1 && board.tile_at(at.neighbour(*side)).is_none());
        let others = board.open_ends(rules.signature_bits()).filter(|end| end.ahead() != at);
        let ends: Vec<End> = others.chain(out.map(|side| End { tile: at, side })).collect();
        let lakes: usize = self.of_mouths(rules, 1);
        if self.of_mouths(rules, 3) > 0 || lakes + 1 != ends.len() {
            return false;
        }
        let lonely = |square: Pos| {
            let neighbours = (0..4).map(|side| square.neighbour(side));
            neighbours.filter(|p| *p == at || board.tile_at(*p).is_some()).count() == 1
        };
        ends.iter().any(|main| {
            let height = |p: Pos| End::height(p, main.side);
            let tiles = board.tiles.iter().map(|t| t.at).chain([at]);
            let foremost = tiles.filter(|p| *p != main.tile).all(|p| height(p) < height(main.tile));
            foremost
                && ends.iter().filter(|end| *end != main).all(|end| {
                    let square = end.ahead();
                    height(square) < height(main.tile)
                        && lonely(square)
                        && ends.iter().filter(|e| *e != end).all(|e| e.ahead() != square)
                })
        })
    }

    /// How many of the tiles, the last aside, have so many mouths.
    fn of_mouths(&self, rules: &Rules, n: u32) -> usize {
        let last = rules.ordinary_stage - 1;
        let middle = self.tiles.iter().filter(|(d, _)| rules.designs[d.index()].stage < last);
        middle.filter(|(d, _)| mouths(rules.tile(*d), 0).count_ones() == n).map(|(_, n)| *n as usize).sum()
    }

    /// Whether all tiles can be placed in some order, stage by stage.
    fn can_finish(&self, rules: &Rules, board: &Board) -> bool {
        if self.tiles.is_empty() {
            return true;
        }
        let stage = self.tiles.iter().map(|(d, _)| rules.designs[d.index()].stage).min();
        let now: Vec<Design> =
            self.tiles.iter().map(|(d, _)| *d).filter(|d| Some(rules.designs[d.index()].stage) == stage).collect();
        let ends: Vec<Pos> = board.open_ends(rules.signature_bits()).map(End::ahead).collect();
        for (i, design) in now.iter().enumerate() {
            let tile = rules.tile(*design);
            // Tiles with the same outline are as good as each other.
            if now[..i].iter().any(|d| rules.tile(*d).edges == tile.edges) {
                continue;
            }
            let mut rest = self.clone();
            rest.take(*design);
            for at in &ends {
                let signature = board.signature(*at).unwrap_or(0);
                for turn in 0..tile.period {
                    let placement = Placement::new(*at, turn);
                    if rules.mismatch(*design, turn, signature).is_some()
                        || follows(rules, board, tile, placement).is_err()
                    {
                        continue;
                    }
                    let mut next = board.clone();
                    rules.lay(&mut next, *design, placement);
                    if rest.can_finish(rules, &next) {
                        return true;
                    }
                }
            }
        }
        false
    }
}
