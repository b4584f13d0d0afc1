//! What all parts of a server share.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::{
    sync::{Mutex, Notify, Semaphore, broadcast, watch},
    time::{Duration, Instant, timeout},
};

use crate::{
    bans::Bans, config::Config, hall::Hall, limits::Meters, metrics::Metrics, people::SignedOut, store::Store,
    streams::Streams,
};

/// A server's rooms, people, and all that is needed for them.
#[derive(Debug)]
pub struct House {
    /// How it works.
    pub config: Config,
    /// What is kept.
    pub store: Store,
    /// Rooms that are awake.
    pub hall: Hall,
    /// What people may do.
    pub meters: Arc<Meters>,
    /// Those who look at the lobby.
    pub lobby: broadcast::Sender<Utf8Bytes>,
    /// Programs that listen.
    pub streams: Streams,
    /// Who is signed out.
    pub signed_out: broadcast::Sender<SignedOut>,
    /// Whether it is closing.
    pub closing: watch::Sender<bool>,
    /// Cores for computers to think on.
    pub cores: Arc<Semaphore>,
    /// Passwords are slow to check on purpose; so many at once.
    pub passwords: Arc<Semaphore>,
    /// Who looks for text in the lobby waits for others who do, so that nobody else has to.
    pub searching: Arc<Semaphore>,
    /// Until when the server before this one is known to have been up.
    pub up_until: Option<u64>,
    /// Another server has come or gone.
    pub look: Notify,
    /// What is measured.
    pub metrics: Metrics,
    /// Who is banned.
    pub bans: Bans,
    /// When it was last tried whether the store can be written, and what came of it.
    health: Mutex<Option<(Instant, Result<(), String>)>>,
}

/// So long it is believed that the store can be written, or not.
const BELIEVED: Duration = Duration::from_secs(1);
/// A store that takes longer than this to write a line does not answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Waits until something is over.
pub async fn ends(over: &mut watch::Receiver<bool>) {
    drop(over.wait_for(|over| *over).await);
}

/// Guests who were away for so long, and never sat at a table, are forgotten; nobody stays signed in for longer.
const MEMORY: u64 = 400 * aude_rooms::DAY;

impl House {
    /// Opens the house: what must go on by itself does.
    pub async fn open(
        config: Config,
        store: Store,
        meters: Arc<Meters>,
    ) -> Result<Arc<Self>, crate::store::StoreError> {
        let up_until = store.up().await?.map(|time| time as u64);
        let house = Arc::new(Self {
            cores: Arc::new(Semaphore::new(config.minds.max(1))),
            passwords: Arc::new(Semaphore::new(2)),
            searching: Arc::new(Semaphore::new(1)),
            store,
            hall: Hall::default(),
            meters,
            streams: Streams::default(),
            lobby: broadcast::channel(256).0,
            signed_out: broadcast::channel(64).0,
            closing: watch::channel(false).0,
            up_until,
            look: Notify::new(),
            metrics: Metrics::default(),
            bans: Bans::default(),
            health: Mutex::default(),
            config,
        });
        house.read_bans().await?;
        house.rebuild_lobby().await?;
        // Before anything is taken, others must know that this server is alive, and this one which of them are not.
        house.store.beat(house.now() as i64).await?;
        house.store.put_up(house.now() as i64).await?;
        let waking = house.store.waking().await?;
        tracing::info!(rooms = waking.len(), "rooms go on");
        house.hall.begin(&house, waking);
        tokio::spawn(house.clone().chores());
        tokio::spawn(house.clone().live_among_others());
        tokio::spawn({
            let house = house.clone();
            async move {
                let mut closing = house.closing.subscribe();
                tokio::select! {
                    () = house.hall.watch_alarms(&house) => {}
                    () = ends(&mut closing) => {}
                }
            }
        });
        Ok(house)
    }

    /// What time it is.
    pub fn now(&self) -> u64 {
        self.config.clock.now()
    }

    /// What has to be done now and then.
    async fn chores(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        let mut tick = tokio::time::interval(Duration::from_secs(5));
        for n in 0u64.. {
            tokio::select! {
                _ = tick.tick() => {}
                () = ends(&mut closing) => return,
            }
            if let Err(error) = self.health().await {
                tracing::error!(error, "the store cannot be written");
            }
            if let Err(error) = self.read_bans().await {
                tracing::error!(%error, "nobody knows who is banned");
            }
            // Every ten minutes.
            if n % 120 == 0
                && let Err(error) = self.tidy().await
            {
                tracing::error!(%error, "tidying up failed");
            }
        }
    }

    /// Whether the store can be written, tried out at most once a second; if not, why.
    pub async fn health(&self) -> Result<(), String> {
        let mut known = self.health.lock().await;
        if let Some((tried, health)) = &*known
            && tried.elapsed() < BELIEVED
        {
            return health.clone();
        }
        let health = match timeout(PATIENCE, self.store.put_up(self.now() as i64)).await {
            Ok(written) => written.map_err(|error| error.to_string()),
            Err(_) => Err("the store does not answer".into()),
        };
        self.metrics.writable.set(health.is_ok());
        *known = Some((Instant::now(), health.clone()));
        health
    }

    async fn tidy(self: &Arc<Self>) -> Result<(), crate::store::StoreError> {
        self.meters.tidy();
        self.store.forget_before(self.now().saturating_sub(MEMORY) as i64).await?;
        let before = self.now().saturating_sub(self.config.gather.as_millis() as u64);
        for room in self.store.stale(before as i64).await? {
            self.hall.ask(self, &room, crate::hall::Ask::Close);
        }
        Ok(())
    }

    /// Closes the house: everybody is told, everything is written.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        self.hall.close().await;
        if let Err(error) = self.store.put_up(self.now() as i64).await {
            tracing::error!(%error, "the store does not answer");
        }
        if let Err(error) = self.store.resign(self.now() as i64).await {
            tracing::error!(%error, "other servers could not be told");
        }
        self.store.close().await;
    }
}
