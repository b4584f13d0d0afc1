//! What the tests of stores and rooms share: a place for a store of each kind.
#![allow(dead_code, reason = "each test uses some of it")]

use std::{
    env,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
};

use aude_server::store::Place;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

static NEXT: AtomicU32 = AtomicU32::new(0);

/// A word that no other test has.
pub fn word() -> String {
    format!("aude_test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A folder that is gone when it is dropped.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        let folder = env::temp_dir().join(word());
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// The address of a PostgreSQL for tests: nothing where there is none, which `./aude test` does not allow.
pub fn postgres() -> Option<String> {
    let url = env::var("AUDE_TEST_POSTGRES").ok().filter(|url| !url.is_empty());
    if url.is_none() {
        assert!(
            env::var_os("AUDE_TEST_ALL").is_none(),
            "AUDE_TEST_POSTGRES is missing: PostgreSQL has not been tested"
        );
        eprintln!("AUDE_TEST_POSTGRES is not set: skipped with PostgreSQL");
    }
    url
}

/// The address of another database of the same server.
fn sibling(url: &str, name: &str) -> String {
    let (front, query) =
        url.split_once('?').map_or((url, String::new()), |(front, query)| (front, format!("?{query}")));
    let server = front.rfind('/').map_or(front, |slash| &front[..slash]);
    format!("{server}/{name}{query}")
}

/// Makes an empty database.
pub async fn fresh_database(url: &str) -> String {
    let name = word();
    let mut admin = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut admin).await.unwrap();
    sibling(url, &name)
}

/// Runs a test with a fresh place of each kind.
pub async fn on_both(test: impl AsyncFn(Place)) {
    let folder = Folder::new();
    test(Place::Folder(folder.path().join("data"))).await;
    if let Some(url) = postgres() {
        let place = fresh_database(&url).await;
        test(Place::Postgres(place.clone())).await;
        let mut admin = PgConnection::connect(&url).await.unwrap();
        let name = place.split('?').next().unwrap().rsplit('/').next().unwrap();
        let gone = format!("DROP DATABASE {name} WITH (FORCE)");
        sqlx::raw_sql(AssertSqlSafe(gone)).execute(&mut admin).await.unwrap();
    }
}

/// Changes something in a store behind its back.
pub async fn meddle(place: &Place, sql: &str) {
    assert!(run_sql(place, sql).await > 0, "nothing was changed by {sql}");
}

/// Runs a statement on a store; says how many rows it changed.
pub async fn run_sql(place: &Place, sql: &str) -> u64 {
    match place {
        Place::Folder(folder) => {
            let path = folder.join("aude.sqlite");
            let mut db = sqlx::SqliteConnection::connect(path.to_str().unwrap()).await.unwrap();
            sqlx::query(AssertSqlSafe(sql.to_string())).execute(&mut db).await.unwrap().rows_affected()
        }
        Place::Postgres(url) => {
            let mut db = PgConnection::connect(url).await.unwrap();
            sqlx::query(AssertSqlSafe(sql.to_string())).execute(&mut db).await.unwrap().rows_affected()
        }
    }
}

/// Numbers that look random and are the same each time.
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}
