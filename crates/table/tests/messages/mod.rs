//! The messages of `game.ftl` and of the parts, looked at as data: what each needs, and which words it tells apart.
#![allow(dead_code, reason = "every test uses a part of it")]

use std::collections::{BTreeMap, BTreeSet};

use aude_bots::PART_WORDS;
use aude_table::{GAME, Text, Value};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

/// What a message needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The values it uses, by name.
    pub values: BTreeSet<String>,
    /// The words it tells apart, by the value that decides; plurals are none.
    pub words: BTreeMap<String, BTreeSet<String>>,
    /// The messages it contains.
    pub messages: BTreeSet<String>,
}

/// The messages of a language.
pub struct Messages {
    pub language: &'static str,
    own: BTreeMap<String, Needs>,
}

const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

impl Messages {
    /// Those of all languages.
    pub fn all() -> Vec<Self> {
        let sources = GAME.iter().zip(PART_WORDS);
        sources.map(|((language, game), (_, parts))| Self::of(language, &[game, parts])).collect()
    }

    /// Those of some files.
    pub fn of(language: &'static str, sources: &[&str]) -> Self {
        let mut own = BTreeMap::new();
        let parse = |source| fluent_syntax::parser::parse(source).unwrap_or_else(|(_, e)| panic!("{language}: {e:?}"));
        for entry in sources.iter().flat_map(|source| parse(*source).body) {
            if let Entry::Message(message) = entry {
                let mut needs = Needs::default();
                collect(&message.value.expect("a message has a text"), &mut needs);
                let before = own.insert(message.id.name.to_string(), needs);
                assert!(before.is_none(), "{language}: `{}` is there twice", message.id.name);
            }
        }
        Self { language, own }
    }

    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.own.keys().map(String::as_str)
    }

    pub fn has(&self, id: &str) -> bool {
        self.own.contains_key(id)
    }

    /// What a message needs, with the messages it contains.
    pub fn needs(&self, id: &str) -> Needs {
        let mut needs = self.own.get(id).unwrap_or_else(|| panic!("{}: there is no `{id}`", self.language)).clone();
        for inner in needs.messages.clone() {
            let inner = self.needs(&inner);
            needs.values.extend(inner.values);
            for (name, words) in inner.words {
                needs.words.entry(name).or_default().extend(words);
            }
            needs.messages.extend(inner.messages);
        }
        needs
    }

    /// Whether a text can be said: its message exists, has all it needs, and knows its words.
    pub fn check(&self, text: &Text) {
        let needs = self.needs(&text.id);
        for name in &needs.values {
            assert!(text.args.contains_key(name), "{}: `{}` lacks ${name}: {text:?}", self.language, text.id);
        }
        for (name, words) in &needs.words {
            if let Some(Value::Word(word)) = text.args.get(name) {
                assert!(words.contains(word), "{}: `{}` does not know {name} `{word}`", self.language, text.id);
            }
        }
        for value in text.args.values() {
            match value {
                Value::Text(inner) => self.check(inner),
                Value::List(list) => list.iter().for_each(|inner| self.check(inner)),
                Value::Number(_) | Value::Word(_) | Value::Player { .. } => {}
            }
        }
    }
}

fn collect(pattern: &Pattern<&str>, needs: &mut Needs) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_needs(expression, needs);
        }
    }
}

fn expression_needs(expression: &Expression<&str>, needs: &mut Needs) {
    match expression {
        Expression::Inline(inline) => inline_needs(inline, needs),
        Expression::Select { selector, variants } => {
            inline_needs(selector, needs);
            for variant in variants {
                if let (VariantKey::Identifier { name }, InlineExpression::VariableReference { id }) =
                    (&variant.key, selector)
                    && !PLURALS.contains(name)
                {
                    needs.words.entry(id.name.to_string()).or_default().insert((*name).to_string());
                }
                collect(&variant.value, needs);
            }
        }
    }
}

fn inline_needs(inline: &InlineExpression<&str>, needs: &mut Needs) {
    match inline {
        InlineExpression::VariableReference { id } => {
            needs.values.insert(id.name.to_string());
        }
        InlineExpression::MessageReference { id, .. } => {
            needs.messages.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression } => expression_needs(expression, needs),
        _ => {}
    }
}
