//! The rules in the reader's language: the words of each page, and what the tables around them are called.
//!
//! English names of parts, elements and options are the engine's own. Other languages take those of the page in the
//! browser, so that everything has one name everywhere.

use aude_bots::PART_WORDS;
use aude_engine::{
    parts::{OptionSpec, Part, Preset, ToggleSpec},
    tile::Set,
};

use super::texts::{self, LANGUAGES, NAMES, PAGES};
use crate::terminal::Texts as Messages;

/// All pages with their words in each language: those of no part, then those of the parts.
fn all_pages() -> impl Iterator<Item = (&'static str, [&'static str; LANGUAGES.len()])> {
    PAGES.into_iter().chain(texts::parts().map(|part| (part.name, part.rules)))
}

/// The rules in one language.
pub(super) struct Language {
    pub(super) code: &'static str,
    pages: Vec<(&'static str, String, &'static str)>,
    messages: Messages,
}

impl Language {
    /// A language, or an error that names those there are.
    pub(super) fn new(language: &str) -> Result<Self, String> {
        let number = LANGUAGES.iter().position(|code| *code == language);
        let number =
            number.ok_or_else(|| format!("there is no language `{language}`; there are {}", LANGUAGES.join(", ")))?;
        let pages = all_pages().map(|(name, texts)| {
            let (words, picks) = texts[number].rsplit_once("\nExamples:").unwrap_or((texts[number], ""));
            (name, without_pictures(words), picks)
        });
        let code = LANGUAGES[number];
        let [own, page] = NAMES.map(|texts| texts[number]);
        let parts = PART_WORDS.iter().find(|(of, _)| *of == code).expect("the same languages").1;
        Ok(Self { code, pages: pages.collect(), messages: Messages::of(code, &[own, page, parts]) })
    }

    pub(super) fn english() -> Self {
        Self::new("en").expect("there is English")
    }

    /// The names of all pages.
    pub(super) fn pages(&self) -> impl Iterator<Item = &'static str> {
        self.pages.iter().map(|(name, ..)| *name)
    }

    /// The file in which the words of a page are.
    pub(super) fn source(&self, name: &str) -> String {
        if texts::parts().any(|part| part.name == name) {
            format!("parts/{name}/rules.{}.md", self.code)
        } else {
            format!("locales/{}/rules/{name}.md", self.code)
        }
    }

    /// The pictures that pages of the browser show, by name: the ID of an example, and `-before` for the position before its
    /// last move. All languages show the same.
    pub(super) fn pictures() -> Vec<&'static str> {
        let lines = all_pages().flat_map(|(_, [english, ..])| english.lines()).filter(|line| line.starts_with("!["));
        lines.filter_map(|line| line.rsplit_once("](")).map(|(_, name)| name.trim_end_matches(')')).collect()
    }

    /// The rules of a page in words, and the examples they name.
    pub(super) fn words(&self, name: &str) -> (&str, &'static str) {
        self.pages.iter().find(|(page, ..)| *page == name).map_or(("", ""), |(_, words, picks)| (words, picks))
    }

    /// What stands around the words.
    pub(super) fn say(&self, id: &str) -> String {
        self.messages.get(id)
    }

    /// A name of the browser's page, or the engine's where there is none, as in English.
    fn named(&self, id: &str, engine: &str) -> String {
        if self.code == "en" || !self.messages.has(id) { engine.into() } else { self.messages.get(id) }
    }

    pub(super) fn title(&self, part: &Part) -> String {
        self.named(&format!("box-{}", part.name), part.title)
    }

    pub(super) fn about(&self, part: &Part) -> String {
        self.named(&format!("box-{}-about", part.name), part.about)
    }

    pub(super) fn set(&self, set: &Set) -> String {
        self.named(&format!("set-{}", set.id), set.title)
    }

    pub(super) fn toggle(&self, toggle: &ToggleSpec) -> String {
        self.named(&format!("toggle-{}-about", toggle.name), toggle.about)
    }

    pub(super) fn option(&self, option: &OptionSpec) -> String {
        self.named(&format!("option-{}", option.name), option.about)
    }

    /// A value of an option, with its meaning where it has one.
    pub(super) fn value(&self, option: &OptionSpec, value: &str) -> String {
        let ids = [format!("value-{}-{value}", option.name), format!("value-{value}")];
        match ids.iter().find(|id| self.code != "en" && self.messages.has(id)) {
            Some(id) => format!("`{value}`: {}", self.messages.get(id)),
            None => format!("`{value}`"),
        }
    }

    /// What stands between them: meanings have commas of their own.
    pub(super) fn between_values(&self) -> &'static str {
        if self.code == "en" { ", " } else { "; " }
    }

    pub(super) fn edition(&self, preset: &Preset) -> String {
        self.named(&format!("preset-{}-about", preset.name), preset.about)
    }
}

