# shellcheck shell=bash disable=SC2034,SC2154
# Builds the program and the page. Sourced by `aude` and the other scripts. A step that fails ends its function by itself: `set -e` does not
# count where a function is tested.

program=$root/target/play/aude

# build_program [FLAGS]: the program; players need it with --no-default-features only.
build_program() {
  need_cargo
  cargo build --profile play --manifest-path "$root/Cargo.toml" --package aude "$@"
}

# build_wasm: the engine as a module for browsers, in web/src/engine/wasm.
build_wasm() {
  need_cargo
  need_wasm
  local flags=() paths="" here built made=$root/web/src/engine/wasm/aude.wasm
  if ! has_wasm_target; then
    export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=/usr/bin/wasm-ld-19
    # Without its usual features: nobody reads backtraces there.
    flags=("-Zbuild-std=std,panic_abort" -Zbuild-std-features=)
  fi
  # The module says nothing about the machine it was built on, and is the same wherever the same compiler builds it.
  for here in "$root" "${CARGO_HOME:-$HOME/.cargo}" "$("${RUSTC:-rustc}" --print sysroot)"; do
    paths+=" --remap-path-prefix=$here="
  done
  RUSTFLAGS=$paths cargo build --profile wasm --manifest-path "$root/Cargo.toml" --package aude-wasm \
    --target "$wasm_target" --target-dir "$root/target/wasm" ${flags[@]+"${flags[@]}"} || return
  built=$root/target/wasm/$wasm_target/wasm/aude_wasm.wasm
  cmp -s "$built" "$made" && return
  mkdir -p "$(dirname "$made")" && cp "$built" "$made"
}

# build_web [compressed]: the page, in web/dist; with its files in compressed forms too, as servers on the internet want them.
build_web() {
  need_npm
  (build_wasm) || return
  local dist=$root/web/dist sources
  sources=("$root"/web/{src,public,scripts,index.html,package-lock.json,vite.config.ts,svelte.config.js} "$root/locales" "$root/parts")
  if ! [ -e "$dist/index.html" ] || [ -n "$(find "${sources[@]}" -newer "$dist/index.html" 2>/dev/null | head -1)" ]; then
    npm run --silent --prefix "$root/web" build || return
  fi
  if [ "${1:-}" = compressed ] && ! [ "$dist/index.html.br" -nt "$dist/index.html" ]; then
    npm run --silent --prefix "$root/web" compress
  fi
}
