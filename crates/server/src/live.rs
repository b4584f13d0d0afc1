//! `/live`: one WebSocket per page, JSON in both directions. docs/online.md describes the messages.

use std::{collections::BTreeSet, sync::Arc, time::Duration};

use aude_rooms::Command;
use axum::{
    body::Bytes,
    extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket},
};
use serde::Deserialize;
use serde_json::{Value as Json, json};
use tokio::{
    sync::{broadcast, mpsc},
    time::{Instant, sleep_until, timeout},
};
use tokio_tungstenite::tungstenite;

use crate::{
    api::check_texts,
    app_state::{AppState, ends},
    connection::Connection,
    error::Fault,
    limits::{Connected, Messages, Offence},
    lobby::News,
    people::SignedOut,
    room_registry::{Ask, Reply},
    tokens,
};

/// No message of a client is longer, in bytes.
pub const LONGEST: usize = 64 * 1024;
/// Whoever is told this often that it is too much is cut off.
const WARNINGS: u32 = 20;
/// Whoever sends too much is not listened to for twice this time, then four times and so on: the network holds the rest back.
const PAUSE: Duration = Duration::from_millis(25);
/// A connection that is hung up on has so long to take what waits for it.
const LAST_WORDS: Duration = Duration::from_millis(200);
/// A message counts once more for each so many bytes.
const PIECE: usize = 4096;
/// So many rooms may be watched on one connection. Whoever asks for more than that, one after the other, has each counted as so many
/// messages: what was missed has to be looked for.
const ROOMS: usize = 32;
const WATCH: usize = 20;

/// What somebody asks for.
#[derive(Debug)]
pub enum Request {
    /// What time it is.
    Ping,
    /// To be told of the lobby, of all rooms or only of one's own, or not any more.
    Lobby { on: bool, mine: bool },
    /// To be told of a room, from a number on.
    Watch(String, Option<u64>),
    /// Not to be told any more.
    Unwatch(String),
    /// To do something in a room.
    Do(String, Command),
}

/// Reads a message. What there is of a number to answer under comes along in any case.
pub fn read(text: &str) -> (Json, Result<Request, Fault>) {
    let bad = |why: &str| Fault::BadMessage(why.into());
    let Ok(Json::Object(message)) = serde_json::from_str::<Json>(text) else {
        return (Json::Null, Err(bad("it is not a JSON object")));
    };
    let id = match message.get("id") {
        Some(id @ Json::Number(_)) => id.clone(),
        Some(id @ Json::String(word)) if word.len() <= 64 => id.clone(),
        _ => return (Json::Null, Err(bad("`id` must be a number or a short text"))),
    };
    let request = (|| {
        message.values().try_for_each(check_texts)?;
        let Some(Json::String(what)) = message.get("do") else { return Err(bad("`do` must say what to do")) };
        match what.as_str() {
            "ping" => return Ok(Request::Ping),
            "lobby" => {
                let on = message.get("on") != Some(&Json::Bool(false));
                return Ok(Request::Lobby { on, mine: message.get("mine") == Some(&Json::Bool(true)) });
            }
            _ => {}
        }
        let room = message.get("room").and_then(Json::as_str).filter(|room| tokens::is_word(room));
        let room = room.ok_or_else(|| bad("`room` must name a room"))?.to_string();
        match what.as_str() {
            "watch" => match message.get("since") {
                None | Some(Json::Null) => Ok(Request::Watch(room, None)),
                Some(since) => {
                    let since = since.as_u64().ok_or_else(|| bad("`since` must be the number of an event"))?;
                    Ok(Request::Watch(room, Some(since)))
                }
            },
            "unwatch" => Ok(Request::Unwatch(room)),
            _ => {
                let command = Command::deserialize(Json::Object(message.clone()));
                Ok(Request::Do(room, command.map_err(|e| Fault::BadMessage(e.to_string()))?))
            }
        }
    })();
    (id, request)
}

