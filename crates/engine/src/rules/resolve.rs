//! From a setup to rules: every name is looked up, every default filled in, every contradiction found.

use std::collections::BTreeMap;

use super::{Design, FarmerScoring, Fits, MAX_PLAYERS, Rules, TwoTileCity, design::Counts};
use crate::{
    Figure, Flaw, Phase, Placement, Pos, Setup, SetupError, State,
    action::Design as DesignNo,
    board::{Board, SegmentRef},
    parts::{self, Count, Hook, Moment, PRESETS, Room, Shown, Wants, When},
    position,
    setup::{Choices, SegmentName, StartTile, check_name},
    state::Double,
    tile::{self, Edge, Kind, Tile},
};

type Result<T> = std::result::Result<T, SetupError>;

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
    let mut rooms: Vec<Box<dyn Room>> = Vec::new();
    let mut figure_rooms: [Option<u8>; Figure::COUNT] = [None; Figure::COUNT];
    for part in parts::parts() {
        if let Some(room) = (part.open)(&choices)? {
            for count in part.counts.iter().filter(|c| c.placed_by_room) {
                figure_rooms[count.figure as usize] = Some(rooms.len() as u8);
            }
            rooms.push(room);
        }
    }
    let set_of_rooms = |which: &dyn Fn(&dyn Room) -> bool| {
        rooms.iter().enumerate().fold(0, |set, (i, room)| set | u16::from(which(&**room)) << i)
    };
    let hooks = Hook::ALL.map(|hook| set_of_rooms(&|room| room.hooks().contains(&hook)));
    let offering = set_of_rooms(&|room| room.hooks().contains(&Hook::Offer) && room.offers_mostly());
    for design in &mut designs {
        design.ruled = set_of_rooms(&|room| room.rules_over(design.tile));
        let ground = |design: &Design, figure: Figure| match figure_rooms[figure as usize] {
            None => design.standing,
            Some(room) => rooms[room as usize].ground(design, figure),
        };
        design.ground = Figure::ALL.map(|figure| ground(design, figure));
        let later = design.later();
        design.later_ground = Figure::ALL.map(|figure| ground(&later, figure));
        design.minded = set_of_rooms(&|room| room.hooks().contains(&Hook::Laid) && room.minds(design));
    }
    let wants = Figure::ALL.map(|figure| match figure_rooms[figure as usize] {
        None => Wants::Solitude,
        Some(room) => rooms[room as usize].wants(figure),
    });
    let mut deciders = [None; Phase::COUNT];
    let mut program: Vec<(Moment, Option<u8>)> = Vec::new();
    for (i, room) in rooms.iter().enumerate() {
        room.decisions().iter().for_each(|phase| deciders[*phase as usize] = Some(i as u8));
        program.extend(room.moments().iter().map(|moment| (*moment, Some(i as u8))));
    }
    if !program.is_empty() {
        program.extend([(Moment::Scoring, None), (Moment::Rewards, None)]);
    }
    // Stable: where several rooms use a moment, they come in their order.
    program.sort_by_key(|(moment, _)| *moment);
    let steps_where = |which: &dyn Fn(Moment) -> bool| {
        program.iter().enumerate().fold(0, |set, (i, (moment, _))| set | u16::from(which(*moment)) << i)
    };
    let (always, paid) = (steps_where(&|m| m.when() == When::Always), steps_where(&|m| m.when() == When::Paid));
    let steps = std::array::from_fn(|moment| steps_where(&|m| m as usize == moment));

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
    for (field, tile) in setup.position.tiles() {
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
        || wants.contains(&Wants::Company)
        || wants.contains(&Wants::OrdinaryCompany)
        || designs.iter().any(|d| d.tile.edges.contains(&Edge::Wall));
    let abbey = designs.iter().position(|d| d.tile.held).map(|i| DesignNo(i as u8));
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
        followers_only: figure_rooms.iter().all(Option::is_none)
            && [Hook::Offer, Hook::Aside].iter().all(|hook| hooks[*hook as usize] == 0),
        river,
        special,
        plain: hand == 0
            && !looks_ahead
            && [Hook::BeforeTile, Hook::Drawn, Hook::Takes, Hook::Places].iter().all(|hook| hooks[*hook as usize] == 0),
        abbey,
        program,
        asides_until: if choices.option("ransom-moment") == "whole-turn" { Moment::Auction } else { Moment::Scoring },
        ordinary_company: wants.contains(&Wants::OrdinaryCompany),
        always,
        paid,
        steps,
        deciders,
        wants,
        offering,
        figure_rooms,
        rooms,
        hooks,
        choices,
        start: state,
    };
    let mut state = rules.start();
    lay_start(&rules, &mut state, start)?;
    setup.position.set_up(&rules, &mut state)?;
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
    if state.left > 0 && !rules.rooms(Hook::Opening).any(|room| room.opening(&rules, &mut state)) {
        state.begin_turn(&rules, &mut crate::Log::off());
    }
    rules.start = state;
    Ok(rules)
}

