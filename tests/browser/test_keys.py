"""The page by keyboard alone: all is reached and seen, and the focus is never held or lost."""

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.browser import measures
from tests.browser.tab import SHIFT, Tab
from tests.browser.test_looks import places
from tests.browser.visit import FOCUS, Visit
from tests.client.home import Home
from tests.server.clients import player, telling
from tests.server.playing_on import advised
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow
FIRST = """(each => each.type !== "radio" ? each
  : document.querySelector(`input[name="${each.name}"]`))"""
"""What stands for an element as a stop: of boxes of which one can be chosen, the first."""
STOPS = f"""[...document.querySelectorAll("{measures.CONTROLS}, [tabindex='0']")].filter(each =>
  each.checkVisibility() && !each.disabled && {FIRST}(each) === each)"""
"""All that Tab leads to, in the order of reading."""
AT = f"{STOPS}.indexOf({FIRST}(document.activeElement))"
STATE = """JSON.stringify([location.href, ...[...document.querySelectorAll(
  "input, select, [aria-pressed]")].map(each => each.ariaPressed ?? each.value)])"""
"""Where one is, and all that is filled in or chosen."""
ROW = "each => each.textContent === 'row 1'"
WRITTEN = "document.activeElement.textContent"
SIZES = ((320, 256), (320, 640), (1280, 900))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tab_leads_through_all_of_a_page(home: Home, tab: Tab, language: Language) -> None:
    """In the order of reading, there and back; it is seen where, and Escape does nothing there."""
    for name in places(home, tab, language):
        tab.look(*SIZES[LANGUAGES.index(language)])
        count, before = tab.evaluate(f"{STOPS}.length"), tab.evaluate(STATE)
        tab.evaluate(f"{STOPS}[0].focus()")
        for number in range(count):
            if number > 0:
                tab.press("Tab")
                assert tab.evaluate(measures.UNSEEN) == [], name
            assert tab.evaluate(AT) == number, name
            tab.press("Escape")
            assert tab.evaluate(AT) == number, name
        for number in reversed(range(count - 1)):
            tab.press("Tab", SHIFT)
            assert tab.evaluate(AT) == number, name
            assert tab.evaluate(measures.UNSEEN) == [], name
        assert tab.evaluate(STATE) == before, name
        tab.look(800, 900)


def walk_to(tab: Tab, text: str) -> None:
    """Press Tab until a button has the focus."""
    for _ in range(60):
        tab.press("Tab")
        if tab.evaluate(f"document.activeElement.nodeName === 'BUTTON' && {WRITTEN}") == text:
            return
    raise AssertionError(f"{text} is not reached by Tab")


def pressed(ben: Visit, key: str) -> None:
    """Press a key on what has the focus, and wait until all that comes of it is shown."""
    before = ben.user.outbox.number
    ben.tab.press(key)
    ben.home.do(ben.told.typed(ben.name, before))
    ben.hear()


def test_buttons_by_keys(home: Home, tab: Tab) -> None:
    """A command keeps the focus; from an answer that is gone it goes to what is pressed next."""
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come()
        ben.enter("new life 3 easy")
        ben.enter("begin")
        while not tab.evaluate(f"[...document.querySelectorAll('button')].some({ROW})"):
            ben.enter(typed_answer(player(home, ben.user), advised(home, ben.user)))
        walk_to(tab, "hand")
        pressed(ben, " ")
        assert tab.evaluate(WRITTEN) == "hand"
        tab.evaluate("document.activeElement.blur()")
        walk_to(tab, "row 1")
        pressed(ben, "Enter")
        tab.until("document.querySelectorAll('[aria-pressed]').length > 3")
        tab.until(f"({FOCUS}) === 'offered'")
        tab.press("Tab")
        assert tab.evaluate("document.activeElement === document.querySelector('#offer button')")
        for _ in range(4):
            tab.press(" ")
            tab.press("Tab")
        chosen = "document.querySelectorAll('#offer [aria-pressed=true]').length"
        assert tab.evaluate(chosen) == 4
        walk_to(tab, "Send what is chosen")
        pressed(ben, "Enter")
        assert tab.evaluate(chosen) == 0
