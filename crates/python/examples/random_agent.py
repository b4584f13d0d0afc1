"""An agent that takes any legal action."""

import random

import aude


def choose(state: aude.State) -> aude.Action:
    return random.choice(state.legal_actions())


if __name__ == "__main__":
    random.seed(1)
    state = aude.State(["Anna", "Ben"], seed=1)
    while not state.is_over:
        state.play(choose(state))
    print(state.record())
