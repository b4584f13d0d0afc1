//! Everything that can happen to servers, in a random order, under load.
//!
//! Each trouble lasts for a while and ends by itself; sometimes there are two at once. The order comes from the seed alone. When the time
//! is over nothing is in trouble any more: all clients must come back and play on, and then the store is compared with what was
//! acknowledged.

use std::{
    collections::BTreeMap,
    fmt,
    fs::{File, remove_file},
    io::Write,
    path::{Path, PathBuf},
    time::Duration,
};

use futures_util::future::try_join_all;
use rand_xoshiro::rand_core::Rng;
use serde_json::{Value as Json, json};
use tokio::{
    process::Command,
    time::{Instant, sleep},
};

use super::{Load, proxy::Link, round};
use crate::Fault;

/// Chaos, and for how long.
#[derive(clap::Args)]
pub struct Chaos {
    /// For so many seconds
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// A command for the shell that restarts the database
    #[arg(long, value_name = "COMMAND", requires = "database")]
    restart_database: Option<String>,
    /// A small file system, such as a tmpfs of 32 MB, which is filled up again and again; the folder of the server is there unless
    /// --data or --database says otherwise
    #[arg(long, value_name = "DIR")]
    pub small_disk: Option<PathBuf>,
}

/// After this time in which nothing is in trouble, a client that is not back never comes back.
const COME_BACK: Duration = Duration::from_mins(1);
/// A server that does not start within this time never does.
const START: Duration = Duration::from_mins(1);
/// A disk with more space than this is not a small one.
const SMALL: usize = 512 << 20;

/// What happens, and to which server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    Kill { node: usize, away: Duration },
    Pause { node: usize, time: Duration },
    Partition { node: usize, link: Link, time: Duration },
    Restart,
    Fill { time: Duration },
    Clock { node: usize, ms: i64, time: Duration },
}

/// The kinds of trouble.
const KINDS: [&str; 6] = ["kill", "pause", "partition", "database restart", "full disk", "clock"];

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kill { node, away } => write!(f, "kill node {node}, away for {away:.1?}"),
            Self::Pause { node, time } => write!(f, "pause node {node} for {time:.1?}"),
            Self::Partition { node, link, time } => {
                let how = match link {
                    Link::Whole => "as it should be",
                    Link::Stopped => "nothing gets through",
                    Link::Deaf => "answers do not get through",
                    Link::Cut => "connections are dropped",
                };
                write!(f, "partition of node {node} and the database for {time:.1?}: {how}")
            }
            Self::Restart => f.write_str("database restart"),
            Self::Fill { time } => write!(f, "full disk for {time:.1?}"),
            Self::Clock { node, ms, time } => {
                write!(f, "clock of node {node} is wrong by {} s for {time:.1?}", ms / 1000)
            }
        }
    }
}

impl Load {
    pub async fn chaos(&mut self, chaos: &Chaos) -> Result<Json, Fault> {
        self.order(|order| order.play = true);
        let skipped = self.skipped(chaos);
        for (kind, why) in &skipped {
            eprintln!("skipped: {kind}: {why}");
        }
        let kinds: Vec<&str> = KINDS.into_iter().filter(|kind| !skipped.contains_key(kind)).collect();
        let (mut bag, mut failed) = (Vec::new(), None);
        let mut counts: BTreeMap<&str, u64> = kinds.iter().map(|kind| (*kind, 0)).collect();
        let begun = Instant::now();
        let end = begun + Duration::from_secs(chaos.seconds);
        sleep(self.between(500, 1500)).await;
        while Instant::now() < end {
            let mut troubles = BTreeMap::new();
            // One in three or so has company, of another kind.
            for _ in 0..=u64::from(self.random.next_u64().is_multiple_of(3)) {
                // Every kind has its turn before one comes again.
                if bag.is_empty() {
                    bag.clone_from(&kinds);
                }
                let kind = bag.swap_remove(self.random.next_u64() as usize % bag.len());
                troubles.insert(kind, self.trouble(kind));
            }
            for (kind, trouble) in &troubles {
                eprintln!("{:6.1} s  {trouble}", begun.elapsed().as_secs_f64());
                *counts.entry(kind).or_default() += 1;
            }
            if let Err(error) = try_join_all(troubles.values().map(|trouble| self.cause(*trouble, chaos, end))).await {
                failed = Some(error);
                break;
            }
            sleep(self.between(200, 1500)).await;
        }
        let back = if let Some(error) = failed {
            Err(error)
        } else {
            eprintln!("{:6.1} s  nothing is in trouble any more", begun.elapsed().as_secs_f64());
            self.plays_on().await
        };
        let mut report = json!({
            "games": self.games,
            "sockets": self.sockets,
            "nodes": self.nodes.count(),
            "s": round(begun.elapsed().as_secs_f64()),
            "troubles": counts,
            "skipped": skipped,
        });
        match back {
            Ok(time) => report["s until all play on"] = round(time.as_secs_f64()).into(),
            Err(late) => report["failed"] = late.to_string().into(),
        }
        Ok(report)
    }

