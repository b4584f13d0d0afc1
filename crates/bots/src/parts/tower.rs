//! Towers, and the prisoners that they take.

use aude_engine::{Action, Event, Figure, MAX_PLAYERS, Phase, Pos, Rules, State};

use super::{Fades, FigureWorth, NOTHING, Part, Timing, Worth};
use crate::{
    Outlook, Values, Why,
    reason::{Candidate, FOLLOWER},
};

pub(super) const PART: Part = Part {
    open: |rules| rules.choices().toggle("tower").then(|| -> Box<dyn Worth> { Box::new(Towers) }),
    figures: &[FigureWorth { price: 0.7, fades: Fades::AtLast, ..FigureWorth::new(Figure::TowerPiece) }],
    follow: &[Phase::Capture, Phase::Exchange],
    timing: Some(|action| match action {
        Action::Tower(_) | Action::CloseTower(..) => Timing::Anywhere,
        Action::Ransom(..) => Timing::Alone,
        _ => Timing::Here,
    }),
    reasons: &["tower", "frees"],
    happened: |reasons, event| match event {
        Event::Captured { owner, .. } if *owner != reasons.me => {
            Some(Candidate::new(FOLLOWER + 4.0, Why::Removes).player(*owner))
        }
        Event::Freed { player, .. } if *player == reasons.me => {
            Some(Candidate::new(FOLLOWER + 1.0, Why::Part("frees")))
        }
        _ => None,
    },
    done: |_, _, action| {
        let grows = matches!(action, Action::Tower(_) | Action::CloseTower(..));
        grows.then(|| Candidate::new(2.0, Why::Part("tower")))
    },
    ..NOTHING
};

/// How much of the best that a tower could take counts.
const TOWER: f32 = 0.3;
/// A prisoner to who holds it.
const HOSTAGE: f32 = 3.0;
/// How much of a prisoner's worth beyond the ransom remains to the owner.
const RANSOM: f32 = 0.7;

#[derive(Debug)]
struct Towers;

impl Worth for Towers {
    /// Prisoners: three points to come, or a follower that may come home (TOWER-14, TOWER-15).
    fn add(&self, look: &Outlook, _: &Rules, state: &State, values: &mut Values) {
        let going = look.stage(state).going;
        for (holder, owner, figure) in state.prisoners() {
            values[holder] += HOSTAGE * going;
            let worth = look.next_price(state, owner, figure);
            values[owner] += RANSOM * (worth - 3.0).max(0.0);
        }
    }

    /// What a tower takes is gone until it is bought back.
    fn add_fates(&self, look: &Outlook, rules: &Rules, state: &State, values: &mut Values) {
        if state.left() == 0 {
            return;
        }
        let mut worst = [0.0f32; MAX_PLAYERS];
        for stands in state.figures() {
            if stands.figure.is_follower() && in_reach(look, state, stands.owner, stands.spot.at) {
                let stake = look.stake(rules, state, stands);
                let kept = RANSOM * (look.next_price(state, stands.owner, stands.figure) - 3.0).max(0.0);
                worst[stands.owner] = worst[stands.owner].max(stake - kept);
            }
        }
        for player in 0..look.players {
            values[player] -= TOWER * worst[player];
        }
    }

    fn danger_at(&self, look: &Outlook, _: &Rules, state: &State, player: usize, at: Pos, worth: f32) -> f32 {
        // Others may be worth more to take.
        if in_reach(look, state, player, at) { 0.5 * TOWER * worth } else { 0.0 }
    }
}

/// Whether a tower that grows by a piece of somebody else would reach a square (TOWER-07).
fn in_reach(look: &Outlook, state: &State, player: usize, at: Pos) -> bool {
    let builds = |p: usize| p != player && state.supply_of(p, Figure::TowerPiece) > 0;
    (0..look.players).any(builds)
        && state.tower_sites().any(|(site, height, closed)| {
            let (dx, dy) = (site.x.abs_diff(at.x), site.y.abs_diff(at.y));
            !closed && (dx == 0 || dy == 0) && u32::from(dx + dy) <= height + 1
        })
}
