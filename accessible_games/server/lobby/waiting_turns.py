"""The tables of days at which something waits for a user, and how they hear of them."""

from collections.abc import Iterable, Sequence

from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.turn_pace import TurnPace
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Ticket
from accessible_games.speech.arguments import Argument


def asks(table: ServerTable, user: User) -> bool:
    """Whether a user is asked something at a table of days, or has to come to hear its end."""
    seat = None if table.pace is None else table.company.seat_of(user)
    if table.pace is None or seat is None or (table.is_over and table.company.is_here(seat)):
        return False
    return table.pace.is_asked(seat) or table.votes.open_to(seat) is not None


def waiting_at(tables: Iterable[ServerTable], user: User) -> list[tuple[ServerTable, TurnPace]]:
    """The tables that ask a user something, the most urgent first; then games that are over."""
    found = [(table, table.pace) for table in tables if table.pace and asks(table, user)]
    return sorted(found, key=lambda each: (each[0].is_over, each[1].clock.due))


def tell_waiting(user: User, tables: Iterable[ServerTable]) -> None:
    """Tell a user who comes in where something waits: at which table, or at how many."""
    found = waiting_at(tables, user)
    asked = [pace for table, pace in found if not table.is_over]
    over = [pace for table, pace in found if table.is_over]
    if asked:
        user.say("turns-wait", **told_first(asked, user))
    if over:
        user.say("turns-over", **told_first(over, user))


def told_first(tables: Sequence[TurnPace], user: User) -> dict[str, Argument]:
    """Return how many tables there are, and what is played at the first and with how many."""
    told = tables[0].told(user)
    return {**told, "count": len(tables), "number": told["count"]}


def tell_next(user: User, tables: Iterable[ServerTable], after: Ticket) -> None:
    """Tell a user who has answered, once that is on the disk, where the next question waits."""
    found = [pace for table, pace in waiting_at(tables, user) if not table.is_over]
    if found:
        user.hear(user.narrator.say("turns-next", **found[0].told(user)), after)
