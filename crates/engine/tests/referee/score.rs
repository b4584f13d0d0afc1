//! Scoring: in play and at the end.

use super::table::{Feature, Figure, Survey, around, winners};
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
    /// then fields with barns, then hands out goods, king and robber, then scores castles (COMBO-X-01).
    pub(super) fn score_part(&mut self) {
        let player = self.active;
        let before = self.scores.clone();
        let survey = self.survey();
        let completed = self.just_completed(&survey);
        // A completed feature loses its figures at once, so one that is both completed and occupied has been
        // completed just now.
        self.score_features(&survey, |feature| feature.completed);
        self.lost_duels(&survey);
        self.score_barns();
        // A completed road or city that the tile just placed is part of has been completed by it, with or without
        // followers (TRADE-GOODS-01, TRADE-X-07, KING-X-02, KING-X-07).
        let of = |kind| completed.iter().copied().filter(move |f| f.kind == kind).collect::<Vec<_>>();
        let (cities, roads) = (of(Kind::City), of(Kind::Road));
        if self.options.goods {
            for city in &cities {
                for (tokens, marks) in self.goods[player].iter_mut().zip(city.goods) {
                    *tokens += marks;
                }
            }
        }
        // KING-X-09
        let castles = self.castles.iter().filter(|c| c.fresh && self.options.castle_king).count();
        let cities = cities.iter().map(|f| f.tiles).chain(std::iter::repeat_n(2, castles)).collect::<Vec<_>>();
        let roads = roads.iter().map(|f| f.tiles).collect::<Vec<_>>();
        let king = (self.options.king, &mut self.king, &cities, What::King);
        let robber = (self.options.robber, &mut self.robber, &roads, What::Robber);
        let mut paid = Vec::new();
        for (on, card, completed, what) in [king, robber] {
            // KING-X-01, KING-X-05
            let Some(largest) = completed.iter().copied().max() else { continue };
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
        self.score_castles(&completed);
        // COUNT-04
        self.gained = (0..before.len()).map(|p| self.scores[p] > before[p]).collect();
    }

    /// The features that the tile just placed completed, castles not among them.
    pub(super) fn just_completed<'a>(&self, survey: &'a Survey) -> Vec<&'a Feature> {
        let Some(last) = self.laid.last().filter(|_| self.placed) else { return Vec::new() };
        let near = around(last.at);
        let new = |f: &&Feature| match f.kind {
            Kind::City | Kind::Road => f.is_on(last.at) || !self.ends_at(f, last.at).is_empty(),
            Kind::Monastery | Kind::Shrine | Kind::Garden => f.is_on(last.at) || near.iter().any(|at| f.is_on(*at)),
            _ => false,
        };
        survey.features.iter().filter(|f| f.completed && f.castle.is_none()).filter(new).collect()
    }

    /// Where monastery and shrine are in a duel and one of them is completed first, the other one is lost (CULT-06,
    /// CULT-X-01 to CULT-X-06). `survey` is how it was before scoring.
    fn lost_duels(&mut self, survey: &Survey) {
        if !self.options.cult {
            return;
        }
        let is = |kind| survey.features.iter().filter(move |f: &&Feature| f.kind == kind && f.occupied());
        for monastery in is(Kind::Monastery) {
            for shrine in is(Kind::Shrine) {
                if !around(monastery.segments[0].0).contains(&shrine.segments[0].0) {
                    continue;
                }
                let players = (0..self.scores.len()).filter(|p| monastery.followers[*p] + shrine.followers[*p] > 0);
                // CULT-X-02
                if !self.options.self_duel && players.count() < 2 {
                    continue;
                }
                let loser = match (monastery.completed, shrine.completed) {
                    (true, false) => shrine,
                    (false, true) => monastery,
                    _ => continue,
                };
                for figure in self.figures_on(loser) {
                    self.send_home(figure);
                }
                self.tidy();
            }
        }
    }

    /// Everybody who stands on a feature.
    pub(super) fn figures_on(&self, feature: &Feature) -> Vec<Figure> {
        self.figures.iter().filter(|f| feature.segments.contains(&(f.at, f.segment))).copied().collect()
    }

    /// Castles in whose vicinity something was completed score (BCB-CASTLE-02, BCB-CASTLE-04, BCB-X-08 to BCB-X-10).
    fn score_castles(&mut self, completed: &[&Feature]) {
        let waits = |c: &super::Castle| !c.finished && !c.fresh;
        let mut points: Vec<Option<u32>> = vec![None; self.castles.len()];
        loop {
            let mut better = points.clone();
            for (number, castle) in self.castles.iter().enumerate().filter(|(_, c)| waits(c)) {
                let vicinity = self.vicinity(castle);
                let in_it = |segments: &[(super::At, usize)]| segments.iter().any(|s| vicinity.contains(&s.0));
                let features = completed.iter().filter(|f| in_it(&f.segments)).map(|f| f.value(self.options));
                let others = (0..self.castles.len()).filter(|n| *n != number && in_it(&self.castles[*n].segments));
                let others = others.filter_map(|n| points[n]);
                better[number] = points[number].into_iter().chain(features).chain(others).max();
            }
            if better == points {
                break;
            }
            points = better;
        }
        for (number, points) in points.into_iter().enumerate() {
            let Some(points) = points else { continue };
            let castle = self.castles[number].clone();
            self.pay(castle.owner, points as i32, What::Castle);
            let survey = self.survey();
            let city = &survey.features[survey.feature(castle.segments[0].0, castle.segments[0].1).unwrap()];
            self.pay_fairy(city);
            for figure in self.figures_on(city) {
                self.send_home(figure);
            }
            self.tidy();
            self.castles[number].finished = true;
        }
    }

    /// The game ends: final scoring (BASE-END-02, COMBO-X-02). The followers of the first stage return; farmers,
    /// pigs, barns and whoever stands on a tower stay.
    pub(super) fn final_scores(&mut self) {
        // BCB-X-11
        for castle in self.castles.clone().into_iter().filter(|c| !c.finished) {
            let there = |f: &&Figure| castle.segments.contains(&(f.at, f.segment));
            let followers: Vec<_> = self.figures.iter().filter(there).copied().collect();
            for figure in followers {
                self.send_home(figure);
            }
        }
        self.tidy();
        self.phase = Phase::Over;
        self.score_features(&self.survey(), |_| true);
        self.score_fields();
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
        // KING-X-08, KING-X-09
        let is = |f: &Feature, kind| f.kind == kind || (f.kind == Kind::Carcassonne && kind == Kind::City);
        let castles_count = self.options.castle_king;
        let counts = |f: &&Feature, kind| is(f, kind) && f.completed && (f.castle.is_none() || castles_count);
        let completed = |kind| survey.features.iter().filter(|f| counts(f, kind)).count() as i32;
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
            if feature.kind == Kind::Field || !feature.occupied() || !due(feature) || feature.castle.is_some() {
                continue;
            }
            let points = feature.value(self.options);
            for player in winners(&feature.strengths) {
                self.pay(player, points as i32, What::Feature(feature.kind));
            }
            self.pay_fairy(feature);
            // BASE-SCORE-05, BASE-END-07, INN-BIG-04, TRADE-BUILD-08: also of those who scored nothing
            for figure in self.figures_on(feature) {
                self.send_home(figure);
                if figure.piece == Piece::Wagon {
                    self.wagons.push((figure.owner, figure.at, figure.segment));
                }
            }
        }
        // ABBEY-X-06
        let players = self.scores.len();
        self.wagons.sort_by_key(|wagon| (wagon.0 + players - self.active) % players);
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

    /// The completed cities a field touches, each once (BASE-FARM-01, BASE-FARM-02, BASE-X-06).
    fn cities_at<'a>(&self, survey: &'a Survey, field: &Feature) -> Vec<&'a Feature> {
        let mut cities = BTreeSet::new();
        for &(at, segment) in &field.segments {
            let tile = self.laid[survey.grid.get(at).unwrap()].tile;
            for other in 0..tile.segments.len() {
                if tile.segments[segment].touches >> other & 1 == 1
                    && let Some(city) = survey.feature(at, other)
                    && matches!(survey.features[city].kind, Kind::City | Kind::Carcassonne)
                    && survey.features[city].completed
                {
                    cities.insert(city);
                }
            }
        }
        cities.into_iter().map(|city| &survey.features[city]).collect()
    }

    /// What a completed city is worth to farmers who get so much for an ordinary one.
    fn city_worth(&self, city: &Feature, ordinary: i32) -> i32 {
        match city.castle {
            // BCB-CASTLE-05, COMBO-X-09, SIEGE-X-08
            Some(true) => ordinary + 1,
            // BCB-X-11
            Some(false) => 0,
            // SIEGE-05, SIEGE-X-06
            None if self.options.siege && city.sieges > 0 => 2 * ordinary,
            None => ordinary,
        }
    }

    /// Scores a field for whoever has most farmers there, with so much for an ordinary city.
    fn score_field(&mut self, survey: &Survey, field: &Feature, each: i32) {
        let cities = self.cities_at(survey, field);
        for player in winners(&field.strengths) {
            let each = each + self.bonus(field.pigs[player], field.herds > 0);
            let points = cities.iter().map(|city| self.city_worth(city, each)).sum();
            self.pay(player, points, What::Feature(Kind::Field));
        }
        self.pay_fairy(field);
    }

    /// Fields where a barn was just placed or that were joined to one with a barn (ABBEY-BARN-02, ABBEY-BARN-04,
    /// ABBEY-X-09).
    fn score_barns(&mut self) {
        let Some(last) = self.laid.last().filter(|_| self.placed).copied() else { return };
        for (spots, each) in [
            (self.barn.into_iter().collect(), 3),
            ((0..last.tile.segments.len()).map(|s| (last.at, s)).collect::<Vec<_>>(), 1),
        ] {
            let survey = self.survey();
            let fields: BTreeSet<usize> = spots.iter().filter_map(|(at, s)| survey.feature(*at, *s)).collect();
            for field in fields.into_iter().map(|number| &survey.features[number]) {
                if field.kind != Kind::Field || field.barns.is_empty() || !field.occupied() {
                    continue;
                }
                self.score_field(&survey, field, each);
                for figure in self.figures_on(field).into_iter().filter(|f| f.piece != Piece::Barn) {
                    self.send_home(figure);
                }
            }
            self.tidy();
        }
    }

    /// The second stage of final scoring.
    fn score_fields(&mut self) {
        let survey = self.survey();
        let what = What::Feature(Kind::Field);
        let fields: Vec<_> = survey.features.iter().filter(|f| f.kind == Kind::Field).collect();
        // ABBEY-BARN-05, ABBEY-X-10, ABBEY-X-11
        for field in &fields {
            let points = self.cities_at(&survey, field).iter().map(|city| self.city_worth(city, 4)).sum();
            for owner in &field.barns {
                self.pay(*owner, points, What::Barn);
            }
        }
        if !self.options.farmers {
            return;
        }
        if !self.options.city_majority {
            // BASE-FARM-05, BASE-FARM-07, INN-X-03, TRADE-PIG-03, RIVER2-08
            for field in fields {
                self.score_field(&survey, field, 3);
            }
            return;
        }
        let touched: Vec<_> = fields.iter().map(|field| self.cities_at(&survey, field)).collect();
        // BASE-FARM-06: for each completed city, the farmers on all fields that touch it
        for city in survey.features.iter().filter(|f| f.castle != Some(false)) {
            let touches = |n: &usize| touched[*n].iter().any(|c| std::ptr::eq(*c, city));
            let touching = || (0..fields.len()).filter(touches).map(|n| fields[n]);
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
                let points = self.city_worth(city, 4 + self.bonus(pig, herd));
                self.pay(player, points, what);
            }
        }
        for (field, cities) in fields.into_iter().zip(touched) {
            // BASE-FARM-07
            if cities.is_empty() {
                for player in winners(&field.strengths) {
                    self.pay(player, 0, what);
                }
            }
            // DRAGON-X-12
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
                let feature = &survey.features[feature];
                let alone = feature.followers[figure.owner] == 0;
                if alone || (figure.piece == Piece::Builder && !self.has_company(figure.owner, feature)) {
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
