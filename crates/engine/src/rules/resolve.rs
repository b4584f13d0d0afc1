//! From a setup to rules: every name is looked up, every default filled in, every contradiction found.

use super::{
    FarmerScoring, Fits, MAX_PLAYERS, Rules, TwoTileCity,
    bag::{fill_bag, has_one_river, leave_in_bag, opening, set_stages, take},
    choices::{check_players, choose},
    program::InPlay,
    start::{check_river, check_squares, give_scores, lay_start, stand_all},
};
use crate::{
    Figure, Flaw, Phase, Pos, Setup, SetupError, State,
    action::Design as DesignNo,
    board::{Board, SegmentRef},
    parts::{self, TurnStep, Wants},
    state::Double,
    tile::Edge,
};

pub(super) type Result<T> = std::result::Result<T, SetupError>;

/// At most this many copies of a tile set (VAR-02).
pub const MAX_COPIES: u32 = 9;

/// What rules are made for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// A game that is played.
    Play,
    /// One whose draws somebody will say.
    Draws,
    /// A position to look at.
    Show,
}

/// Works out the rules of a setup, and whether it serves its purpose.
pub(super) fn resolve(setup: &Setup, purpose: Purpose) -> Result<Rules> {
    let choices = choose(setup)?;
    let players = check_players(setup, &choices)?;
    let (mut designs, mut bag) = fill_bag(setup, &choices);
    let total: usize = bag.iter().map(|n| *n as usize).sum();
    if total == 0 {
        return Err(SetupError::new("parts", Flaw::NoTiles));
    }
    let most = SegmentRef::MAX_TILES;
    let total = total + players * choices.count("abbey") as usize;
    if total > most {
        return Err(SetupError::new("parts", Flaw::TooManyTiles { tiles: total, most }));
    }
    let ordinary_stage = set_stages(&mut designs, &mut bag, &choices);
    let fits = Fits::new(&mut designs, choices.count("bridge") > 0);
    let in_play = InPlay::new(&choices)?;
    for design in &mut designs {
        in_play.prepare(design);
    }
    let InPlay { expansions, hooks, placed_by, wants, steps, program, always, paid } = in_play;
    let default_start = opening(&choices);
    let start = setup.start.as_ref().unwrap_or(&default_start);
    check_squares(start)?;
    let find = |id: &str| designs.iter().position(|d| d.tile.id == id);
    for (i, tile) in start.iter().enumerate() {
        // Abbeys come out of the players' supply.
        if find(&tile.tile).is_none_or(|design| !designs[design].tile.held) {
            take(&mut bag, find(&tile.tile), &tile.tile).map_err(|e| SetupError::new(format!("start[{i}].tile"), e))?;
        }
    }
    for (field, tile) in setup.extras.tiles() {
        take(&mut bag, find(tile), tile).map_err(|e| SetupError::new(field, e))?;
    }
    // Nobody draws a tile of a fixed layout.
    for (design, n) in designs.iter().zip(&mut bag) {
        if design.tile.at.is_some() {
            *n = 0;
        }
    }
    if let Some(wanted) = &setup.bag {
        bag = leave_in_bag(setup, &designs, &bag, wanted)?;
    }
    let river_alone = start.iter().all(|t| find(&t.tile).is_some_and(|i| designs[i].stage < ordinary_stage));
    let usual_bag = setup.draw.is_none() && setup.bag.is_none();
    let beside_others = river_alone || choices.is_second();
    let looks_ahead = ordinary_stage > 0 && beside_others && usual_bag && has_one_river(&choices);
    let draws = match &setup.draw {
        None => None,
        Some(list) => {
            let mut order = Vec::with_capacity(list.len());
            for (i, id) in list.iter().enumerate() {
                let design = take(&mut bag, find(id), id).map_err(|e| SetupError::new(format!("draw[{i}]"), e))?;
                order.push(design);
            }
            // Only what is on the list comes out of the bag.
            bag.fill(0);
            for design in &order {
                bag[design.index()] += 1;
            }
            Some(order)
        }
    };

    let mut supply = [[0; Figure::COUNT]; MAX_PLAYERS];
    for count in parts::parts().flat_map(|p| p.counts) {
        for figures in &mut supply[..players] {
            figures[count.figure as usize] = choices.count(count.name) as u8;
        }
    }
    let hand = choices.option("tiles-in-hand").parse().expect("its values are numbers");
    let left = bag.iter().map(|n| *n as u16).sum();
    let state = State {
        board: Board::new(total, start.first().map_or_else(Pos::default, |tile| tile.at)),
        figures: Vec::new(),
        bag,
        hands: if hand > 0 { vec![Vec::new(); players] } else { Vec::new() },
        removed: Vec::new(),
        due: 0,
        // BASE-SETUP-06
        scores: [0; MAX_PLAYERS],
        supply,
        left,
        draws: 0,
        turn: 1,
        free: 0,
        own: 0,
        closed: 0,
        again: false,
        double: Double::No,
        memory: None,
        phase: Phase::Draw,
        step: 0,
        followers: [0; MAX_PLAYERS],
        crowded: false,
        finale: false,
        player: setup.first as u8,
        decider: setup.first as u8,
        tile: DesignNo(0),
    };
    let river = (0..designs.len()).filter(|i| designs[*i].stage < ordinary_stage).map(|i| DesignNo(i as u8)).collect();
    let special = choices.count("bridge") > 0
        || wants.contains(&Wants::OwnFollower)
        || wants.contains(&Wants::OwnOrdinaryFollower)
        || designs.iter().any(|d| d.tile.edges.contains(&Edge::Wall));
    let held = designs.iter().position(|d| d.tile.held).map(|i| DesignNo(i as u8));
    let mut rules = Rules {
        players,
        designs,
        fits,
        two_tile_city: match choices.option("two-tile-city") {
            "two-points" => TwoTileCity::TwoPoints {
                pennant: choices.option("two-tile-city-shield").parse().expect("its values are numbers"),
            },
            _ => TwoTileCity::PerTile,
        },
        farmer_scoring: match choices.option("farmer-scoring") {
            "city-majority-4" => FarmerScoring::CityMajority4,
            _ => FarmerScoring::FieldMajority3,
        },
        hand,
        draws,
        looks_ahead,
        river_alone,
        ordinary_stage,
        figures: Figure::ALL.into_iter().filter(|f| *f == Figure::Follower || choices.count(f.name()) > 0).collect(),
        standing: Figure::ALL
            .into_iter()
            .filter(|f| !f.is_token() && (*f == Figure::Follower || choices.count(f.name()) > 0))
            .collect(),
        followers_only: placed_by.iter().all(Option::is_none) && hooks.instead.is_empty() && hooks.beside.is_empty(),
        river,
        special,
        plain: hand == 0
            && !looks_ahead
            && steps[TurnStep::BeforeTile as usize].is_empty()
            && hooks.diverts.is_empty()
            && hooks.places.is_empty(),
        held,
        program,
        asides_until: hooks.beside_until.unwrap_or(TurnStep::Scoring),
        ordinary_company: wants.contains(&Wants::OwnOrdinaryFollower),
        always,
        paid,
        steps,
        wants,
        may_insist: hooks.instead.iter().any(|offers| offers.insists.is_some()),
        placed_by,
        expansions,
        hooks,
        choices,
        start: state,
    };
    let mut state = rules.start();
    lay_start(&rules, &mut state, start)?;
    setup.extras.set_up(&rules, &mut state)?;
    stand_all(&rules, &mut state, start)?;
    give_scores(setup, &mut state)?;
    if state.left == 0 && purpose != Purpose::Show {
        let field = if setup.draw.is_some() {
            "draw"
        } else if setup.bag.is_some() {
            "bag"
        } else if setup.start.is_some() {
            "start"
        } else {
            "parts"
        };
        return Err(SetupError::new(field, Flaw::NothingToDraw));
    }
    let given = purpose == Purpose::Play && !start.is_empty() && setup.draw.is_none();
    check_river(&rules, &state, given)?;
    // Without tiles no turn could begin.
    if state.left > 0 && !rules.run(TurnStep::Opening, &mut state, &mut crate::Log::off()) {
        state.begin_turn(&rules, &mut crate::Log::off());
    }
    rules.start = state;
    Ok(rules)
}
