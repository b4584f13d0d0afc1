//! Auctions.

use super::BridgesCastlesBazaars;
use crate::{
    Action, AsDatum, Cause, Datum, Design, Event, Log, Phase, Rules, State, Term, branchless::in_order,
    lists::clone_in_place, parts::TurnStep, rules::MAX_PLAYERS, state::Double, tile::Symbol,
};

/// An auction, and the tiles won in it that are not placed yet.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub struct Auction {
    /// Whether a bazaar was placed this turn, and its auction is still to come. Two bazaars in one turn make one auction.
    due: bool,
    /// Whether tiles are drawn for it or sold.
    running: bool,
    /// The tiles for sale.
    tiles: Vec<Design>,
    /// Who chooses a tile.
    chooser: u8,
    /// The tile that is being sold.
    tile: Option<Design>,
    /// The highest bid, and whose it is.
    bid: Option<(u8, u32)>,
    /// Whose turn it is to bid.
    bidder: u8,
    /// Who has passed, or has had a turn where there is only one, as a set.
    out: u8,
    /// What each player has won and not placed yet.
    won: [Option<Design>; MAX_PLAYERS],
    /// Who has got a tile in this auction, as a set.
    served: u8,
    /// Whether the tile in play was won.
    playing: bool,
}

clone_in_place!(Auction { due, running, tiles, chooser, tile, bid, bidder, out, won, served, playing });

impl Auction {
    /// What the protocol shows of it.
    pub(super) fn shown(&self, rules: &Rules) -> Datum {
        let bid = |(player, points): (usize, u32)| {
            Datum::Record(vec![("player", player.into_datum()), ("points", points.into_datum())])
        };
        Datum::Record(vec![
            ("tiles", Datum::tiles(rules, self.tiles())),
            ("tile", name(rules, self.tile()).into_datum()),
            ("chooser", self.chooser().into_datum()),
            ("bid", self.bid().map_or(Datum::Nothing, bid)),
            ("won", Datum::list((0..rules.players()).map(|player| name(rules, self.won(player))))),
        ])
    }

    /// Whether it is going on, or tiles won in it are not placed yet.
    pub(crate) fn is_on(&self) -> bool {
        self.running || self.won.iter().any(Option::is_some)
    }

    /// Whether a bazaar was placed this turn, and its auction is still to come.
    pub(crate) const fn is_due(&self) -> bool {
        self.due
    }

    /// The tiles for sale.
    pub fn tiles(&self) -> &[Design] {
        &self.tiles
    }

    /// The tile that is being sold.
    pub const fn tile(&self) -> Option<Design> {
        self.tile
    }

    /// Who chose it, or is to choose.
    pub const fn chooser(&self) -> usize {
        self.chooser as usize
    }

    /// The highest bid so far: who, and how much.
    pub fn bid(&self) -> Option<(usize, u32)> {
        self.bid.map(|(player, points)| (player.into(), points))
    }

    /// The tile a player has won and not placed yet.
    pub const fn won(&self, player: usize) -> Option<Design> {
        self.won[player]
    }

    /// Everything that matters to the position, as numbers.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u64> {
        let flags = u64::from(self.running) | u64::from(self.playing) << 1;
        let seats = [self.chooser, self.bidder, self.out, self.served].map(u64::from);
        let bid = self.bid.map_or(0, |(player, points)| 1 + u64::from(player) + u64::from(points) * 8);
        [flags, bid].into_iter().chain(seats)
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.tiles)
    }

    fn has_tile(&self, player: u8) -> bool {
        self.served >> player & 1 == 1
    }
}

fn auction(state: &State) -> Option<&Auction> {
    state.memory.as_deref().map(|memory| &memory.auction)
}

fn auction_mut(state: &mut State) -> &mut Auction {
    &mut state.memory_mut().auction
}

/// The tiles won in an auction and not placed yet, by player, that in play among them.
pub(crate) fn won_tiles(state: &State) -> [Option<Design>; MAX_PLAYERS] {
    let Some(auction) = auction(state) else { return [None; MAX_PLAYERS] };
    let mut won = auction.won;
    if auction.playing && state.phase == Phase::PlaceTile {
        won[state.player()] = Some(state.tile);
    }
    won
}

/// BCB-BAZAAR-08: what was won before the first turn, out of a game.
pub(super) fn set_up(rules: &Rules, state: &mut State, player: usize, tile: Option<String>) {
    auction_mut(state).won[player] = tile.and_then(|tile| rules.design(&tile));
}

/// The name of a tile, if there is one.
pub(super) fn name(rules: &Rules, tile: Option<Design>) -> Option<String> {
    tile.map(|tile| rules.tile(tile).id.to_string())
}

/// Whether tiles won in an auction are still to be placed.
pub(super) fn goes_on(state: &State) -> bool {
    auction(state).is_some_and(|a| a.won.iter().any(Option::is_some))
}

fn next(rules: &Rules, player: u8) -> u8 {
    (player + 1) % rules.players() as u8
}

