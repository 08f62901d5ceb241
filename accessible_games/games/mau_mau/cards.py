"""The cards: suits, ranks, and what each card is worth."""

from collections.abc import Mapping

from accessible_games.api import Piece, Pieces

SUITS: Pieces = ("clubs", "spades", "hearts", "diamonds")
RANKS: Pieces = (
    "ace", "king", "queen", "jack", "ten", "nine", "eight",
    "seven", "six", "five", "four", "three", "two",
)  # fmt: skip
CARDS: Pieces = tuple(f"{suit}-{rank}" for suit in SUITS for rank in RANKS)
SUIT_OF: Mapping[Piece, Piece] = {f"{suit}-{rank}": suit for suit in SUITS for rank in RANKS}
RANK_OF: Mapping[Piece, Piece] = {f"{suit}-{rank}": rank for suit in SUITS for rank in RANKS}
PIECES: Pieces = (*CARDS, *SUITS, *RANKS)
"""Cards in the order in which a hand is told; suits and ranks can be asked about too."""
RANKS_IN: Mapping[int, Pieces] = {32: RANKS[:8], 52: RANKS}
"""The ranks of each deck, by its number of cards."""
WILD_POINTS = 50
"""What a card that wishes for a suit costs whoever still holds it (M14)."""
POINTS: Mapping[Piece, int] = {
    "ace": 1, "king": 10, "queen": 10, "jack": 10, "ten": 10, "nine": 9, "eight": 8,
    "seven": 7, "six": 6, "five": 5, "four": 4, "three": 3, "two": 2,
}  # fmt: skip
"""The points of all other cards (M14)."""


def deck_of(size: int) -> Pieces:
    """Return the cards of a deck of 32 or 52."""
    return tuple(card for card in CARDS if RANK_OF[card] in RANKS_IN[size])


def meant(cards: Pieces, piece: Piece) -> Pieces:
    """Return the cards that *piece* names: one card, a suit or a rank."""
    return tuple(card for card in cards if piece in (card, SUIT_OF[card], RANK_OF[card]))
