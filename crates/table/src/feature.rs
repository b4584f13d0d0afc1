//! What players ask about the table: features, fields, what the game would end with.

use std::collections::BTreeSet;

use aude_draw::{Point as Spotted, geometry::with_layout, outline};
use aude_engine::{
    Cause, Event, FeatureOnTable, Log, Phase, Placement, Placements, Pos, Rules, Score, Spot, State, Survey,
    tile::{Kind, Marks, Tile, turn_places},
};

use crate::{
    table::Table,
    view::{FeatureView, FieldView, Gap, Outline, Outlook, Point, SegmentView, StrengthView, Text, TileCount},
    words::{Words, counted, pos, square},
};

/// Half the width of a bridge, for those who point at it.
const DECK: f32 = 9.;

/// Whoever points this near to the place of somebody in a building means the building.
const NEAR: f32 = 9.;

impl Table {
    /// The feature under a point of the table.
    pub fn feature_at(&self, point: Point) -> Option<FeatureView> {
        let (rules, state) = (self.game().rules(), self.game().state());
        self.feature_of(spot_at(rules, state, point)?)
    }

    /// The feature of a segment.
    pub fn feature(&self, segment: SegmentView) -> Option<FeatureView> {
        self.feature_of(Spot { at: pos(segment.at)?, segment: segment.segment })
    }

    fn feature_of(&self, spot: Spot) -> Option<FeatureView> {
        let (rules, state) = (self.game().rules(), self.game().state());
        let feature = state.features(rules).into_iter().find(|feature| feature.segments.contains(&spot))?;
        let mut log = Log::on();
        let _ = state.if_ended(rules, &mut log);
        Some(Asked { words: self.words(), spot, feature: &feature, end: &scores(log) }.view())
    }

    /// The areas of segments.
    pub fn outlines(&self, segments: &[SegmentView]) -> Vec<Outline> {
        let spot = |s: &SegmentView| Some(Spot { at: pos(s.at)?, segment: s.segment });
        outlines(self.words(), segments.iter().filter_map(spot))
    }

    /// The fields that somebody owns.
    pub fn fields(&self) -> Vec<FieldView> {
        let (rules, state) = (self.game().rules(), self.game().state());
        let mut log = Log::on();
        let _ = state.if_ended(rules, &mut log);
        let end = scores(log);
        let fields = state.features(rules).into_iter().filter(|f| f.kind == Kind::Field);
        let view = |feature: FeatureOnTable| {
            let asked = Asked { words: self.words(), spot: feature.segments[0], feature: &feature, end: &end };
            let owners = asked.owners();
            (!owners.is_empty()).then(|| FieldView {
                owners,
                now: asked.now(),
                outlines: outlines(self.words(), feature.segments.iter().copied()),
            })
        };
        fields.filter_map(view).collect()
    }

    /// What the table would say if the game ended now, and what is left.
    pub fn outlook(&self) -> Outlook {
        let (rules, state) = (self.game().rules(), self.game().state());
        let end = state.if_ended(rules, &mut Log::off());
        let mut bag: Vec<TileCount> = (rules.tiles())
            .map(|(design, tile)| TileCount { tile: tile.id.into(), n: state.in_bag(design) as u32 })
            .filter(|count| count.n > 0)
            .collect();
        bag.sort_unstable_by(|a, b| a.tile.cmp(&b.tile));
        Outlook {
            scores: (0..rules.players()).map(|player| end.score(player) as i32).collect(),
            dead: dead(rules, state),
            bag,
        }
    }
}

/// Empty squares next to a tile that no tile fits which is left. Once nothing is left they are of no interest.
fn dead(rules: &Rules, state: &State) -> Vec<crate::Square> {
    if state.left() == 0 || state.phase() == Phase::Over {
        return Vec::new();
    }
    let in_bag = rules.tiles().map(|(design, _)| design).filter(|design| state.in_bag(*design) > 0);
    let in_hand = state.tile().into_iter().chain(state.hand(state.player()).iter().copied());
    let left = in_bag.chain(in_hand);
    let fits: BTreeSet<Pos> = left.flat_map(|design| places(rules, state, design)).map(Placement::at).collect();
    let mut squares: Vec<Pos> = state.open_squares().filter(|at| !fits.contains(at)).collect();
    squares.sort_unstable();
    squares.into_iter().map(square).collect()
}

