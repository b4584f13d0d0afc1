//! A number that stands for a position.

use crate::{Phase, Pos, Rules, State, state::Double};

/// FNV-1a: simple, and the same on every platform for ever.
pub(crate) struct Fingerprint(u64);

impl Fingerprint {
    pub(crate) fn add(&mut self, value: u64) {
        for byte in value.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    pub(crate) fn square(&mut self, at: Pos) {
        self.add(at.x as u64);
        self.add(at.y as u64);
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.add(text.len() as u64);
        text.bytes().for_each(|b| self.add(b.into()));
    }
}

impl State {
    /// A number for what lies on the table, whose turn it is and what is left: equal positions have equal
    /// fingerprints, however they came about, in every version of the engine.
    pub fn fingerprint(&self, rules: &Rules) -> u64 {
        let mut sum = Fingerprint(0xcbf2_9ce4_8422_2325);
        sum.text(self.phase().name());
        sum.add(self.player() as u64);
        let tile = |d| rules.tile(d).id;
        sum.text(self.tile().map_or("", tile));
        for player in 0..rules.players() {
            sum.add(u64::from(self.score(player)));
            for figure in rules.figures() {
                sum.text(figure.name());
                sum.add(u64::from(self.supply_of(player, figure)));
            }
            let mut hand: Vec<_> = self.hand(player).iter().map(|d| tile(*d)).collect();
            hand.sort_unstable();
            for id in hand {
                sum.text(id);
            }
        }
        if self.decider != self.player {
            sum.add(self.decider() as u64);
        }
        if let (Phase::PlaceFigure, Some(last)) = (self.phase(), self.last_tile()) {
            sum.add(last.at.x as u64);
            sum.add(last.at.y as u64);
        }
        let mut tiles: Vec<_> = self.tiles().collect();
        tiles.sort_unstable_by_key(|t| t.at);
        for t in tiles {
            sum.add(t.at.x as u64);
            sum.add(t.at.y as u64);
            sum.text(tile(t.tile));
            sum.add(u64::from(t.turn));
        }
        let mut figures: Vec<_> = self.figures().collect();
        figures.sort_unstable();
        for f in figures {
            sum.add(f.spot.at.x as u64);
            sum.add(f.spot.at.y as u64);
            sum.add(u64::from(f.spot.segment));
            sum.add(f.owner as u64);
            sum.text(f.figure.name());
        }
        for (design, it) in rules.tiles() {
            if self.in_bag(design) > 0 {
                sum.text(it.id);
                sum.add(self.in_bag(design) as u64);
            }
        }
        if self.double != Double::No || self.again {
            sum.text("again");
            sum.add((self.double as u64) << 1 | u64::from(self.again));
        }
        self.add_expansions(rules, &mut sum);
        sum.0
    }
}