fn names<T>(known: impl Iterator<Item = T>, quote: impl Fn(T) -> &'static str) -> String {
    let list: Vec<_> = known.map(|k| format!("`{}`", quote(k))).collect();
    list.join(", ")
}

fn check_players(setup: &Setup, choices: &Choices) -> Result<usize> {
    let players = setup.players.len();
    let most = choices.option("max-players").parse().expect("its values are numbers");
    if players == 0 || players > most {
        return Err(SetupError::new("players", Flaw::Players { players, most }));
    }
    for (seat, name) in setup.players.iter().enumerate() {
        check_name(name).map_err(|words| SetupError::new(format!("players[{seat}]"), Flaw::Name(words)))?;
    }
    if setup.first >= players {
        return Err(SetupError::new("first", format!("there is no seat {}; seats count from 0", setup.first)));
    }
    Ok(players)
}

/// The points players begin with.
fn give_scores(setup: &Setup, state: &mut State) -> Result<()> {
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

/// Looks up every name of the setup and fills in what it does not say.
fn choose(setup: &Setup) -> Result<Choices> {
    let mut choices = Choices::default();
    if let Some(name) = &setup.preset {
        let preset = PRESETS.iter().find(|p| p.name == name).ok_or_else(|| {
            let known = names(PRESETS.iter(), |p| p.name);
            SetupError::new("preset", format!("there is no preset `{name}`; there are {known}"))
        })?;
        choices.preset = Some(preset.name);
    }
    choices.revision = setup.revision;
    choose_parts(setup, &mut choices)?;
    choose_options(setup, &mut choices)?;
    choose_elements(setup, &mut choices)?;
    Ok(choices)
}

fn choose_parts(setup: &Setup, choices: &mut Choices) -> Result<()> {
    let sets = || parts::parts().flat_map(|p| p.sets.iter().copied());
    let Some(wanted) = &setup.parts else {
        choices.parts = vec![("base", 1)];
        return Ok(());
    };
    for (name, copies) in wanted {
        let field = format!("parts.{name}");
        if !sets().any(|set| set == name) {
            let what = if tile::set(name).is_some() { "is not playable yet" } else { "is not a tile set" };
            let known = names(sets(), |set| set);
            return Err(SetupError::new(field, format!("`{name}` {what}; there are {known}")));
        }
        if *copies > MAX_COPIES {
            return Err(SetupError::new(field, Flaw::Copies { copies: *copies, most: MAX_COPIES }));
        }
    }
    choices.parts = sets().filter_map(|set| wanted.get(set).map(|n| (set, *n))).filter(|(_, n)| *n > 0).collect();
    Ok(())
}

fn choose_options(setup: &Setup, choices: &mut Choices) -> Result<()> {
    let options = || parts::parts().flat_map(|p| p.options);
    for (name, value) in &setup.options {
        let field = format!("options.{name}");
        // Options that were taken out are still accepted, and mean nothing.
        if parts::FORMER_OPTIONS.iter().any(|(former, values)| former == name && values.contains(&value.as_str())) {
            continue;
        }
        let Some(option) = options().find(|o| o.name == name) else {
            let known = names(options(), |o| o.name);
            return Err(SetupError::new(field, format!("there is no option `{name}`; there are {known}")));
        };
        if !option.values.contains(&value.as_str()) {
            let known = names(option.values.iter(), |v| v);
            return Err(SetupError::new(field, format!("`{value}` is not one of {known}")));
        }
    }
    for option in options() {
        let chosen = setup.options.get(option.name);
        let chosen = chosen.and_then(|value| option.values.iter().find(|v| *v == value).copied());
        let presets = option.presets.iter().filter(|_| option.since <= choices.revision);
        let preset = presets.into_iter().find(|(preset, _)| Some(*preset) == choices.preset).map(|p| p.1);
        choices.options.push((option.name, chosen.or(preset).unwrap_or(option.default)));
    }
    Ok(())
}

fn choose_elements(setup: &Setup, choices: &mut Choices) -> Result<()> {
    let toggles = || parts::parts().flat_map(|p| p.toggles);
    let counts = || parts::parts().flat_map(|p| p.counts);
    if let Some(name) = setup.toggles.keys().find(|name| !toggles().any(|t| t.name == *name)) {
        let known = names(toggles(), |t| t.name);
        let message = format!("there is no element `{name}`; there are {known}");
        return Err(SetupError::new(format!("toggles.{name}"), message));
    }
    for (name, n) in &setup.counts {
        let field = format!("counts.{name}");
        let Some(count) = counts().find(|c| c.name == name) else {
            let known = names(counts(), |c| c.name);
            return Err(SetupError::new(field, format!("there is no figure or token `{name}`; there are {known}")));
        };
        if *n > Count::MAX {
            return Err(SetupError::new(field, Flaw::TooManyFigures { figures: *n, most: Count::MAX }));
        }
        if let Some(toggle) = count.toggle
            && *n > 0
            && setup.toggles.get(toggle) == Some(&false)
        {
            return Err(SetupError::new(field, Flaw::SwitchedOff { figures: *n, toggle }));
        }
    }
    for toggle in toggles() {
        // A count brings the rules of its figure with it.
        let counted = counts().any(|c| c.toggle == Some(toggle.name) && setup.counts.get(c.name) > Some(&0));
        let default = || counted || (toggle.default)(choices);
        let on = setup.toggles.get(toggle.name).copied().unwrap_or_else(default);
        choices.toggles.push((toggle.name, on));
    }
    for count in counts() {
        let on = count.toggle.is_none_or(|toggle| choices.toggle(toggle));
        let usual = || if on { (count.usual)(setup.players.len()) } else { 0 };
        let n = setup.counts.get(count.name).copied().unwrap_or_else(usual);
        choices.counts.push((count.name, n));
    }
    Ok(())
}

/// The designs in play and how many tiles there are of each.
fn fill_bag(setup: &Setup, choices: &Choices) -> (Vec<Design>, Vec<u8>) {
    let off = || parts::parts().flat_map(|p| p.toggles).filter(|t| !choices.toggle(t.name));
    let counts = Counts {
        ignored: off().map(|t| t.shown).collect(),
        farmers: choices.option("farmers") == "on",
        gardens: choices.toggle("gardens"),
        tunnels_part_fields: choices.option("tunnel-field") == "split",
        volcano_bars_all: choices.option("volcano-tile-figures") == "no-figure",
        volcanoes_open: choices.is_second(),
        castles_anywhere: choices.option("castle-city") == "two-tiles",
        bridges: choices.count("bridge") > 0,
        dragon_around: choices.option("count-dragon") == "around",
    };
    // COMBO-X-08: what somebody switched off, not what is missing because its part is.
    let remove = choices.option("disabled-element-tiles") == "remove-tiles";
    let removed: Vec<Shown> = off()
        .filter(|t| matches!(t.shown, Shown::Needed(_)) || (remove && setup.toggles.get(t.name) == Some(&false)))
        .map(|t| t.shown)
        .collect();
    let mut designs: Vec<Design> = Vec::new();
    let mut bag: Vec<u8> = Vec::new();
    for (name, copies) in choices.sets_in_play() {
        let set = tile::set(name).expect("the parts in play have tiles");
        for (tile, n) in set.tiles {
            // A set that is laid in order needs all of its tiles.
            let useless = set.last.is_none() && removed.iter().any(|shown| shown.is_on(tile));
            if tile.held || useless || parts::parts().any(|part| (part.leaves_out)(choices, tile)) {
                continue;
            }
            let number = designs.iter().position(|d| d.tile.id == tile.id).unwrap_or_else(|| {
                designs.push(Design::new(tile, &counts));
                bag.push(0);
                designs.len() - 1
            });
            bag[number] += n * *copies as u8;
        }
    }
    // Abbeys come out of the players' supply.
    if choices.count("abbey") > 0 && !designs.is_empty() {
        designs.extend(tile::TILES.iter().find(|t| t.held).map(|tile| Design::new(tile, &counts)));
        bag.push(0);
    }
    (designs, bag)
}

/// The sets in play.
fn sets(choices: &Choices) -> impl Iterator<Item = &'static tile::Set> {
    choices.sets_in_play().filter_map(|(name, _)| tile::set(name))
}