    /// What cannot be done here, and why.
    fn skipped(&self, chaos: &Chaos) -> BTreeMap<&'static str, &'static str> {
        let mut skipped = BTreeMap::new();
        if self.nodes.proxies.is_empty() {
            skipped.insert("partition", "there is no --database");
        }
        if chaos.restart_database.is_none() {
            skipped.insert("database restart", "there is no --restart-database");
        }
        if chaos.small_disk.is_none() {
            skipped.insert("full disk", "there is no --small-disk");
        }
        skipped
    }

    /// Draws a trouble of a kind.
    fn trouble(&mut self, kind: &str) -> Trouble {
        let node = self.random.next_u64() as usize % self.nodes.count();
        match kind {
            "kill" => Trouble::Kill { node, away: self.between(0, 2000) },
            "pause" => Trouble::Pause { node, time: self.between(500, 6000) },
            "partition" => {
                let link = [Link::Stopped, Link::Deaf, Link::Cut][self.random.next_u64() as usize % 3];
                Trouble::Partition { node, link, time: self.between(500, 12_000) }
            }
            "database restart" => Trouble::Restart,
            "full disk" => Trouble::Fill { time: self.between(1000, 4000) },
            _ => {
                let ms = (self.random.next_u64() % 7_200_000) as i64 - 3_600_000;
                Trouble::Clock { node, ms, time: self.between(500, 6000) }
            }
        }
    }

    /// A time from so many to so many milliseconds.
    fn between(&mut self, least: u64, most: u64) -> Duration {
        Duration::from_millis(least + self.random.next_u64() % (most - least))
    }

    /// Causes a trouble, and ends it: at the end of all at the latest.
    async fn cause(&self, trouble: Trouble, chaos: &Chaos, end: Instant) -> Result<(), Fault> {
        let last = async |time: Duration| sleep(time.min(end - Instant::now())).await;
        match trouble {
            Trouble::Kill { node, away } => {
                let mut server = self.nodes.server(node).await;
                server.kill().await?;
                last(away).await;
                // Where the database is away or the disk is full, it does not start.
                let begun = Instant::now();
                while let Err(error) = server.again().await {
                    if begun.elapsed() > START {
                        return Err(error);
                    }
                    sleep(Duration::from_millis(200)).await;
                }
            }
            Trouble::Pause { node, time } => {
                let server = self.nodes.server(node).await;
                server.signal("STOP").await?;
                last(time).await;
                server.signal("CONT").await?;
            }
            Trouble::Partition { node, link, time } => {
                self.nodes.proxies[node].set(link);
                last(time).await;
                self.nodes.proxies[node].set(Link::Whole);
            }
            Trouble::Restart => {
                let command = chaos.restart_database.as_deref().unwrap_or("false");
                let begun = Instant::now();
                // Where the disk is full, it does not start.
                while !shell(command).await? {
                    if begun.elapsed() > START {
                        return Err(format!("`{command}` fails").into());
                    }
                    sleep(Duration::from_millis(200)).await;
                }
            }
            Trouble::Fill { time } => {
                let disk = chaos.small_disk.as_deref().unwrap_or(Path::new("."));
                let ballast = disk.join(format!("aude-load-{}-ballast", std::process::id()));
                let ballast = Ballast(ballast);
                let file = ballast.0.clone();
                tokio::task::spawn_blocking(move || fill(&file)).await??;
                last(time).await;
            }
            Trouble::Clock { node, ms, time } => {
                // A server that is paused or away has a clock as well.
                self.nodes.clocks[node].set(ms)?;
                last(time).await;
                self.nodes.clocks[node].set(0)?;
            }
        }
        Ok(())
    }

    /// Waits until all are there and every table has had a move acknowledged.
    async fn plays_on(&self) -> Result<Duration, Fault> {
        let begun = Instant::now();
        loop {
            let tables = self.tally.ledger.tables_since(begun);
            if tables == self.games as usize {
                break;
            }
            if begun.elapsed() > COME_BACK {
                return Err(format!("only {tables} of {} tables play on", self.games).into());
            }
            sleep(Duration::from_millis(20)).await;
        }
        self.gathered(COME_BACK).await?;
        Ok(begun.elapsed())
    }
}

/// Runs a command; says whether it succeeded.
async fn shell(command: &str) -> Result<bool, Fault> {
    Ok(Command::new("sh").args(["-c", command]).stdout(std::process::Stdio::null()).status().await?.success())
}

/// What fills the disk, until it is dropped.
struct Ballast(PathBuf);

impl Drop for Ballast {
    fn drop(&mut self) {
        drop(remove_file(&self.0));
    }
}

/// Writes to a file until there is no space left.
fn fill(ballast: &Path) -> Result<(), String> {
    let mut file = File::create(ballast).map_err(|e| format!("{}: {e}", ballast.display()))?;
    let mut written = 0;
    // Files have whole blocks of the disk; smaller steps only take long.
    for size in [1 << 20, 1 << 12] {
        let block = vec![0; size];
        while file.write_all(&block).is_ok() {
            written += size;
            if written > SMALL {
                return Err("--small-disk is not small: it takes more than 512 MB".into());
            }
        }
    }
    Ok(())
}
