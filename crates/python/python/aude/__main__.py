"""Speaks the engine protocol (docs/protocol.md) on standard input and output: ``python -m aude``."""

import sys

from aude import _aude


def main() -> None:
    """Answers lines until there are no more, or the client says ``quit``."""
    engine = _aude.Engine()
    for line in sys.stdin:
        print(engine.answer(line), flush=True)
        if engine.is_done:
            return


main()
