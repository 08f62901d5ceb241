"""What computer players remember of piles that lie face down, and what hints go by (A21, A28).

Whoever has forgotten cards sees a view without them, and made-up tables that have them anywhere.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from accessible_games.bots.arche_noah.worth import unseen_by
from accessible_games.bots.bot import Imagine
from accessible_games.core.event import Pieces
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.core.table import AnyTable
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import CARDS, State


class Memory(Frozen):
    """How many of the newest cards of a pile somebody remembers."""

    own: int
    others: int
    """How many cards of each other pile, and of those set aside."""


MEMORIES: Mapping[str, Memory] = {
    "easy": Memory(own=4, others=0),
    "normal": Memory(own=len(CARDS), others=4),
    "hard": Memory(own=len(CARDS), others=8),
}
"""The memory of each level; a level that is not named forgets nothing."""


def recall(who: str, view: View, imagine: Imagine) -> tuple[View, Imagine]:
    """What a level, or a "hint", remembers of a view, and what it makes up for the rest."""
    memory = hint_memory(view) if who == "hint" else MEMORIES.get(who)
    if memory is None or view.open_piles:
        return view, imagine
    known = remembered(view, memory)
    return known, partial(imagined, known, imagine)


def hint_memory(view: View) -> Memory | None:
    """What a hint knows: no pile, only the secret card while it may be seen; or everything."""
    looked_at = view.round == 1 and view.seat not in dict(view.bids)
    return None if view.knowing_hints else Memory(int(looked_at), 0)


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
    """The newest cards of a pile, as many as somebody remembers."""
    return cards[max(0, len(cards) - number) :]


def imagined(known: View, imagine: Imagine, luck: Luck) -> AnyTable:
    """A made-up table that agrees with what is remembered."""
    table = imagine(luck)
    deal_forgotten(known, table.state)
    return table


def deal_forgotten(known: View, state: State) -> None:
    """Shuffle all that is not remembered, below what is; every pile keeps its size."""
    unseen = state.luck.shuffled(unseen_by(known))
    piles = [known_pile(known, seat) for seat in range(state.seats)]

    def filled(cards: Pieces, size: int) -> list[str]:
        return [*(unseen.pop() for _ in range(size - len(cards))), *cards]

    state.piles = [filled(cards, len(pile)) for cards, pile in zip(piles, state.piles, strict=True)]
    state.set_aside = filled(known.set_aside, len(state.set_aside))
    state.draw_pile = unseen