type Fitting = (&'static Tile, u32, Vec<Placement>);

/// The tiles that are left, how many, and where each fits.
fn fitting(rules: &Rules, state: &State) -> Vec<Fitting> {
    let left = rules.tiles().filter(|(design, _)| state.in_bag(*design) > 0);
    left.map(|(design, tile)| (tile, state.in_bag(design) as u32, places(rules, state, design))).collect()
}

pub(crate) fn places(rules: &Rules, state: &State, design: aude_engine::Design) -> Vec<Placement> {
    let mut list = Placements::new();
    state.placements(rules, design, &mut list);
    list.to_vec()
}

/// The final scores for features.
fn scores(mut log: Log) -> Vec<Score> {
    let score = |event| if let Event::Scored(score) = event { Some(score) } else { None };
    log.take().into_iter().filter_map(score).collect()
}

/// The segment under a point of the table.
pub(crate) fn spot_at(rules: &Rules, state: &State, [x, y]: Point) -> Option<Spot> {
    let (column, row) = ((x / 100.).floor(), (y / 100.).floor());
    let at = pos([column as i32, -(row as i32)])?;
    let laid = state.tile_at(at)?;
    let tile = rules.tile(laid.tile);
    let on = Spotted { x: x - column * 100., y: y - row * 100. };
    if let Some((_, axis)) = state.bridges().into_iter().find(|(over, _)| *over == at) {
        let off = if axis == aude_engine::Axis::EastWest { on.y } else { on.x };
        if (off - 50.).abs() < DECK {
            return Some(Spot { at, segment: tile.segments.len() as u8 });
        }
    }
    // On the tile as the catalogue writes it.
    let on = on.turned(4 - laid.turn % 4);
    let segment = with_layout(tile, |layout| {
        let buildings = tile.segments.iter().enumerate().filter(|(_, s)| s.kind.is_center() || s.kind == Kind::Garden);
        let near = buildings.map(|(i, _)| i).find(|i| layout.anchors[*i].distance(on) < NEAR);
        near.or_else(|| layout.ground.owner(on))
    })?;
    Some(Spot { at, segment: segment as u8 })
}

/// The areas of segments that are on the table.
fn outlines(words: Words, spots: impl Iterator<Item = Spot>) -> Vec<Outline> {
    let area = |spot: Spot| {
        let laid = words.state.tile_at(spot.at)?;
        let tile = words.rules.tile(laid.tile);
        let path = if (spot.segment as usize) < tile.segments.len() {
            outline(tile, spot.segment as usize, laid.turn)
        } else {
            let (_, axis) = words.state.bridges().into_iter().find(|(over, _)| *over == spot.at)?;
            let (from, to) = (50. - DECK, 50. + DECK);
            match axis {
                aude_engine::Axis::EastWest => format!("M0 {from}H100V{to}H0Z"),
                aude_engine::Axis::NorthSouth => format!("M{from} 0V100H{to}V0Z"),
            }
        };
        Some(Outline { at: square(spot.at), path })
    };
    spots.filter_map(area).collect()
}

/// A feature somebody asks about.
struct Asked<'a> {
    words: Words<'a>,
    /// One of its segments.
    spot: Spot,
    feature: &'a FeatureOnTable,
    /// What is scored if the game ends now.
    end: &'a [Score],
}

