//! The Count and his city.

use aude_engine::{Action, Arguments, Event, Figure, Guest, Phase, Quarter, Rules, State};
use serde_json::{Value, json};

use super::{Form, Part, Read, Rule, Saying, Stretch, Switch};
use crate::jcz::{
    export::{Sent, Writer},
    import::{Meanings, Message, Reading, find_text},
    pieces::Where,
    places::pointer,
};

pub(super) const PART: Part = Part {
    switches: &[Switch { needs: Some("count"), ..Switch::figure(14, "count") }],
    rules: &[
        Rule {
            rank: 9,
            theirs: "coc-final-scoring",
            ours: "count-endgame-redeploy",
            values: &[("any-district", "matching-quarter"), ("market-only", "market-only")],
        },
        Rule {
            rank: 10,
            theirs: "count-move",
            ours: "count-moves",
            values: &[
                ("by-player", "by-player"),
                ("follow-follower", "follows-follower"),
                ("follow-meeple", "follows-follower"),
                ("clockwise", "clockwise"),
            ],
        },
    ],
    sayings: &[
        Saying::new("enter", Form::Deploy("")).write(write_enter).read(Read::Claims(read_enter)),
        Saying::new("leave", Form::Deploy("")).write(write_leave).read(Read::Means(read_leave)),
        Saying::new("count", Form::Neutral("count")).write(write_count).read(Read::Means(read_count)),
    ],
    stretch: |phase, _| {
        matches!(phase, Phase::LeaveCity | Phase::EnterCity).then_some(Stretch::Sequel { goes_round: false })
    },
    // A city without the count: ours has him, and nobody enters it.
    unknown_decision: |theirs, setup| {
        let mut start = theirs.get("start").and_then(Value::as_array).into_iter().flatten();
        let city = start.any(|tile| tile["tile"].as_str().is_some_and(|id| id.starts_with("CO/")))
            && setup.parts.iter().flatten().any(|(part, _)| part == "count");
        (city && setup.toggles.insert("count".into(), true) == Some(false)).then_some(Phase::EnterCity)
    },
    hear: |pieces, event| match *event {
        Event::EnteredCity { player, figure, quarter } => {
            pieces.shift(player, figure, Where::Supply, inside(quarter));
        }
        Event::LeftCity { player, figure, quarter, spot } => {
            pieces.shift(player, figure, inside(quarter), Where::Board(spot));
        }
        _ => {}
    },
    ..Part::NONE
};

/// Quarters by their names and tiles. Of several names the first is written.
const QUARTERS: [(&str, Quarter, &str); 5] = [
    ("CASTLE", Quarter::Castle, "CO/3"),
    ("MARKET", Quarter::Market, "CO/8"),
    ("BLACKSMITH", Quarter::Smithy, "CO/11"),
    ("SMITHY", Quarter::Smithy, "CO/11"),
    ("CATHEDRAL", Quarter::Cathedral, "CO/6"),
];

const fn inside(quarter: Quarter) -> Where {
    Where::Beside("count", quarter as usize)
}

/// Whether the count may be moved when a follower enters a quarter: then a message of its own says whether he was.
fn may_move(rules: &Rules, state: &State, figure: Figure, quarter: Quarter) -> bool {
    let moves = |a: &Action| matches!(a, Action::EnterCity(f, q, Some(_)) if (*f, *q) == (figure, quarter));
    state.legal_actions(rules).iter().any(moves)
}

/// A quarter, on its tile.
fn place(writer: &Writer, quarter: Quarter) -> Value {
    let (name, _, tile) = QUARTERS.iter().find(|(_, q, _)| *q == quarter).expect("all quarters have names");
    let start = writer.rules().start();
    let at = start.tiles().find(|t| writer.tile(t.tile) == Some(tile)).map_or_else(Default::default, |t| t.at);
    pointer(at, "Quarter", &format!("QUARTER_{name}"))
}

fn moves_to(writer: &Writer, quarter: Quarter) -> Sent {
    ("MOVE_NEUTRAL_FIGURE", json!({ "figureId": "count.1", "to": place(writer, quarter) }))
}

fn write_enter(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::FigureToQuarter(figure, quarter, count) = arguments else { return Vec::new() };
    let id = writer.piece(state.decider(), figure, Where::Supply);
    let enters = Writer::deploy(&place(writer, quarter), &id);
    let count = match count {
        Some(to) => Some(moves_to(writer, to)),
        None => may_move(writer.rules(), state, figure, quarter).then(|| ("PASS", json!({}))),
    };
    std::iter::once(enters).chain(count).collect()
}

fn write_leave(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::GuestToSegment(guest, to) = arguments else { return Vec::new() };
    let id = writer.piece(state.decider(), guest.figure(), inside(guest.quarter()));
    vec![Writer::deploy(&writer.segment(state, to), &id)]
}

fn write_count(writer: &mut Writer, _: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::Quarter(to) = arguments else { return Vec::new() };
    vec![moves_to(writer, to)]
}

fn read_quarter(location: &str) -> Option<Quarter> {
    let name = location.strip_prefix("QUARTER_")?;
    QUARTERS.iter().find(|(n, ..)| *n == name).map(|(_, quarter, _)| *quarter)
}

fn read_enter(reading: &Reading) -> Option<(usize, Meanings)> {
    let ((_, figure, _), pointer) = reading.deployed().ok()?;
    let quarter = read_quarter(&pointer.location)?;
    let enters = |count| Ok(vec![Action::EnterCity(figure, quarter, count)]);
    if !may_move(reading.rules(), reading.state(), figure, quarter) {
        return Some((1, enters(None)));
    }
    // Where the count goes, or that he stays, is a message of its own.
    Some(match reading.next.map(|next| (next.kind, goes_to(next))) {
        Some((_, Some(to))) => (2, enters(Some(to))),
        Some(("PASS", _)) => (2, enters(None)),
        _ => (1, enters(None)),
    })
}

/// The quarter a message moves the count to.
fn goes_to(message: &Message) -> Option<Quarter> {
    let figure = message.payload.get("figureId").and_then(Value::as_str)?;
    (message.kind == "MOVE_NEUTRAL_FIGURE" && figure.starts_with("count")).then_some(())?;
    read_quarter(find_text(message.payload.get("to")?, "location")?)
}

fn read_leave(reading: &Reading) -> Meanings {
    let (id, pointer) = reading.deployed()?;
    let to = pointer.spot(reading.rules(), reading.state())?;
    let at = reading.run.pieces.whereabouts(id);
    let known = Quarter::ALL.into_iter().filter(|quarter| at == Some(inside(*quarter)));
    let any = Quarter::ALL.into_iter().filter(|_| reading.state().phase() == Phase::LeaveCity);
    Ok(known.chain(any).map(|quarter| Action::LeaveCity(Guest::new(id.1, quarter), to)).collect())
}

fn read_count(reading: &Reading) -> Meanings {
    let to = reading.payload().get("to").ok_or("`to` is missing")?;
    let quarter = find_text(to, "location").and_then(read_quarter);
    Ok(vec![Action::MoveCount(quarter.ok_or("the count goes to a quarter")?)])
}
