//! Streams of events: appending and loading.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sqlx::{Executor, PgPool, Row, Sqlite, SqlitePool};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

use super::{
    Pool, Store, StoreError,
    chain::{Hash, START, Walk, link},
    index::{Entry, put_entry},
    leases::TELL,
    sqlite::{Carrier, Tally},
};
use crate::nodes::{self, PeerMessage};

/// So many appends are written at once at most.
const BATCH: usize = 256;

/// A database that takes longer than this for a write does not answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Events for the end of a stream.
#[derive(Clone, Debug)]
pub struct Append {
    /// The room.
    pub room: String,
    /// The number of the last event that whoever appends knows of; 0 for a new room.
    pub after: i64,
    /// What says that this server decides in the room, where there are several ([`super::Lease`]).
    pub fence: Option<i64>,
    /// The events: when, and what.
    pub events: Vec<(i64, Vec<u8>)>,
    /// What the lobby shows from now on, where that has changed.
    pub entry: Option<Entry>,
}

/// An event as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its number, from 1 on.
    pub seq: i64,
    /// When it was, in milliseconds since 1970.
    pub time: i64,
    /// What it is.
    pub body: Vec<u8>,
}

/// An append that waits to be written, and who waits for it.
pub(super) type Waiting = (Append, oneshot::Sender<Result<(), StoreError>>);

