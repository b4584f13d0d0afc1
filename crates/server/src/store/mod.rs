//! The store: streams of events, and a few other tables.
//!
//! **One store, two databases.** SQLite needs no administration; PostgreSQL allows several servers. Both understand
//! the SQL that is used here, so most statements are written once (`reading!` and `writing!` run them
//! on either). Only making a connection (`sqlite`, `postgres`) and writing a batch of appends (`events`)
//! differ. There is no trait, because it would mean two copies of every statement. One suite of tests
//! (`tests/store.rs`) runs on both.
//!
//! **Durable appends.** The store answers an append when it is durable. All appends go through one task, which writes
//! everything that is waiting in one transaction. So the number of flushes does not grow with the number of rooms.

/// Runs an expression on the database, for reading.
macro_rules! reading {
    ($store:expr, $db:ident => $body:expr) => {
        match &$store.pool {
            $crate::store::Pool::Sqlite { read: $db, .. } => $body,
            $crate::store::Pool::Postgres($db) => $body,
        }
    };
}

/// Runs an expression on the database, for writing. SQLite has a single connection for that.
macro_rules! writing {
    ($store:expr, $db:ident => $body:expr) => {
        match &$store.pool {
            $crate::store::Pool::Sqlite { write: $db, .. } => $body,
            $crate::store::Pool::Postgres($db) => $body,
        }
    };
}

mod backup;
mod busy;
mod chain;
mod events;
mod index;
mod leases;
mod migrate;
mod moderation;
mod people;
mod postgres;
mod programs;
mod results;
mod sqlite;
mod talk;

use std::{fmt, path::PathBuf};

use sqlx::{PgPool, SqlitePool};
use tokio::sync::mpsc;

pub use backup::{Contents, read as read_backup};
pub use busy::{Risk, Trust};
pub use events::{Append, Stored};
pub use index::{Entry, Question, SET_ASIDE, Stage};
pub use leases::{Beat, Lease};
pub use moderation::{Ban, BanKind, Deed};
pub use people::{Account, Person};
pub use programs::{Program, Token};
pub use results::{RATING, Result as GameResult, Score, Standing, Statistics};
pub use talk::Report;

/// Where a store is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A folder with an SQLite database in it.
    Folder(PathBuf),
    /// The address of a PostgreSQL database, `postgres://…`.
    Postgres(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "{}", folder.display()),
            // The address may have a password in it.
            Self::Postgres(_) => f.write_str("the PostgreSQL database"),
        }
    }
}

/// What can go wrong with a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// A stream is not what was written. It is never played on.
    Damaged {
        /// The room.
        room: String,
        /// The number of the first event that is wrong.
        seq: i64,
        /// What is wrong with it.
        what: String,
    },
    /// Somebody else has written to the stream.
    Conflict {
        /// The room.
        room: String,
    },
    /// Another server decides in the room: the fence that was brought along is not the last one.
    Fenced {
        /// The room.
        room: String,
    },
    /// The name is taken.
    Taken,
    /// There is no room on the disk.
    Full,
    /// The store cannot be used: what the database says.
    Unusable(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged { room, seq, what } => write!(f, "room {room} is damaged at event {seq}: {what}"),
            Self::Conflict { room } => write!(f, "another server has written to room {room}"),
            Self::Fenced { room } => write!(f, "another server decides in room {room}"),
            Self::Taken => f.write_str("that name is taken"),
            Self::Full => f.write_str("the disk is full"),
            Self::Unusable(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => Self::Taken,
            // As SQLite and PostgreSQL number it.
            sqlx::Error::Database(inner) if matches!(inner.code().as_deref(), Some("13" | "53100")) => Self::Full,
            _ => Self::Unusable(error.to_string()),
        }
    }
}

/// The database behind a store.
#[derive(Debug)]
enum Pool {
    Sqlite { read: SqlitePool, write: SqlitePool },
    Postgres(PgPool),
}

/// A store that is open.
#[derive(Debug)]
pub struct Store {
    pool: Pool,
    appends: mpsc::Sender<events::Waiting>,
    busy: busy::Busy,
    /// This server among others; nothing with SQLite, and for those who do not serve.
    node: Option<leases::Node>,
    /// Keeps others off; nothing for those who only read.
    _hold: Option<Hold>,
}

