"""Carcassonne for research: an exact, fast rules engine with all major expansions.

>>> import aude
>>> state = aude.State(seed=7)
>>> while not state.is_over:
...     events = state.play(state.legal_actions()[0])
>>> len(state.scores), state.left
(2, 0)

* :class:`Setup`, :class:`State`, :class:`Action`: games, with every part and option.
* :class:`Bot`, ``State.suggest``: computer players.
* :class:`Space`: actions as fixed integers, positions as arrays.
* :class:`Batch`: thousands of games at once.
* :func:`tournament`, :func:`self_play`: whole games on all cores.
* ``aude.aec`` (PettingZoo), ``aude.gym`` (Gymnasium), ``aude.openspiel``, ``aude.ray``: the same for other libraries, imported on demand.

The manual is docs/python.md in the repository.
"""

from aude._aude import (
    Action,
    Batch,
    Bot,
    Engine,
    IllegalActionError,
    RecordError,
    Setup,
    SetupError,
    Space,
    State,
    __version__,
    bots,
    catalogue,
)
from aude.external import External
from aude.games import GameResult, Tournament, self_play, tournament
from aude.puzzles import Puzzle, find_puzzles

__all__ = [
    "Action",
    "Batch",
    "Bot",
    "Engine",
    "External",
    "GameResult",
    "IllegalActionError",
    "Puzzle",
    "RecordError",
    "Setup",
    "SetupError",
    "Space",
    "State",
    "Tournament",
    "__version__",
    "bots",
    "catalogue",
    "find_puzzles",
    "self_play",
    "tournament",
]
