//! Leases: which of several servers on one PostgreSQL decides in a room.
//!
//! A server renews its row in `nodes` every second (`beat`) and holds a database lock on that connection. It counts
//! as dead when the lock is gone, which is at once after a crash, or after five seconds without renewal, by the
//! database's clock. There is one lease per server, not per room, so renewing does not grow with the number of
//! games.
//!
//! A room belongs to the server that took it (`take`), until that server gives it back or is dead. Taking a room
//! raises its *fence*, a number in the row that every append locks anyway. An append with an old fence is refused.
//! So a server that was thought dead cannot write, however late it wakes up, and no clock decides about that.
//!
//! Leases are not flushed to disk (`synchronous_commit = off`). A database that crashes may forget who took a room.
//! The next append is then refused, and the room is taken again.
//!
//! With SQLite there is one server, which has all rooms.

use std::{
    collections::BTreeSet,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use sqlx::{
    Connection, PgConnection, PgPool, Row,
    postgres::{PgListener, PgPoolOptions},
};
use tokio::{sync::Mutex, time::timeout};

use super::{Store, StoreError, postgres};
use crate::{
    nodes::{self, PeerMessage},
    tokens,
};

/// How long a server that says nothing counts as alive, in milliseconds.
const LEASE: i64 = 5000;
/// A beat that takes longer has failed.
const LATE: Duration = Duration::from_secs(3);
/// The first number of the locks by which servers are known to be connected: "node".
const LOCKS: i32 = 0x6e6f_6465;

/// A server among others on one database.
#[derive(Debug)]
pub(super) struct Node {
    /// Who it is: a random word.
    pub name: String,
    /// Whether there are others.
    pub others: Arc<AtomicBool>,
    number: i32,
    url: String,
    unflushed: PgPool,
    session: Mutex<Option<PgConnection>>,
}

impl Node {
    pub async fn new(url: &str) -> Result<Self, StoreError> {
        Ok(Self {
            name: tokens::word(10),
            others: Arc::default(),
            number: (tokens::number() >> 33) as i32,
            url: url.into(),
            unflushed: postgres::open_unflushed(url).await?,
            session: Mutex::default(),
        })
    }

    /// Where this server notes what it is busy with.
    pub fn busy(&self) -> super::busy::Busy {
        super::busy::Busy::of_node(&self.name, &self.unflushed)
    }

    pub async fn close(&self) {
        if let Some(session) = self.session.lock().await.take() {
            drop(session.close().await);
        }
        self.unflushed.close().await;
    }
}

/// Who decides in a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lease {
    /// This server.
    Mine {
        /// What its appends have to say; nothing where there is only one server.
        fence: Option<i64>,
        /// Until when the server before is known to have been up, where the room was taken from a dead one.
        up_until: Option<i64>,
    },
    /// Another server.
    Other(String),
}

/// How servers stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beat {
    /// Other servers that are alive.
    pub others: BTreeSet<String>,
    /// Rooms that do something by themselves and whose server is dead.
    pub orphans: Vec<String>,
    /// The database's time, if a server died while it was busy with a suspect.
    suspects: Option<i64>,
    /// Rooms that are set aside for that.
    pub set_aside: Vec<String>,
}

impl Store {
    /// The name of this server among others; nothing where there is only one.
    pub fn node(&self) -> Option<&str> {
        self.node.as_ref().map(|node| node.name.as_str())
    }

    /// Whether other servers are known to work on the same database.
    pub fn has_others(&self) -> bool {
        self.node.as_ref().is_some_and(|node| node.others.load(Ordering::Relaxed))
    }

    /// Says that this server is alive, notes which are not, and looks for what they have left behind.
    pub async fn beat(&self, now: i64) -> Result<Beat, StoreError> {
        let Some(node) = &self.node else { return Ok(Beat::default()) };
        let mut session = node.session.lock().await;
        let beat = match timeout(LATE, node.beat(&mut session, now)).await {
            Ok(beat) => beat,
            Err(_) => Err(StoreError::Unusable("the database is too slow".into())),
        };
        if beat.is_err() {
            *session = None;
        }
        let mut beat = beat?;
        if let Some(now) = beat.suspects {
            beat.set_aside = self.judge_suspects(now).await?;
        }
        node.others.store(!beat.others.is_empty(), Ordering::Relaxed);
        Ok(beat)
    }

