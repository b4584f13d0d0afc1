#!/usr/bin/env bash
# doctor.sh: what is installed, what is missing, and how to get it.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
cd "$root"
# shellcheck source=scripts/need.sh
. scripts/need.sh

missing=0
# row NAME VERSION FOR HOW: one thing; without a version it is missing.
row() {
  if [ -n "$2" ]; then
    printf '  ok       %-12s %-34s %s\n' "$1" "${2:0:34}" "$3"
  else
    printf '  missing  %-12s %-34s %s\n           %s\n' "$1" "" "$3" "$4"
    missing=1
  fi
}
version() { "$@" 2>/dev/null | head -1 || true; }
postgres() { find /usr/lib/postgresql /usr/pgsql-* /opt/homebrew/opt/postgresql* -maxdepth 3 -name initdb 2>/dev/null | sort -V | tail -1 || true; }
wasm() { if has_wasm_target; then echo "rustup's $wasm_target"; elif has_wasm_sources; then version /usr/bin/rustc --version; fi; }

echo "To play (./aude play):"
row Rust "$(version rustc --version)" "compiles everything" "https://rustup.rs on every system; rust-toolchain.toml names the version"
row "C compiler" "$(version cc --version)" "links; compiles SQLite" \
  "Debian: apt install gcc · Fedora: dnf install gcc · macOS: xcode-select --install · Windows: use WSL and its Debian or Ubuntu"
row Node "$(version node --version)" "builds the page; 20 or later" \
  "Debian: apt install nodejs npm · Fedora: dnf install nodejs · macOS: brew install node · Windows: in WSL as on Debian"
row npm "$(version npm --version)" "comes with Node" "Debian: apt install npm"
row WebAssembly "$(wasm)" "compiles the engine for browsers" \
  "rustup target add $wasm_target · or, Debian: apt install rustc-web rust-web-src lld-19"
echo "To test (./aude test), besides:"
row Python "$(version python3 --version)" "checks tiles and rules" "Debian: apt install python3 · Fedora: dnf install python3 · macOS: brew install python"
row Chromium "$(version chromium --version)" "tests the page" \
  "Debian: apt install chromium · Fedora: dnf install chromium · macOS: brew install chromium"
row PostgreSQL "$(postgres)" "tests the server" \
  "Debian: apt install postgresql · Fedora: dnf install postgresql-server · macOS: brew install postgresql"
echo "Good to have:"
row valgrind "$(version valgrind --version)" "./aude bench counts instructions" "Debian: apt install valgrind · Fedora: dnf install valgrind" || true
row cargo-deny "$(version cargo-deny --version)" "./aude test checks licences and sources of crates" "cargo install --locked cargo-deny" || true
[ $missing = 0 ] || printf '\n%s\n' "On Debian and Ubuntu ./aude offers to install what a command needs."
