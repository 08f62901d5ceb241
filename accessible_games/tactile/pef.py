"""PEF 2008-1, the XML format of braille libraries."""

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape

NAMESPACE = "http://www.daisy.org/ns/2008/pef"
FORMAT = "application/x-pef+xml"


def pef(
    pages: Iterable[Sequence[str]], capacity: tuple[int, int], title: str, language: str
) -> bytes:
    """Pages of lines of Unicode braille as one volume; *capacity* is cells and lines of a page."""
    columns, lines = capacity
    size = f'cols="{columns}" rows="{lines}" rowgap="0" duplex="false"'
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<pef version="2008-1" xmlns="{NAMESPACE}">',
            '<head><meta xmlns:dc="http://purl.org/dc/elements/1.1/">',
            f"<dc:format>{FORMAT}</dc:format>",
            f"<dc:identifier>{escape(title)}</dc:identifier>",
            f"<dc:title>{escape(title)}</dc:title>",
            f"<dc:language>{escape(language)}</dc:language>",
            "</meta></head>",
            f"<body><volume {size}><section>",
            *("".join(["<page>", *map(row, page), "</page>"]) for page in pages),
            "</section></volume></body>",
            "</pef>",
            "",
        ]
    ).encode()


def row(line: str) -> str:
    """One line."""
    return f"<row>{line}</row>" if line else "<row/>"
