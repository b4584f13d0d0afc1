//! What games beyond the base game add to the outlook.
//!
//! The weights of the base game were fitted; what parts are worth was found by thought and kept where matches confirmed it.
//! Everything is a price in points: what a figure or token in the supply is good for, what the fairy will pay, what a
//! prisoner costs. Where something is lost or won by chance its price is multiplied by a rough chance. Prices sink
//! towards the end, when there is no time left to use what they are for.
//!
//! Here is what all parts share: figures in the supply, on the table and in danger. The rest is in the files of
//! [`crate::parts`]. A game without parts never comes here: [`super::Outlook`] holds no [`Parts`] then.

use std::sync::Arc;

use aude_engine::{Figure, FigureOnTable, Pos, Rules, Spot, State, Surveyed, tile::Kind};

use super::{Outlook, Stage, Values};
use crate::parts::{Fades, FigureWorth, PARTS, Stands, Worth};

/// What a game has beyond the base game, as far as it matters to an outlook.
#[derive(Clone, Debug)]
pub(crate) struct Parts {
    pub(super) worths: Arc<[Box<dyn Worth>]>,
    /// Figures and tokens other than followers that players may have in the supply.
    figures: Vec<Figure>,
    /// Figures that serve as a follower in every way.
    ordinary: Vec<Figure>,
    /// What each figure is worth.
    of: [FigureWorth; Figure::COUNT],
    /// What parts make of a city at a field.
    feeds: Vec<fn(&Surveyed) -> f32>,
}

impl Parts {
    /// What a game has; nothing in the base game.
    pub(super) fn new(rules: &Rules) -> Option<Self> {
        let open = || PARTS.iter().filter_map(|part| Some((part, (part.open)(rules)?)));
        let worths: Arc<[_]> = open().map(|(_, worth)| worth).collect();
        let figures: Vec<Figure> = rules.figures().filter(|f| *f != Figure::Follower).collect();
        if worths.is_empty() && figures.is_empty() {
            return None;
        }
        let of = Figure::ALL.map(FigureWorth::of);
        let ordinary = rules.figures().filter(|f| of[*f as usize].ordinary).collect();
        Some(Self { worths, figures, ordinary, of, feeds: open().filter_map(|(part, _)| part.feeds).collect() })
    }

    /// Whether completing something does nothing but score it.
    pub(crate) fn is_quiet(&self) -> bool {
        self.worths.iter().all(|worth| worth.is_quiet())
    }

    /// What a figure or token in the supply is worth, beyond a follower if it serves as one.
    fn price(&self, state: &State, figure: Figure, stage: Stage) -> f32 {
        let FigureWorth { price, fades, .. } = self.of[figure as usize];
        match fades {
            Fades::AtLast => price * (state.left() as f32 / 25.0).min(1.0),
            Fades::Slowly => price * stage.going * (0.5 + 0.5 * stage.left),
            Fades::Late => price * stage.going,
        }
    }

    /// How many followers a player could place on anything.
    fn ordinary(&self, state: &State, player: usize) -> usize {
        self.ordinary.iter().map(|f| state.supply_of(player, *f) as usize).sum()
    }

    /// What a figure counts on a feature.
    fn strength(&self, figure: Figure, feature: &Surveyed) -> u32 {
        self.of[figure as usize].strength.map_or_else(|| figure.strength(), |strength| strength(feature))
    }
}

impl Outlook {
    /// What parts have to say; nothing in the base game.
    fn parts(&self) -> &Parts {
        self.parts.as_ref().expect("the game has parts")
    }

    /// Looks at what only parts care for.
    pub(super) fn look_for_parts(&mut self, rules: &Rules, state: &State) {
        let worths = Arc::clone(&self.parts().worths);
        for worth in worths.iter() {
            worth.look(self, rules, state);
        }
        for feature in &self.survey.features()[self.finish.len()..] {
            let chance = self.chance_to_finish(state, feature);
            self.finish.push(chance);
        }
    }

