"""The end: points person by person, each kind with its reason."""

from collections.abc import Iterator, Sequence

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
    GameScored,
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
"""Points of a psychopath for each death, with the option `3` (L43)."""
Scored = (
    SurvivalScored | TreasureScored | LoveScored | HateScored | AmbivalenceScored | DeathsScored
)


class Fate(Frozen):
    """All that somebody's points depend on."""

    seat: Seat
    character: Piece
    love: Piece
    hate: Piece
    dead: Pieces
    """Every character in the game who is dead."""
    treasure: Pieces
    """The cards of somebody whose body is in the boat, alive or dead (L41)."""
    psychopath: str


def fate(state: State, seat: Seat) -> Fate:
    """What has become of somebody."""
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
    """Twice for a narcissist (L42), nothing for a psychopath, once for whoever is both (L44)."""
    narcissist, psychopath = fate.love == fate.character, fate.hate == fate.character
    points = SURVIVAL[fate.character] * (1 + narcissist - psychopath)
    if fate.character not in fate.dead:
        yield SurvivalScored(fate.seat, points, narcissist, psychopath)


def treasures(fate: Fate) -> Iterator[Scored]:
    """Cash, jewels and paintings, hidden and open; one kind doubled for some."""
    for kind, pieces in (("cash", ("cash",)), ("jewel", ("jewel",)), ("painting", (*PAINTINGS,))):
        cards = tuple(card for card in fate.treasure if card in pieces)
        doubled = DOUBLES.get(fate.character) == kind
        if cards:
            points = treasure(cards, kind) * (2 if doubled else 1)
            yield TreasureScored(fate.seat, cards, points, doubled)


def feelings(fate: Fate) -> Iterator[Scored]:
    """The survival of another whom one loves, the size of another hated and dead."""
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
    """A psychopath counts the sizes of all others who died; his love only with `all` (L43)."""
    if fate.hate != fate.character:
        return
    spared = {fate.character} | ({fate.love} if fate.psychopath != "all" else set())
    counted = tuple(each for each in fate.dead if each not in spared)
    if counted:
        fixed = fate.psychopath == str(DEATH)
        points = sum(DEATH if fixed else SIZES[each] for each in counted)
        yield DeathsScored(fate.seat, counted, points)


def points(fate: Fate) -> int:
    """All points of one fate."""
    return sum(reason.points for reason in reasons(fate))


def totals(state: State) -> list[int]:
    """Everybody's points, by seat."""
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
    """Everybody's points after the fourth bird, by seat; none if the sea has won."""
    return totals(state) if winners(state) else [0] * state.seats


async def end(state: State) -> None:
    """Tell who loved and hated whom, and what everybody has scored for what (L54)."""
    scored: list[int] = []
    for seat in range(state.seats):
        own = fate(state, seat)
        itself = own.love == own.character, own.hate == own.character
        state.tell(GoalsRevealed(seat, own.love, own.hate, *itself))
        brought = [*reasons(own)]
        scored.append(sum(reason.points for reason in brought))
        for reason in brought:
            state.tell(reason)
    state.phase = OVER
    state.tell(GameScored(most_first(dict(enumerate(scored)))))
    state.tell(verdict(scored))


def verdict(scored: Sequence[int]) -> Event:
    """Tell who has won, alone or with others."""
    best = [(seat, scored[seat]) for seat in leading(scored)]
    return GameWon(*best[0]) if len(best) == 1 else VictoryShared(tuple(best), max(scored))
