//! Abbey & Mayor: abbeys that fill holes, mayors who count pennants, barns that stay on fields, wagons that drive on.

mod barn;
mod wagon;

use super::{After, Choice, Count, Hook, Moment, Part, Room, Shown, Toggle, Wants};
use crate::{
    Action, Corner, Figure, Illegal, Log, Phase, Pos, Revision, Rules, State,
    board::SegmentRef,
    lists::keeps_room,
    rules::Design,
    score::Tally,
    setup::Choices,
    state::Standing,
    verb::{Target, verb},
};

pub(super) const PART: Part = Part {
    name: "abbey-mayor",
    title: "Abbey & Mayor",
    about: "12 tiles; abbeys fill holes, mayors count pennants, barns keep fields, wagons drive on",
    sets: &["abbey-mayor", "abbey-mayor-gardens"],
    toggles: &[
        Toggle {
            name: "abbeys",
            about: "each player has an abbey to fill a hole with instead of drawing a tile",
            default: in_play,
            shown: Shown::Nothing,
        },
        Toggle {
            name: "mayors",
            about: "each player has a mayor, who counts as many as his city has pennants",
            default: in_play,
            shown: Shown::Nothing,
        },
        Toggle {
            name: "barns",
            about: "each player has a barn: it scores a field at once, and stays for the end",
            default: in_play,
            shown: Shown::Nothing,
        },
        Toggle {
            name: "wagons",
            about: "each player has a wagon, which drives on when its feature is scored",
            default: in_play,
            shown: Shown::Nothing,
        },
    ],
    options: &[
        Choice {
            name: "abbey-endgame-placement",
            about: "after the last tile abbeys may be placed in holes only, or next to any tile",
            values: &["holes-only", "anywhere"],
            default: "holes-only",
            presets: &[("nordic-2010", "anywhere")],
            since: Revision::First,
        },
        Choice {
            name: "barn-on-barn-field",
            about: "whether a barn may be placed on a field that has one",
            values: &["forbidden", "allowed"],
            default: "forbidden",
            presets: &[],
            since: Revision::First,
        },
        Choice {
            name: "wagon-moves-to",
            about: "a wagon drives on to what is linked with its feature, or to whatever surrounds it",
            values: &["linked", "surrounding"],
            default: "linked",
            presets: &[],
            since: Revision::First,
        },
    ],
    counts: &[
        Count { name: "mayor", figure: Figure::Mayor, usual: |_| 1, toggle: Some("mayors"), placed_by_room: true },
        Count { name: "wagon", figure: Figure::Wagon, usual: |_| 1, toggle: Some("wagons"), placed_by_room: true },
        Count { name: "barn", figure: Figure::Barn, usual: |_| 1, toggle: Some("barns"), placed_by_room: true },
        Count { name: "abbey", figure: Figure::Abbey, usual: |_| 1, toggle: Some("abbeys"), placed_by_room: false },
    ],
    verbs: &[
        verb!("abbey", "place-abbey", "abbey", PlaceAbbey(at) = Square(at))
            .target(Target::HeldTile)
            .beyond(Illegal::NoHole),
        verb!("barn", "place", "barn", Barn(corner) = Corner(corner)),
        verb!("drive", "move-wagon", "wagon", MoveWagon(spot) = Segment(spot)).moves().beyond(Illegal::WagonStuck),
    ],
    leaves_out: super::nothing,
    open: |choices| {
        let needed = ["mayor", "wagon", "barn", "abbey"].iter().any(|name| choices.count(name) > 0);
        let room = AbbeyMayor {
            anywhere: choices.option("abbey-endgame-placement") == "anywhere",
            barn_on_barn: choices.option("barn-on-barn-field") == "allowed",
            surrounding: choices.option("wagon-moves-to") == "surrounding",
        };
        Ok(needed.then(|| -> Box<dyn Room> { Box::new(room) }))
    },
};

fn in_play(choices: &Choices) -> bool {
    choices.plays("abbey-mayor")
}

/// What is going on in a turn.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Yard {
    /// In which turn somebody has declined to place an abbey last, and how many tiles lay on the table then.
    declined: Option<(u16, u16)>,
    /// Who placed the last tile of all, once that is placed.
    last: Option<u8>,
    /// How many players have done with their abbeys after it.
    asked: u8,
    /// A barn that was placed with this tile.
    barn: Option<SegmentRef>,
    /// Wagons that may drive on: whose, and where they stood.
    wagons: Vec<(u8, SegmentRef)>,
}

