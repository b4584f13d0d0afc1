//! Reads saved games, by playing them.
//!
//! Each message becomes the actions it may mean; the first legal one is played. Decisions that Aude asks for and
//! JCloisterZone does not are declined. The last few declined decisions are remembered. When a later message cannot
//! be played, they are tried again, one after the other.

mod meanings;

use aude_engine::{Action, Design, Log, Phase, Rules, State};
use serde_json::Value;

pub(super) use self::meanings::{Reading, find, find_text};
use super::{
    Imported, NO_DATE, Note, OWN_KEY, Refusal,
    parts::{Read, is_in_no_bag, parts, sayings},
    pieces::{Pieces, read_id},
    setup::{self, Names},
};
use crate::{Game, game::is_date};

/// So many declined decisions are remembered, to be looked at again when a message cannot be played.
const LOOK_BACK: usize = 8;

/// So often something is tried again.
const ATTEMPTS: usize = 500;

/// Reads a saved game.
///
/// ```
/// use aude_record::jcz;
///
/// let setup = r#"{"sets":{"basic:1":1},"elements":{"small-follower":7,"flier":1}}"#;
/// let file = |messages| format!(r#"{{"setup":{setup},"players":[{{"name":"Anna"}}],"replay":[{messages}]}}"#);
/// // What Aude does not have is left out where nobody used it.
/// let read = jcz::import(&file("")).unwrap();
/// assert_eq!(read.notes[0], jcz::Note::LeftOut(vec![jcz::Foreign::Element("flier".into())]));
/// let refusal = jcz::import(&file(r#"{"type":"FLOCK_EXPAND_OR_SCORE","payload":{}}"#)).unwrap_err();
/// assert!(refusal.to_string().contains("messages of the type `FLOCK_EXPAND_OR_SCORE`"));
/// ```
pub fn import(text: &str) -> Result<Imported, Refusal> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut file: Value = serde_json::from_str(text).map_err(|e| {
        let message = if e.is_eof() {
            "the saved game breaks off here; the rest of the file is missing"
        } else {
            "the file is damaged here: this is not how a saved game (JSON) goes on"
        };
        Refusal::Nonsense(format!("line {}, column {}: {message}", e.line(), e.column().max(1)))
    })?;
    let taken = parts().find_map(|part| (part.take_start)(&mut file));
    let setup::Read { mut setup, shift, left_out, mut unsupported, declined } =
        setup::read(&file).map_err(Refusal::Nonsense)?;
    let messages = match file.get("replay") {
        None => &Vec::new(),
        Some(list) => list.as_array().ok_or_else(|| Refusal::Nonsense("`replay` must be a list".into()))?,
    };
    let kind = |message: &Value| message.get("type").and_then(Value::as_str).unwrap_or_default().to_string();
    for message in messages {
        let kind = kind(message);
        let what = format!("messages of the type `{kind}`");
        let known = ["COMMIT", "UNDO"].contains(&kind.as_str()) || sayings().any(|saying| saying.form.kind() == kind);
        if !known && !unsupported.contains(&what) {
            unsupported.push(what);
        }
    }
    let names = Names::new(setup.parts.iter().flatten().map(|(part, _)| part.as_str()));
    let rules = Rules::new(&setup).ok();
    let draws: Vec<&str> = rules.iter().flat_map(Rules::tiles).map(|(_, tile)| tile.id).collect();
    let annotations = file.get("gameAnnotations").unwrap_or(&Value::Null);
    // Where our draws were others than theirs, we have written them down beside them.
    let own = file.get(OWN_KEY).filter(|own| own.get("drawOrder").is_some());
    let mut order = Vec::new();
    // The first tile of the order that we do not have. It matters only if the game comes so far.
    let mut strange = None;
    for (i, tile) in
        own.unwrap_or(annotations).get("drawOrder").and_then(Value::as_array).into_iter().flatten().enumerate()
    {
        let id = tile.as_str().unwrap_or_default();
        let Some(ours) = names.ours(id).filter(|ours| draws.contains(ours)) else {
            strange = Some(format!("the tile `{id}` (`drawOrder`, {})", i + 1));
            break;
        };
        order.push(ours);
    }
    let end = match own {
        Some(own) => (own["fixed"] == true).then_some(order.len()),
        None => annotations.get("endTurn").and_then(Value::as_u64).map(|end| end as usize),
    };
    let mut messages = without_undone(messages);
    if let Some((used, player)) = taken {
        messages.drain(..used);
        let players = setup.players.len().max(1);
        setup.first = (player % players + 1) % players;
    }
    if let Some(end) = end {
        // What was drawn beyond the order follows from the tiles placed.
        if strange.is_none() && own.is_none() {
            let placed = messages.iter().filter_map(Message::tile).filter(|id| !is_in_no_bag(id));
            order.extend(placed.skip(order.len()).filter_map(|id| names.ours(id)).filter(|ours| draws.contains(ours)));
        }
        unsupported.extend(strange.filter(|_| order.len() < end));
        order.truncate(end);
        setup.draw = Some(order.iter().map(|tile| (*tile).to_string()).collect());
    }
    if !unsupported.is_empty() {
        unsupported.extend(left_out.iter().map(ToString::to_string));
        return Err(Refusal::Unsupported(unsupported));
    }
    let mut game = Game::reading(setup).map_err(|e| Refusal::Nonsense(e.to_string()))?;
    let created = file.get("created").and_then(Value::as_str).and_then(|text| text.get(..10));
    game.note(created.filter(|date| is_date(date) && *date != NO_DATE).map(String::from), None);
    let order: Vec<Design> = order.iter().filter_map(|tile| game.rules().design(tile)).collect();
    let importer = Importer { rules: game.rules(), names: &names, shift, order, messages, declined };
    let (run, removed) = importer.play().map_err(|refusal| match refusal {
        Refusal::Message { number, kind, message, .. } => {
            Refusal::Message { number, kind, message, left_out: left_out.clone() }
        }
        other => other,
    })?;
    let mut notes = Vec::new();
    if !left_out.is_empty() {
        notes.push(Note::LeftOut(left_out));
    }
    if !removed.is_empty() {
        notes.push(Note::Removed(removed.iter().map(|design| game.rules().tile(*design).id).collect()));
    }
    if run.state.phase() != Phase::Over {
        notes.push(Note::Unfinished);
    }
    let (draws, actions) = (run.draws, run.actions);
    let (mut draws, mut actions) = (draws.into_iter(), actions.into_iter());
    loop {
        let played = if game.state().phase() == Phase::Draw {
            draws.next().map(|draw| game.draw_telling(draw, &mut Log::off()))
        } else {
            actions.next().map(|action| game.play_telling(action, &mut Log::off()))
        };
        match played {
            None => break,
            Some(played) => played.map_err(|e| Refusal::Nonsense(e.to_string()))?,
        }
    }
    game.reveal(None);
    Ok(Imported { game, notes })
}

