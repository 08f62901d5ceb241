"""What the cards of a table are called, and by which of its columns they are told apart."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from accessible_games.braille.columns import NAMING, Columns
from accessible_games.braille.folding import folded
from accessible_games.braille.grids import suits_in_names
from accessible_games.braille.problem import Fault
from accessible_games.braille.rows import CardRow, Read
from accessible_games.braille.words import has_letter, is_number

LONGEST_TRAIT = 40
"""The most letters of a cell that can stand at a place of a label."""
MOST_TRAITS = 6
"""The most places of a label, if not all of them are needed to tell cards apart."""
FILE = re.compile(r".*([/\\\\]|\.(png|jpe?g|gif|svg|webp|pdf)$)", re.IGNORECASE)
"""A cell that names a picture, and tells nothing."""
FIRST = "1"
"""The heading of the first column of a table without headings."""


def settle(read: Read, columns: Columns) -> Read:
    """The entries with names, suits, kinds and values, whatever columns these come from."""
    entries = read.entries
    if not columns.names_cards:
        entries = list(with_first_names(entries, read.notes))
    if {"suit", "kind"} <= columns.places.keys():
        entries = with_values_as_kinds(entries)
    entries = list(with_traits(entries, columns, read.notes))
    entries = [with_name(with_kind(entry)) for entry in entries]
    if "suit" not in columns.places and not any(entry.traits for entry in entries):
        entries = list(with_suits(entries))
    return Read(entries, read.faults, read.notes)


def with_values_as_kinds(entries: list[CardRow]) -> list[CardRow]:
    """Entries whose values are kinds, if some are words: their kinds only describe them."""
    values = [entry.cells["value"] for entry in entries]
    if all(is_number(value) for value in values if value):
        return entries
    return [
        entry.having(kind=value, value="") if value else entry
        for entry, value in zip(entries, values, strict=True)
    ]


def with_first_names(entries: Sequence[CardRow], notes: list[Fault]) -> Iterator[CardRow]:
    """Entries named by the first column of words that all differ and stand in no other column.

    Where no column has a heading, or there is only one, they need not, and numbers alone may be
    names. If there is none, the cells of a row together tell it apart.
    """
    for place in range(len(entries[0].others) if entries else 0):
        if could_name(entries, place):
            heading = entries[0].others[place][0]
            if heading != FIRST:
                notes.append(Fault(0, "first-names", heading))
            for entry in entries:
                rest = entry.others[:place] + entry.others[place + 1 :]
                named = {**entry.cells, "name": entry.others[place][1]}
                yield CardRow(entry.line, named, rest)
            return
    yield from entries


def could_name(entries: Sequence[CardRow], place: int) -> bool:
    """Whether a column that means nothing could be the names of the cards."""
    if len(entries[0].others) == 1:
        return True
    heading = entries[0].others[place][0]
    cells = [folded(entry.others[place][1]) for entry in entries]
    elsewhere = {
        folded(cell)
        for entry in entries
        for at, (_, cell) in enumerate(entry.others)
        if at != place
    }
    differ = len({*cells}) == len(cells)
    if all(map(has_letter, cells)):
        return heading.isdecimal() or (differ and elsewhere.isdisjoint(cells))
    return heading == FIRST and differ and not any(map(has_letter, elsewhere))


def with_kind(entry: CardRow) -> CardRow:
    """The entry with its value as its kind where that is a word, or where suits have numbers."""
    value, kind, name = (entry.cells[column] for column in ("value", "kind", "name"))
    if value and not kind and (not is_number(value) or value[0] == "+" or not name):
        entry = entry.having(kind=value, value="")
    if name and not has_letter(name) and entry.cells["suit"]:
        return entry.having(name="", kind=entry.cells["kind"] or name)
    return entry


def identity(entry: CardRow) -> tuple[str, ...]:
    """What tells a card apart by the columns that mean something."""
    cells = entry.cells
    if cells["label"]:
        return ("label", cells["label"], str(entry.line))
    return tuple(folded(cells[x]) for x in ("deck", "name", "suit", "kind", "value"))


def with_traits(
    entries: Sequence[CardRow], columns: Columns, notes: list[Fault]
) -> Iterator[CardRow]:
    """Entries with traits, if only columns that mean nothing here tell them apart.

    A column of numbers becomes the value, if that is enough; else all columns are places of labels.
    """
    told = Counter(identity(entry) for entry in entries)
    alike = [entry for entry in entries if told[identity(entry)] > 1]
    few = 2 * len(alike) < len(entries) and all(entry.cells["name"] for entry in entries)
    useful = [] if few else useful_others(entries, alike)
    if not useful:
        yield from entries
        return
    for place in useful:
        if numbers_apart(entries, place):
            notes.append(Fault(0, "number-column", entries[0].others[place][0]))
            yield from (entry.having(value=entry.others[place][1]) for entry in entries)
            return
    named = [column for column in NAMING if any(entry.cells[column] for entry in entries)]
    for entry in entries:
        traits = [(columns.heading(column), entry.cells[column]) for column in named]
        every = [*traits, *(entry.others[place] for place in useful)]
        every.sort(key=lambda trait: columns.headings.index(trait[0]))
        yield CardRow(entry.line, entry.cells, entry.others, tuple(every))


def numbers_apart(entries: Sequence[CardRow], place: int) -> bool:
    """Whether another column has numbers that tell all cards apart which names do not."""
    cells = [entry.others[place][1] for entry in entries]
    if not all(map(is_number, cells)) or any(entry.cells["value"] for entry in entries):
        return False
    told = {(identity(entry), cell) for entry, cell in zip(entries, cells, strict=True)}
    return len(told) == len(entries) and all(entry.cells["name"] for entry in entries)


def useful_others(entries: Sequence[CardRow], alike: Sequence[CardRow]) -> list[int]:
    """The places of the other columns that tell cards apart which would else be alike.

    If all columns that differ find room on a label, all are useful.
    """
    useful, different = list[int](), list[int]()
    told = {entry.line: [*identity(entry)] for entry in alike}
    for place in range(len(entries[0].others) if entries else 0):
        cells = [entry.others[place][1] for entry in entries]
        if any(len(cell) > LONGEST_TRAIT or FILE.match(cell) for cell in cells):
            continue
        if len({*map(folded, cells)}) > 1:
            different.append(place)
        more = {entry.line: [*told[entry.line], folded(entry.others[place][1])] for entry in alike}
        if len({*map(tuple, more.values())}) > len({*map(tuple, told.values())}):
            useful.append(place)
            told = more
    fits = sum(any(entry.cells[x] for entry in entries) for x in NAMING) + len(different)
    return different if useful and fits <= MOST_TRAITS else useful


def with_name(entry: CardRow) -> CardRow:
    """The entry with a name made of its traits, or of suit, kind and value, if it has none."""
    cells = entry.cells
    if entry.traits:
        name = " ".join(cell for _, cell in entry.traits if cell)
        return entry.having(name=name, suit="", kind="", value="")
    if cells["name"]:
        return entry
    suit, kind, value = cells["suit"], cells["kind"], cells["value"]
    if not kind and not value:
        return entry.having(name=suit, suit="")
    name = " ".join(filter(None, (suit, kind))) or value
    return entry.having(name=name, value=value if suit or kind else "")


def with_suits(entries: Sequence[CardRow]) -> Iterator[CardRow]:
    """Entries with the suits and kinds that their names have in them."""
    plain = [entry.cells["name"] for entry in entries if not entry.cells["value"]]
    found = suits_in_names(plain) if len(plain) == len(entries) else {}
    for entry in entries:
        suit, kind = found.get(entry.cells["name"], ("", entry.cells["kind"]))
        yield entry.having(suit=suit, kind=kind)
