"""Every answer has its price, by two players; and a position that they dispute is no puzzle."""

from pathlib import Path

import pytest

from accessible_games.app.puzzle_set import Puzzle, asked_in, best_of, puzzle_in, puzzles_of
from accessible_games.core.decision import Answer
from accessible_games.players.judging import same
from accessible_games.players.search import SearchLine
from tests.examples import times
from tests.games.facts import PUZZLES, games_having
from tests.long.puzzles.measuring import at_least, is_sure, margin_of, prices, tried

DISPUTED = Path(__file__).with_name("disputed.jsonl")
"""Former puzzles: `hard` still finds one answer clearly best, `expert` surely another one."""
every_game = pytest.mark.parametrize("game", games_having(PUZZLES))


def quick(game: str) -> list[Puzzle]:
    """Puzzles with few answers, which are soon measured."""
    return sorted(puzzles_of(game), key=lambda puzzle: len(puzzle.prices))[: times(1)]


@every_game
def test_prices_are_those_that_were_measured(game: str) -> None:
    """The same worlds give the same prices: they are in the file as they were found."""
    for puzzle in quick(game):
        table = puzzle.table()
        assert prices(table, best_of(puzzle, table), f"found {puzzle.name}") == puzzle.prices


@every_game
def test_only_the_best_answer_is_one(game: str) -> None:
    """No other answer of a puzzle would do as the best one."""
    puzzle = quick(game)[0]
    table = puzzle.table()
    best = best_of(puzzle, table)
    others = [answer for answer in asked_in(table).options if not same(answer, best)]
    for answer in others[: times(1)]:
        assert prices(table, answer, "other") is None


@pytest.mark.parametrize("line", DISPUTED.read_text("utf-8").splitlines())
def test_what_expert_disputes_is_no_puzzle(line: str) -> None:
    """Though `hard` is sure of it."""
    puzzle = puzzle_in(line)
    table = puzzle.table()
    best = best_of(puzzle, table)
    margin = margin_of(table.game.name, "hard")
    first, others = tried(table, best, "hard", margin, "disputed")
    assert all(is_sure(first, other, margin) for other in others)
    assert prices(table, best, "disputed") is None


def line(answer: Answer, *values: float) -> SearchLine[Answer]:
    """Return a line of an answer with these values again and again."""
    return SearchLine(answer, [*values] * (16 // len(values)))


def test_a_price_is_rounded_down() -> None:
    """It is at least so much, and to a multiple of five where it is less certain than a game."""
    best = line("1", 0.75)
    assert at_least("arche-noah", best, line("2", 0.69)) == 6
    assert at_least("arche-noah", best, line("2", 0.0, 1.0)) == 25
    assert at_least("arche-noah", best, line("2", 0.0, 0.96)) == 25
    assert at_least("arche-noah", best, line("2", 0.04, 1.0)) == 20
    assert at_least("lifeboat", line("1", 2.0), line("2", 0.5)) == 1


def test_what_comes_before_an_action_must_not_be_better_by_much() -> None:
    """It is the action that a puzzle asks for; any other answer has to be worse by the margin."""
    best = line("mug", 2.0)
    assert is_sure(best, line("trade", 2.0), 0.75)
    assert not is_sure(best, line("trade", 2.5), 0.75)
    assert not is_sure(best, line("row", 2.0), 0.75)
    assert is_sure(best, line("row", 1.0), 0.75)
    assert not is_sure(best, line("row", -9.0, 11.0), 0.75)
