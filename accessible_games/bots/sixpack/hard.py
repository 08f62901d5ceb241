"""hard (prototype)"""
from random import Random
from typing import Any

from accessible_games.bots.bot import Imagine
from accessible_games.bots.search import Found, Line
from accessible_games.bots.sixpack.easy import claim
from accessible_games.bots.sixpack.grid import NAMES, NUMBERS, NUMBER_OF, Grid
from accessible_games.bots.sixpack.prospects import Stakes, stakes, survey
from accessible_games.core.decision import Decision
from accessible_games.games.sixpack.cells import columns, rows, stacks
from accessible_games.games.sixpack.drinks import PIECES, PINK
from accessible_games.games.sixpack.lines import may_stay
from accessible_games.games.sixpack.view import View, displayed

ITERATIONS = {"hard": 200, "expert": 1000}
WAYS = 8


def study(view: View, decision: Decision[Any], imagine: Imagine, chance: Random, iterations: int) -> Found:
    kind = decision.kind
    if kind == "claim":
        return (Line(claim(view), [0.0]),)
    if kind == "point":
        return ranked(point_values(view))
    if kind == "pair":
        return ranked({p: 0.0 for p in view.hand})
    if kind in ("clear", "keep"):
        return ranked(clear_values(view, decision))
    return ranked(values(view, decision, chance, iterations))


def ranked(values):
    return tuple(sorted((Line(a, [v]) for a, v in values.items()), key=lambda l: -l.value))


def point_values(view):
    seen = survey(Grid(displayed(view)), view.strict)
    st = stakes(view, 0)
    dist = (view.seat - view.on_turn - 1) % st.seats
    return {d: st.kept(seen, d, dist) for d in view.hand}


def clear_values(view, decision):
    st = stakes(view, 0)
    best = {}
    display = displayed(view)
    for answer in decision.options:
        if decision.kind == "keep":
            parts = [may_stay(display, *view.line)[answer]]
        else:
            parts = may_stay(display, *answer).values()
        best[answer] = max(later(st, view.strict, part, False) for part in parts)
    return best


def values(view, decision, chance, iterations):
    display = displayed(view)
    grid = Grid(display)
    changed = {NUMBERS[p] for p in view.changed} if decision.kind == "fill" else set()
    known = 0
    for block, hands in grid.blocks:
        if changed.isdisjoint(block):
            known |= hands
    st = stakes(view, known)
    found = {}
    for answer, key, table, shown in plans(grid, display, view, decision):
        found.setdefault(key, ([], table, shown))[0].append(answer)
    rated = sorted(found.values(), key=lambda x: -st.now(x[2]))[:iterations]
    best = {}
    for answers, table, shown in rated:
        scored = bool(shown & st.hand)
        v = st.now(shown) + later(st, view.strict, table, scored)
        v += 1e-4 * chance.random()
        for a in answers:
            if v > best.get(a, -99):
                best[a] = v
    return best


def plans(grid, display, view, decision):
    if decision.kind == "turn":
        for word, place, (laid, shown) in grid.turns(view.strict, WAYS):
            table = {**display, **{NAMES[p]: PIECES[d - 1] for p, d in laid}}
            if word == "take" and all(p != place for p, _ in laid):
                del table[NAMES[place]]
            yield (word, NAMES[place]), frozenset(table.items()), table, shown
    else:
        for word, place in decision.options:
            for laid, shown in grid.after_add(NUMBER_OF[word], NUMBERS[place], WAYS):
                table = {**display, **{NAMES[p]: PIECES[d - 1] for p, d in laid}}
                yield (word, place), frozenset(table.items()), table, shown


def later(st: Stakes, strict, table, scored):
    if min(stacks(table).values()) < PINK:
        left = [part for line, names in (("column", columns(table)), ("row", rows(table))) for name in names for part in may_stay(table, line, name).values()]
        if left:
            return max(st.later(survey(Grid(p), strict), scored) for p in left)
    return st.later(survey(Grid(table), strict), scored)
