//! Somebody at a page: speaks the messages of docs/online.md, and plays along with an engine of their own.

use std::{collections::BTreeMap, net::SocketAddr, time::Duration};

use aude_engine::{Action, Phase};
use aude_protocol::read_begun_setup;
use aude_record::Game;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Error, Message, client::IntoClientRequest},
};

/// Something that takes longer will never come.
const NEVER: Duration = Duration::from_mins(1);

/// An answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(n, _)| n == name).map_or("", |(_, value)| value)
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub fn json(&self) -> Json {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("not JSON: {}", self.text()))
    }

    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or("ok").into()
    }
}

/// Asks a server for something, as a page or a program would.
pub async fn http(server: SocketAddr, request: &str, headers: &[(&str, &str)], body: impl AsRef<[u8]>) -> Answer {
    let body = body.as_ref();
    let mut stream = TcpStream::connect(server).await.unwrap();
    let mut text =
        format!("{request} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncontent-length: {}\r\n", body.len());
    for (name, value) in headers {
        for word in [name, ": ", value, "\r\n"] {
            text.push_str(word);
        }
    }
    stream.write_all(&[text.as_bytes(), b"\r\n", body].concat()).await.unwrap();
    let mut all = Vec::new();
    timeout(NEVER, stream.read_to_end(&mut all)).await.unwrap().unwrap();
    let end = all.windows(4).position(|w| w == b"\r\n\r\n").expect("headers end");
    let head = String::from_utf8(all[..end].to_vec()).unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let pair = |line: &str| line.split_once(": ").map(|(n, v)| (n.to_lowercase(), v.to_string())).unwrap();
    Answer { status, headers: lines.map(pair).collect(), body: all[end + 4..].to_vec() }
}

/// A game as a page has it: everything comes from messages.
#[derive(Debug)]
pub struct Mirror {
    pub game: Game,
    pub over: bool,
}

impl Mirror {
    fn new(start: &Json) -> Self {
        let (setup, seed) = read_begun_setup(start["setup"].as_object().unwrap()).unwrap();
        assert_eq!(seed, None);
        let mut mirror = Self { game: Game::without_seed(setup).unwrap(), over: false };
        mirror.draw(&start["draws"]);
        mirror.compare(&start["state"]);
        mirror
    }

    fn draw(&mut self, draws: &Json) {
        for draw in draws.as_array().unwrap() {
            // After a take-back the same tiles come again by themselves.
            if self.game.state().phase() == Phase::Draw {
                let design = self.game.rules().design(draw.as_str().unwrap()).unwrap();
                self.game.draw(design).unwrap();
            }
        }
    }

    fn compare(&self, state: &Json) {
        assert_eq!(format!("{:016x}", self.game.fingerprint()), state.as_str().unwrap());
    }

    pub fn moves(&self) -> u32 {
        self.game.actions().len() as u32
    }

    /// The seat whose decision is due.
    pub fn decider(&self) -> Option<usize> {
        let waits = matches!(self.game.state().phase(), Phase::Over | Phase::Draw);
        (!waits && !self.over).then(|| self.game.state().decider())
    }

    /// A game that goes on.
    fn of(record: &str, over: bool) -> Self {
        Self { game: Game::from_record(record).unwrap(), over }
    }

    /// Something that could be done, different from time to time.
    pub fn choose(&self) -> String {
        let actions = self.game.legal_actions();
        let n = self.game.fingerprint() as usize % actions.len();
        // Figures are kept for a while, so that games are not all the same.
        let action = if actions.contains(&Action::Pass) && n.is_multiple_of(3) { Action::Pass } else { actions[n] };
        self.game.word(action)
    }
}

/// A room as a page knows it.
#[derive(Debug, Default)]
pub struct Known {
    pub seq: u64,
    pub mirror: Option<Mirror>,
    /// All events heard, as they came.
    pub events: Vec<Json>,
    pub presence: Json,
}

