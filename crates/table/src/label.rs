//! What is asked, and what can be done, in words.

use aude_engine::{Action, Arguments, Phase, Pos, Target, Verb};

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
        let (verb, arguments) = Verb::of(action);
        let own = matches!(arguments, Arguments::OwnedOnSegment(who, _) if who.owner() == state.decider());
        let escapes = verb.target == Target::Figure && state.phase() == Phase::Escape;
        let id = if escapes { "escape" } else { verb.label };
        let text = Text::new(format!("do-{id}{}", if own { "-own" } else { "" }));
        let text = match arguments {
            Arguments::Nothing => text,
            Arguments::Tile(design) => text.with("tile", self.tile(design)),
            Arguments::Points(points) => text.with("points", points),
            Arguments::Placement(design, placement) | Arguments::BridgedPlacement(design, placement, _) => {
                let text = text.with("tile", self.tile(design)).square(placement.at());
                let text = text.with("turn", TURNS[placement.turn() as usize]);
                match self.detail(action) {
                    Some(bridge) => text.with("bridge", bridge),
                    None => text,
                }
            }
            Arguments::Square(at) => text.square(at),
            Arguments::Bridge(at, over) => text.square(at).with("axis", axis(over)),
            Arguments::Corner(corner) => text.with("corner", corner.name()),
            Arguments::Segment(spot) => text.with("place", self.place(spot)),
            Arguments::FigureOnSegment(figure, spot) => text.figure(figure).with("place", self.place(spot)),
            Arguments::OwnedOnSegment(who, spot) => {
                let figure = if own { name(who.figure()) } else { whose(who.owner(), who.figure()) };
                text.with("whose", figure).with("place", self.place(spot))
            }
            Arguments::FigureOnSquare(figure, at) => text.figure(figure).square(at),
            Arguments::FigureOfSeat(figure, seat) => text.with("figure", name(figure)).player(seat.into()),
            Arguments::Quarter(to) => text.with("quarter", to.name()),
            Arguments::FigureToQuarter(figure, to, _) => text.figure(figure).with("quarter", to.name()),
            Arguments::GuestToSegment(guest, spot) => {
                let text = text.figure(guest.figure()).with("quarter", guest.quarter().name());
                text.with("place", self.place(spot))
            }
        };
        self.facts(action, text)
    }

    /// Adds what the position says about an action.
    fn facts(&self, action: Action, text: Text) -> Text {
        let state = self.state;
        match action {
            Action::Recall(_, spot) => {
                let around = spot.at.around().filter(|p| state.tile_at(*p).is_some()).count();
                text.with("points", 1 + around)
            }
            Action::Dragon(to) => text.with("side", self.side_of_dragon(to)),
            Action::Tower(at) => text.with("n", self.height(at) + 1),
            Action::Buy | Action::Sell => {
                let (bidder, points) = state.auction().and_then(aude_engine::Auction::bid).unwrap_or_default();
                text.player(bidder).with("points", points)
            }
            Action::Pass => text.with("phase", state.phase().name()),
            _ => text,
        }
    }

    /// What tells an action apart from others at the same place.
    pub fn detail(&self, action: Action) -> Option<Text> {
        let detail = match Verb::of(action).1 {
            Arguments::Square(at) if matches!(action, Action::Tower(_)) => {
                Text::new("piece-tower").with("n", self.height(at) + 1)
            }
            Arguments::FigureOnSegment(figure, _) | Arguments::FigureOnSquare(figure, _) => name(figure),
            Arguments::Corner(_) => name(aude_engine::Figure::Barn),
            Arguments::BridgedPlacement(_, placement, span) => {
                let (over, along) = span.bridge(placement.at());
                let id = if over == placement.at() { "bridge-over-it" } else { "bridge-beside-it" };
                Text::new(id).with("axis", axis(along))
            }
            Arguments::OwnedOnSegment(who, _) => whose(who.owner(), who.figure()),
            Arguments::Bridge(_, along) => axis(along),
            Arguments::FigureToQuarter(_, _, None) => Text::new("count-stays"),
            Arguments::FigureToQuarter(_, _, Some(to)) => {
                Text::new("count-goes-too").with("place", quarter("into", to))
            }
            Arguments::GuestToSegment(_, spot) => self.place(spot),
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
