"""The level `easy`: a few simple rules, without regard for others or for tomorrow."""

from collections.abc import Callable, Mapping
from random import Random

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Piece
from accessible_games.games.lifeboat.cards import COURSES, PAINTINGS, SIZES, WEAPONS
from accessible_games.games.lifeboat.players.evaluation import waters
from accessible_games.games.lifeboat.players.plans import words
from accessible_games.games.lifeboat.players.temper import EVEN, Temper
from accessible_games.games.lifeboat.seen import View
from accessible_games.games.lifeboat.topics import strength
from accessible_games.players.bot import Determinize

Rule = Callable[[View, Decision[Answer], Random, Temper], Answer]
TREASURE = (*PAINTINGS, "jewel")
MUG = 0.1
ROW = 0.7
"""How often it mugs a player, and how often it rows if it does not."""
TRUST = 0.5
"""How often it does not believe a promise."""
NERVE = 0.2
"""How much more often bold players mug and less often row; careful ones the opposite."""


def easy(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """The answer of its rule for the question; any answer if it has none."""
    rule = RULES.get(decision.kind)
    if rule:
        return rule(view, decision, chance, temper)
    answer: Answer = decision.options.draw(chance)
    return answer


def draft(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Keep treasure, but water rather than cash if it has none; else anything."""
    given = words(decision)
    scarce = "water" not in view.hand
    wanted = (*TREASURE, "water", "cash") if scarce else (*TREASURE, "cash", "water")
    return next((card for card in wanted if card in given), given[0])


def turn(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Open the parasol, heal itself, mug when strong; otherwise mostly row."""
    given = words(decision)
    assert view.seat is not None
    if "parasol" in given:
        return "parasol"
    if "medical-kit" in given and view.wounds[view.seat]:
        return "medical-kit"
    daring = NERVE * temper.nerve
    if "mug" in given and chance.random() < MUG + daring:
        return "mug"
    return "row" if chance.random() < ROW - daring else "nothing"


def row(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Lay all cards that do it no harm."""
    return tuple(card for card in view.drawn if harmless(view, card))


def harmless(view: View, card: Piece) -> bool:
    """Whether a card harms neither this seat nor its love, or shows a bird."""
    assert view.seat is not None
    cared, course = {view.characters[view.seat], view.love}, COURSES[card]
    return course.bird > 0 or not cared & {*course.overboard, *course.thirsty}


def steer(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Choose a bird, or else a card that does no harm."""
    given = words(decision)
    birds = [word for word in given if word in COURSES and COURSES[word].bird > 0]
    kind = [word for word in given if word in COURSES and harmless(view, word)]
    return (*birds, *kind, *given)[0]


def consent(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Fight if it is stronger: by much if careful, or even if equally strong if bold."""
    assert view.seat is not None
    lead = strength(view, view.seat) - strength(view, view.order[0])
    return "fight" if lead + temper.nerve > 0 else "agree"


def weapon(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Play the largest weapon, always."""
    held = [word for word in words(decision) if word in WEAPONS]
    return max(held, key=WEAPONS.__getitem__, default="no")


def join(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Stay out; or half of the time, do what it was promised a card for."""
    fight, mine = view.fight, [each for each in view.promises if each.taker == view.seat]
    assert fight is not None
    if not mine or mine[-1].helped is None or chance.random() < TRUST:
        return "out"
    return "attack" if mine[-1].helped in fight.attackers else "defend"


def heal(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Heal itself if possible."""
    assert view.seat is not None
    mine, given = view.characters[view.seat], words(decision)
    return mine if mine in given else given[0]


def mug(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Mug the smallest person."""
    return min(words(decision), key=SIZES.__getitem__)


def help_love(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Give water to its love; generous players give spare water to all but the hated, too."""
    thirsty = view.characters[view.thirsts[0][0]]
    spare = temper.gift > 0 and waters(view) > 1 and thirsty != view.hate
    wanted = thirsty == view.love or spare
    return "water" if "water" in decision.options and wanted else "no"


def deal(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Accept gifts only."""
    assert view.offer is not None
    return "no" if view.offer.want else "yes"


def say(word: str) -> Rule:
    """A rule that always says the same."""
    return lambda view, decision, chance, temper: word


def drink(view: View, decision: Decision[Answer], chance: Random, temper: Temper) -> Answer:
    """Use whatever helps."""
    return words(decision)[0]


RULES: Mapping[str, Rule] = {
    "draft": draft, "turn": turn, "row": row, "steer": steer, "consent": consent,
    "weapon": weapon, "heal": heal, "mug": mug, "join": join, "deal": deal,
    "market": say("done"), "drink": drink, "water": help_love, "sea": say("no"),
}  # fmt: skip
