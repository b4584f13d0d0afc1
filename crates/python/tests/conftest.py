"""What the tests share."""

import aude
import pytest

#: Every part at once, each with the tile set that has most on it.
ALL_PARTS = {part["sets"][-1]: 1 for part in aude.catalogue()["boxes"] if part["sets"]}


@pytest.fixture(params=["base", "all parts"])
def setup(request: pytest.FixtureRequest) -> aude.Setup:
    """The base game, and everything."""
    return aude.Setup(2) if request.param == "base" else aude.Setup(3, parts=ALL_PARTS)


def play_random(state: aude.State, rng, actions: int = 10_000) -> None:
    """Plays random actions, at most so many."""
    while actions and not state.is_over:
        state.play(int(rng.integers(state.legal_count)))
        actions -= 1
