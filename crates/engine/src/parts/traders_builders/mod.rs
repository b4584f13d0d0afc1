//! Traders & Builders: a builder who earns a second tile, a pig for the field, trade goods.

use super::{Choice, Count, Hook, Moment, Part, Room, Shown, Toggle, Wants};
use crate::{
    Action, Cause, Event, Figure, Flaw, Illegal, Log, Phase, Position, Revision, Rules, SetupError, State, Term,
    board::SegmentRef,
    position,
    rules::{Design, MAX_PLAYERS},
    score::Farm,
    setup::Choices,
    sift::find_among,
    state::{Double, Standing},
    tile::{Kind, Marks},
    verb::verb,
};

pub(super) const PART: Part = Part {
    name: "traders-builders",
    title: "Traders & Builders",
    about: "24 tiles; a builder earns a second tile, a pig makes a field worth more, cities trade wine, grain and cloth",
    sets: &["traders-builders", "traders-builders-gardens"],
    toggles: &[
        Toggle {
            name: "builders",
            about: "each player has a builder: extending its road or city earns a second tile",
            default: in_play,
            shown: Shown::Nothing,
        },
        Toggle {
            name: "pigs",
            about: "each player has a pig: a city at its field is worth 1 more to the owner",
            default: in_play,
            shown: Shown::Nothing,
        },
        Toggle {
            name: "goods",
            about: "whoever completes a city takes its goods; most of a kind score 10 at the end",
            default: in_play,
            shown: Shown::Marks(Marks::GOODS),
        },
    ],
    options: &[
        Choice {
            name: "builder-double-turn",
            about: "whoever extends the builder's road or city takes a second tile, or may decline it before it is \
                    drawn",
            values: &["always", "may"],
            default: "always",
            presets: &[("big-box-2006", "may"), ("nordic-2010", "may")],
            since: Revision::Second,
        },
        Choice {
            name: "builder-company",
            about: "a builder needs any own follower beside it, or a small or big one",
            values: &["any-follower", "ordinary"],
            default: "any-follower",
            presets: &[("nordic-2010", "ordinary")],
            since: Revision::Second,
        },
    ],
    counts: &[
        Count {
            name: "builder",
            figure: Figure::Builder,
            usual: |_| 1,
            toggle: Some("builders"),
            placed_by_room: true,
        },
        Count { name: "pig", figure: Figure::Pig, usual: |_| 1, toggle: Some("pigs"), placed_by_room: true },
    ],
    verbs: &[verb!("second", "second-tile", "second-tile", SecondTile = Nothing)],
    leaves_out: super::nothing,
    open: |choices| {
        let goods = choices.toggle("goods");
        let needed = goods || choices.count("builder") > 0 || choices.count("pig") > 0;
        let builders = choices.count("builder");
        let declinable = choices.option("builder-double-turn") == "may";
        let ordinary = choices.option("builder-company") == "ordinary";
        let room = TradersBuilders { goods, builders, declinable, ordinary };
        Ok(needed.then(|| -> Box<dyn Room> { Box::new(room) }))
    },
};

fn in_play(choices: &Choices) -> bool {
    choices.plays("traders-builders")
}

/// The names of the goods, in the order in which they are counted.
pub(crate) const GOODS: [&str; 3] = ["wine", "grain", "cloth"];

/// The tokens each player has taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Goods {
    tokens: [[u8; 3]; MAX_PLAYERS],
}

impl Goods {
    pub(crate) fn of(&self, player: usize) -> [u32; 3] {
        self.tokens[player].map(u32::from)
    }
}

#[derive(Debug)]
struct TradersBuilders {
    goods: bool,
    /// How many builders a player has.
    builders: u32,
    /// `builder-double-turn`
    declinable: bool,
    /// `builder-company`
    ordinary: bool,
}

impl Room for TradersBuilders {
    fn hooks(&self) -> Vec<Hook> {
        vec![Hook::Laid, Hook::Scored, Hook::Farm, Hook::End]
    }

