//! `aude backup` and `aude restore`: all rooms and people as one file.

use std::path::PathBuf;

use aude_server::store::{Contents, Store};

use crate::{Fault, serve::Data};

/// Write all rooms and people into one file.
///
/// A server may be running meanwhile: the file holds one moment of it. The format is the same for SQLite and PostgreSQL, compressed
/// and with a sum that is checked when it is read. Keep the file to yourself: it holds the seeds of games that are going on, and
/// (hashed) passwords.
#[derive(clap::Args)]
pub struct BackupArgs {
    /// The file; one of that name is replaced when the new one is complete
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

/// Load what `aude backup` wrote into an empty store.
///
/// The store may be of the other kind: this is the way from SQLite to PostgreSQL and back. Nothing is written if the file is
/// damaged or if there is anything in the store already. No server may be running on it.
#[derive(clap::Args)]
pub struct RestoreArgs {
    /// The file
    file: PathBuf,
    #[command(flatten)]
    data: Data,
}

pub fn backup(args: &BackupArgs) -> Result<(), Fault> {
    let contents = crate::serve::runtime()?.block_on(async {
        let store = Store::look(&args.data.place()?).await?;
        let contents = store.backup(&args.file, aude_server::Clock::default().now() as i64).await?;
        store.close().await;
        Ok::<_, Fault>(contents)
    })?;
    report(&contents, "are in the file")
}

pub fn restore(args: &RestoreArgs) -> Result<(), Fault> {
    let contents = crate::serve::runtime()?.block_on(async {
        let store = Store::open_alone(&args.data.place()?).await?;
        let contents = store.restore(&args.file).await?;
        store.close().await;
        Ok::<_, Fault>(contents)
    })?;
    report(&contents, "are there again")
}

fn report(contents: &Contents, where_: &str) -> Result<(), Fault> {
    let rows = |table: &str| contents.rows.get(table).copied().unwrap_or(0);
    println!("{} rooms with {} events and {} people {where_}.", rows("streams"), rows("events"), rows("people"));
    if contents.damaged.is_empty() {
        return Ok(());
    }
    let damaged: Vec<String> = contents.damaged.iter().map(ToString::to_string).collect();
    Err(format!("some rooms are damaged, and stay so:\n{}", damaged.join("\n")).into())
}
