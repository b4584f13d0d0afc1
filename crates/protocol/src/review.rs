//! Where a game was won, and how much of it was luck: `review`.

use aude_bots::{
    Values, Worth,
    review::{
        Account, Change, DecisionReview, Depth, DrawReview, Judged, POINT, Reviewer, Step, Swing, Turning, accounts,
        turning_points,
    },
};
use aude_engine::{Action, Log, State};
use fluent_bundle::{FluentBundle, FluentResource};
use serde_json::{Map, Value, json};

use crate::{ActionMessage, Session, suggest};

/// So many turning points are listed.
const TURNING_POINTS: usize = 8;

/// All steps of a game from its start: draws, and what players did.
pub fn steps(game: &Session) -> Vec<Action> {
    let mut replay = game.replay();
    std::iter::from_fn(|| replay.advance(&mut Log::off())).collect()
}

/// A review of a game as it is now, at its beginning.
///
/// # Panics
/// Never: the steps of a game are legal.
pub fn reviewer(game: &Session, depth: Depth) -> Reviewer {
    Reviewer::new(game.rules().clone(), steps(game), depth).expect("the game was played")
}

/// A finished or unfinished review as one JSON object: what `aude review --json` writes.
pub fn document(game: &Session, reviewer: &Reviewer) -> Value {
    let mut object = json!({
        "format": "aude review 1",
        "version": env!("CARGO_PKG_VERSION"),
        "visits": reviewer.depth().visits,
        "players": game.setup().players,
        "total": reviewer.steps().len(),
        "done": reviewer.is_done(),
        "summary": summary(reviewer),
    });
    object["steps"] = step_messages(game, reviewer, 0).into();
    object
}

/// What the reviewed steps add up to.
pub fn summary(reviewer: &Reviewer) -> Value {
    let players: Vec<_> = accounts(reviewer).iter().map(account).collect();
    let turning = |point: &Turning| {
        let unit = if players.len() == 1 { "lead" } else { "chance" };
        json!({ "step": point.step, "player": point.player, unit: round(point.change, unit) })
    };
    let turning: Vec<_> = turning_points(reviewer, TURNING_POINTS).iter().map(turning).collect();
    json!({ "players": players, "turning": turning, "point": decimals(POINT.into(), 4) })
}

fn account(account: &Account) -> Value {
    let Account { chance, lead, decisions, classes, loss, accuracy, level } = account;
    let swing = |swing: &Swing, digits| {
        let Swing { start, luck, skill, others, result, .. } = *swing;
        let [start, luck, skill, others, result] = [start, luck, skill, others, result].map(|n| decimals(n, digits));
        // Of rounded numbers too, so that the sum of what is written is exact.
        let residual = decimals(result - (start + luck + skill + others), digits);
        json!({ "start": start, "luck": luck, "skill": skill, "others": others, "residual": residual, "result": result })
    };
    let mut object = json!({ "chance": swing(chance, 4), "lead": swing(lead, 2), "decisions": decisions });
    let names = aude_bots::review::Class::ALL.map(aude_bots::review::Class::name);
    object["classes"] =
        names.iter().zip(classes).map(|(name, n)| ((*name).to_string(), json!(n))).collect::<Map<_, _>>().into();
    object["loss"] = decimals(f64::from(*loss), 4).into();
    object["accuracy"] = accuracy.map(|accuracy| decimals(accuracy.into(), 1)).into();
    object["level"] = level.map(aude_bots::Level::name).into();
    object
}

/// The reviewed steps from one on.
pub fn step_messages(game: &Session, reviewer: &Reviewer, from: usize) -> Vec<Value> {
    let texts = suggest::texts();
    let mut replay = game.replay();
    let mut moves = 0;
    let mut messages = Vec::new();
    for (number, step) in reviewer.reviewed().iter().enumerate() {
        if number >= from {
            messages.push(Writer { game, texts: &texts, state: replay.state(), moves }.step(number, step));
        }
        moves += usize::from(matches!(step, Step::Decision(_)));
        replay.advance(&mut Log::off());
    }
    messages
}

/// Writes one step.
struct Writer<'a> {
    game: &'a Session,
    texts: &'a FluentBundle<FluentResource>,
    state: &'a State,
    moves: usize,
}