/// A connection while it lasts.
struct Session {
    app: Arc<AppState>,
    connection: Connection,
    watched: BTreeSet<String>,
    /// News of the lobby, and whether only those of one's own rooms are wanted.
    lobby: Option<(broadcast::Receiver<News>, bool)>,
    meter: Messages,
    /// How often a room was asked for.
    watches: usize,
}

/// Serves a connection until it ends.
pub async fn serve(
    app: Arc<AppState>,
    mut socket: WebSocket,
    (connection, token): (Connection, Option<[u8; 32]>),
    mut queue: mpsc::Receiver<Utf8Bytes>,
    counted: Connected,
) {
    let _counted = app.metrics.sockets.one();
    let mut closing = app.closing.subscribe();
    let meter = app.meters.connection();
    let mut signed_out = app.signed_out.subscribe();
    let mut session =
        Session { app, connection: connection.clone(), watched: BTreeSet::new(), lobby: None, meter, watches: 0 };
    let patience = session.app.config.patience;
    let (mut heard, mut asked, mut warnings) = (Instant::now(), Instant::now(), 0);
    // Until when nothing is listened to.
    let mut deaf = Instant::now();
    let person = connection.person().map(|person| json!(person));
    connection.tell(json!({ "hello": { "person": person, "now": session.app.now() } }).to_string().into());
    let end = loop {
        tokio::select! {
            message = socket.recv(), if deaf <= Instant::now() => {
                heard = Instant::now();
                let message = match message {
                    Some(Ok(Message::Close(_))) | None => break None,
                    Some(Err(error)) => {
                        if is_breach(error) {
                            counted.forgives(Offence::Breach);
                        }
                        break None;
                    }
                    Some(Ok(message)) => message,
                };
                let (text, length) = match &message {
                    Message::Text(text) => (text.as_str(), text.len()),
                    Message::Binary(bytes) => ("", bytes.len()),
                    _ => ("", 0),
                };
                let fine = if !session.meter.count(1 + length / PIECE) {
                    warnings += 1;
                    deaf = heard + PAUSE * (1 << warnings.min(8));
                    if length > 0 {
                        connection.answer(&read(text).0, Err(Fault::TooMuch));
                    }
                    false
                } else if matches!(message, Message::Ping(_) | Message::Pong(_)) {
                    true
                } else {
                    session.take(text).await
                };
                if !fine && (!counted.forgives(Offence::Slip) || warnings > WARNINGS) {
                    break Some((1008, "too much"));
                }
            }
            () = sleep_until(deaf), if deaf > Instant::now() => {}
            Some(text) = queue.recv() => {
                if !send(&mut socket, Message::Text(text), patience).await {
                    counted.forgives(Offence::Slip);
                    break None;
                }
            }
            Some(text) = session.lobby_changes() => {
                if !send(&mut socket, Message::Text(text), patience).await {
                    break None;
                }
            }
            () = connection.hung_up() => {
                // What was answered before is told first, to those who read.
                let tell = tell_rest(&mut socket, &mut queue, patience);
                drop(timeout(LAST_WORDS, tell).await);
                break Some((1013, "come back"));
            }
            () = is_signed_out(&mut signed_out, connection.person().zip(token)) => break Some((1013, "signed out")),
            // Whoever says nothing is asked whether they are there; browsers answer by themselves.
            () = sleep_until(heard.max(asked) + patience / 2) => {
                asked = Instant::now();
                if connection.person().is_some_and(|person| session.app.bans.person(&person.id).is_err()) {
                    break Some((1008, "banned"));
                }
                if heard.elapsed() >= patience || !send(&mut socket, Message::Ping(Bytes::default()), patience).await {
                    break None;
                }
            }
            () = ends(&mut closing) => {
                // What was done is told first.
                tell_rest(&mut socket, &mut queue, patience).await;
                let notice = json!({ "notice": "closing" }).to_string();
                send(&mut socket, Message::Text(notice.into()), patience).await;
                break Some((1001, "closing"));
            }
        }
    };
    for room in &session.watched {
        session.app.registry.ask_if_awake(room, Ask::Unwatch { number: connection.number() });
    }
    if let Some((code, reason)) = end {
        let close = CloseFrame { code, reason: reason.into() };
        send(&mut socket, Message::Close(Some(close)), patience).await;
    }
    drop(counted);
}

