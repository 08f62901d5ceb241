"""Changing seats and mugging: somebody demands, the other agrees or fights, others join.

In a fight everybody who could still do something is asked from the bow to the stern, on from who
did something last, until all others have let it be (L16).
"""

from dataclasses import replace

from accessible_games.core.decision import OneOf, ask
from accessible_games.core.event import Piece, Seat
from accessible_games.games.lifeboat.cards import PROVISIONS, THIEF, WEAPONS
from accessible_games.games.lifeboat.day import end_turn
from accessible_games.games.lifeboat.events import (
    Agreed,
    CardDemanded,
    CardStolen,
    FightBegan,
    FightStands,
    FightWon,
    FlareSpent,
    HelpPromised,
    Joined,
    NothingToTake,
    SeatsChanged,
    StayedOut,
    SwapDemanded,
    WeaponPlayed,
)
from accessible_games.games.lifeboat.state import (
    HIDDEN,
    Demand,
    Fight,
    State,
    awake,
    learn,
    may_hide,
    remember,
    show_card,
    size,
    spend,
    wound,
)

# The demand --------------------------------------------------------------------------------------


def demanded(state: State) -> Demand:
    assert state.demand is not None
    return state.demand


async def demand(state: State) -> None:
    """Who is not conscious cannot refuse (L21), and nobody notices the Kid's hand (L48)."""
    seat, wanted = state.order[0], demanded(state)
    if wanted.loot:
        card = None if wanted.loot == HIDDEN else wanted.loot
        state.tell(CardDemanded(seat, wanted.target, card))
    else:
        state.tell(SwapDemanded(seat, wanted.target))
    unnoticed = wanted.loot == HIDDEN and state.characters[seat] == THIEF
    if unnoticed or not awake(state, wanted.target):
        carry_out(state)
    else:
        state.phase = "consent"


CONSENT = OneOf(("agree", "fight"), likely=("agree", "agree", "fight"))


async def consent(state: State) -> None:
    """Agree or fight; then there is no way back for either."""
    target = demanded(state).target
    if await ask(target, "consent", CONSENT) == "agree":
        state.tell(Agreed(target))
        carry_out(state)
    else:
        begin_fight(state, target)


def carry_out(state: State) -> None:
    """The acting player gets what was demanded, if it still is there."""
    seat, wanted = state.order[0], demanded(state)
    if not wanted.loot:
        change_seats(state, seat, wanted.target)
    elif wanted.loot == HIDDEN:
        steal_hidden(state, seat, wanted.target)
    elif wanted.loot in state.shown[wanted.target]:
        steal_open(state, seat, wanted.target, wanted.loot)
    else:
        state.tell(NothingToTake(seat))
    finish(state)


def finish(state: State) -> None:
    """The turn is over, whatever came of the demand."""
    state.demand = state.fight = None
    end_turn(state)


def change_seats(state: State, seat: Seat, target: Seat) -> None:
    """The two change places in the boat; the order of the day stays (L6)."""
    here, there = state.boat.index(seat), state.boat.index(target)
    state.boat[here], state.boat[there] = target, seat
    state.tell(SeatsChanged(seat, target))


def steal_open(state: State, seat: Seat, victim: Seat, card: Piece) -> None:
    """An open card stays open (L46)."""
    state.shown[victim].remove(card)
    state.shown[seat].append(card)
    state.tell(CardStolen(seat, victim, card, hidden=False))


def steal_hidden(state: State, seat: Seat, victim: Seat) -> None:
    """A card is drawn from the hand (L10), or if it is empty, the one just shown taken (L12)."""
    if state.hands[victim]:
        card = state.luck.one_of(state.hands[victim])
        draw_from_hand(state, seat, victim, card)
        state.tell(CardStolen(seat, victim, card, hidden=True))
    elif played_by(state, victim) in state.shown[victim]:
        steal_open(state, seat, victim, played_by(state, victim))
    else:
        state.tell(NothingToTake(seat))


def played_by(state: State, seat: Seat) -> Piece:
    """The weapon that a fighter has newly played in this fight, or nothing."""
    played = () if state.fight is None else state.fight.played
    return next((card for fighter, card in played if fighter == seat), "")


def draw_from_hand(state: State, seat: Seat, victim: Seat, card: Piece) -> None:
    """The two know the card; the others no longer know what the victim has (L62)."""
    if (seat, victim, card) in state.known:
        state.known.remove((seat, victim, card))
    state.known = [entry for entry in state.known if entry[1] != victim or entry[0] == seat]
    state.hands[victim].remove(card)
    state.hands[seat].append(card)
    learn(state, [victim], seat, card)


# The fight ---------------------------------------------------------------------------------------


def fighting(state: State) -> Fight:
    assert state.fight is not None
    return state.fight


