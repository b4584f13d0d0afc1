//! One suite for both databases: what a store promises.

use crate::common;

use std::{collections::BTreeSet, fs, io::Read, sync::Arc};

use aude_server::store::{
    Append, Ban, BanKind, Entry, GameResult, Person, Place, Question, RATING, Report, Score, Stage, Store, StoreError,
};
use common::{Folder, fresh_database, meddle, on_both, postgres};
use proptest::prelude::*;

fn append(room: &str, after: i64, bodies: &[&str]) -> Append {
    let events = bodies.iter().zip(1000..).map(|(body, time)| (time, body.as_bytes().to_vec())).collect();
    Append { room: room.into(), after, fence: None, events, entry: None }
}

fn entry(room: &str, stage: Stage, listed: bool, words: &str, changed: i64) -> Entry {
    let (listing, people) = (format!("{{\"room\":\"{room}\"}}"), vec![format!("host-of-{room}")]);
    Entry {
        room: room.into(),
        stage,
        listed,
        words: words.into(),
        listing,
        wakes: stage == Stage::Playing,
        changed,
        people,
    }
}

fn person(id: &str) -> Person {
    Person { id: id.into(), name: "Änne".into(), created: 5, login: None, owner: None }
}

async fn bodies(store: &Store, room: &str) -> Vec<String> {
    let events = store.load(room).await.unwrap();
    assert!(events.iter().zip(1..).all(|(event, seq)| event.seq == seq));
    events.into_iter().map(|event| String::from_utf8(event.body).unwrap()).collect()
}

#[tokio::test]
async fn events_come_back() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        assert_eq!(store.load("nowhere").await.unwrap(), []);
        store.append(append("a", 0, &["one", "two"])).await.unwrap();
        store.append(append("b", 0, &["\u{0}\u{1F3F0}"])).await.unwrap();
        store.append(append("a", 2, &["three"])).await.unwrap();
        assert_eq!(bodies(&store, "a").await, ["one", "two", "three"]);
        assert_eq!(store.load("a").await.unwrap()[1].time, 1001);
        store.close().await;
        drop(store);
        let store = Store::open(&place).await.unwrap();
        assert_eq!(bodies(&store, "a").await, ["one", "two", "three"]);
        assert_eq!(bodies(&store, "b").await, ["\u{0}\u{1F3F0}"]);
        assert_eq!(store.rooms_after("a", 9).await.unwrap(), ["b"]);
    })
    .await;
}

/// Whoever does not know the last event writes nothing.
#[tokio::test]
async fn a_stream_has_one_end() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.append(append("a", 0, &["one"])).await.unwrap();
        for after in [0, 2, -1] {
            let late = store.append(append("a", after, &["x", "y"])).await;
            assert_eq!(late, Err(StoreError::Conflict { room: "a".into() }), "after {after}");
        }
        assert!(store.append(append("new", 1, &["x"])).await.is_err());
        store.append(append("a", 1, &["two"])).await.unwrap();
        assert_eq!(bodies(&store, "a").await, ["one", "two"]);
        assert_eq!(bodies(&store, "new").await, [""; 0]);
    })
    .await;
}

/// The journal of SQLite is carried over into the database while it is written to; it does not grow for ever.
#[tokio::test]
async fn the_journal_begins_anew() {
    let folder = Folder::new();
    let store = Store::open(&Place::Folder(folder.path().into())).await.unwrap();
    let body = "x".repeat(3000);
    for after in 0..3000 {
        store.append(append("a", after, &[&body])).await.unwrap();
    }
    // All that was written is more than 60 MB.
    let journal = fs::metadata(folder.path().join("aude.sqlite-wal")).unwrap().len();
    assert!((1..40_000_000).contains(&journal), "{journal}");
    assert_eq!(store.load("a").await.unwrap().len(), 3000);
}

