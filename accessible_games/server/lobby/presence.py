"""What a client's scripts are told about where a user is: at a table, or in the lobby."""

from collections.abc import Iterable

from accessible_games.server.lobby import gmcp_messages
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.speech.arguments import Argument


def show(user: User, table: ServerTable | None, lobby: Iterable[User]) -> None:
    """Tell a user's client that they are at a table, or in the *lobby* with these people."""
    if user.connection is None:
        return
    if table is None:
        name, there = user.narrator.catalogue.say("prompt-lobby").rstrip("."), lobby
    else:
        name, there = table.title(user), table.company.users()
    user.connection.notify(
        gmcp_messages.place(name, [each.name for each in there if each.connection])
    )


def show_to_all(table: ServerTable) -> None:
    """Tell the clients of all at a table who is there now."""
    for user in table.company.users():
        show(user, table, ())


def with_whom(table: ServerTable, user: User) -> dict[str, Argument]:
    """Return what is played at a table and how many others, by which names, have a seat there."""
    others = [each.name for each in table.company.members.values() if each is not user]
    names = user.narrator.catalogue.joined(others)
    return {"title": table.title(user), "names": names, "count": len(others)}


def who_at(table: ServerTable, user: User) -> dict[str, Argument]:
    """Return what is played at a table and the names of the people at it."""
    names = [each.name for each in table.company.members.values()]
    catalogue = user.narrator.catalogue
    return {"title": table.title(user), "names": catalogue.joined(names)}
