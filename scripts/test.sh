#!/usr/bin/env bash
# test.sh test [AREA] | check: runs every check and test, those of one area, or the quick ones.
#
# Two lanes run at the same time, since neither keeps two cores busy by itself: what cargo builds, and the page. Each step says
# how long it took; the output of a step is shown when it fails, and kept in target/test.
# shellcheck disable=SC2317 # steps are run by name
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
cd "$root"
. scripts/need.sh
. scripts/build.sh
features=(--features "aude-table/types,aude-rooms/types")
export CARGO_TERM_COLOR=never
out=$root/target/test
rm -rf "$out" && mkdir -p "$out"

usage() {
  cat <<'TEXT'
./aude check         format, lints, types, unit tests and scenarios; without browser, database, documentation and long games
./aude test          everything
./aude test AREA     one area: rust, web, browser, docs, or a crate: engine, record, draw, bots, protocol, table, rooms, server, cli, python
./aude test AREA FILTER   in a crate only tests whose names contain FILTER
TEXT
}

# step NAME COMMAND …: runs a step, tells how long it took, and shows what it said if it failed.
step() {
  local name=$1 start=$SECONDS log="$out/${1// /-}.log"
  shift
  if "$@" >"$log" 2>&1; then
    printf '%4d s  %s%s\n' $((SECONDS - start)) "$name" "$(summary "$log")"
    # What it could not do is not passed over.
    sed -n 's/^left out/        &/p' "$log"
  else
    printf '\n==== %s failed ====\n' "$name"
    tail -200 "$log"
    printf '==== %s failed; all of it is in %s\n\n' "$name" "${log#"$root"/}"
    echo "$name" >>"$out/failed"
    return 1
  fi
}

# count WORD LOG …: how many tests passed or failed, by what cargo, vitest and pytest say at their ends.
count() {
  local word=$1
  shift
  sed 's/\x1b\[[0-9;]*m//g' "$@" 2>/dev/null | grep -E '^test result:|^ +Tests |^[0-9]+ (passed|failed).* in [0-9]' | grep -oE "[0-9]+ $word" | awk '{ n += $1 } END { print n + 0 }'
}

summary() {
  local n
  n=$(count passed "$1")
  [ "$n" = 0 ] || printf ': %d tests' "$n"
}

