"""Commands of moderators, whom the host names: what they do is for a time, told and written down.

Nobody can do any of it to a moderator, nor to themselves.
"""

from collections.abc import Mapping
from functools import partial
from typing import Literal, NamedTuple

from accessible_games.match.commands.entry import HelpPart
from accessible_games.network.addresses import Share
from accessible_games.server.commands.chat import moderators, word_of
from accessible_games.server.lobby.directory import named_among
from accessible_games.server.lobby.rate_limits import SANCTIONS
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.signing_out import sign_out
from accessible_games.server.lobby.spans import DAY, lasting, typed_span
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Known, Ticket
from accessible_games.speech.arguments import Argument
from accessible_games.speech.commands import Follows
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.switches import switched

Restraint = Literal["silence", "removal"]


class Bounds(NamedTuple):
    """What holds for a time."""

    command: str
    longest: float
    """In seconds."""


BOUNDS: Mapping[Restraint, Bounds] = {
    "silence": Bounds("silence", 30 * DAY),
    "removal": Bounds("ban", 365 * DAY),
}


class About(NamedTuple):
    """Whom a moderator means, and what they have typed behind it."""

    known: Known
    rest: str


def caution(server: Server, user: User, rest: str) -> None:
    """Warn a person; whoever is away is told on coming in."""
    known, reason = whom(server, user, "caution", rest)
    if not reason:
        raise NotUnderstoodError("caution-how", command=word_of(server, user, "caution"))
    if switched(reason, user.narrator.catalogue) is False:
        raise NotUnderstoodError("caution-stays")
    social, other = server.directory.social, here(server, known)
    if other is None:
        social.messages.keep(fold(known.name), "", reason)
    count(server, user)
    ticket = social.sanctions.impose("caution", known.name, user.name, reason)
    if other is not None:
        other.say("cautioned", reason=reason)
    say = partial(tell_moderators, server, user, ticket, 0.0)
    say("caution-done", name=known.name, reason=reason)


def silence(server: Server, user: User, rest: str) -> None:
    """Keep a person from talking to others for a time, or end that."""
    known, seconds, reason, ticket = restrain(server, user, "silence", rest)
    other = here(server, known)
    if other is not None and seconds:
        span = lasting(other.narrator.catalogue, seconds)
        other.say("silenced", span=span, reason=reason)
    elif other is not None:
        other.say("silenced-no-more")
    say = partial(tell_moderators, server, user, ticket, seconds)
    say("silence-done" if seconds else "silence-ended", name=known.name, reason=reason)


def ban(server: Server, user: User, rest: str) -> None:
    """Keep a person out of the server for a time, or end that."""
    known, seconds, reason, ticket = restrain(server, user, "removal", rest)
    other = server.directory.users.get(fold(known.name))
    if other is not None and seconds:
        span = lasting(other.narrator.catalogue, seconds)
        other.interject("removed", span=span, reason=reason)
        table = server.at.get(other.key)
        if table is not None and (table.is_over or not table.is_begun):
            server.leave_table(other)  # a seat is kept only in a game
        sign_out(server, other)
    say = partial(tell_moderators, server, user, ticket, seconds)
    say("removal-done" if seconds else "removal-ended", name=known.name, reason=reason)


class Restrained(NamedTuple):
    """What was done: about whom, for how many seconds (0 if it was ended), why, and its ticket."""

    known: Known
    seconds: float
    reason: str
    ticket: Ticket


def restrain(server: Server, user: User, kind: Restraint, rest: str) -> Restrained:
    """Do what holds for a time, or end it.

    Raises `NotUnderstoodError` if it cannot be done, or is not said completely.
    """
    known, typed = whom(server, user, BOUNDS[kind].command, rest)
    sanctions = server.directory.social.sanctions
    seconds, reason = 0.0, ""
    if switched(typed, user.narrator.catalogue) is not False:
        seconds, reason = term(server, user, kind, typed)
    elif sanctions.running(kind, fold(known.name)) is None:
        raise NotUnderstoodError(f"sanction-not-{kind}", name=known.name)
    count(server, user)
    ticket = sanctions.impose(kind, known.name, user.name, reason, seconds)
    return Restrained(known, seconds, reason, ticket)


def whom(server: Server, user: User, command: str, text: str) -> About:
    """Return whom a moderator means, whether they are here or not.

    Raises `NotUnderstoodError` if nobody is called so, it is a moderator, or *user* is none.
    """
    directory = server.directory
    if not directory.social.is_moderator(user.known):
        raise NotUnderstoodError("moderators-only")
    name, rest = directory.split(text)
    if not name:
        raise NotUnderstoodError("who-is-meant", command=word_of(server, user, command))
    key = directory.key_of(name)
    found = named_among(directory.here(), key, directory.is_known)
    known = found.known if found is not None else directory.people.get(key)
    if known is None:
        raise NotUnderstoodError("nobody-called", name=name)
    if directory.social.is_moderator(known):
        raise NotUnderstoodError("moderator-spared", name=known.name)
    return About(known, rest)


def term(server: Server, user: User, kind: Restraint, text: str) -> tuple[float, str]:
    """Return the seconds and the reason in a text. Raises `NotUnderstoodError` without either."""
    seconds, reason = typed_span(text, server.words_of(user).lexicon)
    longest = BOUNDS[kind].longest
    if not 0 < seconds <= longest or not reason:
        raise NotUnderstoodError(
            f"sanction-how-{kind}",
            command=word_of(server, user, BOUNDS[kind].command),
            span=lasting(user.narrator.catalogue, longest),
        )
    return seconds, reason


def count(server: Server, user: User) -> None:
    """Count what a moderator does. Raises `NotUnderstoodError` if it is too much."""
    if not server.directory.limits.takes(SANCTIONS, [Share(user.key)]):
        raise NotUnderstoodError("sanctions-too-many")


def here(server: Server, known: Known) -> User | None:
    """Return a person who is here; None if they are not."""
    user = server.directory.users.get(fold(known.name))
    return None if user is None or user.connection is None else user


def tell_moderators(
    server: Server, user: User, ticket: Ticket, seconds: float, message: str, **told: Argument
) -> None:
    """Tell all moderators who are here what one of them has done, once it is on the disk."""
    for each in moderators(server):
        words = each.narrator.catalogue
        text = words.say(message, **told, span=lasting(words, seconds))
        if each is not user:
            text = words.say("moderated-by", name=user.name, text=text)
        each.hear([text], ticket)


ENTRIES = (
    ServerCommand("caution", HelpPart.DEVICES, caution, Follows.ORDERED),
    ServerCommand("silence", HelpPart.DEVICES, silence, Follows.ORDERED),
    ServerCommand("ban", HelpPart.DEVICES, ban, Follows.ORDERED),
)
