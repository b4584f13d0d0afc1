#!/usr/bin/env bash
# progress.sh JOB …: runs builds at the same time and says in words how far they are. A job is a function of build.sh with its
# arguments, in one word.
set -euo pipefail
root=$(dirname "$(dirname "$(readlink -f "$0")")")
. "$root/scripts/need.sh"
. "$root/scripts/build.sh"

logs=$(mktemp -d)
trap 'rm -rf "$logs"; kill "${jobs[@]}" 2>/dev/null || true' EXIT
# Cargo counts what it has done even though nobody sees its bar.
export CARGO_TERM_QUIET=false CARGO_TERM_COLOR=never CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH=100

# part LOG: how many thousandths of a build are done. The last crates take longer than the many before them.
part() {
  local counted finished all
  counted=$(tr '\r' '\n' <"$1" | grep -oE '[0-9]+/[0-9]+: ' | tail -1) || true
  [ -n "$counted" ] || { echo 0; return; }
  finished=${counted%%/*} all=${counted#*/} all=${all%%:*}
  if ((finished < all - 2)); then echo $((700 * finished / all)); else echo $((700 + 150 * (finished - all + 2))); fi
}

# words SECONDS: a time as people say it.
words() {
  if (($1 > 90)); then echo "about $((($1 + 30) / 60)) minutes left"
  elif (($1 > 45)); then echo "about a minute left"
  elif (($1 > 20)); then echo "about half a minute left"
  else echo "a few seconds left"; fi
}

say() {
  if [ -t 2 ]; then printf '\r\033[K%s' "$1" >&2; else printf '%s\n' "$1" >&2; fi
}

jobs=()
for job in "$@"; do
  # shellcheck disable=SC2086 # a function and its arguments
  $job >"$logs/${#jobs[@]}" 2>&1 &
  jobs+=($!)
done

said="" least=100000
while sleep 0.2; kill -0 "${jobs[@]}" 2>/dev/null; do
  ((SECONDS >= 3)) || continue
  finished=0
  for i in "${!jobs[@]}"; do
    if kill -0 "${jobs[i]}" 2>/dev/null; then ((finished += $(part "$logs/$i"))) || true; else ((finished += 1000)); fi
  done
  finished=$((finished / ${#jobs[@]}))
  text="Building"
  if ((SECONDS >= 15 && finished > 30)); then
    # Nobody likes a time that grows again.
    left=$((SECONDS * (1000 - finished) / finished))
    if ((left < least)); then least=$left; fi
    text+=", $(words "$least")"
  else
    text+="; the first time takes a few minutes"
  fi
  [ "$text" = "$said" ] || say "$text"
  said=$text
done
[ -z "$said" ] || ! [ -t 2 ] || say ""
for i in "${!jobs[@]}"; do
  wait "${jobs[i]}" || { tr '\r' '\n' <"$logs/$i" | grep -vE '^ *(Building|Compiling|Downloaded|Downloading) ' >&2; exit 1; }
done
jobs=()
