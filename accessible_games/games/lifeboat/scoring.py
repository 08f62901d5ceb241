"""The end: points for each person, with a reason for each kind."""

from collections.abc import Iterator, Sequence

from accessible_games.core.common_events import GameScored
from accessible_games.core.event import Event, Piece, Pieces, Seat, most_first
from accessible_games.core.frozen import Frozen
from accessible_games.games.lifeboat.cards import (
    BIRDS,
    DOUBLES,
    PAINTINGS,
    PLACE_OF,
    SIZES,
    SURVIVAL,
    treasure,
)
from accessible_games.games.lifeboat.hands import cards_of
from accessible_games.games.lifeboat.sea_events import (
    AmbivalenceScored,
    DeathsScored,
    GameWon,
    GoalsRevealed,
    HateScored,
    LoveScored,
    SurvivalScored,
    TreasureScored,
    VictoryShared,
)
from accessible_games.games.lifeboat.state import OVER, State, alive, names

DEATH = 3
"""A psychopath's points for each death, with the option `3` (L43)."""
Scored = (
    SurvivalScored | TreasureScored | LoveScored | HateScored | AmbivalenceScored | DeathsScored
)


class Fate(Frozen):
    """Everything that a player's points depend on."""

    seat: Seat
    character: Piece
    love: Piece
    hate: Piece
    dead: Pieces
    """All characters in the game who are dead."""
    treasure: Pieces
    """The cards of a player whose body is in the boat, alive or dead (L41)."""
    psychopath: str


def fate(state: State, seat: Seat) -> Fate:
    """The fate of a player."""
    dead = [other for other in range(state.seats) if not alive(state, other)]
    return Fate(
        seat, state.characters[seat], state.loves[seat], state.hates[seat],
        tuple(sorted(names(state, dead), key=PLACE_OF.__getitem__)),
        tuple(cards_of(state, seat)) if seat in state.boat else (), state.psychopath,
    )  # fmt: skip


def reasons(fate: Fate) -> Iterator[Scored]:
    """Everything that brings points."""
    yield from survival(fate)
    yield from treasures(fate)
    yield from feelings(fate)
    yield from deaths(fate)


def survival(fate: Fate) -> Iterator[Scored]:
    """Twice for a narcissist (L42), never for a psychopath, once for a player who is both (L44)."""
    narcissist, psychopath = fate.love == fate.character, fate.hate == fate.character
    points = SURVIVAL[fate.character] * (1 + narcissist - psychopath)
    if fate.character not in fate.dead:
        yield SurvivalScored(fate.seat, points, narcissist, psychopath)


def treasures(fate: Fate) -> Iterator[Scored]:
    """Cash, jewels and paintings, hidden and open; one kind doubled for some characters."""
    for kind, pieces in (("cash", ("cash",)), ("jewel", ("jewel",)), ("painting", (*PAINTINGS,))):
        cards = tuple(card for card in fate.treasure if card in pieces)
        doubled = DOUBLES.get(fate.character) == kind
        if cards:
            points = treasure(cards, kind) * (2 if doubled else 1)
            yield TreasureScored(fate.seat, cards, points, doubled)


def feelings(fate: Fate) -> Iterator[Scored]:
    """Points for a loved one who survives, and the strength of a hated one who is dead."""
    if fate.love == fate.hate != fate.character:
        yield ambivalence(fate)
        return
    if fate.love != fate.character and fate.love not in fate.dead:
        yield LoveScored(fate.seat, fate.love, SURVIVAL[fate.love])
    if fate.hate != fate.character and fate.hate in fate.dead:
        yield HateScored(fate.seat, fate.hate, SIZES[fate.hate])


def ambivalence(fate: Fate) -> Scored:
    """Either the survival or the death, never both (L45)."""
    lives = fate.love not in fate.dead
    points = SURVIVAL[fate.love] if lives else SIZES[fate.love]
    return AmbivalenceScored(fate.seat, fate.love, lives, points)


def deaths(fate: Fate) -> Iterator[Scored]:
    """A psychopath scores the strengths of all dead; of his love only with `all` (L43)."""
    if fate.hate != fate.character:
        return
    spared = {fate.character} | ({fate.love} if fate.psychopath != "all" else set())
    counted = tuple(each for each in fate.dead if each not in spared)
    if counted:
        fixed = fate.psychopath == str(DEATH)
        points = sum(DEATH if fixed else SIZES[each] for each in counted)
        yield DeathsScored(fate.seat, counted, points)


def points(fate: Fate) -> int:
    """The total points of a fate."""
    return sum(reason.points for reason in reasons(fate))


def totals(state: State) -> list[int]:
    """The points by seat."""
    return [points(fate(state, seat)) for seat in range(state.seats)]


def winners(state: State) -> list[Seat]:
    """The seats with the most points after the fourth bird (L50); none if the sea has won."""
    if state.phase != OVER or state.birds < BIRDS:
        return []
    return leading(totals(state))


def leading(scored: Sequence[int]) -> list[Seat]:
    """The seats with the most points."""
    return [seat for seat, total in enumerate(scored) if total == max(scored)]


def final_points(state: State) -> list[int]:
    """The points by seat after the fourth bird; none if the sea has won."""
    return totals(state) if winners(state) else [0] * state.seats


async def end(state: State) -> None:
    """Tell who loved and hated whom, and what all players have scored for what (L54)."""
    for event in outcome([fate(state, seat) for seat in range(state.seats)]):
        state.tell(event)
    state.phase = OVER


def outcome(fates: Sequence[Fate]) -> Iterator[Event]:
    """All that the end tells, by seat: goals, what has scored, the points, and who has won."""
    scored: list[int] = []
    for own in fates:
        itself = own.love == own.character, own.hate == own.character
        yield GoalsRevealed(own.seat, own.love, own.hate, *itself)
        brought = [*reasons(own)]
        scored.append(sum(reason.points for reason in brought))
        yield from brought
    yield GameScored(most_first(dict(enumerate(scored))))
    yield verdict(scored)


def verdict(scored: Sequence[int]) -> Event:
    """The event that tells who has won, alone or together."""
    best = [(seat, scored[seat]) for seat in leading(scored)]
    return GameWon(*best[0]) if len(best) == 1 else VictoryShared(tuple(best), max(scored))
