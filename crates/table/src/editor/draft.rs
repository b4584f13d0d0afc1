//! A setup that is being changed, edit by edit.

use std::collections::BTreeMap;

use aude_engine::{
    Axis, Datum, Design, Figure, Pos, Rules, SegmentName, Setup, SetupError, Spot, StartBridge, StartCastle,
    StartExtras, StartFigure, StartTile, State, tile::Kind,
};

use aude_protocol::read_extra;

use super::{Edit, fault, no};
use crate::{
    feature::spot_at,
    flaw::problem,
    view::{Problem, Square},
    words::{pos, square},
};

#[derive(Clone)]
pub(super) struct Draft {
    pub(super) setup: Setup,
    /// How many there are of each tile in play.
    whole: BTreeMap<String, u32>,
    /// Why what was put last cannot be there.
    pub(super) refused: Option<Problem>,
    /// Whether nothing is mended: the edit is refused instead.
    strict: bool,
}

impl Draft {
    pub(super) fn of(mut setup: Setup) -> Result<Self, Problem> {
        setup.draw = None;
        setup.extras.fit(setup.players.len());
        let empty = Setup {
            start: Some(Vec::new()),
            bag: None,
            scores: Vec::new(),
            extras: StartExtras::default(),
            ..setup.clone()
        };
        let rules = Rules::new(&empty).map_err(problem)?;
        let state = rules.start();
        let count = |(design, tile): (Design, &'static aude_engine::tile::Tile)| {
            // Nobody draws tiles of a fixed layout, but they can lie on the table.
            (tile.id.to_string(), state.in_bag(design) as u32 + u32::from(tile.at.is_some()))
        };
        let whole = rules.tiles().filter(|(_, tile)| !tile.held).map(count).collect();
        if setup.start.is_none() {
            let usual = Rules::new(&Setup { bag: None, ..setup.clone() }).map_err(problem)?;
            setup.start = setup.at(&usual, &usual.start()).start;
        }
        Ok(Self { setup, whole, refused: None, strict: false })
    }

    pub(super) fn start(&mut self) -> &mut Vec<StartTile> {
        self.setup.start.get_or_insert_default()
    }

    fn laid(&mut self, at: Square) -> Result<&mut StartTile, Problem> {
        let at = pos(at);
        self.start().iter_mut().find(|tile| Some(tile.at) == at).ok_or_else(|| no("edit-no-tile"))
    }

    /// How many figures and things are on the table or in somebody's hands.
    pub(super) fn pieces(&self) -> usize {
        let on = |tile: &StartTile| {
            tile.figures.len() + usize::from(tile.bridge.is_some()) + usize::from(tile.owner.is_some())
        };
        let is_piece = |item: &&Datum| matches!(item, Datum::Record(_));
        let elsewhere = self.setup.extras.iter().map(|(spec, value)| match value {
            Datum::List(items) if !spec.per_player => items.iter().filter(is_piece).count(),
            _ => 0,
        });
        self.setup.start.iter().flatten().map(on).sum::<usize>() + elsewhere.sum::<usize>()
    }

    /// How many of each tile neither lie on the table nor are in hands.
    pub(super) fn stock(&self) -> BTreeMap<String, u32> {
        let mut stock = self.whole.clone();
        let elsewhere = self.setup.extras.tiles();
        for tile in
            self.setup.start.iter().flatten().map(|tile| &tile.tile).chain(elsewhere.iter().map(|(_, tile)| *tile))
        {
            if let Some(n) = stock.get_mut(tile) {
                *n = n.saturating_sub(1);
            }
        }
        stock
    }

    /// What is in the bag: all that is left, if nothing else was said.
    pub(super) fn in_bag(&self) -> BTreeMap<String, u32> {
        let mut bag = self.stock();
        for (tile, n) in &mut bag {
            let drawn = aude_engine::tile::find(tile).is_some_and(|tile| tile.at.is_none());
            let wanted = self.setup.bag.as_ref().map_or(*n, |bag| bag.get(tile).copied().unwrap_or(0));
            *n = if drawn { wanted.min(*n) } else { 0 };
        }
        bag
    }

