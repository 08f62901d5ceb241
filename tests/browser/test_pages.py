"""Every page as people find it: nothing that axe objects to, in small, large and high contrast."""

from pathlib import Path

import pytest

from tests.browser.axe import violations
from tests.browser.pressing import press_named
from tests.browser.tab import Tab
from tests.browser.visit import FOCUS, Visit
from tests.client.home import Home
from tests.examples import FACTOR
from tests.server.clients import telling

pytestmark = pytest.mark.slow
LOOKS: list[tuple[int, int, dict[str, str]]] = [
    (1280, 900, {}),
    (320, 640, {}),
    (320, 256, {"prefers_contrast": "more", "prefers_reduced_motion": "reduce"}),
    (320, 640, {"forced_colors": "active", "prefers_color_scheme": "dark"}),
]
"""A desk, a phone held upright, a desk at 400 percent, a phone with colours of its own."""
AT_END = """(log => log.scrollHeight > log.clientHeight
  && log.scrollHeight - log.scrollTop - log.clientHeight < 2)(document.querySelector("#log"))"""
"""Whether the log has more than can be seen, and its end is seen."""
WIDTHS = "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"


def assert_fits_everybody(tab: Tab, number: int) -> None:
    """Whatever the window and the colours: nothing for axe, and nothing to scroll sideways.

    All pages have the same style sheet, so in a usual run axe looks at each of them, which have a
    *number*, in two ways: as every second one is looked at.
    """
    for place, (width, height, media) in enumerate(LOOKS):
        tab.look(width, height, **media)
        needed, there = tab.evaluate(WIDTHS)
        assert needed <= there <= width
        if (place + number) % 2 == 0 or FACTOR > 1:
            assert violations(tab) == []
    tab.look(800, 900)


@pytest.mark.parametrize(
    ("number", "path"),
    [*enumerate(["/?language=de", "/labels?language=fr", "/?words=a+b+c"])],
)
def test_a_page_without_a_name(number: int, path: str, home: Home, tab: Tab) -> None:
    """The first page, and that of labels."""
    tab.open(f"http://localhost:{home.server.opened.page}{path}")
    assert_fits_everybody(tab, number)


def test_the_page_of_games(home: Home, tab: Tab) -> None:
    """In the lobby, before a game and in it; and nothing was asked for elsewhere."""
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come()
        assert_fits_everybody(tab, 0)
        ben.enter("new sixpack 2 random")
        assert_fits_everybody(tab, 1)
        press_named(ben, "begin")
        assert_fits_everybody(tab, 2)
        ben.enter("rules 1")
        assert_fits_everybody(tab, 3)
        there = f"localhost:{home.server.opened.page}/"
        assert {address.partition("://")[2].startswith(there) for address in tab.addresses} == {
            True
        }


def test_the_page_begins_in_its_field(home: Home, tab: Tab) -> None:
    """Whoever has loaded it can type at once."""
    with telling(home) as told:
        Visit(home, tab, told, "Ben").come()
        tab.open(f"http://localhost:{home.server.opened.page}/play")
        tab.until(f"({FOCUS}) === 'line'")


def test_the_newest_line_stays_in_sight(home: Home, tab: Tab) -> None:
    """Also when the window becomes smaller, as when a phone shows its keyboard."""
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come()
        ben.enter("help")
        ben.enter("rules")
        tab.look(320, 640)
        tab.until(AT_END)
        ben.enter("help")
        tab.until(AT_END)


def test_the_page_without_scripts(home: Home, tab: Tab) -> None:
    """A form, in which a line is typed and sent."""
    with telling(home) as told:
        Visit(home, tab, told, "Ben").come()
        tab.open(f"http://localhost:{home.server.opened.page}/plain")
        assert_fits_everybody(tab, 4)
        borders = "getComputedStyle(document.querySelector('h2')).borderTopStyle"
        assert tab.evaluate(borders) == "none"  # only a log that goes on has a frame, and scrolls
        before = tab.loads
        tab.evaluate("document.querySelector('input[type=text]').focus()")
        tab.type("people")
        tab.press("Enter")
        tab.loaded(before)
        assert "Here: Anna and Ben." in tab.evaluate("document.body.innerText")
        assert_fits_everybody(tab, 5)


def test_labels_are_made_by_keyboard(home: Home, tab: Tab, tmp_path: Path) -> None:
    """A file is sent, its labels are said and seen, and axe has nothing against them."""
    deck = tmp_path / "bears.csv"
    deck.write_text("name,copies\nBear,2\nGoat,3\n")
    tab.open(f"http://localhost:{home.server.opened.page}/labels?language=en")
    root = tab.call("DOM.getDocument")["root"]["nodeId"]
    node = tab.call("DOM.querySelector", nodeId=root, selector="#file")["nodeId"]
    tab.call("DOM.setFileInputFiles", files=[str(deck)], nodeId=node)
    before = tab.loads
    tab.evaluate("document.querySelector('button[value=show]').focus()")
    tab.press("Enter")
    tab.loaded(before)
    texts = [name for role, name in tab.tree() if role == "StaticText"]
    assert "Bear, 2 copies, label B, dots 1 2." in texts
    assert not any("⠃" in text for text in texts)
    assert "⠃" in tab.evaluate("document.body.innerText")
    assert_fits_everybody(tab, 6)
