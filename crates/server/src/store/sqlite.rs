//! SQLite in the data folder.
//!
//! The journal is written ahead and flushed at every commit (`synchronous = FULL`), so what was acknowledged
//! survives a power cut. One connection writes and others read, without waiting for each other.
//!
//! The journal has to be copied into the database now and then. SQLite would do that within a commit, while moves
//! wait; [`Carrier`] does it beside the writer.
//!
//! SQLite silently ends a damaged journal where it can still be read, and drops the commits after that. So commits
//! are counted, in the database and, once durable, in the file `commits` beside it. A database with fewer commits
//! than the file is refused. `tests/damage.rs` damages the files.

#[cfg(unix)]
use std::{
    fs::Permissions,
    os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt},
};
use std::{
    fs::{DirBuilder, File, TryLockError},
    io::{Read, Seek, Write},
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    Connection, SqlitePool,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tokio::sync::mpsc;

use super::{Pool, StoreError};

/// The file of the database in the data folder.
pub(super) fn file(folder: &Path) -> PathBuf {
    folder.join("aude.sqlite")
}

/// Makes the folder, for nobody else to look into, and takes it for this process.
pub(super) fn hold(folder: &Path) -> Result<File, StoreError> {
    let wrong = |e: std::io::Error| StoreError::Unusable(format!("cannot use the folder {}: {e}", folder.display()));
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    builder.mode(0o700);
    builder.recursive(true).create(folder).map_err(wrong)?;
    #[cfg(unix)]
    close(folder).map_err(wrong)?;
    let file = create(&folder.join("lock")).map_err(wrong)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(StoreError::Unusable(format!("another server works on the folder {}", folder.display())))
        }
        Err(TryLockError::Error(e)) => Err(wrong(e)),
    }
}

/// Closes a folder to everybody else.
#[cfg(unix)]
fn close(folder: &Path) -> std::io::Result<()> {
    let mode = folder.metadata()?.permissions().mode();
    if mode & 0o077 != 0 {
        tracing::warn!(folder = %folder.display(), "others could look into the folder; it is closed to them now");
        std::fs::set_permissions(folder, Permissions::from_mode(mode & 0o700))?;
    }
    Ok(())
}

/// Makes a file that nobody else can read, or empties it.
pub(super) fn create(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    #[cfg(unix)]
    options.mode(0o600);
    options.write(true).create(true).truncate(true).open(path)
}

/// Counts commits beside the database.
#[derive(Debug)]
pub(super) struct Tally(File);

impl Tally {
    /// Opens the count of a folder. A database that has seen so many commits must have seen all that were counted.
    pub fn open(folder: &Path, commits: i64) -> Result<Self, StoreError> {
        let path = folder.join("commits");
        let wrong = |e: std::io::Error| StoreError::Unusable(format!("cannot use the file {}: {e}", path.display()));
        let mut file =
            File::options().read(true).write(true).create(true).truncate(false).open(&path).map_err(wrong)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(wrong)?;
        let counted = std::str::from_utf8(&text).ok().and_then(|text| text.trim().parse::<i64>().ok());
        if let Some(counted) = counted.filter(|counted| *counted > commits) {
            return Err(StoreError::Unusable(format!(
                "the database {} is damaged or an old copy: it has {commits} of {counted} commits that were made. Restore a backup into \
                 another folder, or remove the file {} to go on with what is left",
                self::file(folder).display(),
                path.display()
            )));
        }
        Ok(Self(file))
    }

    /// Notes how many commits there are. It need not be flushed: fewer than there are do no harm.
    pub fn note(&mut self, commits: i64) {
        let line = format!("{commits:020}\n");
        if let Err(error) = self.0.rewind().and_then(|()| self.0.write_all(line.as_bytes())) {
            tracing::error!(%error, "commits cannot be counted");
        }
    }
}

/// Sees to it that the journal is carried over.
#[derive(Debug)]
pub(super) struct Carrier {
    appends: usize,
    wake: mpsc::Sender<()>,
}

impl Carrier {
    /// After so many appends it is time; each takes about four pages.
    const ENOUGH: usize = 1000;

    /// Begins; it ends with whoever notes appends.
    pub fn new(read: SqlitePool, write: SqlitePool) -> Self {
        let (wake, mut woken) = mpsc::channel(1);
        tokio::spawn(async move {
            while woken.recv().await.is_some() {
                // Nearly all of it beside those who write; then what they have written meanwhile, while nobody does. Nothing
                // is left after that, and the journal begins anew.
                for pool in [&read, &write] {
                    match sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(pool).await {
                        Ok(_) => {}
                        Err(sqlx::Error::PoolClosed) => return,
                        Err(error) => tracing::warn!(%error, "the journal cannot be carried over"),
                    }
                }
            }
        });
        Self { appends: 0, wake }
    }

