//! The view's types in TypeScript, written from Rust: `AUDE_WRITE=1 cargo test -p aude-table --features types --test all types`.
#![cfg(feature = "types")]

use std::fmt::Write as _;

use aude_table::*;
use ts_rs::{Config, TS};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/engine/types.ts");

macro_rules! declarations {
    ($config:expr, $($name:ident),* $(,)?) => {
        [$((<$name as TS>::docs(), <$name as TS>::decl($config))),*]
    };
}

#[test]
fn types_are_those_of_rust() {
    let config = Config::default();
    let declarations = declarations!(
        &config,
        Text,
        Value,
        View,
        TileView,
        Piece,
        PlayerView,
        Stock,
        PrisonerView,
        CardView,
        LastMove,
        AuctionView,
        BidView,
        TopicView,
        GroupView,
        Ask,
        Choice,
        Form,
        SpanView,
        SegmentView,
        LogLine,
        PointsView,
        Motion,
        FeatureView,
        StrengthView,
        Outline,
        Gap,
        TileCount,
        FieldView,
        SquareView,
        Outlook,
        Advice,
        Problem,
        Story,
        TurnMark,
        ScoreRow,
        Highlight,
        Shot,
        Edit,
        Sketch,
        Tool,
        ReviewStep,
        ReviewChange,
        ReviewWorth,
        ReviewLine,
        ReviewSummary,
        ReviewAccount,
        ReviewSwing,
        TurningPoint,
    );
    let mut text = String::from(
        "// Written from crates/table by `AUDE_WRITE=1 cargo test -p aude-table --features types`. Do not edit.\n\n\
         /** A square, x to the east and y to the north. */\nexport type Square = [number, number];\n\
         /** A point in tile units, x to the right and y down. */\nexport type Point = [number, number];\n",
    );
    for (docs, declaration) in declarations {
        let _ = write!(text, "\n{}export {declaration}\n", docs.unwrap_or_default());
    }
    if std::env::var_os("AUDE_WRITE").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    let written = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(written == text, "web/src/engine/types.ts is out of date; AUDE_WRITE=1 writes it");
}
