//! What lies and stands on the table before the first turn (VAR-03).

use super::{Rules, resolve::Result};
use crate::{
    Figure, Flaw, Placement, Pos, Setup, SetupError, State,
    action::Design as DesignNo,
    board::SegmentRef,
    extras,
    parts::Expansion,
    score::CityKind,
    setup::StartTile,
    tile::{Edge, Kind},
};

/// The points players begin with.
pub(super) fn give_scores(setup: &Setup, state: &mut State) -> Result<()> {
    const MOST: u32 = 100_000;
    let players = setup.players.len();
    if !setup.scores.is_empty() && setup.scores.len() != players {
        return Err(SetupError::new("scores", format!("{} scores for {players} players", setup.scores.len())));
    }
    if let Some(score) = setup.scores.iter().find(|score| **score > MOST) {
        return Err(SetupError::new("scores", format!("{score} points are too many; at most {MOST}")));
    }
    state.scores[..setup.scores.len()].copy_from_slice(&setup.scores);
    Ok(())
}

/// Start tiles lie near the origin and near each other, so that no setup asks for a huge table.
pub(super) fn check_squares(start: &[StartTile]) -> Result<()> {
    const FAR: i16 = SegmentRef::MAX_TILES as i16;
    const SPAN: i16 = 256;
    for (i, Pos { x, y }) in start.iter().map(|tile| tile.at).enumerate() {
        let first = start[0].at;
        let message = if !(-FAR..=FAR).contains(&x) || !(-FAR..=FAR).contains(&y) {
            format!("coordinates go from -{FAR} to {FAR}")
        } else if (x - first.x).abs() >= SPAN || (y - first.y).abs() >= SPAN {
            format!("start tiles must lie within {SPAN} squares of the first one")
        } else {
            continue;
        };
        return Err(SetupError::new(format!("start[{i}].at"), message));
    }
    Ok(())
}

/// Lays the tiles that are on the table before the first turn (VAR-03).
pub(super) fn lay_start(rules: &Rules, state: &mut State, start: &[StartTile]) -> Result<()> {
    if start.is_empty() {
        state.board.open_origin();
    }
    for (i, tile) in start.iter().enumerate() {
        let fault = |field: &str, flaw: Flaw| Err(SetupError::new(format!("start[{i}].{field}"), flaw));
        if tile.turn > 3 {
            return fault("turn", format!("{} quarter turns; from 0 to 3 are possible", tile.turn).into());
        }
        if state.board.tile_at(tile.at).is_some() {
            return fault("at", Flaw::TwoTiles(tile.at));
        }
        lay_tile(rules, state, tile).map_err(|(field, flaw)| SetupError::new(format!("start[{i}].{field}"), flaw))?;
        let mut towers = false;
        for expansion in rules.expansions() {
            towers |= expansion.opens(rules, state, tile).or_else(|flaw| fault("tower", flaw).map(|()| false))?;
        }
        if tile.tower > 0 && !towers {
            return fault("tower", Flaw::NoTowers);
        }
    }
    // What is surrounded already is complete and scores nobody.
    while state.board.next_surrounded().is_some() {}
    Ok(())
}

/// Lays a tile, with a bridge over it if there is one. The error names the field of the tile.
fn lay_tile(rules: &Rules, state: &mut State, tile: &StartTile) -> std::result::Result<(), (&'static str, Flaw)> {
    let design = rules.design(&tile.tile).expect("the tile is in play");
    let it = &rules.designs[design.index()];
    let misfit = || ("at", Flaw::Misfit { tile: tile.tile.clone(), at: tile.at });
    if it.tile.held {
        let owner = tile.owner.ok_or(("owner", "whose abbey is it?".into()))?;
        // ABBEY-TILE-02: what lies around it comes before it.
        if !(0..4).all(|side| state.board.tile_at(tile.at.neighbour(side)).is_some()) {
            return Err(("owner", Flaw::NoHole));
        }
        if tile.bridge.is_some() {
            return Err(("bridge", Flaw::NoBridge));
        }
        extras::take(rules, state, owner, Figure::Abbey).map_err(|flaw| ("owner", flaw))?;
        state.board.lay_closing(&rules.designs, design.0, tile.at, 0);
        return Ok(());
    }
    if tile.owner.is_some() {
        return Err(("owner", "only an abbey has an owner".into()));
    }
    let signature = state.board.signature(tile.at).unwrap_or(0);
    let placement = rules.canonical(design, Placement::new(tile.at, tile.turn));
    let Some(bridge) = tile.bridge else {
        if rules.mismatch(design, tile.turn, signature).is_some() {
            return Err(misfit());
        }
        rules.lay(&mut state.board, design, placement, 0);
        return Ok(());
    };
    if it.bridge.is_none() {
        return Err(("bridge", Flaw::NotInPlay("bridge")));
    }
    // BCB-BRIDGE-03, BCB-X-01, BCB-X-03: both ends rest on field, and what lies there already shows a road.
    let mut edges = it.tile.edges;
    for side in bridge.axis.sides() {
        edges[side.wrapping_sub(tile.turn as usize) & 3] = Edge::Road;
    }
    if !it.can_bear(bridge.axis, tile.turn) || rules.mismatch_of(edges, tile.turn, signature).is_some() {
        let fits = rules.mismatch(design, tile.turn, signature).is_none() || !it.can_bear(bridge.axis, tile.turn);
        return Err(if fits { ("bridge", Flaw::NoBridge) } else { misfit() });
    }
    extras::take(rules, state, bridge.owner, Figure::Bridge).map_err(|flaw| ("bridge", flaw))?;
    // As in every game with a bridge in it.
    state.memory_mut();
    state.board.lay_bridged(&rules.designs, design.0, placement, bridge.axis, 0);
    Ok(())
}

