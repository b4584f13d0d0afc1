//! Traders & Builders: a builder who earns a second tile, a pig for the field, trade goods.

use super::{About, Expansion, Holding, Hooks, OptionSpec, Part, PieceSpec, Shown, ToggleSpec, TurnStep, Wants};
use crate::{
    Action, AsDatum, Cause, Datum, DatumType, Event, ExtraSpec, FactSpec, Figure, Flaw, Log, Phase, RecordType,
    Revision, Rules, SetupError, StartExtras, State, Term,
    board::SegmentRef,
    branchless::find_among,
    rules::{Design, MAX_PLAYERS},
    scenario::{CheckSpec, Entry},
    score::Farm,
    setup::Choices,
    state::{Double, Standing},
    telling::Telling,
    tile::{Kind, Marks},
    verb::{Fact, verb},
};

pub(super) const PART: Part = Part {
    name: "traders-builders",
    title: "Traders & Builders",
    about: "24 tiles; builders earn second tiles, pigs make fields worth more, cities trade in wine, grain and cloth",
    tile: "HN",
    sections: &[(About::Phase(Phase::SecondTile), 2)],
    sets: &["traders-builders", "traders-builders-gardens"],
    toggles: &[
        ToggleSpec {
            name: "builders",
            about: "each player has a builder: extending its road or city earns a second tile",
            default: in_play,
            shown: Shown::Nothing,
        },
        ToggleSpec {
            name: "pigs",
            about: "each player has a pig: a city at its field is worth 1 more to the owner",
            default: in_play,
            shown: Shown::Nothing,
        },
        ToggleSpec {
            name: "goods",
            about: "a player who completes a city takes its goods; the most of a kind score 10 at the end",
            default: in_play,
            shown: Shown::Marks(Marks(Marks::WINE.0 + Marks::GRAIN.0 + Marks::CLOTH.0)),
        },
    ],
    options: &[
        OptionSpec {
            name: "builder-double-turn",
            about: "whoever extends the builder's road or city takes a second tile, or may decline it before it is \
                    drawn",
            values: &["always", "may"],
            default: "always",
            presets: &[("big-box-2006", "may"), ("nordic-2010", "may")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "builder-company",
            about: "a builder needs any own follower beside it, or a small or big one",
            values: &["any-follower", "ordinary"],
            default: "any-follower",
            presets: &[("nordic-2010", "ordinary")],
            since: Revision::Second,
        },
    ],
    // TRADE-01
    counts: &[
        PieceSpec {
            name: "builder",
            figure: Figure::Builder,
            usual: |_| 1,
            toggle: Some("builders"),
            // TRADE-BUILD-01, TRADE-BUILD-03, TRADE-BUILD-12, TRADE-X-04
            wants: Some(|choices| match choices.option("builder-company") {
                "ordinary" => Wants::OwnOrdinaryFollower,
                _ => Wants::OwnFollower,
            }),
        },
        PieceSpec {
            name: "pig",
            figure: Figure::Pig,
            usual: |_| 1,
            toggle: Some("pigs"),
            // TRADE-PIG-01
            wants: Some(|_| Wants::OwnFollower),
        },
    ],
    verbs: &[verb!("second", "second-tile", "second-tile", SecondTile = Nothing).line("log-second-tile")],
    extras: &[ExtraSpec::new::<Vec<[u32; 3]>>(8, "goods", |rules, state| {
        let none = (0..rules.players()).all(|player| state.goods(player) == [0; 3]);
        if none { Datum::Nothing } else { goods(rules, state) }
    })
    .per_player()],
    facts: &[FactSpec::new(2, "goods", |rules, state| rules.choices().toggle("goods").then(|| goods(rules, state)))],
    tell,
    holds: |rules, state, player| {
        let goods = GOODS.into_iter().filter(|_| rules.choices().toggle("goods"));
        goods.zip(state.goods(player)).map(|(name, n)| Holding::Tokens(name, n)).collect()
    },
    checks: &[CheckSpec::new("goods", |scene| {
        let goods = |player| {
            let some = GOODS.into_iter().zip(scene.state.goods(player)).filter(|(_, n)| *n > 0);
            let some: Vec<_> = some.map(|(what, n)| format!("{what} {n}")).collect();
            let what = if some.is_empty() { "nothing".into() } else { some.join(" ") };
            Entry::new(format!("{} {what}", scene.names[player]))
        };
        (0..scene.names.len()).map(goods).collect()
    })],
    open: |choices| {
        let goods = choices.toggle("goods");
        let needed = goods || choices.count("builder") > 0 || choices.count("pig") > 0;
        let builders = choices.count("builder");
        let declinable = choices.option("builder-double-turn") == "may";
        let expansion = TradersBuilders { goods, builders, declinable };
        Ok(needed.then(|| -> Box<dyn Expansion> { Box::new(expansion) }))
    },
    ..Part::PLAIN
};

/// How the log tells of the part's events.
fn tell(event: &Event) -> Option<Telling> {
    let Event::Goods { player, goods } = *event else { return None };
    let some = GOODS.into_iter().zip(goods).filter(|(_, n)| *n > 0);
    let counted = some.map(|(what, n)| Fact::Message(format!("what-{what}"), vec![("n", Fact::Number(n))]));
    Some(Telling::new("log-goods").player(player).facts(vec![("goods", Fact::List(counted.collect()))]))
}

fn in_play(choices: &Choices) -> bool {
    choices.plays("traders-builders")
}

/// The names of the goods, in the order in which they are counted.
pub(crate) const GOODS: [&str; 3] = ["wine", "grain", "cloth"];

/// Tokens of wine, grain and cloth.
impl AsDatum for [u32; 3] {
    const TYPE: DatumType = DatumType::Record(&RecordType {
        fields: &[(GOODS[0], DatumType::Number), (GOODS[1], DatumType::Number), (GOODS[2], DatumType::Number)],
        sparse: true,
        text: "wine/grain/cloth",
    });

    fn into_datum(self) -> Datum {
        Datum::Record(GOODS.into_iter().zip(self.map(u32::into_datum)).collect())
    }

    fn from_datum(datum: &Datum) -> Option<Self> {
        let [wine, grain, cloth] = GOODS.map(|good| datum.field(good));
        Some([wine?, grain?, cloth?])
    }
}

/// The goods of all players.
fn goods(rules: &Rules, state: &State) -> Datum {
    Datum::list((0..rules.players()).map(|player| state.goods(player)))
}

/// The tokens each player has taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct GoodsState {
    tokens: [[u8; 3]; MAX_PLAYERS],
}

