"""Commands about tables: setting one up, joining one, and what needs everyone's consent there."""

from dataclasses import replace
from math import ceil
from random import SystemRandom

from accessible_games.core.event import Seat
from accessible_games.games import RECORDED
from accessible_games.match.commands.entry import HelpPart
from accessible_games.match.table_options import is_by_the_letter, option_name
from accessible_games.match.tempers import tempers_at
from accessible_games.players import TEMPERS
from accessible_games.server.commands.pace import check_room, tell_pace, without_days
from accessible_games.server.commands.proposals import at_game, propose, seated_at
from accessible_games.server.lobby import acts
from accessible_games.server.lobby.after_write import AfterWrite
from accessible_games.server.lobby.guessing import guess_words, words_were_right
from accessible_games.server.lobby.passphrases import COUNT, new_words
from accessible_games.server.lobby.presence import who_at, with_whom
from accessible_games.server.lobby.rate_limits import TABLES, shares_of
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.table_drafts import draft_in
from accessible_games.server.lobby.table_setup import SettingUp
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.command_lines import within
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.normalize import fold, is_one_of
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.switches import switched

SEED_BITS = 128
"""So many that the seed behind the visible cards cannot be found by trying."""
UNFINISHED = 20
"""The most unfinished games in which one person can have a seat, to set up another table."""


def new(server: Server, user: User, rest: str) -> None:
    """Set up a table for a game, or ask for everything that can be chosen for it."""
    if is_of_league(server, user, "new", rest):
        return
    if user.key in server.at:
        raise NotUnderstoodError("table-elsewhere")
    check_share(server, user)
    typed, days = without_days(rest, user.narrator.catalogue)
    if days:
        check_room(server, user)
    draft = draft_in(typed, user.narrator.catalogue)
    if days and draft.game.shared:
        raise NotUnderstoodError("turn-pace-evening-only")

    def done(plan: TablePlan) -> None:
        set_up(server, user, replace(plan, days=days))

    if draft.asks:
        SettingUp(user, draft, done).go_on([])
    else:
        done(draft.plan())


def is_of_league(server: Server, user: User, act: str, rest: str) -> bool:
    """Do what is meant by "new league" and "join league"; return whether it was meant."""
    command = within(server.words_of(user), rest)
    is_meant = command is not None and command.name == "league"
    if command is not None and is_meant:
        server.run(user, Command("league", f"{act} {command.rest}"))
    return is_meant


def check_share(server: Server, user: User) -> None:
    """Raise `NotUnderstoodError` for a user who has left too many games unfinished."""
    count = sum(table.company.seat_of(user) is not None for table in server.tables.values())
    if count >= UNFINISHED:
        raise NotUnderstoodError("tables-unfinished")
    if not server.directory.limits.has_room(TABLES, shares_of(user)):
        raise NotUnderstoodError("tables-too-many")


def set_up(server: Server, user: User, plan: TablePlan) -> None:
    """Set up a table, seat its founder and tell them of it."""
    table = founded(server, user, plan)
    tell_plan(AfterWrite(server.directory.store, user), user, plan, table.title(user))
    user.say("table-words", words=table.word)
    if plan.is_closed:
        user.say("table-closed")
    if plan.days:
        tell_pace(user, table)
        user.say("days-how")
    else:
        user.say("evening-how" if RECORDED[plan.game].shared else "table-how")


def founded(server: Server, user: User, plan: TablePlan) -> ServerTable:
    """Return a new table, at which its founder sits."""
    words = new_words(user.narrator.catalogue, server.tables)
    table = server.add_table(words, replace(plan, founder=user.key))
    server.directory.limits.lends(fold(table.word), TABLES, shares_of(user))
    table.sit(user)
    server.place(user, table)
    return table


def tell_plan(told: AfterWrite, user: User, plan: TablePlan, title: str) -> None:
    """Say how many can come, who else plays, and what differs from the usual."""
    catalogue = user.narrator.catalogue
    if RECORDED[plan.game].shared:
        told.say("evening-made", title=title, high=plan.seats)
        return
    level = catalogue.say(f"level-{plan.level}")
    if plan.temper != TEMPERS[0]:
        level = catalogue.say(f"tempered-{plan.temper}", level=level)
    told.say("table-made", title=title, high=plan.seats, level=level)
    tell_options(user, plan)


