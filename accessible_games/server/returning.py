"""Going on after a cut, and being told in another way from then on."""

from collections.abc import Mapping
from secrets import compare_digest

from accessible_games.server.house import House
from accessible_games.server.visitor import Door, Visitor
from accessible_games.speech.fold import fold
from accessible_games.speech.vocabulary import Command


def waiting_for(house: House, token: str) -> Visitor | None:
    """Whoever can go on by this token."""
    known = (each for each in house.visitors.values() if each.token)
    return next((each for each in known if compare_digest(each.token, token)), None)


def come_back(house: House, visitor: Visitor, door: Door) -> None:
    """Somebody whose connection was cut goes on where they were."""
    watched = visitor.watched
    if left_out := visitor.come(door):
        visitor.interject("door-missed", count=left_out)
    visitor.deliver()
    if visitor.key in house.at:
        house.come_to(house.at[visitor.key], visitor)
    elif fold(watched) in house.tables:
        house.run(visitor, Command("watch", watched))
    house.prompt(visitor)


def choose(house: House, visitor: Visitor, chosen: Mapping[str, str]) -> None:
    """Somebody wishes to be told in another way; what cannot be chosen is left out."""
    visitor.settings.take(chosen)
    table = house.at.get(visitor.key)
    person = None if table is None else table.person_of(visitor)
    if person is not None:
        person.renew()
