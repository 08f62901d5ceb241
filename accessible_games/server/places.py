"""What a client's scripts can know of where somebody is: at a table, or in the lobby."""

from collections.abc import Iterable

from accessible_games.server import signals
from accessible_games.server.table import Table
from accessible_games.server.visitor import Visitor


def show(visitor: Visitor, table: Table | None, lobby: Iterable[Visitor]) -> None:
    """Somebody's client can know that they are at a table, or in the *lobby* with these people."""
    if visitor.door is None:
        return
    if table is None:
        name, there = visitor.narrator.catalogue.say("prompt-lobby").rstrip("."), lobby
    else:
        name, there = table.title(visitor), table.visitors()
    visitor.door.notify(signals.place(name, [each.name for each in there if each.door]))


def show_to_all(table: Table) -> None:
    """The clients of all at a table can know who is there now."""
    for visitor in table.visitors():
        show(visitor, table, ())
