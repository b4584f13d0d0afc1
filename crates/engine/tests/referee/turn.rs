//! The course of a game: whose decision is due, which moves are legal, what they do.
//!
//! A part of a turn (COMBO-X-01): an abbey is laid, or a tile is drawn, or chosen from the hand, and placed; a volcano
//! moves the dragon; the one action of step 2, where a tower may take a follower and prisoners be exchanged, and
//! bridges beside it; the dragon moves; castles are built; followers leave the count's city; scoring; wagons drive on;
//! a follower enters the count's city; another one escapes from a siege; then the second part of a double turn, or an
//! auction and the next player's turn. A decision in which nothing but passing is possible is skipped.

use super::table::{Feature, Figure, Grid, Laid, LastSurvey, beside, is_river, river_goes_on};
use super::{At, Card, Drawing, Fairy, Move, Phase, Piece, Quarter, Referee, Scored, Start, Step, What};
use aude_engine::tile::{Kind, Symbol, Tile};
use std::collections::{BTreeMap, BTreeSet};

/// When a river tile comes: the source if it does not lie there at first (COUNT-X-12), then the fork, lake and
/// volcano last (RIVER2-02, RIVER2-03, RIVER-X-01).
fn river_stage(tile: &Tile) -> u32 {
    match tile.id {
        "r1-spring" | "r2-spring" => 0,
        "r2-fork" => 1,
        "r1-lake" | "r2-volcano" => 3,
        _ => 2,
    }
}

impl Referee {
    /// A game before the first draw (BASE-SETUP-06).
    pub fn new(start: &Start) -> Self {
        let players = start.players;
        let mut each = [0; Piece::COUNT];
        for &(piece, count) in &start.supply {
            each[piece as usize] += count;
        }
        let mut referee = Self {
            scores: start.scores.clone(),
            options: start.options,
            laid: Vec::new(),
            figures: Vec::new(),
            towers: BTreeMap::new(),
            finished: BTreeSet::new(),
            dragon: None,
            fairy: None,
            castles: Vec::new(),
            last: LastSurvey::default(),
            count: Quarter::Castle,
            guests: Vec::new(),
            supplies: vec![each; players],
            goods: vec![[0; 3]; players],
            king: Card::default(),
            robber: Card::default(),
            prisoners: Vec::new(),
            bag: start.bag.clone(),
            hands: vec![Vec::new(); players],
            hand_size: start.hand,
            aside: Vec::new(),
            removed: Vec::new(),
            phase: Phase::Draw,
            drawing: Drawing::Deal(start.first),
            active: start.first,
            second: false,
            tile: None,
            placed: false,
            doubles: false,
            again: false,
            expelled: false,
            acted: false,
            ransomed: false,
            tower: None,
            exchange: None,
            path: Vec::new(),
            placed_in_turn: false,
            last_placer: start.first,
            abbey_declined: false,
            bridged: false,
            barn: None,
            step: Step::End,
            no_castles: Vec::new(),
            leaving: Vec::new(),
            wagons: Vec::new(),
            gained: vec![false; players],
            finale: None,
            final_turn: None,
            bazaar: false,
            sale: None,
            won: vec![None; players],
            was_won: false,
            events: Vec::new(),
        };
        for &(tile, at, turn) in &start.layout {
            referee.lay(tile, at, turn);
        }
        if referee.options.count && referee.options.count_chosen {
            // COUNT-03
            referee.phase = Phase::Count;
        } else if referee.left() == 0 {
            referee.finish();
        } else if referee.hand_size == 0 {
            referee.begin_turn(start.first);
        }
        referee
    }

