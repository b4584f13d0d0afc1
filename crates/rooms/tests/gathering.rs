//! Before the game and after it: seats, colours, hosts, settings, rematches, and what people say.

use crate::hall;

use aude_rooms::{
    Clock, Command, Computer, Event, Holder, PATIENCE, Person, Public, Room, Settings, Stage, Viewer, What,
};
use hall::{Hall, person};
use serde_json::{Value, json};

fn sit(seat: usize) -> Command {
    Command::Sit { seat, name: None, colour: None }
}

fn bot(seat: usize) -> Command {
    Command::Bot { seat, level: Computer::try_from("hard".to_string()).unwrap(), name: None }
}

fn three() -> Settings {
    Settings { seats: 3, ..Settings::default() }
}

fn holders(hall: &Hall) -> Vec<String> {
    hall.room.seats().iter().map(|seat| seat.holder.name().unwrap_or("-").to_string()).collect()
}

#[test]
fn a_room_opens_with_its_host() {
    let hall = Hall::open(three());
    assert_eq!((holders(&hall), hall.room.stage()), (vec!["Anna".into(), "-".into(), "-".into()], Stage::Gathering));
    let bad = |settings: Settings| Room::open("r", settings, &person("a"), 0).unwrap_err();
    let with = |setup: Value| Settings { setup: setup.as_object().unwrap().clone(), ..Settings::default() };
    let field = |settings| serde_json::to_value(bad(settings)).unwrap()["field"].as_str().unwrap().to_string();
    assert_eq!(field(with(json!({ "seed": 7 }))), "setup.seed");
    assert_eq!(field(with(json!({ "draw": ["U"] }))), "setup.draw");
    assert_eq!(field(with(json!({ "players": ["x"] }))), "setup.players");
    assert_eq!(field(with(json!({ "options": { "farmers": "maybe" } }))), "setup.options.farmers");
    assert_eq!(field(with(json!({ "first": 2 }))), "setup.first");
    assert_eq!(field(with(json!({ "options": { "x": "y".repeat(20_000) } }))), "setup");
    assert_eq!(field(Settings { seats: 7, ..Settings::default() }), "seats");
    assert_eq!(field(Settings { seats: 0, ..Settings::default() }), "seats");
    assert_eq!(field(Settings { clock: Clock::Move { ms: 999 }, ..Settings::default() }), "clock");
    let long = Clock::Bank { ms: 1000, increment: 15 * 86_400_000 };
    assert_eq!(field(Settings { clock: long, ..Settings::default() }), "clock");
    assert_eq!(field(Settings { title: "x".repeat(61), ..Settings::default() }), "title");
    assert_eq!(field(Settings { title: "\u{202e}x".into(), ..Settings::default() }), "title");
    let goods = json!({ "goods": [{ "wine": 3 }, {}], "parts": { "base": 1, "traders-builders": 1 } });
    for ahead in [json!({ "scores": [50, 0] }), goods] {
        let ahead = with(ahead);
        assert_eq!(ahead.check(), Ok(()));
        assert_eq!(field(Settings { rated: true, ..ahead }), "rated");
    }
    assert_eq!(Room::open("a room", Settings::default(), &person("a"), 0).unwrap_err().code(), "bad-settings");
    let nobody = Room::open("r", Settings::default(), &Person::new("a", "\u{200b}"), 0);
    assert_eq!(nobody.unwrap_err().code(), "bad-name");
}

