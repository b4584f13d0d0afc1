//! `aude rules`
//!
//! A page is written from what the engine says of a part, from the words in `parts/*/rules.*.md` and `locales/*/rules`,
//! and from the worked examples of the scenarios. It is markdown; the terminal gets the same page as plain text. Whatever the page in the
//! browser needs of it is beside the words: it has no examples but pictures of some, which the words name.

mod language;
mod reference;
mod scenes;
mod terminal;
pub(crate) mod texts;

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

use crate::{Fault, draw, pixels, progress::Progress, terminal::Texts as Messages};
use language::Language;

/// Read the rules of the game, part by part.
#[derive(clap::Args)]
pub struct Args {
    /// A part [example: tower], or turn for the order of a turn; without one the parts are listed
    part: Option<String>,
    /// Print all pages
    #[arg(long, conflicts_with_all = ["part", "write"])]
    all: bool,
    /// The language: en, de, da, sv or nl [default: that of the terminal, English with --write]
    #[arg(long)]
    lang: Option<String>,
    /// Write all pages as markdown files into a folder
    #[arg(long, value_name = "DIR", conflicts_with = "part")]
    write: Option<PathBuf>,
    /// Write the positions that the rules in the browser show, as JSON
    #[arg(long, value_name = "FILE", conflicts_with_all = ["part", "all", "write"])]
    scenes: Option<PathBuf>,
    /// With them every rule of the catalogue and every scenario that shows it, with pictures (20 MB)
    #[arg(long, requires = "write")]
    scenarios: bool,
}

/// The fewest and the most examples of a page.
const EXAMPLES: (usize, usize) = (6, 10);

/// The folder of the pictures, beside the pages.
const PICTURES: &str = "pictures";

/// How wide a tile is in them.
const PICTURE_SIZE: f32 = 72.;

