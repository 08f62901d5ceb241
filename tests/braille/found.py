"""Small decks in the shape of 21 files that were found in public repositories, in own words.

    python -m tests.braille.found

says of each whether it is taken, and what is said of it.
"""

from collections.abc import Mapping, Sequence

from accessible_games.braille.decks import parse_deck
from accessible_games.braille.labels import labelled
from accessible_games.braille.problem import DeckError
from accessible_games.frontends.terminal.deck_words import sentences
from accessible_games.speech.catalogues import catalogue_of
from tests.braille.test_rows import HEAD, SPACE, workbook
from tests.braille.test_sheets import NUMBER, TEXT, opendocument, row


def formulas() -> bytes:
    """A workbook with a statistic beside the table, and rows that are prepared below it."""
    cells = [
        '<c t="inlineStr"><is><t>Card Name</t></is></c><c t="inlineStr"><is><t>Faction</t></is></c>'
        '<c t="inlineStr"><is><t>Count</t></is></c><c t="inlineStr"><is><t>Text</t></is></c>',
        '<c t="inlineStr"><is><t>Digger</t></is></c><c t="inlineStr"><is><t>moles</t></is></c>'
        '<c><v>2</v></c><c t="inlineStr"><is><t>Digs.</t></is></c>'
        '<c r="G2" t="inlineStr"><is><t>moles: 2</t></is></c>',
        '<c t="inlineStr"><is><t>Weaver</t></is></c><c t="inlineStr"><is><t>spiders</t></is></c>'
        '<c><v>3</v></c><c t="inlineStr"><is><t>Weaves.</t></is></c>',
        *['<c r="C{0}"><f>x</f><v>0</v></c><c r="D{0}" t="str"><f>y</f><v></v></c>'] * 3,
    ]
    rows = "".join(f'<row r="{n}">{c.format(n)}</row>' for n, c in enumerate(cells, start=1))
    sheet = f"{HEAD}<worksheet {SPACE}><sheetData>{rows}</sheetData></worksheet>"
    return workbook([["name"]], parts={"xl/worksheets/sheet1.xml": sheet})


def opened(*rows: Sequence[str]) -> bytes:
    """A workbook of LibreOffice; cells of digits are numbers."""
    made = (
        row(*((NUMBER if cell.isdecimal() else TEXT).format(cell) for cell in cells))
        for cells in rows
    )
    return opendocument("".join(made))


FILES: Mapping[str, bytes] = {
    "curly quotes and dashes": (
        "Name\tCount\tText\n“Big” Bo – the bold\t2\tMove* twice — or wait\nLittle Lo\t3\t‘Hop’\n"
    ).encode(),
    "emoji as headings": workbook(
        [
            ["Name", "🌍", "💶", "Text"],
            ["Bike lane", "2", "3", "Quiet"],
            ["Solar roof", "4", "9"],
        ]
    ),
    "French, with a cost": (
        "Nom;Coût;Type;Quantité\nPotier;3;Action;10\nTisserand;4;Action;10\nClairière;2;Lieu;8\n"
    ).encode(),
    "line breaks in cells": (
        b'title,count,description\n"Mint\nmaster",2,"Strike a coin.\nThen pass."\nFerry,1,Row.\n'
    ),
    "points and seasons": b"Card,Points,Season,Quantity\nWren,1,spring,3\nOwl,2,autumn,3\n",
    "600 lines with semicolons": (
        "Text;Category;Name\n"
        + "".join(f"text {n};Set {n % 2 + 1};Prompt about thing {n}\n" for n in range(600))
    ).encode(),
    "of playingcards.io": (
        b"label,image,item-count,back\nBaby narwhal,a.png,3,b.png\nNeigh,c.png,14,b.png\n"
    ),
    "letters and points": b"Letter,Points,Card_Count\nA,1,9\nB,3,2\nZ,10,1\n",
    "headings with capitals and blanks": workbook(
        [["Kartenname", "Farbe ", "Kartenanzahl"], ["Boskoop", "1", "4"], ["Idared", "2", "4"]]
    ),
    "numbers and names": "#;Carta;Nombre\n1;;El gallo\n2;;La dama\n3;;El catrín\n".encode(),
    "a line for each card": (
        "name,text\n" + "51%,Win.\n51%,Win.\nDIFF--,Down.\nDIFF++,Up.\nDIFF++,Up.\nHalving,Half.\n"
    ).encode(),
    "Russian": "type,name,text\nработа,Врач,лечит\nработа,Повар,варит ☕\nвещь,Нож,\n".encode(),
    "suits that differ in a capital": (
        b"name,suit,number,,,,,x\nPosters,suffrage,2,,,,,\nSpeech,Suffrage,3,,,,,stray\n"
        b"Bribe,money,1,,,,,\n"
    ),
    "the same, older": "nom;famille\nDébat;voix\nTract;voix\nAppel;argent\n".encode("cp1252"),
    "of LibreOffice": opened(
        ["Titre", "Enseigne", "Nombre"], ["Débat", "voix", "2"], ["Sondage", "Voix", "3"]
    ),
    "notes beside and formulas below": formulas(),
    "equal lines": b"name\tvalue\nSteel\t5\nSteel\t5\nOil\t7\nOil\t7\nOil\t7\nGrain\t3\n",
    "colours as numbers": (
        b"age,name,colour,cost\n1,Quarry,1,0\n1,Sawmill,1,1\n2,Temple,3,4\n2,Barracks,2,3\n"
    ),
    "no headings": b"Wheel,3500 BC,invention\nPrinting,1450,invention\nTelescope,1608,tool\n",
    "many zeros": b"name\tcopies\tred\tblue\nCub\t2\t0\t1\nKit\t0\t1\t0\nFawn\t3\t0\t0\n",
    "empty": workbook([[""]]),
}
"""Each file by what is special about it."""
EMPTY = "empty"
"""The only one without a table."""


def main() -> None:
    """Print what is said of each file."""
    taken = 0
    for name, data in FILES.items():
        try:
            deck = parse_deck(data)
            made = labelled(deck.cards, "en")
        except DeckError as error:
            print(f"{name}: refused.", *sentences(error.faults, catalogue_of("en")))
            continue
        taken += 1
        told = ", ".join(f"{x.card.called} {'/'.join(x.lines)}" for x in made.labels[:8])
        print(f"{name}: {told}.", *sentences([*deck.notes, *made.notes], catalogue_of("en")))
    print(f"{taken} of {len(FILES)} are taken.")


if __name__ == "__main__":
    main()
