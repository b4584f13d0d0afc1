//! A whole board.
//!
//! A position becomes a list of [`Item`]s, each an SVG fragment and a point: the browser composes them as it likes, and
//! [`Board::svg`] puts them into one document, with a panel of scores beside it.
//!
//! ```
//! use aude_draw::Board;
//! use aude_engine::{Rules, Setup};
//!
//! let rules = Rules::new(&Setup::players(2)).unwrap();
//! let state = rules.start();
//! let svg = Board::new(&rules, &state).names(&["Ann".into(), "Ben".into()]).tile_size(96.).svg();
//! assert!(svg.starts_with("<svg") && svg.contains("data-tile='D'"));
//! ```

mod items;
mod panel;
mod spread;

use std::{collections::HashSet, fmt::Write as _};

use aude_engine::{Event, FigureOnTable, Pos, Rules, State};

pub(crate) use items::{Companion, Pieces, Standing, corner_of};
pub use items::{Item, ItemKind, Piece, variety};
pub(crate) use panel::Chip;

use crate::{
    players::liveries,
    text::{self, Align},
};

/// What the board lies on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Surroundings {
    /// Parchment.
    #[default]
    Light,
    /// A dark table.
    Dark,
}

impl Surroundings {
    /// The ground.
    pub const fn ground(self) -> &'static str {
        match self {
            Self::Light => "#f3e9d2",
            Self::Dark => "#26211d",
        }
    }

    /// Lettering.
    pub const fn ink(self) -> &'static str {
        match self {
            Self::Light => "#43301c",
            Self::Dark => "#f1e4c8",
        }
    }

    /// Lettering that should not shout.
    pub const fn faint(self) -> &'static str {
        match self {
            Self::Light => "#8d7758",
            Self::Dark => "#a39179",
        }
    }

    /// Cards on the ground.
    pub const fn card(self) -> &'static str {
        match self {
            Self::Light => "#fffaf0",
            Self::Dark => "#38302a",
        }
    }

    /// The edges of cards.
    pub const fn edge(self) -> &'static str {
        match self {
            Self::Light => "#d9c7a3",
            Self::Dark => "#57493c",
        }
    }

    /// Squares on which a tile may be placed.
    const fn place(self) -> &'static str {
        match self {
            Self::Light => "#8a6a2c",
            Self::Dark => "#ffd98a",
        }
    }
}

/// Points somebody has just scored, and for which tiles.
#[derive(Clone, Debug)]
struct Award {
    player: usize,
    points: i32,
    tiles: Vec<Pos>,
}

/// A position, and how it shall look.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Board<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) state: &'a State,
    names: Vec<String>,
    liveries: Vec<usize>,
    surroundings: Surroundings,
    has_panel: bool,
    has_coordinates: bool,
    marks_last: bool,
    shows_places: bool,
    size: f32,
    region: Option<(Pos, Pos)>,
    folds: bool,
    /// Columns and rows that are folded away whatever lies there.
    folded: Option<(Vec<i16>, Vec<i16>)>,
    gone: Vec<FigureOnTable>,
    awards: Vec<Award>,
}

/// The rim around the outermost tiles, in tile units.
const RIM: f32 = 30.;

impl<'a> Board<'a> {
    /// A position on parchment, with scores, 72 pixels a tile.
    pub fn new(rules: &'a Rules, state: &'a State) -> Self {
        Self {
            rules,
            state,
            names: Vec::new(),
            liveries: (0..rules.players()).collect(),
            surroundings: Surroundings::Light,
            has_panel: true,
            has_coordinates: false,
            marks_last: false,
            shows_places: false,
            size: 72.,
            region: None,
            folds: false,
            folded: None,
            gone: Vec::new(),
            awards: Vec::new(),
        }
    }

    /// The players' names. Whoever is named after a colour wears it, if all are.
    #[must_use]
    pub fn names(mut self, names: &[String]) -> Self {
        self.liveries = liveries(names);
        self.names = names.to_vec();
        self
    }

    /// The liveries of the players by seat, as numbers of [`LIVERIES`](crate::LIVERIES).
    #[must_use]
    pub fn liveries(mut self, liveries: &[usize]) -> Self {
        self.liveries = liveries.to_vec();
        self
    }

