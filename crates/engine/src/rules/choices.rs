//! What a setup chooses: every name is looked up, every default filled in.

use super::resolve::{MAX_COPIES, Result};
use crate::{
    Flaw, Setup, SetupError,
    parts::{self, PRESETS, PieceSpec},
    setup::{Choices, check_name},
    tile,
};

/// BASE-SETUP-03
pub(super) fn check_players(setup: &Setup, choices: &Choices) -> Result<usize> {
    let players = setup.players.len();
    let most = choices.option("max-players").parse().expect("its values are numbers");
    if players == 0 || players > most {
        return Err(SetupError::new("players", Flaw::Players { players, most }));
    }
    for (seat, name) in setup.players.iter().enumerate() {
        check_name(name).map_err(|words| SetupError::new(format!("players[{seat}]"), Flaw::Name(words)))?;
    }
    if setup.first >= players {
        return Err(SetupError::new("first", format!("there is no seat {}; seats count from 0", setup.first)));
    }
    Ok(players)
}

/// Looks up every name of the setup and fills in what it does not say, from the preset or the defaults (VAR-01).
pub(super) fn choose(setup: &Setup) -> Result<Choices> {
    let mut choices = Choices::default();
    if let Some(name) = &setup.preset {
        let preset = PRESETS.iter().find(|p| p.name == name).ok_or_else(|| {
            let known = names(PRESETS.iter(), |p| p.name);
            SetupError::new("preset", format!("there is no preset `{name}`; there are {known}"))
        })?;
        choices.preset = Some(preset.name);
    }
    choices.revision = setup.revision;
    choose_parts(setup, &mut choices)?;
    choose_options(setup, &mut choices)?;
    choose_elements(setup, &mut choices)?;
    Ok(choices)
}

fn names<T>(known: impl Iterator<Item = T>, quote: impl Fn(T) -> &'static str) -> String {
    let list: Vec<_> = known.map(|k| format!("`{}`", quote(k))).collect();
    list.join(", ")
}

fn choose_parts(setup: &Setup, choices: &mut Choices) -> Result<()> {
    let sets = || parts::parts().flat_map(|p| p.sets.iter().copied());
    let Some(wanted) = &setup.parts else {
        choices.parts = vec![("base", 1)];
        return Ok(());
    };
    for (name, copies) in wanted {
        let field = format!("parts.{name}");
        if !sets().any(|set| set == name) {
            let what = if tile::set(name).is_some() { "is not playable yet" } else { "is not a tile set" };
            let known = names(sets(), |set| set);
            return Err(SetupError::new(field, format!("`{name}` {what}; there are {known}")));
        }
        if *copies > MAX_COPIES {
            return Err(SetupError::new(field, Flaw::Copies { copies: *copies, most: MAX_COPIES }));
        }
    }
    choices.parts = sets().filter_map(|set| wanted.get(set).map(|n| (set, *n))).filter(|(_, n)| *n > 0).collect();
    Ok(())
}

fn choose_options(setup: &Setup, choices: &mut Choices) -> Result<()> {
    let options = || parts::parts().flat_map(|p| p.options);
    for (name, value) in &setup.options {
        let field = format!("options.{name}");
        // Options that were taken out are still accepted, and mean nothing.
        if parts::FORMER_OPTIONS.iter().any(|(former, values)| former == name && values.contains(&value.as_str())) {
            continue;
        }
        let Some(option) = options().find(|o| o.name == name) else {
            let known = names(options(), |o| o.name);
            return Err(SetupError::new(field, format!("there is no option `{name}`; there are {known}")));
        };
        if !option.values.contains(&value.as_str()) {
            let known = names(option.values.iter(), |v| v);
            return Err(SetupError::new(field, format!("`{value}` is not one of {known}")));
        }
    }
    for option in options() {
        let chosen = setup.options.get(option.name);
        let chosen = chosen.and_then(|value| option.values.iter().find(|v| *v == value).copied());
        let presets = option.presets.iter().filter(|_| option.since <= choices.revision);
        let preset = presets.into_iter().find(|(preset, _)| Some(*preset) == choices.preset).map(|p| p.1);
        choices.options.push((option.name, chosen.or(preset).unwrap_or(option.default)));
    }
    Ok(())
}

fn choose_elements(setup: &Setup, choices: &mut Choices) -> Result<()> {
    let toggles = || parts::parts().flat_map(|p| p.toggles);
    let counts = || parts::parts().flat_map(|p| p.counts);
    if let Some(name) = setup.toggles.keys().find(|name| !toggles().any(|t| t.name == *name)) {
        let known = names(toggles(), |t| t.name);
        let message = format!("there is no element `{name}`; there are {known}");
        return Err(SetupError::new(format!("toggles.{name}"), message));
    }
    for (name, n) in &setup.counts {
        let field = format!("counts.{name}");
        let Some(count) = counts().find(|c| c.name == name) else {
            let known = names(counts(), |c| c.name);
            return Err(SetupError::new(field, format!("there is no figure or token `{name}`; there are {known}")));
        };
        if *n > PieceSpec::MAX {
            return Err(SetupError::new(field, Flaw::TooManyFigures { figures: *n, most: PieceSpec::MAX }));
        }
        if let Some(toggle) = count.toggle
            && *n > 0
            && setup.toggles.get(toggle) == Some(&false)
        {
            return Err(SetupError::new(field, Flaw::SwitchedOff { figures: *n, toggle }));
        }
    }
    for toggle in toggles() {
        // A count brings the rules of its figure with it.
        let counted = counts().any(|c| c.toggle == Some(toggle.name) && setup.counts.get(c.name) > Some(&0));
        let default = || counted || (toggle.default)(choices);
        let on = setup.toggles.get(toggle.name).copied().unwrap_or_else(default);
        choices.toggles.push((toggle.name, on));
    }
    for count in counts() {
        let on = count.toggle.is_none_or(|toggle| choices.toggle(toggle));
        let usual = || if on { (count.usual)(setup.players.len()) } else { 0 };
        let n = setup.counts.get(count.name).copied().unwrap_or_else(usual);
        choices.counts.push((count.name, n));
    }
    Ok(())
}
