"""Commands about who is here, which tables there are, and how the user hears things."""

from functools import partial

from accessible_games.match.commands.entry import HelpPart
from accessible_games.match.commands.help_texts import calls_help
from accessible_games.match.commands.setting import change_setting, change_width
from accessible_games.match.commands.sounding import choose_sounds
from accessible_games.match.commands.topics import command_help
from accessible_games.server.lobby import openings
from accessible_games.server.lobby.outbox import SoundSignal
from accessible_games.server.lobby.presence import who_at
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.sounds.silence import Silence
from accessible_games.speech.commands import Follows
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.switches import switched

PART = 10
"""The tables that are told at once."""


def people(server: Server, user: User, rest: str) -> None:
    """Say who is here."""
    friends = server.directory.friends_here(user)
    others = sorted(each.name for each in server.directory.here() if each not in friends)
    joined = user.narrator.catalogue.joined
    if friends:
        user.say("friends-present", names=joined([each.name for each in friends]))
    user.say("people-also-here" if friends else "people-here", names=joined(others))


def tables(server: Server, user: User, rest: str) -> None:
    """Say a part of the tables there are, numbered as `join` and `watch` understand them.

    First come those at which the user has a seat, then those at which anybody is.
    """
    numbered = [*enumerate(server.tables.values(), start=1)]
    numbered.sort(
        key=lambda each: (each[1].company.seat_of(user) is None, is_empty(server, each[1]))
    )
    if rest and not rest.isdecimal():
        choose_news(server, user, rest)
        return
    part = int(rest[:9]) if rest else 1
    start = (part - 1) * PART
    if not numbered:
        user.say("tables-none")
    elif not 0 <= start < len(numbered):
        raise NotUnderstoodError("tables-parts", count=-(-len(numbered) // PART))
    for number, table in numbered[start : start + PART]:
        user.say("table-told", number=number, state=state_of(table), **who_at(table, user))
    if (more := len(numbered) - start - PART) > 0:
        word = server.words_of(user).commands.word("tables")
        user.say("tables-more", count=more, command=f"{word} {part + 1}")


def choose_news(server: Server, user: User, rest: str) -> None:
    """Let the user hear of open tables, or no longer.

    Raises `NotUnderstoodError` if neither is what they chose.
    """
    wanted = switched(rest, user.narrator.catalogue)
    if wanted is None:
        raise NotUnderstoodError("tables-how")
    kept = {*user.known.wishes} - {openings.WISH}
    wishes = sorted(kept | {openings.WISH} if wanted else kept)
    after, say = server.directory.remember(user.choose(wishes=tuple(wishes))), user.narrator.say
    user.hear(say("tables-told") if wanted else say("tables-not-told"), after)
    if server.at.get(user.key) is None:
        openings.tell_open(user, server.tables.values(), server.at)


def is_empty(server: Server, table: ServerTable) -> bool:
    """Whether nobody is at a table now."""
    return not any(
        each.connection and server.at.get(each.key) is table for each in table.company.users()
    )


def state_of(table: ServerTable) -> str:
    """Return whether a table is open, open to anybody, closed, being played at or over."""
    if table.is_over:
        return "over"
    if table.is_begun:
        return "playing"
    if table.plan.is_closed:
        return "closed"
    return "wanted" if table.plan.is_open and openings.seats_left(table) > 0 else "open"


def away(server: Server, user: User, rest: str) -> None:
    """Let the others know that the user does not listen for a while."""
    user.say("away-now")
    user.presence.step_away(True)
    table = server.at.get(user.key)
    if table is not None:
        table.go(user)
        table.wait_for(user, server.patience)


def leave(server: Server, user: User, rest: str) -> None:
    """Leave the table, or the server."""
    table = server.at.get(user.key)
    if table is None:
        user.say("farewell", name=user.name)
        user.presence.part()
        close_when_told(server, user)
        return
    is_kept = (table.is_begun or table.pace is not None) and not table.is_over
    keeps = table.company.seat_of(user) is not None and is_kept
    table.company.coming -= {user.key}
    server.leave_table(user)
    user.say("away-left" if keeps else "left-table", words=table.word)
    openings.tell_open(user, server.tables.values(), server.at)


def close_when_told(server: Server, user: User) -> None:
    """Close the connection of somebody who leaves, once what they are told is on the disk."""
    if user.connection is None or not user.presence.parted:
        return  # they are gone, or have come back meanwhile
    if user.outbox.is_held and not server.directory.waits:
        server.directory.disk.then(partial(close_when_told, server, user))
        return
    server.acknowledged(user, user.outbox.sent)  # no one hears a farewell twice
    user.connection.close()


def width(server: Server, user: User, rest: str) -> None:
    """Have lines broken at a width, or say the present width."""
    change_width(user, rest)
    if rest:
        server.directory.remember(user.choose())


def choose_setting(server: Server, user: User, rest: str, setting: str) -> None:
    """Choose how the user hears something and keep it, or say the setting and its choices."""
    change_setting(user, rest, setting)
    if rest:
        server.directory.remember(user.choose())


def of_setting(name: str) -> ServerCommand:
    """Return the command for a setting."""
    does = partial(choose_setting, setting=name)
    return ServerCommand(name, HelpPart.SETTINGS, does, Follows.CHOICE)


def news(server: Server, user: User, rest: str) -> None:
    """Choose what happens to news during typing, and say so if this connection cannot do that."""
    choose_setting(server, user, rest, "news")
    if user.connection is not None and not user.connection.knows_typing:
        user.say("news-elsewhere")


def help_(server: Server, user: User, rest: str) -> None:
    """Say all commands, or what one does."""
    words, narrator = server.words_of(user), user.narrator
    if not rest or calls_help(words, rest):
        hears_all = server.directory.social.is_moderator(user.known)
        listed = (
            name
            for name, follows in words.commands.follows.items()
            if hears_all or follows is not Follows.ORDERED
        )
        names = [words.commands.word(name) for name in listed]
        user.say("server-help", commands=narrator.catalogue.joined(names, "unit"))
        return
    command = words.commands.read(rest) or words.commands.begun(rest)
    if command is None:
        raise NotUnderstoodError("nothing-known", word=rest)
    user.hear(command_help(narrator, command.name, words.commands.shortest(command.name)))


def sound(server: Server, user: User, rest: str) -> None:
    """Switch sounds on or off and keep it, or let one be heard after the words for it."""

    def play(name: str) -> Silence:
        if user.connection is None:
            return ""
        caption = user.narrator.say(f"sound-sample-{name}")[0]
        user.connection.notify((SoundSignal(), SoundSignal(name, caption)))
        return user.connection.silence

    choose_sounds(user, rest, play)
    if user.known != user.choose():
        server.directory.remember(user.known)


ENTRIES = (
    ServerCommand("people", HelpPart.DEVICES, people),
    ServerCommand("tables", HelpPart.DEVICES, tables, Follows.CHOICE),
    ServerCommand("away", HelpPart.DEVICES, away, Follows.ALONE),
    ServerCommand("width", HelpPart.SETTINGS, width, Follows.CHOICE),
    ServerCommand("news", HelpPart.SETTINGS, news, Follows.CHOICE),
    ServerCommand("sound", HelpPart.SETTINGS, sound, Follows.CHOICE),
    ServerCommand("leave", HelpPart.LAST, leave, Follows.ALONE),
)
OUTSIDE = (
    of_setting("verbosity"),
    of_setting("language"),
    ServerCommand("help", HelpPart.LAST, help_, Follows.WORDS),
)
"""Commands for which games have their own."""
