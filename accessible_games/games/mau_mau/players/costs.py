"""What another move would cost, compared with a better one."""

from collections.abc import Iterator

from accessible_games.api import Event, Piece, Whole
from accessible_games.games.mau_mau.cards import RANK_OF
from accessible_games.games.mau_mau.players.explanations import lets_next_play
from accessible_games.games.mau_mau.players.normal import following
from accessible_games.games.mau_mau.players.reasons import HoldsMore, LetsPlay, SpendsWild
from accessible_games.games.mau_mau.seen import View


def costs(move: Whole, better: Whole) -> Iterator[Event]:
    """The wild card that is used up, the cards that stay, and the next player's freedom."""
    view, other, best = move[0].view, str(move[0].answer), str(better[0].answer)
    if is_wild(view, other) and not is_wild(view, best):
        yield SpendsWild(other)
    more = held_after(view, other) - held_after(view, best)
    if more > 0:
        yield HoldsMore(held_after(view, other), more)
    if lets_next_play(view, other) and best in view.hand and not lets_next_play(view, best):
        yield LetsPlay(following(view))


def is_wild(view: View, answer: Piece) -> bool:
    """Whether an answer lays a wild card."""
    return RANK_OF.get(answer) == view.variant.wild


def held_after(view: View, answer: str) -> int:
    """The fewest cards that the player can hold after an answer."""
    if answer == "draw":
        return len(view.hand) + (view.debt or 1)
    return len(view.hand) - (answer in view.hand)
