//! What parts beyond the base game add to the outlook.
//!
//! The weights of the base game were fitted; what is here was found by thought and kept where matches confirmed it.
//! Everything is a price in points: what a figure or token in the supply is good for, what the fairy will pay, what a
//! prisoner costs. Where something is lost or won by chance its price is multiplied by a rough chance. Prices sink
//! towards the end, when there is no time left to use what they are for.
//!
//! A game without such parts never comes here: [`super::Outlook`] holds no [`Parts`] then.

mod danger;
mod prices;

use aude_engine::{
    CastleOnTable, Figure, FigureOnTable, MAX_PLAYERS, Pos, Quarter, Rules, Spot, State, Surveyed, tile::Kind,
};

use super::{Outlook, Stage, Values};
pub use prices::Prices;

/// What a game has beyond the base game, as far as it matters to an outlook.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Parts {
    /// What things are worth.
    pub prices: Prices,
    /// Figures and tokens other than followers that players may have in the supply.
    figures: Vec<Figure>,
    dragon: bool,
    fairy: bool,
    tower: bool,
    pub(super) castles: bool,
    guests: bool,
    duels: bool,
    /// How many tokens of each kind of goods there are.
    goods: Option<[u32; 3]>,
    /// What the king and the robber will be worth, now and for the part of the game that is left.
    cards: [Option<[f32; 2]>; 2],
}

impl Parts {
    /// What a game has; nothing in the base game.
    pub(super) fn new(rules: &Rules) -> Option<Self> {
        let choices = rules.choices();
        let start = rules.start();
        let figures: Vec<Figure> = rules.figures().filter(|f| *f != Figure::Follower).collect();
        let mut goods = [0; 3];
        let on_table = start.tiles().map(|laid| (laid.tile, 1));
        for (design, copies) in rules.tiles().map(|(design, _)| (design, start.in_bag(design))).chain(on_table) {
            let marks = rules.tile(design).marks();
            for (sum, n) in goods.iter_mut().zip([marks.wine(), marks.grain(), marks.cloth()]) {
                *sum += n * copies as u32;
            }
        }
        let tiles = start.left() as f32;
        // So many tiles make one completed city, or road.
        let card = |name: &str, tiles_each: f32| {
            let worth = match choices.option("king-robber-scoring") {
                "10-20" => [10.0, 0.0],
                "15-40" => [17.0, 0.0],
                "continuous" => [0.0, tiles / tiles_each],
                _ => [tiles / tiles_each, 0.0],
            };
            choices.toggle(name).then_some(worth)
        };
        let parts = Self {
            prices: Prices::default(),
            figures,
            dragon: choices.toggle("dragon"),
            fairy: choices.toggle("fairy"),
            tower: choices.toggle("tower"),
            castles: choices.count("castle") > 0,
            guests: choices.toggle("count"),
            duels: choices.toggle("cult"),
            goods: choices.toggle("goods").then_some(goods),
            cards: [card("king", 5.5), card("robber", 6.5)],
        };
        let marks = ["inns", "cathedrals", "siege"].iter().any(|name| choices.toggle(name));
        let any = marks
            || !parts.figures.is_empty()
            || parts.dragon
            || parts.fairy
            || parts.tower
            || parts.castles
            || parts.guests
            || parts.duels
            || parts.goods.is_some()
            || parts.cards.iter().any(Option::is_some);
        any.then_some(parts)
    }

    /// Whether completing something does nothing but score it.
    pub(crate) fn is_quiet(&self) -> bool {
        self.goods.is_none() && self.cards == [None; 2] && !self.castles && !self.guests && !self.duels && !self.dragon
    }

    /// What a figure or token in the supply is worth, beyond a follower if it serves as one.
    fn price(&self, state: &State, figure: Figure, stage: Stage) -> f32 {
        let price = self.prices.supply[figure as usize];
        match figure {
            // These are for the whole game, and the longer it lasts the better.
            Figure::Builder | Figure::TowerPiece => price * (state.left() as f32 / 25.0).min(1.0),
            Figure::Pig | Figure::Barn => price * stage.going * (0.5 + 0.5 * stage.left),
            _ => price * stage.going,
        }
    }
}

