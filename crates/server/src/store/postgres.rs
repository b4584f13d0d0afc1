//! PostgreSQL, local or remote. The address decides how connections are encrypted, with the parameters of libpq (`sslmode`, `sslrootcert`,
//! `sslcert`, `sslkey`).

use std::{str::FromStr, time::Duration};

use sqlx::{
    Connection, Executor, PgConnection, PgPool,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use super::StoreError;

/// The number of the lock that says that servers work on a database: "aude".
const LOCK: i64 = 0x6175_6465;

/// A server that is stopped in the middle of a transaction holds on to rooms for no longer than this.
const IDLE: &str = "SET idle_in_transaction_session_timeout = 3000";
/// For what may be lost with the machine: who decides where, and who tells whom.
const UNFLUSHED: &str = "SET synchronous_commit = off";

/// For everything else, whatever the database is set to: what is acknowledged must be on the disk.
const FLUSHED: &str =
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

pub(super) async fn open(url: &str) -> Result<PgPool, StoreError> {
    pool(url, 12, false).await
}

/// Connections for what need not be flushed to the disk.
pub(super) async fn open_unflushed(url: &str) -> Result<PgPool, StoreError> {
    pool(url, 6, true).await
}

async fn pool(url: &str, size: u32, unflushed: bool) -> Result<PgPool, StoreError> {
    let pool = PgPoolOptions::new().max_connections(size).acquire_timeout(Duration::from_secs(10));
    let pool = pool.after_connect(move |connection, _| {
        Box::pin(async move {
            connection.execute(IDLE).await?;
            connection.execute(if unflushed { UNFLUSHED } else { FLUSHED }).await?;
            Ok(())
        })
    });
    pool.connect(url).await.map_err(|e| refused(&e))
}

/// A connection by itself.
pub(super) async fn connect(url: &str) -> Result<PgConnection, StoreError> {
    let options = PgConnectOptions::from_str(url).map_err(|e| refused(&e))?;
    let mut connection = PgConnection::connect_with(&options).await.map_err(|e| refused(&e))?;
    connection.execute(UNFLUSHED).await?;
    Ok(connection)
}

/// Takes the database for servers, of which there may be several, or for something that wants it alone. Whoever was killed a moment
/// ago may not have been missed yet.
pub(super) async fn hold(url: &str, alone: bool) -> Result<PgConnection, StoreError> {
    let mut connection = connect(url).await?;
    let take = if alone { "SELECT pg_try_advisory_lock($1)" } else { "SELECT pg_try_advisory_lock_shared($1)" };
    for _ in 0..50 {
        let held: bool = sqlx::query_scalar(take).bind(LOCK).fetch_one(&mut connection).await?;
        if held {
            return Ok(connection);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Err(StoreError::Unusable("a server works on the PostgreSQL database".into()))
}

fn refused(error: &sqlx::Error) -> StoreError {
    StoreError::Unusable(format!("cannot connect to the PostgreSQL database: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database that does not flush by itself is made to.
    #[tokio::test]
    async fn what_is_written_is_flushed() {
        let Some(url) = std::env::var("AUDE_TEST_POSTGRES").ok().filter(|url| !url.is_empty()) else { return };
        let mark = if url.contains('?') { '&' } else { '?' };
        let careless = format!("{url}{mark}options=-c%20synchronous_commit%3Doff");
        for (pool, expected) in [(open(&careless).await, "on"), (open_unflushed(&url).await, "off")] {
            let set: String = sqlx::query_scalar("SHOW synchronous_commit").fetch_one(&pool.unwrap()).await.unwrap();
            assert_eq!(set, expected);
        }
    }
}