pub fn run(args: &Args) -> Result<(), Fault> {
    if let Some(file) = &args.scenes {
        return Ok(fs::write(file, scenes::scenes()?).map_err(|e| format!("{}: {e}", file.display()))?);
    }
    let usual = || if args.write.is_some() { "en".into() } else { Messages::preferred() };
    let language = Language::new(&args.lang.clone().unwrap_or_else(usual)).map_err(|e| format!("--lang: {e}"))?;
    let pages = pages(&language);
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
fn pages(language: &Language) -> Vec<(&'static str, String)> {
    let (examples, say) = (examples(), |id| language.say(id));
    let glossary = format!("\n{}\n", language.words("words").0);
    let first = page(language, "index", &say("rules-title"), &index(language), &glossary, &examples);
    let mut pages = vec![("README", first)];
    pages.push(("turn", page(language, "turn", &say("rules-turn"), "", "", &examples)));
    for part in parts() {
        let about = format!("*{}.*\n\n{}", capital(&language.about(part)), contents(language, part));
        let choices = choices(language, part);
        pages.push((part.name, page(language, part.name, &language.title(part), &about, &choices, &examples)));
    }
    pages
}

/// With a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// All examples of the scenarios.
fn examples() -> Vec<Example<'static>> {
    let list = |text| scenario::parse(text).unwrap_or_default();
    texts::scenarios().flat_map(|(file, text)| list(text).into_iter().map(move |s| (file, text, s))).collect()
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
            let png = pixels::png(&board.svg(), true).map_err(|e| e.to_string())?;
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
    let english = Language::english();
    let mut shown: Vec<_> =
        english.pages().flat_map(|name| pick(name, english.words(name).1, &examples)).map(|it| it.2.clone()).collect();
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

fn page(language: &Language, name: &str, title: &str, before: &str, after: &str, examples: &[Example]) -> String {
    let (words, picks) = language.words(name);
    let source = language.source(name);
    let note = format!("Written by `aude rules --write docs/rulebook`; the words are in {source}");
    let mut page = format!("<!-- {note} -->\n\n# {title}\n\n{before}{words}\n");
    let examples = pick(name, picks, examples);
    if !examples.is_empty() {
        let _ = writeln!(page, "\n## {}", language.say("rules-examples"));
        for example in examples {
            page += &show(example);
        }
    }
    page + after
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
fn contents(language: &Language, part: &Part) -> String {
    let say = |id| language.say(id);
    let mut text = format!("## {}\n\n", say("rules-box"));
    if !part.sets.is_empty() {
        let (tiles, set, title) = (say("rules-tiles"), say("rules-set"), say("rules-part-title"));
        let _ = writeln!(text, "| {tiles} | {set} | {title} |\n|---|---|---|");
        for set in part.sets.iter().filter_map(|id| tile::set(id)) {
            // Abbeys are among the pieces.
            let tiles: u32 = set.tiles.iter().filter(|(tile, _)| !tile.held).map(|(_, n)| u32::from(*n)).sum();
            let _ = writeln!(text, "| {tiles} | `{}` | {} |", set.id, language.set(set));
        }
        text += "\n";
    }
    if !part.counts.is_empty() {
        let (each, six) = (say("rules-each"), say("rules-six"));
        let _ = writeln!(text, "| {each} | 1 | 2 | 3 | 4 | 5 | {six} |\n|---|---|---|---|---|---|---|");
        for count in part.counts {
            let numbers: Vec<_> = (1..=MAX_PLAYERS).map(|players| (count.usual)(players).to_string()).collect();
            let _ = writeln!(text, "| `{}` | {} |", count.name, numbers.join(" | "));
        }
        text += "\n";
    }
    text
}

/// What can be chosen about a part.
fn choices(language: &Language, part: &Part) -> String {
    let say = |id| language.say(id);
    let mut text = String::new();
    if !part.toggles.is_empty() {
        let _ = writeln!(text, "\n## {}\n\n{}\n", say("rules-elements"), say("rules-elements-how"));
        let _ = writeln!(text, "| {} | {} |\n|---|---|", say("rules-element"), say("rules-does"));
        for toggle in part.toggles {
            let _ = writeln!(text, "| `{}` | {} |", toggle.name, language.toggle(toggle));
        }
    }
    if !part.options.is_empty() {
        let _ = writeln!(text, "\n## {}\n\n{}\n", say("rules-options"), say("rules-options-how"));
        let (name, decides) = (say("rules-option"), say("rules-decides"));
        let (values, differ, usual) = (say("rules-values"), say("rules-differ"), say("rules-default"));
        let _ = writeln!(text, "| {name} | {decides} | {values} | {differ} |\n|---|---|---|---|");
        for option in part.options {
            let mark = |value: &str| if value == option.default { format!(" ({usual})") } else { String::new() };
            let values = option.values.iter().map(|value| format!("{}{}", language.value(option, value), mark(value)));
            let presets: Vec<_> = option.presets.iter().map(|(name, value)| format!("`{name}`: `{value}`")).collect();
            let (values, presets) = (values.collect::<Vec<_>>().join(language.between_values()), presets.join(", "));
            let _ = writeln!(text, "| `{}` | {} | {values} | {presets} |", option.name, language.option(option));
        }
    }
    text
}

/// The tables of parts and presets.
fn index(language: &Language) -> String {
    let say = |id| language.say(id);
    let mut text = format!("## {}\n\n", say("rules-parts"));
    let (part, title, brings) = (say("rules-part"), say("rules-part-title"), say("rules-brings"));
    let _ = writeln!(text, "| {part} | {title} | {brings} |\n|---|---|---|");
    for part in parts() {
        let (title, about) = (language.title(part), language.about(part));
        let _ = writeln!(text, "| [{}]({0}.md) | {title} | {about} |", part.name);
    }
    let _ = writeln!(text, "\n## {}\n\n{}\n", say("rules-editions"), say("rules-editions-about"));
    let (name, about) = (say("rules-edition"), say("rules-edition-about"));
    let (parts_named, options) = (say("rules-edition-parts"), say("rules-edition-options"));
    let _ = writeln!(text, "| {name} | {about} | {parts_named} | {options} |\n|---|---|---|---|");
    for preset in PRESETS {
        let options = parts().flat_map(|part| part.options);
        let differing = options.flat_map(|option| {
            let values = option.presets.iter().filter(|(name, _)| *name == preset.name);
            values.map(move |(_, value)| format!("`{}`: `{value}`", option.name))
        });
        let (options, parts) = (differing.collect::<Vec<_>>().join(", "), preset.parts.join(", "));
        let _ = writeln!(text, "| `{}` | {} | {parts} | {options} |", preset.name, language.edition(preset));
    }
    text + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_written_pages_are_up_to_date() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rulebook");
        let pages = pages(&Language::english());
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
        let english = Language::english();
        let pages = pages(&english);
        for part in parts() {
            let name = part.name;
            let (_, page) = pages.iter().find(|(page, _)| *page == name).unwrap();
            let (words, picks) = english.words(name);
            assert!(words.split_whitespace().count() >= 150, "{name}: more words, please");
            assert!(!picks.is_empty(), "{name} names no examples");
            if texts::scenarios().any(|(file, text)| file == name && !text.is_empty()) {
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

    /// What lies in the folders is compiled in, and nothing else lies there.
    #[test]
    fn every_scenario_is_compiled_in() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let list = |folder: &Path| -> Vec<PathBuf> {
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
        };
        let parts = list(&root.join("parts")).into_iter().filter(|path| path.is_dir());
        let folders = parts.map(|part| part.join("scenarios")).chain([root.join("crates/engine/scenarios")]);
        let mut there: Vec<String> = folders
            .flat_map(|folder| list(&folder))
            .map(|file| file.file_name().unwrap().to_string_lossy().into_owned())
            .collect();
        let mut known: Vec<String> = texts::scenarios().map(|(file, _)| format!("{file}.txt")).collect();
        there.sort();
        known.sort();
        assert_eq!(there, known);
        for (name, text) in texts::scenarios() {
            assert!(scenario::parse(text).is_ok(), "{name}");
        }
        let mut folders: Vec<_> = texts::PARTS.iter().map(|part| part.name).collect();
        let mut parts: Vec<_> = aude_engine::parts::parts().map(|part| part.name).collect();
        folders.sort_unstable();
        parts.sort_unstable();
        assert_eq!(folders, parts, "each folder of parts/ belongs to a part of the engine");
    }
}
