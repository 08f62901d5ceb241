"""Texts to emboss: blocks of words become the files of an embosser, on its paper."""

from collections.abc import Mapping, Sequence
from functools import partial

from accessible_games.braille.prose import cells
from accessible_games.braille.substitutes import written
from accessible_games.speech.catalogue import Catalogue
from accessible_games.tactile import embosser_pages, pages
from accessible_games.tactile.cells import FILES, Document
from accessible_games.tactile.key import Prose
from accessible_games.tactile.overlay import FORMATS
from accessible_games.tactile.pages import Block, PageLayout
from accessible_games.tactile.profiles import PAPERS
from accessible_games.tactile.request import OverlayRequest


def documents(
    blocks: Sequence[Block],
    name: str,
    wish: OverlayRequest,
    catalogue: Catalogue,
    forms: Sequence[str],
) -> Mapping[str, bytes]:
    """Return a text as files of these formats, on the paper that was asked for."""
    paper = PAPERS["a4"] if FORMATS[wish.format].solid else wish.paper
    columns, lines = capacity = embosser_pages.capacity(paper, wish.profile, wish.margin)
    contents = prose_of(wish)(catalogue.say("contents"))
    made = pages.pages(blocks, PageLayout(columns, lines, wish.language), contents)
    document = Document(name, made, capacity)
    return {f"{name}.{form}": FILES[form](document, wish) for form in forms}


def prose_of(wish: OverlayRequest) -> Prose:
    """Return how words become braille: in the grade that was asked for."""
    return partial(in_cells, wish=wish)


def in_cells(words: str, wish: OverlayRequest) -> str:
    """Return words in cells; signs that cannot be written are named, and other letters left out."""
    return written(words, partial(strictly, wish=wish), wish.language)


def strictly(words: str, wish: OverlayRequest) -> str:
    """Return words in cells. Raises `UnwritableError` for a character that cannot be written."""
    return cells(words, wish.language, wish.grade)
