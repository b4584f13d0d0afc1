//! Abbey & Mayor: abbeys that fill holes, mayors who count pennants, barns that stay on fields, wagons that drive on.

mod barn;
mod refusals;
mod wagon;

use super::{
    About, After, Expansion, Hooks, Memory, Offers, OptionSpec, Part, PieceSpec, Shown, ToggleSpec, TurnStep, Wants,
};
use crate::{
    Action, Corner, Datum, FactSpec, Figure, FigureOnTable, Illegal, Log, Phase, Placement, Pos, Revision, Rules, Spot,
    State,
    board::{Board, SegmentRef},
    lists::clone_in_place,
    rules::Design,
    score::Tally,
    setup::Choices,
    state::Standing,
    tile::Edge,
    verb::{Target, verb},
};
use refusals::{NO_BARN_CORNER, NO_HOLE, WAGON_STUCK};

pub(super) const PART: Part = Part {
    name: "abbey-mayor",
    title: "Abbey & Mayor",
    about: "12 tiles; abbeys fill holes, mayors count pennants, barns hold fields, wagons move on",
    tile: "am-abbey",
    sections: &[(About::Phase(Phase::Abbey), 2), (About::Phase(Phase::MoveWagon), 5)],
    sets: &["abbey-mayor", "abbey-mayor-gardens"],
    toggles: &[
        ToggleSpec {
            name: "abbeys",
            about: "each player has an abbey to fill a hole with instead of drawing a tile",
            default: in_play,
            shown: Shown::Nothing,
        },
        ToggleSpec {
            name: "mayors",
            about: "each player has a mayor, who counts as many as his city has pennants",
            default: in_play,
            shown: Shown::Nothing,
        },
        ToggleSpec {
            name: "barns",
            about: "each player has a barn: it scores a field at once, and stays for the end",
            default: in_play,
            shown: Shown::Nothing,
        },
        ToggleSpec {
            name: "wagons",
            about: "each player has a wagon, which drives on when its feature is scored",
            default: in_play,
            shown: Shown::Nothing,
        },
    ],
    options: &[
        OptionSpec {
            name: "abbey-endgame-placement",
            about: "after the last tile abbeys may be placed in holes only, or next to any tile",
            values: &["holes-only", "anywhere"],
            default: "holes-only",
            presets: &[("nordic-2010", "anywhere")],
            since: Revision::First,
        },
        OptionSpec {
            name: "barn-on-barn-field",
            about: "whether a barn may be placed on a field that has one",
            values: &["forbidden", "allowed"],
            default: "forbidden",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "wagon-moves-to",
            about: "a wagon drives on to what is linked with its feature, or to whatever surrounds it",
            values: &["linked", "surrounding"],
            default: "linked",
            presets: &[],
            since: Revision::First,
        },
    ],
    // ABBEY-01
    counts: &[
        PieceSpec {
            name: "mayor",
            figure: Figure::Mayor,
            usual: |_| 1,
            toggle: Some("mayors"),
            wants: Some(|_| Wants::Unoccupied),
        },
        PieceSpec {
            name: "wagon",
            figure: Figure::Wagon,
            usual: |_| 1,
            toggle: Some("wagons"),
            wants: Some(|_| Wants::Unoccupied),
        },
        PieceSpec {
            name: "barn",
            figure: Figure::Barn,
            usual: |_| 1,
            toggle: Some("barns"),
            wants: Some(|_| Wants::Nothing),
        },
        PieceSpec { name: "abbey", figure: Figure::Abbey, usual: |_| 1, toggle: Some("abbeys"), wants: None },
    ],
    verbs: &[
        verb!("abbey", "place-abbey", "abbey", PlaceAbbey(at) = Square(at))
            .target(Target::HeldTile)
            .beyond(NO_HOLE)
            .line("log-abbey"),
        verb!("barn", "place", "barn", Barn(corner) = Corner(corner)).figure(Figure::Barn),
        verb!("drive", "move-wagon", "wagon", MoveWagon(spot) = Segment(spot))
            .picture("wagon")
            .moves()
            .beyond(WAGON_STUCK)
            .line("log-wagon")
            .declined(Phase::MoveWagon, "log-wagon-home"),
    ],
    facts: &[
        FactSpec::new(10, "barns", |rules, state| {
            let barns = state.figures().filter(|f| f.figure == Figure::Barn);
            let barn = |f: FigureOnTable| {
                Datum::Record(vec![("owner", Datum::Seat(f.owner)), ("segment", Datum::Segment(f.spot))])
            };
            (rules.choices().count("barn") > 0).then(|| Datum::List(barns.map(barn).collect()))
        }),
        FactSpec::new(11, "wagon", |_, state| {
            state.moving().filter(|_| state.phase() == Phase::MoveWagon).map(|(_, from)| Datum::Segment(from))
        }),
    ],
    open: |choices| {
        let needed = ["mayor", "wagon", "barn", "abbey"].iter().any(|name| choices.count(name) > 0);
        let expansion = AbbeyMayor {
            anywhere: choices.option("abbey-endgame-placement") == "anywhere",
            barn_on_barn: choices.option("barn-on-barn-field") == "allowed",
            surrounding: choices.option("wagon-moves-to") == "surrounding",
        };
        Ok(needed.then(|| -> Box<dyn Expansion> { Box::new(expansion) }))
    },
    ..Part::PLAIN
};