    pub(super) fn make(&mut self, edit: &Edit) -> Result<(), Problem> {
        match edit {
            Edit::Tile { tile, at, turn } => {
                let at = pos(*at).ok_or_else(|| no("edit-no-fit"))?;
                if self.stock().get(tile).is_none_or(|n| *n == 0) {
                    return Err(no("edit-none-left"));
                }
                self.start().push(StartTile { tile: tile.clone(), at, turn: *turn, ..StartTile::default() });
            }
            Edit::Turn { at } => return self.turn(*at),
            Edit::Take { at } => {
                self.laid(*at)?;
                let at = pos(*at);
                self.start().retain(|tile| Some(tile.at) != at);
            }
            Edit::Figure { owner, figure, point } => {
                let point = *point;
                return self.put(*owner, figure, |rules, state| spot_at(rules, state, point));
            }
            Edit::Stand { owner, figure, at, segment } => {
                let (at, segment) = (*at, *segment);
                return self.put(*owner, figure, |rules, state| {
                    state.segments_at(rules, pos(at)?).find(|spot| spot.segment == segment)
                });
            }
            Edit::Fairy { at } => return self.fairy(*at),
            Edit::Tower { at, height } => self.laid(*at)?.tower = *height,
            Edit::Bridge { owner, at, axis } => return self.bridge(*owner, *at, axis),
            Edit::Castle { owner, at, segment } => return self.castle(*owner, *at, *segment),
            Edit::Abbey { owner, at } => return self.abbey(*owner, *at),
            Edit::Set { field, value } => {
                self.strict = true;
                read_extra(field, value).map(|(spec, value)| self.setup.extras.put(spec, value)).map_err(problem)?;
            }
        }
        Ok(())
    }

    /// Whether an edit can be made without sending anybody home.
    pub(super) fn takes(&self, edit: &Edit) -> bool {
        let mut tried = self.clone();
        let made = tried.make(edit).is_ok();
        let before = tried.pieces();
        made && tried.settle().is_ok() && tried.pieces() == before
    }

    /// The follower with whom the fairy stands on a tile after the next edit, and whether she is on it at all then.
    pub(super) fn fairy_next(&self, at: Pos) -> (Option<StartFigure>, bool) {
        let mut tried = self.clone();
        let made = tried.fairy(square(at)).is_ok();
        let with = tried.start().iter().flat_map(|tile| &tile.figures).find(|f| f.fairy).cloned();
        let there = made && (with.is_some() || tried.setup.extras.get::<Pos>("fairy").is_some());
        (with, there)
    }

    /// Turns a tile to the next way it fits.
    fn turn(&mut self, at: Square) -> Result<(), Problem> {
        let number = {
            let at = pos(at);
            self.start().iter().position(|tile| Some(tile.at) == at).ok_or_else(|| no("edit-no-tile"))?
        };
        let was = self.start()[number].turn;
        self.start()[number].figures.clear();
        for by in 1..4 {
            self.start()[number].turn = (was + by) % 4;
            if self.fits() {
                return Ok(());
            }
        }
        Err(no("edit-no-turn"))
    }

    /// Whether the tiles fit each other.
    fn fits(&self) -> bool {
        let mut start = self.setup.start.clone().unwrap_or_default();
        for tile in &mut start {
            tile.figures.clear();
        }
        let bare = Setup { start: Some(start), bag: None, extras: StartExtras::default(), ..self.setup.clone() };
        Rules::to_show(&bare).is_ok()
    }

    /// The position as it is, for somebody who is in the game.
    fn now(&mut self, owner: usize) -> Result<(Rules, State), Problem> {
        let rules = self.settle().map_err(problem)?;
        if owner >= rules.players() {
            return Err(no("edit-not-here"));
        }
        let state = rules.start();
        Ok((rules, state))
    }

