"""What a screen reader finds on each page: as it is kept, and as it has to be whatever is kept."""

from collections import Counter
from itertools import pairwise

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.browser.tab import Tab
from tests.browser.test_looks import places
from tests.browser.trees import file_of, lines
from tests.client.home import Home

pytestmark = pytest.mark.slow
NAMED = ("button", "link", "textbox", "combobox", "checkbox", "radio", "group", "region", "log")
"""The roles that must have a name."""
LEVELS = """[...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(each =>
  each.checkVisibility()).map(each => Number(each.nodeName[1]))"""
MIXED = """[...document.querySelectorAll("#offer > div, nav a[hreflang]")].filter(each =>
  each.textContent && !each.lang && each.closest("[lang]") !== document.documentElement).length"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trees_are_those_that_are_kept(home: Home, tab: Tab, language: Language) -> None:
    """`python -m tests.browser.trees` writes them; and each has what all pages must have."""
    found = []
    for name in places(home, tab, language):
        tree = [*lines(tab)]
        found += [f"## {name}", *tree, ""]
        roles = Counter(line.split()[0] for line in tree)
        assert (roles["main"], roles["banner"]) == (1, 1), name
        assert roles["navigation"] >= 1, name
        for line in tree:
            role, *rest = line.split(maxsplit=1)
            assert role not in NAMED or not rest[0].startswith("''"), (name, line)
        levels = tab.evaluate(LEVELS)
        assert levels.count(1) == 1 == levels[0], name
        assert all(b <= a + 1 for a, b in pairwise(levels)), name
        assert tab.evaluate("document.documentElement.lang") == language, name
        assert tab.evaluate(MIXED) == 0, name
    assert "\n".join(found) == file_of(language).read_text("utf-8")
