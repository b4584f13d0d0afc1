//! The tables, and how those of earlier versions become those of this one.
//!
//! A migration is a text of SQL that both databases understand; only what holds bytes has another name in PostgreSQL. Each is
//! run once, in a transaction with the note that it was. A database of a later version than this program is refused.

use sqlx::{AssertSqlSafe, Row};

use super::{Pool, StoreError};

/// All migrations; their numbers are their places, from 1 on. What has been released is never changed.
const MIGRATIONS: &[&str] = &[include_str!("schema_1.sql")];

/// Where the numbers of those that were run are noted.
const NOTES: &str = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)";

/// Brings the tables up to date.
pub(super) async fn migrate(pool: &Pool) -> Result<(), StoreError> {
    match pool {
        Pool::Sqlite { write: db, .. } => sqlx::query(NOTES).execute(db).await.map(drop)?,
        Pool::Postgres(db) => sqlx::query(NOTES).execute(db).await.map(drop)?,
    }
    let done = version(pool).await?;
    for (number, text) in (1i64..).zip(MIGRATIONS).skip(usize::try_from(done).unwrap_or(0)) {
        const NOTE: &str = "INSERT INTO migrations (number) VALUES ($1)";
        match pool {
            Pool::Sqlite { write, .. } => {
                let mut change = write.begin_with("BEGIN IMMEDIATE").await?;
                sqlx::raw_sql(*text).execute(&mut *change).await?;
                sqlx::query(NOTE).bind(number).execute(&mut *change).await?;
                change.commit().await?;
            }
            Pool::Postgres(db) => {
                let mut change = db.begin().await?;
                let text = text.replace(" BLOB", " BYTEA");
                sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut *change).await?;
                sqlx::query(NOTE).bind(number).execute(&mut *change).await?;
                change.commit().await?;
            }
        }
    }
    Ok(())
}

/// Says whether the tables are those of this version.
pub(super) async fn check(pool: &Pool) -> Result<(), StoreError> {
    let done = version(pool).await?;
    if (done as usize) < MIGRATIONS.len() {
        return Err(StoreError::Unusable(format!(
            "the database has the tables of version {done}, and this program those of version {}; `aude serve` brings them \
             up to date",
            MIGRATIONS.len()
        )));
    }
    Ok(())
}

async fn version(pool: &Pool) -> Result<i64, StoreError> {
    const LAST: &str = "SELECT COALESCE(MAX(number), 0) FROM migrations";
    let done: i64 = match pool {
        Pool::Sqlite { write: db, .. } => sqlx::query(LAST).fetch_one(db).await?.get(0),
        Pool::Postgres(db) => sqlx::query(LAST).fetch_one(db).await?.get(0),
    };
    if done as usize > MIGRATIONS.len() {
        return Err(StoreError::Unusable(format!(
            "the database was made by a later version of Aude (its tables are of version {done}, this program knows {})",
            MIGRATIONS.len()
        )));
    }
    Ok(done)
}