/// What a server that was killed has left in the journal is carried over by the next one, before there is too much of it.
#[tokio::test]
async fn a_journal_that_was_left_is_carried_over() {
    let (folder, left) = (Folder::new(), Folder::new());
    let store = Store::open(&Place::Folder(folder.path().into())).await.unwrap();
    for after in 0..20 {
        store.append(append("a", after, &["x"])).await.unwrap();
    }
    // As a kill leaves it.
    for file in ["aude.sqlite", "aude.sqlite-wal", "commits"] {
        fs::copy(folder.path().join(file), left.path().join(file)).unwrap();
    }
    let journal = || fs::metadata(left.path().join("aude.sqlite-wal")).unwrap().len();
    let before = journal();
    let next = Store::open(&Place::Folder(left.path().into())).await.unwrap();
    assert!(before > 100_000 && journal() < 20_000, "{before} {}", journal());
    assert_eq!(next.load("a").await.unwrap().len(), 20);
}

/// Many write at once, some of them to the same room: each number is given away once, and nothing is lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_write_at_once() {
    on_both(async |place| {
        let store = Arc::new(Store::open(&place).await.unwrap());
        let writers = (0..40).map(|writer| {
            let store = store.clone();
            tokio::spawn(async move {
                let (room, mut written) = (format!("room{}", writer % 8), BTreeSet::new());
                for n in 0..20 {
                    let after = store.load(&room).await.unwrap().len() as i64;
                    let body = format!("{writer}:{n}");
                    if store.append(append(&room, after, &[&body, "+"])).await.is_ok() {
                        written.insert(body);
                    }
                }
                written
            })
        });
        let mut expected = BTreeSet::new();
        for writer in writers.collect::<Vec<_>>() {
            expected.extend(writer.await.unwrap());
        }
        let mut found = BTreeSet::new();
        for room in 0..8 {
            let all = bodies(&store, &format!("room{room}")).await;
            assert!(all.chunks(2).all(|pair| pair[0] != "+" && pair[1] == "+"), "appends are whole: {all:?}");
            found.extend(all.into_iter().filter(|body| body != "+"));
        }
        assert_eq!(found, expected);
        assert!(expected.len() >= 8 * 20);
    })
    .await;
}

/// Whatever happens to a stored event, the room is refused, and the first event that is wrong is named.
#[tokio::test]
async fn damage_is_found() {
    on_both(async |place| {
        let bytes = |text: &str| match &place {
            Place::Folder(_) => format!("X'{text}'"),
            Place::Postgres(_) => format!("'\\x{text}'"),
        };
        let zero = bytes(&"00".repeat(32));
        let meddling = [
            (format!("UPDATE events SET body = {} WHERE room = $ AND seq = 3", bytes("7830")), 3),
            (format!("UPDATE events SET hash = {zero} WHERE room = $ AND seq = 2"), 2),
            ("UPDATE events SET time = time + 1 WHERE room = $ AND seq = 1".into(), 1),
            ("DELETE FROM events WHERE room = $ AND seq = 2".into(), 2),
            ("DELETE FROM events WHERE room = $ AND seq = 4".into(), 4),
            ("DELETE FROM events WHERE room = $".into(), 1),
            ("UPDATE events SET seq = 9 WHERE room = $ AND seq = 4".into(), 4),
            ("UPDATE streams SET seq = 3 WHERE room = $".into(), 4),
            ("DELETE FROM streams WHERE room = $".into(), 1),
            (format!("UPDATE streams SET hash = {zero} WHERE room = $"), 4),
            ("UPDATE events SET room = 'other' WHERE room = $ AND seq = 4".into(), 4),
        ];
        let store = Store::open(&place).await.unwrap();
        for (i, (sql, first)) in meddling.iter().enumerate() {
            let room = format!("room{i}");
            store.append(append(&room, 0, &["x1", "x2", "x3", "x4"])).await.unwrap();
            meddle(&place, &sql.replace('$', &format!("'{room}'"))).await;
            match store.load(&room).await {
                Err(StoreError::Damaged { room: named, seq, .. }) => {
                    assert_eq!((named, seq), (room.clone(), *first), "{sql}");
                }
                other => panic!("{sql}: {other:?}"),
            }
            let message = store.load(&room).await.unwrap_err().to_string();
            assert!(message.starts_with(&format!("room {room} is damaged at event {first}: ")), "{message}");
        }
        // Others are as good as before.
        store.append(append("whole", 0, &["x"])).await.unwrap();
        assert_eq!(bodies(&store, "whole").await, ["x"]);
    })
    .await;
}

