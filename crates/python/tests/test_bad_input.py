"""Whatever Python passes in gives an exception with nothing changed, never a crash."""

import aude
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

SETTINGS = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
#: What wrong input may raise. Anything else, such as a panic of Rust, fails the test.
REFUSED = (ValueError, TypeError, OverflowError, IndexError, KeyError, AttributeError)

FIELDS = ["type", "tile", "at", "turn", "bridge", "figure", "segment", "owner", "from", "quarter", "count", "points", "axis", "kind", "places"]
TYPES = sorted({"place-tile", "place-figure", "pass", "tower", "capture", "bridge", "castle", "bid", "exchange", "enter-city", "move-wagon"})
scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 5),
    st.integers(),
    st.floats(),
    st.text(max_size=6),
    st.sampled_from(["U", "D", "follower", "city", "road", "field", "N", "castle", *TYPES]),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.one_of(st.sampled_from(FIELDS), st.text(max_size=4)), inner, max_size=4)
    ),
    max_leaves=8,
)
actions = st.one_of(
    values,
    st.fixed_dictionaries({"type": st.sampled_from(TYPES)}, optional={field: values for field in FIELDS[1:]}),
    st.from_regex(r"[A-Z]{1,2}@-?\d{1,5},-?\d{1,5}(r\d)?", fullmatch=True),
    st.builds(lambda size: np.zeros(size), st.integers(0, 3)),
    st.builds(object),
)

STATES = []
for parts in (["base"], {part["sets"][-1]: 1 for part in aude.catalogue()["boxes"] if part["sets"]}):
    for steps in (0, 1, 25, 10_000):
        state = aude.State(aude.Setup(2, parts=parts), seed=steps)
        while steps and not state.is_over:
            state.play(steps % state.legal_count)
            steps -= 1
        STATES.append(state)
STATES.append(aude.State())
OTHER = aude.State(3, seed=1)


@SETTINGS
@given(st.sampled_from(STATES), actions)
def test_actions(state, action):
    before, state = state, state.clone()
    for call in (state.play, state.after, state.action, state.is_legal):
        try:
            result = call(action)
        except REFUSED:
            assert state == before
        else:
            if call == state.play:
                assert before.is_legal(action)
                state = before.clone()
            assert result is not None


@SETTINGS
@given(st.sampled_from(STATES), values)
def test_other_arguments(state, value):
    space = aude.Space(state.setup, 9)
    before, state = state, state.clone()
    for call in (
        state.undo,
        state.draw,
        lambda it: state.perft(it) if it not in (3, 4, 5) else None,
        state.resample,
        lambda it: state.svg(tile_size=it),
        lambda it: state.suggest(level=it),
        lambda it: state.suggest(playouts=it) if not isinstance(it, int) or it < 6 else None,
        lambda it: space.action(state, it),
        lambda it: space.code(state, it),
        lambda it: space.observe(state, it),
        lambda it: space.describe(it),
        lambda it: space.mask(it),
        lambda it: aude.Space(state.setup, it),
    ):
        try:
            call(value)
        except REFUSED:
            pass
        if call != state.draw:
            assert state == before
        else:
            state = before.clone()


@SETTINGS
@given(values, st.dictionaries(st.sampled_from(["parts", "options", "counts", "toggles", "draw", "bag", "start", "scores", "preset", "first", "x"]), values, max_size=3))
def test_setups(players, fields):
    for call in (lambda: aude.Setup(players, **fields), lambda: aude.State(players, fields.get("first")), lambda: aude.Setup.from_dict(fields)):
        try:
            call()
        except REFUSED as error:
            assert str(error)


@SETTINGS
@given(st.binary(max_size=200), st.integers(0, 600), st.integers(0, 600))
def test_damaged_records(noise, start, end):
    record = STATES[2].record()
    damaged = record[:start] + noise.decode("latin-1") + record[end:]
    try:
        aude.State.from_record(damaged)
    except aude.RecordError as error:
        assert error.line >= 1 and error.column >= 1


BATCH = aude.Batch(3, seed=1, observe=True, window=9)


@SETTINGS
@given(st.one_of(values, st.lists(st.integers(-2, 40), min_size=3, max_size=3), st.builds(lambda n, kind: np.zeros(n, kind), st.integers(0, 4), st.sampled_from(["i1", "u8", "f4", "O", "U3", "M8[s]"]))))
def test_batches(value):
    before = [BATCH.state(i) for i in range(3)]
    arrays = [BATCH.masks.copy(), BATCH.scores.copy(), BATCH.observations.copy()]
    for call in (BATCH.step, BATCH.step_codes, BATCH.state, BATCH.codes):
        try:
            call(value)
        except REFUSED:
            assert [BATCH.state(i) for i in range(3)] == before
            now = [BATCH.masks, BATCH.scores, BATCH.observations]
            assert all(np.array_equal(a, b) for a, b in zip(arrays, now, strict=True))
        else:
            before = [BATCH.state(i) for i in range(3)]
            arrays = [BATCH.masks.copy(), BATCH.scores.copy(), BATCH.observations.copy()]


@SETTINGS
@given(values, values, values)
def test_constructors(one, two, three):
    for call in (
        lambda: aude.Batch(one if not isinstance(one, int) else min(one, 9), two, seed=three, window=9),
        lambda: aude.Batch(2, threads=one if not isinstance(one, int) else min(one, 4)),
        lambda: aude.Bot(one, two),
        lambda: aude.State.from_record(one),
        lambda: aude.self_play(1, one),
        lambda: aude.tournament(one, two, pairs=1),
    ):
        try:
            call()
        except REFUSED:
            pass


def test_actions_and_states_of_other_rules_are_refused():
    state = aude.State(seed=1)
    with pytest.raises(ValueError, match="another setup"):
        state.play(OTHER.legal_actions()[0])
    with pytest.raises(ValueError, match="another setup"):
        aude.Space(2).code(OTHER, 0)


def test_a_list_that_contains_itself_is_refused():
    loop = []
    loop.append(loop)
    for call in (lambda: aude.State(seed=1).play({"type": loop}), lambda: aude.Setup(loop)):
        with pytest.raises(ValueError, match="too deeply"):
            call()
