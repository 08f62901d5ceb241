"""What is claimed of two answers, which were compared in worlds that had no part in the choice."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count, islice
from math import isfinite
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.players.hard import plan_of
from accessible_games.players import bot, comparing, counts_points, fresh_of, recall, search_of
from accessible_games.players.comparing import CLOSE, FIRST, WITHIN, Comparison, Verdict, compared
from accessible_games.players.judging import CLEAR
from accessible_games.players.limits import heeding, until
from accessible_games.players.search import SearchLine, Worlds, sequential_halving, try_in
from tests.examples import times

CHANCE, POINTS = "life-is-life", "lifeboat"
MOST = 480
values = st.lists(st.floats(0, 1), min_size=2, max_size=40)
every_game = pytest.mark.parametrize("game", GAMES)


def beside(game: str, best: list[float], other: list[float]) -> Comparison:
    """Two answers and their values in the same worlds."""
    return Comparison(game, SearchLine("1", best), SearchLine("2", other))


# What may be claimed ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("best", "other", "verdict"),
    [
        ([0.5] * 9, [0.49] * 9, Verdict.AS_GOOD),
        ([0.49] * 9, [0.5] * 9, Verdict.AS_GOOD),
        ([0.5] * 9, [0.45] * 9, Verdict.WORSE),
        ([0.5] * 9, [0.55] * 9, Verdict.BETTER),
        ([0.0, 1.0] * 50, [1.0, 0.0] * 50, Verdict.UNCLEAR),
        ([0.0, 1.0] * 50, [0.6, 0.0] * 50, Verdict.DOUBTFUL),
    ],
)
def test_a_verdict_follows_from_the_difference_and_its_error(
    best: list[float], other: list[float], verdict: Verdict
) -> None:
    """Equal on average but in wild worlds is not known to be equal."""
    assert beside(CHANCE, best, other).verdict is verdict


def test_points_have_a_measure_of_their_own() -> None:
    """A quarter of a point is as good, one point is worse, and less than half of one is neither."""
    given = {0.25: Verdict.AS_GOOD, 0.499: Verdict.AS_GOOD, 0.6: Verdict.WORSE, 1: Verdict.WORSE}
    for less, verdict in given.items():
        assert beside(POINTS, [5.0] * 9, [5 - less] * 9).verdict is verdict


@given(values, values)
def test_nothing_is_claimed_that_the_worlds_do_not_bound(
    one: list[float], two: list[float]
) -> None:
    """Whatever they were, a claim leaves room for twice or three times the error."""
    found = beside(CHANCE, one, two)
    more, error = found.best.over(found.other)
    as_good = found.verdict is Verdict.AS_GOOD
    assert as_good == (abs(more) + WITHIN * error < CLOSE["chance"])
    assert found.verdict is not Verdict.WORSE or more > CLEAR * error
    assert found.verdict is not Verdict.BETTER or -more > CLEAR * error


# How many worlds ----------------------------------------------------------------------------------


def drawn(noise: float, *worth: float) -> Callable[..., Worlds[Any]]:
    """Worlds in which answers are worth so much, each with luck of its own."""

    def fresh(
        view: object, decision: object, determinize: object, chance: Random, lines: object
    ) -> Worlds[Any]:
        def world() -> Callable[[int], float]:
            lucky = [value + chance.gauss(0, noise) for value in worth]
            return lucky.__getitem__

        return world

    return fresh


def judged(
    patch: pytest.MonkeyPatch, fresh: Callable[..., Worlds[Any]], seed: int, best: int, other: int
) -> Comparison:
    """Two of the answers compared in such worlds."""
    patch.setattr(comparing, "fresh_of", lambda game: (fresh, MOST))
    nothing: Any = None
    lines = SearchLine[Any](best, []), SearchLine[Any](other, [])
    return compared(CHANCE, nothing, nothing, nothing, Random(f"fresh {seed}"), lines)


def test_an_easy_question_needs_few_worlds_and_a_hard_one_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So a claim is not left out for want of worlds, and no time is wasted."""
    easy = judged(monkeypatch, drawn(0.05, 0.5, 0.3), 1, 0, 1)
    hard = judged(monkeypatch, drawn(0.5, 0.5, 0.48), 1, 0, 1)
    assert (easy.verdict, easy.best.visits) == (Verdict.WORSE, FIRST)
    assert (hard.is_open, hard.best.visits) == (True, MOST)


def test_what_was_tried_in_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the time is over before a claim can be made, there is none; nothing fails."""
    ticks = count()
    with heeding(until(2 * FIRST + 10, lambda: next(ticks))):
        found = judged(monkeypatch, drawn(0.5, 0.5, 0.48), 1, 0, 1)
    assert (found.is_open, found.best.visits) == (True, FIRST + 5)


def test_an_answer_that_is_worse_is_hardly_ever_called_as_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By three games of 100, at any noise; what is as good is called so where that can be seen."""
    worse = [
        judged(monkeypatch, drawn(noise, 0.5, 0.47), seed, 0, 1).verdict
        for noise in (0.05, 0.1, 0.2, 0.4)
        for seed in range(25)
    ]
    assert worse.count(Verdict.AS_GOOD) <= 2
    alike = [judged(monkeypatch, drawn(0.05, 0.5, 0.5), seed, 0, 1).verdict for seed in range(25)]
    assert alike.count(Verdict.AS_GOOD) >= 20


