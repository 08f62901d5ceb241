"""The words of the lessons: complete, equal in all languages, and fit to be heard."""

import re
from collections.abc import Iterable
from itertools import product

import pytest
from fluent.syntax import ast as ftl

from accessible_games.app.tutorial import OTHERS, LessonStep, lesson_of
from accessible_games.core import position
from accessible_games.games import GAMES
from accessible_games.resources import words_of_game
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import WIDTHS, Narrator
from tests.games.facts import LESSON, games_having
from tests.gathering import gathering
from tests.speech.linter import (
    broken_early,
    doubled,
    loose_marks,
    repeated,
    small_beginnings,
    symbols,
    too_long,
    unfinished,
)
from tests.speech.messages import Found, entries

every_language = pytest.mark.parametrize("language", LANGUAGES)
TAUGHT = games_having(LESSON)
every_game = pytest.mark.parametrize("game", TAUGHT)
every_voice = gathering(
    {game: [(game, *voice) for voice in product(LANGUAGES, VERBOSITIES)] for game in TAUGHT}
)
"""For each lesson one test, which hears it in all languages and at all verbosities."""

NAMES = ("Genevie", "Konrads", "Clarisse", "Bertold", "Ottilie")
"""As long as the names of the players in a lesson."""
TYPED = "info Leuchtturm"
"""As long as what is typed for a command."""
ENGLISH = re.compile(r"\b(the|you|your|of|and|with|what|which|who|this|that|are|does)\b", re.I)
ENDS = {"begins", "ends"}


def found(game: str, language: Language) -> dict[str, Found]:
    """Return everything that the messages of a lesson contain, by their names."""
    return {entry.id.name: Found(entry) for entry in entries(language, f"{game}/tutorial")}


def wanted(game: str) -> set[str]:
    """Return the messages that a lesson says."""
    names = [step.name for step in lesson_of(game).steps]
    return ENDS.union(f"step-{name}{end}" for name in names for end in ("", "-why"))


def said(game: str, language: Language, message: str, verbosity: Verbosity) -> list[str]:
    """Return a message as it is heard."""
    catalogue = catalogue_of(language, f"{game}/tutorial")
    names = dict(zip(OTHERS, NAMES, strict=True))
    return Narrator(catalogue, [], [], verbosity).say(message, typed=TYPED, **names)


@every_language
@every_game
def test_a_lesson_has_its_words_and_no_others(game: str, language: Language) -> None:
    """Each step has words and an explanation for mistakes; nothing is unreadable or left over."""
    written = entries(language, f"{game}/tutorial")
    assert [entry for entry in written if not isinstance(entry, ftl.Message)] == []
    assert sorted(entry.id.name for entry in written) == sorted(wanted(game))


@every_game
def test_every_message_is_of_a_step(game: str) -> None:
    """Each step has its own name and wants a command or answers, not both."""
    steps = lesson_of(game).steps
    assert len({step.name for step in steps}) == len(steps)
    assert all(bool(step.command) != bool(step.moves) for step in steps)
    assert all(not (step.then and step.command) for step in steps)


@every_game
def test_a_lesson_is_of_a_good_length(game: str) -> None:
    """It has 8 to 16 steps."""
    assert 8 <= len(lesson_of(game).steps) <= 16


@every_game
def test_a_lesson_begins_with_a_position_of_its_game(game: str) -> None:
    """It can arise in play, and reads the same after the program writes it."""
    read, state = position.read(GAMES, lesson_of(game).position)
    assert game == read.name
    assert position.read(GAMES, position.write(read, state)) == (read, state)


@every_language
@every_game
def test_arguments_are_those_that_are_given(game: str, language: Language) -> None:
    """The names of the players, and what has to be typed."""
    _, state = position.read(GAMES, lesson_of(game).position)
    given = {"typed", *OTHERS[: state.seats - 1]}
    for name, message in found(game, language).items():
        assert message.arguments <= given, name
        assert not message.calls, name
        if name in ENDS:
            assert "typed" not in message.arguments, name


@every_language
@every_game
def test_a_step_for_a_command_names_it(game: str, language: Language) -> None:
    """It is named in its words and in those for a mistake, as it is typed in that language."""
    messages = found(game, language)
    for name in words_of_steps(step for step in lesson_of(game).steps if step.command):
        assert "typed" in messages[name].arguments, name


@every_voice
def test_the_words_of_a_step_are_fit_to_be_heard(
    game: str, language: Language, verbosity: Verbosity
) -> None:
    """Whole sentences in short lines, without symbols and stray marks, none of them twice."""
    for message in words_of_steps(lesson_of(game).steps):
        assert problems(said(game, language, message, verbosity), verbosity) == []


def words_of_steps(steps: Iterable[LessonStep]) -> list[str]:
    """Return the messages that tell what to do at each step, and why."""
    return [name for step in steps for name in (f"step-{step.name}", f"step-{step.name}-why")]


@every_voice
def test_the_words_around_a_lesson_are_fit_to_be_heard(
    game: str, language: Language, verbosity: Verbosity
) -> None:
    """The same holds for what is said before the first step and after the last."""
    for message in ENDS:
        assert problems(said(game, language, message, verbosity), verbosity) == []


def problems(lines: list[str], verbosity: Verbosity) -> list[str]:
    """Return what breaks a rule of the linter."""
    rules = (symbols, doubled, loose_marks, unfinished, small_beginnings, repeated)
    found = [part for rule in rules for part in rule(lines)]
    width = WIDTHS[verbosity]
    return [*found, *too_long(lines, width), *broken_early(lines, width)]


@every_language
@every_game
def test_the_words_are_written_for_the_longest_normal_line(game: str, language: Language) -> None:
    """No line is broken at normal verbosity: each line of the file is one spoken line."""
    for message, whole in found(game, language).items():
        text = "".join(whole.texts)
        assert len(said(game, language, message, "normal")) == text.count("\n") + 1, message


@pytest.mark.parametrize("language", ["de", "fr"])
@every_game
def test_no_english_is_left_over(game: str, language: Language) -> None:
    """No small English word is in any sentence."""
    for name, message in found(game, language).items():
        assert ENGLISH.findall(" ".join(message.texts)) == [], name


@every_language
@every_game
def test_nothing_is_copied_from_another_language(game: str, language: Language) -> None:
    """Every message is written in its own language."""
    own = found(game, language)
    for other in (each for each in LANGUAGES if each != language):
        theirs = found(game, other)
        assert [name for name in own if own[name].texts == theirs[name].texts] == []


@every_language
@every_game
def test_nothing_invisible_is_written(game: str, language: Language) -> None:
    """There are only letters, digits and marks of a plain keyboard."""
    file = words_of_game(game, language) / "tutorial" / "tutorial.ftl"
    strange = {c for c in file.read_text("utf-8") if ord(c) > 126 and not c.isalpha()}
    assert strange == set()
