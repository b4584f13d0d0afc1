//! `aude rules`
//!
//! A page is written from what the engine says of a part, from the words in `rules/`, and from the worked
//! examples of the scenarios. It is markdown; the terminal gets the same page as plain text.

macro_rules! texts {
    ($folder:literal, $suffix:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!($folder, $name, $suffix)))),*]
    };
}

mod reference;
mod terminal;

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use aude_draw::Board;

use aude_engine::{
    MAX_PLAYERS,
    parts::{PRESETS, Part, parts},
    scenario::{self, Scenario},
    tile,
};

use crate::{Fault, draw, progress::Progress};

/// Read the rules of the game, part by part.
#[derive(clap::Args)]
pub struct Args {
    /// A part [example: tower], or turn for the order of a turn; without one the parts are listed
    part: Option<String>,
    /// Print all pages
    #[arg(long, conflicts_with_all = ["part", "write"])]
    all: bool,
    /// Write all pages as markdown files into a folder
    #[arg(long, value_name = "DIR", conflicts_with = "part")]
    write: Option<PathBuf>,
    /// With them every rule of the catalogue and every scenario that shows it, with pictures (20 MB)
    #[arg(long, requires = "write")]
    scenarios: bool,
}

/// Texts that are compiled in, with their names.
pub(crate) type Texts = &'static [(&'static str, &'static str)];

/// The rules in words. The last line of each names examples by their IDs; `+` asks for two of that ID.
#[rustfmt::skip]
const WORDS: Texts = texts!["rules/", ".md":
    "index", "turn", "base", "river", "abbot", "inns-cathedrals", "traders-builders", "king-robber", "princess-dragon",
    "tower", "bridges-castles-bazaars", "abbey-mayor", "siege", "cult", "count",
];

/// The worked examples, in the files of the scenarios.
#[rustfmt::skip]
pub(crate) const SCENARIOS: Texts = texts!["../../engine/scenarios/", ".txt":
    "combinations", "everything", "base", "base-editions", "base-rules", "variants", "river", "abbot",
    "inns-cathedrals", "traders-builders", "king-robber", "princess-dragon", "tower", "bridges-castles-bazaars",
    "abbey-mayor", "siege", "cult", "count",
];

/// The fewest and the most examples of a page.
const EXAMPLES: (usize, usize) = (6, 10);

/// The folder of the pictures, beside the pages.
const PICTURES: &str = "pictures";

/// How wide a tile is in them.
const PICTURE_SIZE: f32 = 72.;

pub fn run(args: &Args) -> Result<(), Fault> {
    let pages = pages();
    if let Some(folder) = &args.write {
        write_pages(folder, &pages)?;
        write_pictures(folder, &shown())?;
        if args.scenarios {
            let (folder, examples) = (folder.join(reference::FOLDER), examples());
            write_pages(&folder, &reference::pages(&examples))?;
            write_pictures(&folder, &examples.into_iter().map(|it| it.2).collect::<Vec<_>>())?;
        }
        return Ok(());
    }
    let name = args.part.as_deref().unwrap_or("README");
    let wanted: Vec<_> = pages.iter().filter(|(page, _)| args.all || *page == name).collect();
    if wanted.is_empty() {
        let names: Vec<_> = pages.iter().map(|(page, _)| *page).filter(|page| *page != "README").collect();
        return Err(format!("there are no rules for `{name}`; there are: {}", names.join(", ")).into());
    }
    let texts: Vec<_> = wanted.iter().map(|(_, text)| terminal::plain_page(text)).collect();
    io::stdout().write_all(texts.join("\n\n").as_bytes())?;
    Ok(())
}

/// All pages in markdown: the index, the turn, and every part.
fn pages() -> Vec<(&'static str, String)> {
    let examples = examples();
    let mut pages = vec![("README", page("index", "The rules", &index(), "", &examples))];
    pages.push(("turn", page("turn", "The turn with everything", "", "", &examples)));
    for part in parts() {
        let (first, rest) = part.about.split_at(1);
        let about = format!("*{}{rest}.*\n\n{}", first.to_uppercase(), contents(part));
        pages.push((part.name, page(part.name, part.title, &about, &choices(part), &examples)));
    }
    pages
}

/// All examples of the scenarios.
fn examples() -> Vec<Example<'static>> {
    let list = |text| scenario::parse(text).unwrap_or_default();
    SCENARIOS.iter().flat_map(|(file, text)| list(text).into_iter().map(move |s| (*file, *text, s))).collect()
}

