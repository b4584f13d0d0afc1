//! Mutes and reports of chat messages.

use sqlx::Row;

use super::{Store, StoreError};

/// Something somebody said that somebody else minds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Where it was said.
    pub room: String,
    /// The number of the event.
    pub seq: i64,
    /// Who minds.
    pub person: String,
    /// Who said it.
    pub about: String,
    /// What was said.
    pub said: String,
    /// Why it is minded.
    pub reason: String,
    /// When, in milliseconds since 1970.
    pub time: i64,
}

impl Store {
    /// Notes a report; a second one by the same person about the same words changes nothing.
    pub async fn put_report(&self, report: &Report) -> Result<(), StoreError> {
        const REPORT: &str = "INSERT INTO reports (room, seq, person, about, said, reason, time) \
                              VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (room, seq, person) DO NOTHING";
        writing!(self, db => sqlx::query(REPORT)
            .bind(&report.room)
            .bind(report.seq)
            .bind(&report.person)
            .bind(&report.about)
            .bind(&report.said)
            .bind(&report.reason)
            .bind(report.time)
            .execute(db)
            .await
            .map(drop)?);
        Ok(())
    }

    /// Reports since a moment, the oldest first.
    pub async fn reports(&self, since: i64) -> Result<Vec<Report>, StoreError> {
        const REPORTS: &str = "SELECT room, seq, person, about, said, reason, time FROM reports WHERE time >= $1 \
                               ORDER BY time, room, seq, person";
        reading!(self, db => Ok(sqlx::query(REPORTS)
            .bind(since)
            .fetch_all(db)
            .await?
            .iter()
            .map(|row| Ok(Report {
                room: row.try_get(0)?,
                seq: row.try_get(1)?,
                person: row.try_get(2)?,
                about: row.try_get(3)?,
                said: row.try_get(4)?,
                reason: row.try_get(5)?,
                time: row.try_get(6)?,
            }))
            .collect::<Result<Vec<_>, sqlx::Error>>()?))
    }

    /// Mutes somebody for a person, or hears them again.
    pub async fn put_mute(&self, person: &str, about: &str, muted: bool, now: i64) -> Result<(), StoreError> {
        const MUTE: &str =
            "INSERT INTO mutes (person, about, time) VALUES ($1, $2, $3) ON CONFLICT (person, about) DO NOTHING";
        const HEAR: &str = "DELETE FROM mutes WHERE person = $1 AND about = $2";
        writing!(self, db => if muted {
            sqlx::query(MUTE).bind(person).bind(about).bind(now).execute(db).await.map(drop)?;
        } else {
            sqlx::query(HEAR).bind(person).bind(about).execute(db).await.map(drop)?;
        });
        Ok(())
    }

    /// Whom a person has muted.
    pub async fn mutes(&self, person: &str) -> Result<Vec<String>, StoreError> {
        const MUTES: &str = "SELECT about FROM mutes WHERE person = $1 ORDER BY about";
        reading!(self, db => Ok(sqlx::query_scalar(MUTES).bind(person).fetch_all(db).await?))
    }
}
