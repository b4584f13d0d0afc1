//! King & Robber: cards for whoever completed the largest city and the longest road.

use super::{Expansion, Holding, Hooks, OptionSpec, Part, Shown, ToggleSpec, TurnStep};
use crate::{
    AsDatum, Cause, Datum, DatumType, Event, ExtraSpec, FactSpec, Log, RecordType, Revision, Rules, SetupError,
    StartExtras, State, Term,
    board::SegmentRef,
    extras,
    lists::SmallList,
    scenario::{CheckSpec, Entry, Scene},
    score::CityKind,
    setup::Choices,
    telling::Telling,
    tile::Kind,
    verb::Fact,
};

pub(super) const PART: Part = Part {
    name: "king-robber",
    title: "The King & the Robber",
    about: "5 tiles; the largest city takes the king, the longest road the robber",
    tile: "kr-crossed-cities",
    sets: &["king-robber", "king-robber-gardens"],
    toggles: &[
        ToggleSpec {
            name: "king",
            about: "the player of the largest city scores for all cities at the end",
            default: in_play,
            shown: Shown::Nothing,
        },
        ToggleSpec {
            name: "robber",
            about: "the player of the longest road scores for all roads at the end",
            default: in_play,
            shown: Shown::Nothing,
        },
    ],
    options: &[OptionSpec {
        name: "king-robber-scoring",
        about: "1 for each completed city or road at the end; 10 for a card and 20 for both; 15 and 40; or 1 for each \
                city or road when it is completed",
        values: &["per-feature", "10-20", "15-40", "continuous"],
        default: "per-feature",
        presets: &[],
        since: Revision::First,
    }],
    extras: &[
        ExtraSpec::new::<(usize, u32)>(9, "king", |_, state| state.king().into_datum()),
        ExtraSpec::new::<(usize, u32)>(10, "robber", |_, state| state.robber().into_datum()),
    ],
    facts: &[
        FactSpec::new(3, "king", |rules, state| rules.choices().toggle("king").then(|| state.king().into_datum())),
        FactSpec::new(4, "robber", |rules, state| {
            rules.choices().toggle("robber").then(|| state.robber().into_datum())
        }),
    ],
    tell,
    holds: |_, state, player| {
        let cards = [("king", state.king()), ("robber", state.robber())].into_iter();
        let held = |(name, held): (&'static str, Option<(usize, u32)>)| {
            held.filter(|(holder, _)| *holder == player).map(|(_, size)| Holding::Card(name, size))
        };
        cards.filter_map(held).collect()
    },
    checks: &[
        CheckSpec::new("king", |scene| held(scene, scene.state.king())),
        CheckSpec::new("robber", |scene| held(scene, scene.state.robber())),
    ],
    open: |choices| {
        let cards = [choices.toggle("king"), choices.toggle("robber")];
        let scoring = match choices.option("king-robber-scoring") {
            "10-20" => Scoring::Fixed { one: 10, both: 20 },
            "15-40" => Scoring::Fixed { one: 15, both: 40 },
            "continuous" => Scoring::Continuous,
            _ => Scoring::PerFeature,
        };
        let castles = choices.option("castle-king") == "counts";
        let expansion = KingRobber { cards, scoring, castles, second: choices.is_second() };
        Ok((cards != [false; 2]).then(|| -> Box<dyn Expansion> { Box::new(expansion) }))
    },
    ..Part::PLAIN
};

/// How the log tells of the part's events.
fn tell(event: &Event) -> Option<Telling> {
    let Event::PassedTo { card, player, size } = *event else { return None };
    let line = if card == Cause::King { "log-king" } else { "log-robber" };
    Some(Telling::new(line).player(player).facts(vec![("n", Fact::Number(size))]))
}

fn in_play(choices: &Choices) -> bool {
    choices.plays("king-robber")
}

/// `king-robber-scoring`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scoring {
    PerFeature,
    Fixed { one: i32, both: i32 },
    Continuous,
}

