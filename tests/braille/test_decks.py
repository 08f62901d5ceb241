"""Decks in files: what they may hold, and how each mistake is told."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille.columns import COLUMNS, HEADINGS
from accessible_games.braille.decks import (
    BYTES,
    LONGEST,
    LONGEST_TEXT,
    MOST,
    Card,
    box,
    boxes,
    parse_deck,
    read_deck,
)
from accessible_games.braille.problem import DeckError

HEAD = "name,copies\n"


def deck(text: str) -> list[Card]:
    """The cards of a deck that is written like this; `DeckError` where that is wrong."""
    return [*parse_deck(text.encode()).cards]


def read(data: bytes) -> list[Card]:
    """The cards, which are none where something is wrong."""
    with suppress(DeckError):
        return [*parse_deck(data).cards]
    return []


def fault(data: bytes) -> DeckError:
    """What is wrong."""
    with pytest.raises(DeckError) as caught:
        parse_deck(data)
    return caught.value


def wrong(data: bytes) -> tuple[object, ...]:
    """The line, the problem, what was found, and the heading of the column."""
    error = fault(data)
    return error.line, error.problem, error.found, error.column


# What may be there --------------------------------------------------------------------------------


def test_a_deck_is_read() -> None:
    """All columns, in any order; each card knows its line."""
    text = "copies,name,label,value,text,deck\n4,Wizard,,,casts,W\n1,Dragon,D'/x,12,,\n"
    assert deck(text) == [
        Card("Wizard", 4, None, "casts", "W", "", 2),
        Card("Dragon", 1, 12, "", "", "D'/x", 3),
    ]


@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("beginning", ["", "\ufeff"])
def test_spreadsheets_write_in_several_ways(mark: str, end: str, beginning: str) -> None:
    """With commas, semicolons or tabs, either end of lines, and a mark of their encoding."""
    rows = ["Name,COPIES,value", "Bär,8,8", "Maus,3,"]
    text = beginning + end.join(rows).replace(",", mark) + end
    assert deck(text) == [Card("Bär", 8, 8, line=2), Card("Maus", 3, None, line=3)]


def test_empty_columns_at_the_end_say_nothing() -> None:
    """Spreadsheets like to write them."""
    assert deck("name,copies,,\nBear,8,,\nMouse,3\n") == [
        Card("Bear", 8, line=2),
        Card("Mouse", 3, line=3),
    ]


def test_blanks_and_empty_lines_say_nothing() -> None:
    """Around cells, above the columns, between cards and at the end."""
    text = "\n name , copies \n\n  Bear  , 8 \n,\n   \nMouse,3\n\n"
    assert [(card.name, card.copies, card.line) for card in deck(text)] == [
        ("Bear", 8, 4),
        ("Mouse", 3, 7),
    ]


def test_quotes_may_hold_commas_and_quotes() -> None:
    """As spreadsheets write them."""
    (card,) = deck('name,copies,text\n"Bear, the ""old"" one",8,"a;b"\n')
    assert (card.name, card.text) == ('Bear, the "old" one', "a;b")


def test_the_last_cells_of_a_line_may_be_left_out() -> None:
    """If nothing would stand in them."""
    assert deck("name,copies,value,text\nBear,8\n") == [Card("Bear", 8, line=2)]


def test_columns_that_the_program_made_are_made_anew() -> None:
    """Its own output is a deck."""
    assert deck("name,copies,cells,dots\nBear,8,⠃,1 2\n") == [Card("Bear", 8, line=2)]


def test_accents_may_be_written_apart() -> None:
    """A letter and its accent are one letter, as some systems do not save them."""
    assert deck(f"{HEAD}Ba\u0308r,8\n")[0].name == "Bär"


@pytest.mark.parametrize(("text", "number"), [("1", 1), ("999", 999), ("007", 7)])
def test_copies_are_whole_numbers(text: str, number: int) -> None:
    """From 1 to 999."""
    assert deck(f"{HEAD}Bear,{text}\n")[0].copies == number


@pytest.mark.parametrize(
    ("text", "value"), [("", None), ("0", 0), ("-99", -99), ("999", 999), ("05", 5), ("-0", 0)]
)
def test_values_are_whole_numbers_or_nothing(text: str, value: int | None) -> None:
    """From -99 to 999."""
    assert deck(f"name,copies,value\nBear,1,{text}\n")[0].value == value


def test_as_many_cards_as_are_allowed() -> None:
    """And names as long as they may be."""
    name = "x" * LONGEST
    assert len(deck(HEAD + "Bear,1\n" * MOST)) == MOST
    assert deck(f"{HEAD}{name},1\n")[0].name == name


# What is wrong ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", (1, "missing-column", "name", "")),
        (b"\n\n", (1, "missing-column", "name", "")),
        (b"\n\ncopies,value\n", (3, "missing-column", "name", "")),
        (b"suit,copies\nred,1\n", (1, "missing-column", "name", "")),
        (b"Bear,8\n", (1, "missing-column", "name", "")),
        (b"name,copies,Nom\nBear,8,\n", (1, "column-twice", "Nom", "name")),
        (b"name,copies\n", (2, "no-cards", "", "")),
        (b"name,copies\n,\n\n", (2, "no-cards", "", "")),
        (b"name,copies\nBear,8\n\x81,1\n", (3, "not-text", "", "")),
        (b"\xef\xbb\xbfname\nB\xe4r\n", (2, "not-text", "", "")),
        (b"\xff\xfen", (1, "not-text", "", "")),
        (b'name,copies\nBear,8\n"Mouse,3\n', (3, "wrong-quotes", "", "")),
        (b'name,copies\n"Bear"x,8\n', (2, "wrong-quotes", "", "")),
        (b"name,copies\nBear,8,9\n", (2, "too-many-cells", 2, "")),
        (b"name,copies\nBear, the old one,8\n", (2, "too-many-cells", 2, "")),
        (b"name,copies\n,8\n", (2, "no-name", "", "name")),
        (b"Karte,Anzahl\n  ,8\n", (2, "no-name", "", "Karte")),
        (b"name,copies\nBear\n", (2, "no-copies", "", "copies")),
        (b"nom,Nombre\nOurs,\n", (2, "no-copies", "", "Nombre")),
        (b"name,copies\nBear,0\n", (2, "wrong-copies", "0", "copies")),
        (b"name,copies\nBear,-1\n", (2, "wrong-copies", "-1", "copies")),
        (b"name,copies\nBear,1000\n", (2, "wrong-copies", "1000", "copies")),
        (b"name,copies\nBear,2.5\n", (2, "wrong-copies", "2.5", "copies")),
        (b"name,Anzahl\nBear,eight\n", (2, "wrong-copies", "eight", "Anzahl")),
        ("name,copies\nBear,\u0663\n".encode(), (2, "wrong-copies", "\u0663", "copies")),
        ("name,copies\nBear,²\n".encode(), (2, "wrong-copies", "²", "copies")),
        (b"name,copies,value\nBear,1,x\n", (2, "wrong-value", "x", "value")),
        (b"name,copies,Wert\nBear,1,1000\n", (2, "wrong-value", "1000", "Wert")),
        (b"name,copies,value\nBear,1,-100\n", (2, "wrong-value", "-100", "value")),
        (b"name,copies,value\nBear,1,1-2\n", (2, "wrong-value", "1-2", "value")),
        (b"name,piece\nBear,hat\n", (2, "wrong-piece", "hat", "piece")),
        (b"name,ends\nBear,3\n", (2, "wrong-ends", "3", "ends")),
        (b"name,size\nBear,5x9\n", (2, "wrong-size", "5x9", "size")),
        (b"name,copies\nBe\x00ar,8\n", (2, "invisible", "", "name")),
        (b"name,copies\nBe\x1bar,8\n", (2, "invisible", "", "name")),
        ("name,copies\nBe\u200bar,8\n".encode(), (2, "invisible", "", "name")),
        ("name,copies\nBe\ue001ar,8\n".encode(), (2, "invisible", "", "name")),
        (b"name,copies\n" + b"x" * (LONGEST + 1) + b",8\n", (2, "too-long", LONGEST, "name")),
        (b"name,copies\n" + b"x" * 200_000 + b",8\n", (2, "wrong-quotes", "", "")),
        (
            b"name,Texte\nx," + b"x" * (LONGEST_TEXT + 1) + b"\n",
            (2, "too-long", LONGEST_TEXT, "Texte"),
        ),
        (b"name,copies\n" + b"x,1\n" * (MOST + 1), (MOST + 2, "too-many", MOST, "")),
    ],
)
def test_each_mistake_is_told_with_its_place(data: bytes, told: tuple[object, ...]) -> None:
    """The first one in the file: its line, what is wrong, what was found, and in which column."""
    assert wrong(data) == told


def test_the_first_mistake_is_told() -> None:
    """Whoever mends one line after the other goes down the file."""
    assert wrong(b"name,copies\nBear,8\n,1\nMouse,x\n") == (3, "no-name", "", "name")


@given(st.binary(max_size=200))
def test_any_file_is_a_deck_or_told_to_be_none(data: bytes) -> None:
    """Nothing that could stand in a file is a surprise."""
    assert read(data) or fault(data).line >= 1


LINES = st.lists(st.text('abä"0123456789-,;\t\n\r \x85\u2028', max_size=12), max_size=6)


@given(LINES)
def test_any_lines_below_the_columns_are_cards_or_a_mistake(lines: list[str]) -> None:
    """The line that is told is one of the file, or the one that is missing at its end."""
    text = "name,copies,value\n" + "\n".join(lines)
    last = len(text.encode().splitlines()) + 1
    cards = read(text.encode())
    for card in cards:
        assert card.name
        assert 1 <= card.copies <= 999
        assert 2 <= card.line <= last
    assert cards or 1 <= fault(text.encode()).line <= last


# Files --------------------------------------------------------------------------------------------


def test_a_file_is_read(tmp_path: Path) -> None:
    """As its text is."""
    file = tmp_path / "deck.csv"
    file.write_text(f"{HEAD}Bear,8\n")
    assert read_deck(file).cards == (Card("Bear", 8, line=2),)


def test_a_file_that_is_no_deck_at_all_is_not_read_to_its_end(tmp_path: Path) -> None:
    """It may be a film."""
    file = tmp_path / "film.csv"
    file.write_bytes(HEAD.encode() + b"Bear,8\n" * (BYTES // 7 + 1))
    with pytest.raises(DeckError) as caught:
        read_deck(file)
    assert (caught.value.line, caught.value.problem) == (1, "too-large")


def test_a_missing_file_and_a_folder_are_errors_of_the_system(tmp_path: Path) -> None:
    """Which the program tells as it tells all of those."""
    with pytest.raises(FileNotFoundError):
        read_deck(tmp_path / "none.csv")
    with pytest.raises(IsADirectoryError):
        read_deck(tmp_path)


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_the_boxes_are_decks_too(language: str) -> None:
    """Four games, whose cards all have their labels, by the same columns."""
    assert boxes() == ("arche-noah", "life-is-life", "lifeboat", "sixpack")
    for game in boxes():
        cards = box(game, language)
        assert all(card.label and not card.deck for card in cards)


def test_columns_are_the_fields_of_a_card() -> None:
    """But for the line, which is where it stands."""
    assert {*COLUMNS} == {*Card.__dataclass_fields__} - {"line"}


def test_no_heading_means_two_columns() -> None:
    """In none of the languages."""
    words = [word for heading in HEADINGS.values() for word in heading.split()]
    assert len(words) == len({*words})
