//! The lobby's data about rooms: derived from their events and written together with them.

use sqlx::Row;

use super::{Store, StoreError};

/// How far a room is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// People take seats.
    Gathering,
    /// A game goes on.
    Playing,
    /// It is over.
    Over,
    /// Nobody needs it any more: the lobby does not show it.
    Closed,
}

impl Stage {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Gathering, Self::Playing, Self::Over, Self::Closed];
}

/// What the lobby knows of a room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The room.
    pub room: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether everybody may know of it.
    pub listed: bool,
    /// What it can be found by, in small letters.
    pub words: String,
    /// What is shown, as JSON.
    pub listing: String,
    /// Whether the room does something by itself: a clock runs, or a computer is to move.
    pub wakes: bool,
    /// When it last changed.
    pub changed: i64,
    /// Whose room it is, too: everybody who sits there.
    pub people: Vec<String>,
}

/// What is told of a room to those who look at the lobby.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What is shown, as JSON.
    pub listing: String,
    /// Whether everybody may know of it.
    pub listed: bool,
    /// How far it is: the number of a [`Stage`].
    pub stage: i64,
    /// Whose room it is, or was.
    pub people: Vec<String>,
}

pub(super) const PUT: &str = "INSERT INTO rooms (room, stage, listed, words, listing, wakes, changed) \
                              VALUES ($1, $2, $3, $4, $5, $6, $7) \
                              ON CONFLICT (room) DO UPDATE SET stage = excluded.stage, listed = excluded.listed, \
                              words = excluded.words, listing = excluded.listing, wakes = excluded.wakes, \
                              changed = excluded.changed, damage = NULL";
pub(super) const PUT_MEMBER: &str =
    "INSERT INTO members (room, person) VALUES ($1, $2) ON CONFLICT (room, person) DO NOTHING";

/// Writes an entry within a transaction of either database.
macro_rules! put_entry {
    ($change:expr, $entry:expr) => {{
        let entry: &$crate::store::index::Entry = $entry;
        sqlx::query($crate::store::index::PUT)
            .bind(&entry.room)
            .bind(entry.stage as i64)
            .bind(i64::from(entry.listed))
            .bind(&entry.words)
            .bind(&entry.listing)
            .bind(i64::from(entry.wakes))
            .bind(entry.changed)
            .execute(&mut *$change)
            .await?;
        for person in &entry.people {
            sqlx::query($crate::store::index::PUT_MEMBER).bind(&entry.room).bind(person).execute(&mut *$change).await?;
        }
    }};
}
pub(super) use put_entry;

/// What somebody wants to know of the lobby.
#[derive(Clone, Debug, Default)]
pub struct Question {
    /// Rooms of this stage only.
    pub stage: Option<Stage>,
    /// Rooms with this text only.
    pub text: String,
    /// Rooms of this person, listed or not; otherwise those that are listed.
    pub person: Option<String>,
    /// Rooms that changed before this moment only.
    pub before: Option<i64>,
    /// So many at most.
    pub most: i64,
}

/// Text is looked for in so many rooms at most.
const SEARCHED: i64 = 5000;

/// Whatever has a text in it, in small letters, for `LIKE … ESCAPE '\\'`. PostgreSQL has no text with the character 0.
pub fn pattern(text: &str) -> String {
    let text = text.to_lowercase().replace('\0', "").replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    format!("%{text}%")
}

/// What begins the note of damage of a room in which something panicked.
pub const SET_ASIDE: &str = "set aside: ";

