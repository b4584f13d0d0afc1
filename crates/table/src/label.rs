//! What is asked, and what can be done, in words.

use aude_engine::{Action, Phase, Pos};

use crate::{
    view::{Text, Value},
    words::{Words, axis, name, quarter, whose},
};

/// Turns of a tile, as texts tell them apart.
const TURNS: [&str; 4] = ["none", "right", "half", "left"];

impl Words<'_> {
    /// What is asked of whoever decides, with what they can do.
    pub fn question(&self, actions: &[Action]) -> Text {
        let state = self.state;
        let passes = actions.contains(&Action::Pass);
        let sale = |text: Text| match state.auction().and_then(aude_engine::Auction::bid) {
            Some((player, points)) => text.player(player).with("points", points),
            None => text,
        };
        match state.phase() {
            Phase::PlaceTile if !actions.iter().any(|a| matches!(a, Action::PlaceTile(..))) => {
                Text::new("ask-tile-bridged")
            }
            Phase::PlaceTile if state.tile().is_none() => Text::new("ask-hand"),
            Phase::PlaceTile if state.is_second_part() => Text::new("ask-tile-second"),
            Phase::PlaceTile => Text::new("ask-tile"),
            Phase::PlaceFigure if !passes => Text::new("ask-must"),
            Phase::PlaceFigure if actions.iter().any(|a| matches!(a, Action::Place(..))) => Text::new("ask-figure"),
            Phase::PlaceFigure => Text::new("ask-other"),
            Phase::Dragon => Text::new("ask-dragon").with("n", state.dragon_steps()),
            Phase::AuctionBid if state.auction().is_some_and(|a| a.bid().is_some()) => sale(Text::new("ask-raise")),
            Phase::AuctionBid => Text::new("ask-bid"),
            Phase::AuctionDeal => sale(Text::new("ask-deal")),
            phase => Text::new(format!("ask-{phase}")),
        }
    }

    /// What an action does.
    pub fn label(&self, action: Action) -> Text {
        let state = self.state;
        match action {
            Action::PlaceTile(design, placement) => {
                let text = Text::new("do-tile").with("tile", self.tile(design)).square(placement.at());
                text.with("turn", TURNS[placement.turn() as usize])
            }
            Action::PlaceBridged(design, placement, _) => {
                let text = Text::new("do-tile-bridged").with("tile", self.tile(design)).square(placement.at());
                let text = text.with("turn", TURNS[placement.turn() as usize]);
                text.with("bridge", self.detail(action).unwrap_or_else(|| Text::new("kind-bridge")))
            }
            Action::PlaceAbbey(at) => Text::new("do-abbey").square(at),
            Action::Place(figure, spot) => Text::new("do-place").figure(figure).with("place", self.place(spot)),
            Action::Barn(corner) => Text::new("do-barn").with("corner", corner.name()),
            Action::Recall(figure, spot) if state.phase() == Phase::Escape => {
                Text::new("do-escape").figure(figure).with("place", self.place(spot))
            }
            Action::Recall(_, spot) => {
                let around = spot.at.around().filter(|p| state.tile_at(*p).is_some()).count();
                Text::new("do-recall").with("place", self.place(spot)).with("points", 1 + around)
            }
            Action::Fairy(spot) => Text::new("do-fairy").with("place", self.place(spot)),
            Action::Expel(who, spot) | Action::Capture(who, spot) => {
                let own = who.owner() == state.decider();
                let id = match (action, own) {
                    (Action::Expel(..), false) => "do-expel",
                    (Action::Expel(..), true) => "do-expel-own",
                    (_, false) => "do-capture",
                    (_, true) => "do-withdraw",
                };
                let figure = if own { name(who.figure()) } else { whose(who.owner(), who.figure()) };
                Text::new(id).with("whose", figure).with("place", self.place(spot))
            }
            Action::Dragon(to) => Text::new("do-dragon").with("side", self.side_of_dragon(to)).square(to),
            Action::Tower(at) => Text::new("do-tower").square(at).with("n", self.height(at) + 1),
            Action::CloseTower(figure, at) => Text::new("do-close-tower").figure(figure).square(at),
            Action::Exchange(figure, from) | Action::Ransom(figure, from) => {
                let id = if matches!(action, Action::Ransom(..)) { "do-ransom" } else { "do-exchange" };
                Text::new(id).with("figure", name(figure)).player(from.into())
            }
            Action::Bridge(at, over) => Text::new("do-bridge").square(at).with("axis", axis(over)),
            Action::Castle(spot) => Text::new("do-castle").with("place", self.place(spot)),
            Action::MoveWagon(spot) => Text::new("do-wagon").with("place", self.place(spot)),
            Action::ChooseTile(design) | Action::Draw(design) => Text::new("do-choose").with("tile", self.tile(design)),
            Action::Bid(points) => Text::new("do-bid").with("points", points),
            Action::Buy | Action::Sell => {
                let (bidder, points) = state.auction().and_then(aude_engine::Auction::bid).unwrap_or_default();
                let id = if action == Action::Buy { "do-buy" } else { "do-sell" };
                Text::new(id).player(bidder).with("points", points)
            }
            Action::EnterCity(figure, to, _) => Text::new("do-enter").figure(figure).with("quarter", to.name()),
            Action::LeaveCity(guest, spot) => {
                let text = Text::new("do-leave").figure(guest.figure());
                text.with("quarter", guest.quarter().name()).with("place", self.place(spot))
            }
            Action::MoveCount(to) => Text::new("do-count").with("quarter", to.name()),
            Action::SecondTile => Text::new("do-second-tile"),
            Action::Pass => Text::new("do-pass").with("phase", state.phase().name()),
        }
    }

    /// What tells an action apart from others at the same place.
    pub fn detail(&self, action: Action) -> Option<Text> {
        let detail = match action {
            Action::Place(figure, _) | Action::CloseTower(figure, _) | Action::Recall(figure, _) => name(figure),
            Action::Barn(_) => name(aude_engine::Figure::Barn),
            Action::PlaceBridged(_, placement, span) => {
                let (over, along) = span.bridge(placement.at());
                let id = if over == placement.at() { "bridge-over-it" } else { "bridge-beside-it" };
                Text::new(id).with("axis", axis(along))
            }
            Action::Expel(who, _) | Action::Capture(who, _) => whose(who.owner(), who.figure()),
            Action::Tower(at) => Text::new("piece-tower").with("n", self.height(at) + 1),
            Action::Bridge(_, along) => axis(along),
            Action::EnterCity(_, _, None) => Text::new("count-stays"),
            Action::EnterCity(_, _, Some(to)) => Text::new("count-goes-too").with("place", quarter("into", to)),
            Action::LeaveCity(_, spot) => self.place(spot),
            _ => return None,
        };
        Some(detail)
    }

    /// How high the tower on a square is.
    fn height(&self, at: Pos) -> u32 {
        self.state.towers().iter().find(|(to, _)| *to == at).map_or(0, |(_, height)| *height)
    }

    /// The direction in which the dragon steps to a square.
    fn side_of_dragon(&self, to: Pos) -> Value {
        let from = self.state.dragon().unwrap_or(to);
        let side = (0..4).find(|side| from.neighbour(*side) == to).unwrap_or(0);
        ["n", "e", "s", "w"][side].into()
    }
}
