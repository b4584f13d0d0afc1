//! `aude moderate`: what whoever runs a server does about people.

use std::net::IpAddr;

use aude_server::{
    Clock, household,
    store::{Ban, BanKind, Store},
};

use crate::{Fault, serve::Data};

/// Look at what people reported, ban and mute; let rooms that were set aside go on.
///
/// A server may be running meanwhile; it knows within a few seconds. Everything that is done here is noted in a log of its own.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    deed: Deed,
    #[command(flatten)]
    data: Data,
}

#[derive(clap::Subcommand)]
enum Deed {
    /// List what was reported and not settled yet: the room, who said what, and the reason given
    Reports {
        /// Those that are settled as well
        #[arg(long)]
        all: bool,
    },
    /// Settle a report: it has been looked at
    Settle {
        /// The room
        room: String,
        /// The number of what was said
        seq: i64,
        /// For the log
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Let a person or an address in no more
    Ban(Whom),
    /// Let them in again
    Unban {
        /// The id of a person, the name of an account, or an address
        who: String,
    },
    /// Let a person speak no more; they may play on
    Mute(Whom),
    /// Let them speak again
    Unmute {
        /// The id of a person, or the name of an account
        who: String,
    },
    /// List rooms that cannot be played on, and why: those set aside after a fault of the program, and damaged ones
    Rooms,
    /// Let a room that was set aside go on
    Release {
        /// The room
        room: String,
    },
    /// List all bans and mutes that hold
    Bans,
    /// List what was done, the last first
    Log {
        /// So many at most
        #[arg(long, default_value_t = 100)]
        most: i64,
    },
}

#[derive(clap::Args)]
struct Whom {
    /// The id of a person, the name of an account, or, to ban, an address (of version 6: its first 64 bits count)
    who: String,
    /// For so many days; for good if nobody says
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    days: Option<u32>,
    /// Why, for the log
    #[arg(long, default_value = "")]
    reason: String,
}

const DAY: i64 = 86_400_000;

pub fn run(args: &Args) -> Result<(), Fault> {
    crate::serve::runtime()?.block_on(async {
        let store = Store::join(&args.data.place()?).await?;
        let done = moderate(&store, &args.deed).await;
        store.close().await;
        done
    })
}

async fn moderate(store: &Store, deed: &Deed) -> Result<(), Fault> {
    let now = Clock::default().now() as i64;
    match deed {
        Deed::Reports { all } => {
            for report in if *all { store.reports(0).await? } else { store.open_reports().await? } {
                let name = store.person(&report.about).await?.map_or("(gone)".into(), |person| person.name);
                println!("{} room {} event {}", day(report.time), report.room, report.seq);
                println!("  {} ({name}) said: {:?}", report.about, report.said);
                println!("  {} minds: {:?}", report.person, report.reason);
            }
        }
        Deed::Settle { room, seq, reason } => {
            if !store.settle(room, *seq, reason, now).await? {
                return Err(format!("nobody has reported event {seq} of room {room}").into());
            }
        }
        Deed::Ban(whom) => {
            let (kind, who) = find(store, &whom.who).await?;
            put(store, kind, who, whom, now).await?;
        }
        Deed::Mute(whom) => match find(store, &whom.who).await? {
            (BanKind::Person, who) => put(store, BanKind::Talk, who, whom, now).await?,
            _ => return Err("an address does not speak; name a person".into()),
        },
        Deed::Unban { who } => {
            // Whoever has been forgotten meanwhile may still be named by the id.
            let (kind, who) = find(store, who).await.unwrap_or((BanKind::Person, who.clone()));
            free(store, kind, &who, now).await?;
        }
        Deed::Unmute { who } => {
            let (_, who) = find(store, who).await.unwrap_or((BanKind::Person, who.clone()));
            free(store, BanKind::Talk, &who, now).await?;
        }
        Deed::Rooms => {
            for (room, why) in store.damaged().await? {
                println!("{room} {why}");
            }
        }
        Deed::Release { room } => {
            if !store.release(room).await? {
                return Err(format!("room {room} was not set aside").into());
            }
        }
        Deed::Bans => {
            for ban in store.bans(now).await? {
                let what = if ban.kind == BanKind::Talk { "muted" } else { "banned" };
                let until = ban.until.map_or("for good".into(), |until| format!("until {}", day(until)));
                println!("{} {} {what} {until}: {:?}", day(ban.time), ban.who, ban.reason);
            }
        }
        Deed::Log { most } => {
            for deed in store.audit(*most).await? {
                println!("{} {} {} {:?}", day(deed.time), deed.deed, deed.about, deed.note);
            }
        }
    }
    Ok(())
}

/// Who is meant: a person by id or account, or an address.
async fn find(store: &Store, who: &str) -> Result<(BanKind, String), Fault> {
    if let Ok(address) = who.parse::<IpAddr>() {
        return Ok((BanKind::Address, household(address).to_string()));
    }
    if store.person(who).await?.is_some() {
        return Ok((BanKind::Person, who.into()));
    }
    match store.account(&who.to_lowercase()).await? {
        Some(account) => Ok((BanKind::Person, account.person)),
        None => Err(format!("there is no person and no account `{who}`").into()),
    }
}

async fn put(store: &Store, kind: BanKind, who: String, whom: &Whom, now: i64) -> Result<(), Fault> {
    let until = whom.days.map(|days| now + i64::from(days) * DAY);
    Ok(store.put_ban(&Ban { kind, who, reason: whom.reason.clone(), time: now, until }).await?)
}

async fn free(store: &Store, kind: BanKind, who: &str, now: i64) -> Result<(), Fault> {
    if store.drop_ban(kind, who, now).await? { Ok(()) } else { Err(format!("{who} is free already").into()) }
}

/// A moment as a date and a time of day, in UTC.
fn day(time: i64) -> String {
    let (date, minutes) = (crate::terminal::date_of(time.max(0) as u64 / DAY as u64), time.rem_euclid(DAY) / 60_000);
    format!("{date} {:02}:{:02}", minutes / 60, minutes % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days() {
        for (time, text) in [
            (0, "1970-01-01 00:00"),
            (951_782_399_000, "2000-02-28 23:59"),
            (951_782_400_000, "2000-02-29 00:00"),
            (1_735_689_599_999, "2024-12-31 23:59"),
        ] {
            assert_eq!(day(time), text);
        }
    }
}
