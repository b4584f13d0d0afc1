//! `aude bench`: how fast is the engine?
//!
//! Complete games of uniformly random legal play: each action is picked from among the legal ones without a list of
//! them, and for comparison with every legal placement and figure listed every turn. All setups are measured in turn, again and again, and the best round of each counts, so that what else the
//! machine does hits all of them alike: look at the ratios.

use std::{
    process::{Command, Stdio},
    thread,
    time::Instant,
};

use aude_bots::{Budget, Player, Playouts, Random, Search, Tuning, Weights};
use aude_engine::{Deck, Log, Phase, Rules, Setup, State, parts::parts};
use serde_json::json;

use crate::record_bench::RecordBench;

/// Measure the engine: complete games of uniformly random legal play.
#[derive(clap::Args)]
pub struct Args {
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// How many rounds to measure; the best of them counts
    #[arg(long, default_value_t = 20)]
    rounds: usize,
    /// Only play so many games of one setup and print nothing (for profilers)
    #[arg(long, value_name = "GAMES")]
    profile: Option<usize>,
    /// Which setup to profile, counted from 0
    #[arg(long, default_value_t = 0, requires = "profile")]
    setup: usize,
}

struct Bench {
    name: &'static str,
    rules: Rules,
    /// Whether every legal action is listed.
    lists: bool,
    /// Seconds of the best round.
    best: f64,
    turns: usize,
    /// Of the last positions of games, on average and at most.
    bytes: usize,
    most_bytes: usize,
    copy: f64,
}

const GAMES: usize = 2_000;

fn benches() -> Vec<Bench> {
    let inns = [("base", 1), ("inns-cathedrals", 1)];
    // Of each part the tiles with most on them: those with gardens, and the longer river.
    let all: Vec<_> = parts().filter_map(|part| Some((*part.sets.last()?, 1))).collect();
    let mut room = Setup::players(2);
    room.toggles = ["inns", "cathedrals"].map(|t| (t.to_string(), true)).into();
    let measured = |name, setup: &Setup, lists| {
        let rules = Rules::new(setup).expect("the setups make sense");
        Bench { name, rules, lists, best: f64::MAX, turns: 0, bytes: 0, most_bytes: 0, copy: f64::MAX }
    };
    let bench = |name, setup: &Setup| measured(name, setup, false);
    let listing = |name, setup: &Setup| measured(name, setup, true);
    vec![
        bench("base", &Setup::players(2)),
        bench("base, Inns & Cathedrals on without its tiles", &room),
        bench("base + Inns & Cathedrals", &Setup::players(2).with_parts(&inns)),
        bench("base, 5 players", &Setup::players(5)),
        bench("base + river with two arms", &Setup::players(2).with_parts(&[("base", 1), ("river-2", 1)])),
        listing("base, every action listed", &Setup::players(2)),
        listing("all parts, two players, every action listed", &Setup::players(2).with_parts(&all)),
        bench("all parts, two players", &Setup::players(2).with_parts(&all)),
    ]
}

pub fn run(args: &Args) {
    let mut benches = benches();
    if let Some(games) = args.profile {
        let bench = &benches[args.setup.min(benches.len() - 1)];
        let mut play = Playouts::new(&bench.rules, 1).listing(bench.lists);
        (0..games).for_each(|_| {
            play.game();
        });
        return;
    }
    let mut records = RecordBench::new();
    for round in 0..args.rounds.max(1) {
        if !args.json {
            eprint!("\rround {} of {} ", round + 1, args.rounds.max(1));
        }
        for bench in &mut benches {
            bench.measure(round as u64);
        }
        records.measure();
    }
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let all = all_cores(&benches[0].rules, threads) / (GAMES as f64 / benches[0].best * threads as f64);
    let instructions = instructions_per_turn(&benches[0]);
    let opening = opening(&benches[0].rules);
    let thought = Thought {
        playouts: playouts(&benches[0].rules, &opening),
        visits: visits(&benches[0].rules, &middle(&benches[0].rules), 3_000),
        visits_all: benches.last().map_or(0.0, |bench| visits(&bench.rules, &middle(&bench.rules), 100)),
    };
    if args.json {
        print_json(&benches, &records, threads, all, instructions, &thought);
    } else {
        eprint!("\r{:24}\r", "");
        print_table(&benches, &records, threads, all, instructions, &thought);
    }
}

/// How fast computer players think, a second on one core.
struct Thought {
    /// Random games from an opening position to the end, base game.
    playouts: f64,
    /// Visits of the search, base game.
    visits: f64,
    /// The same with all parts.
    visits_all: f64,
}

/// A position with the first tile in hand.
fn opening(rules: &Rules) -> State {
    let mut state = rules.start();
    let draw = Deck::new(1).draw(rules, &state);
    state.play_unchecked(rules, draw, &mut Log::off());
    state
}

/// A position in the middle of a game, with a tile in hand.
fn middle(rules: &Rules) -> State {
    let (deck, mut player, mut state) = (Deck::new(1), Random::new(1), rules.start());
    let tiles = state.left();
    while state.left() > tiles / 2 || state.phase() != Phase::PlaceTile {
        let action = if state.phase() == Phase::Draw { deck.draw(rules, &state) } else { player.choose(rules, &state) };
        state.play_unchecked(rules, action, &mut Log::off());
    }
    state
}

/// Random games to the end from a position, a second; the best of five rounds.
fn playouts(rules: &Rules, from: &State) -> f64 {
    let mut play = Playouts::from(rules, from.clone(), 1);
    let mut round = || {
        let start = Instant::now();
        (0..GAMES).for_each(|_| {
            play.game();
        });
        GAMES as f64 / start.elapsed().as_secs_f64()
    };
    (0..5).map(|_| round()).fold(0.0, f64::max)
}

