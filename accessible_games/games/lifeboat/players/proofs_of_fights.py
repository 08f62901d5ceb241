"""What must be true of fights, of what is demanded, and of what others have done or promised."""

from collections.abc import Mapping

from accessible_games.core.event import Event
from accessible_games.games.lifeboat.cards import WEAPONS
from accessible_games.games.lifeboat.players.costs import SparesVictim
from accessible_games.games.lifeboat.players.demands import (
    GivesUp,
    MayFight,
    MayResist,
    MayThirst,
    is_known,
)
from accessible_games.games.lifeboat.players.explanations import ActsLater, MayBeRefused
from accessible_games.games.lifeboat.players.fights import can_refuse, own_strength, side_strength
from accessible_games.games.lifeboat.players.offers import KeepsOut
from accessible_games.games.lifeboat.players.proofs_of_harm import sides
from accessible_games.games.lifeboat.players.reasons import (
    AvoidsFight,
    BringsStrength,
    CardPromised,
    ExpectsMore,
    HelpsAlly,
    KeepsWord,
    KeepsYours,
    MakesStronger,
    MayHeed,
    StrongEnough,
    TooWeak,
    WrongedYou,
)
from accessible_games.games.lifeboat.players.spoken_of import SpokenOf
from accessible_games.games.lifeboat.state import HIDDEN
from accessible_games.games.lifeboat.topics import condition, strength
from accessible_games.players.proof import Proof
from accessible_games.players.whole import Whole

# Strengths ---------------------------------------------------------------------------------------


def strengths(of: SpokenOf) -> tuple[int, int, bool] | None:
    """The strengths of the seat's side and the other one, and whether it attacks; else None."""
    view = of.view
    if of.kind == "consent":
        return own_strength(view, [of.me]), strength(view, view.order[0]), False
    if view.fight is None or of.word == "out":
        return None
    if of.kind == "weapon":
        attacks = of.me in view.fight.attackers
        mine, theirs = sides(view.fight, "attack" if attacks else "defend")
        held = [WEAPONS[word] for word in of.answers if word in WEAPONS]
        own, other = side_strength(view, mine), side_strength(view, theirs)
        needed = own < other + attacks
        return own + (max(held, default=0) if needed else 0), other, attacks
    mine, theirs = sides(view.fight, of.word)
    return own_strength(view, (*mine, of.me)), side_strength(view, theirs), of.word == "attack"


def strong_enough(fact: StrongEnough, move: Whole, better: Whole) -> bool:
    """So strong are both sides; the defenders win a tie."""
    found = strengths(SpokenOf(move))
    told = (fact.own, fact.other)
    return found is not None and told == found[:2] and fact.own >= fact.other + found[2]


def too_weak(fact: TooWeak, move: Whole, better: Whole) -> bool:
    """So strong are both sides, and that is not enough."""
    found = strengths(SpokenOf(move))
    told = (fact.own, fact.other)
    return found is not None and told == found[:2] and fact.own < fact.other + found[2]


def brings_strength(fact: BringsStrength, move: Whole, better: Whole) -> bool:
    """Somebody awake who does not fight yet has that strength."""
    of = SpokenOf(move)
    fighting = of.view.fight is not None and fact.seat in of.view.fight.fighters
    free = condition(of.view, fact.seat) == "awake" and not fighting
    return free and fact.size == strength(of.view, fact.seat)


def makes_stronger(fact: MakesStronger, move: Whole, better: Whole) -> bool:
    """It is help for a side in a fight."""
    of = SpokenOf(move)
    return of.view.fight is not None and of.word != "out"


def keeps_out(fact: KeepsOut, move: Whole, better: Whole) -> bool:
    """Somebody is to stay out of a fight."""
    of = SpokenOf(move)
    return of.view.fight is not None and of.word in ("out", "bribe")


# Demands -----------------------------------------------------------------------------------------


def avoids_fight(fact: AvoidsFight, move: Whole, better: Whole) -> bool:
    """A demand is agreed to, or let be."""
    of = SpokenOf(move)
    return (of.kind, of.word) in (("consent", "agree"), ("settle", "yes"))


def keeps_yours(fact: KeepsYours, move: Whole, better: Whole) -> bool:
    """A demand is refused."""
    of = SpokenOf(move)
    return (of.kind, of.word) == ("consent", "fight")


