//! Whoever is told what is decided and drawn elsewhere sees the same table.

use crate::dice;

use aude_protocol::setup_message;
use aude_record::Game;
use aude_table::Table;
use dice::Dice;
use serde_json::{Map, Value, json};

fn begin(dice: &mut Dice) -> (Table, Table) {
    let setup = dice::any_setup(dice);
    let mut setup = setup_message(&setup, dice.below(1 << 40) as u64).as_object().unwrap().clone();
    let host = Table::new(&setup, Vec::new()).unwrap();
    setup.remove("seed");
    let guest = match Table::begin(&setup, &drawn(&host, 0), Vec::new()) {
        // A fixed order of tiles is known to everybody.
        Err(_) => Table::begin(&setup, &[], Vec::new()).unwrap(),
        Ok(guest) => guest,
    };
    (host, guest)
}

/// The tiles that were drawn since so many.
fn drawn(table: &Table, since: usize) -> Vec<String> {
    let (rules, draws) = (table.game().rules(), table.game().draws());
    draws[since..].iter().map(|design| rules.tile(*design).id.to_string()).collect()
}

#[test]
fn a_guest_sees_what_the_host_sees() {
    for seed in 0..dice::games(40) {
        let mut dice = Dice::new(seed + 5000);
        let (mut host, mut guest) = begin(&mut dice);
        let fixed = host.game().setup().draw.is_some();
        while let Some(ask) = host.view().ask {
            let index = ask.choices[dice.below(ask.choices.len())].index;
            let (moves, draws) = (host.moves(), host.game().draws().len());
            let word = guest.word(moves, index).unwrap();
            assert_eq!(word, host.word(moves, index).unwrap());
            host.play(moves, index).unwrap();
            let tiles = if fixed { Vec::new() } else { drawn(&host, draws) };
            assert!(guest.tell(moves + 1, &word, &tiles).is_err(), "that position has not come yet");
            guest.tell(moves, &word, &tiles).unwrap();
            if dice.below(12) == 0 {
                let to = host.moves() - dice.below(1 + host.moves().min(9) as usize) as u32;
                host.undo(host.moves() - to);
                guest.take_back(to);
                assert!(fixed || guest.game().record_without_seed() == host.game().record_without_seed());
            }
            assert_eq!(guest.game().state(), host.game().state());
            assert_eq!(guest.deciders(), host.deciders());
            if dice.below(20) == 0 {
                assert_eq!((guest.view(), guest.log(0)), (host.view(), host.log(0)));
                let late = Table::follow(&host.game().record_without_seed(), Vec::new()).unwrap();
                assert_eq!((late.view(), late.log(0)), (host.view(), host.log(0)));
            }
        }
        assert_eq!((guest.view(), guest.log(0)), (host.view(), host.log(0)));
    }
}

fn two() -> Map<String, Value> {
    json!({ "players": ["Anna", "Ben"], "date": "2026-11-15" }).as_object().unwrap().clone()
}

/// What cannot be is refused, and changes nothing.
#[test]
fn nonsense_is_not_believed() {
    let tiles = |names: &[&str]| names.iter().map(|name| (*name).to_string()).collect::<Vec<_>>();
    let mut seeded = two();
    seeded.insert("seed".into(), 7.into());
    assert_eq!(Table::begin(&seeded, &tiles(&["U"]), Vec::new()).unwrap_err().field, "seed");
    for draws in [&[][..], &["moon"], &["U", "U"], &["EK"]] {
        assert!(Table::begin(&two(), &tiles(draws), Vec::new()).is_err(), "{draws:?}");
    }
    let mut table = Table::begin(&two(), &tiles(&["U"]), Vec::new()).unwrap();
    assert_eq!((table.game().date(), table.deciders()), (Some("2026-11-15"), vec![]));
    let before = table.view();
    assert_eq!(table.word(0, 99).unwrap_err(), "there is no choice 99; there are 3");
    for (word, draws) in
        [("U@1,0", &["V"][..]), ("U@5,5", &[]), ("pass", &["V"]), ("nonsense", &[]), ("drew:U", &[]), ("", &[])]
    {
        assert!(table.tell(0, word, &tiles(draws)).is_err(), "{word}");
        assert_eq!(table.view(), before);
    }
    table.tell(0, "U@1,0", &[]).unwrap();
    let placed = table.view();
    for draws in [&[][..], &["moon"], &["V", "V"]] {
        assert!(table.tell(1, "pass", &tiles(draws)).is_err(), "{draws:?}");
        assert_eq!((table.view(), table.log(0).len()), (placed.clone(), 1));
    }
    table.tell(1, "pass", &tiles(&["V"])).unwrap();
    assert_eq!((table.moves(), table.deciders()), (2, vec![0, 0]));
    // After something was taken back, other tiles may be told.
    table.take_back(1);
    assert_eq!(table.view(), placed);
    table.tell(1, "pass", &tiles(&["E"])).unwrap();
    assert_eq!(table.view().ask.unwrap().tile.as_deref(), Some("E"));
    let record = table.record();
    assert_eq!(Game::from_record(&record).unwrap().fingerprint(), table.game().fingerprint());
}
