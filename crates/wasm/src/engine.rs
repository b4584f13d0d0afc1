//! One game at a time, what can be asked about it, and computers that think about it.

use std::collections::BTreeMap;

use aude_table::{Detail, Edit, Problem, SegmentView, Table, Thinker, TileView, Tool};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Map, Value as Json};

/// A setup as JSON.
type Setup = Map<String, Json>;

/// A call: what is asked, and what about. The page knows the methods by `Engine` in `web/src/engine/engine.ts`; those of
/// thinkers are the worker's, which divides their time (`web/src/engine/module.ts`).
#[derive(Deserialize)]
struct Call {
    method: String,
    args: Vec<Json>,
}

/// The arguments that are left; those that are missing are null.
struct Args(std::vec::IntoIter<Json>);

impl Args {
    fn next<T: DeserializeOwned>(&mut self) -> Result<T, Problem> {
        serde_json::from_value(self.0.next().unwrap_or_default()).map_err(|e| plain(e.to_string()))
    }
}

#[derive(Deserialize)]
struct Figure {
    figure: String,
    colour: Option<usize>,
}

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

/// A thinker that was made.
#[derive(Serialize)]
struct Made {
    id: u32,
    /// For how many milliseconds it should be left to think; nothing for one that is done by itself.
    patience: Option<u32>,
}

struct Thought {
    thinker: Thinker,
    turn: (usize, usize),
}

/// The engine as a page uses it.
#[derive(Default)]
pub struct Engine {
    table: Option<Table>,
    /// An earlier position that was asked about last.
    past: Option<(u32, Table)>,
    thoughts: BTreeMap<u32, Thought>,
    /// How many thinkers there have been.
    made: u32,
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("views have no keys but words")
}

/// A problem that is not in a field of a setup.
fn plain(message: impl Into<String>) -> Problem {
    Problem::plain("", message)
}

impl Engine {
    /// Answers a call, JSON for JSON. The error is the JSON of a `Problem`; its field is empty where the fault is not in a
    /// setup. `now` tells the time in milliseconds.
    pub fn call(&mut self, text: &[u8], now: impl Fn() -> f64) -> Result<String, String> {
        let call = serde_json::from_slice(text).map_err(|e| plain(e.to_string()));
        call.and_then(|call| self.answer(call, now)).map_err(|problem| json(&problem))
    }

