"""How fast is the package? Random play, in steps and games a second.

    ./aude bench python [--rounds N] [--other FILE]

FILE is a Python file with a function ``play_game()`` that plays one random game of two players in another environment; it is measured beside ours.
Without one, the ratio is to the fastest public environment in Python as its authors measured it.
"""

from __future__ import annotations

import argparse
import runpy
import time

import aude
import numpy as np
from aude import aec

#: Games a second of the fastest public environment in Python.
OTHER_GAMES = 66.0
GAMES = 4096


def batch(threads: int | None, *, observe: bool = False, window: int = 31, games: int = GAMES, steps: int = 60) -> float:
    """Steps a second of a batch, with actions chosen by NumPy."""
    it = aude.Batch(games, 2, seed=1, threads=threads, observe=observe, window=window)
    rng = np.random.default_rng(1)

    def play(n: int) -> None:
        for _ in range(n):
            it.step((rng.random(games, np.float32) * it.counts).astype(np.int64))

    # Games end at different times after a while.
    play(20)
    start = time.perf_counter()
    play(steps)
    return games * steps / (time.perf_counter() - start)


def states() -> float:
    """Steps a second of single states."""
    rng, steps, start = np.random.default_rng(1), 0, time.perf_counter()
    for seed in range(20):
        state = aude.State(seed=seed)
        while not state.is_over:
            state.play(int(rng.integers(state.legal_count)))
            steps += 1
    return steps / (time.perf_counter() - start)


def agents() -> float:
    """Steps a second of the PettingZoo environment, with everything it checks."""
    env, steps, start = aec.env(window=21), 0, time.perf_counter()
    for seed in range(3):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
    return steps / (time.perf_counter() - start)


def steps_of_a_game() -> float:
    """How many decisions a random game has."""
    it = aude.Batch(500, 2, seed=1, auto_reset=False)
    rng, steps = np.random.default_rng(1), 0
    while it.counts.any():
        steps += int((it.counts > 0).sum())
        it.step((rng.random(500, np.float32) * it.counts).astype(np.int64))
    return steps / 500


def other_games(file: str, seconds: float = 10.0) -> float:
    """Games a second of another environment."""
    play_game = runpy.run_path(file)["play_game"]
    games, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        play_game()
        games += 1
    return games / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="rounds to measure; the best of each counts")
    parser.add_argument("--other", metavar="FILE", help="a file with play_game() of another environment")
    arguments = parser.parse_args()
    threads = aude.Batch(1).threads
    measured = {
        "batch, one thread": lambda: batch(1),
        f"batch, {threads} threads": lambda: batch(None),
        f"batch with planes (window 21), {threads} threads": lambda: batch(None, observe=True, window=21, games=512),
        f"batch with planes (window 31), {threads} threads": lambda: batch(None, observe=True, games=512),
        "single states": states,
        "PettingZoo": agents,
    }
    best = dict.fromkeys(measured, 0.0)
    for _ in range(max(1, arguments.rounds)):
        for name, measure in measured.items():
            best[name] = max(best[name], measure())
    length = steps_of_a_game()
    if arguments.other:
        games, label = other_games(arguments.other), arguments.other
    else:
        games, label = OTHER_GAMES, "the fastest public one, as published"
        print("left out: no other environment was measured on this machine; --other FILE does that")
    print(f"{'':48}{'steps/s':>12}{'games/s':>10}{'ratio':>9}")
    for name, steps in best.items():
        print(f"{name:48}{steps:12,.0f}{steps / length:10,.0f}{steps / length / games:8,.0f}×")
    print(f"{'another in Python (' + label + ')':48}{games * length:12,.0f}{games:10,.2f}{1:8}×")


if __name__ == "__main__":
    main()
