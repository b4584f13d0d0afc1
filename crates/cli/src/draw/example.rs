//! Plays the moves of a worked example, to draw where they lead.
//!
//! The engine's runner checks a scenario and keeps its position to itself. A picture needs the position and what came of
//! the last move, so the lines that move something are played here once more; the lines that check are left to the runner.

use aude_engine::{
    Action, Axis, Corner, Event, Figure, Guest, Log, Owned, Phase, Placement, Pos, Quarter, Rules, SegmentName, Setup,
    Span, Spot, State,
    scenario::Scenario,
    tile::{self, Kind, PLACES},
};

type Result<T> = std::result::Result<T, String>;

/// Where an example leads.
pub struct Example {
    pub rules: Rules,
    pub state: State,
    /// What came of the last move.
    pub events: Vec<Event>,
    pub names: Vec<String>,
    /// Whether it moves anything, or says what lies on the table: else there is nothing to see.
    pub is_scene: bool,
}

/// What the picture of an example is called.
pub fn file_name(scenario: &Scenario) -> String {
    let words = format!("{} {}", scenario.id, scenario.title).to_lowercase();
    let plain = words.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { ' ' }).collect::<String>();
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}

/// A line of an example: a word and what it says.
type Line<'t> = (&'t str, &'t str);

/// Plays an example. `text` is the file it stands in.
pub fn play(text: &str, scenario: &Scenario) -> Result<Example> {
    let lines: Vec<Line> = text
        .lines()
        .skip(scenario.line)
        .take_while(|line| !line.starts_with('#'))
        .filter(|line| !line.starts_with('>'))
        .filter_map(|line| line.split_once(':'))
        .map(|(word, rest)| (word.trim(), rest.trim()))
        .collect();
    let names = scenario.setup.players.clone();
    let mut draws = draws(&lines, &names);
    let ends = lines.iter().any(|(word, _)| *word == "over");
    if !ends {
        fill(&mut draws, &scenario.setup);
    }
    let setup = Setup { draw: Some(draws), ..scenario.setup.clone() };
    let rules = Rules::new(&setup).map_err(|e| e.to_string())?;
    let state = rules.start();
    let is_scene = setup.start.is_some() || lines.iter().any(|(word, _)| names.iter().any(|name| name == word));
    let mut table = Table { rules: &rules, names: &names, state, log: Log::on(), ends };
    let moves: Vec<_> =
        lines.iter().filter_map(|(word, rest)| Some((names.iter().position(|n| n == word)?, *rest))).collect();
    table.draw(!moves.is_empty())?;
    for (i, (player, rest)) in moves.iter().enumerate() {
        table.line(*player, rest).map_err(|e| format!("{rest}: {e}"))?;
        table.draw(i + 1 < moves.len())?;
    }
    let (state, events) = (table.state, table.log.take());
    Ok(Example { rules, state, events, names, is_scene })
}

/// The tiles of the moves in the order in which they are drawn.
fn draws(lines: &[Line], names: &[String]) -> Vec<String> {
    let (mut draws, mut drawn) = (Vec::new(), None);
    // Tiles laid aside come later; tiles for sale are drawn together.
    let (mut aside, mut sold): (Vec<&str>, Vec<&str>) = (Vec::new(), Vec::new());
    for (word, rest) in lines {
        let list = || rest.split(',').map(str::trim).filter(|tile| *tile != "nothing");
        match *word {
            "aside" => {
                let fresh: Vec<_> = list().skip(aside.len()).collect();
                draws.extend(fresh.iter().map(|tile| (*tile).to_string()));
                aside.extend(fresh);
            }
            "drawn" => {
                draws.push((*rest).to_string());
                drawn = Some(*rest);
            }
            "sale" if sold.is_empty() => {
                draws.extend(list().map(String::from));
                sold.extend(list());
            }
            "removed" => draws.extend(list().map(String::from)),
            name if names.iter().any(|n| n == name) => {
                let Some(Lay { tile: Some(tile), .. }) = lay(rest.split(';').next().unwrap_or_default()) else {
                    continue;
                };
                if let Some(first) = aside.iter().position(|other| *other == tile) {
                    aside.remove(first);
                } else if let Some(first) = sold.iter().position(|other| *other == tile) {
                    sold.remove(first);
                } else if drawn.take() != Some(tile) {
                    draws.push(tile.to_string());
                }
            }
            _ => {}
        }
    }
    draws
}