    /// The decision that is due.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    pub fn active(&self) -> usize {
        self.active
    }

    /// Who decides now.
    pub fn decider(&self) -> usize {
        match self.phase {
            // DRAGON-MOVE-02
            Phase::Dragon => (self.active + self.path.len() - 1) % self.scores.len(),
            Phase::Castle => self.castle_builder().unwrap(),
            Phase::LeaveCity => self.leaving[0],
            Phase::MoveWagon => self.wagons[0].0,
            Phase::AuctionChoose => self.sale.as_ref().unwrap().chooser,
            Phase::AuctionBid => self.sale.as_ref().unwrap().bidder,
            Phase::AuctionDeal => self.dealer(),
            _ => self.active,
        }
    }

    /// Whether this is the second part of a double turn.
    pub fn is_second_part(&self) -> bool {
        self.second
    }

    /// Chance drew this tile. It is set aside, removed, goes to a hand or is to be placed.
    ///
    /// # Panics
    ///
    /// If it cannot be drawn now. Whether a river tile can still be placed, only [`Self::drawable`] looks at.
    pub fn drawn(&mut self, tile: &'static Tile) -> Vec<Scored> {
        assert_eq!(self.phase, Phase::Draw);
        let in_bag = self.bag.iter_mut().find(|(t, n)| t.id == tile.id && *n > 0);
        let in_bag = in_bag.unwrap_or_else(|| panic!("no {} in the bag", tile.id));
        in_bag.1 -= 1;
        let tile = in_bag.0; // as it is in this game, which may be split by a tunnel
        let river = self.river_to_come();
        assert!(river.is_empty() || is_river(tile), "the river comes first");
        assert!(!is_river(tile) || river.iter().all(|t| river_stage(tile) <= river_stage(t)));
        // DRAGON-MOVE-08
        if self.options.dragon && self.dragon.is_none() && tile.symbol == Some(Symbol::Dragon) {
            self.aside.push(tile);
        } else if let Some(sale) = &mut self.sale {
            sale.tiles.push(tile);
        } else if self.hand_size > 0 {
            let player = if let Drawing::Deal(player) = self.drawing { player } else { self.active };
            self.hands[player].push(tile);
        } else if self.has_place(tile) {
            self.tile = Some(tile);
            self.phase = Phase::PlaceTile;
            return self.told();
        } else {
            // BASE-PLACE-05
            self.removed.push(tile);
        }
        self.draw_on();
        self.told()
    }

    /// Whether a tile can be placed, if need be with a bridge.
    fn has_place(&self, tile: &'static Tile) -> bool {
        !self.places(tile).is_empty() || !self.bridged_places(tile).is_empty()
    }

    /// What happened since the last move, sorted.
    pub(super) fn told(&mut self) -> Vec<Scored> {
        self.events.sort();
        std::mem::take(&mut self.events)
    }

    /// Asks for a further tile if one is needed and there, otherwise goes on with the game.
    fn draw_on(&mut self) {
        let left = self.left() > 0;
        self.phase = Phase::Draw;
        if self.sale.is_some() {
            self.sale_goes_on();
            return;
        }
        if self.hand_size == 0 {
            // BASE-X-08, DRAGON-X-13
            if !left {
                self.end_turn();
            }
            return;
        }
        let player = if let Drawing::Deal(player) = self.drawing { player } else { self.active };
        if left && self.hands[player].len() < self.hand_size {
            return;
        }
        match self.drawing {
            Drawing::Deal(player) => {
                let next = (player + 1) % self.scores.len();
                if next == self.active {
                    self.begin_turn(next);
                } else {
                    self.drawing = Drawing::Deal(next);
                    self.draw_on();
                }
            }
            Drawing::Up => self.next_part(),
            Drawing::Anew => self.begin_part(),
        }
    }

    /// A player's turn begins; not the second part of it.
    pub(super) fn begin_turn(&mut self, player: usize) {
        self.enter_turn(player);
        self.fairy_point();
        self.begin_part();
    }

    /// What a player did in an earlier turn is forgotten.
    pub(super) fn enter_turn(&mut self, player: usize) {
        self.active = player;
        self.second = false;
        self.ransomed = false;
        self.bazaar = false;
        self.placed_in_turn = false;
        self.note_cards();
    }

    /// Remembers who holds king and robber when a turn begins.
    pub(super) fn note_cards(&mut self) {
        for card in [&mut self.king, &mut self.robber] {
            card.at_first = card.held.map(|(holder, _)| holder);
        }
    }

    /// The fairy's point for the player whose turn begins (DRAGON-FAIRY-03, DRAGON-X-10), unless there is no tile for it
    /// (DRAGON-X-16).
    fn fairy_point(&mut self) {
        let Some(Fairy { at, with }) = self.fairy else { return };
        let stands_by = if self.options.fairy_by_tile {
            self.figures.iter().any(|f| f.owner == self.active && f.at == at && f.piece.is_follower())
        } else {
            with.is_some_and(|(owner, _)| owner == self.active)
        };
        let has_turn = self.hand_size == 0 || self.left() > 0 || !self.hands[self.active].is_empty();
        if stands_by && has_turn {
            self.pay(self.active, 1, What::Fairy);
        }
    }

    /// The player in turn needs a tile.
    fn begin_part(&mut self) {
        self.placed = false;
        self.doubles = false;
        self.again = false;
        self.expelled = false;
        self.was_won = false;
        if let Some(tile) = self.won[self.active].filter(|_| !self.placed_in_turn) {
            // BCB-BAZAAR-08
            self.won[self.active] = None;
            if self.has_place(tile) {
                self.tile = Some(tile);
                self.was_won = true;
                self.phase = Phase::PlaceTile;
                return;
            }
            // BCB-X-17
            self.removed.push(tile);
            self.draw_on();
            return;
        }
        // ABBEY-TILE-01, COMBO-TURN-08
        let to_place = if self.hand_size == 0 { self.left() > 0 } else { !self.hands[self.active].is_empty() };
        if to_place && !self.abbey_declined && !self.abbey_places(false).is_empty() {
            self.phase = Phase::Abbey;
            return;
        }
        self.need_tile();
    }

    /// The player in turn needs a tile and no abbey.
    fn need_tile(&mut self) {
        if self.hand_size == 0 {
            self.draw_on();
            return;
        }
        if self.hands[self.active].iter().any(|tile| self.has_place(tile)) {
            self.phase = Phase::PlaceTile;
            return;
        }
        self.renew_hand();
    }

    /// The player in turn gives up the hand.
    fn renew_hand(&mut self) {
        // A hand that fits nowhere is replaced; whoever has no tiles is passed over.
        let hand = std::mem::take(&mut self.hands[self.active]);
        self.removed.extend(hand);
        if self.left() > 0 {
            self.drawing = Drawing::Anew;
            self.phase = Phase::Draw;
        } else if self.hands.iter().all(Vec::is_empty) {
            self.finish();
        } else {
            self.begin_turn((self.active + 1) % self.scores.len());
        }
    }

    /// This part of the turn is over.
    fn end_part(&mut self) {
        if self.finale.is_some() {
            self.go_on_finale();
        } else if self.hand_size > 0 {
            self.drawing = Drawing::Up;
            self.draw_on();
        } else if self.left() == 0 {
            // TRADE-X-05
            self.end_turn();
        } else {
            self.next_part();
        }
    }

    /// The turn is over, where nobody holds tiles.
    pub(super) fn end_turn(&mut self) {
        if std::mem::take(&mut self.bazaar) && self.left() >= self.scores.len() {
            // BCB-BAZAAR-01, BCB-X-14, BCB-X-15
            self.begin_sale();
        } else if self.left() == 0 && self.won.iter().all(Option::is_none) {
            // BASE-END-01
            self.finish();
        } else {
            // BASE-TURN-01
            self.begin_turn((self.active + 1) % self.scores.len());
        }
    }

    /// Who places the next tile.
    fn next_part(&mut self) {
        if self.again {
            // RIVER2-07
            self.begin_part();
        } else if self.doubles {
            // TRADE-BUILD-05; DRAGON-FAIRY-04
            self.second = true;
            if self.options.fairy_each_part {
                self.fairy_point();
            }
            self.begin_part();
        } else if self.hand_size > 0 {
            // BASE-TURN-01
            self.begin_turn((self.active + 1) % self.scores.len());
        } else {
            self.end_turn();
        }
    }

    /// The river tiles still in the bag, the last one last; nothing once the river is finished.
    pub(super) fn river_to_come(&self) -> Vec<&'static Tile> {
        let river = self.bag.iter().filter(|(tile, _)| is_river(tile));
        let mut tiles: Vec<_> = river.flat_map(|(tile, n)| vec![*tile; *n]).collect();
        tiles.sort_by_key(|tile| river_stage(tile));
        tiles
    }

    /// The legal places of a tile, which is not in the bag any more.
    fn places(&self, tile: &'static Tile) -> Vec<(At, u8)> {
        // RIVER-X-13, COUNT-X-12
        self.placements(tile, Some(&self.river_to_come()))
    }

    /// The places of a tile where it fits with a bridge only: position, turn, the bridge.
    fn bridged_places(&self, tile: &'static Tile) -> Vec<(At, u8, At, usize)> {
        let mut places = Vec::new();
        if self.supply(self.active, Piece::Bridge) == 0 || self.laid.is_empty() {
            return places;
        }
        // The river tiles to come must have a place all the same.
        let rest = is_river(tile).then(|| self.river_to_come());
        let goes_on = |new: Laid, (over, axis): (At, usize)| {
            let Some(rest) = &rest else { return true };
            let mut laid = self.laid.clone();
            laid.push(new);
            laid.iter_mut().find(|l| l.at == over).unwrap().bridge = Some(axis);
            river_goes_on(&mut laid, rest, &mut BTreeSet::new())
        };
        let grid = Grid::of(&self.laid);
        for x in grid.low.0 - 1..=grid.high.0 + 1 {
            for y in grid.low.1 - 1..=grid.high.1 + 1 {
                for turn in 0..tile.period {
                    let new = Laid::new(tile, (x, y), turn);
                    let spans = self.spans(&grid, new).into_iter().filter(|span| goes_on(new, *span));
                    places.extend(spans.map(|(over, axis)| ((x, y), turn, over, axis)));
                }
            }
        }
        places
    }

    /// The tiles that may come next, sorted by name. Of a river only those that have a place (RIVER-X-13).
    pub fn drawable(&self) -> Vec<&'static str> {
        let river = self.river_to_come();
        let mut names: Vec<_> = self.bag.iter().filter(|(_, n)| *n > 0).map(|(tile, _)| tile.id).collect();
        if let Some(first) = river.iter().map(|tile| river_stage(tile)).min() {
            names.clear();
            for (number, tile) in river.iter().enumerate().filter(|(_, tile)| river_stage(tile) == first) {
                let rest = [&river[..number], &river[number + 1..]].concat();
                if !names.contains(&tile.id) && !self.placements(tile, Some(&rest)).is_empty() {
                    names.push(tile.id);
                }
            }
        }
        names.sort_unstable();
        names.dedup();
        names
    }

    /// All legal moves of the decision that is due, sorted.
    pub fn legal(&self) -> Vec<Move> {
        let mut moves = BTreeSet::new();
        match self.phase {
            Phase::Draw | Phase::Over => {}
            Phase::PlaceTile => {
                for tile in self.tile.iter().chain(&self.hands[self.active]) {
                    let places = self.places(tile).into_iter();
                    moves.extend(places.map(|(at, turn)| Move::PlaceTile { tile: tile.id, at, turn }));
                }
                // BCB-X-05
                if moves.is_empty() {
                    moves.insert(Move::Pass);
                }
                for tile in self.tile.iter().chain(&self.hands[self.active]) {
                    let places = self.bridged_places(tile).into_iter();
                    moves.extend(places.map(|(at, turn, over, axis)| {
                        let tile = tile.id;
                        Move::PlaceBridged { tile, at, turn, over, axis }
                    }));
                }
                moves.extend(self.ransoms());
            }
            Phase::PlaceFigure => {
                let expels = self.expels();
                let must = self.options.princess_must && !expels.is_empty();
                moves.extend(expels);
                moves.extend(self.ransoms());
                moves.extend(self.bridge_moves());
                if !must {
                    let places = self.figure_places(self.active).into_iter();
                    moves.extend(places.map(|(piece, at, segment)| Move::Place { piece, at, segment }));
                    let recalls = self.recalls(self.active).into_iter();
                    moves.extend(recalls.map(|(at, segment)| Move::Recall { piece: Piece::Abbot, at, segment }));
                    moves.extend(self.fairy_moves());
                    moves.extend(self.tower_moves());
                    moves.extend(self.barn_moves());
                    moves.insert(Move::Pass);
                }
            }
            Phase::Capture => {
                moves.extend(self.captures());
                moves.insert(Move::Pass);
            }
            Phase::Exchange => {
                let holder = self.exchange.unwrap();
                let own = self.prisoners.iter().filter(|p| (p.0, p.1) == (holder, self.active));
                moves.extend(own.map(|p| Move::Exchange { piece: p.2, holder }));
            }
            Phase::Dragon => moves.extend(self.dragon_steps().into_iter().map(|to| Move::Dragon { to })),
            Phase::Abbey => {
                let places = self.abbey_places(self.finale.is_some()).into_iter();
                moves.extend(places.map(|at| Move::PlaceAbbey { at }));
                moves.insert(Move::Pass);
            }
            Phase::Castle => {
                let cities = self.castle_cities(self.decider()).into_iter();
                moves.extend(cities.map(|(at, segment)| Move::Castle { at, segment }));
                moves.insert(Move::Pass);
            }
            Phase::LeaveCity => {
                moves.extend(self.leaves(self.leaving[0]));
                moves.insert(Move::Pass);
            }
            Phase::EnterCity => {
                moves.extend(self.enters());
                moves.insert(Move::Pass);
            }
            Phase::MoveWagon => {
                let targets = self.wagon_targets(self.wagons[0]).into_iter();
                moves.extend(targets.map(|(at, segment)| Move::MoveWagon { at, segment }));
                moves.insert(Move::Pass);
            }
            Phase::Escape => {
                moves.extend(self.escapes());
                moves.insert(Move::Pass);
            }
            Phase::AuctionChoose => moves.extend(self.sale_choices()),
            Phase::AuctionBid => moves.extend(self.bids()),
            Phase::AuctionDeal => moves.extend(self.deals()),
            Phase::Bridge => {
                moves.extend(self.bridge_moves());
                moves.insert(Move::Pass);
            }
            Phase::Ransom => {
                moves.insert(Move::Pass);
            }
            Phase::SecondTile => moves.extend([Move::SecondTile, Move::Pass]),
            Phase::Count => moves.extend(Quarter::ALL.map(|quarter| Move::MoveCount { quarter })),
        }
        // TOWER-X-05: at any moment of the own turn before step 3, or of the whole turn
        let whole = self.options.ransom_whole_turn;
        let in_time = match self.phase {
            Phase::Abbey => self.finale.is_none(),
            // TOWER-13: an exchange takes place at once
            Phase::Capture | Phase::Castle | Phase::Bridge => true,
            Phase::LeaveCity => !self.ending(),
            Phase::Dragon => whole || !self.options.dragon_after_scoring,
            Phase::MoveWagon | Phase::EnterCity | Phase::Escape | Phase::Ransom | Phase::SecondTile => whole,
            _ => false,
        };
        if in_time && self.decider() == self.active {
            moves.extend(self.ransoms());
        }
        moves.into_iter().collect()
    }

    /// Whether a move is legal; quicker than asking for all of them where these take long to find.
    fn is_legal(&self, m: Move) -> bool {
        match (self.phase, m) {
            (Phase::PlaceTile, Move::PlaceTile { tile, at, turn }) => {
                let mut to_place = self.tile.iter().chain(&self.hands[self.active]);
                let Some(tile) = to_place.find(|t| t.id == tile) else { return false };
                if !is_river(tile) || self.laid.is_empty() {
                    return self.places(tile).contains(&(at, turn));
                }
                let new = Laid::new(tile, at, turn);
                let mut laid = self.laid.clone();
                laid.push(new);
                turn < tile.period
                    && self.fits(&Grid::of(&self.laid), new)
                    && river_goes_on(&mut laid, &self.river_to_come(), &mut BTreeSet::new())
            }
            _ => self.legal().contains(&m),
        }
    }

    /// Plays a move. Answers who scored, sorted.
    ///
    /// # Panics
    ///
    /// If it is not legal.
    pub fn play(&mut self, m: Move) -> Vec<Scored> {
        assert!(self.is_legal(m), "{m:?} is not legal");
        self.play_listed(m)
    }

    /// Plays a move out of [`Self::legal`], which takes less time than to look whether it is legal once more.
    pub fn play_listed(&mut self, m: Move) -> Vec<Scored> {
        let player = self.active;
        // BCB-BRIDGE-06: what is done with a figure, after which a bridge may come
        self.acted |= match m {
            Move::Place { .. }
            | Move::Fairy { .. }
            | Move::Tower { .. }
            | Move::CloseTower { .. }
            | Move::Barn { .. } => true,
            Move::Recall { .. } => self.phase == Phase::PlaceFigure,
            Move::Expel { .. } => !self.options.place_after_princess,
            _ => false,
        };
        match m {
            Move::PlaceTile { tile, at, turn } => {
                let tile = self.tile.take().filter(|t| t.id == tile).unwrap_or_else(|| {
                    let hand = &mut self.hands[player];
                    hand.remove(hand.iter().position(|t| t.id == tile).unwrap())
                });
                self.add_tile(tile, at, turn);
                self.ask_figure();
            }
            Move::PlaceBridged { tile, at, turn, over, axis } => {
                let tile = self.tile.take().filter(|t| t.id == tile).unwrap_or_else(|| {
                    let hand = &mut self.hands[player];
                    hand.remove(hand.iter().position(|t| t.id == tile).unwrap())
                });
                self.lay(tile, at, turn);
                self.bridged = true;
                self.build_bridge(over, axis);
                self.tile_placed();
                self.ask_figure();
            }
            Move::PlaceAbbey { at } => {
                self.supplies[player][Piece::Abbey as usize] -= 1;
                self.lay(super::build::abbey(), at, 0);
                self.tile_placed();
                self.ask_figure();
            }
            Move::Bridge { at, axis } => {
                self.build_bridge(at, axis);
                self.bridged = true;
                if self.phase == Phase::Bridge {
                    self.run();
                } else {
                    self.ask_figure();
                }
            }
            Move::SecondTile => self.run(),
            Move::Barn { corner } => {
                let (at, segment) = self.barn_spot(corner).unwrap();
                self.put(Piece::Barn, at, segment);
                self.barn = Some((at, segment));
                self.after_figure();
            }
            Move::Castle { at, segment } => {
                self.build_castle(at, segment);
                self.run();
            }
            Move::MoveWagon { at, segment } => {
                let (owner, ..) = self.wagons.remove(0);
                self.supplies[owner][Piece::Wagon as usize] -= 1;
                self.figures.push(Figure { at, segment, owner, piece: Piece::Wagon, guest: false });
                self.run();
            }
            Move::EnterCity { piece, quarter, count } => {
                self.enter_city(piece, quarter, count);
                self.run();
            }
            Move::LeaveCity { piece, quarter, at, segment } => {
                self.leave_city(piece, quarter, at, segment);
                self.ask_leave();
            }
            Move::MoveCount { quarter } => {
                self.count = quarter;
                if self.left() == 0 {
                    self.finish();
                } else if self.hand_size == 0 {
                    self.begin_turn(player);
                } else {
                    self.phase = Phase::Draw;
                }
            }
            Move::ChooseTile { tile } => self.choose_tile(tile),
            Move::Bid { points } => self.bid(points as i32),
            Move::Buy => self.deal(true),
            Move::Sell => self.deal(false),
            Move::Recall { piece, at, segment } if self.phase == Phase::Escape => {
                // SIEGE-06
                self.send_home(self.standing(at, segment, player, piece));
                self.tidy();
                self.run();
            }
            Move::Place { piece, at, segment } => {
                self.put(piece, at, segment);
                self.after_figure();
            }
            Move::Recall { piece, at, segment } => {
                self.take_back(self.standing(at, segment, player, piece));
                self.after_figure();
            }
            Move::Fairy { at, segment } => {
                self.fairy = Some(Fairy { at, with: Some((player, segment)) });
                self.after_figure();
            }
            Move::Expel { owner, piece, at, segment } => {
                // DRAGON-PRINCESS-01, DRAGON-PRINCESS-02
                self.send_home(self.standing(at, segment, owner, piece));
                self.tidy();
                self.expelled = true;
                // DRAGON-PRINCESS-03
                if self.options.place_after_princess {
                    self.ask_figure();
                } else {
                    self.after_figure();
                }
            }
            Move::Tower { at } => {
                self.supplies[player][Piece::TowerPiece as usize] -= 1;
                *self.towers.entry(at).or_insert(0) += 1;
                self.tower = Some(at);
                self.phase = Phase::Capture;
                if self.captures().is_empty() {
                    self.after_figure();
                }
            }
            Move::CloseTower { piece, at } => {
                self.put(piece, at, self.site(at).unwrap());
                if self.options.towers_stay_closed {
                    self.finished.insert(at);
                }
                self.after_figure();
            }
            Move::Capture { owner, piece, at, segment } => {
                self.capture(self.standing(at, segment, owner, piece));
            }
            Move::Exchange { piece, holder } => {
                self.swap(holder, piece);
                self.after_figure();
            }
            Move::Ransom { piece, holder } => {
                // TOWER-15, TOWER-16
                self.pay(player, -3, What::Ransom);
                self.pay(holder, 3, What::Ransom);
                self.free(holder, player, piece);
                self.ransomed = true;
                match self.phase {
                    Phase::PlaceFigure => self.ask_figure(),
                    Phase::Ransom if self.ransoms().is_empty() => self.run(),
                    _ => {}
                }
            }
            Move::Dragon { to } => {
                self.path.push(to);
                self.dragon = Some(to);
                // DRAGON-MOVE-05, DRAGON-X-04
                let eaten = |f: &Figure| f.at == to && f.piece != Piece::Barn && !self.in_castle(f);
                let eaten: Vec<_> = self.figures.iter().filter(|f| eaten(f)).copied().collect();
                for figure in eaten {
                    self.send_home(figure);
                }
                // DRAGON-MOVE-06
                self.tidy();
                self.dragon_goes_on();
            }
            Move::Pass => self.passed(),
        }
        self.told()
    }

    /// The decision that is due has been declined.
    fn passed(&mut self) {
        match self.phase {
            Phase::PlaceTile => {
                // BCB-X-05
                if let Some(tile) = self.tile.take() {
                    self.removed.push(tile);
                    self.was_won = false;
                    self.draw_on();
                } else {
                    self.renew_hand();
                }
            }
            Phase::Abbey => {
                if let Some(players) = &mut self.finale {
                    players.remove(0);
                    self.go_on_finale();
                } else {
                    self.abbey_declined = true;
                    self.need_tile();
                }
            }
            Phase::Castle => {
                let player = self.decider();
                self.no_castles.push(player);
                self.run();
            }
            Phase::LeaveCity => {
                self.leaving.remove(0);
                self.ask_leave();
            }
            Phase::MoveWagon => {
                self.wagons.remove(0);
                self.run();
            }
            Phase::SecondTile => {
                self.doubles = false;
                self.run();
            }
            Phase::EnterCity | Phase::Escape | Phase::Bridge | Phase::Ransom => self.run(),
            Phase::AuctionBid => self.pass_bid(),
            _ => self.after_figure(),
        }
    }

    /// A figure that stands somewhere; of two that are alike, any.
    pub(super) fn standing(&self, at: At, segment: usize, owner: usize, piece: Piece) -> Figure {
        let alike = |f: &&Figure| (f.at, f.segment, f.owner, f.piece) == (at, segment, owner, piece);
        *self.figures.iter().find(alike).expect("the figure stands there")
    }

    /// Lays a tile, whether or not it fits; nobody has placed it.
    pub(super) fn lay(&mut self, tile: &'static Tile, at: At, turn: u8) {
        assert!(turn < 4);
        self.laid.push(Laid::new(tile, at, turn));
        self.placed = false;
        self.bridged = false;
        self.barn = None;
    }

    /// The player in turn lays a tile.
    ///
    /// # Panics
    ///
    /// If it does not fit there.
    pub(super) fn add_tile(&mut self, tile: &'static Tile, at: At, turn: u8) {
        // An empty table takes any tile.
        let fits = self.laid.is_empty() || self.fits(&Grid::of(&self.laid), Laid::new(tile, at, turn));
        assert!(fits, "{} does not fit at {at:?}/{turn}", tile.id);
        self.lay(tile, at, turn);
        self.tile_placed();
    }

    /// The tile laid last has been placed by the player in turn.
    fn tile_placed(&mut self) {
        let Laid { tile, at, .. } = *self.laid.last().unwrap();
        self.placed = true;
        self.placed_in_turn = true;
        if self.finale.is_none() {
            self.last_placer = self.active;
        }
        self.abbey_declined = false;
        for castle in &mut self.castles {
            castle.fresh = false;
        }
        // BCB-BAZAAR-01, BCB-BAZAAR-09
        let bazaar = self.options.bazaars && tile.symbol == Some(Symbol::Bazaar);
        self.bazaar |= bazaar && !self.was_won && self.won.iter().all(Option::is_none);
        // TRADE-BUILD-06
        self.doubles = !self.second && self.extends_builder(self.active);
        let volcano = tile.symbol == Some(Symbol::Volcano);
        // RIVER2-02, COUNT-X-12: a source is placed with the next tile
        self.again = (volcano || river_stage(tile) == 0) && is_river(tile);
        self.acted = false;
        // DRAGON-VOLC-01, DRAGON-X-02, RIVER-X-10; DRAGON-MOVE-08
        if volcano && self.options.dragon {
            self.dragon = Some(at);
        }
        // DRAGON-MOVE-09
        let brings_back = if self.options.tiles_wait { Symbol::Dragon } else { Symbol::Volcano };
        if tile.symbol == Some(brings_back) && self.options.dragon {
            for tile in std::mem::take(&mut self.aside) {
                self.bag.iter_mut().find(|(t, _)| t.id == tile.id).unwrap().1 += 1;
            }
        }
    }

    /// Whether the tile just placed extends a road or city that holds a builder of the player (TRADE-BUILD-05,
    /// TRADE-X-02). A builder on the tile itself came after it and does not count (TRADE-X-03). To be asked before
    /// anything else happens, when the builder may leave.
    pub(super) fn extends_builder(&self, player: usize) -> bool {
        let Some(last) = self.laid.last() else { return false };
        let is_builder = |f: &&Figure| f.owner == player && f.piece == Piece::Builder && f.at != last.at;
        let builders: Vec<_> = self.figures.iter().filter(is_builder).collect();
        if builders.is_empty() {
            return false; // no need to look at the table
        }
        let survey = self.survey();
        builders.into_iter().any(|f| {
            let feature = &survey.features[survey.feature(f.at, f.segment).unwrap()];
            feature.segments.iter().any(|(at, _)| *at == last.at)
        })
    }

    /// The one action of step 2 is due, unless there is none.
    fn ask_figure(&mut self) {
        self.phase = Phase::PlaceFigure;
        if self.legal() == [Move::Pass] {
            self.after_figure();
        }
    }

    /// After step 2: what follows it (COMBO-X-01).
    fn after_figure(&mut self) {
        self.tower = None;
        self.exchange = None;
        self.step = Step::Bridge;
        self.run();
    }

    /// Goes on with this part of the turn until a decision is due.
    pub(super) fn run(&mut self) {
        let late = self.options.dragon_after_scoring;
        loop {
            match self.step {
                Step::Bridge => {
                    self.step = Step::Dragon;
                    if self.options.bridge_late && self.acted && !self.bridge_moves().is_empty() {
                        self.phase = Phase::Bridge;
                        return;
                    }
                }
                Step::Dragon => {
                    self.step = Step::Castles;
                    self.no_castles.clear();
                    // COMBO-TURN-03
                    if !late && self.dragon_starts() {
                        return;
                    }
                }
                Step::Castles => {
                    if self.castle_builder().is_some() {
                        self.phase = Phase::Castle;
                        return;
                    }
                    self.step = Step::Leave;
                }
                Step::Leave => {
                    self.step = Step::Score;
                    // COUNT-X-03
                    let players = self.scores.len();
                    self.leaving = (1..=players).map(|n| (self.active + n) % players).collect();
                    self.ask_leave();
                    return;
                }
                Step::Score => {
                    self.step = Step::Wagons;
                    self.score_part();
                }
                Step::LateDragon => {
                    self.step = Step::Enter;
                    if late && self.dragon_starts() {
                        return;
                    }
                }
                Step::Wagons => {
                    self.wagons.retain({
                        let this = self.clone();
                        move |wagon| !this.wagon_targets(*wagon).is_empty()
                    });
                    if !self.wagons.is_empty() {
                        self.phase = Phase::MoveWagon;
                        return;
                    }
                    self.step = Step::LateDragon;
                }
                Step::Enter => {
                    self.step = Step::Escape;
                    // TOWER-16: whoever is bought back may enter, too
                    let buys = self.options.ransom_whole_turn && self.earns_entry() && !self.ransoms().is_empty();
                    if buys || !self.enters().is_empty() {
                        self.phase = Phase::EnterCity;
                        return;
                    }
                }
                Step::Escape => {
                    self.step = Step::Ransom;
                    if !self.escapes().is_empty() {
                        self.phase = Phase::Escape;
                        return;
                    }
                }
                Step::Ransom => {
                    self.step = Step::Second;
                    if self.options.ransom_whole_turn && !self.ransoms().is_empty() {
                        self.phase = Phase::Ransom;
                        return;
                    }
                }
                Step::Second => {
                    self.step = Step::End;
                    // TRADE-BUILD-11
                    let more = self.finale.is_none() && (self.left() > 0 || self.hand_size > 0);
                    if self.options.double_declinable && self.doubles && more {
                        self.phase = Phase::SecondTile;
                        return;
                    }
                }
                Step::End => {
                    self.end_part();
                    return;
                }
            }
        }
    }

    /// Whether the dragon moves (DRAGON-MOVE-01, DRAGON-X-01).
    fn dragon_starts(&mut self) -> bool {
        let Some(at) = self.dragon.filter(|_| self.options.dragon && self.last_symbol() == Some(Symbol::Dragon)) else {
            return false;
        };
        self.path = vec![at];
        self.phase = Phase::Dragon;
        if self.dragon_steps().is_empty() {
            self.path.clear();
            return false;
        }
        true
    }

    /// Whether the dragon takes a further step (DRAGON-MOVE-02, DRAGON-MOVE-07).
    fn dragon_goes_on(&mut self) {
        if self.path.len() > 6 || self.dragon_steps().is_empty() {
            self.path.clear();
            self.run();
        }
    }

    /// The symbol of the tile just placed.
    fn last_symbol(&self) -> Option<Symbol> {
        self.laid.last()?.tile.symbol
    }

    fn tile_at(&self, at: At) -> Option<&'static Tile> {
        self.laid.iter().find(|l| l.at == at).map(|l| l.tile)
    }

    /// The segment of a tile on which a tower can be built.
    fn site(&self, at: At) -> Option<usize> {
        self.tile_at(at)?.segments.iter().position(|s| s.kind == Kind::Tower)
    }

    /// Puts a figure of the player in turn on a segment.
    pub(super) fn put(&mut self, piece: Piece, at: At, segment: usize) {
        self.supplies[self.active][piece as usize] -= 1;
        self.figures.push(Figure { at, segment, owner: self.active, piece, guest: false });
    }

    /// Where a player may place figures, the tile just placed being the player's: piece, position, segment; sorted.
    pub(super) fn figure_places(&self, player: usize) -> Vec<(Piece, At, usize)> {
        let survey = self.survey();
        let mut places = BTreeSet::new();
        let Some(last) = self.laid.last() else { return Vec::new() };
        // DRAGON-PORTAL-01; otherwise BASE-MEEPLE-03
        let portal = self.options.portal && last.tile.symbol == Some(Symbol::Portal);
        for laid in &self.laid {
            let here = laid.at == last.at;
            if !here && !portal {
                continue;
            }
            for piece in Piece::ALL {
                // BASE-MEEPLE-02, BASE-TURN-04
                if self.supply(player, piece) == 0 || !self.may_enter(piece, laid, here) {
                    continue;
                }
                // BASE-MEEPLE-06: every segment by itself
                for segment in 0..laid.segments() {
                    // BCB-BRIDGE-05
                    if !here && segment == laid.tile.segments.len() {
                        continue;
                    }
                    // RIVER-X-06, gardens that are decoration, towers: no feature, nobody is placed there
                    let Some(feature) = survey.feature(laid.at, segment) else { continue };
                    let feature = &survey.features[feature];
                    // Through a portal not on a completed feature; on the tile itself BASE-X-10.
                    if (here || !feature.completed) && self.may_stand(player, piece, feature) {
                        places.insert((piece, laid.at, segment));
                    }
                }
            }
        }
        places.into_iter().collect()
    }

    /// Whether a piece may be placed on a tile at all; `here`: the tile just placed.
    pub(super) fn may_enter(&self, piece: Piece, laid: &Laid, here: bool) -> bool {
        let volcano = laid.tile.symbol == Some(Symbol::Volcano);
        // RIVER2-06
        if volcano && is_river(laid.tile) {
            return false;
        }
        if piece.is_follower() {
            // DRAGON-VOLC-02, DRAGON-VOLC-03, DRAGON-X-09
            !(volcano && here) && self.dragon != Some(laid.at)
        } else {
            // DRAGON-VOLC-02; DRAGON-X-09, TRADE-X-04
            here && !(volcano && self.options.volcano_no_figure)
        }
    }

    /// Whether a player may place a piece on a feature of a tile it may enter.
    fn may_stand(&self, player: usize, piece: Piece, feature: &Feature) -> bool {
        match piece {
            // BASE-MEEPLE-04, BASE-X-12, BASE-FIELD-04, ABBOT-X-04; INN-BIG-02: the big follower goes where a
            // follower may go; BASE-MEEPLE-05, BASE-X-10: nobody is there, completed or not
            Piece::Follower | Piece::BigFollower => match feature.kind {
                Kind::City | Kind::Road | Kind::Monastery | Kind::Shrine => !feature.occupied(),
                // ABBEY-BARN-03
                Kind::Field => self.options.farmers && !feature.occupied() && feature.barns.is_empty(),
                _ => false,
            },
            // ABBEY-MAYOR-01
            Piece::Mayor => feature.kind == Kind::City && !feature.occupied(),
            // ABBEY-WAGON-01
            Piece::Wagon => {
                let kind = matches!(feature.kind, Kind::City | Kind::Road | Kind::Monastery | Kind::Shrine);
                kind && !feature.occupied()
            }
            // ABBOT-X-03
            Piece::Abbot => {
                matches!(feature.kind, Kind::Monastery | Kind::Shrine | Kind::Garden) && !feature.occupied()
            }
            // TRADE-BUILD-01, TRADE-BUILD-03, TRADE-BUILD-04, TRADE-X-04, COMBO-X-04
            Piece::Builder => {
                let kind = matches!(feature.kind, Kind::Road | Kind::City);
                kind && !feature.completed && self.has_company(player, feature)
            }
            // TRADE-PIG-01
            Piece::Pig => feature.kind == Kind::Field && feature.followers[player] > 0,
            Piece::Barn | Piece::Abbey | Piece::Bridge | Piece::Castle | Piece::TowerPiece => false,
        }
    }

    /// Whether a builder of a player has the company it needs (TRADE-BUILD-12).
    pub(super) fn has_company(&self, player: usize, feature: &Feature) -> bool {
        let ordinary = |f: &Figure| {
            let there = f.owner == player && feature.segments.contains(&(f.at, f.segment));
            there && matches!(f.piece, Piece::Follower | Piece::BigFollower)
        };
        feature.followers[player] > 0 && (!self.options.builder_ordinary || self.figures.iter().any(ordinary))
    }

    /// Abbots of the player that may be taken back instead of placing a figure: position and segment, sorted
    /// (ABBOT-X-06).
    pub(super) fn recalls(&self, player: usize) -> Vec<(At, usize)> {
        let abbots = self.figures.iter().filter(|f| f.owner == player && f.piece == Piece::Abbot);
        let mut recalls: Vec<_> = abbots.map(|f| (f.at, f.segment)).collect();
        if !recalls.is_empty() {
            let survey = self.survey();
            recalls.retain(|&(at, segment)| !survey.features[survey.feature(at, segment).unwrap()].completed);
        }
        recalls.sort_unstable();
        recalls
    }

    /// Takes an abbot back, which scores (ABBOT-X-06, ABBOT-X-07).
    pub(super) fn take_back(&mut self, abbot: Figure) {
        let survey = self.survey();
        let feature = &survey.features[survey.feature(abbot.at, abbot.segment).unwrap()];
        self.pay(abbot.owner, feature.tiles as i32, What::Feature(feature.kind));
        self.pay_fairy(feature);
        self.send_home(abbot);
        self.tidy();
    }

    /// The city of the tile just placed in which a princess is, if it holds knights.
    fn expels(&self) -> Vec<Move> {
        let Some(last) = self.laid.last() else { return Vec::new() };
        let princess = last.tile.segments.iter().position(|s| s.princess);
        let Some(princess) = princess.filter(|_| self.options.princess && !self.expelled) else { return Vec::new() };
        let survey = self.survey();
        let city = &survey.features[survey.feature(last.at, princess).unwrap()];
        // DRAGON-PRINCESS-01, DRAGON-X-06, DRAGON-X-07
        let knights = self.figures.iter().filter(|f| city.segments.contains(&(f.at, f.segment)));
        knights
            .filter(|f| f.piece.is_follower())
            .map(|f| Move::Expel { owner: f.owner, piece: f.piece, at: f.at, segment: f.segment })
            .collect()
    }

    /// Own followers the fairy may go to (DRAGON-FAIRY-01).
    fn fairy_moves(&self) -> Vec<Move> {
        // `fairy-on-dragon-tile`
        let barred = self.options.fairy_not_on_dragon && self.last_symbol() == Some(Symbol::Dragon);
        if !self.options.fairy || barred {
            return Vec::new();
        }
        let stands = self.fairy.and_then(|f| f.with.map(|(owner, segment)| (owner, f.at, segment)));
        let own = self.figures.iter().filter(|f| f.owner == self.active && f.piece.is_follower());
        // DRAGON-X-11
        own.filter(|f| stands != Some((f.owner, f.at, f.segment)))
            .map(|f| Move::Fairy { at: f.at, segment: f.segment })
            .collect()
    }

    /// Towers to build and to close (TOWER-05).
    fn tower_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if !self.options.tower {
            return moves;
        }
        for at in self.laid.iter().map(|l| l.at) {
            let Some(site) = self.site(at) else { continue };
            // TOWER-12, TOWER-X-11
            if self.finished.contains(&at) || self.figures.iter().any(|f| (f.at, f.segment) == (at, site)) {
                continue;
            }
            if self.supply(self.active, Piece::TowerPiece) > 0 {
                moves.push(Move::Tower { at });
            }
            for piece in [Piece::Follower, Piece::BigFollower, Piece::Wagon] {
                // TOWER-17
                if piece == Piece::Wagon && !self.options.wagon_on_tower {
                    continue;
                }
                // TOWER-X-01, DRAGON-VOLC-03, ABBOT-X-08
                if self.height(at) > 0 && self.dragon != Some(at) && self.supply(self.active, piece) > 0 {
                    moves.push(Move::CloseTower { piece, at });
                }
            }
        }
        moves
    }

    fn height(&self, at: At) -> u32 {
        self.towers.get(&at).copied().unwrap_or(0)
    }

    /// Whom the tower just raised may take (TOWER-06 to TOWER-08, TOWER-10, TOWER-X-02, TOWER-X-07).
    fn captures(&self) -> Vec<Move> {
        let (x, y) = self.tower.unwrap();
        let height = self.height((x, y)) as i32;
        let in_reach = |at: At| {
            let (dx, dy) = ((at.0 - x).abs(), (at.1 - y).abs());
            (dx == 0 && dy <= height) || (dy == 0 && dx <= height)
        };
        // BCB-X-12
        let taken = |f: &&Figure| f.piece.is_follower() && in_reach(f.at) && !self.in_castle(f);
        let followers = self.figures.iter().filter(taken);
        followers.map(|f| Move::Capture { owner: f.owner, piece: f.piece, at: f.at, segment: f.segment }).collect()
    }

    /// The player in turn takes a follower (TOWER-11) and exchanges it if possible (TOWER-13).
    fn capture(&mut self, figure: Figure) {
        let (captor, victim) = (self.active, figure.owner);
        if captor == victim {
            self.send_home(figure);
            self.tidy();
            self.after_figure();
            return;
        }
        self.take_off(figure);
        self.tidy();
        let held: BTreeSet<Piece> =
            self.prisoners.iter().filter(|p| (p.0, p.1) == (victim, captor)).map(|p| p.2).collect();
        self.prisoners.push((captor, victim, figure.piece));
        if held.len() > 1 {
            // TOWER-14
            self.exchange = Some(victim);
            self.phase = Phase::Exchange;
            return;
        }
        if let Some(piece) = held.first() {
            self.swap(victim, *piece);
        }
        self.after_figure();
    }

    /// The player in turn gets a piece back from a holder, who gets back the one just taken.
    fn swap(&mut self, holder: usize, piece: Piece) {
        self.free(holder, self.active, piece);
        let taken = self.prisoners.iter().find(|p| (p.0, p.1) == (self.active, holder)).unwrap().2;
        self.free(self.active, holder, taken);
    }

    /// A prisoner returns to the supply of its owner.
    fn free(&mut self, holder: usize, owner: usize, piece: Piece) {
        let number = self.prisoners.iter().position(|p| *p == (holder, owner, piece)).unwrap();
        self.prisoners.remove(number);
        self.supplies[owner][piece as usize] += 1;
    }

    /// Own prisoners that can be bought back (TOWER-15, TOWER-X-05, TOWER-X-06).
    fn ransoms(&self) -> Vec<Move> {
        let player = self.active;
        if self.scores[player] < 3 || (self.ransomed && !self.options.ransom_unlimited) {
            return Vec::new();
        }
        let own = self.prisoners.iter().filter(|p| p.1 == player);
        own.map(|p| Move::Ransom { piece: p.2, holder: p.0 }).collect()
    }

    /// Where the dragon may go (DRAGON-MOVE-02 to DRAGON-MOVE-04).
    fn dragon_steps(&self) -> Vec<At> {
        let from = self.dragon.unwrap();
        let next = (0..4).map(|side| beside(from, side));
        // COUNT-11, COUNT-X-09
        let open = |tile: &Tile| {
            let mut kinds = tile.segments.iter().map(|s| s.kind);
            tile.at.is_none() || (self.options.dragon_around_city && kinds.any(|kind| kind != Kind::Carcassonne))
        };
        next.filter(|&to| self.tile_at(to).is_some_and(open) && !self.path.contains(&to) && self.fairy() != Some(to))
            .collect()
    }
}

