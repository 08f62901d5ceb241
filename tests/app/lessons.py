"""Lessons for the tests: a learner at a prepared table, who types what a step asks for."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from accessible_games.app.tutorial import PATIENCE, Tutorial, lesson_of, meant, record_of
from accessible_games.core.decision import Answer, Decision, Move, text_of
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store.library import SavedGame
from tests.games.facts import LESSON, games_having
from tests.sessions import Evening, seated

TAUGHT = games_having(LESSON)
"""The games that have a lesson."""
STEPS = [(game, step.name) for game in TAUGHT for step in lesson_of(game).steps]
"""All steps of all lessons."""
EVERYWHERE = [(game, step, language) for game, step in STEPS for language in LANGUAGES]
"""All steps in all languages."""


def learner(game: str, language: Language = "en", **chosen: Any) -> Evening:
    """Return a lesson that has begun; *chosen* are settings."""
    lesson = lesson_of(game)
    words = catalogue_of(language)
    record = record_of(lesson, "Anna", words)
    nowhere = SavedGame(Path("nowhere") / "lesson.txt")
    evening = seated(record, nowhere, Tutorial([*lesson.steps]), language=language, **chosen)
    tutorial(evening).begin(evening.session)
    return evening


def tutorial(evening: Evening) -> Tutorial:
    """Return the lesson of a session."""
    assert isinstance(evening.session.kind, Tutorial)
    return evening.session.kind


LONGEST = 99
"""More lines than any lesson needs."""


def right(evening: Evening, until: str = "") -> Iterator[str]:
    """Yield what the lesson asks for, line by line, until the step of that name."""
    lesson = tutorial(evening)
    for _ in range(LONGEST):
        if not lesson.steps or lesson.step.name == until:
            return
        yield lesson.typed
    raise AssertionError(f"{lesson.typed!r} does not lead on")


def words_of(evening: Evening, message: str) -> list[str]:
    """Return the words of a lesson as they are said now."""
    lesson = tutorial(evening)
    kept, lesson.person.lines = lesson.person.lines, []
    lesson.teach(message)
    said, lesson.person.lines = lesson.person.lines, kept
    return said


def other_answer(lesson: Tutorial) -> str:
    """Return a legal answer, as typed, that is not the one the step asks for."""
    decision = lesson.person.asked
    assert decision is not None
    wanted = meant(lesson.wanted[0]) if lesson.wanted else []
    answers = (answer for answer in decision.options if as_meant(decision, answer) != wanted)
    return spelt(lesson, next(answers))


def as_meant(decision: Decision[Any], answer: Answer) -> list[str]:
    """Return an answer in the form in which a lesson compares it."""
    return meant(str(Move(decision.seat, decision.kind, answer)))


def spelt(lesson: Tutorial, answer: Answer) -> str:
    """Return an answer as the learner types it."""
    return " ".join(map(lesson.word, text_of(answer).split()))


NONSENSE = "qqq"


@dataclass
class Visit:
    """What is heard at one step, at which everything else is tried first."""

    words: list[str]
    """The words of the step."""
    why: list[str]
    """The words for a mistake."""
    typed: str
    """What it asks for."""
    before: list[str]
    """What is said before it."""
    nonsense: list[list[str]]
    """The answers to nonsense, typed until the lesson loses patience."""
    other: list[str]
    """The answer to a legal answer that it does not ask for."""
    again: list[str]
    """The answer to Enter alone."""
    hint: list[str]
    done: list[str]
    """The answer to what it asks for."""


@cache
def visits(game: str, language: Language) -> dict[str, Visit]:
    """Return a whole lesson, with everything tried at each step; none of it changes the table."""
    evening = learner(game, language)
    lesson = tutorial(evening)
    told: list[tuple[str, list[str], list[str], str]] = []

    def typed() -> Iterator[str]:
        while lesson.steps:
            name = lesson.step.name
            words, why = words_of(evening, f"step-{name}"), words_of(evening, f"step-{name}-why")
            told.append((name, words, why, lesson.typed))
            moves = list(lesson.person.match.table.moves)
            for line in (*[NONSENSE] * PATIENCE, other_answer(lesson), "", "hint"):
                yield line
                assert (lesson.person.match.table.moves, lesson.step.name) == (moves, name)
            yield lesson.typed
            assert not lesson.steps or lesson.step.name != name

    said = iter(evening.play_all(typed()))
    last, found = next(said), {}
    for name, words, why, line in told:
        tries = [next(said) for _ in range(PATIENCE)]
        visit = Visit(words, why, line, last, tries, next(said), next(said), next(said), next(said))
        found[name], last = visit, visit.done
    return found
