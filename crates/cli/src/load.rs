//! `aude load`: how much a server takes.
//!
//! The server is a process of its own, started here and watched from outside; the clients are one process of many small tasks. They play real
//! games, by the rules and over real sockets, each table from an address of its own, so that the server's limits are those that it has
//! for everybody. Moves are due at a fixed pace, whether or not the server keeps up.

mod chaos;
mod hostile;
mod ledger;
mod nodes;
mod onlooker;
mod proxy;
mod runs;
mod server;
mod socket;
mod table;
mod tally;
mod world;

use std::{
    net::SocketAddr,
    sync::{Arc, PoisonError, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use aude_server::store::Place;
use chaos::Chaos;
use futures_util::{StreamExt, stream};
use hostile::Crowd;
use nodes::{Nodes, Plan};
use onlooker::look_on;
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};
use serde_json::{Value as Json, json};
use server::Usage;
use table::Table;
use tally::Tally;
use tokio::{sync::watch, time::sleep};
use world::{Order, World};

use crate::{Fault, progress::Progress};

/// Measure a server: many games at once, over real sockets.
///
/// Starts a server of its own, in a temporary folder or where --data or --database says, lets many people play legal games on it, and
/// reports how long moves take to be acknowledged and what the server used. In the end every acknowledged move is compared with the
/// store: if one is lost or doubled, the command ends with an error. Every socket is an open file, here and in the server: `ulimit -n 30000` before 10,000 of them. docs/performance.md has
/// what was measured so far.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    run: Run,
    /// How many games of two are played at once
    #[arg(long, default_value_t = 200, global = true, value_parser = clap::value_parser!(u32).range(1..=60_000))]
    games: u32,
    /// How many sockets there are: two for each game, the rest look on [default: five for each game]
    #[arg(long, global = true)]
    sockets: Option<u32>,
    /// How many moves a second in all games together
    #[arg(long, default_value_t = 50.0, global = true)]
    rate: f64,
    /// A tile set beside the base game; may be given several times
    #[arg(long = "part", value_name = "NAME", global = true)]
    parts: Vec<String>,
    /// The folder of the server; it must be a new one
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<std::path::PathBuf>,
    /// A PostgreSQL database for the server; it must be empty
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data")]
    database: Option<String>,
    /// How many servers work on the database; clients are spread over them, and go to another one when theirs is away
    #[arg(long, value_name = "N", default_value_t = 1, global = true, value_parser = clap::value_parser!(u8).range(1..=50))]
    nodes: u8,
    /// A limit of the server, as `aude serve` takes it; may be given several times
    #[arg(long = "limit", value_name = "NAME=N[/MS]", global = true)]
    limits: Vec<String>,
    /// A file for what the servers log, instead of standard error
    #[arg(long, value_name = "FILE", global = true)]
    log: Option<std::path::PathBuf>,
    /// Print the report as JSON
    #[arg(long, global = true)]
    json: bool,
    /// What is played
    #[arg(long, default_value_t = 1, global = true)]
    seed: u64,
}

#[derive(clap::Subcommand)]
enum Run {
    /// Play at a steady pace
    Steady {
        /// For so many seconds
        #[arg(long, default_value_t = 30)]
        seconds: u64,
    },
    /// Kill the server, or one of them (SIGKILL), under load, again and again: no acknowledged move may be lost or doubled
    Kills {
        /// So many times
        #[arg(long, default_value_t = 10)]
        rounds: u32,
    },
    /// Let all clients lose their connection and come back in the same moment
    Stampede {
        /// So many times
        #[arg(long, default_value_t = 3)]
        rounds: u32,
    },
    /// Play at a steady pace, alone and among sockets that mean no good, in turn
    Hostile {
        /// For so many seconds each
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// So many times each
        #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
        rounds: u32,
        #[command(flatten)]
        crowd: Crowd,
    },
    /// Kill and pause servers, cut them off from the database, restart it, fill the disk, move clocks: no acknowledged move may be lost
    /// or doubled, and all clients must come back
    Chaos(Chaos),
    /// Be the sockets that mean no good
    #[command(hide = true)]
    Disturb {
        #[arg(long)]
        server: SocketAddr,
        #[command(flatten)]
        crowd: Crowd,
    },
}

pub fn run(args: &Args) -> Result<(), Fault> {
    let sockets = args.sockets.unwrap_or(args.games * 5);
    if sockets < args.games * 2 {
        return Err(format!("{} games need {} sockets at least", args.games, args.games * 2).into());
    }
    if args.rate.is_nan() || args.rate <= 0.0 {
        return Err("--rate must be more than nothing".into());
    }
    if let Run::Disturb { server, crowd } = &args.run {
        return crate::serve::runtime()?.block_on(crowd.disturb(*server));
    }
    crate::serve::runtime()?.block_on(async {
        let place = match (&args.data, &args.database) {
            (Some(folder), _) => Some(Place::Folder(folder.clone())),
            (None, Some(url)) => Some(Place::Postgres(url.clone())),
            (None, None) => None,
        };
        if args.nodes > 1 && args.database.is_none() {
            return Err("several servers share a PostgreSQL database: --nodes needs --database".into());
        }
        let mut load = Load::open(args, place, sockets as usize).await?;
        let mut report = match &args.run {
            Run::Steady { seconds } => load.steady(*seconds).await?,
            Run::Kills { rounds } => load.kills(*rounds).await?,
            Run::Stampede { rounds } => load.stampede(*rounds).await?,
            Run::Hostile { seconds, rounds, crowd } => load.hostile(*seconds, *rounds, crowd).await?,
            Run::Chaos(chaos) => load.chaos(chaos).await?,
            Run::Disturb { .. } => unreachable!("that is no measurement"),
        };
        load.compare(&mut report).await?;
        print(&report, args.json);
        let count = |name: &str| report[name].as_u64().unwrap_or(0);
        if count("lost") + count("doubled") > 0 {
            return Err("acknowledged moves were lost or doubled".into());
        }
        if let Some(failed) = report["failed"].as_str() {
            return Err(failed.into());
        }
        Ok(())
    })
}

