"""Self-play, tournaments, puzzles, other programs."""

import sys
import threading

import aude
import pytest
from aude.games import pair_games


def test_results_do_not_depend_on_threads():
    one, two = (aude.tournament("greedy", "easy", pairs=6, seed=3, threads=n, records=True) for n in (1, 3))
    assert one == two and one.summary() == two.summary()
    assert all(aude.State.from_record(game.record).scores == list(game.scores) for game in one.games)
    assert "greedy – easy" in str(one)


def test_functions_play_and_see_no_seed():
    seen = []

    def last(state):
        seen.append(state.seed)
        return state.legal_actions()[-1]

    result = aude.tournament(last, "random", pairs=2, setup=3, seed=1)
    assert len(result.games) == 4 and set(seen) == {None}
    assert result.players == ("last", "random")


def test_named_players_and_functions_see_the_same_game():
    games = aude.self_play(4, "careful", seed=5)
    again = aude.self_play(4, [aude.Bot("careful"), "careful"], seed=5)
    assert [game.record for game in games] == [game.record for game in again]


def test_errors_of_functions_end_the_match():
    def fails(state):
        raise KeyError("here")

    with pytest.raises(KeyError, match="here"):
        aude.self_play(3, fails)
    with pytest.raises(ValueError, match="legal"):
        aude.self_play(3, lambda state: 10_000)
    with pytest.raises(TypeError, match="an action is"):
        aude.self_play(3, lambda state: None)
    with pytest.raises(ValueError, match="there is no player"):
        aude.self_play(3, "greddy")
    with pytest.raises(TypeError, match="a player is"):
        aude.tournament(3, "greedy")


def test_wrong_numbers_of_players_are_refused():
    with pytest.raises(ValueError, match="there are 2 seats"):
        aude.self_play(1, ["greedy"] * 3)
    with pytest.raises(ValueError, match="two seats"):
        aude.tournament("greedy", "random", setup=1)


def test_pairs_exchange_seats():
    games = pair_games(aude.Setup(3), 1, 2, 10)
    assert games == [(11, [1, 0, 1]), (11, [0, 1, 0]), (12, [1, 1, 0]), (12, [0, 0, 1])]


def test_other_threads_run_while_a_bot_thinks():
    ran = threading.Event()
    threading.Timer(0.01, ran.set).start()
    aude.State(seed=1).suggest(ms=200)
    assert ran.is_set()


def test_puzzles_have_one_clear_solution():
    state = aude.State.from_record(aude.self_play(1, "easy", seed=2)[0].record)
    puzzles = aude.find_puzzles(state, gap=5.0, level="hard")
    assert puzzles
    for puzzle in puzzles:
        best, second = puzzle.state.suggest(level="hard", most=2)
        assert best["action"].word == puzzle.solution and best["value"] - second["value"] == pytest.approx(puzzle.gap)
        assert puzzle.state.seed is None and puzzle.state.player == puzzle.player


def test_other_programs_play():
    with aude.External([sys.executable, "-m", "aude"], level="easy") as program:
        result = aude.tournament(program, "random", pairs=2, seed=1)
    assert result.summary()["wins"][0] >= 3
    with pytest.raises(RuntimeError, match="has ended"), aude.External([sys.executable, "-c", "pass"]) as program:
        aude.self_play(1, program)
