//! The door of the browser: [`aude_table`] for JavaScript.
//!
//! Everything goes through as JSON text, which a worker hands on to the page unread, so that there is one description of
//! the data (`crates/table/src/view.rs`, and the TypeScript written from it) and no second one in bindings. Whatever can go
//! wrong is thrown as the JSON of a `Problem`; its field is empty where the fault is not in a setup. A panic ends
//! the module: the worker tells the page, which starts another one and opens the record again.
#![forbid(unsafe_code)]

mod thinker;

use aude_table::{Problem, SegmentView};
use serde::Serialize;
use wasm_bindgen::prelude::*;

pub use thinker::Thinker;

/// What is thrown.
type Fault = JsValue;

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views have no keys but words")
}

fn fault(message: impl Into<String>) -> Fault {
    problem(&Problem::plain("", message))
}

fn problem(problem: &Problem) -> Fault {
    json(problem).into()
}

fn setup(text: &str) -> Result<serde_json::Map<String, serde_json::Value>, Fault> {
    serde_json::from_str(text).map_err(|e| fault(e.to_string()))
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console)]
    fn error(message: &str);
}

/// Lets a panic say what happened before it ends the module.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| error(&panic.to_string())));
}

/// What can be chosen in a setup, as the command `hello` of the engine protocol answers.
#[wasm_bindgen]
pub fn catalogue() -> String {
    aude_protocol::catalogue().to_string()
}

/// What is wrong with a setup: a list of problems.
#[wasm_bindgen]
pub fn check(text: &str) -> Result<String, Fault> {
    Ok(json(&aude_table::Table::check(&setup(text)?)))
}

/// A position being laid: makes an edit (JSON, or `null`), with something in hand (JSON, or `null`). Throws a problem.
#[wasm_bindgen]
pub fn sketch(text: &str, colours: &[usize], edit: &str, held: &str) -> Result<String, Fault> {
    let edit: Option<aude_table::Edit> = serde_json::from_str(edit).map_err(|e| fault(e.to_string()))?;
    let held: Option<aude_table::Tool> = serde_json::from_str(held).map_err(|e| fault(e.to_string()))?;
    let made = aude_table::sketch(&setup(text)?, colours, edit.as_ref(), held.as_ref());
    made.map(|sketch| json(&sketch)).map_err(|e| problem(&e))
}

/// A tile as it lies on a square: an SVG document.
#[wasm_bindgen]
pub fn tile(name: &str, turn: u8, x: i32, y: i32) -> Result<String, Fault> {
    aude_table::tile_svg(name, turn, [x, y]).ok_or_else(|| fault(format!("there is no tile {name}")))
}

/// The back of a tile: an SVG document.
#[wasm_bindgen]
pub fn back() -> String {
    aude_table::back_svg()
}

/// A figure in the colours of a livery, or a thing that is nobody's: an SVG document.
#[wasm_bindgen]
pub fn figure(name: &str, colour: Option<usize>) -> Result<String, Fault> {
    aude_table::figure_svg(name, colour).ok_or_else(|| fault(format!("there is no figure {name}")))
}

/// The colours of the six liveries.
#[wasm_bindgen]
pub fn liveries() -> String {
    json(&aude_table::liveries())
}

/// A game at its table.
#[wasm_bindgen]
pub struct Table(aude_table::Table);

/// A view and the lines of the log that are new.
#[derive(Serialize)]
struct Step<'a> {
    view: aude_table::View,
    lines: &'a [aude_table::LogLine],
}

/// What came of something that happened elsewhere.
#[derive(Serialize)]
struct News<'a> {
    #[serde(flatten)]
    step: Step<'a>,
    deciders: Vec<usize>,
    state: String,
}