    /// TRADE-BUILD-11
    fn moments(&self) -> &'static [Moment] {
        if self.declinable && self.builders > 0 { &[Moment::SecondTile] } else { &[] }
    }

    fn decisions(&self) -> &'static [Phase] {
        &[Phase::SecondTile]
    }

    /// The builder belongs on roads and cities (TRADE-BUILD-04), the pig on fields.
    fn ground(&self, design: &Design, figure: Figure) -> u16 {
        match figure {
            _ if design.barred => 0,
            Figure::Builder => design.closable,
            _ => design.fields,
        }
    }

    /// TRADE-BUILD-01, TRADE-BUILD-03, TRADE-BUILD-12, TRADE-PIG-01: wherever an own follower is, on what is not complete
    /// (TRADE-X-04).
    fn wants(&self, figure: Figure) -> Wants {
        if self.ordinary && figure == Figure::Builder { Wants::OrdinaryCompany } else { Wants::Company }
    }

    fn why_not(&self, rules: &Rules, state: &State, figure: Figure, segment: usize) -> Illegal {
        let design = state.last_design(rules);
        let kind = design.kind(segment);
        if self.ground(design, figure) >> segment & 1 == 0 {
            Illegal::NoPlaceFor(figure, kind)
        } else if state.closed >> segment & 1 == 1 {
            Illegal::Complete(kind)
        } else {
            Illegal::NoCompany(figure, kind)
        }
    }

    /// TRADE-GOODS-01: what was taken before, out of a game.
    fn sets_up(&self, rules: &Rules, state: &mut State, position: &mut Position) -> Result<(), SetupError> {
        const MOST: u32 = 99;
        if !self.goods || position.goods.is_empty() {
            return Ok(());
        }
        position::one_each(rules, "goods", position.goods.len())?;
        for (player, goods) in std::mem::take(&mut position.goods).into_iter().enumerate() {
            if let Some(n) = goods.into_iter().find(|n| *n > MOST) {
                return Err(SetupError::new(
                    format!("goods[{player}]"),
                    Flaw::TooManyFigures { figures: n, most: MOST },
                ));
            }
            state.memory_mut().traders_builders.tokens[player] = goods.map(|n| n as u8);
        }
        Ok(())
    }

    fn minds(&self, design: &Design) -> bool {
        design.closable != 0 && self.builders > 0
    }

    /// TRADE-BUILD-05, TRADE-BUILD-06, TRADE-X-03: a tile that extends the builder's feature earns a second one,
    /// the second never a third.
    fn laid(&self, rules: &Rules, state: &mut State, _log: &mut Log) {
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
            state.call(rules, Moment::SecondTile);
        } else if extends {
            state.double = Double::Earned;
        }
    }

    /// TRADE-BUILD-11: the player decides before the second tile is drawn, if there is any (TRADE-X-05).
    fn moment(&self, rules: &Rules, state: &mut State, _moment: Moment, _log: &mut Log) -> bool {
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

    fn list(&self, _rules: &Rules, _state: &State, actions: &mut Vec<Action>) {
        actions.extend([Action::SecondTile, Action::Pass]);
    }

    fn decide(&self, _rules: &Rules, state: &mut State, action: Action, _log: &mut Log) {
        state.double = if action == Action::SecondTile { Double::Earned } else { Double::No };
    }

    /// TRADE-GOODS-01: whoever placed the tile takes the goods.
    fn scored(&self, rules: &Rules, state: &mut State, features: &[SegmentRef], _: &[SegmentRef], log: &mut Log) {
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
    fn farm(&self, _rules: &Rules, state: &State, farm: &mut Farm) {
        farm.pig |= state.figures.iter().any(|s| {
            s.figure == Figure::Pig && s.owner as usize == farm.player && {
                let field = state.board.feature(s.spot);
                farm.fields.iter().any(|f| state.board.feature(*f) == field)
            }
        });
    }

    /// TRADE-GOODS-02, TRADE-X-01
    fn end(&self, rules: &Rules, state: &mut State, log: &mut Log) {
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
