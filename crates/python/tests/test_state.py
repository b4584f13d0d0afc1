"""The engine in Python."""

import copy
import pickle

import aude
import numpy as np
import pytest
from conftest import ALL_PARTS, play_random


def test_whole_games_can_be_played_saved_and_loaded(setup):
    state = aude.State(setup, seed=3)
    play_random(state, np.random.default_rng(3))
    assert state.is_over and state.winners and state.player is None
    again = aude.State.from_record(state.record())
    assert again == state and hash(again) == hash(state) and again.fingerprint == state.fingerprint
    assert again.setup == setup and hash(again.setup) == hash(setup)


def test_states_can_be_pickled_at_any_point(setup):
    rng = np.random.default_rng(1)
    state = aude.State(setup, seed=5)
    while not state.is_over:
        if rng.random() < 0.1:
            again = pickle.loads(pickle.dumps(state))
            assert again == state and again.legal_actions() == state.legal_actions()
            action = state.legal_actions()[-1]
            assert pickle.loads(pickle.dumps(action)) == action
            assert again.after(-1 % state.legal_count) == state.after(-1 % state.legal_count)
        play_random(state, rng, 1)


def test_a_resampled_state_keeps_its_future_when_pickled():
    state = aude.State(seed=1)
    play_random(state, np.random.default_rng(1), 20)
    other = state.resample(99)
    assert other == state and other.seed is None
    again = pickle.loads(pickle.dumps(other))
    for it in (state, other, again):
        play_random(it, np.random.default_rng(2))
    assert again == other and again.draws == other.draws != state.draws


def test_copies_are_independent():
    state = aude.State(seed=1)
    actions = state.legal_actions()
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        before = hash(state)
        other.play(0)
        assert other != state and hash(state) == before
    assert actions == state.legal_actions(), "actions stay those of the state that listed them"


def test_undo_and_after_leave_the_state_as_it_is(setup):
    state = aude.State(setup, seed=2)
    past = [state.clone()]
    for _ in range(12):
        state.play(0)
        past.append(state.clone())
    assert [state.undo(n) for n in range(13)] == past[::-1]
    assert past[3].after(0) == past[4]
    with pytest.raises(ValueError, match="only 12 actions"):
        state.undo(13)


def test_a_game_can_be_replayed(setup):
    state = aude.State(setup, seed=6)
    play_random(state, np.random.default_rng(6), 80)
    for it in (state, state.resample(1), aude.State.from_record(state.record(seed=False))):
        steps = it.replay()
        assert len(steps) == it.actions and steps[0][0] == aude.State(setup, seed=6)
        for (before, action, _), (after, _, _) in zip(steps, steps[1:], strict=False):
            assert before.after(action) == after or after.is_chance


def test_every_form_of_an_action_is_the_same_action(setup):
    state = aude.State(setup, seed=4)
    rng = np.random.default_rng(4)
    for _ in range(60):
        actions = state.legal_actions()
        index = int(rng.integers(len(actions)))
        action = actions[index]
        for form in (index, np.int32(index), action, action.to_dict(), action.word, str(action)):
            assert state.action(form) == action
        assert action.type == action["type"] == action.to_dict()["type"]
        state.play(action)


def test_events_have_scores_with_their_terms():
    terms = []
    state = aude.State(seed=7)
    while not state.is_over:
        for event in state.play(aude.Bot("greedy").choose(state)):
            if event["type"] == "scored":
                terms.append((event["points"], sum(term["n"] * term["each"] for term in event["terms"])))
    assert terms and all(points == total for points, total in terms)


def test_chance_nodes_tell_what_may_come():
    state = aude.State()
    assert state.is_chance and state.legal_actions() == []
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1.0) and outcomes["U"] == pytest.approx(8 / 71)
    assert state.draw("U")[0]["type"] == "drew"
    with pytest.raises(aude.IllegalActionError, match="no tile is to be drawn"):
        state.draw("U")


def test_the_same_seed_gives_the_same_game_as_told_draws(setup):
    seeded = aude.State(setup, seed=8)
    play_random(seeded, np.random.default_rng(8), 60)
    told = aude.State(setup)
    rng = np.random.default_rng(8)
    for tile in seeded.draws:
        told.draw(tile)
        while not told.is_chance and told.actions < 60:
            play_random(told, rng, 1)
    assert told == seeded


def test_pictures():
    state = aude.State(seed=1)
    assert state._repr_svg_().startswith("<svg") and state.svg(dark=True, tile_size=32).startswith("<svg")
    assert state.png(tile_size=16)[1:4] == b"PNG"
    pixels = state.pixels(tile_size=16, panel=False)
    assert pixels.ndim == 3 and pixels.shape[2] == 3 and pixels.std() > 5
    with pytest.raises(ValueError, match="tile_size"):
        state.svg(tile_size=1)


def test_suggestions_have_reasons():
    state = aude.State(seed=1)
    lines = state.suggest(playouts=200, most=3)
    assert len(lines) == 3 and lines[0]["visits"] >= lines[1]["visits"] and lines[0]["reason"]["text"]
    assert state.is_legal(lines[0]["action"])
    assert state.suggest(playouts=200, most=3) == lines
    with pytest.raises(ValueError, match="give one of"):
        state.suggest(ms=1, level="easy")


@pytest.mark.parametrize("name", ["random", "greedy", "careful", "easy", "search:visits=20"])
def test_bots_play_every_part(name):
    state = aude.State(aude.Setup(2, parts=ALL_PARTS), seed=1)
    bot = aude.Bot(name, seed=3)
    for _ in range(30):
        state.play(bot(state))
    assert pickle.loads(pickle.dumps(bot)).name == name


def test_perft_counts():
    assert aude.State(aude.Setup(2, draw=["U"])).perft(1) == 3


def test_setups_say_what_is_wrong():
    for arguments, field, message in [
        ({"players": 9}, None, "from 1 to 6"),
        ({"parts": ["bass"]}, "parts.bass", "bass"),
        ({"options": {"farmers": "perhaps"}}, "options.farmers", "perhaps"),
        ({"colour": "red"}, "colour", "there is no such field"),
        ({"seed": 4}, None, "no seed"),
    ]:
        with pytest.raises((ValueError, TypeError), match=message) as error:
            aude.Setup(**arguments)
        assert getattr(error.value, "field", None) == field
    setup = aude.Setup(["Anna", "Ben"], parts=ALL_PARTS, options={"farmers": "on"}, tower_pieces=None)
    assert pickle.loads(pickle.dumps(setup)) == setup and aude.Setup.from_dict(setup.to_dict()) == setup


def test_records_say_where_they_are_wrong():
    with pytest.raises(aude.RecordError) as error:
        aude.State.from_record("aude record 1\nplayers: Anna, Ben\n\n1 Anna: Z@1,0")
    assert error.value.line == 4 and error.value.column > 1
