//! The `aude` program: play, analyse, measure.
#![forbid(unsafe_code)]

#[cfg(feature = "tools")]
mod arena;
mod backup;
mod bench;
#[cfg(feature = "tools")]
mod bot;
mod draw;
#[cfg(feature = "tools")]
mod load;
mod moderate;
mod perft;
mod pixels;
mod play;
#[cfg(feature = "tools")]
mod process;
mod progress;
mod random;
mod record_bench;
mod review;
mod rules;
mod scenario;
mod serve;
mod setup;
mod terminal;
mod token;

use std::{
    io::{self, BufReader},
    panic,
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
    // What these say about themselves is longer, and stands with them.
    Serve(serve::Args),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Moderate(moderate::Args),
    Token(token::Args),
    #[cfg(feature = "tools")]
    Bot(bot::Args),
    /// Go through a recorded game, check it, convert it (docs/record.md)
    Replay(terminal::replay::Args),
    Review(review::Args),
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
    #[cfg(feature = "tools")]
    Arena(arena::Args),
    /// Measure the engine
    Bench(bench::Args),
    #[cfg(feature = "tools")]
    Load(load::Args),
}

/// What went wrong, in the user's words.
type Fault = Box<dyn std::error::Error>;

/// Ends the program quietly when nobody reads its output any more, as in `aude rules | head`: `println!` panics then.
fn end_with_the_reader() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let words = info.payload_as_str().unwrap_or_default();
        if words.starts_with("failed printing to std") && words.contains("Broken pipe") {
            std::process::exit(0);
        }
        usual(info);
    }));
}

fn main() -> ExitCode {
    end_with_the_reader();
    let result = match Args::parse().command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Backup(args) => backup::backup(&args),
        Command::Restore(args) => backup::restore(&args),
        Command::Moderate(args) => moderate::run(&args),
        #[cfg(feature = "tools")]
        Command::Bot(args) => bot::run(&args),
        Command::Token(args) => token::run(&args),
        Command::Replay(args) => terminal::replay::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Engine => engine(),
        Command::Rules(args) => rules::run(&args),
        Command::Draw(args) => draw::run(&args),
        Command::Perft(args) => perft::run(&args),
        Command::Scenario(args) => scenario::run(&args),
        #[cfg(feature = "tools")]
        Command::Arena(args) => arena::run(&args),
        #[cfg(feature = "tools")]
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