    /// What the board lies on.
    #[must_use]
    pub const fn on(mut self, surroundings: Surroundings) -> Self {
        self.surroundings = surroundings;
        self
    }

    /// With or without the panel of scores.
    #[must_use]
    pub const fn panel(mut self, on: bool) -> Self {
        self.has_panel = on;
        self
    }

    /// With or without the numbers of columns and rows at the rim.
    #[must_use]
    pub const fn coordinates(mut self, on: bool) -> Self {
        self.has_coordinates = on;
        self
    }

    /// With or without a frame around the tile placed last.
    #[must_use]
    pub const fn mark_last(mut self, on: bool) -> Self {
        self.marks_last = on;
        self
    }

    /// With or without the places where the tile, or a figure, may go now.
    #[must_use]
    pub const fn places(mut self, on: bool) -> Self {
        self.shows_places = on;
        self
    }

    /// How many pixels a tile is wide.
    #[must_use]
    pub const fn tile_size(mut self, pixels: f32) -> Self {
        self.size = pixels;
        self
    }

    /// Only these squares: the south-western and the north-eastern one.
    #[must_use]
    pub const fn region(mut self, south_west: Pos, north_east: Pos) -> Self {
        self.region = Some((south_west, north_east));
        self
    }

    /// Whether rows and columns without a tile are folded away, for examples whose parts lie far from each other.
    #[must_use]
    pub const fn fold(mut self, on: bool) -> Self {
        self.folds = on;
        self
    }

    /// The same squares as another picture, so that the two can be compared.
    #[must_use]
    pub fn framed_as(mut self, other: &Board) -> Self {
        self.region = Some(other.extent());
        self.folded = Some(other.folded());
        self
    }

    /// Shows what has just happened: figures that left, faintly, and points that were scored.
    #[must_use]
    pub fn after(mut self, events: &[Event]) -> Self {
        for event in events {
            match event {
                Event::Returned { player, figure, spot } => {
                    self.gone.push(FigureOnTable { spot: *spot, owner: *player, figure: *figure });
                }
                Event::Scored(score) if score.points != 0 => {
                    let (player, points, tiles) = (score.player, score.points, score.tiles.clone());
                    self.awards.push(Award { player, points, tiles });
                }
                _ => {}
            }
        }
        // Who came home by another way and stands there again needs no ghost.
        let standing: Vec<_> = self.state.figures().collect();
        self.gone.retain(|it| !standing.contains(it));
        self
    }

    /// How many pixels a tile is wide.
    #[cfg(feature = "raster")]
    pub(crate) const fn size(&self) -> f32 {
        self.size
    }

    pub(crate) fn livery(&self, player: usize) -> usize {
        self.liveries.get(player).copied().unwrap_or(player)
    }

    fn name(&self, player: usize) -> String {
        let fallback = || crate::players::livery(self.livery(player)).name.to_string();
        self.names.get(player).cloned().unwrap_or_else(fallback)
    }

    /// The squares that are drawn: the south-western and the north-eastern one.
    pub fn extent(&self) -> (Pos, Pos) {
        if let Some(region) = self.region {
            return region;
        }
        let mut squares: Vec<Pos> = self.state.tiles().map(|laid| laid.at).collect();
        if self.shows_places {
            squares.extend(items::places(self.rules, self.state));
        }
        let span = |of: fn(&Pos) -> i16| {
            let (least, most) = (squares.iter().map(of).min(), squares.iter().map(of).max());
            (least.unwrap_or(0), most.unwrap_or(0))
        };
        let ((west, east), (south, north)) = (span(|p| p.x), span(|p| p.y));
        (Pos::new(west, south), Pos::new(east, north))
    }

    /// The pixels of the picture: width and height.
    pub fn pixels(&self) -> (f32, f32) {
        let layout = self.layout(0.).1;
        (layout.width, layout.height)
    }

    /// The whole picture as an SVG document.
    pub fn svg(&self) -> String {
        let (panel, layout) = self.layout(0.);
        let mut inside = self.ground(&layout);
        inside += &layout.on_board(&self.shown(self.items()));
        inside += &layout.beside_board(&panel);
        layout.document(&inside)
    }

