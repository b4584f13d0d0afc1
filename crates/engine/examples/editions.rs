//! Editions, expansions and options, and why a setup makes no sense: `cargo run --example editions`.

use aude_engine::{Rules, Setup, parts::PRESETS};

fn main() {
    for edition in PRESETS {
        let mut setup = Setup::players(3);
        setup.preset = Some(edition.name.into());
        setup.parts = Some(edition.sets.iter().map(|set| ((*set).to_string(), 1)).collect());
        let rules = Rules::new(&setup).expect("every edition can be played");
        let tiles: usize = rules.tiles().map(|(design, _)| rules.start().in_bag(design)).sum();
        println!("{}: {}, {tiles} tiles to draw", edition.name, edition.about);
    }

    let mut setup = Setup::players(2).with_parts(&[("base", 1), ("inns-cathedrals", 2)]);
    setup.options.insert("farmers".into(), "off".into());
    println!("{:?}", Rules::new(&setup).map(|rules| rules.players()));

    setup.players = vec!["Anna".into(); 9];
    println!("refused: {}", Rules::new(&setup).expect_err("nine are too many"));
}
