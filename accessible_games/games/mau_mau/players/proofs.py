"""What must be true of a move for each reason to be told, by the rules and the view."""

from collections.abc import Mapping

from accessible_games.api import Event, Piece, Pieces, Proof, Whole
from accessible_games.games.mau_mau.cards import RANK_OF, SUIT_OF
from accessible_games.games.mau_mau.players.reasons import (
    AlmostOut,
    AnswersSevens,
    CanFollow,
    HoldsMore,
    HoldsNone,
    HoldsSuit,
    KeepsFitting,
    LacksSuit,
    LaysLast,
    LeavesFewer,
    LetsPlay,
    MakesDraw,
    MustSay,
    NoFollowing,
    NothingFits,
    OnlyCard,
    PlaysAgain,
    SavesWild,
    SkipsOver,
    SpendsWild,
)
from accessible_games.games.mau_mau.seen import View
from accessible_games.games.mau_mau.state import fits


class Laying:
    """A move, read anew from what was seen and answered."""

    def __init__(self, move: Whole) -> None:
        """See above."""
        self.view: View = move[0].view
        self.answers = [str(step.answer) for step in move]
        first = self.answers[0]
        self.card = first if first in self.view.hand else ""
        self.rank = RANK_OF.get(self.card, "")
        self.rest: Pieces = tuple(each for each in self.view.hand if each != self.card)
        self.next = ((self.view.seat or 0) + 1) % len(self.view.sizes)

    @property
    def fitting(self) -> Pieces:
        """The cards of the hand that the rules allow now."""
        view = self.view
        if view.wishing:
            return ()
        top = view.laid[-1]
        return tuple(
            card for card in view.hand if fits(view.variant, top, view.wish, view.debt, card)
        )

    @property
    def plain(self) -> Pieces:
        """The cards but the laid one that are not wild."""
        return tuple(card for card in self.rest if RANK_OF[card] != self.view.variant.wild)

    def is_seven(self) -> bool:
        """Whether a seven is laid that makes the next player draw."""
        return self.rank == "seven" and self.view.variant.sevens != "none"

    def is_eight(self) -> bool:
        """Whether an eight is laid that skips the next player."""
        return self.rank == "eight" and self.view.variant.skips


# A card ------------------------------------------------------------------------------------------


def lays_last(fact: LaysLast, move: Whole, better: Whole) -> bool:
    """No card is left in the hand."""
    laying = Laying(move)
    return bool(laying.card) and not laying.rest


def only_card(fact: OnlyCard, move: Whole, better: Whole) -> bool:
    """It is all that fits."""
    laying = Laying(move)
    return laying.fitting == (laying.card,)


def makes_draw(fact: MakesDraw, move: Whole, better: Whole) -> bool:
    """The next player faces so many cards, and holds so many."""
    laying, view = Laying(move), move[0].view
    told = (fact.seat, fact.count, fact.held)
    return laying.is_seven() and told == (laying.next, view.debt + 2, view.sizes[laying.next])


def skips_over(fact: SkipsOver, move: Whole, better: Whole) -> bool:
    """The next player, who holds so many, misses a turn."""
    laying, view = Laying(move), move[0].view
    several = len(view.sizes) > 2
    told = (fact.seat, fact.held) == (laying.next, view.sizes[laying.next])
    return several and laying.is_eight() and told


def plays_again(fact: PlaysAgain, move: Whole, better: Whole) -> bool:
    """Only one other plays, who misses a turn."""
    return Laying(move).is_eight() and len(move[0].view.sizes) == 2


def can_follow(fact: CanFollow, move: Whole, better: Whole) -> bool:
    """Each of these other cards fits on the one that is laid."""
    laying, variant = Laying(move), move[0].view.variant
    held = all(card in laying.rest for card in fact.cards)
    return held and all(fits(variant, laying.card, "", 0, card) for card in fact.cards)


def saves_wild(fact: SavesWild, move: Whole, better: Whole) -> bool:
    """A wild card could be laid instead, and stays."""
    laying, wild = Laying(move), move[0].view.variant.wild
    instead = fact.card in laying.fitting and fact.card in laying.rest
    return instead and RANK_OF[fact.card] == wild != laying.rank


def leaves_fewer(fact: LeavesFewer, move: Whole, better: Whole) -> bool:
    """So many cards are left."""
    laying = Laying(move)
    return bool(laying.card) and len(laying.rest) == fact.count > 0


# A suit ------------------------------------------------------------------------------------------


def of_suit(move: Whole, suit: Piece) -> int:
    """How many plain cards of a suit are left."""
    return sum(SUIT_OF[card] == suit for card in Laying(move).plain)


