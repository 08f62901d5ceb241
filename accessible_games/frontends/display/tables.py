"""The rows of the table: what lies there can be pressed wherever it is an answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from accessible_games.core.decision import Answer, Decision, OneOf
from accessible_games.core.event import Event
from accessible_games.core.game import Cursor
from accessible_games.frontends.display.cells import Item, Row, Spot, label, row, text, written
from accessible_games.frontends.display.device import BLANK
from accessible_games.match.felt import felt
from accessible_games.match.person import Person
from accessible_games.speech.narrator import field_kinds


def table(person: Person, decision: Decision[Answer] | None) -> Iterator[Row]:
    """The table row by row: place by place if it has places, or else as it is told.

    What it is told to begin with, such as rows of cards or people in a boat, is labels.
    """
    game, view = person.match.table.game, person.view
    if game.CURSOR is not None:
        yield from places(person, game.CURSOR)
        return
    facts = list(game.TOPICS["table"](view))
    for fact in facts:
        said = felt(person).event(fact)
        shown = items(person, decision, fact) if isinstance(fact, type(facts[0])) else []
        yield from [row("table", shown, said)] if shown else text(person, "table", said)


def items(person: Person, decision: Decision[Answer] | None, fact: Event) -> list[Item]:
    """The labels of what lies in a row of cards behind its number, or the names of people.

    Where rows are asked for, the whole row means its number.
    """
    of: Any = type(fact)
    found: list[Item] = []
    number = ""
    for name, kind in field_kinds(of).items():
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
    """Whether a word is an answer to what is asked, even one that is barred."""
    options = decision.options if decision else None
    return isinstance(options, OneOf) and options.why_not(word) != "unknown-word"


def places(person: Person, cursor: Cursor) -> Iterator[Row]:
    """The columns' letters, each row of the table after its number, and what its cells mean."""
    plan = cursor.plan(person.view)
    for number, shown in enumerate(plan):
        if number == 0:
            said = person.narrator.say("display-columns")
        else:
            said = person.narrator.events(list(cursor.topics["row"](person.view, shown[1][1])))
        yield placed(shown, said)
    if plan:
        yield legend(person, cursor)


def placed(shown: Iterable[Item], said: Iterable[str]) -> Row:
    """A row of the table, cell beside cell."""
    spots: list[Spot] = []
    for cells, place in shown:
        start = spots[-1].end if spots else 0
        spots.append(Spot(start, start + len(cells), place))
    return Row("table", "".join(cells for cells, _ in shown), tuple(said), tuple(spots))


def legend(person: Person, cursor: Cursor) -> Row:
    """Each cell of the table with its name behind it, which stays whole."""
    found = []
    for cells, piece in cursor.legend:
        name = written(person, person.narrator.piece(piece))
        found.append((f"{cells} {name}".replace(" ", chr(BLANK)), piece))
    return row("table", found, person.narrator.say("display-legend"))
