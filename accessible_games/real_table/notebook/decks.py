"""Which game a deck of cards on the table is of, and what that knows of its table."""

from accessible_games.real_table.notebook.boards import Board

WITH_BOARDS = ("sixpack",)
"""The games that know their table."""


def game_of(deck: str) -> str:
    """The game or preset of a deck, without the language of its labels."""
    return deck.rpartition("/")[2]


def board_of(deck: str) -> Board | None:
    """What the game of a deck knows of its table; None for other decks."""
    if game_of(deck) not in WITH_BOARDS:
        return None
    from accessible_games.real_table.notebook.sixpack import BOARD  # with the game's rules

    return BOARD