type Socket = WebSocketStream<TcpStream>;

/// Somebody at a page.
pub struct Client {
    pub server: SocketAddr,
    pub cookie: String,
    /// The site of the page.
    pub origin: String,
    pub person: String,
    socket: Option<Socket>,
    next: u64,
    answers: BTreeMap<u64, Json>,
    pub rooms: BTreeMap<String, Known>,
    /// Every text that ever came.
    pub heard: Vec<String>,
    /// What came without having been asked for, and is about no room.
    pub notices: Vec<Json>,
}

impl Client {
    /// A guest of a name.
    pub async fn guest(server: SocketAddr, name: &str) -> Self {
        let mut client = Self::nobody(server);
        let answer = client.post("/api/guest", &json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        client.keep(&answer);
        client.connect().await;
        client
    }

    /// Somebody who only looks.
    pub fn nobody(server: SocketAddr) -> Self {
        Self {
            server,
            cookie: String::new(),
            origin: format!("http://{server}"),
            person: String::new(),
            socket: None,
            next: 1,
            answers: BTreeMap::new(),
            rooms: BTreeMap::new(),
            heard: Vec::new(),
            notices: Vec::new(),
        }
    }

    /// The same person at another page.
    pub async fn another(&self) -> Self {
        let mut other = Self::nobody(self.server);
        (other.cookie, other.person) = (self.cookie.clone(), self.person.clone());
        other.connect().await;
        other
    }

    /// Keeps the cookie and who it says one is.
    pub fn keep(&mut self, answer: &Answer) {
        if let Some(pair) = answer.header("set-cookie").split(';').next().filter(|pair| !pair.is_empty()) {
            self.cookie = pair.into();
        }
        self.person = answer.json()["person"]["id"].as_str().unwrap_or_default().into();
    }

    pub async fn get(&self, path: &str) -> Answer {
        http(self.server, &format!("GET {path}"), &[("cookie", &self.cookie)], "").await
    }

    pub async fn post(&self, path: &str, body: &Json) -> Answer {
        self.send("POST", path, body).await
    }

    pub async fn send(&self, method: &str, path: &str, body: &Json) -> Answer {
        let headers =
            [("cookie", self.cookie.as_str()), ("content-type", "application/json"), ("origin", &self.origin)];
        http(self.server, &format!("{method} {path}"), &headers, &body.to_string()).await
    }

    /// Makes an account, and comes back with the new cookie.
    pub async fn register(&mut self, login: &str, password: &str) -> Json {
        let answer = self.post("/api/register", &json!({ "login": login, "password": password })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        self.keep(&answer);
        while self.socket.is_some() && self.hear().await {}
        self.connect().await;
        answer.json()["person"].clone()
    }

    pub async fn connect(&mut self) {
        self.try_connect().await.unwrap();
    }

    pub async fn try_connect(&mut self) -> Result<(), String> {
        let mut request = format!("ws://{}/live", self.server).into_client_request().unwrap();
        if !self.cookie.is_empty() {
            request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        }
        let stream = TcpStream::connect(self.server).await.map_err(|e| e.to_string())?;
        stream.set_nodelay(true).unwrap();
        let connecting = timeout(NEVER, client_async(request, stream)).await.unwrap();
        self.socket = Some(connecting.map_err(|e| e.to_string())?.0);
        Ok(())
    }

    /// Goes away without a word.
    pub fn vanish(&mut self) {
        self.socket = None;
        self.answers.clear();
    }

    pub async fn raw(&mut self, message: Message) -> Result<(), Error> {
        self.socket.as_mut().expect("connected").send(message).await
    }

    /// Asks without waiting for an answer; gives the number of the question.
    pub async fn ask(&mut self, mut message: Json) -> u64 {
        let id = self.next;
        self.next += 1;
        message["id"] = id.into();
        drop(self.raw(Message::text(message.to_string())).await);
        id
    }

    /// Hears one message; says whether the connection still lasts.
    pub async fn hear(&mut self) -> bool {
        let Some(socket) = &mut self.socket else { return false };
        let message = timeout(NEVER, socket.next()).await.expect("something comes");
        match message {
            Some(Ok(Message::Text(text))) => {
                self.take(text.as_str());
                true
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => true,
            Some(Ok(_) | Err(_)) | None => {
                self.socket = None;
                false
            }
        }
    }

    fn take(&mut self, text: &str) {
        self.heard.push(text.into());
        let message: Json = serde_json::from_str(text).unwrap();
        if let Some(id) = message["id"].as_u64() {
            self.answers.insert(id, message);
        } else if let Some(room) = message["room"].as_str() {
            let known = self.rooms.entry(room.into()).or_default();
            if message["event"].is_object() {
                known.take(&message["event"]);
            } else {
                known.presence = message["presence"].clone();
            }
        } else {
            self.notices.push(message);
        }
    }

    /// Waits for the answer to a question; an error of its own if the connection ends.
    pub async fn answer(&mut self, id: u64) -> Json {
        loop {
            if let Some(answer) = self.answers.remove(&id) {
                return answer;
            }
            if !self.hear().await {
                return json!({ "lost": true });
            }
        }
    }

    /// Asks and waits for the answer.
    pub async fn request(&mut self, message: Json) -> Json {
        let id = self.ask(message).await;
        self.answer(id).await
    }

    /// Asks for something that must be possible.
    pub async fn must(&mut self, message: Json) -> Json {
        let answer = self.request(message.clone()).await;
        assert!(answer["ok"].is_object(), "{message}: {answer}");
        answer["ok"].clone()
    }

    /// Asks for something that cannot be done; gives the word for why.
    pub async fn refused(&mut self, message: Json) -> String {
        let answer = self.request(message.clone()).await;
        assert!(answer["error"]["message"].is_string(), "{message}: {answer}");
        answer["error"]["code"].as_str().unwrap_or_default().into()
    }

    /// Watches a room from where it was last known.
    pub async fn watch(&mut self, room: &str) -> Json {
        // The first time, from the beginning: so a game that has just begun can be played along without opening a record.
        let since = self.rooms.get(room).map_or(0, |known| known.seq);
        let watch = json!({ "do": "watch", "room": room, "since": since });
        let answer = self.request(watch).await;
        self.watched(room, &answer).unwrap_or_else(|| panic!("{answer}"))
    }

    /// The same, unless it cannot be done now.
    pub async fn try_watch(&mut self, room: &str) -> bool {
        let since = self.rooms.get(room).map_or(0, |known| known.seq);
        let answer = self.request(json!({ "do": "watch", "room": room, "since": since })).await;
        self.watched(room, &answer).is_some()
    }

    fn watched(&mut self, room: &str, answer: &Json) -> Option<Json> {
        let ok = answer.get("ok")?.clone();
        let known = self.rooms.entry(room.into()).or_default();
        match ok["events"].as_array() {
            Some(events) => events.iter().for_each(|event| known.take(event)),
            None => known.take_whole(&ok["whole"]),
        }
        known.presence = ok["presence"].clone();
        Some(ok)
    }

    /// Asks again and again until it is done, and connects again as often as it takes; to one server after the other.
    pub async fn insist(&mut self, servers: &[SocketAddr], room: &str, message: &Json) -> Json {
        for _ in 0..400 {
            if self.socket.is_some() {
                let answer = self.request(message.clone()).await;
                if let Some(ok) = answer.get("ok") {
                    return ok.clone();
                }
                assert!(answer["lost"] == true || answer["error"]["code"] == "unavailable", "{message}: {answer}");
            }
            self.vanish();
            tokio::time::sleep(Duration::from_millis(100)).await;
            for server in servers {
                self.server = *server;
                if self.try_connect().await.is_ok() && self.try_watch(room).await {
                    break;
                }
                self.vanish();
            }
        }
        panic!("{message} is never done");
    }

    /// Waits until something is so in a room.
    pub async fn until(&mut self, room: &str, so: impl Fn(&Known) -> bool) {
        loop {
            if self.rooms.get(room).is_some_and(&so) {
                return;
            }
            assert!(self.hear().await, "the connection ended while waiting");
        }
    }

    pub fn known(&self, room: &str) -> &Known {
        &self.rooms[room]
    }

    pub fn mirror(&self, room: &str) -> &Mirror {
        self.rooms[room].mirror.as_ref().expect("the game has begun")
    }

    /// Opens a room.
    pub async fn open(&self, settings: &Json) -> String {
        let answer = self.post("/api/rooms", &json!({ "settings": settings })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()["room"].as_str().unwrap().into()
    }

    /// Decides something in a room; gives the number of the last event that came of it.
    pub async fn play(&mut self, room: &str) -> u64 {
        let (at, action) = (self.mirror(room).moves(), self.mirror(room).choose());
        let ok = self.must(json!({ "do": "play", "room": room, "at": at, "action": action })).await;
        ok["seq"].as_u64().unwrap()
    }
}

impl Known {
    /// All there is, after having missed much.
    fn take_whole(&mut self, whole: &Json) {
        self.seq = whole["seq"].as_u64().unwrap();
        // Nobody knows them any more.
        self.events.resize(self.seq as usize, Json::Null);
        self.mirror = whole["record"].as_str().map(|record| Mirror::of(record, whole["stage"] == "over"));
    }

    /// An event: the next one, or something is wrong.
    pub fn take(&mut self, event: &Json) {
        assert_eq!(event["seq"].as_u64(), Some(self.seq + 1), "events come one after the other: {event}");
        self.seq += 1;
        self.events.push(event.clone());
        let what = &event["what"];
        match what["kind"].as_str().unwrap_or_default() {
            "started" => self.mirror = Some(Mirror::new(what)),
            "played" => {
                let mirror = self.mirror.as_mut().unwrap();
                assert_eq!(what["at"], mirror.moves());
                let action = mirror.game.read_word(what["action"].as_str().unwrap()).unwrap();
                mirror.game.play(action).unwrap();
                mirror.draw(&what["draws"]);
                mirror.compare(&what["state"]);
            }
            "taken-back" => {
                let mirror = self.mirror.as_mut().unwrap();
                let steps = mirror.moves() as usize - what["to"].as_u64().unwrap() as usize;
                mirror.game.undo(steps);
            }
            "ended" => self.mirror.as_mut().unwrap().over = true,
            _ => {}
        }
    }

    /// What happened of a kind.
    pub fn all(&self, kind: &str) -> Vec<&Json> {
        self.events.iter().map(|event| &event["what"]).filter(|what| what["kind"] == kind).collect()
    }

    pub fn last(&self, kind: &str) -> &Json {
        self.all(kind).pop().unwrap_or_else(|| panic!("nothing of the kind {kind} happened"))
    }
}

/// Waits until all know what one of them knows; gives the number of the last event.
pub async fn sync(clients: &mut [Client], room: &str) -> u64 {
    let ahead = clients.iter().map(|client| client.known(room).seq).max().unwrap();
    for client in clients.iter_mut() {
        client.until(room, |known| known.seq >= ahead).await;
    }
    ahead
}

/// Those who sit at a table, one for each seat; nobody for a computer.
pub async fn decide(clients: &mut [Client], room: &str, seats: &[Option<usize>]) -> bool {
    // Whoever knows most knows whose turn it is.
    sync(clients, room).await;
    if clients[0].mirror(room).over {
        return false;
    }
    if let Some(who) = clients[0].mirror(room).decider().and_then(|seat| seats[seat]) {
        clients[who].play(room).await;
    } else {
        // A computer decides, or the end is on its way.
        let seq = clients[0].known(room).seq;
        clients[0].until(room, |known| known.seq > seq).await;
    }
    true
}
