"""Commands by word, beginning and letter, what Tab completes, and that no typed text crashes."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.decision import Decision
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.state import PIECES
from accessible_games.speech import naming
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.commands import Command
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold, forms, prefix_matches
from accessible_games.speech.problem import NotUnderstoodError, UnreadError
from accessible_games.speech.vocabulary import Vocabulary
from tests.commands import COMMANDS
from tests.gathering import gathering
from tests.speech.demands import of_game
from tests.speech.test_vocabulary import (
    BID,
    FIRST_TURN,
    GAME,
    LAY,
    TURN,
    speaker,
    vocabulary,
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_command = gathering(
    {language: [(language, command) for command in COMMANDS] for language in LANGUAGES}
)
"""For each language one test of all commands."""

KNOCK = {"de": "k", "fr": "f", "en": "k"}


def read(words: Vocabulary, text: str) -> Command | None:
    """Return the command that a text gives or begins."""
    command = words.commands.read(text)
    return command if command is not None or not text.strip() else words.commands.begun(text)


def lettered(letters: Mapping[str, str]) -> Vocabulary:
    """Return the vocabulary of somebody with letters of their own."""
    words = vocabulary()
    return replace(words, commands=replace(words.commands, letters=letters))


def typed_for(language: Language, command: str) -> list[str]:
    """Return all words and letters of a command."""
    return catalogue_of(language).words(f"command-{command}")


# By word and letter -------------------------------------------------------------------------------


@every_command
def test_a_command_is_found_by_all_its_words(language: Language, command: str) -> None:
    """Its own words and the English one, in any case, without accents, with words after them."""
    words = vocabulary(language)
    for word in [command, *typed_for(language, command)]:
        for typed in (word, word.upper(), *forms(word)):
            assert words.commands.read(typed) == Command(command)
            assert words.commands.read(f"  {typed}  the rest ") == Command(command, "the rest ")


@every_language
def test_no_word_means_two_commands(language: Language) -> None:
    """Neither a letter nor a word, nor the English word of another command."""
    meant: dict[str, set[str]] = {}
    for command in COMMANDS:
        for word in [command, *typed_for(language, command)]:
            for form in forms(word):
                meant.setdefault(form, set()).add(command)
    assert {word: of for word, of in meant.items() if len(of) > 1} == {}


@every_language
def test_the_first_word_of_a_command_is_one_word(language: Language) -> None:
    """It is the word that is said, so it is no letter."""
    for command in COMMANDS:
        first = typed_for(language, command)[0]
        assert first.isalpha()
        assert len(first) > 1


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_no_command_word_is_an_answer_or_a_piece(language: Language, game: str) -> None:
    """Whole command words come first, so they must not hide answers."""
    catalogue, rules = catalogue_of(language, game), GAMES[game]
    answers = [catalogue.piece(p, form) for p in rules.pieces for form in ("name", "names")]
    typed = [message for message in of_game(game) if message.startswith("typed-")]
    for message in [*typed, "numbers", "nothing"]:
        answers += catalogue.words(message)
    commands = vocabulary(language).commands.words()
    assert [word for word in answers for form in forms(word) if form in commands] == []


@every_language
def test_a_letter_stays_free_for_knocking(language: Language) -> None:
    """The first letter of the word belongs to no command."""
    letter = KNOCK[language]
    assert catalogue_of(language, GAME).words("typed-knock")[0].startswith(letter)
    assert letter not in vocabulary(language).commands.words()


@every_language
def test_no_piece_needs_the_letter_of_a_command(language: Language) -> None:
    """Every piece can be typed by a beginning that is no command."""
    words = vocabulary(language)
    commands = words.commands.words()
    for piece in PIECES:
        name = fold(catalogue_of(language, GAME).say(f"piece-{piece}", "name"))
        short = [name[:size] for size in (1, 2, 3, 4)]
        assert any(text not in commands and is_piece(language, text, piece) for text in short)


def is_piece(language: Language, text: str, piece: str) -> bool:
    """Whether a text is understood as this piece."""
    try:
        return naming.piece_named(vocabulary(language).lexicon, text) == piece
    except NotUnderstoodError:
        return False


# By beginning -------------------------------------------------------------------------------------


@every_command
def test_a_command_is_found_by_its_beginning(language: Language, command: str) -> None:
    """Where only whole words count it is none; where several begin so, it is none of them.

    What is a word of its own, such as "so" or "letzte", begins nothing; what changes something has
    no beginning.
    """
    words = vocabulary(language)
    first = fold(words.commands.word(command))
    names = {
        form: name for form, name in words.commands.told().items() if not words.commands.alone(name)
    }
    for size in range(1, len(first)):
        text = first[:size]
        if text not in words.commands.words():
            assert words.commands.read(text) is None
            begun = prefix_matches(text, names)
            if words.lexicon.is_common(text) or words.lexicon.number(text) is not None or not begun:
                assert read(words, text) is None
            elif len(begun) == 1:
                assert read(words, text) == Command(begun[0])
                assert begun == [command] or words.commands.alone(command)
            else:
                with pytest.raises(NotUnderstoodError, match="ambiguous-word"):
                    read(words, text)


def test_an_ambiguous_command_names_those_that_it_begins() -> None:
    """It does so in the player's language."""
    with pytest.raises(NotUnderstoodError) as caught:
        read(vocabulary(), "ne")
    assert caught.value.arguments == {"word": "ne", "choices": "newer or since"}


