//! The messages' types in TypeScript, written from Rust: `AUDE_WRITE=1 cargo test -p aude-rooms --features types --test all types`.
#![cfg(feature = "types")]

use std::fmt::Write as _;

use aude_rooms::*;
use ts_rs::{Config, TS};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/online/types.ts");

macro_rules! declarations {
    ($config:expr, $($name:ident),* $(,)?) => {
        [$((<$name as TS>::docs(), <$name as TS>::decl($config))),*]
    };
}

#[test]
fn types_are_those_of_rust() {
    // Times and numbers of events are far below what JavaScript can count exactly.
    let config = Config::default().with_large_int("number");
    let declarations = declarations!(
        &config, Settings, Clock, Aids, Person, Seat, Holder, Gone, Command, Message, Public, Start, Played, Shuffle,
        Outcome, End, Line, Reading, Stage, Whole, Asked, Listing,
    );
    let emotes: Vec<String> = EMOTES.iter().map(|emote| format!("\"{emote}\"")).collect();
    let mut text = format!(
        "// Written from crates/rooms by `AUDE_WRITE=1 cargo test -p aude-rooms --features types`. Do not edit.\n\n\
         /** What those who do not type can show. */\nexport const EMOTES = [{}] as const;\n\
         /** At most so many characters are said at once. */\nexport const TEXT = {TEXT};\n\
         /** At most so many characters in a name. */\nexport const NAME = {NAME};\n\
         /** Somebody who has not been connected for so many milliseconds may be replaced. */\n\
         export const PATIENCE = {PATIENCE};\n",
        emotes.join(", ")
    );
    for (docs, declaration) in declarations {
        let _ = write!(text, "\n{}export {declaration}\n", docs.unwrap_or_default());
    }
    if std::env::var_os("AUDE_WRITE").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    let written = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(written == text, "web/src/online/types.ts is out of date; AUDE_WRITE=1 writes it");
}
