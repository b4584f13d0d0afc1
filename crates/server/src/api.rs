//! The HTTP endpoints for pages: people, the lobby, rooms. docs/online.md describes them.

use std::sync::Arc;

use aude_rooms::{Room, Settings};
use axum::{
    Extension, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, Path, Query, Request, State, WebSocketUpgrade},
    http::{HeaderMap, Method, StatusCode, Uri, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value as Json, json};
use tokio::time::timeout;

use crate::{
    app_state::AppState,
    connection::Connection,
    error::Fault,
    live, lobby,
    origin::{self, Peer},
    page,
    panics::caught,
    people::{self, Visitor},
    programs, qr,
    store::{Person, Report},
    tokens,
};

pub type Shared = State<Arc<AppState>>;
pub type Answer = Result<Response, Fault>;

/// All addresses for people and rooms.
pub fn router(app: &Arc<AppState>) -> Router<Arc<AppState>> {
    Router::new()
        .route("/live", get(socket))
        .route("/api/me", get(me).delete(forget))
        .route("/api/me/export", get(export))
        .route("/api/guest", post(guest))
        .route("/api/register", post(register))
        .route("/api/login", post(log_in))
        .route("/api/logout", post(log_out))
        .route("/api/password", post(password))
        .route("/api/people/{person}", get(person))
        .route("/api/mutes/{person}", delete(unmute))
        .route("/api/lobby", get(the_lobby))
        .route("/api/rooms", post(open))
        .route("/api/rooms/{room}", get(room))
        .route("/api/rooms/{room}/record", get(record))
        .route("/api/rooms/{room}/qr.svg", get(code))
        .route("/api/rooms/{room}/reports", post(report))
        .route("/api/{*rest}", get(nothing).post(nothing).delete(nothing))
        .layer(DefaultBodyLimit::max(live::LONGEST))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
}

/// What all requests have in common: they are counted, do not take for ever, and change nothing for pages of other sites.
pub async fn guard(State(app): Shared, Extension(peer): Extension<Peer>, request: Request, next: Next) -> Response {
    let address = origin::address(&app.config, peer, request.headers());
    let changes = request.method() != Method::GET || request.uri().path() == "/live";
    let origin = if changes && people::bearer(request.headers()).is_none() {
        origin::check(&app.config, request.headers())
    } else {
        Ok(())
    };
    let secure = origin::secure(&app.config, request.headers());
    let meters = &app.meters;
    let allowed = meters.welcome(address).and_then(|()| meters.requests.count(&address));
    let allowed = allowed.and(app.bans.address(address)).and(origin);
    let allowed = allowed.and(check_address(request.uri()));
    let path = request.uri().path().to_string();
    let answering = async {
        app.config.test_hook.at("answer", &path);
        next.run(request).await
    };
    let response = match allowed {
        Err(fault) => fault.into_response(),
        Ok(()) => match timeout(app.config.patience, caught(answering)).await {
            Ok(Ok(response)) => in_json(response),
            Ok(Err(_)) => Fault::Broken.into_response(),
            Err(_) => in_json(StatusCode::REQUEST_TIMEOUT.into_response()),
        },
    };
    app.metrics.answered(response.status().as_u16());
    page::guarded(response, secure)
}

/// Refuses addresses with a NUL character.
fn check_address(address: &Uri) -> Result<(), Fault> {
    if address.path_and_query().is_some_and(|it| it.as_str().contains("%00")) {
        return Err(Fault::BadMessage("an address has a NUL character".into()));
    }
    Ok(())
}

/// Errors that axum answers in plain text, as JSON.
fn in_json(response: Response) -> Response {
    let status = response.status();
    let json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if json || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let why = match status {
        StatusCode::METHOD_NOT_ALLOWED => "this address takes another method",
        StatusCode::PAYLOAD_TOO_LARGE => "it is too large",
        StatusCode::REQUEST_TIMEOUT => "it took too long",
        StatusCode::UPGRADE_REQUIRED => "this address takes web sockets",
        _ => "it is not a request that this address takes",
    };
    let mut answer = Fault::BadMessage(why.into()).into_response();
    *answer.status_mut() = status;
    if let Some(allow) = response.headers().get(header::ALLOW) {
        answer.headers_mut().insert(header::ALLOW, allow.clone());
    }
    answer
}

