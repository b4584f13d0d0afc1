//! The texts that are compiled in. A file that is missing stops the build with its name.

/// What there is to read about a part.
pub(crate) struct PartTexts {
    /// Its name.
    pub(crate) name: &'static str,
    /// Its rules in words, in each of [`LANGUAGES`].
    pub(super) rules: [&'static str; LANGUAGES.len()],
    /// Its page of the catalogue.
    pub(super) catalogue: &'static str,
    /// Its scenarios.
    pub(crate) scenarios: &'static str,
}

/// The languages by their codes.
pub(super) const LANGUAGES: [&str; 5] = ["en", "de", "da", "sv", "nl"];

macro_rules! in_all_languages {
    ($before:expr, $after:expr) => {
        [
            include_str!(concat!("../../../../", $before, "en", $after)),
            include_str!(concat!("../../../../", $before, "de", $after)),
            include_str!(concat!("../../../../", $before, "da", $after)),
            include_str!(concat!("../../../../", $before, "sv", $after)),
            include_str!(concat!("../../../../", $before, "nl", $after)),
        ]
    };
}

/// The texts of all parts, as they lie in their folders; the build script lists them.
pub(super) static PARTS: &[PartTexts] = include!(concat!(env!("OUT_DIR"), "/part_texts.rs"));

/// The parts in the order of the rulebook, which is that of the engine.
pub(crate) fn parts() -> impl Iterator<Item = &'static PartTexts> {
    aude_engine::parts::parts().filter_map(|part| PARTS.iter().find(|texts| texts.name == part.name))
}

/// Pages that belong to no part: the index, the glossary, the turn.
pub(super) const PAGES: [(&str, [&str; LANGUAGES.len()]); 3] = [
    ("index", in_all_languages!("locales/", "/rules/index.md")),
    ("words", in_all_languages!("locales/", "/rules/words.md")),
    ("turn", in_all_languages!("locales/", "/rules/turn.md")),
];

/// The names around the words of the rules, and those of the browser's page.
pub(super) const NAMES: [[&str; LANGUAGES.len()]; 2] =
    [in_all_languages!("locales/", "/rules.ftl"), in_all_languages!("locales/", "/web.ftl")];

/// Pages of the catalogue about several parts.
pub(super) const CATALOGUE: [(&str, &str); 2] = [
    ("combinations", include_str!("../../../../docs/rules/combinations.md")),
    ("variants", include_str!("../../../../docs/rules/variants.md")),
];

/// Scenarios of several parts.
const SCENARIOS: [(&str, &str); 3] = [
    ("combinations", include_str!("../../../engine/scenarios/combinations.txt")),
    ("everything", include_str!("../../../engine/scenarios/everything.txt")),
    ("variants", include_str!("../../../engine/scenarios/variants.txt")),
];

/// All scenarios, in files with their names.
pub(crate) fn scenarios() -> impl Iterator<Item = (&'static str, &'static str)> {
    SCENARIOS.into_iter().chain(parts().map(|part| (part.name, part.scenarios)))
}
