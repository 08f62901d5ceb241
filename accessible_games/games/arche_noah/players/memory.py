"""What computer players remember of face-down piles, and what hints go by (A21, A28).

A player who has forgotten cards gets a view without them, and imagined tables that have them
anywhere.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from accessible_games.core.event import Pieces
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable
from accessible_games.games.arche_noah.players.worth import unseen_by
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import CARDS, State
from accessible_games.players.bot import Determinize


class Memory(Frozen):
    """How many of the newest cards of a pile a player remembers."""

    own: int
    others: int
    """The number of cards for each other pile, and for the cards set aside."""


MEMORIES: Mapping[str, Memory] = {
    "easy": Memory(own=4, others=0),
    "normal": Memory(own=len(CARDS), others=4),
    "hard": Memory(own=len(CARDS), others=8),
}
"""The memory of each level; a level not listed forgets nothing."""


def recall(who: str, view: View, determinize: Determinize) -> tuple[View, Determinize]:
    """What a level, or a "hint", remembers of a view, and tables that it imagines accordingly."""
    memory = hint_memory(view) if who == "hint" else MEMORIES.get(who)
    if memory is None or view.open_piles:
        return view, determinize
    known = remembered(view, memory)
    return known, partial(imagined, known, determinize)


def hint_memory(view: View) -> Memory | None:
    """What a hint knows: what `hard` remembers, as it advises what `hard` would do; or everything.

    Or else no pile, only the secret card while it may be seen.
    """
    if view.knowing_hints:
        return MEMORIES["hard"] if view.forgetful_hints else None
    looked_at = view.round == 1 and view.seat not in dict(view.bids)
    return Memory(int(looked_at), 0)


def compares(view: View) -> bool:
    """Whether enough is remembered to compare answers: something of the own pile (A28)."""
    return view.secret is not None or view.open_piles


def remembered(view: View, memory: Memory) -> View:
    """The view without what was forgotten."""
    taken = [newest(cards, memory.others) for cards in view.taken]
    assert view.seat is not None
    own = view.taken[view.seat]
    taken[view.seat] = newest(own, memory.own)
    secret = view.secret if memory.own > len(own) else None
    aside = newest(view.set_aside, memory.others)
    known = replace(view, secret=secret, taken=tuple(taken), set_aside=aside)
    return replace(known, forgotten=len(unseen_by(known)) - len(unseen_by(view)))


def newest(cards: Pieces, number: int) -> Pieces:
    """The newest cards of a pile, as many as are remembered."""
    return cards[max(0, len(cards) - number) :]


def imagined(known: View, determinize: Determinize, luck: Luck) -> AnyTable:
    """An imagined table that agrees with what is remembered."""
    table = determinize(luck)
    deal_forgotten(known, table.state)
    return table


def deal_forgotten(known: View, state: State) -> None:
    """Shuffle what is not remembered, below what is; every pile keeps its size."""
    unseen = state.luck.shuffled(unseen_by(known))
    piles = [known_pile(known, seat) for seat in range(state.seats)]

    def filled(cards: Pieces, size: int) -> list[str]:
        return [*(unseen.pop() for _ in range(size - len(cards))), *cards]

    state.piles = [filled(cards, len(pile)) for cards, pile in zip(piles, state.piles, strict=True)]
    state.set_aside = filled(known.set_aside, len(state.set_aside))
    state.draw_pile = unseen
