//! The abbot and the gardens of the 2016 edition.

use super::{After, Count, Hook, Part, Room, Shown, Toggle};
use crate::{
    Action, Cause, Figure, Illegal, Log, Rules, Spot, State, Term,
    rules::Design,
    setup::Choices,
    sift::find_among,
    state::Standing,
    tile::Kind,
    verb::{Target, verb},
};

pub(super) const PART: Part = Part {
    name: "abbot",
    title: "The Abbot",
    about: "an abbot for each player, who keeps monasteries and gardens and may be taken back early",
    sets: &[],
    toggles: &[
        Toggle { name: "abbots", about: "each player has an abbot", default: with_gardens, shown: Shown::Nothing },
        Toggle {
            name: "gardens",
            about: "an abbot may be placed in a garden; off, gardens are decoration",
            default: with_gardens,
            shown: Shown::Nothing,
        },
    ],
    options: &[],
    counts: &[Count {
        name: "abbot",
        figure: Figure::Abbot,
        usual: |_| 1,
        toggle: Some("abbots"),
        placed_by_room: true,
    }],
    verbs: &[verb!("recall", "recall", "recall", Recall(figure, spot) = FigureOnSegment(figure, spot))
        .target(Target::Figure)],
    leaves_out: super::nothing,
    open: |choices| {
        let each = choices.count("abbot");
        Ok((each > 0).then(|| -> Box<dyn Room> { Box::new(Abbot { each }) }))
    },
};

/// The garden tiles belong to the box that brought the abbots.
fn with_gardens(choices: &Choices) -> bool {
    choices.sets_in_play().any(|(name, _)| name.ends_with("-gardens"))
}

#[derive(Debug)]
struct Abbot {
    /// How many abbots a player has.
    each: u32,
}

impl Abbot {
    /// The abbots of the player in turn that can be taken back, until one pleases: those on something unfinished
    /// (ABBOT-X-06).
    fn find_recall(&self, state: &State, mut pleases: impl FnMut(Spot) -> bool) -> bool {
        if state.supply_of(state.player(), Figure::Abbot) == self.each {
            return false;
        }
        let own = |s: &Standing| (s.figure == Figure::Abbot) & (s.owner == state.player);
        find_among(&state.figures, own, |s| {
            !state.board.is_complete(state.board.feature(s.spot)) && pleases(state.spot(s.spot))
        })
    }
}

impl Room for Abbot {
    fn hooks(&self) -> Vec<Hook> {
        vec![Hook::Offer]
    }

    /// ABBOT-X-03
    fn ground(&self, design: &Design, _figure: Figure) -> u16 {
        if design.volcano { 0 } else { design.centers }
    }

    fn why_not(&self, rules: &Rules, state: &State, figure: Figure, segment: usize) -> Illegal {
        let design = state.last_design(rules);
        let kind = design.kind(segment);
        if design.centers >> segment & 1 == 1 { Illegal::Occupied(kind) } else { Illegal::NoPlaceFor(figure, kind) }
    }

    fn offer(&self, _rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        self.find_recall(state, |spot| {
            actions.push(Action::Recall(Figure::Abbot, spot));
            false
        });
    }

    /// One for each abbot that is not in the supply.
    fn offer_lots(&self, _rules: &Rules, state: &State, _list: &mut Vec<Action>) -> usize {
        self.each.saturating_sub(state.supply_of(state.player(), Figure::Abbot)) as usize
    }

    fn offer_lot(&self, rules: &Rules, state: &State, lot: usize, list: &mut Vec<Action>) -> Option<Action> {
        list.clear();
        self.offer(rules, state, list);
        list.get(lot).copied()
    }

    fn offers(&self, _rules: &Rules, state: &State) -> bool {
        self.find_recall(state, |_| true)
    }

    fn owns(&self, action: Action) -> bool {
        matches!(action, Action::Recall(..))
    }

    /// ABBOT-X-06, ABBOT-X-07: 1 point for the tile and 1 for each around it.
    fn play(&self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> After {
        let Action::Recall(figure, spot) = action else { unreachable!("it offers nothing else") };
        let found = state.find_figure(state.player(), figure, spot).expect("the abbot is there");
        let segment = state.figures[found].spot;
        let kind: Kind = state.board.kind(&rules.designs, segment);
        let (tiles, _) = state.measure(rules, segment);
        let term = Term { what: "tiles", n: tiles, each: 1 };
        let squares = if log.is_on() { state.squares(rules, segment) } else { Vec::new() };
        state.award(state.player(), Cause::Feature(kind), false, term, &squares, log);
        state.tell_pays(rules, state.board.feature(segment), false, log);
        state.take_back(rules, found, log);
        After::Done
    }
}
