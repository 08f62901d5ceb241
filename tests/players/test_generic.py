"""The search that every game gets for nothing: by the rules, and by what its seat may know."""

from functools import partial
from random import Random
from typing import Any

import pytest

from accessible_games import players
from accessible_games.core.decision import Answer, Between, Decision, Move
from accessible_games.core.game import AnyView
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.players import Bot, Determinize, bot, chance_of, generic, levels_of, search_of
from accessible_games.players.limits import OutOfTimeError, heeding
from accessible_games.players.modules import GENERIC
from tests.bare.stones.game import GAME as STONES
from tests.core import toy
from tests.games.playing import Case
from tests.players.asked import Question, every_third_case, questions

FEW = 3
"""What holds for any number of trials is tried with few."""
LAW = pytest.mark.parametrize("heap", [1, 2, 3, 5, 6, 7])
"""Heaps at which one answer wins for sure."""


def searched(
    view: AnyView,
    decision: Decision[Any],
    determinize: Determinize,
    chance: Random,
    trials: int = FEW,
    others: Bot | None = None,
) -> Answer:
    """What the search answers."""
    return generic.study(view, decision, determinize, chance, trials, others=others)[0].answer


def answer(
    table: Table[Any], decision: Decision[Any], trials: int = FEW, others: Bot | None = None
) -> Answer:
    """What it answers at a table."""
    view, determinize = table.view(decision.seat), partial(table.determinize, decision.seat)
    return searched(view, decision, determinize, chance_of(1, 0, 5), trials, others)


def heap_of(number: int) -> Table[Any]:
    """Two players before a heap of stones."""
    state = STONES.setup(2, Luck(1), {})
    state.heap = number
    return Table(STONES, state)


def asked(table: Table[Any]) -> Decision[Any]:
    """The first open question."""
    return table.waiting()[0]


def move(table: Table[Any], given: Any) -> Move:
    """An answer to the first open question."""
    return Move(asked(table).seat, asked(table).kind, given)


@every_third_case
def test_it_answers_by_the_rules_and_knows_nothing_hidden(case: Case) -> None:
    """In every game: where only hidden cards differ, the same chance brings the same answer.

    Whether everybody answers in trials by chance or as `easy` does.
    """
    for number, question in enumerate(looked_at(case)):
        before, others = question.table.copy(), (None, bot(case.name, "easy"))[number % 2]
        given = answer(question.table, question.decision, others=others)
        assert question.decision.options.why_not(given) is None
        world = question.table.determinize(question.decision.seat, Luck(number))
        assert answer(world, question.decision, others=others) == given
        assert question.table.state == before.state


def looked_at(case: Case) -> list[Question]:
    """Some of the questions of a case."""
    return [*questions(case)][::3]


@pytest.mark.parametrize("seats", toy.SEATS)
def test_what_others_answer_at_the_same_time_is_hidden_too(seats: int) -> None:
    """Whoever bids last does not search in the bids of the others."""
    for seed in range(5):
        table = Table.new(toy.GAME, seats, seed)
        table.play(move(table, "high"))
        given = set[Answer]()
        for coins in range(3):
            bidden = table.copy()
            for _ in range(seats - 1):
                bidden.play(move(bidden, coins))
            given.add(answer(bidden, asked(bidden), 20))
        assert len(given) == 1


@LAW
def test_it_finds_the_answer_that_wins(heap: int) -> None:
    """With the trials of `hard`, in a game whose best answers are known."""
    table = heap_of(heap)
    assert answer(table, asked(table), GENERIC["hard"]) == heap % 4


def test_the_same_chance_brings_the_same_answer() -> None:
    """A budget is a number of trials, not a time."""
    table = heap_of(17)
    study = partial(
        generic.study, table.view(0), asked(table), partial(table.determinize, 0), iterations=40
    )
    assert study(chance=Random(3)) == study(chance=Random(3))


def test_what_takes_longer_is_tried_less() -> None:
    """So a decision costs about as much in every game."""
    for game in GAMES.values():
        table = Table.new(game, 4, 1)
        seat = asked(table).seat
        determinize = partial(table.determinize, seat)
        found = generic.study(table.view(seat), asked(table), determinize, Random(1), 40)
        assert 0 < sum(line.visits for line in found) <= 40