/// Adds the rest of the bag. Where the rules cannot say what is in it, since the tiles that come first have no place, it
/// is what the sets hold and is not on the table.
fn fill(draws: &mut Vec<String>, setup: &Setup) {
    let mut bag: Vec<(&str, usize)> = Vec::new();
    if let Ok(rules) = Rules::new(setup) {
        let start = rules.start();
        bag.extend(rules.tiles().map(|(design, tile)| (tile.id, start.in_bag(design))));
    } else {
        let on_table = |id: &str| setup.start.iter().flatten().filter(|laid| laid.tile == id).count();
        for (name, copies) in setup.parts.iter().flatten() {
            let Some(set) = tile::set(name) else { continue };
            bag.extend(set.tiles.iter().filter(|(tile, _)| !tile.held).map(|(tile, n)| {
                // A start tile may have been replaced; one tile less in the bag does no harm.
                let gone = on_table(tile.id).max(usize::from(set.start == Some(tile.id)));
                (tile.id, (usize::from(*n) * *copies as usize).saturating_sub(gone))
            }));
        }
    }
    for (id, n) in bag {
        let used = draws.iter().filter(|drawn| *drawn == id).count();
        draws.extend((used..n).map(|_| id.to_string()));
    }
}

/// A tile that is placed: which, where, and with which bridge.
struct Lay<'t> {
    tile: Option<&'t str>,
    placement: Placement,
    bridge: Option<(Pos, Axis)>,
}

/// `[TILE] X,Y [turn N] [bridge X,Y AXIS]`; nothing if it is something else a player does.
fn lay(text: &str) -> Option<Lay<'_>> {
    let mut words = text.split_whitespace().peekable();
    let tile = words.next_if(|word| !word.contains(','));
    let acts = ["abbey", "dragon", "tower", "bridge"];
    if tile.is_some_and(|word| acts.contains(&word) || Figure::from_name(word).is_some()) {
        return None;
    }
    let at = square(words.next()?).ok()?;
    let turn = words.next_if_eq(&"turn").and_then(|_| words.next()).map_or(Some(0), |n| n.parse().ok())?;
    let bridge = match words.next() {
        Some("bridge") => Some((square(words.next()?).ok()?, axis(words.next()?).ok()?)),
        _ => None,
    };
    Some(Lay { tile, placement: Placement::new(at, turn), bridge })
}

fn square(word: &str) -> Result<Pos> {
    let (x, y) = word.split_once(',').ok_or_else(|| format!("`{word}` is not a square"))?;
    let number = |text: &str| text.parse().map_err(|_| format!("`{word}` is not a square"));
    Ok(Pos::new(number(x)?, number(y)?))
}

fn axis(word: &str) -> Result<Axis> {
    Axis::ALL.into_iter().find(|a| a.name() == word).ok_or_else(|| format!("`{word}` is no direction"))
}

fn quarter(word: &str) -> Result<Quarter> {
    Quarter::ALL.into_iter().find(|q| q.name() == word).ok_or_else(|| format!("`{word}` is not a quarter"))
}

fn figure(word: &str) -> Result<Figure> {
    Figure::from_name(word).ok_or_else(|| format!("`{word}` is not a figure"))
}

/// The game of an example.
struct Table<'a> {
    rules: &'a Rules,
    names: &'a [String],
    state: State,
    log: Log,
    /// Whether nothing comes after the tiles of the moves.
    ends: bool,
}

