//! The prices themselves, found by thought and then by matches of this player against itself with one of them changed
//! (docs/opponents.md). Most of them are flat around their best: half or double does little harm. Where that is not so
//! the field says it.

use aude_engine::Figure;

/// Prices in points, most of them at the beginning of the game.
#[derive(Clone, Debug)]
pub struct Prices {
    /// A figure or token in the supply, beyond what a follower is worth for those that serve as one.
    pub supply: [f32; Figure::COUNT],
    /// How much of such a figure's price remains once it stands somewhere, times the chance that it comes home.
    pub stands: f32,
    /// The same for an abbot, who can come home whenever he is needed.
    pub abbot_stands: f32,
    /// One more tile to place.
    pub turn: f32,
    /// Being the next to draw rather than the one after.
    pub tempo: f32,
    /// How often a builder is expected to be of use at most.
    pub builds: f32,
    /// What the growth of its field will bring a pig.
    pub pig_grows: f32,
    /// How many points the fairy brings turn by turn before somebody calls her away, at most. Others call her away at
    /// once, so that a follower placed is nearly always better: two points here cost eighteen a game.
    pub fairy: f32,
    /// How much of the three points for a follower scored in her company counts.
    pub fairy_scored: f32,
    /// How much of what the dragon could eat counts.
    pub dragon: f32,
    /// How much of the best that a tower could take counts.
    pub tower: f32,
    /// A prisoner to who holds it.
    pub hostage: f32,
    /// How much of a prisoner's worth beyond the ransom remains to the owner.
    pub ransom: f32,
    /// What a castle may expect of an empty square beside it.
    pub castle: f32,
    /// A follower in a quarter of the Count's city, in the order of `Quarter::ALL`.
    pub guest: [f32; 4],
    /// How much counts of what followers in the Count's city could join.
    pub joins: f32,
    /// How much of that remains where the count is.
    pub watched: f32,
    /// How much of goods, king and robber counts.
    pub rewards: f32,
    /// How much of what a duel between shrine and monastery may cost counts.
    pub duel: f32,
}

impl Default for Prices {
    fn default() -> Self {
        let mut supply = [0.0; Figure::COUNT];
        for (figure, price) in [
            (Figure::BigFollower, 1.0),
            (Figure::Abbot, 5.0),
            (Figure::Builder, 3.5),
            (Figure::Pig, 1.5),
            (Figure::Mayor, 2.0),
            (Figure::Wagon, 1.0),
            (Figure::Barn, 4.0),
            (Figure::Abbey, 3.5),
            (Figure::Bridge, 1.8),
            (Figure::Castle, 1.0),
            (Figure::TowerPiece, 0.7),
        ] {
            supply[figure as usize] = price;
        }
        Self {
            supply,
            stands: 0.8,
            abbot_stands: 0.4,
            turn: 2.5,
            tempo: 3.5,
            builds: 2.5,
            pig_grows: 0.8,
            fairy: 0.2,
            fairy_scored: 0.1,
            dragon: 0.6,
            tower: 0.3,
            hostage: 3.0,
            ransom: 0.7,
            castle: 4.0,
            guest: [3.0, 2.0, 2.0, 1.5],
            joins: 1.0,
            watched: 0.4,
            rewards: 1.2,
            duel: 0.8,
        }
    }
}
