//! A game looked back on: how the scores went, what they are made of, and the moments one talks about afterwards.
//!
//! All of it is read off the log, which explains every point, so that a story cannot tell other points than were given.

use aude_draw::{Board, Pose};
use aude_engine::{Cause, Event, FigureOnTable, parts::parts};
use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::{
    table::Table,
    view::{LogLine, Piece, Text},
    words::{point, square, whose},
};

/// What is told about a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Story {
    /// The beginning, the end of each turn, and the final scoring.
    pub turns: Vec<TurnMark>,
    /// What the points were given for.
    pub rows: Vec<ScoreRow>,
    /// Moments worth a second look, in their order.
    pub moments: Vec<Highlight>,
    /// Figures that the final scoring sent home, where they stood.
    pub gone: Vec<Piece>,
    /// Whether it is known which tiles would come next in a game that branches off.
    pub known: bool,
}

/// The end of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct TurnMark {
    /// Its number; 0 for the beginning.
    pub turn: u32,
    /// Whose it was.
    pub player: Option<usize>,
    /// The number of the position it ended with.
    pub moves: u32,
    /// Whether it is the final scoring that ended here.
    pub last: bool,
    /// The scores then, by seat.
    pub scores: Vec<i32>,
}

/// Points of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ScoreRow {
    /// What for: `city`, `road`, `field`, `goods` …; `start` for points somebody began with.
    pub cause: String,
    /// Whether the final scoring gave them for something unfinished.
    pub last: bool,
    /// How many, by seat.
    pub points: Vec<i32>,
    /// How often, by seat.
    pub times: Vec<u32>,
}

/// A moment worth a second look.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Highlight {
    /// `score`, `lead` or `loss`.
    pub kind: String,
    /// The position after it.
    pub moves: u32,
    /// The turn it belongs to.
    pub turn: u32,
    /// Whose it is.
    pub player: Option<usize>,
    /// Points it brought.
    pub points: i32,
    /// What happened, in words.
    pub text: Text,
}

/// So many scores are marked, and none of fewer points.
const SCORES: usize = 5;
const LEAST: i32 = 6;

impl Table {
    /// The game so far, looked back on.
    pub fn story(&self) -> Story {
        let turns = self.turns();
        let mut moments = self.high_scores();
        moments.extend(self.losses());
        moments.extend(lead(&turns));
        moments.sort_by_key(|moment| moment.moves);
        let game = self.game();
        Story {
            rows: self.rows(),
            moments,
            gone: self.gone(),
            known: game.seed().is_some() || game.setup().draw.is_some(),
            turns,
        }
    }

    fn first_scores(&self) -> Vec<i32> {
        let given = &self.game().setup().scores;
        (0..self.game().rules().players()).map(|player| given.get(player).map_or(0, |n| *n as i32)).collect()
    }

    fn turns(&self) -> Vec<TurnMark> {
        let mut scores = self.first_scores();
        let mut turns = vec![TurnMark { turn: 0, player: None, moves: 0, last: false, scores: scores.clone() }];
        let steps = self.steps();
        let mut lines = self.log(0).iter().filter_map(|line| Some((line.moves, line.points.as_ref()?))).peekable();
        let mut end = scores.clone();
        for (i, step) in steps.iter().enumerate() {
            let moves = i as u32 + 1;
            while let Some((_, points)) = lines.next_if(|(at, _)| *at <= moves) {
                end[points.player] += points.points;
                if !points.last {
                    scores[points.player] += points.points;
                }
            }
            if steps.get(i + 1).is_none_or(|next| next.turn != step.turn) {
                let own = steps[..=i].iter().rev().take_while(|s| s.turn == step.turn);
                let player = own.filter_map(|s| s.placed).last().map_or(step.decider, |(player, _)| player);
                let scores = scores.clone();
                turns.push(TurnMark { turn: step.turn, player: Some(player), moves, last: false, scores });
            }
        }
        if self.game().state().phase() == aude_engine::Phase::Over {
            let turn = turns.last().map_or(0, |mark| mark.turn);
            turns.push(TurnMark { turn, player: None, moves: self.moves(), last: true, scores: end });
        }
        turns
    }

    fn rows(&self) -> Vec<ScoreRow> {
        let players = self.game().rules().players();
        let mut rows: Vec<ScoreRow> = Vec::new();
        let mut add = |cause: &str, last: bool, player: usize, points: i32| {
            let known = rows.iter().position(|row| row.cause == cause && row.last == last);
            let at = known.unwrap_or_else(|| {
                let (points, times) = (vec![0; players], vec![0; players]);
                rows.push(ScoreRow { cause: cause.into(), last, points, times });
                rows.len() - 1
            });
            rows[at].points[player] += points;
            rows[at].times[player] += 1;
        };
        for (player, points) in self.first_scores().into_iter().enumerate().filter(|(_, points)| *points > 0) {
            add("start", false, player, points);
        }
        for points in self.log(0).iter().filter_map(|line| line.points.as_ref()).filter(|it| it.points != 0) {
            let completed = Cause::from_name(&points.cause).is_some_and(Cause::is_completed);
            let last = points.last && completed;
            add(&points.cause, last, points.player, points.points);
        }
        // What players begin with comes first, what parts add comes last.
        let listed = |row: &ScoreRow| Cause::LISTED.iter().position(|cause| cause.name() == row.cause);
        let place =
            |row: &ScoreRow| if row.cause == "start" { 0 } else { 1 + listed(row).unwrap_or(Cause::LISTED.len()) };
        rows.sort_by_key(|row| (place(row), row.last));
        rows
    }

