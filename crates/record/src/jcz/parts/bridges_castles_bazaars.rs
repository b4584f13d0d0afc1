//! Bridges, castles and bazaars.

use aude_engine::{Action, Arguments, Auction, Axis, Design, Event, Phase, Placement, Span, Spot, State, tile::Kind};
use serde_json::{Value, json};

use super::{Form, Part, Read, Rule, Saying, Stretch, Switch, Token};
use crate::jcz::{
    export::{Sent, Writer},
    import::{Importer, Meanings, Message, Reading, Run, find, find_text},
    places::{Pointer, pointer},
};

pub(super) const PART: Part = Part {
    tokens: &[
        Token { element: "bridge", count: "bridge", toggle: "bridges" },
        Token { element: "castle", count: "castle", toggle: "castles" },
    ],
    switches: &[Switch::new(8, "bazaar", "bazaars")],
    rules: &[Rule {
        rank: 6,
        theirs: "bazaar-no-auction",
        ours: "bazaar-auction",
        values: &[("false", "on"), ("true", "off")],
    }],
    features: &[(Kind::City, &["Castle"]), (Kind::Road, &["Bridge"])],
    sayings: &[
        Saying::new("tile-bridged", Form::Tile(None)).write(write_bridged).read(Read::Claims(read_bridged)),
        Saying::new("bridge", Form::Token("BRIDGE", "Road")).write(write_bridge).read(Read::Means(read_bridge)),
        Saying::new("castle", Form::Token("CASTLE", "City")).write(write_castle).read(Read::Means(read_castle)),
        Saying::new("choose", Form::Plain("BAZAAR_BID", None)).write(write_choice).read(Read::Plays(play_bid)),
        Saying::new("bid", Form::Plain("BAZAAR_BID", None)).write(write_bid).read(Read::Plays(play_bid)),
        deal("buy", "BUY"),
        deal("sell", "SELL"),
    ],
    stretch: |phase, _| match phase {
        Phase::Castle => Some(Stretch::Sequel { goes_round: false }),
        Phase::AuctionChoose | Phase::AuctionBid | Phase::AuctionDeal => Some(Stretch::Open),
        // Games in which a bridge may be built after the figure are not written.
        _ => None,
    },
    feature: |state, spot| state.is_castle(spot).then_some("Castle"),
    hear: |pieces, event| {
        if let Event::Auction { tiles } = event {
            pieces.for_sale.clone_from(tiles);
        }
    },
    // A player who cannot bid more is asked there all the same.
    declined_by: |action, events| {
        let silent = events.iter().filter_map(|event| match event {
            Event::Bid { player, points: None } => Some(*player),
            _ => None,
        });
        silent.skip(usize::from(action == Action::Pass)).collect()
    },
    half_said: |state| {
        let unsaid = state.phase() == Phase::AuctionBid && state.auction().is_some_and(|a| a.bid().is_none());
        unsaid.then_some("a tile that is chosen for an auction and not bid for")
    },
    ..Part::NONE
};

const NEEDS_DRAWS: &str = "an auction can only be read where the file has `drawOrder`";

const fn deal(verb: &'static str, value: &'static str) -> Saying {
    let form = Form::Plain("BAZAAR_BUY_OR_SELL", Some(("value", value)));
    Saying { needs_draw: Some(("bazaars", NEEDS_DRAWS)), ..Saying::new(verb, form) }
}

/// The ways to place a tile with a bridge.
fn bridged(design: Design, placement: Placement) -> impl Iterator<Item = Action> {
    let spans = Axis::ALL.map(Span::Own).into_iter().chain((0..4).map(Span::Neighbour));
    spans.map(move |span| Action::PlaceBridged(design, placement, span))
}

/// Their program finds the bridge that a tile needs by itself, so there must not be another.
fn write_bridged(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::BridgedPlacement(design, placement, span) = arguments else { return Vec::new() };
    let mut others = bridged(design, placement).filter(|other| *other != Action::PlaceBridged(design, placement, span));
    if others.any(|other| state.is_legal(writer.rules(), other)) {
        writer.refuse(state, "a choice between bridges that make a tile fit");
    }
    vec![writer.message(state, &Form::Tile(None), Arguments::Placement(design, placement))]
}

/// The bridge that makes a tile fit goes without saying, or follows in a message of its own.
fn read_bridged(reading: &Reading) -> Option<(usize, Meanings)> {
    let design = reading.importer.tile_of(reading.message)?;
    let placement = reading.placement().ok()?;
    let plain = Action::PlaceTile(design, placement);
    if reading.fits(plain) {
        return None;
    }
    let next = reading.next.filter(|m| m.kind == "PLACE_TOKEN").map(|message| Reading { message, ..*reading });
    let said = next.filter(|next| token(next) == "BRIDGE").and_then(|next| match read_bridge(&next).ok()?[..] {
        [Action::Bridge(over, axis)] => Span::of(placement.at(), over, axis),
        _ => None,
    });
    let said = said.map(|span| Action::PlaceBridged(design, placement, span));
    if let Some(action) = said.filter(|action| reading.fits(*action)) {
        return Some((2, Ok(vec![action])));
    }
    let bridged = bridged(design, placement).filter(|action| reading.fits(*action));
    Some((1, Ok(std::iter::once(plain).chain(bridged).collect())))
}