#[test]
fn seats_are_kept_for_those_who_are_invited() {
    let mut hall = Hall::open(three());
    let (anna, rook) = (person("a"), Person::program("p", "Rook"));
    let invite = |seat| Command::Invite { seat, person: "p".into(), guest: Some(rook.clone()) };
    assert_eq!(hall.refused("a", invite(1)), "no-player", "nobody can say who somebody is");
    assert_eq!(hall.exactly(&person("b"), &invite(1)).unwrap_err().code(), "not-host");
    assert_eq!(hall.exactly(&anna, &invite(0)).unwrap_err().code(), "seat-taken");
    hall.exactly(&anna, &invite(1)).unwrap();
    assert_eq!(hall.exactly(&anna, &invite(1)).unwrap(), [], "asked again");
    assert_eq!(hall.room.invited().collect::<Vec<_>>(), ["p"]);
    assert_eq!((hall.refused("b", sit(1)), hall.refused("a", Command::Start)), ("seat-taken", "seats-free"));
    hall.exactly(&rook, &sit(1)).unwrap();
    assert!(matches!(&hall.room.seats()[1].holder, Holder::Person { person, program: true, .. } if person == "p"));
    hall.act("b", sit(2)).unwrap();
    hall.act("a", Command::Start).unwrap();
    // Whoever is to decide, and nobody else, is told what there is to decide.
    let turns = ["a", "b", "p"].map(|id| hall.room.turn(id).map(|turn| turn.seat));
    assert_eq!(turns.iter().flatten().collect::<Vec<_>>(), [&hall.room.decider().unwrap()]);
    let decider = hall.room.decider().unwrap();
    let turn = hall.room.turn(["a", "p", "b"][decider]).unwrap();
    assert!(!turn.actions.is_empty() && !serde_json::to_string(&turn).unwrap().contains(&hall::SEED.to_string()));
    // Whoever was removed cannot be invited.
    let mut hall = Hall::open(three());
    hall.exactly(&rook, &sit(1)).unwrap();
    hall.act("a", Command::Remove { seat: 1 }).unwrap();
    assert_eq!(hall.exactly(&anna, &invite(1)).unwrap_err().code(), "removed");
}

#[test]
fn seats_are_taken_and_given_up() {
    let mut hall = Hall::open(three());
    hall.act("b", sit(1)).unwrap();
    assert_eq!(hall.act("b", sit(1)).unwrap(), [], "asked again");
    assert_eq!(hall.refused("c", sit(1)), "seat-taken");
    assert_eq!(hall.refused("c", sit(3)), "no-seat");
    assert_eq!(hall.refused("c", Command::Stand { seat: 1 }), "not-your-seat");
    // Two people at one device.
    hall.act("b", Command::Sit { seat: 2, name: Some(" Bea ".into()), colour: Some(5) }).unwrap();
    assert_eq!(holders(&hall), ["Anna", "Ben", "Bea"]);
    assert_eq!(hall.room.seats()[2].colour, 5);
    assert_eq!(hall.room.people(), ["a", "b"]);
    assert_eq!(hall.refused("b", Command::Sit { seat: 2, name: Some("\u{202e}x".into()), colour: None }), "bad-name");
    assert_eq!(hall.refused("b", Command::Sit { seat: 2, name: Some("x".repeat(41)), colour: None }), "bad-name");
    hall.act("b", Command::Stand { seat: 2 }).unwrap();
    assert_eq!(hall.act("b", Command::Stand { seat: 2 }).unwrap(), []);
    assert_eq!(holders(&hall), ["Anna", "Ben", "-"]);
}

#[test]
fn colours_are_different() {
    let mut hall = Hall::open(three());
    hall.act("b", sit(1)).unwrap();
    let dress = |seat, colour| Command::Dress { seat, name: None, colour: Some(colour) };
    assert_eq!(hall.refused("b", dress(1, 0)), "bad-colour");
    assert_eq!(hall.refused("b", dress(1, 6)), "bad-colour");
    // That of a seat where nobody sits is exchanged.
    let events = hall.act("b", dress(1, 2)).unwrap();
    assert_eq!(Hall::kinds(&events), ["seated", "seated"]);
    let colours: Vec<u8> = hall.room.seats().iter().map(|seat| seat.colour).collect();
    assert_eq!(colours, [0, 2, 1]);
    assert_eq!(hall.refused("c", dress(1, 4)), "not-your-seat");
    assert_eq!(hall.refused("a", dress(1, 4)), "not-your-seat");
    hall.act("b", Command::Dress { seat: 1, name: Some("Benno".into()), colour: None }).unwrap();
    assert_eq!(holders(&hall), ["Anna", "Benno", "-"]);
}

