"""The command look: a card by what is felt on it."""

from pathlib import Path

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.sessions import program


def test_a_label_is_looked_up_in_all_games() -> None:
    """Each game that has it is named."""
    told = program("look", "b/F/SCM/-")
    assert told.status == 0
    assert told.out.splitlines() == [
        "Lifeboat:",
        "Course 5, once in the deck. Bird. Overboard: Frenchy.",
        "Thirsty: Stephen, Captain, Mate.",
    ]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (("lifeboat", "K3"), "5 cards."),
        (("Life is Life", "g9"), "Giraffe 9, 9 times in the deck."),
        (("poker-52", "ace", "spades"), "Ace of spades, once in the deck."),
        (("poker-52", "sa", "--order", "suit"), "Ace of spades, once in the deck."),
        (("g9", "--verbosity", "brief"), "Life is Life:"),
    ],
)
def test_a_deck_may_be_named_first(words: tuple[str, ...], first: str) -> None:
    """And labels may be written otherwise."""
    assert program("look", *words).out.splitlines()[0] == first


def test_a_table_is_looked_through(tmp_path: Path) -> None:
    """By its file, with or without the option, or not if it is missing."""
    file = tmp_path / "dragons.csv"
    file.write_text("name,text,copies\nDragon,breathes fire,3\n", "utf-8")
    wanted = "Dragon, 3 times in the deck. Breathes fire.\n"
    assert program("look", str(file), "d").out == wanted
    assert program("look", "d", "--deck", str(file)).out == wanted
    missing = program("look", "x", "--deck", str(tmp_path / "none.csv"))
    assert missing.status != 0
    assert len(missing.err.splitlines()) >= 1
    assert "Traceback" not in missing.err


def test_an_unknown_label_is_refused() -> None:
    """On standard error, with what is like it."""
    told = program("look", "lifeboat", "M9")
    assert told.status == 2
    assert told.out == ""
    assert told.err == "No card here is labelled or called M9. Did you mean M?\n"


def test_an_option_of_labels_needs_a_deck() -> None:
    """The labels of games are fixed."""
    assert program("look", "g9", "--order", "suit").status == 2


@pytest.mark.parametrize("ending", ["", "\n", "q\n", "quit\n"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_label_one_is_asked_for_after_the_other(language: Language, ending: str) -> None:
    """Until an empty line, quit, or the end of the input; help and mistakes do not end it."""
    words = catalogue_of(language)
    told = program("look", "skat", "--language", language, typed=f"7\nxyz123\n?\n{ending}")
    assert told.status == 0
    assert told.err == ""
    for message in ("look-begin", "about-look"):
        assert words.say(message).split()[0] in told.out
    assert words.say("look-several", count=4) in told.out
    assert words.say("look-nothing", word="xyz123") in told.out
