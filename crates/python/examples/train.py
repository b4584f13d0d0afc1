"""Trains a small policy by REINFORCE in self-play, with NumPy alone: a few minutes on a CPU.

    python train.py --updates 60

The policy is a softmax over the legal actions of a linear function of a few features of each: what a tile touches, what a figure would stand on, how many figures
are left. Each decision is rewarded by how the lead changes from there to the end of the game.
"""

import argparse

import aude
import numpy as np

WINDOW = 25
SPACE = aude.Space(2, WINDOW)
PLANE = {name: number for number, name in enumerate(SPACE.planes)}
FEATURE = {name: number for number, name in enumerate(SPACE.features)}
SIDES = "NESW"
#: For each side the step to the neighbour, as row and column.
STEPS = [(-1, 0), (0, 1), (1, 0), (0, -1)]
PLACEMENTS = WINDOW * WINDOW * 4
PASS = PLACEMENTS + 8 * 16
WEIGHTS = 13 + 3 + 12


def options(planes, features, masks):
    """The legal actions of many positions: for each its position, its code and its features."""
    games, codes = np.nonzero(masks)
    about = np.zeros((len(games), WEIGHTS), np.float32)
    tiles = np.flatnonzero(codes < PLACEMENTS)
    if len(tiles):
        about[tiles, :13] = about_tiles(planes, features, games[tiles], codes[tiles])
    rest = np.flatnonzero(codes >= PLACEMENTS)
    if len(rest):
        about[rest, 13:] = about_figures(planes, features, games[rest], codes[rest])
    return games, codes, about


def about_tiles(planes, features, games, codes):
    """What a tile touches where it goes."""
    about = np.zeros((len(games), 13), np.float32)
    square, turn = codes // 4, codes % 4
    row, column = square // WINDOW, square % WINDOW
    padded = np.pad(planes, ((0, 0), (1, 1), (1, 1), (0, 0)))
    own_middle, other_middle = PLANE["own figure middle"], PLANE["other figure middle"]
    for side, (down, right) in enumerate(STEPS):
        # The side of the tile in hand that comes to lie here, and the side of the neighbour that faces it.
        printed, facing = (side - turn) % 4, (side + 2) % 4
        beside = padded[games, row + 1 + down, column + 1 + right]
        there = beside[:, PLANE["tile"]] > 0
        own = beside[:, PLANE[f"own figure {SIDES[facing]}"]] > 0
        other = beside[:, PLANE[f"other figure {SIDES[facing]}"]] > 0
        about[:, 0] += there
        for n, kind in enumerate(("city", "road")):
            columns = np.array([FEATURE[f"in hand: {kind} {name}"] for name in SIDES])
            has = features[games, columns[printed]] > 0
            about[:, 2 + n] += has & there
            about[:, 4 + n] += has & ~there
            about[:, 6 + n] += has & own
            about[:, 8 + n] += has & other
    monastery = features[games, FEATURE["in hand: monastery"]] > 0
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            near = padded[games, row + 1 + down, column + 1 + right]
            about[:, 1] += near[:, PLANE["tile"]]
            about[:, 10] += near[:, own_middle] > 0
            about[:, 11] += near[:, other_middle] > 0
            about[:, 12] += monastery * near[:, PLANE["tile"]]
    about[:, [1, 12]] /= 4
    return about


def about_figures(planes, features, games, codes):
    """What a figure would stand on, with how many are left and how far the game is."""
    about = np.zeros((len(games), 15), np.float32)
    left = features[games, FEATURE["left"]] / 71
    supply = features[games, FEATURE["own follower"]] / 7
    terms = np.stack([np.ones_like(left), supply, left], axis=1)
    about[:, :3] = terms * (codes == PASS)[:, None]
    place = (codes - PLACEMENTS) % 16
    flat = planes[:, :, :, PLANE["last"]].reshape(len(planes), -1).argmax(axis=1)
    rows, columns = flat // WINDOW, flat % WINDOW
    last = planes[np.arange(len(planes)), rows, columns]
    city = np.array([PLANE[f"city {name}"] for name in SIDES])
    side = np.minimum(place // 3, 3)
    edge, middle = place % 3 == 1, place >= 12
    is_city = last[games, city[side]] > 0
    figure = codes != PASS
    kinds = [edge & ~middle & is_city, edge & ~middle & ~is_city, ~edge & ~middle, middle]
    for n, kind in enumerate(kinds):
        about[:, 3 + 3 * n : 6 + 3 * n] = terms * (kind & figure)[:, None]
    return about


def choose(weights, planes, features, masks, rng):
    """An action for each position that has any, by chance, with what is needed to learn from it."""
    games, codes, about = options(planes, features, masks)
    starts = np.flatnonzero(np.r_[True, games[1:] != games[:-1]])
    which = np.cumsum(np.r_[0, games[1:] != games[:-1]])
    logits = about @ weights
    likely = np.exp(logits - np.maximum.reduceat(logits, starts)[which])
    likely /= np.add.reduceat(likely, starts)[which]
    noisy = logits + rng.gumbel(size=len(logits))
    chosen = np.flatnonzero(noisy == np.maximum.reduceat(noisy, starts)[which])
    # The gradient of the logarithm of the chance that this is chosen.
    gradient = about[chosen] - np.add.reduceat(about * likely[:, None], starts)
    return games[chosen], codes[chosen], gradient


def train(updates=60, games=128, seed=1, rate=0.05, tell=print):
    """Learns weights in self-play."""
    rng = np.random.default_rng(seed)
    batch = aude.Batch(games, 2, seed=seed, auto_reset=False, observe=True, window=WINDOW)
    weights = np.zeros(WEIGHTS, np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for update in range(1, updates + 1):
        batch.reset()
        decided = []
        while batch.counts.any():
            who, codes, gradient = choose(weights, batch.observations, batch.features, batch.masks, rng)
            seat = batch.players[who]
            lead = batch.scores[who, seat] - batch.scores[who, 1 - seat]
            decided.append((who, seat.copy(), lead, gradient))
            actions = np.zeros(games, np.int64)
            actions[who] = codes
            batch.step_codes(actions)
        final = batch.final_scores
        won = np.concatenate([final[who, seat] - final[who, 1 - seat] - lead for who, seat, lead, _ in decided])
        gradient = np.concatenate([it[3] for it in decided])
        advantage = (won - won.mean()) / (won.std() + 1e-6)
        step = (gradient * advantage[:, None]).mean(axis=0)
        # Adam.
        mean, square = 0.9 * mean + 0.1 * step, 0.99 * square + 0.01 * step**2
        weights = weights + rate * (mean / (1 - 0.9**update)) / (np.sqrt(square / (1 - 0.99**update)) + 1e-8)
        if tell:
            tell(f"update {update}: {final.mean():.1f} points a player, spread of the lead {won.std():.1f}")
    return weights.astype(np.float32)


def agent(weights, seed=0):
    """The policy as a player."""
    rng = np.random.default_rng(seed)

    def policy(state):
        seen = SPACE.observe(state)
        _, codes, _ = choose(
            weights, seen["observation"][None], seen["features"][None], seen["action_mask"][None], rng
        )
        return SPACE.action(state, int(codes[0]))

    return policy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    learned = train(arguments.updates, seed=arguments.seed)
    print(aude.tournament(agent(learned), "random", pairs=100, seed=1, threads=1))
    print(aude.tournament(agent(learned), "greedy", pairs=50, seed=1, threads=1))
