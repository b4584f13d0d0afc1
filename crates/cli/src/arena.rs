//! `aude arena`: who is stronger?
//!
//! Players meet in pairs of games with the same draws and exchanged seats; `aude_bots::arena` plays them, this module says
//! what came of it: as a table, as JSON, as a file for each game (CSV) or as a picture (SVG).

mod chart;
mod external;

use std::{fmt::Write, fs, path::PathBuf, thread, time::Duration};

use aude_bots::{
    PLAYERS,
    arena::{Contestant, Match, Outcome, Summary, Test, Verdict, ratings},
    player,
};
use aude_engine::{Rules, Setup};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::{Fault, random::fresh_seed, setup};
use external::External;

/// Let players compete in pairs of games with the same draws and exchanged seats, and say who is stronger.
///
/// Players are random, greedy, yardstick, careful (--list shows all of them), or programs of your own that speak the engine
/// protocol: "cmd:PROGRAM ARGS"; "cmd,ms=100:PROGRAM ARGS" asks them with a setting.
#[derive(clap::Args)]
pub struct Args {
    /// Two players; any number with --all
    #[arg(value_name = "PLAYER")]
    contestants: Vec<String>,
    /// Every player against every other
    #[arg(long, conflicts_with_all = ["csv", "svg"])]
    all: bool,
    /// How many games are played, at most
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    games: u32,
    /// Play all games, even if the result is clear before
    #[arg(long)]
    full: bool,
    /// Differences of Elo ratings to tell apart: the match ends when one of them is unlikely
    #[arg(long, num_args = 2, value_names = ["LOW", "HIGH"], allow_negative_numbers = true, default_values_t = [-10.0, 10.0])]
    elo: Vec<f64>,
    /// How often that may be wrong
    #[arg(long, default_value_t = 0.05, value_name = "RATE")]
    error: f64,
    /// Seats at the table; with more than two one player has one seat and the other one all others, in turn
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// Games played at a time [default: one for each core]
    #[arg(long)]
    threads: Option<usize>,
    /// Seconds after which a program that does not answer has lost the match
    #[arg(long, default_value_t = 60.0, value_name = "SECONDS")]
    timeout: f64,
    /// Write a line for each game
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draw how the match went
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print one JSON object; with --all a list of them
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    setup: setup::SetupArgs,
}

/// What all matches of a run have in common.
struct Arena<'a> {
    args: &'a Args,
    rules: Rules,
    seed: u64,
    test: Test,
}

pub fn run(args: &Args) -> Result<(), Fault> {
    if args.setup.list {
        println!("Players");
        for known in PLAYERS {
            println!("  {:<22} {}", known.name, known.about);
        }
        println!("  {:<22} a program that speaks the engine protocol\n", "cmd:PROGRAM ARGS");
        setup::list();
        return Ok(());
    }
    let names = &args.contestants;
    match (names.len(), args.all) {
        (2, false) | (2.., true) => {}
        (n, true) => return Err(format!("--all takes two players at least, not {n}").into()),
        (n, false) => return Err(format!("a match takes two players, not {n}; --all takes more").into()),
    }
    let &[low, high] = &args.elo[..] else { return Err("--elo takes two numbers".into()) };
    if low >= high {
        return Err(format!("--elo {low} {high}: the first number must be the lower one").into());
    }
    if !(args.error > 0.0 && args.error < 0.5) {
        return Err(format!("--error {}: expected a rate between 0 and 0.5", args.error).into());
    }
    let timeout = Duration::try_from_secs_f64(args.timeout)
        .ok()
        .filter(|timeout| !timeout.is_zero())
        .ok_or_else(|| format!("--timeout {}: expected a number of seconds", args.timeout))?;
    let setup = args.setup.setup(Setup::players(args.players.into()).players)?;
    let arena = Arena {
        args,
        rules: Rules::new(&setup)?,
        // Small enough for programs whose numbers are floating point.
        seed: args.setup.seed.unwrap_or_else(|| fresh_seed() >> 32),
        test: Test { elo: [low, high], error: args.error },
    };
    let mut contestants = Vec::new();
    for name in names {
        contestants.push(contestant(name, &arena.rules, &setup, timeout)?);
    }
    if args.all { arena.round_robin(&contestants) } else { arena.duel([&*contestants[0], &*contestants[1]]) }
}