impl BridgesCastlesBazaars {
    /// A bazaar was placed (BCB-BAZAAR-01). One that was won starts no auction (BCB-BAZAAR-09), and none starts before the
    /// tiles of another are placed.
    pub(super) fn note_bazaar(rules: &Rules, state: &mut State) {
        let bazaar = state.last_design(rules).symbol == Some(Symbol::Bazaar);
        let (playing, on) = auction(state).map_or((false, false), |a| (a.playing, a.is_on()));
        if playing {
            auction_mut(state).playing = false;
        } else if bazaar && !on {
            auction_mut(state).due = true;
        }
        if auction(state).is_some_and(Auction::is_due) {
            state.call(rules, TurnStep::Auction);
        }
    }

    /// A player who has won a tile places it; one that fits nowhere is replaced by a blind draw (BCB-X-17).
    pub(super) fn play_won_tile(rules: &Rules, state: &mut State, log: &mut Log) -> bool {
        let player = state.player();
        let Some(tile) = auction(state).and_then(|auction| auction.won[player]) else { return false };
        // BCB-X-18: the second tile of a double turn is drawn.
        if state.double == Double::Second {
            return false;
        }
        auction_mut(state).won[player] = None;
        state.tile = tile;
        if rules.any_placement(state, tile) || state.has_other_places(rules, tile) {
            auction_mut(state).playing = true;
            state.phase = Phase::PlaceTile;
        } else {
            state.redraw(rules, log);
        }
        true
    }

    /// A tile that was drawn for the auction.
    pub(super) fn offer_tile(rules: &Rules, state: &mut State, design: Design, log: &mut Log) -> bool {
        let Some(Auction { running, playing, .. }) = auction(state) else { return false };
        if !running {
            // What is drawn was not won.
            if *playing {
                auction_mut(state).playing = false;
            }
            return false;
        }
        let a = auction_mut(state);
        a.tiles.push(design);
        if a.tiles.len() == rules.players() {
            log.tell(|| Event::Auction { tiles: a.tiles.clone() });
        }
        true
    }

    /// The turn has ended: an auction may follow (BCB-X-14), step by step.
    pub(super) fn hold_auction(self, rules: &Rules, state: &mut State, log: &mut Log) -> bool {
        let players = rules.players();
        if !auction(state).is_some_and(|a| a.running) {
            let more = state.left > 0 && (state.double == Double::Earned || state.again);
            if more || !auction(state).is_some_and(|a| a.due) {
                return false;
            }
            let (chooser, enough) = (next(rules, state.player), state.left() >= players);
            let a = auction_mut(state);
            a.due = false;
            // BCB-X-15
            if !enough {
                return false;
            }
            (a.running, a.chooser, a.served, a.bid, a.tile) = (true, chooser, 0, None, None);
            a.tiles.clear();
        }
        // BCB-BAZAAR-02
        let a = auction_mut(state);
        if a.served == 0 && a.tile.is_none() && a.tiles.len() < players {
            if state.left > 0 {
                state.phase = Phase::Draw;
                return true;
            }
            Self::call_off(rules, state, log);
            return false;
        }
        self.next_question(rules, state, log)
    }

    /// Some of the last tiles were laid aside, so that there are not enough: those that were drawn go back.
    fn call_off(rules: &Rules, state: &mut State, log: &mut Log) {
        let a = auction_mut(state);
        a.running = false;
        let mut tiles = std::mem::take(&mut a.tiles);
        state.put_back(rules, &tiles, log);
        // Keeps its capacity for the next.
        tiles.clear();
        auction_mut(state).tiles = tiles;
    }

    /// Finds out what is to be decided next; nothing once everybody has a tile.
    fn next_question(self, rules: &Rules, state: &mut State, log: &mut Log) -> bool {
        let players = rules.players();
        loop {
            let auctioneer = state.player;
            let a = auction_mut(state);
            if a.served.count_ones() as usize == players {
                a.running = false;
                return false;
            }
            let Some(tile) = a.tile else {
                while a.has_tile(a.chooser) {
                    a.chooser = next(rules, a.chooser);
                }
                // BCB-BAZAAR-07: the last tile costs nothing.
                if let [last] = a.tiles[..] {
                    let chooser = a.chooser;
                    self.hand_over(rules, state, chooser, last, log);
                    continue;
                }
                state.decider = a.chooser;
                state.phase = Phase::AuctionChoose;
                return true;
            };
            if !self.bidding {
                let chooser = a.chooser;
                self.hand_over(rules, state, chooser, tile, log);
                continue;
            }
            // BCB-BAZAAR-03: bidding goes round until nobody is left to bid.
            let standing = a.bid.map(|(player, _)| player);
            let can_bid = |p: u8| a.out >> p & 1 == 0 && !a.has_tile(p) && Some(p) != standing;
            let mut order = (0..players as u8).map(|i| (a.bidder + i) % players as u8);
            if let Some(bidder) = order.find(|p| can_bid(*p)) {
                a.bidder = bidder;
                state.decider = bidder;
                // Whoever cannot bid more has passed.
                let least = auction(state).and_then(|a| a.bid).map_or(0, |(_, points)| points + 1);
                if state.score(bidder.into()) < least {
                    Self::pass_bid(rules, state, log);
                    continue;
                }
                state.phase = Phase::AuctionBid;
                return true;
            }
            // BCB-BAZAAR-04, BCB-BAZAAR-05
            let a = auction_mut(state);
            let dealer = if self.auctioneer_deals { auctioneer } else { a.chooser };
            let Some((bidder, points)) = a.bid else {
                // Nobody bids: whoever chose the tile takes it.
                let chooser = a.chooser;
                self.hand_over(rules, state, chooser, tile, log);
                continue;
            };
            if bidder == dealer || a.has_tile(dealer) {
                Self::pay(state, bidder, None, points, log);
                self.hand_over(rules, state, bidder, tile, log);
                continue;
            }
            state.decider = dealer;
            state.phase = Phase::AuctionDeal;
            return true;
        }
    }

