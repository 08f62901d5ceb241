"""The tables that answers lead to, each weighed by what it promises all players."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random

from accessible_games.core.decision import Answer, Decision, OneOf
from accessible_games.core.frozen import Frozen
from accessible_games.games.sixpack.cells import FIRST_PLACES
from accessible_games.games.sixpack.drinks import PINK
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.lines import may_stay
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.games.sixpack.players.grid import Grid, Key, Turn
from accessible_games.games.sixpack.players.grid_turns import after_add, after_take, tried_turns
from accessible_games.games.sixpack.players.numbering import NUMBER_OF, NUMBERS
from accessible_games.games.sixpack.players.prospects import (
    WAYS,
    Stakes,
    Survey,
    drags,
    held_with,
    survey,
)
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.view import View, displayed
from accessible_games.players.limits import OutOfTimeError, heed

PARTS = 5
"""The number of parts weighed of a table that has to be cleared.

With all of them, `hard` made the same choice in 69 of 70 turns that took longest.
"""


class TableOutcome(Frozen):
    """A table that is left to the next player."""

    __slots__ = ("__dict__",)
    grid: Grid
    shown: int
    """The hands that could be claimed in the turn."""
    cleared: bool
    """Whether a part of the table was cleared after that."""
    own: int
    """The hands that this seat can have then; none if it has won."""
    claimed: float
    """What earlier claims in the turn have brought, as a chance of winning."""
    value: float
    """The chance of winning, if the game goes on as usual."""
    liked: float
    """What a temperament adds to that."""
    strict: bool

    @cached_property
    def turns(self) -> list[Turn]:
        """All turns of the next player."""
        return list(tried_turns(self.grid, self.strict, WAYS))

    @property
    def worth(self) -> float:
        """The value by which an outcome is chosen."""
        return self.value + self.liked


def outcomes(
    view: View,
    decision: Decision[Answer],
    at_stake: Stakes,
    chance: Random,
    most: int,
    also: Sequence[Answer] = (),
) -> dict[Answer, TableOutcome]:
    """The best outcome of each answer to `pair`, `turn`, `fill`, `clear` or `keep`; best first.

    At most *most* tables are weighed, those with the seat's pattern first, but always those to
    which the answers *also* lead. Raises `OutOfTimeError` if there is no time for these, or none
    at all.
    """
    known = shown_before(view)
    leading, showing = reachable(view, decision, at_stake.hand, also)
    claims = {key: at_stake.claims(at_stake.hand, showing[key], known) for key in showing}
    order = sorted(claims, key=lambda key: (not showing[key] & at_stake.hand, chance.random()))
    asked = [key for key in order[most:] if any(answer in also for answer in leading[key])]
    best: dict[Answer, TableOutcome] = {}
    tried = order[:most] + asked
    for key in in_time(tried, len(tried) if also else 1):
        outcome = weighed(at_stake, Grid(dict(key)), showing[key], claims[key], view.strict)
        for answer in leading[key]:
            if answer not in best or outcome.worth > best[answer].worth:
                best[answer] = outcome
    return dict(sorted(best.items(), key=lambda found: found[1].worth, reverse=True))


def in_time(keys: Sequence[Key], least: int) -> Iterator[Key]:
    """The tables for which there is time. Raises `OutOfTimeError` if these are not the *least*."""
    for number, key in enumerate(keys):
        try:
            heed()
        except OutOfTimeError:
            if number < least:
                raise
            return
        yield key


def reachable(
    view: View, decision: Decision[Answer], hand: int, also: Sequence[Answer]
) -> tuple[dict[Key, list[Answer]], dict[Key, int]]:
    """The answers that lead to each table, and the hands that it shows; fewer late in a game."""
    leading: dict[Key, list[Answer]] = {}
    showing: dict[Key, int] = {}
    late = drags(view)
    for answer, key, shown in tables(view, decision):
        if late and takes(answer) and not shown & hand and answer not in also:
            continue
        leading.setdefault(key, []).append(answer)
        showing[key] = shown
    return leading, showing


def takes(answer: Answer) -> bool:
    """Whether an answer takes a drink from the table."""
    return isinstance(answer, tuple) and answer[0] == TAKE


def shown_before(view: View) -> int:
    """The hands that the table has shown before this turn."""
    changed = {NUMBERS[place] for place in view.changed}
    found = 0
    for block, hands in Grid.of(displayed(view)).blocks:
        if changed.isdisjoint(block):
            found |= hands
    return found


# Tables ------------------------------------------------------------------------------------------


def tables(view: View, decision: Decision[Answer]) -> Iterator[tuple[Answer, Key, int]]:
    """Every answer with each table it can lead to, and any hands claimed there."""
    display = displayed(view)
    if decision.kind == "pair":
        yield from begun(decision, view.strict)
    elif decision.kind == "clear":
        assert isinstance(decision.options, AtPlace)
        layout = Layout(display)
        for answer in decision.options:
            for part in may_stay(layout, *answer).values():
                yield answer, Grid.of(part).key, 0
    elif decision.kind == "keep":
        line, name = view.line
        for side, part in may_stay(Layout(display), line, name).items():
            yield side, Grid.of(part).key, 0
    else:
        yield from changed(Grid.of(display), decision)


def begun(decision: Decision[Answer], strict: bool) -> Iterator[tuple[Answer, Key, int]]:
    """The tables with the first two cards, and what the first turn can make of them."""
    assert isinstance(decision.options, OneOf)
    for pair in decision.options:
        grid = Grid.of(dict(zip(FIRST_PLACES["p"], pair.split("-"), strict=True)))
        for turn in tried_turns(grid, strict, WAYS):
            yield pair, grid.key_after(turn), turn.shown


def changed(grid: Grid, decision: Decision[Answer]) -> Iterator[tuple[Answer, Key, int]]:
    """The tables that phases 1 and 2 can make of one."""
    assert isinstance(decision.options, AtPlace)
    for word, name in decision.options:
        place = NUMBERS[name]
        if word == TAKE:
            turns = after_take(grid, place, WAYS)
        else:
            turns = after_add(grid, NUMBER_OF[word], place, WAYS)
        for turn in turns:
            yield (word, name), grid.key_after(turn), turn.shown


# Weighing ----------------------------------------------------------------------------------------


def weighed(at_stake: Stakes, grid: Grid, shown: int, claimed: float, strict: bool) -> TableOutcome:
    """A table after claims: the best that can remain if it has to be cleared."""
    parts = likely(at_stake, cleared(grid), shown)
    found = [
        outcome(at_stake, each, shown, bool(parts), claimed, strict) for each in parts or [grid]
    ]
    return max(found, key=lambda each: each.worth)


def cleared(grid: Grid) -> list[Grid]:
    """The tables that can remain if clearing is due; none if it is not, or is impossible."""
    if grid.least >= PINK:
        return []
    layout = Layout(grid.display())
    lines = [("column", name) for name in layout.columns]
    lines += [("row", name) for name in layout.rows]
    return [Grid.of(part) for line in lines for part in may_stay(layout, *line).values()]


def likely(at_stake: Stakes, parts: list[Grid], shown: int) -> list[Grid]:
    """The parts that promise most by what they show already, which takes little time to see."""
    if len(parts) <= PARTS:
        return parts
    own = held_with(at_stake.points) if shown & at_stake.hand else at_stake.hand
    seen = {id(part): Survey(part.shown, part.shown, part.shown) for part in parts}
    order = sorted(parts, key=lambda part: at_stake.outlook(seen[id(part)], own), reverse=True)
    return order[:PARTS]


def outcome(
    at_stake: Stakes, grid: Grid, shown: int, is_cleared: bool, claimed: float, strict: bool
) -> TableOutcome:
    """The outcome of a table; a scorer sets aside the best domino and draws again."""
    scored = bool(shown & at_stake.hand)
    if scored and at_stake.last:
        return TableOutcome(grid, shown, is_cleared, 0, claimed, 1.0, 0.0, strict)
    seen = survey(grid, strict, 0 if scored else at_stake.hand)
    own = held_with(at_stake.best_kept(seen)) if scored else at_stake.hand
    value = at_stake.chance + claimed + at_stake.outlook(seen, own)
    liked = at_stake.crowd * len(grid.drinks)
    return TableOutcome(grid, shown, is_cleared, own, claimed, value, liked, strict)
