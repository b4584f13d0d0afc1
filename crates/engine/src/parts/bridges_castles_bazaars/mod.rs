//! Bridges, Castles & Bazaars: roads over tiles, small cities that wait for points, tiles that are sold.

mod auction;
mod bridges;
mod castles;

pub use auction::Auction;
pub(crate) use auction::won_tiles;
pub(crate) use bridges::{Bridges, can_span, has_placed};
pub(crate) use castles::{Castles, castles_on_table, is_castle, small_city};

use super::{After, Choice, Count, Hook, Moment, Part, Room, Shown, Toggle};
use crate::{
    Action, Design, Figure, Flaw, Illegal, Log, Phase, Position, Revision, Rules, SetupError, State, board::SegmentRef,
    score::CityKind, setup::Choices, state::Standing, tile::Symbol, verb::verb,
};

pub(super) const PART: Part = Part {
    name: "bridges-castles-bazaars",
    title: "Bridges, Castles & Bazaars",
    about: "12 tiles; bridges carry roads over tiles, small cities become castles, bazaars sell tiles",
    sets: &["bridges-castles-bazaars", "bridges-castles-bazaars-gardens"],
    toggles: &[
        Toggle {
            name: "bridges",
            about: "each player has bridges, which carry a road over a tile",
            default: in_play,
            shown: Shown::Nothing,
        },
        Toggle {
            name: "castles",
            about: "each player has castles: a city of two tiles scores what is completed next to it",
            default: in_play,
            shown: Shown::Nothing,
        },
        Toggle {
            name: "bazaars",
            about: "a bazaar tile starts an auction of tiles",
            default: in_play,
            shown: Shown::Symbol(Symbol::Bazaar),
        },
    ],
    options: &[
        Choice {
            name: "castle-vicinity",
            about: "a castle looks at its tiles and the four beside them, or at the six tiles around it",
            values: &["block-2x3", "ring-6"],
            default: "block-2x3",
            presets: &[("nordic-2010", "ring-6")],
            since: Revision::Second,
        },
        Choice {
            name: "castle-city",
            about: "which cities of two tiles become castles: those of two semicircles, or all",
            values: &["two-semicircles", "two-tiles"],
            default: "two-semicircles",
            presets: &[("nordic-2010", "two-tiles")],
            since: Revision::Second,
        },
        Choice {
            name: "castle-king",
            about: "whether a city that becomes a castle counts for the king",
            values: &["does-not-count", "counts"],
            default: "does-not-count",
            presets: &[("nordic-2010", "counts")],
            since: Revision::Second,
        },
        Choice {
            name: "bridge-moment",
            about: "a bridge is built before the figure, or before or after it",
            values: &["before-figure", "any"],
            default: "before-figure",
            presets: &[("nordic-2010", "any")],
            since: Revision::Second,
        },
        Choice {
            name: "bazaar-dealer",
            about: "each tile is bought or sold by whoever chose it, or by the player of the bazaar",
            values: &["tile-chooser", "auctioneer"],
            default: "tile-chooser",
            presets: &[("nordic-2010", "auctioneer")],
            since: Revision::First,
        },
        Choice {
            name: "bazaar-bidding",
            about: "everybody bids once, or until one bid stands",
            values: &["single-round", "until-one-left"],
            default: "single-round",
            presets: &[("nordic-2010", "until-one-left")],
            since: Revision::First,
        },
        Choice {
            name: "bazaar-auction",
            about: "tiles are sold by auction, or each player picks one",
            values: &["on", "off"],
            default: "on",
            presets: &[],
            since: Revision::First,
        },
    ],
    counts: &[
        Count {
            name: "bridge",
            figure: Figure::Bridge,
            usual: for_each,
            toggle: Some("bridges"),
            placed_by_room: false,
        },
        Count {
            name: "castle",
            figure: Figure::Castle,
            usual: for_each,
            toggle: Some("castles"),
            placed_by_room: false,
        },
    ],
    verbs: &[
        verb!(
            "",
            "place-tile",
            "tile-bridged",
            PlaceBridged(tile, placement, span) = BridgedPlacement(tile, placement, span)
        )
        .beyond(Illegal::NotAdjacent),
        verb!("bridge", "bridge", "bridge", Bridge(at, axis) = Bridge(at, axis)).beyond(Illegal::NoBridge),
        verb!("castle", "castle", "castle", Castle(spot) = Segment(spot)),
        verb!("choose", "choose-tile", "choose", ChooseTile(tile) = Tile(tile)),
        verb!("bid", "bid", "bid", Bid(points) = Points(points)).beyond(Illegal::BadBid),
        verb!("buy", "buy", "buy", Buy = Nothing),
        verb!("sell", "sell", "sell", Sell = Nothing),
    ],
    leaves_out: super::nothing,
    open: |choices| {
        let bazaars = choices.toggle("bazaars");
        if bazaars && choices.option("tiles-in-hand") != "0" {
            return Err(SetupError::new("options.tiles-in-hand", Flaw::AuctionInHand));
        }
        let room = BridgesCastlesBazaars {
            ring: choices.option("castle-vicinity") == "ring-6",
            bridges_late: choices.option("bridge-moment") == "any" && choices.count("bridge") > 0,
            castles: choices.count("castle") > 0,
            bazaars,
            auctioneer_deals: choices.option("bazaar-dealer") == "auctioneer",
            until_one_left: choices.option("bazaar-bidding") == "until-one-left",
            bidding: choices.option("bazaar-auction") == "on",
        };
        let needed = bazaars || room.castles || choices.count("bridge") > 0;
        Ok(needed.then(|| -> Box<dyn Room> { Box::new(room) }))
    },
};