    /// Says that this server ends. What it decided is for others to decide from now on.
    pub async fn resign(&self, now: i64) -> Result<(), StoreError> {
        let Some(node) = &self.node else { return Ok(()) };
        let gone =
            sqlx::query("UPDATE nodes SET until = 0, busy = '', seen = $2 WHERE node = $1").bind(&node.name).bind(now);
        gone.execute(&node.unflushed).await?;
        self.tell(None, &PeerMessage::Look).await
    }

    /// Takes a room, unless a living server has it.
    pub async fn take(&self, room: &str) -> Result<Lease, StoreError> {
        const FOUND: &str = "SELECT streams.node, nodes.seen, COALESCE(nodes.until, 0) > 0 FROM streams \
                             LEFT JOIN nodes ON nodes.node = streams.node WHERE room = $1 FOR UPDATE OF streams";
        const TAKE: &str = "UPDATE streams SET node = $2, fence = fence + 1 WHERE room = $1 RETURNING fence";
        let Some(node) = &self.node else { return Ok(Lease::Mine { fence: None, up_until: None }) };
        let mut change = node.unflushed.begin().await?;
        let mut up_until = None;
        if let Some(row) = sqlx::query(FOUND).bind(room).fetch_optional(&mut *change).await? {
            let (before, seen, alive): (Option<String>, Option<i64>, bool) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            match before.filter(|before| *before != node.name) {
                Some(other) if alive => return Ok(Lease::Other(other)),
                Some(_) => up_until = seen,
                None => {}
            }
        }
        let fence: Option<i64> =
            sqlx::query_scalar(TAKE).bind(room).bind(&node.name).fetch_optional(&mut *change).await?;
        if self.has_others() {
            let words = nodes::letters(&node.name, &PeerMessage::Taken { room: room.into() });
            sqlx::query(TELL).bind(nodes::ALL).bind(&words).execute(&mut *change).await?;
        }
        change.commit().await?;
        Ok(Lease::Mine { fence: Some(fence.unwrap_or(0)), up_until })
    }

    /// Gives a room back.
    pub async fn give_back(&self, room: &str, fence: Option<i64>) -> Result<(), StoreError> {
        const FREE: &str = "UPDATE streams SET node = NULL WHERE room = $1 AND node = $2 AND fence = $3";
        let (Some(node), Some(fence)) = (&self.node, fence) else { return Ok(()) };
        let free = sqlx::query(FREE).bind(room).bind(&node.name).bind(fence).execute(&node.unflushed).await?;
        if free.rows_affected() > 0 && self.has_others() {
            self.tell(None, &PeerMessage::Free { room: room.into() }).await?;
        }
        Ok(())
    }

    /// The last events of rooms, and who decides in them.
    pub async fn heads(&self, rooms: &[String]) -> Result<Vec<(String, i64, Option<String>)>, StoreError> {
        const HEADS: &str = "SELECT room, seq, node FROM streams WHERE room = ANY($1)";
        let Some(node) = &self.node else { return Ok(Vec::new()) };
        let rows = sqlx::query(HEADS).bind(rooms).fetch_all(&node.unflushed).await?;
        let rows = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?)));
        Ok(rows.collect::<Result<_, sqlx::Error>>()?)
    }

    /// Tells one server something, or all others.
    pub async fn tell(&self, whom: Option<&str>, word: &PeerMessage) -> Result<(), StoreError> {
        let Some(node) = &self.node else { return Ok(()) };
        let channel = whom.map_or(nodes::ALL.into(), nodes::channel);
        sqlx::query(TELL).bind(channel).bind(nodes::letters(&node.name, word)).execute(&node.unflushed).await?;
        Ok(())
    }

    /// Hears what other servers tell.
    pub async fn listen(&self) -> Result<Option<PgListener>, StoreError> {
        let Some(node) = &self.node else { return Ok(None) };
        let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let mut listener = PgListener::connect_with(&pool.connect(&node.url).await?).await?;
        listener.ignore_pool_close_event(true);
        listener.listen_all([nodes::ALL, &nodes::channel(&node.name)]).await?;
        Ok(Some(listener))
    }
}

