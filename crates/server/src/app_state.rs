//! The state that all parts of a server share.

use std::sync::Arc;

use tokio::{
    sync::{Mutex, Notify, Semaphore, broadcast, watch},
    time::{Duration, Instant, timeout},
};

use crate::{
    bans::Bans, bot_pool::Cores, config::Config, limits::Meters, lobby::News, metrics::Metrics, people::SignedOut,
    room_registry::RoomRegistry, store::Store, streams::Streams,
};

/// A server's rooms, people, and all that is needed for them.
#[derive(Debug)]
pub struct AppState {
    /// How it works.
    pub config: Config,
    /// What is kept.
    pub store: Store,
    /// Rooms that are awake.
    pub registry: RoomRegistry,
    /// What people may do.
    pub meters: Arc<Meters>,
    /// Those who look at the lobby.
    pub lobby: broadcast::Sender<News>,
    /// Programs that listen.
    pub streams: Streams,
    /// Who is signed out.
    pub signed_out: broadcast::Sender<SignedOut>,
    /// Whether it is closing.
    pub closing: watch::Sender<bool>,
    /// Cores for computers to think on.
    pub cores: Arc<Cores>,
    /// Passwords are slow to check on purpose; so many at once.
    pub passwords: Arc<Semaphore>,
    /// Rooms that may have ended a server are loaded one at a time.
    pub suspects: Semaphore,
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
/// A server that was down for longer may have been started with a wrong clock.
const LONG_DOWN: u64 = 30 * aude_rooms::DAY;
/// Nothing is forgotten before a clock in doubt has been right for so long.
const DOUBT: Duration = Duration::from_hours(1);

impl AppState {
    /// Begins: what must go on by itself does.
    pub async fn open(
        config: Config,
        store: Store,
        meters: Arc<Meters>,
    ) -> Result<Arc<Self>, crate::store::StoreError> {
        let up_until = store.up().await?.map(|time| time as u64);
        let app = Arc::new(Self {
            cores: Cores::new(config.minds),
            passwords: Arc::new(Semaphore::new(2)),
            suspects: Semaphore::new(1),
            searching: Arc::new(Semaphore::new(1)),
            store,
            registry: RoomRegistry::default(),
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
        app.read_bans().await?;
        app.rebuild_lobby().await?;
        // Before anything is taken, others must know that this server is alive, and this one which of them are not.
        app.store.beat(app.now() as i64).await?;
        app.store.put_up(app.now() as i64).await?;
        let waking = app.store.waking().await?;
        tracing::info!(rooms = waking.len(), "rooms go on");
        app.registry.begin(&app, waking);
        tokio::spawn(app.clone().chores());
        tokio::spawn(app.clone().watch_clock());
        tokio::spawn(app.clone().live_among_others());
        tokio::spawn({
            let app = app.clone();
            async move {
                let mut closing = app.closing.subscribe();
                tokio::select! {
                    () = app.registry.watch_alarms(&app) => {}
                    () = ends(&mut closing) => {}
                }
            }
        });
        Ok(app)
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
            if let Some(waited) = self.cores.late() {
                tracing::warn!(seconds = waited.as_secs(), "computers are late");
            }
            if let Err(error) = self.read_bans().await {
                tracing::error!(%error, "nobody knows who is banned");
            }
            // Every ten minutes.
            if n % 120 == 0
                && !self.doubts_clock()
                && let Err(error) = self.tidy().await
            {
                tracing::error!(%error, "tidying up failed");
            }
        }
    }

    /// Follows the machine's clock when that has jumped.
    async fn watch_clock(self: Arc<Self>) {
        let mut closing = self.closing.subscribe();
        let mut tick = tokio::time::interval(Duration::from_millis(500));
        let mut was_ahead = false;
        loop {
            tokio::select! {
                _ = tick.tick() => {}
                () = ends(&mut closing) => return,
            }
            if let Some(jump) = self.config.clock.follow() {
                let seconds = (jump.to - jump.from) / 1000;
                tracing::warn!(seconds, "the clock of this machine has jumped ahead; no player is charged for it");
            }
            let is_ahead = self.config.clock.ahead() > 2000;
            if is_ahead && !was_ahead {
                let seconds = self.config.clock.ahead() / 1000;
                tracing::warn!(seconds, "the clock of this machine was set back; rooms follow it after the next start");
            }
            was_ahead = is_ahead;
        }
    }

    /// Whether the clock may be wrong: it has jumped, or the server before ended long ago.
    fn doubts_clock(&self) -> bool {
        let was_long_down = self.up_until.is_some_and(|up_until| self.now() > up_until + LONG_DOWN);
        let settled = self.config.clock.jumped().or_else(|| was_long_down.then(|| self.metrics.uptime()));
        settled.is_some_and(|settled| settled < DOUBT)
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

    /// A line that says that computers are late, if they are.
    pub fn late(&self) -> String {
        self.cores.late().map_or_else(String::new, |waited| {
            format!("computers are late: one has waited {} s for a core\n", waited.as_secs())
        })
    }

    async fn tidy(self: &Arc<Self>) -> Result<(), crate::store::StoreError> {
        self.meters.tidy();
        self.store.forget_before(self.now().saturating_sub(MEMORY) as i64).await?;
        let before = self.now().saturating_sub(self.config.gather.as_millis() as u64);
        for room in self.store.stale(before as i64).await? {
            self.registry.ask(self, &room, crate::room_registry::Ask::Close);
        }
        Ok(())
    }

    /// Ends: everybody is told, everything is written.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        self.registry.close().await;
        if let Err(error) = self.store.put_up(self.now() as i64).await {
            tracing::error!(%error, "the store does not answer");
        }
        if let Err(error) = self.store.resign(self.now() as i64).await {
            tracing::error!(%error, "other servers could not be told");
        }
        self.store.close().await;
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection, SqliteConnection};
    use tokio::time::sleep;

    use super::*;
    use crate::{config::Limits, store::Place};

    /// Waits until the store can be written, or not; gives the reason.
    async fn until(app: &AppState, writable: bool) -> String {
        let wanted = async {
            loop {
                match app.health().await {
                    Ok(()) if writable => return String::new(),
                    Err(why) if !writable => return why,
                    _ => sleep(Duration::from_millis(100)).await,
                }
            }
        };
        timeout(Duration::from_secs(30), wanted).await.expect("it says so")
    }

    #[tokio::test]
    async fn a_store_that_hangs_is_told_of() {
        let folder = std::env::temp_dir().join(crate::tokens::room());
        let store = Store::open(&Place::Folder(folder.clone())).await.unwrap();
        let meters = Arc::new(Meters::new(Limits::default()));
        let app = AppState::open(Config::default(), store, meters).await.unwrap();
        until(&app, true).await;
        // Somebody else keeps the database for themselves.
        let url = format!("sqlite://{}", folder.join("aude.sqlite").display());
        let mut other = SqliteConnection::connect(&url).await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
        assert_eq!(until(&app, false).await, "the store does not answer");
        assert!(app.measures().contains("aude_store_writable 0\n"));
        sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
        until(&app, true).await;
        assert!(app.measures().contains("aude_store_writable 1\n"));
        other.close().await.unwrap();
        app.store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
