//! The HTTP endpoints for programs (bots). docs/programs.md describes them.
//!
//! A program is a person with an owner, an account that is responsible for it. It authenticates with a token, never
//! with a cookie. Its requests become the same commands as those of pages, for the same rooms.

use std::sync::Arc;

use aude_rooms::Command;
use axum::{
    Extension, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, Path, Query, State},
    http::HeaderMap,
    middleware,
    routing::{delete, get, post},
};
use serde::Deserialize;
use serde_json::{Value as Json, json};

use crate::{
    api::{Answer, Shared, guard, read, tell, word},
    app_state::AppState,
    error::Fault,
    live, openapi,
    origin::{self, Peer},
    people,
    store::{Person, Program, Token},
    streams::{self, HangUp},
};

/// An account may have so many programs.
const PROGRAMS: usize = 20;
/// An account may have so many tokens, for all its programs together.
const TOKENS: usize = 50;
/// So many programs are shown at once.
const SHOWN: i64 = 50;

/// All addresses for programs.
pub fn router(app: &Arc<AppState>) -> Router<Arc<AppState>> {
    Router::new()
        .route("/api/tokens", get(own_tokens).post(make_token))
        .route("/api/tokens/{token}", delete(revoke))
        .route("/api/programs", get(list))
        .route("/api/programs/stream", get(stream))
        .route("/api/programs/{program}", delete(forget))
        .route("/api/rooms/{room}/seats/{seat}", post(sit).delete(stand))
        .route("/api/rooms/{room}/play", post(play))
        .route("/api/rooms/{room}/do", post(command))
        .route("/api/openapi.json", get(openapi::json))
        .route("/api/docs", get(openapi::page))
        .route("/api/docs.css", get(openapi::style))
        .layer(DefaultBodyLimit::max(live::LONGEST))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
}

impl AppState {
    /// Somebody with an account, who came by the cookie: tokens do not make tokens.
    async fn account_holder(&self, headers: &HeaderMap) -> Result<Person, Fault> {
        let person = self.signed_in(headers).await?.person;
        if person.login.is_some() { Ok(person) } else { Err(Fault::NoAccount) }
    }
}

fn about_token(token: &Token) -> Json {
    json!({ "id": token.id, "created": token.created, "used": (token.used > 0).then_some(token.used) })
}

/// The programs of an account, with their tokens.
pub async fn own(app: &AppState, owner: &str) -> Result<Json, Fault> {
    let tokens = app.store.tokens(owner).await?;
    let programs = app.store.programs(Some(owner), "", i64::MAX).await?;
    let about = |program: &Program| {
        let own = tokens.iter().filter(|token| token.person == program.person).map(about_token);
        json!({ "id": program.person, "name": program.name, "created": program.created,
                "here": app.streams.has(&program.person), "tokens": own.collect::<Vec<_>>() })
    };
    Ok(programs.iter().map(about).collect::<Vec<_>>().into())
}

