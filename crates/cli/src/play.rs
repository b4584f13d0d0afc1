//! `aude play`: a game, in the browser or in the terminal.

use crate::{Fault, serve, terminal};

/// Play in the browser, or with --terminal around one screen in the terminal.
#[derive(clap::Args)]
pub struct Args {
    /// Play in the terminal
    #[arg(long)]
    terminal: bool,
    #[command(flatten)]
    place: serve::Place,
    #[command(flatten, next_help_heading = "In the terminal")]
    game: terminal::Args,
}

pub fn run(args: &Args) -> Result<(), Fault> {
    if args.terminal || args.game.setup.list {
        return terminal::run(&args.game);
    }
    if args.game != terminal::Args::default() {
        return Err("in the browser, players and what to play are chosen on the page; \
                    `aude play --terminal` with the same words plays in the terminal"
            .into());
    }
    let config = aude_server::Config { place: serve::free_place()?, ..aude_server::Config::default() };
    serve::serve(&args.place, config, true)
}