/// Puts the figures on the table that stand there before the first turn.
pub(super) fn stand_all(rules: &Rules, state: &mut State, start: &[StartTile]) -> Result<()> {
    // Followers first: others need their company.
    for followers in [true, false] {
        for (i, tile) in start.iter().enumerate() {
            let number = state.board.tile_at(tile.at).expect("the tile was just laid");
            for (j, figure) in tile.figures.iter().enumerate().filter(|(_, f)| f.figure.is_follower() == followers) {
                stand_start(rules, state, number, figure)
                    .map_err(|flaw| SetupError::new(format!("start[{i}].figures[{j}]"), flaw))?;
            }
        }
    }
    rules.expansions().try_for_each(|expansion| expansion.agrees(rules, state))
}

fn stand_start(
    rules: &Rules,
    state: &mut State,
    number: usize,
    figure: &crate::setup::StartFigure,
) -> std::result::Result<(), Flaw> {
    extras::check_seat(rules, figure.owner)?;
    if figure.figure.is_token() {
        return Err(format!("a {} is a token and stands on no segment", figure.figure).into());
    }
    if figure.fairy && !figure.figure.is_follower() {
        return Err(Flaw::FairyAlone(figure.figure));
    }
    let spot = state.find_segment(rules, state.board.tiles[number].at, &figure.segment)?;
    let spot = check_stand(rules, state, figure.owner, figure.figure, (number, spot.segment, figure.segment.kind))?;
    state.stand(figure.owner, figure.figure, spot);
    if figure.fairy && !rules.expansions().any(|expansion| expansion.joins(state, figure.owner, spot)) {
        return Err(Flaw::NoFairy);
    }
    Ok(())
}

/// Whether a figure may stand before the first turn on a segment: the number of its tile, its own, and what it is.
pub(crate) fn check_stand(
    rules: &Rules,
    state: &State,
    owner: usize,
    figure: Figure,
    (number, segment, kind): (usize, u8, Kind),
) -> std::result::Result<SegmentRef, Flaw> {
    let design = &rules.designs[state.board.tiles[number].design as usize];
    let segment = segment as usize;
    let ground = design.later_ground(figure);
    let more = |expansion: &dyn Expansion| expansion.stands(rules, state, number, figure);
    let ground = rules.expansions().fold(ground, |set, expansion| set | more(expansion));
    if segment >= design.nodes() || ground >> segment & 1 == 0 {
        return Err(Flaw::WrongGround { figure, kind });
    }
    let spot = SegmentRef::new(number, segment);
    // BCB-CASTLE-02: whoever keeps a castle stays.
    let complete = kind != Kind::Field && state.board.is_complete(state.board.feature(spot));
    if complete && state.city_kind(rules, spot) < CityKind::Castle {
        return Err(Flaw::Complete(kind));
    }
    let feature = state.board.feature(spot);
    let own = |s: &crate::state::Standing| s.owner as usize == owner && s.figure.is_follower();
    let enough =
        |s: &crate::state::Standing| s.figure.is_ordinary() || figure != Figure::Builder || !rules.ordinary_company;
    let company = state.figures.iter().any(|s| own(s) && enough(s) && state.board.feature(s.spot) == feature);
    let crowd = |barn: bool| {
        let other = |s: &crate::state::Standing| (s.figure == Figure::Barn) == barn;
        state.figures.iter().any(|s| other(s) && state.board.feature(s.spot) == feature)
    };
    if kind == Kind::Field && crowd(figure != Figure::Barn) && (figure == Figure::Barn || crowd(true)) {
        return Err(Flaw::FarmersAndBarn);
    }
    if figure.needs_company() && !company {
        return Err(Flaw::NeedsCompany { figure, kind });
    }
    if state.supply_of(owner, figure) == 0 {
        return Err(Flaw::NoFigureLeft { player: owner, figure });
    }
    Ok(spot)
}

/// A river in the bag can go on from what lies on the table, and can be finished where that is looked for.
pub(super) fn check_river(rules: &Rules, state: &State, given: bool) -> Result<()> {
    if !given || state.river_left(rules) == 0 {
        return Ok(());
    }
    let stage = |design: &DesignNo| rules.designs[design.index()].stage;
    let left = || rules.river.iter().filter(|design| state.in_bag(**design) > 0);
    let next = left().map(stage).min().filter(|_| rules.looks_ahead);
    let mut coming = left().filter(|design| next.is_none_or(|next| stage(design) == next));
    if coming.all(|design| !rules.any_placement(state, *design)) {
        return Err(SetupError::new("start", Flaw::RiverStuck));
    }
    Ok(())
}