    fn answer(&mut self, call: Call, now: impl Fn() -> f64) -> Result<String, Problem> {
        let mut args = Args(call.args.into_iter());
        Ok(match call.method.as_str() {
            "catalogue" => aude_protocol::catalogue().to_string(),
            "check" => json(&Table::check(&args.next::<Setup>()?)),
            "start" => {
                self.sit(Table::new(&args.next::<Setup>()?, args.next()?)?);
                self.step(0)?
            }
            "open" => {
                self.sit(Table::open(&args.next::<String>()?, args.next()?).map_err(plain)?);
                self.step(0)?
            }
            "begin" => {
                let (setup, draws): (Setup, Vec<String>) = (args.next()?, args.next()?);
                self.sit(Table::begin(&setup, &draws, args.next()?)?);
                self.news(0)?
            }
            "follow" => {
                self.sit(Table::follow(&args.next::<String>()?, args.next()?).map_err(plain)?);
                self.news(0)?
            }
            "record" => json(&self.table()?.record()),
            "view" => json(&self.table()?.view()),
            "viewAt" => json(&self.table()?.view_at(args.next()?)),
            "log" => json(&self.table()?.log(args.next()?)),
            "play" => {
                let lines = self.table()?.log(0).len() as u32;
                self.table_mut()?.play(args.next()?, args.next()?).map_err(plain)?;
                self.step(lines)?
            }
            "undo" => {
                self.past = None;
                self.table_mut()?.undo(args.next()?);
                json(&self.table()?.view())
            }
            "tell" => {
                let lines = self.table()?.log(0).len() as u32;
                let (moves, action, draws): (u32, String, Vec<String>) = (args.next()?, args.next()?, args.next()?);
                self.table_mut()?.tell(moves, &action, &draws).map_err(plain)?;
                self.news(lines)?
            }
            "takeBack" => {
                self.past = None;
                self.table_mut()?.take_back(args.next()?);
                self.news(u32::MAX)?
            }
            "story" => json(&self.table()?.story()),
            "branch" => json(&self.table()?.branch(args.next()?, args.next()?)),
            "setup" => json(&self.table()?.setup()),
            "position" => json(&self.table()?.position(args.next()?)),
            "picture" => json(&self.table()?.picture(args.next()?, args.next()?, args.next()?)),
            "shot" => json(&self.table()?.shot(args.next()?, args.next()?, args.next()?, args.next()?)),
            "sketch" => {
                let (setup, colours): (Setup, Vec<usize>) = (args.next()?, args.next()?);
                let (edit, held): (Option<Edit>, Option<Tool>) = (args.next()?, args.next()?);
                json(&aude_table::sketch(&setup, &colours, edit.as_ref(), held.as_ref())?)
            }
            "word" => json(&self.table()?.word(args.next()?, args.next()?).map_err(plain)?),
            "whyNot" => json(&self.table()?.why_not(&args.next::<String>()?, args.next()?)),
            "featureAt" => {
                let point = args.next()?;
                json(&self.table_at(args.next()?)?.feature_at(point))
            }
            "feature" => {
                let segment = args.next()?;
                json(&self.table_at(args.next()?)?.feature(segment))
            }
            "outlines" => json(&self.table()?.outlines(&args.next::<Vec<SegmentView>>()?)),
            "fields" => json(&self.table_at(args.next()?)?.fields()),
            "outlook" => json(&self.table_at(args.next()?)?.outlook()),
            "squares" => json(&self.table()?.squares()),
            "tiles" => {
                let (tiles, small): (Vec<TileView>, Option<bool>) = (args.next()?, args.next()?);
                let detail = if small == Some(true) { Detail::Calm } else { Detail::Full };
                json(&tiles.iter().map(|it| tile_svg(it, detail)).collect::<Result<Vec<_>, _>>()?)
            }
            "tileTexts" => {
                let tiles: Vec<TileView> = args.next()?;
                json(&tiles.iter().map(tile_text).collect::<Result<Vec<_>, _>>()?)
            }
            "figures" => {
                let figures: Vec<Figure> = args.next()?;
                json(&figures.iter().map(figure_svg).collect::<Result<Vec<_>, _>>()?)
            }
            "liveries" => json(&aude_table::liveries()),
            "thinker" => {
                let (level, seed): (String, u64) = (args.next()?, args.next()?);
                let thinker = Thinker::level(self.table()?, &level, seed);
                self.make(thinker.ok_or_else(|| plain(format!("there is no level {level}")))?)?
            }
            "adviser" => {
                let thinker = Thinker::adviser(self.table()?, args.next()?);
                self.make(thinker)?
            }
            "remembers" => {
                let (table, id): (_, u32) = (self.table()?, args.next()?);
                json(&self.thoughts.get(&id).is_some_and(|t| t.turn == turn_of(table) && !is_over(table)))
            }
            "thinkUntil" => {
                let (table, thinker) = self.thinker(args.next()?)?;
                let until: f64 = args.next()?;
                json(&thinker.think(table, || now() < until))
            }
            "choice" => {
                let (table, thinker) = self.thinker(args.next()?)?;
                json(&thinker.choice(table))
            }
            "advice" => {
                let (table, thinker) = self.thinker(args.next()?)?;
                json(&thinker.advice(table))
            }
            "dismiss" => json(&self.thoughts.remove(&args.next::<u32>()?).is_some()),
            other => return Err(plain(format!("there is no method {other}"))),
        })
    }

    /// Another game.
    fn sit(&mut self, table: Table) {
        (self.table, self.past) = (Some(table), None);
        self.thoughts.clear();
    }

    fn table(&self) -> Result<&Table, Problem> {
        self.table.as_ref().ok_or_else(|| plain("there is no game"))
    }

    fn table_mut(&mut self) -> Result<&mut Table, Problem> {
        self.table.as_mut().ok_or_else(|| plain("there is no game"))
    }

    /// The table after so many moves; now, if none are said.
    fn table_at(&mut self, moves: Option<u32>) -> Result<&Table, Problem> {
        let Some(moves) = moves else { return self.table() };
        if self.past.as_ref().is_none_or(|(at, _)| *at != moves) {
            self.past = Some((moves, self.table()?.at(moves)));
        }
        Ok(self.past.as_ref().map_or(self.table()?, |(_, table)| table))
    }

    /// The view, and the log from a line on.
    fn step(&self, from: u32) -> Result<String, Problem> {
        let table = self.table()?;
        Ok(json(&Step { view: table.view(), lines: table.log(from) }))
    }

    /// The same, with who decided what and the number of the position.
    fn news(&self, from: u32) -> Result<String, Problem> {
        let table = self.table()?;
        let step = Step { view: table.view(), lines: table.log(from) };
        let state = format!("{:016x}", table.game().fingerprint());
        Ok(json(&News { step, deciders: table.deciders(), state }))
    }

