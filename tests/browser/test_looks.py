"""The page as it is drawn: at any size, in any colours, with any spacing, under a finger."""

import json
from collections.abc import Iterator

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.browser import measures
from tests.browser.pressing import BUTTON, press_named
from tests.browser.tab import Tab
from tests.browser.visit import Visit
from tests.client.home import Home
from tests.server.clients import telling

pytestmark = pytest.mark.slow
LIGHT: dict[str, str] = {"prefers_color_scheme": "light"}
DARK: dict[str, str] = {"prefers_color_scheme": "dark"}
SIZES = ((320, 256), (320, 640), (640, 320), (1280, 900))
"""A desk at 400 percent, a phone held upright and sideways, a desk."""


def knows_eva(home: Home, language: Language) -> None:
    """Let Eva have an account in a language."""

    async def was_there() -> None:
        client = await home.server.person("Eva")
        await client.says(f"language {language}")
        await client.says("leave")  # understood in every language
        await client.ends()

    home.do(was_there())


def places(home: Home, tab: Tab, language: Language) -> Iterator[str]:
    """Go to each page as Eva, who speaks a language, and yield its name."""
    knows_eva(home, language)
    tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
    site = f"http://localhost:{home.server.opened.page}"
    for path in ("/", "/labels", "/card/de/life-is-life/Z7", "/card/de/life-is-life/none"):
        tab.open(f"{site}{path}?language={language}")
        yield path
    with telling(home) as told:
        eva = Visit(home, tab, told, "Eva", language)
        eva.come()
        yield "lobby"
        tab.evaluate("document.getElementById('line').focus()")
        eva.enter("new sixpack 2 random")
        begin = eva.user.narrator.catalogue.words("command-begin")[0]
        tab.until(BUTTON.format("textContent", json.dumps(begin)))
        yield "before a game"
        press_named(eva, begin)
        tab.until("document.querySelectorAll('#offer [aria-pressed]').length > 0")
        tab.click("document.querySelector('#offer [aria-pressed]')")
        yield "in a game"
        tab.open(f"{site}/plain")
        yield "without scripts"
    tab.complaints.clear()  # a card that is not there has status 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_or_faint_or_small(home: Home, tab: Tab, language: Language) -> None:
    """At each size, also with wide spacing; in light and dark; and nothing moves."""
    wrong: list[str] = []

    def look(where: str, what: str) -> None:
        wrong.extend(f"{where}: {each}" for each in tab.evaluate(getattr(measures, what)))

    for name in places(home, tab, language):
        for width, height in SIZES:
            tab.look(width, height)
            look(f"{name} {width} x {height}", "CUT")
            tab.evaluate(measures.SPACED)
            look(f"{name} {width} x {height} spaced", "CUT")
            tab.evaluate(measures.USUAL)
        tab.look(320, 640)
        for what in ("SMALL", "CLOSE", "MOVING"):
            look(name, what)
        for media in (LIGHT, DARK, {"prefers_contrast": "more"}, {"forced_colors": "active"}):
            tab.look(320, 640, **media)
            look(f"{name} {media}", "FAINT")
        tab.look(800, 900)
    assert wrong == []