/// Whoever a description means.
fn contestant(spec: &str, rules: &Rules, setup: &Setup, timeout: Duration) -> Result<Box<dyn Contestant>, Fault> {
    if let Some(external) = External::parse(spec, setup, timeout) {
        return Ok(Box::new(external?));
    }
    match player(spec, rules, 0) {
        Ok(_) => Ok(Box::new(spec.to_string())),
        Err(error) => Err(format!("{error}; a program of your own is cmd:PROGRAM ARGS").into()),
    }
}

impl Arena<'_> {
    /// Plays a match, with a bar that shows how far it is.
    fn play(&self, contestants: [&dyn Contestant; 2]) -> Result<Outcome, Fault> {
        let pairs = self.args.games.div_ceil(2) as usize;
        let threads = self.args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
        let test = (!self.args.full).then_some(self.test);
        let bar = ProgressBar::new(2 * pairs as u64);
        let style = "{wide_bar} {pos} of {len} games, {eta} left, {msg}";
        bar.set_style(ProgressStyle::with_template(style).expect("the template is right"));
        let arena = Match { rules: &self.rules, contestants, seed: self.seed, pairs, threads, test };
        let outcome = arena.play(|tally| {
            bar.set_position(2 * tally.pairs() as u64);
            bar.set_message(format!("{:.0}%", 100.0 * tally.rate()));
        });
        bar.finish_and_clear();
        Ok(outcome?)
    }

    fn duel(&self, contestants: [&dyn Contestant; 2]) -> Result<(), Fault> {
        let names = contestants.map(Contestant::name);
        let outcome = self.play(contestants)?;
        for (file, text) in [
            (&self.args.csv, csv as fn([&str; 2], &Outcome) -> String),
            (&self.args.svg, chart::lead as fn([&str; 2], &Outcome) -> String),
        ] {
            if let Some(file) = file {
                fs::write(file, text(names, &outcome)).map_err(|e| format!("{}: {e}", file.display()))?;
            }
        }
        if self.args.json {
            println!("{}", self.object(names, &outcome));
        } else {
            print!("{}", self.table(names, &outcome));
        }
        Ok(())
    }

    fn round_robin(&self, contestants: &[Box<dyn Contestant>]) -> Result<(), Fault> {
        let n = contestants.len();
        let names: Vec<_> = contestants.iter().map(|c| c.name()).collect();
        let mut scores = vec![vec![0.5; n]; n];
        let mut objects = Vec::new();
        for i in 0..n {
            for j in i + 1..n {
                let outcome = self.play([&*contestants[i], &*contestants[j]])?;
                let rate = outcome.tally.rate();
                (scores[i][j], scores[j][i]) = (rate, 1.0 - rate);
                objects.push(self.object([names[i], names[j]], &outcome));
            }
        }
        if self.args.json {
            println!("{}", Value::Array(objects));
        } else {
            print!("{}", markdown(&names, &scores));
            println!("\nEach meets each in {} games at most, seed {}.", self.args.games.div_ceil(2) * 2, self.seed);
        }
        Ok(())
    }

    fn table(&self, [a, b]: [&str; 2], outcome: &Outcome) -> String {
        let s = outcome.tally.summary();
        let width = a.chars().count().max(b.chars().count()).max(9);
        let mut text =
            format!("{a} – {b}: {} games, seed {}\n\n{:14}{a:>width$}  {b:>width$}\n", s.games, self.seed, "");
        let mut row = |name: &str, [a, b]: [String; 2]| {
            let _ = writeln!(text, "{name:14}{a:>width$}  {b:>width$}");
        };
        row("wins", s.wins.map(|n| n.to_string()));
        row("draws", [s.draws.to_string(), String::new()]);
        row("mean points", s.mean.map(|n| format!("{n:.1}")));
        row("ms a decision", s.ms_per_decision.map(|n| format!("{n:.3}")));
        row("ms a turn", s.ms_per_turn.map(|n| format!("{n:.3}")));
        let _ = writeln!(
            text,
            "\n{a} scores {:.1}% and leads by {:+.1} ± {:.1} points",
            100.0 * s.rate,
            s.margin,
            1.96 * s.margin_error
        );
        let _ = writeln!(text, "Elo {:+.0}, from {:+.0} to {:+.0} with 95% confidence", s.elo, s.elo_low, s.elo_high);
        let _ = writeln!(text, "{}", self.verdict([a, b], outcome));
        text
    }

    /// What the test says, in words.
    fn verdict(&self, [a, b]: [&str; 2], outcome: &Outcome) -> String {
        let [low, high] = self.test.elo;
        let (ratio, bound) = (self.test.ratio(&outcome.tally), self.test.bound());
        let words = match self.test.verdict(&outcome.tally) {
            Some(Verdict::Upper) if low < 0.0 => format!("{a} is stronger"),
            Some(Verdict::Lower) if high > 0.0 => format!("{b} is stronger"),
            Some(Verdict::Upper) => format!("rather {high:+} than {low:+}"),
            Some(Verdict::Lower) => format!("rather {low:+} than {high:+}"),
            None => "not settled".into(),
        };
        format!("Elo {low:+} or {high:+}? {words} ({ratio:+.2} of ±{bound:.2})")
    }

    fn object(&self, [a, b]: [&str; 2], outcome: &Outcome) -> Value {
        let s = outcome.tally.summary();
        let Summary { wins, mean, ms_per_decision, ms_per_turn, .. } = s;
        let verdict = match self.test.verdict(&outcome.tally) {
            Some(Verdict::Upper) => "upper",
            Some(Verdict::Lower) => "lower",
            None => "open",
        };
        json!({
            "games": s.games, "wins_a": wins[0], "wins_b": wins[1], "draws": s.draws,
            "mean_a": mean[0], "mean_b": mean[1],
            "elo": s.elo, "elo_low": s.elo_low, "elo_high": s.elo_high,
            "ms_per_move_a": ms_per_decision[0], "ms_per_move_b": ms_per_decision[1],
            "ms_per_turn_a": ms_per_turn[0], "ms_per_turn_b": ms_per_turn[1],
            "rate": s.rate, "margin": s.margin, "margin_error": s.margin_error,
            "test": verdict, "seed": self.seed, "a": a, "b": b,
        })
    }
}

