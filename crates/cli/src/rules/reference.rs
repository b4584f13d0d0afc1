//! Every rule and every scenario: the catalogue with links to the scenarios that show a rule, and each scenario with its
//! pictures and links to its rules. A page for each page of the catalogue.

use std::{collections::BTreeMap, fmt::Write as _};

use super::{
    Example, scene,
    texts::{self, CATALOGUE},
    told,
};
use crate::draw;

/// The folder of these pages, beside those of the rulebook.
pub(super) const FOLDER: &str = "scenarios";

/// The pages of the rules catalogue.
fn catalogue_pages() -> impl Iterator<Item = (&'static str, &'static str)> {
    texts::parts().map(|part| (part.name, part.catalogue)).chain(CATALOGUE)
}

/// The page of a file of scenarios.
fn page_of(file: &str) -> &str {
    if file == "everything" { "combinations" } else { file }
}

/// The rule that a line of the catalogue states.
fn rule(line: &str) -> Option<&str> {
    line.strip_prefix("- **")?.split_once("** ").map(|(id, _)| id)
}

/// All pages in markdown, the index first.
pub(super) fn pages(examples: &[Example]) -> Vec<(&'static str, String)> {
    let rules =
        || catalogue_pages().flat_map(|(page, text)| text.lines().filter_map(move |line| Some((rule(line)?, page))));
    let home: BTreeMap<&str, &str> = rules().collect();
    let mut index = "<!-- Written by `aude rules --write DIR --scenarios` -->\n\n# All rules, all scenarios\n\n\
                     | Page | Rules | Scenarios |\n|---|---|---|\n"
        .to_string();
    let mut pages = Vec::new();
    for (name, text) in catalogue_pages() {
        let own: Vec<_> = examples.iter().filter(|(file, ..)| page_of(file) == name).collect();
        let title = text.lines().next().unwrap_or_default().trim_start_matches("# ");
        let count = rules().filter(|(_, page)| *page == name).count();
        let _ = writeln!(index, "| [{title}]({name}.md) | {count} | {} |", own.len());
        let mut page = catalogue(name, text, examples);
        page += "\n## The scenarios\n";
        for example in own {
            page += &scenario(example, &home);
        }
        pages.push((name, page));
    }
    let _ = writeln!(index, "| | {} | {} |", rules().count(), examples.len());
    pages.insert(0, ("README", index));
    pages
}

/// A page of the catalogue, with places to be linked to, and after each rule the scenarios that show it.
fn catalogue(name: &str, text: &str, examples: &[Example]) -> String {
    let mut page = String::new();
    for line in text.lines() {
        let Some(id) = rule(line) else {
            let _ = writeln!(page, "{line}");
            continue;
        };
        let shows = examples.iter().filter(|(_, _, scenario)| scenario.rules.iter().any(|rule| rule == id));
        let links: Vec<_> = shows
            .map(|(file, _, scenario)| {
                let there = if page_of(file) == name { String::new() } else { format!("{}.md", page_of(file)) };
                format!("[{}]({there}#{})", scenario.id, draw::file_name(scenario))
            })
            .collect();
        let shown = if links.is_empty() { String::new() } else { format!(" *Shown by {}.*", links.join(", ")) };
        let _ = writeln!(page, "- <a id=\"{}\"></a>{}{shown}", id.to_lowercase(), &line[2..]);
    }
    page
}

/// A scenario: its rules, what it says, how it looks and what comes out.
fn scenario(example: &Example, home: &BTreeMap<&str, &str>) -> String {
    let (file, _, scenario) = example;
    let link = |id: &String| match home.get(id.as_str()) {
        Some(page) => format!("[{id}]({page}.md#{})", id.to_lowercase()),
        None => id.clone(),
    };
    let rules: Vec<_> = scenario.rules.iter().map(link).collect();
    let (body, choices) = told(example, scene(scenario).as_ref());
    format!(
        "\n### <a id=\"{}\"></a>{} {}\n\nRules: {}\n\n{body}*In {file}.txt{choices}.*\n",
        draw::file_name(scenario),
        scenario.id,
        scenario.title,
        rules.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::rules::examples;

    /// Every scenario is on a page once, under a name of its own, and whatever a page links to is there.
    #[test]
    fn every_scenario_has_a_place_and_links_lead_somewhere() {
        let examples = examples();
        let pages = pages(&examples);
        let mut places = HashSet::new();
        for (name, page) in &pages {
            for id in page.split("<a id=\"").skip(1).filter_map(|rest| rest.split_once('"')) {
                assert!(places.insert(format!("{name}.md#{}", id.0)), "{name}: {} twice", id.0);
            }
        }
        let entries: usize = pages.iter().map(|(_, page)| page.matches("\nRules: ").count()).sum();
        assert_eq!(entries, examples.len());
        let mut links = 0;
        for (name, page) in &pages {
            for target in page.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target) {
                if let Some((file, _)) = target.split_once('#') {
                    let full = if file.is_empty() { format!("{name}.md{target}") } else { target.to_string() };
                    assert!(places.contains(&full), "{name}: {target} leads nowhere");
                    links += 1;
                }
            }
        }
        assert!(links > 2 * examples.len(), "{links}");
        // Whatever can be drawn is drawn, and else there is a reason.
        for entry in pages.iter().flat_map(|(_, page)| page.split("\n### ").skip(1)) {
            assert!(entry.contains("](pictures/") != entry.contains("the setup is refused"), "{entry}");
        }
        let ring = pages.iter().find(|(name, _)| *name == "tower").map(|(_, page)| page).unwrap();
        let entry = ring.split_once("EX-083 One for one").unwrap().1;
        assert!(entry.split("\n### ").next().unwrap().contains("![Before](pictures/ex-083-"), "{entry}");
    }
}
