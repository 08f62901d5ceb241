"""Checks that a position of Mau-Mau can be reached by play."""

from accessible_games.api import require
from accessible_games.games.mau_mau.cards import RANK_OF, SUITS, deck_of
from accessible_games.games.mau_mau.state import SEATS, State, Variant, is_over


def check(state: State) -> None:
    """Check that play could lead to this state. Raises `PositionError` if it could not."""
    seats = range(state.seats)
    require(len(seats) in SEATS, ("scores",), "wrong-length", len(seats))
    check_variant(state.variant, len(seats))
    require(state.starter in seats, ("starter",), "out-of-range", state.starter)
    require(state.on_turn in seats, ("on_turn",), "out-of-range", state.on_turn)
    require(state.round >= 0, ("round",), "out-of-range", state.round)
    for seat, points in enumerate(state.scores):
        fewest, target = 0, state.variant.target
        possible = points >= fewest and (bool(target) or not points)
        require(possible, ("scores", seat), "out-of-range", points)
    for place, seat in enumerate(state.won):
        require(seat in seats, ("won", place), "out-of-range", seat)
    if state.hands:
        check_cards(state)
        check_turn(state)
    else:
        over = is_over(state) or not state.round
        nothing = not any([state.pile, state.laid, state.wish, state.wishing, state.debt])
        require(over and nothing, ("hands",), "missing-field")


def check_variant(variant: Variant, seats: int) -> None:
    """The options exist, and the deck is large enough for all hands."""
    place = "variant"
    require(variant.wild in ("jack", "eight"), (place, "wild"), "out-of-range", variant.wild)
    known = ("stack", "two", "none")
    require(variant.sevens in known, (place, "sevens"), "out-of-range", variant.sevens)
    require(variant.deck in (32, 52), (place, "deck"), "out-of-range", variant.deck)
    enough = variant.hand > 0 and variant.hand * seats < variant.deck
    require(enough, (place, "hand"), "out-of-range", variant.hand)
    require(variant.target >= 0, (place, "target"), "out-of-range", variant.target)


def check_cards(state: State) -> None:
    """All cards of the deck are somewhere, and everybody holds some."""
    require(len(state.hands) == state.seats, ("hands",), "wrong-length", len(state.hands))
    for seat, hand in enumerate(state.hands):
        require(bool(hand), ("hands", seat), "wrong-length", 0)
    require(bool(state.laid), ("laid",), "wrong-length", 0)
    piles = [*state.hands, state.pile, state.laid]
    cards = sorted(card for pile in piles for card in pile)
    require(cards == sorted(deck_of(state.variant.deck)), (), "wrong-deck")
    require(state.round > 0, ("round",), "out-of-range", state.round)
    require(not is_over(state) and not state.won, ("won",), "wrong-length", len(state.won))
    target = state.variant.target
    for seat, points in enumerate(state.scores):
        require(points < max(1, target), ("scores", seat), "out-of-range", points)


def check_turn(state: State) -> None:
    """A wish lies on a wild card, and what has to be drawn on a seven."""
    variant, top = state.variant, state.laid[-1]
    wild = RANK_OF[top] == variant.wild
    require(not state.wish or (wild and state.wish in SUITS), ("wish",), "out-of-range", state.wish)
    require((wild and not state.wish) or not state.wishing, ("wishing",), "out-of-range", True)
    decided = not wild or state.wishing or bool(state.wish)
    require(decided, ("wish",), "missing-field")
    owed = state.debt in (0, 2, 4, 6, 8) if variant.sevens == "stack" else state.debt in (0, 2)
    owed = owed and (not state.debt or (RANK_OF[top] == "seven" and variant.sevens != "none"))
    require(owed and not (state.debt and state.drawn), ("debt",), "out-of-range", state.debt)
    require(state.idle in range(state.seats), ("idle",), "out-of-range", state.idle)
    said = not state.announced or variant.said
    require(said, ("announced",), "out-of-range", state.announced)
