//! Scoring: in play and at the end.

use super::table::{Feature, Figure, Survey, winners};
use super::{KingScoring, Phase, Piece, Referee, Scored, What};
use aude_engine::tile::Kind;
use std::collections::BTreeSet;

impl Referee {
    /// A player scores, or pays.
    pub(super) fn pay(&mut self, player: usize, points: i32, what: What) {
        self.scores[player] += points;
        assert!(self.scores[player] >= 0, "TOWER-X-05: scores never fall below 0");
        self.events.push(Scored { player, points, what, last: self.phase == Phase::Over });
    }

    /// Scores everything the tile just placed completed and returns the figures (BASE-SCORE-03 to BASE-SCORE-06),
    /// then hands out goods, king and robber (COMBO-X-01).
    ///
    /// A completed feature loses its figures at once, so one that is both completed and occupied has been
    /// completed just now, wherever it lies.
    pub(super) fn score_part(&mut self) {
        let player = self.active;
        let survey = self.survey();
        self.score_features(&survey, |feature| feature.completed);
        // A completed road or city that the tile just placed is part of has been completed by it, with or without
        // followers (TRADE-GOODS-01, KING-X-02).
        let new = |f: &&Feature| {
            let last = self.laid.last().filter(|_| self.placed);
            f.completed && last.is_some_and(|last| f.segments.iter().any(|(at, _)| *at == last.at))
        };
        let cities: Vec<_> = survey.features.iter().filter(|f| f.kind == Kind::City).filter(new).collect();
        let roads: Vec<_> = survey.features.iter().filter(|f| f.kind == Kind::Road).filter(new).collect();
        if self.options.goods {
            for city in &cities {
                for (tokens, marks) in self.goods[player].iter_mut().zip(city.goods) {
                    *tokens += marks;
                }
            }
        }
        let king = (self.options.king, &mut self.king, &cities, What::King);
        let robber = (self.options.robber, &mut self.robber, &roads, What::Robber);
        let mut paid = Vec::new();
        for (on, card, completed, what) in [king, robber] {
            // KING-X-01, KING-X-05
            let Some(largest) = completed.iter().map(|f| f.tiles).max() else { continue };
            if !on {
                continue;
            }
            // `king-robber-scoring` = `continuous`
            if self.options.king_scoring == KingScoring::Continuous
                && let Some(holder) = card.at_first
            {
                paid.push((holder, completed.len() as i32, what));
            }
            // KING-02, KING-03, KING-X-03, KING-X-04
            if card.held.is_none_or(|(_, record)| largest > record) {
                card.held = Some((player, largest));
            }
        }
        for (holder, points, what) in paid {
            self.pay(holder, points, what);
        }
    }

    /// The game ends: final scoring (BASE-END-02, COMBO-X-02). The followers of the first stage return; farmers,
    /// pigs and whoever stands on a tower stay.
    pub(super) fn finish(&mut self) {
        self.phase = Phase::Over;
        self.score_features(&self.survey(), |_| true);
        if self.options.farmers {
            self.score_fields();
        }
        self.score_goods();
        self.score_cards();
    }

    /// Who has most of each of the goods (TRADE-GOODS-02, TRADE-X-01).
    fn score_goods(&mut self) {
        for kind in 0..3 {
            let tokens: Vec<_> = self.goods.iter().map(|goods| goods[kind]).collect();
            for player in winners(&tokens) {
                self.pay(player, 10, What::Goods);
            }
        }
    }

    /// What the king and the robber are worth at the end.
    fn score_cards(&mut self) {
        let survey = self.survey();
        // KING-04, KING-X-06
        let completed = |kind| survey.features.iter().filter(|f| f.kind == kind && f.completed).count() as i32;
        let (king, robber) = (self.king().map(|card| card.0), self.robber().map(|card| card.0));
        let both = king == robber;
        for (holder, what, kind) in [(king, What::King, Kind::City), (robber, What::Robber, Kind::Road)] {
            let Some(player) = holder else { continue };
            let points = match self.options.king_scoring {
                KingScoring::PerFeature => completed(kind),
                KingScoring::TenTwenty => 10,
                KingScoring::FifteenForty if both => 20,
                KingScoring::FifteenForty => 15,
                KingScoring::Continuous => continue,
            };
            self.pay(player, points, what);
        }
    }

    /// Scores those roads, cities, monasteries and gardens that are occupied and `due`, and takes the figures back.
    fn score_features(&mut self, survey: &Survey, due: impl Fn(&Feature) -> bool) {
        for feature in &survey.features {
            // BASE-FIELD-02: fields are no part of this
            if feature.kind == Kind::Field || !feature.occupied() || !due(feature) {
                continue;
            }
            let points = feature.value(self.options);
            for player in winners(&feature.strengths) {
                self.pay(player, points as i32, What::Feature(feature.kind));
            }
            self.pay_fairy(feature);
            // BASE-SCORE-05, BASE-END-07, INN-BIG-04, TRADE-BUILD-08: also of those who scored nothing
            let on_it: Vec<Figure> =
                self.figures.iter().filter(|f| feature.segments.contains(&(f.at, f.segment))).copied().collect();
            for figure in on_it {
                self.send_home(figure);
            }
        }
        self.tidy();
    }

