"""What a player can ask in Lifeboat at any time."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

from accessible_games.core.common_events import GameFinished, HandSizes
from accessible_games.core.event import Event, Piece, Pieces, Seat, kind_and_value
from accessible_games.games.lifeboat.bribes import offer_of
from accessible_games.games.lifeboat.cards import (
    ABILITIES,
    CHARACTERS,
    COURSES,
    PIECES,
    PROVISIONS,
    SIZES,
    SURVIVAL,
    WEAPONS,
)
from accessible_games.games.lifeboat.charts import contents
from accessible_games.games.lifeboat.dealings import remembered
from accessible_games.games.lifeboat.events import (
    CardDemanded,
    FightStands,
    GoalsMean,
    SwapDemanded,
)
from accessible_games.games.lifeboat.facts import (
    AboutCharacter,
    AboutProvision,
    BirdsSeen,
    BoatHolds,
    CardCounts,
    ChoiceHeld,
    CourseOfDay,
    DiscardHolds,
    GoalsHeld,
    HandHeld,
    HiddenAt,
    InDiscard,
    InStack,
    LookedAt,
    NoPoints,
    NotInGame,
    Nowhere,
    OnRowStack,
    OnTurn,
    OpenAt,
    PassedOn,
    PersonIs,
    PersonSits,
    PointsNow,
    RowStackKnown,
    SeatPlays,
    SweptAwayBefore,
    WhoYouAre,
    YetToAct,
)
from accessible_games.games.lifeboat.scoring import Fate, points, reasons
from accessible_games.games.lifeboat.sea_events import CourseShown
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.state import HIDDEN, OVER
from accessible_games.games.lifeboat.trading import told

# People ------------------------------------------------------------------------------------------


def condition(view: View, seat: Seat) -> str:
    """`awake`, `unconscious` or `dead`."""
    wounds, most = view.wounds[seat], SIZES[view.characters[seat]]
    if seat not in view.boat or wounds > most:
        return "dead"
    return "awake" if wounds < most else "unconscious"


def strength(view: View, seat: Seat) -> int:
    """Strength with all open weapons."""
    return SIZES[view.characters[seat]] + sum(WEAPONS.get(card, 0) for card in view.shown[seat])


def person(view: View, seat: Seat) -> Iterator[Event]:
    """One person in full."""
    character = view.characters[seat]
    yield PersonIs(
        seat, character, view.boat.index(seat) + 1 if seat in view.boat else 0,
        condition(view, seat), view.wounds[seat], SIZES[character], strength(view, seat),
        SURVIVAL[character], seat in view.rowed, seat in view.fought, view.shown[seat],
        view.hidden[seat], view.hand if seat == view.seat else view.known[seat],
    )  # fmt: skip
    yield from remembered(view, seat)


def boat(view: View) -> Iterator[Event]:
    """All people in the boat from the bow to the stern, one fact each."""
    for place, seat in enumerate(view.boat, start=1):
        character = view.characters[seat]
        yield PersonSits(
            seat, character, place, condition(view, seat), view.wounds[seat], SIZES[character],
            seat in view.rowed, seat in view.fought, view.shown[seat],
        )  # fmt: skip
    gone = tuple(seat for seat in range(len(view.characters)) if seat not in view.boat)
    if gone:
        yield SweptAwayBefore(gone)


def who(view: View) -> Iterator[Event]:
    """Who the player is, and whom they love and hate."""
    if view.seat is None or view.love is None or view.hate is None:
        yield from map(SeatPlays, range(len(view.characters)), view.characters)
        return
    character = view.characters[view.seat]
    yield WhoYouAre(character, SIZES[character], SURVIVAL[character])
    itself = view.love == character, view.hate == character
    yield GoalsHeld(view.seat, view.love, view.hate, *itself)
    yield GoalsMean(view.seat, *itself)


# The common topics -------------------------------------------------------------------------------


def hand(view: View) -> Iterator[Event]:
    """The player's own cards, and in the morning those to choose from or passed on."""
    if view.seat is None:
        yield HandSizes(tuple(enumerate(view.hidden)))
        return
    yield HandHeld(view.hand, view.shown[view.seat])
    if view.choice:
        yield ChoiceHeld(view.choice)
    if view.passed:
        yield PassedOn(view.passed)


def table(view: View) -> Iterator[Event]:
    """The boat from bow to stern, the birds, and what is going on."""
    yield BoatHolds(view.boat)
    yield BirdsSeen(view.birds, view.day)
    if view.course is not None:
        aboard = frozenset(view.characters[seat] for seat in view.boat)
        yield CourseShown(*contents(view.course, aboard))
    yield from going_on(view)


def going_on(view: View) -> Iterator[Event]:
    """The offer, the demand, and the fight."""
    if view.offer is not None:
        yield told(view.offer)
    yield from demand(view)
    yield from fight(view)


def demand(view: View) -> Iterator[Event]:
    """What is demanded, and of whom."""
    if view.demand is not None and view.demand.loot:
        card = None if view.demand.loot == HIDDEN else view.demand.loot
        yield CardDemanded(view.order[0], view.demand.target, card)
    elif view.demand is not None:
        yield SwapDemanded(view.order[0], view.demand.target)


