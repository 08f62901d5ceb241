"""The table of Mau-Mau: its options, the state, how it is set up."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from accessible_games.api import Frozen, GameState, Luck, Piece, Seat, StarterDrawn
from accessible_games.games.mau_mau.cards import POINTS, RANK_OF, SUIT_OF, WILD_POINTS

NAME = "mau-mau"
VERSION = 1

# What can be chosen ------------------------------------------------------------------------------

SEATS = range(2, 7)
USUAL = "usual"
"""The choice of each option that is as the game is usually played: Mau-Mau or Crazy Eights."""
OPTIONS = {
    "rules": ("mau-mau", "crazy-eights"),
    "deck": (USUAL, "32", "52"),
    "hand": (USUAL, "5", "6", "7"),
    "sevens": (USUAL, "stack", "two", "none"),
    "wild-on-wild": (USUAL, "yes", "no"),
    "draw": (USUAL, "one", "until"),
    "points": (USUAL, "no", "100", "200"),
    "mau": ("told", "said"),
}
"""The options of a table; those of Crazy Eights are the choices of `CRAZY`."""
UNNAMED = {name: choices[0] for name, choices in OPTIONS.items()}
"""The meaning of options that a record does not name."""
GERMAN = {"sevens": "stack", "wild-on-wild": "no", "draw": "one", "points": "no", "hand": "5"}
CRAZY = {"sevens": "none", "wild-on-wild": "yes", "draw": "until", "points": "100", "hand": "5"}


class Variant(Frozen):
    """How the game is played at one table."""

    wild: Piece
    """The rank that fits on all others and wishes for a suit: jack or eight."""
    skips: bool
    """Whether an eight skips the next player."""
    sevens: str
    """`stack`: draw two, or pass it on with another seven; `two`: draw two; `none`: nothing."""
    wild_on_wild: bool
    """Whether a wild card may be laid on another one."""
    until: bool
    """Whether one draws until a card fits, instead of one card."""
    said: bool
    """Whether players have to say mau themselves."""
    target: int
    """The points that end the game; 0 if it is over after one round."""
    deck: int
    """The number of cards, 32 or 52."""
    hand: int
    """The number of cards dealt to each player."""

    def points(self, card: Piece) -> int:
        """The points of a card that somebody still holds when a round ends (M14)."""
        rank = RANK_OF[card]
        return WILD_POINTS if rank == self.wild else POINTS[rank]


def variant_of(seats: int, options: Mapping[str, str]) -> Variant:
    """What the options mean at a table of so many seats. Raises `ValueError` for too few cards."""
    crazy = options["rules"] == "crazy-eights"
    usual = CRAZY if crazy else GERMAN
    usual = usual | {"deck": "52" if crazy or seats > FEW else "32"}
    chosen = {name: usual[name] if choice == USUAL else choice for name, choice in options.items()}
    deck, hand = int(chosen["deck"]), int(chosen["hand"])
    if seats * hand >= deck:
        raise ValueError(f"hand={hand}")
    return Variant(
        wild="eight" if crazy else "jack",
        skips=not crazy,
        sevens=chosen["sevens"],
        wild_on_wild=chosen["wild-on-wild"] == "yes",
        until=chosen["draw"] == "until",
        said=chosen["mau"] == "said",
        target=0 if chosen["points"] == "no" else int(chosen["points"]),
        deck=deck,
        hand=hand,
    )


FEW = 4
"""The most players for whom 32 cards are usual (M1)."""


def fits(variant: Variant, top: Piece, wish: Piece, debt: int, card: Piece) -> bool:
    """Whether a card may be laid: by suit, by rank, or as a wild card (M5 to M8)."""
    if debt:
        return variant.sevens == "stack" and RANK_OF[card] == "seven"
    if RANK_OF[card] == variant.wild:
        return variant.wild_on_wild or RANK_OF[top] != variant.wild
    if wish:
        return SUIT_OF[card] == wish
    return SUIT_OF[card] == SUIT_OF[top] or RANK_OF[card] == RANK_OF[top]


# The table ---------------------------------------------------------------------------------------


@dataclass
class State(GameState):
    """The whole truth. Between rounds no card is anywhere."""

    variant: Variant
    starter: Seat
    """Who began this round, or will begin the first one."""
    scores: list[int]
    """Points by seat; all 0 in a game of one round."""
    round: int = 0
    on_turn: Seat = 0
    hands: list[list[Piece]] = field(default_factory=list)
    """By seat; none between rounds."""
    pile: list[Piece] = field(default_factory=list)
    """Face down, with the next card last."""
    laid: list[Piece] = field(default_factory=list)
    """Face up since the pile was shuffled last; the top card is the last one."""
    wish: Piece = ""
    """The suit that has been wished for; empty where the top card itself decides."""
    wishing: bool = False
    """Whether the seat whose turn it is has laid a wild card and has to wish now."""
    debt: int = 0
    """The number of cards that laid sevens oblige the next player to draw."""
    drawn: bool = False
    """Whether the seat whose turn it is has drawn in this turn."""
    announced: bool = False
    """Whether the seat whose turn it is has said mau for the card that it will lay."""
    idle: int = 0
    """So many players in a row have passed with nothing to draw."""
    won: list[Seat] = field(default_factory=list)
    """Who won the last round; several if all had passed with nothing to draw."""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.scores)


def next_seat(state: State, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return (seat + 1) % state.seats


def is_over(state: State) -> bool:
    """Whether the game is over: after one round, or when somebody has enough points."""
    target = state.variant.target
    return bool(state.won) and not state.hands and max(state.scores) >= target


# Setting up --------------------------------------------------------------------------------------


def setup(seats: int, luck: Luck, options: Mapping[str, str]) -> State:
    """A new table; who starts is drawn by lot (M2).

    Raises `ValueError` for another number of seats, and for hands that the deck is too small for.
    """
    if seats not in SEATS:
        raise ValueError(seats)
    variant = variant_of(seats, options)
    starter = luck.one_of(range(seats))
    return State(luck, variant, starter, [0] * seats, news=[StarterDrawn(starter)])
