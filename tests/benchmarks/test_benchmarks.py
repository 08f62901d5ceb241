"""The benchmarks run; what they measure is for people to read, and no test asserts a time."""

import re

import pytest

from accessible_games.games import GAMES
from tests.benchmarks import bench_braille, bench_core, bench_overlay, bench_start, bench_strength
from tests.benchmarks.bench_strength import Rate


def test_the_benchmark_of_the_core_prints_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each figure, with its limit, and a word on references that are not there."""
    bench_core.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    for figure in ("random games", "random moves", "copying", "imagining", "easy", "normal"):
        assert sum(line.startswith(f"  {figure}") for line in lines) == len(GAMES)
    for reference in ("crazy_eights", "uno", "uno_rules"):
        assert sum(bool(re.search(f" {reference}(:|$)", line)) for line in lines) == len(GAMES)


def test_the_benchmark_of_waiting_prints_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each time that a player waits, with its limit."""
    bench_start.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    for figure in ("first line", "first prompt", "Enter", "memory"):
        assert sum(line.startswith(figure) and "limit" in line for line in lines) == 1


def test_the_benchmark_of_strength_prints_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each pair of levels, with the interval."""
    bench_strength.main(["3", "--game", "life-is-life", "--seats", "3", "--option", "expert=yes"])
    heading, *lines = capsys.readouterr().out.splitlines()
    assert "33.3%" in heading
    assert len(lines) == len(bench_strength.PAIRS)
    assert all(" of 3 games" in line and " to " in line for line in lines)


def test_the_benchmark_of_braille_prints_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each way to make labels that is there."""
    bench_braille.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    for figure in ("labels of a deck", "own reader"):
        assert sum(line.startswith(figure) for line in lines) == 1


def test_the_benchmark_of_overlays_prints_every_format(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One line for each, with its limit."""
    bench_overlay.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(bench_overlay.LIMITS)
    assert all("limit" in line and "nan" not in line for line in lines)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (400, 1000, 0.37, 0.43)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Compared with published values."""
    assert Rate(wins, games).interval() == pytest.approx((low, high), abs=0.001)
