//! `aude perft`

use aude_engine::{Rules, perft};

use crate::{Fault, setup};

/// Count all sequences of actions from the start of a game.
///
/// Every tile that can be drawn is a way of its own. With --draw the order of tiles is fixed.
#[derive(clap::Args)]
pub struct Args {
    /// How many actions
    depth: u32,
    /// How many players
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=6))]
    players: u8,
    /// A fixed order of draws [example: --draw U,V,E]
    #[arg(long, value_delimiter = ',', value_name = "TILES")]
    draw: Option<Vec<String>>,
    #[command(flatten)]
    setup: setup::SetupArgs,
}

pub fn run(args: &Args) -> Result<(), Fault> {
    if args.setup.list {
        setup::list();
        return Ok(());
    }
    let mut setup = args.setup.setup(aude_engine::Setup::players(args.players.into()).players)?;
    setup.draw.clone_from(&args.draw);
    let rules = Rules::new(&setup)?;
    for depth in 1..=args.depth {
        println!("{depth} {}", perft(&rules, &rules.start(), depth));
    }
    Ok(())
}
