"""Commands about friends: who they are, and whether the user hears when they come."""

from accessible_games.match.commands.entry import HelpPart
from accessible_games.server.commands.chat import other_named, word_of
from accessible_games.server.commands.presence import choose_setting
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.user import User
from accessible_games.speech.commands import Follows
from accessible_games.speech.problem import NotUnderstoodError

MOST = 100
"""The most friends that one person can have."""


def friends(server: Server, user: User, rest: str) -> None:
    """Say who the user's friends are, or choose whether they hear when friends come."""
    if rest:
        choose_setting(server, user, rest, "friends")
        return
    known = [
        server.directory.people[key].name
        for key in user.known.friends
        if key in server.directory.people
    ]
    if not known:
        raise NotUnderstoodError("friends-none")
    here = [each.name for each in server.directory.friends_here(user)]
    joined = user.narrator.catalogue.joined
    if here:
        user.say("friends-present", names=joined(here))
    if absent := sorted({*known} - {*here}):
        user.say("friends-absent", names=joined(absent))
    choose_setting(server, user, "", "friends")


def friend(server: Server, user: User, rest: str) -> None:
    """Make a friend: from now on the user hears when they come."""
    other = other_named(server, user, "friend", rest)
    if user.known.guest or other.known.guest:
        raise NotUnderstoodError("friend-guest")
    if len(user.known.friends) == MOST:
        raise NotUnderstoodError("friends-too-many")
    chosen = tuple(sorted({*user.known.friends, other.key}))
    server.directory.remember(user.choose(friends=chosen))
    user.say("friend-made", name=other.name)


def unfriend(server: Server, user: User, rest: str) -> None:
    """Remove a friend, whether they are here or not."""
    if not rest:
        raise NotUnderstoodError("who-is-meant", command=word_of(server, user, "unfriend"))
    gone = server.directory.key_of(rest)
    if gone not in user.known.friends:
        raise NotUnderstoodError("friend-unknown", name=rest)
    name = server.directory.people[gone].name
    chosen = tuple(key for key in user.known.friends if key != gone)
    server.directory.remember(user.choose(friends=chosen))
    user.say("friend-no-more", name=name)


ENTRIES = (
    ServerCommand("friends", HelpPart.DEVICES, friends, Follows.CHOICE),
    ServerCommand("friend", HelpPart.DEVICES, friend, Follows.NAME),
    ServerCommand("unfriend", HelpPart.DEVICES, unfriend, Follows.NAME),
)
