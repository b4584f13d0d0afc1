//! A server in this process.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr},
    sync::mpsc,
    thread,
    time::Duration,
};

use aude_server::{Config, Limits, Server, store::Place};
use tokio::sync::oneshot;

/// A server that runs until it is stopped or dropped.
pub struct Running {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

/// Limits nobody reaches by playing.
pub fn limits() -> Limits {
    let plenty = (100_000, Duration::from_millis(1));
    Limits {
        requests: plenty,
        arrivals: plenty,
        passwords: plenty,
        rooms: plenty,
        commands: plenty,
        messages: plenty,
        searches: plenty,
        offences: plenty,
        openings: plenty,
        ..Limits::default()
    }
}

pub fn config(place: &Place) -> Config {
    Config { place: Some(place.clone()), limits: limits(), ..Config::default() }
}

pub async fn run(config: Config) -> Running {
    let (tell, told) = mpsc::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let thread = thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        runtime.block_on(async {
            let server = Server::bind(IpAddr::V4(Ipv4Addr::LOCALHOST), Some(0)).await.unwrap();
            tell.send(server.address()).unwrap();
            server.run(config, async { drop(stopped.await) }).await.unwrap();
        });
    });
    let address = tokio::task::spawn_blocking(move || told.recv().unwrap()).await.unwrap();
    Running { address, stop: Some(stop), thread: Some(thread) }
}

impl Running {
    /// Stops it and waits until it has ended.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        let thread = self.thread.take().unwrap();
        tokio::task::spawn_blocking(move || thread.join().unwrap()).await.unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            // A test that fails has said why already.
            drop(thread.join());
        }
    }
}
