//! Why the rules of a part forbid something, as data.

use crate::Figure;

/// Why a rule forbids an action or a setup. Each part declares its own.
///
/// ```
/// use aude_engine::{Action, Illegal, Pos, Rules, Setup};
///
/// let mut setup = Setup::players(2);
/// setup.parts = Some([("base".into(), 1), ("tower".into(), 1)].into());
/// setup.draw = Some(vec!["TH".into()]);
/// let rules = Rules::new(&setup).unwrap();
/// let mut state = rules.start();
/// let tile = rules.design("TH").unwrap();
/// state.play(&rules, Action::Draw(tile), &mut aude_engine::Log::off()).unwrap();
/// let place = state.legal_actions(&rules)[0];
/// state.play(&rules, place, &mut aude_engine::Log::off()).unwrap();
/// let refused = state.check(&rules, Action::Tower(Pos::new(0, 0))).unwrap_err();
/// let Illegal::Rule(reason) = refused else { panic!("{refused}") };
/// assert_eq!(reason.id, "why-no-tower");
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Reason {
    /// The message that says it to players.
    pub id: &'static str,
    /// What it says in English. `{figure}` stands for the figure that it is about.
    pub text: &'static str,
    /// A value of the message, with its name, which tells several reasons with one message apart.
    pub value: Option<(&'static str, &'static str)>,
}

impl Reason {
    /// What it says in English about a figure.
    pub(crate) fn about(&self, figure: Figure) -> String {
        self.text.replace("{figure}", figure.name())
    }
}

/// Declares a reason: its message, what it says in English, and perhaps a value of the message.
macro_rules! rule {
    ($id:literal, $text:literal $(, $name:literal = $value:literal)?) => {
        &$crate::reason::Reason { id: $id, text: $text, value: $crate::reason::rule!(@ $($name = $value)?) }
    };
    (@) => { None };
    (@ $name:literal = $value:literal) => { Some(($name, $value)) };
}
pub(crate) use rule;
