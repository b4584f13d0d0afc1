//! Rooms that can end a process.
//!
//! A panic ends only its room, but a room can also end the whole process, by using up the stack or all memory. So a server
//! writes down which rooms it is loading or computing moves for: with SQLite in the file `busy` of the data folder, with
//! PostgreSQL in its row of `nodes`. When a server has died, the rooms it was busy with are suspects.
//! Servers load suspects one at a time. If a server dies while it is busy with a suspect, no server takes that room. A room
//! that runs without trouble is no longer a suspect. If a server that seemed dead comes back, its rooms are no suspects.

use std::{
    collections::BTreeMap,
    fs::File,
    io::{Read, Seek, Write},
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use sqlx::{PgPool, Row};
use tokio::{
    sync::{Notify, watch},
    time::{sleep, timeout},
};

use super::{SET_ASIDE, Store, StoreError, sqlite};

/// Nobody waits longer than this until a note is written.
const PATIENCE: Duration = Duration::from_secs(1);
/// A note that could not be written is written again after this time.
const AGAIN: Duration = Duration::from_millis(20);
/// So long a server may be thought dead and come back, in milliseconds.
const DOUBT: i64 = 10_000;

/// How far a room is trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// Nothing is known against it.
    Fine,
    /// It was busy when a server died.
    Suspect,
    /// No server takes it.
    SetAside,
}

/// Which rooms are busy.
#[derive(Debug)]
pub(super) struct Busy(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    rooms: Mutex<Rooms>,
    place: Place,
}

#[derive(Debug, Default)]
struct Rooms {
    names: BTreeMap<String, usize>,
    version: u64,
    /// The file could not be written the last time.
    unwritten: bool,
}

#[derive(Debug)]
enum Place {
    File(Mutex<File>),
    Node { changed: Notify, written: watch::Sender<u64> },
    Nowhere,
}

/// A room is busy until this is dropped.
#[derive(Debug)]
pub struct Risk {
    busy: Arc<Inner>,
    room: String,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Busy {
    /// Notes nothing, for those who do not serve.
    pub fn nowhere() -> Self {
        Self::of(Place::Nowhere)
    }

    /// Notes in a file of the data folder. Gives what the server before has left there.
    pub fn in_folder(folder: &Path) -> Result<(Self, Vec<String>), StoreError> {
        let path = folder.join("busy");
        let open = || {
            let mut text = String::new();
            if let Ok(mut file) = File::open(&path) {
                file.read_to_string(&mut text)?;
            }
            Ok((sqlite::create(&path)?, text))
        };
        let (file, text) = open().map_err(|e: std::io::Error| {
            StoreError::Unusable(format!("cannot use the file {}: {e}", path.display()))
        })?;
        Ok((Self::of(Place::File(Mutex::new(file))), text.split_whitespace().map(String::from).collect()))
    }

    /// Notes in the row of a server among others.
    pub fn of_node(node: &str, db: &PgPool) -> Self {
        let busy = Self::of(Place::Node { changed: Notify::new(), written: watch::channel(0).0 });
        tokio::spawn(write(Arc::downgrade(&busy.0), node.into(), db.clone()));
        busy
    }

    fn of(place: Place) -> Self {
        Self(Arc::new(Inner { rooms: Mutex::default(), place }))
    }

    /// The server ends in order: what is still busy has ended nothing.
    pub fn end(&self) {
        if let Place::File(file) = &self.0.place {
            drop(overwrite(&mut held(file), ""));
        }
    }

    /// Notes that a room is busy, before it is.
    pub async fn begin(&self, room: &str, trust: Trust) -> Risk {
        let room = if trust == Trust::Fine { room.into() } else { format!("!{room}") };
        let version = self.0.change(&room, true);
        let risk = Risk { busy: self.0.clone(), room };
        if let Place::Node { changed, written } = &self.0.place {
            changed.notify_one();
            let mut written = written.subscribe();
            // A database that does not answer keeps nobody from playing.
            drop(timeout(PATIENCE, written.wait_for(|written| *written >= version)).await);
        }
        risk
    }
}

impl Inner {
    fn change(&self, room: &str, begins: bool) -> u64 {
        let mut rooms = held(&self.rooms);
        rooms.version += 1;
        let count = rooms.names.entry(room.into()).or_default();
        if begins {
            *count += 1;
        } else if *count > 1 {
            *count -= 1;
        } else {
            rooms.names.remove(room);
        }
        if let Place::File(file) = &self.place {
            let written = overwrite(&mut held(file), &rooms.text());
            // Said once, not with every room.
            if let (Err(error), false) = (&written, rooms.unwritten) {
                tracing::warn!(%error, "the file of busy rooms cannot be written");
            }
            rooms.unwritten = written.is_err();
        }
        rooms.version
    }
}

impl Rooms {
    fn text(&self) -> String {
        self.names.keys().map(String::as_str).collect::<Vec<_>>().join(" ")
    }
}

/// Not flushed: it has to outlive the process, not the machine.
fn overwrite(file: &mut File, text: &str) -> std::io::Result<()> {
    file.rewind()?;
    file.set_len(0)?;
    file.write_all(text.as_bytes())
}

/// Writes what is busy whenever that changes, until nobody cares.
async fn write(busy: std::sync::Weak<Inner>, node: String, db: PgPool) {
    const NOTE: &str = "UPDATE nodes SET busy = $2 WHERE node = $1";
    let mut known = String::new();
    while let Some(busy) = busy.upgrade() {
        let Place::Node { changed, written } = &busy.place else { return };
        let (text, version) = {
            let rooms = held(&busy.rooms);
            (rooms.text(), rooms.version)
        };
        if text != known {
            match sqlx::query(NOTE).bind(&node).bind(&text).execute(&db).await {
                Ok(_) => known = text,
                Err(sqlx::Error::PoolClosed) => return,
                Err(_) => sleep(AGAIN).await,
            }
        }
        written.send_replace(version);
        drop(timeout(PATIENCE, changed.notified()).await);
    }
}

impl Drop for Risk {
    fn drop(&mut self) {
        self.busy.change(&self.room, false);
        if let Place::Node { changed, .. } = &self.busy.place {
            changed.notify_one();
        }
    }
}

impl Store {
    /// Notes that a room is about to be loaded or thought about; waits until that is written.
    pub async fn begin(&self, room: &str, trust: Trust) -> Risk {
        self.busy.begin(room, trust).await
    }

