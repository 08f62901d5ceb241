"""Changing seats and mugging: a player demands, the other agrees or fights, others join.

In a fight everybody who could still do something is asked, from the player after the last one who
did something, towards the stern and on from the bow, until nobody wants to (L16).
"""

from collections.abc import Callable
from dataclasses import replace

from accessible_games.core.decision import OneOf, ask
from accessible_games.core.event import Seat
from accessible_games.games.lifeboat.bribes import due_promises, leader, may_bribe, sides
from accessible_games.games.lifeboat.cards import WEAPONS
from accessible_games.games.lifeboat.demands import (
    carry_out,
    demanded,
    fighting,
    finish,
    played_by,
)
from accessible_games.games.lifeboat.events import (
    Agreed,
    FightBegan,
    FightStands,
    FightWon,
    FlareSpent,
    Joined,
    StayedOut,
    WeaponPlayed,
)
from accessible_games.games.lifeboat.hands import may_hide, show_card, spend
from accessible_games.games.lifeboat.options import Side
from accessible_games.games.lifeboat.parley import parleys, threaten
from accessible_games.games.lifeboat.state import (
    Fight,
    State,
    awake,
    deal_with,
    remember,
    size,
    wound,
)

LIKELY_CONSENT = ("agree", "agree", "fight")


async def consent(state: State) -> None:
    """Agree or fight, after which neither side can back out; or try words first (L67)."""
    target = demanded(state).target
    words = OneOf(("agree", "fight", *parleys(state)), likely=LIKELY_CONSENT)
    match await ask(target, "consent", words):
        case "agree":
            state.tell(Agreed(target))
            react(state, target, "yielded")
            carry_out(state)
        case "fight":
            react(state, target, "resisted")
            begin_fight(state, target)
        case "threaten":
            threaten(state)
        case _:
            state.phase = "ransom"


def react(state: State, target: Seat, what: str) -> None:
    """Everybody remembers who yields a card and who fights for it."""
    if demanded(state).loot:
        deal_with(state, target, state.order[0], what)


# The fight ---------------------------------------------------------------------------------------


def begin_fight(state: State, target: Seat) -> None:
    """Begin a fight, which is not an action of its own: the others may help either side."""
    seat = state.order[0]
    state.fight, state.phase = Fight((seat,), (target,)), "fight"
    state.tell(FightBegan(seat, target))
    remember(state, seat, target, -1)
    tell_strengths(state)
    state.polled = [each for each in state.boat if may_fight(state, each)]
    go_on(state)


def may_fight(state: State, seat: Seat) -> bool:
    """Whether a seat could do something; leaders may offer cards while others could join (L66)."""
    return may_help(state, seat) or may_bribe(state, seat)


def may_help(state: State, seat: Seat) -> bool:
    """Whether a seat may join, being conscious, or may have a weapon to play (L13, L64)."""
    if seat not in fighting(state).fighters:
        return awake(state, seat)
    return may_play(state, seat)


def may_play(state: State, seat: Seat) -> bool:
    """Whether a fighter may have a weapon to play, as far as the others know."""
    return not played_by(state, seat) and may_hide(state, seat, *WEAPONS)


def renew(state: State, seat: Seat, may: Callable[[State, Seat], bool]) -> None:
    """After a change everybody may think again, from the next player towards the stern."""
    place = state.boat.index(seat) + 1
    around = state.boat[place:] + state.boat[:place]
    state.polled = [each for each in around if may(state, each)]
    tell_strengths(state)
    go_on(state)


def go_on(state: State) -> None:
    """Go on with the fight, which is over when nobody wants to join or to play a weapon."""
    state.phase = "fight" if state.polled else "outcome"


async def join_fight(state: State) -> None:
    """Fighters may play a weapon, the others may take a side."""
    seat = state.polled[0]
    if seat in fighting(state).fighters:
        await play_weapon(state, seat)
    else:
        await take_side(state, seat)