/// What says that a server works on this store.
#[derive(Debug)]
#[expect(dead_code, reason = "they are held, not used")]
enum Hold {
    File(std::fs::File),
    Connection(Box<sqlx::PgConnection>),
}

impl Store {
    /// Opens a store for a server; makes it where there is none. An SQLite database has one server, a PostgreSQL database may have
    /// several.
    pub async fn open(place: &Place) -> Result<Self, StoreError> {
        Self::hold(place, false).await
    }

    /// Opens a store for somebody who must have it alone.
    pub async fn open_alone(place: &Place) -> Result<Self, StoreError> {
        Self::hold(place, true).await
    }

    async fn hold(place: &Place, alone: bool) -> Result<Self, StoreError> {
        let (pool, hold, node) = match place {
            Place::Folder(folder) => {
                let hold = sqlite::hold(folder)?;
                (sqlite::open(folder).await?, Hold::File(hold), None)
            }
            Place::Postgres(url) => {
                let hold = postgres::hold(url, alone).await?;
                let node = if alone { None } else { Some(leases::Node::new(url).await?) };
                (Pool::Postgres(postgres::open(url).await?), Hold::Connection(Box::new(hold)), node)
            }
        };
        migrate::migrate(&pool).await?;
        let counts = match (&pool, place) {
            (Pool::Sqlite { read, write }, Place::Folder(folder)) => {
                let commits = sqlx::query_scalar("SELECT time FROM marks WHERE name = 'commits'").fetch_optional(write);
                let tally = sqlite::Tally::open(folder, commits.await?.unwrap_or(0))?;
                sqlite::carry_over(write).await;
                Some((tally, sqlite::Carrier::new(read.clone(), write.clone())))
            }
            _ => None,
        };
        let (busy, before) = match (place, &node) {
            (Place::Folder(folder), _) => busy::Busy::in_folder(folder)?,
            (Place::Postgres(_), Some(node)) => (node.busy(), Vec::new()),
            (Place::Postgres(_), None) => (busy::Busy::nowhere(), Vec::new()),
        };
        let store = Self { busy, ..Self::of(pool, Some(hold), node, counts) };
        store.suspect(&before).await?;
        Ok(store)
    }

    /// Opens a store to look at it, while a server may be working on it.
    pub async fn look(place: &Place) -> Result<Self, StoreError> {
        let pool = match place {
            Place::Folder(folder) => sqlite::look(folder).await?,
            Place::Postgres(url) => Pool::Postgres(postgres::open(url).await?),
        };
        migrate::check(&pool).await?;
        Ok(Self::of(pool, None, None, None))
    }

    /// Opens a store to change something beside events, while a server may be working on it. Its tables must be of this version.
    pub async fn join(place: &Place) -> Result<Self, StoreError> {
        let pool = match place {
            Place::Folder(folder) => sqlite::join(folder).await?,
            Place::Postgres(url) => Pool::Postgres(postgres::open(url).await?),
        };
        migrate::check(&pool).await?;
        Ok(Self::of(pool, None, None, None))
    }

    fn of(
        pool: Pool,
        hold: Option<Hold>,
        node: Option<leases::Node>,
        counts: Option<(sqlite::Tally, sqlite::Carrier)>,
    ) -> Self {
        // A write that nobody waits for is a mistake; so many rooms may be waiting at once.
        let (appends, waiting) = mpsc::channel(4096);
        let pool_of_writer = match &pool {
            Pool::Sqlite { write, .. } => Pool::Sqlite { read: write.clone(), write: write.clone() },
            Pool::Postgres(pool) => Pool::Postgres(pool.clone()),
        };
        let writer = events::Writer {
            pool: pool_of_writer,
            counts,
            node: node.as_ref().map_or(String::new(), |node| node.name.clone()),
            others: node.as_ref().map_or_else(Default::default, |node| node.others.clone()),
        };
        tokio::spawn(writer.write(waiting));
        Self { pool, appends, busy: busy::Busy::nowhere(), node, _hold: hold }
    }

    /// Closes it when everything under way is written.
    pub async fn close(&self) {
        self.busy.end();
        if let Some(node) = &self.node {
            node.close().await;
        }
        match &self.pool {
            Pool::Sqlite { read, write } => {
                read.close().await;
                write.close().await;
            }
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}
