//! Accepts connections.
//!
//! `axum::serve` waits for ever for an unfinished request. This module sets time limits for the head of a request and for reading the
//! answer. It limits the number of connections, in all and from one address. When the server stops, it lets running requests
//! finish.

use std::{net::IpAddr, sync::Arc, time::Duration};

use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::watch,
    time::{sleep, timeout},
};
use tower::ServiceExt;

use crate::{app_state::ends, limits::Meters, origin::Peer, streams::HangUp, tokens};

/// What is under way when the server ends has so much time.
const LAST: Duration = Duration::from_secs(8);

/// Takes connections until told to stop, and waits for those under way.
pub async fn accept(
    listener: TcpListener,
    router: Router,
    meters: Arc<Meters>,
    (patience, behind_proxy): (Duration, bool),
    mut stop: watch::Receiver<bool>,
) {
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = ends(&mut stop) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many files are open, or the other end has gone; it is no use to ask again at once.
                tracing::warn!(%error, "a connection could not be taken");
                sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Some(counted) = meters.connect(peer.ip()) else { continue };
        if meters.welcome(peer.ip()).is_err() {
            // Whoever is hung up on at once comes back at once, and many come back together.
            let hold =
                patience.mul_f64(0.5 + f64::from(u32::from_le_bytes(tokens::bytes())) / f64::from(u32::MAX) / 2.0);
            let mut stop = stop.clone();
            tokio::spawn(async move {
                drop(timeout(hold, ends(&mut stop)).await);
                drop((stream, counted));
            });
            continue;
        }
        let (router, stop, meters) = (router.clone(), stop.clone(), meters.clone());
        // All connections are the proxy's: whose they are is known later.
        let wait = if behind_proxy { Duration::ZERO } else { meters.opening(peer.ip()) };
        if wait > patience {
            continue;
        }
        tokio::spawn(async move {
            if !wait.is_zero() {
                sleep(wait).await;
                if meters.welcome(peer.ip()).is_err() {
                    return;
                }
            }
            serve(stream, peer.ip(), router, patience, stop).await;
            drop(counted);
        });
    }
    drop(listener);
    if timeout(LAST, meters.all_gone()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

async fn serve(stream: TcpStream, peer: IpAddr, router: Router, patience: Duration, mut stop: watch::Receiver<bool>) {
    // Messages are small and somebody waits for each.
    drop(stream.set_nodelay(true));
    // Whoever does not take what is sent, or has gone without a word, is given up by the system.
    #[cfg(target_os = "linux")]
    drop(socket2::SockRef::from(&stream).set_tcp_user_timeout(Some(patience)));
    let hang_up = HangUp::default();
    let over = hang_up.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        request.extensions_mut().insert(hang_up.clone());
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_headers(64)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => {}
        () = over.0.notified() => {}
        () = ends(&mut stop) => {
            connection.as_mut().graceful_shutdown();
            drop(connection.await);
        }
    }
}
