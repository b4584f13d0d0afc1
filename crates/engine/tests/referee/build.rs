//! What is built and driven: abbeys, barns, wagons, bridges, castles; and the way out of a siege.

use super::table::{Feature, Figure, Grid, Laid, around, beside, river_goes_on};
use super::{At, Castle, Escape, Move, Phase, Piece, Referee};
use aude_engine::tile::{Edge, Kind, Tile};
use std::collections::BTreeSet;

/// The abbey.
pub(super) fn abbey() -> &'static Tile {
    aude_engine::tile::find("am-abbey").unwrap()
}

/// Abbeys.
impl Referee {
    /// Where the player in turn may lay an abbey, sorted: into holes (ABBEY-TILE-02), at the end perhaps anywhere
    /// (ABBEY-TILE-05).
    pub(super) fn abbey_places(&self, at_end: bool) -> Vec<At> {
        if self.supply(self.active, Piece::Abbey) == 0 {
            return Vec::new();
        }
        let grid = Grid::of(&self.laid);
        let sides = if at_end && self.options.abbey_anywhere { 1 } else { 4 };
        let mut places = Vec::new();
        for x in grid.low.0 - 1..=grid.high.0 + 1 {
            for y in grid.low.1 - 1..=grid.high.1 + 1 {
                let tiles = (0..4).filter(|side| grid.get(beside((x, y), *side)).is_some()).count();
                // CULT-X-03
                let free = grid.get((x, y)).is_none() && !self.cult_forbids(&grid, abbey(), (x, y));
                if free && tiles >= sides && self.river_spares((x, y)) {
                    places.push((x, y));
                }
            }
        }
        places
    }

    /// Whether the river tiles to come still have a place once an abbey lies there.
    fn river_spares(&self, at: At) -> bool {
        let rest = self.river_to_come();
        if rest.is_empty() {
            return true;
        }
        let mut laid = self.laid.clone();
        laid.push(Laid::new(abbey(), at, 0));
        river_goes_on(&mut laid, &rest, &mut BTreeSet::new())
    }

    /// After the last tile (ABBEY-TILE-05, ABBEY-X-13).
    pub(super) fn finish(&mut self) {
        let players = self.scores.len();
        let last = self.last_placer;
        self.finale = Some((1..=players).map(|n| (last + n) % players).collect());
        self.active = last;
        self.second = false;
        self.go_on_finale();
    }

    /// Asks for the next abbey, or ends the game.
    pub(super) fn go_on_finale(&mut self) {
        while let Some(&player) = self.finale.as_ref().unwrap().first() {
            let before = self.active;
            self.active = player;
            if !self.abbey_places(true).is_empty() {
                // All abbeys that a player places are one turn.
                if self.final_turn != Some(player) {
                    self.enter_turn(player);
                    self.final_turn = Some(player);
                }
                self.phase = Phase::Abbey;
                return;
            }
            self.active = before;
            self.finale.as_mut().unwrap().remove(0);
        }
        self.begin_end();
    }
}

/// Barns.
impl Referee {
    /// The field segment of the tile just placed at a corner where four tiles meet in a field (ABBEY-BARN-01).
    pub(super) fn barn_spot(&self, corner: usize) -> Option<(At, usize)> {
        let last = self.laid.last()?;
        // Around the corner: at each tile, the corner is the next one.
        let mut at = last.at;
        for turn in 0..4 {
            let laid = self.laid.iter().find(|l| l.at == at)?;
            let here = (corner + turn) % 4;
            let takers = laid.takers();
            let (before, after) = (takers[here * 3 + 2]?, takers[(here * 3 + 3) % 12]?);
            if before != after || laid.kind(before) != Kind::Field {
                return None;
            }
            let word = ["reach-ne", "reach-se", "reach-sw", "reach-nw"][(here + 4 - usize::from(laid.turn)) % 4];
            if laid.tile.segments.iter().any(|s| s.words.contains(&word)) {
                return None;
            }
            at = beside(at, here);
        }
        assert_eq!(at, last.at);
        let segment = last.takers()[corner * 3 + 2]?;
        Some((last.at, segment))
    }

    /// The corners where a barn may be put.
    pub(super) fn barn_moves(&self) -> Vec<Move> {
        let Some(last) = self.laid.last() else { return Vec::new() };
        if self.supply(self.active, Piece::Barn) == 0 || !self.may_enter(Piece::Barn, last, true) {
            return Vec::new();
        }
        let survey = self.survey();
        let possible = |corner: &usize| {
            self.barn_spot(*corner).is_some_and(|(at, segment)| {
                let field = &survey.features[survey.feature(at, segment).unwrap()];
                // ABBEY-BARN-03
                field.barns.is_empty() || self.options.barn_on_barn
            })
        };
        (0..4).filter(possible).map(|corner| Move::Barn { corner }).collect()
    }
}