/// Writes pages as markdown files.
fn write_pages(folder: &Path, pages: &[(&str, String)]) -> Result<(), Fault> {
    fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for (name, text) in pages {
        let file = folder.join(format!("{name}.md"));
        fs::write(&file, text).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    Ok(())
}

/// Draws examples into the folder of the pictures, on all cores.
fn write_pictures(folder: &Path, scenarios: &[Scenario]) -> Result<(), Fault> {
    let folder = folder.join(PICTURES);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let write = |scenario: &Scenario| -> Result<(), String> {
        let Some(example) = scene(scenario) else { return Ok(()) };
        for (name, board) in pictures(scenario, &example) {
            let file = folder.join(name);
            let png = aude_draw::small_png(&board.svg()).map_err(|e| e.to_string())?;
            fs::write(&file, png).map_err(|e| format!("{}: {e}", file.display()))?;
        }
        Ok(())
    };
    let progress = Progress::new(scenarios.len());
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        while let Some(scenario) = scenarios.get(next.fetch_add(1, Ordering::Relaxed)) {
            write(scenario)?;
            progress.at(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        Ok::<(), String>(())
    };
    let results: Vec<_> = thread::scope(|scope| {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|thread| thread.join().expect("drawing does not panic")).collect()
    });
    progress.end();
    Ok(results.into_iter().collect::<Result<(), String>>()?)
}

/// The examples of all pages that show more than the beginning of a game.
fn shown() -> Vec<Scenario> {
    let examples = examples();
    let pages = WORDS.iter().map(|(name, _)| *name);
    let mut shown: Vec<_> =
        pages.flat_map(|name| pick(name, words(name).1, &examples)).map(|it| it.2.clone()).collect();
    shown.sort_by_key(draw::file_name);
    shown.dedup_by_key(|scenario| draw::file_name(scenario));
    shown.retain(|scenario| scene(scenario).is_some_and(|it| !it.is_still()));
    shown
}

/// Where an example leads, if its setup is accepted.
fn scene(scenario: &Scenario) -> Option<draw::Example> {
    draw::Example::of(scenario).ok().flatten()
}

/// The pictures of an example, in order, with the names of their files.
fn pictures<'a>(scenario: &Scenario, example: &'a draw::Example) -> Vec<(String, Board<'a>)> {
    let name = draw::file_name(scenario);
    let before = example.picture_before().map(|board| (format!("{name}-before.png"), board));
    let all = before.into_iter().chain([(format!("{name}.png"), example.picture())]);
    all.map(|(name, board)| (name, board.tile_size(PICTURE_SIZE))).collect()
}

/// A scenario, and the file it is in.
type Example<'a> = (&'a str, &'a str, Scenario);

fn page(name: &str, title: &str, before: &str, after: &str, examples: &[Example]) -> String {
    let (words, picks) = words(name);
    let note =
        format!("Written by `aude rules --write docs/rulebook`; the words are in crates/cli/src/rules/{name}.md");
    let mut page = format!("<!-- {note} -->\n\n# {title}\n\n{before}{words}\n");
    let examples = pick(name, picks, examples);
    if !examples.is_empty() {
        page += "\n## Worked examples\n";
        for example in examples {
            page += &show(example);
        }
    }
    page + after
}

/// The rules in words and the examples they name.
fn words(name: &str) -> (&'static str, &'static str) {
    let text = WORDS.iter().find(|(page, _)| *page == name).map_or("", |(_, text)| *text);
    let (words, picks) = text.rsplit_once("\nExamples:").unwrap_or((text, ""));
    (words.trim(), picks)
}

/// The examples of a page: those it names, then as many from the scenarios of the part as are missing.
fn pick<'a, 'b>(name: &str, picks: &str, examples: &'a [Example<'b>]) -> Vec<&'a Example<'b>> {
    let mut picked = Vec::new();
    for id in picks.split_whitespace() {
        let (id, n) = id.strip_suffix('+').map_or((id, 1), |id| (id, 2));
        picked.extend(examples.iter().filter(|(_, _, s)| s.id == id && !s.text.is_empty()).take(n));
    }
    let own = |prefix: &'static str| {
        let is_own = move |e: &&Example| e.0.starts_with(name) && e.2.id.starts_with(prefix) && !e.2.text.is_empty();
        examples.iter().filter(is_own)
    };
    for example in own("EX-").chain(own("")) {
        if picked.len() < EXAMPLES.0 && picked.iter().all(|e| e.2.id != example.2.id) {
            picked.push(example);
        }
    }
    picked.truncate(EXAMPLES.1);
    picked
}

