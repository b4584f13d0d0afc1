//! A number that stands for a position.

use crate::{
    Design, Phase, Pos, Rules, State,
    parts::{Hook, Memory, bridges_castles_bazaars::has_placed},
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

    fn square(&mut self, at: Pos) {
        self.add(at.x as u64);
        self.add(at.y as u64);
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
            // Nobody is a number of 64 bits on every platform: in browsers `usize` has 32.
            for card in [self.king(), self.robber()] {
                sum.add(card.map_or(u64::MAX, |(holder, _)| holder as u64));
                sum.add(card.map_or(0, |(_, size)| size.into()));
            }
        }
        if let Some(memory) = &self.memory {
            self.add_memory(memory, rules, &mut sum);
        }
        sum.0
    }

    /// What rooms remember, and where a turn stands that waits for a decision of theirs. A game that has none of it adds
    /// nothing.
    fn add_memory(&self, memory: &Memory, rules: &Rules, sum: &mut Fingerprint) {
        let id = |design: &Design| rules.tile(*design).id;
        let lair = &memory.princess_dragon;
        for (what, squares) in [
            ("visited", lair.visited().to_vec()),
            ("dragon", self.dragon().into_iter().collect()),
            ("fairy", self.fairy().into_iter().collect()),
        ] {
            for at in squares {
                sum.text(what);
                sum.square(at);
            }
        }
        if let Some((owner, spot)) = self.fairy_with() {
            sum.add(owner as u64);
            sum.add(spot.segment.into());
        }
        let mut aside: Vec<_> = self.aside().iter().map(id).collect();
        aside.sort_unstable();
        for tile in aside {
            sum.text(tile);
        }
        for (at, height) in self.towers() {
            sum.text("tower");
            sum.square(at);
            sum.add(height.into());
        }
        for at in self.finished_towers() {
            sum.text("finished");
            sum.square(at);
        }
        for (holder, owner, figure) in self.prisoners() {
            sum.add(holder as u64);
            sum.add(owner as u64);
            sum.text(figure.name());
        }
        if memory.tower.has_paid(self) {
            sum.text("paid");
        }
        if self.phase == Phase::PlaceFigure {
            if lair.has_expelled(self) {
                sum.text("expelled");
            }
            if has_placed(self) {
                sum.text("bridge");
            }
        }
        for (at, axis) in self.bridges() {
            sum.text(axis.name());
            sum.square(at);
        }
        let mut castles: Vec<_> = self.castles().collect();
        castles.sort_unstable();
        for castle in castles {
            sum.text("castle");
            castle.tiles.into_iter().for_each(|at| sum.square(at));
            sum.add(castle.owner as u64 * 2 + u64::from(castle.finished));
        }
        if let Some(quarter) = self.count() {
            sum.text(quarter.name());
        }
        for (quarter, owner, figure) in self.guests() {
            sum.text(quarter.name());
            sum.add(owner as u64);
            sum.text(figure.name());
        }
        if memory.auction.is_due() {
            sum.text("bazaar");
        }
        if let Some(auction) = self.auction() {
            auction.numbers().for_each(|n| sum.add(n));
            auction.tiles().iter().chain(&auction.tile()).map(id).for_each(|tile| sum.text(tile));
            for won in (0..rules.players()).map(|p| auction.won(p)) {
                sum.text(won.as_ref().map_or("", id));
            }
        }
        if self.finale {
            sum.text("finale");
            sum.add(memory.abbey_mayor.asked().into());
            memory.count.numbers().for_each(|n| sum.add(n));
        }
        if self.step > 0 {
            self.add_step(memory, sum);
        }
    }

    /// A turn that waits.
    fn add_step(&self, memory: &Memory, sum: &mut Fingerprint) {
        sum.add(self.step.into());
        sum.add(self.closed.into());
        self.last_tile().into_iter().for_each(|last| sum.square(last.at));
        let completed = memory.completed.iter().copied();
        let wagons = memory.abbey_mayor.wagons().iter().map(|(_, from)| *from);
        for segment in completed.chain(wagons).chain(memory.tower.raised()) {
            let spot = self.spot(segment);
            sum.square(spot.at);
            sum.add(spot.segment.into());
        }
        memory.abbey_mayor.wagons().iter().for_each(|(owner, _)| sum.add((*owner).into()));
        memory.count.numbers().for_each(|n| sum.add(n));
        sum.add(memory.castles.declined().into());
    }
}
