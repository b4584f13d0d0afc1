//! King & Robber: cards for whoever completed the largest city and the longest road.

use super::{Choice, Hook, Part, Room, Shown, Toggle};
use crate::{
    Cause, Event, Log, Position, Revision, Rules, SetupError, State, Term, board::SegmentRef, position, setup::Choices,
    tile::Kind,
};

pub(super) const PART: Part = Part {
    name: "king-robber",
    title: "The King & the Robber",
    about: "5 tiles; the king goes to whoever completes the largest city, the robber to the longest road",
    sets: &["king-robber", "king-robber-gardens"],
    toggles: &[
        Toggle {
            name: "king",
            about: "whoever completed the largest city scores for all cities at the end",
            default: in_play,
            shown: Shown::Nothing,
        },
        Toggle {
            name: "robber",
            about: "whoever completed the longest road scores for all roads at the end",
            default: in_play,
            shown: Shown::Nothing,
        },
    ],
    options: &[Choice {
        name: "king-robber-scoring",
        about: "1 for each completed city or road at the end; 10 for a card and 20 for both; 15 and 40; or 1 for each \
                city or road when it is completed",
        values: &["per-feature", "10-20", "15-40", "continuous"],
        default: "per-feature",
        presets: &[],
        since: Revision::First,
    }],
    counts: &[],
    verbs: &[],
    leaves_out: super::nothing,
    open: |choices| {
        let cards = [choices.toggle("king"), choices.toggle("robber")];
        let scoring = match choices.option("king-robber-scoring") {
            "10-20" => Scoring::Fixed { one: 10, both: 20 },
            "15-40" => Scoring::Fixed { one: 15, both: 40 },
            "continuous" => Scoring::Continuous,
            _ => Scoring::PerFeature,
        };
        let castles = choices.option("castle-king") == "counts";
        let room = KingRobber { cards, scoring, castles, second: choices.is_second() };
        Ok((cards != [false; 2]).then(|| -> Box<dyn Room> { Box::new(room) }))
    },
};

fn in_play(choices: &Choices) -> bool {
    choices.plays("king-robber")
}

/// `king-robber-scoring`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scoring {
    PerFeature,
    Fixed { one: i32, both: i32 },
    Continuous,
}

/// What each card is about.
const CARDS: [(Cause, Kind, &str); 2] = [(Cause::King, Kind::City, "cities"), (Cause::Robber, Kind::Road, "roads")];

/// Who holds a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Holder {
    player: u8,
    size: u16,
}

/// The king's and the robber's holders, who held them when the turn began where that matters, and how many cities and roads
/// were completed since the game began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Cards {
    holders: [Option<Holder>; 2],
    before: [Option<Holder>; 2],
    completed: [u16; 2],
    /// Who has scored last in the round of abbeys after the last tile.
    final_turn: Option<u8>,
}

impl Cards {
    /// Who holds a card, 0 the king and 1 the robber, and the size that earned it.
    pub(crate) fn holder(&self, card: usize) -> Option<(usize, u32)> {
        self.holders[card].map(|h| (h.player as usize, h.size.into()))
    }
}

#[derive(Debug)]
struct KingRobber {
    /// Whether the king and the robber are in play.
    cards: [bool; 2],
    scoring: Scoring,
    /// `castle-king`
    castles: bool,
    /// Whether turns begin in the last round of abbeys too, by the second revision of the rules.
    second: bool,
}

impl Room for KingRobber {
    fn hooks(&self) -> Vec<Hook> {
        match self.scoring {
            Scoring::Continuous => vec![Hook::Begins, Hook::Scored, Hook::End],
            _ => vec![Hook::Scored, Hook::End],
        }
    }

    /// KING-02, KING-03: who holds the cards, out of a game.
    fn sets_up(&self, rules: &Rules, state: &mut State, position: &mut Position) -> Result<(), SetupError> {
        let given = [("king", &mut position.king), ("robber", &mut position.robber)];
        for (card, (field, given)) in given.into_iter().enumerate().filter(|(card, _)| self.cards[*card]) {
            let Some((player, size)) = given.take() else { continue };
            position::check_seat(rules, player).map_err(|flaw| SetupError::new(field, flaw))?;
            let size = u16::try_from(size).ok().filter(|size| (1..=999).contains(size));
            let size = size.ok_or_else(|| SetupError::new(field, "`size` is a number of tiles from 1 to 999"))?;
            let cards = &mut state.memory_mut().king_robber;
            cards.holders[card] = Some(Holder { player: player as u8, size });
            // The turn has begun.
            if self.scoring == Scoring::Continuous {
                cards.before[card] = cards.holders[card];
            }
        }
        Ok(())
    }

    fn begins(&self, _rules: &Rules, state: &mut State, _log: &mut Log) {
        if state.is_second_part() {
            return;
        }
        let cards = &mut state.memory_mut().king_robber;
        cards.before = cards.holders;
    }

    /// KING-02, KING-03, KING-X-01 to KING-X-05, KING-X-09: the largest of what the player completed counts, followers or not.
    fn scored(&self, rules: &Rules, state: &mut State, features: &[SegmentRef], castles: &[SegmentRef], log: &mut Log) {
        let castles = if self.castles { castles } else { &[] };
        if self.second && state.finale && self.scoring == Scoring::Continuous {
            let player = state.player;
            let cards = &mut state.memory_mut().king_robber;
            // Nobody has got a card since this turn began.
            if cards.final_turn.replace(player) != Some(player) {
                cards.before = cards.holders;
            }
        }
        for (i, (cause, kind, what)) in CARDS.into_iter().enumerate().filter(|(i, _)| self.cards[*i]) {
            let of_kind = features.iter().chain(castles).filter(|s| state.board.kind(&rules.designs, **s) == kind);
            let (mut n, mut size) = (0, 0);
            for segment in of_kind {
                (n, size) = (n + 1, size.max(state.measure(rules, *segment).0));
            }
            if n == 0 {
                continue;
            }
            let player = state.player();
            let cards = &mut state.memory_mut().king_robber;
            let before = cards.before[i];
            cards.completed[i] += n as u16;
            if cards.holders[i].is_none_or(|h| size > h.size.into()) {
                cards.holders[i] = Some(Holder { player: player as u8, size: size as u16 });
                log.tell(|| Event::PassedTo { card: cause, player, size });
            }
            if let (Scoring::Continuous, Some(holder)) = (self.scoring, before) {
                let term = Term { what, n, each: 1 };
                state.award(holder.player.into(), cause, false, term, &[], log);
            }
        }
    }

    /// KING-04, KING-X-06
    fn end(&self, rules: &Rules, state: &mut State, log: &mut Log) {
        let Cards { holders, completed, .. } = state.memory_mut().king_robber;
        let both = holders[0].zip(holders[1]).is_some_and(|(king, robber)| king.player == robber.player);
        let given = if self.scoring == Scoring::PerFeature {
            rules.first().count_completed(rules, self.castles)
        } else {
            [0; 2]
        };
        for (i, (cause, _, what)) in CARDS.into_iter().enumerate() {
            let Some(holder) = holders[i] else { continue };
            let term = match self.scoring {
                Scoring::Continuous => continue,
                Scoring::PerFeature => Term { what, n: given[i] + u32::from(completed[i]), each: 1 },
                Scoring::Fixed { both: points, .. } if both => Term { what: "cards", n: 1, each: points / 2 },
                Scoring::Fixed { one, .. } => Term { what: "cards", n: 1, each: one },
            };
            state.award(holder.player.into(), cause, true, term, &[], log);
        }
    }
}
