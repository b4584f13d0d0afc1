//! Runs every scenario: those of each part in `parts/NAME/scenarios`, and those of several in `scenarios`.

use std::{
    fs,
    path::{Path, PathBuf},
};

use aude_engine::scenario;

#[test]
fn all_scenarios_hold() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = |folder: &Path| -> Vec<PathBuf> {
        let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        paths
    };
    let parts = list(&here.join("../../parts")).into_iter().filter(|path| path.is_dir());
    let files: Vec<_> = parts.chain([here.into()]).flat_map(|folder| list(&folder.join("scenarios"))).collect();
    let (mut ran, mut failed) = (0, Vec::new());
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap();
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
