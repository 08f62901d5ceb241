"""All commands of the house, gathered from their families."""

from collections.abc import Mapping

from accessible_games.server import around, friends, order, own_keys, seating, talking
from accessible_games.server.house import HouseCommand

FAMILIES = (
    *(around.ENTRIES, seating.ENTRIES, talking.ENTRIES, friends.ENTRIES, order.ENTRIES),
    *(own_keys.ENTRIES, around.OUTSIDE, order.OUTSIDE),
)
COMMANDS: Mapping[str, HouseCommand] = {
    entry.name: entry for family in FAMILIES for entry in family
}
"""By their English names, in the order in which `help` tells them."""
