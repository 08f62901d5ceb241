"""The messages that the pages of a server ask for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import accessible_games
from accessible_games.label_page.fields import sections
from accessible_games.label_page.form import HINTED, PARTS
from accessible_games.tools import presets

ROOT = Path(accessible_games.__file__).parent
BUTTONS = ("show", "check", "check-of", "preview", "preview-of", "make", "test")
"""What can be pressed on the page of labels, and the headings above what is shown then."""


def of_pages() -> dict[str, tuple[str, ...]]:
    """Return the labels and the sentences that are named in full in the pages of a server."""
    rooms = ("web", "label_page", "server/page")
    files = [file for room in rooms for file in sorted((ROOT / room).glob("*.py"))]
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    named = {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
    named = {text for text in named if not text.endswith("-")}  # the name is composed
    named |= {f"labels-{word}" for word in of_label_page()}
    return {
        begin: tuple(sorted(text[len(begin) :] for text in named if text.startswith(begin)))
        for begin in ("page-", "site-", "labels-")
    }


def of_label_page() -> Iterator[str]:
    """Yield the names of the fields and choices on the page of labels."""
    yield from (f"parts-{part}" for part in PARTS)
    yield from (f"deck-{deck}" for deck in presets.PRESETS)
    for name, fields in sections("de").items():
        yield from (name, *BUTTONS, "deck", "file", "part-of-files")
        for field in fields:
            yield from (field.name, *(f"{field.name}-{choice}" for choice in field.choices))
    yield from (f"{name}-hint" for name in HINTED)
