"""x"""
from random import Random
from accessible_games.bots.search import Found, Line, halve, whole_number
from accessible_games.bots.life_is_life.normal import plans, look_out
from accessible_games.bots.life_is_life.lean import lean, swap, knock, numbers
from accessible_games.bots.life_is_life.lives import chances
from accessible_games.bots.life_is_life.rollout import play_out
from accessible_games.core.luck import Luck
from accessible_games.games.life_is_life.rules import ROWS
ITERATIONS = {"hard": 700, "expert": 5000}
import os
CANDIDATES = int(os.environ.get("CANDS", 16))

def study(view, decision, imagine, chance, iterations):
    outlook = look_out(view)
    rows = (view.row,) if decision.kind == "lay" else ROWS
    ranked = sorted(plans(view, outlook, rows), key=lambda p: -p.gain)[:CANDIDATES]
    cands = [(p.row, p.laid) for p in ranked]
    if decision.kind == "turn" and decision.options.why_not("knock") is None:
        cands.insert(0, None)
    me = view.seat

    def worlds():
        table = imagine(Luck(whole_number(chance)))
        world = lean(table.state)
        seed = whole_number(chance)
        def trial(c):
            t = world.copy()
            if c is None: knock(t)
            else: swap(t, c[0], numbers(c[1]))
            play_out(t, Random(seed).random)
            return chances(t.lives)[me]
        return trial

    lines = halve(cands, worlds, iterations)
    if decision.kind == "lay":
        return tuple(Line(l.answer[1], l.values) for l in lines)
    best = {}
    for l in lines:
        a = "knock" if l.answer is None else str(l.answer[0])
        best.setdefault(a, Line(a, l.values))
    return tuple(best.values())
