//! Where the rulebook explains what is due.

use std::{fs, path::Path};

use aude_engine::{
    Phase,
    parts::{About, parts, section, section_of_tile},
};

/// The headings of a page of the rulebook.
fn headings(language: &str, page: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let of_part = root.join(format!("parts/{page}/rules.{language}.md"));
    let file = if of_part.exists() { of_part } else { root.join(format!("locales/{language}/rules/{page}.md")) };
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.lines().filter_map(|line| line.strip_prefix("## ")).map(String::from).collect()
}

#[test]
fn decisions_lead_to_their_sections() {
    let title = |found: Option<(&str, u8)>| {
        let (page, section) = found.unwrap();
        format!("{page}: {}", headings("en", page)[section as usize])
    };
    let phases = [
        (Phase::PlaceTile, "base: Placing a tile"),
        (Phase::PlaceFigure, "base: Placing a follower"),
        (Phase::Over, "base: The end"),
        (Phase::Abbey, "abbey-mayor: The abbey"),
        (Phase::MoveWagon, "abbey-mayor: The wagon"),
        (Phase::Capture, "tower: Taking prisoners"),
        (Phase::Exchange, "tower: Exchange"),
        (Phase::Dragon, "princess-dragon: Dragon tiles"),
        (Phase::Castle, "bridges-castles-bazaars: Castles"),
        (Phase::AuctionBid, "bridges-castles-bazaars: Bazaars"),
        (Phase::LeaveCity, "count: Leaving it"),
        (Phase::EnterCity, "count: Entering the city"),
        (Phase::Count, "count: Setup"),
        (Phase::Escape, "siege: Escape"),
    ];
    for (phase, expected) in phases {
        assert_eq!(title(section(About::Phase(phase))), expected);
    }
    let figure = |verb| section(About::Verb(Phase::PlaceFigure, verb));
    assert_eq!(title(figure("expel")), "princess-dragon: Princesses");
    assert_eq!(title(figure("recall")), "abbot: Leaving early");
    assert_eq!(figure("place"), None);
    assert_eq!(title(section(About::Elsewhere)), "princess-dragon: Portals");
    assert_eq!(title(section_of_tile("r1-bend")), "river: Placing river tiles");
    assert_eq!(section_of_tile("A"), None);
}

#[test]
fn every_language_has_the_sections() {
    for part in parts() {
        for (about, section) in part.sections {
            for language in ["en", "de", "da", "sv", "nl"] {
                let headings = headings(language, part.name);
                assert!(headings.len() > usize::from(*section), "{language} {} {about:?}", part.name);
            }
        }
    }
}
