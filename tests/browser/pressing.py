"""What somebody does at the page who has no keyboard: they press what they find there."""

import json
from random import Random

from accessible_games.core.decision import Answer, Cards, Decision, Some
from tests.browser.visit import FOCUS, Visit

OFFERED = """[...document.querySelectorAll("#offer > div")].map(group =>
  [...group.querySelectorAll("button")].map(each =>
    [each.textContent, each.hasAttribute("aria-pressed")]))"""
"""By groups, all buttons: what stands on them, and whether they are chosen and not sent at once."""
BUTTON = "document.querySelectorAll('#offer > div')[{}].querySelectorAll('button')[{}]"
Groups = list[list[tuple[str, bool]]]


def press_named(visit: Visit, text: str) -> list[str]:
    """Press the first button that begins with a text; what is heard of it."""
    named = f"each.textContent.startsWith({json.dumps(text)})"
    visit.tab.until(f"[...document.querySelectorAll('#offer button')].some(each => {named})")
    groups: Groups = visit.tab.evaluate(OFFERED)
    found = [
        (row, place)
        for row, group in enumerate(groups)
        for place, (name, _) in enumerate(group)
        if name.startswith(text)
    ]
    return sent(visit, *found[0])


def sent(visit: Visit, row: int, place: int) -> list[str]:
    """Press a button that sends a line; what is heard of it, and the focus is somewhere."""
    before = visit.visitor.outbox.number
    visit.tab.click(BUTTON.format(row, place))
    visit.home.do(visit.told.typed(visit.name, before))
    heard = visit.hear()
    assert visit.tab.evaluate(FOCUS) != "BODY"
    return heard


def press_answer(visit: Visit, asked: Decision[Answer], chance: Random) -> list[str]:
    """Answer somehow: the groups before the last, which has commands, are answers."""
    groups: Groups = visit.tab.evaluate(OFFERED)
    choices = [row for row, group in enumerate(groups[:-1]) if group[0][1]]
    direct = [row for row, group in enumerate(groups[:-1]) if not group[0][1]]
    if not choices:
        return sent(visit, direct[0], chance.randrange(len(groups[direct[0]])))
    for row in choices:
        size = len(groups[row])
        for place in chance.sample(range(size), min(size, count(asked))):
            visit.tab.click(BUTTON.format(row, place))
            assert visit.tab.evaluate(f"{BUTTON.format(row, place)}.ariaPressed") == "true"
    return sent(visit, direct[0] if len(direct) == 1 else direct[-1], 0)


def count(asked: Decision[Answer]) -> int:
    """How many of a group to choose."""
    match asked.options:
        case Cards(count=wanted):
            return wanted
        case Some(counts=counts):
            return max(1, counts[-1])
    return 1
