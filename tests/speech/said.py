"""What computer players can say."""

from accessible_games.match.remarks import remarks_of
from accessible_games.players import TEMPERS, occasions_of


def remarks_in(game: str) -> set[str]:
    """The messages of all that can be said in a game."""
    said = (remarks_of(each.name, temper) for each in occasions_of(game).all for temper in TEMPERS)
    return set[str]().union(*said)
