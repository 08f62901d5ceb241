"""The tables that answers lead to, each weighed by what it promises everybody."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from accessible_games.bots.sixpack.grid import NUMBER_OF, NUMBERS, Grid, Turn
from accessible_games.bots.sixpack.prospects import WAYS, Stakes, held_with, survey
from accessible_games.core.decision import Answer, Decision
from accessible_games.games.sixpack.cells import Display, columns, rows, stacks
from accessible_games.games.sixpack.drinks import PINK
from accessible_games.games.sixpack.lines import may_stay
from accessible_games.games.sixpack.rules import TAKE
from accessible_games.games.sixpack.view import View, displayed


@dataclass(frozen=True)
class Outcome:
    """A table at the end of one's own turn."""

    grid: Grid
    own: int
    """The hands that one can have then."""
    claimed: float
    """What the claims before have brought, as chance to win."""
    value: float
    """The chance to win, if all goes on as it usually does."""
    strict: bool

    @cached_property
    def turns(self) -> list[Turn]:
        """All that the next player can do."""
        return list(self.grid.turns(self.strict, WAYS))


def outcomes(view: View, decision: Decision[Any], at_stake: Stakes) -> dict[Answer, Outcome]:
    """The best outcome of each answer to `turn`, `fill`, `clear` or `keep`; the best first."""
    known = shown_before(view)
    claiming = decision.kind in ("turn", "fill")
    seen: dict[frozenset[tuple[int, int]], Outcome] = {}
    best: dict[Answer, Outcome] = {}
    for answer, grid in tables(view, decision):
        key = frozenset(grid.drinks.items())
        if key not in seen:
            weigh = weighed if claiming else left
            seen[key] = weigh(at_stake, grid, known, view.strict)
        if answer not in best or seen[key].value > best[answer].value:
            best[answer] = seen[key]
    return dict(sorted(best.items(), key=lambda found: found[1].value, reverse=True))


def shown_before(view: View) -> int:
    """The hands that the table has shown before this turn."""
    changed = {NUMBERS[place] for place in view.changed}
    found = 0
    for block, hands in Grid.of(displayed(view)).blocks:
        if changed.isdisjoint(block):
            found |= hands
    return found


def tables(view: View, decision: Decision[Any]) -> Iterator[tuple[Answer, Grid]]:
    """Every answer with each table that it can lead to."""
    display = displayed(view)
    if decision.kind == "clear":
        for answer in decision.options:
            for part in may_stay(display, *answer).values():
                yield answer, Grid.of(part)
    elif decision.kind == "keep":
        for side, part in may_stay(display, *view.line).items():
            yield side, Grid.of(part)
    else:
        yield from changed(Grid.of(display), decision, view.strict)


def changed(grid: Grid, decision: Decision[Any], strict: bool) -> Iterator[tuple[Answer, Grid]]:
    """The same for phases 1 and 2."""
    for word, name in decision.options:
        place = NUMBERS[name]
        if word == TAKE:
            turns = grid.after_take(place, WAYS)
        else:
            turns = grid.after_add(NUMBER_OF[word], place, WAYS)
        for turn in turns:
            yield (word, name), grid.after(turn)


def weighed(at_stake: Stakes, grid: Grid, known: int, strict: bool) -> Outcome:
    """The table after phase 2: claims, and clearing if it is due."""
    claimed = at_stake.claims(at_stake.hand, grid.shown, known)
    scored = bool(grid.shown & at_stake.hand)
    found = [
        outcome(at_stake, Grid.of(part), claimed, scored, strict)
        for part in cleared(grid)
    ]
    return max(found, key=lambda each: each.value) if found else outcome(at_stake, grid, claimed, scored, strict)


def left(at_stake: Stakes, grid: Grid, known: int, strict: bool) -> Outcome:
    """The table after clearing, again if that was not enough."""
    found = [outcome(at_stake, Grid.of(part), 0.0, False, strict) for part in cleared(grid)]
    return max(found, key=lambda each: each.value) if found else outcome(at_stake, grid, 0.0, False, strict)


def cleared(grid: Grid) -> list[Display]:
    """What can stay if clearing is due; nothing if not, or if it cannot be done."""
    display = grid.display()
    if min(stacks(display).values()) >= PINK:
        return []
    lines = [("column", name) for name in columns(display)] + [("row", name) for name in rows(display)]
    return [part for line in lines for part in may_stay(display, *line).values()]


def outcome(at_stake: Stakes, grid: Grid, claimed: float, scored: bool, strict: bool) -> Outcome:
    """A table that is left to the next player."""
    seen = survey(grid, strict, 0 if scored else at_stake.hand)
    own = at_stake.hand
    if scored:
        points = at_stake.best_kept(seen)
        own = held_with(points)
    value = at_stake.chance + claimed + at_stake.outlook(seen, own)
    return Outcome(grid, own, claimed, value, strict)
