"""Words before a demand is answered: a threat, or a card offered instead (L67).

Each can be tried once. The player who demands drops it, which ends the turn, or insists; then the
other agrees or fights after all. A threat binds nobody; a ransom that is taken is paid at once.
"""

from dataclasses import replace

from accessible_games.core.decision import OneOf, ask
from accessible_games.core.event import Pieces
from accessible_games.games.lifeboat.bribes import hand_over
from accessible_games.games.lifeboat.cards import kinds_of
from accessible_games.games.lifeboat.demands import demanded, finish
from accessible_games.games.lifeboat.events import Insisted, LetBe, RansomOffered, Threatened
from accessible_games.games.lifeboat.hands import cards_of
from accessible_games.games.lifeboat.state import State, deal_with, remember
from accessible_games.games.lifeboat.trading import reveal


def ransoms(state: State) -> Pieces:
    """What can be offered instead: any other card of the player's own."""
    demand = demanded(state)
    return tuple(card for card in kinds_of(cards_of(state, demand.target)) if card != demand.loot)


def may_parley(state: State) -> bool:
    """Whether the table allows words before an answer (L67)."""
    return state.parley == "yes" or (state.parley == "bribes" and state.bribes == "paid")


def parleys(state: State) -> tuple[str, ...]:
    """What the person asked can still try; all see who has cards, and so who can offer one."""
    if not may_parley(state):
        return ()
    demand = demanded(state)
    words = ("threaten", "offer") if ransoms(state) else ("threaten",)
    return tuple(word for word in words if word not in demand.said)


def threaten(state: State) -> None:
    """Threaten: these are only words, but everybody has heard them."""
    demand, seat = demanded(state), state.order[0]
    state.tell(Threatened(demand.target, seat))
    deal_with(state, demand.target, seat, "threatened")
    state.demand = replace(demand, said=(*demand.said, "threaten"), ransom="")
    state.phase = "settle"


async def ransom(state: State) -> None:
    """Name the card; from then on everybody knows that it is there."""
    demand, seat = demanded(state), state.order[0]
    card = await ask(demand.target, "ransom", OneOf(ransoms(state)))
    state.tell(RansomOffered(demand.target, seat, card))
    reveal(state, range(state.seats), demand.target, (card,))
    state.demand = replace(demand, said=(*demand.said, "offer"), ransom=card)
    state.phase = "settle"


async def settle(state: State) -> None:
    """Drop the demand, for the card or because of the threat, or insist."""
    demand, seat = demanded(state), state.order[0]
    if await ask(seat, "settle", OneOf(("yes", "no"))) == "no":
        state.tell(Insisted(seat))
        state.demand, state.phase = replace(demand, ransom=""), "consent"
        return
    state.tell(LetBe(seat, demand.target))
    if demand.ransom:
        hand_over(state, demand.target, seat, demand.ransom)
        deal_with(state, demand.target, seat, "paid")
        remember(state, demand.target, seat, 1)
    finish(state)
