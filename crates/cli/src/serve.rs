//! `aude serve`: the page in which the game is played, from this program.

use std::{
    net::IpAddr,
    process::{Command, Stdio},
};

use aude_server::Server;

use crate::Fault;

/// Serve the page in which the game is played.
///
/// The page and all it needs are in this program; nothing is fetched from elsewhere. Games are kept by the browser. Ctrl-C ends
/// it.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    place: Place,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

/// Where to serve.
#[derive(clap::Args)]
pub struct Place {
    /// The port [default: 8340, or another one if that is taken]
    #[arg(long)]
    port: Option<u16>,
    /// The address of this machine to listen on; 0.0.0.0 lets others on the network play too
    #[arg(long, default_value = "127.0.0.1")]
    address: IpAddr,
}

pub fn run(args: &Args) -> Result<(), Fault> {
    serve(&args.place, args.open)
}

/// Serves until Ctrl-C, and opens a browser if wanted.
pub fn serve(place: &Place, open: bool) -> Result<(), Fault> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(place.address, place.port).await.map_err(|e| {
            format!("cannot listen on {} port {}: {e}", place.address, place.port.unwrap_or(aude_server::PORT))
        })?;
        println!("Aude is at {} (Ctrl-C ends it)", server.url());
        if open {
            show(&server.url());
        }
        server.run(ended()).await?;
        Ok(())
    })
}

/// Waits until somebody wants the program to end: at the keyboard, or a system that shuts down.
async fn ended() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    drop(tokio::signal::ctrl_c().await);
}

/// Opens a page in whatever browser there is. Without one the address has been printed.
fn show(url: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let mut command = Command::new(opener);
    drop(command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn());
}