def tell_options(user: User, plan: TablePlan) -> None:
    """Say the options that differ from the default."""
    words = catalogue_of(user.settings.language, plan.game)
    for name, chosen in plan.options.items():
        said = option_name(words, name, chosen)
        sheet = "yes" if is_by_the_letter(RECORDED[plan.game], name, chosen) else "no"
        question = words.say(f"option-{name}")
        user.say("usual-option", question=question, chosen=said, sheet=sheet)


def join(server: Server, user: User, rest: str) -> None:
    """Sit down at a table, or go back to one's seat."""
    if is_of_league(server, user, "join", rest):
        return
    table = table_in(server, user, rest)
    if table.company.seat_of(user) is None:
        check_welcome(table, user)
        if table.is_begun:
            server.wake(table)
            table.admit(user)
            server.place(user, table)
            user.say("table-joined", **with_whom(table, user))
            table.come(user)
            return
        if len(table.company.members) == table.plan.seats:
            raise NotUnderstoodError("table-full")
        if table.plan.reserved and user.key not in table.plan.reserved:
            raise NotUnderstoodError("table-is-reserved")
        if table.plan.days:
            check_room(server, user)
        sit_down(server, table, user)
        begin_once_all_are_here(server, table, user)
    else:
        server.come_to(table, user, says=True)


def sit_down(server: Server, table: ServerTable, user: User) -> None:
    """Give a user a free seat at a table whose game has not begun."""
    table.sit(user)
    told = AfterWrite(server.directory.store, user)
    after = server.directory.store.given
    table.company.tell("someone-joins", but=user, after=after, name=user.name)
    server.place(user, table)
    told.say("table-joined", **with_whom(table, user))
    tell_options(user, table.plan)
    if table.plan.days:
        tell_pace(user, table)


def check_welcome(table: ServerTable, user: User) -> None:
    """Raise `NotUnderstoodError` for a user who is barred, ignored or spoken to by no words."""
    ignored = any(each.ignores(user.name) for each in table.company.members.values())
    if ignored or user.key in table.plan.barred:
        raise NotUnderstoodError("table-refused")
    catalogue_of(user.settings.language, table.plan.game)  # the game may not speak it


def watch(server: Server, user: User, rest: str) -> None:
    """Watch a table."""
    table = table_in(server, user, rest)
    check_welcome(table, user)
    if table.company.seat_of(user) is not None:
        raise NotUnderstoodError("table-own")
    server.wake(table)
    table.company.tell("someone-watches", name=user.name)
    look_on(server, table, user, "table-watched")


def look_on(server: Server, table: ServerTable, user: User, message: str, **told: str) -> None:
    """Let a user look on at a table, who hears who is there by a message with what else is told."""
    table.watch(user)
    server.place(user, table)
    user.say(message, **told, **who_at(table, user))
    if table.playing is not None:
        user.hear(tempers_at(table.playing.match, user.narrator))


def table_in(server: Server, user: User, text: str) -> ServerTable:
    """Return the table that is meant: by its number, its words, or a person at it.

    Raises `NotUnderstoodError` if there is no such table, or several, or it is closed to the user.
    """
    if user.key in server.at:
        raise NotUnderstoodError("table-elsewhere")
    by_its_words = by_words(server, user, fold(text))
    if by_its_words:
        return by_its_words[0]
    found = tables_called(server, user, text)
    if not found:
        raise NotUnderstoodError("table-unknown" if text else "tables-none")
    if len(found) > 1:
        raise NotUnderstoodError("table-which")
    known = found[0].company.seat_of(user) is not None or user.key in found[0].company.invited
    if found[0].plan.is_closed and not known:
        raise NotUnderstoodError("table-is-closed")
    return found[0]


