//! The numbers behind an outlook.
//!
//! They come from games of the careful player against itself: first by regression (what became of features, what
//! margins came of positions), then by playing with all of them shifted a little up or down at random and keeping
//! what won more (docs/opponents.md).

/// How numbers about a feature make the chance that it is completed: a logistic sum.
#[derive(Clone, Copy, Debug)]
pub struct Finish {
    /// What is there before anything is known.
    pub base: f32,
    /// For each open edge, the logarithm of the chance that a tile that fits there is drawn by the same player.
    pub fits: f32,
    /// The logarithm of the number of tiles that fit the edge for which there are fewest.
    pub fewest: f32,
    /// The same for tiles that end the feature there.
    pub caps: f32,
    /// For each open edge.
    pub edges: f32,
    /// For each square it leads to.
    pub squares: f32,
    /// For the part of the game that is left.
    pub left: f32,
}

/// The numbers behind an outlook. Where there are two, the first counts as long as the end is far, the second for the
/// part of the game that is left.
#[derive(Clone, Debug)]
pub struct Weights {
    /// Chances of completion: road, city, monastery; a city nobody holds.
    pub finish: [Finish; 4],
    /// What one more follower in the supply is worth when there are so many already.
    pub supply: [[f32; 2]; 7],
    /// What a follower that will come home is worth.
    pub home: [f32; 2],
    /// How much of what completion adds counts: road, city, monastery.
    pub gain: [f32; 3],
    /// What counts of the cities a field feeds, and of those it may feed, for the part of the game that is left.
    pub field: [[f32; 2]; 2],
    /// What a farmer is worth beside that, for the part of the game that is left.
    pub farmer: f32,
    /// What an open edge of a road, a city or an open square around a monastery is worth beside that, for the part of
    /// the game that is left: things grow.
    pub growth: [f32; 3],
    /// How much of a feature counts that would change hands if it were joined with one beside it.
    pub contest: f32,
}

impl Weights {
    /// The numbers for a table of so many players; what is there is for two. With more of them everybody has fewer turns:
    /// followers are less scarce, and a farmer counts for more among what can still be done.
    #[must_use]
    pub fn at_table(mut self, players: usize) -> Self {
        let crowd = players.max(2) as f32 / 2.0;
        for worth in self.supply.iter_mut().flatten().chain(&mut self.home) {
            *worth *= crowd.powf(-0.6);
        }
        for worth in self.field.iter_mut().flatten() {
            *worth *= crowd.powf(0.15);
        }
        self
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            finish: [
                Finish { base: -0.19, fits: 0.73, fewest: 0.05, caps: 0.53, edges: 0.34, squares: -2.40, left: 0.71 },
                Finish { base: 0.20, fits: 1.13, fewest: -0.19, caps: 1.03, edges: 0.55, squares: -1.60, left: -0.46 },
                Finish { base: 0.03, fits: 1.07, fewest: 0.05, caps: 0.23, edges: -0.08, squares: -0.38, left: 1.29 },
                Finish { base: 0.93, fits: 1.69, fewest: -0.44, caps: 1.16, edges: 0.41, squares: -2.65, left: 0.15 },
            ],
            supply: [[9.28, 2.34], [4.00, 2.90], [4.57, 1.23], [3.40, 1.33], [2.20, 1.33], [3.05, 0.88], [0.75, 2.88]],
            home: [4.45, -1.77],
            gain: [2.16, 0.86, 0.97],
            field: [[1.19, -0.55], [1.08, -0.53]],
            farmer: 0.60,
            growth: [0.15, 0.11, 0.06],
            contest: 0.41,
        }
    }
}
