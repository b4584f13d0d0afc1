//! The tables, and how those of earlier versions become those of this one.
//!
//! A migration is a text of SQL that both databases understand; only what holds bytes has another name in PostgreSQL. Each is
//! run once, in a transaction with the note that it was. A database of a later version than this program is refused.

use sqlx::AssertSqlSafe;

use super::{Pool, StoreError};

/// All migrations with their numbers, in the order in which they are run. What has been released is never changed.
const MIGRATIONS: &[(i64, &str)] = &[(1, include_str!("schema_1.sql")), (20, include_str!("schema_20.sql"))];

/// Where the numbers of those that were run are noted.
const NOTES: &str = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)";

/// Brings the tables up to date.
pub(super) async fn migrate(pool: &Pool) -> Result<(), StoreError> {
    match pool {
        Pool::Sqlite { write: db, .. } => sqlx::query(NOTES).execute(db).await.map(drop)?,
        Pool::Postgres(db) => sqlx::query(NOTES).execute(db).await.map(drop)?,
    }
    let done = done(pool).await?;
    for (number, text) in MIGRATIONS.iter().filter(|(number, _)| !done.contains(number)) {
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
    let done = done(pool).await?;
    match MIGRATIONS.iter().find(|(number, _)| !done.contains(number)) {
        None => Ok(()),
        Some((number, _)) => Err(StoreError::Unusable(format!(
            "the database has not the tables of this version of Aude (number {number} is missing); `aude serve` brings them up to \
             date"
        ))),
    }
}

/// The numbers of those that were run. A database that knows others was made by a later version.
async fn done(pool: &Pool) -> Result<Vec<i64>, StoreError> {
    const DONE: &str = "SELECT number FROM migrations ORDER BY number";
    let done: Vec<i64> = match pool {
        Pool::Sqlite { write: db, .. } => sqlx::query_scalar(DONE).fetch_all(db).await?,
        Pool::Postgres(db) => sqlx::query_scalar(DONE).fetch_all(db).await?,
    };
    match done.iter().find(|number| MIGRATIONS.iter().all(|(known, _)| known != *number)) {
        None => Ok(done),
        Some(number) => Err(StoreError::Unusable(format!(
            "the database was made by a later version of Aude (this program does not know its tables of number {number})"
        ))),
    }
}
