//! The Princess & the Dragon: a dragon that everybody moves, a fairy that keeps it away, portals to anywhere, and
//! princesses who send knights home.

mod refusals;

use super::{About, After, Expansion, Hooks, Offers, OptionSpec, Part, Shown, ToggleSpec, TurnStep};
use crate::{
    Action, AsDatum, Cause, Datum, Design, Event, ExtraSpec, FactSpec, Figure, Flaw, Illegal, Log, Owned, Phase, Pos,
    Revision, Rules, SetupError, Spot, StartExtras, StartTile, State, Term,
    board::{Laid, SegmentRef},
    branchless::{count_among, nth_among, push_among},
    lists::{SmallList, clone_in_place},
    rules,
    scenario::{CheckSpec, Entry},
    setup::Choices,
    state::Standing,
    telling::{Movement, Place, Sends, Telling},
    tile::Symbol,
    verb::{Arguments, Fact, Facts, Target, verb},
};
use refusals::{
    DRAGON_IS_THERE, DRAGON_WAS_THERE, FAIRY_IS_THERE, FAIRY_PROTECTS, FAIRY_WAITS, NO_DRAGON_STEP, NO_DRAGON_THERE,
    NO_KNIGHT, NO_OWN_FOLLOWER, NO_VOLCANO, PRINCESS_INSISTS,
};

