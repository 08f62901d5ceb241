"""Files that are zips of XML, as spreadsheet programs save them, opened so that none goes off.

Nothing beyond `LARGEST` is unpacked, and XML with declarations, which no workbook has, is refused:
so neither zip nor entity bombs do harm.
"""

import zlib
from contextlib import suppress
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile

from accessible_games.braille.problem import DeckError, Fault

BEGINNING = b"PK\x03\x04"
DAMAGED = (
    *(BadZipFile, zlib.error, ElementTree.ParseError, expat.ExpatError, EOFError, RuntimeError),
    *(LookupError, ValueError, ArithmeticError),
)
"""What Python raises for a damaged or encrypted zip, a missing part, and a number that is none."""
LARGEST = 40_000_000
"""The maximum size of an unpacked part."""
MOST_COLUMNS = 200
"""Columns further right are ignored."""


def unpacked(archive: ZipFile, name: str) -> bytes:
    """The bytes of a part. Raises `DeckError` for one that is too large."""
    if archive.getinfo(name).compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise BadZipFile(name)
    with archive.open(name) as stream:
        data = stream.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise DeckError(Fault(1, "too-large"))
    return data


def part(archive: ZipFile, name: str) -> Element:
    """A part that is XML. Raises `DeckError` for one that is too large or has declarations."""
    data = unpacked(archive, name)
    refuse_declarations(data)
    return ElementTree.fromstring(data)


def refuse_declarations(data: bytes) -> None:
    """Raise `DeckError` for XML with a document type, in whatever encoding it is written.

    A parser knows the encoding; it looks no further than the first element, before which a document
    type has to be, and takes in none of its entities.
    """
    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = refuse
    parser.StartElementHandler = end
    with suppress(NoDeclarationError):
        parser.Parse(data, True)


class NoDeclarationError(Exception):
    """Raised where no document type can come any more."""


def refuse(*declaration: object) -> None:
    """Raise `DeckError` for a document type."""
    raise DeckError(Fault(1, "no-workbook"))


def end(*element: object) -> None:
    """Raise `NoDeclarationError` for the first element."""
    raise NoDeclarationError


def plain_number(value: str) -> str:
    """A number without a decimal point if it is whole. Raises `ValueError` for none."""
    number = float(value)
    return str(int(number)) if number == int(number) else value