fn in_play(choices: &Choices) -> bool {
    choices.plays("bridges-castles-bazaars")
}

/// BCB-02
const fn for_each(players: usize) -> u32 {
    if players > 4 { 2 } else { 3 }
}

#[derive(Debug)]
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

impl Room for BridgesCastlesBazaars {
    fn hooks(&self) -> Vec<Hook> {
        vec![
            Hook::BeforeTile,
            Hook::Takes,
            Hook::Places,
            Hook::Laid,
            Hook::Aside,
            Hook::City,
            Hook::Scored,
            Hook::Spares,
            Hook::GoesOn,
            Hook::Ends,
        ]
    }

    fn moments(&self) -> &'static [Moment] {
        const ALL: &[Moment] = &[Moment::Bridge, Moment::Castle, Moment::Auction];
        match (self.bridges_late, self.castles, self.bazaars) {
            (true, true, true) => ALL,
            (true, true, false) => &[Moment::Bridge, Moment::Castle],
            (true, false, true) => &[Moment::Bridge, Moment::Auction],
            (true, false, false) => &[Moment::Bridge],
            (false, true, true) => &[Moment::Castle, Moment::Auction],
            (false, true, false) => &[Moment::Castle],
            (false, false, true) => &[Moment::Auction],
            (false, false, false) => &[],
        }
    }

    fn decisions(&self) -> &'static [Phase] {
        &[Phase::Bridge, Phase::Castle, Phase::AuctionChoose, Phase::AuctionBid, Phase::AuctionDeal]
    }

    fn sets_up(&self, rules: &Rules, state: &mut State, position: &mut Position) -> Result<(), SetupError> {
        if self.castles {
            for (i, castle) in std::mem::take(&mut position.castles).into_iter().enumerate() {
                castles::set_up(rules, state, castle).map_err(|flaw| castles::flawed(i, flaw))?;
            }
        }
        if self.bazaars && !position.won.is_empty() {
            auction::set_up(rules, state, &std::mem::take(&mut position.won))?;
        }
        Ok(())
    }

    fn agrees(&self, rules: &Rules, state: &mut State) -> Result<(), SetupError> {
        castles::check_keepers(rules, state)
    }

    /// A tile that was won is placed instead of one that is drawn (BCB-BAZAAR-08).
    fn before_tile(&self, rules: &Rules, state: &mut State, log: &mut Log) -> bool {
        Self::play_won_tile(rules, state, log)
    }

    fn takes(&self, rules: &Rules, state: &mut State, design: Design, log: &mut Log) -> bool {
        Self::offer_tile(rules, state, design, log)
    }

    fn places(&self, rules: &Rules, state: &State, design: Design, actions: &mut Vec<Action>) {
        bridges::find_placement(rules, state, design, |placement| {
            actions.push(placement);
            false
        });
    }

    fn has_places(&self, rules: &Rules, state: &State, design: Design) -> bool {
        bridges::find_placement(rules, state, design, |_| true)
    }

    fn place_lots(&self, rules: &Rules, state: &State, design: Design) -> usize {
        bridges::place_lots(rules, state, design)
    }

    fn place_lot(&self, rules: &Rules, state: &State, design: Design, lot: usize) -> Option<Action> {
        bridges::place_lot(rules, state, design, lot)
    }

    fn laid(&self, rules: &Rules, state: &mut State, _log: &mut Log) {
        bridges::laid(rules, state);
        Self::age_castles(state);
        Self::note_bazaar(rules, state);
    }

    /// COMBO-TURN-05: a bridge is beside the action about a figure.
    fn aside(&self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        if state.phase == Phase::PlaceFigure {
            bridges::find(rules, state, |bridge| {
                actions.push(bridge);
                false
            });
        }
    }

    fn aside_lots(&self, _rules: &Rules, state: &State, _list: &mut Vec<Action>) -> usize {
        if state.phase == Phase::PlaceFigure { bridges::lots(state) } else { 0 }
    }

    fn aside_lot(&self, rules: &Rules, state: &State, lot: usize, _list: &mut Vec<Action>) -> Option<Action> {
        bridges::lot(rules, state, lot)
    }

    fn has_aside(&self, rules: &Rules, state: &State) -> bool {
        state.phase == Phase::PlaceFigure && bridges::find(rules, state, |_| true)
    }

    fn owns(&self, action: Action) -> bool {
        matches!(action, Action::Bridge(..))
    }

    fn play(&self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> After {
        let Action::Bridge(at, axis) = action else { unreachable!("it offers nothing else") };
        bridges::build(rules, state, at, axis, log);
        After::Again
    }

    fn refuse(&self, rules: &Rules, state: &State, action: Action) -> Option<Illegal> {
        match action {
            Action::Bridge(at, axis) if matches!(state.phase, Phase::PlaceFigure | Phase::Bridge) => {
                Some(bridges::check(rules, state, at, axis).err().unwrap_or(Illegal::NotPossible))
            }
            Action::Castle(_) if state.phase == Phase::Castle => Some(Illegal::NoCastle),
            Action::ChooseTile(_) if state.phase == Phase::AuctionChoose => Some(Illegal::NotForSale),
            Action::Bid(_) if state.phase == Phase::AuctionBid => Some(Illegal::BadBid),
            _ => None,
        }
    }

    fn moment(&self, rules: &Rules, state: &mut State, moment: Moment, log: &mut Log) -> bool {
        match moment {
            Moment::Bridge => bridges::ask(rules, state),
            Moment::Castle => Self::ask_for_castles(rules, state),
            _ => self.hold_auction(rules, state, log),
        }
    }

    fn list(&self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        match state.phase {
            Phase::Bridge => bridges::list(rules, state, actions),
            Phase::Castle => Self::list_castles(rules, state, actions),
            _ => self.list_auction(state, actions),
        }
    }

    fn decide(&self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        match (state.phase, action) {
            (Phase::Bridge, Action::Bridge(at, axis)) => bridges::build(rules, state, at, axis, log),
            (Phase::Bridge, _) => bridges::decline(state),
            (Phase::Castle, _) => Self::build_castle(rules, state, action, log),
            _ => self.play_auction(rules, state, action, log),
        }
    }

    fn city(&self, _rules: &Rules, state: &State, city: SegmentRef) -> Option<CityKind> {
        castles::city(state, city)
    }

    /// BCB-X-12
    fn spares(&self, state: &State, standing: Standing) -> bool {
        is_castle(state, standing.spot)
    }

    fn scored(&self, rules: &Rules, state: &mut State, features: &[SegmentRef], _: &[SegmentRef], log: &mut Log) {
        self.score_castles(rules, state, features, log);
    }

    fn goes_on(&self, state: &State) -> bool {
        auction::goes_on(state)
    }

    /// BCB-X-11: whoever keeps a castle at the end goes home.
    fn ends(&self, rules: &Rules, state: &mut State, log: &mut Log) {
        castles::leave(rules, state, log);
    }
}
