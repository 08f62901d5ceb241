"""What the referee of SixPack knows of the table: places, stacks, fillings, patterns, lines.

Written from the sheet alone: a table is a dict from places such as "m13" to drinks.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from string import ascii_lowercase

Shown = Mapping[str, str]
LETTERS = [*ascii_lowercase]
BOTTLES = ("cola", "lemonade", "beer")
MIXED = {
    "spezi": {"cola", "lemonade"},
    "diesel": {"cola", "beer"},
    "shandy": {"lemonade", "beer"},
}
SORTS = {"cola": "shandy", "lemonade": "diesel", "beer": "spezi"}
"""The two sides of a card."""
DRINKS = (*BOTTLES, *MIXED)
CARDS, PINK = 16, 5
NINE = {f"{bottle}-{mix}" for bottle in BOTTLES for mix in MIXED}
AROUND = 26
"""So many columns and rows have names, then these begin anew."""
NUMBERS = [str(number + 1) for number in range(AROUND)]


@cache
def at(place: str, right: int, down: int) -> str:
    """The place so far to the right and below."""
    column = (LETTERS.index(place[0]) + right) % AROUND
    row = (int(place[1:]) - 1 + down) % AROUND
    return f"{LETTERS[column]}{row + 1}"


@cache
def beside(place: str) -> tuple[str, ...]:
    """The four places that share an edge."""
    return at(place, 1, 0), at(place, -1, 0), at(place, 0, 1), at(place, 0, -1)


def touched(shown: Shown, place: str) -> list[str]:
    """The drinks edge to edge with a place."""
    return [shown[near] for near in beside(place) if near in shown]


def left(shown: Shown, drink: str) -> int:
    """How many cards the stack of a drink has."""
    bottle = drink if drink in SORTS else next(b for b, mix in SORTS.items() if mix == drink)
    drinks = [*shown.values()]
    return CARDS - drinks.count(bottle) - drinks.count(SORTS[bottle])


def low(shown: Shown) -> list[str]:
    """The bottles for which a pink card was needed."""
    return [bottle for bottle in BOTTLES if left(shown, bottle) < PINK]


# Shape --------------------------------------------------------------------------------------------


def fits(shown: Shown) -> bool:
    """Rule 2, for cards that hang together."""
    sides = sorted((len({place[0] for place in shown}), len({place[1:] for place in shown})))
    return sides[1] <= 2 * sides[0]


def hangs(shown: Shown) -> bool:
    """Whether the cards lie side by side."""
    apart = {*shown}
    todo = [apart.pop()]
    while todo:
        more = apart.intersection(beside(todo.pop()))
        apart -= more
        todo += more
    return not apart


# Phase 1 ------------------------------------------------------------------------------------------


def wrong_to_add(shown: Shown, drink: str, place: str) -> str | None:
    """The sentence that forbids to add a drink."""
    near = touched(shown, place)
    if place in shown or not near:
        return "3.2"
    if any((each in MIXED) == (drink in MIXED) for each in near):
        return "3.2"
    if not left(shown, drink):
        return "1.2"
    return None if fits({**shown, place: drink}) else "3.3"


def wrong_to_take(shown: Shown, place: str) -> str | None:
    """The sentence that forbids to take a drink."""
    if place not in shown:
        return "3.1"
    if len(shown) == 2:
        return "2.3"
    if shown[place] in MIXED and len({*touched(shown, place)}) == 1:
        return "3.4"
    rest = {other: drink for other, drink in shown.items() if other != place}
    if not hangs(rest):
        return "3.5"
    return None if fits(rest) else "3.3"


# Phase 2 ------------------------------------------------------------------------------------------


@cache
def called(one: str, other: str) -> frozenset[str]:
    """What two drinks at one place bring."""
    if one in MIXED:
        return frozenset(MIXED[one] & MIXED[other])
    return frozenset(mix for mix, bottles in MIXED.items() if bottles == {one, other})


def fillings(shown: Shown, place: str) -> set[str]:
    """What may fill a place."""
    near = touched(shown, place)
    pairs = ((one, other) for number, one in enumerate(near) for other in near[:number])
    drinks = {drink for pair in pairs for drink in called(*pair)}
    return {drink for drink in drinks if left(shown, drink)}


def gaps(shown: Shown) -> dict[str, set[str]]:
    """Every place that is to be filled, with what may come there."""
    edges = [near for place in shown for near in beside(place) if near not in shown]
    found = {place: fillings(shown, place) for place in {*edges}}
    return {place: drinks for place, drinks in found.items() if drinks}


# Phase 3 ------------------------------------------------------------------------------------------

WAYS_TO_LAY = (((0, 3), (1, 4), (2, 5)), ((0, 3), (1, 2), (4, 5)), ((0, 1), (3, 4), (2, 5)))


@cache
def hands_of(picture: tuple[str, ...]) -> frozenset[frozenset[str]]:
    """The hands that can lie as six drinks, three above and three below."""
    return frozenset(
        frozenset(domino(picture[one], picture[other]) for one, other in laid)
        for laid in WAYS_TO_LAY
    )


def domino(one: str, other: str) -> str:
    """Two drinks side by side, the bottle first."""
    return f"{other}-{one}" if one in MIXED else f"{one}-{other}"


@cache
def lines(place: str, high: bool) -> tuple[str, ...]:
    """The six places of a wide or a high block, as one may turn it to be wide."""
    cells = [(along, across) for across in (0, 1) for along in (0, 1, 2)]
    return tuple(at(place, *((b, a) if high else (a, b))) for a, b in cells)


def patterns(shown: Shown) -> Iterator[tuple[str, frozenset[frozenset[str]]]]:
    """Every six drinks on the table by the first and last place, with the hands they show."""
    for place in shown:
        for high in (False, True):
            block = lines(place, high)
            if all(map(shown.__contains__, block)):
                yield f"{place}-{block[-1]}", hands_of(tuple([shown[each] for each in block]))


# Phase 4 ------------------------------------------------------------------------------------------


def in_order(names: set[str], ring: list[str]) -> list[str]:
    """The names in use from one end to the other; they may go over the end of the ring."""
    start = next(n for n, name in enumerate(ring) if name in names and ring[n - 1] not in names)
    return [name for name in ring[start:] + ring[:start] if name in names]


def parted(shown: Shown, line: str, name: str) -> list[dict[str, str]]:
    """The parts on both sides of a column or a row that has cards."""
    across = line == "column"
    named = {place: place[0] if across else place[1:] for place in shown}
    ring = LETTERS if across else NUMBERS
    names = in_order({*named.values()}, ring)
    if name not in names:
        return []
    before = names[: names.index(name)]
    behind = names[len(before) + 1 :]
    return [{p: d for p, d in shown.items() if named[p] in side} for side in (before, behind)]


def larger(shown: Shown, line: str, name: str) -> list[dict[str, str]]:
    """The parts of which one stays: the larger one, or both where they are equal."""
    parts = parted(shown, line, name)
    most = max(map(len, parts), default=0)
    return [part for part in parts if len(part) == most > 1 and hangs(part) and fits(part)]
