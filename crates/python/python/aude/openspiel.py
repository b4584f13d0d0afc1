"""Carcassonne as a game of OpenSpiel: ``pyspiel.load_game("python_aude(players=2)")``.

Draws are explicit chance nodes; a chance outcome is the number of the tile's design. Actions are the codes of :class:`aude.Space`. Importing this module
registers the game.

>>> import pyspiel, aude.openspiel
>>> state = pyspiel.load_game("python_aude").new_initial_state()
>>> state.is_chance_node()
True
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from aude import _aude

#: No game lasts longer: every tile takes a handful of decisions at most.
_ACTIONS_PER_TILE = 16

_PARAMETERS = {"players": 2, "parts": "base", "window": 31}

_TYPE = pyspiel.GameType(
    short_name="python_aude",
    long_name="Carcassonne (Aude)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_PARAMETERS,
)


class CarcassonneGame(pyspiel.Game):
    """The game. ``parts`` is a list of tile sets joined by ``+``, such as ``base+inns-cathedrals``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        values = {**_PARAMETERS, **(params or {})}
        self.setup = _aude.Setup(values["players"], parts=values["parts"].split("+"))
        self.space = _aude.Space(self.setup, values["window"])
        self.names = [name for name, _ in self.setup.tiles]
        tiles = sum(count for _, count in self.setup.tiles) + 1
        super().__init__(
            _TYPE,
            pyspiel.GameInfo(
                num_distinct_actions=self.space.size,
                max_chance_outcomes=len(self.names),
                num_players=values["players"],
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=tiles * _ACTIONS_PER_TILE,
            ),
            values,
        )

    def new_initial_state(self, text: str | None = None) -> CarcassonneState:
        """The first position."""
        return CarcassonneState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> CarcassonneObserver:
        """An observer that writes planes and features as one tensor."""
        return CarcassonneObserver(self.space, params)


class CarcassonneState(pyspiel.State):
    """A position."""

    def __init__(self, game: CarcassonneGame) -> None:
        super().__init__(game)
        self.space = game.space
        self.names = game.names
        self.position = _aude.State(game.setup)

    def current_player(self) -> int:
        """The seat to move, or chance, or nobody."""
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        player = self.position.player
        return int(pyspiel.PlayerId.CHANCE) if player is None else player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(code for code in self.space.codes(self.position) if code is not None)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The designs that may be drawn, and how likely each is."""
        return [(self.names.index(name), chance) for name, chance in self.position.chance_outcomes()]

    def _apply_action(self, action: int) -> None:
        if self.position.is_chance:
            self.position.draw(self.names[action])
        else:
            self.position.play(self.space.action(self.position, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {self.names[action]}"
        return self.space.action(self.position, action).word

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss, 0 for a victory that is shared, and before the end."""
        winners = self.position.winners
        shared = 0.0 if len(winners) != 1 else 1.0
        seats = range(self.position.players)
        if not winners:
            return [0.0 for _ in seats]
        return [shared if seat in winners else -1.0 for seat in seats]

    def __str__(self) -> str:
        return self.position.record(seed=False)


class CarcassonneObserver:
    """Planes and features as one tensor."""

    def __init__(self, space: _aude.Space, params: dict[str, Any] | None = None) -> None:
        if params:
            raise ValueError(f"the observer has no parameters; got {params}")
        self.space = space
        window, planes = space.window, len(space.planes)
        size = window * window * planes
        self.tensor = np.zeros(size + len(space.features), np.float32)
        self.dict = {
            "observation": self.tensor[:size].reshape(window, window, planes),
            "features": self.tensor[size:],
        }

    def set_from(self, state: CarcassonneState, player: int) -> None:
        """Writes what a player sees."""
        seen = self.space.observe(state.position, player)
        self.dict["observation"][:] = seen["observation"]
        self.dict["features"][:] = seen["features"]

    def string_from(self, state: CarcassonneState, player: int) -> str:
        """The game as text, without the seed."""
        return state.position.record(seed=False)


if _TYPE.short_name not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, CarcassonneGame)
