//! Clocks.

use std::time::Duration;

use serde_json::json;

use crate::online::{
    client::{decide, sync},
    common::on_both,
    running::{config, run},
    settings, table,
};

/// Whoever lets the time run out has lost, whether anybody is there or not.
#[tokio::test]
async fn time_runs_out() {
    on_both(async |place| {
        for watched in [true, false] {
            let mut config = config(&place);
            config.rest = Duration::ZERO;
            let clock = config.clock.clone();
            let server = run(config).await;
            let mut settings = settings(2, &["base"]);
            settings["clock"] = json!({ "kind": "move", "ms": 86_400_000 });
            let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings).await;
            for _ in 0..4 {
                decide(&mut clients, &room, &[Some(0), Some(1)]).await;
            }
            sync(&mut clients, &room).await;
            let late = clients[0].mirror(&room).decider().unwrap();
            if !watched {
                clients.iter_mut().for_each(crate::online::client::Client::vanish);
            }
            clock.put_forward(Duration::from_hours(25));
            if watched {
                let (at, action) = (clients[late].mirror(&room).moves(), clients[late].mirror(&room).choose());
                let play = json!({ "do": "play", "room": room, "at": at, "action": action });
                assert_eq!(clients[late].refused(play).await, "out-of-time");
            } else {
                for client in &mut clients {
                    client.connect().await;
                    client.watch(&room).await;
                }
            }
            for client in &mut clients {
                client.until(&room, |known| !known.all("ended").is_empty()).await;
                let ended = client.known(&room).last("ended");
                assert_eq!((ended["why"].as_str(), &ended["winners"]), (Some("out-of-time"), &json!([1 - late])));
            }
            server.stop().await;
        }
    })
    .await;
}

/// Time in which the server was down is nobody's.
#[tokio::test]
async fn time_stands_still_while_the_server_is_down() {
    on_both(async |place| {
        let first = config(&place);
        let server = run(first).await;
        let mut settings = settings(2, &["base"]);
        settings["clock"] = json!({ "kind": "bank", "ms": 600_000, "increment": 1000 });
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings).await;
        for _ in 0..4 {
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
        }
        sync(&mut clients, &room).await;
        let before = clients[0].known(&room).last("played")["clocks"].clone();
        server.stop().await;
        // A day later.
        let second = config(&place);
        second.clock.put_forward(Duration::from_hours(24));
        let server = run(second).await;
        for client in &mut clients {
            client.server = server.address;
            client.connect().await;
            client.watch(&room).await;
            client.until(&room, |known| !known.all("woke").is_empty()).await;
        }
        let after = clients[0].known(&room).last("woke")["clocks"].clone();
        let seat = before["running"].as_u64().unwrap() as usize;
        assert_eq!(after["running"], before["running"]);
        let left = |clocks: &serde_json::Value| clocks["left"][seat].as_u64().unwrap();
        assert!(left(&after) <= left(&before) && left(&before) - left(&after) < 300_000, "{before} {after}");
        assert!(after["since"].as_u64().unwrap() >= before["since"].as_u64().unwrap() + 86_400_000);
        for _ in 0..4 {
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
        }
        // And only once.
        assert_eq!(clients[0].known(&room).all("woke").len(), 1);
        server.stop().await;
    })
    .await;
}

/// A machine's clock that jumps, either way, ends no game and costs no time, whether the room is awake or not.
#[tokio::test]
async fn jumps_of_the_clock_end_no_game() {
    on_both(async |place| {
        for watched in [true, false] {
            let mut config = config(&place);
            config.rest = Duration::ZERO;
            let clock = config.clock.clone();
            let server = run(config).await;
            let mut settings = settings(2, &["base"]);
            settings["clock"] = json!({ "kind": "bank", "ms": 600_000, "increment": 0 });
            let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings).await;
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
            sync(&mut clients, &room).await;
            for jump in [3_600_000, -3_600_000, 7_200_000] {
                if !watched {
                    clients.iter_mut().for_each(crate::online::client::Client::vanish);
                }
                clock.shift_machine(jump);
                // The server looks at it twice a second.
                tokio::time::sleep(Duration::from_millis(700)).await;
                if !watched {
                    for client in &mut clients {
                        client.connect().await;
                        client.watch(&room).await;
                    }
                }
                for _ in 0..2 {
                    decide(&mut clients, &room, &[Some(0), Some(1)]).await;
                }
                sync(&mut clients, &room).await;
                let clocks = clients[0].known(&room).last("played")["clocks"].clone();
                for seat in 0..2 {
                    let left = clocks["left"][seat].as_u64().unwrap();
                    assert!(left > 500_000, "after a jump to {jump} ms: {clocks}");
                }
            }
            assert!(!clients[0].known(&room).all("woke").is_empty(), "a jump is noted");
            server.stop().await;
        }
    })
    .await;
}
