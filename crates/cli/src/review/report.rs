//! A review as text.

use std::fmt::Write;

use aude_table::{Review, ReviewAccount, ReviewStep, ReviewSwing, Table};

use crate::terminal::Texts;

/// The classes, the best first: what protocol and page call them, one of them, and how many there are.
const CLASSES: [(&str, &str, &str); 5] = [
    ("best", "review-class-best", "review-classes-best"),
    ("good", "review-class-good", "review-classes-good"),
    ("inaccuracy", "review-class-inaccuracy", "review-classes-inaccuracy"),
    ("mistake", "review-class-mistake", "review-classes-mistake"),
    ("blunder", "review-class-blunder", "review-classes-blunder"),
];
/// From this class on a decision is a moment to look at.
const MOMENT: usize = 3;

/// The levels.
const LEVELS: [(&str, &str); 5] = [
    ("beginner", "review-level-beginner"),
    ("easy", "review-level-easy"),
    ("medium", "review-level-medium"),
    ("hard", "review-level-hard"),
    ("master", "review-level-master"),
];

/// What is told about a game.
pub struct Report<'a> {
    pub texts: &'a Texts,
    pub table: &'a Table,
    pub review: &'a Review,
    pub file: &'a str,
    pub visits: u32,
    pub player: Option<usize>,
    pub all: bool,
}

/// A step that is worth a line.
pub struct Moment {
    pub step: ReviewStep,
    pub what: String,
    /// For whom most changed, and how much.
    pub change: String,
    /// What would have been better, and why.
    pub better: Option<String>,
}

/// A heading with lines of it.
pub struct Section {
    pub title: String,
    pub moments: Vec<Moment>,
}

/// A line of the table of players: a name, and a value for each of them. Those without values are headings.
pub type Row = (String, Vec<String>);

