"""Carcassonne as a PettingZoo environment (AEC).

>>> from aude import aec
>>> env = aec.env()
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     action = None if termination else env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)
"""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from aude import _aude
from aude.games import SetupLike, as_setup
from aude.spaces import observation_space, picture, result


def env(setup: SetupLike = None, *, window: int = 31, reward: str = "result", render_mode: str | None = None) -> AECEnv:
    """The environment with PettingZoo's usual checks: an illegal action ends the game, the player who took it gets -1."""
    it = raw_env(setup, window=window, reward=reward, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(it, illegal_reward=-1))
    )


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name
    """The environment itself, where an illegal action raises ``IllegalActionError``.

    Agents are ``"player_0"`` … in the order of their seats. Actions are the codes of :class:`aude.Space`. An observation has ``observation``
    (planes), ``features`` and ``action_mask``, as ``Space.observe`` gives them.

    ``reward="result"`` pays at the end: 1 for a win, -1 for a loss, 0 if several share the victory. ``reward="points"`` pays the points that were
    won or lost, less the mean of those of the others.
    """

    def __init__(
        self, setup: SetupLike = None, *, window: int = 31, reward: str = "result", render_mode: str | None = None
    ) -> None:
        super().__init__()
        if reward not in ("result", "points"):
            raise ValueError(f'`reward` must be "result" or "points", not {reward!r}')
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"`render_mode` must be one of {', '.join(self.metadata['render_modes'])}")
        self.setup = as_setup(setup)
        self.space = _aude.Space(self.setup, window)
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(len(self.setup.players))]
        self.observation_spaces = {agent: observation_space(self.space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.space.size) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self.state_: _aude.State | None = None

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "aude_v1",
        "render_modes": ["human", "ansi", "rgb_array", "svg"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    @property
    def game(self) -> _aude.State:
        """The state of the game."""
        if self.state_ is None:
            raise ValueError("there is no game yet; call reset()")
        return self.state_

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of the codes."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. The seed decides this one and those after it; ``options={"game_seed": n}`` the draws of this game alone."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        game_seed = (options or {}).get("game_seed")
        if game_seed is None:
            game_seed = int(self._random.integers(1 << 53))
        self.state_ = _aude.State(self.setup, game_seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._to_move()

    def _to_move(self) -> None:
        """Says whose decision is due."""
        player = self.game.player
        self.agent_selection = self.agents[player if player is not None else self.game.active]

    def observe(self, agent: str) -> _aude.Observation:
        """What an agent sees. The mask is empty unless it is to move."""
        return self.space.observe(self.game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Plays the action of a code for the agent to move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        # An illegal action is refused before anything changes.
        chosen = self.space.action(self.game, int(action))  # type: ignore[arg-type]
        agent, before = self.agent_selection, self.game.scores
        self.game.play(chosen)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        after = self.game.scores
        if self.reward == "points":
            gained = [new - old for new, old in zip(after, before, strict=True)]
            for seat, it in enumerate(self.possible_agents):
                others = len(gained) - 1
                mean = (sum(gained) - gained[seat]) / others if others else 0.0
                self.rewards[it] = gained[seat] - mean
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            winners = self.game.winners
            for seat, it in enumerate(self.possible_agents):
                self.infos[it]["score"] = after[seat]
                if self.reward == "result":
                    self.rewards[it] = result(winners, seat)
        self._to_move()
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board: printed (``human``), as text (``ansi``), as an array of pixels (``rgb_array``) or as SVG (``svg``)."""
        if self.render_mode is None:
            return None
        it = picture(self.game, self.render_mode)
        if self.render_mode == "human":
            print(it)
            return None
        return it

    def close(self) -> None:
        """Nothing is open."""
