//! A game of two that is played over two sockets, and those who look on.
//!
//! What is played is drawn from the legal actions. The game is followed by what the server tells, not by what was sent: so a move that was
//! acknowledged and is missing, or is there twice, is noticed.

use std::{
    collections::VecDeque,
    net::SocketAddr,
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use aude_engine::Phase;
use aude_protocol::read_begun_setup;
use aude_record::Game;
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::Rng};
use serde_json::{Value as Json, json};
use tokio::{
    sync::watch,
    time::{Instant, sleep, sleep_until},
};

use super::{
    server::request,
    socket::{Lost, Socket, answers, seq},
    tally::Tally,
};

/// What all are told to do.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Where the server is.
    pub server: SocketAddr,
    /// Whether they play.
    pub play: bool,
    /// Whoever sees another number than before hangs up and connects again.
    pub epoch: u64,
}

/// How often somebody tries again to connect, at most.
const AGAIN: Duration = Duration::from_millis(100);

/// Somebody who plays.
struct Player {
    cookie: String,
    socket: Option<Socket>,
}

/// A move that was not acknowledged yet.
struct Pending {
    at: usize,
    word: String,
}

/// A game and those who play it.
pub struct Table {
    /// The address they all come from.
    from: [u8; 4],
    orders: watch::Receiver<Order>,
    tally: Arc<Tally>,
    /// One move in so much time.
    pace: Duration,
    random: Xoshiro256PlusPlus,
    players: [Player; 2],
    room: String,
    seq: u64,
    /// The last event that was acknowledged.
    acked: u64,
    game: Option<Game>,
    over: bool,
    pending: Option<Pending>,
    /// Tells those who look on which room it is.
    rooms: watch::Sender<String>,
}

/// Where people of a table come from.
pub const fn address(n: usize) -> [u8; 4] {
    [127, 1 + (n >> 16) as u8, (n >> 8) as u8, n as u8]
}

impl Table {
    /// Two guests who have opened a room.
    pub async fn open(
        n: usize,
        orders: watch::Receiver<Order>,
        tally: Arc<Tally>,
        pace: Duration,
        settings: &Json,
        random: Xoshiro256PlusPlus,
    ) -> Result<Self, String> {
        let (server, from) = (orders.borrow().server, address(n));
        let post = async |path: &str, cookie: &str, body: Json| {
            let answer = request(server, from, &format!("POST {path}"), cookie, &body.to_string()).await;
            answer.map_err(|e| format!("{path}: {e}"))
        };
        let mut cookies = Vec::new();
        for name in ["Anna", "Ben"] {
            let answer = post("/api/guest", "", json!({ "name": name })).await?;
            let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
            cookies.push(cookie.ok_or_else(|| format!("a guest is refused: {answer}"))?.to_string());
        }
        let answer = post("/api/rooms", &cookies[0], json!({ "settings": settings })).await?;
        let body: Json =
            answer.split_once("\r\n\r\n").and_then(|(_, body)| serde_json::from_str(body).ok()).unwrap_or_default();
        let room = body["room"].as_str().ok_or_else(|| format!("a room is refused: {answer}"))?.to_string();
        let player = |cookie: &String| Player { cookie: cookie.clone(), socket: None };
        Ok(Self {
            from,
            orders,
            tally,
            pace,
            random,
            players: [player(&cookies[0]), player(&cookies[1])],
            seq: 0,
            acked: 0,
            game: None,
            over: false,
            pending: None,
            rooms: watch::channel(room.clone()).0,
            room,
        })
    }

    /// Tells which room it is, and when that changes.
    pub fn rooms(&self) -> watch::Receiver<String> {
        self.rooms.subscribe()
    }

    /// Plays for ever, and comes back whenever the connection is lost.
    pub async fn play(mut self) {
        // All begin at another time.
        let first = self.pace.mul_f64((self.random.next_u64() >> 11) as f64 / (1u64 << 53) as f64);
        let mut due = Instant::now() + first;
        loop {
            let order = *self.orders.borrow_and_update();
            let mut here = 0;
            if self.arrive(order, &mut here).await.is_ok() {
                drop(self.go_on(order, &mut due).await);
                if self.orders.borrow().epoch == order.epoch {
                    self.tally.dropped.fetch_add(1, Relaxed);
                }
            }
            self.tally.here.fetch_sub(here, Relaxed);
            self.players.iter_mut().for_each(|player| player.socket = None);
            sleep(AGAIN.mul_f64(0.1)).await;
        }
    }

