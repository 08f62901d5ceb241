"""BRF: braille as the characters that embossers understand, 7-bit, with CRLF and form feeds."""

from collections.abc import Iterable, Mapping, Sequence

from accessible_games.braille.reader import BLANK

CODES: Mapping[str, str] = {
    "us": " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=",
    "euro": " a,b.k;l\"cif|msp!e:h*o+r>djg`ntq'1?2-u(v$3960x~&<5/8)z={_4w7#y}%",
}
"""The character of each cell, indexed by its dots as a number.

North American braille ASCII, and the German Eurobraille of embossers.
"""

END_OF_LINE, END_OF_PAGE = "\r\n", "\f"


FEEDS = ("every", "between", "none")
"""Where form feeds are: at the end of every page, only between pages, or nowhere.

An embosser that has already moved to the next page behind a full one ejects an empty page at a form
feed, others know none at all (Duxbury's manual on the end of a page). Without them each page is
filled up with empty lines.
"""


def brf(pages: Iterable[Sequence[str]], code: str, feeds: str, lines: int) -> bytes:
    """Pages of lines of Unicode braille as a file; *lines* are those that fit on a page."""
    letters = {ord(BLANK) + number: letter for number, letter in enumerate(CODES[code])}
    made = []
    for page in pages:
        whole = [*page, *[""] * (lines - len(page))] if feeds == "none" else page
        made.append("".join(line.rstrip(BLANK).translate(letters) + END_OF_LINE for line in whole))
    text = ("" if feeds == "none" else END_OF_PAGE).join(made)
    return (text + END_OF_PAGE if feeds == "every" else text).encode("ascii")
