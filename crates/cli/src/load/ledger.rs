//! What clients were acknowledged, and whether the store has it.

use std::{
    collections::BTreeMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Mutex, PoisonError},
};

use aude_server::store::{Place, Store, StoreError, Stored};
use serde_json::Value as Json;
use tokio::time::Instant;

use crate::Fault;

/// A move in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// How many actions led to where it was made.
    at: u32,
    /// The number of its event; 0 if only the acknowledgement came, and the event did not.
    seq: u64,
    /// A hash of the action.
    action: u64,
}

impl Move {
    pub fn new(at: usize, seq: u64, action: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        action.hash(&mut hasher);
        Self { at: at as u32, seq, action: hasher.finish() }
    }

    /// Reads an event of the store; nothing if it is not a move.
    fn read(event: &Stored) -> Option<Self> {
        let body: Json = serde_json::from_slice(&event.body).ok()?;
        let what = &body["what"];
        let played = what["kind"] == "played";
        played.then(|| Some(Self::new(what["at"].as_u64()? as usize, event.seq as u64, what["action"].as_str()?)))?
    }

    /// Whether a move of the store is this one.
    fn is(self, stored: Self) -> bool {
        self.action == stored.action && (self.seq == stored.seq || self.seq == 0)
    }
}

/// All moves that were acknowledged.
#[derive(Default)]
pub struct Ledger {
    rooms: Mutex<BTreeMap<String, Vec<Move>>>,
    /// When each table had a move acknowledged last.
    last: Mutex<BTreeMap<usize, Instant>>,
}

/// What a comparison found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Moves that were acknowledged.
    pub acknowledged: u64,
    /// Those that the store does not have, or has otherwise.
    pub lost: u64,
    /// Moves that the store has once too often.
    pub doubled: u64,
}

impl Ledger {
    /// Notes an acknowledged move of a table.
    pub fn note(&self, table: usize, room: &str, acknowledged: Move) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(moves) = rooms.get_mut(room) {
            moves.push(acknowledged);
        } else {
            rooms.insert(room.into(), vec![acknowledged]);
        }
        self.last.lock().unwrap_or_else(PoisonError::into_inner).insert(table, Instant::now());
    }

    /// How many tables have had a move acknowledged since a moment.
    pub fn tables_since(&self, moment: Instant) -> usize {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.values().filter(|time| **time > moment).count()
    }

    /// Compares all of it with the store. Prints the rooms in which something is wrong.
    pub async fn compare(&self, place: &Place) -> Result<Found, Fault> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if rooms.is_empty() {
            return Ok(Found::default());
        }
        let store = Store::look(place).await?;
        let mut all = Found::default();
        for (room, acknowledged) in &rooms {
            let events = match store.load(room).await {
                Ok(events) => events,
                Err(error @ StoreError::Damaged { .. }) => {
                    eprintln!("{error}");
                    Vec::new()
                }
                Err(error) => return Err(error.into()),
            };
            let stored: Vec<Move> = events.iter().filter_map(Move::read).collect();
            let found = compare(acknowledged, &stored);
            if found.lost + found.doubled > 0 {
                eprintln!(
                    "room {room}: of {} acknowledged moves {} are lost, and {} are doubled",
                    found.acknowledged, found.lost, found.doubled
                );
            }
            all.acknowledged += found.acknowledged;
            all.lost += found.lost;
            all.doubled += found.doubled;
        }
        store.close().await;
        Ok(all)
    }
}

/// Compares the moves of a room: each one that was acknowledged must be stored, and each one that is stored must be there once.
fn compare(acknowledged: &[Move], stored: &[Move]) -> Found {
    let mut places: BTreeMap<u32, Vec<Move>> = BTreeMap::new();
    for one in stored {
        places.entry(one.at).or_default().push(*one);
    }
    let lost = acknowledged.iter().filter(|one| {
        let there = places.get(&one.at).map_or(&[][..], Vec::as_slice);
        !there.iter().any(|stored| one.is(*stored))
    });
    Found {
        acknowledged: acknowledged.len() as u64,
        lost: lost.count() as u64,
        doubled: places.values().map(|there| there.len() as u64 - 1).sum(),
    }
}

#[cfg(test)]
mod tests {
    use aude_server::store::Append;

    use super::*;

    fn moves(list: &[(usize, u64, &str)]) -> Vec<Move> {
        list.iter().map(|(at, seq, action)| Move::new(*at, *seq, action)).collect()
    }

    fn found(acknowledged: u64, lost: u64, doubled: u64) -> Found {
        Found { acknowledged, lost, doubled }
    }

    #[test]
    fn a_lost_and_a_doubled_move_are_noticed() {
        let acknowledged = moves(&[(0, 4, "a"), (1, 5, "b"), (2, 0, "c")]);
        let compared = |stored: &[(usize, u64, &str)]| compare(&acknowledged, &moves(stored));
        assert_eq!(compared(&[(0, 4, "a"), (1, 5, "b"), (2, 7, "c")]), found(3, 0, 0));
        // What was stored and not acknowledged is no fault.
        assert_eq!(compared(&[(0, 4, "a"), (1, 5, "b"), (2, 7, "c"), (3, 8, "d")]), found(3, 0, 0));
        assert_eq!(compared(&[(0, 4, "a"), (1, 5, "b")]), found(3, 1, 0), "the end is missing");
        assert_eq!(compared(&[(0, 4, "a"), (1, 5, "x"), (2, 7, "c")]), found(3, 1, 0), "it is another move");
        assert_eq!(compared(&[(0, 4, "a"), (1, 6, "b"), (2, 7, "c")]), found(3, 1, 0), "it is another event");
        assert_eq!(compared(&[(0, 4, "a"), (1, 5, "b"), (1, 6, "b"), (2, 7, "c")]), found(3, 0, 1));
        assert_eq!(compared(&[]), found(3, 3, 0));
    }

    /// The same in a store, with faults planted in what was acknowledged and in what is stored.
    #[tokio::test]
    async fn a_store_is_compared() {
        let folder = std::env::temp_dir().join(format!("aude-ledger-{}", std::process::id()));
        let place = Place::Folder(folder.clone());
        let store = Store::open(&place).await.unwrap();
        let body = |at: u32, action: &str| {
            let what = serde_json::json!({ "kind": "played", "at": at, "action": action });
            (0, serde_json::json!({ "what": what }).to_string().into_bytes())
        };
        let append = async |room: &str, after, events| {
            let append = Append { room: room.into(), after, fence: None, events, entry: None };
            store.append(append).await.unwrap();
        };
        append("r", 0, vec![(0, br#"{"what":{"kind":"started"}}"#.to_vec()), body(0, "a"), body(1, "b")]).await;
        let ledger = Ledger::default();
        ledger.note(0, "r", Move::new(0, 2, "a"));
        ledger.note(0, "r", Move::new(1, 3, "b"));
        assert_eq!(ledger.compare(&place).await.unwrap(), found(2, 0, 0));
        // It is acknowledged, and was never stored; then it is stored twice.
        ledger.note(0, "r", Move::new(2, 4, "c"));
        assert_eq!(ledger.compare(&place).await.unwrap(), found(3, 1, 0));
        append("r", 3, vec![body(2, "c"), body(2, "c")]).await;
        assert_eq!(ledger.compare(&place).await.unwrap(), found(3, 0, 1));
        // Of a room that is not there, everything is lost.
        ledger.note(1, "s", Move::new(0, 2, "a"));
        assert_eq!(ledger.compare(&place).await.unwrap(), found(4, 1, 1));
        store.close().await;
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
