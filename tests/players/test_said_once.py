"""No hint says the same twice, whatever a search finds, in no language and at no verbosity."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import islice

import pytest

from accessible_games.core.event import Event
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.players.costs import HoldsFewer
from accessible_games.games.life_is_life.players.reasons import Collects
from accessible_games.games.sixpack.players.costs import GivesMore
from accessible_games.games.sixpack.players.reasons import GivesLittle
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES
from tests.examples import times
from tests.players.hinted import DIFFERENT, Hinted, contained, hint, positions

pytestmark = pytest.mark.slow

POSITIONS = 500
"""So many positions of each game are looked at."""
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def hints(game: str) -> Sequence[Hinted]:
    """At each position one hint at each verbosity, in the languages by turns."""
    return [
        hint(position, LANGUAGES[number % len(LANGUAGES)], verbosity)
        for number, position in enumerate(islice(positions(game), times(POSITIONS)))
        for verbosity in VERBOSITIES
    ]


@every_game
def test_no_hint_tells_a_fact_twice(game: str) -> None:
    """Neither in the same words nor as a part of another fact about the same answer."""
    for each in hints(game):
        every = [fact for facts in each.facts for fact in facts]
        assert len(every) == len({*every}), every
        for facts in each.facts:
            assert {*contained(facts)} <= {*DIFFERENT}, facts


@every_game
def test_no_hint_says_a_sentence_twice(game: str) -> None:
    """Not even about different answers, as the words are then the same."""
    for each in hints(game):
        said = Counter(each.sentences())
        assert [*said.values()] == [1] * len(said), each.lines


@every_game
def test_hints_of_all_kinds_are_looked_at(game: str) -> None:
    """With another answer as good, with a worse one and its costs, and without another one."""
    assert len(hints(game)) >= POSITIONS * len(VERBOSITIES)
    assert {len(each.facts) for each in hints(game)} == {2, 3}
    assert any(len(each.facts[2]) > 1 for each in hints(game) if each.facts[2:])


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (GivesLittle(33), GivesMore(33, 4)),
        (Collects("bear", 2), HoldsFewer("bear", 2, 3)),
        (GivesLittle(33), GivesLittle(33)),
    ],
)
def test_what_is_told_twice_is_found(one: Event, two: Event) -> None:
    """Before anything is left out."""
    assert [*contained([one, two])]