    /// The fairy's 3 points where the feature of her follower is scored (DRAGON-FAIRY-05, DRAGON-X-12, COMBO-19).
    pub(super) fn pay_fairy(&mut self, feature: &Feature) {
        if let Some(fairy) = self.fairy
            && let Some((owner, segment)) = fairy.with
            && feature.segments.contains(&(fairy.at, segment))
        {
            self.pay(owner, 3, What::Fairy);
        }
    }

    /// The second stage of final scoring.
    fn score_fields(&mut self) {
        let survey = self.survey();
        let what = What::Feature(Kind::Field);
        // BASE-FARM-01, BASE-FARM-02, BASE-X-06: each field with the completed cities it touches, each city once
        let mut fields: Vec<(&Feature, BTreeSet<usize>)> = Vec::new();
        for field in survey.features.iter().filter(|f| f.kind == Kind::Field) {
            let mut cities = BTreeSet::new();
            for &(at, segment) in &field.segments {
                let tile = self.laid[survey.grid.get(at).unwrap()].tile;
                for other in 0..tile.segments.len() {
                    if tile.segments[segment].touches >> other & 1 == 1
                        && let Some(city) = survey.feature(at, other)
                        && survey.features[city].kind == Kind::City
                        && survey.features[city].completed
                    {
                        cities.insert(city);
                    }
                }
            }
            fields.push((field, cities));
        }
        if self.options.city_majority {
            // BASE-FARM-06: for each completed city, the farmers on all fields that touch it
            for city in 0..survey.features.len() {
                let touching = || fields.iter().filter(|(_, cities)| cities.contains(&city)).map(|(field, _)| field);
                let mut farmers = vec![0; self.scores.len()];
                for field in touching() {
                    for (sum, strength) in farmers.iter_mut().zip(&field.strengths) {
                        *sum += strength;
                    }
                }
                for player in winners(&farmers) {
                    // TRADE-X-06
                    let pig = touching().any(|field| field.pigs[player]);
                    // RIVER-X-11
                    let herd = touching().any(|field| field.herds > 0 && field.strengths[player] > 0);
                    self.pay(player, 4 + self.bonus(pig, herd), what);
                }
            }
            // BASE-FARM-07
            for (field, _) in fields.iter().filter(|(_, cities)| cities.is_empty()) {
                for player in winners(&field.strengths) {
                    self.pay(player, 0, what);
                }
            }
        } else {
            // BASE-FARM-05, BASE-FARM-07, INN-X-03, TRADE-PIG-03, RIVER2-08
            for (field, cities) in &fields {
                for player in winners(&field.strengths) {
                    let each = 3 + self.bonus(field.pigs[player], field.herds > 0);
                    self.pay(player, each * cities.len() as i32, what);
                }
            }
        }
        // DRAGON-X-12
        for (field, _) in fields {
            self.pay_fairy(field);
        }
    }

    /// What a pig and a herd add to the worth of a city (RIVER2-09).
    fn bonus(&self, pig: bool, herd: bool) -> i32 {
        match (pig, herd && self.options.herd) {
            (true, true) if self.options.herd_stacks => 2,
            (false, false) => 0,
            _ => 1,
        }
    }

    /// Takes a figure off the table. The table is to be tidied afterwards.
    pub(super) fn take_off(&mut self, figure: Figure) {
        let number = self.figures.iter().position(|f| *f == figure).expect("the figure stands there");
        self.figures.remove(number);
    }

    /// Takes a figure off the table and returns it to its owner. The table is to be tidied afterwards.
    pub(super) fn send_home(&mut self, figure: Figure) {
        self.take_off(figure);
        self.supplies[figure.owner][figure.piece as usize] += 1;
    }

    /// After figures have left: builders and pigs whose last companion has gone return too (COMBO-09,
    /// TRADE-BUILD-10, TRADE-PIG-02); the fairy without her follower stays alone (DRAGON-X-10, TOWER-X-09).
    pub(super) fn tidy(&mut self) {
        let needs_company = |f: &Figure| matches!(f.piece, Piece::Builder | Piece::Pig);
        if self.figures.iter().any(needs_company) {
            let survey = self.survey();
            for figure in self.figures.clone().into_iter().filter(needs_company) {
                let feature = survey.feature(figure.at, figure.segment).unwrap();
                if survey.features[feature].followers[figure.owner] == 0 {
                    self.send_home(figure);
                }
            }
        }
        if let Some(fairy) = &mut self.fairy
            && let Some((owner, segment)) = fairy.with
        {
            let stays = |f: &Figure| (f.owner, f.at, f.segment) == (owner, fairy.at, segment) && f.piece.is_follower();
            if !self.figures.iter().any(stays) {
                fairy.with = None;
            }
        }
    }
}
