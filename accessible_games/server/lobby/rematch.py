"""Another game at a table: the same people, game and options, with the seats turned by one."""

from collections.abc import Callable, Iterable

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games import RECORDED
from accessible_games.server.lobby.acts import PATIENCE
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User


class Regrouped(Frozen):
    """Who has come to another game, and who has not."""

    came: tuple[User, ...]
    """Those who get a seat because they have waited for one."""
    left: tuple[User, ...]
    """Those who had a seat, but were elsewhere or had been away for long."""


def regroup(table: ServerTable, is_at: Callable[[User], bool]) -> Regrouped:
    """Make a table whose game is over ready for another; *is_at* says who has not left it.

    Who was cut off a short while ago keeps the seat. Those who wait for one take the first seats of
    computer players, in the order in which they have come.
    """
    company, playing, plan = table.company, table.playing, table.plan
    assert playing is not None
    shared = RECORDED[plan.game].shared
    count = len(playing.match.people) if shared else plan.seats
    stays = {seat: user for seat, user in company.members.items() if stay(table, seat, is_at)}
    left = tuple(user for user in company.members.values() if user not in stays.values())
    seated = {(seat - 1) % count: user for seat, user in stays.items()}
    came = tuple(each for each in company.waiting() if is_at(each))
    seated |= dict(zip(free_seats(seated, count, plan.turned + 1), came, strict=False))
    forget_game(table, [*stays.values(), *left, *came])
    table.plan = plan.again(count)
    company.regroup(dict(sorted(seated.items())), left)
    table.keep()
    return Regrouped(came, left)


def stay(table: ServerTable, seat: Seat, is_at: Callable[[User], bool]) -> bool:
    """Whether somebody is taken along to another game."""
    user = table.company.members[seat]
    lately = user.connection is not None or table.company.absent(seat) < PATIENCE
    return is_at(user) and lately


def free_seats(seated: Iterable[Seat], count: int, turned: int) -> list[Seat]:
    """Return the seats that nobody has, in their order in the first game at the table."""
    return sorted({*range(count)} - {*seated}, key=lambda seat: (seat + turned) % count)


def forget_game(table: ServerTable, players: Iterable[User]) -> None:
    """Put a finished game away; nothing that is asked, heard or decided about it counts later."""
    assert table.playing is not None
    table.playing.part()
    table.bell.stop()
    table.votes.drop()
    table.votes.earlier.clear()
    for user in players:
        user.input.ask(None)
    table.store.shelve(table.word)
    for seat in table.playing.match.people:
        table.store.heard(table.word, seat, 0)  # instead of what waits to be written of that game
    table.playing = None