impl Table<'_> {
    fn play(&mut self, action: Action) -> Result<()> {
        let action = self.state.canonical(self.rules, action);
        self.state.play(self.rules, action, &mut self.log).map_err(|e| e.to_string())
    }

    /// Draws what the example needs next; when it has ended, nothing.
    fn draw(&mut self, more: bool) -> Result<()> {
        while self.state.phase() == Phase::Draw {
            if !more && !self.ends {
                break;
            }
            let next = self.state.legal_actions(self.rules).first().copied();
            self.play(next.ok_or("no tile is left")?)?;
        }
        Ok(())
    }

    /// Plays what a player does. Whatever else could be done is declined, unless it stays open.
    fn line(&mut self, player: usize, text: &str) -> Result<()> {
        for part in text.split(';').map(str::trim) {
            if part == "..." {
                return Ok(());
            }
            if let Some(lay) = lay(part) {
                if self.state.phase() == Phase::Abbey {
                    self.play(Action::Pass)?;
                    self.draw(true)?;
                }
                self.log.take();
                let action = self.laying(&lay)?;
                self.play(action)?;
            } else {
                if part.starts_with("abbey ") {
                    self.log.take();
                }
                let action = self.act(player, part)?;
                self.play(action)?;
            }
        }
        let waits = |state: &State| matches!(state.phase(), Phase::PlaceTile | Phase::Abbey | Phase::AuctionBid);
        while !waits(&self.state) && self.state.is_legal(self.rules, Action::Pass) {
            self.play(Action::Pass)?;
        }
        Ok(())
    }

    fn laying(&self, lay: &Lay) -> Result<Action> {
        let placement = lay.placement;
        let design = match lay.tile {
            Some(id) => self.rules.design(id).ok_or_else(|| format!("tile {id} is not in play"))?,
            None => self.state.tile().ok_or("no tile is in play")?,
        };
        let Some(bridge) = lay.bridge else { return Ok(Action::PlaceTile(design, placement)) };
        let spans = Axis::ALL.map(Span::Own).into_iter().chain((0..4).map(Span::Neighbour));
        let span = spans.into_iter().find(|span| span.bridge(placement.at()) == bridge);
        Ok(Action::PlaceBridged(design, placement, span.ok_or("no bridge goes there")?))
    }

    fn act(&self, player: usize, text: &str) -> Result<Action> {
        let words: Vec<_> = text.split_whitespace().collect();
        let seat = |name: &str| self.names.iter().position(|n| n == name).ok_or_else(|| format!("who is {name}?"));
        Ok(match words.as_slice() {
            ["pass"] => Action::Pass,
            ["recall", what, place @ ..] => Action::Recall(figure(what)?, self.spot(place)?),
            ["fairy", place @ ..] => Action::Fairy(self.spot(place)?),
            ["expel", name, what, place @ ..] => {
                Action::Expel(Owned::new(seat(name)?, figure(what)?), self.spot(place)?)
            }
            ["capture", name, what, place @ ..] => {
                Action::Capture(Owned::new(seat(name)?, figure(what)?), self.spot(place)?)
            }
            ["dragon", at] => Action::Dragon(square(at)?),
            ["tower", at] => Action::Tower(square(at)?),
            ["close-tower", what, at] => Action::CloseTower(figure(what)?, square(at)?),
            ["exchange", what, "from", name] => Action::Exchange(figure(what)?, seat(name)? as u8),
            ["ransom", what, "from", name] => Action::Ransom(figure(what)?, seat(name)? as u8),
            ["abbey", at] => Action::PlaceAbbey(square(at)?),
            ["bridge", at, along] => Action::Bridge(square(at)?, axis(along)?),
            ["barn", corner] => {
                let found = Corner::ALL.into_iter().find(|c| c.name() == *corner);
                Action::Barn(found.ok_or_else(|| format!("`{corner}` is not a corner"))?)
            }
            ["castle", place @ ..] => Action::Castle(self.spot(place)?),
            ["move-wagon", place @ ..] => Action::MoveWagon(self.spot(place)?),
            ["choose", id] => Action::ChooseTile(self.rules.design(id).ok_or_else(|| format!("no tile {id} in play"))?),
            ["bid", points] => Action::Bid(points.parse().map_err(|_| format!("`{points}` is not a number"))?),
            ["buy"] => Action::Buy,
            ["sell"] => Action::Sell,
            ["enter", what, into] => Action::EnterCity(figure(what)?, quarter(into)?, None),
            ["enter", what, into, "count", to] => Action::EnterCity(figure(what)?, quarter(into)?, Some(quarter(to)?)),
            ["leave", what, from, place @ ..] => {
                Action::LeaveCity(Guest::new(figure(what)?, quarter(from)?), self.spot(place)?)
            }
            ["count", to] => Action::MoveCount(quarter(to)?),
            [what, place @ ..] => Action::Place(figure(what)?, self.spot(place)?),
            [] => return Err(format!("what does {} do?", self.names[player])),
        })
    }

    /// `KIND PLACE… [nth N] [at X,Y]`
    fn spot(&self, words: &[&str]) -> Result<Spot> {
        let mut words = words.iter();
        let kind = words.next().and_then(|word| Kind::ALL.into_iter().find(|k| k.name() == *word));
        let mut name = SegmentName { kind: kind.ok_or("which segment?")?, places: 0, nth: None };
        let mut at = self.state.last_tile().ok_or("there is no tile on the table")?.at;
        while let Some(word) = words.next() {
            let mut next = || words.next().copied().unwrap_or_default();
            match *word {
                "nth" => name.nth = next().parse().ok(),
                "at" => at = square(next())?,
                _ => {
                    let place = PLACES.iter().position(|p| p == word);
                    name.places |= 1 << place.ok_or_else(|| format!("`{word}` is no place of a tile"))?;
                }
            }
        }
        self.state.find_segment(self.rules, at, &name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::SCENARIOS;
    use aude_engine::scenario;

    /// Every example can be played here too, and comes to the scores it says last.
    #[test]
    fn examples_lead_where_they_say() {
        let mut scenes = 0;
        for (file, text) in SCENARIOS {
            for it in scenario::parse(text).unwrap() {
                let lines: Vec<_> = text.lines().skip(it.line).take_while(|l| !l.starts_with('#')).collect();
                if lines.iter().any(|line| line.starts_with("refused:")) {
                    continue;
                }
                let example = play(text, &it).unwrap_or_else(|e| panic!("{file}: {}: {e}", it.id));
                scenes += usize::from(example.is_scene);
                let moves = |line: &&&str| example.names.iter().any(|name| line.starts_with(&format!("{name}:")));
                let after = lines.iter().rposition(|line| moves(&line)).unwrap_or(0);
                for scores in lines[after..].iter().filter_map(|line| line.strip_prefix("scores: ")) {
                    for (name, points) in scores.split(", ").filter_map(|entry| entry.split_once(' ')) {
                        let player = example.names.iter().position(|n| n == name).unwrap();
                        assert_eq!(example.state.score(player).to_string(), points, "{file}: {} {}", it.id, it.title);
                    }
                }
            }
        }
        assert!(scenes > 1000, "only {scenes} examples show anything");
    }
}
