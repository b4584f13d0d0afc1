//! Any lines as commands in a room: each is read or refused, and what came of it makes the same room again when it is loaded.
#![no_main]

use aude_rooms::{Command, Event, Luck, Person, Room, Settings, World};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let people = [Person::new("a", "Anna"), Person::new("b", "Ben"), Person::new("c", "Cleo")];
    let Ok(mut events) = Room::open("room", Settings::default(), &people[0], 1) else { return };
    let Ok(mut room) = Room::load(&events) else { return };
    let luck = || Luck { seed: 7, salt: [7; 32], room: "next".into() };
    let away = |_: &str| None;
    for (now, line) in (2..).zip(data.split(|b| *b == b'\n')) {
        let Some((who, line)) = line.split_first() else { continue };
        let Ok(command) = serde_json::from_slice::<Command>(line) else { continue };
        let world = World { now, luck: &luck, away: &away };
        let Ok(fresh) = room.decide(&command, &people[usize::from(*who) % 3], &world) else { continue };
        for event in fresh {
            let event = Event::read(&event.body()).unwrap();
            room.apply(&event).unwrap();
            events.push(event);
        }
    }
    let again = Room::load(&events).unwrap();
    assert_eq!(again.record(), room.record());
    assert_eq!(again.moves(), room.moves());
});