pub(super) const PART: Part = Part {
    name: "princess-dragon",
    title: "The Princess & the Dragon",
    about: "30 tiles; a dragon eats followers, a fairy protects them, portals lead anywhere, princesses send knights home",
    tile: "B2",
    sections: &[(About::Phase(Phase::Dragon), 3), (About::Elsewhere, 5), (About::Verb(Phase::PlaceFigure, "expel"), 6)],
    sets: &["princess-dragon", "princess-dragon-gardens"],
    toggles: &[
        ToggleSpec {
            name: "princess",
            about: "a player who adds a princess to a city may send one of its knights home",
            default: in_play,
            shown: Shown::Princess,
        },
        ToggleSpec {
            name: "dragon",
            about: "volcanoes call the dragon, dragon tiles move it; off, these tiles are left out",
            default: in_play,
            // VAR-X-02
            shown: Shown::Needed(&[Symbol::Volcano, Symbol::Dragon]),
        },
        ToggleSpec {
            name: "fairy",
            about: "a fairy brings her companion points and keeps the dragon away",
            default: in_play,
            shown: Shown::Nothing,
        },
        ToggleSpec {
            name: "portal",
            about: "from a portal tile a follower may go to any tile",
            default: in_play,
            shown: Shown::Symbol(Symbol::Portal),
        },
    ],
    options: &[
        OptionSpec {
            name: "fairy-double-turn-point",
            about: "in a double turn the fairy pays her point once, or in each part",
            values: &["once-per-turn", "each-part"],
            default: "once-per-turn",
            presets: &[("nordic-2010", "each-part")],
            since: Revision::First,
        },
        OptionSpec {
            name: "fairy-on-dragon-tile",
            about: "whether the fairy may be moved when a dragon tile was placed",
            values: &["allowed", "forbidden"],
            default: "allowed",
            presets: &[("nordic-2010", "forbidden")],
            since: Revision::First,
        },
        OptionSpec {
            name: "fairy-anchor",
            about: "at the beginning of a turn the fairy pays the owner of the follower she stands with, or whoever has a \
                    follower on her tile",
            values: &["follower", "tile"],
            default: "follower",
            presets: &[("big-box-2006", "tile")],
            since: Revision::First,
        },
        OptionSpec {
            name: "volcano-tile-figures",
            about: "no follower may be placed on a volcano tile, or no figure at all",
            values: &["no-follower", "no-figure"],
            default: "no-follower",
            presets: &[("nordic-2010", "no-figure")],
            since: Revision::First,
        },
        OptionSpec {
            name: "princess-then-place",
            about: "whether a figure may be placed after a princess has sent a knight home",
            values: &["forbidden", "allowed"],
            default: "forbidden",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "princess-removal",
            about: "a princess may send a knight home, or must",
            values: &["may", "must"],
            default: "may",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "dragon-moves",
            about: "the dragon moves before completed features are scored, or after",
            values: &["before-scoring", "after-scoring"],
            default: "before-scoring",
            presets: &[],
            since: Revision::First,
        },
        OptionSpec {
            name: "dragon-tiles-return",
            about: "dragon tiles that were laid aside come back with the dragon, or once the next dragon tile is \
                    placed",
            values: &["volcano", "dragon-tile"],
            default: "volcano",
            presets: &[("nordic-2010", "dragon-tile")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "tunnel-field",
            about: "whether the road parts the field at the mouths of a tunnel",
            values: &["undivided", "split"],
            default: "undivided",
            presets: &[],
            since: Revision::First,
        },
    ],
    verbs: &[
        verb!("fairy", "fairy", "fairy", Fairy(spot) = Segment(spot)).target(Target::Figure).picture("fairy"),
        verb!("expel", "expel", "expel", Expel(who, spot) = OwnedOnSegment(who, spot))
            .target(Target::Figure)
            .sends("log-expelled"),
        verb!("dragon", "dragon", "dragon", Dragon(to) = Square(to))
            .square("to")
            .beyond(NO_DRAGON_STEP)
            .facts(direction)
            .question(Phase::Dragon, |state| ("ask-dragon", vec![("n", Fact::Number(state.dragon_steps() as u32))])),
    ],
    extras: &[
        ExtraSpec::new::<Pos>(6, "dragon", |_, state| state.dragon().into_datum()),
        ExtraSpec::new::<Pos>(7, "fairy", |_, state| {
            state.fairy().filter(|_| state.fairy_with().is_none()).into_datum()
        }),
        ExtraSpec::new::<Vec<String>>(11, "aside", |rules, state| Datum::tiles(rules, state.aside())),
    ],
    facts: &[
        FactSpec::new(5, "dragon", |rules, state| {
            let steps = Datum::Number(state.dragon_steps() as i64);
            let dragon = || Datum::Record(vec![("at", state.dragon().into_datum()), ("steps", steps)]);
            rules.choices().toggle("dragon").then(dragon)
        }),
        FactSpec::new(6, "fairy", |rules, state| {
            let (owner, spot) = state.fairy_with().unzip();
            let segment = spot.map_or(Datum::Nothing, Datum::Segment);
            let at = state.fairy().into_datum();
            let fairy = || Datum::Record(vec![("at", at), ("owner", owner.into_datum()), ("segment", segment)]);
            rules.choices().toggle("fairy").then(fairy)
        }),
        FactSpec::new(7, "aside", |rules, state| {
            rules.choices().toggle("dragon").then(|| Datum::tiles(rules, state.aside()))
        }),
    ],
    tell,
    moments: &[("log-eaten", "moment-dragon")],
    whereabouts: |state| vec![state.dragon().into_datum(), state.fairy().into_datum()],
    // DRAGON-FAIRY-04, DRAGON-FAIRY-05
    explain: |score| match score.cause {
        Cause::Fairy if score.terms.iter().all(|term| term.each == 1) => Some("term-fairy-turn"),
        Cause::Fairy => Some("term-fairy-scored"),
        _ => None,
    },
    checks: &[
        CheckSpec::new("dragon", |scene| scene.state.dragon().into_iter().map(Entry::new).collect()),
        CheckSpec::new("fairy", |scene| scene.state.fairy().into_iter().map(Entry::new).collect()),
        CheckSpec::new("fairy-with", |scene| {
            scene.state.fairy_with().into_iter().map(|(owner, _)| Entry::new(&scene.names[owner])).collect()
        }),
    ],
    open: |choices| {
        let is = |option: &str, value: &str| choices.option(option) == value;
        let expansion = PrincessDragon {
            princess: choices.toggle("princess"),
            dragon: choices.toggle("dragon"),
            fairy: choices.toggle("fairy"),
            portal: choices.toggle("portal"),
            point_each_part: is("fairy-double-turn-point", "each-part"),
            fairy_on_dragon_tile: is("fairy-on-dragon-tile", "allowed"),
            anchored_to_tile: is("fairy-anchor", "tile"),
            place_after_princess: is("princess-then-place", "allowed"),
            princess_insists: is("princess-removal", "must"),
            moves: match (choices.option("dragon-moves"), choices.is_second()) {
                ("after-scoring", true) => TurnStep::AfterWagons,
                ("after-scoring", false) => TurnStep::AfterScoring,
                _ => TurnStep::BeforeScoring,
            },
            waits_for_dragon_tile: is("dragon-tiles-return", "dragon-tile"),
            second: choices.is_second(),
        };
        let needed = expansion.princess || expansion.dragon || expansion.fairy || expansion.portal;
        Ok(needed.then(|| -> Box<dyn Expansion> { Box::new(expansion) }))
    },
    ..Part::PLAIN
};

/// How the log tells of the part's events.
fn tell(event: &Event) -> Option<Telling> {
    let telling = match *event {
        Event::SetAside { .. } => Telling::new("log-set-aside"),
        Event::BackInBag { ref tiles } => {
            Telling::new("log-back-in-bag").facts(vec![("n", Fact::Number(tiles.len() as u32))])
        }
        Event::Dragon { player, to } => {
            let walks = Movement::Walks("dragon", Place::Squares(vec![to]));
            let telling = match player {
                Some(player) => Telling::new("log-dragon").player(player).sends(Sends::From(to, "log-eaten")),
                None => Telling::new("log-dragon-comes"),
            };
            telling.squares([to]).movement(walks)
        }
        Event::Fairy { player, spot } => Telling::new("log-fairy")
            .player(player)
            .squares([spot.at])
            .movement(Movement::Walks("fairy", Place::Segment(spot))),
        _ => return None,
    };
    Some(telling)
}

/// The direction in which the dragon steps to a square.
fn direction(state: &State, arguments: Arguments) -> Facts {
    let Arguments::Square(to) = arguments else { return Vec::new() };
    let from = state.dragon().unwrap_or(to);
    let side = (0..4).find(|side| from.neighbour(*side) == to).unwrap_or(0);
    vec![("side", Fact::Word(["n", "e", "s", "w"][side]))]
}

fn in_play(choices: &Choices) -> bool {
    choices.plays("princess-dragon")
}

/// So far the dragon goes (DRAGON-MOVE-02).
const STEPS: usize = 6;

/// The fairy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Fairy {
    /// The number of her tile.
    tile: u16,
    /// The follower she stands with: whose, and where. Nobody once it has left (DRAGON-X-10).
    with: Option<(u8, SegmentRef)>,
}