/// Visits of the search to a position, a second; the best of three rounds.
fn visits(rules: &Rules, state: &State, n: u32) -> f64 {
    let mut search = Search::new(rules, Weights::default(), Budget::Visits(n), Tuning::default());
    let mut round = || {
        let start = Instant::now();
        search.start(state);
        let visits = search.think_for(rules, state, Budget::Visits(n)).visits;
        f64::from(visits) / start.elapsed().as_secs_f64()
    };
    (0..3).map(|_| round()).fold(0.0, f64::max)
}

impl Bench {
    fn measure(&mut self, seed: u64) {
        let mut play = Playouts::new(&self.rules, seed).listing(self.lists);
        let (mut turns, mut bytes) = (0, 0);
        let start = Instant::now();
        for _ in 0..GAMES {
            let state = play.game();
            turns += state.turn();
            bytes += state.bytes();
            self.most_bytes = self.most_bytes.max(state.bytes());
        }
        let seconds = start.elapsed().as_secs_f64();
        if seconds < self.best {
            (self.best, self.turns, self.bytes) = (seconds, turns, bytes / GAMES);
        }
        // Copying the largest position, the last, into memory that is there already.
        let last = play.game().clone();
        let mut copy = last.clone();
        let start = Instant::now();
        for _ in 0..GAMES {
            copy.clone_from(std::hint::black_box(&last));
            std::hint::black_box(&mut copy);
        }
        self.copy = self.copy.min(start.elapsed().as_secs_f64() / GAMES as f64);
    }

    fn games_per_second(&self) -> f64 {
        GAMES as f64 / self.best
    }

    fn ns_per_turn(&self) -> f64 {
        self.best * 1e9 / self.turns as f64
    }
}

/// Games a second on all cores together.
fn all_cores(rules: &Rules, threads: usize) -> f64 {
    let games = 5 * GAMES;
    let round = || {
        let start = Instant::now();
        thread::scope(|scope| {
            for seed in 0..threads {
                scope.spawn(move || {
                    let mut play = Playouts::new(rules, seed as u64);
                    (0..games).for_each(|_| {
                        play.game();
                    });
                });
            }
        });
        (games * threads) as f64 / start.elapsed().as_secs_f64()
    };
    (0..5).map(|_| round()).fold(0.0, f64::max)
}

/// Instructions of a turn, counted by valgrind where it is installed.
fn instructions_per_turn(bench: &Bench) -> Option<u64> {
    let count = |games: usize| -> Option<u64> {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(std::env::current_exe().ok()?)
            .args(["bench", "--profile", &games.to_string()])
            .stdin(Stdio::null())
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = text.lines().find(|l| l.contains("Collected"))?;
        line.rsplit(' ').next()?.parse().ok()
    };
    let (few, many) = (count(100)?, count(600)?);
    let turns_per_game = bench.turns as f64 / GAMES as f64;
    Some(((many - few) as f64 / 500.0 / turns_per_game) as u64)
}

fn print_table(
    benches: &[Bench],
    records: &RecordBench,
    threads: usize,
    all: f64,
    instructions: Option<u64>,
    thought: &Thought,
) {
    println!(
        "{:<46}{:>10}{:>10}{:>8}{:>13}{:>8}{:>10}",
        "random games", "games/s", "ns/turn", "ratio", "state bytes", "most", "copy ns"
    );
    for bench in benches {
        println!(
            "{:<46}{:>10.0}{:>10.1}{:>8.3}{:>13}{:>8}{:>10.0}",
            bench.name,
            bench.games_per_second(),
            bench.ns_per_turn(),
            benches[0].ns_per_turn() / bench.ns_per_turn(),
            bench.bytes,
            bench.most_bytes,
            bench.copy * 1e9,
        );
    }
    println!(
        "\n{:<46}{:>10.0}    {} bytes a record",
        "records read and replayed (base)",
        records.games_per_second(),
        records.bytes()
    );
    println!("\nall {threads} cores: {all:.2} of {threads} times one core");
    match instructions {
        Some(n) => println!("instructions a turn (base, valgrind): {n}"),
        None => println!("instructions a turn: valgrind is not installed"),
    }
    println!("\nrandom playouts a second, from an opening position to the end (base): {:.0}", thought.playouts);
    println!("search visits a second, in the middle of a game (base): {:.0}", thought.visits);
    println!("search visits a second, in the middle of a game (all parts): {:.0}", thought.visits_all);
}

fn print_json(
    benches: &[Bench],
    records: &RecordBench,
    threads: usize,
    all: f64,
    instructions: Option<u64>,
    thought: &Thought,
) {
    let setups: Vec<_> = benches
        .iter()
        .map(|b| {
            json!({
                "setup": b.name,
                "games_per_second": b.games_per_second().round(),
                "ns_per_turn": (b.ns_per_turn() * 10.0).round() / 10.0,
                "state_bytes": b.bytes,
                "state_bytes_most": b.most_bytes,
                "copy_ns": (b.copy * 1e9).round(),
                "ratio": (benches[0].ns_per_turn() / b.ns_per_turn() * 1000.0).round() / 1000.0,
            })
        })
        .collect();
    let mut object = setups[0].clone();
    object["instructions_per_turn"] = json!(instructions);
    object["records_per_second"] = json!(records.games_per_second().round());
    object["record_bytes"] = json!(records.bytes());
    object["cores"] = json!(threads);
    object["all_cores_ratio"] = json!((all * 1000.0).round() / 1000.0);
    object["playouts_per_second"] = json!(thought.playouts.round());
    object["visits_per_second"] = json!(thought.visits.round());
    object["visits_per_second_all_parts"] = json!(thought.visits_all.round());
    object["setups"] = json!(setups);
    println!("{object}");
}