#[wasm_bindgen]
impl Table {
    /// Starts a game; `colours` are numbers of liveries by seat. Throws a problem.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str, colours: Vec<usize>) -> Result<Table, Fault> {
        aude_table::Table::new(&setup(text)?, colours).map(Self).map_err(|e| problem(&e))
    }

    /// Opens a record, or a saved game of `JCloisterZone`.
    pub fn open(record: &str, colours: Vec<usize>) -> Result<Table, Fault> {
        aude_table::Table::open(record, colours).map(Self).map_err(fault)
    }

    /// The whole game as text.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// The view, and the log from a line on.
    pub fn step(&self, from: u32) -> String {
        json(&Step { view: self.0.view(), lines: self.0.log(from) })
    }

    /// The game looked back on.
    pub fn story(&self) -> String {
        json(&self.0.story())
    }

    /// The table as it was, for whoever asks about it.
    #[must_use]
    pub fn at(&self, moves: u32) -> Table {
        Self(self.0.at(moves))
    }

    /// A record of an earlier position, to go on from there.
    pub fn branch(&self, moves: u32, same: bool) -> String {
        self.0.branch(moves, same)
    }

    /// What the game was set up from.
    pub fn setup(&self) -> String {
        json(&self.0.setup())
    }

    /// A position as a setup, to be edited.
    pub fn position(&self, moves: u32) -> String {
        json(&self.0.position(moves))
    }

    /// A picture of a position: an SVG document.
    pub fn picture(&self, moves: u32, size: f32, dark: bool) -> String {
        self.0.picture(moves, size, dark)
    }

    /// A frame of a film.
    pub fn shot(&self, moves: u32, since: Option<u32>, size: f32, dark: bool) -> String {
        json(&self.0.shot(moves, since, size, dark))
    }

    /// The view.
    pub fn view(&self) -> String {
        json(&self.0.view())
    }

    /// The view of an earlier position.
    #[wasm_bindgen(js_name = viewAt)]
    pub fn view_at(&self, moves: u32) -> String {
        json(&self.0.view_at(moves))
    }

    /// The log from a line on.
    pub fn log(&self, from: u32) -> String {
        json(&self.0.log(from))
    }

    /// Plays a choice of a position. Gives the view and the new lines of the log.
    pub fn play(&mut self, moves: u32, index: u32) -> Result<String, Fault> {
        let lines = self.0.log(0).len() as u32;
        self.0.play(moves, index).map_err(fault)?;
        Ok(self.step(lines))
    }

    /// Takes back actions. Gives the view.
    pub fn undo(&mut self, steps: u32) -> String {
        self.0.undo(steps);
        self.view()
    }

    /// A game that goes on elsewhere: its setup without a seed and the first tiles drawn. Throws a problem.
    #[allow(clippy::needless_pass_by_value, reason = "lists from JavaScript come as they are")]
    pub fn begin(text: &str, draws: Vec<String>, colours: Vec<usize>) -> Result<Table, Fault> {
        aude_table::Table::begin(&setup(text)?, &draws, colours).map(Self).map_err(|e| problem(&e))
    }

    /// The same from a record without a seed.
    pub fn follow(record: &str, colours: Vec<usize>) -> Result<Table, Fault> {
        aude_table::Table::follow(record, colours).map(Self).map_err(fault)
    }

    /// The word that is sent for a choice of a position.
    pub fn word(&self, moves: u32, index: u32) -> Result<String, Fault> {
        self.0.word(moves, index).map_err(fault)
    }

    /// The view, the log from a line on, who decided what and the number of the position.
    pub fn news(&self, from: u32) -> String {
        let step = Step { view: self.0.view(), lines: self.0.log(from) };
        let state = format!("{:016x}", self.0.game().fingerprint());
        json(&News { step, deciders: self.0.deciders(), state })
    }

    /// Somebody has decided elsewhere. Gives the news.
    #[allow(clippy::needless_pass_by_value, reason = "lists from JavaScript come as they are")]
    pub fn tell(&mut self, moves: u32, action: &str, draws: Vec<String>) -> Result<String, Fault> {
        let lines = self.0.log(0).len() as u32;
        self.0.tell(moves, action, &draws).map_err(fault)?;
        Ok(self.news(lines))
    }

    /// Goes back to where there were so many actions. Gives the news, with no lines.
    #[wasm_bindgen(js_name = takeBack)]
    pub fn take_back(&mut self, to: u32) -> String {
        self.0.take_back(to);
        self.news(u32::MAX)
    }

    /// Why a tile cannot go to a square.
    #[wasm_bindgen(js_name = whyNot)]
    pub fn why_not(&self, tile: &str, x: i32, y: i32) -> String {
        json(&self.0.why_not(tile, [x, y]))
    }

    /// The feature under a point of the table, or null.
    #[wasm_bindgen(js_name = featureAt)]
    pub fn feature_at(&self, x: f32, y: f32) -> String {
        json(&self.0.feature_at([x, y]))
    }

    /// The feature of a segment, or null.
    pub fn feature(&self, x: i32, y: i32, segment: u8) -> String {
        json(&self.0.feature(SegmentView { at: [x, y], segment }))
    }

    /// The areas of a list of segments.
    pub fn outlines(&self, segments: &str) -> Result<String, Fault> {
        let segments: Vec<SegmentView> = serde_json::from_str(segments).map_err(|e| fault(e.to_string()))?;
        Ok(json(&self.0.outlines(&segments)))
    }

    /// The fields that somebody owns.
    pub fn fields(&self) -> String {
        json(&self.0.fields())
    }

    /// The table square by square, in words.
    pub fn squares(&self) -> String {
        json(&self.0.squares())
    }

    /// What the table would say if the game ended now, and what is left.
    pub fn outlook(&self) -> String {
        json(&self.0.outlook())
    }
}
