//! The decision that is due, and how each thing that can be done is shown.

use aude_draw::{Board, Point as Spotted, anchor};
use aude_engine::{
    Action, Arguments, Axis, Corner, Figure, FigureOnTable, Phase, Pos, Quarter, Rules, Spot, State, Target, Verb,
    tile::Kind,
};

use crate::{
    view::{Ask, BridgeView, Choice, Form, Piece, Point},
    words::{Words, barn_point, middle, point, pos, segment_view, square},
};

/// The decision that is due in a position, with its legal actions and what stands on the table.
pub fn ask(rules: &Rules, state: &State, actions: &[Action], pieces: &[Piece]) -> Option<Ask> {
    if matches!(state.phase(), Phase::Over | Phase::Draw) {
        return None;
    }
    Some(Ask {
        player: state.decider(),
        phase: state.phase().name().into(),
        question: Words::new(rules, state).question(actions),
        tile: state.tile().map(|design| rules.tile(design).id.into()),
        choices: choices(rules, state, actions, pieces),
    })
}

/// Actions as they are shown and chosen.
pub fn choices(rules: &Rules, state: &State, actions: &[Action], pieces: &[Piece]) -> Vec<Choice> {
    let words = Words::new(rules, state);
    let shown = Shown { rules, state, board: Board::new(rules, state), pieces };
    let choice = |(index, action): (usize, &Action)| Choice {
        index: index as u32,
        verb: Verb::of(*action).0.name.into(),
        form: shown.form(*action),
        label: words.label(*action),
        detail: words.detail(*action),
    };
    actions.iter().enumerate().map(choice).collect()
}

/// What forms are made from.
struct Shown<'a> {
    rules: &'a Rules,
    state: &'a State,
    board: Board<'a>,
    pieces: &'a [Piece],
}

