"""The messages that the page of labels puts together."""

from collections.abc import Iterator

from accessible_games.server.page.labels_fields import sections
from accessible_games.server.page.labels_form import HINTED, PARTS
from accessible_games.tools.presets import PRESETS


def of_label_page() -> Iterator[str]:
    """What it calls its fields, and what can be chosen there, behind "labels-"."""
    yield from (f"parts-{part}" for part in PARTS)
    yield from (f"deck-{deck}" for deck in PRESETS)
    for name, fields in sections("de").items():
        yield from (name, "show", "make", "test", "deck", "file", "part-of-files")
        for field in fields:
            yield from (field.name, *(f"{field.name}-{choice}" for choice in field.choices))
    yield from (f"{name}-hint" for name in HINTED)