/// Where the dragon and the fairy are, and what they have to do with this turn.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct DragonState {
    dragon: Option<Pos>,
    /// Where it has been in this movement, its start first; empty while it rests.
    visited: Vec<Pos>,
    /// The sides to which it may go on in this movement, as a set.
    ways: u8,
    fairy: Option<Fairy>,
    /// The number of the tile with which a knight was last sent home.
    expelled: Option<u16>,
}

clone_in_place!(DragonState { dragon, visited, ways, fairy, expelled });

impl DragonState {
    pub(crate) const fn dragon(&self) -> Option<Pos> {
        self.dragon
    }

    pub(crate) fn steps(&self) -> usize {
        if self.visited.is_empty() { 0 } else { STEPS + 1 - self.visited.len() }
    }

    pub(crate) fn fairy(&self, state: &State) -> Option<Pos> {
        self.fairy.map(|fairy| state.board.tiles[fairy.tile as usize].at)
    }

    pub(crate) fn fairy_with(&self, state: &State) -> Option<(usize, Spot)> {
        self.companion().map(|(owner, spot)| (owner as usize, state.spot(spot)))
    }

    fn companion(&self) -> Option<(u8, SegmentRef)> {
        self.fairy?.with
    }

    /// Whether a knight was sent home with this tile.
    pub(crate) fn has_expelled(&self, state: &State) -> bool {
        self.expelled.is_some_and(|tile| tile as usize + 1 == state.board.tiles.len())
    }

    /// Where the dragon has been in this movement.
    pub(crate) fn visited(&self) -> &[Pos] {
        &self.visited
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.visited)
    }
}

#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
struct PrincessDragon {
    princess: bool,
    dragon: bool,
    fairy: bool,
    portal: bool,
    point_each_part: bool,
    fairy_on_dragon_tile: bool,
    anchored_to_tile: bool,
    place_after_princess: bool,
    princess_insists: bool,
    /// `dragon-moves`
    moves: TurnStep,
    /// `dragon-tiles-return`
    waits_for_dragon_tile: bool,
    /// Whether the second revision of the rules decides when the fairy pays, and who may be beside the dragon in a setup.
    second: bool,
}

fn dragon_state(state: &State) -> Option<&DragonState> {
    state.memory.as_deref().map(|memory| &memory.princess_dragon)
}

fn is_dragon_tile(rules: &Rules, design: Design) -> bool {
    rules.designs[design.index()].symbol == Some(Symbol::Dragon)
}

/// Followers that may go through a portal, the first so many of a list.
struct Travellers {
    figures: [Figure; Figure::COUNT],
    count: usize,
}

impl PrincessDragon {
    /// The dragon comes (DRAGON-VOLC-01). What it flies over is not eaten (DRAGON-X-02).
    fn call_dragon(self, rules: &Rules, state: &mut State, log: &mut Log) {
        let to = state.last_square();
        state.memory_mut().princess_dragon.dragon = Some(to);
        log.tell(|| Event::Dragon { player: None, to });
        if !self.waits_for_dragon_tile {
            Self::bring_back(rules, state, log);
        }
    }

    /// The tiles that were laid aside go back into the bag (DRAGON-MOVE-08, DRAGON-MOVE-09, COMBO-X-05).
    fn bring_back(rules: &Rules, state: &mut State, log: &mut Log) {
        let mut tiles = std::mem::take(&mut state.memory_mut().aside);
        if !tiles.is_empty() {
            state.put_back(rules, &tiles, log);
            // Keeps its capacity for the next.
            tiles.clear();
            state.memory_mut().aside = tiles;
        }
    }

