"""Lines in which somebody corrects themselves: what is said last is played, if it is clear."""

import pytest

from accessible_games.core.decision import Move
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.match.dispatch import complaint, read
from accessible_games.match.match import Match
from accessible_games.match.meaning import Given
from accessible_games.match.person import Person, person_at
from accessible_games.match.room import Room
from accessible_games.match.room_parts import Audience
from accessible_games.speech.catalogue import Language
from accessible_games.speech.problem import NotUnderstoodError
from tests.speech.prompts import PROMPTS, meaning, person


@pytest.mark.parametrize(
    ("language", "prompt", "typed", "played"),
    [
        ("en", "arche-noah bid", "no, I meant four", "4"),
        ("en", "arche-noah bid", "three, no, four", "4"),
        ("en", "arche-noah bid", "not three but four", "4"),
        ("en", "arche-noah bid", "I don't bid three but four", "4"),
        ("en", "arche-noah bid", "oops, make that four", "4"),
        ("de", "arche-noah bid", "nein, ich meinte vier", "4"),
        ("de", "life-is-life turn", "nicht die dritte, sondern die vierte", "4"),
        ("fr", "arche-noah bid", "non, quatre je voulais dire", "4"),
        ("fr", "arche-noah bid", "pas deux mais un", "1"),
        ("fr", "sixpack fill", "pas le cola mais la limonade", "lemonade m13"),
    ],
)
def test_what_is_said_last_is_played(
    language: Language, prompt: str, typed: str, played: str
) -> None:
    """Where what was said before is an answer too, or nothing but a no."""
    assert meaning(prompt, language, typed) == played


@pytest.mark.parametrize(
    ("language", "prompt", "typed"),
    [
        ("en", "arche-noah bid", "no, four"),
        ("en", "arche-noah bid", "I meant not four"),
        ("en", "arche-noah bid", "wombat, I mean four"),
        ("en", "arche-noah bid", "four, no, wombat"),
        ("en", "arche-noah pick", "toucan wombat three, no, the hedgehog"),
        ("en", "arche-noah bid", "not three but not four"),
        ("en", "arche-noah bid", "not three, no, four"),
        ("en", "life-is-life turn", "no, I'd rather knock"),
        ("en", "lifeboat give", "not water, oar"),
        ("en", "lifeboat give", "water, no oar"),
        ("en", "lifeboat give", "water, not the oar"),
        ("de", "arche-noah pick", "doch nicht den Igel"),
        ("de", "sixpack keep", "nein, rechts"),
        ("de", "sixpack keep", "nicht links, rechts"),
        ("fr", "life-is-life lay", "en fait non pas les chiens"),
    ],
)
def test_what_could_be_a_no_is_not_played(language: Language, prompt: str, typed: str) -> None:
    """Such as a list behind a no, all of which it may deny; and whatever has no place."""
    assert meaning(prompt, language, typed)[0] in "!/"


def asked_again() -> Person:
    """Somebody who has bid before, and is asked for a bid again."""
    asked, table = person("arche-noah bid", "en"), PROMPTS["arche-noah bid"]()
    decision = table.waiting()[0]
    while not (table.moves and decision.seat == 0 and decision.kind == "bid"):
        table.play(Move(decision.seat, decision.kind, next(iter(decision.options))))
        decision = table.waiting()[0]
    match = Match(table, asked.match.record)
    someone = person_at(match, 0, asked.settings, commands_of(table.game))
    someone.asked = decision
    return someone


def test_a_correction_of_nothing_that_stands_is_asked_about() -> None:
    """It may be about the answer before."""
    someone = asked_again()
    problem = read(someone, "no, I meant two", someone.asked).problem
    assert isinstance(problem, NotUnderstoodError)
    assert complaint(someone, problem) == [
        "Type two by itself to answer now, or undo to take back your last answer."
    ]


@pytest.mark.parametrize("typed", ["three, no, two", "three, sorry, I mean two"])
def test_a_correction_within_a_line_is_clear(typed: str) -> None:
    """It says itself what it corrects."""
    someone = asked_again()
    assert isinstance(read(someone, typed, someone.asked).of, Given)


def test_a_correction_of_a_refused_line_is_clear() -> None:
    """That line has not been played."""
    someone = asked_again()
    room = Room(someone.match, Audience({0: someone}))
    room.dispatch(someone, "wombat")
    assert isinstance(read(someone, "I meant two", someone.asked).of, Given)
