//! `aude scenario`

use std::{fs, path::PathBuf};

use aude_engine::scenario;

use crate::Fault;

/// Run the worked examples of files and say which do not hold.
#[derive(clap::Args)]
pub struct Args {
    /// Files of scenarios
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub fn run(args: &Args) -> Result<(), Fault> {
    let (mut held, mut failed) = (0, 0);
    for file in &args.files {
        let name = file.display();
        let text = fs::read_to_string(file).map_err(|e| format!("{name}: {e}"))?;
        for scenario in scenario::parse(&text).map_err(|e| format!("{name}: {e}"))? {
            match scenario.run() {
                Ok(()) => held += 1,
                Err(error) => {
                    failed += 1;
                    println!("{name}: {} {}: {error}", scenario.id, scenario.title);
                }
            }
        }
    }
    println!("{held} hold, {failed} do not");
    if failed > 0 { Err("not all scenarios hold".into()) } else { Ok(()) }
}
