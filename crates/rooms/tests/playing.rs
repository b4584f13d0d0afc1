//! In the game: decisions, taking back, clocks, leaving.

use crate::hall;

use aude_rooms::{Chore, Clock, Command, Computer, Due, End, Gone, PATIENCE, Plays, Settings, Stage, Viewer, What};
use hall::{Hall, heard};

fn two() -> Settings {
    Settings { lots: false, ..Settings::default() }
}

fn three() -> Settings {
    Settings { seats: 3, ..two() }
}

fn play(hall: &Hall, choice: usize) -> Command {
    Command::Play { at: hall.room.moves(), action: hall.legal()[choice].clone() }
}

fn end(hall: &Hall) -> (End, Vec<usize>, bool) {
    let outcome = hall.room.outcome().expect("it is over");
    (outcome.why, outcome.winners.clone(), outcome.rated)
}

#[test]
fn only_who_is_to_decide_plays() {
    let mut hall = Hall::open(two());
    assert_eq!(hall.refused("a", Command::Play { at: 0, action: "pass".into() }), "not-playing");
    hall.act("b", Command::Sit { seat: 1, name: None, colour: None }).unwrap();
    hall.act("a", Command::Start).unwrap();
    let first = play(&hall, 0);
    assert_eq!(hall.refused("b", first.clone()), "not-your-turn");
    assert_eq!(hall.refused("c", first.clone()), "not-your-turn");
    assert_eq!(
        hall.attend(Chore::Play { at: 0, action: hall.legal()[0].clone() }).unwrap_err().code(),
        "not-your-turn"
    );
    assert_eq!(hall.refused("a", Command::Play { at: 1, action: "pass".into() }), "ahead");
    for action in ["pass", "nonsense", "", "U@900,900", "drew:U", &"x".repeat(5000)] {
        assert_eq!(hall.refused("a", Command::Play { at: 0, action: action.into() }), "illegal", "{action}");
    }
    let events = hall.act("a", first.clone()).unwrap();
    assert_eq!(Hall::kinds(&events), ["played"]);
    // The answer was lost, and is asked for again.
    assert_eq!(hall.act("a", first.clone()).unwrap(), []);
    assert_eq!(hall.refused("b", first), "stale");
    assert_eq!(hall.refused("a", Command::Play { at: 0, action: "pass".into() }), "stale");
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut hall = Hall::begun(Settings { rated: true, ..two() });
    let promised = hall.events.iter().find_map(|event| match &event.what {
        What::Started { start, .. } => Some(start.commitment.clone()),
        _ => None,
    });
    let before = hall.room.record().unwrap();
    assert!(before.contains(&format!("commitment: {}", promised.clone().unwrap())));
    assert!(!before.contains("seed:") && !before.contains("salt:"));
    let mut last = Vec::new();
    while hall.room.stage() == Stage::Playing {
        last = hall.step(1);
    }
    assert_eq!(Hall::kinds(&last), ["played", "ended"]);
    let (rules, state) = hall.room.position().unwrap();
    assert_eq!(end(&hall), (End::Played, state.winners(rules), true));
    let record = hall.room.record().unwrap();
    assert!(record.contains("seed:") && record.contains("salt:") && record.contains(&promised.unwrap()));
    assert!(aude_record::Game::from_record(&record).is_ok());
    let other = record.replace("room: room-1", "room: room-2");
    assert!(aude_record::Game::from_record(&other).unwrap_err().message.contains("not what was promised"));
    assert!(heard(&hall.room, &hall.events, None).over);
    assert_eq!(hall.refused("a", Command::Play { at: hall.room.moves(), action: "pass".into() }), "not-playing");
    assert_eq!(hall.refused("a", Command::Resign { seat: None }), "not-playing");
    assert_eq!(hall.act("a", Command::Leave).unwrap(), []);
    assert_eq!(hall.room.whole(&Viewer::default()).record, Some(record));
}

