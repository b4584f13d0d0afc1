//! The count and his city.

use super::table::{Feature, Figure};
use super::{At, CountMoves, Move, Phase, Piece, Quarter, Redeploy, Referee, Step};
use aude_engine::tile::Kind;

/// Which quarters a piece may enter (ABBEY-X-14, COUNT-12, COUNT-X-05).
fn quarters(piece: Piece, any: bool) -> &'static [Quarter] {
    match piece {
        Piece::Follower | Piece::BigFollower => &Quarter::ALL,
        Piece::Mayor | Piece::Wagon if any => &Quarter::ALL,
        Piece::Mayor => &[Quarter::Castle],
        Piece::Wagon => &[Quarter::Castle, Quarter::Cathedral, Quarter::Smithy],
        Piece::Abbot => &[Quarter::Cathedral],
        _ => &[],
    }
}

/// The quarter from which followers go to a feature (COUNT-06, CULT-X-07).
fn calls(kind: Kind) -> Option<Quarter> {
    match kind {
        Kind::City => Some(Quarter::Castle),
        Kind::Monastery | Kind::Shrine => Some(Quarter::Cathedral),
        Kind::Field => Some(Quarter::Market),
        Kind::Road => Some(Quarter::Smithy),
        _ => None,
    }
}

impl Referee {
    /// Whether a piece can stand on a feature of a kind.
    fn can_stand(&self, piece: Piece, kind: Kind) -> bool {
        let building = matches!(kind, Kind::Monastery | Kind::Shrine);
        // COUNT-12
        let piece = match piece {
            Piece::Mayor | Piece::Wagon if self.options.any_quarter => Piece::Follower,
            other => other,
        };
        match piece {
            Piece::Follower | Piece::BigFollower => {
                building || matches!(kind, Kind::City | Kind::Road) || (kind == Kind::Field && self.options.farmers)
            }
            Piece::Mayor => kind == Kind::City,
            Piece::Wagon => building || matches!(kind, Kind::City | Kind::Road),
            Piece::Abbot => building || kind == Kind::Garden,
            _ => false,
        }
    }

    /// How a player's followers may leave the city (COUNT-06 to COUNT-09, COUNT-X-03, COUNT-X-08).
    pub(super) fn leaves(&self, player: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        // COUNT-08, COUNT-13
        let lifted = self.options.block_lifted && self.ending();
        let guests: Vec<_> = self.guests.iter().filter(|g| g.1 == player && (lifted || g.0 != self.count)).collect();
        if guests.is_empty() {
            return moves;
        }
        let survey = self.survey();
        let at_end = self.ending();
        let features: Vec<&Feature> = if at_end {
            survey.features.iter().filter(|f| !f.completed && f.barns.is_empty()).collect()
        } else {
            self.just_completed(&survey)
        };
        for feature in features.into_iter().filter(|f| self.options.into_empty || f.occupied()) {
            for &&(quarter, _, piece) in &guests {
                let matching = calls(feature.kind) == Some(quarter);
                let way = match self.options.redeploy {
                    _ if !at_end => matching,
                    Redeploy::Matching => matching,
                    Redeploy::Any => true,
                    Redeploy::Market => matching && quarter == Quarter::Market,
                };
                // DRAGON-VOLC-02, DRAGON-VOLC-03: there must be a tile to stand on
                let room =
                    |&(at, _): &(At, usize)| self.may_enter(piece, &self.laid[survey.grid.get(at).unwrap()], false);
                if way && self.can_stand(piece, feature.kind) && feature.segments.iter().any(room) {
                    let (at, segment) = self.first_segment(feature);
                    moves.push(Move::LeaveCity { piece, quarter, at, segment });
                }
            }
        }
        moves
    }

    pub(super) fn leave_city(&mut self, piece: Piece, quarter: Quarter, at: At, segment: usize) {
        let owner = self.leaving[0];
        let number = self.guests.iter().position(|g| *g == (quarter, owner, piece)).unwrap();
        self.guests.remove(number);
        self.figures.push(Figure { at, segment, owner, piece, guest: true });
    }

    /// Asks whoever may still let followers out of the city, or goes on.
    pub(super) fn ask_leave(&mut self) {
        while let Some(&player) = self.leaving.first() {
            if self.options.count && !self.leaves(player).is_empty() {
                self.phase = Phase::LeaveCity;
                return;
            }
            self.leaving.remove(0);
        }
        if self.ending() {
            self.final_scores();
        } else {
            self.run();
        }
    }

    /// Whether all tiles and abbeys are laid.
    pub(super) fn ending(&self) -> bool {
        self.finale.as_ref().is_some_and(Vec::is_empty)
    }

    /// All tiles and abbeys are laid: the last moves out of the city, then final scoring (COMBO-X-02).
    pub(super) fn begin_end(&mut self) {
        self.step = Step::End;
        self.active = self.last_placer;
        let players = self.scores.len();
        self.leaving = (1..=players).map(|n| (self.active + n) % players).collect();
        self.ask_leave();
    }

    /// Whether the tile gave points to others and none to the player in turn (COUNT-04).
    pub(super) fn earns_entry(&self) -> bool {
        let others = (0..self.gained.len()).any(|other| other != self.active && self.gained[other]);
        self.options.count && !self.gained[self.active] && others
    }

    /// How the player in turn may enter the city (COUNT-04, COUNT-05).
    pub(super) fn enters(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        let player = self.active;
        if !self.earns_entry() {
            return moves;
        }
        for piece in Piece::ALL.into_iter().filter(|piece| self.supply(player, *piece) > 0) {
            for &quarter in quarters(piece, self.options.any_quarter) {
                moves.push(Move::EnterCity { piece, quarter, count: None });
                if self.options.count_moves == CountMoves::ByPlayer {
                    let to = Quarter::ALL.into_iter().filter(|to| *to != self.count);
                    moves.extend(to.map(|to| Move::EnterCity { piece, quarter, count: Some(to) }));
                }
            }
        }
        moves
    }

    pub(super) fn enter_city(&mut self, piece: Piece, quarter: Quarter, count: Option<Quarter>) {
        self.supplies[self.active][piece as usize] -= 1;
        self.guests.push((quarter, self.active, piece));
        self.count = match self.options.count_moves {
            CountMoves::ByPlayer => count.unwrap_or(self.count),
            CountMoves::Follows => quarter,
            CountMoves::Clockwise => match self.count {
                Quarter::Castle => Quarter::Market,
                Quarter::Market => Quarter::Smithy,
                Quarter::Smithy => Quarter::Cathedral,
                Quarter::Cathedral => Quarter::Castle,
            },
        };
    }
}