    pub(super) fn list_auction(self, state: &State, actions: &mut Vec<Action>) {
        let Some(a) = auction(state) else { return };
        match state.phase {
            Phase::AuctionChoose => {
                actions.extend(in_order(&a.tiles).map(Action::ChooseTile));
            }
            Phase::AuctionBid => {
                // BCB-X-16
                let least = a.bid.map_or(0, |(_, points)| points + 1);
                let most = state.score(state.decider());
                actions.extend((least..=most).map(Action::Bid));
                let opens = a.bid.is_none() && a.chooser == state.decider;
                // `bazaar-bidding`: in a single round whoever chose the tile must open.
                if self.until_one_left || !opens {
                    actions.push(Action::Pass);
                }
            }
            _ => {
                let (_, points) = a.bid.expect("there is a bid");
                if state.score(state.decider()) >= points {
                    actions.push(Action::Buy);
                }
                actions.push(Action::Sell);
            }
        }
    }

    pub(super) fn play_auction(self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        let decider = state.decider;
        match action {
            Action::ChooseTile(tile) => {
                let a = auction_mut(state);
                (a.tile, a.bid, a.out, a.bidder) = (Some(tile), None, 0, decider);
                log.tell(|| Event::Chosen { player: decider.into(), tile });
            }
            Action::Bid(points) => {
                let a = auction_mut(state);
                if !self.until_one_left {
                    a.out |= 1 << decider;
                }
                (a.bid, a.bidder) = (Some((decider, points)), next(rules, decider));
                log.tell(|| Event::Bid { player: decider.into(), points: Some(points) });
            }
            Action::Pass => Self::pass_bid(rules, state, log),
            _ => {
                let a = auction_mut(state);
                let ((bidder, points), tile) = (a.bid.expect("there is a bid"), a.tile.expect("there is a tile"));
                if action == Action::Buy {
                    Self::pay(state, decider, Some(bidder), points, log);
                    self.hand_over(rules, state, decider, tile, log);
                } else {
                    Self::pay(state, bidder, Some(decider), points, log);
                    self.hand_over(rules, state, bidder, tile, log);
                }
            }
        }
    }

    fn pass_bid(rules: &Rules, state: &mut State, log: &mut Log) {
        let decider = state.decider;
        let a = auction_mut(state);
        a.out |= 1 << decider;
        a.bidder = next(rules, decider);
        log.tell(|| Event::Bid { player: decider.into(), points: None });
    }

    /// A price is paid to a player, or to nobody.
    fn pay(state: &mut State, from: u8, to: Option<u8>, points: u32, log: &mut Log) {
        let both = [(Some(from), -(points as i32)), (to, points as i32)];
        for (player, points) in both.into_iter().filter_map(|(player, points)| Some((player?, points))) {
            let term = Term { what: "auction", n: 1, each: points };
            state.award(player.into(), Cause::Auction, false, term, &[], log);
        }
    }

    /// A player gets a tile. Then the next one without a tile chooses; but whoever chose a tile that the auctioneer took
    /// chooses again (BCB-BAZAAR-06).
    fn hand_over(self, rules: &Rules, state: &mut State, player: u8, tile: Design, log: &mut Log) {
        let auctioneer = state.player;
        let a = auction_mut(state);
        let place = a.tiles.iter().position(|t| *t == tile).expect("the tile is for sale");
        a.tiles.remove(place);
        a.won[player as usize] = Some(tile);
        a.served |= 1 << player;
        (a.tile, a.bid) = (None, None);
        let again = self.auctioneer_deals && player == auctioneer && player != a.chooser;
        if !again {
            a.chooser = next(rules, a.chooser);
        }
        log.tell(|| Event::Won { player: player.into(), tile });
    }
}

impl State {
    /// The auction that is going on, or whose tiles are not placed yet.
    pub fn auction(&self) -> Option<&Auction> {
        self.memory.as_ref().map(|m| &m.auction).filter(|a| a.is_on())
    }
}
