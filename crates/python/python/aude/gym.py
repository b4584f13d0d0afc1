"""Carcassonne for one player against a computer, as a Gymnasium environment.

>>> import gymnasium, aude.gym
>>> env = gymnasium.make("aude/Carcassonne-v1", opponent="random")
>>> observation, info = env.reset(seed=1)
>>> over = False
>>> while not over:
...     action = env.action_space.sample(observation["action_mask"])
...     observation, reward, over, truncated, info = env.step(action)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
from gymnasium import spaces

from aude import _aude
from aude.games import SetupLike, as_setup
from aude.spaces import observation_space, picture, result


class Carcassonne(gymnasium.Env):
    """One seat against ``opponent``, a name of a computer player or a function from a state to an action, who has all others.

    Actions are the codes of :class:`aude.Space`; ``observation["action_mask"]`` shows the legal ones. An illegal action ends the game with reward
    -1 and ``info["illegal"]``, or raises ``IllegalActionError`` with ``illegal="raise"``. ``seat`` is the seat to play, or ``None`` for each in turn.

    ``reward="result"`` pays 1 for a win and -1 for a loss at the end; ``reward="points"`` what the lead over the best of the others has changed by.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        setup: SetupLike = None,
        *,
        opponent: str | Callable[[_aude.State], Any] = "greedy",
        seat: int | None = 0,
        reward: str = "result",
        illegal: str = "end",
        window: int = 31,
        render_mode: str | None = None,
    ) -> None:
        if reward not in ("result", "points"):
            raise ValueError(f'`reward` must be "result" or "points", not {reward!r}')
        if illegal not in ("end", "raise"):
            raise ValueError(f'`illegal` must be "end" or "raise", not {illegal!r}')
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"`render_mode` must be one of {', '.join(self.metadata['render_modes'])}")
        self.setup = as_setup(setup)
        players = len(self.setup.players)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"`seat` must be from 0 to {players - 1}, or None")
        if isinstance(opponent, str):
            _aude.Bot(opponent)
        self.space = _aude.Space(self.setup, window)
        self.opponent = opponent
        self.fixed_seat = seat
        self.reward = reward
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.space)
        self.action_space = spaces.Discrete(self.space.size)
        self.seat = seat or 0
        self.episodes = 0
        self._game: _aude.State | None = None

    @property
    def game(self) -> _aude.State:
        """The state of the game."""
        if self._game is None:
            raise ValueError("there is no game yet; call reset()")
        return self._game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[_aude.Observation, dict[str, Any]]:
        """Begins a game. The seed decides this one and those after it; ``options={"game_seed": n}`` the draws of this game alone."""
        super().reset(seed=seed)
        if seed is not None:
            self.episodes = 0
        game_seed = (options or {}).get("game_seed")
        if game_seed is None:
            game_seed = int(self.np_random.integers(1 << 53))
        players = len(self.setup.players)
        self.seat = self.episodes % players if self.fixed_seat is None else self.fixed_seat
        self.episodes += 1
        self._game = _aude.State(self.setup, game_seed)
        chance, opponent = int(self.np_random.integers(1 << 53)), self.opponent
        self._others: list[Callable[[_aude.State], Any]] = [
            _aude.Bot(opponent, chance + seat) if isinstance(opponent, str) else opponent for seat in range(players)
        ]
        self._let_others_play()
        return self._observe(), self._info()

    def _let_others_play(self) -> None:
        while (player := self.game.player) not in (None, self.seat):
            assert player is not None
            # Others see the position, not the seed.
            self.game.play(self._others[player](self.game.resample(0)))

    def _observe(self) -> _aude.Observation:
        return self.space.observe(self.game, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"scores": self.game.scores, "seat": self.seat}

    def _lead(self) -> float:
        scores = self.game.scores
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        return float(scores[self.seat] - max(others, default=0))

    def step(self, action: int) -> tuple[_aude.Observation, float, bool, bool, dict[str, Any]]:
        """Plays the action of a code, and lets the others play until it is this seat's turn again."""
        if self.game.is_over:
            raise ValueError("the game is over; call reset()")
        lead = self._lead()
        try:
            chosen = self.space.action(self.game, int(action))
        except _aude.IllegalActionError:
            if self.illegal == "raise":
                raise
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": True}
        self.game.play(chosen)
        self._let_others_play()
        over = self.game.is_over
        if self.reward == "points":
            reward = self._lead() - lead
        else:
            reward = result(self.game.winners, self.seat) if over else 0.0
        return self._observe(), reward, over, False, self._info()

    def render(self) -> Any:
        """The board: printed (``human``), as text (``ansi``) or as an array of pixels (``rgb_array``)."""
        if self.render_mode is None:
            return None
        it = picture(self.game, self.render_mode)
        if self.render_mode == "human":
            print(it)
            return None
        return it


if "aude/Carcassonne-v1" not in gymnasium.registry:
    gymnasium.register("aude/Carcassonne-v1", "aude.gym:Carcassonne")