    /// Whether a room may be played in.
    pub async fn trust(&self, room: &str) -> Result<Trust, StoreError> {
        const ROOM: &str =
            "SELECT damage, (SELECT MAX(again) FROM suspects WHERE suspects.room = $1) FROM rooms WHERE room = $1";
        reading!(self, db => {
            let Some(row) = sqlx::query(ROOM).bind(room).fetch_optional(db).await? else { return Ok(Trust::Fine) };
            let (damage, again): (Option<String>, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
            Ok(match again {
                _ if damage.is_some_and(|damage| damage.starts_with(SET_ASIDE)) => Trust::SetAside,
                Some(again) if again > 0 => Trust::SetAside,
                Some(_) => Trust::Suspect,
                None => Trust::Fine,
            })
        })
    }

    /// Rooms were busy when the server before this one died.
    pub(super) async fn suspect(&self, rooms: &[String]) -> Result<(), StoreError> {
        const SUSPECT: &str = "INSERT INTO suspects (room, node, again, time) VALUES ($1, '', $2, 0) \
                               ON CONFLICT (room, node) DO UPDATE SET again = excluded.again";
        for room in rooms {
            let (name, again) = room.strip_prefix('!').map_or((room.as_str(), 0), |name| (name, 1));
            writing!(self, db => sqlx::query(SUSPECT).bind(name).bind(again).execute(db).await.map(drop)?);
        }
        self.judge_suspects(0).await.map(drop)
    }

    /// Sets suspects aside that have ended a second server, and for good; says which. `now` is the database's time.
    pub(super) async fn judge_suspects(&self, now: i64) -> Result<Vec<String>, StoreError> {
        const JUDGE: &str = "UPDATE rooms SET damage = $1 WHERE damage IS NULL \
                             AND room IN (SELECT room FROM suspects WHERE again > 0 AND time <= $2) RETURNING room";
        let why = format!("{SET_ASIDE}a server died twice while it loaded this room or a computer thought in it");
        let before = if now == 0 { 0 } else { now - DOUBT };
        let rooms: Vec<String> =
            writing!(self, db => sqlx::query_scalar(JUDGE).bind(&why).bind(before).fetch_all(db).await?);
        for room in &rooms {
            tracing::error!(room, "a room is set aside: a server died twice while it was busy with it");
        }
        Ok(rooms)
    }

    /// A room has done well.
    pub async fn acquit(&self, room: &str) -> Result<(), StoreError> {
        const ACQUIT: &str = "DELETE FROM suspects WHERE room = $1";
        writing!(self, db => sqlx::query(ACQUIT).bind(room).execute(db).await.map(drop)?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Place as At, *};

    #[tokio::test]
    async fn what_was_busy_is_known_to_the_next_server() {
        let folder = std::env::temp_dir().join(format!("aude-busy-{}", std::process::id()));
        let store = Store::open(&At::Folder(folder.clone())).await.unwrap();
        let left = || std::fs::read_to_string(folder.join("busy")).unwrap();
        let (a, also_a, b) = (
            store.begin("a", Trust::Fine).await,
            store.begin("a", Trust::Fine).await,
            store.begin("b", Trust::Suspect).await,
        );
        drop(a);
        assert_eq!(left(), "!b a");
        drop(b);
        assert_eq!(left(), "a");
        drop(also_a);
        assert_eq!(left(), "");
        std::mem::forget(store.begin("c", Trust::Fine).await);
        drop(store);
        let (_, before) = Busy::in_folder(&folder).unwrap();
        assert_eq!(before, ["c"]);
        let store = Store::open(&At::Folder(folder.clone())).await.unwrap();
        std::mem::forget(store.begin("c", Trust::Fine).await);
        store.close().await;
        assert_eq!(left(), "");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
