//! The web server of Aude: the page, and rooms in which people play together.
//!
//! `aude-rooms` decides what can happen in a room. This crate adds connections, storage, time and randomness.
//!
//! * `accept`, `page`, `api`, `programs`, `live`, `streams`: connections, the page, HTTP requests, web sockets,
//!   event streams of programs.
//! * `people`, `origin`, `limits`, `bans`: identity and origin of requests, rate limits, bans.
//! * `room_registry`, `room_actor`, `connection`: the rooms in memory, the task of one room, a connection as rooms see it.
//! * `bot_pool`: threads for computer players. `rating`: Elo.
//! * [`store`]: everything that must survive, on SQLite or PostgreSQL.
//! * `nodes`: other servers on the same database.
//! * `app_state`: the state that all of these share.
//!
//! A command travels from `live` through `room_registry` to the `room_actor` of its room. The room decides, the `store` makes
//! the events durable, and the `room_actor` sends them to every connection.
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use aude_server::{Config, Server, store::Place};
//!
//! let server = Server::bind("127.0.0.1".parse()?, Some(8080)).await?;
//! println!("{}", server.url());
//! let config = Config { place: Some(Place::Folder("data".into())), ..Config::default() };
//! server.run(config, std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]

mod accept;
mod api;
mod app_state;
mod bans;
mod bot_pool;
mod clock;
mod config;
mod connection;
mod devices;
mod error;
mod limits;
mod live;
mod lobby;
mod metrics;
mod nodes;
mod openapi;
mod origin;
mod page;
mod panics;
mod passwords;
mod people;
mod programs;
mod qr;
pub mod rating;
mod room_actor;
mod room_registry;
pub mod store;
mod streams;
mod tokens;

use std::{
    future::Future,
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::Arc,
};

use axum::{
    Extension, Router,
    http::{HeaderMap, StatusCode, header},
    response::IntoResponse,
    routing::get,
};
use tokio::{net::TcpListener, sync::watch};

use app_state::AppState;
pub use clock::Clock;
pub use config::{Config, Limits, TestHook};
use limits::Meters;
pub use limits::whole as household;
use origin::Peer;
pub use page::Page;
use store::{Store, StoreError};

/// The port it takes if nobody says otherwise.
pub const PORT: u16 = 8340;

/// A server that has its address.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
}

impl Server {
    /// Takes a port. Without one it takes [`PORT`], or any free one where that is taken.
    pub async fn bind(address: IpAddr, port: Option<u16>) -> io::Result<Self> {
        let listener = match TcpListener::bind((address, port.unwrap_or(PORT))).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && port.is_none() => {
                TcpListener::bind((address, 0)).await?
            }
            other => other?,
        };
        Ok(Self { address: listener.local_addr()?, listener })
    }

    /// Where it listens.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// What to type into a browser on this machine.
    pub fn url(&self) -> String {
        let (ip, port) = (self.address.ip(), self.address.port());
        match ip {
            ip if ip.is_unspecified() => format!("http://{}:{port}/", Ipv4Addr::LOCALHOST),
            IpAddr::V4(ip) => format!("http://{ip}:{port}/"),
            IpAddr::V6(ip) => format!("http://[{ip}]:{port}/"),
        }
    }

    /// Serves until told to stop. Then everybody is told, what is under way ends, and everything is written.
    pub async fn run(self, config: Config, stop: impl Future<Output = ()> + Send) -> Result<(), StoreError> {
        let store = match &config.place {
            Some(place) => Some(Store::open(place).await?),
            None => None,
        };
        panics::watch();
        let manner = (config.patience, config.behind_proxy);
        let mut limits = config.limits;
        if config.behind_proxy {
            // All connections are the proxy's; those of pages are counted when they tell whose they are.
            limits.connections = limits.connections.max(u32::MAX / 2);
        }
        let meters = Arc::new(Meters::new(limits));
        let page = config.page.clone();
        let (end, ending) = watch::channel(false);
        let (router, app) = match store {
            Some(store) => {
                let app = AppState::open(config, store, meters.clone()).await?;
                (with_rooms(&app, page), Some(app))
            }
            None => (page_alone(page), None),
        };
        let accepting = tokio::spawn(accept::accept(self.listener, router, meters, manner, ending));
        stop.await;
        tracing::info!("closing");
        // Pages are told and rooms end while the last requests are answered.
        end.send_replace(true);
        if let Some(app) = &app {
            app.close().await;
        }
        drop(accepting.await);
        tracing::info!("closed");
        Ok(())
    }
}

/// The page and nothing else.
fn page_alone(page: Page) -> Router {
    Router::new()
        .route("/healthz", get(|| async { (StatusCode::OK, "ok\n") }))
        .fallback(page::serve)
        .layer(Extension(Arc::new(page)))
}

/// The page and rooms.
fn with_rooms(app: &Arc<AppState>, page: Page) -> Router {
    let health = |app: Arc<AppState>| async move {
        match app.health().await {
            Ok(()) => (StatusCode::OK, format!("{}ok\n", app.late())),
            Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
        }
    };
    let measures = |app: Arc<AppState>, peer: Peer, headers: HeaderMap| async move {
        if metrics::may_read(peer, &headers, app.config.metrics_token.as_deref()) {
            ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], app.measures()).into_response()
        } else {
            error::Fault::NotFound.into_response()
        }
    };
    let (asked, measured) = (app.clone(), app.clone());
    api::router(app)
        .merge(programs::router(app))
        .route("/metrics", get(move |Extension(peer), headers| measures(measured.clone(), peer, headers)))
        .route("/healthz", get(move || health(asked.clone())))
        .fallback(page::serve)
        .layer(Extension(Arc::new(page)))
        .with_state(app.clone())
}
