"""Commands for talking, and for not hearing others."""

from collections.abc import Iterator, Sequence

from accessible_games.match.commands.entry import HelpPart
from accessible_games.network.addresses import Share
from accessible_games.server.lobby.rate_limits import MESSAGES, MESSAGES_FOR, REPORTS, shares_of
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.turn_pace import TurnPace
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Known, Ticket
from accessible_games.speech.commands import Follows
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError


def say(server: Server, user: User, rest: str) -> None:
    """Say something to everyone at the table or in the lobby."""
    text = talk(server, user, "say", rest)
    table = server.at.get(user.key)
    around = server.directory.here() if table is None else [*table.company.users()]
    around = [other for other in around if server.at.get(other.key) is table]
    channel, after = "lobby" if table is None else "table", 0
    has_seat = table is not None and table.company.seat_of(user) is not None
    pace = table.pace if table is not None and has_seat else None
    if pace is None:
        user.chats("said-own", channel, user.name, text=text)
    else:
        after = say_for_later(user, pace, around, text)
    for other in around:
        if other is not user and not other.ignores(user.name):
            other.chats("said-by", channel, user.name, after, name=user.name, text=text)
    if pace is not None:
        pace.note_heard(around)


def say_for_later(user: User, pace: TurnPace, around: Sequence[User], text: str) -> Ticket:
    """Keep what is said at a table of days for those who are elsewhere; return its ticket."""
    members = pace.company.members.values()
    absent = [each.name for each in members if each not in around or each.connection is None]
    after, count = pace.hear(user, text), len(absent)
    if absent:
        names = user.narrator.catalogue.joined(absent)
        user.chats("said-later", "table", user.name, after, names=names, count=count, text=text)
    else:
        user.chats("said-own", "table", user.name, after, text=text)
    return after


def tell(server: Server, user: User, rest: str) -> None:
    """Say something to one person, anywhere on the server, or keep it until they come in.

    It is kept too for whoever is cut off at this moment, who may not come back so soon.
    """
    name, text = server.directory.split(rest)
    try:
        other = server.directory.named(name, user) if name else None
    except NotUnderstoodError:
        known = server.directory.away_called(name, user)
        if known is None:
            command = word_of(server, user, "say")
            raise NotUnderstoodError("told-nobody", name=name, command=command) from None
        keep_message(server, user, known, talk(server, user, "tell", text))
        return
    text = talk(server, user, "tell", text)
    if other is None:
        raise NotUnderstoodError("who-is-meant", command=word_of(server, user, "tell"))
    if not (other.is_reached or other.known.guest or user.known.guest):
        keep_message(server, user, other.known, text)
        return
    user.chats("told-own", "tell", user.name, name=other.name, text=text)
    other.chats("told-by", "tell", user.name, name=user.name, text=text)


def keep_message(server: Server, user: User, known: Known, text: str) -> None:
    """Keep what is said to a person until they come in; it is told as kept once it is on the disk.

    If they are here and do not want to hear it, an empty message takes its place, so that nobody
    can tell the difference. Raises `NotUnderstoodError` if there is too much of that.
    """
    limits, pair = server.directory.limits, [Share(f"{user.key} {fold(known.name)}")]
    if not limits.has_room(MESSAGES, shares_of(user)) or not limits.takes(MESSAGES_FOR, pair):
        raise NotUnderstoodError("messages-too-many")
    here = server.directory.users.get(fold(known.name))
    heard = text if here is None or not here.is_reached else ""
    ticket = server.directory.social.messages.keep(fold(known.name), user.name, heard)
    limits.takes(MESSAGES, shares_of(user))
    user.hear(user.narrator.say("message-kept", name=known.name, text=text), ticket)


def spoken(server: Server, user: User, command: str, text: str) -> str:
    """Return what is said. Raises `NotUnderstoodError` if it is nothing or comes too fast."""
    if not text:
        raise NotUnderstoodError("nothing-to-say", command=word_of(server, user, command))
    user.chat.count()
    return text


def talk(server: Server, user: User, command: str, text: str) -> str:
    """Return what is said to others. Raises `NotUnderstoodError` as `spoken`, or for a silence."""
    server.directory.social.sanctions.check_talk(user.key, user.narrator.catalogue)
    return spoken(server, user, command, text)


def word_of(server: Server, user: User, command: str) -> str:
    """Return the word of a command in the user's language."""
    return server.words_of(user).commands.word(command)


def history(server: Server, user: User, rest: str) -> None:
    """Tell again what was said."""
    if not user.chat.lines:
        user.say("nothing-was-said")
    user.hear(user.chat.lines)


def mute(server: Server, user: User, rest: str) -> None:
    """Stop hearing a person today, or hear them again."""
    other = other_named(server, user, "mute", rest)
    user.say("mute-on" if user.chat.toggle_mute(other.key) else "mute-off", name=other.name)


def ignore(server: Server, user: User, rest: str) -> None:
    """Stop hearing a person for good, or hear them again."""
    other = other_named(server, user, "ignore", rest)
    ignored = set(user.known.ignored) ^ {other.key}
    server.directory.remember(user.choose(ignored=tuple(sorted(ignored))))
    user.say("ignore-on" if other.key in ignored else "ignore-off", name=other.name)


def other_named(server: Server, user: User, command: str, name: str) -> User:
    """Return someone else by name.

    Raises `NotUnderstoodError` if there is no such person.
    """
    other = server.directory.named(name, user) if name else user
    if other is user:
        raise NotUnderstoodError("who-is-meant", command=word_of(server, user, command))
    return other


def complain(server: Server, user: User, rest: str) -> None:
    """Report something to the operator of the server, with the last lines of chat."""
    text = spoken(server, user, "complain", rest)
    if not server.directory.limits.takes(REPORTS, shares_of(user)):
        raise NotUnderstoodError("reports-too-many")
    first = user.narrator.say("report-of", name=user.name, text=text)
    if not server.report([*first, *user.chat.lines]):
        raise NotUnderstoodError("report-not-kept")
    hearers = [each for each in moderators(server) if hears_report(each, user)]
    for each in hearers:
        each.alert("report-of", "talk", name=user.name, text=text)
    user.say("reported-here" if hearers else "reported")


def moderators(server: Server) -> Iterator[User]:
    """Yield the moderators who are here."""
    is_moderator = server.directory.social.is_moderator
    return (each for each in server.directory.here() if is_moderator(each.known))


def hears_report(moderator: User, user: User) -> bool:
    """Whether a moderator hears what somebody else reports: not whom they ignore."""
    return moderator is not user and not user.ignores(moderator.name)


ENTRIES = (
    ServerCommand("say", HelpPart.DEVICES, say, Follows.SAID),
    ServerCommand("tell", HelpPart.DEVICES, tell, Follows.TOLD),
    ServerCommand("history", HelpPart.DEVICES, history),
    ServerCommand("mute", HelpPart.DEVICES, mute, Follows.NAME),
    ServerCommand("ignore", HelpPart.DEVICES, ignore, Follows.NAME),
    ServerCommand("complain", HelpPart.DEVICES, complain, Follows.SAID),
)
