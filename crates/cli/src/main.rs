//! x
use std::path::Path;
fn main() {
    let mut bad = 0;
    for file in std::env::args().skip(1) {
        let text = std::fs::read_to_string(Path::new(&file)).unwrap();
        match aude_engine::scenario::parse(&text) {
            Err(e) => {
                bad += 1;
                println!("{file}: {e}")
            }
            Ok(list) => {
                println!("{file}: {} scenarios", list.len());
                for s in list {
                    if let Err(e) = s.run() {
                        bad += 1;
                        println!("{file}: {} {e}", s.id)
                    }
                }
            }
        }
    }
    println!("{bad} failed");
}
