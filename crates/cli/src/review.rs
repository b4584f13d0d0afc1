//! `aude review`: where a game was won, and how much of it was luck.

mod measure;
mod page;
mod report;

use std::{fs, path::PathBuf};

use aude_bots::review::Depth;
use aude_table::{Review, Table};

use crate::{
    Fault,
    progress::Progress,
    terminal::{Texts, replay},
};
use report::Report;

/// So many visits are done before the progress is shown again.
const SLICE: u32 = 500;

/// Review a recorded game: luck, skill, and the decisions that mattered (docs/review.md).
///
/// The same record, --visits and version of Aude give the same review again. Reads what `aude replay` reads.
#[derive(clap::Args)]
pub struct Args {
    /// The record
    #[arg(value_name = "FILE", required_unless_present = "measure")]
    file: Option<String>,
    /// Visits of the search for each action that is compared: more judge better and take longer
    #[arg(long, value_name = "N", default_value_t = Depth::default().visits, value_parser = clap::value_parser!(u32).range(1..=i64::from(Depth::MOST)))]
    visits: u32,
    /// List only what this player did: a name, or the number of a seat from 1
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// List all decisions, good ones too
    #[arg(long)]
    all: bool,
    /// Write the review as JSON; - prints it instead of the report
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the review as a page for browsers
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Language: en, de, da, sv, nl
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
    /// Review so many games of each level against itself, and say how good the reviews are
    #[arg(long, value_name = "GAMES", hide = true, conflicts_with_all = ["file", "player", "all", "html"])]
    measure: Option<usize>,
    #[command(flatten)]
    measured: measure::Args,
}

pub fn run(args: &Args) -> Result<(), Fault> {
    if let Some(games) = args.measure {
        return measure::run(games, Depth { visits: args.visits }, &args.measured, args.json.as_deref());
    }
    let texts = Texts::new(&args.lang.clone().unwrap_or_else(Texts::preferred)).map_err(|e| format!("--lang: {e}"))?;
    let file = args.file.clone().unwrap_or_default();
    let table = Table::of(replay::read(&file)?.game, Vec::new());
    if table.moves() == 0 {
        return Err(format!("{file}: {}", texts.get("review-nothing")).into());
    }
    let player = args.player.as_deref().map(|name| seat(&texts, &table, name)).transpose()?;
    let review = reviewed(&table, args.visits);
    let report = Report {
        texts: &texts,
        table: &table,
        review: &review,
        file: &file,
        visits: args.visits,
        player,
        all: args.all,
    };
    let mut printed = false;
    if let Some(file) = &args.json {
        printed = file.as_os_str() == "-";
        if printed {
            println!("{}", review.document());
        } else {
            write(&texts, file, &format!("{}\n", review.document()))?;
        }
    }
    if let Some(file) = &args.html {
        write(&texts, file, &page::page(&report))?;
    }
    if !printed {
        print!("{}", report.text());
    }
    Ok(())
}

/// Reviews a game and shows how far it is.
fn reviewed(table: &Table, visits: u32) -> Review {
    let mut review = Review::new(table, visits);
    let progress = Progress::new(review.progress()[1] as usize);
    while !review.advance(SLICE) {
        progress.at(review.progress()[0] as usize);
    }
    progress.end();
    review
}

fn write(texts: &Texts, file: &PathBuf, text: &str) -> Result<(), Fault> {
    fs::write(file, text).map_err(|e| format!("{}: {e}", file.display()))?;
    eprintln!("{}", texts.with("review-written", &[("file", file.display().to_string().into())]));
    Ok(())
}

/// The seat of a player, by name or number.
fn seat(texts: &Texts, table: &Table, name: &str) -> Result<usize, Fault> {
    let names = &table.game().setup().players;
    let number = name.parse::<usize>().ok().filter(|n| (1..=names.len()).contains(n)).map(|n| n - 1);
    let seat = names.iter().position(|known| known == name).or(number);
    seat.ok_or_else(|| {
        let values = [("name", name.into()), ("players", names.join(", ").into())];
        format!("--player: {}", texts.with("review-no-player", &values)).into()
    })
}