/// An example on the page of its part.
fn show(example: &Example) -> String {
    let (file, _, scenario) = example;
    let (body, rules) = told(example, scene(scenario).filter(|it| !it.is_still()).as_ref());
    format!("\n### {}\n\n{body}*Scenario {} in {file}.txt{rules}.*\n", scenario.title, scenario.id)
}

/// What an example says, how it looks and what comes out; and under which rules.
fn told((_, text, scenario): &Example, drawn: Option<&draw::Example>) -> (String, String) {
    let (mut results, mut states, mut rules) = (Vec::new(), BTreeMap::new(), Vec::new());
    let mut nobody = false;
    let lines = text.lines().skip(scenario.line).take_while(|line| !line.starts_with('#'));
    for (word, rest) in lines.filter_map(|line| line.split_once(": ")) {
        match word {
            "scored" if rest == "nothing" => nobody = true,
            "scored" => results.push(points(rest)),
            "over" => results.push(format!("at the end {}", points(rest))),
            "worth" => results.push(rest.into()),
            "refused" => results.push(format!("the setup is refused, for its `{rest}`")),
            // Only how things are at last.
            "king" | "robber" if rest != "nobody" => {
                states.insert(word, format!("{word}: {rest} tiles"));
            }
            "goods" | "prisoners" | "winners" => {
                states.insert(word, format!("{word}: {}", rest.replace(';', ",")));
            }
            "preset" => rules.push(format!("`{rest}`")),
            "options" | "toggles" => {
                rules.extend(rest.split(", ").map(|choice| format!("`{}`", choice.replacen(' ', "=", 1))));
            }
            _ => {}
        }
    }
    if results.is_empty() && nobody {
        results.push("nobody scores".into());
    }
    results.extend(states.into_values());
    let mut told = format!("{}\n\n", scenario.text.join("\n"));
    if let Some(example) = drawn {
        let pictures = pictures(scenario, example);
        let titled = |(i, (file, _)): (usize, &(String, Board))| {
            let title = if i + 1 < pictures.len() { "Before" } else { scenario.title.as_str() };
            format!("![{title}]({PICTURES}/{file})")
        };
        // One line, which the terminal leaves out.
        let line: Vec<_> = pictures.iter().enumerate().map(titled).collect();
        let _ = writeln!(told, "{}\n", line.join(" "));
    }
    if !results.is_empty() {
        let _ = writeln!(told, "→ {}.\n", results.join("; "));
    }
    let rules = if rules.is_empty() { String::new() } else { format!(", with {}", rules.join(", ")) };
    (told, rules)
}

/// `Red 3 road, Blue 6 city` as a reader wants it.
fn points(text: &str) -> String {
    let score = |score: &str| match score.rsplit_once(' ') {
        Some((points, cause)) => format!("{points} ({cause})").replace('-', "−"),
        None => "nobody scores".into(),
    };
    text.split(", ").map(score).collect::<Vec<_>>().join(", ")
}

/// What is in the box.
fn contents(part: &Part) -> String {
    let mut text = "## In the box\n\n".to_string();
    if !part.sets.is_empty() {
        text += "| Tiles | Tile set | Title |\n|---|---|---|\n";
        for set in part.sets.iter().filter_map(|id| tile::set(id)) {
            // Abbeys are among the pieces.
            let tiles: u32 = set.tiles.iter().filter(|(tile, _)| !tile.held).map(|(_, n)| u32::from(*n)).sum();
            let _ = writeln!(text, "| {tiles} | `{}` | {} |", set.id, set.title);
        }
        text += "\n";
    }
    if !part.counts.is_empty() {
        text += "| Each player has, with | 1 | 2 | 3 | 4 | 5 | 6 players |\n|---|---|---|---|---|---|---|\n";
        for count in part.counts {
            let numbers: Vec<_> = (1..=MAX_PLAYERS).map(|players| (count.usual)(players).to_string()).collect();
            let _ = writeln!(text, "| `{}` | {} |", count.name, numbers.join(" | "));
        }
        text += "\n";
    }
    text
}

