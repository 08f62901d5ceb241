"""What the arrow keys type, where somebody can walk over a table of places."""

from collections.abc import Mapping

from accessible_games.match import cursor
from accessible_games.server.house import House
from accessible_games.server.visitor import Visitor


def arrows_of(house: House, visitor: Visitor) -> Mapping[str, str]:
    """The word of each arrow in somebody's language; none but for who plays at such a table."""
    table = house.at.get(visitor.key)
    person = None if table is None else table.person_of(visitor)
    return {} if person is None else cursor.arrow_words(person.vocabulary)
