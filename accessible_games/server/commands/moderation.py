"""Commands to keep order at a table: voting a person out, and agreeing before a game."""

from contextlib import suppress

from accessible_games.match.commands.entry import HelpPart
from accessible_games.server.commands.proposals import propose, seated_at
from accessible_games.server.lobby import presence
from accessible_games.server.lobby.acts import KICK, asked
from accessible_games.server.lobby.directory import named_among
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.speech.commands import Follows
from accessible_games.speech.problem import NotUnderstoodError


def kick(server: Server, user: User, rest: str) -> None:
    """Vote a person out of the user's table: all other players who are here have to agree."""
    table = seated_at(server, user)
    other = other_at(server, table, user, rest)
    seat = table.company.seat_of(other)
    if other is table.founder and not table.is_begun:
        raise NotUnderstoodError("kick-founder", name=other.name)
    if seat is not None and len(asked(KICK, table.standings(), seat)) < 2:
        raise NotUnderstoodError("kick-two")

    def does() -> None:
        put_out(server, table, other)

    propose(table, user, KICK, does, "kick-wished", seat, name=user.name, other=other.name)


def other_at(server: Server, table: ServerTable, user: User, name: str) -> User:
    """Return someone else at a table, by their name or its beginning.

    Raises `NotUnderstoodError` if there is no such person.
    """
    directory = server.directory
    found = named_among(table.company.users(), directory.key_of(name), directory.is_known)
    if found is None or found is user:
        raise NotUnderstoodError("kick-nobody", name=name or "?")
    return found


def put_out(server: Server, table: ServerTable, other: User) -> None:
    """Move a person who was voted out to the lobby, and bar them from this table."""
    if other not in [*table.company.users()]:
        return  # they have left already
    plays = table.company.seat_of(other) is not None and table.is_begun and not table.is_over
    voters = [each.name for each in table.company.members.values() if each is not other]
    table.company.tell("kicked-from-game" if plays else "kicked", but=other, name=other.name)
    table.expel(other)
    if other.known.guest:
        table.company.tell("kick-shuts")
    send_away(server, table, other)
    with suppress(OSError):  # they are out, whether the disk takes the report or not
        server.report([f"{', '.join(voters)}: kick {other.name}", *other.chat.lines])


def send_away(server: Server, table: ServerTable, user: User) -> None:
    """Remove a person from a table, and tell them wherever they are."""
    user.say("kicked-you")
    if server.at.get(user.key) is table:
        del server.at[user.key]
        user.begin()
        server.prompt(user)
        server.show_place(user)
    presence.show_to_all(table)


def agree(server: Server, user: User, rest: str) -> None:
    """Agree to a proposal at the user's table before the game."""
    table = seated_at(server, user)
    table.votes.agree(table.company.seat_of(user))
    user.say("undo-agreed")


ENTRIES = (ServerCommand("kick", HelpPart.DEVICES, kick, Follows.NAME),)
OUTSIDE = (ServerCommand("agree", HelpPart.TURN, agree),)
"""Commands for which games have their own."""
