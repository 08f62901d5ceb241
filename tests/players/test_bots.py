"""What every computer player of every game keeps to, at each level."""

from dataclasses import fields, is_dataclass
from functools import cache, partial
from random import Random
from types import NoneType
from typing import Any

import pytest

from accessible_games.contest.playing import play_move, play_out
from accessible_games.core.decision import Decision
from accessible_games.core.event import Event
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.players import (
    LEVELS,
    Advice,
    Determinize,
    advise,
    bot,
    chance_of,
    levels_of,
    recall,
    search_of,
)
from accessible_games.players.search import Found
from tests.examples import times
from tests.games.playing import Case, film, stops
from tests.gathering import gathering
from tests.players.asked import (
    EFFORT,
    answer,
    answered,
    answers_legally,
    changes_nothing,
    every_case,
    every_third_case,
    knows_nothing_hidden,
    player,
    questions,
    sea_won,
    seated,
)

every_player = gathering({f"{case} {level}": [(case, level)] for case, level in seated(LEVELS)})
"""Every level at tables of every game."""
RESUMED = 3
"""So many moves are played on from each place of a game that it is resumed at."""


def studied(
    table: Table[Any], decision: Decision[Any], level: str = "hard", longer: int = 1
) -> Found:
    """What a computer player that searches has found at this table."""
    search = search_of(table.game.name, level, longer * EFFORT)
    view, determinize = remembered(table, decision, level)
    return search(view, decision, determinize, chance_of(1, decision.seat, 5))


def advice(table: Table[Any], decision: Decision[Any]) -> Advice:
    """What somebody at this table is advised."""
    view, determinize = remembered(table, decision, "normal")
    return advise(table.game.name, view, decision, determinize, chance_of(1, decision.seat, 5))


def remembered(table: Table[Any], decision: Decision[Any], level: str) -> tuple[Any, Determinize]:
    """What a level remembers of what somebody saw."""
    seat = decision.seat
    return recall(table.game.name, level, table.view(seat), partial(table.determinize, seat))


@cache
def played_out(case: Case, level: str, seed: int) -> tuple[Table[Any], Table[Any]]:
    """A table late in a random game, and at the end as players of one level play on.

    From the first move on others play: in test_tempers.py at every table, and where levels are
    compared.
    """
    stops = film(case)
    late = stops[len(stops) * 5 // 6]
    table = late.copy()
    play_out(table, [player(case.name, level)] * case.seats, seed)
    return late, table


@every_player
def test_every_answer_is_legal(case: Case, level: str) -> None:
    """In any position a random game may come to, also in those no good player would be in."""
    answers_legally(questions(case), level)


@every_player
def test_a_bot_does_not_know_what_is_hidden(case: Case, level: str) -> None:
    """Where only hidden cards differ, the same chance brings the same answer."""
    knows_nothing_hidden(questions(case), level)


@every_player
def test_a_bot_changes_nothing(case: Case, level: str) -> None:
    """Thinking leaves the table as it was."""
    changes_nothing(questions(case), level)


@every_case
def test_all_of_a_game_is_looked_at(case: Case) -> None:
    """What players keep to is tried in all seats, from the first question of a game to the last.

    No kind of question is left out that these games ask.
    """
    asked = questions(case)
    kinds = {question.decision.kind for question in asked}
    for seed in range(2):
        for table in stops(case, seed):
            assert {decision.kind for decision in table.waiting()} <= kinds
    assert {question.decision.seat for question in asked} == set(range(case.seats))
    progress = [question.progress for question in asked]
    assert min(progress) == 0
    for part in range(3):
        assert sum(part <= 3 * each <= part + 1 for each in progress) >= 3


@every_player
def test_every_game_among_bots_ends(case: Case, level: str) -> None:
    """No level plays on for ever, and somebody wins if anybody is left to win."""
    for seed in range(times(1)):
        _, table = played_out(case, level, seed)
        assert bool(case.game.winners(table.state)) != sea_won(table)


@every_player
def test_a_resumed_game_goes_on_as_it_would_have(case: Case, level: str) -> None:
    """An answer depends on the seed, the seat and the number of moves so far, on nothing else."""
    for seed in range(times(1)):
        late, table = played_out(case, level, seed)
        moves = table.moves[len(late.moves) :]
        for quarter in range(4):
            resumed = late.copy()
            for move in moves[: len(moves) * quarter // 4]:
                resumed.play(move)
            for _ in range(min(RESUMED, len(table.moves) - len(resumed.moves))):
                play_move(resumed, [player(case.name, level)] * case.seats, seed)
            assert resumed.moves == table.moves[: len(resumed.moves)]


@every_case
def test_advice_is_what_normal_would_do_and_why(case: Case) -> None:
    """The answer is that of `normal` who remembers as much; the reason is one fact to be said."""
    for question in questions(case):
        given = advice(question.table.copy(), question.decision)
        assert given.answer == answered(question, "normal")[0]
        assert isinstance(given.reason, Event)
        assert is_dataclass(given.reason)
        values = [getattr(given.reason, field.name) for field in fields(given.reason)]
        assert all(isinstance(value, (int, str, tuple, NoneType)) for value in values)


def test_random_answers_are_those_of_the_options() -> None:
    """The level `random` leaves everything to chance, and so plays differently each time."""
    table = Table.new(GAMES["life-is-life"], 4, 1)
    (decision,) = table.waiting()
    drawn = {answer(table, decision, "random", seed) for seed in range(50)}
    assert drawn == set(decision.options)


@pytest.mark.parametrize(
    ("game", "level"),
    [("life-is-life", "harder"), ("chess", "easy"), ("chess", "hard"), ("chess", "expert")],
)
def test_an_unknown_level_or_game_is_refused(game: str, level: str) -> None:
    """With an error that names both."""
    with pytest.raises(ValueError, match=f"{game} {level}"):
        bot(game, level)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_every_level(game: str) -> None:
    """From the weakest to the strongest; hints and reviews rely on those that search."""
    assert levels_of(game) == LEVELS
    assert all(callable(bot(game, level)) for level in LEVELS)


@every_third_case
def test_a_search_tells_what_it_found(case: Case) -> None:
    """Different legal answers, the best first, which is what the level plays."""
    for question in questions(case):
        decision = question.decision
        found = studied(question.table.copy(), decision)
        assert found[0].answer == answered(question, "hard")[0]
        answers = [line.answer for line in found]
        assert len(set(answers)) == len(answers)
        assert all(decision.options.why_not(one) is None for one in answers)
        visits = [line.visits for line in found]
        assert visits == sorted(visits, reverse=True)


@every_third_case
def test_more_iterations_are_used(case: Case) -> None:
    """Who may think six times as long finds more, and `expert` no less, but something else."""
    table = case.begin(3)
    (decision,) = table.waiting()[:1]
    few, more, most = (
        studied(table, decision, level, longer)
        for level, longer in (("hard", 1), ("hard", 6), ("expert", 6))
    )
    visits = [sum(line.visits for line in found) for found in (few, more, most)]
    assert visits == sorted(visits)
    assert visits[-1] > 0
    assert few != more != most


def test_chance_differs_by_seed_seat_and_move() -> None:
    """The same three bring the same numbers, any other three bring others."""
    drawn = [
        chance_of(seed, seat, moves).random()
        for seed in range(5)
        for seat in range(5)
        for moves in range(50)
    ]
    assert len(set(drawn)) == len(drawn)
    assert chance_of(1, 2, 3).random() == Random("1 2 3").random()
    assert chance_of(1, 23, 4).random() != chance_of(12, 3, 4).random()