    /// DRAGON-MOVE-02, DRAGON-MOVE-03, DRAGON-MOVE-04, DRAGON-FAIRY-02
    fn check_step(rules: &Rules, state: &State, to: Pos) -> Result<(), Illegal> {
        let Some(dragon_state) = dragon_state(state) else { return Err(NO_DRAGON_STEP) };
        let from = dragon_state.dragon.ok_or(NO_DRAGON_STEP)?;
        let beside = (from.x.abs_diff(to.x)) + (from.y.abs_diff(to.y)) == 1;
        let tile = state.board.tile_at(to).filter(|_| beside).ok_or(NO_DRAGON_STEP)?;
        if rules.designs[state.board.tiles[tile].design as usize].no_dragon {
            return Err(NO_DRAGON_STEP);
        }
        if dragon_state.visited.contains(&to) {
            return Err(DRAGON_WAS_THERE);
        }
        if dragon_state.fairy(state) == Some(to) { Err(FAIRY_PROTECTS) } else { Ok(()) }
    }

    /// The sides to which the dragon may go, as a set. No branch on what keeps it away: that cannot be foreseen.
    fn ways(rules: &Rules, state: &State, from: Pos) -> u8 {
        let open = state.board.sides_where(from, |laid: Laid| !rules.designs[laid.design as usize].no_dragon);
        let Some(dragon_state) = dragon_state(state) else { return open };
        let barred = dragon_state.visited.iter().copied().chain(dragon_state.fairy(state));
        barred.fold(open, |sides, at| sides & !from.side_of(at))
    }

    /// Everybody on the dragon's tile goes home (DRAGON-MOVE-05, DRAGON-MOVE-06, COMBO-11).
    fn eat(rules: &Rules, state: &mut State, at: Pos, log: &mut Log) {
        let tile = state.board.tile_at(at).expect("the dragon stays on the table");
        // Mostly nobody is there.
        if count_among(&state.figures, |s| s.spot.tile() == tile) == 0 {
            return;
        }
        // DRAGON-X-04: barns stay, and whoever keeps a castle.
        let eaten = |state: &State, s: &Standing| {
            s.spot.tile() == tile && s.figure != Figure::Barn && !state.is_spared(rules, *s)
        };
        while let Some(index) = state.figures.iter().position(|s| eaten(state, s)) {
            state.take_back(rules, index, log);
        }
    }