/// Sends letters when, and if, the transaction is committed.
pub(super) const TELL: &str = "SELECT pg_notify($1, letter) FROM UNNEST($2::TEXT[]) letter";

impl Node {
    async fn beat(&self, session: &mut Option<PgConnection>, now: i64) -> Result<Beat, StoreError> {
        const ALIVE: &str = "INSERT INTO nodes (node, number, seen, until) \
                             VALUES ($1, $2, $3, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT + $4) \
                             ON CONFLICT (node) DO UPDATE SET seen = excluded.seen, until = excluded.until";
        // The database's clock may have been set back: then nobody can be alive until so late.
        // The database's clock may have been set back: then nobody can be alive until so late. What the dead were busy
        // with may have ended them.
        const DEAD: &str = "WITH clock AS (SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT AS now), \
                            dead AS (UPDATE nodes SET until = 0 FROM clock WHERE until > 0 \
                                AND (until <= now OR until > now + 3 * $2 \
                                     OR number NOT IN (SELECT objid::BIGINT FROM pg_locks WHERE locktype = 'advisory' AND granted \
                                         AND classid::BIGINT = $1 \
                                         AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))) \
                                RETURNING node, busy, now) \
                            INSERT INTO suspects (room, node, again, time) \
                            SELECT LTRIM(room, '!'), node, MAX(CASE WHEN room LIKE '!%' THEN 1 ELSE 0 END), MAX(now) \
                            FROM dead, UNNEST(STRING_TO_ARRAY(busy, ' ')) room GROUP BY LTRIM(room, '!'), node \
                            ON CONFLICT (room, node) DO UPDATE SET again = excluded.again, time = excluded.time";
        // A server that lives has not died of any room.
        const INNOCENT: &str = "DELETE FROM suspects WHERE node = $1";
        const NOW: &str =
            "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT FROM suspects WHERE again > 0 LIMIT 1";
        const ORPHANS: &str = "SELECT room FROM rooms JOIN streams USING (room) \
                               LEFT JOIN nodes ON nodes.node = streams.node \
                               WHERE wakes = 1 AND damage IS NULL AND streams.node IS NOT NULL AND COALESCE(until, 0) = 0";
        let db = if let Some(session) = session {
            session
        } else {
            let mut db = postgres::connect(&self.url).await?;
            // A connection that was lost may hold it still, which says as much.
            let lock = sqlx::query("SELECT pg_try_advisory_lock($1, $2)").bind(LOCKS).bind(self.number);
            lock.execute(&mut db).await?;
            session.insert(db)
        };
        sqlx::query(ALIVE)
            .bind(&self.name)
            .bind(i64::from(self.number))
            .bind(now)
            .bind(LEASE)
            .execute(&mut *db)
            .await?;
        sqlx::query(INNOCENT).bind(&self.name).execute(&mut *db).await?;
        sqlx::query(DEAD).bind(i64::from(LOCKS)).bind(LEASE).execute(&mut *db).await?;
        let suspects = sqlx::query_scalar(NOW).fetch_optional(&mut *db).await?;
        let mut beat = Beat { suspects, ..Beat::default() };
        let mut dead = false;
        for row in sqlx::query("SELECT node, until > 0 FROM nodes").fetch_all(&mut *db).await? {
            let (node, alive): (String, bool) = (row.try_get(0)?, row.try_get(1)?);
            if alive && node != self.name {
                beat.others.insert(node);
            }
            dead |= !alive;
        }
        if dead {
            beat.orphans = sqlx::query_scalar(ORPHANS).fetch_all(&mut *db).await?;
            if beat.orphans.is_empty() {
                sqlx::query("DELETE FROM nodes WHERE until = 0").execute(&mut *db).await?;
            }
        }
        Ok(beat)
    }
}