def test_of_too_many_answers_some_are_tried() -> None:
    """By lot, and all of them where there are few."""
    assert generic.candidates(Between(1, 5), 5, Random(1)) == [1, 2, 3, 4, 5]
    some = generic.candidates(Between(1, 500), 20, Random(1))
    assert 2 <= len(some) <= 20
    assert len(set(some)) == len(some)
    assert max(each for each in some if isinstance(each, int)) > 20


def test_an_answer_that_is_reviewed_is_tried_too() -> None:
    """Even if it is not among those of the lot."""
    table = heap_of(18)
    found = generic.study(
        table.view(0), asked(table), partial(table.determinize, 0), Random(1), 40, also=(3,)
    )
    assert next(line for line in found if line.answer == 3).visits


def test_out_of_time_it_gives_what_it_has_found() -> None:
    """Or says that there is nothing yet."""
    table = heap_of(18)
    left = iter(range(200))

    def check() -> None:
        if next(left, None) is None:
            raise OutOfTimeError

    with heeding(check):
        found = generic.study(
            table.view(0), asked(table), partial(table.determinize, 0), Random(1), 10**6
        )
    assert found[0].visits
    with heeding(check), pytest.raises(OutOfTimeError):
        generic.study(table.view(0), asked(table), partial(table.determinize, 0), Random(1), 10)


def test_chances_by_progress_add_up() -> None:
    """Among equals everybody has the same; who is ahead of all has half, who is last nothing."""
    assert [generic.chance_by((2, 2, 2, 2), seat) for seat in range(4)] == [0.25] * 4
    four = [generic.chance_by((5, 1, 3, 3), seat) for seat in range(4)]
    assert (four[0], four[1]) == (0.5, 0.0)
    assert sum(four) == pytest.approx(1)
    assert [generic.chance_by((1, 0), seat) for seat in range(2)] == [1.0, 0.0]


def test_a_game_without_players_has_three_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are found by name and play to the end; before it is known, it has none."""
    assert levels_of(toy.NAME) == ()
    monkeypatch.setattr(players, "GAMES", {toy.NAME: toy.GAME})
    assert levels_of(toy.NAME) == ("random", "normal", "hard")
    for level in levels_of(toy.NAME):
        table = Table.new(toy.GAME, 3, 2)
        player = bot(toy.NAME, level, 0.1)
        while table.pending:
            decision = asked(table)
            determinize = partial(table.determinize, decision.seat)
            given = player(table.view(decision.seat), decision, determinize, Random(1))
            table.play(move(table, given))
        assert toy.GAME.winners(table.state)
    with pytest.raises(ValueError, match="pebbles easy"):
        bot(toy.NAME, "easy")
    with pytest.raises(ValueError, match="pebbles bold-hard"):
        bot(toy.NAME, "bold-hard")


def test_an_easy_player_makes_the_search_stronger(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with `easy` alone has two levels above it, in whose trials everybody answers so."""
    monkeypatch.setattr(players, "has_part", lambda game, name: name == "easy")
    assert levels_of("life-is-life") == ("random", "easy", "normal", "hard")
    answering = list[int]()

    def easy(
        view: AnyView, decision: Decision[Any], determinize: Determinize, chance: Random
    ) -> Answer:
        answering.append(decision.seat)
        given: Answer = decision.options.draw(chance)
        return given

    monkeypatch.setattr(players, "part", lambda game, name, *_: easy if name == "easy" else None)
    table = Table.new(GAMES["life-is-life"], 3, 1)
    decision = asked(table)
    search = search_of("life-is-life", "hard", 0.05)
    search(
        table.view(decision.seat), decision, partial(table.determinize, decision.seat), Random(1)
    )
    assert {*answering} == {0, 1, 2}


def test_it_beats_chance() -> None:
    """In pebbles, which nobody wrote players for, by far more than by luck."""
    search, wins, games = search_of(toy.NAME, "hard", 0.05), 0.0, 40
    for seed in range(games):
        table = Table.new(toy.GAME, 2, seed, {"rounds": "three", "coins": "many"})
        luck = Random(seed)
        while table.pending:
            decision = asked(table)
            if decision.seat == seed % 2:
                determinize = partial(table.determinize, decision.seat)
                found = search(table.view(decision.seat), decision, determinize, luck)
                table.play(move(table, found[0].answer))
            else:
                table.play(move(table, decision.options.draw(luck)))
        winners = toy.GAME.winners(table.state)
        wins += (seed % 2 in winners) / len(winners)
    assert wins > games * 0.6
