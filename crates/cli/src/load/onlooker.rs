//! Those who look on at a table.

use std::sync::atomic::Ordering::Relaxed;

use serde_json::json;
use tokio::{sync::watch, time::sleep};

use super::{
    socket::{Lost, Socket, answers, seq},
    world::{World, address, wait},
};

/// Looks on at a table, for ever.
pub async fn look_on(n: usize, table: usize, mut rooms: watch::Receiver<String>, world: World) {
    let (mut orders, tally) = (world.orders.clone(), &world.tally);
    let (mut room, mut last) = (rooms.borrow_and_update().clone(), 0);
    let (mut node, mut tries) = (n, 0);
    loop {
        sleep(wait(tries)).await;
        tries += 1;
        let order = *orders.borrow_and_update();
        let Ok(mut socket) = Socket::open(world.server(node), address(table), "").await else {
            node += 1;
            continue;
        };
        let mut here = false;
        let mut asked = socket.watch(&room, last).await.unwrap_or(0);
        loop {
            tokio::select! {
                text = socket.hear() => match text {
                    Err(Lost) => {
                        node += 1;
                        if orders.borrow().epoch == order.epoch {
                            tally.dropped.fetch_add(1, Relaxed);
                        }
                        break;
                    }
                    Ok(text) => {
                        if let Some(seq) = seq(&text) {
                            last = seq;
                            tally.heard.fetch_add(1, Relaxed);
                        } else if answers(&text) == Some(asked) && !here {
                            if !text.contains("\"ok\":") {
                                node += 1;
                                break;
                            }
                            (here, tries) = (true, 0);
                            tally.here.fetch_add(1, Relaxed);
                        }
                    }
                },
                changed = rooms.changed() => {
                    if changed.is_err() || socket.send(json!({ "do": "unwatch", "room": room })).await.is_err() {
                        break;
                    }
                    (room, last) = (rooms.borrow_and_update().clone(), 0);
                    asked = socket.watch(&room, 0).await.unwrap_or(0);
                }
                changed = orders.changed() => {
                    if changed.is_err() || orders.borrow_and_update().epoch != order.epoch {
                        break;
                    }
                }
            }
        }
        if here {
            tally.here.fetch_sub(1, Relaxed);
        }
        drop(socket);
    }
}
