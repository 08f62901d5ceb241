"""Fights as one seat expects them: visible strength, hidden weapons, and what is at stake."""

from collections.abc import Sequence
from math import exp

from accessible_games.core.event import Event, Seat
from accessible_games.games.lifeboat.cards import SIZES, THIEF, WEAPONS
from accessible_games.games.lifeboat.players.bribes import promised, reward
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation
from accessible_games.games.lifeboat.players.friends import THANKS, is_friend
from accessible_games.games.lifeboat.players.goods import loss
from accessible_games.games.lifeboat.players.grudges import grudge, times
from accessible_games.games.lifeboat.players.plans import ValuedAnswer, best
from accessible_games.games.lifeboat.players.reasons import (
    AvoidsThirst,
    CardPromised,
    GainsNothing,
    GetsWeapon,
    HarmsHate,
    HelpsAlly,
    SparesLove,
    StrongEnough,
    TooWeak,
    WrongedYou,
)
from accessible_games.games.lifeboat.players.threats import gives_in_again, risk
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.state import HIDDEN, Fight
from accessible_games.games.lifeboat.topics import condition, strength

DOUBT = 1.2
"""The uncertainty of a fight: with this lead, the attackers win nearly three fights of four."""
DEFENCE = 0.5
"""How much stronger defenders are than they look, because they win ties."""
ARMED = 0.25
"""The strength that each hidden card adds on average."""
FIGHT_THIRST = 0.5
"""The chance that a navigation card makes all fighters thirsty."""
QUENCHED = 0.5
"""The share of these thirsts that is quenched."""

SEAT = (0.05, 0.3)
"""The worth of keeping a seat in the boat: anywhere, and nearest the stern."""
NERVE = 0.4
"""The worth of being in a fight to a bold player, and its cost to a careful one."""
STRONGER = 0.25
"""How much less likely a player at least as strong is to give in."""
FAINT = 0.85
"""The chance that a player gives in whom a lost fight would leave unconscious."""
SPARE = 2
"""The wounds, by fight and thirst, that a player must survive awake to help a friend."""

Side = Sequence[Seat]


# Strength ----------------------------------------------------------------------------------------


def side_strength(view: View, side: Side) -> int:
    """The strength of a side by characters and open weapons, as everybody sees it."""
    return sum(strength(view, seat) for seat in side)


def own_arm(view: View, seat: Seat) -> int:
    """The strength of the best hidden weapon that this seat can still play."""
    played = view.fight is not None and seat in dict(view.fight.played)
    if played or seat != view.seat:
        return 0
    return max((WEAPONS.get(card, 0) for card in view.hand), default=0)


def expected_strength(view: View, side: Side) -> float:
    """The strength of a side: visible, this seat's hidden weapon, and what others may hide."""
    hidden = sum(ARMED * view.hidden[seat] for seat in side if seat != view.seat)
    return side_strength(view, side) + hidden + sum(own_arm(view, seat) for seat in side)


def own_strength(view: View, side: Side) -> int:
    """The strength of a side with what this seat can play."""
    return side_strength(view, side) + sum(own_arm(view, seat) for seat in side)


def chance_to_win(view: View, attackers: Side, defenders: Side) -> float:
    """The chance that the attackers win."""
    lead = expected_strength(view, attackers) - expected_strength(view, defenders) - DEFENCE
    return 1 / (1 + exp(-lead / DOUBT))


# What a fight is worth ---------------------------------------------------------------------------


def harm(outlook: BoatEvaluation, losers: Side) -> float:
    """The points that a wound to all of them would be worth."""
    return sum(map(outlook.hurt, losers))


def effort(outlook: BoatEvaluation) -> float:
    """The cost of having fought today: perhaps a thirst."""
    if outlook.me in outlook.view.fought:
        return 0.0
    return FIGHT_THIRST * QUENCHED * outlook.hurt(outlook.me)


def worth_of_fight(
    outlook: BoatEvaluation, attackers: Side, defenders: Side, prize: float
) -> float:
    """The expected points of a fight between these two; *prize* is what attackers would win."""
    chance = chance_to_win(outlook.view, attackers, defenders)
    fighting = outlook.me in (*attackers, *defenders)
    won, lost = harm(outlook, defenders) + prize, harm(outlook, attackers)
    own = effort(outlook) + NERVE * outlook.temper.nerve if fighting else 0
    return chance * won + (1 - chance) * lost + own


def can_refuse(view: View, target: Seat, loot: str) -> bool:
    """Whether a player can refuse this seat a card, or without *loot* the place in the boat.

    Only players who are awake can (L21), and nobody notices the Kid's hand (L48).
    """
    unnoticed = loot == HIDDEN and view.seat is not None and view.characters[view.seat] == THIEF
    return not unnoticed and condition(view, target) == "awake"


def worth_of_demand(outlook: BoatEvaluation, target: Seat, prize: float, loot: str = "") -> float:
    """The expected points of demanding a card, or without *loot* the place in the boat."""
    me = outlook.me
    if not can_refuse(outlook.view, target, loot):
        return prize
    agrees = chance_of_agreement(outlook, target)
    fight = worth_of_fight(outlook, [me], [target], prize)
    return agrees * prize + (1 - agrees) * fight - risk(outlook, target)


