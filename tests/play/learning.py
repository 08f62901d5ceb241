"""Lessons for the tests: a learner at a prepared table, who types what a step wants."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from accessible_games.app.tutorial import PATIENCE, Tutorial, lesson_of, meant, record_of
from accessible_games.core.decision import Answer, Decision, Move, text_of
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store.library import SavedGame
from tests.play.table import Evening, seated

STEPS = [(game, step.name) for game in GAMES for step in lesson_of(game).steps]
"""All steps of all lessons."""
EVERYWHERE = [(game, step, language) for game, step in STEPS for language in LANGUAGES]
"""All steps in all languages."""


def learner(game: str, language: Language = "en", **chosen: Any) -> Evening:
    """A lesson that has begun; *chosen* are settings."""
    lesson = lesson_of(game)
    words = catalogue_of(language)
    record = record_of(lesson, "Anna", words)
    nowhere = SavedGame(Path("nowhere") / "lesson.txt")
    evening = seated(record, nowhere, Tutorial, language=language, **chosen)
    tutorial(evening).begin(lesson)
    return evening


def tutorial(evening: Evening) -> Tutorial:
    """The session of a lesson."""
    assert isinstance(evening.session, Tutorial)
    return evening.session


LONGEST = 99
"""More lines than any lesson wants."""


def right(evening: Evening, until: str = "") -> Iterator[str]:
    """What the lesson wants, line by line, until the step of that name is asked."""
    lesson = tutorial(evening)
    for _ in range(LONGEST):
        if not lesson.steps or lesson.step.name == until:
            return
        yield lesson.typed
    raise AssertionError(f"{lesson.typed!r} does not lead on")


def words_of(evening: Evening, message: str) -> list[str]:
    """The words of a lesson as they are said now."""
    lesson = tutorial(evening)
    kept, lesson.person.lines = lesson.person.lines, []
    lesson.teach(message)
    said, lesson.person.lines = lesson.person.lines, kept
    return said


def other_answer(lesson: Tutorial) -> str:
    """A legal answer, typed, that is not the one that the step wants."""
    decision = lesson.person.asked
    assert decision is not None
    wanted = meant(lesson.wanted[0]) if lesson.wanted else []
    answers = (answer for answer in decision.options if as_meant(decision, answer) != wanted)
    return spelt(lesson, next(answers))


def as_meant(decision: Decision[Any], answer: Answer) -> list[str]:
    """An answer in the form in which a lesson compares it."""
    return meant(str(Move(decision.seat, decision.kind, answer)))


def spelt(lesson: Tutorial, answer: Answer) -> str:
    """An answer as the learner types it."""
    return " ".join(map(lesson.word, text_of(answer).split()))


NONSENSE = "qqq"


@dataclass
class Visit:
    """What is heard at one step, where everything is tried before what it wants."""

    words: list[str]
    """Of the step."""
    why: list[str]
    """The words for a mistake."""
    typed: str
    """What it wants."""
    before: list[str]
    """What is said before it."""
    nonsense: list[list[str]]
    """The answers to nonsense, typed as often as the lesson has patience."""
    other: list[str]
    """The answer to a legal answer that it does not want."""
    again: list[str]
    """The answer to Enter alone."""
    hint: list[str]
    done: list[str]
    """The answer to what it wants."""


@cache
def visits(game: str, language: Language) -> dict[str, Visit]:
    """A whole lesson, with everything tried at each step, none of which changes the table."""
    evening = learner(game, language)
    lesson = tutorial(evening)
    told: list[tuple[str, list[str], list[str], str]] = []

    def typed() -> Iterator[str]:
        while lesson.steps:
            name = lesson.step.name
            words, why = words_of(evening, f"step-{name}"), words_of(evening, f"step-{name}-why")
            told.append((name, words, why, lesson.typed))
            moves = list(lesson.match.table.moves)
            for line in (*[NONSENSE] * PATIENCE, other_answer(lesson), "", "hint"):
                yield line
                assert (lesson.match.table.moves, lesson.step.name) == (moves, name)
            yield lesson.typed
            assert not lesson.steps or lesson.step.name != name

    said = iter(evening.play_all(typed()))
    last, found = next(said), {}
    for name, words, why, line in told:
        tries = [next(said) for _ in range(PATIENCE)]
        visit = Visit(words, why, line, last, tries, next(said), next(said), next(said), next(said))
        found[name], last = visit, visit.done
    return found