    /// The picture, of a height at least, in three layers from below: the ground, tiles that `is_fresh` if there are any,
    /// and everything on them and beside them.
    pub fn layers(&self, height: f32, mut is_fresh: impl FnMut(Pos) -> bool) -> (String, Option<String>, String) {
        let (panel, layout) = self.layout(height);
        let fresh = self.shown(self.tile_items(&mut is_fresh));
        let fresh = (!fresh.is_empty()).then(|| layout.document(&layout.on_board(&fresh)));
        let over = layout.on_board(&self.shown(self.things())) + &layout.beside_board(&panel);
        (layout.document(&self.ground(&layout)), fresh, layout.document(&over))
    }

    /// Those items that are on the squares that are drawn, at their places in the picture.
    fn shown(&self, mut items: Vec<Item>) -> Vec<Item> {
        let (low, high) = self.extent();
        items.retain(|item| (low.x..=high.x).contains(&item.at.x) && (low.y..=high.y).contains(&item.at.y));
        let (columns, rows) = self.folded();
        for item in &mut items {
            item.x -= folded_before(&columns, item.at.x);
            // Rows count from the south, and the picture from the north.
            item.y += folded_before(&rows, item.at.y);
        }
        items
    }

    /// The columns and the rows that are folded away.
    fn folded(&self) -> (Vec<i16>, Vec<i16>) {
        if let Some(folded) = &self.folded {
            return folded.clone();
        }
        if !self.folds {
            return (Vec::new(), Vec::new());
        }
        let (low, high) = self.extent();
        let empty = |of: fn(Pos) -> i16| {
            let used: HashSet<i16> = self.state.tiles().map(|laid| of(laid.at)).collect();
            (of(low)..=of(high)).filter(|n| !used.contains(n)).collect()
        };
        (empty(|at| at.x), empty(|at| at.y))
    }

    /// The ground, the numbers at its rim, and the shadow of the land.
    fn ground(&self, layout: &Layout) -> String {
        let squares = self.shown(self.state.tiles().map(|laid| Item::tile(laid.at, "", String::new())).collect());
        let mut inside = land(&squares);
        if self.has_coordinates {
            inside += &self.coordinate_rim();
        }
        format!("<rect width='100%' height='100%' fill='{}'/>{}", self.surroundings.ground(), layout.group(&inside))
    }

    /// Numbers of columns below and of rows at the left.
    fn coordinate_rim(&self) -> String {
        let (low, high) = self.extent();
        let ink = self.surroundings.faint();
        let (columns, rows) = self.folded();
        let (west, south) = (f32::from(low.x) * 100., f32::from(low.y) * -100. + 100.);
        let mut svg = String::new();
        for x in (low.x..=high.x).filter(|x| !columns.contains(x)) {
            let at = f32::from(x) * 100. + 50. - folded_before(&columns, x);
            svg += &text::text(&x.to_string(), at, south + 22., 12., Align::Middle, ink);
        }
        for y in (low.y..=high.y).filter(|y| !rows.contains(y)) {
            let number = y.to_string();
            let size = 12. * ((RIM - 11.) / text::width(&number, 12.)).min(1.);
            let at = f32::from(y) * -100. + 56. + folded_before(&rows, y);
            svg += &text::text(&number, west - 9., at, size, Align::End, ink);
        }
        svg
    }

