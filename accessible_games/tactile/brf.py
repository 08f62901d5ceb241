"""BRF: braille as the characters that embossers understand, 7-bit, with CRLF and form feeds."""

from collections.abc import Iterable, Mapping, Sequence

from accessible_games.braille.reader import BLANK

CODES: Mapping[str, str] = {
    "us": " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=",
    "euro": " a,b.k;l\"cif|msp!e:h*o+r>djg`ntq'1?2-u(v$3960x~&<5/8)z={_4w7#y}%",
}
"""The character of each cell, by its dots as a number: North American braille ASCII, and the
German Eurobraille of embossers.
"""

END_OF_LINE, END_OF_PAGE = "\r\n", "\f"


def brf(pages: Iterable[Sequence[str]], code: str) -> bytes:
    """Pages of lines in Unicode braille as a file; each page ends right after its last line."""
    letters = {ord(BLANK) + number: letter for number, letter in enumerate(CODES[code])}
    text = "".join(
        "".join(line.rstrip(BLANK).translate(letters) + END_OF_LINE for line in lines) + END_OF_PAGE
        for lines in pages
    )
    return text.encode("ascii")
