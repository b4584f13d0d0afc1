//! The tables, and the migrations from earlier versions.
//!
//! A migration is SQL that both databases understand; only the type of bytes has another name in PostgreSQL. Each migration
//! runs once, in one transaction with the entry that records it. Migrations only add, so a server of the previous version can
//! keep working on the database while the next one starts. The server refuses a database of a later version.

use std::collections::BTreeSet;

use sqlx::AssertSqlSafe;

use super::{Pool, StoreError};

/// All migrations, by their numbers. What has been released is never changed.
const MIGRATIONS: &[(i64, &str)] = &[
    (1, include_str!("schema_1.sql")),
    (10, include_str!("schema_10.sql")),
    (11, include_str!("schema_11.sql")),
    (20, include_str!("schema_20.sql")),
    (30, include_str!("schema_30.sql")),
    (40, include_str!("schema_40.sql")),
];

/// Where the numbers of those that were run are noted.
const NOTES: &str = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)";
const DONE: &str = "SELECT number FROM migrations";
const NOTE: &str = "INSERT INTO migrations (number) VALUES ($1)";

/// The number of the lock under which tables are changed: "tabl".
const LOCK: i64 = 0x7461_626c;

/// Brings the tables up to date.
pub(super) async fn migrate(pool: &Pool) -> Result<(), StoreError> {
    match pool {
        Pool::Sqlite { write, .. } => {
            let mut change = write.begin_with("BEGIN IMMEDIATE").await?;
            sqlx::query(NOTES).execute(&mut *change).await?;
            let done = sqlx::query_scalar(DONE).fetch_all(&mut *change).await?;
            for (number, text) in missing(&done)? {
                sqlx::raw_sql(text).execute(&mut *change).await?;
                sqlx::query(NOTE).bind(number).execute(&mut *change).await?;
            }
            change.commit().await?;
        }
        Pool::Postgres(db) => {
            let mut change = db.begin().await?;
            // Several servers may start at once.
            sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *change).await?;
            sqlx::query(NOTES).execute(&mut *change).await?;
            let done = sqlx::query_scalar(DONE).fetch_all(&mut *change).await?;
            for (number, text) in missing(&done)? {
                let text = text.replace(" BLOB", " BYTEA");
                sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut *change).await?;
                sqlx::query(NOTE).bind(number).execute(&mut *change).await?;
            }
            change.commit().await?;
        }
    }
    Ok(())
}

/// Says whether the tables are those of this version.
pub(super) async fn check(pool: &Pool) -> Result<(), StoreError> {
    let done: Vec<i64> = match pool {
        Pool::Sqlite { write: db, .. } => sqlx::query_scalar(DONE).fetch_all(db).await?,
        Pool::Postgres(db) => sqlx::query_scalar(DONE).fetch_all(db).await?,
    };
    match missing(&done)?.first() {
        None => Ok(()),
        Some((number, _)) => Err(StoreError::Unusable(format!(
            "the database was made by an earlier version of Aude (its tables lack change {number}); `aude serve` brings them up to date"
        ))),
    }
}

/// What has not been run yet, in order.
fn missing(done: &[i64]) -> Result<Vec<(i64, &'static str)>, StoreError> {
    let known: BTreeSet<i64> = MIGRATIONS.iter().map(|(number, _)| *number).collect();
    if let Some(number) = done.iter().find(|number| !known.contains(number)) {
        return Err(StoreError::Unusable(format!(
            "the database was made by a later version of Aude (this program does not know change {number} of its tables)"
        )));
    }
    Ok(MIGRATIONS.iter().filter(|(number, _)| !done.contains(number)).copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_up() {
        assert!(MIGRATIONS.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }
}