    fn put(
        &mut self,
        owner: usize,
        figure: &str,
        place: impl FnOnce(&Rules, &State) -> Option<Spot>,
    ) -> Result<(), Problem> {
        let figure = Figure::from_name(figure).ok_or_else(|| no("edit-not-here"))?;
        let (rules, state) = self.now(owner)?;
        let spot = place(&rules, &state).ok_or_else(|| no("edit-no-tile"))?;
        let laid = state.tile_at(spot.at).ok_or_else(|| no("edit-no-tile"))?;
        let name = state.segment_name(&rules, spot);
        let castle = self.castle_of(&state, spot);
        let here = self.laid(square(spot.at))?;
        let there = state.figures().any(|f| (f.owner, f.figure, f.spot) == (owner, figure, spot));
        if there {
            let is_it = |f: &StartFigure| {
                let segment = state.find_segment(&rules, laid.at, &f.segment);
                f.owner == owner && f.figure == figure && segment == Ok(spot)
            };
            here.figures.iter().position(is_it).map(|found| here.figures.remove(found));
            // Nobody keeps a castle that has scored.
            if let Some(castle) = castle {
                self.finish(castle, true);
            }
            return Ok(());
        }
        if let Some(castle) = castle.filter(|castle| figure.is_follower() && castle.owner == owner) {
            self.empty(&rules, &state, spot);
            self.finish(castle, false);
        }
        self.laid(square(spot.at))?.figures.push(StartFigure { owner, figure, segment: name.clone(), fairy: false });
        // Why the engine would refuse it, in words that can be translated.
        let complete = name.kind != Kind::Field && is_complete(&rules, &state, spot);
        let why = match figure {
            _ if state.supply_of(owner, figure) == 0 => "edit-no-figure",
            _ if complete => "edit-complete",
            _ if figure.needs_company() => "edit-company",
            _ => "edit-not-here",
        };
        self.refused = Some(no(why));
        Ok(())
    }

    /// The fairy joins the followers on a tile, one after the other, then stands there alone, then leaves.
    fn fairy(&mut self, at: Square) -> Result<(), Problem> {
        self.laid(at)?;
        let at = pos(at);
        let followers = |tile: &StartTile| tile.figures.iter().filter(|f| f.figure.is_follower()).count();
        let with = |tile: &StartTile| tile.figures.iter().filter(|f| f.figure.is_follower()).position(|f| f.fairy);
        let here = self.start().iter().find(|tile| Some(tile.at) == at);
        let many = here.map_or(0, followers);
        let alone = self.setup.extras.get("fairy") == at;
        let now = self.setup.start.iter().flatten().find(|tile| Some(tile.at) == at).and_then(with);
        let then = if alone { many + 1 } else { now.map_or(0, |n| n + 1) };
        for tile in self.start() {
            let here = Some(tile.at) == at;
            let followers = tile.figures.iter_mut().filter(|f| f.figure.is_follower());
            followers.enumerate().for_each(|(i, figure)| figure.fairy = here && i == then);
        }
        self.setup.extras.set("fairy", at.filter(|_| then == many));
        Ok(())
    }

    /// A bridge is laid, or taken off where it lies.
    fn bridge(&mut self, owner: usize, at: Square, axis: &str) -> Result<(), Problem> {
        let axis = Axis::ALL.into_iter().find(|it| it.name() == axis).ok_or_else(|| no("edit-no-bridge"))?;
        let (_, state) = self.now(owner)?;
        let tile = self.laid(at)?;
        if tile.bridge.is_some_and(|bridge| bridge.axis == axis) {
            tile.bridge = None;
            // Somebody on it goes home; a road over it must not end.
            self.refused = Some(no("edit-bridge-used"));
            return Ok(());
        }
        if state.supply_of(owner, Figure::Bridge) == 0 {
            return Err(no("edit-no-figure"));
        }
        tile.bridge = Some(StartBridge { axis, owner });
        (self.strict, self.refused) = (true, Some(no("edit-no-bridge")));
        Ok(())
    }

