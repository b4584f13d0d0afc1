//! A game that a server decides.
//!
//! The server keeps its seed secret. The client has the same game without a seed: it shows everything and offers
//! every choice. A choice is sent as a word. It is played when the server reports it, with the tiles drawn after
//! it.

use aude_engine::{Event, Phase};
use aude_protocol::read_begun_setup;
use aude_record::Game;
use serde_json::{Map, Value as Json};

use super::{Table, day, problem};
use crate::{log::Deed, view::Problem};

impl Table {
    /// A game that goes on elsewhere, at its beginning: a setup without a seed, and the first tiles drawn.
    pub fn begin(setup: &Map<String, Json>, draws: &[String], colours: Vec<usize>) -> Result<Self, Problem> {
        let (read, seed) = read_begun_setup(setup).map_err(problem)?;
        if seed.is_some() {
            return Err(Problem::plain("seed", "is known to nobody"));
        }
        let mut game = Game::without_seed(read).map_err(problem)?;
        day(&mut game, setup)?;
        draw(&mut game, draws).map_err(|message| Problem::plain("", message))?;
        Ok(Self::of(game, colours))
    }

    /// The same from a record without a seed, at its end.
    pub fn follow(record: &str, colours: Vec<usize>) -> Result<Self, String> {
        Ok(Self::of(Game::from_record(record).map_err(|e| e.to_string())?, colours))
    }

    /// The word that is sent for a choice of the position of a number.
    pub fn word(&self, moves: u32, index: u32) -> Result<String, String> {
        Ok(self.game.word(self.choice(moves, index)?))
    }

    /// Somebody has decided in the position of a number, by a word, and these tiles were drawn after it. If that cannot be,
    /// all is as it was before.
    pub fn tell(&mut self, moves: u32, word: &str, draws: &[String]) -> Result<(), String> {
        self.check_moves(moves)?;
        let action = self.game.read_word(word)?;
        let state = self.game.state();
        let (phase, player, turn, before) = (state.phase(), state.decider(), state.turn() as u32, state.draws());
        let action = state.canonical(self.game.rules(), action);
        let mut events = self.game.play(action).map_err(|illegal| illegal.to_string())?;
        match draw(&mut self.game, draws) {
            Ok(drawn) => events.extend(drawn),
            Err(message) => {
                self.game.undo(1);
                self.game.forget_draws();
                return Err(message);
            }
        }
        let drew = self.game.state().draws() > before;
        self.note(Deed { action: Some(action), phase, player, turn, drew, moves: moves + 1 }, &events);
        Ok(())
    }

    /// Goes back to where there were so many actions. What comes then is told again.
    pub fn take_back(&mut self, to: u32) {
        self.undo(self.moves().saturating_sub(to));
        self.game.forget_draws();
    }

    /// Who decided what has been decided so far, in order.
    pub fn deciders(&self) -> Vec<usize> {
        self.steps.iter().map(|step| step.decider).collect()
    }
}

/// Draws tiles until somebody is to decide: neither too few nor too many.
fn draw(game: &mut Game, draws: &[String]) -> Result<Vec<Event>, String> {
    let mut events = Vec::new();
    for tile in draws {
        let design = game.rules().design(tile).ok_or_else(|| format!("there is no tile {tile} in this game"))?;
        events.extend(game.draw(design).map_err(|illegal| format!("{tile}: {illegal}"))?);
    }
    if game.state().phase() == Phase::Draw { Err("a tile is missing".into()) } else { Ok(events) }
}
