//! Which of several figures of a kind stands where.
//!
//! They number the figures of a player (`0.small.3`); we do not. Reading and writing keep the same account of them, from
//! what the engine tells: where the choice is free, the lowest number goes.

use aude_engine::{Design, Event, Figure, Rules, Spot};

use super::parts::{figures, parts};

/// Where a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Where {
    Supply,
    Board(Spot),
    /// Where a part keeps it beside the table: the part, and one of its places.
    Beside(&'static str, usize),
}

/// A figure with its number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) owner: usize,
    pub(super) figure: Figure,
    pub(super) number: u32,
    pub(super) at: Where,
}

impl Piece {
    pub(super) fn id(&self) -> String {
        let name = figures().find(|it| it.figure == self.figure).map_or("small", |it| it.name);
        format!("{}.{name}.{}", self.owner, self.number)
    }
}

/// Reads `0.small.3`: owner, figure, number.
pub(super) fn read_id(text: &str) -> Result<(usize, Figure, u32), String> {
    let bad = || format!("`{text}` is not a figure such as 0.small.1");
    let mut parts = text.split('.');
    let (Some(owner), Some(name), Some(number), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
        return Err(bad());
    };
    let figure = figures().find(|it| it.name == name).map(|it| it.figure);
    let figure = figure.ok_or_else(|| format!("there is no figure `{name}` in Aude"))?;
    Ok((owner.parse().map_err(|_| bad())?, figure, number.parse().map_err(|_| bad())?))
}

/// All figures of a game.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    list: Vec<Piece>,
    /// The figure that goes next, where a message said which.
    pub(super) next: Option<(usize, Figure, u32)>,
    /// Figures that came home since the last tile was placed, and where they stood.
    pub(super) returned: Vec<(Piece, Spot)>,
    /// Tiles that are for sale, as they were drawn.
    pub(super) for_sale: Vec<Design>,
}

impl Pieces {
    pub(super) fn new(rules: &Rules) -> Self {
        let mut list = Vec::new();
        for owner in 0..rules.players() {
            for figure in figures().map(|it| it.figure) {
                let count = rules.choices().count(figure.name());
                list.extend((1..=count).map(|number| Piece { owner, figure, number, at: Where::Supply }));
            }
        }
        Self { list, next: None, returned: Vec::new(), for_sale: Vec::new() }
    }

    /// The figure with the lowest number that is somewhere.
    pub(super) fn find(&self, owner: usize, figure: Figure, at: Where) -> Option<&Piece> {
        let here = self.list.iter().filter(|p| (p.owner, p.figure, p.at) == (owner, figure, at));
        here.min_by_key(|p| p.number)
    }

    pub(super) fn whereabouts(&self, (owner, figure, number): (usize, Figure, u32)) -> Option<Where> {
        self.list.iter().find(|p| (p.owner, p.figure, p.number) == (owner, figure, number)).map(|p| p.at)
    }

    /// The name of a figure that came home from a segment since the last tile was placed.
    pub(super) fn returned(&self, owner: usize, figure: Figure, from: Spot) -> Option<String> {
        let is = |(piece, at): &&(Piece, Spot)| (piece.owner, piece.figure, *at) == (owner, figure, from);
        self.returned.iter().find(is).map(|(piece, _)| piece.id())
    }

    pub(super) fn shift(&mut self, owner: usize, figure: Figure, from: Where, to: Where) {
        let named = self.next.take().filter(|(o, f, _)| (*o, *f) == (owner, figure)).map(|(.., number)| number);
        let number = named.or_else(|| self.find(owner, figure, from).map(|p| p.number));
        let Some(number) = number else { return };
        match self.list.iter_mut().find(|p| (p.owner, p.figure, p.number) == (owner, figure, number)) {
            Some(piece) => piece.at = to,
            // They may count otherwise.
            None => self.list.push(Piece { owner, figure, number, at: to }),
        }
    }

    /// Follows what happened.
    pub(super) fn hear(&mut self, event: &Event) {
        match *event {
            Event::Placed { player, figure, spot } => self.shift(player, figure, Where::Supply, Where::Board(spot)),
            Event::PlacedTile { .. } => self.returned.clear(),
            Event::Returned { player, figure, spot } => {
                self.next = None;
                self.returned.extend(self.find(player, figure, Where::Board(spot)).map(|piece| (*piece, spot)));
                self.shift(player, figure, Where::Board(spot), Where::Supply);
            }
            _ => {}
        }
        parts().for_each(|part| (part.hear)(self, event));
    }
}