/// Without the lines that show a picture in the browser: in files the examples have pictures of their own.
fn without_pictures(words: &str) -> String {
    let paragraphs = words.trim().split("\n\n").filter(|paragraph| !paragraph.starts_with("!["));
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What stands between two signs, again and again, sorted.
    fn between<'a>(text: &'a str, open: &str, close: &str) -> Vec<&'a str> {
        let mut found: Vec<_> = text.split(open).skip(1).filter_map(|rest| rest.split(close).next()).collect();
        found.sort_unstable();
        found
    }

    /// Words in backticks: every second piece.
    fn names(text: &str) -> Vec<String> {
        let words = |it: &str| it.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut found: Vec<_> = text.split('`').skip(1).step_by(2).map(words).collect();
        found.sort_unstable();
        found
    }

    /// The shape of a page: its headings, items and rows, in order.
    fn shape(text: &str) -> Vec<String> {
        let kind = |line: &str| {
            let first = line.split(' ').next().unwrap_or_default();
            match first {
                "-" | "#" | "##" | "###" => Some(first.to_string()),
                "|" | "|---|---|" | "|---|---|---|" | "|---|---|---|---|" => {
                    Some(line.matches('|').count().to_string())
                }
                _ if first.ends_with('.') && first.starts_with(|c: char| c.is_ascii_digit()) => Some(first.into()),
                _ if first.starts_with("![") => Some("picture".into()),
                _ => None,
            }
        };
        text.lines().filter_map(kind).collect()
    }

    #[test]
    fn every_language_has_every_page_with_the_same_headings_options_links_and_pictures() {
        for (name, texts) in all_pages() {
            let original = texts[0];
            for (code, text) in LANGUAGES.iter().zip(texts) {
                assert_eq!(shape(text), shape(original), "{code} {name}");
                assert_eq!(names(text), names(original), "{code} {name}");
                assert_eq!(between(text, "](", ")"), between(original, "](", ")"), "{code} {name}");
                assert_eq!(text.lines().last(), original.lines().last(), "{code} {name}");
                assert_eq!(text.matches("**").count() % 2, 0, "{code} {name}");
                let words = |text: &str| text.split_whitespace().count();
                assert!(words(text) * 10 > words(original) * 7, "{code} {name} is too short");
            }
        }
    }

    #[test]
    fn every_language_has_the_same_names_around_the_words() {
        let ids = |source: &str| {
            let lines = source.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_string());
            lines.collect::<Vec<_>>()
        };
        for (code, own) in LANGUAGES.iter().zip(NAMES[0]) {
            assert_eq!(ids(own), ids(NAMES[0][0]), "{code}");
        }
    }

    #[test]
    fn unknown_languages_are_named() {
        assert_eq!(Language::new("xx").err().unwrap(), "there is no language `xx`; there are en, de, da, sv, nl");
    }

    #[test]
    fn another_language_names_everything_in_its_words() {
        let german = Language::new("de").unwrap();
        let pages = super::super::pages(&german);
        let (_, tower) = pages.iter().find(|(name, _)| *name == "tower").unwrap();
        for text in ["# Der Turm", "## In der Schachtel", "Lösegelder pro Zug", "`unlimited`: Beliebig viele"] {
            assert!(tower.contains(text), "{text}: {tower}");
        }
        assert!(!german.words("tower").0.contains("!["), "files have pictures of their own");
    }
}