/// Waits until somebody with a token has been signed out; for ever for those who only look.
async fn is_signed_out(signed_out: &mut broadcast::Receiver<SignedOut>, who: Option<(&aude_rooms::Person, [u8; 32])>) {
    let Some((person, token)) = who else { return std::future::pending().await };
    loop {
        match signed_out.recv().await {
            Ok(SignedOut { person: id, but }) if id == person.id && but != Some(token) => return,
            Ok(_) => {}
            // Too many were signed out to tell who; whoever may comes back.
            Err(broadcast::error::RecvError::Lagged(_)) => return,
            Err(broadcast::error::RecvError::Closed) => return std::future::pending().await,
        }
    }
}

/// Sends what waits for a connection, as long as it goes out in time.
async fn tell_rest(socket: &mut WebSocket, queue: &mut mpsc::Receiver<Utf8Bytes>, patience: Duration) {
    while let Ok(text) = queue.try_recv() {
        if !send(socket, Message::Text(text), patience).await {
            return;
        }
    }
}

/// Sends a message; says whether it went out in time.
async fn send(socket: &mut WebSocket, message: Message, patience: Duration) -> bool {
    matches!(timeout(patience, socket.send(message)).await, Ok(Ok(())))
}

/// Whether a connection ended by what no page sends. Otherwise it was lost, which happens to everybody.
fn is_breach(error: axum::Error) -> bool {
    let error = error.into_inner();
    match error.downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Protocol(error)) => {
            !matches!(error, tungstenite::error::ProtocolError::ResetWithoutClosingHandshake)
        }
        Some(error) => matches!(error, tungstenite::Error::Capacity(_) | tungstenite::Error::Utf8(_)),
        None => false,
    }
}

impl Session {
    /// Answers a message; says whether a page could have sent it.
    async fn take(&mut self, text: &str) -> bool {
        let (id, request) = read(text);
        let watches = matches!(request, Ok(Request::Watch(..)));
        let answer = match request {
            Err(fault) => Err(fault),
            Ok(request) => match self.request(&id, request).await {
                // The room answers.
                Ok(None) => return true,
                Ok(Some(answer)) => Ok(answer),
                Err(fault) => Err(fault),
            },
        };
        if let Err(fault) = &answer {
            self.app.metrics.refused(fault.code());
        }
        let sense = match &answer {
            Err(Fault::BadMessage(_)) => false,
            Err(Fault::TooMuch) => !watches,
            _ => true,
        };
        self.connection.answer(&id, answer);
        sense
    }

    async fn request(&mut self, id: &Json, request: Request) -> Result<Option<Json>, Fault> {
        let app = &self.app;
        if let Some(person) = self.connection.person() {
            app.bans.person(&person.id)?;
        }
        match request {
            Request::Ping => Ok(Some(json!({ "now": app.now() }))),
            Request::Lobby { on, mine } => {
                self.lobby = on.then(|| (app.lobby.subscribe(), mine));
                Ok(Some(json!({})))
            }
            Request::Watch(room, since) => {
                if self.watched.len() >= ROOMS && !self.watched.contains(&room) {
                    return Err(Fault::TooMuch);
                }
                self.watches += 1;
                // Whoever watches already is told everything; now and then somebody wants to be sure.
                let much = self.watches > ROOMS || self.watched.contains(&room);
                if much && !self.meter.count(WATCH) {
                    return Err(Fault::TooMuch);
                }
                self.watched.insert(room.clone());
                app.registry.ask(app, &room, Ask::Watch { connection: self.connection.clone(), id: id.clone(), since });
                Ok(None)
            }
            Request::Unwatch(room) => {
                if self.watched.remove(&room) {
                    app.registry.ask_if_awake(&room, Ask::Unwatch { number: self.connection.number() });
                }
                Ok(Some(json!({})))
            }
            Request::Do(room, command) => {
                let by = self.connection.person().ok_or(Fault::NotSignedIn)?.clone();
                let command = app.admit(command, &by).await?;
                if let Command::Mute { person, on } = &command {
                    self.connection.mute(person, *on);
                }
                app.registry.ask(
                    app,
                    &room,
                    Ask::Do {
                        command,
                        by,
                        reply: Reply::Connection(self.connection.clone(), id.clone()),
                        since: Instant::now(),
                    },
                );
                Ok(None)
            }
        }
    }

