//! Rules that games share.
//!
//! Rules take several times as much memory as a position. Open games with equal setups share them. Player names may
//! differ, because rules do not contain them.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use aude_engine::{Rules, Setup, SetupError, check_name};

/// The rules of games that are open, with their setups; without names.
static OPEN: Mutex<Vec<(Setup, Weak<Rules>)>> = Mutex::new(Vec::new());

/// The rules of a setup; those of another game where they are the same.
pub(crate) fn rules(setup: &Setup) -> Result<Arc<Rules>, SetupError> {
    // Names are not looked at again below.
    if setup.players.iter().any(|name| check_name(name).is_err()) {
        return Rules::new(setup).map(Arc::new);
    }
    let nameless = Setup { players: vec![String::new(); setup.players.len()], ..setup.clone() };
    let open = || OPEN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = open().iter().find(|(known, _)| *known == nameless).and_then(|(_, rules)| rules.upgrade());
    if let Some(rules) = known {
        return Ok(rules);
    }
    let rules = Arc::new(Rules::new(setup)?);
    let mut open = open();
    open.retain(|(_, rules)| rules.strong_count() > 0);
    open.push((nameless, Arc::downgrade(&rules)));
    Ok(rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_do_not_matter_but_are_checked() {
        let setup = |names: [&str; 2], farmers: &str| Setup {
            players: names.map(String::from).into(),
            options: [("farmers".into(), farmers.into())].into(),
            ..Setup::default()
        };
        let first = rules(&setup(["Anna", "Ben"], "on")).unwrap();
        assert!(Arc::ptr_eq(&first, &rules(&setup(["Cleo", "Dan"], "on")).unwrap()));
        assert!(!Arc::ptr_eq(&first, &rules(&setup(["Anna", "Ben"], "off")).unwrap()));
        assert_eq!(rules(&setup(["Anna", ""], "on")).unwrap_err().field, "players[1]");
        let weak = Arc::downgrade(&first);
        drop(first);
        assert!(weak.upgrade().is_none(), "nobody keeps what nobody needs");
    }
}
