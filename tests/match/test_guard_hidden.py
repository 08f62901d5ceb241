"""Nothing that reaches a person depends on what that person may not know, in any game.

An ordinary run compares five hundred worlds, `ACCESSIBLE_GAMES_EXAMPLES=20` ten thousand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice, product
from random import Random
from typing import Any

import pytest

from accessible_games.core.decision import Decision
from accessible_games.core.event import Seat
from accessible_games.core.table import Table
from accessible_games.frontends.terminal.hot_seat import WHILE_PASSED
from accessible_games.games import GAMES
from accessible_games.match import counsel
from accessible_games.match.commands.command_table import OPEN
from accessible_games.players import search_of
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES
from tests.examples import FACTOR, times
from tests.games.playing import CASES, Case, random_moves
from tests.games.worlds import worlds
from tests.match.outputs import Groping, Told, asked_for, compounds, hinted, probe, probed

pytestmark = pytest.mark.slow
every_game = pytest.mark.parametrize("name", GAMES)
STOPS, HINTS = 33, 6
"""The number of moments of each game in which worlds are compared, and of those with hints."""
WORLDS = 4
"""The number of worlds in each moment: more moments find more than more worlds do."""
WORDS = [*product(LANGUAGES, VERBOSITIES)]
LONGEST = 90
"""The most rounds of questions before a moment."""
ASKED, ANSWERED = 5, 12
"""How many commands and answers are typed in each world; other moments type others."""
MANY, FEW = 200, 6
"""Out of so many answers, so many are tried at once."""
BEGINNINGS = ("", *"abcdefghijklmnopqrstuvwxyz", "1 ", "lay ")


@dataclass
class Moment:
    """A table in the middle of a game, who is asked there, and the wording."""

    table: Table[Any]
    asked: Decision[Any]
    told: Told
    words: dict[str, Any]
    number: int


def moments(name: str, count: int) -> Iterator[Moment]:
    """Yield moments of random games, with all kinds of tables, languages and verbosities."""
    cases = [case for case in CASES if case.name == name]
    for number in range(count):
        language, verbosity = WORDS[number % len(WORDS)]
        table, told, seat = played(cases[number % len(cases)], number)
        words = {"language": language, "verbosity": verbosity}
        yield Moment(table, table.pending[seat], told, words, number)


def played(case: Case, number: int) -> tuple[Table[Any], Told, Seat]:
    """Return a table after some rounds of questions, what was told, and a seat that is asked.

    If the game was over earlier, there are fewer rounds.
    """
    chance = Random(number)
    rounds = chance.randrange(LONGEST)
    while True:
        table = case.begin(number)
        told = [(0, event) for event in table.opening]
        for _ in range(rounds):
            for move in random_moves(table, chance):
                told += [(len(table.moves), event) for event in table.play(move)]
        if table.pending:
            return table, told, chance.choice([*table.pending])
        rounds //= 2


def some(lines: Sequence[str], most: int, number: int) -> list[str]:
    """Return at most so many of the lines, different ones for each number."""
    every = max(1, -(-len(lines) // most))
    return [*lines[number % every :: every]]


def lines_of(moment: Moment, world: Table[Any]) -> list[str]:
    """Return what is typed in all worlds of a moment; other moments type the rest."""
    asked, number = moment.asked, moment.number
    session = probe(world, [asked.seat], moment.told, **moment.words)
    answers = some([*islice(asked.options, MANY)], FEW, number)
    tried = [line for answer in answers for line in compounds(session, asked, answer)]
    return [*some([*asked_for(session)], ASKED, number), *some(tried, ANSWERED, number)]


def betrayed(moment: Moment, count: int = WORLDS) -> tuple[int, dict[str, list[object]]]:
    """Return how many worlds were compared, and what differed between them, by what was typed."""
    asked = moment.asked
    alike = worlds(moment.table, asked.seat, count, moment.number)
    lines = lines_of(moment, alike[0])
    found = [
        probed(probe(world, [asked.seat], moment.told, **moment.words), asked, lines)
        for world in alike
    ]
    different = [what for what in found[0] if any(each[what] != found[0][what] for each in found)]
    return len(alike), {what: [each[what] for each in found] for what in different}


@every_game
def test_what_is_hidden_reaches_nobody_at_the_own_prompt(name: str) -> None:
    """Questions, refusals, commands, Tab, the display, the bell and reports are the same in all."""
    compared = 0
    for moment in moments(name, times(STOPS)):
        count, different = betrayed(moment)
        assert different == {}, f"{moment.number}: {moment.asked}"
        compared += count
    assert compared >= 125 * FACTOR


@every_game
def test_no_hint_tells_what_is_hidden(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks with what its person may know, here with fewer tries than usual."""
    monkeypatch.setattr(counsel, "search_of", partial(search_of, effort=0.02))
    for moment in moments(name, times(HINTS)):
        asked = moment.asked
        alike = worlds(moment.table, asked.seat, 2, moment.number)
        sessions = [probe(world, [asked.seat], moment.told, **moment.words) for world in alike]
        told = {hinted(session, asked) for session in sessions}
        assert len(told) == 1


@every_game
def test_tab_completes_no_answer_while_the_keyboard_is_passed(name: str) -> None:
    """Only commands that work there are completed, and told, whatever the next person holds."""
    for moment in moments(name, times(HINTS)):
        asked = moment.asked
        previous = (asked.seat + 1) % moment.table.state.seats
        people = sorted((asked.seat, previous))
        found = []
        for world in worlds(moment.table, previous, WORLDS, moment.number):
            if asked.seat not in world.pending:
                continue
            session = probe(world, people, moment.told, **moment.words)
            lines = ["hand", "moves", "hint", "lay", *OPEN, "help", ""]
            keyboard = Groping(session.ears, iter(lines), beginnings=BEGINNINGS)
            session.console.keyboard = keyboard
            session.pose(world.pending[asked.seat])
            found.append((keyboard.found, keyboard.paragraphs, keyboard.rings))
            words = session.person.vocabulary
            offered = {word for tabs in keyboard.found for each in tabs.values() for word in each}
            assert offered == {*map(words.commands.word, WHILE_PASSED)}
        assert all(each == found[0] for each in found)
