//! The decision that is due, and how each thing that can be done is shown.

use aude_draw::{Board, Point as Spotted, anchor};
use aude_engine::{
    Action, Arguments, Axis, Corner, Figure, FigureOnTable, Phase, Pos, Quarter, Rules, Spot, State, Target, Verb,
    parts::{About, section, section_of_tile},
    tile::Kind,
};

use crate::{
    view::{Ask, Choice, Form, GroupView, Piece, Point, SpanView, TopicView},
    words::{Words, corner_point, middle, point, pos, segment_view, square},
};

/// The decision that is due in a position, with its legal actions and what stands on the table.
pub fn ask(rules: &Rules, state: &State, actions: &[Action], pieces: &[Piece]) -> Option<Ask> {
    if matches!(state.phase(), Phase::Over | Phase::Draw) {
        return None;
    }
    let choices = choices(rules, state, actions, pieces);
    Some(Ask {
        player: state.decider(),
        phase: state.phase().name().into(),
        question: Words::new(rules, state).question(actions),
        tile: state.tile().map(|design| rules.tile(design).id.into()),
        groups: groups(state, actions, &choices),
        choices,
    })
}

/// What the rulebook says about the decision that is due: about a rare choice, or about the phase.
pub fn topic(rules: &Rules, state: &State, actions: &[Action]) -> TopicView {
    let phase = state.phase();
    let tile = state.tile().filter(|_| phase == Phase::PlaceTile).map(|design| rules.tile(design).id);
    let last = state.last_tile().map(|laid| laid.at);
    let elsewhere = |(_, arguments)| matches!(arguments, Arguments::FigureOnSegment(_, spot) if Some(spot.at) != last);
    // Without words in records are the choices that say by themselves what is done.
    let plain = |(verb, _): &(&Verb, Arguments)| verb.word.is_empty();
    let verbs = || actions.iter().map(|action| Verb::of(*action));
    let found = tile
        .and_then(section_of_tile)
        .or_else(|| verbs().filter(plain).any(elsewhere).then(|| section(About::Elsewhere))?)
        .or_else(|| verbs().find_map(|(verb, _)| section(About::Verb(phase, verb.name))))
        .or_else(|| section(About::Phase(phase)));
    found.map_or(TopicView { page: "turn".into(), section: None }, |(page, section)| TopicView {
        page: page.into(),
        section: Some(section),
    })
}

/// What a player can set out to do on the board: first what takes no word to say, then the rest as the choices come.
fn groups(state: &State, actions: &[Action], choices: &[Choice]) -> Vec<GroupView> {
    let mut groups: Vec<(bool, GroupView)> = Vec::new();
    for (choice, action) in choices.iter().zip(actions) {
        let figure = match &choice.form {
            Form::Tile { .. } | Form::Points { .. } | Form::Choose { .. } | Form::Button => continue,
            Form::Spot { figure, .. } => Some(figure),
            Form::Piece { figure, owner, .. } if *owner == state.decider() => Some(figure),
            Form::Quarter { figure, .. } => figure.as_ref(),
            Form::Piece { .. } | Form::Square { .. } | Form::Span { .. } | Form::Segment { .. } => None,
        };
        if groups.iter().all(|(_, group)| group.name != choice.group) {
            let verb = Verb::of(*action).0;
            let picture = if verb.picture.is_empty() { figure.cloned() } else { Some(verb.picture.into()) };
            let away = matches!(choice.form, Form::Spot { away: true, .. });
            groups.push((away || !verb.word.is_empty(), GroupView { name: choice.group.clone(), picture }));
        }
    }
    let (later, first): (Vec<_>, Vec<_>) = groups.into_iter().partition(|(later, _)| *later);
    first.into_iter().chain(later).map(|(_, group)| group).collect()
}

