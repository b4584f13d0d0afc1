//! The `aude` program: play, analyse, measure.
#![forbid(unsafe_code)]

mod arena;
mod backup;
mod bench;
mod bot;
mod draw;
mod load;
mod moderate;
mod perft;
mod play;
mod process;
mod progress;
mod random;
mod record_bench;
mod rules;
mod scenario;
mod serve;
mod setup;
mod terminal;
mod token;

use std::{
    io::{self, BufReader},
    process::ExitCode,
};

use aude_protocol::Engine;
use clap::{Parser, Subcommand};

/// Carcassonne in all its editions: play it, let programs play it, measure it.
#[derive(Parser)]
#[command(version, about, max_term_width = 100)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play, in the browser or around one screen in the terminal
    Play(play::Args),
    // What these six say about themselves is longer, and stands with them.
    Serve(serve::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Moderate(moderate::Args),
    Token(token::Args),
    Bot(bot::Args),
    /// Go through a recorded game, check it, convert it (docs/record.md)
    Replay(terminal::replay::Args),
    /// Speak the engine protocol on standard input and output (docs/protocol.md)
    Engine,
    /// Read the rules, part by part
    Rules(rules::Args),
    /// Draw tiles, positions and games as SVG, PNG or animated GIF
    Draw(draw::Args),
    /// Count all ways a game can go, to a depth
    Perft(perft::Args),
    /// Run worked examples (docs/scenarios.md)
    Scenario(scenario::Args),
    /// Let players compete and say who is stronger
    Arena(arena::Args),
    /// Measure the engine
    Bench(bench::Args),
    Load(load::Args),
}

/// What went wrong, in the user's words.
type Fault = Box<dyn std::error::Error>;

fn main() -> ExitCode {
    let result = match Args::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::backup(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Moderate(args) => moderate::run(&args),
        Command::Bot(args) => bot::run(&args),
        Command::Token(args) => token::run(&args),
        Command::Replay(args) => terminal::replay::run(&args),
        Command::Engine => engine(),
        Command::Rules(args) => rules::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Bench(args) => {
            bench::run(&args);
            Ok(())
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough.
        Err(fault) if fault.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe) => {
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("aude: {fault}");
            ExitCode::from(2)
        }
    }
}

fn engine() -> Result<(), Fault> {
    let mut engine = Engine::new();
    engine.set_seed(random::fresh_seed());
    aude_protocol::serve(&mut engine, BufReader::new(io::stdin().lock()), io::stdout().lock())?;
    Ok(())
}
