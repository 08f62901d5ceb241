"""Tables of phrases: what people would type at every prompt of every game, and what is meant."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.games.playing import CASES, stops
from tests.speech.prompts import PROMPTS, meaning, person

PHRASES = Path(__file__).parent / "phrases"
MANY = 300
"""At least so many phrases are on the list of each language."""
MOVES = 300
"""Moves of a random game after which hardly anything new is asked."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def table(language: Language) -> Mapping[str, Mapping[str, list[str]]]:
    """The phrases of a language by prompt and meaning."""
    return tomllib.loads((PHRASES / f"{language}.toml").read_text("utf-8"))


def phrases(language: Language) -> Iterator[tuple[str, str, str]]:
    """Each prompt with a phrase and what it means there."""
    for prompt, meanings in table(language).items():
        for meant, typed in meanings.items():
            for phrase in typed:
                yield prompt, phrase, meant


@every_language
def test_every_phrase_means_what_the_table_says(language: Language) -> None:
    """Answers, commands, or the refusal that asks or says what is wrong."""
    found = {
        (prompt, phrase): meaning(prompt, language, phrase)
        for prompt, phrase, _ in phrases(language)
    }
    wanted = {(prompt, phrase): meant for prompt, phrase, meant in phrases(language)}
    assert {key: said for key, said in found.items() if said != wanted[key]} == {}


@every_language
def test_capitals_and_blanks_do_not_matter(language: Language) -> None:
    """Whoever types with the key for capitals down means the same."""
    for prompt, phrase, meant in [*phrases(language)][::7]:
        if not meant.startswith("!"):
            assert meaning(prompt, language, f"  {phrase.upper()}  ").lower() == meant.lower()


@every_language
def test_no_phrase_stands_twice(language: Language) -> None:
    """So that each counts as one."""
    asked = [(prompt, phrase) for prompt, phrase, _ in phrases(language)]
    assert len(asked) == len({*asked}) >= MANY


@every_language
def test_every_prompt_has_phrases(language: Language) -> None:
    """And each of them is at a table that is built here."""
    assert [*table(language)] == [*PROMPTS]


def test_every_kind_of_question_has_a_prompt() -> None:
    """In every game: a question without a table would not be typed at."""
    people = [person(prompt, "en") for prompt in PROMPTS]
    kinds = {(each.match.table.game.NAME, each.asked.kind) for each in people if each.asked}
    assert {game for game, _ in kinds} == {*GAMES}
    played = set()
    for case in (case for case in CASES if case.name in GAMES):
        for number, stop in enumerate(stops(case, seed=1)):
            played |= {(case.name, decision.kind) for decision in stop.waiting()}
            if number > MOVES:
                break
    assert played - kinds == set()


@every_language
def test_back_takes_back_the_step(language: Language) -> None:
    """Not the turn: at the second question of an action the first one is asked again."""
    for prompt in ("life-is-life lay", "lifeboat partner", "lifeboat give", "lifeboat want"):
        match = person(prompt, language).match
        assert match.last_choice(person(prompt, language).seat) == len(match.table.moves) - 1
