//! What is asked, and what can be done, in words.

use aude_engine::{Action, Arguments, Phase, Target, Verb};

use crate::{
    view::Text,
    words::{Words, axis, name, quarter, whose},
};

/// Turns of a tile, as texts tell them apart.
const TURNS: [&str; 4] = ["none", "right", "half", "left"];

impl Words<'_> {
    /// What is asked of whoever decides, with what they can do.
    pub fn question(&self, actions: &[Action]) -> Text {
        let state = self.state;
        let some = |wanted: fn(&Verb, Arguments) -> bool| {
            actions.iter().map(|action| Verb::of(*action)).any(|(verb, arguments)| wanted(verb, arguments))
        };
        if let Some(question) = Verb::all().filter_map(|verb| verb.question).find(|it| it.phase == state.phase()) {
            let (id, facts) = (question.ask)(state);
            return self.text(id, facts);
        }
        let id = match state.phase() {
            Phase::PlaceTile if !some(|_, it| matches!(it, Arguments::Placement(..))) => "ask-tile-bridged",
            Phase::PlaceTile if state.tile().is_none() => "ask-hand",
            Phase::PlaceTile if state.is_second_part() => "ask-tile-second",
            Phase::PlaceTile => "ask-tile",
            Phase::PlaceFigure if !some(|verb, _| verb.declines) => "ask-must",
            Phase::PlaceFigure if some(Verb::places_figure) => "ask-figure",
            Phase::PlaceFigure => "ask-other",
            phase => return Text::new(format!("ask-{phase}")),
        };
        Text::new(id)
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
            Arguments::FigureOnSegment(figure, spot) => {
                self.standing(text.figure(figure).with("place", self.place(spot)), spot, self.is_away(spot))
            }
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
        self.with(text, (verb.facts)(state, arguments))
    }

    /// What tells an action apart from others at the same place.
    pub fn detail(&self, action: Action) -> Option<Text> {
        let (verb, arguments) = Verb::of(action);
        if let Some(id) = verb.detail {
            return Some(self.text(id, (verb.facts)(self.state, arguments)));
        }
        let detail = match arguments {
            Arguments::FigureOnSegment(figure, _) | Arguments::FigureOnSquare(figure, _) => name(figure),
            Arguments::Corner(_) => name(verb.figure?),
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
}
