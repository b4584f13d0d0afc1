"""The examples run, and do what they say."""

import doctest
import importlib
import importlib.util
import json
import runpy
import sys
from pathlib import Path

import aude
import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
MANUAL = Path(__file__).parents[3] / "docs" / "python.md"
REQUIRED = {"aude.aec": "pettingzoo", "aude.gym": "gymnasium", "aude.openspiel": "pyspiel", "aude.ray": "ray"}


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_random_agent_plays(capsys):
    runpy.run_path(str(EXAMPLES / "random_agent.py"), run_name="__main__")
    assert aude.State.from_record(capsys.readouterr().out).is_over


def test_the_greedy_agent_beats_random():
    wins = aude.tournament(example("greedy_agent").choose, "random", pairs=3, seed=1).summary()["wins"]
    assert wins == [6, 0]


def test_the_external_engine_plays(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["external_engine.py"])
    runpy.run_path(str(EXAMPLES / "external_engine.py"), run_name="__main__")
    assert "– greedy:" in capsys.readouterr().out


def test_the_trained_policy_beats_random():
    train = example("train")
    weights = train.train(updates=10, games=64, tell=None)
    learned = aude.tournament(train.agent(weights), "random", pairs=15, seed=1, threads=1).summary()
    assert learned["wins"][0] >= 24 and learned["margin"] > 5, learned


def test_the_notebook_runs():
    pytest.importorskip("pandas")
    pytest.importorskip("matplotlib").use("Agg")
    notebook = json.loads((EXAMPLES / "analysis.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names = {"GAMES": 200}
    for cell in cells:
        exec(compile(cell.replace("GAMES = 10_000", "GAMES = 200"), "analysis.ipynb", "exec"), names)
    assert len(names["games"]) == 200


@pytest.mark.parametrize("name", ["aude", "aude._aude", "aude.games", "aude.puzzles", "aude.external", "aude.aec", "aude.gym", "aude.openspiel"])
def test_doctests(name):
    if name in REQUIRED:
        pytest.importorskip(REQUIRED[name])
    module = importlib.import_module(name)
    names = {"aude": aude, **{it: getattr(aude, it) for it in aude.__all__}}
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    if name == "aude._aude":
        # Classes of other languages are not looked through by themselves.
        found = [getattr(module, it) for it in dir(module) if not it.startswith("_")]
        tests = [test for it in found for test in doctest.DocTestFinder(recurse=False).find(it, it.__name__, module=False, globs=names)]
        runner = doctest.DocTestRunner(optionflags=flags)
        for test in tests:
            runner.run(test)
        assert runner.failures == 0 and runner.tries > 15
    else:
        assert doctest.testmod(module, extraglobs=names, optionflags=flags).failed == 0


def test_the_manual():
    assert doctest.testfile(str(MANUAL), module_relative=False, optionflags=doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL, globs={}).failed == 0


def test_the_stubs_name_everything():
    stubs = (Path(aude.__file__).parent / "_aude.pyi").read_text(encoding="utf-8")
    module = importlib.import_module("aude._aude")
    for name in dir(module):
        if name.startswith("_"):
            continue
        assert f"class {name}" in stubs or f"def {name}(" in stubs, name
        for member in dir(getattr(module, name)) if isinstance(getattr(module, name), type) else []:
            if not member.startswith("_") and not hasattr(ValueError, member):
                assert f"def {member}(" in stubs, f"{name}.{member}"
