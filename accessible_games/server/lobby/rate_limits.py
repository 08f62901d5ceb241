"""How often things may be done at a server: by a network, a person or everybody together."""

from accessible_games.network.addresses import Share, networks
from accessible_games.network.rate_limits import Limit
from accessible_games.server.lobby.user import User

AROUND = 4
"""How many times as much room a network has as one person in it."""
SERVER = Share("server")
"""Everybody together."""

WRONG = Limit("wrong", 10, 60.0)
"""Wrong passwords and words, for each network."""
WORDS = Limit("words", 100, 10.0)
"""Wrong words in the whole server: three words are few enough to be guessed from many networks."""
FIRST = Limit("first", 2, 3600.0)
"""Wrong words of a network that are looked at even if the server has had too many."""
ACCOUNTS = Limit("accounts", 20, 180.0)
"""New names, for each network."""
TABLES = Limit("tables", 10, 360.0)
"""Tables that are set up and not played to the end, for each person."""
OPENINGS = Limit("openings", 3, 300.0)
"""Tables of which those who wish it are told, for each person."""
HEARD = Limit("heard", 3, 180.0)
"""Open tables of which somebody hears, for each person."""
REPORTS = Limit("reports", 3, 600.0)
"""Reports to the operator, for each person."""
MESSAGES = Limit("messages", 20, 300.0)
"""Messages for people who are away, for each person."""
MESSAGES_FOR = Limit("messages-for", 5, 900.0)
"""Messages of one person for another one."""
RECOVERIES = Limit("recoveries", 3, 600.0)
"""New recovery words, for each person."""
SANCTIONS = Limit("sanctions", 30, 60.0)
"""What moderators do, for each of them."""


def shares_of(user: User) -> list[Share]:
    """Return a person and the networks from which they have come, for a limit for each person."""
    around = networks("" if user.connection is None else user.connection.address)
    return [Share(user.key), *(Share(each.who, AROUND * each.room) for each in around)]