/// Wagons.
impl Referee {
    /// The abbeys, or whatever lies there, that a road or city leads onto at this position: from which segments.
    pub(super) fn ends_at(&self, feature: &Feature, at: At) -> Vec<(At, usize)> {
        if !matches!(feature.kind, Kind::City | Kind::Road) {
            return Vec::new();
        }
        let leads = |&&(from, segment): &&(At, usize)| {
            let laid = self.laid.iter().find(|l| l.at == from).unwrap();
            laid.places(segment).any(|place| beside(from, place / 3) == at)
        };
        let abbey = self.laid.iter().any(|l| l.at == at && l.edge(0) == Edge::Any);
        if abbey { feature.segments.iter().filter(leads).copied().collect() } else { Vec::new() }
    }

    /// Where a wagon may drive on to (ABBEY-WAGON-02, ABBEY-X-05), sorted.
    pub(super) fn wagon_targets(&self, (_, from, segment): (usize, At, usize)) -> Vec<(At, usize)> {
        let survey = self.survey();
        let left = &survey.features[survey.feature(from, segment).unwrap()];
        let mut targets = BTreeSet::new();
        if self.options.wagon_around {
            for at in around(from).into_iter().chain([from]) {
                if let Some(laid) = self.laid.iter().find(|l| l.at == at) {
                    targets.extend((0..laid.segments()).map(|segment| (at, segment)));
                }
            }
        } else {
            for &(at, segment) in &left.segments {
                let laid = self.laid.iter().find(|l| l.at == at).unwrap();
                for group in laid.tile.links.iter().filter(|group| *group >> segment & 1 == 1) {
                    targets.extend((0..laid.tile.segments.len()).filter(|s| group >> s & 1 == 1).map(|s| (at, s)));
                }
            }
            for laid in self.laid.iter().filter(|l| l.edge(0) == Edge::Any) {
                if !self.ends_at(left, laid.at).is_empty() {
                    targets.insert((laid.at, 0));
                }
                if left.is_on(laid.at) {
                    for other in &survey.features {
                        targets.extend(self.ends_at(other, laid.at));
                    }
                }
            }
        }
        targets.retain(|&(at, segment)| {
            let laid = self.laid.iter().find(|l| l.at == at).unwrap();
            survey.feature(at, segment).is_some_and(|number| {
                let feature = &survey.features[number];
                let kind = matches!(feature.kind, Kind::City | Kind::Road | Kind::Monastery | Kind::Shrine);
                kind && !feature.completed && !feature.occupied() && self.may_enter(Piece::Wagon, laid, false)
            })
        });
        targets.into_iter().collect()
    }
}

/// Bridges.
impl Referee {
    pub(super) fn build_bridge(&mut self, at: At, axis: usize) {
        self.supplies[self.active][Piece::Bridge as usize] -= 1;
        let laid = self.laid.iter_mut().find(|l| l.at == at).unwrap();
        assert!(laid.bridge.is_none());
        laid.bridge = Some(axis);
    }

    /// Whether the river tiles to come still have a place once this bridge is built.
    fn river_bears(&self, at: At, axis: usize) -> bool {
        let rest = self.river_to_come();
        if rest.is_empty() {
            return true;
        }
        let mut laid = self.laid.clone();
        laid.iter_mut().find(|l| l.at == at).unwrap().bridge = Some(axis);
        river_goes_on(&mut laid, &rest, &mut BTreeSet::new())
    }

    /// The bridges that may be built beside the one action (BCB-BRIDGE-02, BCB-BRIDGE-03, BCB-X-01).
    pub(super) fn bridge_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let Some(last) = self.laid.last() else { return moves };
        if self.bridged || self.supply(self.active, Piece::Bridge) == 0 {
            return moves;
        }
        let grid = Grid::of(&self.laid);
        for at in (0..4).map(|side| beside(last.at, side)).chain([last.at]) {
            let Some(number) = grid.get(at) else { continue };
            let laid = &self.laid[number];
            for axis in 0..2 {
                let rests = |side: &usize| laid.face(*side) == Edge::Field && grid.get(beside(at, *side)).is_none();
                if laid.bridge.is_none() && [axis, axis + 2].iter().all(rests) && self.river_bears(at, axis) {
                    moves.push(Move::Bridge { at, axis });
                }
            }
        }
        moves
    }
}

