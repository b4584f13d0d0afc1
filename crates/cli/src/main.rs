//! x
mod random;
use aude_engine::{Rules, Setup};
use std::time::Instant;
fn main() {
    let n: usize = std::env::args().nth(1).map_or(10000, |s| s.parse().unwrap());
    let reps = if n == 10000 { 20 } else { 1 };
    for parts in [vec![("base", 1)]] {
        let rules = Rules::new(&Setup::players(2).with_parts(&parts)).unwrap();
        let mut play = random::RandomPlay::new(&rules, 1);
        let mut best = f64::MAX;
        let (mut bytes, mut turns, mut s) = (0, 0, [0, 0]);
        for _ in 0..reps {
            let t = Instant::now();
            turns = 0;
            for _ in 0..n {
                let g = play.game();
                turns += g.turn() - 1;
                bytes += g.bytes();
                s[0] += g.score(0);
                s[1] += g.score(1);
            }
            best = best.min(t.elapsed().as_secs_f64());
        }
        println!(
            "{parts:?} {:.0} games/s {:.1} ns/turn {} bytes, mean {:.2} {:.2}",
            n as f64 / best,
            best * 1e9 / turns as f64,
            bytes / n / reps,
            s[0] as f64 / (n * reps) as f64,
            s[1] as f64 / 1e5
        );
    }
}