    /// The panel, and where things are in a picture of a height at least.
    fn layout(&self, least: f32) -> (String, Layout) {
        let (low, high) = self.extent();
        let scale = self.size / 100.;
        let (columns, rows) = (f32::from(high.x - low.x + 1), f32::from(high.y - low.y + 1));
        let rim = RIM * scale;
        let (empty_columns, empty_rows) = self.folded();
        let width = columns * 100. - folded_before(&empty_columns, high.x);
        let folded_rows = folded_before(&empty_rows, high.y);
        let (board_w, board_h) = (width * scale + 2. * rim, (rows * 100. - folded_rows) * scale + 2. * rim);
        let panel_scale = (self.size / 72.).clamp(0.72, 3.);
        let gap = 14. * panel_scale;
        let (panel, panel_h) = if self.has_panel { self.panel_svg() } else { (String::new(), 0.) };
        let panel_w = if self.has_panel { panel::WIDTH * panel_scale + gap } else { 0. };
        let height = board_h.max(panel_h * panel_scale + 2. * gap).max(least).ceil();
        let corner = corner_of(Pos::new(low.x, high.y));
        let layout = Layout {
            width: (board_w + panel_w).ceil(),
            height,
            scale,
            board_x: rim - corner.0 * scale,
            board_y: (height - board_h) / 2. + rim - (corner.1 + folded_rows) * scale,
            panel_x: board_w,
            panel_scale,
            gap,
        };
        (panel, layout)
    }
}

/// How much room is saved before a column or row if these are folded away. Of several next to each other a gap is left.
fn folded_before(folded: &[i16], n: i16) -> f32 {
    let before = folded.iter().filter(|other| **other < n);
    before.map(|other| if folded.contains(&(other - 1)) { 100. } else { 100. - RIM }).sum()
}

/// The shadow of the land, and the line around it.
fn land(tiles: &[Item]) -> String {
    let mut squares = String::new();
    for tile in tiles {
        let _ = write!(squares, "M{:.0} {:.0}h100v100h-100z", tile.x, tile.y);
    }
    format!(
        "<path d='{squares}' transform='translate(3 5)' fill='#1c1208' opacity='.22'/>\
         <path d='{squares}' fill='#3f3020' stroke='#3f3020' stroke-width='2.4' stroke-linejoin='round'/>"
    )
}

/// Where things are in the picture, in pixels.
struct Layout {
    width: f32,
    height: f32,
    scale: f32,
    board_x: f32,
    board_y: f32,
    panel_x: f32,
    panel_scale: f32,
    gap: f32,
}

impl Layout {
    fn document(&self, inside: &str) -> String {
        let (w, h) = (self.width, self.height);
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{w:.0}' height='{h:.0}' viewBox='0 0 {w:.0} {h:.0}'>{inside}</svg>"
        )
    }

    /// What is drawn in tile units.
    fn group(&self, inside: &str) -> String {
        let (x, y, scale) = (self.board_x, self.board_y, self.scale);
        format!("<g transform='translate({x:.2} {y:.2})scale({scale:.4})'>{inside}</g>")
    }

    fn on_board(&self, items: &[Item]) -> String {
        self.group(&items.iter().map(Item::group).collect::<String>())
    }

    fn beside_board(&self, panel: &str) -> String {
        if panel.is_empty() {
            return String::new();
        }
        format!(
            "<g transform='translate({:.1} {:.1})scale({:.3})'>{panel}</g>",
            self.panel_x, self.gap, self.panel_scale
        )
    }
}

impl Item {
    /// The fragment moved to its place on the board, with what it is as attributes.
    pub fn group(&self) -> String {
        let about = match self.kind {
            ItemKind::Tile(id) => format!("class='tile' data-tile='{id}'"),
            ItemKind::Place => "class='place'".into(),
            ItemKind::Last => "class='last'".into(),
            ItemKind::Piece(Piece { name, owner, height, .. }) => {
                let height = height.map(|n| format!(" data-height='{n}'")).unwrap_or_default();
                let owner = owner.map(|n| format!(" data-owner='{n}'")).unwrap_or_default();
                format!("class='{name}'{height}{owner}")
            }
            ItemKind::Figure(owner, figure) => format!("class='figure' data-figure='{figure}' data-owner='{owner}'"),
            ItemKind::Gone(owner, figure) => format!("class='gone' data-figure='{figure}' data-owner='{owner}'"),
            ItemKind::Spot(spot) => format!("class='spot' data-segment='{}'", spot.segment),
            ItemKind::Marker(marker) => format!("class='marker' data-marker='{}'", marker.name()),
            ItemKind::Points(player, points) => format!("class='points' data-owner='{player}' data-points='{points}'"),
        };
        format!("<g {about} data-at='{}' transform='translate({:.1} {:.1})'>{}</g>", self.at, self.x, self.y, self.svg)
    }
}
