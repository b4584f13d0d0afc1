#!/usr/bin/env bash
# dist.sh: builds what a release has, into target/dist: the program with the page inside, the page as plain files, the crates of
# engine and records, the wheel for Python, checksums.
#
# On Linux the program is linked statically and runs on any distribution: with musl where that is at hand (Debian's musl-tools and
# rustup's target), otherwise with glibc. AUDE_TARGET names another target.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
cd "$root"
. scripts/need.sh
. scripts/build.sh
need_cargo
need_npm
need_wasm

out=$root/target/dist
host=$(rustc -vV | sed -n 's/^host: //p')
target=${AUDE_TARGET:-$host}
musl=${host%-gnu}-musl
if [ -z "${AUDE_TARGET:-}" ] && [ "$host" != "$musl" ] && command -v musl-gcc >/dev/null &&
  [ -d "$(rustc --print target-libdir --target "$musl" 2>/dev/null)" ]; then
  target=$musl
fi
case "$target" in
  *-linux-gnu) export RUSTFLAGS="${RUSTFLAGS:-} -C target-feature=+crt-static" ;;
esac
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)

scripts/progress.sh "build_web compressed"
# The page is part of the program, so this cannot begin earlier.
echo "Building the program for $target; this takes five minutes or so." >&2
cargo build --release --package aude --features page --target "$target"

rm -rf "$out" && mkdir -p "$out"
ending=""
case "$target" in *windows*) ending=.exe ;; esac
name=aude-$version-$target
mkdir "$out/$name"
cp "target/$target/release/aude$ending" README.md LICENSE-MIT LICENSE-APACHE CHANGELOG.md "$out/$name"
tar -C "$out" -czf "$out/$name.tar.gz" "$name"
cp "$out/$name/aude$ending" "$out/aude$ending"
rm -r "${out:?}/$name"
tar -C web/dist --exclude .gitignore -czf "$out/aude-$version-page.tar.gz" .
scripts/package.sh
cp target/package/*.crate "$out"
# A module that another program loads cannot be linked statically.
RUSTFLAGS="" scripts/python.sh wheel release
cp target/wheels/*.whl "$out" || echo "left out: the wheel for Python" >&2
sums=sha256sum
command -v $sums >/dev/null || sums="shasum -a 256"
(cd "$out" && $sums -- * >SHA256SUMS)
ls -l "$out"