def gives_up(fact: GivesUp, move: Whole, better: Whole) -> bool:
    """A demand is agreed to, and it is for just that."""
    of = SpokenOf(move)
    demand = of.view.demand
    if (of.kind, of.word) != ("consent", "agree") or demand is None or demand.target != of.me:
        return False
    return {"seat": "", "hidden": HIDDEN}.get(fact.what, fact.card) == demand.loot


def may_fight(fact: MayFight, move: Whole, better: Whole) -> bool:
    """Something is demanded that can be refused."""
    of = SpokenOf(move)
    return of.demand is not None and can_refuse(of.view, *of.demand)


def may_resist(fact: MayResist, move: Whole, better: Whole) -> bool:
    """That player, and no other one, can refuse it, and both are so strong."""
    of = SpokenOf(move)
    if of.demand is None or of.demand[0] != fact.seat or not can_refuse(of.view, *of.demand):
        return False
    if not is_known(of.outlook, move):
        return False
    both = own_strength(of.view, [of.me]), strength(of.view, fact.seat)
    return (fact.own, fact.other) == both


def spares_victim(fact: SparesVictim, move: Whole, better: Whole) -> bool:
    """The better move robs that player, and this one does not."""
    named = [of.view.characters[fact.seat] == of.word for of in (spoken(better), spoken(move))]
    return spoken(better).kind == "mug" and named == [True, False]


def spoken(move: Whole) -> SpokenOf:
    """What the first question of a move speaks of."""
    return SpokenOf(move[:1])


def may_thirst(fact: MayThirst, move: Whole, better: Whole) -> bool:
    """It is to row."""
    of = SpokenOf(move)
    return (of.kind, of.word) == ("turn", "row")


# Words and deeds ---------------------------------------------------------------------------------


def helps_ally(fact: HelpsAlly, move: Whole, better: Whole) -> bool:
    """That player has done something for the seat."""
    of = SpokenOf(move)
    return (fact.seat, of.me, 1) in of.view.deeds


def wronged_you(fact: WrongedYou, move: Whole, better: Whole) -> bool:
    """That player has robbed or cheated the seat."""
    of = SpokenOf(move)
    wrongs = [(fact.seat, of.me, what) for what in ("robbed", "cheated")]
    return any(each in of.view.dealings for each in wrongs)


def card_promised(fact: CardPromised, move: Whole, better: Whole) -> bool:
    """That player has promised a card."""
    return fact.seat in [promise.giver for promise in SpokenOf(move).view.promises]


def keeps_word(fact: KeepsWord, move: Whole, better: Whole) -> bool:
    """A promise is paid."""
    of = SpokenOf(move)
    return of.kind == "pay" and of.word != "no"


def may_heed(fact: MayHeed, move: Whole, better: Whole) -> bool:
    """It is a threat to somebody who demands something."""
    return SpokenOf(move).word == "threaten"


def may_be_refused(fact: MayBeRefused, move: Whole, better: Whole) -> bool:
    """It is an offer in a fight, or before one."""
    return SpokenOf(move).word in ("offer", "promise", "bribe")


def expects_more(fact: ExpectsMore, move: Whole, better: Whole) -> bool:
    """A demand is kept up."""
    of = SpokenOf(move)
    return (of.kind, of.word) == ("settle", "no")


def acts_later(fact: ActsLater, move: Whole, better: Whole) -> bool:
    """It costs no action, in one's own turn."""
    of = SpokenOf(move)
    return of.kind == "turn" and of.word in ("trade", "slip", "show")


FIGHTS: Mapping[type[Event], Proof] = {
    StrongEnough: strong_enough,
    TooWeak: too_weak,
    BringsStrength: brings_strength,
    MakesStronger: makes_stronger,
    KeepsOut: keeps_out,
    AvoidsFight: avoids_fight,
    KeepsYours: keeps_yours,
    GivesUp: gives_up,
    MayFight: may_fight,
    MayResist: may_resist,
    SparesVictim: spares_victim,
    MayThirst: may_thirst,
    HelpsAlly: helps_ally,
    WrongedYou: wronged_you,
    CardPromised: card_promised,
    KeepsWord: keeps_word,
    MayHeed: may_heed,
    MayBeRefused: may_be_refused,
    ExpectsMore: expects_more,
    ActsLater: acts_later,
}
"""For each of these facts its proof."""