impl Store {
    /// Appends events. When this returns without an error they are durable; after an error other than a conflict they may or
    /// may not be, and the room must be loaded again.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (tell, told) = oneshot::channel();
        let gone = || StoreError::Unusable("the store is closed".into());
        self.appends.send((append, tell)).await.map_err(|_| gone())?;
        told.await.map_err(|_| gone())?
    }

    /// All events of a room, checked; none if there is no such room.
    pub async fn load(&self, room: &str) -> Result<Vec<Stored>, StoreError> {
        const HEAD: &str = "SELECT seq, hash FROM streams WHERE room = $1";
        const EVENTS: &str = "SELECT seq, time, hash, body FROM events WHERE room = $1 ORDER BY seq";
        let damaged = |(seq, what): (i64, &str)| StoreError::Damaged { room: room.into(), seq, what: what.into() };
        let mut walk = Walk::new(room);
        let mut events = Vec::new();
        // A row that cannot be read is damage as well as one that reads wrongly.
        macro_rules! load {
            ($snapshot:expr) => {{
                let mut snapshot = $snapshot;
                let head = sqlx::query(HEAD).bind(room).fetch_optional(&mut *snapshot).await?;
                let head = head.map(|row| Ok::<_, sqlx::Error>((row.try_get(0)?, row.try_get(1)?))).transpose()?;
                for row in sqlx::query(EVENTS).bind(room).fetch_all(&mut *snapshot).await? {
                    let seq: i64 = row.try_get(0)?;
                    let unreadable = |_| damaged((seq, "the event cannot be read"));
                    let time: i64 = row.try_get(1).map_err(unreadable)?;
                    let hash: &[u8] = row.try_get(2).map_err(unreadable)?;
                    let body: Vec<u8> = row.try_get(3).map_err(unreadable)?;
                    walk.step(seq, time, hash, &body).map_err(damaged)?;
                    events.push(Stored { seq, time, body });
                }
                walk.end(head).map_err(damaged)?;
            }};
        }
        match &self.pool {
            Pool::Sqlite { read, .. } => load!(read.begin().await?),
            Pool::Postgres(db) => load!(db.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?),
        }
        Ok(events)
    }

    /// The events of a room after a number. Whoever asks has loaded the room before; that these follow is checked.
    pub async fn load_after(&self, room: &str, seq: i64) -> Result<Vec<Stored>, StoreError> {
        const EVENTS: &str = "SELECT seq, time, hash, body FROM events WHERE room = $1 AND seq >= $2 ORDER BY seq";
        let read = reading!(self, db => sqlx::query(EVENTS)
            .bind(room)
            .bind(seq)
            .fetch_all(db)
            .await?
            .iter()
            .map(|row| {
                let stored = Stored { seq: row.try_get(0)?, time: row.try_get(1)?, body: row.try_get(3)? };
                Ok((stored, row.try_get(2)?))
            })
            .collect::<Result<Vec<(Stored, Vec<u8>)>, sqlx::Error>>()?);
        let damaged = |(seq, what): (i64, &str)| StoreError::Damaged { room: room.into(), seq, what: what.into() };
        let mut walk = Walk::new(room);
        let mut events = Vec::with_capacity(read.len());
        for (stored, sum) in read {
            if stored.seq == seq {
                walk = Walk::after(room, seq, hash(&sum, room)?);
            } else {
                walk.step(stored.seq, stored.time, &sum, &stored.body).map_err(damaged)?;
                events.push(stored);
            }
        }
        Ok(events)
    }

    /// Writes a stream anew, event for event, with a chain of its own: where somebody has asked to be forgotten.
    pub async fn rewrite(&self, room: &str, events: &[Stored], fence: Option<i64>) -> Result<(), StoreError> {
        const EVENT: &str = "UPDATE events SET hash = $3, body = $4 WHERE room = $1 AND seq = $2";
        const HEAD: &str = "UPDATE streams SET hash = $3 WHERE room = $1 AND seq = $2 \
                            AND ($4 < 0 OR (node = $5 AND fence = $4))";
        writing!(self, db => {
            let mut change = db.begin().await?;
            let (mut hash, mut last) = (START, 0);
            for event in events {
                hash = link(&hash, room, event.seq, event.time, &event.body);
                last = event.seq;
                sqlx::query(EVENT).bind(room).bind(event.seq).bind(&hash[..]).bind(&event.body).execute(&mut *change).await?;
            }
            let head = sqlx::query(HEAD).bind(room).bind(last).bind(&hash[..]).bind(fence.unwrap_or(-1)).bind(self.node());
            let head = head.execute(&mut *change).await?;
            if head.rows_affected() != 1 {
                return Err(StoreError::Conflict { room: room.into() });
            }
            change.commit().await?;
        });
        self.tell(None, &PeerMessage::Rewritten { room: room.into() }).await
    }

    /// All rooms there are, after one in the order of names; at most so many.
    pub async fn rooms_after(&self, room: &str, most: i64) -> Result<Vec<String>, StoreError> {
        const ROOMS: &str = "SELECT room FROM streams WHERE room > $1 ORDER BY room LIMIT $2";
        reading!(self, db => Ok(sqlx::query_scalar(ROOMS).bind(room).bind(most).fetch_all(db).await?))
    }
}

/// Writes what is appended.
pub(super) struct Writer {
    pub pool: Pool,
    /// Count what is written to an SQLite database.
    pub counts: Option<(Tally, Carrier)>,
    /// The name of this server among others, and whether there are any.
    pub node: String,
    pub others: Arc<AtomicBool>,
}

impl Writer {
    /// Writes appends until nobody can append any more: all that are waiting, in one transaction.
    pub async fn write(mut self, mut waiting: mpsc::Receiver<Waiting>) {
        let mut batch = Vec::with_capacity(BATCH);
        while waiting.recv_many(&mut batch, BATCH).await > 0 {
            let (appends, tell): (Vec<_>, Vec<_>) = batch.drain(..).unzip();
            let results = match self.write_together(&appends).await {
                Ok(results) => results,
                Err(error) if appends.len() == 1 => vec![Err(error)],
                // One of them stops all; each alone stops nobody else.
                Err(_) => {
                    let mut results = Vec::new();
                    for append in &appends {
                        let alone = self.write_together(std::slice::from_ref(append)).await;
                        results.push(alone.and_then(|mut results| results.remove(0)));
                    }
                    results
                }
            };
            for (tell, result) in tell.into_iter().zip(results) {
                // Whoever asked may have gone.
                drop(tell.send(result));
            }
        }
    }

