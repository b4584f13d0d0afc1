//! Auctions.

use super::{Move, Phase, Referee, Sale, What};

impl Referee {
    /// Tiles are drawn for an auction (BCB-BAZAAR-02).
    pub(super) fn begin_sale(&mut self) {
        let players = self.scores.len();
        self.sale = Some(Sale {
            tiles: Vec::new(),
            chooser: (self.active + 1) % players,
            tile: None,
            bid: None,
            bidder: 0,
            out: vec![false; players],
            served: vec![false; players],
        });
        self.draw_sale();
    }

    fn draw_sale(&mut self) {
        self.phase = Phase::Draw;
    }

    /// A tile for the auction has been drawn, or one that is laid aside.
    pub(super) fn sale_goes_on(&mut self) {
        let sale = self.sale.as_ref().unwrap();
        if sale.tiles.len() == self.scores.len() {
            self.ask_choice();
        } else if self.left() > 0 {
            self.draw_sale();
        } else {
            // Called off: the tiles go back.
            let sale = self.sale.take().unwrap();
            for tile in sale.tiles {
                self.bag.iter_mut().find(|(t, _)| t.id == tile.id).unwrap().1 += 1;
            }
            self.end_turn();
        }
    }

    /// The next player without a tile, beginning with this one.
    fn unserved(&self, from: usize) -> usize {
        let sale = self.sale.as_ref().unwrap();
        let players = self.scores.len();
        (0..players).map(|n| (from + n) % players).find(|p| !sale.served[*p]).unwrap()
    }

    /// The chooser has to choose, unless one tile is left (BCB-BAZAAR-07).
    fn ask_choice(&mut self) {
        let from = self.sale.as_ref().unwrap().chooser;
        let chooser = self.unserved(from);
        let sale = self.sale.as_mut().unwrap();
        sale.chooser = chooser;
        if sale.tiles.len() > 1 {
            self.phase = Phase::AuctionChoose;
            return;
        }
        self.won[chooser] = sale.tiles.pop();
        self.sale = None;
        self.end_turn();
    }

    pub(super) fn sale_choices(&self) -> Vec<Move> {
        self.sale.as_ref().unwrap().tiles.iter().map(|tile| Move::ChooseTile { tile: tile.id }).collect()
    }

    pub(super) fn choose_tile(&mut self, tile: &str) {
        let sale = self.sale.as_mut().unwrap();
        let number = sale.tiles.iter().position(|t| t.id == tile).unwrap();
        sale.tile = Some(sale.tiles.remove(number));
        sale.bid = None;
        sale.bidder = sale.chooser;
        // BCB-BAZAAR-03: whoever has a tile bids no more
        sale.out = sale.served.clone();
        let chooser = sale.chooser;
        if self.options.bidding {
            self.ask_bid();
        } else {
            self.gets(chooser);
        }
    }

    /// What may be bid (BCB-X-16).
    pub(super) fn bids(&self) -> Vec<Move> {
        let sale = self.sale.as_ref().unwrap();
        let least = sale.bid.map_or(0, |(_, points)| points + 1);
        let mut moves: Vec<_> =
            (least..=self.scores[sale.bidder]).map(|points| Move::Bid { points: points as u32 }).collect();
        // In a single round the chooser must open.
        if self.options.until_one_left || sale.bidder != sale.chooser {
            moves.push(Move::Pass);
        }
        moves
    }

    /// Asks the bidder, or whoever comes next, until one bid stands.
    fn ask_bid(&mut self) {
        let players = self.scores.len();
        loop {
            let sale = self.sale.as_ref().unwrap();
            let (bidder, best) = (sale.bidder, sale.bid.map(|bid| bid.0));
            if sale.out.iter().enumerate().all(|(player, out)| *out || Some(player) == best) {
                break;
            }
            if !sale.out[bidder] && Some(bidder) != best {
                if self.bids() != [Move::Pass] {
                    self.phase = Phase::AuctionBid;
                    return;
                }
                self.sale.as_mut().unwrap().out[bidder] = true;
            }
            self.sale.as_mut().unwrap().bidder = (bidder + 1) % players;
        }
        let sale = self.sale.as_ref().unwrap();
        let Some((bidder, price)) = sale.bid else {
            // Nobody bids: it costs nothing.
            let chooser = sale.chooser;
            self.gets(chooser);
            return;
        };
        let dealer = self.dealer();
        if bidder == dealer || sale.served[dealer] {
            // BCB-BAZAAR-05
            self.pay_price(bidder, None, price);
            self.gets(bidder);
        } else {
            self.phase = Phase::AuctionDeal;
        }
    }

    pub(super) fn bid(&mut self, points: i32) {
        let players = self.scores.len();
        let once = !self.options.until_one_left;
        let sale = self.sale.as_mut().unwrap();
        sale.bid = Some((sale.bidder, points));
        sale.out[sale.bidder] |= once;
        sale.bidder = (sale.bidder + 1) % players;
        self.ask_bid();
    }

    pub(super) fn pass_bid(&mut self) {
        let players = self.scores.len();
        let sale = self.sale.as_mut().unwrap();
        sale.out[sale.bidder] = true;
        sale.bidder = (sale.bidder + 1) % players;
        self.ask_bid();
    }

    /// Who buys or sells (BCB-BAZAAR-04).
    pub(super) fn dealer(&self) -> usize {
        if self.options.auctioneer_deals { self.active } else { self.sale.as_ref().unwrap().chooser }
    }

    pub(super) fn deals(&self) -> Vec<Move> {
        let (_, price) = self.sale.as_ref().unwrap().bid.unwrap();
        let buys = self.scores[self.dealer()] >= price;
        buys.then_some(Move::Buy).into_iter().chain([Move::Sell]).collect()
    }

    pub(super) fn deal(&mut self, buys: bool) {
        let dealer = self.dealer();
        let (bidder, price) = self.sale.as_ref().unwrap().bid.unwrap();
        let (buyer, seller) = if buys { (dealer, bidder) } else { (bidder, dealer) };
        self.pay_price(buyer, Some(seller), price);
        self.gets(buyer);
    }

    fn pay_price(&mut self, buyer: usize, seller: Option<usize>, price: i32) {
        self.pay(buyer, -price, What::Auction);
        if let Some(seller) = seller {
            self.pay(seller, price, What::Auction);
        }
    }

    /// The tile goes to a player, and the next one chooses.
    fn gets(&mut self, player: usize) {
        let auctioneer = self.active;
        let players = self.scores.len();
        let sale = self.sale.as_mut().unwrap();
        self.won[player] = sale.tile.take();
        sale.served[player] = true;
        // BCB-BAZAAR-06
        let again = self.options.auctioneer_deals && player == auctioneer && !sale.served[sale.chooser];
        if !again {
            sale.chooser = (sale.chooser + 1) % players;
        }
        sale.bid = None;
        self.ask_choice();
    }
}
