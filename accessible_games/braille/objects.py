"""Decks in JSON: lists of cards, saved objects of Tabletop Simulator, rooms of playingcards.io."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from accessible_games.braille.cells import CellRow, CellSheet
from accessible_games.braille.problem import DeckError, Fault

Object = Mapping[str, object]

OPENINGS = "[{"
"""The first sign of a text in JSON."""
DEEPEST = 50
"""The most levels at which cards are looked for."""
NICKNAME, DESCRIPTION = "Nickname", "Description"
"""The headings of what Tabletop Simulator keeps of each card."""
WIDGETS = "widgets.json"
"""The part of a room of playingcards.io in which its decks are."""


def sheets(text: str) -> Iterator[CellSheet]:
    """The cards of a text in JSON as a sheet. Raises `DeckError` if it is none, or has no cards."""
    try:
        read: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DeckError(Fault(getattr(error, "lineno", 1), "no-json")) from error
    objects = [*saved_cards(read)] or [*room_cards(read)] or list_of(read)
    if not objects:
        raise DeckError(Fault(1, "no-cards"))
    headings = tuple(dict.fromkeys(name for each in objects for name in each))
    rows = [tuple(written(each.get(name)) for name in headings) for each in objects]
    yield CellSheet(
        tuple(CellRow(line, cells) for line, cells in enumerate([headings, *rows], start=1))
    )


def list_of(read: object) -> list[Object]:
    """The objects of a list, or of the first list in an object."""
    values = read if isinstance(read, list) else []
    if isinstance(read, dict):
        values = next((value for value in read.values() if isinstance(value, list)), [])
    return [each for each in values if isinstance(each, dict)]


def saved_cards(read: object, depth: int = 0) -> Iterator[Object]:
    """Each card of a saved object of Tabletop Simulator, with its name and description."""
    if depth > DEEPEST:
        return
    if isinstance(read, list):
        for each in read:
            yield from saved_cards(each, depth + 1)
    if isinstance(read, dict):
        kind = read.get("Name")
        if isinstance(kind, str) and kind.startswith("Card") and NICKNAME in read:
            yield {heading: read.get(heading) for heading in (NICKNAME, DESCRIPTION)}
        for inner in ("ObjectStates", "ContainedObjects"):
            yield from saved_cards(read.get(inner), depth + 1)


def room_cards(read: object) -> Iterator[Object]:
    """Each kind of card of a room of playingcards.io, with the number of cards of that kind."""
    widgets = [each for each in read if isinstance(each, dict)] if isinstance(read, list) else []
    placed = [each.get("cardType") for each in widgets if each.get("type") == "card"]
    for deck in widgets:
        kinds = deck.get("cardTypes")
        if not isinstance(kinds, dict):
            continue
        for name, kind in kinds.items():
            if isinstance(kind, dict):
                told = cast("dict[str, object]", kind)
                yield {"label": name, **told, "item-count": placed.count(name)}


def written(value: object) -> str:
    """A value as it is typed into a cell; the lines of a label are parted by a slash."""
    if value is None:
        return ""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "/".join(map(written, value))
    return str(value)
