//! What features are worth, and who gets it.

use crate::{
    Cause, Event, Figure, Log, Pos, Rules, State, Term,
    board::{BARN, SegmentRef},
    event::Score,
    lists::SmallList,
    rules::{FarmerScoring, MAX_PLAYERS, TwoTileCity},
    state::Standing,
    tile::{Kind, Marks},
};

/// A feature about to be scored.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scored {
    pub(crate) kind: Kind,
    pub(crate) complete: bool,
    pub(crate) tiles: u32,
    pub(crate) marks: Marks,
}

/// Points for each tile and each pennant of a road or city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    pub(crate) tile: i32,
    pub(crate) pennant: i32,
}

impl Worth {
    pub(crate) const NOTHING: Self = Self { tile: 0, pennant: 0 };
}

impl Scored {
    /// COMBO-VALUE-01
    fn worth(&self, rules: &Rules) -> Worth {
        let mut worth = match (self.kind, self.complete) {
            (Kind::City, true) => match rules.two_tile_city {
                TwoTileCity::TwoPoints { pennant } if self.tiles == 2 => Worth { tile: 1, pennant },
                // BASE-CITY-02
                _ => Worth { tile: 2, pennant: 2 },
            },
            // BASE-ROAD-03, BASE-END-03, BASE-END-04; a monastery counts its own tile and those around it
            // (BASE-MON-02, BASE-END-05).
            _ => Worth { tile: 1, pennant: 1 },
        };
        for change in &rules.hooks.worth {
            change(self, &mut worth);
        }
        worth
    }

    /// The points for it.
    pub(crate) fn points(&self, rules: &Rules) -> i32 {
        self.terms(rules).iter().map(|t| t.points()).sum()
    }

    fn terms(&self, rules: &Rules) -> [Term; 2] {
        let worth = self.worth(rules);
        [
            Term { what: "tiles", n: self.tiles, each: worth.tile },
            Term { what: "pennants", n: self.marks.pennants(), each: worth.pennant },
        ]
    }
}

/// Strengths by player.
pub(crate) type Tally = [u32; MAX_PLAYERS];

/// Completed cities, each by its label and a segment.
pub(crate) type Cities = SmallList<(u16, SegmentRef), 64>;

/// The players with the greatest strength above 0 (BASE-SCORE-01, BASE-SCORE-02).
pub(crate) fn majority(tally: Tally) -> impl Iterator<Item = usize> {
    let most = tally.into_iter().max().unwrap_or(0).max(1);
    (0..MAX_PLAYERS).filter(move |p| tally[*p] == most)
}

impl State {
    /// Adds up what a feature carries: tiles, each once (BASE-CITY-03, BASE-X-05, BCB-X-04), and marks.
    pub(crate) fn measure(&self, rules: &Rules, segment: SegmentRef) -> (u32, Marks) {
        let kind = self.board.kind(&rules.designs, segment);
        if kind.is_center() {
            return (1 + self.board.tiles_around(self.board.tiles[segment.tile()].at), Marks::NONE);
        }
        let mut seen = [0u64; SegmentRef::MAX_TILES / 64];
        let seen = &mut seen[..=(self.board.tiles.len() - 1) / 64];
        let (mut tiles, mut marks) = (0, Marks::NONE);
        for segment in self.board.ring(segment) {
            let tile = segment.tile();
            let bit = 1 << (tile % 64);
            tiles += u32::from(seen[tile / 64] & bit == 0);
            seen[tile / 64] |= bit;
            marks += rules.designs[self.board.tiles[tile].design as usize].marks(segment.segment());
        }
        (tiles, marks)
    }

