//! What their messages may mean.
//!
//! A message does not always say which of our actions it is: a figure that is deployed may be placed, drive on or come from
//! another place than the supply. All that it may mean is listed, and the first action that is legal is played.

use aude_engine::{Action, Arguments, Owned, Placement, Pos, Rules, Shape, Spot, State};
use serde_json::Value;

use super::{
    super::{
        parts::{Form, Read, Saying, is_in_no_bag, sayings},
        pieces::{Where, read_id},
        places::{Pointer, read_rotation, read_square},
    },
    Importer, Meanings, Message, Run,
};

/// A message that is read in a position.
#[derive(Clone, Copy)]
pub(in crate::jcz) struct Reading<'r, 'f> {
    pub(in crate::jcz) importer: &'r Importer<'f>,
    pub(in crate::jcz) run: &'r Run,
    pub(in crate::jcz) message: &'r Message<'f>,
    /// The next message of the same player.
    pub(in crate::jcz) next: Option<&'r Message<'f>>,
}

impl<'r> Reading<'r, '_> {
    pub(in crate::jcz) const fn rules(&self) -> &'r Rules {
        self.importer.rules
    }

    pub(in crate::jcz) const fn state(&self) -> &'r State {
        &self.run.state
    }

    pub(in crate::jcz) const fn payload(&self) -> &'r Value {
        self.message.payload
    }

    fn text(&self, key: &str) -> &'r str {
        self.payload().get(key).and_then(Value::as_str).unwrap_or_default()
    }

    /// What the message may mean, and how many messages it takes.
    pub(super) fn meanings(&self) -> (usize, Meanings) {
        if let Err(reason) = self.check() {
            return (1, Err(reason));
        }
        let possible: Vec<&Saying> = sayings().filter(|saying| self.says(saying)).collect();
        if possible.is_empty() {
            return (1, Err(self.unknown()));
        }
        let claimed = possible.iter().find_map(|saying| match saying.read {
            Read::Claims(claims) => claims(self),
            _ => None,
        });
        claimed.unwrap_or_else(|| {
            let mut meanings = Vec::new();
            for saying in possible {
                match saying.read {
                    Read::ByShape => match self.by_shape(saying) {
                        Ok(actions) => meanings.extend(actions),
                        Err(reason) => return (1, Err(reason)),
                    },
                    Read::Means(means) => match means(self) {
                        Ok(actions) => meanings.extend(actions),
                        Err(reason) => return (1, Err(reason)),
                    },
                    Read::Claims(_) | Read::Plays(_) => {}
                }
            }
            (1, Ok(meanings))
        })
    }

    /// What every message of a type must have.
    fn check(&self) -> Result<(), String> {
        match self.message.kind {
            "PLACE_TILE" => self.placement().map(drop),
            "DEPLOY_MEEPLE" => {
                let (id, _) = self.deployed()?;
                if id.0 == self.state().decider() {
                    return Ok(());
                }
                Err(format!("the figure belongs to player {}, who does not decide this", id.0 + 1))
            }
            "MOVE_NEUTRAL_FIGURE" => self.payload().get("to").map(drop).ok_or_else(|| "`to` is missing".into()),
            _ => Ok(()),
        }
    }

    /// Whether the message may be that of an action.
    fn says(&self, saying: &Saying) -> bool {
        let same = |text: &str, name: &str, end: char| text.split(end).next() == name.split(end).next();
        saying.form.kind() == self.message.kind
            && saying.fits(self.state().phase())
            && match saying.form {
                Form::Tile(None) => !is_in_no_bag(self.text("tileId")) && self.importer.tile_of(self.message).is_some(),
                Form::Tile(Some(own)) => self.text("tileId") == own,
                Form::Token(token, _) => same(self.text("token"), token, '_'),
                Form::Neutral(name) => same(self.text("figureId"), name, '.'),
                Form::Plain(_, Some((field, value))) => self.text(field) == value,
                Form::Deploy(_) | Form::Figure(..) | Form::Plain(_, None) => true,
            }
    }

    /// Why nothing of the kind is known.
    fn unknown(&self) -> String {
        let of_kind = || sayings().filter(|saying| saying.form.kind() == self.message.kind);
        match of_kind().next().map(|saying| &saying.form) {
            Some(Form::Tile(_)) => format!("the tile `{}` is not in this game", self.text("tileId")),
            Some(Form::Token(..)) => format!("there is no token `{}` in Aude", self.text("token")),
            Some(Form::Neutral(_)) => {
                let name = self.text("figureId").split('.').next().unwrap_or_default();
                format!("there is no figure `{name}` in Aude")
            }
            Some(Form::Plain(_, Some((field, _)))) => {
                let values = of_kind().filter_map(|saying| match saying.form {
                    Form::Plain(_, Some((_, value))) => Some(value),
                    _ => None,
                });
                format!("`{field}` must be {}", values.collect::<Vec<_>>().join(" or "))
            }
            _ => format!("there is no message `{}`", self.message.kind),
        }
    }

    /// The actions of a verb, with the arguments that the message has.
    fn by_shape(&self, saying: &Saying) -> Meanings {
        let arguments = match (&saying.form, saying.shape()) {
            (Form::Tile(_), Shape::Square) => Arguments::Square(self.placement()?.at()),
            (Form::Tile(_), Shape::Placement) => match self.importer.tile_of(self.message) {
                Some(design) => Arguments::Placement(design, self.placement()?),
                None => return Err(self.unknown()),
            },
            (Form::Deploy(_), shape) => {
                let ((_, figure, _), pointer) = self.deployed()?;
                let to = pointer.spot(self.rules(), self.state())?;
                if shape == Shape::Segment { Arguments::Segment(to) } else { Arguments::FigureOnSegment(figure, to) }
            }
            (Form::Token(..), Shape::Square) => Arguments::Square(self.position(find(self.pointer(), "position"))?),
            (Form::Neutral(_), Shape::Square) => {
                Arguments::Square(self.square_of(self.payload().get("to").unwrap_or(&Value::Null))?)
            }
            (Form::Figure(..), shape) => {
                let (who, at) = self.figure(self.payload())?;
                match shape {
                    Shape::OwnedOnSegment => Arguments::OwnedOnSegment(who, at),
                    _ if who.owner() == self.state().decider() => Arguments::FigureOnSegment(who.figure(), at),
                    _ => return Ok(Vec::new()),
                }
            }
            _ => Arguments::Nothing,
        };
        Ok(saying.action(arguments).into_iter().collect())
    }

    /// Whether an action is legal.
    pub(in crate::jcz) fn fits(&self, action: Action) -> bool {
        self.state().is_legal(self.rules(), self.state().canonical(self.rules(), action))
    }

    pub(in crate::jcz) fn position(&self, value: Option<&Value>) -> Result<Pos, String> {
        read_square(value.ok_or("`position` is missing")?, self.importer.shift)
    }

    /// A square, as two numbers or as the position of a place.
    pub(in crate::jcz) fn square_of(&self, value: &Value) -> Result<Pos, String> {
        self.position(if value.is_array() { Some(value) } else { find(value, "position") })
    }

    /// Where a tile goes.
    pub(in crate::jcz) fn placement(&self) -> Result<Placement, String> {
        let at = self.position(self.payload().get("position"))?;
        Ok(Placement::new(at, read_rotation(self.payload().get("rotation").unwrap_or(&Value::Null))?))
    }

    /// The place of a token.
    pub(in crate::jcz) fn pointer(&self) -> &'r Value {
        self.payload().get("pointer").unwrap_or(self.payload())
    }

    /// A figure that goes to a place.
    pub(in crate::jcz) fn deployed(&self) -> Result<((usize, aude_engine::Figure, u32), Pointer), String> {
        let id = self.payload().get("meepleId").and_then(Value::as_str).ok_or("`meepleId` is missing")?;
        let pointer = self.payload().get("pointer").ok_or("`pointer` is missing")?;
        Ok((read_id(id)?, Pointer::read(pointer, self.importer.shift)?))
    }

    /// A figure on the table: whose and which, and where it stands.
    pub(in crate::jcz) fn figure(&self, payload: &Value) -> Result<(Owned, Spot), String> {
        let id = read_id(find_text(payload, "meepleId").ok_or("`meepleId` is missing")?)?;
        if id.0 >= self.rules().players() {
            return Err(format!("there is no player {}", id.0 + 1));
        }
        let owned = Owned::new(id.0, id.1);
        let stands = |spot: Spot| self.state().figures().any(|f| (f.spot, f.owner, f.figure) == (spot, id.0, id.1));
        if let Some(Where::Board(spot)) = self.run.pieces.whereabouts(id)
            && stands(spot)
        {
            return Ok((owned, spot));
        }
        let pointer = ["featurePointer", "pointer"].iter().find_map(|key| find(payload, key)).unwrap_or(payload);
        let pointer = Pointer::read(pointer, self.importer.shift)?;
        Ok((owned, pointer.spot(self.rules(), self.state())?))
    }
}

/// A value of an object, or of one within it.
pub(in crate::jcz) fn find<'v>(value: &'v Value, key: &str) -> Option<&'v Value> {
    let object = value.as_object()?;
    object.get(key).or_else(|| object.values().find_map(|inner| find(inner, key)))
}

pub(in crate::jcz) fn find_text<'v>(value: &'v Value, key: &str) -> Option<&'v str> {
    find(value, key)?.as_str()
}