/// Whether a figure in the supply serves as a follower in every way.
const fn is_ordinary(figure: Figure) -> bool {
    matches!(figure, Figure::Follower | Figure::BigFollower | Figure::Wagon)
}

/// How many followers a player could place on anything.
fn ordinary(state: &State, player: usize) -> usize {
    [Figure::Follower, Figure::BigFollower, Figure::Wagon].iter().map(|f| state.supply_of(player, *f) as usize).sum()
}

/// The squares a castle looks at: its own and those beside it (BCB-CASTLE-03).
fn near_castle(castle: &CastleOnTable) -> [Pos; 6] {
    let [one, two] = castle.tiles;
    let across = if one.y == two.y { [0, 2] } else { [1, 3] };
    let [a, b] = across.map(|side| [one.neighbour(side), two.neighbour(side)]);
    [one, two, a[0], a[1], b[0], b[1]]
}

impl Outlook {
    /// What one more tile is worth.
    pub(crate) fn turn_value(&self) -> f32 {
        self.parts.as_ref().map_or(0.0, |parts| parts.prices.turn)
    }

    /// What it is worth to be the next to draw.
    pub(crate) fn tempo_value(&self) -> f32 {
        self.parts.as_ref().map_or(0.0, |parts| parts.prices.tempo)
    }

    /// Adds what parts are worth to the values of the position looked at last.
    pub(super) fn add_parts(&self, parts: &Parts, rules: &Rules, state: &State, values: &mut Values) {
        let stage = self.stage(state);
        for (player, value) in values.iter_mut().enumerate().take(self.players) {
            let followers = state.supply_of(player, Figure::Follower) as usize;
            *value += self.supply_value(state, ordinary(state, player)) - self.supply_value(state, followers);
            for figure in &parts.figures {
                let n = state.supply_of(player, *figure) as f32;
                if n > 0.0 {
                    // The second of a kind is of less use.
                    *value += n.sqrt() * parts.price(state, *figure, stage);
                }
            }
        }
        if parts.figures.iter().any(|f| !f.is_token()) {
            self.add_standing(parts, state, values);
        }
        if let Some(goods) = parts.goods {
            self.add_goods(parts, state, goods, values);
        }
        self.add_cards(parts, state, values);
        if parts.castles {
            self.add_castles(parts, rules, state, values);
        }
        if parts.guests {
            self.add_guests(parts, rules, state, values);
        }
        if parts.duels {
            self.add_duels(parts, rules, state, values);
        }
        if parts.tower {
            self.add_prisoners(parts, state, values);
        }
        if parts.fairy
            && let Some((owner, spot)) = state.fairy_with()
        {
            values[owner] += self.fairy_value(parts, state, spot);
        }
        if parts.dragon || parts.tower {
            self.add_danger(parts, rules, state, values);
        }
    }

    /// What a follower of a kind that is put on a feature nobody holds is worth more than in the supply. The feature was
    /// looked at.
    pub(super) fn gain_with(
        &self,
        parts: &Parts,
        rules: &Rules,
        state: &State,
        (player, figure): (usize, Figure),
        (number, spot): (usize, Spot),
    ) -> f32 {
        let stage = self.stage(state);
        let feature = &self.survey.features()[number];
        let (worth, home) = self.promise(rules, state, number, feature);
        let price = self.figure_price(parts, state, player, figure, stage);
        let counts = figure != Figure::Mayor || feature.marks.pennants() > 0;
        let worth = if counts { worth[player] } else { 0.0 };
        let back = if feature.is_complete() { price } else { home + self.stands_value(parts, state, figure, number) };
        let danger = if parts.dragon || parts.tower {
            self.danger_at(parts, rules, state, player, spot.at, worth + back - price)
        } else {
            0.0
        };
        worth + back - price - danger
    }

