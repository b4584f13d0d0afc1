//! Whatever anybody does at whatever time: nothing panics, events make the same room again, secrets stay secret, clocks are
//! right, and whoever only hears messages has the same position.

use crate::hall;

use aude_rooms::{
    Chore, Clock, Command, Computer, Due, EMOTES, Event, Gone, Holder, Plays, Public, Room, Settings, Stage, Viewer,
    What,
};
use hall::{Client, Hall, SALT, SEED, heard};
use proptest::prelude::*;
use serde_json::json;

const PEOPLE: [&str; 5] = ["a", "b", "c", "d", "e"];

fn settings(kind: u8) -> Settings {
    let parts = match kind / 4 % 4 {
        0 => json!({ "parts": { "base": 1, "river-2": 1 } }),
        1 => json!({ "parts": { "base": 1, "princess-dragon": 1, "tower": 1 } }),
        2 => json!({ "parts": { "base": 1, "bridges-castles-bazaars": 1, "abbey-mayor": 1 } }),
        _ => json!({ "parts": { "base": 1, "traders-builders": 1, "count": 1 }, "options": { "tiles-in-hand": "3" } }),
    };
    let settings = Settings {
        setup: parts.as_object().unwrap().clone(),
        seats: 1 + (kind as usize / 16) % 4,
        clock: [Clock::None, Clock::Move { ms: 60_000 }, Clock::Bank { ms: 300_000, increment: 5_000 }]
            [kind as usize % 3],
        takeover: kind.is_multiple_of(2),
        rated: kind.is_multiple_of(3),
        lots: !kind.is_multiple_of(5),
        ..Settings::default()
    };
    assert_eq!(settings.check(), Ok(()));
    settings
}

/// Something that may happen.
#[derive(Clone, Copy, Debug)]
struct Deed {
    who: u8,
    what: u8,
    n: u16,
    wait: u16,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = (any::<u8>(), any::<u8>(), any::<u16>(), any::<u16>());
    proptest::collection::vec(deed.prop_map(|(who, what, n, wait)| Deed { who, what, n, wait }), 1..400)
}

impl Deed {
    fn command(self, hall: &Hall) -> Command {
        let (n, moves) = (self.n, hall.room.moves());
        let seat = n as usize % 7;
        match self.what % 21 {
            0 => Command::Change { settings: settings(n as u8) },
            1 | 2 => Command::Sit { seat: n as usize % 4, name: None, colour: (n % 3 == 0).then_some(n as u8 % 9) },
            3 => Command::Dress { seat, name: (n % 2 == 0).then(|| format!("N{n}")), colour: Some(n as u8 % 7) },
            4 => Command::Stand { seat },
            5 => Command::Bot { seat, level: Computer::try_from("easy".to_string()).unwrap(), name: None },
            6 => Command::Remove { seat },
            7 | 8 => Command::Start,
            9 => Command::Play { at: u32::from(n % 9), action: "pass".into() },
            10 | 11 => Command::TakeBack { at: moves, to: moves.saturating_sub(u32::from(n % 6)) },
            12 | 13 => Command::Answer { agree: n % 4 > 0 },
            14 if n % 4 == 0 => Command::Resign { seat: (n % 3 == 0).then_some(seat) },
            15 => Command::Replace { seat },
            16 => Command::Return { seat },
            17 if n % 16 == 0 => Command::Leave,
            18 => Command::Mute { person: PEOPLE[n as usize % 5].into(), on: n % 3 > 0 },
            19 => Command::Rematch,
            20 => Command::Ready { on: n % 3 > 0 },
            _ if n % 2 == 0 => Command::Say { text: format!("said {n}"), key: Some(format!("{}", n % 9)) },
            _ => Command::Emote { emote: EMOTES[n as usize % 8].into(), key: None },
        }
    }