@pytest.mark.parametrize("text", ["", "   ", ".", "!!!", "zzz", "-", "'"])
def test_what_begins_no_command_is_none(text: str) -> None:
    """It may be an answer."""
    assert vocabulary().commands.read(text) is None
    assert read(vocabulary(), text) is None


@every_language
def test_a_question_mark_is_help(language: Language) -> None:
    """It is so in every language, even with words after it."""
    assert vocabulary(language).commands.read("?") == Command("help")
    assert vocabulary(language).commands.read("? hand") == Command("help", "hand")


# The player's own letters -------------------------------------------------------------------------


def test_a_letter_of_ones_own_wins() -> None:
    """It takes the letter from the command that had it, and is the one that is told."""
    words = lettered({"h": "help", "X": "hand", "é": "scores"})
    assert words.commands.read("h") == Command("help")
    assert words.commands.read("x") == Command("hand")
    assert words.commands.read("É") == Command("scores")
    assert words.commands.read("hand") == Command("hand")
    assert words.commands.shortest("hand") == ["hand", "X"]
    assert words.commands.shortest("help") == ["help", "h"]


def test_a_letter_for_a_command_of_another_game_means_nothing() -> None:
    """It is kept for the games that have the command, and is free for answers here."""
    words = lettered({"p": "pattern"})
    assert words.commands.read("p") is None
    assert "p" not in words.commands.words()


def test_a_letter_that_was_taken_is_not_told_any_more() -> None:
    """The command that had it keeps its word."""
    assert vocabulary().commands.shortest("hand") == ["hand", "h"]
    assert lettered({"h": "help"}).commands.shortest("hand") == ["hand"]


@every_command
def test_what_is_told_of_a_command_works(language: Language, command: str) -> None:
    """The word works, and the letter if there is one."""
    words = vocabulary(language)
    for text in words.commands.shortest(command):
        assert words.commands.read(text) == Command(command)


@pytest.mark.parametrize(
    ("language", "lives", "points"),
    [("de", "leben", "punkte"), ("fr", "vies", "points"), ("en", "lives", "scores")],
)
def test_where_there_are_lives_they_are_asked_for(
    language: Language, lives: str, points: str
) -> None:
    """Elsewhere there are points; each word is understood in every game."""
    for game in GAMES:
        words = Vocabulary.of(catalogue_of(language, game), (), commands_of(GAMES[game]))
        told = lives if game == "life-is-life" else points
        assert words.commands.word("scores") == told
        for word in (lives, points):
            assert words.commands.read(word) == Command("scores")


# Completing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("liv", ["lives"]),
        ("kn", ["knock"]),
        ("find be", ["bear"]),
        ("f G", ["giraffe", "goat"]),
        ("fin mo", ["mole", "mouse"]),
        ("card ", sorted(PIECES)),
        ("zzz", []),
        ("ne x", []),
        ("hand be", []),
    ],
)
def test_tab_completes_whole_words(text: str, words: list[str]) -> None:
    """Commands and answers at the beginning of a line, pieces after what asks for one."""
    assert vocabulary().completions(text, TURN) == words


def test_tab_offers_the_cards_of_the_hand() -> None:
    """Each kind is offered once."""
    assert vocabulary().completions("bear m", LAY) == ["mouse"]
    assert vocabulary().completions("bear ", LAY) == ["bear", "giraffe", "goat", "mouse"]
    told = {command: vocabulary().commands.word(command) for command in COMMANDS}
    assert set(told.values()) <= set(vocabulary().completions("", LAY))


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("de", "info baer", ["Bär"]),
        ("de", "f mau", ["Maulwurf", "Maus"]),
        ("fr", "c chev", ["chèvre"]),
    ],
)
def test_tab_knows_accents(language: Language, text: str, words: list[str]) -> None:
    """A word begun without accents is completed with them."""
    assert vocabulary(language).completions(text, None) == words


# Whatever is typed --------------------------------------------------------------------------------

typed = st.one_of(
    st.text(max_size=40),
    st.sampled_from(["9" * 5000, "x" * 5000, "bear " * 100]),
    st.lists(
        st.sampled_from(["bear", "b", "2", "99", "0", "knock", "m", "find", ".", "é", "-1", "and"]),
        max_size=8,
    ).map(" ".join),
)


@given(typed, st.sampled_from(LANGUAGES), st.sampled_from([TURN, FIRST_TURN, LAY, BID]))
def test_nothing_that_is_typed_is_a_crash(
    text: str, language: Language, decision: Decision[Any]
) -> None:
    """It is understood, or the player is told why not, in words that can be said."""
    words, hearing = vocabulary(language), speaker(language)
    move = text.replace(",", " ").split()
    quoting = {"typed": text, "choices": words.reader.choices(decision)}
    assert is_said(hearing, partial(read, words, text))
    assert is_said(hearing, partial(words.reader.answer, decision, move, hearing), **quoting)
    assert is_said(hearing, partial(naming.piece_named, words.lexicon, text))
    assert isinstance(words.completions(text, decision), list)


def is_said(hearing: Narrator, understand: Callable[[], object], **quoting: str) -> bool:
    """Return whether a text is understood, or a refusal can be said.

    *quoting* is what is added where words have no place.
    """
    try:
        understand()
    except UnreadError as error:
        return bool(hearing.say(error.message, **quoting))
    except NotUnderstoodError as error:
        return bool(hearing.say(error.message, **error.arguments))
    return True
