//! What expansions add to the fingerprint of a position. Fingerprints are the same in every version, so the order is that in
//! which the parts were written.

use super::{Memory, bridges_castles_bazaars::has_placed};
use crate::{Design, Phase, Rules, State, fingerprint::Fingerprint};

impl State {
    /// Adds what expansions note, and where a turn stands that waits for one of their decisions. A game that has none of it
    /// adds nothing.
    pub(crate) fn add_expansions(&self, rules: &Rules, sum: &mut Fingerprint) {
        if !rules.hooks.scored.is_empty() {
            (0..rules.players()).flat_map(|p| self.goods(p)).for_each(|n| sum.add(n.into()));
            // Nobody is a number of 64 bits on every platform: in browsers `usize` has 32.
            for card in [self.king(), self.robber()] {
                sum.add(card.map_or(u64::MAX, |(holder, _)| holder as u64));
                sum.add(card.map_or(0, |(_, size)| size.into()));
            }
        }
        if let Some(memory) = &self.memory {
            self.add_memory(memory, rules, sum);
        }
    }

    fn add_memory(&self, memory: &Memory, rules: &Rules, sum: &mut Fingerprint) {
        let id = |design: &Design| rules.tile(*design).id;
        let dragon_state = &memory.princess_dragon;
        for (what, squares) in [
            ("visited", dragon_state.visited().to_vec()),
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
            if dragon_state.has_expelled(self) {
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