/// Castles.
impl Referee {
    /// The cities just completed that a player may turn into castles (BCB-CASTLE-01, BCB-X-06, BCB-X-13), each by its
    /// first segment, sorted.
    pub(super) fn castle_cities(&self, player: usize) -> Vec<(At, usize)> {
        if self.supply(player, Piece::Castle) == 0 || self.no_castles.contains(&player) {
            return Vec::new();
        }
        let survey = self.survey();
        let semicircle =
            |&(at, segment): &(At, usize)| self.laid.iter().find(|l| l.at == at).unwrap().tile.segments[segment].castle;
        let mut cities: Vec<_> = self
            .just_completed(&survey)
            .into_iter()
            .filter(|f| f.kind == Kind::City && f.segments.len() == 2 && f.tiles == 2)
            .filter(|f| self.options.castle_any || f.segments.iter().all(semicircle))
            .filter(|f| f.followers.iter().sum::<u32>() == 1 && f.strengths[player] > 0)
            .map(|f| self.first_segment(f))
            .collect();
        cities.sort_unstable();
        cities
    }

    /// The segment by which a feature is listed: of the tile laid first, and there the first.
    pub(super) fn first_segment(&self, feature: &Feature) -> (At, usize) {
        let order = |&&(at, segment): &&(At, usize)| (self.laid.iter().position(|l| l.at == at), segment);
        *feature.segments.iter().min_by_key(order).unwrap()
    }

    /// Who is to be asked for a castle next.
    pub(super) fn castle_builder(&self) -> Option<usize> {
        let players = self.scores.len();
        let mut order = (0..players).map(|n| (self.active + n) % players);
        order.find(|player| !self.castle_cities(*player).is_empty())
    }

    pub(super) fn build_castle(&mut self, at: At, segment: usize) {
        let survey = self.survey();
        let city = &survey.features[survey.feature(at, segment).unwrap()];
        let owner = city.followers.iter().position(|n| *n > 0).unwrap();
        self.supplies[owner][Piece::Castle as usize] -= 1;
        for figure in self.figures_on(city).into_iter().filter(|f| !f.piece.is_follower()) {
            self.send_home(figure);
        }
        self.castles.push(Castle { owner, segments: city.segments.clone(), finished: false, fresh: true });
    }

    /// Whether a figure stands on a castle.
    pub(super) fn in_castle(&self, figure: &Figure) -> bool {
        self.castles.iter().any(|c| c.segments.contains(&(figure.at, figure.segment)))
    }

    /// The vicinity of a castle (BCB-CASTLE-03, EX-116).
    pub(super) fn vicinity(&self, castle: &Castle) -> Vec<At> {
        let tiles: Vec<At> = castle.segments.iter().map(|s| s.0).collect();
        let ring: Vec<At> = tiles.iter().flat_map(|at| (0..4).map(|side| beside(*at, side))).collect();
        if self.options.castle_ring {
            return ring.into_iter().filter(|at| !tiles.contains(at)).collect();
        }
        let (dx, dy) = (tiles[1].0 - tiles[0].0, tiles[1].1 - tiles[0].1);
        let long: Vec<At> = tiles.iter().flat_map(|(x, y)| [(x + dy, y + dx), (x - dy, y - dx)]).collect();
        [tiles, long].concat()
    }
}

/// The siege.
impl Referee {
    /// Own followers that may leave a besieged city (SIEGE-06, SIEGE-X-02 to SIEGE-X-04).
    pub(super) fn escapes(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if !self.options.siege || self.options.escape == Escape::Never {
            return moves;
        }
        let survey = self.survey();
        let helps = |at: &At| {
            survey.grid.get(*at).is_some_and(|n| self.laid[n].has(Kind::Monastery) || self.laid[n].has(Kind::Shrine))
        };
        for figure in self.figures.iter().filter(|f| f.owner == self.active && f.piece.is_follower()) {
            let Some(number) = survey.feature(figure.at, figure.segment) else { continue };
            let city = &survey.features[number];
            if city.kind != Kind::City || city.sieges == 0 || city.castle.is_some() {
                continue;
            }
            let near = |&(at, segment): &(At, usize)| {
                let tile = self.laid[survey.grid.get(at).unwrap()].tile;
                let counts = self.options.escape == Escape::AnyCityTile || tile.segments[segment].marks.sieges() > 0;
                counts && around(at).iter().chain([&at]).any(helps)
            };
            if city.segments.iter().any(near) {
                moves.push(Move::Recall { piece: figure.piece, at: figure.at, segment: figure.segment });
            }
        }
        moves
    }
}