async fn own_tokens(State(app): Shared, headers: HeaderMap) -> Answer {
    let owner = app.account_holder(&headers).await?;
    Ok(tell(&json!({ "programs": own(&app, &owner.id).await? })))
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Wish {
    /// A token for a new program.
    Name(String),
    /// Another token for one that is there.
    Program(String),
}

async fn make_token(State(app): Shared, headers: HeaderMap, body: Bytes) -> Answer {
    let wish: Wish = read(&headers, &body)?;
    let owner = app.account_holder(&headers).await?;
    app.meters.rooms.count(&owner.id)?;
    let (now, store) = (app.now() as i64, &app.store);
    let programs = store.programs(Some(&owner.id), "", i64::MAX).await?;
    if store.tokens(&owner.id).await?.len() >= TOKENS {
        return Err(Fault::TooMuch);
    }
    let program = match wish {
        Wish::Program(id) => programs.into_iter().find(|program| program.person == id).ok_or(Fault::NotFound)?,
        Wish::Name(_) if programs.len() >= PROGRAMS => return Err(Fault::TooMuch),
        Wish::Name(name) => store.make_program(&owner.id, &people::name(&name)?, now).await?,
    };
    let (token, secret) = store.make_token(&program.person, now).await?;
    tracing::info!(program = program.person, token = token.id, "a token was made");
    Ok(tell(&json!({ "id": token.id, "token": secret, "program": { "id": program.person, "name": program.name } })))
}

async fn revoke(State(app): Shared, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let owner = app.account_holder(&headers).await?;
    let own = app.store.tokens(&owner.id).await?;
    let token = own.into_iter().find(|token| token.id == id).ok_or(Fault::NotFound)?;
    app.store.drop_token(&token.id).await?;
    // Those that have another token come back.
    app.streams.end(&token.person);
    Ok(tell(&json!({})))
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Search {
    text: String,
}

/// Programs that may be invited.
async fn list(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    Query(search): Query<Search>,
) -> Answer {
    app.meters.searches.count(&origin::address(&app.config, peer, &headers))?;
    let mut programs = Vec::new();
    for program in app.store.programs(None, &search.text, SHOWN).await? {
        let rating = app.store.statistics(&program.person).await?.rating.map(f64::round);
        let owner = app.store.person(&program.owner).await?.map(|owner| owner.name);
        let here = app.streams.has(&program.person);
        programs.push(
            json!({ "id": program.person, "name": program.name, "owner": owner, "rating": rating, "here": here }),
        );
    }
    Ok(tell(&json!({ "programs": programs })))
}

async fn forget(State(app): Shared, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let owner = app.account_holder(&headers).await?;
    let own = app.store.programs(Some(&owner.id), "", i64::MAX).await?;
    let program = own.into_iter().find(|program| program.person == id).ok_or(Fault::NotFound)?;
    app.forget(&program.person).await?;
    Ok(tell(&json!({})))
}

async fn stream(
    State(app): Shared,
    Extension(peer): Extension<Peer>,
    Extension(hang_up): Extension<HangUp>,
    headers: HeaderMap,
) -> Answer {
    let person = app.signed_in(&headers).await?.person;
    if person.owner.is_none() {
        return Err(Fault::NoProgram);
    }
    // Where there is no proxy the connection itself is counted.
    let counted = if app.config.behind_proxy {
        Some(app.meters.connect(origin::address(&app.config, peer, &headers)).ok_or(Fault::TooMuch)?)
    } else {
        None
    };
    streams::open(&app, (&person).into(), headers, counted, hang_up)
}

/// Does something in a room for whoever asks.
async fn act(app: &Arc<AppState>, headers: &HeaderMap, room: &str, command: Command) -> Answer {
    let by = app.signed_in(headers).await?.person;
    Ok(tell(&app.command(word(room)?, command, (&by).into()).await?))
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Sit {
    name: Option<String>,
    colour: Option<u8>,
}

async fn sit(State(app): Shared, Path((room, seat)): Path<(String, usize)>, headers: HeaderMap, body: Bytes) -> Answer {
    let Sit { name, colour } = if body.is_empty() { Sit::default() } else { read(&headers, &body)? };
    act(&app, &headers, &room, Command::Sit { seat, name, colour }).await
}

async fn stand(State(app): Shared, Path((room, seat)): Path<(String, usize)>, headers: HeaderMap) -> Answer {
    act(&app, &headers, &room, Command::Stand { seat }).await
}

#[derive(Deserialize)]
struct Play {
    at: u32,
    action: String,
}

async fn play(State(app): Shared, Path(room): Path<String>, headers: HeaderMap, body: Bytes) -> Answer {
    let Play { at, action } = read(&headers, &body)?;
    act(&app, &headers, &room, Command::Play { at, action }).await
}

/// Everything else that may be done in a room.
async fn command(State(app): Shared, Path(room): Path<String>, headers: HeaderMap, body: Bytes) -> Answer {
    let command: Command = read(&headers, &body)?;
    act(&app, &headers, &room, command).await
}
