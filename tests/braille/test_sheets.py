"""Files of all kinds: text in any encoding, workbooks, JSON; each means the same table."""

import io
import json
import zipfile

import pytest

from accessible_games.braille.decks import Card, parse_deck
from accessible_games.braille.decoding import decoded
from accessible_games.braille.problem import DeckError, Fault
from tests.braille.test_rows import HEAD, SPACE, workbook


def faults(data: bytes) -> tuple[Fault, ...]:
    """What is wrong with a file."""
    with pytest.raises(DeckError) as caught:
        parse_deck(data)
    return caught.value.faults


# Encodings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "encoding", "told"),
    [
        ("Name\nKönig\nBär\nMäuse\n", "cp1252", ""),
        ("Nom\nÉlan\nChèvre\nŒuf – « dur »\n", "cp1252", ""),
        ("Name\nKönig\nBär\nMäuse\n", "mac_roman", "mac_roman"),
        ("Name\nKönig\nBär\nMäuse\n", "cp850", "cp850"),
        ("Nom\nÉlan\nChèvre\nŒuf\n", "mac_roman", "mac_roman"),
        ("nazwa\nŁoś\nŻółw\nŚwinia\nKrólik\n", "cp1250", "cp1250"),
        ("name\nЛиса\nВолк\nМедведь\n", "cp1251", "cp1251"),
        ("name\nきつね\nおおかみ\n", "shift_jis", "shift_jis"),
        ("name\nBär\n", "utf-16-le", ""),
        ("name\nBär\n", "utf-16-be", ""),
        ("name\nBär\n", "utf-16", ""),
    ],
)
def test_an_encoding_is_found_out(text: str, encoding: str, told: str) -> None:
    """It is told if it is none of those that most programs write."""
    assert decoded(text.encode(encoding)) == (text, told)


def test_an_encoding_that_is_named_is_not_guessed() -> None:
    """Even if another one is likelier, and a wrong one is told by its line."""
    assert decoded("Γάτα".encode("cp1253"), "cp1253") == ("Γάτα", "")
    assert decoded("\ufeffname".encode(), "utf-8") == ("name", "")
    with pytest.raises(DeckError) as caught:
        decoded("name\nBär".encode("cp1252"), "utf-8")
    assert caught.value.faults == (Fault(2, "not-text"),)


# Workbooks --------------------------------------------------------------------------------------

NAMES = 'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'  # fmt: skip # noqa: E501
TEXT = "<table:table-cell><text:p>{}</text:p></table:table-cell>"
NUMBER = '<table:table-cell office:value-type="float" office:value="{}"><text:p>x</text:p></table:table-cell>'  # noqa: E501
EMPTY = '<table:table-cell table:number-columns-repeated="{}"/>'


def opendocument(*tables: str) -> bytes:
    """A workbook of LibreOffice with these rows of each sheet."""
    sheets = "".join(
        f'<table:table table:name="s{number}">{rows}</table:table>'
        for number, rows in enumerate(tables, start=1)
    )
    content = f"<office:document-content {NAMES}>{sheets}</office:document-content>"
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", content)
    return stream.getvalue()


def row(*cells: str, times: int = 1) -> str:
    """A row of such a sheet."""
    return (
        f'<table:table-row table:number-rows-repeated="{times}">{"".join(cells)}</table:table-row>'
    )


HEADINGS = row(TEXT.format("Kartenname"), TEXT.format("Anzahl"), EMPTY.format(1000))


def test_an_opendocument_is_read() -> None:
    """Numbers as they are, texts with their spaces, and rows that are repeated to the end."""
    spaced = "<table:table-cell><text:p>Alter<text:s/>Bär</text:p></table:table-cell>"
    data = opendocument(
        HEADINGS
        + row(spaced, NUMBER.format("8.0"))
        + row(EMPTY.format(1024), times=3)
        + row(TEXT.format("Maus"), NUMBER.format("3"))
        + row(EMPTY.format(1024), times=1_000_000)
    )
    assert parse_deck(data).cards == (Card("Alter Bär", 8, line=2), Card("Maus", 3, line=6))


def test_the_first_sheet_with_a_table_is_read() -> None:
    """And its name is told, if others stand before it."""
    notes, cards = (
        row(TEXT.format("my ideas")),
        HEADINGS + row(TEXT.format("Bär"), NUMBER.format("2")),
    )
    assert parse_deck(opendocument("", notes, cards)).notes == (Fault(0, "sheet", "s3"),)
    assert parse_deck(opendocument(cards, notes)).notes == ()
    assert faults(opendocument("", row(EMPTY.format(9)))) == (Fault(1, "empty"),)


