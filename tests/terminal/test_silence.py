"""Every typed line is answered, even a long one."""

import tempfile
from functools import cache
from pathlib import Path

import pytest

from accessible_games.core.event import Event
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.asking import LONGEST
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.games import GAMES
from accessible_games.match.commands import rereading
from accessible_games.match.history import EventHistory
from accessible_games.speech.arguments import Words
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fluent import LONGEST_TEXT
from tests.sessions import (
    NAMES,
    new_game,
    new_record,
    only_record,
    program,
    random_answers,
    records,
)

BRIEF = ("sixpack", "lifeboat")
"""Games in which some events have no words at low verbosity."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def session_of(name: str) -> TerminalSession:
    """Return a game among random players, told briefly, with one of them at the keyboard."""
    game = GAMES[name]
    options = {option: choices[0] for option, choices in game.options.items()}
    bots = NAMES[: max(2, game.seats[0]) - 1]
    occupants = [Occupant("person", "Anna"), *(Occupant("random", bot) for bot in bots)]
    record = Record(name, game.version, options, tuple(occupants), 1)
    with tempfile.TemporaryDirectory() as folder:
        evening = new_game(Path(folder), record, verbosity="brief")
        evening.play_all(random_answers(evening.session, limit=60))
    return evening.session


def unheard(session: TerminalSession) -> list[tuple[int, Event]]:
    """Return what the person at the keyboard was told without words."""
    told = session.persons[0].history.told
    return [(when, event) for when, event in told if not rereading.heard(session.persons[0], event)]


@pytest.mark.parametrize("name", BRIEF)
def test_since_is_answered_where_nothing_had_words(name: str) -> None:
    """For this person, an event without words did not happen."""
    session = session_of(name)
    silent, before = unheard(session), session.persons[0].history
    assert silent
    session.persons[0].history = EventHistory()
    for moves, event in silent:
        session.persons[0].history.add(moves, event)
    session.person.lines.clear()
    try:
        rereading.since(session.person, "")
    finally:
        session.persons[0].history = before
    assert session.person.lines == session.person.narrator.say("nothing-since")


@pytest.mark.parametrize("name", BRIEF)
@pytest.mark.parametrize("sought", [",", ".", "?!", "'", "\u0301"])
def test_a_search_without_a_letter_asks_for_one(name: str, sought: str) -> None:
    """It would be found everywhere, even if there is nothing to say."""
    session = session_of(name)
    session.person.lines.clear()
    session.room.dispatch(session.person, f"search {sought}")
    assert session.person.lines == session.person.narrator.say("search-what")


@every_language
def test_a_line_that_is_too_long_is_refused_whole(tmp_path: Path, language: Language) -> None:
    """In one sentence that says how long a line may be; nothing of it is done."""
    evening = new_game(tmp_path, language=language)
    words = catalogue_of(language)
    long = f"{words.words('command-hand')[0]} " + "a" * LONGEST
    answers = evening.play(long, long[:LONGEST], "1 " * 5000)
    told = words.say("line-too-long", count=LONGEST)
    assert " ".join(answers[1]) == " ".join(answers[3]) == told
    assert str(LONGEST) in told
    assert " ".join(answers[2]) not in ("", told)
    assert [move for move in evening.session.match.table.moves if move.seat == 0] == []


def test_a_line_that_is_too_long_is_refused_wherever_a_game_is_set_up() -> None:
    """The question comes again."""
    typed = "1\n" + "a" * 10_000 + "\nAnna\n3\n1\n\n\n"
    outcome = program("play", typed=typed)
    told = catalogue_of("en").say("line-too-long", count=LONGEST)
    assert told in " ".join(outcome.out.split())
    assert max(map(len, outcome.lines)) < 2 * LONGEST
    assert only_record().parent == records()


def test_a_line_that_is_too_long_is_refused_while_the_keyboard_is_passed(tmp_path: Path) -> None:
    """No one takes it."""
    evening = new_game(tmp_path, new_record(people=("Anna", "Ben"), bots=("random",)))
    answers = evening.play("a" * (LONGEST + 1))
    assert " ".join(answers[1]) == catalogue_of("en").say("line-too-long", count=LONGEST)
    assert evening.session.hot_seat.at_keyboard is None


@every_language
def test_a_refusal_that_names_very_many_cards_is_said(language: Language) -> None:
    """A line of 500 letters can name 250 cards by place; the words must cope with such a list."""
    words = catalogue_of(language, "lifeboat")
    lacking = Words(["painting-2"] * (LONGEST // 2))
    said = words.say("refused-not-there", lacking=lacking, held=0, piece="painting-2")
    assert words.piece("painting-2") in said
    assert len(said) <= LONGEST_TEXT
