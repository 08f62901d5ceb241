"""What a user hears besides their game when they come in."""

from dataclasses import replace
from hashlib import sha256

from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User

DIGITS = 16
"""Of the digest by which words of the day are known again."""


def greet(directory: Directory, user: User, missed: int | None, recovery: str) -> None:
    """Tell a user who is welcome what they have missed, of which so many lines are left out.

    Then their words, if they are new, the host's words of the day, and what waits for them.
    """
    user.interject("login-welcome", name=user.name, count=len(directory.here()))
    if missed is not None:
        user.interject("login-missed", count=missed)
    user.deliver()
    if user.known.guest and not user.outbox.number:
        user.say("login-guest-words", name=user.name, words=user.known.secret)
    if recovery:
        user.say("recovery-words", words=recovery)
    social = directory.social
    lines = social.host.words_of_day(user.settings.language)
    digest = sha256("\n".join(lines).encode()).hexdigest()[:DIGITS] if lines else ""
    if lines and digest != user.known.greeting:
        user.hear(lines)
        directory.change(user.name, greeting=digest)
    silence = social.sanctions.running("silence", user.key)
    if silence is not None:
        user.say("silenced", **social.sanctions.told(silence, user.narrator.catalogue))
    tell_of_recovery(directory, user)
    social.messages.tell(user)


def tell_turn(table: ServerTable, user: User) -> None:
    """Tell a user who comes to a game whose turn it is, unless they are asked something."""
    person, playing = table.person_of(user), table.playing
    if person is None or playing is None or playing.over or person.asked is not None:
        return
    person.tell_again(playing.match.table.game.standing(person.view, "turn"))
    table.follow()


def tell_of_recovery(directory: Directory, user: User) -> None:
    """Tell a user with a password, but without recovery words, once how to get some."""
    known = user.known
    if known.guest or not known.secret or known.recovery.words or known.recovery.told:
        return
    user.say("recovery-how")
    directory.change(user.name, recovery=replace(known.recovery, told=True))