def begin_fight(state: State, target: Seat) -> None:
    """A fight is no action of its own: the others may help either side."""
    seat = state.order[0]
    state.fight, state.phase = Fight((seat,), (target,)), "fight"
    state.tell(FightBegan(seat, target))
    remember(state, seat, target, -1)
    tell_strengths(state)
    state.polled = [each for each in state.boat if may_fight(state, each)]
    go_on(state)


def may_fight(state: State, seat: Seat) -> bool:
    """Who is conscious may join; a fighter may play one weapon, if it can have one (L13, L64)."""
    fight = fighting(state)
    if seat not in fight.fighters:
        return awake(state, seat)
    return not played_by(state, seat) and may_hide(state, seat, *WEAPONS)


def renew(state: State, seat: Seat) -> None:
    """Something has changed: all may think again, on from the next towards the stern."""
    place = state.boat.index(seat) + 1
    around = state.boat[place:] + state.boat[:place]
    state.polled = [each for each in around if may_fight(state, each)]
    tell_strengths(state)
    go_on(state)


def go_on(state: State) -> None:
    """The fight is over when nobody wants to join or to play a weapon."""
    state.phase = "fight" if state.polled else "outcome"


async def join_fight(state: State) -> None:
    """Who fights already may play a weapon, the others may take a side."""
    seat = state.polled[0]
    if seat in fighting(state).fighters:
        await play_weapon(state, seat)
    else:
        await take_side(state, seat)


async def take_side(state: State, seat: Seat) -> None:
    """Attack, defend, stay out; or first promise help for a card."""
    fight = fighting(state)
    answer = await ask(seat, "join", JOINING)
    if answer == "promise":
        state.phase = "help"
    elif answer == "out":
        state.polled.remove(seat)
        state.tell(StayedOut(seat))
        go_on(state)
    else:
        if answer == "attack":
            state.fight = replace(fight, attackers=(*fight.attackers, seat))
        else:
            state.fight = replace(fight, defenders=(*fight.defenders, seat))
        state.tell(Joined(seat, leader(fight, answer)))
        take_sides(state, seat, answer)
        renew(state, seat)


JOINING = OneOf(("attack", "defend", "out", "promise"), likely=("attack", "defend", "out", "out"))


def take_sides(state: State, seat: Seat, side: str) -> None:
    """Who helps one leader is against the other."""
    fight = fighting(state)
    for each in ("attack", "defend"):
        remember(state, seat, leader(fight, each), 1 if each == side else -1)


def leader(fight: Fight, side: str) -> Seat:
    """The attacker or the defender."""
    return fight.attackers[0] if side == "attack" else fight.defenders[0]


async def play_weapon(state: State, seat: Seat) -> None:
    """One weapon out of the hand, once in a fight; it stays open (L13)."""
    fight = fighting(state)
    held = tuple(card for card in WEAPONS if card in state.hands[seat])
    card = await ask(seat, "weapon", OneOf((*held, "no")))
    if card == "no":
        state.polled.remove(seat)
        go_on(state)
    else:
        show_card(state, seat, card)
        state.fight = replace(fight, played=(*fight.played, (seat, card)))
        state.tell(WeaponPlayed(seat, card, WEAPONS[card]))
        renew(state, seat)


# Promises ----------------------------------------------------------------------------------------


async def promise_help(state: State) -> None:
    """Whom one would help."""
    side = await ask(state.polled[0], "help", OneOf(("attack", "defend")))
    fight = fighting(state)
    state.fight, state.phase = replace(fight, helped=leader(fight, side)), "price"


async def name_price(state: State) -> None:
    """For which card. It is said, and nothing else: cards move after the fight, or not (L49)."""
    seat, fight = state.polled[0], fighting(state)
    card = await ask(seat, "price", OneOf(tuple(PROVISIONS)))
    assert fight.helped is not None
    state.fight, state.phase = replace(fight, helped=None), "fight"
    state.tell(HelpPromised(seat, fight.helped, card))


# The outcome -------------------------------------------------------------------------------------


def strength(state: State, seats: tuple[Seat, ...]) -> int:
    """Sizes and all open weapons of a side; wounds do not weaken (L13)."""
    weapons = [WEAPONS.get(card, 0) for seat in seats for card in state.shown[seat]]
    return sum(size(state, seat) for seat in seats) + sum(weapons)


def standing(state: State) -> FightStands:
    """The strengths of both sides now."""
    fight = fighting(state)
    return FightStands(
        fight.attackers[0], fight.defenders[0],
        strength(state, fight.attackers), strength(state, fight.defenders),
    )  # fmt: skip


def tell_strengths(state: State) -> None:
    state.tell(standing(state))


async def outcome(state: State) -> None:
    """The stronger side wins, at a tie the defenders (L19); all have fought (L18)."""
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
    if attacked:
        carry_out(state)
    else:
        finish(state)


def spend_flare(state: State, fight: Fight) -> None:
    """A flare gun that counted is discarded, before anything is taken (L14, L58)."""
    for seat in fight.fighters:
        if "flare-gun" in state.shown[seat]:
            spend(state, seat, "flare-gun")
            state.tell(FlareSpent(seat))
