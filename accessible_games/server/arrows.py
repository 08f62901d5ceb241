"""What the arrow keys type, where somebody can walk over a table of places."""

from collections.abc import Mapping

from accessible_games.match import cursor
from accessible_games.server.house import House
from accessible_games.server.visitor import Visitor


def arrows_of(house: House, visitor: Visitor) -> Mapping[str, str]:
    """The word of each arrow in somebody's language; none in the lobby and without such a table.

    Nor has any while another question is open: no key shall answer yes or no by mistake.
    """
    table = house.at.get(visitor.key)
    person = None if table is None else table.person_of(visitor)
    if person is None or visitor.doubt is not None or visitor.dialogue is not None:
        return {}
    return cursor.arrow_words(person.vocabulary)