impl GoodsState {
    pub(crate) fn of(&self, player: usize) -> [u32; 3] {
        self.tokens[player].map(u32::from)
    }
}

#[derive(Clone, Copy, Debug)]
struct TradersBuilders {
    goods: bool,
    /// How many builders a player has.
    builders: u32,
    /// `builder-double-turn`
    declinable: bool,
}

impl Expansion for TradersBuilders {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        if self.builders > 0 {
            hooks.laid(|design| design.closable != 0, move |rules, state, _| it.laid(rules, state));
        }
        // TRADE-BUILD-11
        if self.declinable && self.builders > 0 {
            hooks.step(TurnStep::SecondTile, |rules, state, _| Self::ask(rules, state));
        }
        hooks.decision(
            Phase::SecondTile,
            |_, _, actions| actions.extend([Action::SecondTile, Action::Pass]),
            |_, state, action, _| {
                state.double = if action == Action::SecondTile { Double::Earned } else { Double::No };
            },
        );
        hooks.scored.push(Box::new(move |rules, state, features, _, log| it.scored(rules, state, features, log)));
        hooks.farm.push(Box::new(|_, state, farm| Self::farm(state, farm)));
        hooks.on(TurnStep::End, move |rules, state, log| it.end(rules, state, log));
    }

    /// The builder belongs on roads and cities (TRADE-BUILD-04), the pig on fields.
    fn ground(&self, design: &Design, figure: Figure) -> u16 {
        match figure {
            _ if design.barred => 0,
            Figure::Builder => design.closable,
            _ => design.fields,
        }
    }

    /// TRADE-GOODS-01: what was taken before, out of a game.
    fn sets_up(&self, rules: &Rules, state: &mut State, extras: &mut StartExtras) -> Result<(), SetupError> {
        const MOST: u32 = 99;
        if !self.goods {
            return Ok(());
        }
        for (player, (field, goods)) in extras.take_list::<[u32; 3]>(rules, "goods")?.enumerate() {
            if let Some(n) = goods.into_iter().find(|n| *n > MOST) {
                return Err(SetupError::new(field, Flaw::TooManyFigures { figures: n, most: MOST }));
            }
            state.memory_mut().traders_builders.tokens[player] = goods.map(|n| n as u8);
        }
        Ok(())
    }
}