/// What can be seen.
impl Referee {
    /// How many of a piece a player has left.
    pub fn supply(&self, player: usize, piece: Piece) -> u32 {
        self.supplies[player][piece as usize]
    }

    /// All figures standing, sorted: position, segment, owner, piece. Whoever stands on a tower has the segment of
    /// its site.
    pub fn figures(&self) -> Vec<(At, usize, usize, Piece)> {
        let mut figures = self.figures.clone();
        figures.sort();
        figures.iter().map(|f| (f.at, f.segment, f.owner, f.piece)).collect()
    }

    /// All prisoners, sorted: holder, owner, piece.
    pub fn prisoners(&self) -> Vec<(usize, usize, Piece)> {
        let mut prisoners = self.prisoners.clone();
        prisoners.sort_unstable();
        prisoners
    }

    /// All towers, sorted: position and height.
    pub fn towers(&self) -> Vec<(At, u32)> {
        self.towers.iter().map(|(at, height)| (*at, *height)).collect()
    }

    /// The towers that are closed for good though nobody stands on them, sorted.
    pub fn finished_towers(&self) -> Vec<At> {
        let stands = |at: &&At| self.figures.iter().any(|f| f.at == **at && Some(f.segment) == self.site(**at));
        self.finished.iter().filter(|at| !stands(at)).copied().collect()
    }

