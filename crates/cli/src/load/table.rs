//! A game of two that is played over two sockets.
//!
//! What is played is drawn from the legal actions. The game is followed by what the server tells, not by what was sent: so a move that was
//! acknowledged and is missing, or is there twice, is noticed.

use std::{
    collections::VecDeque,
    sync::{Arc, PoisonError, atomic::Ordering::Relaxed},
    time::Duration,
};

use aude_engine::Phase;
use aude_protocol::read_begun_setup;
use aude_record::Game;
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::Rng};
use serde_json::{Value as Json, json};
use tokio::{
    sync::watch,
    time::{Instant, sleep, sleep_until, timeout},
};

use super::{
    ledger::Move,
    server::request,
    socket::{Lost, Socket, answers, seq},
    tally::Tally,
    world::{Order, World, address, wait},
};

/// A server that has not answered after this time is left for another one.
const PATIENCE: Duration = Duration::from_secs(15);

/// One of the two who play.
struct Player {
    cookie: String,
    /// The number of the server they are at.
    node: usize,
    socket: Option<Socket>,
}

/// A move that was not acknowledged yet.
struct Pending {
    at: usize,
    word: String,
}

/// A game and those who play it.
pub struct Table {
    number: usize,
    /// The address they all come from.
    from: [u8; 4],
    orders: watch::Receiver<Order>,
    tally: Arc<Tally>,
    world: World,
    /// One move in so much time.
    pace: Duration,
    random: Xoshiro256PlusPlus,
    players: [Player; 2],
    room: String,
    seq: u64,
    /// The last event that was acknowledged.
    acked: u64,
    /// The event of the last move.
    played: u64,
    game: Option<Game>,
    over: bool,
    pending: Option<Pending>,
    /// Tells those who look on which room it is.
    rooms: watch::Sender<String>,
}