#[test]
fn computers_decide_when_asked() {
    let mut hall = Hall::open(two());
    let level = Computer::try_from("easy".to_string()).unwrap();
    hall.act("a", Command::Bot { seat: 1, level, name: None }).unwrap();
    hall.act("a", Command::Start).unwrap();
    assert_eq!(hall.room.due(), None, "a person has all the time there is");
    hall.turn_over();
    let at = hall.room.moves();
    assert_eq!(hall.room.due(), Some(Due::Play { seat: 1, computer: level, at }));
    let action = hall.legal()[0].clone();
    assert_eq!(hall.refused("a", Command::Play { at, action: action.clone() }), "not-your-turn");
    assert_eq!(hall.attend(Chore::Play { at: at + 1, action: action.clone() }).unwrap_err().code(), "ahead");
    hall.attend(Chore::Play { at, action: action.clone() }).unwrap();
    assert_eq!(hall.attend(Chore::Play { at, action }).unwrap_err().code(), "stale");
}

#[test]
fn what_nobody_saw_is_taken_back_at_once() {
    let mut hall = Hall::begun(two());
    assert_eq!(hall.refused("a", Command::TakeBack { at: 0, to: 0 }), "not-your-decision");
    hall.step(0);
    let before = hall.events.len();
    assert_eq!(hall.refused("b", Command::TakeBack { at: 1, to: 0 }), "not-your-decision");
    assert_eq!(hall.refused("a", Command::TakeBack { at: 0, to: 0 }), "stale");
    assert_eq!(hall.refused("a", Command::TakeBack { at: 2, to: 0 }), "ahead");
    assert_eq!(hall.refused("a", Command::TakeBack { at: 1, to: 1 }), "not-your-decision");
    assert_eq!(Hall::kinds(&hall.act("a", Command::TakeBack { at: 1, to: 0 }).unwrap()), ["taken-back"]);
    assert_eq!((hall.room.moves(), hall.events.len()), (0, before + 1));
    hall.step(1);
    heard(&hall.room, &hall.events, Some("b"));
}

#[test]
fn others_have_to_agree() {
    let mut hall = Hall::begun(three());
    let tile = hall.room.position().unwrap().1.tile();
    hall.turn_over();
    let moves = hall.room.moves();
    let back = Command::TakeBack { at: moves, to: 0 };
    assert_eq!(hall.refused("b", Command::Answer { agree: true }), "not-asked");
    assert_eq!(Hall::kinds(&hall.act("a", back.clone()).unwrap()), ["back-asked"]);
    assert_eq!(hall.act("a", back.clone()).unwrap(), []);
    let asked = hall.room.whole(&Viewer::default()).asked.unwrap();
    assert_eq!((asked.person.as_str(), asked.to, asked.missing), ("a", 0, vec!["b".to_string(), "c".into()]));
    assert_eq!(hall.refused("d", Command::Answer { agree: true }), "no-player");
    assert_eq!(hall.refused("a", Command::Answer { agree: true }), "not-asked");
    assert_eq!(Hall::kinds(&hall.act("c", Command::Answer { agree: true }).unwrap()), ["back-agreed"]);
    assert_eq!(hall.act("c", Command::Answer { agree: true }).unwrap(), []);
    assert_eq!(Hall::kinds(&hall.act("b", Command::Answer { agree: true }).unwrap()), ["taken-back"]);
    assert_eq!((hall.room.moves(), hall.room.decider()), (0, Some(0)));
    // The same tile comes again.
    assert_eq!(hall.room.position().unwrap().1.tile(), tile);
    hall.turn_over();
    hall.act("a", Command::TakeBack { at: hall.room.moves(), to: 0 }).unwrap();
    assert_eq!(Hall::kinds(&hall.act("b", Command::Answer { agree: false }).unwrap()), ["back-declined"]);
    assert_eq!(hall.refused("c", Command::Answer { agree: true }), "not-asked");
    // Whoever asked may think again, and what is not answered lapses with the next action.
    hall.act("a", Command::TakeBack { at: hall.room.moves(), to: 0 }).unwrap();
    hall.act("a", Command::Answer { agree: false }).unwrap();
    hall.act("a", Command::TakeBack { at: hall.room.moves(), to: 0 }).unwrap();
    hall.turn_over();
    assert_eq!(hall.refused("c", Command::Answer { agree: true }), "not-asked");
    let own = hall.room.moves() - 1;
    hall.act("b", Command::TakeBack { at: own + 1, to: own }).unwrap();
    assert_eq!(hall.refused("a", Command::TakeBack { at: own + 1, to: 0 }), "asked");
    hall.act("c", Command::Resign { seat: None }).unwrap();
    assert_eq!(hall.refused("a", Command::Answer { agree: true }), "not-asked");
    heard(&hall.room, &hall.events, None);
}

