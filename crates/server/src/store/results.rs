//! Results of games, ratings and statistics.

use sqlx::Row;

use super::{Store, StoreError};
use crate::rating;

/// The rating everybody begins with.
pub const RATING: f64 = 1500.0;

/// What one person got out of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The seat.
    pub seat: i64,
    /// Who sat there.
    pub person: String,
    /// The points.
    pub score: i64,
    /// The place, 1 for the winner; equal ones share one.
    pub place: i64,
}

/// The result of a game: everybody with an id who held a seat to the end.
#[derive(Clone, Debug, PartialEq)]
pub struct Result {
    /// The room.
    pub room: String,
    /// What they got.
    pub scores: Vec<Score>,
    /// How many seats there were.
    pub players: i64,
    /// Whether it changes ratings.
    pub rated: bool,
    /// When it ended.
    pub time: i64,
}

/// A game somebody played.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The room.
    pub room: String,
    /// What it was.
    pub score: Score,
    /// How many played.
    pub players: i64,
    /// By how much the rating changed.
    pub change: Option<f64>,
    /// When it ended.
    pub time: i64,
}

/// What can be said of somebody's games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Statistics {
    /// Games played to the end.
    pub games: i64,
    /// Games won, alone or together.
    pub won: i64,
    /// The most points in a game.
    pub best: i64,
    /// All points together.
    pub points: i64,
    /// The rating, for those who have played a rated game.
    pub rating: Option<f64>,
    /// How many of the games were rated.
    pub rated: i64,
}

impl Store {
    /// Notes the result of a game and changes ratings. A result that is there already changes nothing.
    pub async fn put_result(&self, result: &Result) -> std::result::Result<(), StoreError> {
        const THERE: &str = "SELECT COUNT(*) FROM results WHERE room = $1";
        const RATINGS: &str = "SELECT rating FROM ratings WHERE person = $1";
        const RATE: &str = "INSERT INTO ratings (person, rating, games) VALUES ($1, $2, 1) \
                            ON CONFLICT (person) DO UPDATE SET rating = excluded.rating, games = ratings.games + 1";
        const PUT: &str = "INSERT INTO results (room, seat, person, score, place, players, rated, change, time) \
                           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        writing!(self, db => {
            let mut change = db.begin().await?;
            let there: i64 = sqlx::query_scalar(THERE).bind(&result.room).fetch_one(&mut *change).await?;
            if there > 0 {
                return Ok(());
            }
            let mut before = Vec::new();
            for score in &result.scores {
                let rating: Option<f64> = sqlx::query_scalar(RATINGS).bind(&score.person).fetch_optional(&mut *change).await?;
                before.push((rating.unwrap_or(RATING), score.place));
            }
            let changes = if result.rated { rating::changes(&before) } else { vec![0.0; before.len()] };
            for ((score, (rating, _)), by) in result.scores.iter().zip(&before).zip(changes) {
                if result.rated {
                    sqlx::query(RATE).bind(&score.person).bind(rating + by).execute(&mut *change).await?;
                }
                sqlx::query(PUT)
                    .bind(&result.room)
                    .bind(score.seat)
                    .bind(&score.person)
                    .bind(score.score)
                    .bind(score.place)
                    .bind(result.players)
                    .bind(i64::from(result.rated))
                    .bind(by)
                    .bind(result.time)
                    .execute(&mut *change)
                    .await?;
            }
            change.commit().await?;
        });
        Ok(())
    }

    /// What can be said of a person's games.
    pub async fn statistics(&self, person: &str) -> std::result::Result<Statistics, StoreError> {
        const GAMES: &str = "SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN place = 1 THEN 1 ELSE 0 END), 0) AS BIGINT), \
                             COALESCE(MAX(score), 0), CAST(COALESCE(SUM(score), 0) AS BIGINT), \
                             CAST(COALESCE(SUM(rated), 0) AS BIGINT) FROM results WHERE person = $1";
        const RATING: &str = "SELECT rating FROM ratings WHERE person = $1";
        reading!(self, db => {
            let row = sqlx::query(GAMES).bind(person).fetch_one(db).await?;
            let rating = sqlx::query_scalar(RATING).bind(person).fetch_optional(db).await?;
            Ok(Statistics {
                games: row.try_get(0)?,
                won: row.try_get(1)?,
                best: row.try_get(2)?,
                points: row.try_get(3)?,
                rated: row.try_get(4)?,
                rating,
            })
        })
    }

    /// The games a person has played, the last ones first.
    pub async fn standings(&self, person: &str, most: i64) -> std::result::Result<Vec<Standing>, StoreError> {
        const GAMES: &str = "SELECT room, seat, person, score, place, players, rated, change, time FROM results \
                             WHERE person = $1 ORDER BY time DESC, room, seat LIMIT $2";
        reading!(self, db => Ok(sqlx::query(GAMES)
            .bind(person)
            .bind(most)
            .fetch_all(db)
            .await?
            .iter()
            .map(|row| {
                let (rated, change): (i64, f64) = (row.try_get(6)?, row.try_get(7)?);
                Ok(Standing {
                    room: row.try_get(0)?,
                    score: Score { seat: row.try_get(1)?, person: row.try_get(2)?, score: row.try_get(3)?, place: row.try_get(4)? },
                    players: row.try_get(5)?,
                    change: (rated == 1).then_some(change),
                    time: row.try_get(8)?,
                })
            })
            .collect::<std::result::Result<Vec<_>, sqlx::Error>>()?))
    }
}