fn in_play(choices: &Choices) -> bool {
    choices.plays("abbey-mayor")
}

/// What is going on in a turn.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct AbbeyMayorState {
    /// In which turn a player has last declined to place an abbey, and how many tiles lay on the table then.
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

clone_in_place!(AbbeyMayorState { declined, last, asked, barn, wagons });

impl AbbeyMayorState {
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

fn abbey_mayor(state: &State) -> Option<&AbbeyMayorState> {
    state.memory.as_deref().map(|memory| &memory.abbey_mayor)
}

/// This turn and the tiles on the table: with the next of either the question for an abbey is open again.
fn now(state: &State) -> (u16, u16) {
    (state.turn, state.board.tiles.len() as u16)
}

#[derive(Clone, Copy, Debug)]
struct AbbeyMayor {
    anywhere: bool,
    barn_on_barn: bool,
    surrounding: bool,
}

impl AbbeyMayor {
    /// Shows where the player in turn may place an abbey until the function answers yes (ABBEY-TILE-02, ABBEY-TILE-05).
    fn find_site(self, rules: &Rules, state: &State, mut found: impl FnMut(Pos) -> bool) -> bool {
        let Some(design) = rules.held.filter(|_| state.supply_of(state.player(), Figure::Abbey) > 0) else {
            return false;
        };
        let mut here = |at: Pos| rules.allows(state, design, Placement::new(at, 0)).is_ok() && found(at);
        if state.finale && self.anywhere {
            state.board.open_squares().any(&mut here)
        } else {
            state.board.holes(rules.signature_bits()).any(&mut here)
        }
    }

    /// Asks the player in turn for an abbey, if there is a place for it.
    fn ask(self, rules: &Rules, state: &mut State) -> bool {
        if !self.find_site(rules, state, |_| true) {
            return false;
        }
        state.phase = Phase::Abbey;
        state.decider = state.player;
        true
    }

    /// ABBEY-TILE-01, ABBEY-X-04, COMBO-TURN-08
    fn ask_before_tile(self, rules: &Rules, state: &mut State) -> bool {
        abbey_mayor(state).is_none_or(|abbey_mayor| abbey_mayor.declined != Some(now(state))) && self.ask(rules, state)
    }

    fn list_sites(self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        self.find_site(rules, state, |at| {
            actions.push(Action::PlaceAbbey(at));
            false
        });
        actions.push(Action::Pass);
    }

    fn decline_abbey(state: &mut State) {
        let now = now(state);
        let finale = state.finale;
        let yard = &mut state.memory_mut().abbey_mayor;
        if finale {
            yard.asked += 1;
        } else {
            yard.declined = Some(now);
        }
    }

    /// ABBEY-MAYOR-02, ABBEY-X-01
    fn tally(rules: &Rules, state: &State, segment: SegmentRef, tally: &mut Tally) {
        let feature = state.board.feature(segment);
        let here = |s: &&Standing| s.figure == Figure::Mayor && state.board.feature(s.spot) == feature;
        let mut pennants = None;
        for mayor in state.figures.iter().filter(here) {
            let pennants = pennants.get_or_insert_with(|| state.measure(rules, segment).1.pennants());
            tally[mayor.owner as usize] += *pennants;
        }
    }

    /// ABBEY-WAGON-02: in play, not in the final scoring.
    fn left(state: &mut State, standing: Standing, scored: bool) {
        if scored && standing.figure == Figure::Wagon && state.step > 0 {
            state.memory_mut().abbey_mayor.wagons.push((standing.owner, standing.spot));
        }
    }

