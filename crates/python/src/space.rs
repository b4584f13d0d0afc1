//! Actions as fixed integers, positions as arrays.
//!
//! An action has two integers. Its *index* among the sorted legal actions is dense and works for every setup; it means something
//! in its own position only. Its *code* means the same in every position of every game, so that a network can learn it:
//!
//! | codes | action |
//! |---|---|
//! | `(row × window + column) × 4 + turn` | place the tile in hand on a square of the window |
//! | then `figure × 16 + place` | put a figure on the tile placed last, by the place of the segment as the tile lies |
//! | then one | pass |
//! | then the rest | the first, second … of the legal actions that have no code of their own, in sorted order |
//!
//! The rest is for what parts add (bridges, towers, the Count's city …) and for placements outside the window. Those codes are
//! as reliable as an index: the same position always has the same ones. A setup with more parts has more of them.
//!
//! The layout must never change under its version: networks are trained on it.

use std::sync::Arc;

use aude_engine::{Action, Figure, Rules, Spot, State as Position, tile};
use numpy::{IntoPyArray, PyArray1, PyArrayMethods};
use pyo3::{exceptions::PyValueError, prelude::*, types::PyDict};

use crate::{
    action::Action as ActionObject,
    errors::IllegalActionError,
    planes::{Planes, square_of},
    setup::Setup,
    state::State,
};

/// The name of the layout of codes.
const CODES: &str = "aude-actions-1";
/// Figures that stand on segments, and so have codes. Later ones are tokens.
const FIGURES: usize = 8;
/// Places of a tile: twelve at its edge, four for what lies in its middle.
const PLACES: usize = 16;
/// The first of those in the middle.
const MIDDLE: usize = 12;
/// The codes of actions without a code of their own, where followers are all there is to decide about, and elsewhere.
const FEW_OTHERS: usize = 256;
const MANY_OTHERS: usize = 4096;

/// The codes of the actions of a setup.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Codes {
    window: usize,
    others: usize,
}

impl Codes {
    pub(crate) const fn new(rules: &Rules, window: usize) -> Self {
        Self { window, others: if rules.only_followers() { FEW_OTHERS } else { MANY_OTHERS } }
    }

    const fn figures_from(self) -> usize {
        self.window * self.window * 4
    }

    const fn pass(self) -> usize {
        self.figures_from() + FIGURES * PLACES
    }

    const fn others_from(self) -> usize {
        self.pass() + 1
    }

    /// How many codes there are.
    pub(crate) const fn size(self) -> usize {
        self.others_from() + self.others
    }

    /// The code of an action that has one of its own.
    fn own(self, rules: &Rules, position: &Position, action: Action) -> Option<usize> {
        match action {
            Action::PlaceTile(design, placement) if position.tile() == Some(design) => {
                let square = square_of(self.window, placement.at())?;
                Some(square * 4 + placement.turn() as usize)
            }
            Action::Place(figure, spot) if (figure as usize) < FIGURES => {
                let last = position.last_tile().filter(|last| last.at == spot.at)?;
                let place = place_of(rules.tile(last.tile), last.turn, spot)?;
                Some(self.figures_from() + figure as usize * PLACES + place)
            }
            Action::Pass => Some(self.pass()),
            _ => None,
        }
    }

    /// The codes of the legal actions, which are sorted. An action that finds no code left gets none.
    pub(crate) fn all(self, rules: &Rules, position: &Position, actions: &[Action], codes: &mut Vec<Option<u32>>) {
        codes.clear();
        let mut next = self.others_from();
        for action in actions {
            let own = self.own(rules, position, *action).map(|code| code as u32);
            // Two segments in the middle could share a place.
            let taken = |code: &u32| matches!(action, Action::Place(..)) && codes.contains(&Some(*code));
            codes.push(own.filter(|code| !taken(code)).or_else(|| {
                let other = (next < self.size()).then_some(next as u32);
                next += 1;
                other
            }));
        }
    }

    /// What a code means, in words.
    fn describe(self, code: usize) -> Option<String> {
        let radius = (self.window / 2) as i64;
        let (window, square) = (self.window as i64, (code / 4) as i64);
        Some(match code {
            _ if code < self.figures_from() => {
                format!("tile at {},{} turn {}", square % window - radius, radius - square / window, code % 4)
            }
            _ if code < self.pass() => {
                let slot = code - self.figures_from();
                format!("{} at {}", Figure::ALL[slot / PLACES], place_name(slot % PLACES))
            }
            _ if code == self.pass() => "pass".into(),
            _ if code < self.size() => format!("other {}", code - self.others_from()),
            _ => return None,
        })
    }
}

