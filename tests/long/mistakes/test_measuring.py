"""Mistakes planted in a toy tree are caught by its tests, or are not; and all is left as it was."""

import sys
from pathlib import Path

import pytest

from tests.long.mistakes import __main__ as program
from tests.long.mistakes.measuring import Bounds, Broken, Copy, Verdict, copied
from tests.long.mistakes.planting import PACKAGE, Mistake

if sys.platform == "win32":
    pytest.skip("only Unix limits processes", allow_module_level=True)

TOY = """
def larger(one, other):
    count = 0
    while count < 1:
        count += 1
    return one if one > other else other
"""
TEST = """
from accessible_games.toy import larger

def test_larger():
    assert larger(1, 2) == larger(2, 1) == 2
"""
WRONG = Mistake("toy.py", "larger", "swap", "one if one > other else other")
HARMLESS = Mistake("toy.py", "larger", "compare", "one > other")
ENDLESS = Mistake("toy.py", "larger", "drop", "count += 1")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree of one function and its test, run without the plugins of the project's tests."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    for folder in (PACKAGE, "tests", "braille_tables", "docs"):
        (tmp_path / folder).mkdir()
    (tmp_path / PACKAGE / "__init__.py").write_text("")
    (tmp_path / PACKAGE / "toy.py").write_text(TOY)
    (tmp_path / "tests/test_toy.py").write_text(TEST)
    for file in ("pyproject.toml", "README.md", "bootstrap.py"):
        (tmp_path / file).write_text("")
    return tmp_path


def contents(folder: Path) -> dict[Path, str]:
    """The text of each file in a folder and in those inside it."""
    return {file: file.read_text() for file in folder.glob("**/*") if file.is_file()}


def test_a_mistake_is_caught_by_the_first_stage_that_fails(tree: Path) -> None:
    """The test that failed is named; without a mistake it passes; the tree was never touched."""
    before = contents(tree)
    with copied(tree) as folder:
        copy = Copy(folder, sys.executable)
        verdict = copy.verdict(WRONG, 1, {1: ["tests", "-k", "toy"], 2: ["no such stage"]})
        assert (folder / PACKAGE / WRONG.file).read_text() == TOY
        assert program.control(copy, [verdict]) is None
    assert verdict.caught_by == "tests/test_toy.py::test_larger"
    assert verdict.stage == 1
    assert contents(tree) == before
    assert not folder.exists()


def test_a_mistake_that_no_test_sees_goes_through_all_stages(tree: Path) -> None:
    """Nothing has caught it."""
    with copied(tree) as folder:
        stages = {2: ["tests/test_toy*.py"], 3: ["tests/test_toy.py"]}
        verdict = Copy(folder, sys.executable).verdict(HARMLESS, 1, stages)
    assert verdict.caught_by is None
    assert verdict.stage == 3


def test_an_endless_loop_is_caught_by_its_bound(tree: Path) -> None:
    """CPU seconds are bounded, so that it ends on a busy machine too, and no sooner."""
    with copied(tree) as folder:
        copy = Copy(folder, sys.executable, bounds=Bounds(seconds=1))
        verdict = copy.verdict(ENDLESS, 1, {1: ["tests"]})
    assert verdict.caught_by is not None
    assert verdict.caught_by.startswith("the bounds")


@pytest.mark.parametrize("stage", [["tests/test_nothing*.py"], ["tests", "-k", "nothing"]])
def test_a_stage_without_tests_is_an_error(tree: Path, stage: list[str]) -> None:
    """It would pass whatever was planted."""
    with copied(tree) as folder, pytest.raises(Broken):
        Copy(folder, sys.executable).run(stage)


def test_a_test_that_fails_anyway_has_caught_nothing(tree: Path) -> None:
    """What caught a mistake is run without any, and named if it fails there."""
    with copied(tree) as folder:
        (folder / "tests/test_toy.py").write_text(TEST.replace("== 2\n", "== 3\n"))
        copy = Copy(folder, sys.executable)
        verdict = Verdict("tests/test_toy.py::test_larger", 1, 0.0)
        assert program.control(copy, [verdict]) == verdict.caught_by


def test_only_what_is_named_is_measured() -> None:
    """Mistakes and stages have numbers, from 1 on."""
    assert program.chosen(["a", "b", "c"], "3,1") == {1: "a", 3: "c"}
    assert program.chosen(["a", "b"], "") == {1: "a", 2: "b"}
