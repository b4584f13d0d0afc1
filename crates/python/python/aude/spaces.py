"""What the environments have in common."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from aude import _aude


def observation_space(space: _aude.Space) -> spaces.Dict:
    """The space of ``space.observe(state)``."""
    shape = (space.window, space.window, len(space.planes))
    most = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, shape, np.uint8),
            "features": spaces.Box(most.min, most.max, (len(space.features),), np.int16),
            "action_mask": spaces.Box(0, 1, (space.size,), np.int8),
        }
    )


def result(winners: list[int], seat: int) -> float:
    """1 for a win, -1 for a loss, 0 for a victory that is shared."""
    if seat in winners:
        return 1.0 if len(winners) == 1 else 0.0
    return -1.0


def text(state: _aude.State) -> str:
    """The board as text: the name of each tile with its quarter turns, then the letters of figures on it (``a`` for seat 0)."""
    position: dict[str, Any] = state.to_dict()
    cells = {}
    for tile in position["board"]:
        owners = "".join(chr(ord("a") + figure["owner"]) for figure in tile["figures"])
        cells[tuple(tile["at"])] = f"{tile['tile']}{tile['turn']}{owners}"
    head = f"turn {state.turn}: {state.phase}, seat {state.player}, tile {state.tile}, points {state.scores}"
    if not cells:
        return head
    columns = [x for x, _ in cells]
    rows = [y for _, y in cells]
    width = max(len(cell) for cell in cells.values()) + 1
    lines = [
        "".join(cells.get((x, y), ".").ljust(width) for x in range(min(columns), max(columns) + 1))
        for y in range(max(rows), min(rows) - 1, -1)
    ]
    return "\n".join([head, *lines])


def picture(state: _aude.State, mode: str) -> Any:
    """The board as a mode of rendering has it."""
    if mode == "svg":
        return state.svg()
    if mode == "rgb_array":
        return state.pixels()
    return text(state)