/// The name of a place: that of the edge, or its number in the middle.
pub(crate) fn place_name(place: usize) -> String {
    tile::PLACES.get(place).map_or_else(|| format!("middle-{}", place - MIDDLE), |name| (*name).to_string())
}

/// The place of a segment on a tile as it lies: its first one at the edge, or a number in the middle.
pub(crate) fn place_of(tile: &tile::Tile, turn: u8, spot: Spot) -> Option<usize> {
    let segments = tile.segments;
    let segment = segments.get(spot.segment as usize)?;
    let halves = matches!(segment.kind, tile::Kind::Field | tile::Kind::Carcassonne);
    let places = tile::turn_places(segment.places, turn);
    if let Some(place) = (0..MIDDLE).find(|p| places >> p & 1 == 1 && (p % 3 != 1) == halves) {
        return Some(place);
    }
    let before = segments[..spot.segment as usize].iter().filter(|other| other.places == 0).count();
    (segment.places == 0 && before < PLACES - MIDDLE).then_some(MIDDLE + before)
}

/// Actions as fixed integers (*codes*) and positions as arrays, for one setup.
///
/// ``window`` is the side of the square of the board around the start tile that codes and planes cover: an odd number from 5 to 127.
/// Codes of placements outside of it still exist, but mean less (see ``docs/python.md``).
///
/// >>> import aude
/// >>> space = aude.Space(2)
/// >>> space.size, space.describe(0), space.describe(space.size - 257)
/// (4229, 'tile at -15,15 turn 0', 'pass')
/// >>> state = aude.State(seed=7)
/// >>> codes = space.codes(state)
/// >>> space.action(state, codes[0]) == state.legal_actions()[0]
/// True
#[pyclass(frozen, module = "aude")]
pub(crate) struct Space {
    setup: Py<Setup>,
    codes: Codes,
    planes: Planes,
    window: usize,
}

/// Checks the side of a window.
pub(crate) fn check_window(window: usize) -> PyResult<()> {
    if window % 2 == 1 && (5..=127).contains(&window) {
        return Ok(());
    }
    Err(PyValueError::new_err("`window` must be an odd number from 5 to 127"))
}

impl Space {
    /// The codes of the legal actions of a state, in their order.
    fn coded(&self, state: &State) -> PyResult<(Vec<Action>, Vec<Option<u32>>)> {
        let rules = &self.setup.get().rules;
        if !Arc::ptr_eq(state.rules(), rules) && state.game.setup() != &self.setup.get().setup {
            return Err(PyValueError::new_err("the state is one of a game with another setup"));
        }
        let (actions, mut codes) = (state.game.legal_actions(), Vec::new());
        self.codes.all(rules, state.position(), &actions, &mut codes);
        Ok((actions, codes))
    }
}

#[pymethods]
impl Space {
    #[new]
    #[pyo3(signature = (setup=None, window=31))]
    fn new(py: Python<'_>, setup: Option<&Bound<'_, PyAny>>, window: usize) -> PyResult<Self> {
        check_window(window)?;
        let setup = Setup::from_argument(py, setup)?;
        let rules = &setup.get().rules;
        Ok(Self { codes: Codes::new(rules, window), planes: Planes::new(rules, window), window, setup: setup.unbind() })
    }

