//! The table square by square, in words: for those who do not see it, and for those who want to know exactly.

use std::collections::BTreeMap;

use aude_engine::{FeatureOnTable, Pos, Spot, Survey, tile::Kind};

use crate::{
    table::Table,
    view::{SquareView, Text},
    words::{Words, counted, square},
};

impl Table {
    /// Every square with a tile, and each part of it: what it is and where, how large, how far from done, whose.
    pub fn squares(&self) -> Vec<SquareView> {
        let words = self.words();
        let Words { rules, state } = words;
        let mut survey = Survey::default();
        survey.take(rules, state);
        let mut all: BTreeMap<Pos, Vec<(u8, Text)>> = state.tiles().map(|laid| (laid.at, Vec::new())).collect();
        for feature in state.features(rules) {
            let found = survey.visit(rules, state, feature.segments[0]).map(|number| survey.features()[number].clone());
            let open = found.as_ref().map_or(0, |it| it.open);
            let cities = found.as_ref().filter(|it| it.kind == Kind::Field).map_or(0, |field| {
                survey.cities(field).filter(|city| survey.features()[*city].is_complete()).count() as u32
            });
            for spot in &feature.segments {
                let part = part(words, *spot, &feature, open, cities);
                all.entry(spot.at).or_default().push((spot.segment, part));
            }
        }
        let view = |(at, mut parts): (Pos, Vec<(u8, Text)>)| {
            parts.sort_by_key(|(segment, _)| *segment);
            SquareView { at: square(at), parts: parts.into_iter().map(|(_, text)| text).collect() }
        };
        all.into_iter().map(view).collect()
    }
}

/// A part of a tile.
fn part(words: Words, spot: Spot, feature: &FeatureOnTable, open: u32, cities: u32) -> Text {
    let segment = words.segment(spot);
    let text = match feature.kind {
        Kind::Field => Text::new("part-field").with("cities", cities),
        Kind::Carcassonne => Text::new("part-plain"),
        _ if feature.complete => Text::new("part-complete").with("size", counted("tiles", feature.tiles)),
        _ => Text::new("part-open").with("size", counted("tiles", feature.tiles)).with("open", open),
    };
    let text = text.with("segment", segment);
    let holders = feature.strength.iter().enumerate().filter(|(_, strength)| **strength > 0);
    let holders: Vec<Text> = holders.map(|(player, _)| Text::new("somebody").player(player)).collect();
    if holders.is_empty() { text } else { Text::new("part-held").with("part", text).with("players", holders) }
}