/// A part of an account: its name, its value, and whether it is a change.
type Part = (&'static str, fn(&ReviewSwing) -> f64, bool);

impl Report<'_> {
    pub fn names(&self) -> &[String] {
        &self.table.game().setup().players
    }

    pub fn is_alone(&self) -> bool {
        self.names().len() == 1
    }

    pub fn is_over(&self) -> bool {
        self.table.view().over
    }

    pub fn title(&self) -> String {
        let values = [("file", self.file.into()), ("players", self.names().join(", ").into())];
        self.texts.with("review-title", &values)
    }

    pub fn depth(&self) -> String {
        self.texts.with("review-depth", &[("visits", self.visits.into())])
    }

    /// The accounts of the players.
    pub fn rows(&self) -> Vec<Row> {
        let players = self.review.summary().players;
        let mut rows = Vec::new();
        let mut swing = |title: &str, get: fn(&ReviewAccount) -> &ReviewSwing, show: fn(f64, bool) -> String| {
            rows.push((self.texts.get(title), Vec::new()));
            let parts: [Part; 6] = [
                ("review-start", |s| s.start, false),
                ("review-luck", |s| s.luck, true),
                ("review-skill", |s| s.skill, true),
                ("review-others", |s| s.others, true),
                ("review-residual", |s| s.residual, true),
                ("review-result", |s| s.result, false),
            ];
            for (name, part, signed) in parts {
                if name == "review-others" && self.is_alone() {
                    continue;
                }
                let values = players.iter().map(|player| show(part(get(player)), signed)).collect();
                rows.push((format!("  {}", self.texts.get(name)), values));
            }
        };
        if !self.is_alone() {
            swing("review-chance", |account| &account.chance, percent);
        }
        swing(if self.is_alone() { "review-alone" } else { "review-lead" }, |account| &account.lead, points);
        let mut row = |name: &str, value: &dyn Fn(&ReviewAccount) -> String| {
            rows.push((self.texts.get(name), players.iter().map(value).collect()));
        };
        let none = || "–".to_string();
        row("review-accuracy", &|player| player.accuracy.map_or_else(none, |accuracy| format!("{accuracy:.0}")));
        row("review-level", &|player| player.level.as_deref().map_or_else(none, |level| self.level(level)));
        row("review-decisions", &|player| player.decisions.to_string());
        for (number, (_, _, name)) in CLASSES.iter().enumerate() {
            row(name, &|player| player.classes[number].to_string());
        }
        rows
    }

    fn level(&self, level: &str) -> String {
        LEVELS.iter().find(|(name, _)| *name == level).map_or_else(String::new, |(_, id)| self.texts.get(id))
    }

    /// Turning points, and mistakes or all decisions.
    pub fn sections(&self) -> Vec<Section> {
        let steps = self.review.steps(0);
        let wanted = |step: &&ReviewStep| self.player.is_none_or(|player| step.player == player);
        let turning = self.review.summary().turning;
        let turning = turning.iter().filter_map(|point| steps.get(point.step as usize)).filter(wanted);
        let class = |step: &ReviewStep| {
            let class = step.class.as_deref()?;
            CLASSES.iter().position(|(name, ..)| *name == class)
        };
        let listed = |step: &&ReviewStep| class(step).is_some_and(|class| self.all || class >= MOMENT);
        let listed = steps.iter().filter(wanted).filter(listed);
        let title = if self.all { "review-all" } else { "review-moments" };
        let turning =
            Section { title: self.texts.get("review-turning"), moments: turning.map(|s| self.moment(s)).collect() };
        let listed = Section { title: self.texts.get(title), moments: listed.map(|s| self.moment(s)).collect() };
        [turning, listed].into_iter().filter(|section| !section.moments.is_empty()).collect()
    }

    fn moment(&self, step: &ReviewStep) -> Moment {
        let name = |player: usize| self.names()[player].clone();
        let turn = self.texts.with("review-turn", &[("turn", step.turn.into())]);
        let what = match (&step.tile, &step.label) {
            (Some(tile), _) => {
                let values = [("player", name(step.player).into()), ("tile", tile.as_str().into())];
                self.texts.with("review-draw", &values)
            }
            (None, Some(label)) => format!("{}: {}", name(step.player), self.texts.say(label, &name)),
            (None, None) => name(step.player),
        };
        let class = step.class.as_deref().and_then(|class| CLASSES.iter().find(|(name, ..)| *name == class));
        let what = match class {
            Some((_, id, _)) => format!("{turn} · {what} · {}", self.texts.get(id)),
            None => format!("{turn} · {what}"),
        };
        let by_lead = step.by_lead || self.is_alone();
        let values = if by_lead { &step.change.lead } else { &step.change.chance };
        let size = |player: &usize| values[*player].abs();
        // A draw is told of the player who gains or loses most; a decision of who made it.
        let most = (0..values.len()).max_by(|a, b| size(a).total_cmp(&size(b))).unwrap_or(step.player);
        let who = if step.tile.is_none() || size(&step.player) >= size(&most) { step.player } else { most };
        let value = f64::from(values[who]);
        let value = if by_lead { points(value, true) } else { percent(value, true) };
        let change = if who == step.player { value } else { format!("{}: {value}", name(who)) };
        let better = step.lines.first().filter(|_| step.played > 0).map(|best| {
            let (action, reason) = (self.texts.say(&best.label, &name), self.texts.say(&best.reason, &name));
            self.texts.with("review-better", &[("action", action.into()), ("reason", reason.into())])
        });
        Moment { step: step.clone(), what, change, better }
    }

    /// The whole report.
    pub fn text(&self) -> String {
        let mut text = format!("{}\n{}\n", self.title(), self.depth());
        if !self.is_over() {
            let _ = writeln!(text, "{}", self.texts.get("review-unfinished"));
        }
        let rows = self.rows();
        let long = |text: &String| text.chars().count();
        let first = rows.iter().map(|row| long(&row.0)).max().unwrap_or(0);
        let mut widths: Vec<_> = self.names().iter().map(long).collect();
        for (_, values) in &rows {
            for (width, value) in widths.iter_mut().zip(values) {
                *width = long(value).max(*width);
            }
        }
        let mut line = |name: &str, values: &[String]| {
            let mut line = format!("{name:first$}");
            for (value, width) in values.iter().zip(&widths) {
                let _ = write!(line, "  {value:>width$}");
            }
            let _ = writeln!(text, "{}", line.trim_end());
        };
        line("", self.names());
        for (name, values) in &rows {
            line(name, values);
        }
        for Section { title, moments } in self.sections() {
            let _ = writeln!(text, "\n{title}");
            for moment in moments {
                let _ = writeln!(text, "  {} ({})", moment.what, moment.change);
                if let Some(better) = moment.better {
                    let _ = writeln!(text, "      {better}");
                }
            }
        }
        let summary = self.review.summary();
        let bad = |player: &ReviewAccount| player.classes[MOMENT..].iter().sum::<u32>();
        let counted = |(seat, _): &(usize, &ReviewAccount)| self.player.is_none_or(|player| player == *seat);
        if summary.players.iter().enumerate().filter(counted).all(|(_, player)| bad(player) == 0) {
            let _ = writeln!(text, "\n{}", self.texts.get("review-no-moments"));
        }
        text
    }
}

/// A chance, or a change of it.
pub fn percent(value: f64, signed: bool) -> String {
    let value = (value * 1000.0).round() / 10.0 + 0.0;
    if signed { format!("{value:+.1}%") } else { format!("{value:.1}%") }
}

/// Points, or a change of them.
pub fn points(value: f64, signed: bool) -> String {
    let value = (value * 10.0).round() / 10.0 + 0.0;
    if signed { format!("{value:+.1}") } else { format!("{value:.1}") }
}
