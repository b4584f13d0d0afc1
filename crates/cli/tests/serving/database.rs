//! A PostgreSQL that a test may restart.

use std::{path::PathBuf, process::Stdio, time::Duration};

use aude_server::store::Place;
use tokio::process::Command;

use super::common::word;

/// A PostgreSQL of this test's own.
pub struct Database {
    folder: PathBuf,
    bin: PathBuf,
    root: bool,
}

impl Database {
    pub async fn start() -> Self {
        let versions = std::fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is installed");
        let bin = versions.map(|version| version.unwrap().path().join("bin")).max().unwrap();
        let root = Command::new("id").arg("-u").output().await.unwrap().stdout == b"0\n";
        let database = Self { folder: std::env::temp_dir().join(word()), bin, root };
        std::fs::create_dir(&database.folder).unwrap();
        if root {
            let owned = Command::new("chown").arg("postgres").arg(&database.folder).status().await.unwrap();
            assert!(owned.success());
        }
        let data = database.data();
        database.run("initdb", &["-D", &data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]).await;
        database.go().await;
        database
    }

    async fn go(&self) {
        let folder = self.folder.display();
        let options = format!("-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off");
        let (data, log) = (self.data(), format!("{folder}/data/log"));
        self.run("pg_ctl", &["-D", &data, "-w", "-l", &log, "-o", &options, "start"]).await;
    }

    fn data(&self) -> String {
        format!("{}/data", self.folder.display())
    }

    pub fn place(&self) -> Place {
        Place::Postgres(format!("postgres://postgres@localhost/postgres?host={}", self.folder.display()))
    }

    async fn run(&self, program: &str, args: &[&str]) {
        let program = self.bin.join(program);
        let mut command = Command::new(if self.root { "runuser".as_ref() } else { program.as_os_str() });
        if self.root {
            command.args(["-u", "postgres", "--"]).arg(&program);
        }
        let done = command.args(args).current_dir("/").stdout(Stdio::null()).status().await.unwrap();
        assert!(done.success(), "{} {args:?}", program.display());
    }

    /// The command for a shell that ends it as if it had crashed, and starts it again.
    pub fn restart(&self) -> String {
        let who = if self.root { "runuser -u postgres -- " } else { "" };
        let (bin, data) = (self.bin.display(), self.data());
        format!(
            "cd / && {who}'{bin}/pg_ctl' -D '{data}' -w -l '{data}/log' -m immediate restart >'{data}/restarts' 2>&1"
        )
    }

    /// Ends it as if it had crashed, and starts it again.
    pub async fn crash(&self) {
        self.run("pg_ctl", &["-D", &self.data(), "-w", "-m", "immediate", "stop"]).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        self.go().await;
    }

    pub async fn end(self) {
        self.run("pg_ctl", &["-D", &self.data(), "-w", "-m", "immediate", "stop"]).await;
        std::fs::remove_dir_all(&self.folder).unwrap();
    }
}