#[test]
fn computers_always_agree() {
    let mut hall = Hall::open(two());
    let level = Computer::try_from("easy".to_string()).unwrap();
    hall.act("a", Command::Bot { seat: 1, level, name: None }).unwrap();
    hall.act("a", Command::Start).unwrap();
    hall.turn_over();
    hall.turn_over();
    let at = hall.room.moves();
    assert_eq!(Hall::kinds(&hall.act("a", Command::TakeBack { at, to: 0 }).unwrap()), ["taken-back"]);
    assert_eq!(hall.refused("a", Command::TakeBack { at: 0, to: 0 }), "not-your-decision");
}

#[test]
fn one_of_two_who_resigns_has_lost() {
    let mut hall = Hall::begun(Settings { rated: true, ..two() });
    hall.step(0);
    assert_eq!(hall.refused("c", Command::Resign { seat: None }), "no-player");
    assert_eq!(hall.refused("b", Command::Resign { seat: Some(0) }), "not-your-seat");
    assert_eq!(hall.refused("b", Command::Resign { seat: Some(2) }), "no-seat");
    let events = hall.act("b", Command::Resign { seat: Some(1) }).unwrap();
    assert_eq!(Hall::kinds(&events), ["left", "ended"]);
    assert_eq!(end(&hall), (End::Resigned, vec![0], true));
    assert_eq!((hall.room.stage(), hall.room.due()), (Stage::Over, None));
}

#[test]
fn where_more_play_a_computer_goes_on() {
    for (takeover, computer) in [(true, Computer::try_from("medium".to_string()).unwrap()), (false, Computer::Passive)]
    {
        let mut hall = Hall::begun(Settings { takeover, rated: true, ..three() });
        let events = hall.act("a", Command::Resign { seat: None }).unwrap();
        assert_eq!(Hall::kinds(&events), ["left", "hosted"]);
        assert_eq!(hall.room.host().id, "b");
        assert_eq!(hall.act("a", Command::Resign { seat: Some(0) }).unwrap(), [], "asked again");
        assert_eq!(hall.room.due(), Some(Due::Play { seat: 0, computer, at: 0 }));
        assert_eq!(hall.refused("a", Command::Return { seat: 0 }), "not-replaced");
        let action = hall.room.passive().unwrap();
        assert!(hall.legal().contains(&action));
        hall.attend(Chore::Play { at: 0, action }).unwrap();
        // Whoever stands in does nothing that need not be.
        assert_eq!(hall.room.passive().as_deref(), Some("pass"));
        hall.act("b", Command::Leave).unwrap();
        let events = hall.act("c", Command::Leave).unwrap();
        assert_eq!(Hall::kinds(&events), ["left", "ended", "closed"]);
        assert_eq!(end(&hall), (End::Abandoned, vec![], false));
    }
}

#[test]
fn a_game_with_somebody_replaced_does_not_count() {
    let mut hall = Hall::begun(Settings { rated: true, ..three() });
    hall.act("c", Command::Resign { seat: None }).unwrap();
    while hall.room.stage() == Stage::Playing {
        hall.step(0);
    }
    let (why, _, rated) = end(&hall);
    assert_eq!((why, rated), (End::Played, false));
}