/// One room that cannot be written stops nobody else, though all are written together.
#[tokio::test]
async fn damage_stops_nobody_else() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.append(append("bad", 0, &["x", "y"])).await.unwrap();
        meddle(&place, "UPDATE streams SET seq = 1 WHERE room = 'bad'").await;
        let good = (0..10).map(|n| store.append(append(&format!("good{n}"), 0, &["x"])));
        let (bad, good) = tokio::join!(store.append(append("bad", 1, &["z"])), futures_util::future::join_all(good));
        assert!(matches!(bad, Err(StoreError::Unusable(_))), "{bad:?}");
        assert!(good.iter().all(Result::is_ok), "{good:?}");
    })
    .await;
}

/// A database file that was cut or overwritten is refused when it is opened.
#[tokio::test]
async fn a_broken_file_is_refused() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().into());
    let store = Store::open(&place).await.unwrap();
    for room in 0..40 {
        store.append(append(&format!("room{room}"), 0, &[&"x".repeat(3000)])).await.unwrap();
    }
    store.close().await;
    drop(store);
    let file = folder.path().join("aude.sqlite");
    let whole = fs::read(&file).unwrap();
    assert!(whole.len() > 100_000);
    for damage in ["cut", "overwritten", "nonsense"] {
        let mut bytes = whole.clone();
        match damage {
            "cut" => bytes.truncate(whole.len() / 2),
            "overwritten" => bytes[4096..12288].fill(0xff),
            _ => bytes.fill(b'?'),
        }
        fs::write(&file, bytes).unwrap();
        let message = Store::open(&place).await.unwrap_err().to_string();
        assert!(message.contains("aude.sqlite is damaged") && message.contains("backup"), "{damage}: {message}");
    }
    fs::write(&file, whole).unwrap();
    assert_eq!(bodies(&Store::open(&place).await.unwrap(), "room7").await[0].len(), 3000);
}

/// Two servers never work on the same store.
#[tokio::test]
async fn a_store_has_one_server() {
    let folder = Folder::new();
    let place = Place::Folder(folder.path().into());
    let store = Store::open(&place).await.unwrap();
    let message = Store::open(&place).await.unwrap_err().to_string();
    assert!(message.starts_with("another server works on the folder"), "{message}");
    Store::look(&place).await.unwrap();
    store.close().await;
    drop(store);
    Store::open(&place).await.unwrap();
}

#[tokio::test]
async fn later_versions_are_refused() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.close().await;
        drop(store);
        meddle(&place, "INSERT INTO migrations (number) VALUES (99)").await;
        for result in [Store::open(&place).await, Store::look(&place).await] {
            let message = result.unwrap_err().to_string();
            assert!(message.contains("later version"), "{message}");
        }
    })
    .await;
    let folder = Folder::new();
    assert!(Store::look(&Place::Folder(folder.path().into())).await.unwrap_err().to_string().contains("no database"));
}

#[tokio::test]
async fn people_and_sessions() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        store.put_person(&person("p1"), b"hash1").await.unwrap();
        store.put_person(&person("p2"), b"hash2").await.unwrap();
        assert!(store.put_person(&person("p1"), b"hash3").await.is_err());
        assert_eq!(store.person("p1").await.unwrap(), Some(person("p1")));
        assert_eq!(store.person("p9").await.unwrap(), None);
        assert_eq!(store.session(b"hash1").await.unwrap(), Some(("p1".into(), 5)));
        assert_eq!(store.session(b"hash3").await.unwrap(), None);
        store.put_session(b"hash3", "p1", 6).await.unwrap();
        store.seen(b"hash3", "p1", 70).await.unwrap();
        assert_eq!(store.session(b"hash3").await.unwrap(), Some(("p1".into(), 70)));
        store.drop_other_sessions("p1", b"hash3").await.unwrap();
        assert_eq!(
            (store.session(b"hash1").await.unwrap(), store.session(b"hash2").await.unwrap().is_some()),
            (None, true)
        );
        store.rename("p1", "Bo").await.unwrap();
        store.put_account("p1", "bo", "secret", 7).await.unwrap();
        assert_eq!(store.put_account("p2", "bo", "secret", 7).await, Err(StoreError::Taken));
        assert_eq!(store.put_account("p1", "bo2", "secret", 7).await, Err(StoreError::Taken));
        let bo = store.person("p1").await.unwrap().unwrap();
        assert_eq!((bo.name.as_str(), bo.login.as_deref()), ("Bo", Some("bo")));
        store.put_password("p1", "better").await.unwrap();
        let account = store.account("bo").await.unwrap().unwrap();
        assert_eq!((account.person.as_str(), account.password.as_str()), ("p1", "better"));
        assert_eq!(store.account("Bo").await.unwrap(), None);
        // p2 is a guest who was never seen again and sat nowhere.
        assert_eq!(store.forget_before(60).await.unwrap(), 1);
        assert_eq!((store.person("p2").await.unwrap(), store.session(b"hash2").await.unwrap()), (None, None));
        store.drop_session(b"hash3").await.unwrap();
        assert_eq!(store.session(b"hash3").await.unwrap(), None);
        assert!(store.person("p1").await.unwrap().is_some());
    })
    .await;
}

