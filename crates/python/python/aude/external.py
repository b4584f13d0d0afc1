"""Programs that speak the engine protocol, as players."""

from __future__ import annotations

import json
import shlex
import subprocess
import threading
from collections.abc import Sequence
from typing import Any

from aude import _aude


class External:
    """A program that speaks the engine protocol (docs/protocol.md) and answers ``load`` and ``suggest``, as a player.

    ``settings`` go with ``suggest``: ``ms=100``, ``level="easy"``. The program sees records without a seed, so it does not know what comes. It is
    started at the first move and ends with :meth:`close`, or at the end of a ``with`` block.

    >>> import sys
    >>> with External([sys.executable, "-m", "aude"], level="easy") as easy:
    ...     aude.tournament(easy, "random", pairs=1).summary()["games"]
    2
    """

    def __init__(self, command: str | Sequence[str], *, timeout: float = 60.0, **settings: Any) -> None:
        self.command = shlex.split(command) if isinstance(command, str) else list(command)
        if not self.command:
            raise ValueError("the command of the program is missing")
        self.timeout = timeout
        self.settings = settings
        self._process: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()

    @property
    def name(self) -> str:
        """The command."""
        return shlex.join(self.command)

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        if self._process is None:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        # A program that does not answer is ended, and so is its line.
        late = threading.Timer(self.timeout, process.kill)
        late.start()
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except OSError as error:
            raise RuntimeError(f"{self.name}: {error}") from error
        finally:
            late.cancel()
        if not line:
            self._process = None
            raise RuntimeError(f"{self.name} has ended, or did not answer within {self.timeout:g} seconds")
        answer: dict[str, Any] = json.loads(line)
        if not answer.get("ok"):
            raise RuntimeError(f"{self.name}: {answer.get('error', {}).get('message', line)}")
        return answer

    def __call__(self, state: _aude.State) -> dict[str, Any]:
        """The action it suggests."""
        with self._lock:
            self._ask({"cmd": "load", "record": state.record(seed=False)})
            action: dict[str, Any] = self._ask({"cmd": "suggest", **self.settings})["action"]
            return action

    def close(self) -> None:
        """Ends the program."""
        with self._lock:
            process, self._process = self._process, None
            if process is not None:
                process.kill()
                process.communicate()

    def __enter__(self) -> External:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