#[test]
fn the_absent_are_replaced_and_come_back() {
    let mut hall = Hall::begun(two());
    let replace = Command::Replace { seat: 1 };
    assert_eq!(hall.refused("b", Command::Replace { seat: 0 }), "not-host");
    assert_eq!(hall.refused("a", replace.clone()), "not-away");
    hall.away.insert("b".into(), PATIENCE - 1);
    assert_eq!(hall.refused("a", replace.clone()), "not-away");
    hall.away.insert("b".into(), PATIENCE);
    assert_eq!(hall.refused("a", Command::Replace { seat: 2 }), "no-seat");
    assert_eq!(Hall::kinds(&hall.act("a", replace.clone()).unwrap()), ["left"]);
    assert_eq!(hall.act("a", replace).unwrap(), []);
    assert!(matches!(hall.room.plays(1), Some(Plays::Computer(_))));
    hall.turn_over();
    assert!(matches!(hall.room.due(), Some(Due::Play { seat: 1, .. })));
    assert_eq!(hall.refused("b", play(&hall, 0)), "not-your-turn");
    assert_eq!(hall.refused("a", Command::Return { seat: 1 }), "not-your-seat");
    hall.act("b", Command::Return { seat: 1 }).unwrap();
    assert_eq!(hall.act("b", Command::Return { seat: 1 }).unwrap(), []);
    assert_eq!(hall.room.plays(1), Some(Plays::Person("b")));
    hall.act("b", play(&hall, 0)).unwrap();
    // A host who is not there can be replaced by the others.
    hall.away = [("a".to_string(), PATIENCE)].into();
    let events = hall.act("b", Command::Replace { seat: 0 }).unwrap();
    assert_eq!(Hall::kinds(&events), ["left", "hosted"]);
    // Nobody is left.
    let events = hall.act("b", Command::Leave).unwrap();
    assert_eq!(Hall::kinds(&events), ["left", "ended"]);
    assert_eq!(end(&hall), (End::Resigned, vec![0], false));
}

#[test]
fn time_runs_out() {
    let clock = Clock::Bank { ms: 10_000, increment: 1_000 };
    let mut hall = Hall::begun(Settings { clock, rated: true, ..two() });
    let began = hall.now;
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 0, time: began + 10_000 }));
    hall.now += 4_000;
    hall.turn_over();
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 1, time: began + 14_000 }));
    let left = hall.room.whole(&Viewer::default()).clocks.unwrap().left;
    assert_eq!(left, [7_000, 10_000]);
    hall.turn_over();
    hall.turn_over();
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 1, time: hall.now + 11_000 }));
    hall.now += 10_999;
    assert_eq!(hall.attend(Chore::Clock).unwrap(), []);
    hall.now += 1;
    assert_eq!(hall.refused("b", play(&hall, 0)), "out-of-time");
    let events = hall.attend(Chore::Clock).unwrap();
    assert_eq!(Hall::kinds(&events), ["left", "ended"]);
    assert_eq!(end(&hall), (End::OutOfTime, vec![0], true));
    assert_eq!(hall.room.seats()[1].gone, Some(Gone::OutOfTime));
    assert_eq!(hall.attend(Chore::Clock).unwrap(), []);
}

/// Whoever lets the first move pass has not lost: a computer plays until they come, with all of their time.
#[test]
fn nobody_loses_before_everybody_has_moved() {
    for clock in [Clock::Bank { ms: 10_000, increment: 1_000 }, Clock::Move { ms: 10_000 }] {
        let mut hall = Hall::begun(Settings { clock, rated: true, ..two() });
        hall.turn_over();
        hall.now += 10_000;
        assert_eq!(Hall::kinds(&hall.attend(Chore::Clock).unwrap()), ["left"]);
        assert_eq!((hall.room.stage(), hall.room.seats()[1].gone), (Stage::Playing, Some(Gone::Replaced)));
        assert!(matches!(hall.room.due(), Some(Due::Play { seat: 1, .. })));
        hall.act("b", Command::Return { seat: 1 }).unwrap();
        assert_eq!(hall.room.due(), Some(Due::Clock { seat: 1, time: hall.now + 10_000 }));
        hall.turn_over();
        heard(&hall.room, &hall.events, None);
        // From now on time counts.
        hall.now += 100_000;
        assert_eq!(Hall::kinds(&hall.attend(Chore::Clock).unwrap()), ["left", "ended"]);
        assert_eq!(end(&hall), (End::OutOfTime, vec![1], false));
    }
    // Where nobody comes, nobody has won.
    let mut hall = Hall::begun(Settings { clock: Clock::Move { ms: 10_000 }, takeover: false, ..two() });
    hall.now += 10_000;
    hall.attend(Chore::Clock).unwrap();
    while let Some(Due::Play { at, .. }) = hall.room.due() {
        let action = hall.room.passive().unwrap();
        hall.attend(Chore::Play { at, action }).unwrap();
    }
    hall.now += 10_000;
    hall.attend(Chore::Clock).unwrap();
    assert_eq!(end(&hall), (End::Abandoned, vec![], false));
}

