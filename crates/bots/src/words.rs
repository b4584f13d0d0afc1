//! The texts of reasons, in Fluent's format, one for each language. Whoever shows them brings the machinery: names of
//! players, colours and plurals are not this crate's business.

/// The languages, and the texts of each. The text of a [`crate::Reason`] is called `reason-` and the name of its
/// [`crate::Why`]; it may use `$feature` (the name of a kind), `$player` (a name) and `$n` (a number).
pub const REASONS: [(&str, &str); 5] = [
    ("en", include_str!("../../../locales/en/bots.ftl")),
    ("de", include_str!("../../../locales/de/bots.ftl")),
    ("da", include_str!("../../../locales/da/bots.ftl")),
    ("sv", include_str!("../../../locales/sv/bots.ftl")),
    ("nl", include_str!("../../../locales/nl/bots.ftl")),
];

/// The words of all parts, `parts/*/words.LANGUAGE.ftl`: names, labels, log lines, reasons and lessons. They stand beside the texts of a client, which are in `locales`.
pub const PART_WORDS: [(&str, &str); 5] = include!(concat!(env!("OUT_DIR"), "/part_words.rs"));
