"""What is in a file, as sheets of cells: text, workbooks and JSON."""

import io
from collections.abc import Callable, Iterator, Mapping
from zipfile import ZipFile

from accessible_games.braille import objects, ods, xlsx
from accessible_games.braille.archive import BEGINNING, DAMAGED, unpacked
from accessible_games.braille.cells import CellSheet
from accessible_games.braille.decoding import decoded
from accessible_games.braille.delimited import rows_of_text
from accessible_games.braille.problem import DeckError, Fault

ENDINGS = (".csv", ".tsv", ".txt", ".xlsx", ".ods", ".json", ".pcio")
"""How the names of files with a deck usually end."""
COMPOUND = b"\xd0\xcf\x11\xe0"
"""The first bytes of workbooks as they were before 2007, and of those with a password."""


def room(archive: ZipFile) -> Iterator[CellSheet]:
    """The cards of a room of playingcards.io."""
    return objects.sheets(unpacked(archive, objects.WIDGETS).decode("utf-8"))


ARCHIVES: Mapping[str, Callable[[ZipFile], Iterator[CellSheet]]] = {
    xlsx.WORKBOOK: xlsx.sheets,
    ods.CONTENT: ods.sheets,
    objects.WIDGETS: room,
}
"""The part that a zip of each kind has, and how that kind is read."""


def sheets_of(data: bytes, encoding: str = "") -> Iterator[CellSheet]:
    """The sheets of a file, of which only a workbook has several.

    Raises `DeckError` for a file that cannot be read.
    """
    if data.startswith(COMPOUND):
        raise DeckError(Fault(1, "old-workbook"))
    if data.startswith(BEGINNING):
        yield from unzipped(data)
        return
    text, guessed = decoded(data, encoding)
    if text.lstrip()[:1] in {*objects.OPENINGS}:
        yield from objects.sheets(text)
    else:
        yield CellSheet(tuple(rows_of_text(text)), guessed=guessed, is_text=True)


def unzipped(data: bytes) -> Iterator[CellSheet]:
    """The sheets of a zip. Raises `DeckError` for one that is damaged or no workbook."""
    try:
        with ZipFile(io.BytesIO(data)) as archive:
            names = archive.namelist()
            read = next((read for part, read in ARCHIVES.items() if part in names), None)
            if read is None:
                raise DeckError(Fault(1, "no-workbook"))
            yield from read(archive)
    except DeckError:
        raise
    except DAMAGED as error:
        raise DeckError(Fault(1, "no-workbook")) from error