#[test]
fn a_correspondence_game_survives_the_server() {
    let day = 86_400_000;
    let mut hall = Hall::begun(Settings { clock: Clock::Move { ms: 3 * day }, ..two() });
    let began = hall.now;
    // Up for a day, down for ten.
    hall.now += 11 * day;
    let events = hall.attend(Chore::Wake { up_until: began + day }).unwrap();
    assert_eq!(Hall::kinds(&events), ["woke"]);
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 0, time: began + 13 * day }));
    assert_eq!(hall.again().due(), hall.room.due());
    // Nothing is known of when it was up: nobody is charged.
    hall.now += day;
    hall.attend(Chore::Wake { up_until: 0 }).unwrap();
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 0, time: began + 14 * day }));
    hall.turn_over();
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 1, time: began + 15 * day }));
    heard(&hall.room, &hall.events, None);
}

#[test]
fn nobody_wakes_without_a_clock() {
    let mut hall = Hall::begun(two());
    assert_eq!(hall.attend(Chore::Wake { up_until: 0 }).unwrap(), []);
    assert_eq!(Hall::kinds(&hall.attend(Chore::Close).unwrap()), ["ended", "closed"]);
    assert_eq!(hall.attend(Chore::Close).unwrap_err().code(), "closed");
    assert_eq!(end(&hall), (End::Abandoned, vec![], false));
}

/// Taking back within a move gives no time, and a computer's time does not run.
#[test]
fn clocks_know_moves() {
    let mut hall = Hall::begun(Settings { clock: Clock::Move { ms: 60_000 }, ..two() });
    let began = hall.now;
    for n in 1..=5 {
        hall.now = began + n * 10_000;
        hall.step(0);
        hall.act("a", Command::TakeBack { at: 1, to: 0 }).unwrap();
    }
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 0, time: began + 60_000 }));
    hall.away.insert("b".into(), PATIENCE);
    hall.act("a", Command::Replace { seat: 1 }).unwrap();
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 0, time: began + 60_000 }));
    hall.turn_over();
    hall.now += 1_000_000;
    hall.turn_over();
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 0, time: hall.now + 60_000 }));
    hall.now += 10_000;
    hall.act("b", Command::Return { seat: 1 }).unwrap();
    assert_eq!(hall.room.due(), Some(Due::Clock { seat: 0, time: hall.now + 50_000 }));
    heard(&hall.room, &hall.events, None);
}

/// One person with all seats plays alone, and leaves alone.
#[test]
fn several_seats_of_one_person() {
    let mut hall = Hall::open(two());
    hall.act("a", Command::Sit { seat: 1, name: Some("Bea".into()), colour: None }).unwrap();
    hall.act("a", Command::Start).unwrap();
    for _ in 0..6 {
        hall.step(0);
    }
    let at = hall.room.moves();
    hall.act("a", Command::TakeBack { at, to: 1 }).unwrap();
    assert_eq!(hall.room.moves(), 1);
    assert_eq!(Hall::kinds(&hall.act("a", Command::Leave).unwrap()), ["left", "left", "ended", "closed"]);
    assert_eq!(end(&hall), (End::Abandoned, vec![], false));
}