    /// What changes in the lobby; never anything for those who do not look at it.
    async fn lobby_changes(&mut self) -> Option<Utf8Bytes> {
        let Some((lobby, mine)) = &mut self.lobby else { return std::future::pending().await };
        let person = self.connection.person().map(|person| person.id.as_str());
        loop {
            let news = match lobby.recv().await {
                Ok(news) => news,
                Err(broadcast::error::RecvError::Lagged(_)) => News::missed(),
                Err(broadcast::error::RecvError::Closed) => break,
            };
            if let Some(text) = news.told_to(person, *mine) {
                return Some(text);
            }
        }
        self.lobby = None;
        None
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn requests_are_read() {
        let ok = |text: &str| format!("{:?}", read(text).1.unwrap());
        assert_eq!(ok(r#"{"id":1,"do":"ping"}"#), "Ping");
        assert_eq!(ok(r#"{"id":1,"do":"watch","room":"r1","since":41}"#), r#"Watch("r1", Some(41))"#);
        assert_eq!(ok(r#"{"id":1,"do":"watch","room":"r1"}"#), r#"Watch("r1", None)"#);
        assert!(ok(r#"{"id":"x","do":"play","room":"r1","at":3,"action":"pass"}"#).starts_with(r#"Do("r1", Play"#));
        assert_eq!(read(r#"{"id":"x","do":"fly"}"#).0, json!("x"));
        for wrong in [
            "",
            "[]",
            "{}",
            r#"{"do":"ping"}"#,
            r#"{"id":{},"do":"ping"}"#,
            r#"{"id":1}"#,
            r#"{"id":1,"do":"watch"}"#,
            r#"{"id":1,"do":"watch","room":"../x"}"#,
            r#"{"id":1,"do":"watch","room":"r1","since":-1}"#,
            r#"{"id":1,"do":"watch","room":"r1","since":"2"}"#,
            r#"{"id":1,"do":"play","room":"r1","at":-3,"action":"pass"}"#,
            r#"{"id":1,"do":"play","room":"r1"}"#,
            r#"{"id":1,"do":"bot","room":"r1","seat":1,"level":"genius"}"#,
        ] {
            assert_eq!(read(wrong).1.unwrap_err().code(), "bad-message", "{wrong}");
        }
    }

    proptest! {
        /// Whatever is sent is read or refused.
        #[test]
        fn anything_can_be_read(text in any::<String>()) {
            drop(read(&text));
        }

        /// The same for what looks like a message.
        #[test]
        fn nearly_messages_can_be_read(
            what in prop::sample::select(vec!["watch", "unwatch", "lobby", "ping", "play", "sit", "dress", "bot", "change", "say",
                "emote", "mute", "take-back", "answer", "resign", "replace", "return", "leave", "rematch", "remove", "stand", "start"]),
            field in prop::sample::select(vec!["at", "action", "seat", "name", "colour", "settings", "level", "text", "emote",
                "person", "on", "to", "agree", "since", "key", "room", "id"]),
            value in prop::sample::select(vec!["null", "-1", "1e400", "18446744073709551616", "\"\"", "[]", "{}", "true", "\"\\u0000\"",
                "{\"seats\":1e9}", "{\"clock\":{\"kind\":\"bank\",\"ms\":-1}}", "{\"setup\":{\"parts\":[[[]]]}}"]),
        ) {
            let text = format!("{{\"id\":1,\"room\":\"r1\",\"do\":\"{what}\",\"{field}\":{value}}}");
            drop(read(&text));
        }
    }
}
