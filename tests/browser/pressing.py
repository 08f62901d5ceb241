"""What somebody does at the page who has no keyboard: they press what they find there."""

import json
from collections.abc import Sequence

from accessible_games.core.decision import Answer, OneOf
from accessible_games.games.sixpack.lines import LINES
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.match.person import Person
from tests.browser.visit import FOCUS, Visit
from tests.server.clients import player
from tests.sessions import typed_answer

BUTTON = """[...document.querySelectorAll("#offer button")].find(each =>
  each.{} === {} && each.ariaPressed !== "true")"""
"""The first that is not chosen yet and has such a property."""


def press_named(visit: Visit, text: str) -> list[str]:
    """Press a button by what stands on it; what is heard of it."""
    return sent(visit, BUTTON.format("textContent", json.dumps(text)))


def press_answer(visit: Visit, answer: Answer) -> list[str]:
    """Press the buttons that make up an answer; what is heard of it."""
    asked = player(visit.home, visit.user).asked
    if asked and isinstance(asked.options, OneOf) and answer in asked.options.unsaid:
        return claimed(visit, answer)
    buttons = [
        BUTTON.format("value", json.dumps(value))
        for value in values(player(visit.home, visit.user), answer)
    ]
    for button in buttons:
        visit.tab.until(f"{button} !== undefined")
        if visit.tab.evaluate(f"{button}.ariaPressed") is None:
            return sent(visit, button)
        visit.tab.click(button)
    return sent(visit, BUTTON.format("value", '""'))


def claimed(visit: Visit, block: Answer) -> list[str]:
    """Let oneself be led over the table to what is one's own, and say yes there."""
    person, words = player(visit.home, visit.user), visit.user.narrator.catalogue
    while person.pointer.stop != block:
        press_named(visit, words.words("command-claim")[0])
    return press_named(visit, words.say("choice-yes"))


def sent(visit: Visit, button: str) -> list[str]:
    """Press a button that sends a line; what is heard of it, and the focus is somewhere."""
    visit.tab.until(f"{button} !== undefined")
    before = visit.user.outbox.number
    visit.tab.click(button)
    visit.home.do(visit.told.typed(visit.name, before))
    heard = visit.hear()
    assert visit.tab.evaluate(FOCUS) != "BODY"
    return heard


def values(person: Person, answer: Answer) -> Sequence[str]:
    """What the buttons type that make up an answer."""
    assert person.asked is not None
    options, name = person.asked.options, person.vocabulary.lexicon.answer_name
    if isinstance(options, AtPlace) and isinstance(answer, tuple):
        chosen = [name(answer[0]), answer[1]]
        return [" ".join(chosen)] if options.words == LINES else chosen
    if isinstance(answer, tuple) and answer:
        return [name(piece) for piece in answer]
    return [typed_answer(person, answer)]