#[test]
fn the_host_seats_computers_and_removes() {
    let mut hall = Hall::open(three());
    assert_eq!(hall.refused("b", bot(1)), "not-host");
    hall.act("a", bot(1)).unwrap();
    assert_eq!(holders(&hall), ["Anna", "hard", "-"]);
    assert_eq!(hall.refused("b", sit(1)), "seat-taken");
    assert_eq!(hall.refused("b", Command::Dress { seat: 1, name: Some("X".into()), colour: None }), "not-host");
    hall.act("a", Command::Dress { seat: 1, name: Some("Deep".into()), colour: Some(4) }).unwrap();
    assert_eq!(holders(&hall), ["Anna", "Deep", "-"]);
    let passive = Command::Bot { seat: 2, level: Computer::Passive, name: None };
    assert_eq!(hall.refused("a", passive), "bad-settings");
    hall.act("a", Command::Remove { seat: 1 }).unwrap();
    hall.act("b", sit(1)).unwrap();
    assert_eq!(hall.refused("a", bot(1)), "seat-taken");
    assert_eq!(hall.refused("b", Command::Remove { seat: 0 }), "not-host");
    hall.act("a", Command::Remove { seat: 1 }).unwrap();
    assert_eq!(hall.refused("b", sit(1)), "removed");
    assert_eq!(hall.act("a", Command::Remove { seat: 1 }).unwrap(), []);
    assert_eq!(hall.room.whole(&Viewer::default()).barred, ["b"]);
    // The host's own seat is not barred for the host.
    hall.act("a", Command::Remove { seat: 0 }).unwrap();
    hall.act("a", sit(0)).unwrap();
}

#[test]
fn settings_change_until_the_game_begins() {
    let mut hall = Hall::open(three());
    hall.act("c", sit(2)).unwrap();
    let two = Settings::default();
    assert_eq!(hall.refused("c", Command::Change { settings: three() }), "not-host");
    assert_eq!(hall.refused("a", Command::Change { settings: two.clone() }), "seat-taken");
    hall.act("c", Command::Stand { seat: 2 }).unwrap();
    hall.act("a", Command::Change { settings: two.clone() }).unwrap();
    assert_eq!(hall.act("a", Command::Change { settings: two.clone() }).unwrap(), []);
    assert_eq!(holders(&hall), ["Anna", "-"]);
    hall.act("b", Command::Sit { seat: 1, name: None, colour: Some(2) }).unwrap();
    hall.act("a", Command::Change { settings: three() }).unwrap();
    let colours: Vec<u8> = hall.room.seats().iter().map(|seat| seat.colour).collect();
    assert_eq!(colours, [0, 2, 1]);
    assert_eq!(hall.refused("a", Command::Start), "seats-free");
    hall.act("a", Command::Change { settings: two }).unwrap();
    assert_eq!(hall.refused("b", Command::Start), "not-host");
    hall.act("a", Command::Start).unwrap();
    assert_eq!(hall.act("a", Command::Start).unwrap(), [], "asked again");
    for command in [sit(1), bot(1), Command::Change { settings: three() }, Command::Stand { seat: 0 }] {
        assert_eq!(hall.refused("a", command), "begun");
    }
}

#[test]
fn somebody_has_to_play() {
    let mut hall = Hall::open(Settings::default());
    hall.act("a", bot(1)).unwrap();
    hall.act("a", Command::Stand { seat: 0 }).unwrap();
    hall.act("a", bot(0)).unwrap();
    assert_eq!(hall.refused("a", Command::Start), "no-people");
}

#[test]
fn a_host_who_leaves_is_followed() {
    let mut hall = Hall::open(three());
    hall.act("b", sit(1)).unwrap();
    let events = hall.act("a", Command::Leave).unwrap();
    assert_eq!(Hall::kinds(&events), ["seated", "hosted"]);
    assert_eq!(hall.room.host(), &person("b"));
    assert_eq!(hall.act("c", Command::Leave).unwrap(), []);
    hall.act("b", Command::Leave).unwrap();
    assert_eq!(hall.room.stage(), Stage::Closed);
    assert_eq!(hall.refused("b", sit(1)), "closed");
}

