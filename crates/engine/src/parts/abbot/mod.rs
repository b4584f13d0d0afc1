//! The abbot and the gardens of the 2016 edition.

use super::{About, After, Expansion, Hooks, Offers, Part, PieceSpec, Shown, ToggleSpec, Wants};
use crate::{
    Action, Cause, Figure, Log, Phase, Rules, State, Term,
    branchless::nth_among,
    rules::Design,
    setup::Choices,
    state::Standing,
    tile::Kind,
    verb::{Arguments, Fact, Facts, Target, verb},
};

pub(super) const PART: Part = Part {
    name: "abbot",
    title: "The Abbot",
    about: "each player gets an abbot, who can leave a monastery or garden early and still score",
    tile: "V-garden",
    sections: &[(About::Verb(Phase::PlaceFigure, "recall"), 3)],
    sets: &[],
    toggles: &[
        ToggleSpec { name: "abbots", about: "each player has an abbot", default: with_gardens, shown: Shown::Nothing },
        ToggleSpec {
            name: "gardens",
            about: "an abbot may be placed in a garden; off, gardens are decoration",
            default: with_gardens,
            shown: Shown::Gardens,
        },
    ],
    // ABBOT-01, ABBOT-X-01
    counts: &[PieceSpec {
        name: "abbot",
        figure: Figure::Abbot,
        usual: |_| 1,
        toggle: Some("abbots"),
        wants: Some(|_| Wants::Unoccupied),
    }],
    verbs: &[verb!("recall", "recall", "recall", Recall(figure, spot) = FigureOnSegment(figure, spot))
        .target(Target::Figure)
        .facts(worth)],
    open: |choices| {
        let each = choices.count("abbot");
        Ok((each > 0).then(|| -> Box<dyn Expansion> { Box::new(Abbot { each }) }))
    },
    ..Part::PLAIN
};

/// What an abbot brings who is taken back: a point for his tile and for each one around it.
fn worth(state: &State, arguments: Arguments) -> Facts {
    let Arguments::FigureOnSegment(_, spot) = arguments else { return Vec::new() };
    let around = spot.at.around().filter(|at| state.tile_at(*at).is_some()).count();
    vec![("points", Fact::Number(1 + around as u32))]
}

/// The garden tiles belong to the box that brought the abbots. Other games have none unless they are wanted (ABBOT-02).
fn with_gardens(choices: &Choices) -> bool {
    choices.sets_in_play().any(|(name, _)| name.ends_with("-gardens"))
}

#[derive(Clone, Copy, Debug)]
struct Abbot {
    /// How many abbots a player has.
    each: u32,
}

impl Abbot {
    /// One slot for each abbot that is not in the supply of the player in turn.
    fn slots(self, state: &State) -> usize {
        self.each.saturating_sub(state.supply_of(state.player(), Figure::Abbot)) as usize
    }

    /// An abbot can be taken back from something unfinished (ABBOT-X-06).
    fn recall(state: &State, slot: usize) -> Option<Action> {
        let own = |s: &Standing| (s.figure == Figure::Abbot) & (s.owner == state.player);
        let spot = state.figures[nth_among(&state.figures, own, slot)?].spot;
        let unfinished = !state.board.is_complete(state.board.feature(spot));
        unfinished.then(|| Action::Recall(Figure::Abbot, state.spot(spot)))
    }

    /// ABBOT-X-06, ABBOT-X-07, ABBOT-X-09: 1 point for the tile and 1 for each around it. Nothing is completed.
    fn play(rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> Option<After> {
        let Action::Recall(figure, spot) = action else { return None };
        let found = state.find_figure(state.player(), figure, spot).expect("the abbot is there");
        let segment = state.figures[found].spot;
        let kind: Kind = state.board.kind(&rules.designs, segment);
        let (tiles, _) = state.measure(rules, segment);
        let term = Term { what: "tiles", n: tiles, each: 1 };
        let squares = if log.is_on() { state.squares(rules, segment) } else { Vec::new() };
        state.award(state.player(), Cause::Feature(kind), false, term, &squares, log);
        state.tell_pays(rules, state.board.feature(segment), false, log);
        state.take_back(rules, found, log);
        Some(After::Done)
    }
}

impl Expansion for Abbot {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        hooks
            .instead
            .push(Offers::new(move |_, state, ()| it.slots(state), |_, state, (), slot| Self::recall(state, slot)));
        hooks.plays.push(Box::new(Self::play));
    }

    /// ABBOT-X-03
    fn ground(&self, design: &Design, _figure: Figure) -> u16 {
        if design.volcano { 0 } else { design.centers }
    }
}
