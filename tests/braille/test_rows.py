"""Tables as spreadsheet programs write them: each is read, and means the same."""

import io
import zipfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from random import Random
from types import MappingProxyType

import pytest

from accessible_games.braille import archive
from accessible_games.braille.decks import Card, Deck, parse_deck
from accessible_games.braille.problem import DeckError, Fault
from accessible_games.braille.sheets import sheets_of
from tests.examples import times

TABLE = [["Karte", "Anzahl", "Wert", "Notiz"], ["Bär", "8", "8", "alt, aber gut"], ["Łoś", "2", ""]]
CARDS = (Card("Bär", 8, 8, line=2), Card("Łoś", 2, line=3))
NOTES = (Fault(0, "unused", "Notiz"),)
HEADINGS = {"name": "Karte", "copies": "Anzahl", "value": "Wert"}
WESTERN = (CARDS[0], Card("Moé", 2, line=3))


def written(mark: str = ",", end: str = "\r\n") -> str:
    """The table as text; a cell with commas has quotation marks."""
    quoted = [[f'"{cell}"' if "," in cell else cell for cell in row] for row in TABLE]
    return end.join(mark.join(row) for row in quoted) + end


def fault(data: bytes) -> str:
    """What is wrong with a file."""
    with pytest.raises(DeckError) as caught:
        parse_deck(data)
    return caught.value.faults[0].problem


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("mark", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_text_is_read_in_all_its_forms(encoding: str, mark: str, end: str) -> None:
    """With commas, semicolons or tabs, any end of lines, and the marks of Unicode or none."""
    deck = parse_deck(written(mark, end).encode(encoding))
    assert deck == Deck(CARDS, NOTES, HEADINGS)


def test_text_from_older_programs_is_read() -> None:
    """In the encoding of Western Windows."""
    data = written(";").replace("Łoś", "Moé").encode("cp1252")
    assert parse_deck(data).cards == WESTERN


@pytest.mark.parametrize("mark", [",", ";", "\t", "|"])
@pytest.mark.parametrize("quote", ["", '"'])
def test_a_first_line_may_say_what_parts_the_columns(mark: str, quote: str) -> None:
    """And counts as a line."""
    deck = parse_deck(f"{quote}sep={mark}{quote}\r\n{written(mark)}".encode())
    assert [(card.name, card.line) for card in deck.cards] == [("Bär", 3), ("Łoś", 4)]


def test_a_line_break_in_a_cell_is_a_blank() -> None:
    """And the next card stands in the line in which an editor shows it."""
    deck = parse_deck(b'name,text\n"Old\nbear","a\r\nb  c"\nMouse,\n')
    assert [(card.name, card.text, card.line) for card in deck.cards] == [
        ("Old bear", "a b c", 2),
        ("Mouse", "", 5),
    ]


@pytest.mark.parametrize(
    ("headings", "language"),
    [
        ("name,copies,value,suit,kind,text,label", "en"),
        ("Karte,Anzahl,Wert,Farbe,Art,Beschreibung,Kürzel", "de"),
        ("Nom,Exemplaires,Valeur,Couleur,Figure,Texte,Étiquette", "fr"),
        ("CARD,QTY,NUMBER,Colour,Rank,Description,Label", "en"),
        ("titre,quantité,numéro,enseigne,genre,effet,abréviation", "fr"),
    ],
)
def test_headings_are_understood_in_three_languages(headings: str, language: str) -> None:
    """Whatever their case and accents."""
    (card,) = parse_deck(f"{headings}\nbear,3,7,red,king,growls,B7\n".encode()).cards
    assert card == Card("bear", 3, 7, "growls", "", "B7", 2, "red", "king")


def test_a_name_is_made_of_suit_and_kind() -> None:
    """Where no column has it."""
    cards = parse_deck(b"farbe;art\nKreuz;Dame\nKreuz;7\n").cards
    assert [card.name for card in cards] == ["Kreuz Dame", "Kreuz 7"]


@pytest.mark.parametrize("text", ["-2", "\u22122"])
def test_a_minus_may_be_a_hyphen_or_a_true_one(text: str) -> None:
    """Word processors like the true one; a number with a plus is a kind."""
    (two, draw) = parse_deck(f"name,value\nSky,{text}\nDraw,+2\n".encode()).cards
    assert (two.value, draw.value, draw.kind) == (-2, None, "+2")


# Workbooks --------------------------------------------------------------------------------------

HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
SPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def workbook(
    table: Sequence[Sequence[str]],
    inline: bool = False,
    parts: Mapping[str, str] = MappingProxyType({}),
) -> bytes:
    """A workbook with this table; *parts* replace those of the file."""
    texts = sorted({cell for row in table for cell in row if not cell.isdecimal()})
    shared = "".join(f"<si><t>{text}</t></si>" for text in texts)
    lines = []
    for number, row in enumerate(table, start=1):
        cells = []
        for column, text in enumerate(row):
            place = f'r="{chr(65 + column)}{number}"'
            if text.isdecimal():
                cells.append(f"<c {place}><v>{text}.0</v></c>")
            elif inline and text:
                cells.append(f'<c {place} t="inlineStr"><is><t>{text}</t></is></c>')
            elif text:
                cells.append(f'<c {place} t="s"><v>{texts.index(text)}</v></c>')
        lines.append(f'<row r="{number}">{"".join(cells)}</row>')
    sheet = f"{HEAD}<worksheet {SPACE}><sheetData>{''.join(lines)}</sheetData></worksheet>"
    made = {
        "xl/workbook.xml": f'{HEAD}<workbook {SPACE} xmlns:r="{OFFICE}">'
        '<sheets><sheet name="a" sheetId="1" r:id="rId3"/></sheets></workbook>',
        "xl/_rels/workbook.xml.rels": f'{HEAD}<Relationships><Relationship Id="rId3" '
        'Target="worksheets/sheet1.xml"/></Relationships>',
        "xl/sharedStrings.xml": f"{HEAD}<sst {SPACE}>{shared}</sst>",
        "xl/worksheets/sheet1.xml": sheet,
    }
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in {**made, **parts}.items():
            archive.writestr(name, text)
    return stream.getvalue()


@pytest.mark.parametrize("inline", [False, True])
def test_a_workbook_is_read(inline: bool) -> None:
    """Its first sheet; whole numbers are whole, and empty cells need not be there."""
    deck = parse_deck(workbook(TABLE, inline))
    assert deck == Deck(CARDS, NOTES, HEADINGS)


def test_a_text_in_pieces_is_one() -> None:
    """A word in bold, and without how it is pronounced."""
    rich = "<si><r><t>Bä</t></r><r><t>r</t></r><rPh><t>x</t></rPh></si>"
    shared = f"{HEAD}<sst {SPACE}><si><t>Anzahl</t></si>{rich}<si><t>name</t></si></sst>"
    table = [["name", "Anzahl"], ["Bär", "1"]]
    data = workbook(table, parts={"xl/sharedStrings.xml": shared})
    assert parse_deck(data).cards == (Card("Bär", line=2),)


def test_rows_of_a_workbook_are_those_of_its_sheet() -> None:
    """With their numbers, which may leave some out."""
    (sheet,) = sheets_of(workbook(TABLE))
    assert [(row.line, [*row.cells]) for row in sheet.rows] == [
        (1, TABLE[0]),
        (2, TABLE[1]),
        (3, ["Łoś", "2"]),
    ]
    assert sheet.name == "a"


BOMB = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'


@pytest.mark.parametrize(
    ("part", "text", "problem"),
    [
        ("xl/sharedStrings.xml", f"{BOMB}<sst {SPACE}><si><t>&b;</t></si></sst>", "no-workbook"),
        ("xl/workbook.xml", "<workbook", "no-workbook"),
        ("xl/workbook.xml", f"<workbook {SPACE}/>", "no-workbook"),
        ("xl/worksheets/sheet1.xml", " " * (archive.LARGEST + 1), "too-large"),
        ("xl/worksheets/sheet1.xml", f'<a {SPACE}><row r="x"/></a>', "no-workbook"),
        ("xl/worksheets/sheet1.xml", f"<a {SPACE}><row><c><v>x</v></c></row></a>", "no-workbook"),
        ("xl/worksheets/sheet1.xml", f"<a {SPACE}><row><c><v>inf</v></c></row></a>", "no-workbook"),
    ],
)
def test_a_workbook_that_is_none_is_refused(part: str, text: str, problem: str) -> None:
    """Without going off: entities, broken parts, and a zip that would fill the memory."""
    assert fault(workbook(TABLE, parts={part: text})) == problem


def test_a_damaged_workbook_is_refused() -> None:
    """Wherever it was cut."""
    data = workbook(TABLE)
    for length in range(4, len(data), 97):
        assert fault(data[:length]) == "no-workbook"


def test_a_workbook_with_other_bytes_is_read_or_refused() -> None:
    """Wherever they are; what is told then is one of the sentences for decks."""
    data, chance = workbook(TABLE), Random(1)
    for _ in range(times(500)):
        other = bytearray(data)
        for _ in range(chance.randint(1, 4)):
            other[chance.randrange(4, len(other))] = chance.randrange(256)
        with suppress(DeckError):
            parse_deck(bytes(other))
