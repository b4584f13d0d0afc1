# shellcheck shell=bash disable=SC2154
# What the machine must have. Sourced by `aude` and the other scripts.

# install WHY PACKAGE …: installs Debian packages, after saying which and why.
install() {
  local why=$1 sudo=""
  shift
  if ! command -v apt-get >/dev/null; then
    echo "aude: $why needs $*, which is missing. \`./aude doctor\` says how to get it." >&2
    exit 2
  fi
  echo "aude: $why needs the Debian packages: $*" >&2
  if [ -z "${AUDE_YES:-}" ] && [ "${CI:-}" != true ]; then
    if ! [ -t 0 ]; then
      echo "aude: install them, or run \`./aude --yes …\`" >&2
      exit 2
    fi
    local answer
    read -r -p "Install them now? [Y/n] " answer
    case "$answer" in [nN]*) exit 2 ;; esac
  fi
  [ "$(id -u)" = 0 ] || sudo=sudo
  $sudo apt-get update -qq && $sudo apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

# need COMMAND PACKAGE WHY: a command, or else the package that has it.
need() {
  command -v "$1" >/dev/null || install "$3" "$2"
}

# need_cargo: the compiler and a linker.
need_cargo() {
  command -v cargo >/dev/null || { echo "aude: Rust is missing; install it from https://rustup.rs" >&2; exit 2; }
  need cc gcc "building the program"
}

# need_npm: Node, and what web/package.json lists, installed again when that has changed. (Not `npm ci`: it insists on packages
# for machines of other kinds, which a mirror may not have.)
need_npm() {
  need node nodejs "building the page"
  need npm npm "building the page"
  if [ "$(node -p 'parseInt(process.versions.node)')" -lt 20 ]; then
    echo "aude: the page needs Node 20 or later to be built; this is $(node --version)" >&2
    exit 2
  fi
  local mark=$root/web/node_modules/.package-lock.json
  [ "$mark" -nt "$root/web/package-lock.json" ] && return
  (cd "$root/web" && npm install --no-save --no-audit --no-fund --loglevel error >&2 && touch "$mark")
}

# need_wasm: a compiler for browsers. A toolchain that has the target, or can get it with rustup, does; otherwise Debian's
# compiler for the web, which brings the sources of the standard library that cargo builds along.
wasm_target=wasm32-unknown-unknown
has_wasm_target() { [ -d "$(rustc --print target-libdir --target $wasm_target 2>/dev/null)" ]; }
has_wasm_sources() { [ -e /usr/bin/wasm-ld-19 ] && [ -d /usr/lib/rustlib/src/rust/library ]; }
need_wasm() {
  has_wasm_target || has_wasm_sources && return
  if command -v rustup >/dev/null; then
    (cd "$root" && timeout 10 rustup target add $wasm_target >/dev/null 2>&1) || true
  fi
  has_wasm_target || install "building the engine for browsers" rustc-web rust-web-src lld-19
}
