"""PDF true to scale, by reportlab. A dot is a round end of a line without length."""

import io
from collections.abc import Sequence
from typing import Any

from accessible_games.tactile.layout import Page
from accessible_games.tactile.lettering import Text
from accessible_games.tactile.problem import OverlayError

UNIT = 72 / 25.4
STROKE = 1.0
FONT, CAPTION_FONT, CAPTION = "Helvetica-Bold", "Helvetica", 8 / UNIT


def pdf(pages: Sequence[Page], diameter: float, captions: Sequence[str], title: str) -> list[bytes]:
    """The pages as one file, with dots of that diameter; `OverlayError` without reportlab."""
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


def draw(canvas: Any, page: Page, diameter: float, caption: str) -> None:
    """One page in millimetres; y goes up in a PDF."""
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
    canvas.setFont(CAPTION_FONT, CAPTION)
    canvas.drawCentredString(page.width / 2, page.height - page.scale[0][1] - 1, printable(caption))


def letter(canvas: Any, text: Text, x: float, y: float) -> None:
    """A line of print, as far as the font has its letters."""
    canvas.setFont(FONT, text.size)
    canvas.drawCentredString(x, y, printable(text.text))


def printable(text: str) -> str:
    """A text with a question mark for what the fonts of every PDF lack."""
    return text.encode("cp1252", "replace").decode("cp1252")