def chance_of_agreement(outlook: BoatEvaluation, target: Seat) -> float:
    """The chance that a player gives in: low for strong ones, high for those about to faint."""
    me, view = outlook.me, outlook.view
    weaker = strength(view, me) > strength(view, target)
    agrees = outlook.temper.agrees
    if would_faint(view, target):
        agrees = FAINT
    elif times(outlook, me, target, "robbed"):
        agrees *= gives_in_again(outlook, target)
    return agrees * (1 if weaker else STRONGER)


def would_faint(view: View, seat: Seat) -> bool:
    """Whether a lost fight would make a player unconscious."""
    return view.wounds[seat] + 1 >= SIZES[view.characters[seat]]


# Answers -----------------------------------------------------------------------------------------


def what_is_lost(outlook: BoatEvaluation, loot: str) -> float:
    """The cost of agreeing: a card, or next to nothing for a seat."""
    if not loot:
        return SEAT[outlook.view.boat[-1] == outlook.me]
    if loot != HIDDEN:
        return loss(outlook, loot)
    hand = outlook.view.hand
    return sum(loss(outlook, card) for card in hand) / max(1, len(hand))


def join(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """Help a side if that is worth the thirst and the danger."""
    fight, me = outlook.view.fight, outlook.me
    assert fight is not None
    sides = {
        "attack": ((*fight.attackers, me), fight.defenders),
        "defend": (fight.attackers, (*fight.defenders, me)),
        "out": (fight.attackers, fight.defenders),
    }
    return best(
        ValuedAnswer(
            word,
            worth_of_fight(outlook, *sides[word], 0)
            + worth_of_side(outlook, fight, word)
            + reward(outlook, word),
            why_join(outlook, word),
        )
        for word in words
        if word in sides
    )


def worth_of_side(outlook: BoatEvaluation, fight: Fight, word: str) -> float:
    """The reputation a side brings: no enemies, a friend helped, or a wrong paid back."""
    if word == "out":
        return outlook.temper.peace
    enemy = fight.defenders[0] if word == "attack" else fight.attackers[0]
    friend = THANKS if friend_to_help(outlook, fight, word) is not None else 0.0
    return friend + grudge(outlook, enemy)


def friend_to_help(outlook: BoatEvaluation, fight: Fight, word: str) -> Seat | None:
    """A friend on one side only, which would likely win with this seat, if it is well enough."""
    view, me = outlook.view, outlook.me
    mine, theirs = fight.attackers, fight.defenders
    if word == "defend":
        mine, theirs = theirs, mine
    friend = next((seat for seat in mine if is_friend(outlook, seat)), None)
    wins = own_strength(view, (*mine, me)) >= side_strength(view, theirs) + (word == "attack")
    well = view.wounds[me] + SPARE < SIZES[view.characters[me]]
    torn = any(is_friend(outlook, seat) for seat in theirs)
    return friend if wins and well and not torn else None


def why_join(outlook: BoatEvaluation, word: str) -> Event:
    """Why to join: whom it helps or harms; or why not to fight."""
    fight = outlook.view.fight
    assert fight is not None
    if word == "out":
        return why_out(outlook, fight)
    mine, theirs = fight.attackers, fight.defenders
    if word == "defend":
        mine, theirs = theirs, mine
    loved = max(mine, key=outlook.stakes.__getitem__)
    hated = min(theirs, key=outlook.stakes.__getitem__)
    if outlook.stakes[loved] > 0:
        return SparesLove(loved)
    friend = friend_to_help(outlook, fight, word)
    if friend is not None:
        return HelpsAlly(friend)
    if promised(outlook, word):
        return CardPromised(promised(outlook, word)[0].giver)
    if grudge(outlook, theirs[0]) > 0:
        return WrongedYou(theirs[0])
    return HarmsHate(hated) if outlook.stakes[hated] < 0 else strengths(outlook, mine, theirs, word)


def strengths(outlook: BoatEvaluation, mine: Side, theirs: Side, word: str) -> Event:
    """The strengths of both sides if this seat joins; the defenders win a tie."""
    own = own_strength(outlook.view, (*mine, outlook.me))
    other = side_strength(outlook.view, theirs)
    return (StrongEnough if own >= other + (word == "attack") else TooWeak)(own, other)


def why_out(outlook: BoatEvaluation, fight: Fight) -> Event:
    """Why to stay out: a promise, nobody in it matters, or fighting makes thirsty."""
    if promised(outlook, "out"):
        return CardPromised(promised(outlook, "out")[0].giver)
    if any(outlook.stakes[seat] for seat in fight.fighters):
        return AvoidsThirst()
    return GainsNothing()


def weapon(outlook: BoatEvaluation, words: tuple[str, ...]) -> ValuedAnswer:
    """The smallest weapon that wins, if one is needed and one is enough."""
    view, fight = outlook.view, outlook.view.fight
    assert fight is not None
    held = [word for word in words if word in WEAPONS]
    attacks = outlook.me in fight.attackers
    mine, theirs = fight.attackers, fight.defenders
    if not attacks:
        mine, theirs = theirs, mine
    own, other = side_strength(view, mine), side_strength(view, theirs)
    needed = other - own + attacks
    if needed <= 0:
        return ValuedAnswer("no", 0, StrongEnough(own, other))
    for card in sorted(held, key=WEAPONS.__getitem__):
        if WEAPONS[card] >= needed:
            return ValuedAnswer(card, 0, GetsWeapon(card, WEAPONS[card]))
    return ValuedAnswer(
        "no", 0, TooWeak(own + max(map(WEAPONS.__getitem__, held), default=0), other)
    )