    fn make(&mut self, thinker: Thinker) -> Result<String, Problem> {
        let table = self.table()?;
        if is_over(table) {
            return Err(plain("there is nothing to decide"));
        }
        let (turn, patience) = (turn_of(table), thinker.patience());
        self.made += 1;
        self.thoughts.insert(self.made, Thought { thinker, turn });
        Ok(json(&Made { id: self.made, patience }))
    }

    fn thinker(&mut self, id: u32) -> Result<(&Table, &mut Thinker), Problem> {
        let table = self.table.as_ref().ok_or_else(|| plain("there is no game"))?;
        let thought = self.thoughts.get_mut(&id).ok_or_else(|| plain("there is no such thinker"))?;
        Ok((table, &mut thought.thinker))
    }
}

/// A tile as it lies on a square, or the back of one: an SVG document.
fn tile_svg(it: &TileView, detail: Detail) -> Result<String, Problem> {
    if it.tile == "back" {
        return Ok(aude_table::back_svg());
    }
    aude_table::tile_svg(&it.tile, it.turn, it.at, detail).ok_or_else(|| plain(format!("there is no tile {}", it.tile)))
}

/// A tile as it lies, in words.
fn tile_text(it: &TileView) -> Result<aude_table::Text, Problem> {
    aude_table::tile_text(&it.tile, it.turn).ok_or_else(|| plain(format!("there is no tile {}", it.tile)))
}

/// A figure in the colours of a livery, or a thing that is nobody's: an SVG document.
fn figure_svg(it: &Figure) -> Result<String, Problem> {
    let svg = aude_table::figure_svg(&it.figure, it.colour);
    svg.ok_or_else(|| plain(format!("there is no figure {}", it.figure)))
}

/// Whether nothing is to be decided any more.
fn is_over(table: &Table) -> bool {
    table.game().legal_actions().is_empty()
}

/// The turn, and whose decision is due.
fn turn_of(table: &Table) -> (usize, usize) {
    let state = table.game().state();
    (state.turn(), state.decider())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn call(engine: &mut Engine, method: &str, args: &Json) -> Result<Json, Json> {
        let text = json!({ "method": method, "args": args }).to_string();
        let read = |text: String| serde_json::from_str(&text).unwrap();
        engine.call(text.as_bytes(), || 0.0).map(read).map_err(read)
    }

    #[test]
    fn a_game_is_played_in_json() {
        let mut engine = Engine::default();
        let early = call(&mut engine, "view", &json!([])).unwrap_err();
        assert_eq!(early["message"], "there is no game");
        let setup = json!({ "players": ["Anna", "Ben"], "seed": 7 });
        call(&mut engine, "start", &json!([setup, [0, 1]])).unwrap();
        let step = call(&mut engine, "play", &json!([0, 0])).unwrap();
        assert_eq!(step["view"]["moves"], 1);
        assert!(call(&mut engine, "play", &json!([0, 0])).is_err(), "the position is gone");
        // Optional arguments of the page arrive as null.
        assert!(call(&mut engine, "fields", &json!([null])).unwrap().is_array());
        assert!(call(&mut engine, "fields", &json!([0])).unwrap().is_array());
        assert!(call(&mut engine, "record", &json!([])).unwrap().as_str().unwrap().starts_with("aude"));
        let back = json!([[{ "tile": "back", "at": [0, 0], "turn": 0 }]]);
        assert!(call(&mut engine, "tiles", &back).unwrap()[0].as_str().unwrap().starts_with("<svg"));
        for (method, args) in [("nothing", json!([])), ("play", json!([0])), ("undo", json!(["x"]))] {
            assert!(call(&mut engine, method, &args).is_err(), "{method}");
        }
    }

    #[test]
    fn thinkers_are_kept_until_dismissed_or_another_game() {
        let mut engine = Engine::default();
        let start = json!([{ "players": ["Anna", "Ben"], "seed": 7 }, [0, 1]]);
        call(&mut engine, "start", &start).unwrap();
        let made = call(&mut engine, "thinker", &json!(["easy", 1])).unwrap();
        let id = made["id"].clone();
        assert_eq!(call(&mut engine, "remembers", &json!([id])).unwrap(), true);
        let index = call(&mut engine, "thinkUntil", &json!([id, 1.0])).unwrap();
        assert!(index.is_u64(), "a casual player decides at once");
        assert_eq!(call(&mut engine, "dismiss", &json!([id])).unwrap(), true);
        assert!(call(&mut engine, "choice", &json!([id])).is_err());
        let adviser = call(&mut engine, "adviser", &json!([50])).unwrap()["id"].clone();
        assert!(call(&mut engine, "advice", &json!([adviser])).unwrap().is_array());
        call(&mut engine, "start", &start).unwrap();
        assert!(call(&mut engine, "choice", &json!([adviser])).is_err());
    }
}