    /// Something that is likely to be allowed.
    fn sensible(self, hall: &mut Hall) -> Vec<Event> {
        let moves = hall.room.moves();
        let to = moves.saturating_sub(1 + u32::from(self.n % 3));
        let own = hall.events.iter().rev().find_map(|event| match &event.what {
            What::Played(played) if played.at == to => Some(played.seat),
            _ => None,
        });
        let holder = |hall: &Hall, seat: usize| hall.room.seats()[seat].holder.person().map(String::from);
        let seat = self.n as usize % hall.room.seats().len();
        let host = hall.room.host().id.clone();
        let (who, command) = match (self.n % 4, &hall.room.whole(&Viewer::default()).asked) {
            (0 | 1, Some(asked)) => {
                (Some(asked.missing[0].clone()), Command::Answer { agree: !self.n.is_multiple_of(8) })
            }
            (0 | 1, None) => (own.and_then(|seat| holder(hall, seat)), Command::TakeBack { at: moves, to }),
            (2, _) => (Some(host), Command::Replace { seat }),
            _ => (holder(hall, seat), Command::Return { seat }),
        };
        who.map_or_else(Vec::new, |who| hall.act(&who, command).unwrap_or_default())
    }

    fn happen(self, hall: &mut Hall) -> Vec<Event> {
        hall.now += u64::from(self.wait % 4) * u64::from(self.wait) / 8;
        match self.wait % 5 {
            0 => drop(hall.away.insert(PEOPLE[self.n as usize % 5].into(), u64::from(self.wait) * 10)),
            1 => drop(hall.away.remove(PEOPLE[self.n as usize % 5])),
            _ => {}
        }
        if let Some(Due::Clock { time, .. }) = hall.room.due()
            && time <= hall.now
        {
            let events = hall.attend(Chore::Clock).unwrap();
            assert!(!events.is_empty());
            return events;
        }
        assert_eq!(hall.attend(Chore::Clock).unwrap_or_default(), [], "no clock runs out before its time");
        match self.what % 64 {
            0 => hall.attend(Chore::Wake { up_until: hall.now - u64::from(self.n) }).unwrap_or_default(),
            1 if self.n.is_multiple_of(64) => hall.attend(Chore::Close).unwrap_or_default(),
            // Mostly the game goes on.
            2..40 if hall.room.stage() == Stage::Playing => hall.step(self.n.into()),
            40..46 if hall.room.stage() == Stage::Playing => self.sensible(hall),
            _ => {
                let command = self.command(hall);
                hall.act(PEOPLE[self.who as usize % 5], command).unwrap_or_default()
            }
        }
    }
}