def fight(view: View) -> Iterator[Event]:
    """The strengths of both sides, and the promises."""
    if view.fight is not None:
        attackers, defenders = view.fight.attackers, view.fight.defenders
        yield FightStands(
            attackers[0], defenders[0],
            sum(strength(view, seat) for seat in attackers),
            sum(strength(view, seat) for seat in defenders),
        )  # fmt: skip
    yield from map(offer_of, view.promises)


def own_fate(view: View, seat: Seat, love: Piece, hate: Piece) -> Fate:
    """The fate of a player if the game ended now."""
    dead = [each for each in range(len(view.characters)) if condition(view, each) == "dead"]
    cards = (*view.shown[seat], *view.hand) if seat in view.boat else ()
    characters = sorted((view.characters[each] for each in dead), key=PIECES.index)
    return Fate(
        seat, view.characters[seat], love, hate, tuple(characters), cards, view.psychopath
    )  # fmt: skip


def scores(view: View) -> Iterator[Event]:
    """The points that the player would get if the game ended now."""
    if view.seat is None or view.love is None or view.hate is None:
        yield NoPoints()
        return
    fate = own_fate(view, view.seat, view.love, view.hate)
    yield from reasons(fate)
    yield PointsNow(points(fate))


def turn(view: View) -> Iterator[Event]:
    """Who acts, and who acts next."""
    if view.stage == OVER:
        yield GameFinished()
        return
    acting = view.order[0] if view.order and view.stage in ("actions", "fight") else None
    yield OnTurn(acting, view.stage, view.day)
    yet = view.order[1:] if acting is not None else view.order
    if yet:
        yield YetToAct(yet)
    yield from fight(view)


def counts(view: View) -> Iterator[Event]:
    """The number of cards in each place, and which are discarded."""
    yield CardCounts(
        view.provisions, len(view.discard), len(view.navigation), len(view.row_stack)
    )  # fmt: skip
    yield HandSizes(tuple(enumerate(view.hidden)))
    if view.discard:
        yield DiscardHolds(tuple(sorted(view.discard, key=PIECES.index)))
    known = tuple(card for card in view.row_stack if card is not None)
    if known:
        yield RowStackKnown(known)


# Cards -------------------------------------------------------------------------------------------


@cache
def meant(piece: Piece) -> Pieces:
    """The piece itself; or all of a kind, for a painting or a course without its number."""
    return tuple(each for each in PIECES if piece in (each, kind_and_value(each)[0]))


def card(view: View, piece: Piece) -> Iterator[Event]:
    """What a character can do, a provision is good for, or a navigation card shows."""
    for each in meant(piece):
        yield about(each)


def about(piece: Piece) -> Event:
    """All about one piece."""
    if piece in COURSES:
        return CourseShown(*contents(piece))
    if piece in PROVISIONS:
        return AboutProvision(
            piece, kind_and_value(piece)[0], PROVISIONS[piece], WEAPONS.get(piece, 0)
        )
    return AboutCharacter(piece, SIZES[piece], SURVIVAL[piece], ABILITIES.get(piece, "none"))


def find(view: View, piece: Piece) -> Iterator[Event]:
    """Where a person, a provision or a navigation card is, as far as the player knows."""
    if piece in CHARACTERS:
        yield from find_person(view, piece)
    else:
        found = [fact for each in meant(piece) for fact in find_card(view, each)]
        yield from found or [Nowhere(piece)]


def find_person(view: View, character: Piece) -> Iterator[Event]:
    """Who plays a character, and their condition."""
    if character in view.characters:
        yield from person(view, view.characters.index(character))
    else:
        yield NotInGame(character)


def find_card(view: View, piece: Piece) -> Iterator[Event]:
    """Where a card is, as far as the player knows."""
    yield from (find_course if piece in COURSES else find_provision)(view, piece)


def find_provision(view: View, piece: Piece) -> Iterator[Event]:
    """Open, in a hand that the player knows, or discarded."""
    for seat, shown in enumerate(view.shown):
        if piece in shown:
            yield OpenAt(seat, piece, shown.count(piece))
        known = view.hand if seat == view.seat else view.known[seat]
        if piece in known:
            yield HiddenAt(seat, piece, known.count(piece))
    if piece in view.discard:
        yield InDiscard(piece, view.discard.count(piece))


def find_course(view: View, piece: Piece) -> Iterator[Event]:
    """The card of the day, one being looked at, on the row stack, or in the stack."""
    if piece == view.course:
        yield CourseOfDay(piece)
    elif piece in view.drawn:
        yield LookedAt(piece)
    elif piece in view.row_stack:
        yield OnRowStack(piece)
    elif piece in view.navigation:
        yield InStack(piece, view.navigation.index(piece) + 1)


TOPICS: Mapping[str, Callable[[View], Iterator[Event]]] = {
    "hand": hand,
    "table": table,
    "scores": scores,
    "turn": turn,
    "counts": counts,
    "boat": boat,
    "who": who,
}
PIECE_TOPICS: Mapping[str, Callable[[View, Piece], Iterator[Event]]] = {
    "card": card,
    "find": find,
}
SEAT_TOPICS: Mapping[str, Callable[[View, Seat], Iterator[Event]]] = {"boat": person}
"""What a player can ask about one person, by their seat."""
