"""Positions with one action that is clearly best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aude import _aude


@dataclass(frozen=True)
class Puzzle:
    """A position, the action to be found, and by how many points it is better than any other."""

    record: str
    player: int
    solution: str
    reason: str
    gap: float

    @property
    def state(self) -> _aude.State:
        """The position."""
        return _aude.State.from_record(self.record)


def find_puzzles(
    state: _aude.State, *, gap: float = 4.0, phase: str | None = "place-tile", **mind: Any
) -> list[Puzzle]:
    """Goes through the game that led to ``state`` and lists the decisions at which one action is better than all others by ``gap`` points,
    as ``State.suggest(**mind)`` sees it. Other phases count with ``phase=None``.

    >>> game = aude.self_play(1, "greedy", seed=3)[0].record
    >>> puzzles = find_puzzles(aude.State.from_record(game), gap=6.0, level="hard")
    >>> all(puzzle.gap >= 6.0 for puzzle in puzzles)
    True
    """
    if gap <= 0:
        raise ValueError("`gap` must be more than 0 points")
    puzzles = []
    for before, _, _ in state.replay():
        if phase not in (None, before.phase) or before.legal_count < 2:
            continue
        best, second = before.suggest(most=2, **mind)
        difference = best["value"] - second["value"]
        if difference >= gap:
            reason = best["reason"].get("text", "")
            player = before.to_dict()["player"]
            puzzles.append(Puzzle(before.record(seed=False), player, best["action"].word, reason, difference))
    return puzzles