#[tokio::test]
async fn the_lobby_is_found() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        let entries = [
            entry("a", Stage::Gathering, true, "anna's table 100%", 10),
            entry("b", Stage::Gathering, false, "anna's hiding place", 20),
            entry("c", Stage::Playing, true, "ben_1 and cleo", 30),
            entry("d", Stage::Over, true, "änne", 40),
        ];
        for (i, one) in entries.iter().enumerate() {
            let mut append = append(&one.room, 0, &["x"]);
            append.entry = Some(one.clone());
            // With an event, or by itself.
            if i % 2 == 0 { store.append(append).await.unwrap() } else { store.put_entry(one).await.unwrap() }
        }
        let ask = async |question: Question| {
            let rows = store.lobby(&Question { most: 9, ..question }).await.unwrap();
            rows.into_iter().map(|(room, ..)| room).collect::<Vec<_>>()
        };
        let none = Question::default;
        assert_eq!(ask(none()).await, ["d", "c", "a"]);
        assert_eq!(ask(Question { stage: Some(Stage::Gathering), ..none() }).await, ["a"]);
        assert_eq!(ask(Question { before: Some(30), ..none() }).await, ["a"]);
        assert_eq!(ask(Question { person: Some("host-of-b".into()), ..none() }).await, ["b"]);
        for (text, found) in
            [("ANNA", "a"), ("100%", "a"), ("n_1", "c"), ("ÄNNE", "d"), ("a%t", ""), ("_", "c"), ("\\", "")]
        {
            assert_eq!(ask(Question { text: text.into(), ..none() }).await.concat(), found, "{text}");
        }
        assert_eq!(store.lobby(&Question { most: 1, ..none() }).await.unwrap()[0].2, "{\"room\":\"d\"}");
        assert_eq!(store.waking().await.unwrap(), ["c"]);
        assert_eq!(store.stale(15).await.unwrap(), ["a"]);
        store.put_entry(&entry("e", Stage::Closed, true, "", 50)).await.unwrap();
        assert_eq!(ask(none()).await, ["d", "c", "a"]);
        assert_eq!(store.up().await.unwrap(), None);
        for time in [5, 9] {
            store.put_up(time).await.unwrap();
        }
        assert_eq!(store.up().await.unwrap(), Some(9));
        store.put_damage("c", "event 3").await.unwrap();
        assert_eq!(store.waking().await.unwrap(), [""; 0]);
        assert_eq!(store.lobby(&Question { most: 9, ..none() }).await.unwrap()[1].3.as_deref(), Some("event 3"));
        meddle(&place, "DELETE FROM rooms").await;
        assert_eq!(store.unlisted_streams().await.unwrap(), ["a", "c"]);
    })
    .await;
}

fn result(room: &str, places: &[(&str, i64, i64)], rated: bool) -> GameResult {
    let scores = places.iter().zip(0..);
    let scores = scores.map(|((person, score, place), seat)| Score {
        seat,
        person: (*person).into(),
        score: *score,
        place: *place,
    });
    GameResult { room: room.into(), scores: scores.collect(), players: places.len() as i64, rated, time: 9 }
}

