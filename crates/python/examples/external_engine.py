"""A program of your own in the arena: anything that speaks the engine protocol, in any language.

Without an argument it is this package itself, asked for its easy level.
"""

import sys

import aude

if __name__ == "__main__":
    command = sys.argv[1:] or [sys.executable, "-m", "aude"]
    with aude.External(command, level="easy") as program:
        print(aude.tournament(program, "greedy", pairs=5, seed=1, progress=True))