def tables_called(server: Server, user: User, text: str) -> list[ServerTable]:
    """The tables that may be meant without their words; for no text the user's own, or all."""
    tables = [*server.tables.values()]
    if not text:
        return [table for table in tables if table.company.seat_of(user) is not None] or tables
    if text.isdecimal():
        return tables[int(text[:9]) - 1 :][:1] if int(text[:9]) else []
    key = server.directory.key_of(text)
    found = [table for table in tables if any(each.key == key for each in table.company.users())]
    return likely(found, user, server.at.get(key))


def likely(tables: list[ServerTable], user: User, there: ServerTable | None) -> list[ServerTable]:
    """Return which of a person's tables a user means to join: where they are invited or expected.

    Somebody has a seat at many tables of days; *there* is where they are now.
    """

    def is_open(table: ServerTable) -> bool:
        return not table.is_begun and len(table.company.members) < table.plan.seats

    for is_meant in (
        lambda table: user.key in table.company.invited and not table.is_begun,
        lambda table: table is there,
        is_open,
    ):
        found = [table for table in tables if is_meant(table)]
        if len(tables) > 1 and found:
            tables = found
    return tables


def by_words(server: Server, user: User, words: str) -> list[ServerTable]:
    """Return the table with these folded words, if there is one; wrong ones are counted.

    Raises `NotUnderstoodError` if there were too many.
    """
    found = [server.tables[words]] if words in server.tables else []
    is_guess = len(words.split()) == COUNT and not server.directory.is_known(words)
    if is_guess and not any(table.company.seat_of(user) is not None for table in found):
        address = "" if user.connection is None else user.connection.address
        guess_words(server.directory.limits, address, COUNT)
        if found:
            words_were_right(server.directory.limits, address)
    return found


def begin(server: Server, user: User, rest: str) -> None:
    """Begin the game; the computer takes the empty seats."""
    table = seated_at(server, user)
    if table.is_begun:
        raise NotUnderstoodError("table-over" if table.is_over else "table-is-begun")
    if missing := missing_at(server, table):
        names = user.narrator.catalogue.joined(missing)
        raise NotUnderstoodError("table-misses", names=names, count=len(missing))
    begin_game(server, table, user)


def begin_game(server: Server, table: ServerTable, user: User) -> None:
    """Begin the game of a table for somebody there; the others hear who begins it."""
    table.company.tell("table-begins", but=user, name=user.name)
    deal(server, table, user)


def deal(server: Server, table: ServerTable, user: User) -> None:
    """Begin the game; computer players have names in the user's language, who is away is missed."""
    names = user.narrator.catalogue.words("bot-names")
    table.begin(names, SystemRandom().getrandbits(SEED_BITS))
    for seat, each in [*table.company.members.items()]:
        if not table.company.is_here(seat):
            table.wait_for(each, server.patience)


def missing_at(server: Server, table: ServerTable) -> list[str]:
    """Return the names of those who have no seat yet at a table that is reserved for them."""
    seated = {each.key for each in table.company.members.values()}
    known = server.directory.people
    return [known[key].name for key in table.plan.reserved if key not in seated and key in known]


def begin_once_all_are_here(server: Server, table: ServerTable, user: User) -> None:
    """Begin the game of a table that is reserved for some people once all of them sit there.

    At a table of days it begins once no seat is free: nobody need be there at the same time.
    """
    seated = {each.key for each in table.company.members.values()}
    if table.plan.days and len(seated) == table.plan.seats and not table.plan.reserved:
        deal(server, table, user)
    if table.plan.reserved and seated >= {*table.plan.reserved}:
        table.company.tell("table-is-complete")
        deal(server, table, user)


def invite(server: Server, user: User, rest: str) -> None:
    """Invite a person to the user's table, or all friends who are at no table."""
    table = seated_at(server, user)
    words = user.narrator.catalogue.words("command-friends")
    if is_one_of(rest, ["friends", *words]):
        others = [each for each in server.directory.friends_here(user) if each.key not in server.at]
        others = [each for each in others if not each.ignores(user.name)]
        if not others:
            raise NotUnderstoodError("friends-not-free")
    else:
        others = [server.directory.named(rest, user)]
    user.chat.count()
    table.company.invited |= {other.key for other in others}
    for other in others:
        other.alert("invites-you", "invitation", name=user.name, title=table.title(other))
        user.say("invited", name=other.name)