/// The kind of token of a message.
fn token<'r>(reading: &Reading<'r, '_>) -> &'r str {
    reading.payload().get("token").and_then(Value::as_str).unwrap_or_default().split('_').next().unwrap_or_default()
}

fn write_bridge(_: &mut Writer, _: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::Bridge(over, axis) = arguments else { return Vec::new() };
    let location = if axis == Axis::NorthSouth { "NS" } else { "WE" };
    vec![("PLACE_TOKEN", json!({ "token": "BRIDGE", "pointer": pointer(over, "Road", location) }))]
}

fn read_bridge(reading: &Reading) -> Meanings {
    let pointer = reading.pointer();
    let name = reading.payload().get("token").and_then(Value::as_str).unwrap_or_default();
    let location = find_text(pointer, "location").unwrap_or(name);
    let axis = match location.rsplit('_').next().unwrap_or_default() {
        "NS" | "SN" | "N" | "S" => Axis::NorthSouth,
        "WE" | "EW" | "E" | "W" => Axis::EastWest,
        other => return Err(format!("`{other}` is not a direction of a bridge")),
    };
    Ok(vec![Action::Bridge(reading.position(find(pointer, "position"))?, axis)])
}

/// A city that becomes a castle, as a place on the tile just placed.
fn write_castle(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::Segment(at) = arguments else { return Vec::new() };
    let rules = writer.rules();
    let last = state.last_tile().map_or(at.at, |last| last.at);
    let same = |spot: &Spot| state.canonical(rules, Action::Castle(*spot)) == Action::Castle(at);
    let city = |spot: &Spot| state.segment_name(rules, *spot).kind == Kind::City && same(spot);
    let named = state.segments_at(rules, last).find(city).unwrap_or(at);
    vec![("PLACE_TOKEN", json!({ "token": "CASTLE", "pointer": writer.segment(state, named) }))]
}

fn read_castle(reading: &Reading) -> Meanings {
    let pointer = Pointer::read(reading.pointer(), reading.importer.shift)?;
    let city = Pointer { feature: "City".into(), ..pointer };
    Ok(vec![Action::Castle(city.spot(reading.rules(), reading.state())?)])
}

fn bid(writer: &Writer, tile: Option<Design>, price: u32) -> Sent {
    let index = writer.pieces.for_sale.iter().position(|design| Some(*design) == tile);
    ("BAZAAR_BID", json!({ "supplyIndex": index, "price": price }))
}

fn write_choice(writer: &mut Writer, _: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::Tile(design) = arguments else { return Vec::new() };
    vec![bid(writer, Some(design), 0)]
}

fn write_bid(writer: &mut Writer, state: &State, arguments: Arguments) -> Vec<Sent> {
    let Arguments::Points(points) = arguments else { return Vec::new() };
    // The first bid comes with the choice of the tile.
    if state.auction().is_some_and(|a| a.bid().is_none() && a.chooser() == state.decider())
        && let Some(last) = writer.messages.last_mut().filter(|m| m["type"] == "BAZAAR_BID")
    {
        last["payload"]["price"] = points.into();
        return Vec::new();
    }
    vec![bid(writer, state.auction().and_then(Auction::tile), points)]
}

/// A tile is chosen and points are bid for it, or only the latter.
fn play_bid(importer: &Importer, run: &mut Run, message: &Message) -> Result<usize, String> {
    let player = |run: &Run| message.player.is_none_or(|player| player == run.state.decider());
    let index = message.payload.get("supplyIndex").and_then(Value::as_u64);
    let tile = |run: &Run| index.and_then(|index| run.pieces.for_sale.get(usize::try_from(index).ok()?).copied());
    // The last tile has gone to the last player already, for nothing.
    let offered = tile(run);
    let got = |player: usize| offered.is_some() && run.state.auction().is_some_and(|a| a.won(player) == offered);
    if message.player.is_some_and(|player| player < importer.rules.players() && got(player)) {
        return Ok(1);
    }
    for _ in 0..8 {
        let asked = matches!(run.state.phase(), Phase::AuctionChoose | Phase::AuctionBid) && player(run);
        if asked || !run.state.is_legal(importer.rules, Action::Pass) {
            break;
        }
        importer.step(run, Action::Pass)?;
    }
    if run.state.phase() == Phase::Draw {
        return Err(NEEDS_DRAWS.into());
    }
    if run.state.phase() == Phase::AuctionChoose {
        importer.step(run, Action::ChooseTile(tile(run).ok_or("`supplyIndex` is no tile of the auction")?))?;
        if run.state.phase() != Phase::AuctionBid || !player(run) {
            return Ok(1);
        }
    }
    if let Some(price) = message.payload.get("price").and_then(Value::as_u64) {
        importer.step(run, Action::Bid(u32::try_from(price).map_err(|_| "the bid is too high")?))?;
    }
    Ok(1)
}
