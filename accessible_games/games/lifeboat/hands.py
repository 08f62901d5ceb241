"""Who holds which provisions in Lifeboat, and what the others may know of it."""

from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.cards import PROVISIONS
from accessible_games.games.lifeboat.state import State


def owns(state: State, seat: Seat, card: Piece) -> bool:
    """Whether a seat has a card, in the hand or open."""
    return card in state.hands[seat] or card in state.shown[seat]


def cards_of(state: State, seat: Seat) -> list[Piece]:
    """All provisions of a seat, open ones first."""
    return state.shown[seat] + state.hands[seat]


def has_cards(state: State, seat: Seat) -> bool:
    """Whether a seat has any provisions."""
    return bool(state.shown[seat] or state.hands[seat])


def in_sight(state: State, card: Piece) -> int:
    """The number of a card that all can see: open or discarded."""
    found = state.discard.count(card)
    for shown in state.shown:
        found += shown.count(card)
    return found


def holders(state: State, seats: list[Seat], card: Piece) -> list[Seat]:
    """The seats, out of some, that may hold a card as far as the others know.

    Only these are asked, so that nobody learns from a question what a player holds (L64).
    """
    shown, hands = state.shown, state.hands
    hidden = in_sight(state, card) < PROVISIONS[card]
    return [seat for seat in seats if card in shown[seat] or (hidden and hands[seat])]


def may_hold(state: State, seat: Seat, card: Piece) -> bool:
    """Whether a seat may have a card, as far as the others know."""
    return bool(holders(state, [seat], card))


def may_hide(state: State, seat: Seat, *cards: Piece) -> bool:
    """Whether a seat may have one of the cards in the hand, as far as the others know."""
    if state.hands[seat]:
        for card in cards:
            if in_sight(state, card) < PROVISIONS[card]:
                return True
    return False


def learn(state: State, observers: list[Seat], owner: Seat, card: Piece) -> None:
    """The observers know from now on that the card is in the owner's hand."""
    state.known += [(seat, owner, card) for seat in observers if seat != owner]


def leave_hand(state: State, owner: Seat, card: Piece) -> None:
    """A card leaves a hand in plain sight: those who knew of it notice."""
    state.hands[owner].remove(card)
    for seat in range(state.seats):
        if (seat, owner, card) in state.known:
            state.known.remove((seat, owner, card))


def give_up(state: State, seat: Seat, card: Piece) -> bool:
    """Take a card from its owner, an open one if possible (L57); return whether it was hidden."""
    hidden = card not in state.shown[seat]
    if hidden:
        leave_hand(state, seat, card)
    else:
        state.shown[seat].remove(card)
    return hidden


def spend(state: State, seat: Seat, card: Piece) -> None:
    """Discard a card after its use."""
    give_up(state, seat, card)
    state.discard.append(card)


def show_card(state: State, seat: Seat, card: Piece) -> None:
    """Show a hidden card."""
    leave_hand(state, seat, card)
    state.shown[seat].append(card)
