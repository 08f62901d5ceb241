"""The rows of the table: what lies there can be pressed if it is an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from accessible_games.core.decision import Answer, Decision, OneOf
from accessible_games.core.event import Event
from accessible_games.core.game import Cursor
from accessible_games.frontends.display.cells import (
    DisplayRow,
    Item,
    WordCells,
    label,
    row,
    text,
    written,
)
from accessible_games.frontends.display.device import BLANK
from accessible_games.match.braille_names import felt
from accessible_games.match.person import Person
from accessible_games.speech.narrator import class_of, field_kinds


def table(person: Person, decision: Decision[Answer] | None) -> Iterator[DisplayRow]:
    """Yield the table row by row: by places if it has places, or else as it is told.

    The first part that is told, such as rows of cards or people in a boat, is shown as labels.
    """
    game, view = person.match.table.game, person.view
    if game.cursor is not None:
        yield from places(person, game.cursor)
        return
    facts = game.facts(view, "table")
    for fact in facts:
        said = felt(person).event(fact)
        shown = items(person, decision, fact) if isinstance(fact, type(facts[0])) else []
        yield from [row("table", shown, said)] if shown else text(person, "table", said)


def items(person: Person, decision: Decision[Answer] | None, fact: Event) -> list[Item]:
    """Return the labels of a row of cards after its number, or the names of people.

    If the question asks for a row, the whole row means its number.
    """
    found: list[Item] = []
    number = ""
    for name, kind in field_kinds(class_of(fact)).items():
        value = getattr(fact, name)
        if kind == "plain" and isinstance(value, int):
            number = str(value)
        elif kind == "pieces":
            found += [(label(person, piece), piece) for piece in person.narrator.sort(value)]
        elif kind == "seats" and person.narrator.called:
            called = [person.narrator.called[seat] for seat in value]
            found += [(label(person, piece), piece) for piece in called]
    if number and found:
        asked = is_known(decision, number)
        found = [(cells, number if asked else piece) for cells, piece in found]
        found.insert(0, (written(person, number), number if asked else ""))
    return found


def is_known(decision: Decision[Answer] | None, word: str) -> bool:
    """Whether a word is an answer to the question, even a barred one."""
    options = decision.options if decision else None
    return isinstance(options, OneOf) and options.why_not(word) != "unknown-word"


def places(person: Person, cursor: Cursor) -> Iterator[DisplayRow]:
    """Yield the columns' letters, then each row after its number, with what its cells mean."""
    plan = cursor.plan(person.view)
    for number, shown in enumerate(plan):
        if number == 0:
            said = person.narrator.say("display-columns")
        else:
            said = person.narrator.events(list(cursor.topics["row"](person.view, shown[1][1])))
        yield placed(shown, said)
    if plan and cursor.legend:
        yield legend(person, cursor)


def placed(shown: Iterable[Item], said: Iterable[str]) -> DisplayRow:
    """Return a row of the table, cell beside cell."""
    spots: list[WordCells] = []
    for cells, place in shown:
        start = spots[-1].end if spots else 0
        spots.append(WordCells(start, start + len(cells), place))
    return DisplayRow("table", "".join(cells for cells, _ in shown), tuple(said), tuple(spots))


def legend(person: Person, cursor: Cursor) -> DisplayRow:
    """Return each cell of the table with its name after it, which stays whole."""
    found = []
    for cells, piece in cursor.legend:
        name = written(person, person.narrator.piece(piece))
        found.append((f"{cells} {name}".replace(" ", chr(BLANK)), piece))
    return row("table", found, person.narrator.say("display-legend"))