    /// ABBEY-TILE-05, ABBEY-X-13: from the left of the player who placed the last tile.
    fn ask_at_end(self, rules: &Rules, state: &mut State) -> bool {
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
}

impl Expansion for AbbeyMayor {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        hooks.step(TurnStep::BeforeTile, move |rules, state, _| it.ask_before_tile(rules, state));
        hooks.step(TurnStep::Finale, move |rules, state, _| it.ask_at_end(rules, state));
        let list = move |rules: &_, state: &_, actions: &mut _| it.list_sites(rules, state, actions);
        hooks.decision(Phase::Abbey, list, |_, state, _, _| Self::decline_abbey(state));

        hooks.plays.push(Box::new(|rules, state, action, log| {
            let Action::PlaceAbbey(at) = action else { return None };
            state.place_abbey(rules, at, log);
            Some(After::Placed)
        }));

        hooks.tally.push(Box::new(Self::tally));

        hooks.laid(
            |_| true,
            |rules, state, _| {
                if Self::is_at_barn(rules, state) {
                    state.call(rules, TurnStep::Fields);
                }
            },
        );
        // ABBEY-X-12
        hooks.instead.push(Offers::new(
            |rules, state, ()| Self::barn_slots(rules, state),
            move |rules, state, (), slot| {
                let corner = Corner::ALL[slot];
                it.check_barn(rules, state, corner).is_ok().then_some(Action::Barn(corner))
            },
        ));
        hooks.plays.push(Box::new(move |rules, state, action, log| it.place_barn(rules, state, action, log)));
        hooks.on(TurnStep::Fields, Self::score_barns);
        hooks.on(TurnStep::FieldsEnd, Self::pay_barns);

        hooks.left.push(Box::new(Self::left));
        hooks.step(TurnStep::Wagon, move |rules, state, _| it.drive(rules, state));
        let list = move |rules: &_, state: &_, actions: &mut _| it.list_roads(rules, state, actions);
        hooks.decision(Phase::MoveWagon, list, Self::move_wagon);
    }

    /// ABBEY-MAYOR-01, ABBEY-WAGON-01, ABBEY-BARN-01
    fn ground(&self, design: &Design, figure: Figure) -> u16 {
        match figure {
            Figure::Barn => design.fields,
            Figure::Mayor => design.standing & design.cities,
            _ => design.standing & !design.fields,
        }
    }

    fn refuse(&self, rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        match action {
            Action::PlaceAbbey(_) if state.phase == Phase::Abbey => Some(NO_HOLE),
            Action::MoveWagon(_) if state.phase == Phase::MoveWagon => Some(WAGON_STUCK),
            Action::Barn(corner) if state.phase == Phase::PlaceFigure => {
                Some(self.check_barn(rules, state, corner).err().unwrap_or(Illegal::NotPossible))
            }
            Action::Place(Figure::Barn, _) => Some(NO_BARN_CORNER),
            _ => None,
        }
    }
}

impl State {
    /// The figure that may move on in this turn, and the segment that it stood on.
    pub fn moving(&self) -> Option<(Figure, Spot)> {
        self.memory.as_ref()?.abbey_mayor.wagon().map(|(_, from)| (Figure::Wagon, self.spot(from)))
    }

    /// Places an abbey: a monastery that ends whatever leads to its square (ABBEY-TILE-01 to ABBEY-TILE-04).
    #[cold]
    #[inline(never)]
    fn place_abbey(&mut self, rules: &Rules, at: Pos, log: &mut Log) {
        let player = self.player();
        self.supply[player][Figure::Abbey as usize] -= 1;
        let design = rules.held.expect("there are abbeys in the game");
        let placement = Placement::new(at, 0);
        let found = self.board.lay_closing(&rules.designs, design.0, at, self.player);
        for side in 0..4 {
            let Some(tile) = self.board.tile_at(at.neighbour(side)) else { continue };
            let edge = self.board.tiles[tile].side(&rules.designs, side ^ 2);
            if !matches!(edge.edge, Edge::City | Edge::Road) {
                continue;
            }
            let segment = SegmentRef::new(tile, edge.segments[1] as usize);
            let feature = self.board.feature(segment);
            let known = |memory: &Memory, board: &Board| memory.completed.iter().any(|s| board.feature(*s) == feature);
            if self.board.is_complete(feature) && !known(self.memory.get_or_insert_default(), &self.board) {
                self.memory_mut().completed.push(segment);
            }
        }
        self.tile_placed(rules, design, placement, found, log);
    }
}