/// What nobody may know before the end.
fn secrets() -> Vec<String> {
    let mut secrets: Vec<String> = (0..4).map(|n| (SEED - n).to_string()).collect();
    secrets.push(aude_record::hex(&SALT));
    secrets.push(String::from_utf8(SALT.to_vec()).unwrap());
    secrets
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_room_keeps_its_promises(kind in any::<u8>(), deeds in deeds()) {
        let mut hall = if kind % 4 > 0 { Hall::begun(settings(kind)) } else { Hall::open(settings(kind)) };
        let secrets = secrets();
        let mut clients: Vec<(Option<&str>, Client)> =
            [Some("a"), Some("c"), None].into_iter().map(|p| (p, Client::default())).collect();
        for (_, client) in &mut clients {
            for event in &hall.events {
                client.hear(&hall.room.message(event, &Viewer::default()));
            }
        }
        for deed in deeds {
            let seats: Vec<Option<usize>> = (0..hall.room.seats().len()).map(|s| hall.room.plays(s).map(|_| s)).collect();
            let told = hall.room.seq();
            let events = deed.happen(&mut hall);
            prop_assert_eq!(hall.room.seq(), told + events.len() as u64);
            let over = hall.room.stage() >= Stage::Over;
            for (person, client) in &mut clients {
                let viewer = Viewer { person: *person, mutes: &[] };
                for event in &events {
                    let message = hall.room.message(event, &viewer);
                    let text = serde_json::to_string(&message).unwrap();
                    let ends = matches!(message.what, Some(Public::Ended(_)));
                    prop_assert!(ends || !secrets.iter().any(|secret| text.contains(secret)), "{}", text);
                    if let (What::Said(line), Some(person)) = (&event.what, *person) {
                        let muted = hall.room.whole(&viewer).muted.contains(&line.person);
                        prop_assert_eq!(message.what.is_none(), muted, "{} hears {}", person, line.person);
                    }
                    client.hear(&message);
                }
                // A record takes its time.
                if deed.n % 8 > 0 {
                    continue;
                }
                let whole = hall.room.whole(&viewer);
                let text = serde_json::to_string(&whole).unwrap();
                prop_assert!(over || !secrets.iter().any(|secret| text.contains(secret)), "{}", text);
                prop_assert_eq!((whole.seq, whole.moves), (client.seq, hall.room.moves()));
                prop_assert!(person.is_some() || whole.muted.is_empty());
            }
            let listing = serde_json::to_string(&hall.room.listing()).unwrap();
            prop_assert!(!secrets.iter().any(|secret| listing.contains(secret)));
            // Somebody who comes now knows as much as those who were there.
            if hall.room.seq() % 16 == 0 || over {
                let late = Client::late(&hall.room.whole(&Viewer::default()));
                let early = &clients[0].1;
                prop_assert_eq!((&late.state, late.over, late.seq), (&early.state, early.over, early.seq));
            }
            if let Some((rules, state)) = hall.room.position() {
                let expected = format!("{:016x}", state.fingerprint(rules));
                prop_assert!(clients.iter().all(|(_, client)| client.state == expected));
                // Nobody who plays has lost the seat, and nobody has got another one.
                prop_assert_eq!(seats.len(), hall.room.seats().len());
            }
            if hall.room.stage() == Stage::Closed {
                break;
            }
        }
        check_again(&hall)?;
    }
}

/// The same events make the same room, in which the same is due; and everybody who reads them all knows the same.
fn check_again(hall: &Hall) -> Result<(), TestCaseError> {
    let again = hall.again();
    prop_assert_eq!(format!("{again:?}"), format!("{:?}", hall.room));
    prop_assert_eq!(again.due(), hall.room.due());
    let whole = |room: &Room, person| serde_json::to_string(&room.whole(&Viewer { person, mutes: &[] })).unwrap();
    for person in PEOPLE {
        prop_assert_eq!(whole(&again, Some(person)), whole(&hall.room, Some(person)));
    }
    let client = heard(&again, &hall.events, None);
    if let Some((rules, state)) = again.position() {
        prop_assert_eq!(client.state, format!("{:016x}", state.fingerprint(rules)));
    }
    if let Some(outcome) = hall.room.outcome() {
        // The record is checked with its seed when it is read, and the promise with it.
        let game = aude_record::Game::from_record(&hall.room.record().unwrap()).unwrap();
        prop_assert_eq!(game.seed().map(|seed| seed.to_string()), Some(outcome.shuffle.seed.clone()));
        prop_assert_eq!(game.pledge().unwrap().holds(game.setup(), game.seed().unwrap()), Some(true));
        prop_assert_eq!(hall.room.due(), None);
    } else if hall.room.stage() == Stage::Playing {
        let people = hall.room.seats().iter().filter(|s| matches!(s.holder, Holder::Person { .. }) && s.gone.is_none());
        prop_assert!(people.count() > 0, "a game without people goes on");
        let lost = hall.room.seats().iter().any(|s| matches!(s.gone, Some(Gone::Resigned | Gone::OutOfTime)));
        prop_assert!(!lost || hall.room.seats().len() > 2, "a game of two goes on without one of them");
        let waits = matches!(hall.room.plays(hall.room.decider().unwrap()), Some(Plays::Person(_)));
        let thinks = matches!(hall.room.due(), Some(Due::Play { .. }));
        prop_assert_ne!(waits, thinks);
    }
    Ok(())
}