impl TradersBuilders {
    /// TRADE-BUILD-05, TRADE-BUILD-06, TRADE-X-02, TRADE-X-03: a tile that extends the builder's feature earns a second
    /// one, the second never a third.
    fn laid(self, rules: &Rules, state: &mut State) {
        if state.double != Double::No {
            return;
        }
        // Where a builder is there is company.
        let extended = state.last_design(rules).closable & !state.free;
        if extended == 0 || state.supply_of(state.player(), Figure::Builder) == self.builders {
            return;
        }
        let tile = state.board.tiles.len() - 1;
        let builds = |s: &Standing| (s.figure == Figure::Builder) & (s.owner == state.player);
        let extends = find_among(&state.figures, builds, |builder| {
            let (feature, mut segments, mut extends) = (state.board.feature(builder.spot), extended, false);
            while segments != 0 {
                let segment = SegmentRef::new(tile, segments.trailing_zeros() as usize);
                segments &= segments - 1;
                extends |= state.board.feature(segment) == feature;
            }
            extends
        });
        if extends && self.declinable {
            state.double = Double::Offered;
            state.call(rules, TurnStep::SecondTile);
        } else if extends {
            state.double = Double::Earned;
        }
    }

    /// TRADE-BUILD-11: the player decides before the second tile is drawn, if there is any (TRADE-X-05).
    fn ask(rules: &Rules, state: &mut State) -> bool {
        if state.double != Double::Offered {
            return false;
        }
        if state.finale || (state.left == 0 && rules.hand == 0) {
            state.double = Double::No;
            return false;
        }
        state.phase = Phase::SecondTile;
        state.decider = state.player;
        true
    }

    /// TRADE-GOODS-01, TRADE-X-07: whoever placed the tile takes the goods.
    fn scored(self, rules: &Rules, state: &mut State, features: &[SegmentRef], log: &mut Log) {
        if !self.goods {
            return;
        }
        let mut marks = Marks::NONE;
        for segment in features.iter().filter(|s| state.board.kind(&rules.designs, **s) == Kind::City) {
            marks += state.measure(rules, *segment).1;
        }
        let goods = [marks.wine(), marks.grain(), marks.cloth()];
        if goods != [0; 3] {
            let player = state.player();
            let tokens = &mut state.memory_mut().traders_builders.tokens[player];
            for (own, n) in tokens.iter_mut().zip(goods) {
                *own += n as u8;
            }
            log.tell(|| Event::Goods { player, goods });
        }
    }

    /// TRADE-PIG-03, TRADE-X-06
    fn farm(state: &State, farm: &mut Farm) {
        let pig = state.figures.iter().any(|s| {
            s.figure == Figure::Pig && s.owner as usize == farm.player && {
                let field = state.board.feature(s.spot);
                farm.fields.iter().any(|f| state.board.feature(*f) == field)
            }
        });
        farm.bonus += i32::from(pig);
    }

    /// TRADE-GOODS-02, TRADE-X-01
    fn end(self, rules: &Rules, state: &mut State, log: &mut Log) {
        if !self.goods {
            return;
        }
        for (i, what) in ["most-wine", "most-grain", "most-cloth"].into_iter().enumerate() {
            let tokens: [u32; MAX_PLAYERS] = std::array::from_fn(|p| state.goods(p)[i]);
            let most = tokens.into_iter().max().unwrap_or(0);
            for player in (0..rules.players()).filter(|p| most > 0 && tokens[*p] == most) {
                state.award(player, Cause::Goods, true, Term { what, n: 1, each: 10 }, &[], log);
            }
        }
    }
}

impl State {
    /// The wine, grain and cloth a player has taken.
    pub fn goods(&self, player: usize) -> [u32; 3] {
        self.memory.as_ref().map_or([0; 3], |m| m.traders_builders.of(player))
    }
}
