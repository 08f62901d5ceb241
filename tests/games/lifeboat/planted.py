"""A table near the end of Lifeboat at which one answer is far better than another."""

from tests.app.planted import Planted
from tests.games.lifeboat.building import navigated


def planted() -> Planted:
    """The fourth bird brings Anna ashore with all survivors; or she is thirsty and drifts on."""
    table = navigated(
        "course-9", seats=4, row_stack=["course-7", "course-18"], birds=3, boat=[1, 2, 3, 0]
    )
    named = ("course 7", "course 18")
    best, worse, typed = "0 steer course-18", "0 steer course-7", "course 18"
    return Planted(table, best, worse, named, typed, "You steer by course 18", "With my advice ")
