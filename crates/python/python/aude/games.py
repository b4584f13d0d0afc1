"""Whole games on all cores: self-play and tournaments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from aude import _aude

#: A name of a computer player (see :func:`aude.bots`), or a function from a state to anything ``State.play`` takes.
Player: TypeAlias = "str | Callable[[_aude.State], Any]"

#: What can stand for a setup: a Setup, a number of players, names, the fields of one, or nothing for two players.
SetupLike: TypeAlias = "_aude.Setup | int | Sequence[str] | dict[str, Any] | None"


def as_setup(setup: SetupLike) -> _aude.Setup:
    """The setup that an argument stands for."""
    if isinstance(setup, _aude.Setup):
        return setup
    if isinstance(setup, dict):
        return _aude.Setup.from_dict(setup)
    return _aude.Setup(2 if setup is None else setup)


@dataclass(frozen=True)
class GameResult:
    """What came of a game."""

    seed: int
    #: The player of each seat, by number.
    seats: tuple[int, ...]
    #: The points of each seat.
    scores: tuple[int, ...]
    turns: int
    actions: int
    #: The game as text, if records were asked for.
    record: str | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the most points."""
        most = max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == most)


class Progress:
    """A progress bar by tqdm; nothing where it is switched off or tqdm is not installed."""

    def __init__(self, total: int, wanted: bool, label: str) -> None:
        self.bar = None
        if wanted:
            try:
                from tqdm.auto import tqdm
            except ImportError:
                return
            self.bar = tqdm(total=total, desc=label, unit="game")

    def __enter__(self) -> Progress:
        return self

    def __call__(self, over: int) -> None:
        """Shows how many games are over."""
        if self.bar is not None:
            self.bar.update(over - self.bar.n)

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.close()


def play(
    setup: SetupLike,
    players: Sequence[Player],
    games: Sequence[tuple[int, Sequence[int]]],
    *,
    threads: int | None = None,
    records: bool = False,
    progress: bool = False,
    label: str = "games",
) -> list[GameResult]:
    """Plays games, each given as its seed and the number of the player in each seat."""
    listed = [(seed, list(seats)) for seed, seats in games]
    with Progress(len(listed), progress, label) as bar:
        outcomes = _aude.play_games(as_setup(setup), list(players), listed, threads=threads, records=records, tell=bar)
    return [
        GameResult(seed, tuple(seats), tuple(scores), turns, actions, record)
        for (seed, seats), (scores, turns, actions, record) in zip(listed, outcomes, strict=True)
    ]


def self_play(
    games: int,
    players: Player | Sequence[Player] = "greedy",
    setup: SetupLike = None,
    *,
    seed: int = 0,
    threads: int | None = None,
    records: bool = True,
    progress: bool = False,
) -> list[GameResult]:
    """Plays ``games`` games between ``players``: one for all seats, or one for each seat.

    The seeds are ``seed``, ``seed + 1`` …; the results are the same on any number of threads, unless a player watches the clock.

    >>> results = self_play(3, ["greedy", "random"], seed=1)
    >>> [result.winners for result in results]
    [(0,), (0,), (0,)]
    """
    setup = as_setup(setup)
    seats = len(setup.players)
    if isinstance(players, str) or callable(players):
        players = [players] * seats
    if len(players) != seats:
        raise ValueError(f"there are {seats} seats; give one player for all of them or {seats}, not {len(players)}")
    listed = [(seed + number, range(seats)) for number in range(games)]
    return play(setup, players, listed, threads=threads, records=records, progress=progress, label="self-play")


@dataclass(frozen=True)
class Tournament:
    """What came of a tournament of two players."""

    players: tuple[str, str]
    #: Pairs of games with the same draws and exchanged seats.
    pairs: list[tuple[GameResult, GameResult]] = field(repr=False)

    @property
    def games(self) -> list[GameResult]:
        """All games, in order."""
        return [game for pair in self.pairs for game in pair]

    def summary(self) -> dict[str, Any]:
        """Wins, draws, mean points, lead, rate (wins and half the draws) and Elo difference with its 95% interval, from the first player's
        view. Numbers come from pairs, since the two games of one are not independent."""
        return _aude.summary(
            [(a.seed, [(list(game.seats), list(game.scores)) for game in (a, b)]) for a, b in self.pairs]
        )

    def __str__(self) -> str:
        it = self.summary()
        one, two = self.players
        return (
            f"{one} – {two}: {it['wins'][0]} : {it['wins'][1]}, {it['draws']} drawn; lead {it['margin']:+.1f} ± "
            f"{1.96 * it['margin_error']:.1f}; Elo {it['elo']:+.0f} ({it['elo_low']:+.0f} to {it['elo_high']:+.0f})"
        )


def pair_games(setup: _aude.Setup, first: int, count: int, seed: int) -> list[tuple[int, list[int]]]:
    """The games of so many pairs, from the one of a number on. With more than two seats one player has one seat, which moves on from pair to
    pair, and the other all others."""
    seats = len(setup.players)
    if seats < 2:
        raise ValueError("a tournament takes two seats at least")
    games = []
    for number in range(first, first + count):
        alone = number % seats
        for player in (0, 1):
            games.append((seed + number, [player if seat == alone else 1 - player for seat in range(seats)]))
    return games


def as_pairs(games: Sequence[GameResult]) -> list[tuple[GameResult, GameResult]]:
    """Games in the order of :func:`pair_games`, as pairs."""
    return list(zip(games[::2], games[1::2], strict=True))


def player_name(player: Player) -> str:
    """What a player is called in a table."""
    return player if isinstance(player, str) else getattr(player, "name", getattr(player, "__name__", repr(player)))


def tournament(
    one: Player,
    two: Player,
    pairs: int = 50,
    setup: SetupLike = None,
    *,
    seed: int = 0,
    threads: int | None = None,
    records: bool = False,
    progress: bool = False,
) -> Tournament:
    """Lets two players compete in pairs of games with the same draws and exchanged seats.

    >>> result = tournament("greedy", "random", pairs=5, seed=1)
    >>> result.summary()["wins"]
    [10, 0]
    """
    setup = as_setup(setup)
    games = play(
        setup,
        [one, two],
        pair_games(setup, 0, pairs, seed),
        threads=threads,
        records=records,
        progress=progress,
        label=f"{player_name(one)} – {player_name(two)}",
    )
    return Tournament((player_name(one), player_name(two)), as_pairs(games))
