//! `aude load`: how much a server takes.
//!
//! The server is a process of its own, started here and watched from outside; the clients are one process of many small tasks. They play real
//! games, by the rules and over real sockets, each table from an address of its own, so that the server's limits are those that it has
//! for everybody. Moves are due at a fixed pace, whether or not the server keeps up.

mod hostile;
mod server;
mod socket;
mod table;
mod tally;

use std::{
    net::SocketAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::{Duration, Instant},
};

use aude_server::store::Place;
use futures_util::{StreamExt, stream};
use hostile::Crowd;
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};
use serde_json::{Value as Json, json};
use server::{Server, Usage};
use table::{Order, Table, look_on};
use tally::Tally;
use tokio::{sync::watch, time::sleep};

use crate::{Fault, progress::Progress};

/// Measure a server: many games at once, over real sockets.
///
/// Starts a server of its own, in a temporary folder or where --data or --database says, lets many people play legal games on it, and
/// reports how long moves take to be acknowledged and what the server used. Ends with an error if an acknowledged move was lost or
/// doubled. Every socket is an open file, here and in the server: `ulimit -n 30000` before 10,000 of them. docs/performance.md has
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
    /// A limit of the server, as `aude serve` takes it; may be given several times
    #[arg(long = "limit", value_name = "NAME=N[/MS]", global = true)]
    limits: Vec<String>,
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
    /// Kill the server (SIGKILL) under load, again and again: no acknowledged move may be lost or doubled
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
        let mut load = Load::open(args, place, sockets as usize).await?;
        let report = match &args.run {
            Run::Steady { seconds } => load.steady(*seconds).await?,
            Run::Kills { rounds } => load.kills(*rounds).await?,
            Run::Stampede { rounds } => load.stampede(*rounds).await?,
            Run::Hostile { seconds, rounds, crowd } => load.hostile(*seconds, *rounds, crowd).await?,
            Run::Disturb { .. } => unreachable!("that is no measurement"),
        };
        print(&report, args.json);
        let count = |name: &str| report[name].as_u64().unwrap_or(0);
        if count("lost") + count("doubled") > 0 {
            return Err("acknowledged moves were lost or doubled".into());
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

/// A server under load.
struct Load {
    server: Server,
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
        let server = Server::start(place, &args.limits).await?;
        let empty = server.usage();
        let order = Order { server: server.address, play: false, epoch: 0 };
        let (orders, tally) = (watch::channel(order).0, Arc::<Tally>::default());
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
                Table::open(n, orders.subscribe(), tally.clone(), pace, &settings, own)
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
        let load = Self { server, orders, tally, sockets, games: args.games, rate: args.rate, rooms, random, empty };
        for n in 0..sockets - args.games as usize * 2 {
            let n = n % args.games as usize;
            tokio::spawn(look_on(n, load.rooms[n].clone(), load.orders.subscribe(), load.tally.clone()));
            // A little apart, so that nobody waits for longer than connections do.
            if n % 50 == 49 {
                sleep(Duration::from_millis(10)).await;
            }
        }
        load.gathered().await?;
        eprintln!("{} games with {} sockets after {:.1} s", args.games, sockets, begun.elapsed().as_secs_f64());
        Ok(load)
    }

    /// Waits until all are there.
    async fn gathered(&self) -> Result<Duration, Fault> {
        let begun = Instant::now();
        while self.tally.here.load(Relaxed) < self.sockets {
            if begun.elapsed() > NEVER {
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

    /// Plays for a while, and measures.
    async fn measure(&self, seconds: u64) -> Json {
        self.tally.answered.clear();
        self.tally.due.clear();
        let (before, heard, games) =
            (self.server.usage(), self.tally.heard.load(Relaxed), self.tally.games.load(Relaxed));
        let begun = Instant::now();
        self.tally.on.store(true, Relaxed);
        let progress = Progress::new(seconds as usize);
        for second in 0..seconds {
            progress.at(second as usize);
            sleep(Duration::from_secs(1)).await;
        }
        progress.end();
        self.tally.on.store(false, Relaxed);
        let (after, took) = (self.server.usage(), begun.elapsed().as_secs_f64());
        let (moves, busy) = (self.tally.answered.count(), after.busy.saturating_sub(before.busy).as_secs_f64());
        let times = |times: &tally::Times| {
            json!({ "p50": times.within(500), "p90": times.within(900), "p99": times.within(990), "p99.9": times.within(999),
                    "most": times.within(1000) })
        };
        json!({
            "games": self.games,
            "sockets": self.sockets,
            "wanted": self.rate,
            "moves": moves,
            "moves a second": round(moves as f64 / took),
            "ms to acknowledge": times(&self.tally.answered),
            "ms from due": times(&self.tally.due),
            "events told a second": round((self.tally.heard.load(Relaxed) - heard) as f64 / took),
            "games ended": self.tally.games.load(Relaxed) - games,
            "MB": round(after.memory as f64 / 1e6),
            "MB at most": round(after.peak as f64 / 1e6),
            "MB empty": round(self.empty.memory as f64 / 1e6),
            "cores busy": round(busy / took),
            "core ms for a move": round(busy * 1000.0 / moves.max(1) as f64),
        })
    }

    /// Adds what went wrong.
    fn troubles(&self, report: &mut Json) {
        for (name, count) in [
            ("refused", &self.tally.refused),
            ("dropped", &self.tally.dropped),
            ("lost", &self.tally.lost),
            ("doubled", &self.tally.doubled),
        ] {
            report[name] = count.load(Relaxed).into();
        }
    }

    async fn steady(&self, seconds: u64) -> Result<Json, Fault> {
        self.order(|order| order.play = true);
        // Everybody has moved once before it counts, or at least a while has gone by.
        sleep(Duration::from_secs_f64((f64::from(self.games) / self.rate).min(5.0))).await;
        let mut report = self.measure(seconds).await;
        self.troubles(&mut report);
        Ok(report)
    }

    async fn kills(&mut self, rounds: u32) -> Result<Json, Fault> {
        self.order(|order| order.play = true);
        let progress = Progress::new(rounds as usize);
        let (mut starts, mut returns) = (Vec::new(), Vec::new());
        for round in 0..rounds {
            progress.at(round as usize);
            sleep(Duration::from_millis(300 + self.random.next_u64() % 1000)).await;
            self.server.kill().await?;
            let begun = Instant::now();
            starts.push(self.server.again().await?);
            // Those whose connections have ended know it by now, or will.
            sleep(Duration::from_millis(20)).await;
            self.gathered().await?;
            returns.push(begun.elapsed());
        }
        sleep(Duration::from_secs(1)).await;
        progress.end();
        let most = |times: &[Duration]| round(times.iter().max().map_or(0.0, Duration::as_secs_f64));
        let mut report = json!({
            "games": self.games,
            "sockets": self.sockets,
            "kills": rounds,
            "moves acknowledged": self.tally.moves.load(Relaxed),
            "s until it answers, at most": most(&starts),
            "s until all are back, at most": most(&returns),
        });
        self.troubles(&mut report);
        Ok(report)
    }

    async fn stampede(&self, rounds: u32) -> Result<Json, Fault> {
        self.order(|order| order.play = true);
        sleep(Duration::from_secs(2)).await;
        let mut returns = Vec::new();
        for _ in 0..rounds {
            let begun = Instant::now();
            self.order(|order| order.epoch += 1);
            while self.tally.here.load(Relaxed) >= self.sockets && begun.elapsed() < NEVER {
                sleep(Duration::from_millis(1)).await;
            }
            self.gathered().await?;
            returns.push(round(begun.elapsed().as_secs_f64()));
            sleep(Duration::from_secs(2)).await;
        }
        let usage = self.server.usage();
        let mut report = json!({
            "games": self.games,
            "sockets": self.sockets,
            "s until all are back": returns,
            "moves acknowledged": self.tally.moves.load(Relaxed),
            "MB at most": round(usage.peak as f64 / 1e6),
        });
        self.troubles(&mut report);
        Ok(report)
    }

    /// What a machine does beside it changes from minute to minute, so that both are measured in turn.
    async fn hostile(&self, seconds: u64, rounds: u32, crowd: &Crowd) -> Result<Json, Fault> {
        let (mut alone, mut among, mut busy) = (Vec::new(), Vec::new(), 0.0);
        for _ in 0..rounds {
            alone.push(self.steady(seconds).await?);
            let rooms: Vec<String> = self.rooms.iter().map(|room| room.borrow().clone()).collect();
            // The first moments, before anybody is known to mean no good, count.
            let mut child = crowd.start(self.server.address, &rooms).await?;
            let before = Usage::of(&child);
            among.push(self.measure(seconds).await);
            busy += Usage::of(&child).busy.saturating_sub(before.busy).as_secs_f64();
            child.kill().await?;
        }
        let p99 = |reports: &[Json]| -> Vec<f64> {
            reports.iter().filter_map(|report| report["ms to acknowledge"]["p99"].as_f64()).collect()
        };
        let median = |mut times: Vec<f64>| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        };
        let (p99_alone, p99_among) = (p99(&alone), p99(&among));
        let mut report = among.pop().ok_or("nothing was measured")?;
        report["hostile"] = crowd.hostile.into();
        report["their addresses"] = crowd.addresses.into();
        report["what they do"] = crowd.way.map_or(json!(hostile::WAYS), |way| json!(hostile::WAYS[way as usize - 1]));
        report["their cores busy"] = round(busy / (seconds * u64::from(rounds)) as f64).into();
        report["ms to acknowledge, alone"] = alone[alone.len() - 1]["ms to acknowledge"].clone();
        report["MB, alone"] = alone[alone.len() - 1]["MB"].clone();
        report["p99, alone"] = json!(p99_alone);
        report["p99, among them"] = json!(p99_among);
        report["p99, median among them to median alone"] = round(median(p99_among) / median(p99_alone)).into();
        self.troubles(&mut report);
        Ok(report)
    }
}

/// To two digits after the point.
fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
