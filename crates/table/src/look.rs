//! The table at a moment.

use aude_draw::{Board, Item, ItemKind};
use aude_engine::{Figure, Phase, Rules, State, parts::Holding};

use crate::{
    ask,
    table::Step,
    view::{AuctionView, BidView, CardView, LastMove, Piece, PlayerView, PrisonerView, Stock, Text, TileView, View},
    words::{corner_point, point, square, whose},
};

/// What a view is made from.
pub struct Moment<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
    pub names: &'a [String],
    pub colours: &'a [usize],
    /// What was done so far.
    pub steps: &'a [Step],
    /// How many lines of the log tell of it.
    pub lines: u32,
}

impl Moment<'_> {
    /// The view, without the decision that is due.
    pub fn view(&self) -> View {
        let (rules, state) = (self.rules, self.state);
        let id = |design| rules.tile(design).id.to_string();
        let tile =
            |laid: aude_engine::TileOnTable| TileView { tile: id(laid.tile), at: square(laid.at), turn: laid.turn };
        View {
            moves: self.steps.len() as u32,
            turn: state.turn() as u32,
            active: state.player(),
            second: state.is_second_part(),
            tiles: state.tiles().map(tile).collect(),
            pieces: self.pieces(),
            players: (0..rules.players()).map(|player| self.player(player)).collect(),
            rules: ask::topic(rules, state, &[]),
            ask: None,
            left: state.left() as u32,
            removed: state.removed().iter().map(|design| id(*design)).collect(),
            aside: state.aside().iter().map(|design| id(*design)).collect(),
            last: self.last(),
            undo: 0,
            back: vec![0; rules.players()],
            winners: state.winners(rules),
            over: state.phase() == Phase::Over,
            lines: self.lines,
            auction: state.auction().map(|auction| AuctionView {
                tiles: auction.tiles().iter().map(|design| id(*design)).collect(),
                tile: auction.tile().map(id),
                chooser: auction.tile().map(|_| auction.chooser()),
                bid: auction.bid().map(|(player, points)| BidView { player, points }),
                won: (0..rules.players()).map(|player| auction.won(player).map(id)).collect(),
                asked: matches!(state.phase(), Phase::AuctionChoose | Phase::AuctionBid | Phase::AuctionDeal),
            }),
            count: state.count().map(|quarter| quarter.name().into()),
            dragon: (state.phase() == Phase::Dragon).then(|| state.dragon_steps() as u32),
        }
    }

    fn pieces(&self) -> Vec<Piece> {
        let board = Board::new(self.rules, self.state).liveries(self.colours);
        let mut pieces: Vec<Piece> = board.things().into_iter().filter_map(piece).collect();
        let barns: Vec<_> = self.steps.iter().filter_map(|step| step.barn).collect();
        for piece in pieces.iter_mut().filter(|piece| piece.figure.as_deref() == Some(Figure::Barn.name())) {
            if let Some((at, corner)) = barns.iter().find(|(at, _)| square(*at) == piece.at) {
                piece.point = corner_point(Figure::Barn, *at, *corner);
            }
        }
        pieces
    }

    fn player(&self, player: usize) -> PlayerView {
        let (rules, state) = (self.rules, self.state);
        let id = |design: &aude_engine::Design| rules.tile(*design).id.to_string();
        let stock = |figure: Figure, n| Stock { figure: figure.name().into(), n };
        let mut view = PlayerView {
            name: self.names.get(player).cloned().unwrap_or_default(),
            score: state.score(player),
            supply: rules.figures().map(|figure| stock(figure, state.supply_of(player, figure))).collect(),
            tokens: Vec::new(),
            prisoners: Vec::new(),
            cards: Vec::new(),
            hand: state.hand(player).iter().map(id).collect(),
        };
        for held in Holding::of(rules, state, player) {
            match held {
                Holding::Tokens(name, n) => view.tokens.push(Stock { figure: name.into(), n }),
                Holding::Card(name, size) => view.cards.push(CardView { card: name.into(), size }),
                Holding::FigureOf(owner, figure) => {
                    view.prisoners.push(PrisonerView { owner, figure: figure.name().into() });
                }
                Holding::Tile(design) => view.hand.push(id(&design)),
                _ => {}
            }
        }
        view
    }

    /// Where each player placed a tile last.
    fn last(&self) -> Vec<LastMove> {
        let last = |player| {
            let placed = self.steps.iter().rev().find_map(|step| step.placed.filter(|(by, _)| *by == player));
            placed.map(|(player, at)| LastMove { player, at: square(at) })
        };
        (0..self.rules.players()).filter_map(last).collect()
    }
}

/// A piece of the drawing as clients know it.
fn piece(item: Item) -> Option<Piece> {
    let (kind, owner, figure, label) = match item.kind {
        ItemKind::Piece(aude_draw::Piece { name, owner, height, .. }) => {
            let label = match (owner.zip(Figure::from_name(name)), height) {
                (Some((owner, figure)), _) => whose(owner, figure),
                (None, Some(n)) => Text::new(format!("piece-{name}")).with("n", n),
                (None, None) => Text::new(format!("kind-{name}")),
            };
            (name, owner, None, label)
        }
        ItemKind::Figure(owner, figure) => ("figure", Some(owner), Some(figure.name().into()), whose(owner, figure)),
        ItemKind::Marker(marker) => (marker.name(), None, None, Text::new(format!("piece-{}", marker.name()))),
        ItemKind::Tile(_)
        | ItemKind::Place
        | ItemKind::Last
        | ItemKind::Gone(..)
        | ItemKind::Spot(_)
        | ItemKind::Points(..) => return None,
    };
    let built = if let ItemKind::Piece(built) = item.kind { Some(built) } else { None };
    Some(Piece {
        walks: matches!(item.kind, ItemKind::Marker(_)),
        // What has a direction lies across its tile.
        flat: built.is_some_and(|piece| piece.axis.is_some()),
        kind: kind.into(),
        at: square(item.at),
        segment: item.spot.map(|spot| spot.segment),
        point: point(aude_draw::Point { x: item.x, y: item.y }),
        svg: item.svg,
        owner,
        figure,
        height: built.and_then(|piece| piece.height),
        axis: built.and_then(|piece| piece.axis).map(|axis| axis.name().into()),
        label,
    })
}