    /// Where the dragon is.
    pub fn dragon(&self) -> Option<At> {
        self.dragon
    }

    /// Where the fairy is.
    pub fn fairy(&self) -> Option<At> {
        self.fairy.map(|fairy| fairy.at)
    }

    /// The goods of a player: wine, grain, cloth.
    pub fn goods(&self, player: usize) -> [u32; 3] {
        self.goods[player]
    }

    /// Who holds the king, and the size of the largest city so far.
    pub fn king(&self) -> Option<(usize, u32)> {
        self.king.held
    }

    /// Who holds the robber, and the size of the longest road so far.
    pub fn robber(&self) -> Option<(usize, u32)> {
        self.robber.held
    }

    /// How many tiles are left to draw.
    pub fn left(&self) -> usize {
        self.bag.iter().map(|(_, n)| n).sum()
    }

    /// The tiles left to draw, sorted: name and number.
    pub fn bag(&self) -> Vec<(&'static str, usize)> {
        let mut bag: Vec<_> = self.bag.iter().filter(|(_, n)| *n > 0).map(|(tile, n)| (tile.id, *n)).collect();
        bag.sort_unstable();
        bag
    }

    /// The tile drawn and not placed yet.
    pub fn tile(&self) -> Option<&'static str> {
        self.tile.map(|tile| tile.id)
    }

    /// The tiles a player holds, sorted.
    pub fn hand(&self, player: usize) -> Vec<&'static str> {
        names(&self.hands[player])
    }

    /// The dragon tiles that wait for the dragon, sorted.
    pub fn aside(&self) -> Vec<&'static str> {
        names(&self.aside)
    }

    /// The tiles that left the game, sorted.
    pub fn removed(&self) -> Vec<&'static str> {
        names(&self.removed)
    }

    /// All bridges, sorted: position and direction.
    pub fn bridges(&self) -> Vec<(At, usize)> {
        let mut bridges: Vec<_> = self.laid.iter().filter_map(|l| Some((l.at, l.bridge?))).collect();
        bridges.sort_unstable();
        bridges
    }

    /// All castles, sorted: positions, owner, whether they are finished.
    pub fn castles(&self) -> Vec<(Vec<At>, usize, bool)> {
        let tiles = |c: &super::Castle| c.segments.iter().map(|s| s.0).collect();
        let mut castles: Vec<_> = self.castles.iter().map(|c| (tiles(c), c.owner, c.finished)).collect();
        castles.sort();
        castles
    }

    /// Where the count is.
    pub fn count(&self) -> Option<Quarter> {
        (self.options.count && self.phase != Phase::Count).then_some(self.count)
    }

    /// Who is in his city, sorted: quarter, owner, piece.
    pub fn guests(&self) -> Vec<(Quarter, usize, Piece)> {
        let mut guests = self.guests.clone();
        guests.sort_unstable();
        guests
    }

    /// The wagon that may drive on: where it stood.
    pub fn wagon_from(&self) -> Option<(At, usize)> {
        self.wagons.first().filter(|_| self.phase == Phase::MoveWagon).map(|w| (w.1, w.2))
    }

    /// Of several wagons of one owner, this one comes first.
    pub fn prefer_wagon(&mut self, at: At, segment: usize) {
        let first = self.wagons[0].0;
        if let Some(number) = self.wagons.iter().position(|w| *w == (first, at, segment)) {
            self.wagons.swap(0, number);
        }
    }

    /// The tiles for sale, sorted; the one of them that is being sold; who bid how much.
    #[expect(clippy::type_complexity, reason = "it is taken apart where it is asked for")]
    pub fn sale(&self) -> Option<(Vec<&'static str>, Option<&'static str>, Option<(usize, i32)>)> {
        let sale = self.sale.as_ref()?;
        let tiles: Vec<_> = sale.tiles.iter().copied().chain(sale.tile).collect();
        Some((names(&tiles), sale.tile.map(|t| t.id), sale.bid))
    }

    /// What a player has won and not placed.
    pub fn won(&self, player: usize) -> Option<&'static str> {
        self.won[player].map(|tile| tile.id)
    }

    /// How many tiles lie on the table.
    pub fn tiles(&self) -> usize {
        self.laid.len()
    }

    /// All features as sorted lists of position and segment, the list of features sorted: cities, roads,
    /// fields, monasteries and, if they count, gardens.
    pub fn partition(&self) -> Vec<Vec<(At, usize)>> {
        self.survey().features.iter().map(|f| f.segments.clone()).collect()
    }

    /// Whether each feature of [`Self::partition`] is completed; fields never are.
    pub fn completed(&self) -> Vec<bool> {
        self.survey().features.iter().map(|f| f.completed).collect()
    }

    /// For each feature of [`Self::partition`] the strength of every player on it.
    pub fn strengths(&self) -> Vec<Vec<u32>> {
        self.survey().features.iter().map(|f| f.strengths.clone()).collect()
    }
}

fn names(tiles: &[&'static Tile]) -> Vec<&'static str> {
    let mut names: Vec<_> = tiles.iter().map(|tile| tile.id).collect();
    names.sort_unstable();
    names
}