/// A message and its number, from 1.
pub(super) struct Message<'f> {
    number: usize,
    pub(super) kind: &'f str,
    pub(super) payload: &'f Value,
    pub(super) player: Option<usize>,
}

impl<'f> Message<'f> {
    /// The tile that it places, as they call it.
    pub(super) fn tile(&self) -> Option<&'f str> {
        self.payload.get("tileId").and_then(Value::as_str).filter(|_| self.kind == "PLACE_TILE")
    }
}

/// The messages that count: those taken back are gone.
pub(super) fn without_undone(messages: &[Value]) -> Vec<Message<'_>> {
    let mut kept: Vec<Message> = Vec::new();
    for (i, message) in messages.iter().enumerate() {
        let kind = message.get("type").and_then(Value::as_str).unwrap_or_default();
        let player = message.get("player").and_then(Value::as_u64).map(|n| n as usize);
        match kind {
            "UNDO" => drop(kept.pop()),
            _ => kept.push(Message { number: i + 1, kind, payload: &message["payload"], player }),
        }
    }
    kept
}

/// How far a game has come.
#[derive(Clone)]
pub(super) struct Run {
    pub(super) state: State,
    actions: Vec<Action>,
    draws: Vec<Design>,
    pub(super) pieces: Pieces,
}

pub(super) struct Importer<'f> {
    pub(super) rules: &'f Rules,
    names: &'f Names,
    /// Where our squares lie among theirs.
    pub(super) shift: (i64, i64),
    /// The draws, where the file says.
    order: Vec<Design>,
    messages: Vec<Message<'f>>,
    /// Decisions that their game does not know.
    declined: Vec<Phase>,
}

/// What a message may mean in a position; the first that is legal counts.
pub(super) type Meanings = Result<Vec<Action>, String>;

