//! The panel beside the board: names, scores, what everybody still has.

use std::fmt::Write as _;

use super::{Board, items::beside};
use crate::{
    Detail, Pose, back, figure,
    parts::{self, PARTS},
    players::livery,
    text::{self, Align},
    tile,
};

/// The width of the panel, before it is scaled.
pub(super) const WIDTH: f32 = 250.;

/// The inner edge of a card.
const PAD: f32 = 12.;

/// The height of a row of figures.
const ROW: f32 = 34.;

/// Something small with a number.
pub(crate) struct Chip {
    svg: String,
    width: f32,
}

impl Board<'_> {
    /// The panel and its height, before it is scaled.
    pub(super) fn panel_svg(&self) -> (String, f32) {
        let (mut svg, mut y) = self.header();
        for player in 0..self.rules.players() {
            let (card, height) = self.card(player);
            let _ = write!(
                svg,
                "<g class='player' data-score='{}' transform='translate(0 {y:.1})'>{card}</g>",
                self.state.score(player)
            );
            y += height + 8.;
        }
        (svg, y - 8.)
    }

    /// How many tiles are left, and the tile in hand.
    fn header(&self) -> (String, f32) {
        let (ink, faint) = (self.surroundings.ink(), self.surroundings.faint());
        let hand = beside(self.rules, self.state);
        let mut svg = format!(
            "<g class='left' transform='translate(2 4)scale(.4)'>{}</g>{}",
            back(),
            text::bold(&self.state.left().to_string(), 52., 33., 18., Align::Start, ink)
        );
        let (mut x, mut y) = (WIDTH - 66., 0.);
        for (i, face) in hand.iter().enumerate() {
            // Up to three beside the number, the rest below.
            if i == 2 {
                (x, y) = (WIDTH - 66., y + 72.);
            }
            let _ = write!(
                svg,
                "<g class='hand' data-tile='{}' transform='translate({x:.1} {y:.1})scale(.66)'>{}\
                 <path d='M0 0H100V100H0Z' fill='none' stroke='{faint}' stroke-width='3'/></g>",
                face.id,
                tile(face, 0, 0, Detail::Full)
            );
            x -= 74.;
        }
        let height = if hand.is_empty() { 52. } else { y + 76. };
        (svg, height)
    }

    /// A player's card.
    fn card(&self, player: usize) -> (String, f32) {
        let own = livery(self.livery(player));
        let chips = self.chips(player);
        let (mut row, mut x) = (String::new(), PAD);
        let mut y = 46. + ROW;
        for chip in &chips {
            if x + chip.width > WIDTH - PAD + 2. {
                (x, y) = (PAD, y + ROW);
            }
            let _ = write!(row, "<g transform='translate({x:.1} {:.1})'>{}</g>", y - 7., chip.svg);
            x += chip.width + 7.;
        }
        let height = if chips.is_empty() { 46. } else { y + 3. };
        let over = self.state.phase() == aude_engine::Phase::Over;
        let on_turn =
            if over { self.state.winners(self.rules).contains(&player) } else { self.state.decider() == player };
        let (edge, weight) = if on_turn { ("#e0a526", 3.5) } else { (self.surroundings.edge(), 1.5) };
        let score = self.state.score(player).to_string();
        let room = WIDTH - 58. - text::width(&score, 22.) - 22.;
        let ink = self.surroundings.ink();
        let svg = format!(
            "<rect width='{WIDTH}' height='{height}' rx='11' fill='{}' stroke='{edge}' stroke-width='{weight}'/>{}{}{}{row}",
            self.surroundings.card(),
            own.badge(27., 25., 15.),
            text::text(&text::fit(&self.name(player), 13., room), 52., 31., 13., Align::Start, ink),
            text::bold(&score, WIDTH - PAD - 2., 36., 22., Align::End, ink),
        );
        (svg, height)
    }

    /// The supply of a player, and what else a player holds.
    fn chips(&self, player: usize) -> Vec<Chip> {
        let mut chips = Vec::new();
        let seat = self.livery(player);
        for it in self.rules.figures() {
            let n = self.state.supply_of(player, it);
            if n > 0 {
                chips.push(self.chip(&figure(it, seat, Pose::Standing), parts::figure(it).icon, n));
            }
        }
        for part in PARTS {
            (part.chips)(self, player, &mut chips);
        }
        chips
    }

    /// A small picture, with a number unless it is 1.
    pub(crate) fn chip(&self, picture: &str, (scale, width): (f32, f32), n: u32) -> Chip {
        let mut svg = format!("<g transform='translate({:.1} 0)scale({scale})'>{picture}</g>", width / 2.);
        if n == 1 {
            return Chip { svg, width };
        }
        let number = n.to_string();
        svg += &text::text(&number, width + 3., -4., 11., Align::Start, self.surroundings.ink());
        Chip { svg, width: width + 3. + text::width(&number, 11.) }
    }
}