    /// The version of the codes. A code means the same wherever this is the same.
    #[getter]
    fn codes_version(&self) -> &'static str {
        CODES
    }

    /// The version of planes and features.
    #[getter]
    fn planes_version(&self) -> &'static str {
        crate::planes::VERSION
    }

    /// The setup.
    #[getter]
    fn setup(&self, py: Python<'_>) -> Py<Setup> {
        self.setup.clone_ref(py)
    }

    /// The side of the window.
    #[getter]
    fn window(&self) -> usize {
        self.window
    }

    /// How many codes there are.
    #[getter]
    fn size(&self) -> usize {
        self.codes.size()
    }

    /// The names of the planes: the last axis of ``observe(state)["observation"]``.
    #[getter]
    fn planes(&self) -> Vec<String> {
        self.planes.plane_names()
    }

    /// The names of the numbers in ``observe(state)["features"]``.
    #[getter]
    fn features(&self) -> Vec<String> {
        self.planes.feature_names(&self.setup.get().rules)
    }

    /// The codes of the legal actions, in the order of ``state.legal_actions()``; ``None`` for an action without one.
    fn codes(&self, state: PyRef<'_, State>) -> PyResult<Vec<Option<u32>>> {
        Ok(self.coded(&state)?.1)
    }

    /// The code of a legal action.
    fn code(&self, state: PyRef<'_, State>, action: &Bound<'_, PyAny>) -> PyResult<u32> {
        let action = state.read_action(action)?;
        let action = state.position().canonical(state.rules(), action);
        let (actions, codes) = self.coded(&state)?;
        let index = actions.iter().position(|it| *it == action);
        let index = index.ok_or_else(|| IllegalActionError::new_err("the action is not legal in this state"))?;
        codes[index].ok_or_else(|| PyValueError::new_err("so many actions are legal that this one has no code"))
    }

    /// The legal action of a code.
    fn action(&self, state: PyRef<'_, State>, code: i64) -> PyResult<ActionObject> {
        let (actions, codes) = self.coded(&state)?;
        let code = u32::try_from(code).ok().filter(|code| (*code as usize) < self.size());
        let code = code
            .ok_or_else(|| IllegalActionError::new_err(format!("codes are numbers from 0 to {}", self.size() - 1)))?;
        let index = codes.iter().position(|it| *it == Some(code)).ok_or_else(|| {
            let meaning = self.codes.describe(code as usize).unwrap_or_default();
            IllegalActionError::new_err(format!("code {code} ({meaning}) is not legal; `mask` shows the legal ones"))
        })?;
        Ok(state.object(actions[index]))
    }

    /// What a code means: ``"tile at 1,0 turn 3"``, ``"follower at N"``, ``"pass"``, ``"other 0"``.
    fn describe(&self, code: usize) -> PyResult<String> {
        let described = self.codes.describe(code);
        described.ok_or_else(|| PyValueError::new_err(format!("codes are numbers from 0 to {}", self.size() - 1)))
    }

    /// An array of a byte for each code: 1 for those that are legal.
    fn mask<'py>(&self, py: Python<'py>, state: PyRef<'_, State>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let mut mask = vec![0i8; self.size()];
        for code in self.coded(&state)?.1.into_iter().flatten() {
            mask[code as usize] = 1;
        }
        Ok(mask.into_pyarray(py))
    }

    /// The position as a player sees it: ``observation`` (planes: rows from the north, columns from the west, uint8), ``features``
    /// (int16) and ``action_mask`` (int8, zero unless it is the turn of that player). ``seat`` is the player to move if it is missing.
    #[pyo3(signature = (state, seat=None))]
    fn observe<'py>(
        &self,
        py: Python<'py>,
        state: PyRef<'_, State>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let players = state.rules().players();
        if seat.is_some_and(|seat| seat >= players) {
            return Err(PyValueError::new_err(format!("`seat` must be from 0 to {}", players - 1)));
        }
        let codes = self.coded(&state)?.1;
        let to_move = state.player();
        let seat = seat.or(to_move).unwrap_or(state.position().player());
        let (rules, position) = (state.rules(), state.position());
        let mut planes = vec![0u8; self.planes.plane_bytes()];
        let mut features = vec![0i16; self.planes.feature_count()];
        self.planes.write_board(rules, position, seat, &mut planes);
        self.planes.write_features(rules, position, seat, &mut features);
        let mut mask = vec![0i8; self.size()];
        if to_move == Some(seat) {
            for code in codes.into_iter().flatten() {
                mask[code as usize] = 1;
            }
        }
        let shape = [self.window, self.window, self.planes.plane_count()];
        let result = PyDict::new(py);
        result.set_item("observation", planes.into_pyarray(py).reshape(shape)?)?;
        result.set_item("features", features.into_pyarray(py))?;
        result.set_item("action_mask", mask.into_pyarray(py))?;
        Ok(result)
    }

    fn __repr__(&self) -> String {
        format!("<aude.Space window {}, {} codes, {} planes>", self.window, self.size(), self.planes.plane_count())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Py<Setup>, usize))> {
        Ok((py.get_type::<Self>().into_any(), (self.setup.clone_ref(py), self.window)))
    }
}