impl Shown<'_> {
    fn form(&self, action: Action) -> Form {
        let tile = |design| self.rules.tile(design).id.to_string();
        let bridge = |(over, axis): (Pos, Axis)| BridgeView { at: square(over), axis: axis.name().into() };
        let (verb, arguments) = Verb::of(action);
        match arguments {
            Arguments::Placement(design, placement) => {
                Form::Tile { tile: tile(design), at: square(placement.at()), turn: placement.turn(), bridge: None }
            }
            Arguments::BridgedPlacement(design, placement, span) => {
                let at = placement.at();
                let bridge = Some(bridge(span.bridge(at)));
                Form::Tile { tile: tile(design), at: square(at), turn: placement.turn(), bridge }
            }
            Arguments::Square(at) if verb.target == Target::HeldTile => {
                let abbey = self.rules.tiles().find(|(_, tile)| tile.held).map_or("", |(_, tile)| tile.id);
                Form::Tile { tile: abbey.into(), at: square(at), turn: 0, bridge: None }
            }
            Arguments::FigureOnSegment(figure, spot) if verb.target == Target::Figure => {
                self.piece(self.state.decider(), Some(figure), spot)
            }
            Arguments::FigureOnSegment(figure, spot) => self.spot(figure, spot),
            Arguments::Corner(corner) => self.barn(corner),
            Arguments::Segment(spot) if verb.target == Target::Figure => self.piece(self.state.decider(), None, spot),
            Arguments::Segment(spot) => Form::Segment { segment: segment_view(spot), point: self.anchor(spot) },
            Arguments::OwnedOnSegment(who, spot) => self.piece(who.owner(), Some(who.figure()), spot),
            Arguments::Square(at) | Arguments::FigureOnSquare(_, at) => Form::Square { at: square(at) },
            Arguments::Bridge(at, axis) => Form::Bridge { bridge: bridge((at, axis)) },
            Arguments::Tile(design) => Form::Choose { tile: tile(design) },
            Arguments::Points(points) => Form::Points { points },
            Arguments::Quarter(quarter) => self.quarter_form(None, quarter, Some(quarter), None),
            Arguments::FigureToQuarter(figure, quarter, second) => {
                self.quarter_form(Some(figure), quarter, second, None)
            }
            Arguments::GuestToSegment(guest, spot) => {
                self.quarter_form(Some(guest.figure()), guest.quarter(), None, Some(spot))
            }
            Arguments::FigureOfSeat(..) | Arguments::Nothing => Form::Button,
        }
    }

    fn quarter_form(&self, figure: Option<Figure>, at: Quarter, count: Option<Quarter>, to: Option<Spot>) -> Form {
        Form::Quarter {
            figure: figure.map(|figure| figure.name().into()),
            quarter: at.name().into(),
            count: count.map(|to| to.name().into()),
            point: self.quarter(at),
            to: to.map(segment_view),
        }
    }

    /// A figure of whoever decides that is put on a segment.
    fn spot(&self, figure: Figure, spot: Spot) -> Form {
        let stand = self.board.stand(FigureOnTable { spot, owner: self.state.decider(), figure });
        let laid = self.state.tile_at(spot.at).map(|laid| self.rules.tile(laid.tile));
        let field =
            laid.and_then(|tile| tile.segments.get(spot.segment as usize)).is_some_and(|s| s.kind == Kind::Field);
        Form::Spot {
            figure: figure.name().into(),
            at: square(spot.at),
            segment: spot.segment,
            point: point(stand),
            lies: aude_draw::lies(figure, field),
            away: self.state.last_tile().is_none_or(|last| last.at != spot.at),
        }
    }

    /// The barn on a corner of the tile placed last.
    fn barn(&self, corner: Corner) -> Form {
        let Some(laid) = self.state.last_tile() else { return Form::Button };
        let tile = self.rules.tile(laid.tile);
        // The two half-edges at the corner, clockwise; the last corner lies between the last place and the first.
        let places = [0b11 << 2, 0b11 << 5, 0b11 << 8, 1 << 11 | 1][corner as usize];
        let field = tile.segments.iter().position(|s| {
            s.kind == Kind::Field && aude_engine::tile::turn_places(s.places, laid.turn) & places == places
        });
        Form::Spot {
            figure: Figure::Barn.name().into(),
            at: square(laid.at),
            segment: field.unwrap_or(0) as u8,
            point: barn_point(laid.at, corner),
            lies: false,
            away: false,
        }
    }

    /// A figure on the table; where none is named, the follower there.
    fn piece(&self, owner: usize, figure: Option<Figure>, spot: Spot) -> Form {
        let is_it = |f: &FigureOnTable| {
            f.owner == owner && f.spot == spot && figure.map_or(f.figure.is_follower(), |figure| figure == f.figure)
        };
        let figure = self.state.figures().find(is_it).map(|f| f.figure).or(figure).unwrap_or(Figure::Follower);
        let drawn = self.pieces.iter().find(|piece| {
            piece.owner == Some(owner)
                && piece.figure.as_deref() == Some(figure.name())
                && piece.segment == Some(spot.segment)
                && pos(piece.at) == Some(spot.at)
        });
        let stands = || point(self.board.stand(FigureOnTable { spot, owner, figure }));
        Form::Piece {
            owner,
            figure: figure.name().into(),
            at: square(spot.at),
            point: drawn.map_or_else(stands, |piece| piece.point),
        }
    }

    fn anchor(&self, spot: Spot) -> Point {
        let Some(laid) = self.state.tile_at(spot.at) else { return middle(spot.at) };
        let (on, [x, y]) = (anchor(self.rules.tile(laid.tile), spot.segment as usize, laid.turn), middle(spot.at));
        point(Spotted { x: x - 50. + on.x, y: y - 50. + on.y })
    }

    /// Where guests gather. A city that is not on the table has its quarters in the middle of it.
    fn quarter(&self, quarter: Quarter) -> Point {
        self.board.quarter(quarter).map_or_else(|| middle(Pos::default()), point)
    }
}
