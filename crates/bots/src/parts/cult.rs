//! Shrines, and their duels with monasteries.

use aude_engine::{Rules, State, tile::Kind};

use super::{NOTHING, Part, Worth};
use crate::{Outlook, Values};

pub(super) const PART: Part =
    Part { open: |rules| rules.choices().toggle("cult").then(|| -> Box<dyn Worth> { Box::new(Duels) }), ..NOTHING };

/// How much counts of what a duel between shrine and monastery may cost.
const DUEL: f32 = 0.8;

#[derive(Debug)]
struct Duels;

impl Worth for Duels {
    fn is_quiet(&self) -> bool {
        false
    }

    /// Of a shrine and a monastery side by side the first one completed takes all (CULT-06).
    fn add(&self, look: &Outlook, rules: &Rules, state: &State, values: &mut Values) {
        let house = |kind: Kind| {
            let features = look.survey.features().iter().enumerate();
            features.filter(move |(_, f)| f.kind == kind && f.open > 0 && f.owners() != 0)
        };
        for (shrine, one) in house(Kind::Shrine) {
            let at = one.spot(state).at;
            for (monastery, two) in house(Kind::Monastery) {
                let other = two.spot(state).at;
                if at.x.abs_diff(other.x).max(at.y.abs_diff(other.y)) > 1 {
                    continue;
                }
                for (own, theirs, feature) in [(shrine, monastery, one), (monastery, shrine, two)] {
                    let (mine, rival) = (look.finish[own], look.finish[theirs]);
                    let lost = rival * rival / (mine + rival).max(0.01);
                    let (worth, _) = look.promise(rules, state, own, feature);
                    for player in (0..look.players).filter(|p| feature.owners() >> p & 1 == 1) {
                        values[player] -= DUEL * lost * worth[player];
                    }
                }
            }
        }
    }
}
