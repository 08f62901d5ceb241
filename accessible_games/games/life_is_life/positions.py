"""Checks that a position of Life is Life can be reached by play."""

from collections import Counter
from collections.abc import Sequence

from accessible_games.core.event import Piece
from accessible_games.core.position import Place, require
from accessible_games.games.life_is_life.events import Swapped
from accessible_games.games.life_is_life.rules import combination, has_swapped
from accessible_games.games.life_is_life.state import (
    DECK,
    HAND,
    LIVES,
    ROWS,
    SEATS,
    Shown,
    State,
    players,
)


def check(state: State) -> None:
    """Check that play could lead to this state. Raises `PositionError` if it could not.

    The first swaps of the round may be missing: then nobody knows of them.
    """
    seats = range(len(state.lives))
    require(len(seats) in SEATS, ("lives",), "wrong-length", len(seats))
    for seat, lives in enumerate(state.lives):
        possible = lives >= 0 and (state.expert or lives <= LIVES)  # K7
        require(possible, ("lives", seat), "out-of-range", lives)
    require(bool(players(state)), ("lives",), "wrong-length", 0)
    require(state.round >= 0, ("round",), "out-of-range", state.round)
    require(state.starter in seats, ("starter",), "out-of-range", state.starter)
    require(state.on_turn in seats, ("on_turn",), "out-of-range", state.on_turn)
    chosen = state.row in ROWS and bool(state.display)
    require(chosen or state.row == 0, ("row",), "out-of-range", state.row)
    for index, shown in enumerate(state.shown):
        check_shown(shown, state, ("shown", index))
    if state.display:
        check_cards(state)
        check_players(state)
        check_swaps(state.hands, state.display, state.swaps, ())
        check_sets(state)
    else:
        nothing = not any([*state.hands, state.out_of_play, state.swaps])
        require(nothing and state.knocker is None, ("display",), "missing-field")


def check_cards(state: State) -> None:
    """All 60 animals are where they belong."""
    check_sizes(state.hands, state.display, state.lives, ())
    piles = [*state.hands, *state.display, state.out_of_play]
    require(Counter(card for pile in piles for card in pile) == Counter(DECK), (), "wrong-deck")


def check_shown(shown: Shown, state: State, place: Place) -> None:
    """Check that the cards of a finished round and its swaps are possible.

    A single hand is that of a sudden death; cards missing from it and the display may have been in
    other hands.
    """
    hands, seats = shown.hands, len(state.lives)
    require(len(hands) == seats, (*place, "hands"), "wrong-length", len(hands))
    check_sizes(hands, shown.display, list(map(len, hands)), place)
    seen, deck = Counter(card for pile in (*hands, *shown.display) for card in pile), Counter(DECK)
    require(seen <= deck, place, "wrong-deck")
    scored = sum(map(bool, hands)) > 1
    ended = scored or any(combination(hand, state.expert) for hand in hands)
    require(ended, (*place, "hands"), "wrong-cards")
    unseen = () if scored else tuple((deck - seen).elements())
    check_swaps([hand or unseen for hand in hands], shown.display, shown.swaps, place)


def check_sizes(
    hands: Sequence[Sequence[Piece]],
    display: Sequence[Sequence[Piece]],
    lives: Sequence[int],
    place: Place,
) -> None:
    """Every hand of a player with lives, and every row, has the right number of cards."""
    require(len(hands) == len(lives), (*place, "hands"), "wrong-length", len(hands))
    for seat, hand in enumerate(hands):
        size = HAND if lives[seat] else 0
        require(len(hand) == size, (*place, "hands", seat), "wrong-length", len(hand))
    require(len(display) == len(ROWS), (*place, "display"), "wrong-length", len(display))
    for index, row in enumerate(display):
        require(len(row) == ROWS[index], (*place, "display", index), "wrong-length", len(row))


def check_players(state: State) -> None:
    """All seats named are players of this round, and the knocker has no further turn."""
    playing = players(state)
    require(len(playing) > 1, ("lives",), "wrong-length", len(playing))
    require(state.round > 0, ("round",), "out-of-range", state.round)
    require(state.starter in playing, ("starter",), "out-of-range", state.starter)
    require(state.on_turn in playing, ("on_turn",), "out-of-range", state.on_turn)
    if state.knocker is not None:
        others = [seat for seat in playing if seat != state.on_turn]
        require(state.knocker in others, ("knocker",), "out-of-range", state.knocker)


def check_swaps(
    hands: Sequence[Sequence[Piece]],
    display: Sequence[Sequence[Piece]],
    swaps: Sequence[Swapped],
    place: Place,
) -> None:
    """Undone from the last one, every swap finds its cards where it left them."""
    held, shown = list(map(Counter, hands)), list(map(Counter, display))
    for index, swap in reversed(tuple(enumerate(swaps))):
        here = (*place, "swaps", index)
        playing = swap.seat in range(len(hands)) and bool(hands[swap.seat])
        require(playing, (*here, "seat"), "out-of-range", swap.seat)
        require(swap.row in ROWS, (*here, "row"), "out-of-range", swap.row)
        require(len(swap.taken) == swap.row, (*here, "taken"), "wrong-length", len(swap.taken))
        taken, laid, hand = Counter(swap.taken), Counter(swap.laid), held[swap.seat]
        require(laid == shown[swap.row - 1], (*here, "laid"), "wrong-cards", " ".join(swap.laid))
        require(
            taken <= hand and taken != laid, (*here, "taken"), "wrong-cards", " ".join(swap.taken)
        )
        shown[swap.row - 1] = taken
        held[swap.seat] = hand - taken + laid


def check_sets(state: State) -> None:
    """No player who has swapped holds a set, which would have ended the round."""
    for seat in players(state):
        ended = has_swapped(state, seat) and combination(state.hands[seat], state.expert)
        require(not ended, ("hands", seat), "wrong-cards", ended)