impl Asked<'_> {
    fn view(&self) -> FeatureView {
        let Words { rules, state } = self.words;
        let mut survey = Survey::default();
        survey.take(rules, state);
        let found = survey.visit(rules, state, self.spot).map(|number| survey.features()[number].clone());
        let open = found.as_ref().map_or(0, |f| if f.kind == Kind::Field { 0 } else { f.open });
        let hopeless = found.as_ref().is_some_and(|f| survey.edges(f).iter().any(|edge| edge.fits == 0));
        let gaps = self.gaps();
        let more = if self.feature.kind.is_center() { open } else { gaps.len() as u32 };
        let scores = !matches!(self.feature.kind, Kind::Field | Kind::Carcassonne);
        let finished = found.as_ref().filter(|_| scores && !hopeless).map(|f| f.worth(rules, true, more));
        let kind = self.words.kind(self.spot);
        let strengths = self.feature.strength.iter().enumerate().filter(|(_, strength)| **strength > 0);
        let cities = found.as_ref().filter(|f| f.kind == Kind::Field).map_or(0, |field| {
            survey.cities(field).filter(|city| survey.features()[*city].is_complete()).count() as u32
        });
        FeatureView {
            kind: kind.into(),
            title: Text::new("feature-title").with("kind", kind),
            outlines: outlines(self.words, self.feature.segments.iter().copied()),
            tiles: self.feature.tiles,
            open,
            complete: self.feature.complete,
            marks: marks(self.feature.marks),
            strengths: strengths.map(|(player, n)| StrengthView { player, strength: *n }).collect(),
            owners: self.owners(),
            now: self.now(),
            finished,
            cities,
            gaps,
        }
    }

    fn owners(&self) -> Vec<usize> {
        let most = self.feature.strength.iter().copied().max().unwrap_or(0).max(1);
        (0..self.feature.strength.len()).filter(|player| self.feature.strength[*player] == most).collect()
    }

    /// What its owners would get each if the game ended now; for what nobody owns what it would be worth.
    fn now(&self) -> i32 {
        let Words { rules, state } = self.words;
        let squares = self.squares();
        let owner = self.owners().first().copied();
        let told = self.end.iter().find(|score| {
            score.cause == Cause::Feature(self.feature.kind) && Some(score.player) == owner && score.tiles == squares
        });
        if let Some(score) = told {
            return score.points;
        }
        let mut survey = Survey::default();
        survey.take(rules, state);
        let Some(number) = survey.visit(rules, state, self.spot) else { return 0 };
        let found = survey.features()[number].clone();
        match self.feature.kind {
            Kind::Field => {
                let cities = survey.cities(&found).filter(|city| survey.features()[*city].is_complete()).count();
                cities as i32 * i32::from(found.each[owner.unwrap_or(0)])
            }
            Kind::Carcassonne => 0,
            // It has been scored.
            _ if self.feature.complete => 0,
            _ => found.worth(rules, false, 0),
        }
    }

    /// The squares that a score of it names.
    fn squares(&self) -> Vec<Pos> {
        let state = self.words.state;
        let mut squares: Vec<Pos> = if self.feature.kind.is_center() {
            let at = self.spot.at;
            at.around().filter(|p| state.tile_at(*p).is_some()).chain([at]).collect()
        } else {
            self.feature.segments.iter().map(|spot| spot.at).collect()
        };
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    /// The squares it is open to, and what fits there.
    fn gaps(&self) -> Vec<Gap> {
        let Words { rules, state } = self.words;
        let center = self.feature.kind.is_center();
        if self.feature.complete || !(center || matches!(self.feature.kind, Kind::City | Kind::Road)) {
            return Vec::new();
        }
        let mut squares: Vec<Pos> = if center {
            self.spot.at.around().collect()
        } else {
            let leads = |spot: &Spot| self.sides(*spot).map(|side| spot.at.neighbour(side)).collect::<Vec<_>>();
            self.feature.segments.iter().flat_map(leads).collect()
        };
        squares.retain(|at| state.tile_at(*at).is_none());
        squares.sort_unstable();
        squares.dedup();
        let left = fitting(rules, state);
        let gap = |at: Pos| {
            let (mut fits, mut closes) = (Vec::new(), Vec::new());
            for (tile, n, places) in &left {
                let mut turns = places.iter().filter(|p| p.at() == at).map(|p| p.turn()).peekable();
                if turns.peek().is_none() {
                    continue;
                }
                let count = TileCount { tile: tile.id.into(), n: *n };
                if turns.any(|turn| center || self.ends(tile, turn, at)) {
                    closes.push(count.clone());
                }
                fits.push(count);
            }
            Gap { at: square(at), fits, closes }
        };
        squares.into_iter().map(gap).collect()
    }

    /// The sides of its tile that a segment of a road or city reaches.
    fn sides(&self, spot: Spot) -> impl Iterator<Item = usize> {
        let places = self.words.state.segment_name(self.words.rules, spot).places;
        (0..4).filter(move |side| places >> (3 * side + 1) & 1 == 1)
    }

    /// Whether the feature would not be open any more on a square, with a tile there.
    fn ends(&self, tile: &Tile, turn: u8, at: Pos) -> bool {
        let state = self.words.state;
        let comes_in = |side: &usize| {
            let beside = at.neighbour(*side);
            let mut there = self.feature.segments.iter().filter(|spot| spot.at == beside);
            there.any(|spot| self.sides(*spot).any(|s| s == (side + 2) % 4))
        };
        (0..4).filter(comes_in).all(|side| {
            let places = |s: &aude_engine::tile::Segment| turn_places(s.places, turn);
            let meets = |s: &&aude_engine::tile::Segment| places(s) >> (3 * side + 1) & 1 == 1;
            let segment = tile.segments.iter().find(meets);
            segment.is_some_and(|s| {
                let mut leads = (0..4).filter(|other| places(s) >> (3 * other + 1) & 1 == 1);
                leads.all(|other| state.tile_at(at.neighbour(other)).is_some())
            })
        })
    }
}

/// What a feature carries, in words.
fn marks(marks: Marks) -> Vec<Text> {
    marks.each().map(|(what, n, _)| counted(what, n)).collect()
}
