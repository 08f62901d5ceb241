"""Resuming after a lost connection, and changing how a user is told things."""

from collections.abc import Mapping
from secrets import compare_digest

from accessible_games.server.lobby.presence import who_at, with_whom
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.user import Connection, User
from accessible_games.server.storage.places import PersonPlace
from accessible_games.speech.commands import Command
from accessible_games.speech.normalize import fold


def waiting_for(server: Server, token: str) -> User | None:
    """Return the user who can resume with this token, or None."""
    known = (each for each in server.directory.users.values() if each.presence.token)
    return next((each for each in known if compare_digest(each.presence.token, token)), None)


def come_back(server: Server, user: User, connection: Connection) -> None:
    """Let a user whose connection was lost go on where they were."""
    watched = user.presence.watched
    if left_out := user.come(connection):
        user.interject("login-missed", count=left_out)
    user.deliver()
    lead_back(server, user, watched)


def lead_back(server: Server, user: User, watched: str) -> None:
    """Lead a user who is back to their seat, or to the table with the words that they watched."""
    server.directory.social.messages.tell(user)
    if user.key in server.at:
        server.come_to(server.at[user.key], user)
    elif there := server.tables.get(fold(watched)):
        if there.company.seat_of(user) is not None:
            server.come_to(there, user)
        else:
            server.run(user, Command("watch", watched))
    server.prompt(user)


def place_of(server: Server, user: User) -> PersonPlace:
    """Return where a user is, so that they are there again after a restart."""
    table = server.at.get(user.key)
    looks_on = table is not None and (table.pace or table.company.seat_of(user) is None)
    return PersonPlace(
        user.name,
        user.presence.token,
        user.presence.took,
        user.outbox.number,
        table.word if table is not None and looks_on else user.presence.watched,
        tuple(sorted(user.chat.muted)),
    )


def bring_back(server: Server, place: PersonPlace) -> None:
    """Expect a person back where they were before a restart, if they are still known."""
    known = server.directory.people.get(fold(place.name))
    if known is None:
        return
    user = server.directory.user_of(known)
    user.presence.expect(place.token, place.took)
    user.presence.await_return()
    user.presence.watched = place.watched
    user.outbox.number = user.outbox.sent = place.number
    user.chat.muted = frozenset(place.muted)
    server.expect_back(user)


def says_where(server: Server, user: User) -> bool:
    """Tell a user in a game that asks them nothing where they are; return whether it was so."""
    table = server.at.get(user.key)
    person = None if table is None else table.person_of(user)
    if table is None or person is None or person.asked is not None or user.input.doubt is not None:
        return False
    if person.seat is None:
        user.say("table-watched", **who_at(table, user))
    else:
        user.say("table-joined", **with_whom(table, user))
    return True


def choose(server: Server, user: User, chosen: Mapping[str, str]) -> None:
    """Change how a user is told things; what cannot be chosen is left out."""
    user.settings.take(chosen)
    table = server.at.get(user.key)
    person = None if table is None else table.person_of(user)
    if person is not None:
        person.renew()
