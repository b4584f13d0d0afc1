//! A number that stands for a position.

use crate::{
    Phase, Pos, Rules, State,
    parts::{Hook, Memory},
    state::Double,
};

/// FNV-1a: simple, and the same on every platform for ever.
struct Fingerprint(u64);

impl Fingerprint {
    fn add(&mut self, value: u64) {
        for byte in value.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn text(&mut self, text: &str) {
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
        if rules.answers(Hook::Scored) {
            (0..rules.players()).flat_map(|p| self.goods(p)).for_each(|n| sum.add(n.into()));
            for (holder, size) in [self.king(), self.robber()].map(|card| card.unwrap_or((usize::MAX, 0))) {
                sum.add(holder as u64);
                sum.add(size.into());
            }
        }
        if let Some(memory) = &self.memory {
            self.add_monsters(memory, rules, &mut sum);
        }
        sum.0
    }

    /// The dragon, the fairy, the towers and the prisoners.
    fn add_monsters(&self, memory: &Memory, rules: &Rules, sum: &mut Fingerprint) {
        let mut square = |what: &str, at: Pos| {
            sum.text(what);
            sum.add(at.x as u64);
            sum.add(at.y as u64);
        };
        let lair = &memory.princess_dragon;
        lair.visited().iter().for_each(|at| square("visited", *at));
        self.dragon().into_iter().for_each(|at| square("dragon", at));
        self.fairy().into_iter().for_each(|at| square("fairy", at));
        if let Some((owner, spot)) = self.fairy_with() {
            sum.add(owner as u64);
            sum.add(spot.segment.into());
        }
        for design in self.aside() {
            sum.text(rules.tile(*design).id);
        }
        for (at, height) in self.towers() {
            sum.text("tower");
            sum.add(at.x as u64);
            sum.add(at.y as u64);
            sum.add(height.into());
        }
        for (holder, owner, figure) in self.prisoners() {
            sum.add(holder as u64);
            sum.add(owner as u64);
            sum.text(figure.name());
        }
        if lair.has_expelled() {
            sum.text("expelled");
        }
        if memory.tower.has_paid() {
            sum.text("paid");
        }
    }
}
