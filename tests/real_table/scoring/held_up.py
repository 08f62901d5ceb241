"""Random games that are scored twice: by the rules, and from what would be held up and typed.

Each function plays one game and returns how many results were compared. What is typed is made of
labels or of names, in one of the languages, and is read again.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random

from accessible_games.braille.decks import box
from accessible_games.braille.labels import labels_by_piece
from accessible_games.core.common_events import GameScored
from accessible_games.core.event import Event, Piece, Pieces, kind_and_value
from accessible_games.core.table import AnyTable
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.events import (
    CoinsLeft,
    Declined,
    PassScored,
    Picked,
    PickedTwo,
    SecretDrawn,
)
from accessible_games.games.arche_noah.state import CHIPS, COINS
from accessible_games.games.life_is_life.events import SuddenDeath
from accessible_games.games.lifeboat.hands import cards_of
from accessible_games.games.lifeboat.sea_events import GoalsRevealed, TreasureScored
from accessible_games.games.lifeboat.state import alive
from accessible_games.games.sixpack.events import GameWon, PointScored, VictoryShared
from accessible_games.real_table.scoring import arche_noah, life_is_life, lifeboat, sixpack
from accessible_games.speech.catalogue import LANGUAGES, Catalogue
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.testing.playing import cases_of, steps


def typed(cards: Pieces, catalogue: Catalogue, chance: Random) -> str:
    """Cards as somebody types them: by labels or names, equal ones one by one or as a number."""
    by_label = chance.random() < 0.5
    parts: list[str] = []
    for piece, count in Counter(cards).items():
        name = written(catalogue)[piece] if by_label else named(piece, count, catalogue)
        together = chance.random() < 0.7
        between = "" if by_label else " "
        parts += [f"{count}{between}{name}" if count > 1 else name] if together else [name] * count
    chance.shuffle(parts)
    return ", ".join(parts) if not by_label or chance.random() < 0.5 else " ".join(parts).lower()


def named(piece: Piece, count: int, catalogue: Catalogue) -> str:
    """A card by its name, in the plural if there are several and it has no value."""
    if kind_and_value(piece)[1] is not None or count == 1:
        return catalogue.name(piece)
    return catalogue.name(piece, "names")


@cache
def written(catalogue: Catalogue) -> Mapping[Piece, str]:
    """The labels of the pieces of a game."""
    cards = box(str(catalogue.game), catalogue.language)
    return {
        piece: label.lines[0]
        for piece, label in labels_by_piece(cards, catalogue.language).items()
        if len(label.lines) == 1
    }


def begun(game: str, number: int) -> tuple[AnyTable, Catalogue, Random]:
    """A table of a game, each number with other seats, options and words."""
    chance = Random(number)
    case = chance.choice(cases_of(GAMES[game]))
    return case.begin(number), catalogue_of(chance.choice(LANGUAGES), game), chance


def life_is_life_game(number: int) -> int:
    """Compare the lives, the points and what is told after each round."""
    table, catalogue, chance = begun("life-is-life", number)
    compared, lives = 0, [*table.state.lives]
    for _, events in steps(table, number):
        if len(table.state.shown) == compared:
            continue
        hands, expert = table.state.shown[-1].hands, table.state.expert
        read = [read_hand(hand, catalogue, chance) if hand else () for hand in hands]
        if sum(map(bool, hands)) == 1:
            seat = next(seat for seat, hand in enumerate(hands) if hand)
            scored = life_is_life.sudden_death(lives, seat, read[seat], expert=expert)
        else:
            life_is_life.check_hands(read, catalogue)
            scored = life_is_life.score(lives, read, expert=expert)
        assert [*scored.lives] == table.state.lives
        assert is_within(scored.events, events)
        compared, lives = compared + 1, [*table.state.lives]
    return compared


def read_hand(hand: Pieces, catalogue: Catalogue, chance: Random) -> Pieces:
    """A hand that was typed and read again, which is the same one."""
    read = life_is_life.read_hand(typed(hand, catalogue, chance), catalogue)
    assert Counter(read) == Counter(hand)
    return read


def is_within(scored: tuple[Event, ...], events: list[Event]) -> bool:
    """Whether some events are told one after the other among others."""
    size, wanted, told = len(scored), [*map(in_order, scored)], [*map(in_order, events)]
    return any(told[at : at + size] == wanted for at in range(len(told)))


def arche_noah_game(number: int) -> int:
    """Compare the points of each pass, from the cards that everybody was seen to take."""
    table, catalogue, chance = begun("arche-noah", number)
    seats = table.state.seats
    piles, earlier = dict[int, list[Piece]](), list[tuple[int, ...]]()
    coins, chips = [COINS[seats]] * seats, [CHIPS[seats]] * seats
    for event in told(table, number):
        match event:
            case SecretDrawn(seat, card):
                piles[seat], coins[seat] = [card], COINS[seats]
            case Picked(seat, card):
                piles[seat].append(card)
            case PickedTwo(seat, cards, left):
                piles[seat] += cards
                chips[seat] = left
            case Declined(seat, left):
                chips[seat] = left
            case CoinsLeft(left_by_seat):
                coins = [dict(left_by_seat)[seat] for seat in range(seats)]
            case PassScored(_, points):
                read = [
                    read_pile(tuple(piles[seat]), coins[seat], chips[seat], catalogue, chance)
                    for seat in range(seats)
                ]
                arche_noah.check_piles(read, catalogue)
                scored = arche_noah.score(read, earlier)
                assert dict(enumerate(scored.points)) == dict(points)
                earlier.append(scored.points)
            case GameScored(points):
                assert dict(enumerate(scored.totals)) == dict(points)
                assert scored.is_last
    return len(earlier)


def read_pile(
    cards: Pieces, coins: int, chips: int, catalogue: Catalogue, chance: Random
) -> arche_noah.Pile:
    """A pile that was typed with coins and chips, and read again."""
    coin, chip = (catalogue.words(f"called-{thing}")[0] for thing in ("coin", "chip"))
    line = f"{typed(cards, catalogue, chance)}, {coins} {coin}, {chips} {chip}"
    read = arche_noah.read_pile(line, catalogue, 4 if max(coins, chips) <= 12 else 2)
    assert Counter(read.cards) == Counter(cards)
    return read


def told(table: AnyTable, number: int) -> Iterator[Event]:
    """All that a random game tells."""
    yield from table.opening
    for _, events in steps(table, number):
        yield from events


def sixpack_game(number: int) -> int:
    """Compare the points after each phase in which patterns were shown, and who wins."""
    table, _, _ = begun("sixpack", number)
    held, compared = [0] * table.state.seats, 0
    for _, events in steps(table, number):
        shown = [event.seat for event in events if isinstance(event, PointScored)]
        if not shown:
            continue
        scored = sixpack.score(held, shown)
        held, compared = [*scored.points], compared + 1
        assert held == [len(each) for each in table.state.points]
        ended = [event for event in events if isinstance(event, GameWon | VictoryShared)]
        assert [*scored.events[1:]] == ended
    return compared


def lifeboat_game(number: int) -> int:
    """Compare all that the end tells: goals, what has scored, totals, and who has won."""
    table, catalogue, chance = begun("lifeboat", number)
    end = [event for _, events in steps(table, number) for event in events]
    first = next((at for at, event in enumerate(end) if isinstance(event, GoalsRevealed)), None)
    if first is None:  # the sea has won
        return 0
    state, people = table.state, list[lifeboat.Survivor]()
    for seat in range(state.seats):
        life = "alive" if alive(state, seat) else "dead" if seat in state.boat else "gone"
        words = [state.characters[seat], state.loves[seat], state.hates[seat]]
        names = [catalogue.name(piece) for piece in words]
        said = {name: catalogue.words(f"held-typed-{name}")[0] for name in ("love", "hate", life)}
        line = f"{names[0]} {said['love']} {names[1]} {said['hate']} {names[2]}, {said[life]}, "
        cards = tuple(cards_of(state, seat))
        line += typed(cards, catalogue, chance)
        people.append(lifeboat.read_survivor(line, catalogue))
    lifeboat.check_people(people, catalogue)
    scored = lifeboat.score(people, state.psychopath)
    assert [*map(in_order, scored.events)] == [*map(in_order, end[first:])]
    return 1


def in_order(event: Event) -> Event:
    """An event with its cards sorted, which are told in the order of the listener anyway."""
    if isinstance(event, TreasureScored):
        return replace(event, cards=tuple(sorted(event.cards)))
    if isinstance(event, SuddenDeath):
        return replace(event, rest=tuple(sorted(event.rest)))
    return event


SCORED: Mapping[str, Callable[[int], int]] = {
    "life-is-life": life_is_life_game,
    "arche-noah": arche_noah_game,
    "sixpack": sixpack_game,
    "lifeboat": lifeboat_game,
}
"""For each game a function that plays it once and compares."""