    async fn write_together(&mut self, appends: &[Append]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        match &self.pool {
            Pool::Sqlite { write, .. } => {
                let (results, commits) = write_sqlite(write, appends).await?;
                if let Some((tally, carrier)) = &mut self.counts {
                    tally.note(commits);
                    carrier.note(appends.len());
                }
                Ok(results)
            }
            // What becomes of it is not known then, and all rooms in it are loaded again.
            Pool::Postgres(db) => {
                let write = async || match timeout(PATIENCE, self.write_postgres(db, appends)).await {
                    Ok(written) => written,
                    Err(_) => Err(StoreError::Unusable("the database does not answer".into())),
                };
                match write().await {
                    // Another server has opened the same room in the same moment. Its head is there now.
                    Err(StoreError::Taken) => write().await.map_err(foreign),
                    written => written,
                }
            }
        }
    }
}

/// Heads of streams while a batch is worked out.
type Heads<'a> = BTreeMap<&'a str, (i64, Hash)>;

/// An event with its place in the chain.
struct Link<'a> {
    room: &'a str,
    seq: i64,
    time: i64,
    hash: Hash,
    body: &'a [u8],
}

/// Links appends to the heads of their streams, and says which of them come too late. `fences` has the fences of rooms that this
/// server decides in.
fn chain<'a>(
    appends: &'a [Append],
    heads: &mut Heads<'a>,
    fences: &BTreeMap<&str, i64>,
) -> (Vec<Link<'a>>, Vec<Result<(), StoreError>>) {
    let mut links = Vec::new();
    let results = appends.iter().map(|append| {
        if append.fence.is_some() && append.fence != fences.get(append.room.as_str()).copied() {
            return Err(StoreError::Fenced { room: append.room.clone() });
        }
        let head = heads.entry(&append.room).or_insert((0, START));
        if head.0 != append.after {
            return Err(StoreError::Conflict { room: append.room.clone() });
        }
        for (time, body) in &append.events {
            let seq = head.0 + 1;
            let hash = link(&head.1, &append.room, seq, *time, body);
            links.push(Link { room: &append.room, seq, time: *time, hash, body });
            *head = (seq, hash);
        }
        Ok(())
    });
    let results = results.collect();
    (links, results)
}

fn hash(bytes: &[u8], room: &str) -> Result<Hash, StoreError> {
    let wrong =
        |_| StoreError::Damaged { room: room.into(), seq: 0, what: "the head of the stream cannot be read".into() };
    bytes.try_into().map_err(wrong)
}

const PUT_HEAD: &str = "INSERT INTO streams (room, seq, hash) VALUES ($1, $2, $3) \
                        ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, hash = excluded.hash";

/// Counts a commit.
const COUNT: &str = "INSERT INTO marks (name, time) VALUES ('commits', 1) \
                     ON CONFLICT (name) DO UPDATE SET time = marks.time + 1 RETURNING time";

/// Writes appends, and says how many commits there are then.
async fn write_sqlite(db: &SqlitePool, appends: &[Append]) -> Result<(Vec<Result<(), StoreError>>, i64), StoreError> {
    let mut change = db.begin_with("BEGIN IMMEDIATE").await?;
    let mut heads = Heads::new();
    for append in appends {
        let head = sqlx::query("SELECT seq, hash FROM streams WHERE room = $1").bind(&append.room);
        if let Some(row) = change.fetch_optional(head).await? {
            heads.insert(&append.room, (row.try_get(0)?, hash(row.try_get(1)?, &append.room)?));
        }
    }
    let (links, results) = chain(appends, &mut heads, &BTreeMap::new());
    for link in &links {
        let event =
            sqlx::query::<Sqlite>("INSERT INTO events (room, seq, time, hash, body) VALUES ($1, $2, $3, $4, $5)");
        let event = event.bind(link.room).bind(link.seq).bind(link.time).bind(&link.hash[..]).bind(link.body);
        change.execute(event).await.map_err(foreign)?;
    }
    for (room, (seq, hash)) in heads.iter().filter(|(_, (seq, _))| *seq > 0) {
        change.execute(sqlx::query(PUT_HEAD).bind(*room).bind(seq).bind(&hash[..])).await?;
    }
    for (append, _) in appends.iter().zip(&results).filter(|(_, result)| result.is_ok()) {
        if let Some(entry) = &append.entry {
            put_entry!(change, entry);
        }
    }
    let commits = sqlx::query_scalar(COUNT).fetch_one(&mut *change).await?;
    change.commit().await?;
    Ok((results, commits))
}