def hold(server: Server, user: User, rest: str) -> None:
    """Let a computer player hold an absent player's seat, if all who are here agree."""
    table, playing = at_game(server, user)
    if RECORDED[table.plan.game].shared:
        raise NotUnderstoodError("hold-no-computer")
    if not rest:
        command = server.words_of(user).commands.word("hold")
        raise NotUnderstoodError("who-is-meant", command=command)
    key = server.directory.key_of(rest)
    seat = next((seat for seat, each in table.company.members.items() if each.key == key), None)
    if seat is None:
        raise NotUnderstoodError("nobody-called", name=rest)
    other = table.company.members[seat].name
    check_absent(table, seat)

    def does() -> None:
        playing.hold(seat, table.plan.level)
        table.company.tell("seat-held", name=other)
        playing.go_on()

    propose(table, user, acts.HOLD, does, "hold-wished", seat, name=user.name, other=other)


def check_absent(table: ServerTable, seat: Seat) -> None:
    """Raise `NotUnderstoodError` if no computer player can hold a seat now."""
    other, standing = table.company.members[seat].name, table.standings()[seat]
    if not standing.absent:
        raise NotUnderstoodError("hold-here" if table.pace is None else "hold-in-time", name=other)
    if standing.held:
        raise NotUnderstoodError("hold-already", name=other)
    if standing.absent < acts.HOLD.waits:
        minutes = ceil(acts.HOLD.waits / 60)
        left = ceil((acts.HOLD.waits - standing.absent) / 60)
        raise NotUnderstoodError("hold-early", name=other, minutes=minutes, left=left)


def end(server: Server, user: User, rest: str) -> None:
    """End the game if all people agree; whoever need not ask anybody is asked themselves.

    Before a game of days, which keeps seats, only the user's own seat is given up.
    """
    waiting = server.at.get(user.key)
    if waiting is not None and waiting.pace is not None and not waiting.is_begun:
        seated_at(server, user)
        give_up(server, waiting, user)
        return
    table, playing = at_game(server, user)

    def does() -> None:
        playing.end("table-ended")
        playing.go_on()

    if acts.asked(acts.END, table.standings()) - {table.company.seat_of(user)}:
        propose(table, user, acts.END, does, "end-wished", name=user.name)
        return

    def decided(meant: bool) -> None:
        if meant and not table.is_over:
            propose(table, user, acts.END, does, "end-wished", name=user.name)
        elif not meant:
            user.say("not-meant")

    user.say("end-alone", command=server.words_of(user).commands.word("leave"))
    user.input.ask(decided)


def give_up(server: Server, table: ServerTable, user: User) -> None:
    """Give up a seat at a table of days before the game."""
    table.company.remove(user)
    table.votes.drop()
    table.keep()
    server.leave_table(user)
    user.say("left-table")


def close(server: Server, user: User, rest: str) -> None:
    """Let strangers come to the user's table by its words only, or by its number again."""
    table = seated_at(server, user)
    if table.founder is not user and table.founder is not None:
        raise NotUnderstoodError("close-founder", name=table.founder.name)
    opens = switched(rest, user.narrator.catalogue) is False
    table.plan = replace(table.plan, is_closed=not opens, is_open=opens and table.plan.is_open)
    table.keep()
    user.say("table-open" if opens else "table-closed")


ENTRIES = (
    ServerCommand("new", HelpPart.DEVICES, new, Follows.WORDS),
    ServerCommand("join", HelpPart.DEVICES, join, Follows.WORDS),
    ServerCommand("watch", HelpPart.DEVICES, watch, Follows.WORDS),
    ServerCommand("begin", HelpPart.DEVICES, begin, Follows.ALONE),
    ServerCommand("invite", HelpPart.DEVICES, invite, Follows.NAME),
    ServerCommand("hold", HelpPart.DEVICES, hold, Follows.NAME),
    ServerCommand("end", HelpPart.DEVICES, end, Follows.ALONE),
    ServerCommand("close", HelpPart.DEVICES, close, Follows.CHOICE),
)
