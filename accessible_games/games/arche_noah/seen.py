"""What one seat may know in Arche Noah: its view, and what is hidden.

A view holds all that was ever open to its seat, also what now lies face down: computer players
have no other memory, as a person has ears. How much of it they remember is for their levels to
decide (A21). What a person can ask for is told by the topics, and they keep piles closed (A20).
"""

from accessible_games.core.event import PerSeat, Piece, Pieces, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.games.arche_noah.rules import bidder, bids_by_seat, picking_order
from accessible_games.games.arche_noah.state import PASSES, PLACE_OF, State, round_number, rounds


class View(Frozen):
    """The table as *seat* sees it; an onlooker (None) has no pile."""

    seat: Seat | None
    secret: Piece | None
    """The first card of one's own pile."""
    taken: tuple[Pieces, ...]
    """By seat, what was taken in the open in this pass; its pile is that and one secret card."""
    display: Pieces
    """The animals that are still to be had in this round."""
    set_aside: Pieces
    draw_pile: int
    coins: tuple[int, ...]
    """By seat; bids of this round are still among them."""
    chips: tuple[int, ...]
    bids: PerSeat
    """Of this round, in the order in which they were made."""
    order: PerSeat
    """Who has yet to pick, with the bids, the next one first; empty while bids are made."""
    holder: Seat
    """Who holds the start card in this round, or had it last."""
    on_turn: Seat | None
    number: int
    """The pass, from 1 on; after the game it is one too many."""
    round: int
    rounds: int
    scores: tuple[tuple[int, ...], ...]
    """Points of each finished pass, by seat."""
    out: Pieces
    """Species that are not in the game."""
    open_piles: bool
    knowing_hints: bool
    forgotten: int = 0
    """How many cards are left out that it could hold, as somebody has forgotten them."""


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know: its own secret card, and what lies or lay in the open."""
    bidding = len(state.bids) < state.seats
    order = () if bidding else picking_order(state)[state.picked :]
    piles = state.piles or [[] for _ in state.coins]
    over = len(state.scores) == PASSES
    return View(
        seat=seat,
        secret=state.piles[seat][0] if seat is not None and state.piles else None,
        taken=tuple(tuple(pile[1:]) for pile in piles),
        display=tuple(state.display),
        set_aside=tuple(state.set_aside),
        draw_pile=len(state.draw_pile),
        coins=tuple(state.coins),
        chips=tuple(state.chips),
        bids=bids_by_seat(state),
        order=order,
        holder=state.holder,
        on_turn=None if over else order[0][0] if order else bidder(state),
        number=len(state.scores) + 1,
        round=round_number(state),
        rounds=rounds(state),
        scores=tuple(map(tuple, state.scores)),
        out=tuple(state.out),
        open_piles=state.open_piles,
        knowing_hints=state.knowing_hints,
    )


def known_pile(view: View, seat: Seat) -> Pieces:
    """What the view knows of a pile: all of one's own, of others what they took in the open."""
    secret = (view.secret,) if seat == view.seat and view.secret else ()
    return (*secret, *view.taken[seat])


# What is hidden ----------------------------------------------------------------------------------


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Shuffle the draw pile and the secret cards of others again."""
    others = [pile for owner, pile in enumerate(state.piles) if owner != seat]
    hidden = [*state.draw_pile, *(pile[0] for pile in others)]
    unseen = luck.shuffled(sorted(hidden, key=PLACE_OF.__getitem__))  # so that luck alone decides
    for pile in others:
        pile[0] = unseen.pop()
    state.draw_pile = unseen
