#!/usr/bin/env bash
# python.sh wheel [PROFILE] | test [PYTEST ARGUMENTS] | bench: the package for Python (crates/python): builds its wheel into target/wheels, tests it, or
# measures it beside another environment. Tools and libraries go into virtual environments under target/python.
#
# What cannot be had from the package index is left out, and said in lines that begin with "left out".
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
cd "$root"
. scripts/need.sh
crate=crates/python
folder=target/python

# environment NAME FILE …: a virtual environment with what the files list, made again when they have changed.
environment() {
  local at=$folder/$1 sum
  shift
  sum=$(cat "$@" | cksum)
  if [ "$(cat "$at/made" 2>/dev/null)" != "$sum" ]; then
    rm -rf "$at"
    python3 -m venv "$at"
    local file line
    for file in "$@"; do
      case "$file" in
        # Each of these by itself: what one platform lacks must not keep out the others.
        *-optional.txt)
          while read -r line; do
            "$at/bin/pip" install --quiet --disable-pip-version-check "$line" ||
              echo "left out: $line (it cannot be installed here)" | tee -a "$at/left-out"
          done < <(sed 's/#.*//; /^ *$/d' "$file")
          ;;
        *) "$at/bin/pip" install --quiet --disable-pip-version-check --requirement "$file" ;;
      esac
    done
    echo "$sum" >"$at/made"
  fi
  [ ! -e "$at/left-out" ] || sort -u "$at/left-out"
}

# build PROFILE FOLDER [FLAGS]: the wheel. `linux` as platform: for this machine; maturin finds out what else it runs on by itself.
build() {
  environment build $crate/requirements-build.txt >&2
  rm -rf "${2:?}" && mkdir -p "$2"
  "$folder/build/bin/maturin" build --quiet --manifest-path $crate/Cargo.toml --profile "$1" --locked \
    --interpreter "$folder/build/bin/python" --target-dir target --out "$2" "${@:3}"
}

# with_wheel ENVIRONMENT PROFILE: installs the wheel, built anew, into an environment.
with_wheel() {
  build "$2" "$folder/wheel" --compatibility linux
  "$folder/$1/bin/pip" install --quiet --disable-pip-version-check --force-reinstall --no-deps "$folder"/wheel/*.whl
}

need_cargo
need python3 python3 "building the package for Python"
python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
  echo "left out: the package for Python needs Python 3.11 or later; this is $(python3 --version)"
  exit
}
python3 -c 'import ensurepip' 2>/dev/null || install "building the package for Python" python3-venv

case "${1:-}" in
  wheel)
    build "${2:-play}" target/wheels
    echo "Install it with: pip install $(echo target/wheels/*.whl)"
    ;;
  test)
    # With the profile of all tests: an overflow is a failure.
    environment test $crate/requirements-test.txt $crate/requirements-optional.txt
    with_wheel test dev
    cd $crate
    export RAY_USAGE_STATS_ENABLED=0 RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO=0 MPLBACKEND=agg PYTHONDONTWRITEBYTECODE=1
    python=$root/$folder/test/bin/python
    "$python" -m mypy --no-error-summary --cache-dir "$root/$folder/mypy" python/aude examples/greedy_agent.py
    "$python" -m pytest "${@:2}"
    ;;
  bench)
    environment bench $crate/requirements-test.txt
    with_wheel bench play
    "$folder/bench/bin/python" -W ignore $crate/bench.py "${@:2}"
    ;;
  *)
    sed -n '2s/^# //p' "$0"
    exit 2
    ;;
esac
