"""x"""
import os
from math import exp
from random import Random
from accessible_games.bots.search import Found, Line, halve, whole_number
from accessible_games.bots.arche_noah.normal import worth_of_bid, worth_of_pick, look_out
from accessible_games.bots.arche_noah.lean import lean, bid, pick, numbers, totals
from accessible_games.bots.arche_noah.rollout import play_out
from accessible_games.core.luck import Luck
ITERATIONS = {"hard": 1000, "expert": 6000}
S1 = float(os.environ.get("S1", 8)); S2 = float(os.environ.get("S2", 3))
CV = float(os.environ.get("CV", 2))

def study(view, decision, imagine, chance, iterations):
    outlook = look_out(view)
    if decision.kind == "bid":
        cands = sorted(decision.options, key=lambda c: -worth_of_bid(view, outlook, c))
    else:
        cands = sorted(decision.options, key=lambda c: -outlook.gains[outlook.me][c] if c in outlook.gains[outlook.me] else 0)
    me = view.seat
    base = [sum(p[s] for p in view.scores) for s in range(len(view.coins))]

    def worlds():
        world = lean(imagine(Luck(whole_number(chance))).state)
        seed = whole_number(chance)
        def trial(c):
            t = world.copy()
            if decision.kind == "bid": bid(t, c)
            else: pick(t, numbers(c))
            play_out(t, Random(seed).random)
            pts = [a + b for a, b in zip(base, totals(t))]
            if not t.last: pts = [p + CV * n for p, n in zip(pts, t.chips)]
            mine = pts.pop(me)
            return 1 / (1 + exp((max(pts) - mine) / (S2 if t.last else S1)))
        return trial

    return halve(cands, worlds, iterations)