impl Writer {
    async fn write_postgres(&self, db: &PgPool, appends: &[Append]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut change = db.begin().await?;
        let mut rooms: Vec<&str> = appends.iter().map(|append| append.room.as_str()).collect();
        rooms.sort_unstable();
        rooms.dedup();
        // In the order of rooms, so that two servers cannot wait for each other.
        let rows = sqlx::query(
            "SELECT room, seq, hash, node, fence FROM streams WHERE room = ANY($1) ORDER BY room FOR UPDATE",
        )
        .bind(&rooms)
        .fetch_all(&mut *change)
        .await?;
        let (mut heads, mut fences) = (Heads::new(), BTreeMap::new());
        for row in &rows {
            let room: &str = row.try_get(0)?;
            let known = rooms[rooms.binary_search(&room).expect("only those were asked for")];
            heads.insert(known, (row.try_get(1)?, hash(row.try_get(2)?, room)?));
            if row.try_get::<Option<&str>, _>(3)? == Some(&self.node) {
                fences.insert(known, row.try_get(4)?);
            }
        }
        let (links, results) = chain(appends, &mut heads, &fences);
        let column = |of: fn(&Link) -> i64| links.iter().map(of).collect::<Vec<_>>();
        sqlx::query("INSERT INTO events (room, seq, time, hash, body) SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BYTEA[], $5::BYTEA[])")
            .bind(links.iter().map(|link| link.room).collect::<Vec<_>>())
            .bind(column(|link| link.seq))
            .bind(column(|link| link.time))
            .bind(links.iter().map(|link| &link.hash[..]).collect::<Vec<_>>())
            .bind(links.iter().map(|link| link.body).collect::<Vec<_>>())
            .execute(&mut *change)
            .await?;
        let heads: Vec<_> = heads.into_iter().filter(|(_, (seq, _))| *seq > 0).collect();
        sqlx::query(
            "INSERT INTO streams (room, seq, hash) SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BYTEA[]) \
                     ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, hash = excluded.hash",
        )
        .bind(heads.iter().map(|(room, _)| *room).collect::<Vec<_>>())
        .bind(heads.iter().map(|(_, (seq, _))| *seq).collect::<Vec<_>>())
        .bind(heads.iter().map(|(_, (_, hash))| &hash[..]).collect::<Vec<_>>())
        .execute(&mut *change)
        .await?;
        for (append, _) in appends.iter().zip(&results).filter(|(_, result)| result.is_ok()) {
            if let Some(entry) = &append.entry {
                put_entry!(change, entry);
            }
        }
        if self.others.load(Ordering::Relaxed) {
            let done = appends.iter().zip(&results).filter(|(_, result)| result.is_ok());
            let letters: Vec<String> = done
                .flat_map(|(append, _)| {
                    let (room, seq) = (append.room.clone(), append.after as u64 + append.events.len() as u64);
                    nodes::letters(&self.node, &PeerMessage::Events { room, seq, shown: append.entry.is_some() })
                })
                .collect();
            sqlx::query(TELL).bind(nodes::ALL).bind(letters).execute(&mut *change).await?;
        }
        change.commit().await?;
        Ok(results)
    }
}

/// An event that is there already though the head knows nothing of it.
fn foreign(error: impl Into<StoreError>) -> StoreError {
    match error.into() {
        StoreError::Taken => StoreError::Unusable("a stream has events that its head does not know".into()),
        other => other,
    }
}
