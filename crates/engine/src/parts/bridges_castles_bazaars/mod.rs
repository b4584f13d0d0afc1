//! Bridges, Castles & Bazaars: roads over tiles, small cities that wait for points, tiles that are sold.

mod auction;
mod bridges;
mod castles;
mod refusals;

pub use auction::Auction;
pub(crate) use auction::won_tiles;
pub(crate) use bridges::{Bridges, has_placed};
pub(crate) use castles::Castles;
pub use castles::{CastleOnTable, StartCastle};

use super::{About, Expansion, Holding, Hooks, Offers, OptionSpec, Part, PieceSpec, Shown, ToggleSpec, TurnStep};
use crate::{
    Action, AsDatum, Axis, Cause, Datum, Event, ExtraSpec, FactSpec, Figure, Illegal, Phase, Pos, Revision, Rules,
    SetupError, StartExtras, State,
    scenario::{CheckSpec, Entry},
    setup::Choices,
    telling::{Movement, Place, Telling},
    tile::Symbol,
    verb::{Fact, Facts, verb},
};
use refusals::{AUCTION_IN_HAND, BAD_BID, NO_CASTLE, NOT_FOR_SALE};

pub(super) const PART: Part = Part {
    name: "bridges-castles-bazaars",
    title: "Bridges, Castles & Bazaars",
    about: "12 tiles; bridges carry roads over tiles, small cities become castles, bazaars auction tiles",
    tile: "bb-bazaar-roads",
    sections: &[
        (About::Phase(Phase::Bridge), 2),
        (About::Phase(Phase::Castle), 3),
        (About::Phase(Phase::AuctionChoose), 4),
        (About::Phase(Phase::AuctionBid), 4),
        (About::Phase(Phase::AuctionDeal), 4),
    ],
    sets: &["bridges-castles-bazaars", "bridges-castles-bazaars-gardens"],
    // BCB-03
    toggles: &[
        ToggleSpec {
            name: "bridges",
            about: "each player has bridges, which carry a road over a tile",
            default: in_play,
            shown: Shown::Nothing,
        },
        ToggleSpec {
            name: "castles",
            about: "each player has castles: a city of two tiles scores what is completed next to it",
            default: in_play,
            shown: Shown::Nothing,
        },
        ToggleSpec {
            name: "bazaars",
            about: "a bazaar tile starts an auction of tiles",
            default: in_play,
            shown: Shown::Symbol(Symbol::Bazaar),
        },
    ],
    options: &[
        OptionSpec {
            name: "castle-vicinity",
            about: "a castle looks at its tiles and the four beside them, or at the six tiles around it",
            values: &["block-2x3", "ring-6"],
            default: "block-2x3",
            presets: &[("nordic-2010", "ring-6")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "castle-city",
            about: "which cities of two tiles become castles: those of two semicircles, or all",
            values: &["two-semicircles", "two-tiles"],
            default: "two-semicircles",
            presets: &[("nordic-2010", "two-tiles")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "castle-king",
            about: "whether a city that becomes a castle counts for the king",
            values: &["does-not-count", "counts"],
            default: "does-not-count",
            presets: &[("nordic-2010", "counts")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "bridge-moment",
            about: "a bridge is built before the figure, or before or after it",
            values: &["before-figure", "any"],
            default: "before-figure",
            presets: &[("nordic-2010", "any")],
            since: Revision::Second,
        },
        OptionSpec {
            name: "bazaar-dealer",
            about: "each tile is bought or sold by the player who chose it, or by the player of the bazaar",
            values: &["tile-chooser", "auctioneer"],
            default: "tile-chooser",
            presets: &[("nordic-2010", "auctioneer")],
            since: Revision::First,
        },
        OptionSpec {
            name: "bazaar-bidding",
            about: "everybody bids once, or until one bid stands",
            values: &["single-round", "until-one-left"],
            default: "single-round",
            presets: &[("nordic-2010", "until-one-left")],
            since: Revision::First,
        },
        OptionSpec {
            name: "bazaar-auction",
            about: "tiles are sold by auction, or each player picks one",
            values: &["on", "off"],
            default: "on",
            presets: &[],
            since: Revision::First,
        },
    ],
    counts: &[
        PieceSpec { name: "bridge", figure: Figure::Bridge, usual: for_each, toggle: Some("bridges"), wants: None },
        PieceSpec { name: "castle", figure: Figure::Castle, usual: for_each, toggle: Some("castles"), wants: None },
    ],
    verbs: &[
        verb!(
            "",
            "place-tile",
            "tile-bridged",
            PlaceBridged(tile, placement, span) = BridgedPlacement(tile, placement, span)
        )
        .beyond(Illegal::NotAdjacent),
        verb!("bridge", "bridge", "bridge", Bridge(at, axis) = Bridge(at, axis))
            .picture("bridge")
            .beyond(Illegal::NoBridge),
        verb!("castle", "castle", "castle", Castle(spot) = Segment(spot)).picture("castle"),
        verb!("choose", "choose-tile", "choose", ChooseTile(tile) = Tile(tile)),
        verb!("bid", "bid", "bid", Bid(points) = Points(points)).beyond(BAD_BID).question(Phase::AuctionBid, |state| {
            match highest_bid(state) {
                Some(bid) => ("ask-raise", bid),
                None => ("ask-bid", Vec::new()),
            }
        }),
        verb!("buy", "buy", "buy", Buy = Nothing)
            .facts(|state, _| highest_bid(state).unwrap_or_default())
            .question(Phase::AuctionDeal, |state| ("ask-deal", highest_bid(state).unwrap_or_default())),
        verb!("sell", "sell", "sell", Sell = Nothing).facts(|state, _| highest_bid(state).unwrap_or_default()),
    ],
    extras: &[
        ExtraSpec::new::<Vec<StartCastle>>(0, "castles", |_, state| castles::built(state)),
        ExtraSpec::new::<Vec<Option<String>>>(13, "won", |rules, state| {
            let won = won_tiles(state);
            let none = won.iter().all(Option::is_none);
            if none {
                Datum::Nothing
            } else {
                Datum::list(won[..rules.players()].iter().map(|tile| auction::name(rules, *tile)))
            }
        })
        .per_player(),
    ],
    facts: &[
        FactSpec::new(12, "bridges", |rules, state| {
            let bridge =
                |(at, axis): (Pos, Axis)| Datum::Record(vec![("at", at.into_datum()), ("axis", axis.into_datum())]);
            let bridges = || Datum::List(state.bridges().into_iter().map(bridge).collect());
            (rules.choices().count("bridge") > 0).then(bridges)
        }),
        FactSpec::new(13, "castles", |rules, state| {
            (rules.choices().count("castle") > 0).then(|| castles::built(state))
        }),
        FactSpec::new(14, "auction", |rules, state| state.auction().map(|auction| auction.shown(rules))),
    ],
    tell,
    holds: |_, state, player| {
        let won = state.auction().and_then(|auction| auction.won(player));
        won.map(Holding::Tile).into_iter().collect()
    },
    explain: |score| (score.cause == Cause::Castle).then_some("term-castle"),
    checks: &[
        CheckSpec::new("bridges", |scene| {
            scene.state.bridges().iter().map(|(at, axis)| Entry::new(format!("{at} {}", axis.name()))).collect()
        }),
        CheckSpec::new("castles", |scene| {
            let castle = |CastleOnTable { tiles, owner, finished }| {
                let is = if finished { "finished" } else { "waits" };
                // One of its squares is enough.
                Entry::any(tiles.map(|at| format!("{at} {} {is}", scene.names[owner])))
            };
            scene.state.castles().map(castle).collect()
        }),
        CheckSpec::new("won", |scene| {
            let tile = |(owner, name): (usize, &String)| {
                let won = scene.state.auction()?.won(owner)?;
                Some(Entry::new(format!("{name} {}", scene.rules.tile(won).id)))
            };
            scene.names.iter().enumerate().filter_map(tile).collect()
        }),
    ],
    open: |choices| {
        let bazaars = choices.toggle("bazaars");
        if bazaars && choices.option("tiles-in-hand") != "0" {
            return Err(SetupError::new("options.tiles-in-hand", AUCTION_IN_HAND));
        }
        let expansion = BridgesCastlesBazaars {
            ring: choices.option("castle-vicinity") == "ring-6",
            bridges_late: choices.option("bridge-moment") == "any" && choices.count("bridge") > 0,
            castles: choices.count("castle") > 0,
            bazaars,
            auctioneer_deals: choices.option("bazaar-dealer") == "auctioneer",
            until_one_left: choices.option("bazaar-bidding") == "until-one-left",
            bidding: choices.option("bazaar-auction") == "on",
        };
        let needed = bazaars || expansion.castles || choices.count("bridge") > 0;
        Ok(needed.then(|| -> Box<dyn Expansion> { Box::new(expansion) }))
    },
    ..Part::PLAIN
};

/// How the log tells of the part's events.
fn tell(event: &Event) -> Option<Telling> {
    let telling = match *event {
        Event::Bridge { player, at, axis } => Telling::new("log-bridge")
            .player(player)
            .facts(vec![("axis", Fact::Message(format!("axis-{}", axis.name()), Vec::new()))])
            .squares([at])
            .movement(Movement::Comes(Figure::Bridge, Place::Squares(vec![at]))),
        Event::Castle { player, ref tiles } => Telling::new("log-castle")
            .player(player)
            .squares(tiles.clone())
            .movement(Movement::Comes(Figure::Castle, Place::Squares(tiles.clone()))),
        Event::Auction { ref tiles } => {
            Telling::new("log-auction").facts(vec![("n", Fact::Number(tiles.len() as u32))])
        }
        Event::Chosen { player, .. } => Telling::new("log-chosen").player(player),
        Event::Bid { player, points: Some(points) } => {
            Telling::new("log-bid").player(player).facts(vec![("points", Fact::Number(points))])
        }
        Event::Bid { player, points: None } => Telling::new("log-bid-none").player(player),
        Event::Won { player, .. } => Telling::new("log-won").player(player),
        _ => return None,
    };
    Some(telling)
}

/// Who has bid most, and how much.
fn highest_bid(state: &State) -> Option<Facts> {
    let (player, points) = state.auction()?.bid()?;
    Some(vec![("player", Fact::Player(player)), ("points", Fact::Number(points))])
}

fn in_play(choices: &Choices) -> bool {
    choices.plays("bridges-castles-bazaars")
}

/// BCB-01, BCB-02
const fn for_each(players: usize) -> u32 {
    if players > 4 { 2 } else { 3 }
}

#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
struct BridgesCastlesBazaars {
    ring: bool,
    /// `bridge-moment`
    bridges_late: bool,
    castles: bool,
    bazaars: bool,
    auctioneer_deals: bool,
    until_one_left: bool,
    bidding: bool,
}

impl Expansion for BridgesCastlesBazaars {
    fn hooks(&self, hooks: &mut Hooks) {
        let it = *self;
        hooks.places.push(Offers::new(bridges::place_slots, bridges::place_slot).visited_by(bridges::find_placement));
        hooks.laid(
            |_| true,
            |rules, state, _| {
                bridges::laid(rules, state);
                Self::age_castles(state);
                Self::note_bazaar(rules, state);
            },
        );
        // COMBO-TURN-05: a bridge is beside the action about a figure.
        hooks.beside.push(Offers::new(
            |_, state, ()| if state.phase == Phase::PlaceFigure { bridges::slots(state) } else { 0 },
            |rules, state, (), slot| bridges::slot(rules, state, slot),
        ));
        hooks.plays.push(Box::new(bridges::play));
        if self.bridges_late {
            hooks.step(TurnStep::Bridge, |rules, state, _| bridges::ask(rules, state));
        }
        hooks.decision(Phase::Bridge, bridges::list, bridges::decide);

        if self.castles {
            hooks.step(TurnStep::Castle, |rules, state, _| Self::ask_for_castles(rules, state));
        }
        hooks.decision(Phase::Castle, Self::list_castles, Self::build_castle);
        hooks.city.push(Box::new(castles::city));
        hooks
            .scored
            .push(Box::new(move |rules, state, features, _, log| it.score_castles(rules, state, features, log)));
        // BCB-X-11: whoever keeps a castle at the end goes home.
        hooks.on(TurnStep::FinalScoring, castles::leave);

        // A tile that was won is placed instead of one that is drawn (BCB-BAZAAR-08).
        hooks.step(TurnStep::BeforeTile, Self::play_won_tile);
        hooks.diverts.push(Box::new(Self::offer_tile));
        if self.bazaars {
            hooks.step(TurnStep::Auction, move |rules, state, log| it.hold_auction(rules, state, log));
        }
        for phase in [Phase::AuctionChoose, Phase::AuctionBid, Phase::AuctionDeal] {
            let list = move |_: &_, state: &_, actions: &mut _| it.list_auction(state, actions);
            hooks.decision(phase, list, move |rules, state, action, log| it.play_auction(rules, state, action, log));
        }
        hooks.goes_on.push(Box::new(auction::goes_on));
    }

    fn sets_up(&self, rules: &Rules, state: &mut State, extras: &mut StartExtras) -> Result<(), SetupError> {
        if self.castles {
            for (field, castle) in extras.take_list(rules, "castles")? {
                castles::set_up(rules, state, castle).map_err(|flaw| SetupError::new(field, flaw))?;
            }
        }
        if self.bazaars {
            for (player, (_, tile)) in extras.take_list::<Option<String>>(rules, "won")?.enumerate() {
                auction::set_up(rules, state, player, tile);
            }
        }
        Ok(())
    }

    fn agrees(&self, rules: &Rules, state: &mut State) -> Result<(), SetupError> {
        castles::check_keepers(rules, state)
    }

    fn refuse(&self, rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        match action {
            Action::Bridge(at, axis) if matches!(state.phase, Phase::PlaceFigure | Phase::Bridge) => {
                Some(bridges::check(rules, state, at, axis).err().unwrap_or(Illegal::NotPossible))
            }
            Action::Castle(_) if state.phase == Phase::Castle => Some(NO_CASTLE),
            Action::ChooseTile(_) if state.phase == Phase::AuctionChoose => Some(NOT_FOR_SALE),
            Action::Bid(_) if state.phase == Phase::AuctionBid => Some(BAD_BID),
            _ => None,
        }
    }
}