impl Importer<'_> {
    /// Plays all messages. Beside the game, answers the tiles that are supposed to have fitted nowhere.
    fn play(&self) -> Result<(Run, Vec<Design>), Refusal> {
        let mut run = self.start();
        self.draw_known(&mut run);
        // Where a decision was declined by a message that may have meant another: to be tried again without it.
        let mut doubts: Vec<(usize, Run)> = Vec::new();
        let mut worst: Option<(usize, Refusal)> = None;
        let (mut next, mut attempts) = (0, 0);
        while let Some(message) = self.messages.get(next) {
            match self.message(&mut run, next, &mut doubts) {
                Ok(used) => next += used,
                Err(reason) => {
                    if worst.as_ref().is_none_or(|(at, _)| next > *at) {
                        let (number, kind) = (message.number, message.kind.to_string());
                        worst = Some((next, Refusal::Message { number, kind, message: reason, left_out: Vec::new() }));
                    }
                    attempts += 1;
                    match doubts.pop().filter(|_| attempts < ATTEMPTS) {
                        Some(doubt) => (next, run) = doubt,
                        None => break,
                    }
                }
            }
        }
        if next < self.messages.len() {
            return Err(worst.map_or_else(|| Refusal::Nonsense("nothing can be played".into()), |(_, refusal)| refusal));
        }
        let removed = self.remove_rest(&mut run);
        Ok((run, removed))
    }

    /// A game before its first message.
    fn start(&self) -> Run {
        let state = self.rules.start();
        Run { state, actions: Vec::new(), draws: Vec::new(), pieces: Pieces::new(self.rules) }
    }

    /// Plays an action, if it is legal, and draws what is known to follow.
    pub(super) fn step(&self, run: &mut Run, action: Action) -> Result<(), String> {
        let action = run.state.canonical(self.rules, action);
        let mut log = Log::on();
        run.state.play(self.rules, action, &mut log).map_err(|illegal| illegal.to_string())?;
        match action {
            Action::Draw(design) => run.draws.push(design),
            action => run.actions.push(action),
        }
        for event in log.take() {
            run.pieces.hear(&event);
        }
        run.pieces.next = None;
        if self.declined.contains(&run.state.phase()) {
            return self.step(run, Action::Pass);
        }
        self.draw_known(run);
        Ok(())
    }

    fn draw_known(&self, run: &mut Run) {
        while run.state.phase() == Phase::Draw
            && let Some(design) = self.order.get(run.state.draws())
            && run.state.is_legal(self.rules, Action::Draw(*design))
        {
            if self.step(run, Action::Draw(*design)).is_err() {
                return;
            }
        }
    }

    /// Without an order of draws, tiles that fitted nowhere are not in the file, and still in the bag when all others are
    /// placed. If each of them could have been drawn at some moment when it fitted nowhere, that is what happened: the
    /// same game with these draws. Answers which they were.
    fn remove_rest(&self, run: &mut Run) -> Vec<Design> {
        if !self.order.is_empty() || run.state.phase() != Phase::Draw {
            return Vec::new();
        }
        let all = self.rules.tiles().map(|(design, _)| design);
        let mut rest: Vec<Design> = all.flat_map(|d| std::iter::repeat_n(d, run.state.in_bag(d))).collect();
        let found = rest.clone();
        let mut again = self.start();
        let (mut draws, mut actions) = (run.draws.iter(), run.actions.iter());
        loop {
            let step = match again.state.phase() {
                Phase::Draw => {
                    if let Some(i) = (0..rest.len()).find(|i| self.is_removed(&again, rest[*i])) {
                        Some(Action::Draw(rest.swap_remove(i)))
                    } else {
                        draws.next().copied().map(Action::Draw)
                    }
                }
                _ => actions.next().copied(),
            };
            let Some(step) = step else { break };
            if self.step(&mut again, step).is_err() {
                return Vec::new();
            }
        }
        if again.state.phase() != Phase::Over {
            return Vec::new();
        }
        *run = again;
        found
    }

    /// Whether a tile that is drawn now leaves the game.
    fn is_removed(&self, run: &Run, tile: Design) -> bool {
        let mut state = run.state.clone();
        let removed = state.removed().len();
        state.play(self.rules, Action::Draw(tile), &mut Log::off()).is_ok() && state.removed().len() > removed
    }

    /// Plays a message, and says how many messages that were.
    fn message(&self, run: &mut Run, at: usize, doubts: &mut Vec<(usize, Run)>) -> Result<usize, String> {
        let message = &self.messages[at];
        let legal = |run: &Run, action| run.state.is_legal(self.rules, action);
        match message.kind {
            // The turn ends by itself. Where only we ask for something, nobody has declined it before.
            "COMMIT" => {
                let own = message.player.is_none_or(|player| player == run.state.decider());
                if own && run.state.phase() == Phase::PlaceFigure && legal(run, Action::Pass) {
                    self.step(run, Action::Pass)?;
                }
                Ok(1)
            }
            "PASS" => {
                let own = message.player.is_none_or(|player| player == run.state.decider());
                if own && run.state.phase() != Phase::Draw && legal(run, Action::Pass) {
                    if doubts.len() == LOOK_BACK {
                        doubts.remove(0);
                    }
                    doubts.push((at + 1, run.clone()));
                    self.step(run, Action::Pass)?;
                }
                Ok(1)
            }
            kind => {
                let plays =
                    sayings().filter(|saying| saying.form.kind() == kind).find_map(|saying| match saying.read {
                        Read::Plays(play) => Some(play),
                        _ => None,
                    });
                match plays {
                    Some(play) => play(self, run, message),
                    None => self.reach(run, at),
                }
            }
        }
    }

    /// Plays one of the actions a message may mean. Decisions before it that nobody took are declined, and a tile that is
    /// placed is drawn.
    fn reach(&self, run: &mut Run, at: usize) -> Result<usize, String> {
        let message = &self.messages[at];
        if let Some(id) = message.tile().filter(|id| !is_in_no_bag(id) && self.tile_of(message).is_none()) {
            return Err(format!("the tile `{id}` is not in this game"));
        }
        if let Some(id) = message.payload.get("meepleId").and_then(Value::as_str) {
            read_id(id)?;
        }
        // What belongs to it may stand behind a `COMMIT`.
        let gap = self.messages[at + 1..].iter().take_while(|m| m.kind == "COMMIT").count();
        let next = self.messages.get(at + 1 + gap).filter(|m| m.player == message.player);
        let mut attempt = run.clone();
        let mut reason: Option<String> = None;
        for _ in 0..64 {
            if attempt.state.phase() == Phase::Draw {
                // What is drawn is placed next.
                match self.messages[at..].iter().find_map(|m| self.tile_of(m)) {
                    Some(design) => {
                        self.step(&mut attempt, Action::Draw(design)).map_err(|e| reason.take().unwrap_or(e))?;
                    }
                    None if let Some(needs) = self.needs_draw(message) => return Err(needs.into()),
                    None => return Err(reason.unwrap_or_else(|| "a tile has to be drawn before this".into())),
                }
                continue;
            }
            let decider = attempt.state.decider();
            if message.player.is_none_or(|player| player == decider) {
                let id = message.payload.get("meepleId").and_then(Value::as_str).and_then(|id| read_id(id).ok());
                let (used, meanings) = Reading { importer: self, run: &attempt, message, next }.meanings();
                match meanings {
                    Ok(actions) => {
                        let canonical = |a: &Action| attempt.state.canonical(self.rules, *a);
                        let checked = actions.iter().map(canonical).map(|a| (a, attempt.state.check(self.rules, a)));
                        for (action, check) in checked.collect::<Vec<_>>() {
                            match check {
                                Ok(()) => {
                                    attempt.pieces.next = id;
                                    self.step(&mut attempt, action)?;
                                    *run = attempt;
                                    return Ok(if used > 1 { used + gap } else { used });
                                }
                                Err(illegal) => drop(reason.get_or_insert(illegal.to_string())),
                            }
                        }
                    }
                    Err(message) => drop(reason.get_or_insert(message)),
                }
            } else {
                reason.get_or_insert_with(|| {
                    format!("it is for player {} to decide: {}", decider + 1, attempt.state.phase())
                });
            }
            if !attempt.state.is_legal(self.rules, Action::Pass) {
                break;
            }
            self.step(&mut attempt, Action::Pass)?;
        }
        Err(reason.unwrap_or_else(|| "that is not possible now".into()))
    }

    /// Why a message cannot be read where the next draw is not known.
    fn needs_draw(&self, message: &Message) -> Option<&'static str> {
        let needs = sayings().filter(|saying| saying.form.kind() == message.kind).find_map(|saying| saying.needs_draw);
        needs.filter(|(toggle, _)| self.rules.choices().toggle(toggle)).map(|(_, reason)| reason)
    }

    /// The tile of a message that places one.
    pub(super) fn tile_of(&self, message: &Message) -> Option<Design> {
        self.rules.design(self.names.ours(message.tile()?)?)
    }
}
