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
from accessible_games.braille.problem import DeckError, Fault
from accessible_games.resources import OURS

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
    (first, *_) = fault(data).faults
    return first.line, first.problem, first.found, first.column


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
    many = "".join(f"Bear,{number % 9 + 1},{number}\n" for number in range(MOST))
    assert len(deck(f"name,copies,value\n{many}")) == MOST
    assert deck(f"{HEAD}{name},1\n")[0].name == name


# What is wrong ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", (1, "empty", "", "")),
        (b"\n\n", (1, "empty", "", "")),
        (b"name,copies\n", (2, "no-cards", "", "")),
        (b"name,copies\n,\n\n", (2, "no-cards", "", "")),
        (b"name,copies\nBear,0\n", (2, "no-cards", "", "")),
        (b"name,copies\nBear,8\n\x81,1\n", (3, "not-text", "", "")),
        (b"\xef\xbb\xbfname\nB\xe4r\n", (2, "not-text", "", "")),
        (b"\xff\xfen", (1, "not-text", "", "")),
        (b'name,copies\nBear,8\n"Mouse,3\n', (3, "wrong-quotes", "", "")),
        (b'name,copies\n"Bear"x,8\n', (2, "wrong-quotes", "", "")),
        (b"name,copies\nBear, the old one,8\n", (2, "too-many-cells", "8", "")),
        (b"name,copies\n,8\n", (2, "no-name", "", "name")),
        (b"Karte,Anzahl\n  ,8\n", (2, "no-name", "", "Karte")),
        (b"name,text\nBear,growls\n,howls\n", (3, "no-name", "", "name")),
        (b"name,copies\nBear,-1\n", (2, "wrong-copies", "-1", "copies")),
        (b"name,copies\nBear,1000\n", (2, "wrong-copies", "1000", "copies")),
        (b"name,copies\nBear,2.5\n", (2, "wrong-copies", "2.5", "copies")),
        (b"name,Anzahl\nBear,eight\n", (2, "wrong-copies", "eight", "Anzahl")),
        ("name,copies\nBear,\u0663\n".encode(), (2, "wrong-copies", "\u0663", "copies")),
        (b"name,piece\nBear,hat\n", (2, "wrong-piece", "hat", "piece")),
        (b"name,ends\nBear,3\n", (2, "wrong-ends", "3", "ends")),
        (b"name,size\nBear,5x9\n", (2, "wrong-size", "5x9", "size")),
        (b"name,copies\n#REF!,8\n", (2, "error-cell", "#REF!", "name")),
        (b"Name;Anzahl\nBear;#NV\n", (2, "error-cell", "#NV", "Anzahl")),
        (b"name,copies\n" + b"x" * (LONGEST + 1) + b",8\n", (2, "too-long", "", "name")),
        (b"name,copies\n" + b"x" * 200_000 + b",8\n", (2, "wrong-quotes", "", "")),
        (b"name,Texte\nx," + b"x" * (LONGEST_TEXT + 1) + b"\n", (2, "too-long", "", "Texte")),
        (b"name,copies\n" + b"x,1\n" * (MOST + 1), (MOST + 2, "too-many", "", "")),
        (b"{", (1, "no-json", "", "")),
        (b"[]", (1, "no-cards", "", "")),
        (b"\xd0\xcf\x11\xe0\xa1\xb1", (1, "old-workbook", "", "")),
    ],
)
def test_each_mistake_is_told_with_its_place(data: bytes, told: tuple[object, ...]) -> None:
    """Its line, what is wrong, what was found, and in which column."""
    assert wrong(data) == told


def test_all_mistakes_are_told_at_once() -> None:
    """Whoever mends a table opens it once."""
    data = b"name,copies,piece\nBear,8,hat\nFox,x,\nWolf,y,hat\n"
    told = [(each.line, each.problem, each.found) for each in fault(data).faults]
    assert told == [
        (2, "wrong-piece", "hat"),
        (3, "wrong-copies", "x"),
        (4, "wrong-copies", "y"),
        (4, "wrong-piece", "hat"),
    ]