def test_the_best_of_many_is_not_priced_by_its_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 20 equal answers a search takes the luckiest to be better by far; fresh worlds do not."""
    searched, told = list[float](), list[float]()
    worth = [0.5] * 20
    for seed in range(20):
        search = drawn(0.3, *worth)(None, None, None, Random(seed), ())
        best, *_, last = sequential_halving(range(20), search, 1000, kept=range(20))
        found = judged(monkeypatch, drawn(0.3, *worth), seed, best.answer, last.answer)
        searched.append(best.over(last)[0])
        told.append(found.best.over(found.other)[0])
    assert sum(searched) / 20 > 0.05
    assert abs(sum(told) / 20) < 0.02


# In the games -------------------------------------------------------------------------------------


def questions(game: str) -> Iterator[tuple[Table[Any], Decision[Any]]]:
    """Some questions of a game among `normal` players that a search looks into."""
    seats = max(3, GAMES[game].seats[0])
    table = Table.new(GAMES[game], seats, 11)
    while table.pending:
        (decision, *_) = table.waiting()
        if only_answer(decision) is None and len(table.moves) % 5 == 0:
            yield table.copy(), decision
        play_move(table, [bot(game, "normal")] * seats, 11)


@every_game
def test_answers_can_be_compared_wherever_a_search_finds_some(game: str) -> None:
    """Each has a value in each world, the same for the same chance, in the measure of the game."""
    fresh, _ = fresh_of(game)
    for table, decision in islice(questions(game), 8):
        view, determinize = recall(
            game, "hint", table.view(decision.seat), partial(table.determinize, decision.seat)
        )
        found = search_of(game, effort=0.1)(view, decision, determinize, Random(1))
        lines = [line for line in found if line.visits][:4]
        tried = [
            [trial(line.answer) for line in lines]
            for again in range(2)
            for worlds in [fresh(view, decision, determinize, Random(2), lines)]
            for trial in [worlds() for _ in range(2)]
        ]
        assert tried[:2] == tried[2:]
        top = 60 if counts_points(game) else 1.2
        assert all(isfinite(value) and -top <= value <= top for each in tried for value in each)


def test_a_row_is_compared_by_the_swap_it_was_found_with() -> None:
    """In Life is Life a row is as good as what is laid there, and a knock lays nothing."""
    for table, decision in islice(questions("life-is-life"), 6):
        view, determinize = table.view(decision.seat), partial(table.determinize, decision.seat)
        for line in search_of("life-is-life", effort=0.1)(view, decision, determinize, Random(1)):
            plan = plan_of(view, decision, line)
            if plan is None:
                assert line.answer == "knock"
                continue
            laid = (plan.laid,) if decision.kind == "lay" else (str(plan.row), plan.laid)
            assert laid == (line.answer, *line.then)


@pytest.mark.slow
def test_what_is_called_as_good_is_so_in_other_worlds() -> None:
    """In Arche Noah, where a search alone said it of answers that were worse by far."""
    held = list[bool]()
    fresh, _ = fresh_of("arche-noah")
    for table, decision in islice(questions("arche-noah"), times(10)):
        view, determinize = recall(
            "arche-noah",
            "hint",
            table.view(decision.seat),
            partial(table.determinize, decision.seat),
        )
        one, two, *_ = search_of("arche-noah", effort=0.1)(view, decision, determinize, Random(1))
        told = compared("arche-noah", view, decision, determinize, Random(2), (one, two))
        if told.verdict is Verdict.AS_GOOD:
            lines = [replace(line, values=[]) for line in (one, two)]
            try_in(lines, fresh(view, decision, determinize, Random(3), lines), 1000)
            more, error = lines[0].over(lines[1])
            held.append(abs(more) - 2 * error < 1.5 * CLOSE["chance"])
    assert len(held) >= 2
    assert all(held)


def test_a_pair_that_is_better_is_not_called_as_good() -> None:
    """The first bird in the hand: a sure pair beats a lone animal, which a search may miss."""
    table = Table.new(GAMES["arche-noah"], 3, 7)
    for text in ("2 bid 0", "0 bid 4", "1 bid 0"):
        table.play(Move.read(text, table.pending))
    (decision,) = table.waiting()
    view, determinize = recall("arche-noah", "hint", table.view(0), partial(table.determinize, 0))
    for seed in range(3):
        lines = (
            SearchLine[Answer](("spider-1",), []),
            SearchLine[Answer](("snake-3", "snake-2"), []),
        )
        found = compared("arche-noah", view, decision, determinize, Random(seed), lines)
        assert found.verdict in (Verdict.BETTER, Verdict.UNCLEAR)
