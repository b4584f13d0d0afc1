//! PostgreSQL, wherever it is.

use std::time::Duration;

use sqlx::{Connection, PgConnection, postgres::PgPoolOptions};

use super::{Pool, StoreError};

/// The number of the lock that a server holds on its database: "aude".
const LOCK: i64 = 0x6175_6465;

pub(super) async fn open(url: &str) -> Result<Pool, StoreError> {
    let pool = PgPoolOptions::new().max_connections(12).acquire_timeout(Duration::from_secs(10));
    Ok(Pool::Postgres(pool.connect(url).await.map_err(|e| refused(&e))?))
}

/// Takes the database for this process. A server that was killed a moment ago may not have been missed yet.
pub(super) async fn hold(url: &str) -> Result<PgConnection, StoreError> {
    let mut connection = PgConnection::connect(url).await.map_err(|e| refused(&e))?;
    for _ in 0..50 {
        let held: bool =
            sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(LOCK).fetch_one(&mut connection).await?;
        if held {
            return Ok(connection);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Err(StoreError::Unusable("another server works on the PostgreSQL database".into()))
}

fn refused(error: &sqlx::Error) -> StoreError {
    StoreError::Unusable(format!("cannot connect to the PostgreSQL database: {error}"))
}
