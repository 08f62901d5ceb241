"""Tables of phrases: what people would type at every prompt of every game, and what it means."""

import pytest

from accessible_games.games import GAMES
from accessible_games.match.commands.help_texts import help_
from accessible_games.match.commands.topics import about_piece
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.games.playing import CASES, stops
from tests.gathering import gathering
from tests.speech.phrases import KINDS, phrases, shares, tables
from tests.speech.prompts import PROMPTS, meaning, person

MANY = 1500
"""At least so many phrases are on the tables of each language."""
MOVES = 300
"""Moves of a random game after which hardly anything new is asked."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_prompt = gathering(
    {language: [(prompt, language) for prompt in PROMPTS] for language in LANGUAGES}
)
"""For each language one test of all questions."""


@every_language
def test_every_phrase_means_what_the_table_says(language: Language) -> None:
    """Answers, commands, or the refusal that asks or says what is wrong."""
    wanted = {(each.prompt, each.typed): each.meaning for each in phrases(language)}
    found = {key: meaning(key[0], language, key[1]) for key in wanted}
    assert {key: said for key, said in found.items() if said != wanted[key]} == {}


@every_language
def test_nine_in_ten_phrases_are_understood(language: Language) -> None:
    """The tables also hold what is refused though it means something, and count it."""
    right, number = shares(language)["all"]
    assert right >= 0.9 * number


@every_language
def test_capitals_and_blanks_do_not_matter(language: Language) -> None:
    """Whoever types with the key for capitals down means the same."""
    for each in [*phrases(language)][::7]:
        if not each.meaning.startswith("!"):
            said = meaning(each.prompt, language, f"  {each.typed.upper()}  ")
            assert said.lower() == each.meaning.lower()


@every_language
def test_no_phrase_stands_twice(language: Language) -> None:
    """So that each counts as one."""
    asked = [(each.prompt, each.typed) for each in phrases(language)]
    assert len(asked) == len({*asked}) >= MANY


@every_language
def test_every_prompt_has_phrases(language: Language) -> None:
    """And each of them is at a table that is built here."""
    assert {*tables(language)} == {*PROMPTS}


@every_language
def test_every_kind_of_intention_has_phrases(language: Language) -> None:
    """In every game."""
    asked = {(each.prompt.split()[0], each.kind) for each in phrases(language)}
    assert asked == {(game, kind) for game in GAMES for kind in KINDS}


def test_every_kind_of_question_has_a_prompt() -> None:
    """In every game: a question without a table would not be tested."""
    people = [person(prompt, "en") for prompt in PROMPTS]
    kinds = {(each.match.table.game.name, each.asked.kind) for each in people if each.asked}
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
    """Return the words of a question that are neither pieces nor numbers."""
    asked = person(prompt, "en")
    words = getattr(asked.asked.options, "words", ()) if asked.asked else ()
    plain = {
        word for word in words if not asked.vocabulary.lexicon.is_piece(word) and "-" not in word
    }
    return {word for word in plain if not word.isdecimal()} - SPOKEN_FOR


@every_prompt
def test_help_knows_every_word_that_can_be_answered(prompt: str, language: Language) -> None:
    """Either as a word of the game, or as a command that looks there."""
    asked, words = person(prompt, language), person(prompt, language).vocabulary
    for word in options_of(prompt):
        for typed in words.lexicon.catalogue.words(f"typed-{word}")[:1]:
            asked.take_lines()
            help_(asked, typed)
            assert len(" ".join(asked.take_lines())) > len(typed)
        assert words.glossary.term(word) == f"meaning-{word}" or word in words.commands


@every_prompt
def test_help_alone_says_what_the_question_means(prompt: str, language: Language) -> None:
    """What can be answered, and that there are commands; not the whole game."""
    asked = person(prompt, language)
    if asked.asked is None:  # somebody else is
        return
    asked.take_lines()
    help_(asked, "")
    lines = asked.take_lines()
    catalogue = asked.vocabulary.lexicon.catalogue
    assert lines[0] in catalogue.say(f"question-{asked.asked.kind}")
    assert lines[-1] == catalogue.say("help-further")
    assert catalogue.say("how-to-answer").split("\n")[0] not in lines


@every_language
@pytest.mark.parametrize("prompt", ["life-is-life turn", "lifeboat turn", "sixpack turn"])
def test_every_explained_word_is_found_by_help_and_by_card(prompt: str, language: Language) -> None:
    """With every word that is listed for it, even with an article."""
    asked = person(prompt, language)
    words = asked.vocabulary
    catalogue = words.lexicon.catalogue
    for name in catalogue.beginning("meaning-"):
        listed = filter(catalogue.has, (f"called-{name}", f"typed-{name}"))
        for typed in (form for message in listed for form in catalogue.words(message)):
            assert words.glossary.term(typed) is not None
        asked.take_lines()
        about_piece(asked, name, "card")
        assert asked.take_lines()