#[test]
fn players_may_go_on_without_their_host() {
    let mut hall = Hall::open(three());
    hall.act("b", sit(1)).unwrap();
    hall.away.insert("a".into(), PATIENCE - 1);
    assert_eq!(hall.refused("b", bot(2)), "not-host");
    hall.away.insert("a".into(), PATIENCE);
    assert_eq!(hall.refused("c", bot(2)), "not-host");
    hall.act("b", bot(2)).unwrap();
    assert_eq!(hall.refused("b", Command::Remove { seat: 0 }), "not-host");
    hall.act("b", Command::Start).unwrap();
}

#[test]
fn lots_and_setups_decide_who_begins() {
    let mut hall = Hall::open(Settings { lots: false, ..three() });
    hall.act("a", bot(1)).unwrap();
    hall.act("a", bot(2)).unwrap();
    hall.act("a", Command::Start).unwrap();
    assert_eq!(hall.room.decider(), Some(0));
    let hall = Hall::begun(three());
    // The salt of the tests says so.
    assert_eq!(hall.room.decider(), Some(2));
}

#[test]
fn they_play_again() {
    let mut hall = Hall::open(Settings { lots: false, ..three() });
    hall.act("b", sit(1)).unwrap();
    hall.act("a", bot(2)).unwrap();
    assert_eq!(hall.refused("b", Command::Rematch), "not-over");
    hall.act("a", Command::Start).unwrap();
    assert_eq!(hall.refused("b", Command::Rematch), "not-over");
    assert_eq!(hall.room.sequel(), None);
    while hall.room.stage() == Stage::Playing {
        hall.step(0);
    }
    assert_eq!(hall.refused("c", Command::Rematch), "no-player");
    hall.act("b", Command::Rematch).unwrap();
    assert_eq!(hall.act("a", Command::Rematch).unwrap(), []);
    let name = hall.room.rematch().unwrap().to_string();
    assert_eq!(hall.again().sequel(), hall.room.sequel());
    let again = Room::load(&hall.room.sequel().unwrap()).unwrap();
    assert_eq!((again.name(), again.host()), (name.as_str(), &person("b")));
    assert_eq!(again.whole(&Viewer::default()).after.as_deref(), Some("room-1"));
    assert_eq!(again.settings().setup["first"], 1);
    assert!(matches!(&again.seats()[0].holder, Holder::Kept { person, .. } if person == "a"));
    assert!(matches!(&again.seats()[1].holder, Holder::Person { person, .. } if person == "b"));
    assert!(matches!(&again.seats()[2].holder, Holder::Bot { .. }));
    // A seat that is kept is for one person, until the host frees it.
    let mut hall = Hall { events: hall.room.sequel().unwrap(), room: again, ..Hall::open(three()) };
    hall.now += 1_000_000_000;
    assert_eq!(hall.refused("c", sit(0)), "seat-taken");
    assert_eq!(hall.refused("b", Command::Start), "seats-free");
    hall.act("b", Command::Remove { seat: 0 }).unwrap();
    hall.act("a", sit(0)).unwrap();
    hall.act("b", Command::Start).unwrap();
    assert_eq!(hall.room.decider(), Some(1));
}

