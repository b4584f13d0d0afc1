//! The smallest player that can take part in the arena as a program of its own: it keeps the game with `aude_protocol` and
//! suggests the first legal action.
//!
//!     cargo build --release --example first
//!     ./aude arena random cmd:target/release/examples/first
//!
//! With a word it behaves badly, so that the arena's tests see what comes of that.

use std::{
    io::{self, BufRead, Write},
    thread,
    time::Duration,
};

use aude_protocol::Engine;
use serde_json::{Value, json};

fn main() -> io::Result<()> {
    let manner = std::env::args().nth(1).unwrap_or_default();
    let mut engine = Engine::new();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let mut request: Value = serde_json::from_str(&line).unwrap_or_default();
        let suggest = request["cmd"] == "suggest";
        match manner.as_str() {
            "dies" if suggest => std::process::exit(3),
            "sleeps" if suggest => thread::sleep(Duration::from_mins(10)),
            "babbles" if suggest => println!("let me think"),
            "cheats" if suggest => {
                println!(
                    "{}",
                    json!({ "ok": true, "action": { "type": "place-tile", "tile": "C", "at": [0, 0], "turn": 0 } })
                );
            }
            "dreams" if request["cmd"] == "new" => {
                let seed = request["seed"].as_u64().unwrap_or(0);
                request["seed"] = (seed + 1).into();
                println!("{}", engine.answer(&request.to_string()));
            }
            _ if suggest => {
                let legal: Value = serde_json::from_str(&engine.answer(r#"{"cmd":"legal"}"#))?;
                println!("{}", json!({ "ok": true, "action": legal["actions"][0] }));
            }
            _ => println!("{}", engine.answer(&line)),
        }
        io::stdout().flush()?;
    }
    Ok(())
}
