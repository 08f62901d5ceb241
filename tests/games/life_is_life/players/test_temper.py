"""Bold and careful players of Life is Life, at tables where one sees which is which."""

import pytest

from accessible_games.core.decision import Answer
from accessible_games.core.event import Event
from accessible_games.games.life_is_life.events import Swapped
from accessible_games.games.life_is_life.players.easy import SWAPS as EASY_SWAPS
from accessible_games.games.life_is_life.players.easy import easy
from accessible_games.games.life_is_life.players.hard import FEWEST, candidates, expected
from accessible_games.games.life_is_life.players.normal import SWAPS, advise, normal
from accessible_games.games.life_is_life.players.reasons import (
    BlocksSet,
    ChasesSet,
    KnocksAhead,
    KnocksLate,
    LaysLeast,
    TakesMajority,
)
from accessible_games.games.life_is_life.players.temper import EVEN, TEMPERS, Temper
from accessible_games.games.life_is_life.seen import View
from tests.games.life_is_life.players.seats import (
    DULL,
    ME,
    NEXT,
    decision,
    no_chance,
    no_table,
    sees,
    swapped,
)

GOOD = "giraffe giraffe giraffe giraffe bear bear bear mole mole cat"
"""Some 12 points more than anybody else may expect."""
WEAK = "giraffe bear mole goat sheep dog rabbit pig cat dog"
BOLD, CAREFUL = TEMPERS["bold"], TEMPERS["careful"]


def often(count: int) -> tuple[Swapped, ...]:
    """So many swaps of one's own in this round."""
    return tuple(swapped(ME, "dog", "sheep") for _ in range(count))


def answers(view: View) -> dict[str, Answer]:
    """What `normal` answers with each temperament."""
    return {
        name: normal(view, decision(view), no_table, no_chance(), temper)
        for name, temper in TEMPERS.items()
    }


def why(view: View, temper: Temper) -> Event:
    """The reason of what `normal` advises with that temperament."""
    reason = advise(view, decision(view), no_table, no_chance(), temper).reason
    assert reason
    return reason


@pytest.mark.parametrize(
    ("swaps", "knocking"),
    [(1, {"bold"}), (2, {"bold"}), (3, {"bold", "even"}), (6, {"bold", "even"})],
)
def test_the_bold_knock_earlier_and_the_careful_only_well_ahead(
    swaps: int, knocking: set[str]
) -> None:
    """The same good hand: each swap makes everybody more willing, at a different lead."""
    given = answers(sees(GOOD, swaps=often(swaps)))
    assert {name for name, answer in given.items() if answer == "knock"} == knocking
    assert isinstance(why(sees(GOOD, swaps=often(swaps)), BOLD), KnocksAhead)


def test_everybody_knocks_in_the_end() -> None:
    """Behind all others, the bold ones after five swaps, the careful ones after seven (K24)."""
    for temper in TEMPERS.values():
        late = SWAPS + temper.patience
        assert not isinstance(why(sees(WEAK, swaps=often(late - 1)), temper), KnocksLate)
        assert why(sees(WEAK, swaps=often(late)), temper) == KnocksLate(late)
    assert BOLD.patience < EVEN.patience < CAREFUL.patience


def test_the_bold_go_for_a_set_where_others_take_a_majority() -> None:
    """A third cat is a step to sudden death, four giraffes are probably points."""
    hand = "cat cat giraffe giraffe bear bear bear mouse mole goat"
    view = sees(hand, ("cat", "giraffe giraffe", *DULL[2:]))
    assert answers(view) == {"even": "2", "bold": "1", "careful": "2"}
    assert why(view, BOLD) == ChasesSet("cat", 3, 1)
    assert why(view, CAREFUL) == TakesMajority("giraffe", 4, 9)


def test_the_careful_take_a_majority_where_others_go_for_a_set() -> None:
    """A fourth rabbit would leave one to find; four giraffes are there at once."""
    hand = "rabbit rabbit rabbit giraffe giraffe bear bear bear mouse mouse"
    view = sees(hand, ("rabbit", "giraffe giraffe", *DULL[2:]))
    assert answers(view) == {"even": "1", "bold": "1", "careful": "2"}
    assert why(view, BOLD) == ChasesSet("rabbit", 4, 1)


def test_the_bold_lay_what_somebody_may_wait_for() -> None:
    """The next one holds two cats, perhaps a third: only the bold ones lay the fourth."""
    hand = "giraffe giraffe giraffe giraffe bear bear bear mole mole cat"
    view = sees(hand, ("bear", *DULL[1:]), row=1, swaps=(swapped(NEXT, "cat cat", "dog dog"),))
    assert answers(view) == {"even": ("giraffe",), "bold": ("cat",), "careful": ("giraffe",)}
    assert isinstance(why(view, BOLD), LaysLeast)
    assert why(view, CAREFUL) == BlocksSet(NEXT, "cat", 3, False)


def test_the_careful_take_away_what_somebody_waits_for() -> None:
    """The fourth cat lies open: the bold ones knock and let it lie, as they are ahead."""
    hand = "giraffe giraffe giraffe bear bear bear rabbit rabbit goat dog"
    waits = swapped(NEXT, "cat cat cat", "dog dog pig")
    view = sees(hand, ("cat", "giraffe giraffe", *DULL[2:]), swaps=(waits, *often(1)))
    assert answers(view) == {"even": "1", "bold": "knock", "careful": "1"}
    assert why(view, CAREFUL) == BlocksSet(NEXT, "cat", 3, True)


@pytest.mark.parametrize("temper", TEMPERS.values())
def test_easy_players_knock_sooner_or_later_too(temper: Temper) -> None:
    """That is all in which they differ, as they never look at the others."""
    enough = EASY_SWAPS + temper.patience
    for swaps in range(1, 6):
        view = sees(WEAK, swaps=often(swaps))
        answer = easy(view, decision(view), no_table, no_chance(), temper)
        assert (answer == "knock") == (swaps >= enough)


def test_a_search_begins_with_what_the_temperament_thinks() -> None:
    """After one swap a knock is promising to the bold ones alone."""
    view = sees(GOOD, swaps=often(1))
    knocking = {}
    for name, temper in TEMPERS.items():
        tried = candidates(view, decision(view), FEWEST, (), temper)
        thought = expected(view, tried, temper)
        knocking[name] = thought(None) > max(thought(plan) for plan in tried if plan)
    assert knocking == {"even": False, "bold": True, "careful": False}
    assert BOLD.venture > EVEN.venture == 0 > CAREFUL.venture


def test_the_usual_temperament_is_what_it_was() -> None:
    """Nothing more, nothing less; hints and reviews think so."""
    assert TEMPERS["even"] == EVEN == Temper(1.0, 1.0, 0, 0, 0.0)
