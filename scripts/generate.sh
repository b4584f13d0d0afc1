#!/usr/bin/env bash
# Writes all files anew that are generated from parts: the rulebook, what the page knows of it, its fixture of the catalogue, the
# table of rotations, the list of what tiles show.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
aude=$1

# write FILE COMMAND …: the output of a command, once it has worked.
write() {
  local new
  new=$(mktemp)
  "${@:2}" >"$new"
  cmp -s "$new" "$1" || echo "$1"
  cp "$new" "$1" && rm "$new"
}
catalogue() { echo '{"cmd":"hello"}' | "$aude" engine | python3 -m json.tool; }

write parts/symmetry.md python3 parts/check.py --symmetry
python3 parts/check.py >/dev/null
"$aude" rules --write docs/rulebook
"$aude" rules --scenes web/src/rules/scenes.json
write web/src/testing/catalogue.json catalogue
AUDE_WRITE=1 cargo test --quiet --package aude-draw --test all structure >/dev/null
