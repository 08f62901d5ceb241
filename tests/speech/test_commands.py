"""Commands by word, beginning and letter, what Tab completes, and that nothing typed is a crash."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.decision import Decision
from accessible_games.games import GAMES
from accessible_games.games.life_is_life import PIECES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold, forms, prefix_matches
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Command
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
"""For each language one test, which looks at all commands."""

KNOCK = {"de": "k", "fr": "f", "en": "k"}


def typed_for(language: Language, command: str) -> list[str]:
    """All words and letters of a command."""
    return catalogue_of(language).words(f"command-{command}")


# By word and letter -------------------------------------------------------------------------------


@every_command
def test_a_command_is_found_by_all_its_words(language: Language, command: str) -> None:
    """Its own words and the English one, in any case, without accents, with words behind."""
    words = vocabulary(language)
    for word in [command, *typed_for(language, command)]:
        for typed in (word, word.upper(), *forms(word)):
            assert words.command(typed, exact=True) == Command(command)
            assert words.command(f"  {typed}  the rest ", exact=True) == Command(
                command, "the rest "
            )


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
    """It is the one that is said, so it is no letter."""
    for command in COMMANDS:
        first = typed_for(language, command)[0]
        assert first.isalpha()
        assert len(first) > 1


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_no_command_word_is_an_answer_or_a_piece(language: Language, game: str) -> None:
    """Whole command words come first, so they must not hide what is played."""
    catalogue, rules = catalogue_of(language, game), GAMES[game]
    answers = [catalogue.piece(p, form) for p in rules.PIECES for form in ("name", "names")]
    typed = [message for message in of_game(game) if message.startswith("typed-")]
    for message in [*typed, "numbers", "nothing"]:
        answers += catalogue.words(message)
    commands = vocabulary(language).command_words()
    assert [word for word in answers for form in forms(word) if form in commands] == []


@every_language
def test_a_letter_stays_free_for_knocking(language: Language) -> None:
    """The first letter of the word is no command's."""
    letter = KNOCK[language]
    assert catalogue_of(language, GAME).words("typed-knock")[0].startswith(letter)
    assert letter not in vocabulary(language).command_words()


@every_language
def test_no_piece_needs_the_letter_of_a_command(language: Language) -> None:
    """Every piece can be typed by a beginning that is no command."""
    words = vocabulary(language)
    commands = words.command_words()
    for piece in PIECES:
        name = fold(catalogue_of(language, GAME).say(f"piece-{piece}", "name"))
        short = [name[:size] for size in (1, 2, 3, 4)]
        assert any(text not in commands and is_piece(language, text, piece) for text in short)


def is_piece(language: Language, text: str, piece: str) -> bool:
    """Whether a text is understood, and as this piece."""
    try:
        return vocabulary(language).piece(text) == piece
    except NotUnderstoodError:
        return False


# By beginning -------------------------------------------------------------------------------------


@every_command
def test_a_command_is_found_by_its_beginning(language: Language, command: str) -> None:
    """Where only whole words count it is none; where several begin so, it is none of them."""
    words = vocabulary(language)
    first = fold(words.command_name(command))
    names = words.told_commands()
    for size in range(1, len(first)):
        text = first[:size]
        if text not in words.command_words():
            assert words.command(text, exact=True) is None
            if prefix_matches(text, names) == [command]:
                assert words.command(text, exact=False) == Command(command)
            else:
                with pytest.raises(NotUnderstoodError, match="ambiguous-word"):
                    words.command(text, exact=False)


def test_an_ambiguous_command_names_those_that_it_begins() -> None:
    """In the language of the player."""
    with pytest.raises(NotUnderstoodError) as caught:
        vocabulary().command("ne", exact=False)
    assert caught.value.arguments == {"word": "ne", "choices": "newer or since"}


@pytest.mark.parametrize("text", ["", "   ", ".", "!!!", "zzz", "-", "'"])
def test_what_begins_no_command_is_none(text: str) -> None:
    """It may be an answer."""
    assert vocabulary().command(text, exact=True) is None
    assert vocabulary().command(text, exact=False) is None


@every_language
def test_a_question_mark_is_help(language: Language) -> None:
    """In every language, also with words behind."""
    assert vocabulary(language).command("?", exact=True) == Command("help")
    assert vocabulary(language).command("? hand", exact=True) == Command("help", "hand")


# The player's own letters -------------------------------------------------------------------------


def test_a_letter_of_ones_own_wins() -> None:
    """It takes the letter from the command that had it, and is the one that is told."""
    words = replace(vocabulary(), letters={"h": "help", "X": "hand", "é": "scores"})
    assert words.command("h", exact=True) == Command("help")
    assert words.command("x", exact=True) == Command("hand")
    assert words.command("É", exact=True) == Command("scores")
    assert words.command("hand", exact=True) == Command("hand")
    assert words.shortest("hand") == ["hand", "X"]
    assert words.shortest("help") == ["help", "h"]


def test_a_letter_for_a_command_of_another_game_means_nothing() -> None:
    """It is kept for the games that have it, and is free for answers here."""
    words = replace(vocabulary(), letters={"p": "pattern"})
    assert words.command("p", exact=True) is None
    assert "p" not in words.command_words()


def test_a_letter_that_was_taken_is_not_told_any_more() -> None:
    """The command that had it keeps its word."""
    assert vocabulary().shortest("hand") == ["hand", "h"]
    assert replace(vocabulary(), letters={"h": "help"}).shortest("hand") == ["hand"]


@every_command
def test_what_is_told_of_a_command_works(language: Language, command: str) -> None:
    """The word, and the letter where there is one."""
    words = vocabulary(language)
    for text in words.shortest(command):
        assert words.command(text, exact=True) == Command(command)


# Completing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("sc", ["scores"]),
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
    """Commands and answers at the beginning of a line, pieces behind what asks for one."""
    assert vocabulary().completions(text, TURN) == words


def test_tab_offers_the_cards_of_the_hand() -> None:
    """Each kind once."""
    assert vocabulary().completions("bear m", LAY) == ["mouse"]
    assert vocabulary().completions("bear ", LAY) == ["bear", "giraffe", "goat", "mouse"]
    assert set(COMMANDS) <= set(vocabulary().completions("", LAY))


@pytest.mark.parametrize(
    ("language", "text", "words"),
    [
        ("de", "info baer", ["Bär"]),
        ("de", "f mau", ["Maulwurf", "Maus"]),
        ("fr", "c chev", ["chèvre"]),
    ],
)
def test_tab_knows_accents(language: Language, text: str, words: list[str]) -> None:
    """What was begun without them is completed with them."""
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
    """It is understood, or the player is told in words that can be said why not."""
    words, hearing = vocabulary(language), speaker(language)
    move = text.replace(",", " ").split()
    assert is_said(hearing, partial(words.command, text, exact=False))
    assert is_said(hearing, partial(words.answer, decision, move, hearing))
    assert is_said(hearing, partial(words.piece, text))
    assert isinstance(words.completions(text, decision), list)


def is_said(hearing: Narrator, understand: Callable[[], object]) -> bool:
    """Whether something is understood, or it is said why it is not."""
    try:
        understand()
    except NotUnderstoodError as error:
        return bool(hearing.say(error.message, **error.arguments))
    return True