impl Table {
    /// Two guests who have opened a room.
    pub async fn open(
        number: usize,
        world: World,
        pace: Duration,
        settings: &Json,
        random: Xoshiro256PlusPlus,
    ) -> Result<Self, String> {
        let (server, from) = (world.server(number), address(number));
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
        let player = |n: usize| Player { cookie: cookies[n].clone(), node: number + n, socket: None };
        Ok(Self {
            number,
            from,
            orders: world.orders.clone(),
            tally: world.tally.clone(),
            world,
            pace,
            random,
            players: [player(0), player(1)],
            seq: 0,
            acked: 0,
            played: 0,
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

    /// Some time within a pace from now, so that tables move at different times.
    fn any_time(&mut self) -> Instant {
        Instant::now() + self.pace.mul_f64((self.random.next_u64() >> 11) as f64 / (1u64 << 53) as f64)
    }

    /// Plays for ever, and comes back whenever the connection is lost.
    pub async fn play(mut self) {
        let mut due = self.any_time();
        let mut tries = 0;
        loop {
            let order = *self.orders.borrow_and_update();
            let mut here = 0;
            tries += 1;
            if self.arrive(&mut here).await.is_ok() {
                let arrived = Instant::now();
                drop(self.go_on(order, &mut due).await);
                if arrived.elapsed() > Duration::from_millis(100) {
                    tries = 0;
                }
                if self.orders.borrow().epoch == order.epoch {
                    self.tally.dropped.fetch_add(1, Relaxed);
                }
            }
            self.tally.here.fetch_sub(here, Relaxed);
            self.players.iter_mut().for_each(|player| player.socket = None);
            sleep(wait(tries)).await;
        }
    }

    /// Connects both, and hears what was missed.
    async fn arrive(&mut self, here: &mut usize) -> Result<(), Lost> {
        for n in 0..2 {
            let player = &mut self.players[n];
            let Ok(socket) = Socket::open(self.world.server(player.node), self.from, &player.cookie).await else {
                player.node += 1;
                return Err(Lost);
            };
            player.socket = Some(socket);
            self.enter(n).await?;
            *here += 1;
            self.tally.here.fetch_add(1, Relaxed);
        }
        if self.seq < self.acked {
            return self.behind(0);
        }
        Ok(())
    }

    /// A server does not know what was acknowledged. That alone is not a loss: it may have lost its database, and say so a moment
    /// later. The store tells in the end; until then the player goes to another server.
    fn behind<T>(&mut self, n: usize) -> Result<T, Lost> {
        self.players[n].node += 1;
        self.tally.behind.fetch_add(1, Relaxed);
        Err(Lost)
    }

    /// Watches the room with one of the sockets.
    async fn enter(&mut self, n: usize) -> Result<(), Lost> {
        let (room, since) = (self.room.clone(), self.seq);
        let answer = self.ask(n, json!({ "do": "watch", "room": room, "since": since })).await?;
        let Some(ok) = answer.get("ok") else {
            self.players[n].node += 1;
            return Err(Lost);
        };
        if let Some(events) = ok["events"].as_array() {
            for event in events {
                self.take(event);
            }
            return Ok(());
        }
        let whole = &ok["whole"];
        let seq = whole["seq"].as_u64().unwrap_or(0);
        if seq < self.seq {
            return self.behind(n);
        }
        self.game = whole["record"].as_str().and_then(|record| Game::from_record(record).ok());
        (self.seq, self.played, self.over) = (seq, 0, whole["stage"] == "over");
        Ok(())
    }

    async fn go_on(&mut self, order: Order, due: &mut Instant) -> Result<(), Lost> {
        loop {
            self.begin().await?;
            self.rest(order, due).await?;
            let seat = self.game.as_ref().map_or(0, |game| game.state().decider());
            self.decide(seat, *due).await?;
            // A table that is late catches up, but not for ever, and not at the same time as all others that are.
            *due += self.pace;
            if *due + self.pace < Instant::now() {
                *due = self.any_time();
            }
        }
    }

    /// Waits for the next move, and hears what is told meanwhile.
    async fn rest(&mut self, order: Order, due: &mut Instant) -> Result<(), Lost> {
        loop {
            let play = self.orders.borrow().play;
            let [anna, ben] = &mut self.players;
            let (Some(anna), Some(ben)) = (&mut anna.socket, &mut ben.socket) else { return Err(Lost) };
            let (n, text) = tokio::select! {
                text = anna.hear() => (0, text),
                text = ben.hear() => (1, text),
                () = sleep_until(*due), if play => return Ok(()),
                changed = self.orders.changed() => {
                    if changed.is_err() || self.orders.borrow().epoch != order.epoch {
                        return Err(Lost);
                    }
                    // Play begins, or goes on.
                    if !play {
                        *due = self.any_time();
                    }
                    continue;
                }
            };
            if text.is_err() {
                self.players[n].node += 1;
            }
            self.hear(&text?);
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
            (self.seq, self.acked, self.played, self.game, self.over) = (0, 0, 0, None, false);
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
        // Nobody knows whether it was done: it is asked again.
        if answer["error"]["code"] == "unavailable" {
            self.players[seat].node += 1;
            return Err(Lost);
        }
        // A server that was cut off does not know the last moves yet.
        if answer["error"]["code"] == "ahead" {
            return self.behind(seat);
        }
        self.pending = None;
        let Some(seq) = answer["ok"]["seq"].as_u64() else {
            let code = answer["error"]["code"].as_str().unwrap_or("unknown").to_string();
            *self.tally.refused.lock().unwrap_or_else(PoisonError::into_inner).entry(code).or_default() += 1;
            return Ok(());
        };
        // What came of it was told before the answer.
        let told = self.game.as_ref().is_some_and(|game| game.actions().len() > at);
        self.acked = seq;
        self.tally.ledger.note(self.number, &self.room, Move::new(at, if told { self.played } else { 0 }, &word));
        if fresh && self.tally.on.load(Relaxed) {
            self.tally.answered.put(sent.elapsed());
            self.tally.due.put(due.elapsed());
        }
        if told { Ok(()) } else { self.behind(seat) }
    }

    /// Asks by one of the sockets and waits for the answer.
    async fn ask(&mut self, n: usize, message: Json) -> Result<Json, Lost> {
        let answer = timeout(PATIENCE, self.exchange(n, message)).await.unwrap_or(Err(Lost));
        if answer.is_err() {
            self.players[n].node += 1;
        }
        answer
    }

    async fn exchange(&mut self, n: usize, message: Json) -> Result<Json, Lost> {
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
        // The last event of the room before names this one, and may come late.
        if seq > self.seq
            && text.contains(&self.room)
            && let Ok(message) = serde_json::from_str::<Json>(text)
            && message["room"] == *self.room
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
            eprintln!("room {}: this does not fit after event {}: {event}", self.room, self.seq);
            self.tally.unfit.fetch_add(1, Relaxed);
        }
        if event["what"]["kind"] == "played" {
            self.played = number;
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
