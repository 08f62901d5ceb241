"""Positions of Lifeboat: what no play could lead to is refused."""

from accessible_games.games.lifeboat.state import State


def check(state: State) -> None:
    """Raise `PositionError` where no play could lead to this state."""
