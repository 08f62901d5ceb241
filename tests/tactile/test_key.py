"""The key: each label once, in letters and in cells."""

from functools import partial

from accessible_games.braille.decks import Card
from accessible_games.braille.prose import cells
from accessible_games.braille.reader import BLANK
from accessible_games.tactile.key import KeyEntry, embossed, item, named, printed
from accessible_games.tactile.pages import Block
from tests.tactile import decks

ENGLISH = partial(cells, language="en")


def test_a_label_is_told_with_all_that_is_known_of_its_card() -> None:
    """Its name and value, what else a medium wants to say, and its text."""
    bear, goat = decks.of(Card("bear", 1, 8), Card("goat", 1, 7, text="brown"))
    more = {bear: "line 1", goat: ""}
    assert item(bear, 2, more.__getitem__) == KeyEntry("bear 8, line 1", "item", 2, bear)
    assert item(goat, 1, more.__getitem__) == KeyEntry("goat 7, brown", "item", 1, goat)


def test_a_suit_and_a_kind_are_said_where_the_name_does_not() -> None:
    """As in a deck whose names are values alone."""
    assert named(Card("6", suit="Clubs")) == "6, Clubs"
    assert named(Card("Clubs queen", suit="clubs", kind="Queen")) == "Clubs queen"
    assert named(Card("Draw", suit="Red", kind="+2")) == "Draw, Red, +2"


def test_a_line_has_count_label_and_name() -> None:
    """In print as in braille; lines of a label are parted by a slash."""
    (door,) = decks.of(Card("door", label="A/BC2"))
    entry = KeyEntry("door", "item", 3, door)
    sentence = KeyEntry("Turn it.")
    assert printed([sentence, entry]) == b"Turn it.\n3 A/BC2 door\n"
    assert embossed([sentence, entry], ENGLISH) == [
        Block("paragraph", f"⠠⠞⠥⠗⠝{BLANK}⠊⠞⠲"),
        Block("item", "⠼⠉⠀⠁⠌⠃⠉⠆⠀⠙⠕⠕⠗"),
    ]


def test_a_page_is_a_heading_that_stands_in_the_contents() -> None:
    """So that it is found in a long key."""
    (block,) = embossed([KeyEntry("Page 2.", "heading")], ENGLISH)
    assert (block.kind, block.listed) == ("heading", block.cells)