    /// The squares of a feature, for those who want to see them.
    pub(crate) fn squares(&self, rules: &Rules, segment: SegmentRef) -> Vec<Pos> {
        let mut squares: Vec<Pos> = if self.board.kind(&rules.designs, segment).is_center() {
            let at = self.board.tiles[segment.tile()].at;
            at.around().filter(|p| self.board.tile_at(*p).is_some()).chain([at]).collect()
        } else {
            self.board.ring(segment).map(|s| self.board.tiles[s.tile()].at).collect()
        };
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    /// Gives a player points, or takes them, for something on these tiles.
    pub(crate) fn award(&mut self, player: usize, cause: Cause, last: bool, term: Term, at: &[Pos], log: &mut Log) {
        let points = term.points();
        let total = &mut self.scores[player];
        *total = total.checked_add_signed(points).expect("nobody pays more than they have");
        log.tell(|| Event::Scored(Score { player, points, cause, last, tiles: at.to_vec(), terms: vec![term] }));
    }

    /// Scores a road, city or monastery and sends its followers home (BASE-SCORE-05).
    pub(crate) fn score_feature(&mut self, rules: &Rules, segment: SegmentRef, complete: bool, log: &mut Log) {
        let feature = self.board.feature(segment);
        let kind = self.board.kind(&rules.designs, segment);
        if complete {
            log.tell(|| Event::Completed { kind, tiles: self.squares(rules, segment) });
        }
        if !self.board.is_held(feature) {
            return;
        }
        let (tiles, marks) = self.measure(rules, segment);
        let terms = Scored { kind, complete, tiles, marks }.terms(rules);
        let points = terms[0].points() + terms[1].points();
        let tally = self.tally(rules, segment);
        let squares = if log.is_on() { self.squares(rules, segment) } else { Vec::new() };
        // BASE-END-06, BASE-X-11: the same for every kind, complete or not.
        for player in majority(tally) {
            self.scores[player] += points as u32;
            log.tell(|| {
                let terms = terms.into_iter().filter(|t| t.n > 0).collect();
                let (cause, tiles) = (Cause::Feature(kind), squares.clone());
                Event::Scored(Score { player, points, cause, last: !complete, tiles, terms })
            });
        }
        self.tell_pays(rules, feature, !complete, log);
        self.return_figures(rules, feature, log);
    }

    /// A feature was scored, and whoever stood there is still there.
    #[inline]
    pub(crate) fn tell_pays(&mut self, rules: &Rules, feature: u16, last: bool, log: &mut Log) {
        for pay in &rules.hooks.pays {
            pay(rules, self, feature, last, log);
        }
    }

    /// How strong each player is on a feature.
    pub(crate) fn tally(&self, rules: &Rules, segment: SegmentRef) -> Tally {
        let feature = self.board.feature(segment);
        let mut tally = [0; MAX_PLAYERS];
        for standing in &self.figures {
            if self.board.feature(standing.spot) == feature {
                tally[standing.owner as usize] += standing.figure.strength();
            }
        }
        for change in &rules.hooks.tally {
            change(rules, self, segment, &mut tally);
        }
        tally
    }

    /// Sends everybody on a feature home, but for a barn (INN-BIG-04, TRADE-BUILD-08).
    pub(crate) fn return_figures(&mut self, rules: &Rules, feature: u16, log: &mut Log) {
        let mut i = 0;
        let mut stays = false;
        while i < self.figures.len() {
            let standing @ Standing { owner, figure, spot } = self.figures[i];
            if self.board.feature(spot) != feature {
                i += 1;
            } else if figure == Figure::Barn {
                stays = true;
                i += 1;
            } else {
                self.figures.swap_remove(i);
                self.supply[owner as usize][figure as usize] += 1;
                self.followers[owner as usize] -= u8::from(figure.is_follower());
                log.tell(|| Event::Returned { player: owner as usize, figure, spot: self.spot(spot) });
                self.tell_left(rules, standing, true);
            }
        }
        self.board.vacate(feature);
        if stays {
            self.board.occupy(feature, BARN);
        }
    }

    /// The distinct completed cities that a field touches (BASE-FARM-01, BASE-X-06), as segments.
    pub(crate) fn cities_at(&self, rules: &Rules, field: SegmentRef, cities: &mut Cities) {
        cities.clear();
        for segment in self.board.ring(field) {
            let design = &rules.designs[self.board.tiles[segment.tile()].design as usize];
            let mut touched = design.touches(segment.segment());
            while touched != 0 {
                let city = SegmentRef::new(segment.tile(), touched.trailing_zeros() as usize);
                touched &= touched - 1;
                let feature = self.board.feature(city);
                if self.board.is_complete(feature) && !cities.iter().any(|c| c.0 == feature) {
                    cities.push((feature, city));
                }
            }
        }
    }

    /// One farmer of each field that holds any.
    fn farmed_fields(&self, rules: &Rules) -> SmallList<(u16, SegmentRef), 64> {
        let mut fields = SmallList::<(u16, SegmentRef), 64>::new();
        for standing in self.figures.iter().filter(|s| s.figure.is_follower()) {
            let feature = self.board.feature(standing.spot);
            let is_field = self.board.kind(&rules.designs, standing.spot) == Kind::Field;
            if is_field && !fields.iter().any(|f| f.0 == feature) {
                fields.push((feature, standing.spot));
            }
        }
        fields
    }

    /// Scores all fields (BASE-FARM-01 to BASE-FARM-07).
    pub(crate) fn score_fields(&mut self, rules: &Rules, log: &mut Log) {
        // Each completed city with each farmed field at it.
        let mut around = SmallList::<((u16, SegmentRef), SegmentRef, Tally), 64>::new();
        let mut cities = Cities::new();
        for (feature, field) in self.farmed_fields(rules).iter().copied() {
            self.cities_at(rules, field, &mut cities);
            if rules.farmer_scoring == FarmerScoring::FieldMajority3 || cities.is_empty() {
                self.score_field(rules, field, &cities, 3, true, log);
                continue;
            }
            self.tell_pays(rules, feature, true, log);
            let tally = self.tally(rules, field);
            around.extend(cities.iter().map(|city| (*city, field, tally)));
        }
        for (i, (city, ..)) in around.iter().enumerate() {
            if around[..i].iter().any(|(other, ..)| other.0 == city.0) {
                continue;
            }
            let here = || around[i..].iter().filter(|(other, ..)| other.0 == city.0);
            let mut sum = [0; MAX_PLAYERS];
            for (.., tally) in here() {
                sum.iter_mut().zip(tally).for_each(|(sum, strength)| *sum += strength);
            }
            for player in majority(sum) {
                let own: SmallList<SegmentRef, 16> = here().filter(|at| at.2[player] > 0).map(|at| at.1).collect();
                let each = 4 + self.farm_bonus(rules, player, &own);
                let terms = self.city_terms(rules, &[*city], each);
                if terms.iter().any(|t| t.n > 0) {
                    self.award_field(rules, Cause::Feature(Kind::Field), city.1, player, terms, true, log);
                }
            }
        }
    }

    /// Scores one field for the majority on it: so much for each of its cities, and more by pigs.
    pub(crate) fn score_field(
        &mut self,
        rules: &Rules,
        field: SegmentRef,
        cities: &[(u16, SegmentRef)],
        each: i32,
        last: bool,
        log: &mut Log,
    ) {
        self.tell_pays(rules, self.board.feature(field), last, log);
        for player in majority(self.tally(rules, field)) {
            let each = each + self.farm_bonus(rules, player, &[field]);
            let terms = self.city_terms(rules, cities, each);
            self.award_field(rules, Cause::Feature(Kind::Field), field, player, terms, last, log);
        }
    }

    /// Pays a player for the cities at a field.
    #[allow(clippy::too_many_arguments, reason = "they are the fields of a score")]
    pub(crate) fn award_field(
        &mut self,
        rules: &Rules,
        cause: Cause,
        field: SegmentRef,
        player: usize,
        terms: [Term; 3],
        last: bool,
        log: &mut Log,
    ) {
        let points: i32 = terms.iter().map(|t| t.points()).sum();
        self.scores[player] += points as u32;
        log.tell(|| {
            let tiles = self.squares(rules, field);
            // Nothing is worth telling too.
            let none = terms.iter().all(|t| t.n == 0);
            let terms = terms.into_iter().filter(|t| t.n > 0 || (none && t.what == "cities")).collect();
            Event::Scored(Score { player, points, cause, last, tiles, terms })
        });
    }

    /// What completed cities are worth to a field, given what an ordinary one is, with a pig or herd (SIEGE-05,
    /// BCB-CASTLE-05, COMBO-VALUE-01, COMBO-02, COMBO-03, COMBO-X-09).
    pub(crate) fn city_terms(&self, rules: &Rules, cities: &[(u16, SegmentRef)], each: i32) -> [Term; 3] {
        let mut terms = [
            Term { what: "cities", n: 0, each },
            Term { what: "besieged", n: 0, each: 2 * each },
            Term { what: "castles", n: 0, each: each + 1 },
        ];
        if rules.hooks.city.is_empty() {
            terms[0].n = cities.len() as u32;
            return terms;
        }
        for (_, city) in cities {
            match self.city_kind(rules, *city) {
                CityKind::Ordinary => terms[0].n += 1,
                CityKind::Besieged => terms[1].n += 1,
                CityKind::Castle => terms[2].n += 1,
                CityKind::Manned => {}
            }
        }
        terms
    }

    /// What each city is worth more to a farmer, if expansions say so.
    pub(crate) fn farm_bonus(&self, rules: &Rules, player: usize, fields: &[SegmentRef]) -> i32 {
        let mut farm = Farm { player, fields, bonus: 0, most: i32::MAX };
        for change in &rules.hooks.farm {
            change(rules, self, &mut farm);
        }
        // COMBO-05
        farm.bonus.min(farm.most)
    }

    /// What a city is to farmers.
    pub(crate) fn city_kind(&self, rules: &Rules, city: SegmentRef) -> CityKind {
        rules.hooks.city.iter().filter_map(|kind| kind(self, city)).max().unwrap_or(CityKind::Ordinary)
    }
}

/// What a completed city is to farmers. The last that applies counts (SIEGE-X-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum CityKind {
    /// One with a cathedral, too (INN-X-03).
    Ordinary,
    Besieged,
    /// A castle that has scored.
    Castle,
    /// A castle that has not.
    Manned,
}

/// A farmer about to be paid for cities.
pub(crate) struct Farm<'a> {
    pub(crate) player: usize,
    /// The fields through which the player is paid.
    pub(crate) fields: &'a [SegmentRef],
    /// What each city is worth more.
    pub(crate) bonus: i32,
    /// The bonus is at most this.
    pub(crate) most: i32,
}
