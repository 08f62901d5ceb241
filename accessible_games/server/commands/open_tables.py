"""Commands for another game at the same table, and for those who would play with anybody."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from accessible_games.games import RECORDED
from accessible_games.match.commands.entry import HelpPart
from accessible_games.server.commands.proposals import propose, seated_at
from accessible_games.server.commands.tables import (
    begin_game,
    check_share,
    founded,
    look_on,
    sit_down,
    tell_options,
)
from accessible_games.server.lobby import openings, rematch
from accessible_games.server.lobby.acts import AGAIN
from accessible_games.server.lobby.after_write import AfterWrite
from accessible_games.server.lobby.rate_limits import OPENINGS, shares_of
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.table_drafts import Draft, draft_in, naming_a_game
from accessible_games.server.lobby.user import User
from accessible_games.speech.catalogues import languages_of
from accessible_games.speech.commands import Follows
from accessible_games.speech.problem import NotUnderstoodError

# Another game -------------------------------------------------------------------------------------


def again(server: Server, user: User, rest: str) -> None:
    """Play again at the user's table, as soon as all who are there agree."""
    table = server.at.get(user.key)
    if table is None:
        raise NotUnderstoodError("again-nowhere")
    if table.pace is not None:
        raise NotUnderstoodError("again-days")
    asked, left = frozenset[str](), tuple[User, ...]()
    if table.is_over and openings.plays_next(table, user):
        if table.company.seat_of(user) is None:
            table.company.coming |= {user.key}
        asked = frozenset(each.key for each in table.company.waiting())
        left = rematch.regroup(table, lambda each: server.at.get(each.key) is table).left
    seated_at(server, user)
    if table.is_begun or not table.plan.turned:
        raise NotUnderstoodError("table-is-begun" if table.is_begun else "again-not-yet")
    wish(server, table, user, asked)
    tell_others(server, table, user, left)


def tell_others(server: Server, table: ServerTable, user: User, left: Iterable[User]) -> None:
    """Tell onlookers that somebody would like to play again, and those who have *left* the game."""
    after, state = server.directory.store.given, "playing" if table.is_begun else "open"
    for each, _ in () if table.is_begun else table.company.onlookers:
        each.hear(each.narrator.say("again-watched", name=user.name), after)
    for each in left:
        if server.at.get(each.key) is table:  # they were cut off, and will come to the lobby
            del server.at[each.key]
        if server.at.get(each.key) is None:
            say, title = each.narrator.say, table.title(each)
            each.hear(say("again-elsewhere", name=user.name, title=title, state=state), after)


def wish(server: Server, table: ServerTable, user: User, asked: frozenset[str]) -> None:
    """Begin the game once all have agreed, of whom some have *asked* for it, by folded names."""
    seat, votes, members = table.company.seat_of(user), table.votes, table.company.members
    proposal = votes.proposal
    if proposal is not None and proposal.act is AGAIN:
        open_ = votes.open_to(seat)
        if open_ is not None:
            user.say("undo-agreed")
            votes.agree(seat, open_)
            return
        if votes.proposal is proposal:
            raise NotUnderstoodError("again-waits")
    agreed = frozenset(each for each, other in members.items() if other.key in asked)
    does = partial(begin_game, server, table, user)
    after = server.directory.store.given
    propose(table, user, AGAIN, does, "again-wished", agreed=agreed, after=after, name=user.name)


# Open tables --------------------------------------------------------------------------------------


def open_(server: Server, user: User, rest: str) -> None:
    """Let anybody come to the user's table, and tell those who wish to hear of it."""
    table = seated_at(server, user)
    if table.is_begun:
        raise NotUnderstoodError("open-later")
    if table.plan.reserved:
        raise NotUnderstoodError("table-is-reserved")
    if table.founder is not user and table.founder is not None:
        raise NotUnderstoodError("close-founder", name=table.founder.name)
    if not openings.seats_left(table):
        raise NotUnderstoodError("open-full")
    table.plan = replace(table.plan, is_open=True, is_closed=False)
    table.keep()
    is_told = announces(server, table, user)
    say = user.narrator.say
    opened = say("table-opened") if is_told else say("table-opened-often")
    user.hear(opened, server.directory.store.given)
    if is_told:
        announce(server, table, user)


