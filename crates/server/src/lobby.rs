//! The lobby: the list of rooms.

use std::{net::IpAddr, sync::Arc};

use aude_rooms::{Clock, Listing, Plays, Room, Stage};
use axum::extract::ws::Utf8Bytes;
use serde_json::{Value as Json, json};
use tokio::time::{Instant, sleep};

use crate::{
    app_state::AppState,
    error::Fault,
    store::{self, Entry, Question},
};

/// So many rooms are shown at once.
const PAGE: i64 = 50;

/// What the store keeps of a room for the lobby.
pub fn entry(room: &Room) -> Entry {
    let listing = room.listing();
    let names = room.seats().iter().filter_map(|seat| seat.holder.name());
    let words: Vec<&str> =
        [room.settings().title.as_str(), &room.host().name, room.name()].into_iter().chain(names).collect();
    let computer = |seat| matches!(room.plays(seat), Some(Plays::Computer(_)));
    let alone = room.settings().clock != Clock::None || (0..room.seats().len()).any(computer);
    // Rooms that somebody is invited to are theirs, too.
    let mut people: Vec<String> = room.people().into_iter().chain(room.invited()).map(String::from).collect();
    if !people.contains(&room.host().id) {
        people.push(room.host().id.clone());
    }
    Entry {
        room: room.name().into(),
        stage: match room.stage() {
            Stage::Gathering => store::Stage::Gathering,
            Stage::Playing => store::Stage::Playing,
            Stage::Over => store::Stage::Over,
            Stage::Closed => store::Stage::Closed,
        },
        listed: room.settings().listed,
        words: words.join("\n").to_lowercase(),
        listing: serde_json::to_string(&listing).expect("keys are words"),
        wakes: alone && room.stage() == Stage::Playing,
        changed: room.time() as i64,
        people,
    }
}

/// News of the lobby, and who is told.
#[derive(Clone, Debug)]
pub struct News {
    text: Utf8Bytes,
    audience: Audience,
}

#[derive(Clone, Debug)]
enum Audience {
    /// Everybody who looks: something was missed.
    All,
    /// Those whose room it is, and if it is public those who look at the lobby of all rooms.
    Room { public: bool, people: Arc<[String]> },
}

impl News {
    /// Something was missed: whoever looks asks for all of it.
    pub fn missed() -> Self {
        Self { text: json!({ "lobby": null }).to_string().into(), audience: Audience::All }
    }

    fn of(room: &str, listing: &Json, public: bool, people: Arc<[String]>) -> Self {
        let text = json!({ "lobby": { "room": room, "listing": listing } }).to_string().into();
        Self { text, audience: Audience::Room { public, people } }
    }

    /// What is sent to a person who looks at the lobby of all rooms, or only at their own.
    pub fn told_to(self, person: Option<&str>, mine: bool) -> Option<Utf8Bytes> {
        let wanted = match &self.audience {
            Audience::All => true,
            Audience::Room { public, people } => {
                *public && !mine || person.is_some_and(|person| people.iter().any(|other| other == person))
            }
        };
        wanted.then_some(self.text)
    }
}

/// What somebody may ask of the lobby.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct Search {
    stage: Option<String>,
    text: String,
    mine: bool,
    before: Option<i64>,
}

impl Search {
    /// Whether it is about the rooms of whoever asks.
    pub const fn mine(&self) -> bool {
        self.mine
    }

    /// Whether words have to be looked for.
    pub fn is_for_text(&self) -> bool {
        !self.text.is_empty()
    }
}

