"""Tables that anybody may come to: who is wanted there, and who hears of it.

Only who wishes to hears it, in the lobby or after a game, of each table once, and of few at once.
What somebody has not heard meanwhile is told when they come to the lobby, if it is still so.
"""

from collections.abc import Callable, Iterable, Mapping

from accessible_games.network.addresses import Share
from accessible_games.network.rate_limits import Limits
from accessible_games.server.lobby.rate_limits import HEARD
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User

WISH = "tables"
"""The wish to hear of open tables."""
MOST = 3
"""The most tables of which somebody hears on coming to the lobby."""


def wishes(user: User) -> bool:
    """Whether somebody wishes to hear of open tables."""
    return WISH in user.known.wishes


def welcomes(table: ServerTable, user: User) -> bool:
    """Whether somebody without a seat may come to a table, and nobody there ignores another."""
    if table.company.seat_of(user) is not None:
        return False
    people = table.company.members.values()
    apart = any(each.ignores(user.name) or user.ignores(each.name) for each in people)
    shut = table.plan.is_shut and user.known.guest
    return not (apart or shut or user.key in table.plan.barred)


def seats_left(table: ServerTable) -> int:
    """How many seats of a table are free, in this game or the next."""
    return table.plan.seats - len(table.company.members) - len(table.company.waiting())


def plays_next(table: ServerTable, user: User) -> bool:
    """Whether somebody at a table has a seat in its next game, or may have one."""
    seated = table.company.seat_of(user) is not None or user.key in table.company.coming
    return seated or (table.plan.is_open and seats_left(table) > 0 and welcomes(table, user))


def is_open(table: ServerTable, at: Mapping[str, ServerTable]) -> bool:
    """Whether anybody is wanted at a table where somebody is; *at* says who is where."""
    seated = table.company.members.items()
    there = any(at.get(user.key) is table and table.company.is_here(seat) for seat, user in seated)
    return table.plan.is_open and there and seats_left(table) > 0


def is_free(user: User, table: ServerTable | None) -> bool:
    """Whether news of other tables disturbs nobody: in the lobby, or at a table after its game."""
    asked = user.input.doubt is not None or user.input.dialogue is not None
    return not (asked or user.presence.away) and (table is None or table.is_over)


def tell_of(
    table: ServerTable,
    people: Iterable[User],
    at: Mapping[str, ServerTable],
    limits: Limits,
    tell: Callable[[User], None],
) -> None:
    """Tell those of some *people* of a table who wish it and whom it does not disturb."""
    for user in people:
        own = at.get(user.key)
        if not wishes(user) or own is table or not is_free(user, own):
            continue
        fresh = user.key not in table.company.told and welcomes(table, user)
        if fresh and limits.takes(HEARD, [Share(user.key)]):
            table.company.told |= {user.key}
            tell(user)


def tell_open(user: User, tables: Iterable[ServerTable], at: Mapping[str, ServerTable]) -> None:
    """Tell somebody in the lobby, who wishes it, of all open tables that they have not heard of."""
    if not wishes(user):
        return
    found = [
        each
        for each in tables
        if not each.is_begun
        and is_open(each, at)
        and user.key not in each.company.told
        and welcomes(each, user)
    ][:MOST]
    for table in found:
        table.company.told |= {user.key}
        if (founder := table.founder) is not None:
            user.say("someone-opens", name=founder.name, title=table.title(user), state="open")
