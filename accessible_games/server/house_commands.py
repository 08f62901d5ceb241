"""All commands of the house, gathered from their families."""

from collections.abc import Mapping

from accessible_games.server import around, seating, talking
from accessible_games.server.house import HouseCommand

COMMANDS: Mapping[str, HouseCommand] = {
    entry.name: entry
    for family in (around.ENTRIES, seating.ENTRIES, talking.ENTRIES, around.OUTSIDE)
    for entry in family
}
"""By their English names, in the order in which `help` tells them."""
