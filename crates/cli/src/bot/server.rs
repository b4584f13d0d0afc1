//! A server as a program sees it: requests, and a stream of events.

use std::{
    io::{BufRead, BufReader},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::Duration,
};

use serde_json::Value as Json;
use ureq::Agent;

/// Something comes every 15 seconds; after so much silence nobody is there.
const SILENCE: Duration = Duration::from_secs(40);
/// No request takes longer.
const PATIENCE: Duration = Duration::from_secs(35);
/// How long it waits at most before it tries again.
const LONGEST: Duration = Duration::from_secs(30);

/// Where a program plays.
pub struct Server {
    url: String,
    bearer: String,
    agent: Agent,
}

/// What comes from a server.
pub enum Heard {
    /// Something happened.
    Event(String, Json),
    /// The connection is lost, and why.
    Lost(String),
}

impl Server {
    pub fn new(url: &str, token: &str) -> Self {
        let config = Agent::config_builder().http_status_as_error(false).timeout_connect(Some(Duration::from_secs(10)));
        Self { url: url.trim_end_matches('/').into(), bearer: format!("Bearer {token}"), agent: config.build().into() }
    }

    /// Asks until there is an answer: a server that is down or busy will be there again.
    pub fn ask(&self, method: &str, path: &str, body: &Json) -> Result<Json, String> {
        let mut wait = Duration::from_millis(200);
        loop {
            match self.try_ask(method, path, body) {
                Ok((200, answer)) => return Ok(answer),
                Ok((401, _)) => return Err(format!("{} does not know this token", self.url)),
                Ok((429 | 503, _)) => {}
                Ok((status, answer)) => {
                    let why = answer["error"]["message"].as_str().map(String::from);
                    return Err(why.unwrap_or_else(|| format!("{}{path} answers {status}", self.url)));
                }
                Err(error) => eprintln!("{}: {error}; trying again", self.url),
            }
            thread::sleep(wait);
            wait = (wait * 2).min(LONGEST);
        }
    }

    fn try_ask(&self, method: &str, path: &str, body: &Json) -> Result<(u16, Json), ureq::Error> {
        let url = format!("{}{path}", self.url);
        let mut response = if method == "GET" {
            let request = self.agent.get(url).header("authorization", &self.bearer);
            request.config().timeout_global(Some(PATIENCE)).build().call()?
        } else {
            let request = self.agent.post(url).header("authorization", &self.bearer);
            let request = request.header("content-type", "application/json");
            request.config().timeout_global(Some(PATIENCE)).build().send(body.to_string())?
        };
        let text = response.body_mut().read_to_string()?;
        Ok((response.status().as_u16(), serde_json::from_str(&text).unwrap_or_default()))
    }

    /// Tells what happens until nobody wants to know, and comes back whenever the connection is lost.
    pub fn listen(&self, mut tell: impl FnMut(Heard) -> bool) -> Result<(), String> {
        let mut wait = Duration::from_millis(500);
        loop {
            let why = match self.stream() {
                Err(why) => why,
                Ok(events) => loop {
                    match events.recv_timeout(SILENCE) {
                        // Only a sign of life.
                        Ok((name, _)) if name.is_empty() => {}
                        Ok((name, data)) => {
                            wait = Duration::from_millis(500);
                            if !tell(Heard::Event(name, data)) {
                                return Ok(());
                            }
                        }
                        Err(RecvTimeoutError::Timeout) => break format!("nothing was heard of {}", self.url),
                        Err(RecvTimeoutError::Disconnected) => {
                            break format!("the connection to {} has ended", self.url);
                        }
                    }
                },
            };
            if why.ends_with("does not know this token") {
                return Err(why);
            }
            if !tell(Heard::Lost(why)) {
                return Ok(());
            }
            thread::sleep(wait);
            wait = (wait * 2).min(LONGEST);
        }
    }

    /// Opens the stream; a thread reads it until it ends or nobody listens any more.
    fn stream(&self) -> Result<mpsc::Receiver<(String, Json)>, String> {
        let url = format!("{}/api/programs/stream", self.url);
        let request = self.agent.get(url).header("authorization", &self.bearer);
        let response = request.call().map_err(|error| format!("{}: {error}", self.url))?;
        match response.status().as_u16() {
            200 => {}
            401 | 403 => return Err(format!("{} does not know this token", self.url)),
            status => return Err(format!("{} answers {status}", self.url)),
        }
        let (sender, events) = mpsc::channel();
        let lines = BufReader::new(response.into_body().into_reader()).lines();
        thread::spawn(move || {
            let mut name = String::new();
            for line in lines.map_while(Result::ok) {
                let event = if let Some(word) = line.strip_prefix("event: ") {
                    name = word.into();
                    continue;
                } else if let Some(data) = line.strip_prefix("data: ") {
                    (std::mem::take(&mut name), serde_json::from_str(data).unwrap_or_default())
                } else {
                    (String::new(), Json::Null)
                };
                if sender.send(event).is_err() {
                    return;
                }
            }
        });
        Ok(events)
    }
}
