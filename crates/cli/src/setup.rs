//! A game's setup on the command line.

use aude_engine::{
    Setup,
    parts::{PRESETS, parts},
};
use clap::Args;

use crate::Fault;

/// What to play.
#[derive(Args, Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupArgs {
    /// An edition whose options apply: first-edition, big-box-2006, new-edition-2016, nordic-2010
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
    /// A tile set beside the base game, with copies if more than one [example: --part inns-cathedrals]
    #[arg(long = "part", value_name = "NAME[=COPIES]")]
    parts: Vec<String>,
    /// An option [example: --option farmers=off]; --list shows all of them
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Switch an element on or off [example: --toggle cathedrals=off]
    #[arg(long = "toggle", value_name = "NAME=on|off")]
    toggles: Vec<String>,
    /// Figures of each player [example: --count follower=5]
    #[arg(long = "count", value_name = "NAME=N")]
    counts: Vec<String>,
    /// Shuffle the tiles by this number; the same number gives the same game
    #[arg(long)]
    pub seed: Option<u64>,
    /// List everything that can be chosen, and stop
    #[arg(long)]
    pub list: bool,
}

fn pair<'a>(flag: &str, text: &'a str, example: &str) -> Result<(&'a str, &'a str), Fault> {
    text.split_once('=')
        .ok_or_else(|| format!("--{flag} {text}: expected NAME=VALUE, such as --{flag} {example}").into())
}

fn number(flag: &str, text: &str) -> Result<u32, Fault> {
    text.parse().map_err(|_| format!("--{flag}: `{text}` is not a whole number").into())
}

impl SetupArgs {
    /// The setup for these players.
    pub fn setup(&self, players: Vec<String>) -> Result<Setup, Fault> {
        let mut setup = Setup { players, preset: self.preset.clone(), ..Setup::default() };
        if !self.parts.is_empty() {
            let mut sets = std::collections::BTreeMap::new();
            // The base game is there unless its garden edition is.
            if !self.parts.iter().any(|part| part.starts_with("base-gardens")) {
                sets.insert("base".to_string(), 1);
            }
            for part in &self.parts {
                let (name, copies) = part.split_once('=').unwrap_or((part, "1"));
                sets.insert(name.into(), number("part", copies)?);
            }
            setup.parts = Some(sets);
        }
        for option in &self.options {
            let (name, value) = pair("option", option, "farmers=off")?;
            setup.options.insert(name.into(), value.into());
        }
        for toggle in &self.toggles {
            let (name, value) = pair("toggle", toggle, "cathedrals=off")?;
            let on = match value {
                "on" => true,
                "off" => false,
                _ => return Err(format!("--toggle {toggle}: `{value}` is neither `on` nor `off`").into()),
            };
            setup.toggles.insert(name.into(), on);
        }
        for count in &self.counts {
            let (name, n) = pair("count", count, "follower=5")?;
            setup.counts.insert(name.into(), number("count", n)?);
        }
        Ok(setup)
    }
}

/// Prints everything that can be chosen.
pub fn list() {
    println!("Presets (--preset): the options of an edition; parts are chosen apart");
    for preset in PRESETS {
        println!("  {:<22} {}", preset.name, preset.about);
    }
    for part in parts() {
        println!("\n{}: {}", part.title, part.about);
        if !part.sets.is_empty() {
            println!("  --part {}", part.sets.join(" | "));
        }
        for toggle in part.toggles {
            println!("  --toggle {}=on|off\n      {}", toggle.name, toggle.about);
        }
        for count in part.counts {
            let usual: Vec<u32> = (1..=aude_engine::MAX_PLAYERS).map(count.usual).collect();
            let usual = if usual.iter().all(|n| *n == usual[0]) {
                usual[0].to_string()
            } else {
                let list: Vec<_> = usual.iter().map(u32::to_string).collect();
                format!("{} for 1 to {} players", list.join(", "), usual.len())
            };
            println!("  --count {}=N\n      so many for each player, usually {usual}", count.name);
        }
        for option in part.options {
            println!("  --option {}={}\n      {}", option.name, option.values.join("|"), option.about);
        }
    }
}