#[test]
fn people_talk() {
    let mut hall = Hall::open(three());
    let say = |text: &str, key: Option<&str>| Command::Say { text: text.into(), key: key.map(String::from) };
    hall.act("b", say(" hello \u{202e}there", Some("k1"))).unwrap();
    assert_eq!(hall.act("b", say("hello there", Some("k1"))).unwrap(), [], "asked again");
    hall.act("c", say("hello there", Some("k1"))).unwrap();
    hall.act("c", Command::Emote { emote: "thanks".into(), key: None }).unwrap();
    assert_eq!(hall.refused("b", say("\u{200b}", None)), "bad-text");
    assert_eq!(hall.refused("b", say(&"x".repeat(301), None)), "bad-text");
    assert_eq!(hall.refused("b", say("x", Some(&"k".repeat(65)))), "bad-text");
    assert_eq!(hall.refused("b", Command::Emote { emote: "shout".into(), key: None }), "bad-emote");
    let read = |hall: &Hall, viewer: Viewer| {
        let whole = hall.room.whole(&viewer);
        whole.chat.iter().map(|line| format!("{}: {}", line.name, line.text.as_deref().unwrap_or("*"))).collect()
    };
    let all: Vec<String> = read(&hall, Viewer::default());
    assert_eq!(all, ["Ben: hello there", "Cleo: hello there", "Cleo: *"]);
    // Muting is the own affair of whoever mutes.
    assert_eq!(hall.refused("b", Command::Mute { person: "b".into(), on: true }), "oneself");
    let muted = hall.act("b", Command::Mute { person: "c".into(), on: true }).unwrap();
    assert_eq!(hall.act("b", Command::Mute { person: "c".into(), on: true }).unwrap(), []);
    let ben = Viewer { person: Some("b"), mutes: &[] };
    let cleo = Viewer { person: Some("c"), mutes: &[] };
    assert!(matches!(hall.room.visible_to(&muted[0], &ben), Some(Public::Muted { .. })));
    assert_eq!(hall.room.visible_to(&muted[0], &cleo), None);
    assert_eq!(hall.room.message(&muted[0], &cleo).seq, muted[0].seq);
    let said = hall.act("c", say("still here", None)).unwrap();
    assert_eq!(hall.room.visible_to(&said[0], &ben), None);
    assert!(hall.room.visible_to(&said[0], &cleo).is_some());
    let mine: Vec<String> = read(&hall, ben);
    assert_eq!(mine, ["Ben: hello there"]);
    // So is what somebody has muted everywhere.
    let mutes = ["b".to_string()];
    let dan: Vec<String> = read(&hall, Viewer { person: Some("d"), mutes: &mutes });
    assert_eq!(dan, ["Cleo: hello there", "Cleo: *", "Cleo: still here"]);
    hall.act("b", Command::Mute { person: "c".into(), on: false }).unwrap();
    assert!(hall.room.visible_to(&said[0], &ben).is_some());
}

/// Somebody who comes later reads what was said last, and not all of it.
#[test]
fn old_talk_is_forgotten() {
    let mut hall = Hall::open(three());
    for n in 0..300 {
        hall.act("b", Command::Say { text: format!("{n}"), key: None }).unwrap();
    }
    let chat = hall.room.whole(&Viewer::default()).chat;
    assert_eq!((chat.len(), chat.last().unwrap().text.as_deref()), (200, Some("299")));
}

/// Events that do not follow from each other make no room.
#[test]
fn damage_is_noticed() {
    let mut hall = Hall::begun(three());
    (0..5).for_each(|_| drop(hall.step(0)));
    let load = |events: &[Event]| Room::load(events).map(drop).map_err(|e| (e.seq, e.message));
    assert_eq!(load(&hall.events), Ok(()));
    assert_eq!(load(&[]).unwrap_err().0, 1);
    assert_eq!(load(&hall.events[1..]).unwrap_err().0, 2);
    let mut missing = hall.events.clone();
    missing.remove(4);
    assert_eq!(load(&missing).unwrap_err(), (5, "event 6 comes in its place".into()));
    let change = |n: usize, change: fn(&mut Event)| {
        let mut events = hall.events.clone();
        change(&mut events[n]);
        load(&events).unwrap_err()
    };
    let n = hall.events.len() - 1;
    assert_eq!(change(n, |e| e.v = 2).1, "it has version 2, and only 1 is known");
    assert_eq!(change(n, |e| e.time = 0).1, "it happened before the one before it");
    assert_eq!(
        change(n, |e| if let What::Played(p) = &mut e.what {
            p.state = "0".repeat(16);
        })
        .0,
        n as u64 + 1
    );
    assert_eq!(
        change(n, |e| if let What::Played(p) = &mut e.what {
            p.draws.push("U".into());
        })
        .1,
        "other tiles are drawn"
    );
    let start = hall.events.iter().position(|e| matches!(e.what, What::Started { .. })).unwrap();
    let seeded = change(start, |e| {
        if let What::Started { shuffle, .. } = &mut e.what {
            shuffle.seed = "1".into();
        }
    });
    assert_eq!(seeded, (start as u64 + 1, "seed and salt are not what was promised".into()));
    assert_eq!(
        change(start, |e| e.what = What::Seated { seat: 9, holder: Holder::Free, colour: 0, ready: None }).1,
        "there is no seat 9"
    );
    let body = hall.events[n].body();
    assert!(Event::read(&body.replace("\"v\":1", "\"v\":7")).unwrap_err().contains("version 7"));
    assert!(Event::read(&body[..body.len() - 1]).is_err());
}