    /// The actions that brought somebody most.
    fn high_scores(&self) -> Vec<Highlight> {
        let mut best: Vec<(i32, &LogLine)> = Vec::new();
        for line in self.log(0) {
            let Some(points) = line.points.as_ref().filter(|points| !points.last && points.points > 0) else {
                continue;
            };
            let same = |it: &&mut (i32, &LogLine)| it.1.moves == line.moves && it.1.player == line.player;
            match best.iter_mut().find(same) {
                // Several things at once are one moment, told by the greatest of them.
                Some((sum, told)) => {
                    *sum += points.points;
                    if told.points.as_ref().is_some_and(|it| it.points < points.points) {
                        *told = line;
                    }
                }
                None => best.push((points.points, line)),
            }
        }
        best.retain(|(sum, _)| *sum >= LEAST);
        best.sort_by_key(|(sum, line)| (-sum, line.moves));
        let moment = |(points, line): (i32, &LogLine)| Highlight {
            kind: "score".into(),
            moves: line.moves,
            turn: line.turn,
            player: line.player,
            points,
            text: line.text.clone(),
        };
        best.into_iter().take(SCORES).map(moment).collect()
    }

    /// Turns that a part counts among the moments: several figures were lost in them.
    fn losses(&self) -> Vec<Highlight> {
        let mut losses: Vec<(u32, u32, i32, &str)> = Vec::new();
        for line in self.log(0) {
            let Some((_, id)) = parts().flat_map(|part| part.moments).find(|(told, _)| *told == line.text.id) else {
                continue;
            };
            match losses.last_mut().filter(|(turn, .., known)| (*turn, *known) == (line.turn, id)) {
                Some((_, moves, n, _)) => (*moves, *n) = (line.moves, *n + 1),
                None => losses.push((line.turn, line.moves, 1, id)),
            }
        }
        let moment = |(turn, moves, n, id): (u32, u32, i32, &str)| Highlight {
            kind: "loss".into(),
            moves,
            turn,
            player: None,
            points: 0,
            text: Text::new(id).with("n", n),
        };
        losses.into_iter().filter(|(_, _, n, _)| *n > 1).map(moment).collect()
    }

    /// Those whom the final scoring sent home, as they stood.
    fn gone(&self) -> Vec<Piece> {
        if self.game().state().phase() != aude_engine::Phase::Over {
            return Vec::new();
        }
        let last = self.moves();
        let mut gone = Vec::new();
        let colours = self.colours();
        self.replay(usize::MAX, |rules, deed, state, events| {
            if deed.moves != last {
                return;
            }
            let board = Board::new(rules, state);
            let final_score = |event: &Event| matches!(event, Event::Scored(score) if score.last);
            for event in events.iter().skip_while(|event| !final_score(event)) {
                let Event::Returned { player, figure, spot } = *event else { continue };
                let stand = point(board.stand(FigureOnTable { spot, owner: player, figure }));
                let livery = colours.get(player).copied().unwrap_or(player);
                gone.push(Piece {
                    walks: false,
                    flat: false,
                    kind: "figure".into(),
                    at: square(spot.at),
                    segment: Some(spot.segment),
                    point: stand,
                    svg: aude_draw::figure(figure, livery, Pose::Standing),
                    owner: Some(player),
                    figure: Some(figure.name().into()),
                    height: None,
                    axis: None,
                    label: whose(player, figure),
                });
            }
        });
        gone
    }
}

/// When the only winner took the lead for good.
fn lead(turns: &[TurnMark]) -> Option<Highlight> {
    let end = turns.last().filter(|mark| mark.last)?;
    let ahead = |mark: &TurnMark, player: usize| {
        mark.scores.iter().enumerate().all(|(other, score)| other == player || *score < mark.scores[player])
    };
    let winner = (0..end.scores.len()).find(|player| ahead(end, *player)).filter(|_| end.scores.len() > 1)?;
    let since = turns.iter().rposition(|mark| !ahead(mark, winner))? + 1;
    let mark = &turns[since];
    Some(Highlight {
        kind: "lead".into(),
        moves: mark.moves,
        turn: mark.turn,
        player: Some(winner),
        points: 0,
        text: Text::new("moment-lead").player(winner),
    })
}
