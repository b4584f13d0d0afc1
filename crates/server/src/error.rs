//! Errors as clients get them: a code that they can translate, and a sentence in English.

use std::fmt;

use aude_rooms::Refusal;
use axum::{
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::{Value as Json, json};

use crate::store::StoreError;

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The room says no.
    Refused(Refusal),
    /// The message is not one.
    BadMessage(String),
    /// There is no such room.
    NoRoom,
    /// The room is damaged.
    Damaged(String),
    /// Something panicked in the room, and nobody has looked at it yet.
    SetAside,
    /// Nobody is signed in.
    NotSignedIn,
    /// Only accounts may.
    NoAccount,
    /// Only programs may.
    NoProgram,
    /// Nobody can be called so.
    BadName(String),
    /// The name of an account is taken, or this person has one.
    Taken,
    /// The name of an account must be another one.
    BadLogin,
    /// The password is too short or too long.
    BadPassword,
    /// Name or password is wrong.
    WrongPassword,
    /// Another page asks in somebody's name.
    Foreign,
    /// Whoever runs the server does not let them in.
    Banned,
    /// Whoever runs the server does not let them speak.
    Silenced,
    /// Too much of it.
    TooMuch,
    /// What another server says.
    Told {
        /// How it is answered.
        status: u16,
        /// As clients are told.
        error: Json,
    },
    /// There is no such thing.
    NotFound,
    /// Something panicked while it was answered.
    Broken,
    /// The server cannot write, or is closing.
    Unavailable(String),
}

impl Fault {
    /// The word that clients translate.
    pub fn code(&self) -> &str {
        match self {
            Self::Refused(refusal) => refusal.code(),
            Self::BadMessage(_) => "bad-message",
            Self::NoRoom => "no-room",
            Self::Damaged(_) | Self::SetAside => "damaged",
            Self::NotSignedIn => "not-signed-in",
            Self::NoAccount => "no-account",
            Self::NoProgram => "no-program",
            Self::BadName(_) => "bad-name",
            Self::Taken => "taken",
            Self::BadLogin => "bad-login",
            Self::BadPassword => "bad-password",
            Self::WrongPassword => "wrong-password",
            Self::Foreign => "foreign",
            Self::Banned => "banned",
            Self::Silenced => "silenced",
            Self::TooMuch => "too-much",
            Self::Told { error, .. } => error["code"].as_str().unwrap_or("unavailable"),
            Self::NotFound => "not-found",
            Self::Unavailable(_) | Self::Broken => "unavailable",
        }
    }

    /// The status of an answer that says so.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::Refused(Refusal::BadSettings { .. } | Refusal::BadName(_))
            | Self::BadMessage(_)
            | Self::BadName(_)
            | Self::BadLogin
            | Self::BadPassword => StatusCode::BAD_REQUEST,
            Self::Refused(_) | Self::Taken => StatusCode::CONFLICT,
            Self::NoRoom | Self::NotFound => StatusCode::NOT_FOUND,
            Self::NotSignedIn | Self::WrongPassword => StatusCode::UNAUTHORIZED,
            Self::Foreign | Self::NoAccount | Self::NoProgram | Self::Banned | Self::Silenced => StatusCode::FORBIDDEN,
            Self::TooMuch => StatusCode::TOO_MANY_REQUESTS,
            Self::Damaged(_) | Self::SetAside | Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Told { status, .. } => StatusCode::from_u16(*status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR),
        }
    }

    /// As clients are told.
    pub fn json(&self) -> Json {
        match self {
            Self::Refused(refusal) => serde_json::to_value(refusal).expect("words"),
            Self::Told { error, .. } => error.clone(),
            _ => json!({ "code": self.code(), "message": self.to_string() }),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => refusal.fmt(f),
            Self::BadMessage(why) => write!(f, "the message cannot be read: {why}"),
            Self::NoRoom => f.write_str("there is no such room"),
            Self::Damaged(what) => write!(f, "the room cannot be played on: {what}"),
            Self::SetAside => f.write_str("a fault of the server has stopped this room; no move is lost, and the operator of the server can continue it"),
            Self::NotSignedIn => f.write_str("you are not signed in"),
            Self::NoAccount => f.write_str("you need an account for that"),
            Self::NoProgram => f.write_str("this is for programs, which send the token of theirs"),
            Self::BadName(why) => f.write_str(why),
            Self::Taken => f.write_str("that name is taken, or you have an account"),
            Self::BadLogin => f.write_str("the name of an account has from 2 to 30 letters, digits, hyphens and dots"),
            Self::BadPassword => f.write_str("a password has from 8 to 200 characters"),
            Self::WrongPassword => f.write_str("name or password is wrong"),
            Self::Foreign => f.write_str("the request comes from a page of another site"),
            Self::Banned => f.write_str("the operator of this server has banned you"),
            Self::Silenced => f.write_str("the operator of this server has muted you"),
            Self::TooMuch => f.write_str("that is too much at once; wait a little"),
            Self::Told { error, .. } => f.write_str(error["message"].as_str().unwrap_or("another server says no")),
            Self::NotFound => f.write_str("there is nothing here"),
            Self::Broken => f.write_str("a fault of the server has stopped this; nothing else is concerned"),
            Self::Unavailable(why) => write!(f, "the server cannot do that now: {why}"),
        }
    }
}

impl std::error::Error for Fault {}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::Taken,
            StoreError::Damaged { .. } => Self::Damaged(error.to_string()),
            StoreError::Fenced { .. } => {
                tracing::warn!(%error, "a write was refused by its fence");
                Self::Unavailable("another server decides in the room".into())
            }
            StoreError::Full => {
                tracing::error!(%error, "the store failed");
                Self::Unavailable("its disk is full; nothing is lost, and it goes on when there is room".into())
            }
            StoreError::Conflict { .. } | StoreError::Unusable(_) => {
                tracing::error!(%error, "the store failed");
                Self::Unavailable("the store does not answer".into())
            }
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let body = json!({ "error": self.json() }).to_string();
        (self.status(), [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")], body)
            .into_response()
    }
}