keeps_room!(Yard { declined, last, asked, barn, wagons });

impl Yard {
    /// The wagon that may drive on now.
    pub(crate) fn wagon(&self) -> Option<(u8, SegmentRef)> {
        self.wagons.first().copied()
    }

    /// The wagons that may drive on: whose, and where they stood.
    pub(crate) fn wagons(&self) -> &[(u8, SegmentRef)] {
        &self.wagons
    }

    /// How many players have done with their abbeys after the last tile.
    pub(crate) const fn asked(&self) -> u8 {
        self.asked
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.wagons)
    }
}

fn yard(state: &State) -> Option<&Yard> {
    state.memory.as_deref().map(|memory| &memory.abbey_mayor)
}

/// This turn and the tiles on the table: with the next of either the question for an abbey is open again.
fn now(state: &State) -> (u16, u16) {
    (state.turn, state.board.tiles.len() as u16)
}

#[derive(Debug)]
struct AbbeyMayor {
    anywhere: bool,
    barn_on_barn: bool,
    surrounding: bool,
}

impl AbbeyMayor {
    /// Where the player in turn may place an abbey, until a place pleases (ABBEY-TILE-02, ABBEY-TILE-05).
    fn find_site(&self, rules: &Rules, state: &State, mut pleases: impl FnMut(Pos) -> bool) -> bool {
        let Some(design) = rules.abbey.filter(|_| state.supply_of(state.player(), Figure::Abbey) > 0) else {
            return false;
        };
        let mut pleases = |at: Pos| rules.allows(state, design, crate::Placement::new(at, 0)).is_ok() && pleases(at);
        if state.finale && self.anywhere {
            state.board.open_squares().any(&mut pleases)
        } else {
            state.board.holes(rules.signature_bits()).any(&mut pleases)
        }
    }

    /// Asks the player in turn for an abbey, if there is a place for it.
    fn ask(&self, rules: &Rules, state: &mut State) -> bool {
        if !self.find_site(rules, state, |_| true) {
            return false;
        }
        state.phase = Phase::Abbey;
        state.decider = state.player;
        true
    }

    /// Whether a mayor or a wagon can stand on a segment at all.
    fn stands(design: &Design, figure: Figure) -> u16 {
        match figure {
            // ABBEY-MAYOR-01
            Figure::Mayor => design.standing & design.cities,
            // ABBEY-WAGON-01
            Figure::Wagon => design.standing & !design.fields,
            _ => 0,
        }
    }
}

impl Room for AbbeyMayor {
    fn hooks(&self) -> Vec<Hook> {
        vec![Hook::BeforeTile, Hook::Laid, Hook::Offer, Hook::Tally, Hook::Home, Hook::Finale, Hook::FieldsEnd]
    }

