"""Tournaments, self-play and puzzles on a Ray cluster.

Each function splits its games into tasks, and Ray places them on the machines of the cluster. Results are the same as on one machine: a game depends on its
seed and players only. A worker or machine that is lost costs the games of its tasks, which Ray runs again (``retries``).

    import ray, aude.ray
    ray.init(address="auto")
    print(aude.ray.tournament("search:visits=500", "hard", pairs=1000, seed=1))

Every machine of the cluster needs this package.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import ray

from aude import _aude, games, puzzles
from aude.games import GameResult, Player, SetupLike, Tournament

T = TypeVar("T")
U = TypeVar("U")


def _spread(
    work: Callable[[Sequence[T]], list[U]],
    items: Sequence[T],
    *,
    size: int,
    retries: int,
    progress: bool,
    label: str,
) -> list[U]:
    """Does the work on chunks of items as tasks of Ray; the results in the order of the items."""
    if size < 1:
        raise ValueError("a task must have at least one game")
    # A lost worker or machine is tried again; an error of the work itself is not.
    task = ray.remote(max_retries=retries, num_cpus=1)(work)
    chunks = [items[start : start + size] for start in range(0, len(items), size)]
    open_tasks = [task.remote(chunk) for chunk in chunks]
    sizes = {reference: len(chunk) for reference, chunk in zip(open_tasks, chunks, strict=True)}
    waiting, over = list(open_tasks), 0
    with games.Progress(len(items), progress, label) as bar:
        while waiting:
            done, waiting = ray.wait(waiting)
            over += sum(sizes[reference] for reference in done)
            bar(over)
    return [result for chunk in ray.get(open_tasks) for result in chunk]


def _play(
    setup: _aude.Setup, players: Sequence[Player], records: bool
) -> Callable[[Sequence[tuple[int, list[int]]]], list[GameResult]]:
    """The work of a task: games on one core."""
    return lambda chunk: games.play(setup, players, chunk, threads=1, records=records)


def self_play(
    count: int,
    players: Player | Sequence[Player] = "greedy",
    setup: SetupLike = None,
    *,
    seed: int = 0,
    records: bool = True,
    per_task: int = 50,
    retries: int = 3,
    progress: bool = False,
) -> list[GameResult]:
    """As :func:`aude.self_play`, on a cluster."""
    setup = games.as_setup(setup)
    seats = len(setup.players)
    if isinstance(players, str) or callable(players):
        players = [players] * seats
    if len(players) != seats:
        raise ValueError(f"there are {seats} seats; give one player for all of them or {seats}, not {len(players)}")
    listed = [(seed + number, list(range(seats))) for number in range(count)]
    work = _play(setup, list(players), records)
    return _spread(work, listed, size=per_task, retries=retries, progress=progress, label="self-play")


def tournament(
    one: Player,
    two: Player,
    pairs: int = 50,
    setup: SetupLike = None,
    *,
    seed: int = 0,
    records: bool = False,
    per_task: int = 50,
    retries: int = 3,
    progress: bool = False,
) -> Tournament:
    """As :func:`aude.tournament`, on a cluster."""
    setup = games.as_setup(setup)
    listed = games.pair_games(setup, 0, pairs, seed)
    names = (games.player_name(one), games.player_name(two))
    work = _play(setup, [one, two], records)
    played = _spread(work, listed, size=per_task, retries=retries, progress=progress, label=f"{names[0]} – {names[1]}")
    return Tournament(names, games.as_pairs(played))


def find_puzzles(
    records: Iterable[str], *, per_task: int = 5, retries: int = 3, progress: bool = False, **options: Any
) -> list[puzzles.Puzzle]:
    """As :func:`aude.find_puzzles`, for many games given as records, on a cluster."""

    def work(chunk: Sequence[str]) -> list[list[puzzles.Puzzle]]:
        return [puzzles.find_puzzles(_aude.State.from_record(record), **options) for record in chunk]

    found = _spread(work, list(records), size=per_task, retries=retries, progress=progress, label="puzzles")
    return [puzzle for of_game in found for puzzle in of_game]


@ray.remote
class BatchActor:
    """A :class:`aude.Batch` that stays on a machine of the cluster, for training: ``BatchActor.remote(1024, seed=1)``."""

    def __init__(self, count: int, setup: SetupLike = None, **options: Any) -> None:
        self.batch = _aude.Batch(count, setup, **options)

    def arrays(self) -> dict[str, Any]:
        """Copies of all arrays."""
        names = ["counts", "players", "dones", "seeds", "scores", "rewards", "results", "final_scores"]
        names += ["observations", "features", "masks"] if self.batch.masks is not None else []
        return {name: getattr(self.batch, name).copy() for name in names}

    def step(self, actions: Any) -> dict[str, Any]:
        """Plays an index for each game."""
        self.batch.step(actions)
        return self.arrays()

    def reset(self, seeds: Any = None) -> dict[str, Any]:
        """Begins all games anew."""
        self.batch.reset(seeds)
        return self.arrays()
