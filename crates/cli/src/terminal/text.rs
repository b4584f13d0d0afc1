//! What the terminal says, in the player's language.

use std::borrow::Cow;

use aude_table::{GAME, Text, Value};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// All texts of a language.
macro_rules! texts {
    ($code:literal) => {
        concat!(
            include_str!(concat!("../../../../locales/", $code, "/terminal.ftl")),
            "\n",
            include_str!(concat!("../../../../locales/", $code, "/replay.ftl")),
            "\n",
            include_str!(concat!("../../../../locales/", $code, "/review.ftl")),
        )
    };
}

const LANGUAGES: [(&str, &str); 5] =
    [("en", texts!("en")), ("de", texts!("de")), ("da", texts!("da")), ("sv", texts!("sv")), ("nl", texts!("nl"))];

/// The texts of one language.
pub struct Texts(FluentBundle<FluentResource>);

impl Texts {
    /// The texts of a language, or an error that names those there are.
    pub fn new(language: &str) -> Result<Self, String> {
        let (code, source) = LANGUAGES.iter().find(|(code, _)| *code == language).ok_or_else(|| {
            let known: Vec<_> = LANGUAGES.iter().map(|(code, _)| *code).collect();
            format!("there is no language `{language}`; there are {}", known.join(", "))
        })?;
        let [reasons, game, parts] = [aude_bots::REASONS, GAME, aude_bots::PART_WORDS]
            .map(|shared| shared.iter().find(|(of, _)| of == code).expect("the same languages").1);
        Ok(Self::of(code, &[*source, reasons, game, parts]))
    }

