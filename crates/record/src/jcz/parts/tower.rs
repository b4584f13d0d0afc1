//! The tower and its prisoners.

use aude_engine::{Action, Arguments, Event, Figure, Phase, Rules, State, tile::Kind};
use serde_json::json;

use super::{Form, Part, Read, Saying, Stretch, Token};
use crate::jcz::{
    export::{Sent, Writer},
    import::{Meanings, Reading, find_text},
    pieces::{Where, read_id},
};

pub(super) const PART: Part = Part {
    tokens: &[Token { element: "tower", count: "tower-piece", toggle: "tower" }],
    features: &[(Kind::Tower, &["Tower"])],
    sayings: &[
        Saying::new("tower", Form::Token("TOWER_PIECE", "Tower")),
        Saying::new("close", Form::Deploy("Tower")).read(Read::Claims(close)),
        Saying::new("capture", Form::Figure("CAPTURE_FOLLOWER", None)),
        Saying::new("exchange", Form::Plain("EXCHANGE_FOLLOWER", None))
            .write(|writer, state, arguments| vec![("EXCHANGE_FOLLOWER", prisoner(writer, state, arguments))])
            .read(Read::Means(|reading| prisoners(reading, Action::Exchange))),
        Saying::new("ransom", Form::Plain("PAY_RANSOM", None))
            .write(ransom)
            .read(Read::Means(|reading| prisoners(reading, Action::Ransom))),
    ],
    // Games with a ransom after scoring are not written.
    stretch: |phase, _| matches!(phase, Phase::Capture | Phase::Exchange).then_some(Stretch::Tile { begins: false }),
    hear: |pieces, event| match *event {
        Event::Captured { player, owner, figure, spot } => {
            pieces.shift(owner, figure, Where::Board(spot), held_by(player));
        }
        Event::Freed { player, figure, from } => pieces.shift(player, figure, held_by(from), Where::Supply),
        _ => {}
    },
    asks_about_figure,
    ..Part::NONE
};

const fn held_by(player: usize) -> Where {
    Where::Beside("tower", player)
}

/// Their program does not ask for the sake of a ransom alone.
fn asks_about_figure(rules: &Rules, state: &State) -> bool {
    state.prisoners().next().is_none()
        || state.legal_actions(rules).iter().any(|action| !matches!(action, Action::Pass | Action::Ransom(..)))
}

fn close(reading: &Reading) -> Option<(usize, Meanings)> {
    let ((_, figure, _), pointer) = reading.deployed().ok()?;
    let closes = pointer.feature.eq_ignore_ascii_case("tower");
    closes.then(|| (1, Ok(vec![Action::CloseTower(figure, pointer.at)])))
}

fn prisoner(writer: &Writer, state: &State, arguments: Arguments) -> serde_json::Value {
    let Arguments::FigureOfSeat(figure, from) = arguments else { return json!({}) };
    json!({ "meepleId": writer.piece(state.decider(), figure, held_by(from.into())) })
}

fn ransom(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    let payload = prisoner(writer, state, arguments);
    if state.phase() != Phase::PlaceFigure || !writer.asks_about_figure(state) {
        writer.refuse(state, "a ransom at another moment than the decision about a figure");
    }
    vec![("PAY_RANSOM", payload)]
}

/// An own prisoner, and who holds it.
fn prisoners(reading: &Reading, action: fn(Figure, u8) -> Action) -> Meanings {
    let id = read_id(find_text(reading.payload(), "meepleId").ok_or("`meepleId` is missing")?)?;
    let known = match reading.run.pieces.whereabouts(id) {
        Some(Where::Beside("tower", holder)) => Some(holder),
        _ => None,
    };
    let held = reading.state().prisoners().filter(|(_, owner, figure)| (*owner, *figure) == (id.0, id.1));
    let holders = known.into_iter().chain(held.map(|(holder, ..)| holder));
    let meanings: Vec<Action> = holders.map(|holder| action(id.1, holder as u8)).collect();
    if meanings.is_empty() { Err("no player holds such a prisoner".into()) } else { Ok(meanings) }
}