    /// A small city becomes a castle with a keeper, then one that has scored, then a city again.
    fn castle(&mut self, owner: usize, at: Square, segment: u8) -> Result<(), Problem> {
        let (rules, state) = self.now(owner)?;
        let at = pos(at).ok_or_else(|| no("edit-no-tile"))?;
        let feature = state.features(&rules).into_iter().find(|f| f.segments.contains(&Spot { at, segment }));
        let Some([one, two]) = feature.map(|f| f.segments).as_deref().and_then(|all| <[Spot; 2]>::try_from(all).ok())
        else {
            return Err(no("edit-no-castle"));
        };
        self.strict = true;
        self.refused = Some(no("edit-no-castle"));
        let there = self.castle_of(&state, one);
        if let Some(there) = there {
            self.empty(&rules, &state, one);
            if there.owner == owner && !there.finished {
                self.finish(there, true);
                return Ok(());
            }
            self.setup
                .extras
                .change("castles", |castles: &mut Vec<StartCastle>| castles.retain(|castle| *castle != there));
            if there.owner == owner {
                return Ok(());
            }
        }
        if state.supply_of(owner, Figure::Castle) == 0 {
            return Err(no("edit-no-figure"));
        }
        let keepers = [Figure::Follower, Figure::BigFollower, Figure::Wagon];
        let keeper = keepers.into_iter().find(|figure| state.supply_of(owner, *figure) > 0);
        let figure = keeper.ok_or_else(|| no("edit-no-figure"))?;
        let segment = state.segment_name(&rules, one);
        self.laid(square(one.at))?.figures.push(StartFigure { owner, figure, segment, fairy: false });
        let castle = StartCastle { tiles: [one.at, two.at], owner, finished: false };
        self.setup.extras.change("castles", |castles| castles.push(castle));
        Ok(())
    }

    fn abbey(&mut self, owner: usize, at: Square) -> Result<(), Problem> {
        let (rules, state) = self.now(owner)?;
        let (_, abbey) = rules.tiles().find(|(_, tile)| tile.held).ok_or_else(|| no("edit-no-hole"))?;
        let at = pos(at).ok_or_else(|| no("edit-no-hole"))?;
        if state.tile_at(at).is_some() || !(0..4).all(|side| state.tile_at(at.neighbour(side)).is_some()) {
            return Err(no("edit-no-hole"));
        }
        if state.supply_of(owner, Figure::Abbey) == 0 {
            return Err(no("edit-none-left"));
        }
        self.start().push(StartTile { tile: abbey.id.into(), at, owner: Some(owner), ..StartTile::default() });
        Ok(())
    }

    /// A castle has scored, or not.
    fn finish(&mut self, castle: StartCastle, finished: bool) {
        self.setup.extras.change("castles", |castles: &mut Vec<StartCastle>| {
            castles.iter_mut().filter(|it| **it == castle).for_each(|castle| castle.finished = finished);
        });
    }

    /// The castle that a segment belongs to.
    fn castle_of(&self, state: &State, spot: Spot) -> Option<StartCastle> {
        let castles: Vec<StartCastle> = self.setup.extras.list("castles");
        castles.into_iter().find(|castle| state.is_castle(spot) && castle.tiles.contains(&spot.at))
    }

    /// Sends everybody in a city home.
    fn empty(&mut self, rules: &Rules, state: &State, city: Spot) {
        let all = state.features(rules).into_iter().find(|f| f.segments.contains(&city)).map(|f| f.segments);
        for tile in self.start() {
            let inside = |name: &SegmentName| {
                state
                    .find_segment(rules, tile.at, name)
                    .is_ok_and(|spot| all.as_ref().is_some_and(|a| a.contains(&spot)))
            };
            tile.figures.retain(|f| !inside(&f.segment));
        }
    }

    /// The rules of the position. Whatever cannot be where it is goes home, and the bag holds no more than is left.
    pub(super) fn settle(&mut self) -> Result<Rules, SetupError> {
        if self.setup.bag.is_some() {
            let mut bag = self.in_bag();
            bag.retain(|_, n| *n > 0);
            self.setup.bag = Some(bag);
        }
        loop {
            // Whoever lays tiles may lay them in any order: rivers are not looked ahead of where the bag is given. The last one
            // may be laid, too, though nobody could play on.
            let mut bag = self.in_bag();
            bag.retain(|_, n| *n > 0);
            match Rules::to_show(&Setup { bag: Some(bag), ..self.setup.clone() }) {
                Ok(rules) => return Ok(rules),
                Err(error) if self.strict || !fault::mend(&mut self.setup, &error.field) => return Err(error),
                Err(_) => {}
            }
        }
    }
}

fn is_complete(rules: &Rules, state: &State, spot: Spot) -> bool {
    state.features(rules).iter().any(|feature| feature.complete && feature.segments.contains(&spot))
}
