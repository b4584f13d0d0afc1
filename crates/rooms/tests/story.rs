//! A story of a room that the page's own tests read: what was sent to somebody, and what it came to.
//!
//! `AUDE_WRITE=1 cargo test -p aude-rooms --test all story` writes it. The page works out the same from the messages alone
//! (`web/src/online/room.ts`).

use crate::hall;

use aude_rooms::{Chore, Clock, Command, Computer, PATIENCE, Settings, Stage, Viewer};
use hall::Hall;
use serde_json::{Value as Json, json};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/testing/story.json");

/// What somebody sees of all that has happened, with what it comes to after each event but for the record.
struct Told {
    hall: Hall,
    viewer: &'static str,
    pages: Vec<Json>,
}

impl Told {
    fn new(settings: Settings, viewer: &'static str) -> Self {
        let mut told = Self { hall: Hall::open(settings), viewer, pages: Vec::new() };
        told.tell();
        told
    }

    fn tell(&mut self) {
        let viewer = Viewer { person: Some(self.viewer), mutes: &[] };
        while self.pages.len() < self.hall.events.len() {
            let n = self.pages.len();
            let room = aude_rooms::Room::load(&self.hall.events[..=n]).unwrap();
            let mut told = json!({ "message": room.message(&self.hall.events[n], &viewer) });
            // A long game is all the same.
            if n < 60 || room.stage() >= Stage::Over {
                told["whole"] = serde_json::to_value(room.whole(&viewer)).unwrap();
                told["whole"].as_object_mut().unwrap().remove("record");
            }
            self.pages.push(told);
        }
    }

    fn act(&mut self, by: &str, command: Command) {
        self.hall.now += 1_500;
        self.hall.act(by, command).unwrap();
        self.tell();
    }

    fn attend(&mut self, chore: Chore) {
        self.hall.attend(chore).unwrap();
        self.tell();
    }

    fn turn_over(&mut self) {
        self.hall.now += 2_000;
        self.hall.turn_over();
        self.tell();
    }
}

fn settings() -> Settings {
    Settings { seats: 3, lots: false, clock: Clock::Bank { ms: 600_000, increment: 10_000 }, ..Settings::default() }
}

#[test]
fn the_story_is_up_to_date() {
    let mut it = Told::new(settings(), "b");
    let say = |text: &str| Command::Say { text: text.into(), key: None };
    let easy = Computer::try_from("easy".to_string()).unwrap();
    it.act("b", Command::Sit { seat: 1, name: None, colour: Some(2) });
    it.act("c", Command::Sit { seat: 2, name: None, colour: None });
    it.act("c", say("hello"));
    it.act("b", Command::Mute { person: "e".into(), on: true });
    it.act("e", say("buy my tiles"));
    it.act("c", Command::Mute { person: "b".into(), on: true });
    it.act("b", Command::Ready { on: true });
    it.act("c", Command::Ready { on: true });
    it.act("b", Command::Ready { on: false });
    it.act("a", Command::Remove { seat: 2 });
    it.act("a", Command::Ready { on: true });
    it.act("a", Command::Bot { seat: 2, level: easy, name: None });
    it.act("a", Command::Change { settings: Settings { title: "Late".into(), rated: true, ..settings() } });
    it.act("a", Command::Remove { seat: 2 });
    it.act("d", Command::Sit { seat: 2, name: Some("Dora".into()), colour: Some(4) });
    it.act("d", Command::Ready { on: true });
    it.act("a", Command::Start);
    it.turn_over();
    it.turn_over();
    let at = it.hall.room.moves();
    it.act("b", Command::TakeBack { at, to: at - 1 });
    it.act("d", Command::Answer { agree: true });
    it.act("a", Command::Answer { agree: true });
    it.turn_over();
    let at = it.hall.room.moves();
    it.act("b", Command::TakeBack { at, to: at - 1 });
    it.act("a", Command::Answer { agree: false });
    it.act("b", Command::Mute { person: "x".into(), on: true });
    it.act("b", Command::Mute { person: "x".into(), on: false });
    it.act("d", Command::Emote { emote: "wow".into(), key: Some("k".into()) });
    it.act("b", Command::Mute { person: "d".into(), on: true });
    it.hall.now += 100_000;
    it.attend(Chore::Wake { up_until: it.hall.now - 50_000 });
    it.hall.away.insert("d".into(), PATIENCE);
    it.act("a", Command::Replace { seat: 2 });
    it.turn_over();
    it.act("d", Command::Return { seat: 2 });
    it.act("a", Command::Resign { seat: None });
    it.turn_over();
    it.act("d", Command::Leave);
    while it.hall.room.stage() == Stage::Playing {
        it.turn_over();
    }
    it.act("b", Command::Rematch);
    it.attend(Chore::Close);
    let text = serde_json::to_string(&it.pages).unwrap() + "\n";
    if std::env::var_os("AUDE_WRITE").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    let written = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(written == text, "web/src/testing/story.json is out of date; AUDE_WRITE=1 writes it");
}