# start_postgres: a throw-away PostgreSQL in a temporary folder, gone when the script ends. It listens on a socket there and, for
# encrypted connections only, on a port of this machine.
start_postgres() {
  local bin port
  bin() { find /usr/lib/postgresql -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -1; }
  [ -x "$(bin)/initdb" ] || install "testing the server" postgresql
  command -v openssl >/dev/null || install "testing encrypted connections" openssl
  bin=$(bin)
  postgres_folder=$(mktemp -d)
  chmod 755 "$postgres_folder"
  # An authority, and what it certifies.
  certify() { openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$1" -keyout "$postgres_folder/$1.key" -out "$postgres_folder/$1.pem" "${@:2}" 2>/dev/null; }
  certify authority
  certify localhost -extensions usr_cert -addext subjectAltName=DNS:localhost -CA "$postgres_folder/authority.pem" -CAkey "$postgres_folder/authority.key"
  # It refuses to run as root.
  as_postgres=()
  if [ "$(id -u)" = 0 ]; then
    chown postgres "$postgres_folder" "$postgres_folder/localhost.key"
    as_postgres=(runuser -u postgres --)
  fi
  # shellcheck disable=SC2064
  trap "(cd / && ${as_postgres[*]-} '$bin/pg_ctl' -D '$postgres_folder/data' -m immediate stop >/dev/null 2>&1; rm -rf '$postgres_folder')" EXIT
  as() { (cd / && ${as_postgres[@]+"${as_postgres[@]}"} "$@"); }
  as "$bin/initdb" -D "$postgres_folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >/dev/null
  printf 'local all all trust\nhostssl all all 127.0.0.1/32 trust\n' >"$postgres_folder/hba"
  # The port may be taken. Nobody pulls the plug of a test.
  for _ in 1 2 3 4 5; do
    port=$((20000 + RANDOM % 10000))
    as "$bin/pg_ctl" -D "$postgres_folder/data" -w -l "$postgres_folder/log" -o "-c listen_addresses=127.0.0.1 -c port=$port \
      -c unix_socket_directories='$postgres_folder' -c hba_file='$postgres_folder/hba' -c fsync=off -c ssl=on \
      -c ssl_cert_file='$postgres_folder/localhost.pem' -c ssl_key_file='$postgres_folder/localhost.key'" start >/dev/null && break
  done
  export AUDE_TEST_POSTGRES="postgres://postgres@localhost:$port/postgres?host=$postgres_folder"
  export AUDE_TEST_POSTGRES_TLS="postgres://postgres@localhost:$port/postgres?sslrootcert=$postgres_folder/authority.pem"
}

lints() { cargo clippy --workspace --all-targets "${features[@]}" -- -D warnings; }
format() { cargo fmt --all --check; }
dependencies() { scripts/dependencies.sh; }
tiles() { python3 parts/check.py; }
coverage() { python3 docs/rules/coverage.py . -q; }
python_tests() { scripts/python.sh test; }
documentation() { RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps "${features[@]}"; }
# With the features of the tests, so that nothing is compiled twice.
program() { cargo build --workspace --bins "${features[@]}"; }
# One failure does not hide others.
rust_tests() { AUDE_TEST_ALL=1 cargo test --workspace --no-fail-fast "${features[@]}" "$@"; }
page_types() { npm run --silent --prefix web check; }
page_tests() { npm test --silent --prefix web; }
browser_tests() { npm run --silent --prefix web browse; }

# What a machine needs, before anything runs.
prepare() {
  need_cargo
  need python3 python3 "checking tiles and rules"
  need_npm
  need_wasm
  need chromium chromium "testing the page in a browser"
}

everything() {
  prepare
  start_postgres
  local built=$out/program-built
  lane_rust() {
    step "tiles" tiles
    step "format" format
    step "rules named by tests and code" coverage
    step "dependencies" dependencies
    step "the program" program && touch "$built"
    step "lints" lints
    step "documentation" documentation
    step "tests in Rust" rust_tests
  }
  lane_page() {
    step "the page" build_web compressed || return 1
    step "types of the page" page_types
    step "tests of the page" page_tests
    until [ -e "$built" ]; do
      if [ -e "$out/failed" ]; then return 1; fi
      sleep 1
    done
    step "tests in a browser" browser_tests
    step "tests in Python" python_tests
  }
  lane_page &
  local page=$! failed=0
  lane_rust || failed=1
  wait "$page" || failed=1
  return "$failed"
}

quick() {
  need_cargo
  need python3 python3 "checking tiles and rules"
  need_npm
  if ! [ -e web/src/engine/wasm/aude.wasm ]; then step "the engine for browsers" build_wasm; fi
  local page failed=0
  (step "types of the page" page_types && step "tests of the page" page_tests) &
  page=$!
  (
    step "tiles" tiles
    step "format" format
    step "rules named by tests and code" coverage
    step "lints" lints
    step "unit tests" cargo test --workspace "${features[@]}" --lib --bins --quiet
    step "scenarios" cargo test --quiet --package aude-engine --test all -- scenarios golden setup
  ) || failed=1
  wait "$page" || failed=1
  echo "Left out: tests in a browser, with a database and over sockets, long games, documentation. \`./aude test\` runs them."
  return "$failed"
}

area() {
  case "$1" in
    rust)
      need_cargo
      start_postgres
      step "lints" lints
      step "tests in Rust" rust_tests
      ;;
    web)
      need_npm
      need_wasm
      step "the page" build_web
      step "types of the page" page_types
      step "tests of the page" page_tests
      ;;
    browser)
      prepare
      step "the program" program
      step "the page" build_web compressed
      step "tests in a browser" browser_tests
      ;;
    docs)
      need_cargo
      step "tiles" tiles
      step "rules named by tests and code" coverage
      step "dependencies" dependencies
      step "documentation" documentation
      ;;
    engine | record | draw | bots | protocol | table | rooms | server | cli | wasm)
      need_cargo
      case "$1" in server | cli) start_postgres ;; esac
      local crate=aude-$1 features=()
      [ "$1" != cli ] || crate=aude
      case "$1" in table | rooms) features=(--features types) ;; server) features=(--features tls) ;; esac
      AUDE_TEST_ALL=1 cargo test --package "$crate" ${features[@]+"${features[@]}"} "${@:2}"
      return
      ;;
    python) scripts/python.sh test ${2:+-k "$2"} && return ;;
    *)
      usage
      exit 2
      ;;
  esac
}

case "${1:-} ${2:-}" in
  "check ") work=quick ;;
  "test ") work=everything ;;
  *" -h" | *" --help")
    usage
    exit
    ;;
  *) work="area" ;;
esac
failed=0
$work "${@:2}" || failed=1
[ ! -e "$out/failed" ] || failed=1
logs=("$out"/*.log)
if [ -e "$out/failed" ]; then sed 's/^/failed: /' "$out/failed"; fi
if [ -e "${logs[0]}" ]; then
  printf '\n%d s\n%d passed, %d failed\n' $SECONDS "$(count passed "${logs[@]}")" "$(count failed "${logs[@]}")"
fi
exit $failed