    fn moments(&self) -> &'static [Moment] {
        &[Moment::Fields, Moment::Wagon]
    }

    fn decisions(&self) -> &'static [Phase] {
        &[Phase::Abbey, Phase::MoveWagon]
    }

    fn ground(&self, design: &Design, figure: Figure) -> u16 {
        if figure == Figure::Barn { design.fields } else { Self::stands(design, figure) }
    }

    /// ABBEY-MAYOR-01, ABBEY-WAGON-01
    fn wants(&self, figure: Figure) -> Wants {
        if figure == Figure::Barn { Wants::Nothing } else { Wants::Solitude }
    }

    fn why_not(&self, rules: &Rules, state: &State, figure: Figure, segment: usize) -> Illegal {
        let design = state.last_design(rules);
        let kind = design.kind(segment);
        match figure {
            Figure::Barn => Illegal::NoBarnCorner,
            _ if Self::stands(design, figure) >> segment & 1 == 1 => Illegal::Occupied(kind),
            _ => Illegal::NoPlaceFor(figure, kind),
        }
    }

    /// ABBEY-TILE-01, ABBEY-X-04
    fn before_tile(&self, rules: &Rules, state: &mut State, _log: &mut Log) -> bool {
        yard(state).is_none_or(|yard| yard.declined != Some(now(state))) && self.ask(rules, state)
    }

    fn laid(&self, rules: &Rules, state: &mut State, _log: &mut Log) {
        if Self::is_at_barn(rules, state) {
            state.call(rules, Moment::Fields);
        }
    }

    fn offer(&self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        self.find_barn(rules, state, |corner| {
            actions.push(Action::Barn(corner));
            false
        });
    }

    /// One for each corner.
    fn offer_lots(&self, rules: &Rules, state: &State, _list: &mut Vec<Action>) -> usize {
        let has = state.supply_of(state.player(), Figure::Barn) > 0 && !state.last_design(rules).barred;
        usize::from(has) * Corner::ALL.len()
    }

    fn offer_lot(&self, rules: &Rules, state: &State, lot: usize, _list: &mut Vec<Action>) -> Option<Action> {
        let corner = Corner::ALL[lot];
        self.check_barn(rules, state, corner).is_ok().then_some(Action::Barn(corner))
    }

    fn offers(&self, rules: &Rules, state: &State) -> bool {
        self.find_barn(rules, state, |_| true)
    }

    fn owns(&self, action: Action) -> bool {
        matches!(action, Action::Barn(_))
    }

    fn play(&self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> After {
        self.place_barn(rules, state, action, log);
        After::Done
    }

    fn refuse(&self, rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAbbey(_) if state.phase == Phase::Abbey => Some(Illegal::NoHole),
            Action::MoveWagon(_) if state.phase == Phase::MoveWagon => Some(Illegal::WagonStuck),
            Action::Barn(corner) if state.phase == Phase::PlaceFigure => {
                Some(self.check_barn(rules, state, corner).err().unwrap_or(Illegal::NotPossible))
            }
            _ => None,
        }
    }

    fn moment(&self, rules: &Rules, state: &mut State, moment: Moment, log: &mut Log) -> bool {
        match moment {
            Moment::Fields => {
                Self::score_barns(rules, state, log);
                false
            }
            _ => self.drive(rules, state),
        }
    }

    fn list(&self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        if state.phase == Phase::Abbey {
            self.find_site(rules, state, |at| {
                actions.push(Action::PlaceAbbey(at));
                false
            });
        } else {
            self.list_roads(rules, state, actions);
        }
        actions.push(Action::Pass);
    }

    fn decide(&self, _rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        match action {
            Action::MoveWagon(to) => Self::move_wagon(state, to, log),
            _ if state.phase == Phase::MoveWagon => {
                state.memory_mut().abbey_mayor.wagons.remove(0);
            }
            _ if state.finale => state.memory_mut().abbey_mayor.asked += 1,
            _ => state.memory_mut().abbey_mayor.declined = Some(now(state)),
        }
    }

    /// ABBEY-MAYOR-02
    fn tally(&self, rules: &Rules, state: &State, segment: SegmentRef, tally: &mut Tally) {
        let feature = state.board.feature(segment);
        let here = |s: &&Standing| s.figure == Figure::Mayor && state.board.feature(s.spot) == feature;
        let mut pennants = None;
        for mayor in state.figures.iter().filter(here) {
            let pennants = pennants.get_or_insert_with(|| state.measure(rules, segment).1.pennants());
            tally[mayor.owner as usize] += *pennants;
        }
    }

    /// ABBEY-WAGON-02: in play, not in the final scoring.
    fn home(&self, state: &mut State, standing: Standing) {
        if standing.figure == Figure::Wagon && state.step > 0 {
            state.memory_mut().abbey_mayor.wagons.push((standing.owner, standing.spot));
        }
    }

    /// ABBEY-TILE-05, ABBEY-X-13: from the left of the player who placed the last tile.
    fn finale(&self, rules: &Rules, state: &mut State, _log: &mut Log) -> bool {
        let players = rules.players();
        let player = state.player;
        let last = *state.memory_mut().abbey_mayor.last.get_or_insert(player);
        while (state.memory_mut().abbey_mayor.asked as usize) < players {
            let asked = state.memory_mut().abbey_mayor.asked;
            state.player = ((last + 1 + asked) as usize % players) as u8;
            if self.ask(rules, state) {
                return true;
            }
            state.memory_mut().abbey_mayor.asked += 1;
        }
        false
    }

    fn fields_end(&self, rules: &Rules, state: &mut State, log: &mut Log) {
        Self::pay_barns(rules, state, log);
    }
}