impl AppState {
    /// Rooms in the lobby, those that changed last first. Somebody at an address asks for them.
    pub async fn lobby(&self, search: &Search, person: Option<String>, address: IpAddr) -> Result<Json, Fault> {
        let stage = match search.stage.as_deref() {
            None | Some("") => None,
            Some("gathering") => Some(store::Stage::Gathering),
            Some("playing") => Some(store::Stage::Playing),
            Some("over") => Some(store::Stage::Over),
            Some(other) => return Err(Fault::BadMessage(format!("there is no stage `{other}`"))),
        };
        if search.text.chars().count() > 100 {
            return Err(Fault::BadMessage("the text is too long".into()));
        }
        let question = Question { stage, text: search.text.clone(), person, before: search.before, most: PAGE };
        let turn = if search.is_for_text() {
            let turn = self.searching.clone().acquire_owned().await.ok();
            // Nothing more is done for those who have made trouble while they waited.
            self.meters.welcome(address)?;
            turn
        } else {
            None
        };
        let since = Instant::now();
        let rows = self.store.lobby(&question).await?;
        if let Some(turn) = turn {
            // However many look for something, that takes a tenth of a core at most.
            let took = since.elapsed();
            tokio::spawn(async move {
                sleep(took * 9).await;
                drop(turn);
            });
        }
        let more = (rows.len() as i64 == PAGE).then(|| rows.last().map(|(_, changed, ..)| *changed)).flatten();
        let rooms = rows.into_iter().map(|(_, _, listing, damage)| {
            let mut listing: Json = serde_json::from_str(&listing).unwrap_or_default();
            if damage.is_some() {
                listing["damaged"] = true.into();
            }
            listing
        });
        Ok(json!({ "rooms": rooms.collect::<Vec<_>>(), "more": more }))
    }

    /// Tells the people of a room that it has changed, and everybody else who looks at the lobby if it is `public`.
    pub fn announce(&self, listing: &Listing, people: &[String], public: bool) {
        let told = if listing.stage == Stage::Closed { Json::Null } else { json!(listing) };
        self.tell_lobby(News::of(&listing.room, &told, public, people.into()));
    }

    /// Tells those who look at the lobby that a room is not public any more.
    pub fn withdraw(&self, room: &str) {
        self.tell_lobby(News::of(room, &Json::Null, true, Arc::default()));
    }

    /// Tells those who look at the lobby something.
    pub fn tell_lobby(&self, news: News) {
        // Nobody may be looking.
        drop(self.lobby.send(news));
    }

    /// Tells those who look at the lobby here what has changed on another server.
    pub async fn announce_elsewhere(&self, room: &str) {
        let Ok(Some(shown)) = self.store.shown(room).await else { return };
        let closed = shown.stage == store::Stage::Closed as i64;
        let listing = if closed { Json::Null } else { serde_json::from_str(&shown.listing).unwrap_or_default() };
        self.tell_lobby(News::of(room, &listing, shown.listed, shown.people.into()));
    }

    /// Makes the lobby's table anew where it is missing rooms.
    pub async fn rebuild_lobby(self: &Arc<Self>) -> Result<(), store::StoreError> {
        for room in self.store.unlisted_streams().await? {
            match crate::room_actor::load(&self.store, &room).await {
                Ok(loaded) => self.store.put_entry(&entry(&loaded.room)).await?,
                Err(fault) => tracing::error!(room, %fault, "a room cannot be shown in the lobby"),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::{
        config::{Config, Limits},
        limits::{Meters, Offence},
        store::{Place, Store},
    };

    /// Whoever makes trouble while searches wait has none of them answered.
    #[tokio::test]
    async fn trouble_ends_the_waiting() {
        let folder = std::env::temp_dir().join(crate::tokens::room());
        let store = Store::open(&Place::Folder(folder.clone())).await.unwrap();
        let limits = Limits { offences: (1, Duration::from_hours(1)), ..Limits::default() };
        let meters = Arc::new(Meters::new(limits));
        let app = AppState::open(Config::default(), store, meters.clone()).await.unwrap();
        let search = Search { text: "a".into(), ..Search::default() };
        let [good, bad] = [[10, 0, 0, 1], [10, 0, 0, 2]].map(IpAddr::from);
        let turn = app.searching.clone().acquire_owned().await.unwrap();
        let connected = meters.connect(bad).unwrap();
        let offend = async {
            while connected.forgives(Offence::Breach) {}
            drop(turn);
        };
        let (bad, good, ()) = tokio::join!(app.lobby(&search, None, bad), app.lobby(&search, None, good), offend);
        assert!(matches!(bad, Err(Fault::TooMuch)));
        assert_eq!(good.unwrap()["rooms"], json!([]));
        app.store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
