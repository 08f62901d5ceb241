"""Hints in Arche Noah say what `hard` would do, as they remember the same."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Decision, only_answer
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.match.commands.hinting import hint, say_answer
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.settings import Settings
from accessible_games.players import bot, chance_of
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from tests.examples import times
from tests.games.arche_noah.building import position

pytestmark = [pytest.mark.slow, pytest.mark.searching]

GAME = "arche-noah"
SEATS, SEED = 3, 5
APART = 11
"""One of so many questions is looked at, of both kinds and both passes."""
MOST = times(8)
OWN = "vulture-1 vulture-2 vulture-3"
"""A pile that one animal completes."""
SHOWN = "vulture-4 toucan-1 bat-1"


def asked(table: Table[Any], language: Language = "en", verbosity: Verbosity = "normal") -> Person:
    """Whoever is asked first at a table of people."""
    decision = table.waiting()[0]
    people = tuple(Occupant("person", name) for name in ("Anna", "Ben", "Cleo")[:SEATS])
    match = Match(table, Record(GAME, 1, {}, people, SEED))
    settings = Settings(language=language, verbosity=verbosity)
    person = person_at(match, decision.seat, settings, {})
    person.asked = decision
    return person


def hinted(person: Person) -> str:
    """All that a hint says to somebody."""
    hint(person, "")
    return " ".join(person.take_lines())


def questions() -> Iterator[tuple[Table[Any], Decision[Any]]]:
    """Questions of a game of `normal` players, where there is something to choose."""
    table, number = Table.new(GAMES[GAME], SEATS, SEED), 0
    while table.pending and number < MOST * APART:
        decision, number = table.waiting()[0], number + 1
        if number % APART == 0 and only_answer(decision) is None:
            yield table.copy(), decision
        play_move(table, [bot(GAME, "normal")] * SEATS, SEED)


def test_a_hint_is_what_hard_does() -> None:
    """At bids and picks, early and late."""
    seen = set()
    for table, decision in questions():
        seat, person = decision.seat, asked(table)
        chance = chance_of(SEED, seat, len(table.moves))
        answer = bot(GAME, "hard")(
            table.view(seat), decision, partial(table.determinize, seat), chance
        )
        say_answer(person, decision, answer)
        (advice,) = person.take_lines()
        assert advice in hinted(person)
        seen.add(decision.kind)
    assert seen == {"bid", "pick"}


def test_a_hint_knows_what_completes_the_own_pile() -> None:
    """A fourth vulture brings nine points at once, and so none of the others is as good."""
    said = hinted(asked(position(SEATS, {0: OWN}, SHOWN, bids=[2, 0, 0], chips=[0, 3, 3])))
    assert "I would take vulture 4. Of all that is left, it helps you most." in said
    assert "About as good" not in said


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_without_the_piles_says_so(language: Language, verbosity: Verbosity) -> None:
    """At bids and picks, once, and compares nothing by them; with the piles it does not say so."""
    words = {
        "en": "This hint knows no pile",
        "de": "Dieser Vorschlag kennt keinen Stapel",
        "fr": "Ce conseil ne connaît aucune pile",
    }
    for bids in ([], [2, 0, 0]):
        for knowing in (False, True):
            table = position(SEATS, {0: OWN}, SHOWN, bids=bids, knowing_hints=knowing)
            said = hinted(asked(table, language, verbosity))
            assert said.count(words[language]) == (not knowing)
            _, warned, rest = said.partition(words[language])
            assert not warned or rest.count(".") == 1
