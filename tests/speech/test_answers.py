"""Answers by their names, and the hints that name them: every kind of decision of every game."""

from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Any

import pytest

from accessible_games.core.decision import Answer, Decision, Some
from accessible_games.games import GAMES
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import LANGUAGES, Language, Verbosity
from accessible_games.speech.narrator import Narrator
from tests.gathering import gathering
from tests.speech.linter import problems
from tests.speech.seldom import seldom
from tests.speech.spoken import PLAYED, VOICES, ear, game, narrator, voices

every_voice = pytest.mark.parametrize(("language", "verbosity"), VOICES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game_in_every_voice = gathering(
    {str(case): [(place, *voice) for voice in voices(place)] for place, case in enumerate(PLAYED)}
)
every_game = pytest.mark.parametrize("place", range(len(PLAYED)), ids=map(str, PLAYED))

VERDICTS = ("as-good", "better", "not-clear", "doubtful", "worse")
"""How another answer compares."""
MANY = 60
"""How many answers of a decision are named, including the last one."""


@cache
def asked(place: int) -> tuple[Decision[Any], ...]:
    """Return the last decision of each kind in a game, and the rare ones."""
    kinds = {moment.decision.kind: moment.decision for moment in game(place) if moment.decision}
    return (*kinds.values(), *seldom(PLAYED[place].name).decisions)


def answers(decision: Decision[Any]) -> Iterator[Answer]:
    """Yield some legal answers."""
    every = list(islice(decision.options, 20000))
    yield from dict.fromkeys((*every[:MANY], *every[-MANY:]))


def named(place: int, speaker: Narrator) -> Iterator[tuple[Decision[Any], Answer, str]]:
    """Yield all answers with their names, as the person who is asked hears them."""
    for decision in asked(place):
        for answer in answers(decision):
            yield decision, answer, speaker.for_(decision.seat).answer(decision, answer)


def hinted(speaker: Narrator, message: str, name: str) -> Iterator[list[str]]:
    """Yield a sentence of a hint with many numbers, including rare ones."""
    yield speaker.say(message, number=1, next="")
    measure = message.removeprefix("hint-")
    for number, less in [(0, 0), (1, 1), (41, 0), (41, 12), (2, 1), (100, 100)]:
        told: dict[str, Argument] = {"less": less, "name": name, "measure": measure}
        told["number"] = number - less
        for verdict, is_told in product(VERDICTS, ("no", "yes")):
            told |= {"verdict": verdict, "is-told": is_told}
            follows = speaker.catalogue.say("hint-next", speaker.verbosity, **told)
            yield speaker.say(message, number=number, next=follows)


@every_game
@every_language
def test_every_answer_has_a_name_of_its_own(place: int, language: Language) -> None:
    """It is one phrase that can follow a colon or a verb, with no mark that ends a sentence."""
    names: dict[tuple[str, object], dict[str, Answer]] = {}
    for decision, answer, name in named(place, narrator(place, language, "normal")):
        assert name == name.strip() != ""
        assert not set(name) & set(".:?{}\n")
        others = names.setdefault((decision.kind, id(decision)), {})
        assert others.setdefault(name, answer) == answer
    assert names


@every_language
def test_no_cards_are_nothing(language: Language) -> None:
    """It holds even if choosing none is one choice among cards."""
    found = set()
    for place in range(len(PLAYED)):
        speaker = narrator(place, language, "normal")
        found |= {name for _, answer, name in named(place, speaker) if answer == ()}
    assert found == {{"en": "nothing", "de": "nichts", "fr": "rien"}[language]}


@every_language
def test_drinks_are_named_with_their_places(language: Language) -> None:
    """Taking a drink, or clearing a line, is named differently from laying one."""
    (place, *_) = [place for place, case in enumerate(PLAYED) if case.name == "sixpack"]
    speaker = narrator(place, language, "normal")
    words = set()
    for decision, answer, name in named(place, speaker):
        if isinstance(decision.options, AtPlace) and isinstance(answer, tuple):
            word, where = answer
            words.add(word)
            assert name.split()[-1] == where or f" {where} " in name
    assert words > {"take", "cola"}


@every_game_in_every_voice
def test_hints_that_name_answers_are_told_well(
    place: int, language: Language, verbosity: Verbosity
) -> None:
    """Whatever is named in them, and whatever the numbers are."""
    speaker = narrator(place, language, verbosity)
    names = {
        speaker.for_(decision.seat).answer(decision, answer)
        for decision in asked(place)
        for answer in islice(answers(decision), 12)
    }
    told = {
        tuple(lines)
        for name in names
        for message in ("hint-tries", "hint-points")
        for lines in hinted(speaker, message, name)
    }
    assert told
    assert [fault for lines in sorted(told) for fault in problems(lines, ear(speaker))] == []


@every_voice
def test_a_hint_of_a_short_name_is_broken_between_sentences(
    language: Language, verbosity: Verbosity
) -> None:
    """If it is longer than a line."""
    speaker = narrator(0, language, verbosity)
    name = speaker.catalogue.choice("1")
    told = [*hinted(speaker, "hint-tries", name), *hinted(speaker, "hint-points", name)]
    assert all(len(lines) <= 2 and lines[0].endswith(".") for lines in told)
    assert any(len(lines) == 1 and name.lower() in lines[0].lower() for lines in told)


@pytest.mark.parametrize("verbosity", ["brief", "normal"])
@every_language
def test_thinking_is_said_shortly(language: Language, verbosity: Verbosity) -> None:
    """It is heard while the player waits."""
    speaker = narrator(0, language, verbosity)
    assert problems(speaker.say("thinking"), ear(speaker)) == []


def test_every_game_and_every_kind_of_options_is_named() -> None:
    """These tests miss none."""
    kinds = {
        type(decision.options).__name__ for place in range(len(PLAYED)) for decision in asked(place)
    }
    assert kinds == {
        "OneOf",
        "Cards",
        "Some",
        "Between",
        "AtPlace",
        "OneBlock",
        "OneDomino",
        "Side",
    }
    assert {case.name for case in PLAYED} == {*GAMES}
    assert any(
        isinstance(decision.options, Some) and 0 in decision.options.counts
        for place in range(len(PLAYED))
        for decision in asked(place)
    )
