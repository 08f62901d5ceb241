"""Proposals: what a player wishes, who hears it, and who has to agree."""

from collections.abc import Callable, Sequence

from accessible_games.core.event import Seat
from accessible_games.server.lobby.acts import Act, asked
from accessible_games.server.lobby.game_session import GameSession
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.server.lobby.votes import Proposal
from accessible_games.server.storage.store import Ticket
from accessible_games.speech.arguments import Argument
from accessible_games.speech.problem import NotUnderstoodError


def seated_at(server: Server, user: User) -> ServerTable:
    """Return the table at which a user plays.

    Raises `NotUnderstoodError` if they do not play.
    """
    table = server.at.get(user.key)
    if table is None:
        raise NotUnderstoodError("table-nowhere")
    if table.company.seat_of(user) is None:
        raise NotUnderstoodError("table-onlooker")
    return table


def at_game(server: Server, user: User) -> tuple[ServerTable, GameSession]:
    """Return the game that a user plays. Raises `NotUnderstoodError` if there is none."""
    table = seated_at(server, user)
    if table.is_over:
        raise NotUnderstoodError("table-over")
    if table.playing is None:
        raise NotUnderstoodError("table-not-begun")
    return table, table.playing


def propose(
    table: ServerTable,
    user: User,
    act: Act,
    does: Callable[[], None],
    message: str,
    about: Seat | None = None,
    agreed: frozenset[Seat] = frozenset(),
    after: Ticket = 0,
    **names: Argument,
) -> None:
    """Propose an act; who has to agree, but has not *agreed* yet, hears it *after* a ticket.

    Raises `NotUnderstoodError` if it cannot be proposed now.
    """
    user.chat.count()
    needed = asked(act, table.standings(), about)
    kept = tuple((key, name) for key, name in names.items() if key != "name")
    seat = table.company.seat_of(user)
    proposal = Proposal(act, seat, does, needed, about, kept, agreed=agreed)
    others = sorted(seat for seat in table.votes.propose(proposal) if seat is not None)
    for other in filter(table.company.hears, (table.company.members[seat] for seat in others)):
        other.hear(other.narrator.say(message, **names), after)
    if others:
        tell_who_agrees(table, user, others)


def tell_who_agrees(table: ServerTable, user: User, others: Sequence[Seat]) -> None:
    """Tell a user that others have to agree to what they propose, and who of them is away."""
    absent = [seat for seat in others if not table.company.is_here(seat)]
    if len(absent) < len(others):
        user.say("undo-waits")
    away = [table.company.members[seat].name for seat in absent]
    if away:
        joined = user.narrator.catalogue.joined(away)
        user.say("agree-away", names=joined, count=len(away))
