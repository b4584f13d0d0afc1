"""Codes, masks and planes."""

import pickle

import aude
import numpy as np
import pytest
from conftest import ALL_PARTS, play_random


@pytest.mark.parametrize("window", [5, 31])
def test_every_legal_action_has_a_code_of_its_own(setup, window):
    space = aude.Space(setup, window)
    state = aude.State(setup, seed=1)
    rng = np.random.default_rng(1)
    while not state.is_over:
        codes = space.codes(state)
        assert len(set(codes)) == len(codes) == state.legal_count and None not in codes
        mask = space.mask(state)
        assert set(np.flatnonzero(mask)) == set(codes) and mask.shape == (space.size,)
        index = int(rng.integers(len(codes)))
        action = state.legal_actions()[index]
        assert space.action(state, codes[index]) == action and space.code(state, action) == codes[index]
        state.play(action)


def test_codes_mean_the_same_in_every_position():
    """What version 1 of the codes means. It must not change: networks are trained on it."""
    setup = aude.Setup(2, draw=["U", "V"])
    space = aude.Space(setup)
    assert (space.codes_version, space.size) == ("aude-actions-1", 4229)
    state = aude.State(setup)
    assert state.tile == "U" and state.legal_count == 3
    for word, code in [("U@1,0", (15 * 31 + 16) * 4), ("U@-1,0", (15 * 31 + 14) * 4), ("U@0,-1", (16 * 31 + 15) * 4)]:
        assert space.code(state, word) == code
        assert space.describe(code) == f"tile at {word[2:]} turn 0"
    state.play("U@1,0")
    codes = {str(action): space.code(state, action) for action in state.legal_actions()}
    assert codes["pass"] == 31 * 31 * 4 + 128
    # The road of U runs from side to side: its first place is the east.
    road = next(code for word, code in codes.items() if "road" in word)
    assert space.describe(road) == "follower at E"


def test_codes_outside_the_window_are_others():
    setup = aude.Setup(2)
    space = aude.Space(setup, 5)
    state = aude.State(setup, seed=2)
    rng = np.random.default_rng(2)
    others = 0
    while not state.is_over:
        others += sum(space.describe(code).startswith("other") for code in space.codes(state))
        play_random(state, rng, 1)
    assert others > 0


def test_planes_show_the_board():
    setup = aude.Setup(2)
    space = aude.Space(setup, 31)
    names = space.planes
    state = aude.State(setup, seed=3)
    rng = np.random.default_rng(3)
    for _ in range(40):
        play_random(state, rng, 1)
    position = state.to_dict()
    for seat in (0, 1):
        seen = space.observe(state, seat)
        planes, features = seen["observation"], dict(zip(space.features, seen["features"], strict=True))
        assert planes.shape == (31, 31, len(names)) and planes.dtype == np.uint8
        assert planes[:, :, names.index("tile")].sum() == len(position["board"])
        own = sum(planes[:, :, i].astype(bool).sum() for i, name in enumerate(names) if name.startswith("own figure"))
        figures = [figure for tile in position["board"] for figure in tile["figures"]]
        assert own == sum(figure["owner"] == seat for figure in figures)
        assert features["own score"] == state.scores[seat] and features["left"] == state.left
        assert features["player+1 score"] == state.scores[1 - seat]
        assert seen["action_mask"].any() == (state.player == seat)
        for tile in position["board"]:
            x, y = tile["at"]
            assert planes[15 - y, 15 + x, names.index("tile")] == 1
    # The start tile has its city in the north and a road from west to east.
    start = planes[15, 15]
    shown = {name for name in names if start[names.index(name)]}
    assert {"city N", "road E", "road W", "road joins E-W"} <= shown and "city E" not in shown


def test_nothing_hidden_is_observed():
    """Two games that differ only in what will be drawn look the same."""
    for setup in (aude.Setup(2), aude.Setup(2, parts=ALL_PARTS)):
        space = aude.Space(setup)
        state = aude.State(setup, seed=1)
        play_random(state, np.random.default_rng(1), 30)
        for other in (state.resample(1), state.resample(2)):
            for seat in (0, 1):
                one, two = space.observe(state, seat), space.observe(other, seat)
                assert all(np.array_equal(one[key], two[key]) for key in one)


def test_hands_of_others_are_not_observed():
    values = next(option["values"] for option in aude.catalogue()["options"] if option["name"] == "tiles-in-hand")
    setup = aude.Setup(2, options={"tiles-in-hand": values[-1]})
    space = aude.Space(setup)
    state = aude.State(setup, seed=1)
    seen = dict(zip(space.features, space.observe(state, 0)["features"], strict=True))
    hands = state.to_dict()["hands"]
    assert sum(n for key, n in seen.items() if key.startswith("own hand")) == len(hands[0])
    unseen = sum(n for key, n in seen.items() if key.startswith("bag "))
    assert unseen == state.left + len(hands[1])


def test_a_space_refuses_states_of_other_setups():
    space = aude.Space(2)
    with pytest.raises(ValueError, match="another setup"):
        space.mask(aude.State(3, seed=1))
    assert pickle.loads(pickle.dumps(space)).size == space.size
    for window in (4, 3, 129, 0):
        with pytest.raises(ValueError, match="odd number"):
            aude.Space(2, window)
