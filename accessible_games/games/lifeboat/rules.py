"""The rules of Lifeboat: the order of the phases, which are in modules of their own.

A phase that asks begins with its question, so that the state is complete whenever something is
asked. The other phases are what happens between two questions.
"""

from collections.abc import Callable, Mapping

from accessible_games.core.decision import Asked
from accessible_games.core.game import Meanwhile, Rules
from accessible_games.games.lifeboat.actions import heal, loot, mug, row, show, swap, turn
from accessible_games.games.lifeboat.bribes import (
    answer_terms,
    bribe,
    due,
    name_price,
    pay,
    promise_help,
    service,
    slip,
    stake,
)
from accessible_games.games.lifeboat.day import dawn, draft, next_turn
from accessible_games.games.lifeboat.demands import demand
from accessible_games.games.lifeboat.fights import consent, join_fight, outcome
from accessible_games.games.lifeboat.market import market, wish, wishes
from accessible_games.games.lifeboat.navigation import (
    overboard,
    sea,
    splash,
    steer,
    steering,
    throw,
)
from accessible_games.games.lifeboat.parley import ransom, settle
from accessible_games.games.lifeboat.scoring import end
from accessible_games.games.lifeboat.state import OVER, State
from accessible_games.games.lifeboat.thirst import drink, dusk, give_water, thirst
from accessible_games.games.lifeboat.trading import cover, deal, give, partner, want

Phase = Callable[[State], Rules]

DAY: Mapping[str, Phase] = {"dawn": dawn, "draft": draft, "next": next_turn, "turn": turn}
ACTIONS: Mapping[str, Phase] = {
    "row": row, "heal": heal, "show": show, "swap": swap, "mug": mug, "loot": loot,
    "demand": demand, "consent": consent, "ransom": ransom, "settle": settle,
    "market": market, "partner": partner, "aside": partner, "give": give,
    "want": want, "cover": cover, "deal": deal,
}  # fmt: skip
FIGHT: Mapping[str, Phase] = {
    "fight": join_fight, "help": promise_help, "price": name_price, "terms": answer_terms,
    "bribe": bribe, "stake": stake, "service": service, "outcome": outcome,
}  # fmt: skip
SETTLING: Mapping[str, Phase] = {"due": due, "pay": pay, "slip": slip}
NAVIGATION: Mapping[str, Phase] = {
    "steering": steering, "steer": steer, "overboard": overboard, "sea": sea, "throw": throw,
    "splash": splash, "thirst": thirst, "drink": drink, "water": give_water, "dusk": dusk,
    "end": end,
}  # fmt: skip
PHASES: Mapping[str, Phase] = {**DAY, **ACTIONS, **FIGHT, **SETTLING, **NAVIGATION}
ACTING = frozenset(("turn", *ACTIONS, *FIGHT, *SETTLING))
"""The phases between the morning and the night."""
OWN = frozenset((
    "turn", "row", "heal", "show", "swap", "mug", "loot", "partner", "give", "want", "cover",
))  # fmt: skip
"""The questions to the acting player."""
OFF_TURN = frozenset((
    "draft", "market", "deal", "consent", "ransom", "settle", "join", "weapon", "help", "price",
    "terms", "bribe", "stake", "service", "pay", "slip", "steer", "sea", "throw", "drink", "water",
    "wish",
))  # fmt: skip
"""The questions to the others or to all; a wish is said without being asked."""
CHECKPOINTS = OWN | OFF_TURN
REVEALED: Mapping[str, tuple[str, ...]] = {"row": ("course",)}
DETAILS = frozenset(REVEALED) | frozenset((
    "heal", "show", "swap", "mug", "loot", "partner", "give", "want", "cover", "help", "price",
    "bribe", "stake", "service", "slip", "ransom",
))  # fmt: skip


def standing(state: State) -> Asked:
    """Wishes to trade, from the first action of a day to the last."""
    return wishes(state) if state.phase in ACTING else {}


MEANWHILE = Meanwhile(standing, wish)


async def play(state: State) -> None:
    """Play days at sea until the fourth bird is sighted or everybody is dead."""
    while state.phase != OVER:
        await PHASES[state.phase](state)
