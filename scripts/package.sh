#!/usr/bin/env bash
# package.sh: packs the crates that can be published, into target/package, and builds each from its package alone.
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "$0")")")"
# A crate is packed from its own folder, and the engine's tiles are in the root of the repository.
trap 'rm -f crates/engine/parts' EXIT
ln -sfn ../../parts crates/engine/parts
cargo package --allow-dirty --package aude-engine --package aude-record