#[test]
fn the_lobby_shows_what_is_there() {
    let mut hall = Hall::open(Settings {
        title: "Friday".into(),
        listed: true,
        setup: json!({ "parts": { "base": 2, "tower": 1 } }).as_object().unwrap().clone(),
        ..Settings::default()
    });
    let listing = hall.room.listing();
    assert_eq!((listing.title.as_str(), listing.stage, listing.turn), ("Friday", Stage::Gathering, 0));
    assert_eq!(listing.parts, ["base=2", "tower"]);
    hall.act("b", sit(1)).unwrap();
    hall.act("a", Command::Start).unwrap();
    hall.now += 5;
    hall.step(0);
    let listing = hall.room.listing();
    assert_eq!((listing.stage, listing.turn, listing.scores.len()), (Stage::Playing, 1, 2));
    assert_eq!(listing.time, listing.opened + 5);
    assert_eq!(listing.decider, hall.room.decider());
}

#[test]
fn colours_are_those_of_the_drawings() {
    assert_eq!(usize::from(aude_rooms::COLOURS), aude_draw::LIVERIES.len());
}

/// Who is ready has a seat, and what was agreed is still the same.
#[test]
fn people_are_ready() {
    let mut hall = Hall::open(Settings { seats: 3, ..Settings::default() });
    let ready = |hall: &Hall| hall.room.whole(&Viewer::default()).ready;
    assert_eq!(hall.refused("b", Command::Ready { on: true }), "no-player");
    hall.act("b", Command::Sit { seat: 1, name: None, colour: None }).unwrap();
    let events = hall.act("b", Command::Ready { on: true }).unwrap();
    // Servers of version 0.9.0 read the same event without `ready`.
    let mut stored: Value = serde_json::from_str(&events[0].body()).unwrap();
    assert_eq!(stored["what"].as_object_mut().unwrap().remove("ready"), Some(Value::Bool(true)));
    assert_eq!(stored["what"]["kind"], "seated");
    assert_eq!(stored["what"]["holder"]["person"], "b");
    assert_eq!(hall.act("b", Command::Ready { on: true }).unwrap(), []);
    hall.act("a", Command::Ready { on: true }).unwrap();
    assert_eq!(ready(&hall), ["a", "b"]);
    hall.act("a", Command::Ready { on: false }).unwrap();
    assert_eq!(ready(&hall), ["b"]);
    hall.act("b", Command::Stand { seat: 1 }).unwrap();
    hall.act("b", Command::Sit { seat: 1, name: None, colour: None }).unwrap();
    assert_eq!(ready(&hall), [""; 0]);
    hall.act("b", Command::Ready { on: true }).unwrap();
    hall.act("a", Command::Change { settings: Settings { seats: 2, ..Settings::default() } }).unwrap();
    assert_eq!(ready(&hall), [""; 0]);
    assert_eq!(hall.again().whole(&Viewer::default()), hall.room.whole(&Viewer::default()));
    hall.act("a", Command::Start).unwrap();
    assert_eq!(hall.refused("b", Command::Ready { on: true }), "begun");
}