impl Writer<'_> {
    fn step(&self, number: usize, step: &Step) -> Value {
        let mut message = json!({ "step": number, "moves": self.moves, "turn": self.state.turn() });
        match step {
            Step::Draw(draw) => self.draw(&mut message, draw),
            Step::Decision(decision) => self.decision(&mut message, decision),
        }
        message
    }

    fn draw(&self, message: &mut Value, draw: &DrawReview) {
        message["player"] = draw.player.into();
        message["draw"] = self.game.rules().tile(draw.tile).id.into();
        message["kinds"] = draw.kinds.into();
        if let Some([_, after]) = &draw.worth {
            message["luck"] = self.change(&draw.luck());
            self.worth(message, after);
        }
    }

    fn decision(&self, message: &mut Value, decision: &DecisionReview) {
        // Words and segments are named in the position they belong to.
        let position = self.game.branch(self.moves, true);
        let action = |message: &mut Value, action: Action| {
            message["action"] = json!(ActionMessage::of(&position, action));
            message["word"] = position.word(action).into();
        };
        message["player"] = decision.player.into();
        message["phase"] = self.state.phase().name().into();
        action(message, decision.action);
        let Some(verdict) = &decision.verdict else {
            message["forced"] = true.into();
            return;
        };
        message["class"] = verdict.class.name().into();
        message["by"] = if verdict.by_lead { "lead" } else { "chance" }.into();
        message["loss"] = json!({ "chance": round(verdict.chance, "chance"), "lead": round(verdict.lead, "lead") });
        message["skill"] = self.change(&verdict.skill(decision.player));
        message["played"] = verdict.played.into();
        let line = |line: &Judged| {
            let mut message = json!({});
            action(&mut message, line.action);
            self.worth(&mut message, &line.worth);
            message["reason"] = suggest::reason(self.texts, &line.reason, &self.game.setup().players);
            message
        };
        message["lines"] = verdict.lines.iter().map(line).collect();
    }

    fn worth(&self, message: &mut Value, worth: &Worth) {
        message["chance"] = self.values(&worth.chance, "chance");
        message["lead"] = self.values(&worth.lead, "lead");
        message["points"] = self.values(&worth.points, "points");
    }

    fn change(&self, change: &Change) -> Value {
        json!({ "chance": self.values(&change.chance, "chance"), "lead": self.values(&change.lead, "lead") })
    }

    fn values(&self, values: &Values, unit: &str) -> Value {
        values[..self.game.rules().players()].iter().map(|value| round(*value, unit)).collect()
    }
}

/// Chances have four digits after the point, points two.
fn round(value: f32, unit: &str) -> f64 {
    decimals(value.into(), if unit == "chance" { 4 } else { 2 })
}

fn decimals(value: f64, digits: i32) -> f64 {
    let unit = [1.0, 10.0, 100.0, 1000.0, 10_000.0][digits as usize];
    // Zero has no sign.
    (value * unit).round() / unit + 0.0
}

/// What a client asks for.
pub struct Request {
    /// How much is searched.
    pub depth: Depth,
    /// The first step it wants.
    pub from: usize,
    /// Visits for this answer.
    pub work: u32,
}

impl Request {
    /// Reads a request. The error explains what is wrong.
    pub fn read(request: &Map<String, Value>) -> Result<Self, String> {
        let number = |field: &str, default: u32, least: u32, most: u32| match request.get(field) {
            None => Ok(default),
            Some(value) => (value.as_u64().filter(|n| (least.into()..=most.into()).contains(n)).map(|n| n as u32))
                .ok_or_else(|| format!("`{field}` must be a whole number from {least} to {most}")),
        };
        let visits = number("visits", Depth::default().visits, 1, Depth::MOST)?;
        let work = number("work", 2_000, 0, 1_000_000)?;
        let from = number("from", 0, 0, u32::MAX)? as usize;
        Ok(Self { depth: Depth { visits }, from, work })
    }
}

/// Goes on with a review, or begins one if the game or the depth is another, and tells the steps the client asked for.
pub fn answer(game: &Session, kept: &mut Option<Reviewer>, request: &Request) -> Value {
    let same = |kept: &Reviewer| {
        std::sync::Arc::ptr_eq(kept.rules(), game.rules())
            && kept.depth() == request.depth
            && kept.steps() == steps(game)
    };
    let reviewer = match kept.take().filter(same) {
        Some(reviewer) => kept.insert(reviewer),
        None => kept.insert(reviewer(game, request.depth)),
    };
    let done = reviewer.advance(request.work);
    let steps = step_messages(game, reviewer, request.from);
    let mut answer =
        json!({ "total": reviewer.steps().len(), "next": reviewer.reviewed().len(), "done": done, "steps": steps });
    if done {
        answer["summary"] = summary(reviewer);
    }
    answer
}
