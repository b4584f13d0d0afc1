//! The servers that are measured: one, or several on one database.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
};

use aude_server::store::Place;
use tokio::sync::{Mutex, MutexGuard};

use super::{
    proxy::Proxy,
    server::{How, Server, Usage},
};
use crate::Fault;

/// What is to be started.
pub struct Plan {
    /// How many servers.
    pub nodes: u8,
    /// Where rooms are kept; in a folder that is removed at the end if nothing is said.
    pub place: Option<Place>,
    /// Where that folder is.
    pub parent: PathBuf,
    pub limits: Vec<String>,
    /// Where they log to; standard error if nothing is said.
    pub log: Option<PathBuf>,
    /// Whether links to the database can be cut, and clocks be moved.
    pub chaos: bool,
}

/// Servers in processes of their own.
pub struct Nodes {
    servers: Vec<Mutex<Server>>,
    /// What lies between each of them and the database.
    pub proxies: Vec<Proxy>,
    /// By how much their clocks are wrong.
    pub clocks: Vec<Clock>,
    pub addresses: Arc<[SocketAddr]>,
    /// Where rooms are kept.
    pub place: Place,
    /// Folders that are removed at the end.
    _folders: [Folder; 2],
}

/// A file with the number of milliseconds that a server adds to the time. It reads the file several times a second.
pub struct Clock(PathBuf);

impl Clock {
    pub fn set(&self, ms: i64) -> Result<(), Fault> {
        // It is never read half written.
        let new = self.0.with_extension("new");
        std::fs::write(&new, ms.to_string())?;
        Ok(std::fs::rename(&new, &self.0)?)
    }
}

/// A folder that is removed at the end.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

impl Nodes {
    pub async fn start(plan: Plan) -> Result<Self, Fault> {
        let id = std::process::id();
        let data = Folder(plan.parent.join(format!("aude-load-{id}")));
        let times = Folder(std::env::temp_dir().join(format!("aude-load-{id}-clocks")));
        let place = plan.place.unwrap_or_else(|| Place::Folder(data.0.clone()));
        std::fs::create_dir_all(&times.0)?;
        let (mut servers, mut proxies, mut clocks, mut addresses) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for n in 0..plan.nodes {
            let place = match &place {
                Place::Folder(folder) => ["--data".into(), folder.display().to_string()],
                Place::Postgres(url) if plan.chaos => {
                    let proxy = Proxy::open(url).await?;
                    let place = ["--database".into(), proxy.url.clone()];
                    proxies.push(proxy);
                    place
                }
                Place::Postgres(url) => ["--database".into(), url.clone()],
            };
            let clock = plan.chaos.then(|| times.0.join(n.to_string()));
            if let Some(file) = &clock {
                let clock = Clock(file.clone());
                clock.set(0)?;
                clocks.push(clock);
            }
            let listen = Ipv4Addr::new(127, 254, (id % 250) as u8, n + 1);
            let how = How { place, limits: plan.limits.clone(), log: plan.log.clone(), listen, clock };
            let server = Server::start(how).await?;
            addresses.push(server.address);
            servers.push(Mutex::new(server));
        }
        Ok(Self { servers, proxies, clocks, addresses: addresses.into(), place, _folders: [data, times] })
    }

    pub const fn count(&self) -> usize {
        self.servers.len()
    }

    /// A server; only one at a time has it.
    pub async fn server(&self, n: usize) -> MutexGuard<'_, Server> {
        self.servers[n].lock().await
    }

    /// What they have used so far, all together.
    pub async fn usage(&self) -> Usage {
        let mut all = Usage::default();
        for server in &self.servers {
            let one = server.lock().await.usage();
            all.memory += one.memory;
            all.peak += one.peak;
            all.busy += one.busy;
        }
        all
    }
}