async def take_side(state: State, seat: Seat) -> None:
    """Attack, defend, stay out; or first name a price for it, or offer somebody a card."""
    fight = fighting(state)
    talk = offering(state, seat)
    answer = await ask(seat, "join", Side((*JOINING, *talk), likely=LIKELY, helped=sides(state)))
    if answer in TALKING:
        state.phase = TALKING[answer]
    elif answer == "out":
        state.polled.remove(seat)
        state.tell(StayedOut(seat))
        go_on(state)
    else:
        state.fight = joined(fight, seat, answer)
        state.tell(Joined(seat, leader(fight, answer)))
        take_sides(state, seat, answer)
        renew(state, seat, may_fight)


def joined(fight: Fight, seat: Seat, side: str) -> Fight:
    """The fight with one more on a side; the other side's leader may think of offers again."""
    rested = tuple(each for each in fight.rested if each == leader(fight, side))
    if side == "attack":
        return replace(fight, attackers=(*fight.attackers, seat), rested=rested)
    return replace(fight, defenders=(*fight.defenders, seat), rested=rested)


def offering(state: State, seat: Seat) -> tuple[str, ...]:
    """The word for offering a card, if the seat can."""
    return ("bribe",) if may_bribe(state, seat) else ()


JOINING = ("attack", "defend", "out", "promise")
LIKELY = ("attack", "defend", "out", "out")
TALKING = {"promise": "help", "bribe": "bribe"}
"""What can be said before an answer, and the phase for it."""


def take_sides(state: State, seat: Seat, side: str) -> None:
    """Remember that a seat helps one leader against the other."""
    fight = fighting(state)
    for each in ("attack", "defend"):
        remember(state, seat, leader(fight, each), 1 if each == side else -1)


async def play_weapon(state: State, seat: Seat) -> None:
    """Play one weapon from the hand, once a fight; it stays open (L13). Or offer a card first."""
    fight = fighting(state)
    held = tuple(card for card in WEAPONS if card in state.hands[seat] and may_play(state, seat))
    talk = offering(state, seat)
    absent = () if talk else ("bribe",)
    words = OneOf((*held, *talk, "no"), absent=absent, likely=(*held, "no"))
    card = await ask(seat, "weapon", words)
    if card == "bribe":
        state.phase = card
    elif card == "no":
        rested = tuple(each for each in fight.leaders if each in (*fight.rested, seat))
        state.fight = replace(fight, rested=rested)
        state.polled.remove(seat)
        go_on(state)
    else:
        show_card(state, seat, card)
        state.fight = replace(fight, played=(*fight.played, (seat, card)))
        state.tell(WeaponPlayed(seat, card, WEAPONS[card]))
        renew(state, seat, may_help)


# The outcome -------------------------------------------------------------------------------------


def strength(state: State, seats: tuple[Seat, ...]) -> int:
    """The strengths of a side's characters and of all their open weapons, wounds or not (L13)."""
    weapons = [WEAPONS.get(card, 0) for seat in seats for card in state.shown[seat]]
    return sum(size(state, seat) for seat in seats) + sum(weapons)


def standing(state: State) -> FightStands:
    """The present strengths of both sides."""
    fight = fighting(state)
    return FightStands(
        *fight.leaders,
        strength(state, fight.attackers), strength(state, fight.defenders),
    )  # fmt: skip


def tell_strengths(state: State) -> None:
    """Tell how the fight stands."""
    state.tell(standing(state))


async def outcome(state: State) -> None:
    """The stronger side wins, the defenders if tied (L19); everybody in it has fought (L18)."""
    fight = fighting(state)
    attack, defence = strength(state, fight.attackers), strength(state, fight.defenders)
    attacked = attack > defence
    winners, losers = (
        (fight.attackers, fight.defenders) if attacked else (fight.defenders, fight.attackers)
    )
    state.fought += [
        seat for seat in state.boat if seat in fight.fighters and seat not in state.fought
    ]
    state.tell(FightWon(winners[0], max(attack, defence), min(attack, defence)))
    for seat in losers:
        wound(state, seat, "fight")
    spend_flare(state, fight)
    state.promises = due_promises(state, fight)
    if attacked:
        carry_out(state)
    else:
        finish(state)


def spend_flare(state: State, fight: Fight) -> None:
    """Discard a flare gun that counted, before anything is taken (L14, L58)."""
    for seat in fight.fighters:
        if "flare-gun" in state.shown[seat]:
            spend(state, seat, "flare-gun")
            state.tell(FlareSpent(seat))