    /// Connects both, and hears what was missed.
    async fn arrive(&mut self, order: Order, here: &mut usize) -> Result<(), Lost> {
        for n in 0..2 {
            let socket = Socket::open(order.server, self.from, &self.players[n].cookie).await;
            let Ok(socket) = socket else {
                sleep(AGAIN).await;
                return Err(Lost);
            };
            self.players[n].socket = Some(socket);
            self.enter(n).await?;
            *here += 1;
            self.tally.here.fetch_add(1, Relaxed);
        }
        if self.seq < self.acked {
            self.tally.lost.fetch_add(1, Relaxed);
        }
        Ok(())
    }

    /// Watches the room with one of the sockets.
    async fn enter(&mut self, n: usize) -> Result<(), Lost> {
        let (room, since) = (self.room.clone(), self.seq);
        let ok = self.ask(n, json!({ "do": "watch", "room": room, "since": since })).await?;
        for event in ok["ok"]["events"].as_array().into_iter().flatten() {
            self.take(event);
        }
        Ok(())
    }

    async fn go_on(&mut self, order: Order, due: &mut Instant) -> Result<(), Lost> {
        loop {
            self.begin().await?;
            self.rest(order, *due).await?;
            let seat = self.game.as_ref().map_or(0, |game| game.state().decider());
            self.decide(seat, *due).await?;
            // Whoever is late catches up, but not for ever.
            *due = (*due + self.pace).max(Instant::now() - self.pace);
        }
    }

    /// Waits for the next move, and hears what is told meanwhile.
    async fn rest(&mut self, order: Order, due: Instant) -> Result<(), Lost> {
        loop {
            let play = self.orders.borrow().play;
            let [anna, ben] = &mut self.players;
            let (Some(anna), Some(ben)) = (&mut anna.socket, &mut ben.socket) else { return Err(Lost) };
            let text = tokio::select! {
                text = anna.hear() => text?,
                text = ben.hear() => text?,
                () = sleep_until(due), if play => return Ok(()),
                changed = self.orders.changed() => {
                    if changed.is_err() || self.orders.borrow().epoch != order.epoch {
                        return Err(Lost);
                    }
                    continue;
                }
            };
            self.hear(&text);
        }
    }

    /// Sees to it that there is a game to be played.
    async fn begin(&mut self) -> Result<(), Lost> {
        if self.over {
            let room = self.room.clone();
            let again = self.ask(0, json!({ "do": "rematch", "room": room })).await?;
            let Some(next) = again["ok"]["room"].as_str() else { return Err(Lost) };
            for n in 0..2 {
                self.ask(n, json!({ "do": "unwatch", "room": room })).await?;
            }
            self.room = next.into();
            (self.seq, self.acked, self.game, self.over) = (0, 0, None, false);
            self.tally.games.fetch_add(1, Relaxed);
            self.rooms.send_replace(self.room.clone());
            self.enter(0).await?;
            self.enter(1).await?;
        }
        if self.game.is_none() {
            let room = self.room.clone();
            for (n, what) in
                [(1, json!({ "do": "sit", "room": room, "seat": 1 })), (0, json!({ "do": "start", "room": room }))]
            {
                self.ask(n, what).await?;
            }
        }
        Ok(())
    }

    /// Plays something, or what was not acknowledged before the connection was lost.
    async fn decide(&mut self, seat: usize, due: Instant) -> Result<(), Lost> {
        let Some(game) = &self.game else { return Ok(()) };
        let at = game.actions().len();
        let again = self.pending.take().filter(|pending| pending.at == at);
        let fresh = again.is_none();
        let word = again.map_or_else(
            || {
                let actions = game.legal_actions();
                actions.get(self.random.next_u64() as usize % actions.len().max(1)).map(|action| game.word(*action))
            },
            |pending| Some(pending.word),
        );
        let Some(word) = word else { return Ok(()) };
        self.pending = Some(Pending { at, word: word.clone() });
        let sent = Instant::now();
        let answer = self.ask(seat, json!({ "do": "play", "room": self.room, "at": at, "action": word })).await?;
        self.pending = None;
        let Some(seq) = answer["ok"]["seq"].as_u64() else {
            self.tally.refused.fetch_add(1, Relaxed);
            return Ok(());
        };
        self.acked = seq;
        self.tally.moves.fetch_add(1, Relaxed);
        if fresh && self.tally.on.load(Relaxed) {
            self.tally.answered.put(sent.elapsed());
            self.tally.due.put(due.elapsed());
        }
        // What came of it was told before the answer.
        if self.game.as_ref().is_some_and(|game| game.actions().len() == at) {
            self.tally.lost.fetch_add(1, Relaxed);
        }
        Ok(())
    }

