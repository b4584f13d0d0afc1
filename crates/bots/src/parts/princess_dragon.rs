//! The dragon, the fairy and the portals.
//!
//! What the dragon eats goes home, so that it may even be welcome.

use aude_engine::{Action, Design, Event, MAX_PLAYERS, Phase, Pos, Rules, Spot, State, tile::Symbol};

use super::{NOTHING, Part, Timing, Worth};
use crate::{
    Outlook, Values, Why,
    careful::regard,
    reason::{Candidate, FOLLOWER},
};

pub(super) const PART: Part = Part {
    open: |rules| {
        let [dragon, fairy] = ["dragon", "fairy"].map(|name| rules.choices().toggle(name));
        let calls = rules.tiles().filter(|(_, tile)| tile.symbol == Some(Symbol::Dragon)).map(|(design, _)| design);
        let beings = || Beings { dragon, fairy, calls: calls.collect() };
        (dragon || fairy).then(|| -> Box<dyn Worth> { Box::new(beings()) })
    },
    timing: Some(|action| if matches!(action, Action::Fairy(_)) { Timing::Anywhere } else { Timing::Here }),
    // The tile placed last moves the dragon.
    unsettled: |rules, state| {
        let symbol = state.last_tile().and_then(|laid| rules.tile(laid.tile).symbol);
        symbol == Some(Symbol::Dragon) && state.dragon().is_some()
    },
    reasons: &["fairy", "dragon"],
    happened: |reasons, event| match event {
        Event::Returned { player, .. } if *player != reasons.me && reasons.before.phase() == Phase::Dragon => {
            Some(Candidate::new(FOLLOWER + 2.0, Why::Removes).player(*player))
        }
        _ => None,
    },
    done: |reasons, _, action| match action {
        Action::Fairy(_) => Some(Candidate::new(2.0, Why::Part("fairy"))),
        Action::Dragon(_) => Some(Candidate::new(1.0, Why::Part("dragon"))),
        Action::Expel(who, _) if who.owner() != reasons.me => {
            Some(Candidate::new(FOLLOWER + 4.0, Why::Removes).player(who.owner()))
        }
        _ => None,
    },
    yardstick,
    ..NOTHING
};

/// How many points the fairy brings turn by turn before somebody calls her away, at most. Others call her away at
/// once, so that a follower placed is nearly always better: two points here cost eighteen a game.
const FAIRY: f32 = 0.2;
/// How much of the three points for a follower scored in her company counts.
const FAIRY_SCORED: f32 = 0.1;
/// How much of what the dragon could eat counts.
const DRAGON: f32 = 0.6;
/// So far the dragon goes (DRAGON-MOVE-02).
const STEPS: usize = 6;

/// How likely the dragon comes to a square so many steps away, if it moves.
const COMES: [f32; STEPS + 1] = [0.3, 0.5, 0.4, 0.3, 0.2, 0.12, 0.06];

#[derive(Debug)]
struct Beings {
    dragon: bool,
    fairy: bool,
    /// The tiles that move the dragon.
    calls: Vec<Design>,
}

impl Beings {
    /// Where the dragon rests, and how likely it is to move soon.
    fn dragon_rests(&self, state: &State) -> Option<(Pos, f32)> {
        let dragon = state.dragon().filter(|_| self.dragon && state.phase() != Phase::Dragon)?;
        let moves: usize = self.calls.iter().map(|design| state.in_bag(*design)).sum();
        let left = state.left().max(1) as f32;
        let soon = 1.0 - (1.0 - moves as f32 / left).max(0.0).powi(6);
        (moves > 0).then_some((dragon, DRAGON * soon))
    }
}

impl Worth for Beings {
    fn is_quiet(&self) -> bool {
        !self.dragon
    }

    fn add_fates(&self, look: &Outlook, rules: &Rules, state: &State, values: &mut Values) {
        if self.fairy
            && let Some((owner, spot)) = state.fairy_with()
        {
            values[owner] += fairy_value(look, state, spot);
        }
        if self.dragon && state.phase() == Phase::Dragon {
            add_movement(look, rules, state, values);
        }
        let Some((dragon, chance)) = self.dragon_rests(state) else { return };
        for stands in state.figures() {
            let Some(comes) = comes(state, dragon, stands.spot.at) else { continue };
            let stake = look.stake(rules, state, stands);
            let back = look.next_price(state, stands.owner, stands.figure);
            values[stands.owner] -= chance * comes * (stake - back).max(0.0);
        }
    }

    fn danger_at(&self, _: &Outlook, _: &Rules, state: &State, _: usize, at: Pos, worth: f32) -> f32 {
        let Some((dragon, chance)) = self.dragon_rests(state) else { return 0.0 };
        comes(state, dragon, at).map_or(0.0, |comes| chance * comes * worth)
    }
}

