//! Moderation by the operator: bans, settled reports, and a log of both.

use sqlx::Row;

use super::{Report, Store, StoreError};
use crate::tokens;

/// What somebody may not do any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BanKind {
    /// A person may not come in.
    Person,
    /// Nobody may come in from an address.
    Address,
    /// A person may not speak.
    Talk,
}

impl BanKind {
    const fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Address => "address",
            Self::Talk => "talk",
        }
    }

    fn of(word: &str) -> Option<Self> {
        [Self::Person, Self::Address, Self::Talk].into_iter().find(|kind| kind.word() == word)
    }
}

/// Somebody who may not do something any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// What.
    pub kind: BanKind,
    /// Who: the id of a person, or an address.
    pub who: String,
    /// Why.
    pub reason: String,
    /// Since when, in milliseconds since 1970.
    pub time: i64,
    /// Until when; nothing for good.
    pub until: Option<i64>,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// When, in milliseconds since 1970.
    pub time: i64,
    /// What: `ban person`, `unban address`, `settle`.
    pub deed: String,
    /// Whom or what it is about.
    pub about: String,
    /// Why, and what else is to be known.
    pub note: String,
}

const AUDIT: &str = "INSERT INTO audit (id, time, deed, about, note) VALUES ($1, $2, $3, $4, $5)";

/// Notes a deed within a transaction of either database.
macro_rules! note {
    ($change:expr, $time:expr, $deed:expr, $about:expr, $note:expr) => {
        sqlx::query(AUDIT)
            .bind(tokens::person())
            .bind($time)
            .bind($deed)
            .bind($about)
            .bind($note)
            .execute(&mut *$change)
    };
}

impl Store {
    /// Bans somebody, or changes a ban.
    pub async fn put_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        const BAN: &str = "INSERT INTO bans (kind, who, reason, time, until) VALUES ($1, $2, $3, $4, $5) \
                           ON CONFLICT (kind, who) DO UPDATE SET reason = excluded.reason, time = excluded.time, \
                           until = excluded.until";
        let (deed, until) = (format!("ban {}", ban.kind.word()), ban.until.unwrap_or(0));
        writing!(self, db => {
            let mut change = db.begin().await?;
            sqlx::query(BAN)
                .bind(ban.kind.word())
                .bind(&ban.who)
                .bind(&ban.reason)
                .bind(ban.time)
                .bind(until)
                .execute(&mut *change)
                .await?;
            note!(change, ban.time, &deed, &ban.who, format!("until {until}: {}", ban.reason)).await?;
            change.commit().await?;
        });
        Ok(())
    }

    /// Ends a ban; says whether there was one.
    pub async fn drop_ban(&self, kind: BanKind, who: &str, now: i64) -> Result<bool, StoreError> {
        const FREE: &str = "DELETE FROM bans WHERE kind = $1 AND who = $2";
        let deed = format!("unban {}", kind.word());
        writing!(self, db => {
            let mut change = db.begin().await?;
            let freed = sqlx::query(FREE).bind(kind.word()).bind(who).execute(&mut *change).await?.rows_affected() > 0;
            if freed {
                note!(change, now, &deed, who, "").await?;
            }
            change.commit().await?;
            Ok(freed)
        })
    }

    /// All bans that hold at a moment.
    pub async fn bans(&self, now: i64) -> Result<Vec<Ban>, StoreError> {
        const BANS: &str =
            "SELECT kind, who, reason, time, until FROM bans WHERE until = 0 OR until > $1 ORDER BY time, who, kind";
        let rows = reading!(self, db => sqlx::query(BANS)
            .bind(now)
            .fetch_all(db)
            .await?
            .iter()
            .map(|row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?, row.try_get(4)?)))
            .collect::<Result<Vec<(String, String, String, i64, i64)>, sqlx::Error>>()?);
        let bans = rows.into_iter().filter_map(|(kind, who, reason, time, until)| {
            let until = Some(until).filter(|until| *until > 0);
            Some(Ban { kind: BanKind::of(&kind)?, who, reason, time, until })
        });
        Ok(bans.collect())
    }

    /// Reports that nobody has settled, the oldest first.
    pub async fn open_reports(&self) -> Result<Vec<Report>, StoreError> {
        const SETTLED: &str = "SELECT room, seq FROM settled";
        let settled: Vec<(String, i64)> = reading!(self, db => sqlx::query_as(SETTLED).fetch_all(db).await?);
        let settled: std::collections::BTreeSet<(String, i64)> = settled.into_iter().collect();
        let mut reports = self.reports(0).await?;
        reports.retain(|report| !settled.contains(&(report.room.clone(), report.seq)));
        Ok(reports)
    }

    /// Notes that somebody has looked at what was said; says whether it was reported at all.
    pub async fn settle(&self, room: &str, seq: i64, note: &str, now: i64) -> Result<bool, StoreError> {
        const THERE: &str = "SELECT COUNT(*) FROM reports WHERE room = $1 AND seq = $2";
        const SETTLE: &str =
            "INSERT INTO settled (room, seq, time) VALUES ($1, $2, $3) ON CONFLICT (room, seq) DO NOTHING";
        writing!(self, db => {
            let mut change = db.begin().await?;
            let there: i64 = sqlx::query_scalar(THERE).bind(room).bind(seq).fetch_one(&mut *change).await?;
            if there > 0 {
                sqlx::query(SETTLE).bind(room).bind(seq).bind(now).execute(&mut *change).await?;
                note!(change, now, "settle", format!("{room} {seq}"), note).await?;
            }
            change.commit().await?;
            Ok(there > 0)
        })
    }

    /// What was done, the last first.
    pub async fn audit(&self, most: i64) -> Result<Vec<Deed>, StoreError> {
        const DEEDS: &str = "SELECT time, deed, about, note FROM audit ORDER BY time DESC, id LIMIT $1";
        reading!(self, db => Ok(sqlx::query(DEEDS)
            .bind(most)
            .fetch_all(db)
            .await?
            .iter()
            .map(|row| Ok(Deed { time: row.try_get(0)?, deed: row.try_get(1)?, about: row.try_get(2)?, note: row.try_get(3)? }))
            .collect::<Result<Vec<_>, sqlx::Error>>()?))
    }
}
