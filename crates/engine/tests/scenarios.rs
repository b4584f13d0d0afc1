//! Runs every scenario under `scenarios/`.

use std::{fs, path::Path};

use aude_engine::scenario;

#[test]
fn all_scenarios_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let (mut ran, mut failed) = (0, Vec::new());
    for file in files.iter().filter(|f| f.extension().is_some_and(|e| e == "txt")) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(file).unwrap();
        match scenario::parse(&text) {
            Err(error) => failed.push(format!("{name}, {error}")),
            Ok(scenarios) => {
                for scenario in scenarios {
                    ran += 1;
                    assert!(!scenario.rules.is_empty(), "{name}: {} names no rule", scenario.id);
                    if let Err(error) = scenario.run() {
                        failed.push(format!("{name}, {}, {error}", scenario.id));
                    }
                }
            }
        }
    }
    assert!(failed.is_empty(), "{} of {ran} scenarios fail:\n{}", failed.len(), failed.join("\n"));
    println!("{ran} scenarios hold");
    assert!(ran > 0);
}