    /// Shows the knights whom the princess on the tile just placed may send home until the function answers yes
    /// (DRAGON-PRINCESS-01, DRAGON-X-06, DRAGON-X-07).
    fn find_knight(rules: &Rules, state: &State, mut found: impl FnMut(Action) -> bool) -> bool {
        let mut cities = state.last_design(rules).princess;
        if cities == 0 || dragon_state(state).is_some_and(|dragon_state| dragon_state.has_expelled(state)) {
            return false;
        }
        let tile = state.board.tiles.len() - 1;
        let mut before = SmallList::<u16, 4>::new();
        while cities != 0 {
            let city = state.board.feature(SegmentRef::new(tile, cities.trailing_zeros() as usize));
            cities &= cities - 1;
            // Two segments may belong to one city, and several of a kind in one place are one action.
            if before.contains(&city) {
                continue;
            }
            before.push(city);
            let inside = |s: &Standing| s.figure.is_follower() && state.board.feature(s.spot) == city;
            for (i, knight) in state.figures.iter().enumerate().filter(|(_, s)| inside(s)) {
                let expel = || Action::Expel(Owned::new(knight.owner.into(), knight.figure), state.spot(knight.spot));
                if !state.figures[..i].contains(knight) && found(expel()) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the fairy may not be moved with this tile (COMBO-13).
    fn fairy_rests(self, rules: &Rules, state: &State) -> bool {
        !self.fairy_on_dragon_tile && state.last_design(rules).symbol == Some(Symbol::Dragon)
    }

    /// Whether the fairy, if she moves at all, may join a figure (DRAGON-FAIRY-01, DRAGON-X-10, DRAGON-X-11).
    fn may_join(state: &State) -> impl Fn(&Standing) -> bool {
        let player = state.player;
        let companion = dragon_state(state).and_then(DragonState::companion).filter(|(owner, _)| *owner == player);
        let with = companion.map_or(SegmentRef::NOWHERE, |(_, spot)| spot);
        move |s| (s.owner == player) & s.figure.is_follower() & (s.spot != with)
    }

    /// The followers that the player in turn may send through a portal.
    fn travellers(rules: &Rules, state: &State) -> Travellers {
        let mut who = Travellers { figures: [Figure::Follower; Figure::COUNT], count: 0 };
        for figure in rules.standing.iter().copied() {
            who.figures[who.count] = figure;
            who.count += usize::from(figure.is_follower() & (state.supply_of(state.player(), figure) > 0));
        }
        who
    }

    /// How many figures the fairy may join: each has a slot.
    fn fairy_slots(self, rules: &Rules, state: &State) -> usize {
        if !self.fairy || self.fairy_rests(rules, state) {
            return 0;
        }
        let all = || count_among(&state.figures, Self::may_join(state));
        if state.crowded {
            return all();
        }
        // All of them, but for the one she stands with.
        let with = dragon_state(state).and_then(DragonState::companion).is_some_and(|(owner, _)| owner == state.player);
        let others = state.followers[state.player()] - u8::from(with);
        debug_assert_eq!(usize::from(others), all(), "followers are counted");
        others.into()
    }

    /// Of several figures in one place only the first has an action.
    fn fairy_slot(state: &State, slot: usize) -> Option<Action> {
        let may_join = Self::may_join(state);
        let nth = nth_among(&state.figures, &may_join, slot)?;
        let spot = state.figures[nth].spot;
        let first = || !state.figures[..nth].iter().any(|s| s.spot == spot && may_join(s));
        (!state.crowded || first()).then(|| Action::Fairy(state.spot(spot)))
    }

    /// The places to which a portal leads: a slot for every traveller and segment of the other tiles.
    fn portal_slots(rules: &Rules, state: &State) -> usize {
        if state.last_design(rules).symbol != Some(Symbol::Portal) {
            return 0;
        }
        state.board.segments_before(state.board.tiles.len() - 1) * Self::travellers(rules, state).count
    }

    fn portal_slot(rules: &Rules, state: &State, slot: usize) -> Option<Action> {
        let Travellers { figures, count } = Self::travellers(rules, state);
        let tile = state.board.tile_of_segment(slot / count);
        let [first, next] = [tile, tile + 1].map(|tile| state.board.segments_before(tile));
        let (rest, segments) = (slot - first * count, next - first);
        let (figure, segment) = (figures[rest / segments], rest % segments);
        let laid = state.board.tiles[tile];
        let design = &rules.designs[laid.design as usize];
        let ground = design.later_ground(figure) & design.portal & 1 << segment;
        let free = ground != 0
            && state.board.free_segments(tile, ground, design.fields) != 0
            && Some(laid.at) != state.dragon();
        free.then_some(Action::Place(figure, Spot { at: laid.at, segment: segment as u8 }))
    }

    /// Shows where a follower may go through a portal, but for the portal's own tile, until the function answers yes
    /// (DRAGON-PORTAL-01, DRAGON-X-09).
    fn find_portal_place(rules: &Rules, state: &State, mut found: impl FnMut(Action) -> bool) -> bool {
        if state.last_design(rules).symbol != Some(Symbol::Portal) {
            return false;
        }
        let last = state.board.tiles.len() - 1;
        let Travellers { figures, count } = Self::travellers(rules, state);
        let figures = &figures[..count];
        if figures.is_empty() {
            return false;
        }
        let dragon = state.dragon();
        for (tile, laid) in state.board.tiles[..last].iter().enumerate() {
            let design = &rules.designs[laid.design as usize];
            // Most figures that are left in the supply can stand on few tiles.
            let ground = figures.iter().fold(0, |set, figure| set | design.later_ground(*figure)) & design.portal;
            if ground == 0 {
                continue;
            }
            let free = state.board.free_segments(tile, ground, design.fields);
            if free == 0 || Some(laid.at) == dragon {
                continue;
            }
            // All figures in one word: there is one end to foresee.
            let stands =
                |set: u128, figure: &Figure| set << u16::BITS | u128::from(design.later_ground(*figure) & free);
            let mut set = figures.iter().rev().fold(0, stands);
            while set != 0 {
                let bit = set.trailing_zeros();
                set &= set - 1;
                let spot = Spot { at: laid.at, segment: (bit % u16::BITS) as u8 };
                if found(Action::Place(figures[(bit / u16::BITS) as usize], spot)) {
                    return true;
                }
            }
        }
        false
    }

    /// A tile that is of no use yet is laid aside (DRAGON-MOVE-08).
    fn divert(rules: &Rules, state: &mut State, design: Design, log: &mut Log) -> bool {
        let waits = Self::waits(rules, state, design);
        if waits {
            state.memory_mut().aside.push(design);
            log.tell(|| Event::SetAside { tile: design });
        }
        waits
    }

    fn waits(rules: &Rules, state: &State, design: Design) -> bool {
        is_dragon_tile(rules, design) && state.dragon().is_none()
    }

    fn laid(self, rules: &Rules, state: &mut State, log: &mut Log) {
        match state.last_design(rules).symbol {
            Some(Symbol::Volcano) => self.call_dragon(rules, state, log),
            Some(Symbol::Dragon) => {
                if self.waits_for_dragon_tile {
                    Self::bring_back(rules, state, log);
                }
                if self.dragon {
                    state.call(rules, self.moves);
                }
            }
            _ => {}
        }
    }

    fn visit(self, rules: &Rules, state: &State, found: &mut dyn FnMut(Action) -> bool) -> bool {
        let mut knights = false;
        if Self::find_knight(rules, state, |action| {
            knights = true;
            found(action)
        }) {
            return true;
        }
        if knights && self.princess_insists {
            return false;
        }
        let may_join = Self::may_join(state);
        let first = |i: usize| {
            let here = |s: &Standing| s.spot == state.figures[i].spot && may_join(s);
            !state.crowded || !state.figures[..i].iter().any(here)
        };
        let mut joins = state.figures.iter().enumerate().filter(|(_, s)| may_join(s));
        (self.fairy
            && !self.fairy_rests(rules, state)
            && joins.any(|(i, s)| first(i) && found(Action::Fairy(state.spot(s.spot)))))
            || Self::find_portal_place(rules, state, found)
    }

    fn slots(self, rules: &Rules, state: &State) -> usize {
        if state.last_design(rules).princess == 0 {
            return self.fairy_slots(rules, state) + Self::portal_slots(rules, state);
        }
        let mut n = 0;
        self.visit(rules, state, &mut |_| {
            n += 1;
            false
        });
        n
    }

    fn slot(self, rules: &Rules, state: &State, mut slot: usize) -> Option<Action> {
        if state.last_design(rules).princess == 0 {
            let joined = self.fairy_slots(rules, state);
            return if slot < joined {
                Self::fairy_slot(state, slot)
            } else {
                Self::portal_slot(rules, state, slot - joined)
            };
        }
        let mut there = None;
        self.visit(rules, state, &mut |action| {
            there = (slot == 0).then_some(action);
            slot = slot.wrapping_sub(1);
            there.is_some()
        });
        there
    }

    fn play(self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> Option<After> {
        Some(match action {
            // DRAGON-PRINCESS-02, DRAGON-PRINCESS-03, DRAGON-X-08
            Action::Expel(knight, spot) => {
                let knight = state.find_figure(knight.owner(), knight.figure(), spot).expect("the knight is there");
                state.take_back(rules, knight, log);
                let last = state.board.tiles.len() - 1;
                state.memory_mut().princess_dragon.expelled = Some(last as u16);
                // COMBO-15
                if self.place_after_princess { After::Again } else { After::Done }
            }
            Action::Fairy(spot) => {
                let segment = state.board.segment_at(spot).expect("the follower is on a segment");
                let with = Some((state.player, segment));
                state.memory_mut().princess_dragon.fairy = Some(Fairy { tile: segment.tile() as u16, with });
                log.tell(|| Event::Fairy { player: state.player(), spot });
                After::Done
            }
            _ => return None,
        })
    }

    /// DRAGON-MOVE-01, DRAGON-MOVE-02, DRAGON-MOVE-07, DRAGON-X-01: one step after the other, by all players in turn.
    fn ask_for_step(rules: &Rules, state: &mut State) -> bool {
        let Some(dragon) = state.dragon() else { return false };
        let starts = state.last_design(rules).symbol == Some(Symbol::Dragon);
        let players = rules.players();
        let dragon_state = &mut state.memory_mut().princess_dragon;
        if dragon_state.visited.is_empty() {
            if !starts {
                return false;
            }
            dragon_state.visited.push(dragon);
        }
        let taken = dragon_state.visited.len() - 1;
        let ways = if taken < STEPS { Self::ways(rules, state, dragon) } else { 0 };
        let dragon_state = &mut state.memory_mut().princess_dragon;
        dragon_state.ways = ways;
        if ways != 0 {
            state.phase = Phase::Dragon;
            state.decider = ((state.player() + taken) % players) as u8;
            return true;
        }
        dragon_state.visited.clear();
        false
    }

    fn list_steps(_rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        let Some(dragon_state) = dragon_state(state) else { return };
        let Some(from) = dragon_state.dragon else { return };
        let goes = |side: &usize| dragon_state.ways >> side & 1 == 1;
        push_among(actions, &[0, 1, 2, 3], goes, |side| Action::Dragon(from.neighbour(*side)));
    }

    fn fly(rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        let Action::Dragon(to) = action else { unreachable!("nothing else is listed") };
        let player = Some(state.decider());
        let dragon_state = &mut state.memory_mut().princess_dragon;
        dragon_state.dragon = Some(to);
        dragon_state.visited.push(to);
        log.tell(|| Event::Dragon { player, to });
        Self::eat(rules, state, to, log);
    }

    /// DRAGON-FAIRY-05, DRAGON-X-12, COMBO-19
    fn pay(state: &mut State, feature: u16, last: bool, log: &mut Log) {
        let Some((owner, spot)) = dragon_state(state).and_then(DragonState::companion) else { return };
        if state.board.feature(spot) == feature {
            let term = Term { what: "fairy", n: 1, each: 3 };
            let at = state.board.tiles[spot.tile()].at;
            state.award(owner.into(), Cause::Fairy, last, term, &[at], log);
        }
    }

    /// DRAGON-FAIRY-06, DRAGON-X-10, TOWER-X-09: once her companion has left the fairy is alone.
    fn left(state: &mut State, standing: Standing) {
        let Some((owner, spot)) = dragon_state(state).and_then(DragonState::companion) else { return };
        if standing.spot != spot {
            return;
        }
        let stays = |s: &Standing| (s.owner == owner) & (s.spot == spot) & s.figure.is_follower();
        if count_among(&state.figures, stays) == 0
            && let Some(fairy) = &mut state.memory_mut().princess_dragon.fairy
        {
            fairy.with = None;
        }
    }

    /// DRAGON-FAIRY-03, DRAGON-FAIRY-04, DRAGON-X-10, DRAGON-X-16, TRADE-X-08, COMBO-12
    fn begin(self, rules: &Rules, state: &mut State, log: &mut Log) {
        let Some(Fairy { tile, with }) = dragon_state(state).and_then(|dragon_state| dragon_state.fairy) else {
            return;
        };
        let is_over = if self.second {
            // Without a tile nobody has a turn.
            rules.hand > 0 && state.left() == 0 && state.hand(state.player()).is_empty()
        } else {
            with.is_none() || state.left_after_filling(rules) == 0
        };
        if is_over || (state.is_second_part() && !self.point_each_part) {
            return;
        }
        let near = |s: &Standing| s.owner == state.player && s.figure.is_follower() && s.spot.tile() == tile as usize;
        let paid = if self.anchored_to_tile {
            state.figures.iter().any(near)
        } else {
            with.is_some_and(|(owner, _)| owner == state.player)
        };
        if paid {
            let term = Term { what: "fairy", n: 1, each: 1 };
            let at = state.board.tiles[tile as usize].at;
            state.award(state.player(), Cause::Fairy, false, term, &[at], log);
        }
    }
}

impl Expansion for PrincessDragon {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        let watches = |design: &rules::Design| matches!(design.symbol, Some(Symbol::Volcano | Symbol::Dragon));
        hooks.laid(watches, move |rules, state, log| it.laid(rules, state, log));
        let mut offers = Offers::new(
            move |rules, state, ()| it.slots(rules, state),
            move |rules, state, (), slot| it.slot(rules, state, slot),
        )
        .visited_by(move |rules, state, (), found| it.visit(rules, state, found));
        if self.princess_insists {
            // `princess-removal`; she need not send anybody home otherwise (DRAGON-X-05).
            offers.insists =
                Some(Box::new(|rules, state| Self::find_knight(rules, state, |_| true).then_some(PRINCESS_INSISTS)));
        }
        hooks.instead.push(offers);
        hooks.plays.push(Box::new(move |rules, state, action, log| it.play(rules, state, action, log)));
        if self.dragon {
            hooks.diverts.push(Box::new(Self::divert));
            // DRAGON-MOVE-01, DRAGON-X-03, COMBO-TURN-03, `dragon-moves`
            hooks.step(self.moves, |rules, state, _| Self::ask_for_step(rules, state));
        }
        hooks.decision(Phase::Dragon, Self::list_steps, Self::fly);
        // VAR-X-02
        if self.fairy {
            hooks.pays.push(Box::new(|_, state, feature, last, log| Self::pay(state, feature, last, log)));
            hooks.left.push(Box::new(|state, standing, _| Self::left(state, standing)));
            hooks.on(TurnStep::Begin, move |rules, state, log| it.begin(rules, state, log));
        }
    }

    fn opens(&self, rules: &Rules, state: &mut State, _tile: &StartTile) -> Result<bool, Flaw> {
        if state.last_design(rules).symbol == Some(Symbol::Volcano) {
            self.call_dragon(rules, state, &mut Log::off());
        }
        Ok(false)
    }

    /// DRAGON-VOLC-01, DRAGON-MOVE-08, DRAGON-X-10: where the dragon and the fairy are, and what waits, out of a game.
    fn sets_up(&self, rules: &Rules, state: &mut State, extras: &mut StartExtras) -> Result<(), SetupError> {
        if self.dragon
            && let Some(at) = extras.take(rules, "dragon")?
        {
            if state.dragon().is_none() {
                return Err(SetupError::new("dragon", NO_VOLCANO));
            }
            if state.tile_at(at).is_none_or(|laid| rules.designs[laid.tile.index()].no_dragon) {
                return Err(SetupError::new("dragon", NO_DRAGON_THERE));
            }
            state.memory_mut().princess_dragon.dragon = Some(at);
        }
        if self.fairy
            && let Some(at) = extras.take(rules, "fairy")?
        {
            let tile = state.board.tile_at(at).ok_or_else(|| SetupError::new("fairy", Flaw::NoTile(at)))?;
            state.memory_mut().princess_dragon.fairy = Some(Fairy { tile: tile as u16, with: None });
        }
        if self.dragon {
            for (field, tile) in extras.take_list::<String>(rules, "aside")? {
                let waits = |design: &Design| {
                    Self::waits(rules, state, *design) || (self.waits_for_dragon_tile && is_dragon_tile(rules, *design))
                };
                let design = rules.design(&tile).filter(waits);
                let design = design.ok_or_else(|| {
                    let words = format!("tile `{tile}` does not wait for a dragon");
                    SetupError::new(field, words)
                })?;
                state.memory_mut().aside.push(design);
            }
        }
        Ok(())
    }

    /// DRAGON-FAIRY-02, DRAGON-VOLC-03, DRAGON-X-04: nobody whom it would eat is where the dragon is, and neither is the fairy, unless she
    /// went to the keeper of a castle there.
    fn agrees(&self, _rules: &Rules, state: &mut State) -> Result<(), SetupError> {
        let Some(at) = state.dragon().filter(|_| self.second) else { return Ok(()) };
        let here = |s: &Standing| s.figure.is_follower() && state.board.tiles[s.spot.tile()].at == at;
        let eaten = |s: &&Standing| here(s) && !state.is_castle(state.spot(s.spot));
        match (state.figures.iter().find(eaten), state.fairy()) {
            (Some(_), _) => Err(SetupError::new("dragon", NO_DRAGON_THERE)),
            (None, Some(fairy)) if fairy == at && !state.castles().any(|castle| castle.tiles.contains(&at)) => {
                Err(SetupError::new("fairy", NO_DRAGON_THERE))
            }
            _ => Ok(()),
        }
    }

    fn joins(&self, state: &mut State, owner: usize, spot: SegmentRef) -> bool {
        let fairy = &mut state.memory_mut().princess_dragon.fairy;
        if !self.fairy || fairy.is_some() {
            return false;
        }
        *fairy = Some(Fairy { tile: spot.tile() as u16, with: Some((owner as u8, spot)) });
        true
    }

    fn refuse(&self, rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        match action {
            Action::Dragon(to) if matches!(state.phase, Phase::Dragon | Phase::PlaceTile | Phase::PlaceFigure) => {
                Some(Self::check_step(rules, state, to).err().unwrap_or(Illegal::NotNow(state.phase)))
            }
            _ if state.phase != Phase::PlaceFigure => None,
            Action::Expel(..) if self.princess => Some(NO_KNIGHT),
            Action::Fairy(_) if self.fairy && self.fairy_rests(rules, state) => Some(FAIRY_WAITS),
            Action::Fairy(spot) if self.fairy => Some(match state.fairy_with() {
                Some(with) if with == (state.player(), spot) => FAIRY_IS_THERE,
                _ => NO_OWN_FOLLOWER,
            }),
            Action::Place(figure, spot) if state.last_design(rules).symbol == Some(Symbol::Portal) => {
                let laid = state.board.tiles[state.board.tile_at(spot.at)?];
                let design = &rules.designs[laid.design as usize];
                let kind = design.tile.segments.get(spot.segment as usize)?.kind;
                let ground = if figure.is_follower() { design.later_ground(figure) } else { 0 };
                let segment = state.board.segment_at(spot).filter(|s| ground >> s.segment() & 1 == 1);
                let Some(segment) = segment else { return Some(Illegal::NoPlaceFor(figure, kind)) };
                Some(if Some(spot.at) == state.dragon() {
                    DRAGON_IS_THERE
                } else if state.board.is_held(state.board.feature(segment)) {
                    Illegal::Occupied(kind)
                } else {
                    Illegal::Complete(kind)
                })
            }
            _ => None,
        }
    }
}

impl State {
    /// The square of the dragon, once it is in play.
    pub fn dragon(&self) -> Option<Pos> {
        self.memory.as_ref()?.princess_dragon.dragon()
    }

    /// How many steps the dragon has left, while it moves.
    pub fn dragon_steps(&self) -> usize {
        self.memory.as_ref().map_or(0, |m| m.princess_dragon.steps())
    }

    /// The squares the dragon has been on in this movement, its start first; none while it rests.
    pub fn dragon_path(&self) -> &[Pos] {
        self.memory.as_ref().map_or(&[], |m| m.princess_dragon.visited())
    }

    /// Whether the dragon could step on a square at all: there is a tile that is not closed to it, and no fairy.
    pub fn dragon_may_enter(&self, rules: &Rules, at: Pos) -> bool {
        let open = |tile: usize| !rules.designs[self.board.tiles[tile].design as usize].no_dragon;
        self.board.tile_at(at).is_some_and(open) && self.fairy() != Some(at)
    }

    /// The square of the fairy, once it is in play.
    pub fn fairy(&self) -> Option<Pos> {
        self.memory.as_ref()?.princess_dragon.fairy(self)
    }

    /// The follower the fairy stands with: its owner and its segment.
    pub fn fairy_with(&self) -> Option<(usize, Spot)> {
        self.memory.as_ref()?.princess_dragon.fairy_with(self)
    }
}
