//! `aude rules`
//!
//! A page is written from what the engine says of a part, from the words in `rules/`, and from the worked
//! examples of the scenarios. It is markdown; the terminal gets the same page as plain text.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use aude_engine::{
    MAX_PLAYERS,
    parts::{PRESETS, Part, parts},
    scenario::{self, Scenario},
    tile,
};

use crate::{Fault, draw};

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
}

/// Texts that are compiled in, with their names.
pub(crate) type Texts = &'static [(&'static str, &'static str)];

macro_rules! texts {
    ($folder:literal, $suffix:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!($folder, $name, $suffix)))),*]
    };
}

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

/// The width of the terminal pages.
const WIDTH: usize = 100;

pub fn run(args: &Args) -> Result<(), Fault> {
    let pages = pages();
    if let Some(folder) = &args.write {
        fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        for (name, text) in pages {
            let file = folder.join(format!("{name}.md"));
            fs::write(&file, text).map_err(|e| format!("{}: {e}", file.display()))?;
        }
        return write_pictures(&folder.join(PICTURES));
    }
    let name = args.part.as_deref().unwrap_or("README");
    let wanted: Vec<_> = pages.iter().filter(|(page, _)| args.all || *page == name).collect();
    if wanted.is_empty() {
        let names: Vec<_> = pages.iter().map(|(page, _)| *page).filter(|page| *page != "README").collect();
        return Err(format!("there are no rules for `{name}`; there are: {}", names.join(", ")).into());
    }
    let texts: Vec<_> = wanted.iter().map(|(_, text)| terminal(text)).collect();
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

/// Draws the examples that the pages show.
fn write_pictures(folder: &Path) -> Result<(), Fault> {
    fs::create_dir_all(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for (name, example) in pictures() {
        let file = folder.join(name);
        let png = aude_draw::small_png(&draw::picture(&example).tile_size(PICTURE_SIZE).svg())?;
        fs::write(&file, png).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    Ok(())
}

/// The examples of all pages that show anything, with the names of their files.
fn pictures() -> BTreeMap<String, draw::Example> {
    let examples = examples();
    let pages = WORDS.iter().map(|(name, _)| *name);
    let shown = pages.flat_map(|name| pick(name, words(name).1, &examples));
    shown.filter_map(|(_, _, scenario)| Some((file_of(scenario), scene(scenario)?))).collect()
}

/// Where an example leads, if there is anything to see.
fn scene(scenario: &Scenario) -> Option<draw::Example> {
    draw::Example::of(scenario).ok().flatten()
}

/// The picture of an example.
fn file_of(scenario: &Scenario) -> String {
    format!("{}.png", draw::file_name(scenario))
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

/// An example: what it says, what comes out, under which rules.
fn show((file, text, scenario): &Example) -> String {
    let (mut results, mut states, mut rules) = (Vec::new(), BTreeMap::new(), Vec::new());
    let mut nobody = false;
    let lines = text.lines().skip(scenario.line).take_while(|line| !line.starts_with('#'));
    for (word, rest) in lines.filter_map(|line| line.split_once(": ")) {
        match word {
            "scored" if rest == "nothing" => nobody = true,
            "scored" => results.push(points(rest)),
            "over" => results.push(format!("at the end {}", points(rest))),
            "worth" => results.push(rest.into()),
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
    let mut shown = format!("\n### {}\n\n{}\n\n", scenario.title, scenario.text.join("\n"));
    if scene(scenario).is_some() {
        let _ = writeln!(shown, "![{}]({PICTURES}/{})\n", scenario.title, file_of(scenario));
    }
    if !results.is_empty() {
        let _ = writeln!(shown, "→ {}.\n", results.join("; "));
    }
    let rules = if rules.is_empty() { String::new() } else { format!(", with {}", rules.join(", ")) };
    shown + &format!("*Scenario {} in {file}.txt{rules}.*\n", scenario.id)
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

/// A page as plain text: headings underlined, tables aligned, everything wrapped.
fn terminal(page: &str) -> String {
    let mut text = String::new();
    let mut lines = page.lines().filter(|line| !line.starts_with("<!--") && !line.starts_with("![")).peekable();
    while let Some(line) = lines.next() {
        if line.is_empty() {
            // One empty line between blocks.
            if !text.is_empty() && !text.ends_with("\n\n") {
                text.push('\n');
            }
        } else if let Some((level, heading)) =
            line.split_once("# ").filter(|(level, _)| level.bytes().all(|b| b == b'#'))
        {
            let heading = plain(heading);
            let rule = ["=", "-", "~"][level.len().min(2)].repeat(heading.chars().count());
            let _ = writeln!(text, "{heading}\n{rule}");
        } else if line.starts_with('|') {
            let mut rows = vec![cells(line)];
            while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
                rows.push(cells(line));
            }
            rows.remove(1);
            text += &table(&rows);
        } else {
            let mut block = line.to_string();
            while let Some(line) = lines.next_if(|line| !line.is_empty() && item(line) == 0) {
                block = block + " " + line.trim_start();
            }
            let indent = item(&block);
            for (i, line) in wrap(&plain(&block), WIDTH - indent).iter().enumerate() {
                let _ = writeln!(text, "{:1$}{line}", "", if i == 0 { 0 } else { indent });
            }
        }
    }
    text
}

/// How far the text of a list item is indented; 0 if the line begins none.
fn item(line: &str) -> usize {
    let marker = line.split_once(' ').map_or("", |(marker, _)| marker);
    let number = marker.strip_suffix('.').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    if marker == "-" || number { marker.len() + 1 } else { 0 }
}

/// Without the signs of markdown.
fn plain(text: &str) -> String {
    let mut text = text.replace(['*', '`'], "");
    while let Some(middle) = text.find("](") {
        let (Some(open), Some(close)) = (text[..middle].rfind('['), text[middle..].find(')')) else { break };
        let label = text[open + 1..middle].to_string();
        text.replace_range(open..=middle + close, &label);
    }
    text
}

fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.into());
        }
    }
    lines
}

fn cells(line: &str) -> Vec<String> {
    line.trim().trim_matches('|').split('|').map(|cell| plain(cell.trim())).collect()
}

fn table(rows: &[Vec<String>]) -> String {
    const GAP: usize = 2;
    let columns = rows[0].len();
    let longest = |part: fn(&str) -> usize| -> Vec<usize> {
        (0..columns).map(|c| rows.iter().map(|row| part(&row[c])).max().unwrap_or(0)).collect()
    };
    let least = longest(|cell| cell.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0));
    let mut widths = longest(|cell| cell.chars().count());
    while widths.iter().sum::<usize>() + GAP * (columns - 1) > WIDTH {
        let Some(widest) = (0..columns).filter(|c| widths[*c] > least[*c]).max_by_key(|c| widths[*c]) else { break };
        widths[widest] -= 1;
    }
    let rule: Vec<_> = widths.iter().map(|width| "-".repeat(*width)).collect();
    let mut text = String::new();
    for (i, row) in rows.iter().enumerate() {
        let wrapped: Vec<_> = row.iter().zip(&widths).map(|(cell, width)| wrap(cell, *width)).collect();
        for line in 0..wrapped.iter().map(Vec::len).max().unwrap_or(0) {
            let cells = wrapped.iter().zip(&widths).map(|(lines, width)| {
                let cell = lines.get(line).map_or("", String::as_str);
                format!("{cell:width$}{:GAP$}", "")
            });
            text += cells.collect::<String>().trim_end();
            text.push('\n');
        }
        if i == 0 {
            let _ = writeln!(text, "{}", rule.join("  "));
        }
    }
    text
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
        // And the folder of the pictures.
        assert_eq!(fs::read_dir(&folder).unwrap().count(), pages.len() + 1, "a page too many in docs/rulebook");
        let pictures = pictures();
        for (name, example) in &pictures {
            let (width, height) = draw::picture(example).tile_size(PICTURE_SIZE).pixels();
            let file = fs::read(folder.join(PICTURES).join(name)).unwrap_or_default();
            // The header of a PNG begins with its width and height.
            let size = [width as u32, height as u32].map(u32::to_be_bytes).concat();
            assert!(file.get(16..24) == Some(&size), "{name} is not up to date: aude rules --write docs/rulebook");
        }
        let files = fs::read_dir(folder.join(PICTURES)).unwrap().count();
        assert_eq!(files, pictures.len(), "a picture too many in docs/rulebook/{PICTURES}");
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

    #[test]
    fn terminal_pages_are_plain_and_narrow() {
        for (name, page) in pages() {
            for line in terminal(&page).lines() {
                assert!(line.chars().count() <= WIDTH, "{name}: {line}");
                assert!(!line.contains(['`', '*', '|']) && !line.contains("]("), "{name}: {line}");
            }
        }
        let page =
            "<!-- x -->\n\n# Of `towers`\n\nA [b](c.md)\nd.\n\n- e\n  f\n- g\n\n| a | bc |\n|---|---|\n| de | |\n";
        let text = "Of towers\n=========\n\nA b d.\n\n- e f\n- g\n\na   bc\n--  --\nde\n";
        assert_eq!(terminal(page), text);
    }
}