/// What the fairy will pay the owner of the follower she stands with (DRAGON-FAIRY-03, DRAGON-FAIRY-05).
fn fairy_value(look: &Outlook, state: &State, spot: Spot) -> f32 {
    let turns = (state.left() as f32 / look.players as f32).min(FAIRY);
    let chance = look.survey.find(state, spot).map_or(0.0, |number| look.finish[number]);
    let going = look.stage(state).going;
    let scored = FAIRY_SCORED * going * chance + (1.0 - going);
    turns + 3.0 * scored
}

/// The rest of a movement of the dragon, if everybody thinks of nothing but who is eaten.
fn add_movement(look: &Outlook, rules: &Rules, state: &State, values: &mut Values) {
    let Some(dragon) = state.dragon() else { return };
    let far = |at: Pos| usize::from(at.x.abs_diff(dragon.x)) + usize::from(at.y.abs_diff(dragon.y));
    let mut movement = Movement::new(rules, state, look.players);
    for stands in state.figures().filter(|s| far(s.spot.at) <= state.dragon_steps()) {
        if state.is_castle(stands.spot) {
            continue;
        }
        let back = look.next_price(state, stands.owner, stands.figure);
        let loss = look.stake(rules, state, stands) - back;
        movement.loses(stands.spot.at, stands.owner, loss);
    }
    if movement.squares > 0 {
        *values = movement.best(state.dragon_path().len(), state.decider(), *values);
    }
}

/// How likely the dragon comes to a square, if it moves; never where the fairy is.
fn comes(state: &State, dragon: Pos, at: Pos) -> Option<f32> {
    let far = usize::from(dragon.x.abs_diff(at.x)) + usize::from(dragon.y.abs_diff(at.y));
    COMES.get(far).copied().filter(|_| state.fairy() != Some(at))
}

/// So many squares are no farther away than the dragon goes, its own among them.
const NEAR: usize = 1 + 2 * STEPS * (STEPS + 1);

/// A movement of the dragon thought through.
struct Movement<'a> {
    rules: &'a Rules,
    state: &'a State,
    players: usize,
    /// What players lose, or win, on a square, and how many such squares there are.
    eaten: [(Pos, Values); NEAR],
    squares: usize,
    /// Where the dragon has been, its start first, as far as it has come.
    path: [Pos; STEPS + 1],
}

impl<'a> Movement<'a> {
    fn new(rules: &'a Rules, state: &'a State, players: usize) -> Self {
        let mut path = [Pos::default(); STEPS + 1];
        path[..state.dragon_path().len()].copy_from_slice(state.dragon_path());
        let eaten = [(Pos::default(), [0.0; MAX_PLAYERS]); NEAR];
        Self { rules, state, players, eaten, squares: 0, path }
    }

    /// Notes what a player loses on a square near the dragon.
    fn loses(&mut self, at: Pos, player: usize, loss: f32) {
        let known = self.eaten[..self.squares].iter().position(|(square, _)| *square == at);
        let place = known.unwrap_or(self.squares);
        self.squares = self.squares.max(place + 1);
        self.eaten[place].0 = at;
        self.eaten[place].1[player] -= loss;
    }

    /// What becomes of the values if everybody takes the steps that are best for their lead, after so many squares.
    fn best(&mut self, been: usize, decider: usize, values: Values) -> Values {
        if been == 0 || been > STEPS {
            return values;
        }
        let from = self.path[been - 1];
        let mut best: Option<Values> = None;
        for to in (0..4).map(|side| from.neighbour(side)) {
            if self.path[..been].contains(&to) || !self.state.dragon_may_enter(self.rules, to) {
                continue;
            }
            let mut after = values;
            if let Some((_, change)) = self.eaten[..self.squares].iter().find(|(at, _)| *at == to) {
                after.iter_mut().zip(change).for_each(|(value, change)| *value += change);
            }
            self.path[been] = to;
            after = self.best(been + 1, (decider + 1) % self.players, after);
            let better = |best: &Values| regard(&after, self.players, decider) > regard(best, self.players, decider);
            if best.as_ref().is_none_or(better) {
                best = Some(after);
            }
        }
        best.unwrap_or(values)
    }
}

/// Own followers near the dragon: item 10 of the description of [`crate::Yardstick`].
fn yardstick(state: &State, me: usize) -> f64 {
    let Some(dragon) = state.dragon() else { return 0.0 };
    let distance = |at: Pos| at.x.abs_diff(dragon.x) + at.y.abs_diff(dragon.y);
    let own = state.figures().filter(|f| f.owner == me && f.figure.is_follower());
    own.map(|f| f64::from(3u16.saturating_sub(distance(f.spot.at)))).sum()
}