/// What each card is about (KING-01).
const CARDS: [(Cause, Kind, &str); 2] = [(Cause::King, Kind::City, "cities"), (Cause::Robber, Kind::Road, "roads")];

/// Who holds a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Holder {
    player: u8,
    size: u16,
}

/// The king's and the robber's holders, who held them when the turn began where that matters, and how many cities and roads
/// were completed since the game began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct KingRobberState {
    holders: [Option<Holder>; 2],
    before: [Option<Holder>; 2],
    completed: [u16; 2],
    /// Who has scored last in the round of abbeys after the last tile.
    final_turn: Option<u8>,
}

impl KingRobberState {
    /// Who holds a card, 0 the king and 1 the robber, and the size that earned it.
    pub(crate) fn holder(&self, card: usize) -> Option<(usize, u32)> {
        self.holders[card].map(|h| (h.player as usize, h.size.into()))
    }
}

#[derive(Clone, Copy, Debug)]
struct KingRobber {
    /// Whether the king and the robber are in play.
    cards: [bool; 2],
    scoring: Scoring,
    /// `castle-king`
    castles: bool,
    /// Whether turns begin in the last round of abbeys too, by the second revision of the rules.
    second: bool,
}

/// Who holds a card, as scenarios write it.
fn held(scene: &Scene, card: Option<(usize, u32)>) -> Vec<Entry> {
    card.into_iter().map(|(holder, size)| Entry::new(format!("{} {size}", scene.names[holder]))).collect()
}

/// Who holds a card, and the size that earned it.
impl AsDatum for (usize, u32) {
    const TYPE: DatumType = DatumType::Record(&RecordType {
        fields: &[("holder", DatumType::Seat), ("size", DatumType::Number)],
        sparse: false,
        text: "holder size",
    });

    fn into_datum(self) -> Datum {
        Datum::Record(vec![("holder", self.0.into_datum()), ("size", self.1.into_datum())])
    }

    fn from_datum(datum: &Datum) -> Option<Self> {
        Some((datum.field("holder")?, datum.field("size")?))
    }
}

impl Expansion for KingRobber {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        if self.scoring == Scoring::Continuous {
            hooks.on(TurnStep::Begin, |_, state, _| Self::begin(state));
        }
        hooks.scored.push(Box::new(move |rules, state, features, converted, log| {
            it.scored(rules, state, features, converted, log);
        }));
        hooks.on(TurnStep::End, move |rules, state, log| it.end(rules, state, log));
    }

    /// KING-02, KING-03: who holds the cards, out of a game.
    fn sets_up(&self, rules: &Rules, state: &mut State, extras: &mut StartExtras) -> Result<(), SetupError> {
        for (card, field) in ["king", "robber"].into_iter().enumerate().filter(|(card, _)| self.cards[*card]) {
            let Some((player, size)) = extras.take::<(usize, u32)>(rules, field)? else { continue };
            extras::check_seat(rules, player).map_err(|flaw| SetupError::new(field, flaw))?;
            let size = u16::try_from(size).ok().filter(|size| (1..=999).contains(size));
            let size = size.ok_or_else(|| SetupError::new(field, "`size` is a number of tiles from 1 to 999"))?;
            let cards = &mut state.memory_mut().king_robber;
            cards.holders[card] = Some(Holder { player: player as u8, size });
            // The turn has begun.
            if self.scoring == Scoring::Continuous {
                cards.before[card] = cards.holders[card];
            }
        }
        Ok(())
    }
}

impl KingRobber {
    fn begin(state: &mut State) {
        if state.is_second_part() {
            return;
        }
        let cards = &mut state.memory_mut().king_robber;
        cards.before = cards.holders;
    }

