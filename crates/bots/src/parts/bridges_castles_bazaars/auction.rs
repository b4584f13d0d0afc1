//! Auctions of tiles.
//!
//! What a tile is worth to a player is what the best place for it would bring, compared with the other tiles for sale:
//! in the end everybody gets one of them. An action is judged by who is expected to get the tile, and for how much, if
//! nobody bids more and the dealer then does what is best for the dealer.

use aude_engine::{Action, Auction, Design, MAX_PLAYERS, Phase, Rules, State};

use crate::{
    Careful, Values,
    careful::{allowance, judge, regard, thin},
    parts::TURN,
};

/// What tiles are worth to players, found out once for each auction.
#[derive(Clone, Debug)]
pub(crate) struct Appraisal {
    /// How many tiles had been drawn, and in which turn: which auction it was.
    of: (usize, usize),
    worth: Vec<(Design, Values)>,
}

impl Appraisal {
    fn worth(&self, tile: Design, player: usize) -> f32 {
        self.worth.iter().find(|(t, _)| *t == tile).map_or(0.0, |(_, values)| values[player])
    }
}

/// A sale that is going on, or about to.
struct Sale<'a> {
    auction: &'a Auction,
    appraisal: &'a Appraisal,
    base: Values,
    players: usize,
    dealer: usize,
}

impl Sale<'_> {
    fn has_tile(&self, player: usize) -> bool {
        self.auction.won(player).is_some()
    }

    /// What a player may hope to get instead of a tile.
    fn other(&self, tile: Design, player: usize) -> f32 {
        let tiles = self.auction.tiles();
        let all: f32 = tiles.iter().map(|t| self.appraisal.worth(*t, player)).sum();
        let n = tiles.len() as f32 - 1.0;
        if n < 1.0 { 0.0 } else { (all - self.appraisal.worth(tile, player)) / n }
    }

    /// What it comes to if a player gets a tile and pays for it, to somebody or nobody.
    fn goes(&self, tile: Design, to: usize, points: u32, paid_to: Option<usize>) -> Values {
        let mut values = self.base;
        for player in (0..self.players).filter(|p| !self.has_tile(*p)) {
            let gets = if player == to { self.appraisal.worth(tile, player) } else { self.other(tile, player) };
            values[player] += gets;
        }
        values[to] -= points as f32;
        if let Some(paid) = paid_to {
            values[paid] += points as f32;
        }
        values
    }

    /// What it comes to if a bid stands: the dealer buys or sells.
    fn stands(&self, state: &State, tile: Design, bidder: usize, points: u32) -> Values {
        let dealer = self.dealer;
        if bidder == dealer || self.has_tile(dealer) {
            return self.goes(tile, bidder, points, None);
        }
        let sold = self.goes(tile, bidder, points, Some(dealer));
        let bought = self.goes(tile, dealer, points, Some(bidder));
        let better = regard(&bought, self.players, dealer) > regard(&sold, self.players, dealer);
        if better && state.score(dealer) >= points { bought } else { sold }
    }
}

/// Rates what can be done in an auction.
pub(super) fn rate(
    careful: &mut Careful,
    rules: &Rules,
    state: &State,
    actions: &[Action],
    tell: &mut dyn FnMut(Action, &Values),
) {
    let Some(auction) = state.auction() else { return };
    let appraisal = careful.appraise(rules, state, auction);
    let deals = rules.choices().option("bazaar-dealer") == "auctioneer";
    let me = state.decider();
    let dealer = if deals { state.player() } else { auction.chooser() };
    let base = careful.outlook.values(rules, state);
    let sale = Sale { auction, appraisal: &appraisal, base, players: rules.players(), dealer };
    for action in actions {
        let values = match (*action, auction.tile()) {
            (Action::ChooseTile(tile), _) => sale.goes(tile, me, 0, None),
            (Action::Bid(points), Some(tile)) => {
                let mut values = sale.stands(state, tile, me, points);
                // Whoever opens for nothing loses nothing; of bids that come to the same the lowest will do.
                values[me] -= 0.01 * points as f32;
                values
            }
            (Action::Buy, Some(tile)) => {
                let (bidder, points) = auction.bid().unwrap_or((me, 0));
                sale.goes(tile, me, points, Some(bidder))
            }
            (Action::Sell, Some(tile)) => {
                let (bidder, points) = auction.bid().unwrap_or((me, 0));
                sale.goes(tile, bidder, points, Some(me))
            }
            (_, Some(tile)) => match auction.bid() {
                Some((bidder, points)) => sale.stands(state, tile, bidder, points),
                None => sale.goes(tile, auction.chooser(), 0, None),
            },
            _ => base,
        };
        tell(*action, &values);
    }
    careful.appraisal = Some(appraisal);
}

impl Careful {
    /// What each tile for sale is worth to each player.
    fn appraise(&mut self, rules: &Rules, state: &State, auction: &Auction) -> Appraisal {
        let of = (state.turn(), state.draws());
        let old = match self.appraisal.take() {
            Some(known) if known.of == of => return known,
            old => old,
        };
        let players = rules.players();
        let now = self.outlook.values(rules, state);
        // In the room of the old one.
        let mut worth = old.map_or_else(Vec::new, |old| old.worth);
        worth.clear();
        let mut actions = self.lists.pop().unwrap_or_default();
        // As many places as can be looked at, of all tiles for all players.
        let places = allowance(state) / (players * auction.tiles().len()).max(1);
        for tile in auction.tiles().iter().copied() {
            if worth.iter().any(|(known, _)| *known == tile) {
                continue;
            }
            let mut values = [0.0; MAX_PLAYERS];
            for (player, value) in values.iter_mut().enumerate().take(players) {
                let mut thought = self.copy(state);
                thought.suppose(player, tile);
                thought.list_actions(rules, &mut actions);
                actions.retain(|action| matches!(action, Action::PlaceTile(..)));
                thin(&mut actions, places);
                let mut best: Option<f32> = None;
                for action in &actions {
                    let next = self.played(rules, &thought, *action);
                    let after = self.glance(rules, &next, player);
                    self.give(next);
                    let gain = regard(&after, players, player) - regard(&now, players, player);
                    best = Some(best.map_or(gain, |best| best.max(gain)));
                }
                // A tile that fits nowhere is replaced by a draw (BCB-X-17).
                *value = best.unwrap_or(TURN);
                self.give(thought);
            }
            worth.push((tile, values));
        }
        self.lists.push(actions);
        Appraisal { of, worth }
    }

    /// What a position with a tile just placed promises, if it takes a follower at most: a short look, since there are
    /// many tiles and players to think of.
    fn glance(&mut self, rules: &Rules, placed: &State, player: usize) -> Values {
        let mut values = judge(&mut self.outlook, rules, placed);
        if placed.phase() == Phase::PlaceFigure {
            let mut figures = self.lists.pop().unwrap_or_default();
            placed.list_actions(rules, &mut figures);
            let mut most: f32 = 0.0;
            for action in &figures {
                if let Action::Place(figure, spot) = *action
                    && figure.is_follower()
                {
                    most = most.max(self.outlook.gain(rules, placed, player, figure, spot));
                }
            }
            self.lists.push(figures);
            values[player] += most;
        }
        values
    }
}