def announces(server: Server, table: ServerTable, user: User) -> bool:
    """Whether others may be told of a table; it counts once, however often it is opened."""
    is_counted = user.key in table.company.told
    if not is_counted and not server.directory.limits.takes(OPENINGS, shares_of(user)):
        return False
    table.company.told |= {user.key}  # who opens it knows of it
    return True


def announce(server: Server, table: ServerTable, user: User) -> None:
    """Tell those who wish to hear of it what somebody has opened, once it is on the disk."""
    after, state = server.directory.store.given, "alone" if table.is_begun else "open"

    def tell(other: User) -> None:
        say, title = other.narrator.say, table.title(other)
        lines = say("someone-opens", name=user.name, title=title, state=state)
        other.hear(lines, after, beside=other.sounds("invitation", lines[0]))

    openings.tell_of(table, server.directory.here(), server.at, server.directory.limits, tell)


# A game at once -----------------------------------------------------------------------------------


def quick(server: Server, user: User, rest: str) -> None:
    """Come to a table that is open to anybody, or play at once with computer players."""
    if user.key in server.at:
        raise NotUnderstoodError("table-elsewhere")
    catalogue = user.narrator.catalogue
    with naming_a_game(rest, catalogue):
        draft = draft_in(rest, catalogue) if rest else None
    if draft is not None and (draft.asks or draft.is_closed or draft.game.shared):
        raise NotUnderstoodError("quick-plain")
    table = fitting(server, user, draft)
    if table is not None:
        come(server, table, user)
    elif draft is not None:
        play_at_once(server, user, draft)
    else:
        raise NotUnderstoodError("quick-how")


def fitting(server: Server, user: User, draft: Draft | None) -> ServerTable | None:
    """Return the table to come to: best one whose game has not begun, the oldest of them."""
    found = [
        table
        for table in server.tables.values()
        if table.pace is None
        and openings.is_open(table, server.at)
        and openings.welcomes(table, user)
        and (draft is None or draft.fits(table.plan))
        and speaks(table, user)
        and not (table.is_begun and RECORDED[table.plan.game].shared)
    ]
    return min(found, key=lambda table: (table.is_begun, -table.is_over), default=None)


def speaks(table: ServerTable, user: User) -> bool:
    """Whether a game has words in the user's language."""
    spoken = languages_of(table.plan.game)
    return not spoken or user.settings.language in spoken


def come(server: Server, table: ServerTable, user: User) -> None:
    """Seat a user, or let them look on until the next game, in which they have a seat."""
    if not table.is_begun:
        sit_down(server, table, user)
        return
    here = [seat for seat in table.company.members if table.company.is_here(seat)]
    state = "over" if table.is_over else "alone" if len(here) == 1 else "playing"
    table.company.tell("someone-waits", name=user.name, state=state)
    table.company.coming |= {user.key}
    look_on(server, table, user, "quick-waits", state=state)


def play_at_once(server: Server, user: User, draft: Draft) -> None:
    """Begin a game with computer players, whose seats anybody may have in the next one."""
    check_share(server, user)
    table = founded(server, user, replace(draft.plan(), is_open=True))
    AfterWrite(server.directory.store, user).say("quick-begins")
    tell_options(user, table.plan)
    begin_game(server, table, user)
    if announces(server, table, user):
        announce(server, table, user)


ENTRIES = (
    ServerCommand("quick", HelpPart.DEVICES, quick, Follows.WORDS),
    ServerCommand("again", HelpPart.DEVICES, again, Follows.ALONE),
    ServerCommand("open", HelpPart.DEVICES, open_, Follows.ALONE),
)
