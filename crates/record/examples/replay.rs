//! Goes through a record turn by turn: `cargo run --example replay FILE`; without a file, through a game that it plays itself.

use std::{env, error::Error, fs};

use aude_engine::{Event, Log, Setup};
use aude_record::Game;

fn main() -> Result<(), Box<dyn Error>> {
    let text = match env::args().nth(1) {
        Some(file) => fs::read_to_string(file)?,
        None => played()?.record(),
    };
    // Reading is replaying: whatever cannot have happened is refused here.
    let game = Game::from_record(&text).map_err(|fault| format!("{fault}"))?;
    let (mut replay, mut log) = (game.replay(), Log::on());
    while let Some(action) = replay.advance(&mut log) {
        println!("{}", game.setup().players[replay.state().player()]);
        println!("  {action:?}");
        for event in log.take() {
            if let Event::Scored(score) = event {
                println!("  {} points for {}", score.points, game.setup().players[score.player]);
            }
        }
    }
    Ok(())
}

/// A game in which everybody always does the first thing that is possible.
fn played() -> Result<Game, Box<dyn Error>> {
    let mut game = Game::new(Setup::players(2), 7)?;
    while let Some(action) = game.legal_actions().first() {
        game.play(*action)?;
    }
    Ok(game)
}