    /// Adds what parts are worth to the values of the position looked at last.
    pub(super) fn add_parts(&self, parts: &Parts, rules: &Rules, state: &State, values: &mut Values) {
        let stage = self.stage(state);
        for (player, value) in values.iter_mut().enumerate().take(self.players) {
            let followers = state.supply_of(player, Figure::Follower) as usize;
            *value += self.supply_value(state, parts.ordinary(state, player)) - self.supply_value(state, followers);
            for figure in &parts.figures {
                let n = state.supply_of(player, *figure) as f32;
                if n > 0.0 {
                    // The second of a kind is of less use.
                    *value += n.sqrt() * parts.price(state, *figure, stage);
                }
            }
        }
        if parts.figures.iter().any(|f| !f.is_token()) {
            self.add_standing(state, values);
        }
        for worth in parts.worths.iter() {
            worth.add(self, rules, state, values);
        }
        for worth in parts.worths.iter() {
            worth.add_fates(self, rules, state, values);
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
        let price = self.price_in_place(state, figure, stage, parts.ordinary(state, player).saturating_sub(1));
        let worth = if parts.strength(figure, feature) > 0 { worth[player] } else { 0.0 };
        let back = if feature.is_complete() { price } else { home + self.stands_value(state, figure, number) };
        worth + back - price - self.danger_at(rules, state, player, spot.at, worth + back - price)
    }

    /// What a new figure on a square risks, if it is worth so much more there than in the supply.
    fn danger_at(&self, rules: &Rules, state: &State, player: usize, at: Pos, worth: f32) -> f32 {
        if worth <= 0.0 {
            return 0.0;
        }
        self.parts().worths.iter().map(|it| it.danger_at(self, rules, state, player, at, worth)).sum()
    }

    /// What a figure in the supply is worth to its owner if so many others serve as followers there.
    fn price_in_place(&self, state: &State, figure: Figure, stage: Stage, others: usize) -> f32 {
        let parts = self.parts();
        let price = parts.price(state, figure, stage);
        if !parts.of[figure as usize].ordinary {
            return price;
        }
        price + self.weights.supply.get(others).map_or(0.0, |w| stage.of(*w))
    }

    /// What the next follower to come home would be worth in the supply.
    pub(crate) fn next_price(&self, state: &State, player: usize, figure: Figure) -> f32 {
        self.price_in_place(state, figure, self.stage(state), self.parts().ordinary(state, player))
    }

    /// What a figure on a feature is worth beyond an ordinary follower there.
    fn stands_value(&self, state: &State, figure: Figure, number: usize) -> f32 {
        let (parts, feature) = (self.parts(), &self.survey.features()[number]);
        let chance = if feature.kind == Kind::Field { 0.0 } else { self.finish[number] };
        let price = parts.price(state, figure, self.stage(state));
        (parts.of[figure as usize].stands)(self, state, Stands { feature: number, chance, price })
    }

    /// Figures other than followers, and followers that are more than others.
    fn add_standing(&self, state: &State, values: &mut Values) {
        for stands in state.figures().filter(|s| s.figure != Figure::Follower) {
            if let Some(number) = self.survey.find(state, stands.spot)
                && is_scored(self.survey.features()[number].kind)
            {
                values[stands.owner] += self.stands_value(state, stands.figure, number);
            }
        }
    }

    /// What the owner of a figure loses if it leaves the board, beside the figure itself: the feature, if nobody else of the
    /// owner holds it, and the hope to get the figure back.
    pub(crate) fn stake(&self, rules: &Rules, state: &State, stands: FigureOnTable) -> f32 {
        let Some(number) = self.survey.find(state, stands.spot) else { return 0.0 };
        let (feature, player) = (&self.survey.features()[number], stands.owner);
        if self.parts().of[stands.figure as usize].safe || !is_scored(feature.kind) {
            return 0.0;
        }
        let (worth, home) = self.promise(rules, state, number, feature);
        let more =
            if stands.figure == Figure::Follower { 0.0 } else { self.stands_value(state, stands.figure, number) };
        if !stands.figure.is_follower() {
            return more;
        }
        let strength = self.parts().strength(stands.figure, feature);
        let rest = feature.strength[player].saturating_sub(strength);
        let others = (0..self.players).filter(|p| *p != player).map(|p| feature.strength[p]).max().unwrap_or(0);
        let held = feature.owners() >> player & 1 == 1;
        let lost = match (held, rest > 0 && rest >= others) {
            (true, false) => worth[player],
            // It still guards against others.
            (true, true) => 0.15 * worth[player],
            (false, _) => 0.1 * worth[player],
        };
        lost + home + more
    }

    /// The cities at a field that are complete or will be, as far as they count.
    pub(crate) fn cities_fed(&self, field: &Surveyed, stage: Stage) -> f32 {
        let (feeds, mut fed, mut hoped) = (&self.parts().feeds, 0.0, 0.0);
        for city in self.survey.cities(field) {
            let chance = self.finish[city];
            let n: f32 = feeds.iter().map(|feeds| feeds(&self.survey.features()[city])).product();
            if chance >= 1.0 {
                fed += n;
            } else {
                hoped += n * chance;
            }
        }
        let [now, later] = self.weights.field.map(|[whole, left]| whole + left * stage.left);
        now * fed + later * hoped
    }
}

/// Whether features of a kind are scored at all.
pub(crate) const fn is_scored(kind: Kind) -> bool {
    matches!(kind, Kind::Road | Kind::City | Kind::Field) || kind.is_center()
}