    /// Texts out of files that are compiled in.
    pub fn of(code: &str, sources: &[&str]) -> Self {
        let id: LanguageIdentifier = code.parse().expect("the codes are valid");
        let mut bundle = FluentBundle::new(vec![id]);
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_string()).expect("the texts are tested");
            bundle.add_resource(resource).expect("the texts are tested");
        }
        Self(bundle)
    }

    /// The code of the language.
    pub fn language(&self) -> String {
        self.0.locales.first().map_or_else(String::new, ToString::to_string)
    }

    /// Whether there is such a text.
    pub fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    /// The language of the environment, or English.
    pub fn preferred() -> String {
        let wanted =
            ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|v| std::env::var(v).ok().filter(|s| !s.is_empty()));
        let code = wanted.unwrap_or_default().chars().take(2).collect::<String>();
        if LANGUAGES.iter().any(|(known, _)| *known == code) { code } else { "en".into() }
    }

    /// A text.
    pub fn get(&self, id: &str) -> String {
        self.with(id, &[])
    }

    /// A text with values in it.
    pub fn with(&self, id: &str, values: &[(&'static str, FluentValue)]) -> String {
        let Some(pattern) = self.0.get_message(id).and_then(|m| m.value()) else { return id.into() };
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value.clone());
        }
        let text: Cow<str> = self.0.format_pattern(pattern, Some(&args), &mut Vec::new());
        text.into_owned()
    }

    /// What the table says. Players are named by whoever knows them.
    pub fn say(&self, text: &Text, name: &dyn Fn(usize) -> String) -> String {
        let Some(pattern) = self.0.get_message(&text.id).and_then(|m| m.value()) else { return text.id.clone() };
        let mut args = FluentArgs::new();
        for (key, value) in &text.args {
            let value = match value {
                Value::Number(n) => FluentValue::from(*n),
                Value::Word(word) => FluentValue::from(word.clone()),
                Value::Player { player } => FluentValue::from(name(*player)),
                Value::Text(text) => FluentValue::from(self.say(text, name)),
                Value::List(list) => {
                    let said: Vec<_> = list.iter().map(|text| self.say(text, name)).collect();
                    FluentValue::from(said.join(", "))
                }
            };
            args.set(key.clone(), value);
        }
        self.0.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What says something, and asks.
    const CODE: &str = concat!(
        include_str!("ask.rs"),
        include_str!("computer.rs"),
        include_str!("mod.rs"),
        include_str!("read.rs"),
        include_str!("replay.rs"),
    );

    /// The terminal is a client of the table: it names no phase, action, event or verb, and nothing that a part brings.
    #[test]
    fn the_terminal_knows_no_rules() {
        let picture = include_str!("picture.rs").split("#[cfg(test)]").next().unwrap_or_default();
        let code = format!("{CODE}{picture}");
        let verbs = aude_engine::Verb::all().map(|verb| format!("\"{}\"", verb.name));
        let words = ["Phase", "Action", "Event", "Cause", "Symbol", "Marks", ".verb ==", ".phase"];
        let figures = aude_engine::Figure::ALL.map(|figure| format!("\"{figure}\""));
        let parts = aude_engine::parts::parts().flat_map(|part| {
            let toggles = part.toggles.iter().map(|toggle| toggle.name);
            toggles.chain(part.options.iter().map(|option| option.name)).map(|name| format!("\"{name}\""))
        });
        for word in words.map(String::from).into_iter().chain(verbs).chain(figures).chain(parts) {
            assert!(!code.contains(&word), "{word}");
        }
    }

    fn ids(source: &str) -> Vec<String> {
        let words = source.lines().filter(|l| l.starts_with(char::is_alphabetic)).filter_map(|l| l.split_once(" ="));
        let mut ids: Vec<_> = words.map(|(id, _)| id.to_string()).collect();
        ids.sort();
        ids
    }

    #[test]
    fn every_language_has_every_text() {
        let english = ids(LANGUAGES[0].1);
        assert!(english.len() > 20);
        for (code, source) in LANGUAGES {
            assert_eq!(ids(source), english, "{code}");
            let texts = Texts::new(code).unwrap();
            for id in &english {
                assert_ne!(texts.get(id), *id, "{code}: {id}");
            }
        }
    }

    #[test]
    fn texts_use_the_same_values() {
        let values = |source: &str, id: &str| {
            let start = source.find(&format!("\n{id} =")).map_or(0, |i| i + 1);
            let text = &source[start..];
            let end = text[1..].find("\n\n").or_else(|| text[1..].find("\n#")).unwrap_or(text.len() - 1);
            let text: String = text[..=end]
                .lines()
                .enumerate()
                .take_while(|(i, l)| *i == 0 || l.starts_with([' ', '}']))
                .map(|(_, l)| l)
                .collect();
            let mut found: Vec<_> = text
                .split('$')
                .skip(1)
                .map(|s| s.split(|c: char| !c.is_alphanumeric()).next().unwrap().to_string())
                .collect();
            found.sort();
            found.dedup();
            found
        };
        for texts in [LANGUAGES, aude_bots::REASONS, aude_bots::PART_WORDS] {
            for id in ids(texts[0].1) {
                for (code, source) in texts {
                    assert_eq!(values(source, &id), values(texts[0].1, &id), "{code}: {id}");
                }
            }
        }
    }

    /// Every reason has words in every language, and says all that it knows.
    #[test]
    fn reasons_can_be_said() {
        use aude_bots::{REASONS, Why};
        let english = ids(REASONS[0].1);
        for (code, source) in REASONS {
            assert_eq!(ids(source), english, "{code}");
            let texts = Texts::new(code).unwrap();
            for why in Why::all() {
                let id = format!("reason-{}", why.name());
                for feature in ["city", "road", "field", "garden", "shrine", "monastery"] {
                    let text =
                        texts.with(&id, &[("feature", feature.into()), ("player", "Eva".into()), ("n", 2.into())]);
                    assert!(text != id && !text.contains('{'), "{code}: {text}");
                }
            }
        }
    }

    #[test]
    fn texts_that_are_used_exist() {
        let code = concat!(
            include_str!("../review.rs"),
            include_str!("../review/report.rs"),
            include_str!("../review/page.rs"),
        );
        let code = format!("{CODE}{code}");
        let english = ids(LANGUAGES[0].1);
        for id in &english {
            assert!(code.contains(&format!("\"{id}\"")) || id.starts_with("mark-"), "`{id}` is not used");
        }
        // Whatever looks like the name of a text is one.
        let is_name = |s: &&str| {
            s.contains('-') && s.split('-').all(|w| w.chars().all(|c| c.is_ascii_lowercase()) && !w.is_empty())
        };
        let of_parts = ids(aude_bots::PART_WORDS[0].1);
        let shared: Vec<_> = ids(GAME[0].1).into_iter().chain(of_parts).chain(english.iter().cloned()).collect();
        for word in code.split('"').skip(1).step_by(2).filter(is_name) {
            assert!(shared.iter().any(|id| id == word), "there is no text `{word}`");
        }
    }

    /// What the table says is said with names, numbers and what is within it.
    #[test]
    fn texts_of_the_table_are_said() {
        let name = |player: usize| ["Anna", "Ben"][player].to_string();
        let text = Text::new("log-freed").player(1).with("figure", "abbot").with("from", Value::Player { player: 0 });
        let goods = vec![Text::new("what-wine").with("n", 2), Text::new("what-cloth").with("n", 1)];
        let goods = Text::new("log-goods").player(0).with("goods", goods);
        let english = Texts::new("en").unwrap();
        assert_eq!(english.say(&text, &name), "Ben gets back the abbot from Anna.");
        assert_eq!(english.say(&goods, &name), "Anna takes goods: 2 wine, 1 cloth.");
    }

    /// What is written on a tile of the board has room there.
    #[test]
    fn marks_are_short() {
        for (code, source) in LANGUAGES {
            let texts = Texts::new(code).unwrap();
            for id in ids(source).iter().filter(|id| id.starts_with("mark-")) {
                assert!(texts.get(id).chars().count() <= super::super::picture::WIDTH, "{code}: {id}");
            }
        }
    }

    /// The help explains every sign on the board.
    #[test]
    fn the_help_explains_every_sign() {
        for (code, _) in LANGUAGES {
            let help = Texts::new(code).unwrap().get("help");
            let words: Vec<_> = help.split(|c: char| c.is_whitespace() || c == ',').collect();
            for sign in "# = | ~ . x ═ ║ ▓ ░ M S g T * K i ! w r t P p O V D Z & ^ % @ $".split(' ') {
                assert!(words.contains(&sign), "{code}: {sign}");
            }
        }
    }

    #[test]
    fn unknown_languages_are_named() {
        assert!(Texts::new("xx").is_err_and(|e| e.contains("`xx`") && e.contains("de")));
    }
}
