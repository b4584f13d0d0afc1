"""An agent in twenty lines: the most points now, and what own followers would score if the game ended."""

import aude


def worth(state: aude.State, player: int) -> float:
    value = float(state.scores[player])
    for feature in state.features():
        strength = feature["strength"]
        if feature["kind"] != "field" and strength[player] > 0 and strength[player] == max(strength):
            value += 0.6 * feature["tiles"]
    return value + 0.4 * int(state.to_dict()["supply"][player]["follower"])


def choose(state: aude.State) -> aude.Action:
    player = state.player
    assert player is not None
    # Another seed: it does not look at the tiles that really come.
    imagined = state.resample(0)
    return max(imagined.legal_actions(), key=lambda action: worth(imagined.after(action), player))


if __name__ == "__main__":
    print(aude.tournament(choose, "random", pairs=10, seed=1, progress=True))
