"""The level `normal`: it keeps cards that follow one another, and stops those who are almost out.

It judges a situation by what its seat knows; the search plays the rest of a round in this way.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random

from accessible_games.api import (
    Advice,
    Answer,
    Decision,
    Determinize,
    Event,
    Frozen,
    OneOf,
    Piece,
    Pieces,
    Seat,
)
from accessible_games.games.mau_mau.cards import RANK_OF, SUIT_OF, SUITS
from accessible_games.games.mau_mau.players.reasons import (
    AnswersSevens,
    CanFollow,
    HoldsNone,
    HoldsSuit,
    KeepsFitting,
    LacksSuit,
    LaysLast,
    LeavesFewer,
    MakesDraw,
    MustSay,
    NothingFits,
    OnlyCard,
    PlaysAgain,
    SavesWild,
    SkipsOver,
)
from accessible_games.games.mau_mau.players.temper import EVEN, Temper
from accessible_games.games.mau_mau.seen import View
from accessible_games.games.mau_mau.state import Variant, fits

FOLLOWS = 1.0
"""The worth of each card of one's own that fits on the one that is laid."""
WILD = 2.5
"""The worth of keeping a wild card, which always fits."""
SEVEN, EIGHT = 1.5, 1.0
"""The worth of making the next player draw, or miss a turn, if it holds many cards."""
STOPS = 3.0
"""How much more that is worth if it holds one card only."""
AGAIN = 1.5
"""The worth of another turn, of two players."""
POINT = 0.1
"""The worth of getting rid of a point, in a game for points."""


class Holding(Frozen):
    """What a player knows who lays a card: its own hand, and who is next."""

    hand: Pieces
    seats: int
    next_held: int
    """The number of cards that the next player holds."""
    variant: Variant


def normal(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """The answer that it would advise to others of its temperament."""
    return advise(view, decision, determinize, chance, temper).answer


def advise(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Advice:
    """The best card or suit that it finds, with the reason."""
    options = decision.options
    assert isinstance(options, OneOf)
    answer = chosen(holding(view), decision.kind, options, temper)
    sure = len(options.words) == 1 or (answer in view.hand and len(view.hand) == 1)
    return Advice(answer, why_answer(view, answer), sure or answer == "mau")


def chosen(holds: Holding, kind: str, options: OneOf, temper: Temper = EVEN) -> str:
    """The suit that it holds most; mau; or the card that is worth most, if any fits."""
    if kind == "wish":
        return best_suit(holds)
    if options.unsaid:
        return options.unsaid[0]
    otherwise, *cards = options.words
    return max(cards, key=lambda card: worth(holds, card, temper)) if cards else otherwise


def holding(view: View) -> Holding:
    """What the seat of a view knows as it lays a card."""
    return Holding(view.hand, len(view.sizes), view.sizes[following(view)], view.variant)


def following(view: View) -> Seat:
    """The seat after the one whose view it is."""
    assert view.seat is not None
    return (view.seat + 1) % len(view.sizes)


# What a card is worth ----------------------------------------------------------------------------


def worth(holds: Holding, card: Piece, temper: Temper = EVEN) -> float:
    """The worth of laying a card now."""
    variant, rank = holds.variant, RANK_OF[card]
    value = POINT * variant.points(card) if variant.target else 0.0
    if rank == variant.wild:
        return value - temper.thrift * WILD
    value += FOLLOWS * len(followers(holds, card))
    more = STOPS if holds.next_held == 1 else 1.0
    if rank == "seven" and variant.sevens != "none":
        value += temper.attack * SEVEN * more
    if rank == "eight" and variant.skips:
        value += AGAIN if holds.seats == 2 else temper.attack * EIGHT * more
    return value


def followers(holds: Holding, card: Piece) -> Pieces:
    """The other cards of the hand, but for wild ones, that fit on a card."""
    suit, rank, wild = SUIT_OF[card], RANK_OF[card], holds.variant.wild
    return tuple(
        other
        for other in holds.hand
        if other != card
        and RANK_OF[other] != wild
        and (SUIT_OF[other] == suit or RANK_OF[other] == rank)
    )


def suits_held(holds: Holding) -> Mapping[Piece, int]:
    """The number of cards of each suit, without wild ones, which fit anyway."""
    return Counter(SUIT_OF[card] for card in holds.hand if RANK_OF[card] != holds.variant.wild)


def best_suit(holds: Holding) -> Piece:
    """The suit of which it holds most; the first of several."""
    held = suits_held(holds)
    return max(SUITS, key=lambda suit: held.get(suit, 0))


# Why ---------------------------------------------------------------------------------------------


def why_answer(view: View, answer: str) -> Event:
    """The reason for any answer: one that is true of it, the most telling first."""
    if answer == "mau":
        return MustSay()
    if answer in SUITS:
        return why_suit(view, answer)
    if answer in view.hand:
        return why_card(view, answer)
    if answer == "draw" and view.debt:
        return AnswersSevens(view.debt)
    fitting = fitting_in(view)
    return KeepsFitting(fitting) if fitting else NothingFits()


def why_suit(view: View, suit: Piece) -> Event:
    """How many of a suit the player holds, if any."""
    held = suits_held(holding(view))
    if held.get(suit):
        return HoldsSuit(suit, held[suit])
    return LacksSuit(suit) if held else HoldsNone()


def why_card(view: View, card: Piece) -> Event:
    """What laying a card does, to the next player or for the hand."""
    fitting, variant, rank = fitting_in(view), view.variant, RANK_OF[card]
    if len(view.hand) == 1:
        return LaysLast()
    if fitting == (card,):
        return OnlyCard()
    if (rank == "seven" and variant.sevens != "none") or (rank == "eight" and variant.skips):
        return why_special(view, rank)
    cards = () if rank == variant.wild else followers(holding(view), card)
    if cards:
        return CanFollow(cards)
    wild = [other for other in fitting if RANK_OF[other] == variant.wild != rank]
    return SavesWild(wild[0]) if wild else LeavesFewer(len(view.hand) - 1)


def why_special(view: View, rank: Piece) -> Event:
    """What a seven or an eight does to the next player."""
    held = holding(view).next_held
    if rank == "seven":
        return MakesDraw(following(view), view.debt + 2, held)
    return PlaysAgain() if len(view.sizes) == 2 else SkipsOver(following(view), held)


def fitting_in(view: View) -> Pieces:
    """The cards of the hand that fit now, as the rules say."""
    return tuple(
        card for card in view.hand if fits(view.variant, view.top, view.wish, view.debt, card)
    )