def holds_suit(fact: HoldsSuit, move: Whole, better: Whole) -> bool:
    """The suit is wished for, and so many of it are left."""
    return Laying(move).answers[-1] == fact.suit and of_suit(move, fact.suit) == fact.count > 0


def holds_none(fact: HoldsNone, move: Whole, better: Whole) -> bool:
    """Only wild cards are left."""
    return not Laying(move).plain


def lacks_suit(fact: LacksSuit, move: Whole, better: Whole) -> bool:
    """The suit is wished for, and only cards of others are left."""
    wished = Laying(move).answers[-1] == fact.suit
    return wished and not of_suit(move, fact.suit) and bool(Laying(move).plain)


# Nothing -----------------------------------------------------------------------------------------


def nothing_fits(fact: NothingFits, move: Whole, better: Whole) -> bool:
    """The rules allow no card."""
    laying = Laying(move)
    return not laying.fitting and laying.answers[0] in ("draw", "pass")


def answers_sevens(fact: AnswersSevens, move: Whole, better: Whole) -> bool:
    """So many cards have to be drawn for sevens."""
    laying = Laying(move)
    return laying.answers[0] == "draw" and laying.view.debt == fact.count > 0


def keeps_fitting(fact: KeepsFitting, move: Whole, better: Whole) -> bool:
    """Just these could be laid."""
    laying = Laying(move)
    return not laying.card and bool(fact.cards) and laying.fitting == fact.cards


def must_say(fact: MustSay, move: Whole, better: Whole) -> bool:
    """Two cards are held, one can be laid, and mau has to be said and has not been."""
    laying, view = Laying(move), move[0].view
    due = view.variant.said and not view.announced and len(view.hand) == 2
    return due and laying.answers[0] == "mau" and bool(laying.fitting)


# Risks and costs ---------------------------------------------------------------------------------


def almost_out(fact: AlmostOut, move: Whole, better: Whole) -> bool:
    """The next player holds one card, and may lay it if it fits."""
    laying = Laying(move)
    free = bool(laying.card) and not laying.is_seven() and not laying.is_eight()
    return free and fact.seat == laying.next and laying.view.sizes[laying.next] == 1


def no_following(fact: NoFollowing, move: Whole, better: Whole) -> bool:
    """None of the other cards could be laid on this one, whatever the suit it wishes for."""
    laying, variant = Laying(move), move[0].view.variant
    suits = {SUIT_OF[card] for card in laying.rest} if laying.rank == variant.wild else {""}
    return bool(laying.card) and not any(
        fits(variant, laying.card, suit, 0, card) for card in laying.rest for suit in suits
    )


def spends_wild(fact: SpendsWild, move: Whole, better: Whole) -> bool:
    """The move lays that wild card, the better one none."""
    laying, instead = Laying(move), Laying(better)
    wild = laying.view.variant.wild
    return laying.card == fact.card and laying.rank == wild != instead.rank


def holds_more(fact: HoldsMore, move: Whole, better: Whole) -> bool:
    """At least so many cards are held after one move, and so many fewer after the other."""
    after, instead = least_held(Laying(move)), least_held(Laying(better))
    return (after, after - instead) == (fact.count, fact.more) and fact.more > 0


def least_held(laying: Laying) -> int:
    """The fewest cards that can be held after a move; a draw brings one or those of sevens."""
    drawn = max(1, laying.view.debt) if laying.answers[0] == "draw" else 0
    return len(laying.rest) + drawn


def lets_play(fact: LetsPlay, move: Whole, better: Whole) -> bool:
    """Only the better move makes the next player draw or miss a turn."""
    laying, instead = Laying(move), Laying(better)
    stops = instead.is_seven() or instead.is_eight()
    free = not (laying.is_seven() or laying.is_eight())
    return stops and free and fact.seat == laying.next


PROOFS: Mapping[type[Event], Proof] = {
    LaysLast: lays_last,
    OnlyCard: only_card,
    MakesDraw: makes_draw,
    SkipsOver: skips_over,
    PlaysAgain: plays_again,
    CanFollow: can_follow,
    SavesWild: saves_wild,
    LeavesFewer: leaves_fewer,
    HoldsSuit: holds_suit,
    HoldsNone: holds_none,
    LacksSuit: lacks_suit,
    NothingFits: nothing_fits,
    AnswersSevens: answers_sevens,
    KeepsFitting: keeps_fitting,
    MustSay: must_say,
    AlmostOut: almost_out,
    NoFollowing: no_following,
    SpendsWild: spends_wild,
    HoldsMore: holds_more,
    LetsPlay: lets_play,
}
"""For each reason, risk and cost its proof."""