#[tokio::test]
async fn results_count_once() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        let first = result("r1", &[("anna", 80, 1), ("ben", 60, 2)], true);
        for _ in 0..2 {
            store.put_result(&first).await.unwrap();
        }
        store.put_result(&result("r2", &[("anna", 20, 2), ("ben", 90, 1), ("cleo", 20, 2)], false)).await.unwrap();
        let anna = store.statistics("anna").await.unwrap();
        assert_eq!((anna.games, anna.won, anna.best, anna.points, anna.rated), (2, 1, 80, 100, 1));
        assert_eq!(
            (anna.rating, store.statistics("ben").await.unwrap().rating),
            (Some(RATING + 12.0), Some(RATING - 12.0))
        );
        assert_eq!(store.statistics("cleo").await.unwrap().rating, None);
        assert_eq!(store.statistics("nobody").await.unwrap().games, 0);
        let games = store.standings("ben", 9).await.unwrap();
        assert_eq!(
            games.iter().map(|g| (g.room.as_str(), g.change)).collect::<Vec<_>>(),
            [("r1", Some(-12.0)), ("r2", None)]
        );
    })
    .await;
}

#[tokio::test]
async fn mutes_and_reports() {
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        for muted in [true, true, false, true] {
            store.put_mute("anna", "ben", muted, 3).await.unwrap();
        }
        store.put_mute("anna", "cleo", true, 3).await.unwrap();
        store.put_mute("anna", "cleo", false, 3).await.unwrap();
        assert_eq!(store.mutes("anna").await.unwrap(), ["ben"]);
        let words = |s: &str| s.to_string();
        let report = Report {
            room: words("r"),
            seq: 4,
            person: words("anna"),
            about: words("ben"),
            said: words("!"),
            reason: words("rude"),
            time: 7,
        };
        for _ in 0..2 {
            store.put_report(&report).await.unwrap();
        }
        assert_eq!(store.reports(7).await.unwrap(), [report]);
        assert_eq!(store.reports(8).await.unwrap(), []);
    })
    .await;
}

/// Fills a store with something of everything.
async fn fill(store: &Store) {
    for n in 0..3 {
        let id = format!("p{n}");
        store.put_person(&person(&id), id.as_bytes()).await.unwrap();
        store.put_account(&id, &format!("login{n}"), "hash", 1).await.unwrap();
    }
    for n in 0..700 {
        let room = format!("r{n}");
        let mut one = append(&room, 0, &["one", "two"]);
        one.entry = Some(entry(&room, Stage::Gathering, true, "words", n));
        store.append(one).await.unwrap();
    }
    store.put_damage("r3", "noted").await.unwrap();
    store.put_result(&result("r1", &[("p0", 80, 1), ("p1", 60, 2)], true)).await.unwrap();
    store.put_mute("p0", "p1", true, 2).await.unwrap();
    let program = store.make_program("p0", "Rook", 3).await.unwrap();
    store.make_token(&program.person, 3).await.unwrap();
    let words = |s: &str| s.to_string();
    store
        .put_report(&Report {
            room: words("r1"),
            seq: 2,
            person: words("p0"),
            about: words("p1"),
            said: words("x"),
            reason: words(""),
            time: 1,
        })
        .await
        .unwrap();
    let ban = Ban { kind: BanKind::Talk, who: words("p1"), reason: words("x"), time: 3, until: Some(9) };
    store.put_ban(&ban).await.unwrap();
    assert!(store.settle("r1", 2, "", 4).await.unwrap());
}

/// What was saved from one kind of store is in another kind afterwards, to the last row.
#[tokio::test]
async fn backups_go_from_any_store_to_any_other() {
    let folder = Folder::new();
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        fill(&store).await;
        let file = folder.path().join("backup");
        let contents = store.backup(&file, 99).await.unwrap();
        assert_eq!((contents.rows["events"], contents.rows["people"], contents.damaged.len()), (1400, 4, 0));
        assert!(contents.rows.values().all(|rows| *rows > 0), "{contents:?}");
        let first = lines(&file);
        on_both(async |other| {
            let copy = Store::open(&other).await.unwrap();
            assert_eq!(copy.restore(&file).await.unwrap(), contents);
            let refused = copy.restore(&file).await.unwrap_err().to_string();
            assert!(refused.contains("not empty"), "{refused}");
            assert_eq!(bodies(&copy, "r699").await, ["one", "two"]);
            copy.append(append("r1", 2, &["three"])).await.unwrap();
            let again = folder.path().join("again");
            copy.backup(&again, 99).await.unwrap();
            let second = lines(&again);
            assert_eq!(second.len(), first.len() + 1);
            let new: Vec<_> = second.difference(&first).filter(|line| !line.starts_with('{')).collect();
            assert_eq!(new.len(), 2, "one event and a head: {new:?}");
        })
        .await;
    })
    .await;
}