    /// What a figure in the supply is worth to its owner, the last of its kind.
    fn figure_price(&self, parts: &Parts, state: &State, player: usize, figure: Figure, stage: Stage) -> f32 {
        let price = if figure == Figure::Follower { 0.0 } else { parts.price(state, figure, stage) };
        if !is_ordinary(figure) {
            return price;
        }
        let place = ordinary(state, player).saturating_sub(1);
        price + self.weights.supply.get(place).map_or(0.0, |w| stage.of(*w))
    }

    /// What the next follower to come home would be worth in the supply.
    fn next_price(&self, parts: &Parts, state: &State, player: usize, figure: Figure) -> f32 {
        let stage = self.stage(state);
        let price = if figure == Figure::Follower { 0.0 } else { parts.price(state, figure, stage) };
        if !is_ordinary(figure) {
            return price;
        }
        price + self.weights.supply.get(ordinary(state, player)).map_or(0.0, |w| stage.of(*w))
    }

    /// What a figure on a feature is worth beyond an ordinary follower there.
    fn stands_value(&self, parts: &Parts, state: &State, figure: Figure, number: usize) -> f32 {
        let (stage, feature) = (self.stage(state), &self.survey.features()[number]);
        let chance = if feature.kind == Kind::Field { 0.0 } else { self.finish[number] };
        let price = if figure == Figure::Follower { 0.0 } else { parts.price(state, figure, stage) };
        match figure {
            // It can be taken back whenever there is something better to do (ABBOT-X-06).
            Figure::Abbot => parts.prices.abbot_stands * price - chance * stage.of(self.weights.home),
            Figure::Builder if !feature.is_complete() => {
                let fits: u32 = self.survey.edges(feature).iter().map(|e| u32::from(e.fits)).sum();
                let left = state.left().max(1) as f32;
                let extends = (fits as f32 / left).min(0.9);
                let times = (left / self.players as f32).min(parts.prices.builds);
                parts.prices.turn * extends * times + parts.prices.stands * chance * price
            }
            // A field still grows, and each city more is one point more.
            Figure::Pig => parts.prices.pig_grows * stage.left,
            _ => parts.prices.stands * chance * price,
        }
    }

    /// Figures other than followers, and followers that are more than others.
    fn add_standing(&self, parts: &Parts, state: &State, values: &mut Values) {
        let stage = self.stage(state);
        for stands in state.figures().filter(|s| s.figure != Figure::Follower) {
            let Some(number) = self.survey.find(state, stands.spot) else { continue };
            if stands.figure == Figure::Barn {
                // ABBEY-BARN-05
                values[stands.owner] += 4.0 * self.cities_fed(&self.survey.features()[number], stage);
            } else if self.survey.features()[number].kind != Kind::Tower {
                values[stands.owner] += self.stands_value(parts, state, stands.figure, number);
            }
        }
    }

    /// The cities at a field that are complete or will be, as far as they count.
    pub(super) fn cities_fed(&self, field: &Surveyed, stage: Stage) -> f32 {
        let (mut fed, mut hoped) = (0.0, 0.0);
        for city in self.survey.cities(field) {
            let chance = self.finish[city];
            // SIEGE-05
            let n = if self.survey.features()[city].marks.sieges() > 0 { 2.0 } else { 1.0 };
            if chance >= 1.0 {
                fed += n;
            } else {
                hoped += n * chance;
            }
        }
        let [now, later] = self.weights.field.map(|[whole, left]| whole + left * stage.left);
        now * fed + later * hoped
    }