/// What can be chosen about a part.
fn choices(part: &Part) -> String {
    let mut text = String::new();
    if !part.toggles.is_empty() {
        text += "\n## Elements\n\nTo switch one: `--toggle NAME=on` or `--toggle NAME=off`.\n\n";
        text += "| Element | What it does |\n|---|---|\n";
        for toggle in part.toggles {
            let _ = writeln!(text, "| `{}` | {} |", toggle.name, toggle.about);
        }
    }
    if !part.options.is_empty() {
        text += "\n## Options\n\nTo choose a value: `--option NAME=VALUE`.\n\n";
        text += "| Option | What it decides | Values | Editions that differ |\n|---|---|---|---|\n";
        for option in part.options {
            let mark = |value: &&str| if *value == option.default { " (default)" } else { "" };
            let values: Vec<_> = option.values.iter().map(|value| format!("`{value}`{}", mark(value))).collect();
            let presets: Vec<_> = option.presets.iter().map(|(name, value)| format!("`{name}`: `{value}`")).collect();
            let (values, presets) = (values.join(", "), presets.join(", "));
            let _ = writeln!(text, "| `{}` | {} | {values} | {presets} |", option.name, option.about);
        }
    }
    text
}

/// The tables of parts and presets.
fn index() -> String {
    let mut text = "## The parts\n\n| Part | Title | What it brings |\n|---|---|---|\n".to_string();
    for part in parts() {
        let _ = writeln!(text, "| [{}]({0}.md) | {} | {} |", part.name, part.title, part.about);
    }
    text += "\n## The editions\n\nAn edition (`--preset NAME`) settles options; parts are chosen apart.\n\n";
    text += "| Edition | What it is | Parts it describes | Options that differ from the default |\n|---|---|---|---|\n";
    for preset in PRESETS {
        let options = parts().flat_map(|part| part.options);
        let differing = options.flat_map(|option| {
            let values = option.presets.iter().filter(|(name, _)| *name == preset.name);
            values.map(move |(_, value)| format!("`{}`: `{value}`", option.name))
        });
        let (options, parts) = (differing.collect::<Vec<_>>().join(", "), preset.parts.join(", "));
        let _ = writeln!(text, "| `{}` | {} | {parts} | {options} |", preset.name, preset.about);
    }
    text + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_written_pages_are_up_to_date() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulebook");
        let pages = pages();
        for (name, text) in &pages {
            let written = fs::read_to_string(folder.join(format!("{name}.md"))).unwrap_or_default();
            assert!(written == *text, "{name}.md is not up to date: aude rules --write docs/rulebook");
        }
        // And the folders of the pictures, and of all scenarios if somebody has made it.
        let files =
            fs::read_dir(&folder).unwrap().filter(|file| file.as_ref().unwrap().file_name() != reference::FOLDER);
        assert_eq!(files.count(), pages.len() + 1, "a page too many in docs/rulebook");
        let mut drawn = 0;
        for scenario in shown() {
            let Some(example) = scene(&scenario) else { continue };
            for (name, board) in pictures(&scenario, &example) {
                let (width, height) = board.pixels();
                let file = fs::read(folder.join(PICTURES).join(&name)).unwrap_or_default();
                // The header of a PNG begins with its width and height.
                let size = [width as u32, height as u32].map(u32::to_be_bytes).concat();
                assert!(file.get(16..24) == Some(&size), "{name} is not up to date: aude rules --write docs/rulebook");
                drawn += 1;
            }
        }
        let files = fs::read_dir(folder.join(PICTURES)).unwrap().count();
        assert_eq!(files, drawn, "a picture too many in docs/rulebook/{PICTURES}");
    }

    #[test]
    fn every_part_has_a_page_with_everything() {
        let pages = pages();
        for part in parts() {
            let name = part.name;
            let (_, page) = pages.iter().find(|(page, _)| *page == name).unwrap();
            let (words, picks) = words(name);
            assert!(words.split_whitespace().count() >= 150, "{name}: more words, please");
            assert!(!picks.is_empty(), "{name} names no examples");
            if SCENARIOS.iter().any(|(file, text)| *file == name && !text.is_empty()) {
                assert!(page.matches("\n### ").count() >= EXAMPLES.0, "{name} has too few examples");
            }
            let toggles = part.toggles.iter().map(|t| t.name);
            let counts = part.counts.iter().map(|c| c.name);
            let options = part.options.iter().flat_map(|o| o.values.iter().copied().chain([o.name]));
            for word in toggles.chain(counts).chain(options).chain(part.sets.iter().copied()) {
                assert!(page.contains(&format!("`{word}`")), "{name} says nothing of {word}");
            }
        }
    }

    #[test]
    fn every_scenario_is_compiled_in() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/scenarios");
        for entry in fs::read_dir(folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(SCENARIOS.iter().any(|(file, _)| format!("{file}.txt") == name), "{name} is not in SCENARIOS");
        }
        for (name, text) in SCENARIOS {
            assert!(scenario::parse(text).is_ok(), "{name}");
        }
    }
}
