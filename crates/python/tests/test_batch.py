"""Many games at once."""

import aude
import numpy as np
import pytest
from conftest import ALL_PARTS


def choices(rng, batch):
    return (rng.random(len(batch)) * batch.counts).astype(np.int64)


@pytest.mark.parametrize("parts", [["base"], ALL_PARTS])
def test_a_batch_plays_the_games_of_its_seeds(parts):
    setup = aude.Setup(2, parts=parts)
    space = aude.Space(setup, 15)
    batch = aude.Batch(6, setup, seed=4, observe=True, window=15)
    states = [setup.start(int(seed)) for seed in batch.seeds]
    rng = np.random.default_rng(4)
    for _ in range(150):
        actions = choices(rng, batch)
        before = [state.clone() for state in states]
        batch.step(actions)
        for i, state in enumerate(states):
            old = np.array(state.scores)
            state.play(int(actions[i]))
            assert np.array_equal(batch.rewards[i], np.array(state.scores) - old)
            assert batch.dones[i] == state.is_over
            if state.is_over:
                assert np.array_equal(batch.final_scores[i], state.scores)
                shares = [1 / len(state.winners) if seat in state.winners else 0 for seat in (0, 1)]
                assert batch.results[i] == pytest.approx(shares)
                states[i] = state = setup.start(int(batch.seeds[i]))
            assert batch.state(i) == state and batch.counts[i] == state.legal_count
            assert batch.players[i] == state.player and np.array_equal(batch.scores[i], state.scores)
            seen = space.observe(state)
            assert np.array_equal(batch.observations[i], seen["observation"])
            assert np.array_equal(batch.features[i], seen["features"])
            assert np.array_equal(batch.masks[i], seen["action_mask"])
        del before


def test_codes_and_indices_play_the_same():
    one, two = (aude.Batch(16, seed=2, observe=True, window=21) for _ in range(2))
    rng = np.random.default_rng(2)
    for _ in range(200):
        actions = choices(rng, one)
        codes = np.array([one.codes(i)[action] for i, action in enumerate(actions)])
        one.step(actions)
        two.step_codes(codes)
        assert np.array_equal(one.masks, two.masks) and np.array_equal(one.observations, two.observations)


def test_results_do_not_depend_on_threads():
    ends = []
    for threads in (1, 2, 5):
        batch = aude.Batch(100, seed=9, threads=threads)
        rng, total = np.random.default_rng(1), np.zeros((100, 2))
        for _ in range(300):
            batch.step(choices(rng, batch))
            total += batch.rewards
        ends.append((total, batch.seeds.copy(), batch.final_scores.copy()))
    for end in ends[1:]:
        assert all(np.array_equal(a, b) for a, b in zip(ends[0], end, strict=True))


def test_games_that_are_over_wait_without_auto_reset():
    batch = aude.Batch(8, aude.Setup(2, draw=["U", "V"]), auto_reset=False)
    rng = np.random.default_rng(1)
    while batch.counts.any():
        batch.step(choices(rng, batch))
    assert (batch.players == -1).all()
    scores = batch.scores.copy()
    batch.step(np.full(8, 77))
    assert np.array_equal(batch.scores, scores) and not batch.dones.any()
    batch.reset(np.arange(8))
    assert batch.counts.all() and np.array_equal(batch.seeds, np.arange(8))


def test_arrays_stay_where_they_are():
    batch = aude.Batch(4, observe=True, window=9)
    arrays = [getattr(batch, name) for name in ("counts", "rewards", "observations", "masks")]
    batch.step([0, 0, 0, 0])
    assert all(a is getattr(batch, n) for a, n in zip(arrays, ("counts", "rewards", "observations", "masks"), strict=True))


def test_wrong_actions_change_nothing():
    batch = aude.Batch(4, seed=1)
    before = [batch.state(i) for i in range(4)]
    for actions, error in [
        ([0, 0, 0], ValueError),
        ([[0, 0, 0, 0]], ValueError),
        ([0, 0, 0, -1], ValueError),
        ([0, 0, 0, 1 << 40], ValueError),
        ([0.0, 0.0, 0.0, 0.0], TypeError),
        (["a", "b", "c", "d"], TypeError),
        (None, TypeError),
        (np.array([True] * 4), TypeError),
    ]:
        with pytest.raises(error):
            batch.step(actions)
    with pytest.raises(ValueError, match="observe"):
        batch.step_codes([0, 0, 0, 0])
    assert [batch.state(i) for i in range(4)] == before
    with pytest.raises(IndexError):
        batch.state(4)
    assert batch.state(-1) == batch.state(3)


def test_arrays_that_cannot_be_written_are_an_error():
    batch = aude.Batch(4, seed=1)
    batch.counts.flags.writeable = False
    with pytest.raises(RuntimeError, match="cannot be written"):
        batch.step([0] * 4)
    batch.counts.flags.writeable = True
    batch.step([0] * 4)
    batch.step(batch.counts * 0)
