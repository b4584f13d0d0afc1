//! What a disk, a crash or a careless hand may do to the files of an SQLite store: hundreds of different damages. Each is found, or
//! does not matter; what is loaded is what was written, to the last event.

use crate::common;

use std::{fs, path::Path};

use aude_server::store::{Append, Entry, Place, Stage, Store};
use common::{Chance, Folder};

fn entry(room: &str, time: i64) -> Entry {
    Entry {
        room: room.into(),
        stage: Stage::Playing,
        listed: true,
        words: format!("words of {room}"),
        listing: format!("{{\"room\":\"{room}\"}}"),
        wakes: true,
        changed: time,
        people: vec![format!("host-of-{room}")],
    }
}

type Rooms = Vec<(String, Vec<Vec<u8>>)>;

/// So many commits; they all are still in the journal then.
const COMMITS: i64 = 80;

/// Rooms with some hundred events.
async fn fill(folder: &Path) -> (Store, Rooms) {
    let mut chance = Chance(5);
    let store = Store::open(&Place::Folder(folder.into())).await.unwrap();
    let mut rooms: Rooms = (0..9).map(|n| (format!("room{n}"), Vec::new())).collect();
    for time in 0..COMMITS {
        let (room, written) = &mut rooms[chance.below(9)];
        let bodies: Vec<Vec<u8>> = (0..=chance.below(3))
            .map(|n| {
                format!("{{\"time\":{time},\"n\":{n},\"word\":\"{}\"}}", "x".repeat(chance.below(300))).into_bytes()
            })
            .collect();
        store
            .append(Append {
                room: room.clone(),
                after: written.len() as i64,
                fence: None,
                events: bodies.iter().map(|body| (time, body.clone())).collect(),
                entry: Some(entry(room, time)),
            })
            .await
            .unwrap();
        written.extend(bodies);
    }
    (store, rooms)
}

/// The files of a store.
type Files = Vec<(&'static str, Vec<u8>)>;

fn files(folder: &Path) -> Files {
    let names = ["aude.sqlite", "aude.sqlite-wal", "commits"];
    names.into_iter().filter_map(|name| Some((name, fs::read(folder.join(name)).ok()?))).collect()
}

/// Does one of many things to some bytes; says what.
fn harm(bytes: &mut Vec<u8>, chance: &mut Chance) -> String {
    let (size, at) = (bytes.len(), chance.below(bytes.len()));
    match chance.below(6) {
        0 => {
            bytes.truncate(at);
            format!("cut at {at} of {size}")
        }
        1 => {
            let end = (at + 1 + chance.below(5000)).min(size);
            bytes[at..end].fill(0);
            format!("{at} to {end} of {size} are zero")
        }
        2 => {
            // A page, or a frame, is what was written to another place.
            let from = chance.below(size);
            let count = 4096.min(size - at.max(from));
            bytes.copy_within(from..from + count, at);
            format!("{count} bytes at {from} are copied to {at} of {size}")
        }
        _ => {
            let bit = chance.below(8);
            bytes[at] ^= 1 << bit;
            format!("bit {bit} of byte {at} of {size}")
        }
    }
}

/// Opens files that were harmed; says whether that was noticed.
async fn noticed(files: &Files, rooms: &Rooms, what: &str) -> bool {
    let folder = Folder::new();
    for (name, bytes) in files {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    let Ok(store) = Store::open(&Place::Folder(folder.path().into())).await else { return true };
    let mut noticed = false;
    for (room, written) in rooms {
        match store.load(room).await {
            Err(_) => noticed = true,
            Ok(events) => {
                let found: Vec<_> = events.into_iter().map(|event| event.body).collect();
                assert!(
                    found == *written,
                    "{what}: room {room} has {} of {} events, and nobody notices",
                    found.len(),
                    written.len()
                );
            }
        }
    }
    store.close().await;
    noticed
}

async fn harm_often(files: &Files, target: &str, rooms: &Rooms, times: u64) {
    let mut found = 0;
    for n in 0..times {
        let mut harmed = files.clone();
        let bytes = &mut harmed.iter_mut().find(|(name, _)| *name == target).unwrap().1;
        let before = bytes.clone();
        let what = format!("{target}, {n}: {}", harm(bytes, &mut Chance(n * 7919)));
        if *bytes != before {
            found += u64::from(noticed(&harmed, rooms, &what).await);
        }
    }
    eprintln!("{target}: {found} of {times} damages were noticed");
    assert!(found > times / 4, "only {found} of {times} did any harm: there is nothing to be seen here");
}

#[tokio::test]
async fn harmed_databases() {
    let folder = Folder::new();
    let (store, rooms) = fill(folder.path()).await;
    store.close().await;
    let files = files(folder.path());
    assert!(!noticed(&files, &rooms, "nothing").await);
    harm_often(&files, "aude.sqlite", &rooms, 250).await;
}

#[tokio::test]
async fn harmed_journals() {
    let folder = Folder::new();
    let (store, rooms) = fill(folder.path()).await;
    // As they are when the power goes.
    let files = files(folder.path());
    assert!(!noticed(&files, &rooms, "nothing").await);
    harm_often(&files, "aude.sqlite-wal", &rooms, 250).await;
    store.close().await;
}

/// Without the count, or with one that cannot be read, a database is what it is; with a lower one as well.
#[tokio::test]
async fn counts_are_a_net() {
    let folder = Folder::new();
    let (store, rooms) = fill(folder.path()).await;
    store.close().await;
    let whole = files(folder.path());
    assert_eq!(whole.last().unwrap().1, format!("{COMMITS:020}\n").into_bytes());
    for (count, refused) in [("", false), ("x", false), ("79\n", false), ("80\n", false), ("81\n", true)] {
        let mut files = whole.clone();
        files.last_mut().unwrap().1 = count.into();
        assert_eq!(noticed(&files, &rooms, count).await, refused, "{count}");
    }
}
