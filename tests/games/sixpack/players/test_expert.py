"""The level `expert`, where one can say what is best."""

from functools import partial

import pytest

from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.players.evaluation import hands_on
from accessible_games.games.sixpack.players.expert import ITERATIONS, study
from accessible_games.games.sixpack.players.hard import MOST, REPLIES
from tests.games.sixpack.building import asked, new, position
from tests.games.sixpack.players.seats import (
    FOUR,
    MINE,
    OTHER,
    SIX,
    found_by,
    hand,
    play_turn,
    played_by,
)
from tests.games.sixpack.players.test_normal import TO_CLEAR, TO_KEEP, claiming, scoring

CHANCES = range(3)


found_at = partial(found_by, study, iterations=ITERATIONS)


@pytest.mark.parametrize("chance", CHANCES)
def test_it_makes_its_pattern(chance: int) -> None:
    """Whatever others may gain; and no other table is looked at twice."""
    table = position(FOUR, (MINE, OTHER, OTHER, OTHER))
    play_turn(table, "expert", chance)
    assert hand(MINE) in hands_on(table.state.display)


@pytest.mark.parametrize("claims", ["show", "yes-no", "off"])
def test_it_claims_its_pattern_whenever_it_can(claims: str) -> None:
    """With any help."""
    assert found_at(claiming(claims))[0].answer == "m13-o14"


def test_it_answers_all_that_is_asked_of_it() -> None:
    """Points, lines to clear and sides to keep as well."""
    for table in (scoring(MINE), position(TO_CLEAR, phase="clear"), new(3, 2)):
        decision = table.waiting()[0]
        for line in found_at(table):
            assert decision.options.why_not(line.answer) is None
    keeping = position(TO_KEEP, phase="keep", line=["column", "o"])
    assert {line.answer for line in found_at(keeping)} == {*asked(keeping).options}


def test_every_answer_is_worth_something() -> None:
    """With tables enough to weigh; what is also asked for is weighed as the best ones are."""
    table = position(SIX, (OTHER, MINE), turn=1)
    found = found_at(table)
    assert {line.answer for line in found} == {*asked(table).options}
    worst = found[-1]
    again = {line.answer: line.values for line in found_at(table, also=(worst.answer,))}
    assert again[worst.answer] != worst.values


def test_no_more_tables_are_weighed_than_given() -> None:
    """Few iterations look at few answers."""
    table = position(FOUR, (OTHER, MINE))
    for iterations in (1, 6, 30):
        lines = found_at(table, iterations=iterations)
        assert len({tuple(line.values) for line in lines}) <= iterations
    weighed = {line.answer: line.values for line in found_at(table, iterations=MOST)}
    again = found_at(table, iterations=MOST + 2 * REPLIES)
    assert (
        0 < len({tuple(line.values) for line in again if line.values != weighed[line.answer]}) < 3
    )


def test_the_same_chance_finds_the_same() -> None:
    """Also where hidden hands are others."""
    table = position(FOUR, (OTHER, MINE, MINE))
    once = found_at(table)
    for number in range(3):
        assert found_at(table.determinize(0, Luck(number))) == once


def test_it_gives_no_pattern_to_whoever_probably_holds_it() -> None:
    """Seat 1 has brought MINE within reach, so seat 0 leaves a table on which it is not made."""
    past = {"seat": 1, "changed": ["n14"], "taken": None, "claimed": [], "returned": []}
    table = position(FOUR, (OTHER, MINE, MINE), past=[past], turn=9)
    for chance in CHANCES:
        played = table.copy()
        play_turn(played, "expert", chance)
        assert hand(MINE) not in hands_on(played.state.display)


@pytest.mark.parametrize(("seats", "seed"), [(2, 5), (4, 4)])
def test_among_themselves_they_finish(seats: int, seed: int) -> None:
    """Nobody denies the others their points for ever."""
    assert not played_by(found_at, new(seats, seed), turns=60).pending
