//! What is measured: a steady pace, kills, stampedes, hostile clients.

use std::{
    sync::atomic::Ordering::Relaxed,
    time::{Duration, Instant},
};

use rand_xoshiro::rand_core::Rng;
use serde_json::{Value as Json, json};
use tokio::time::sleep;

use super::{
    Load, NEVER,
    hostile::{self, Crowd},
    round,
    server::Usage,
    tally,
};
use crate::{Fault, progress::Progress};

impl Load {
    /// Plays for a while, and measures.
    async fn measure(&self, seconds: u64) -> Json {
        self.tally.answered.clear();
        self.tally.due.clear();
        let (before, heard, games) =
            (self.nodes.usage().await, self.tally.heard.load(Relaxed), self.tally.games.load(Relaxed));
        let begun = Instant::now();
        self.tally.on.store(true, Relaxed);
        let progress = Progress::new(seconds as usize);
        for second in 0..seconds {
            progress.at(second as usize);
            sleep(Duration::from_secs(1)).await;
        }
        progress.end();
        self.tally.on.store(false, Relaxed);
        let (after, took) = (self.nodes.usage().await, begun.elapsed().as_secs_f64());
        let (moves, busy) = (self.tally.answered.count(), after.busy.saturating_sub(before.busy).as_secs_f64());
        let times = |times: &tally::Times| {
            json!({ "p50": times.within(500), "p90": times.within(900), "p99": times.within(990), "p99.9": times.within(999),
                    "most": times.within(1000) })
        };
        json!({
            "games": self.games,
            "sockets": self.sockets,
            "wanted": self.rate,
            "moves": moves,
            "moves a second": round(moves as f64 / took),
            "ms to acknowledge": times(&self.tally.answered),
            "ms from due": times(&self.tally.due),
            "events told a second": round((self.tally.heard.load(Relaxed) - heard) as f64 / took),
            "games ended": self.tally.games.load(Relaxed) - games,
            "MB": round(after.memory as f64 / 1e6),
            "MB at most": round(after.peak as f64 / 1e6),
            "MB empty": round(self.empty.memory as f64 / 1e6),
            "cores busy": round(busy / took),
            "core ms for a move": round(busy * 1000.0 / moves.max(1) as f64),
        })
    }

    pub async fn steady(&self, seconds: u64) -> Result<Json, Fault> {
        self.order(|order| order.play = true);
        // Everybody has moved once before it counts, or at least a while has gone by.
        sleep(Duration::from_secs_f64((f64::from(self.games) / self.rate).min(5.0))).await;
        Ok(self.measure(seconds).await)
    }

    pub async fn kills(&mut self, rounds: u32) -> Result<Json, Fault> {
        self.order(|order| order.play = true);
        let progress = Progress::new(rounds as usize);
        let (mut starts, mut returns) = (Vec::new(), Vec::new());
        let mut late = None;
        for round in 0..rounds {
            progress.at(round as usize);
            sleep(Duration::from_millis(300 + self.random.next_u64() % 1000)).await;
            let node = self.random.next_u64() as usize % self.nodes.count();
            let mut server = self.nodes.server(node).await;
            server.kill().await?;
            let begun = Instant::now();
            starts.push(server.again().await?);
            drop(server);
            // Those whose connections have ended know it by now, or will.
            sleep(Duration::from_millis(20)).await;
            // What was acknowledged is compared all the same.
            late = self.gathered(NEVER).await.err();
            if late.is_some() {
                break;
            }
            returns.push(begun.elapsed());
        }
        sleep(Duration::from_secs(1)).await;
        progress.end();
        let most = |times: &[Duration]| round(times.iter().max().map_or(0.0, Duration::as_secs_f64));
        let mut report = json!({
            "games": self.games,
            "sockets": self.sockets,
            "nodes": self.nodes.count(),
            "kills": starts.len(),
            "s until it answers, at most": most(&starts),
            "s until all are back, at most": most(&returns),
        });
        if let Some(late) = late {
            report["failed"] = late.to_string().into();
        }
        Ok(report)
    }

    pub async fn stampede(&self, rounds: u32) -> Result<Json, Fault> {
        self.order(|order| order.play = true);
        sleep(Duration::from_secs(2)).await;
        let mut returns = Vec::new();
        for _ in 0..rounds {
            let begun = Instant::now();
            self.order(|order| order.epoch += 1);
            while self.tally.here.load(Relaxed) >= self.sockets && begun.elapsed() < NEVER {
                sleep(Duration::from_millis(1)).await;
            }
            self.gathered(NEVER).await?;
            returns.push(round(begun.elapsed().as_secs_f64()));
            sleep(Duration::from_secs(2)).await;
        }
        let usage = self.nodes.usage().await;
        Ok(json!({
            "games": self.games,
            "sockets": self.sockets,
            "s until all are back": returns,
            "MB at most": round(usage.peak as f64 / 1e6),
        }))
    }

    /// What a machine does beside it changes from minute to minute, so that both are measured in turn.
    pub async fn hostile(&self, seconds: u64, rounds: u32, crowd: &Crowd) -> Result<Json, Fault> {
        let (mut alone, mut among, mut busy) = (Vec::new(), Vec::new(), 0.0);
        for _ in 0..rounds {
            alone.push(self.steady(seconds).await?);
            let rooms: Vec<String> = self.rooms.iter().map(|room| room.borrow().clone()).collect();
            // The first moments, before anybody is known to mean no good, count.
            let mut child = crowd.start(self.nodes.addresses[0], &rooms).await?;
            let before = Usage::of(&child);
            among.push(self.measure(seconds).await);
            busy += Usage::of(&child).busy.saturating_sub(before.busy).as_secs_f64();
            child.kill().await?;
        }
        let p99 = |reports: &[Json]| -> Vec<f64> {
            reports.iter().filter_map(|report| report["ms to acknowledge"]["p99"].as_f64()).collect()
        };
        let median = |mut times: Vec<f64>| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        };
        let (p99_alone, p99_among) = (p99(&alone), p99(&among));
        let mut report = among.pop().ok_or("nothing was measured")?;
        report["hostile"] = crowd.hostile.into();
        report["their addresses"] = crowd.addresses.into();
        report["what they do"] = crowd.way.map_or(json!(hostile::WAYS), |way| json!(hostile::WAYS[way as usize - 1]));
        report["their cores busy"] = round(busy / (seconds * u64::from(rounds)) as f64).into();
        report["ms to acknowledge, alone"] = alone[alone.len() - 1]["ms to acknowledge"].clone();
        report["MB, alone"] = alone[alone.len() - 1]["MB"].clone();
        report["p99, alone"] = json!(p99_alone);
        report["p99, among them"] = json!(p99_among);
        report["p99, median among them to median alone"] = round(median(p99_among) / median(p99_alone)).into();
        Ok(report)
    }
}
