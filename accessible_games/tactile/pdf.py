"""PDF true to scale, using reportlab. A dot is a line of no length with round caps."""

import io
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import Any

from accessible_games.tactile.layout import LabelPage
from accessible_games.tactile.lettering import BoldText
from accessible_games.tactile.problem import OverlayError

UNIT = 72 / 25.4
STROKE = 1.0
FONT, CAPTION_FONT, CAPTION = "Helvetica-Bold", "Helvetica", 8 / UNIT
EMBEDDED, NOTO = "NotoSans", "files/NotoSans[wdth,wght].ttf"
"""The font for letters that the standard fonts of PDF lack, and where its package has it."""


def pdf(
    pages: Sequence[LabelPage], diameter: float, captions: Sequence[str], title: str
) -> list[bytes]:
    """The pages as one file, with dots of that diameter.

    Raises `OverlayError` if reportlab or a font is missing, or a letter cannot be printed.
    """
    try:
        from reportlab.pdfgen.canvas import Canvas
    except ImportError as error:
        raise OverlayError("no-reportlab") from error
    stream = io.BytesIO()
    canvas = Canvas(stream, invariant=1, pageCompression=1)
    canvas.setTitle(title)
    canvas.setViewerPreference("PrintScaling", "None")
    for page, caption in zip(pages, captions, strict=True):
        canvas.setPageSize((page.width * UNIT, page.height * UNIT))
        canvas.scale(UNIT, UNIT)
        draw(canvas, page, diameter, caption)
        canvas.showPage()
    canvas.save()
    return [stream.getvalue()]


def draw(canvas: Any, page: LabelPage, diameter: float, caption: str) -> None:
    """Draw a page given in millimetres; y goes up in a PDF."""
    canvas.setLineWidth(STROKE)
    canvas.setLineCap(0)
    for (a, b), (c, d) in page.strokes:
        canvas.line(a, page.height - b, c, page.height - d)
    canvas.setLineCap(1)
    for factor, points in page.dots.items():
        canvas.setLineWidth(diameter * factor)
        for x, y in points:
            canvas.line(x, page.height - y, x, page.height - y)
    canvas.setLineWidth(diameter)
    for x, y in page.scale:
        canvas.line(x, page.height - y, x, page.height - y)
    for spot in page.spots:
        for text in spot.texts:
            letter(canvas, text, spot.x + text.x, page.height - spot.y - text.y)
        for box in spot.code.bars if spot.code else ():
            x, y = spot.x + box.x, page.height - spot.y - box.y - box.height
            canvas.rect(x, y, box.width, box.height, stroke=0, fill=1)
    canvas.setFont(font_of(caption, CAPTION_FONT), CAPTION)
    canvas.drawCentredString(page.width / 2, page.height - page.scale[0][1] - 1, caption)


def letter(canvas: Any, text: BoldText, x: float, y: float) -> None:
    """Draw a line of print."""
    canvas.setFont(font_of(text.text, FONT), text.size)
    canvas.drawCentredString(x, y, text.text)


def font_of(text: str, usual: str) -> str:
    """A standard font if it has all letters of a text, or else an embedded one.

    Raises `OverlayError` for a letter that neither has.
    """
    try:
        text.encode("cp1252")
    except UnicodeEncodeError:
        missing = next((letter for letter in text if ord(letter) not in embedded()), None)
        if missing is not None:
            raise OverlayError("unprintable", found=missing, name=text) from None
        return EMBEDDED
    return usual


@cache
def embedded() -> frozenset[int]:
    """Register Noto Sans with reportlab; return its characters.

    Raises `OverlayError` if it is not installed.
    """
    try:
        from reportlab.pdfbase.pdfmetrics import registerFont
        from reportlab.pdfbase.ttfonts import TTFont

        place = files("fontpkg_noto_sans")
    except ImportError as error:
        raise OverlayError("no-font") from error
    with as_file(place / NOTO) as file:
        font = TTFont(EMBEDDED, str(file))
    registerFont(font)
    return frozenset(font.face.charToGlyph)