/// A line for each game.
fn csv(_: [&str; 2], outcome: &Outcome) -> String {
    let seats = outcome.pairs.first().map_or(0, |pair| pair.games[0].seats.len());
    let scores: Vec<_> = (0..seats).map(|seat| format!("score_{seat}")).collect();
    let mut text = format!("pair,game,seed,seats_a,{},result_a,turns,ms_a,ms_b\n", scores.join(","));
    for (number, pair) in outcome.pairs.iter().enumerate() {
        for (half, game) in pair.games.iter().enumerate() {
            let own: Vec<_> = (0..seats).filter(|seat| game.seats[*seat] == 0).map(|seat| seat.to_string()).collect();
            let scores: Vec<_> = game.scores.iter().map(u32::to_string).collect();
            let [ms_a, ms_b] = game.clocks.map(|clock| clock.time.as_secs_f64() * 1e3);
            let _ = writeln!(
                text,
                "{number},{half},{},{},{},{:.4},{},{ms_a:.3},{ms_b:.3}",
                pair.seed,
                own.join(" "),
                scores.join(","),
                game.result(),
                game.turns
            );
        }
    }
    text
}

/// What everybody got against everybody, the strongest first.
fn markdown(names: &[&str], scores: &[Vec<f64>]) -> String {
    let ratings = ratings(scores);
    let mut order: Vec<_> = (0..names.len()).collect();
    order.sort_by(|i, j| ratings[*j].total_cmp(&ratings[*i]));
    let header: Vec<_> = order.iter().map(|i| names[*i]).collect();
    let mut text = format!("| | Elo | {} |\n|---|---:|{}\n", header.join(" | "), "---:|".repeat(names.len()));
    for i in &order {
        let cell = |j: &usize| if i == j { "–".into() } else { format!("{:.1}%", 100.0 * scores[*i][*j]) };
        let cells: Vec<String> = order.iter().map(cell).collect();
        let _ = writeln!(text, "| {} | {:+.0} | {} |", names[*i], ratings[*i], cells.join(" | "));
    }
    text
}
