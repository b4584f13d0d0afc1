"""Ray: the same results on two nodes, also when a worker is lost."""

import os

import aude
import numpy as np
import pytest

ray = pytest.importorskip("ray", reason="Ray is not installed")
from ray.cluster_utils import Cluster  # noqa: E402

import aude.ray  # noqa: E402


@pytest.fixture(scope="module")
def cluster():
    """Two nodes on this machine."""
    it = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    it.add_node(num_cpus=1)
    ray.init(address=it.address, log_to_driver=False)
    assert len(ray.nodes()) == 2
    yield it
    ray.shutdown()
    it.shutdown()


def test_results_are_those_of_one_machine(cluster):
    assert aude.ray.tournament("greedy", "easy", pairs=4, seed=2, per_task=3) == aude.tournament(
        "greedy", "easy", pairs=4, seed=2
    )
    games = aude.ray.self_play(6, "greedy", seed=5, per_task=2)
    assert games == aude.self_play(6, "greedy", seed=5)
    puzzles = aude.ray.find_puzzles([game.record for game in games[:2]], gap=6.0, level="hard", per_task=1)
    here = [aude.find_puzzles(aude.State.from_record(game.record), gap=6.0, level="hard") for game in games[:2]]
    assert puzzles == [puzzle for found in here for puzzle in found]


def test_a_lost_worker_costs_its_games_only(cluster, tmp_path):
    mark = tmp_path / "lost"

    def dies_once(state):
        try:
            os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return state.legal_actions()[0]
        os._exit(1)

    result = aude.ray.self_play(4, dies_once, seed=1, per_task=2)
    assert mark.exists()
    assert result == aude.self_play(4, lambda state: state.legal_actions()[0], seed=1)


def test_a_lost_node_costs_its_games_only(cluster, tmp_path):
    node = cluster.add_node(num_cpus=2)
    started = tmp_path / "started"

    def waits(state):
        started.touch()
        return state.legal_actions()[-1]

    expected = aude.self_play(12, lambda state: state.legal_actions()[-1], seed=1)

    @ray.remote(num_cpus=0)
    def whole():
        return aude.ray.self_play(12, waits, seed=1, per_task=1)

    running = whole.remote()
    while not started.exists():
        ray.wait([running], timeout=0.05)
    cluster.remove_node(node)
    assert ray.get(running) == expected


def test_errors_are_not_tried_again(cluster, tmp_path):
    def fails(state):
        with open(tmp_path / "asked", "a") as file:
            file.write("x")
        raise KeyError("here")

    with pytest.raises(Exception, match="here"):
        aude.ray.self_play(1, fails, seed=1)
    assert (tmp_path / "asked").read_text() == "x"


def test_a_batch_lives_on_the_cluster(cluster):
    actor = aude.ray.BatchActor.remote(8, seed=3)
    batch = aude.Batch(8, seed=3)
    for _ in range(5):
        batch.step(np.zeros(8, np.int64))
        arrays = ray.get(actor.step.remote(np.zeros(8, np.int64)))
        assert all(np.array_equal(array, getattr(batch, name)) for name, array in arrays.items())
