"""What the arrow keys type at a table of places, over which a player can walk."""

from collections.abc import Mapping

from accessible_games.match import cursor
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.user import User


def arrows_of(server: Server, user: User) -> Mapping[str, str]:
    """Return each arrow's word in the user's language; {} unless they play at such a table."""
    table = server.at.get(user.key)
    person = None if table is None else table.person_of(user)
    return {} if person is None else cursor.arrow_words(person.vocabulary)
