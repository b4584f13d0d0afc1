//! The web server of Aude. So far it serves the page, in which everything else happens; rooms for play between several
//! browsers will come beside it.
//!
//! ```no_run
//! # async fn example() -> std::io::Result<()> {
//! use aude_server::Server;
//!
//! let server = Server::bind("127.0.0.1".parse().unwrap(), Some(8080)).await?;
//! println!("{}", server.url());
//! server.run(std::future::pending()).await
//! # }
//! ```
#![forbid(unsafe_code)]

mod page;
pub mod rating;
pub mod store;
mod tokens;

use std::{
    future::Future,
    io,
    net::{IpAddr, Ipv4Addr, SocketAddr},
};

use axum::{Router, http::StatusCode, routing::get};
use tokio::net::TcpListener;

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

    /// Serves until told to stop, and then lets the answers under way end.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        axum::serve(self.listener, router()).with_graceful_shutdown(stop).await
    }
}

/// All addresses of the server.
fn router() -> Router {
    Router::new().route("/healthz", get(|| async { (StatusCode::OK, "ok\n") })).fallback(page::serve)
}