fn lines(path: &std::path::Path) -> BTreeSet<String> {
    let mut text = String::new();
    flate2::read::GzDecoder::new(fs::File::open(path).unwrap()).read_to_string(&mut text).unwrap();
    text.lines().map(str::to_owned).collect()
}

/// A server goes on writing while a backup is made; what comes out is one moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn backups_are_one_moment() {
    let folder = Folder::new();
    on_both(async |place| {
        let store = Arc::new(Store::open(&place).await.unwrap());
        fill(&store).await;
        let busy = {
            let store = store.clone();
            tokio::spawn(async move {
                for n in 0..200 {
                    for room in ["live1", "live2"] {
                        store.append(append(room, n, &["x"])).await.unwrap();
                    }
                }
            })
        };
        // Through a connection of its own, as the command does it.
        let other = Store::look(&place).await.unwrap();
        let file = folder.path().join("moment");
        for _ in 0..5 {
            let contents = other.backup(&file, 1).await.unwrap();
            assert_eq!(contents.damaged, []);
            assert_eq!(aude_server::store::read_backup(&file, |_, _| Ok(())).unwrap().damaged, []);
        }
        busy.await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn damaged_backups_are_refused() {
    let folder = Folder::new();
    let store = Store::open(&Place::Folder(folder.path().join("data"))).await.unwrap();
    fill(&store).await;
    let file = folder.path().join("backup");
    store.backup(&file, 1).await.unwrap();
    let whole = fs::read(&file).unwrap();
    let empty = Store::open(&Place::Folder(folder.path().join("empty"))).await.unwrap();
    let unpacked = |bytes: &[u8]| {
        let mut text = Vec::new();
        flate2::read::GzDecoder::new(bytes).read_to_end(&mut text).map(|_| text).ok()
    };
    let text = unpacked(&whole).unwrap();
    let mut refused = 0;
    for at in (0..whole.len()).step_by(whole.len() / 40).chain(whole.len() - 12..whole.len()) {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x10;
        // Some bits of the gzip format say nothing, and some say the same in another way: that is no damage.
        if unpacked(&bytes).is_none_or(|changed| changed != text) {
            fs::write(&file, &bytes).unwrap();
            assert!(empty.restore(&file).await.is_err(), "byte {at} of {}", whole.len());
            refused += 1;
        }
        fs::write(&file, &whole[..at]).unwrap();
        assert!(empty.restore(&file).await.is_err(), "cut at {at}");
    }
    assert!(refused > 40);
    assert_eq!(empty.rooms_after("", 1).await.unwrap(), [""; 0]);
    fs::write(&file, &whole).unwrap();
    empty.restore(&file).await.unwrap();
}

/// A backup of a damaged store is made, and says what is damaged.
#[tokio::test]
async fn backups_tell_of_damage() {
    let folder = Folder::new();
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        fill(&store).await;
        meddle(&place, "UPDATE events SET time = 5 WHERE room = 'r5' AND seq = 2").await;
        meddle(&place, "DELETE FROM events WHERE room = 'r6'").await;
        let contents = store.backup(&folder.path().join("backup"), 1).await.unwrap();
        let mut named: Vec<_> = contents.damaged.iter().map(ToString::to_string).collect();
        named.sort();
        assert!(
            named[0].starts_with("room r5 is damaged at event 2")
                && named[1].starts_with("room r6 is damaged at event 1")
        );
        assert_eq!(named.len(), 2, "{named:?}");
    })
    .await;
}