/// Prints a report: a line for each thing that was measured.
fn print(report: &Json, as_json: bool) {
    if as_json {
        println!("{report}");
        return;
    }
    for (name, value) in report.as_object().into_iter().flatten() {
        println!("{name:<28} {value}");
    }
}

/// Servers under load.
struct Load {
    nodes: Nodes,
    orders: watch::Sender<Order>,
    tally: Arc<Tally>,
    sockets: usize,
    games: u32,
    rate: f64,
    rooms: Vec<watch::Receiver<String>>,
    random: Xoshiro256PlusPlus,
    /// What a server without anybody takes.
    empty: Usage,
}

/// Tables are opened so many at a time.
const TOGETHER: usize = 32;
/// Whoever is not there after this time never will be.
const NEVER: Duration = Duration::from_mins(3);

impl Load {
    async fn open(args: &Args, place: Option<Place>, sockets: usize) -> Result<Self, Fault> {
        let chaos = if let Run::Chaos(chaos) = &args.run { Some(chaos) } else { None };
        let nodes = Nodes::start(Plan {
            nodes: args.nodes,
            place,
            parent: chaos.and_then(|chaos| chaos.small_disk.clone()).unwrap_or_else(std::env::temp_dir),
            limits: args.limits.clone(),
            log: args.log.clone(),
            chaos: chaos.is_some(),
        })
        .await?;
        let empty = nodes.usage().await;
        let orders = watch::channel(Order { play: false, epoch: 0 }).0;
        let tally = Arc::<Tally>::default();
        let world = World { servers: nodes.addresses.clone(), orders: orders.subscribe(), tally: tally.clone() };
        let pace = Duration::from_secs_f64(f64::from(args.games) / args.rate);
        let mut parts = serde_json::Map::from_iter([("base".to_string(), json!(1))]);
        parts.extend(args.parts.iter().map(|part| (part.clone(), json!(1))));
        let settings = json!({ "seats": 2, "listed": true, "setup": { "parts": parts } });
        let mut random = Xoshiro256PlusPlus::seed_from_u64(args.seed);
        let progress = Progress::new(args.games as usize);
        let begun = Instant::now();
        let mut tables = stream::iter(0..args.games as usize)
            .map(|n| {
                let own = Xoshiro256PlusPlus::seed_from_u64(random.next_u64());
                Table::open(n, world.clone(), pace, &settings, own)
            })
            .buffer_unordered(TOGETHER)
            .enumerate();
        let mut rooms = Vec::new();
        while let Some((n, table)) = tables.next().await {
            progress.at(n + 1);
            let table = table?;
            rooms.push(table.rooms());
            tokio::spawn(table.play());
        }
        progress.end();
        drop(tables);
        let random = Xoshiro256PlusPlus::seed_from_u64(args.seed ^ 0x6c6f_6164);
        let load = Self { nodes, orders, tally, sockets, games: args.games, rate: args.rate, rooms, random, empty };
        for n in 0..sockets - args.games as usize * 2 {
            let table = n % args.games as usize;
            tokio::spawn(look_on(n, table, load.rooms[table].clone(), world.clone()));
            // A little apart, so that nobody waits for longer than connections do.
            if n % 50 == 49 {
                sleep(Duration::from_millis(10)).await;
            }
        }
        load.gathered(NEVER).await?;
        eprintln!("{} games with {} sockets after {:.1} s", args.games, sockets, begun.elapsed().as_secs_f64());
        Ok(load)
    }

    /// Waits until all are there.
    async fn gathered(&self, patience: Duration) -> Result<Duration, Fault> {
        let begun = Instant::now();
        while self.tally.here.load(Relaxed) < self.sockets {
            if begun.elapsed() > patience {
                let here = self.tally.here.load(Relaxed);
                return Err(format!("only {here} of {} sockets are there; see `ulimit -n`", self.sockets).into());
            }
            sleep(Duration::from_millis(2)).await;
        }
        Ok(begun.elapsed())
    }

    fn order(&self, change: impl FnOnce(&mut Order)) {
        self.orders.send_modify(change);
    }

    /// Lets nobody play on, compares what was acknowledged with the store, and adds what went wrong.
    async fn compare(&self, report: &mut Json) -> Result<(), Fault> {
        self.order(|order| order.play = false);
        sleep(Duration::from_millis(500)).await;
        let found = self.tally.ledger.compare(&self.nodes.place).await?;
        report["refused"] = json!(*self.tally.refused.lock().unwrap_or_else(PoisonError::into_inner));
        for (name, count) in [
            ("moves acknowledged", found.acknowledged),
            ("dropped", self.tally.dropped.load(Relaxed)),
            ("behind", self.tally.behind.load(Relaxed)),
            ("lost", found.lost),
            ("doubled", found.doubled + self.tally.unfit.load(Relaxed)),
        ] {
            report[name] = count.into();
        }
        Ok(())
    }
}

/// To two digits after the point.
fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