/// The set that opens the game: one with an order of its own, a river, before any other.
fn opening_set(choices: &Choices) -> Option<&'static tile::Set> {
    let ordered = sets(choices).find(|set| set.last.is_some());
    ordered.or_else(|| sets(choices).find(|set| set.start.is_some()))
}

/// A river in the bag can go on from what lies on the table, and can be finished where that is looked for.
fn check_river(rules: &Rules, state: &State, given: bool) -> Result<()> {
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

/// Whether there is one copy of the river. With several the tiles that fit nowhere are simply removed.
fn has_one_river(choices: &Choices) -> bool {
    let river = opening_set(choices).map(|set| set.id);
    choices.parts.iter().any(|(name, copies)| Some(*name) == river && *copies == 1)
}

/// Gives every design its stage: the start of an ordered set, what follows it, its other tiles, its last tile, and
/// everything else (RIVER2-02, RIVER2-03, RIVER-X-01). Returns the last of these stages. Tiles that can be needed
/// once only are taken out of the bag but for one.
fn set_stages(designs: &mut [Design], bag: &mut [u8], choices: &Choices) -> u8 {
    const ORDINARY: u8 = 4;
    let Some(set) = opening_set(choices).filter(|set| set.last.is_some()) else { return 0 };
    for (design, n) in designs.iter_mut().zip(&mut *bag) {
        let id = Some(design.tile.id);
        let belongs = set.tiles.iter().any(|(t, _)| Some(t.id) == id);
        design.stage = match id {
            _ if !belongs => ORDINARY,
            _ if id == set.start => 0,
            _ if id == set.second => 1,
            _ if id == set.last => ORDINARY - 1,
            _ => 2,
        };
        if id == set.start || id == set.last {
            *n = (*n).min(1);
        }
    }
    // RIVER-X-02: the start tile of the other sets is not needed.
    let unused = sets(choices).filter(|s| s.last.is_none()).find_map(|s| s.start);
    if choices.option("river-start-tile") == "removed"
        && let Some(found) = designs.iter().position(|d| Some(d.tile.id) == unused)
    {
        bag[found] = bag[found].saturating_sub(1);
    }
    ORDINARY
}

/// What lies on the table where the setup does not say: the tile that opens the game, if a set has one
/// (BASE-SETUP-05).
fn opening(choices: &Choices) -> Vec<StartTile> {
    let lay = |id: &str, at| StartTile { tile: id.into(), at, turn: 0, ..StartTile::default() };
    // COUNT-X-01: a layout that is fixed.
    let layout = sets(choices).flat_map(|set| set.tiles).filter_map(|(tile, _)| Some((tile.id, tile.at?)));
    let layout: Vec<_> = layout.map(|(id, (column, row))| lay(id, Pos::new(column, -row))).collect();
    if !layout.is_empty() {
        return layout;
    }
    let start = opening_set(choices).and_then(|set| set.start);
    start.map(|id| lay(id, Pos::default())).into_iter().collect()
}

/// Takes a tile out of the bag.
fn take(bag: &mut [u8], design: Option<usize>, id: &str) -> std::result::Result<DesignNo, Flaw> {
    let Some(design) = design else {
        return Err(match tile::find(id) {
            Some(_) => Flaw::TileNotInPlay(id.into()),
            None => format!("there is no tile `{id}`").into(),
        });
    };
    match bag[design].checked_sub(1) {
        Some(rest) => bag[design] = rest,
        None => return Err(Flaw::NoTileLeft(id.into())),
    }
    Ok(DesignNo(design as u8))
}

/// What is in the bag where a setup says so: no more than there is, and nothing else.
fn leave_in_bag(setup: &Setup, designs: &[Design], bag: &[u8], wanted: &BTreeMap<String, u32>) -> Result<Vec<u8>> {
    if setup.draw.is_some() {
        return Err(SetupError::new("bag", "a fixed order of draws says what is in the bag; give one of the two"));
    }
    let mut left = vec![0; bag.len()];
    for (id, n) in wanted {
        let field = || format!("bag.{id}");
        let Some(design) = designs.iter().position(|d| d.tile.id == id) else {
            return Err(SetupError::new(field(), format!("tile `{id}` is in none of the sets in play")));
        };
        let most = bag[design];
        left[design] = u8::try_from(*n).ok().filter(|n| *n <= most).ok_or_else(|| {
            SetupError::new(field(), format!("{n} tiles `{id}` in the bag; at most {most} do not lie on the table"))
        })?;
    }
    Ok(left)
}

/// Start tiles lie near the origin and near each other, so that no setup asks for a huge table.
fn check_squares(start: &[StartTile]) -> Result<()> {
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
fn lay_start(rules: &Rules, state: &mut State, start: &[StartTile]) -> Result<()> {
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
        for room in rules.all_rooms() {
            towers |= room.opens(rules, state, tile).or_else(|flaw| fault("tower", flaw).map(|()| false))?;
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
        position::take(rules, state, owner, Figure::Abbey).map_err(|flaw| ("owner", flaw))?;
        state.board.lay_abbey(&rules.designs, design.0, tile.at, 0);
        return Ok(());
    }
    if tile.owner.is_some() {
        return Err(("owner", "only an abbey is somebody's".into()));
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
    position::take(rules, state, bridge.owner, Figure::Bridge).map_err(|flaw| ("bridge", flaw))?;
    // As in every game with a bridge in it.
    state.memory_mut();
    state.board.lay_bridged(&rules.designs, design.0, placement, bridge.axis, 0);
    Ok(())
}

/// Puts the figures on the table that stand there before the first turn.
fn stand_all(rules: &Rules, state: &mut State, start: &[StartTile]) -> Result<()> {
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
    rules.all_rooms().try_for_each(|room| room.agrees(rules, state))
}

fn stand_start(
    rules: &Rules,
    state: &mut State,
    number: usize,
    figure: &crate::setup::StartFigure,
) -> std::result::Result<(), Flaw> {
    position::check_seat(rules, figure.owner)?;
    if figure.figure.is_token() {
        return Err(format!("a {} is a token and stands on no segment", figure.figure).into());
    }
    if figure.fairy && !figure.figure.is_follower() {
        return Err(Flaw::FairyAlone(figure.figure));
    }
    let spot = state.find_segment(rules, state.board.tiles[number].at, &figure.segment)?;
    let spot = check_stand(rules, state, figure.owner, figure.figure, (number, spot.segment, figure.segment.kind))?;
    state.stand(figure.owner, figure.figure, spot);
    if figure.fairy && !rules.all_rooms().any(|room| room.joins(state, figure.owner, spot)) {
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
    let more = |room: &dyn Room| room.stands(rules, state, number, figure);
    let ground = rules.all_rooms().fold(ground, |set, room| set | more(room));
    if segment >= design.nodes() || ground >> segment & 1 == 0 {
        return Err(Flaw::WrongGround { figure, kind });
    }
    let spot = SegmentRef::new(number, segment);
    // BCB-CASTLE-02: whoever keeps a castle stays.
    let complete = kind != Kind::Field && state.board.is_complete(state.board.feature(spot));
    if complete && !state.is_castle(state.spot(spot)) {
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

impl SegmentName {
    /// The number of the segment on a tile that is turned.
    pub fn find(&self, tile: &Tile, turn: u8) -> std::result::Result<usize, String> {
        let of_kind = tile.segments.iter().enumerate().filter(|(_, s)| s.kind == self.kind);
        let mut all: Vec<usize> =
            of_kind.filter(|(_, s)| self.places & !tile::turn_places(s.places, turn) == 0).map(|(i, _)| i).collect();
        // Without any place a segment without places is meant, where there is one.
        if self.places == 0 && all.iter().any(|i| tile.segments[*i].places == 0) {
            all.retain(|i| tile.segments[*i].places == 0);
        }
        match (all.as_slice(), self.nth) {
            ([], _) => Err(format!("tile `{}` has no such {} as it lies", tile.id, self.kind)),
            ([one], None) => Ok(*one),
            (many, Some(nth)) => {
                many.get(nth).copied().ok_or_else(|| format!("tile `{}` has no {} number {nth}", tile.id, self.kind))
            }
            (_, None) => Err(format!(
                "tile `{}` has several such {} segments; name more of its places, or `nth`",
                tile.id, self.kind
            )),
        }
    }

    /// The name of a segment of a tile as it lies.
    pub fn of(tile: &Tile, segment: usize, turn: u8) -> Self {
        let it = &tile.segments[segment];
        let alike = |s: &&tile::Segment| s.kind == it.kind && s.places == 0;
        let nth = if it.places == 0 && tile.segments.iter().filter(alike).count() > 1 {
            Some(tile.segments[..segment].iter().filter(alike).count())
        } else {
            None
        };
        Self { kind: it.kind, places: tile::turn_places(it.places, turn), nth }
    }
}
