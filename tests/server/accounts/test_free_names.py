"""Which names can be had at a server, and which name is in what somebody types."""

import pytest

from accessible_games.server.accounts.free_names import check_name, plain_name
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.storage.store import Known
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.problem import NotUnderstoodError
from tests.server.people import Memory

WORDS = (
    *(
        "ja",
        "Oui",
        "yes",
        "y",
        "nein",
        "non",
        "no",
        "neu",
        "hilfe",
        "aide",
        "help",
        "gast",
        "guest",
    ),
    *("invité", "invite", "language de", "notify 3", "sprache fr", "langue oui", "hallo", "merci"),
    *("ok", "Fluestern", "flüstern", "flustern", "lifeboat", "de", "all of us", "21", "7", "she"),
)


@pytest.mark.parametrize("name", WORDS)
def test_a_word_of_the_program_in_any_language_is_no_name(name: str) -> None:
    """Nor is a command and another such word or a number, nor what has no letter."""
    with pytest.raises(NotUnderstoodError) as refused:
        check_name(Directory(Memory()), name)
    assert refused.value.message == "login-bad-name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_says_what_a_name_may_have(language: Language) -> None:
    """Letters, and how many digits: as the code has it."""
    with pytest.raises(NotUnderstoodError) as refused:
        check_name(Directory(Memory()), "Anna 210")
    said = catalogue_of(language).say(refused.value.message, **refused.value.arguments)
    assert "Anna 210" in said
    assert "12" in said
    assert " 2 " in said


@pytest.mark.parametrize(
    "name", ["Anna", "Anna 21", "Jörg", "Zoé", "Éloïse", "Ben", "Will", "Max", "Anna Lena", "Li"]
)
def test_other_names_can_be_had(name: str) -> None:
    """With a number of two digits, too; and who has a word of the program already keeps it."""
    check_name(Directory(Memory()), name)


def test_who_has_such_a_name_keeps_it() -> None:
    """It is known, and nobody else can have it."""
    directory = Directory(Memory())
    directory.remember(Known("Hilfe", "secret"))
    assert directory.is_known("hilfe")


@pytest.mark.parametrize(
    "typed",
    [
        *("Petra", "Petra.", "Petra!", "Petra ...", "my name is Petra", "I'm Petra", "Im Petra."),
        *("Ich heiße Petra", "ich heisse Petra.", "Mein Name ist Petra", "ich bin die Petra"),
        *("Je m'appelle Petra", "je m’appelle Petra.", "Moi, c'est Petra", "Je suis Petra"),
    ],
)
def test_the_name_is_taken_from_a_sentence(typed: str) -> None:
    """In any language, without the end of the sentence."""
    assert plain_name(typed) == "Petra"


@pytest.mark.parametrize("typed", ["Anna Lena", "amber river stone", "...", "", "I am", "Imke"])
def test_anything_else_stays_as_it_is(typed: str) -> None:
    """The words of a table, too, and what has no name."""
    assert plain_name(typed) == typed
