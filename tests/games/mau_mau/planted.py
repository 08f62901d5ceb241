"""A table near the end of Mau-Mau at which one answer is far better than another."""

from tests.app.planted import Planted
from tests.games.mau_mau.building import position


def planted() -> Planted:
    """An eight gives another turn, which wins; else the other lays the only unseen card."""
    table = position("hearts-king hearts-eight", "hearts-ace", top="hearts-queen")
    named = ("king of hearts", "8 of hearts")
    told = "You lay the 8 of hearts"
    best, worse = "0 play hearts-eight", "0 play hearts-king"
    return Planted(table, best, worse, named, "8 of hearts", told, "My advice would win ")
