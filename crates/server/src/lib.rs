//! The web server of Aude: the page, and rooms in which people play together.
//!
//! The page is built into the program and plays by itself. Beside it there are rooms: `store` keeps what happened in them, `hall` knows
//! which are awake, a `keeper` decides in each of them, `live` talks to pages. What a room is and what may be done in it is in
//! `aude-rooms`; nothing is decided here.
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
mod bans;
mod clock;
mod config;
mod error;
mod hall;
mod house;
mod keeper;
mod limits;
mod line;
mod live;
mod lobby;
mod metrics;
mod minds;
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

pub use clock::Clock;
pub use config::{Config, Limits, TestHook};
use house::House;
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
        let patience = config.patience;
        let mut limits = config.limits;
        if config.behind_proxy {
            // All connections are the proxy's; those of pages are counted when they tell whose they are.
            limits.connections = limits.connections.max(u32::MAX / 2);
        }
        let meters = Arc::new(Meters::new(limits));
        let page = config.page.clone();
        let (end, ending) = watch::channel(false);
        let (router, house) = match store {
            Some(store) => {
                let house = House::open(config, store, meters.clone()).await?;
                (with_rooms(&house, page), Some(house))
            }
            None => (page_alone(page), None),
        };
        let accepting = tokio::spawn(accept::accept(self.listener, router, meters, patience, ending));
        stop.await;
        tracing::info!("closing");
        // Pages are told and rooms end while the last requests are answered.
        end.send_replace(true);
        if let Some(house) = &house {
            house.close().await;
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
fn with_rooms(house: &Arc<House>, page: Page) -> Router {
    let health = |house: Arc<House>| async move {
        match house.health().await {
            Ok(()) => (StatusCode::OK, "ok\n".into()),
            Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
        }
    };
    let measures = |house: Arc<House>, peer: Peer, headers: HeaderMap| async move {
        if metrics::may_read(peer, &headers, house.config.metrics_token.as_deref()) {
            ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], house.measures()).into_response()
        } else {
            error::Fault::NotFound.into_response()
        }
    };
    let (asked, measured) = (house.clone(), house.clone());
    api::router(house)
        .merge(programs::router(house))
        .route("/metrics", get(move |Extension(peer), headers| measures(measured.clone(), peer, headers)))
        .route("/healthz", get(move || health(asked.clone())))
        .fallback(page::serve)
        .layer(Extension(Arc::new(page)))
        .with_state(house.clone())
}
