//! Games to draw: out of a record, or made up.

use aude_engine::{Action, Event, Log, Phase, Setup, State};
use aude_protocol::Session;
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

use crate::Fault;

/// The position after a tile, and what happened with it.
pub struct Scene {
    /// The turn in which it was placed.
    pub turn: usize,
    pub state: State,
    pub events: Vec<Event>,
}

/// A made-up game. Players do anything that is legal, but of a few places for a tile they take the one with most tiles
/// around: the board looks more like one that people have built.
pub fn random(setup: Setup, seed: u64) -> Result<Session, Fault> {
    let mut session = Session::new(setup, seed).map_err(|e| e.to_string())?;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    while session.state().phase() != Phase::Over {
        let actions = session.legal_actions();
        let mut any = || actions[((u128::from(rng.next_u64()) * actions.len() as u128) >> 64) as usize];
        let tries = [any(), any(), any(), any()];
        let crowd = |action: &Action| match action {
            Action::PlaceTile(_, placement) => {
                placement.at().around().filter(|at| session.state().tile_at(*at).is_some()).count()
            }
            _ => 0,
        };
        let best = tries.into_iter().max_by_key(crowd).unwrap_or(actions[0]);
        session.play(best)?;
    }
    Ok(session)
}

/// The game tile by tile: first the position before any.
pub fn scenes(session: &Session) -> Vec<Scene> {
    let mut game = session.replay();
    let mut log = Log::on();
    while game.state().phase() == Phase::Draw && game.advance(&mut log).is_some() {}
    log.take();
    let mut scenes = vec![Scene { turn: 0, state: game.state().clone(), events: Vec::new() }];
    let mut turn = 0;
    loop {
        let (tiles, number) = (game.state().tiles().count(), game.state().turn());
        if game.advance(&mut log).is_none() {
            break;
        }
        while game.state().phase() == Phase::Draw && game.advance(&mut log).is_some() {}
        let state = game.state();
        if state.tiles().count() > tiles {
            turn = number;
        }
        let is_next = matches!(state.phase(), Phase::PlaceTile | Phase::Abbey | Phase::Over);
        if is_next && turn > 0 {
            scenes.push(Scene { turn, state: state.clone(), events: log.take() });
            turn = 0;
        }
    }
    let events = log.take();
    if !events.is_empty() {
        scenes.push(Scene { turn: game.state().turn(), state: game.state().clone(), events });
    }
    scenes
}