/// Actions as they are shown and chosen.
pub fn choices(rules: &Rules, state: &State, actions: &[Action], pieces: &[Piece]) -> Vec<Choice> {
    let words = Words::new(rules, state);
    let shown = Shown { rules, state, board: Board::new(rules, state), pieces };
    let choice = |(index, action): (usize, &Action)| {
        let (verb, form) = (Verb::of(*action).0, shown.form(*action));
        let away = matches!(form, Form::Spot { away: true, .. });
        Choice {
            index: index as u32,
            verb: verb.name.into(),
            group: if away { "elsewhere" } else { verb.group }.into(),
            picture: shown.picture(verb, &form, *action),
            declines: verb.declines,
            form,
            label: words.label(*action),
            detail: words.detail(*action),
        }
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
    /// The drawing that stands for an action: that of its verb, what a follower would be there, or the figure as it would stand.
    /// A figure on the board is seen there.
    fn picture(&self, verb: &Verb, form: &Form, action: Action) -> Option<String> {
        if !verb.picture.is_empty() {
            return Some(verb.picture.into());
        }
        match (form, Verb::of(action).1) {
            (_, Arguments::FigureOnSegment(Figure::Follower, spot)) if matches!(form, Form::Spot { .. }) => {
                let role = self.kind(spot).and_then(aude_draw::role);
                Some(role.unwrap_or(Figure::Follower.name()).into())
            }
            (Form::Spot { figure, lies, .. }, _) => {
                Some(if *lies { format!("lying-{figure}") } else { figure.clone() })
            }
            (Form::Quarter { figure, .. }, _) => figure.clone(),
            (_, Arguments::FigureOnSquare(figure, _)) => Some(figure.name().into()),
            _ => None,
        }
    }

    /// Where a mark for a segment stands. One that a bridge made has none of its own.
    fn mark(&self, spot: Spot) -> Option<Point> {
        let laid = self.state.tile_at(spot.at)?;
        let (tile, segment) = (self.rules.tile(laid.tile), spot.segment as usize);
        let [x, y] = middle(spot.at);
        let on = (segment < tile.segments.len()).then(|| aude_draw::mark(tile, segment, laid.turn))?;
        Some(point(Spotted { x: x - 50. + on.x, y: y - 50. + on.y }))
    }

    /// What a segment is. One that a bridge made is not on its tile.
    fn kind(&self, spot: Spot) -> Option<Kind> {
        let tile = self.state.tile_at(spot.at).map(|laid| self.rules.tile(laid.tile))?;
        tile.segments.get(spot.segment as usize).map(|segment| segment.kind)
    }

    fn form(&self, action: Action) -> Form {
        let tile = |design| self.rules.tile(design).id.to_string();
        let span = |(over, axis): (Pos, Axis)| SpanView { at: square(over), axis: axis.name().into() };
        let (verb, arguments) = Verb::of(action);
        match arguments {
            Arguments::Placement(design, placement) => {
                Form::Tile { tile: tile(design), at: square(placement.at()), turn: placement.turn(), span: None }
            }
            Arguments::BridgedPlacement(design, placement, bridged) => {
                let at = placement.at();
                let span = Some(span(bridged.bridge(at)));
                Form::Tile { tile: tile(design), at: square(at), turn: placement.turn(), span }
            }
            Arguments::Square(at) if verb.target == Target::HeldTile => {
                let held = self.rules.tiles().find(|(_, tile)| tile.held).map_or("", |(_, tile)| tile.id);
                Form::Tile { tile: held.into(), at: square(at), turn: 0, span: None }
            }
            Arguments::FigureOnSegment(figure, spot) if verb.target == Target::Figure => {
                self.piece(self.state.decider(), Some(figure), spot)
            }
            Arguments::FigureOnSegment(figure, spot) => self.spot(figure, spot),
            Arguments::Corner(corner) => verb.figure.map_or(Form::Button, |figure| self.corner(figure, corner)),
            Arguments::Segment(spot) if verb.target == Target::Figure => self.piece(self.state.decider(), None, spot),
            Arguments::Segment(spot) => Form::Segment { segment: segment_view(spot), point: self.anchor(spot) },
            Arguments::OwnedOnSegment(who, spot) => self.piece(who.owner(), Some(who.figure()), spot),
            Arguments::Square(at) | Arguments::FigureOnSquare(_, at) => {
                let walks = || self.pieces.iter().find(|piece| piece.walks && piece.kind == verb.name);
                Form::Square { at: square(at), from: walks().map(|piece| piece.at) }
            }
            Arguments::Bridge(at, axis) => Form::Span { span: span((at, axis)) },
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
        let field = self.kind(spot) == Some(Kind::Field);
        Form::Spot {
            figure: figure.name().into(),
            at: square(spot.at),
            segment: spot.segment,
            point: point(stand),
            mark: self.mark(spot),
            lies: aude_draw::lies(figure, field),
            away: self.state.last_tile().is_none_or(|last| last.at != spot.at),
            corner: None,
        }
    }

    /// A figure on a corner of the tile placed last.
    fn corner(&self, figure: Figure, corner: Corner) -> Form {
        let Some(laid) = self.state.last_tile() else { return Form::Button };
        let tile = self.rules.tile(laid.tile);
        // The two half-edges at the corner, clockwise; the last corner lies between the last place and the first.
        let places = [0b11 << 2, 0b11 << 5, 0b11 << 8, 1 << 11 | 1][corner as usize];
        let field = tile.segments.iter().position(|s| {
            s.kind == Kind::Field && aude_engine::tile::turn_places(s.places, laid.turn) & places == places
        });
        Form::Spot {
            figure: figure.name().into(),
            at: square(laid.at),
            segment: field.unwrap_or(0) as u8,
            point: corner_point(figure, laid.at, corner),
            mark: None,
            lies: false,
            away: false,
            corner: Some(corner as u8),
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