    /// KING-02, KING-03, KING-X-01 to KING-X-05, KING-X-07, KING-X-09: the largest of what the player completed counts, by
    /// whatever means, followers or not.
    fn scored(self, rules: &Rules, state: &mut State, features: &[SegmentRef], castles: &[SegmentRef], log: &mut Log) {
        let castles = if self.castles { castles } else { &[] };
        if self.second && state.finale && self.scoring == Scoring::Continuous {
            let player = state.player;
            let cards = &mut state.memory_mut().king_robber;
            // Nobody has got a card since this turn began.
            if cards.final_turn.replace(player) != Some(player) {
                cards.before = cards.holders;
            }
        }
        for (i, (cause, kind, what)) in CARDS.into_iter().enumerate().filter(|(i, _)| self.cards[*i]) {
            let of_kind = features.iter().chain(castles).filter(|s| state.board.kind(&rules.designs, **s) == kind);
            let (mut n, mut size) = (0, 0);
            for segment in of_kind {
                (n, size) = (n + 1, size.max(state.measure(rules, *segment).0));
            }
            if n == 0 {
                continue;
            }
            let player = state.player();
            let cards = &mut state.memory_mut().king_robber;
            let before = cards.before[i];
            cards.completed[i] += n as u16;
            if cards.holders[i].is_none_or(|h| size > h.size.into()) {
                cards.holders[i] = Some(Holder { player: player as u8, size: size as u16 });
                log.tell(|| Event::PassedTo { card: cause, player, size });
            }
            if let (Scoring::Continuous, Some(holder)) = (self.scoring, before) {
                let term = Term { what, n, each: 1 };
                state.award(holder.player.into(), cause, false, term, &[], log);
            }
        }
    }

    /// KING-04, KING-X-06
    fn end(self, rules: &Rules, state: &mut State, log: &mut Log) {
        let KingRobberState { holders, completed, .. } = state.memory_mut().king_robber;
        let both = holders[0].zip(holders[1]).is_some_and(|(king, robber)| king.player == robber.player);
        let given = if self.scoring == Scoring::PerFeature {
            rules.first().count_completed(rules, self.castles)
        } else {
            [0; 2]
        };
        for (i, (cause, _, what)) in CARDS.into_iter().enumerate() {
            let Some(holder) = holders[i] else { continue };
            let term = match self.scoring {
                Scoring::Continuous => continue,
                Scoring::PerFeature => Term { what, n: given[i] + u32::from(completed[i]), each: 1 },
                Scoring::Fixed { both: points, .. } if both => Term { what: "cards", n: 1, each: points / 2 },
                Scoring::Fixed { one, .. } => Term { what: "cards", n: 1, each: one },
            };
            state.award(holder.player.into(), cause, true, term, &[], log);
        }
    }
}

impl State {
    /// Who holds the king, and the size of the city that earned it.
    pub fn king(&self) -> Option<(usize, u32)> {
        self.memory.as_ref()?.king_robber.holder(0)
    }

    /// Who holds the robber, and the length of the road that earned it.
    pub fn robber(&self) -> Option<(usize, u32)> {
        self.memory.as_ref()?.king_robber.holder(1)
    }

    /// How many cities and how many roads are complete. The fixed city of the Count is one of the cities (KING-X-08), castles
    /// are where they count (KING-X-09).
    fn count_completed(&self, rules: &Rules, castles: bool) -> [u32; 2] {
        let mut seen: SmallList<u64, 16> = std::iter::repeat_n(0, self.board.features().div_ceil(64)).collect();
        let mut n = [0; 2];
        for (tile, laid) in self.board.tiles.iter().enumerate() {
            let design = &rules.designs[laid.design as usize];
            let mut segments = self.board.complete_segments(tile, design.closable | design.cities);
            while segments != 0 {
                let segment = SegmentRef::new(tile, segments.trailing_zeros() as usize);
                segments &= segments - 1;
                let feature = self.board.feature(segment);
                let (word, bit) = (&mut seen[feature as usize / 64], 1 << (feature % 64));
                if *word & bit == 0 {
                    *word |= bit;
                    let road = design.cities >> segment.segment() & 1 == 0;
                    n[usize::from(road)] += u32::from(castles || self.city_kind(rules, segment) < CityKind::Castle);
                }
            }
        }
        n
    }
}
