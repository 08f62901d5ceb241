"""Commands to keep order at a table: voting somebody out, and agreeing to it before a game."""

from accessible_games.match.commands.entry import Part
from accessible_games.server import places
from accessible_games.server.house import House, HouseCommand
from accessible_games.server.register import named_among
from accessible_games.server.seating import propose, seated_at
from accessible_games.server.table import Table
from accessible_games.server.visitor import Visitor
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows


def kick(house: House, visitor: Visitor, rest: str) -> None:
    """Vote somebody out of one's table: all others who play and are here have to agree."""
    table = seated_at(house, visitor)
    other = other_at(table, visitor, rest)
    seat = table.seat_of(other)
    voters = {*filter(table.is_here, table.members)} - {seat}
    if seat is not None and len(voters) < 2:
        raise NotUnderstoodError("kick-two")
    visitor.count_talk()

    def does() -> None:
        put_out(house, table, other)

    names = {"name": visitor.name, "other": other.name}
    propose(table, visitor, does, voters, "kick-wished", seat, **names)


def other_at(table: Table, visitor: Visitor, name: str) -> Visitor:
    """Somebody else at a table, by their name or its beginning; `NotUnderstoodError`."""
    found = named_among(table.visitors(), name)
    if found is None or found is visitor:
        raise NotUnderstoodError("kick-nobody", name=name or "?")
    return found


def put_out(house: House, table: Table, other: Visitor) -> None:
    """All have agreed: somebody is in the lobby now, and may not come to this table again."""
    if other not in [*table.visitors()]:
        return  # they have left by themselves
    plays = table.seat_of(other) is not None and table.is_begun and not table.is_over
    voters = [each.name for each in table.members.values() if each is not other]
    table.tell("kicked-from-game" if plays else "kicked", but=other, name=other.name)
    table.expel(other)
    if other.known.guest:
        table.tell("kick-shuts")
    send_away(house, table, other)
    house.report([f"{', '.join(voters)}: kick {other.name}", *other.chat])


def send_away(house: House, table: Table, visitor: Visitor) -> None:
    """Somebody has no place at a table any more; they are told so wherever they are."""
    visitor.say("kicked-you")
    if house.at.get(visitor.key) is table:
        del house.at[visitor.key]
        visitor.begin()
        house.prompt(visitor)
        house.show_place(visitor)
    places.show_to_all(table)


def agree(house: House, visitor: Visitor, rest: str) -> None:
    """Agree to what somebody at one's table proposes, before the game."""
    table = seated_at(house, visitor)
    if not table.votes.agree(table.seat_of(visitor)):
        raise NotUnderstoodError("nothing-to-agree")
    visitor.say("undo-agreed")


ENTRIES = (HouseCommand("kick", Part.DEVICES, kick, Follows.WORDS),)
OUTSIDE = (HouseCommand("agree", Part.TURN, agree),)
"""Commands that a game has itself."""