/// JSON that nobody keeps.
pub fn tell(value: &Json) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, value.to_string()).into_response()
}

/// The same with a cookie.
fn tell_with_cookie(app: &AppState, headers: &HeaderMap, token: Option<&str>, value: &Json) -> Response {
    let mut response = tell(value);
    let secure = origin::secure(&app.config, headers);
    response.headers_mut().insert(header::SET_COOKIE, people::session_cookie(token, secure));
    response
}

/// Lets the browser show later that somebody has signed in to this account with it.
async fn remember_device(app: &AppState, headers: &HeaderMap, person: &Person, mut response: Response) -> Answer {
    if let Some(cookie) = app.device_cookie(person, origin::secure(&app.config, headers)).await? {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Reads a body of JSON. Browsers send it across sites only after asking, which we do not allow.
pub fn read<T: DeserializeOwned>(headers: &HeaderMap, body: &Bytes) -> Result<T, Fault> {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("application/json") {
        return Err(Fault::BadMessage("it must be application/json".into()));
    }
    let body: Json = serde_json::from_slice(body).map_err(|e| Fault::BadMessage(e.to_string()))?;
    check_texts(&body)?;
    T::deserialize(body).map_err(|e| Fault::BadMessage(e.to_string()))
}

/// Refuses texts with a NUL character, which not every database takes.
pub fn check_texts(json: &Json) -> Result<(), Fault> {
    let check = |text: &str| {
        let wrong = || Fault::BadMessage("a text has a NUL character".into());
        if text.contains('\0') { Err(wrong()) } else { Ok(()) }
    };
    match json {
        Json::String(text) => check(text),
        Json::Array(all) => all.iter().try_for_each(check_texts),
        Json::Object(all) => all.iter().try_for_each(|(key, one)| check(key).and_then(|()| check_texts(one))),
        _ => Ok(()),
    }
}

impl AppState {
    pub async fn signed_in(&self, headers: &HeaderMap) -> Result<Visitor, Fault> {
        self.visitor(headers).await?.ok_or(Fault::NotSignedIn)
    }

    /// What somebody may know of themselves.
    pub async fn about(&self, person: &Person) -> Result<Json, Fault> {
        let statistics = self.store.statistics(&person.id).await?;
        Ok(json!({
            "id": person.id,
            "name": person.name,
            "login": person.login,
            "created": person.created,
            "program": person.owner.is_some(),
            "statistics": {
                "games": statistics.games,
                "won": statistics.won,
                "best": statistics.best,
                "points": statistics.points,
                "rated": statistics.rated,
                "rating": statistics.rating.map(f64::round),
            },
        }))
    }
}

async fn nothing() -> Fault {
    Fault::NotFound
}

async fn socket(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Answer {
    let address = origin::address(&app.config, peer, &headers);
    let counted = app.meters.connect(address).ok_or(Fault::TooMuch)?;
    if app.config.behind_proxy {
        let wait = app.meters.opening(address);
        if wait > app.config.patience {
            return Err(Fault::TooMuch);
        }
        tokio::time::sleep(wait).await;
        app.meters.welcome(address)?;
    }
    let visitor = app.visitor(&headers).await?;
    let mutes = match &visitor {
        Some(visitor) => app.store.mutes(&visitor.person.id).await?,
        None => Vec::new(),
    };
    let token = visitor.as_ref().map(|visitor| visitor.token);
    let person = visitor.map(|visitor| aude_rooms::Person::from(&visitor.person));
    let (connection, queue) = Connection::new(person, mutes);
    let upgrade = upgrade
        // Each connection has this buffer for as long as it lasts; hardly any message of a client is longer.
        .read_buffer_size(512)
        .write_buffer_size(0)
        .max_write_buffer_size(4 << 20)
        .max_message_size(live::LONGEST)
        .max_frame_size(live::LONGEST);
    Ok(upgrade.on_upgrade(move |socket| live::serve(app, socket, (connection, token), queue, counted)))
}

async fn me(State(app): Shared, headers: HeaderMap) -> Answer {
    let person = match app.visitor(&headers).await? {
        Some(visitor) => app.about(&visitor.person).await?,
        None => Json::Null,
    };
    Ok(tell(&json!({ "person": person })))
}

#[derive(Deserialize)]
struct Guest {
    name: String,
}

/// A new guest, or another name for whoever is signed in.
async fn guest(State(app): Shared, Extension(peer): Extension<Peer>, headers: HeaderMap, body: Bytes) -> Answer {
    let name = people::name(&read::<Guest>(&headers, &body)?.name)?;
    if let Some(visitor) = app.visitor(&headers).await? {
        app.store.rename(&visitor.person.id, &name).await?;
        let person = Person { name, ..visitor.person };
        return Ok(tell(&json!({ "person": app.about(&person).await? })));
    }
    app.meters.arrivals.count(&origin::address(&app.config, peer, &headers))?;
    let (person, token) = app.arrive(name).await?;
    let about = json!({ "person": app.about(&person).await? });
    Ok(tell_with_cookie(&app, &headers, Some(&token), &about))
}

#[derive(Deserialize)]
struct Register {
    login: String,
    password: String,
    name: Option<String>,
}

/// An account for whoever is signed in, or for somebody new.
async fn register(State(app): Shared, Extension(peer): Extension<Peer>, headers: HeaderMap, body: Bytes) -> Answer {
    let asked: Register = read(&headers, &body)?;
    app.meters.arrivals.count(&origin::address(&app.config, peer, &headers))?;
    people::login(&asked.login)?;
    people::password(&asked.password)?;
    let (person, known) = if let Some(visitor) = app.visitor(&headers).await? {
        (visitor.person, Some(visitor.token))
    } else {
        let name = people::name(asked.name.as_deref().unwrap_or(&asked.login))?;
        if app.store.account(&people::login(&asked.login)?).await?.is_some() {
            return Err(Fault::Taken);
        }
        let (person, token) = app.arrive(name).await?;
        (person, Some(tokens::hash(&token)))
    };
    app.register(&person, &asked.login, &asked.password).await?;
    let person = app.store.person(&person.id).await?.ok_or(Fault::NotSignedIn)?;
    // Whoever knew the guest by a token does not know the account.
    let token = app.sign_in(&person).await?;
    if let Some(known) = known {
        app.store.drop_session(&known).await?;
    }
    app.sign_out(&person.id, Some(tokens::hash(&token))).await?;
    let about = json!({ "person": app.about(&person).await? });
    remember_device(&app, &headers, &person, tell_with_cookie(&app, &headers, Some(&token), &about)).await
}

#[derive(Deserialize)]
struct LogIn {
    login: String,
    password: String,
}

async fn log_in(State(app): Shared, Extension(peer): Extension<Peer>, headers: HeaderMap, body: Bytes) -> Answer {
    let asked: LogIn = read(&headers, &body)?;
    let address = origin::address(&app.config, peer, &headers);
    let person = app.log_in(&asked.login, &asked.password, address, &headers).await?;
    if let Some(before) = app.visitor(&headers).await? {
        app.store.drop_session(&before.token).await?;
    }
    let token = app.sign_in(&person).await?;
    let about = json!({ "person": app.about(&person).await? });
    remember_device(&app, &headers, &person, tell_with_cookie(&app, &headers, Some(&token), &about)).await
}

async fn log_out(State(app): Shared, headers: HeaderMap) -> Answer {
    if let Some(visitor) = app.visitor(&headers).await? {
        app.store.drop_session(&visitor.token).await?;
    }
    Ok(tell_with_cookie(&app, &headers, None, &json!({})))
}

#[derive(Deserialize)]
struct Passwords {
    old: String,
    new: String,
}

async fn password(State(app): Shared, Extension(peer): Extension<Peer>, headers: HeaderMap, body: Bytes) -> Answer {
    let asked: Passwords = read(&headers, &body)?;
    let visitor = app.signed_in(&headers).await?;
    let address = origin::address(&app.config, peer, &headers);
    app.change_password(&visitor, &asked.old, &asked.new, address, &headers).await?;
    remember_device(&app, &headers, &visitor.person, tell(&json!({}))).await
}

/// What everybody may know of somebody.
async fn person(State(app): Shared, Path(person): Path<String>) -> Answer {
    let person = app.store.person(&person).await?.ok_or(Fault::NotFound)?;
    let mut about = app.about(&person).await?;
    about["account"] = person.login.is_some().into();
    about["owner"] = person.owner.into();
    if let Some(about) = about.as_object_mut() {
        about.remove("login");
    }
    Ok(tell(&json!({ "person": about })))
}

async fn unmute(State(app): Shared, Path(person): Path<String>, headers: HeaderMap) -> Answer {
    let visitor = app.signed_in(&headers).await?;
    if !tokens::is_word(&person) {
        return Err(Fault::NotFound);
    }
    app.store.put_mute(&visitor.person.id, &person, false, app.now() as i64).await?;
    Ok(tell(&json!({})))
}

/// Everything that is kept of somebody.
async fn export(State(app): Shared, headers: HeaderMap) -> Answer {
    let visitor = app.signed_in(&headers).await?;
    let id = &visitor.person.id;
    let games = app.store.standings(id, 100_000).await?;
    let games = games.iter().map(|game| {
        let score = &game.score;
        json!({ "room": game.room, "seat": score.seat, "score": score.score, "place": score.place, "players": game.players,
                "change": game.change, "time": game.time })
    });
    let mut question = crate::store::Question { person: Some(id.clone()), most: 500, ..Default::default() };
    let mut rooms = Vec::new();
    loop {
        let some = app.store.lobby(&question).await?;
        let Some((_, changed, ..)) = some.last() else { break };
        question.before = Some(*changed);
        for (room, ..) in &some {
            rooms.push(app.own_events(room, id).await?);
        }
    }
    let all = json!({
        "person": app.about(&visitor.person).await?,
        "games": games.collect::<Vec<_>>(),
        "rooms": rooms,
        "programs": programs::own(&app, id).await?,
        "muted": app.store.mutes(id).await?,
        "made": app.now(),
    });
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "no-store"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"aude.json\""),
    ];
    Ok((headers, format!("{all:#}\n")).into_response())
}

impl AppState {
    /// A room of somebody: the game, and what they said there.
    async fn own_events(self: &Arc<Self>, room: &str, person: &str) -> Result<Json, Fault> {
        let glance = match self.look(room).await {
            Ok(glance) => glance,
            Err(fault @ Fault::Damaged(_)) => return Ok(json!({ "room": room, "error": fault.json() })),
            Err(fault) => return Err(fault),
        };
        let events = self.store.load_after(room, 0).await?;
        let said = events.iter().filter_map(|stored| {
            let event: Json = serde_json::from_slice(&stored.body).ok()?;
            let what = &event["what"];
            (what["kind"] == "said" && what["person"] == person).then(
                || json!({ "seq": stored.seq, "time": stored.time, "text": what["text"], "emote": what["emote"] }),
            )
        });
        let said: Vec<_> = said.collect();
        Ok(json!({ "room": room, "record": glance.record, "said": said }))
    }
}

#[derive(Deserialize, Default)]
struct Farewell {
    #[serde(default)]
    password: String,
}

/// Forgets whoever is signed in. Whoever has an account says the password once more.
async fn forget(State(app): Shared, Extension(peer): Extension<Peer>, headers: HeaderMap, body: Bytes) -> Answer {
    let visitor = app.signed_in(&headers).await?;
    let asked: Farewell = if body.is_empty() { Farewell::default() } else { read(&headers, &body)? };
    if visitor.person.owner.is_some() {
        return Err(Fault::NoAccount);
    }
    if let Some(login) = &visitor.person.login {
        let address = origin::address(&app.config, peer, &headers);
        app.log_in(login, &asked.password, address, &headers).await?;
    }
    app.forget(&visitor.person.id).await?;
    Ok(tell_with_cookie(&app, &headers, None, &json!({})))
}

async fn the_lobby(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Query(search): Query<lobby::Search>,
) -> Answer {
    let address = origin::address(&app.config, peer, &headers);
    if search.is_for_text() {
        app.meters.searches.count(&address)?;
    }
    let person = if search.mine() { Some(app.signed_in(&headers).await?.person.id) } else { None };
    Ok(tell(&app.lobby(&search, person, address).await?))
}

#[derive(Deserialize)]
struct Open {
    #[serde(default)]
    settings: Settings,
}

async fn open(State(app): Shared, headers: HeaderMap, body: Bytes) -> Answer {
    let asked: Open = read(&headers, &body)?;
    let visitor = app.signed_in(&headers).await?;
    app.meters.rooms.count(&visitor.person.id)?;
    let host = aude_rooms::Person::from(&visitor.person);
    let events = Room::open(&tokens::room(), asked.settings, &host, app.now())?;
    let room = app.open_room(&events).await?;
    Ok(tell(&json!({ "room": room, "link": link(&app, &headers, &room) })))
}

/// What to send to a friend.
fn link(app: &AppState, headers: &HeaderMap, room: &str) -> String {
    format!("{}/#/room/{room}", origin::base(&app.config, headers))
}

pub fn word(room: &str) -> Result<&str, Fault> {
    if tokens::is_word(room) { Ok(room) } else { Err(Fault::NoRoom) }
}

async fn room(State(app): Shared, Path(room): Path<String>, headers: HeaderMap) -> Answer {
    let glance = app.look(word(&room)?).await?;
    Ok(tell(&json!({ "listing": glance.listing, "link": link(&app, &headers, &room) })))
}

async fn record(State(app): Shared, Path(room): Path<String>) -> Answer {
    let record = app.look(word(&room)?).await?.record.ok_or(Fault::NotFound)?;
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
    Ok((headers, record).into_response())
}

async fn code(State(app): Shared, Path(room): Path<String>, headers: HeaderMap) -> Answer {
    let svg = qr::svg(&link(&app, &headers, word(&room)?)).ok_or(Fault::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")], svg).into_response())
}

/// What somebody minds: an event, or what a person said at a moment. Those who came later know lines of the chat by these.
#[derive(Deserialize)]
struct Complaint {
    #[serde(default)]
    seq: Option<u64>,
    #[serde(default)]
    person: String,
    #[serde(default)]
    time: u64,
    #[serde(default)]
    reason: String,
}

/// Somebody minds what was said. Whoever runs the server reads it in the log and in the store.
async fn report(State(app): Shared, Path(room): Path<String>, headers: HeaderMap, body: Bytes) -> Answer {
    let asked: Complaint = read(&headers, &body)?;
    let visitor = app.signed_in(&headers).await?;
    app.meters.chat.count(&visitor.person.id)?;
    if asked.reason.chars().count() > 300 {
        return Err(Fault::BadMessage("the reason is longer than 300 characters".into()));
    }
    let events = app.store.load_after(word(&room)?, asked.seq.map_or(0, |seq| seq.max(1) - 1) as i64).await?;
    let (seq, event) = events
        .iter()
        .map(|stored| (stored.seq, serde_json::from_slice::<Json>(&stored.body).unwrap_or_default()))
        .find(|(seq, event)| match asked.seq {
            Some(wanted) => *seq as u64 == wanted,
            None => {
                event["what"]["person"] == asked.person
                    && event["time"] == asked.time
                    && event["what"]["text"].is_string()
            }
        })
        .ok_or(Fault::NotFound)?;
    let (Some(about), Some(said)) = (event["what"]["person"].as_str(), event["what"]["text"].as_str()) else {
        return Err(Fault::NotFound);
    };
    let report = Report {
        room,
        seq,
        person: visitor.person.id,
        about: about.into(),
        said: said.into(),
        reason: asked.reason,
        time: app.now() as i64,
    };
    app.store.put_report(&report).await?;
    tracing::warn!(room = report.room, seq = report.seq, about = report.about, "a chat message was reported");
    Ok(tell(&json!({})))
}
