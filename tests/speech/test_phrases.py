"""Tables of phrases: what people would type at every prompt of every game, and what is meant."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.match.commands.help_texts import help_
from accessible_games.match.commands.topics import about_piece
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.games.playing import CASES, stops
from tests.gathering import gathering
from tests.speech.prompts import PROMPTS, meaning, person

PHRASES = Path(__file__).parent / "phrases"
MANY = 300
"""At least so many phrases are on the list of each language."""
MOVES = 300
"""Moves of a random game after which hardly anything new is asked."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_prompt = gathering(
    {language: [(prompt, language) for prompt in PROMPTS] for language in LANGUAGES}
)
"""For each language one test, which looks at all questions."""


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


# Words that are explained -------------------------------------------------------------------------

SPOKEN_FOR = {"yes", "no"}
"""Answers that explain themselves."""


def options_of(prompt: str) -> set[str]:
    """The words of a question that are no pieces and no numbers."""
    asked = person(prompt, "en")
    words = getattr(asked.asked.options, "words", ()) if asked.asked else ()
    plain = {word for word in words if not asked.vocabulary.is_piece(word) and "-" not in word}
    return {word for word in plain if not word.isdecimal()} - SPOKEN_FOR


@every_prompt
def test_help_knows_every_word_that_can_be_answered(prompt: str, language: Language) -> None:
    """As a word of the game, or as a command that looks there."""
    asked, words = person(prompt, language), person(prompt, language).vocabulary
    for word in options_of(prompt):
        for typed in words.catalogue.words(f"typed-{word}")[:1]:
            asked.take_lines()
            help_(asked, typed)
            assert len(" ".join(asked.take_lines())) > len(typed)
        assert words.term(word) == f"meaning-{word}" or word in words.commands


@every_prompt
def test_help_alone_says_what_the_question_means(prompt: str, language: Language) -> None:
    """What can be answered, and that there are commands; not the whole game."""
    asked = person(prompt, language)
    asked.take_lines()
    help_(asked, "")
    lines = asked.take_lines()
    catalogue, kind = asked.vocabulary.catalogue, asked.asked.kind if asked.asked else ""
    assert lines[0] in catalogue.say(f"question-{kind}")
    assert lines[-1] == catalogue.say("help-further")
    assert catalogue.say("how-to-answer").split("\n")[0] not in lines


@every_language
@pytest.mark.parametrize("prompt", ["life-is-life turn", "lifeboat turn", "sixpack turn"])
def test_every_explained_word_is_found_by_help_and_by_card(prompt: str, language: Language) -> None:
    """In all the words that are listed for it, with an article too."""
    asked = person(prompt, language)
    words = asked.vocabulary
    for name in words.catalogue.beginning("meaning-"):
        listed = filter(words.catalogue.has, (f"called-{name}", f"typed-{name}"))
        for typed in (form for message in listed for form in words.catalogue.words(message)):
            assert words.term(typed) is not None
        asked.take_lines()
        about_piece(asked, name, "card")
        assert asked.take_lines()
