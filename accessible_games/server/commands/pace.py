"""Commands about a table's pace: an evening, or days for each turn; and where one is asked."""

from dataclasses import replace

from accessible_games.games import RECORDED
from accessible_games.match.commands.entry import HelpPart
from accessible_games.server.commands.proposals import propose, seated_at
from accessible_games.server.lobby import acts
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.spans import DAY, HOUR, MINUTE
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.turn_pace import TurnPace
from accessible_games.server.lobby.user import User
from accessible_games.server.lobby.waiting_turns import asks, waiting_at
from accessible_games.server.storage.table_plan import MOST_DAYS
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.commands import Follows
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.pace_words import is_days, is_evening, number_in
from accessible_games.speech.problem import NotUnderstoodError

OWN = 20
"""The most tables of days at which one person has a seat."""
HOUSE = 2000
"""The most tables of days in the house."""


def pace(server: Server, user: User, rest: str) -> None:
    """Say the pace of the user's table, or let it be another one before the game."""
    if not rest:
        tell_pace(user, seated_at(server, user))
        return
    days = pace_in(rest, user.narrator.catalogue)
    table = seated_at(server, user)
    check_pace(server, user, table)
    if days and not table.plan.days:
        check_room(server, user)

    def does() -> None:
        if not table.is_begun:
            table.replan(replace(table.plan, days=days))
            for each in table.company.users():
                tell_pace(each, table)

    if len(table.company.members) > 1:
        propose(table, user, acts.PACE, does, "turn-pace-wished", name=user.name, count=days)
    else:
        does()


def check_pace(server: Server, user: User, table: ServerTable) -> None:
    """Raise `NotUnderstoodError` if a table keeps its pace, or its founder alone can propose one.

    A league over days is one for all its tables: who has no seat yet expects it so.
    """
    if table.is_begun:
        raise NotUnderstoodError("turn-pace-begun")
    if table.founder is not user and table.founder is not None:
        raise NotUnderstoodError("turn-pace-founder", name=table.founder.name)
    if RECORDED[table.plan.game].shared:
        raise NotUnderstoodError("turn-pace-evening-only")
    league = server.directory.competition.leagues.all.get(table.plan.league)
    if league is not None and league.terms.days:
        raise NotUnderstoodError("turn-pace-league", league=league.name)


def pace_in(text: str, catalogue: Catalogue) -> int:
    """Read a pace: days, or 0 for an evening.

    Raises `NotUnderstoodError` for anything else, and for more days than a turn may have.
    """
    if is_evening(text, catalogue):
        return 0
    read = {word: number_in(word, Lexicon(catalogue)) for word in text.split()}
    numbers = [number for number in read.values() if number is not None]
    others = [word for word, number in read.items() if number is None]
    if len(text.split()) != 2 or not (numbers and others and is_days(others[0], catalogue)):
        raise NotUnderstoodError("turn-pace-unknown", high=MOST_DAYS)
    if not 0 < numbers[0] <= MOST_DAYS:
        raise NotUnderstoodError("not-between", word=numbers[0], low=1, high=MOST_DAYS)
    return numbers[0]


def without_days(text: str, catalogue: Catalogue) -> tuple[str, int]:
    """Take the days out of what is typed for a new table; return the rest, and how many.

    "2 days 3" are 3 days for 2 people. Raises `NotUnderstoodError` as `pace_in` does.
    """
    words = text.split()
    place = next((at for at in range(1, len(words)) if is_days(words[at], catalogue)), None)
    if place is None:
        return text, 0
    behind = words[place + 1 : place + 2]
    is_first = behind and number_in(behind[0], Lexicon(catalogue)) is not None
    start = place if is_first else place - 1
    typed = " ".join(words[start : start + 2])
    return " ".join([*words[:start], *words[start + 2 :]]), pace_in(typed, catalogue)


def check_room(server: Server, user: User) -> None:
    """Raise `NotUnderstoodError` if there are too many tables of days, of the user or at all."""
    tables = [each for each in server.tables.values() if each.pace is not None]
    if sum(each.company.seat_of(user) is not None for each in tables) >= OWN:
        raise NotUnderstoodError("days-enough", high=OWN)
    if len(tables) >= HOUSE:
        raise NotUnderstoodError("days-full")


def tell_pace(user: User, table: ServerTable) -> None:
    """Say how long a turn lasts, and who answers then."""
    user.say("turn-pace", **pace_told(user, table.plan.days, table.plan.level))


def pace_told(user: User, days: int, level: str) -> dict[str, Argument]:
    """Return what `turn-pace` says of a pace, and of the level of the computer players."""
    return {"count": days, "level": user.narrator.catalogue.say(f"level-{level}")}


def turns(server: Server, user: User, rest: str) -> None:
    """Say at which tables of days the user is asked, numbered as `next` understands them."""
    waiting = waiting_at(server.tables.values(), user)
    for number, (table, asked) in enumerate(waiting, start=1):
        left, unit = time_left(asked.left())
        state = "over" if table.is_over else "asked" if asked.is_asked_of(user) else "agree"
        told = asked.told(user)
        user.say("turn-told", number=number, left=left, kind=unit, state=state, **told)
    if not waiting:
        seats = [each for each in server.tables.values() if each.pace and each.waits_for(user)]
        user.say("turns-none", count=len(seats))


def time_left(seconds: float) -> tuple[int, str]:
    """Return a time in its largest unit of which there are two; minutes at least.

    It is rounded down, but not by a moment: three days are three at once after they begin.
    """
    for unit, size, moment in (("days", DAY, HOUR), ("hours", HOUR, MINUTE)):
        if seconds + moment >= 2 * size:
            return int((seconds + moment) // size), unit
    return max(1, int(seconds // MINUTE)), "minutes"


def next_turn(server: Server, user: User, rest: str) -> None:
    """Come to the table where the user's time ends first, or to the one of a number."""
    here = server.at.get(user.key)
    found = waiting_at(server.tables.values(), user)
    if here is not None and here.pace is None and is_playing(here, user):
        raise NotUnderstoodError("turns-evening")
    waiting = [table for table, _ in found if rest or table is not here]
    number = int(rest[:9]) if rest.isdecimal() else 0 if rest else 1
    if not waiting:
        raise NotUnderstoodError("turns-no-more" if here and asks(here, user) else "turns-nowhere")
    if number != 1 and len(waiting) == 1:
        tell_one(user, found[0][1], is_here=waiting[0] is here)
        return
    if not 0 < number <= len(waiting):
        raise NotUnderstoodError("not-between", word=rest, low=1, high=len(waiting))
    table = waiting[number - 1]
    if table is here:
        raise NotUnderstoodError("turns-here")
    server.leave_table(user)
    server.come_to(table, user, says=True)


def tell_one(user: User, pace: TurnPace, *, is_here: bool) -> None:
    """Tell who asks for another table that only the one of a pace waits, and which it is.

    Raises `NotUnderstoodError` if they are there.
    """
    if is_here:
        raise NotUnderstoodError("turns-no-more")
    user.alert("turns-one", "refusal", **pace.told(user))


def is_playing(table: ServerTable, user: User) -> bool:
    """Whether a user has a seat at a table whose game is not over."""
    return table.company.seat_of(user) is not None and not table.is_over


ENTRIES = (
    ServerCommand("table-pace", HelpPart.DEVICES, pace, Follows.CHOICE),
    ServerCommand("turns", HelpPart.DEVICES, turns, Follows.NOTHING),
    ServerCommand("next-turn", HelpPart.DEVICES, next_turn, Follows.NUMBER),
)