impl Store {
    /// What the lobby shows, what changed last first: the room, when it changed, its listing as JSON, and what is damaged if
    /// anything is. Text is looked for in the rooms that changed last and not in all there ever were, unless they are somebody's.
    pub async fn lobby(&self, question: &Question) -> Result<Vec<(String, i64, String, Option<String>)>, StoreError> {
        // The index says which rooms are the last, of a stage or of all.
        macro_rules! rooms {
            ($which:literal) => {
                concat!(
                    "SELECT room, changed, listing, damage FROM (SELECT room, changed, listing, damage, words FROM rooms WHERE ",
                    $which,
                    " AND changed < $1 ORDER BY changed DESC, room LIMIT $2) AS last \
                     WHERE words LIKE $3 ESCAPE '\\' ORDER BY changed DESC, room LIMIT $4"
                )
            };
        }
        const ALL: &str = rooms!("listed = 1 AND stage < 3");
        const IN_STAGE: &str = rooms!("listed = 1 AND stage = $5");
        const MINE: &str = rooms!("room IN (SELECT room FROM members WHERE person = $5)");
        const MINE_IN_STAGE: &str = rooms!("room IN (SELECT room FROM members WHERE person = $5) AND stage = $6");
        let text = pattern(&question.text);
        let last = if question.text.is_empty() { question.most } else { SEARCHED };
        let stage = question.stage.map(|stage| stage as i64);
        let statement = match (&question.person, stage) {
            (None, None) => ALL,
            (None, Some(_)) => IN_STAGE,
            (Some(_), None) => MINE,
            (Some(_), Some(_)) => MINE_IN_STAGE,
        };
        macro_rules! read {
            ($db:expr) => {{
                let mut query = sqlx::query(statement)
                    .bind(question.before.unwrap_or(i64::MAX))
                    .bind(last)
                    .bind(&text)
                    .bind(question.most);
                if let Some(person) = &question.person {
                    query = query.bind(person);
                }
                if let Some(stage) = stage {
                    query = query.bind(stage);
                }
                let rows = query.fetch_all($db).await?;
                let read =
                    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?)));
                read.collect::<Result<Vec<_>, sqlx::Error>>()?
            }};
        }
        Ok(reading!(self, db => read!(db)))
    }

    /// Rooms that do something by themselves, and for which no other server does it.
    pub async fn waking(&self) -> Result<Vec<String>, StoreError> {
        const ROOMS: &str = "SELECT rooms.room FROM rooms LEFT JOIN streams ON streams.room = rooms.room \
                             LEFT JOIN nodes ON nodes.node = streams.node \
                             WHERE wakes = 1 AND damage IS NULL AND COALESCE(until, 0) = 0 ORDER BY rooms.room";
        reading!(self, db => Ok(sqlx::query_scalar(ROOMS).fetch_all(db).await?))
    }

    /// A room as the lobby shows it.
    pub async fn shown(&self, room: &str) -> Result<Option<Shown>, StoreError> {
        const ROOM: &str = "SELECT listing, listed, stage FROM rooms WHERE room = $1";
        const PEOPLE: &str = "SELECT person FROM members WHERE room = $1";
        let found: Option<(String, i64, i64)> =
            reading!(self, db => sqlx::query_as(ROOM).bind(room).fetch_optional(db).await?);
        let Some((listing, listed, stage)) = found else { return Ok(None) };
        let people = reading!(self, db => sqlx::query_scalar(PEOPLE).bind(room).fetch_all(db).await?);
        Ok(Some(Shown { listing, listed: listed == 1, stage, people }))
    }

    /// Rooms in which people have been gathering since before a moment.
    pub async fn stale(&self, moment: i64) -> Result<Vec<String>, StoreError> {
        const ROOMS: &str = "SELECT room FROM rooms WHERE stage = 0 AND changed < $1 AND damage IS NULL ORDER BY room";
        reading!(self, db => Ok(sqlx::query_scalar(ROOMS).bind(moment).fetch_all(db).await?))
    }

    /// Notes that the server is up.
    pub async fn put_up(&self, now: i64) -> Result<(), StoreError> {
        const UP: &str =
            "INSERT INTO marks (name, time) VALUES ('up', $1) ON CONFLICT (name) DO UPDATE SET time = excluded.time";
        writing!(self, db => sqlx::query(UP).bind(now).execute(db).await.map(drop)?);
        Ok(())
    }

    /// When the server was last known to be up.
    pub async fn up(&self) -> Result<Option<i64>, StoreError> {
        reading!(self, db => Ok(sqlx::query_scalar("SELECT time FROM marks WHERE name = 'up'").fetch_optional(db).await?))
    }

    /// Notes what the lobby shows of a room.
    pub async fn put_entry(&self, entry: &Entry) -> Result<(), StoreError> {
        writing!(self, db => {
            let mut change = db.begin().await?;
            put_entry!(change, entry);
            change.commit().await?;
        });
        Ok(())
    }

    /// Notes that a room is damaged, or set aside (then the text begins with [`SET_ASIDE`]).
    pub async fn put_damage(&self, room: &str, damage: &str) -> Result<(), StoreError> {
        const DAMAGE: &str = "UPDATE rooms SET damage = $2 WHERE room = $1";
        writing!(self, db => sqlx::query(DAMAGE).bind(room).bind(damage).execute(db).await.map(drop)?);
        Ok(())
    }

    /// All rooms that cannot be played on, and why.
    pub async fn damaged(&self) -> Result<Vec<(String, String)>, StoreError> {
        const ROOMS: &str = "SELECT room, damage FROM rooms WHERE damage IS NOT NULL ORDER BY room";
        reading!(self, db => Ok(sqlx::query_as(ROOMS).fetch_all(db).await?))
    }

    /// Lets a room be played on again. Answers whether it was set aside.
    pub async fn release(&self, room: &str) -> Result<bool, StoreError> {
        const RELEASE: &str = "UPDATE rooms SET damage = NULL WHERE room = $1 AND damage LIKE $2";
        let pattern = format!("{SET_ASIDE}%");
        self.acquit(room).await?;
        Ok(writing!(self, db => sqlx::query(RELEASE).bind(room).bind(&pattern).execute(db).await?.rows_affected() > 0))
    }

    /// Rooms that have events and are missing in the lobby: nothing, unless the table was lost.
    pub async fn unlisted_streams(&self) -> Result<Vec<String>, StoreError> {
        const ROOMS: &str = "SELECT room FROM streams WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.room = streams.room) ORDER BY room";
        reading!(self, db => Ok(sqlx::query_scalar(ROOMS).fetch_all(db).await?))
    }
}