# What is harmless ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "names", "told"),
    [
        ("name,copies\nRosa,0\nBen,1\n", ["Ben"], [(2, "zero", "Rosa")]),
        ("name,copies\nRosa,\nBen,1\n", ["Rosa", "Ben"], [(2, "no-copies", "Rosa")]),
        ("name,copies\nRo\u00adsa,1\n", ["Rosa"], []),
        ("name,copies\nRosa\u200b,1\n\ufeffBen,1\n", ["Rosa", "Ben"], []),
        ("name,copies\nBe\x1bn,1\nAn\ue001na,1\n", ["Ben", "Anna"], []),
        ("name,copies\n🏴\u200d☠️ Pirate,1\n", ["🏴☠️ Pirate"], []),
        (
            "name,copies\nBen,3x\nRosa,x 2\nAnna,4 Stück\nEva,2.0\n",
            ["Ben", "Rosa", "Anna", "Eva"],
            [],
        ),
        ("name,copies,\nAnna,2,note\n", ["Anna"], [(2, "beside", "note")]),
        ("name,copies\nAnna,2,note\nBen,1\n", ["Anna", "Ben"], [(2, "beside", "note")]),
        (
            "Skyjo\n-2,5\n-1,10\n",
            ["-2", "-1"],
            [(1, "aside", "Skyjo"), (0, "no-headings", "")],
        ),
        ("0,1\n0,2\n1,1\n", ["0 1", "0 2", "1 1"], [(0, "no-headings", "")]),
        ("dice\n1\n2\n", ["1", "2"], [(0, "first-names", "dice")]),
        ("name,copies\nAnna,2\n,2\n", ["Anna"], [(3, "aside", "2")]),
        ("name,copies\nAnna,2\nTotal,2\n", ["Anna"], [(3, "aside", "Total")]),
        ("My game\n\nname,copies\nAnna,2\n", ["Anna"], [(1, "aside", "My game")]),
        (
            "name,copies,text\nTrolls,,\nUrk,2,bites\nBork,1,hits\n",
            ["Urk", "Bork"],
            [(2, "aside", "Trolls")],
        ),
        ("name,text\nUrk,bites, and hits\n", ["Urk"], []),
        ("name\nUrk\nurk\nUrk\n", ["Urk"], [(3, "merged", "urk"), (4, "merged", "Urk")]),
        (
            "name,text\nTax,1\nTax,2\n",
            ["Tax", "Tax"],
            [(2, "numbered", "Tax 1"), (3, "numbered", "Tax 2")],
        ),
        ("name,value\nFox,3\nCat,many\n", ["Fox", "Cat"], []),
        ("name,Nom\nBear,Ours\n", ["Bear"], [(0, "unused", "Nom")]),
        ("Tier,Anzahl\nBär,2\n", ["Bär"], [(0, "first-names", "Tier")]),
        ("Bear,8\nFox,9\n", ["Bear", "Fox"], [(0, "no-headings", "")]),
        ("Bear\nFox\n", ["Bear", "Fox"], [(0, "no-headings", "")]),
        ("3x Wolf\n1 Red fox\n", ["Wolf", "Red fox"], [(0, "listed", "")]),
        ("Wolf: 3\nFox x1\n", ["Wolf", "Fox"], [(0, "listed", "")]),
        ("Wolf,3\nFox,3\n", ["Wolf", "Fox"], [(0, "no-headings", "")]),
        ("| name | copies |\n|---|--:|\n| Fox | 3 |\n", ["Fox"], []),
        ("suit,copies\nred,1\n", ["red"], []),
    ],
)  # fmt: skip
def test_what_is_harmless_is_read_and_told(
    text: str, names: list[str], told: list[tuple[int, str, str]]
) -> None:
    """Nothing is refused that can be understood, and nothing is guessed in silence."""
    read = parse_deck(text.encode())
    assert [card.name for card in read.cards] == names
    assert [(note.line, note.problem, note.found) for note in read.notes] == told


@given(st.binary(max_size=200))
def test_any_file_is_a_deck_or_told_to_be_none(data: bytes) -> None:
    """Nothing that could stand in a file is a surprise."""
    assert read(data) or fault(data).faults[0].line >= 1


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
    assert cards or 1 <= fault(text.encode()).faults[0].line <= last


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
    assert caught.value.faults == (Fault(1, "too-large"),)


def test_a_missing_file_and_a_folder_are_errors_of_the_system(tmp_path: Path) -> None:
    """Which the program tells as it tells all of those."""
    with pytest.raises(FileNotFoundError):
        read_deck(tmp_path / "none.csv")
    with pytest.raises(IsADirectoryError):
        read_deck(tmp_path)


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_the_boxes_are_decks_too(language: str) -> None:
    """All games, whose cards all have their labels, by the same columns."""
    assert boxes() == tuple(sorted(OURS))
    for game in boxes():
        cards = box(game, language)
        assert all(card.label and not card.deck for card in cards)


def test_columns_are_the_fields_of_a_card() -> None:
    """But for the line, which is where it stands, and for columns that have other names."""
    assert {*COLUMNS} == {*Card.__dataclass_fields__} - {"line", "traits"}


def test_no_heading_means_two_columns() -> None:
    """In none of the languages."""
    words = [word for heading in HEADINGS.values() for word in heading.split(", ")]
    assert len(words) == len({*words})