    /// Asks by one of the sockets and waits for the answer.
    async fn ask(&mut self, n: usize, message: Json) -> Result<Json, Lost> {
        let id = self.players[n].socket.as_mut().ok_or(Lost)?.send(message).await?;
        loop {
            let text = self.players[n].socket.as_mut().ok_or(Lost)?.hear().await?;
            if answers(&text) == Some(id) {
                return serde_json::from_str(&text).map_err(|_| Lost);
            }
            self.hear(&text);
        }
    }

    /// Takes in a message. Both sockets hear the same; the second time it is old.
    fn hear(&mut self, text: &str) {
        let Some(seq) = seq(text) else { return };
        self.tally.heard.fetch_add(1, Relaxed);
        if seq > self.seq
            && text.contains(&self.room)
            && let Ok(message) = serde_json::from_str::<Json>(text)
        {
            self.take(&message["event"]);
        }
    }

    fn take(&mut self, event: &Json) {
        let number = event["seq"].as_u64().unwrap_or(0);
        if number <= self.seq {
            return;
        }
        if number != self.seq + 1 || self.follow(&event["what"]).is_none() {
            self.tally.doubled.fetch_add(1, Relaxed);
        }
        self.seq = number;
    }

    /// Plays what happened; nothing if it does not fit.
    fn follow(&mut self, what: &Json) -> Option<()> {
        match what["kind"].as_str().unwrap_or_default() {
            "started" => {
                let (setup, _) = read_begun_setup(what["setup"].as_object()?).ok()?;
                let mut game = Game::without_seed(setup).ok()?;
                draw(&mut game, &what["draws"])?;
                self.game = Some(game);
            }
            "played" => {
                let game = self.game.as_mut()?;
                let (at, word) = (game.actions().len(), what["action"].as_str()?);
                let action = game.read_word(word).ok()?;
                game.play(action).ok()?;
                draw(game, &what["draws"])?;
                let ours = self.pending.as_ref().is_none_or(|pending| pending.at != at || pending.word == word);
                let same = what["state"].as_str() == Some(&format!("{:016x}", game.fingerprint()));
                return (what["at"].as_u64() == Some(at as u64) && ours && same).then_some(());
            }
            "ended" => self.over = true,
            _ => {}
        }
        Some(())
    }
}

fn draw(game: &mut Game, draws: &Json) -> Option<()> {
    let mut draws: VecDeque<&str> = draws.as_array()?.iter().filter_map(Json::as_str).collect();
    while let Some(tile) = draws.pop_front() {
        if game.state().phase() != Phase::Draw {
            return None;
        }
        let design = game.rules().design(tile)?;
        game.draw(design).ok()?;
    }
    Some(())
}

/// Somebody who looks on, for ever.
pub async fn look_on(
    n: usize,
    mut rooms: watch::Receiver<String>,
    mut orders: watch::Receiver<Order>,
    tally: Arc<Tally>,
) {
    let (mut room, mut last) = (rooms.borrow_and_update().clone(), 0);
    loop {
        let order = *orders.borrow_and_update();
        let Ok(mut socket) = Socket::open(order.server, address(n), "").await else {
            sleep(AGAIN).await;
            continue;
        };
        let mut here = false;
        let mut asked = socket.watch(&room, last).await.unwrap_or(0);
        loop {
            tokio::select! {
                text = socket.hear() => match text {
                    Err(Lost) => {
                        if orders.borrow().epoch == order.epoch {
                            tally.dropped.fetch_add(1, Relaxed);
                        }
                        break;
                    }
                    Ok(text) => {
                        if let Some(seq) = seq(&text) {
                            last = seq;
                            tally.heard.fetch_add(1, Relaxed);
                        } else if answers(&text) == Some(asked) && !here {
                            here = true;
                            tally.here.fetch_add(1, Relaxed);
                        }
                    }
                },
                changed = rooms.changed() => {
                    if changed.is_err() || socket.send(json!({ "do": "unwatch", "room": room })).await.is_err() {
                        break;
                    }
                    (room, last) = (rooms.borrow_and_update().clone(), 0);
                    asked = socket.watch(&room, 0).await.unwrap_or(0);
                }
                changed = orders.changed() => {
                    if changed.is_err() || orders.borrow_and_update().epoch != order.epoch {
                        break;
                    }
                }
            }
        }
        if here {
            tally.here.fetch_sub(1, Relaxed);
        }
        drop(socket);
        sleep(AGAIN.mul_f64(0.1)).await;
    }
}
