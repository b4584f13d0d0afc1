#!/usr/bin/env bash
# dependencies.sh: checks what comes in from elsewhere: licences, sources, and known faults where a list of them can be had.
# Says in lines that begin with "left out" what it cannot check.
set -euo pipefail
cd "$(dirname "$(dirname "$(readlink -f "$0")")")"

if command -v cargo-deny >/dev/null; then
  cargo deny check licenses bans sources
  # The list of known faults lies in a repository of its own.
  if log=$(cargo deny fetch db 2>&1); then
    cargo deny check advisories
  else
    echo "left out: known faults of Rust crates: ${log##*$'\n'}"
  fi
else
  echo "left out: licences and sources of Rust crates (cargo install --locked cargo-deny)"
fi

if log=$(cd web && npm audit --audit-level=high 2>&1); then
  echo "npm: no known fault"
elif grep -qE 'audit endpoint returned an error|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN' <<<"$log"; then
  echo "left out: known faults of npm packages (the registry does not tell)"
else
  echo "$log"
  exit 1
fi
