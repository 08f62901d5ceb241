"""What matters in a position, the reasons for any move, and what it risks."""

from collections.abc import Iterable, Iterator

from accessible_games.api import Answer, Event, Piece, Whole
from accessible_games.games.mau_mau.cards import RANK_OF
from accessible_games.games.mau_mau.players.normal import (
    followers,
    following,
    holding,
    suits_held,
    why_answer,
)
from accessible_games.games.mau_mau.players.reasons import AlmostOut, NoFollowing, OnlyCard
from accessible_games.games.mau_mau.seen import View
from accessible_games.games.mau_mau.topics import cards_held, demands, hand, table

COMPLETING = frozenset({"wish"})
"""The kinds of questions whose answers complete a move."""


def now(view: View) -> Iterator[Event]:
    """What the top card demands, or else how many cards everybody holds."""
    yield from demands(view)
    yield from cards_held(view)


def stood(view: View, answers: Iterable[Answer]) -> Iterator[Event]:
    """The situation when the player chose: the hand, and what lay on top."""
    yield from hand(view)
    yield from table(view)


def why(move: Whole) -> Event:
    """The reason for a move: of a wild card that for the suit, unless it is the last one."""
    first, last = move[0], move[-1]
    return why_answer(last.view if last is not first else first.view, str(last.answer))


def risks(move: Whole) -> Iterator[Event]:
    """That the next player is almost out and is not stopped, and that nothing follows.

    The latter not of the only card that fits, whose reason is that one.
    """
    view, answer = move[0].view, str(move[0].answer)
    if answer in view.hand and len(view.hand) > 1:
        if lets_next_play(view, answer) and holding(view).next_held == 1:
            yield AlmostOut(following(view))
        if not follows(view, answer) and why(move) != OnlyCard():
            yield NoFollowing()


def lets_next_play(view: View, answer: str) -> bool:
    """Whether the next player may lay any card that fits: not after a seven or an eight."""
    variant, rank = view.variant, RANK_OF.get(answer, "")
    stops = (rank == "seven" and variant.sevens != "none") or (rank == "eight" and variant.skips)
    return answer != "mau" and not stops


def follows(view: View, card: Piece) -> bool:
    """Whether another card of the hand fits on a card, or on the suit that a wild one wishes."""
    holds = holding(view)
    others = suits_held(holds) if RANK_OF[card] == view.variant.wild else followers(holds, card)
    wild = [each for each in view.hand if RANK_OF[each] == view.variant.wild and each != card]
    free = view.variant.wild_on_wild or RANK_OF[card] != view.variant.wild
    return bool(others) or (bool(wild) and free)