def test_what_stands_around_a_table_is_left_aside() -> None:
    """A title above it, a sum below it, a statistic beside it; each is told."""
    table = [
        ["My game", "", "", ""],
        ["Card Name", "Count", "", "mean"],
        ["Bear", "2", "", "3"],
        ["Fox", "4", "note", ""],
        ["", "6", "", ""],
    ]
    deck = parse_deck(workbook(table))
    assert [(card.name, card.copies) for card in deck.cards] == [("Bear", 2), ("Fox", 4)]
    assert [(each.line, each.problem, each.found) for each in deck.notes] == [
        (1, "aside", "My game"),
        (4, "beside", "note"),
        (5, "aside", "6"),
        (0, "unused", "mean"),
    ]


def test_rows_with_nothing_but_formulas_are_left_aside() -> None:
    """As people prepare them; a formula that has failed is a fault."""
    cells = '<c r="A{0}" t="str"><f>x</f><v></v></c><c r="B{0}"><f>y</f><v>0</v></c>'
    rows = "".join(f'<row r="{n}">{cells.format(n)}</row>' for n in (3, 4))
    head = '<row r="1"><c t="inlineStr"><is><t>name</t></is></c><c t="inlineStr"><is><t>copies</t></is></c></row>'  # noqa: E501
    bear = '<row r="2"><c t="inlineStr"><is><t>Bear</t></is></c><c t="{0}"><f>z</f><v>{1}</v></c></row>'  # noqa: E501
    sheet = f"{HEAD}<worksheet {SPACE}><sheetData>{head}{{}}{rows}</sheetData></worksheet>"

    def book(kind: str, value: str) -> bytes:
        text = sheet.format(bear.format(kind, value))
        return workbook([["name"]], parts={"xl/worksheets/sheet1.xml": text})

    deck = parse_deck(book("n", "3"))
    assert deck.cards == (Card("Bear", 3, line=2),)
    assert [(each.line, each.problem) for each in deck.notes] == [
        (3, "only-formulas"),
        (4, "only-formulas"),
    ]
    assert faults(book("e", "#REF!"))[0] == Fault(2, "error-cell", "#REF!", "copies")


# JSON -------------------------------------------------------------------------------------------


def test_a_list_of_objects_is_a_table() -> None:
    """As the program itself writes it, and as others do."""
    cards = [{"name": "Bear", "copies": 2, "label": ["B", "-"]}, {"name": "Fox", "value": 3}]
    expected = (Card("Bear", 2, label="B/-", line=2), Card("Fox", 1, 3, line=3))
    assert parse_deck(json.dumps(cards).encode()).cards == expected
    assert parse_deck(json.dumps({"cards": cards}).encode()).cards == expected


def test_a_saved_object_of_tabletop_simulator_is_read() -> None:
    """Each card is there once for each copy, in decks within bags."""
    kinds = [("Bear", "growls"), ("Fox", ""), ("Bear", "growls")]
    inside = [{"Name": "Card", "Nickname": n, "Description": d, "CardID": 100} for n, d in kinds]
    deck = {"Name": "DeckCustom", "Nickname": "Animals", "ContainedObjects": inside}
    saved = {"ObjectStates": [{"Name": "Bag", "ContainedObjects": [deck]}]}
    read = parse_deck(json.dumps(saved).encode())
    assert [(card.name, card.copies, card.text) for card in read.cards] == [
        ("Bear", 2, "growls"),
        ("Fox", 1, ""),
    ]
    assert [note.problem for note in read.notes] == ["no-copies"] * 0 + ["merged"]


def test_a_room_of_playingcards_io_is_read() -> None:
    """A zip with the kinds of cards, and a card for each copy; its tables are read too."""
    widgets = [
        {"type": "cardDeck", "id": "d", "cardTypes": {"Bear": {"image": "b.png"}, "Fox": {}}},
        *({"type": "card", "deck": "d", "cardType": kind} for kind in ("Bear", "Fox", "Bear")),
    ]
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr("widgets.json", json.dumps(widgets))
    cards = [(card.name, card.copies) for card in parse_deck(stream.getvalue()).cards]
    assert cards == [("Bear", 2), ("Fox", 1)]
    table = b"label,image,item-count\nBear,b.png,2\nFox,f.png,1\n"
    assert [(card.name, card.copies) for card in parse_deck(table).cards] == cards