    /// Ten points for most of a kind (TRADE-GOODS-02).
    fn add_goods(&self, parts: &Parts, state: &State, goods: [u32; 3], values: &mut Values) {
        let tokens: [[u32; 3]; MAX_PLAYERS] =
            std::array::from_fn(|p| if p < self.players { state.goods(p) } else { [0; 3] });
        for (kind, total) in goods.into_iter().enumerate() {
            let own = |player: usize| tokens[player][kind];
            let most = (0..self.players).map(own).max().unwrap_or(0);
            let left = total.saturating_sub((0..self.players).map(own).sum());
            if total == 0 {
                continue;
            }
            // The fewer are left, the surer it is that whoever has more will win.
            let spread = 0.25 + 0.5 * (left as f32).sqrt();
            let share = |player: usize| ((own(player) as f32 - most as f32) / spread).exp();
            let sum: f32 = (0..self.players).map(share).sum();
            for (player, value) in values.iter_mut().enumerate().take(self.players) {
                let chance = if left == 0 { f32::from(u8::from(own(player) == most)) } else { share(player) / sum };
                *value += 10.0 * parts.prices.rewards * chance;
            }
        }
    }

    /// The king and the robber, if they stay where they are (KING-04).
    fn add_cards(&self, parts: &Parts, state: &State, values: &mut Values) {
        let left = self.stage(state).left;
        for (worth, holder) in parts.cards.into_iter().zip([state.king(), state.robber()]) {
            if let (Some([now, later]), Some((player, size))) = (worth, holder) {
                let beaten = 2.0 * left * ((7.0 - size as f32) / 1.5).exp();
                values[player] += parts.prices.rewards * (now + later * left) / (1.0 + beaten);
            }
        }
    }

    /// Looks at whatever lies next to a castle that waits.
    pub(super) fn look_near_castles(&mut self, rules: &Rules, state: &State) {
        for castle in state.castles().filter(|castle| !castle.finished) {
            for laid in near_castle(&castle).into_iter().filter_map(|at| state.tile_at(at)) {
                for (segment, kind) in rules.tile(laid.tile).segments.iter().map(|s| s.kind).enumerate() {
                    if matches!(kind, Kind::Road | Kind::City) || kind.is_center() {
                        self.survey.visit(rules, state, Spot { at: laid.at, segment: segment as u8 });
                    }
                }
            }
        }
        for feature in &self.survey.features()[self.finish.len()..] {
            let chance = self.chance_to_finish(state, feature);
            self.finish.push(chance);
        }
    }

    /// A castle waits for what is completed next to it, rather than being a city that was just completed.
    fn add_castles(&self, parts: &Parts, rules: &Rules, state: &State, values: &mut Values) {
        for castle in state.castles().filter(|castle| !castle.finished) {
            let keeper = |s: &FigureOnTable| castle.tiles.contains(&s.spot.at) && state.is_castle(s.spot);
            let Some(keeper) = state.figures().find(keeper) else { continue };
            let Some(number) = self.survey.find(state, keeper.spot) else { continue };
            let (mut never, mut chances, mut points) = (1.0, 0.0, 0.0);
            let mut may_pay = |chance: f32, worth: f32| {
                never *= 1.0 - chance;
                chances += chance;
                points += chance * worth;
            };
            // Itself and at most what lies on six tiles, of sixteen segments at most.
            let (mut seen, mut n) = ([number; 1 + 6 * 16], 1);
            let going = self.stage(state).going;
            for at in near_castle(&castle) {
                let Some(laid) = state.tile_at(at) else {
                    // Something will come.
                    may_pay(0.5 * going, parts.prices.castle);
                    continue;
                };
                for spot in state.segments_at(rules, laid.at) {
                    let near = self.survey.find(state, spot);
                    let Some(near) = near.filter(|near| !seen[..n].contains(near)) else { continue };
                    seen[n] = near;
                    n += 1;
                    let feature = &self.survey.features()[near];
                    if feature.kind != Kind::Field && feature.open > 0 {
                        let more = if feature.kind.is_center() { feature.open } else { self.squares(feature) as u32 };
                        may_pay(self.finish[near], feature.worth(rules, true, more) as f32);
                    }
                }
            }
            // The first to be completed pays (BCB-CASTLE-02).
            let expected = if chances > 0.0 { (1.0 - never) * points / chances } else { 0.0 };
            let home = self.stage(state).of(self.weights.supply[2]);
            let paid = self.survey.features()[number].worth(rules, true, 0) as f32;
            values[castle.owner] += expected - paid - (1.0 - parts.prices.stands * (1.0 - never)) * home;
        }
    }

