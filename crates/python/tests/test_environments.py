"""Environments under the tests of the libraries they are for."""

import pickle
import warnings

import aude
import gymnasium
import numpy as np
import pytest
from conftest import ALL_PARTS
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import aude.gym  # registers the environment
from aude import aec

SHORT = {"draw": list("UVEUVE")}


@pytest.mark.parametrize("setup", [aude.Setup(2), aude.Setup(3, parts=ALL_PARTS)], ids=["base", "all parts"])
def test_pettingzoo_api(setup):
    api_test(aec.env(setup, window=15), num_cycles=400)


def test_pettingzoo_seeds():
    seed_test(lambda: aec.env(window=15), num_cycles=300)


def test_pettingzoo_render():
    render_test(
        lambda render_mode=None: aec.env(aude.Setup(2, **SHORT), window=9, render_mode=render_mode),
        custom_tests={"svg": lambda svg: svg.startswith("<svg")},
    )


def test_rewards_of_a_game_add_up():
    for reward in ("result", "points"):
        env = aec.env(window=15, reward=reward)
        env.reset(seed=4)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, gained, over, cut, _ = env.last()
            total[agent] += gained
            env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
        scores = env.unwrapped.game.scores
        lead = scores[0] - scores[1]
        assert total == ({"player_0": lead, "player_1": -lead} if reward == "points" else {"player_0": np.sign(lead), "player_1": -np.sign(lead)})


def test_an_illegal_action_ends_the_game_or_is_refused():
    env = aec.env(window=15)
    env.reset(seed=1)
    env.step(0)
    assert env.terminations["player_0"] and env.rewards["player_0"] == -1
    raw = aec.raw_env(window=15)
    raw.reset(seed=1)
    before = raw.game.clone()
    with pytest.raises(aude.IllegalActionError, match="not legal"):
        raw.step(0)
    assert raw.game == before and raw.agent_selection == "player_0"


def test_gymnasium_check():
    with warnings.catch_warnings():
        # Numbers of points have no bounds that would help anybody.
        warnings.simplefilter("ignore")
        for options in ({}, {"setup": aude.Setup(3, parts=ALL_PARTS), "opponent": "random", "seat": None, "reward": "points"}):
            check_env(gymnasium.make("aude/Carcassonne-v1", window=15, **options).unwrapped, skip_render_check=False)


def test_gymnasium_against_a_function_and_in_either_seat():
    env = gymnasium.make(
        "aude/Carcassonne-v1", opponent=lambda state: state.legal_actions()[0], seat=None, illegal="raise", window=15
    )
    seats = []
    for episode in range(3):
        seen, info = env.reset(seed=3 if episode == 0 else None)
        seats.append(info["seat"])
        over = False
        while not over:
            seen, reward, over, _, info = env.step(env.action_space.sample(seen["action_mask"]))
        own, other = info["scores"][info["seat"]], info["scores"][1 - info["seat"]]
        assert reward == np.sign(own - other)
    assert seats == [0, 1, 0]
    env.reset()
    with pytest.raises(aude.IllegalActionError):
        env.step(0)


def test_openspiel():
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    import aude.openspiel  # noqa: F401 - registers the game

    for game in (
        pyspiel.load_game("python_aude(players=2,window=15)"),
        pyspiel.load_game("python_aude(players=3,parts=base+inns-cathedrals+tower,window=9)"),
    ):
        rng = np.random.default_rng(1)
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                assert sum(chances) == pytest.approx(1.0)
                action = rng.choice(actions, p=chances)
            else:
                assert state.returns() == [0.0] * game.num_players()
                action = rng.choice(state.legal_actions())
                assert state.action_to_string(state.current_player(), int(action))
            copied = state.clone()
            state.apply_action(int(action))
            copied.apply_action(int(action))
            assert str(copied) == str(state)
            steps += 1
            if steps % 60 == 0:
                text = pyspiel.serialize_game_and_state(game, state)
                _, again = pyspiel.deserialize_game_and_state(text)
                assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
                observer = game.make_py_observer()
                observer.set_from(state, 0)
                assert observer.tensor.any()
        assert state.history() and all(-1 <= value <= 1 for value in state.returns())
        # OpenSpiel's own simulation.
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_environments_can_be_pickled():
    env = aec.raw_env(window=9)
    env.reset(seed=1)
    again = pickle.loads(pickle.dumps(env))
    assert again.game == env.game and again.agent_selection == env.agent_selection
