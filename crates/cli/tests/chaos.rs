//! `aude load chaos`, for less than a minute in all. A test fails if an acknowledged move is lost or doubled, or if a client is not back a
//! minute after the last trouble.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use serde_json::Value as Json;
use tokio::process::Command;

use crate::serving::{
    common::{Folder, postgres},
    database::Database,
};

/// Lets it happen for so many seconds; gives the report.
async fn chaos(seconds: u32, more: &[&str]) -> Json {
    let folder = Folder::new();
    let log = folder.path().join("log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_aude"));
    command.args(["load", "chaos", "--json", "--games", "8", "--rate", "20", "--seconds", &seconds.to_string()]);
    command.arg("--log").arg(&log).args(more);
    let output = command.kill_on_drop(true).output().await.unwrap();
    let troubles = String::from_utf8_lossy(&output.stderr);
    eprintln!("{troubles}");
    if !output.status.success() {
        let log = std::fs::read_to_string(&log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        eprintln!("{}", lines[lines.len().saturating_sub(200)..].join("\n"));
    }
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    let report: Json = serde_json::from_str(&said).unwrap_or_else(|_| panic!("no report: {said}"));
    eprintln!("{report}");
    assert_eq!((&report["lost"], &report["doubled"]), (&0.into(), &0.into()));
    assert!(report["moves acknowledged"].as_u64().unwrap() > 20, "{report}");
    assert!(report["troubles"].as_object().unwrap().values().any(|count| *count != 0), "{report}");
    report
}

/// A small file system of this test's own.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts one; nothing where that is not allowed.
    async fn mount(folder: &Path) -> Option<Self> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=32m", "tmpfs"]).arg(folder);
        let mounted = mount.output().await.is_ok_and(|output| output.status.success());
        mounted.then(|| Self(folder.into()))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        drop(std::process::Command::new("umount").arg(&self.0).status());
    }
}

#[tokio::test]
async fn one_server_with_sqlite() {
    let folder = Folder::new();
    let disk = SmallDisk::mount(folder.path()).await;
    if let Some(disk) = &disk {
        chaos(22, &["--seed", "8", "--small-disk", disk.0.to_str().unwrap()]).await;
    } else {
        // Not by a macro: those are not shown when a test passes.
        writeln!(std::io::stderr(), "left out: the disk is not filled, a tmpfs cannot be mounted here").unwrap();
        chaos(22, &["--seed", "8"]).await;
    }
}

/// Nodes reach the database through proxies, which cut them off. It restarts, too.
#[tokio::test]
async fn three_servers_with_postgresql() {
    if postgres().is_none() {
        return;
    }
    let database = Database::start().await;
    let aude_server::store::Place::Postgres(url) = database.place() else { unreachable!("it is PostgreSQL") };
    // With this seed it begins with a partition.
    let restart = database.restart();
    let more = ["--seed", "7", "--nodes", "3", "--database", &url, "--restart-database", &restart];
    let report = chaos(30, &more).await;
    assert_ne!(report["troubles"]["partition"], 0, "{report}");
    database.end().await;
}
