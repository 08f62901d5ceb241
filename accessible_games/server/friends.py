"""Commands about friends: who they are, and whether one hears when they come."""

from accessible_games.match.commands.entry import Part
from accessible_games.server.around import choose_setting
from accessible_games.server.house import House, HouseCommand
from accessible_games.server.talking import other_named
from accessible_games.server.visitor import Visitor
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows

MOST = 100
"""Friends that somebody can have."""


def friends(house: House, visitor: Visitor, rest: str) -> None:
    """Tell who one's friends are, or choose whether one hears when they come."""
    if rest:
        choose_setting(house, visitor, rest, "friends")
        return
    known = [house.people[key].name for key in visitor.known.friends if key in house.people]
    if not known:
        raise NotUnderstoodError("friends-none")
    here = [each.name for each in house.friends_here(visitor)]
    joined = visitor.narrator.catalogue.joined
    if here:
        visitor.say("friends-present", names=joined(here))
    if absent := sorted({*known} - {*here}):
        visitor.say("friends-absent", names=joined(absent))
    choose_setting(house, visitor, "", "friends")


def friend(house: House, visitor: Visitor, rest: str) -> None:
    """Hear from now on when somebody comes."""
    other = other_named(house, visitor, "friend", rest)
    if visitor.known.guest or other.known.guest:
        raise NotUnderstoodError("friend-guest")
    if len(visitor.known.friends) == MOST:
        raise NotUnderstoodError("friends-too-many")
    chosen = tuple(sorted({*visitor.known.friends, other.key}))
    house.remember(visitor.choose(friends=chosen))
    visitor.say("friend-made", name=other.name)


def unfriend(house: House, visitor: Visitor, rest: str) -> None:
    """Hear no more when somebody comes, whether they are here or not."""
    if fold(rest) not in visitor.known.friends:
        raise NotUnderstoodError("friend-unknown", name=rest or "?")
    name = house.people[fold(rest)].name
    chosen = tuple(key for key in visitor.known.friends if key != fold(rest))
    house.remember(visitor.choose(friends=chosen))
    visitor.say("friend-no-more", name=name)


ENTRIES = (
    HouseCommand("friends", Part.DEVICES, friends, Follows.CHOICE),
    HouseCommand("friend", Part.DEVICES, friend, Follows.WORDS),
    HouseCommand("unfriend", Part.DEVICES, unfriend, Follows.WORDS),
)