    /// Who waits in the Count's city: what each quarter is good for anyway, and the best of what its people could join
    /// now (COUNT-06).
    fn add_guests(&self, parts: &Parts, rules: &Rules, state: &State, values: &mut Values) {
        let guests = state.guests();
        let going = self.stage(state).going;
        for (i, (quarter, owner, figure)) in guests.clone().enumerate() {
            let place = Quarter::ALL.iter().position(|q| *q == quarter).unwrap_or(0);
            let watched = if state.count() == Some(quarter) { parts.prices.watched } else { 1.0 };
            let strong = if figure == Figure::BigFollower { 1.3 } else { 1.0 };
            // Towards the end nothing else can be done with it, but it can still leave for the final scoring (COUNT-09).
            values[owner] += parts.prices.guest[place] * watched * strong * (0.5 + 0.5 * going);
            let same = |g: &(Quarter, usize, Figure)| (g.0, g.1) == (quarter, owner);
            if guests.clone().take(i).any(|g| same(&g)) {
                continue;
            }
            let strength: u32 = guests.clone().filter(same).map(|g| g.2.strength().max(1)).sum();
            let joins = |(number, feature): (usize, &Surveyed)| {
                let held = feature.owners();
                let most = feature.strength.iter().copied().max().unwrap_or(0);
                let calls = Quarter::calling(feature.kind) == Some(quarter) && held != 0 && held >> owner & 1 == 0;
                if !calls || feature.strength[owner] + strength < most {
                    return 0.0;
                }
                let (worth, _) = self.promise(rules, state, number, feature);
                let scored = if feature.kind == Kind::Field { 1.0 - going } else { self.finish[number] };
                scored * worth.iter().copied().fold(0.0, f32::max)
            };
            let best = self.survey.features().iter().enumerate().map(joins).fold(0.0, f32::max);
            values[owner] += parts.prices.joins * watched * best;
        }
    }

    /// Of a shrine and a monastery side by side the first one completed takes all (CULT-06).
    fn add_duels(&self, parts: &Parts, rules: &Rules, state: &State, values: &mut Values) {
        let house = |kind: Kind| {
            let features = self.survey.features().iter().enumerate();
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
                    let (mine, rival) = (self.finish[own], self.finish[theirs]);
                    let lost = rival * rival / (mine + rival).max(0.01);
                    let (worth, _) = self.promise(rules, state, own, feature);
                    for player in (0..self.players).filter(|p| feature.owners() >> p & 1 == 1) {
                        values[player] -= parts.prices.duel * lost * worth[player];
                    }
                }
            }
        }
    }

    /// Prisoners: three points to come, or a follower that may come home (TOWER-14, TOWER-15).
    fn add_prisoners(&self, parts: &Parts, state: &State, values: &mut Values) {
        let going = self.stage(state).going;
        for (holder, owner, figure) in state.prisoners() {
            values[holder] += parts.prices.hostage * going;
            let worth = self.next_price(parts, state, owner, figure);
            values[owner] += parts.prices.ransom * (worth - 3.0).max(0.0);
        }
    }

    /// What the fairy will pay the owner of the follower she stands with (DRAGON-FAIRY-03, DRAGON-FAIRY-05).
    fn fairy_value(&self, parts: &Parts, state: &State, spot: Spot) -> f32 {
        let turns = (state.left() as f32 / self.players as f32).min(parts.prices.fairy);
        let chance = self.survey.find(state, spot).map_or(0.0, |number| self.finish[number]);
        let going = self.stage(state).going;
        let scored = parts.prices.fairy_scored * going * chance + (1.0 - going);
        turns + 3.0 * scored
    }
}