    /// Notes that so many appends were written.
    pub fn note(&mut self, appends: usize) {
        self.appends += appends;
        // Where it is still at it, the next append asks again.
        if self.appends >= Self::ENOUGH && self.wake.try_send(()).is_ok() {
            self.appends = 0;
        }
    }
}

/// Carries over what a server that was killed has left in the journal, and gives its space back. Servers that are killed early, again
/// and again, would fill the disk with it otherwise.
pub(super) async fn carry_over(write: &SqlitePool) {
    if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(write).await {
        tracing::warn!(%error, "the journal cannot be carried over");
    }
}

fn options(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file(folder))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(30))
        // Room for the pages that are read again and again; in kibibytes where it is negative.
        .pragma("cache_size", "-8192")
        // In pages: far more than there are when the carrier does its work.
        .pragma("wal_autocheckpoint", "20000")
        .pragma("trusted_schema", "OFF")
}

pub(super) async fn open(folder: &Path) -> Result<Pool, StoreError> {
    let damaged = |e: &dyn std::fmt::Display| {
        StoreError::Unusable(format!(
            "the database {} is damaged ({e}); restore a backup into another folder",
            file(folder).display()
        ))
    };
    let options = options(folder).create_if_missing(true);
    let write = writer().connect_with(options.clone()).await;
    let write = write.map_err(|e| damaged(&e))?;
    // Reads every page once; a database that was cut or overwritten says so here and not in the middle of a game.
    let verdict: String =
        sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&write).await.map_err(|e| damaged(&e))?;
    if verdict != "ok" {
        return Err(damaged(&verdict));
    }
    let read = readers(options).await?;
    Ok(Pool::Sqlite { read, write })
}

/// Opens the database of a folder to read it; there must be one.
pub(super) async fn look(folder: &Path) -> Result<Pool, StoreError> {
    if !file(folder).is_file() {
        return Err(StoreError::Unusable(format!("there is no database in the folder {}", folder.display())));
    }
    let read = readers(options(folder)).await?;
    Ok(Pool::Sqlite { write: read.clone(), read })
}

/// Opens the database of a folder to read and write, beside a server that may be doing so; there must be one.
pub(super) async fn join(folder: &Path) -> Result<Pool, StoreError> {
    let Pool::Sqlite { read, .. } = look(folder).await? else { unreachable!("it is SQLite") };
    let write = writer().connect_with(options(folder)).await?;
    Ok(Pool::Sqlite { read, write })
}

/// The one connection that writes. SQLite ends a transaction by itself when the disk is full or fails; the connection, which
/// takes it for open, is of no use then, and another one takes its place.
fn writer() -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(1).after_release(|connection, _| {
        Box::pin(async move {
            // What was begun is rolled back first.
            connection.ping().await?;
            Ok(!connection.is_in_transaction())
        })
    })
}

async fn readers(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new().max_connections(4).idle_timeout(Duration::from_mins(1));
    Ok(pool.connect_with(options.pragma("query_only", "ON")).await?)
}

#[cfg(test)]
mod tests {
    use super::{super::*, *};

    fn append(after: i64, body: Vec<u8>) -> Append {
        Append { room: "room".into(), after, fence: None, events: vec![(1, body)], entry: None }
    }

    /// A folder that others could read is closed to them.
    #[cfg(unix)]
    #[tokio::test]
    async fn an_open_folder() {
        let folder = std::env::temp_dir().join(format!("aude-open-{}", std::process::id()));
        std::fs::create_dir(&folder).unwrap();
        std::fs::set_permissions(&folder, Permissions::from_mode(0o755)).unwrap();
        let store = Store::open(&Place::Folder(folder.clone())).await.unwrap();
        let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(&folder), 0o700);
        let backup = folder.join("backup");
        store.backup(&backup, 1).await.unwrap();
        assert_eq!(mode(&backup), 0o600);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    /// While there is no room nothing is written, and it is said why; afterwards everything goes on.
    #[tokio::test]
    async fn a_full_disk() {
        let folder = std::env::temp_dir().join(format!("aude-full-{}", std::process::id()));
        let store = Store::open(&Place::Folder(folder.clone())).await.unwrap();
        let Pool::Sqlite { write, .. } = &store.pool else { unreachable!("it is SQLite") };
        store.append(append(0, vec![1; 100])).await.unwrap();
        // For this connection, as a disk would have it; the one that takes its place finds room.
        let pages: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(write).await.unwrap();
        sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).execute(write).await.unwrap();
        assert_eq!(store.append(append(1, vec![2; 100_000])).await, Err(StoreError::Full));
        store.append(append(1, vec![3; 100_000])).await.unwrap();
        let bodies: Vec<_> = store.load("room").await.unwrap().into_iter().map(|event| event.body[0]).collect();
        assert_eq!(bodies, [1, 3]);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
