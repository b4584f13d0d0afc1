//! `aude review --measure`: how good reviews are, as `docs/review.md` reports it.

use std::{fs, path::Path, sync::Arc, thread};

use aude_bots::{
    Level,
    review::{
        Class, Depth, Swing,
        measure::{Measure, Measured},
    },
};
use aude_engine::{Rules, Setup};
use serde_json::{Value, json};

use crate::{Fault, progress::Progress};

/// Losses whose frequency is counted, to fit thresholds.
const LOSSES: [f32; 14] = [0.002, 0.005, 0.01, 0.015, 0.02, 0.025, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15];

/// What is measured.
#[derive(clap::Args)]
#[group(id = "measured")]
pub struct Args {
    /// With --measure: of each level so many games are reviewed again with five times the visits
    #[arg(long, value_name = "GAMES", hide = true, default_value_t = 0)]
    again: usize,
    /// With --measure: the draws of the first game
    #[arg(long, hide = true, default_value_t = 1)]
    seed: u64,
    /// With --measure: seats at the table
    #[arg(long, hide = true, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: u8,
    /// With --measure: games at a time [default: one for each core]
    #[arg(long, hide = true)]
    threads: Option<usize>,
    /// With --measure: visits of the master's search
    #[arg(long, hide = true, default_value_t = 1000)]
    master: u32,
}

pub fn run(games: usize, depth: Depth, args: &Args, json: Option<&Path>) -> Result<(), Fault> {
    let measure = Measure {
        rules: Arc::new(Rules::new(&Setup::players(args.players.into()))?),
        seed: args.seed,
        games,
        again: args.again,
        depth,
        master: args.master,
        threads: args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)),
    };
    let progress = Progress::new(measure.total());
    let mut measured = Vec::new();
    measure.run(|game| {
        measured.push(game);
        progress.at(measured.len());
    });
    progress.end();
    // Games come as they are done; what is told must not depend on that.
    measured.sort_by_key(|game| (game.level, game.number));
    let result = result(&measure, &measured);
    match json {
        Some(file) if file.as_os_str() != "-" => {
            fs::write(file, format!("{result:#}\n")).map_err(|e| format!("{}: {e}", file.display()))?;
        }
        _ => println!("{result:#}"),
    }
    Ok(())
}

fn result(measure: &Measure, games: &[Measured]) -> Value {
    let levels = Level::ALL.map(|level| {
        let games: Vec<_> = games.iter().filter(|game| game.level == level).collect();
        (level.name().to_string(), of_level(&games, measure.rules.players()))
    });
    let all: Vec<_> = games.iter().collect();
    let mut again = [[0; 5]; 5];
    for game in games {
        for (sums, row) in again.iter_mut().zip(game.again) {
            for (sum, n) in sums.iter_mut().zip(row) {
                *sum += n;
            }
        }
    }
    let labels: u32 = again.iter().flatten().sum();
    let same: u32 = (0..5).map(|class| again[class][class]).sum();
    json!({
        "games": games.len(),
        "visits": measure.depth.visits,
        "seed": measure.seed,
        "players": measure.rules.players(),
        "sum-error": games.iter().map(Measured::error).fold(0.0, f64::max),
        "chance": spreads(&all, |account| account.chance),
        "lead": spreads(&all, |account| account.lead),
        "levels": levels.into_iter().collect::<serde_json::Map<_, _>>(),
        "again": {
            "labels": labels,
            "same": f64::from(same) / f64::from(labels.max(1)),
            "blunders-became-best": again[Class::Blunder as usize][Class::Best as usize],
            "best-became-blunders": again[Class::Best as usize][Class::Blunder as usize],
            "rows-became-columns": again,
        },
    })
}

fn of_level(games: &[&Measured], players: usize) -> Value {
    let losses: Vec<f32> = games.iter().flat_map(|game| game.losses.iter().copied()).collect();
    let seats = (games.len() * players).max(1) as f64;
    let accounts = || games.iter().flat_map(|game| &game.accounts);
    let classes = Class::ALL.map(|class| {
        let n: u32 = accounts().map(|account| account.classes[class as usize]).sum();
        (class.name().to_string(), json!(f64::from(n) / seats))
    });
    let above = LOSSES.map(|least| {
        let n = losses.iter().filter(|loss| **loss >= least).count();
        (least.to_string(), json!(n as f64 / seats))
    });
    let accuracy = mean(accounts().filter_map(|account| account.accuracy).map(f64::from));
    let found = Level::ALL.map(|level| {
        let n = accounts().filter(|account| account.level == Some(level)).count();
        (level.name().to_string(), json!(n as f64 / seats))
    });
    json!({
        "games": games.len(),
        "decisions-of-a-player": losses.len() as f64 / seats,
        "mean-loss": mean(losses.iter().copied().map(f64::from)),
        "accuracy": accuracy,
        "classes-of-a-player": classes.into_iter().collect::<serde_json::Map<_, _>>(),
        "losses-of-a-player-from": above.into_iter().collect::<serde_json::Map<_, _>>(),
        "played-like": found.into_iter().collect::<serde_json::Map<_, _>>(),
        "chance": spreads(games, |account| account.chance),
        "lead": spreads(games, |account| account.lead),
    })
}

/// Means and standard deviations over the players of games, and how much of the variance of results luck explains.
fn spreads(games: &[&Measured], swing: fn(&aude_bots::review::Account) -> Swing) -> Value {
    // With two players the second has the same numbers with the other sign.
    let swings: Vec<Swing> = games.iter().filter_map(|game| game.accounts.first()).map(swing).collect();
    let deviation = |value: &dyn Fn(&Swing) -> f64| {
        let middle = mean(swings.iter().map(value));
        mean(swings.iter().map(|swing| (value(swing) - middle).powi(2))).sqrt()
    };
    let (result, rest) = (deviation(&|s| s.result), deviation(&|s| s.result - s.luck));
    json!({
        "result-deviation": result,
        "luck-mean": mean(swings.iter().map(|s| s.luck)),
        "luck-deviation": deviation(&|s| s.luck),
        "residual-mean": mean(swings.iter().map(|s| s.residual)),
        "residual-deviation": deviation(&|s| s.residual),
        "residual-mean-size": mean(swings.iter().map(|s| s.residual.abs())),
        "without-luck-deviation": rest,
        "variance-removed-by-luck": 1.0 - rest * rest / (result * result).max(1e-9),
    })
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (mut sum, mut n) = (0.0, 0.0);
    for value in values {
        sum += value;
        n += 1.0;
    }
    if n > 0.0 { sum / n } else { 0.0 }
}