/// What is forgotten is gone from every table.
#[tokio::test]
async fn a_person_is_forgotten() {
    let folder = Folder::new();
    on_both(async |place| {
        let store = Store::open(&place).await.unwrap();
        fill(&store).await;
        let file = folder.path().join("backup");
        // Programs go before those who answer for them.
        for program in store.programs(Some("p0"), "", i64::MAX).await.unwrap() {
            store.drop_person(&program.person).await.unwrap();
        }
        store.drop_person("p0").await.unwrap();
        store.backup(&file, 1).await.unwrap();
        assert!(lines(&file).iter().all(|line| !line.contains("\"p0\"")));
        assert!(store.person("p1").await.unwrap().is_some());
    })
    .await;
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    /// Any bytes, in any number of appends, come back as they were, on both.
    #[test]
    fn any_bytes_come_back(parts in proptest::collection::vec(proptest::collection::vec(proptest::collection::vec(any::<u8>(), 0..40), 1..4), 1..6)) {
        tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(on_both(async |place| {
            let store = Store::open(&place).await.unwrap();
            let mut all = Vec::new();
            for part in &parts {
                let events = part.iter().map(|body| (-7, body.clone())).collect();
                store.append(Append { room: "r\u{e9}".into(), after: all.len() as i64, fence: None, events, entry: None }).await.unwrap();
                all.extend(part.iter().cloned());
            }
            let back: Vec<_> = store.load("r\u{e9}").await.unwrap().into_iter().map(|event| event.body).collect();
            assert_eq!(back, all);
        }));
    }
}

/// Both stores are really there.
#[tokio::test]
async fn postgres_is_another_database() {
    if let Some(url) = postgres() {
        let (a, b) = (fresh_database(&url).await, fresh_database(&url).await);
        assert!(a != b && a.starts_with("postgres"));
        Store::open(&Place::Postgres(a.clone())).await.unwrap().append(append("a", 0, &["x"])).await.unwrap();
        assert_eq!(Store::open(&Place::Postgres(b)).await.unwrap().load("a").await.unwrap(), []);
        assert!(
            Store::open(&Place::Postgres(a + "_nowhere")).await.unwrap_err().to_string().contains("cannot connect")
        );
    }
}

/// Connections to PostgreSQL are encrypted and checked as the address says.
#[tokio::test]
async fn encrypted_connections() {
    let Some(url) = std::env::var("AUDE_TEST_POSTGRES_TLS").ok().filter(|url| !url.is_empty()) else {
        assert!(std::env::var_os("AUDE_TEST_ALL").is_none(), "AUDE_TEST_POSTGRES_TLS is missing");
        return;
    };
    let fresh = fresh_database(&postgres().unwrap()).await;
    let name = fresh.split('?').next().unwrap().rsplit('/').next().unwrap();
    let url = url.replace("/postgres?", &format!("/{name}?"));
    let open = async |url: String| Store::open(&Place::Postgres(url)).await;
    for mode in ["prefer", "require", "verify-ca", "verify-full"] {
        let place = Place::Postgres(format!("{url}&sslmode={mode}"));
        let store = Store::open(&place).await.unwrap_or_else(|error| panic!("{mode}: {error}"));
        store.put_up(1).await.unwrap();
        let encrypted =
            "UPDATE marks SET time = 2 WHERE name = 'up' AND (SELECT COUNT(*) FROM pg_stat_ssl WHERE ssl) > 1";
        meddle(&place, encrypted).await;
        assert_eq!(store.up().await, Ok(Some(2)), "{mode}");
        store.close().await;
    }
    // The certificate is for `localhost`.
    let elsewhere = url.replace("@localhost", "@127.0.0.1");
    open(format!("{elsewhere}&sslmode=verify-ca")).await.unwrap().close().await;
    let unknown = url.split("sslrootcert").next().unwrap();
    for (refused, why) in [
        (format!("{elsewhere}&sslmode=verify-full"), "certificate"),
        (format!("{unknown}sslmode=verify-full"), "certificate"),
        (format!("{url}&sslmode=disable"), "no encryption"),
        (format!("{url}&sslmode=sometimes"), "ssl_mode"),
    ] {
        let error = open(refused.clone()).await.map(drop).expect_err(&refused).to_string();
        assert!(error.contains(why) && !error.contains("postgres://"), "{refused}: {error}");
    }
}
