"""What a screen reader finds on each page, kept as texts in three languages.

    python -m tests.browser.trees

writes them anew: read what has changed before you keep it. A line is a role with the name, and what
else is told of it. What stands in the log is left out, as are texts, most of which repeat a name.
"""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.browser.chromium import Chromium, Message
from tests.browser.tab import Tab
from tests.browser.test_looks import places
from tests.client.home import Home
from tests.server.conftest import deal_the_same

FOLDER = Path(__file__).with_name("trees")
TOLD = ("level", "focusable", "pressed", "checked", "disabled", "live", "required", "multiline")
"""What is told of an element besides its role, its name and its description."""
LEFT_OUT = (
    *("StaticText", "InlineTextBox", "generic", "paragraph", "code"),
    *("LabelText", "Legend", "MenuListPopup"),
)


def told(node: Message) -> str:
    """A line for a node of the tree."""
    name, about = (node.get(each, {}).get("value", "") for each in ("name", "description"))
    properties = {each["name"]: each["value"].get("value") for each in node["properties"]}
    values = {key: properties.get(key) for key in TOLD}
    more = [key if values[key] is True else f"{key} {values[key]}" for key in TOLD if values[key]]
    described = [f"({about})"] if about else []
    return " ".join([node["role"]["value"], repr(name), *described, *more])


def lines(tab: Tab) -> Iterator[str]:
    """The tree of a page, a line for each element in the order of reading, indented as they lie."""
    nodes = tab.call("Accessibility.getFullAXTree")["nodes"]
    known = {node["nodeId"]: node for node in nodes}
    left = [(nodes[0]["nodeId"], 0)]
    while left:
        number, depth = left.pop()
        node = known.get(number)
        if node is None:
            continue
        role = node.get("role", {}).get("value", "")
        is_shown = not node["ignored"] and role not in LEFT_OUT
        if is_shown:
            yield f"{'  ' * depth}{told(node)}"
        inside = [] if role in ("log", "combobox") else node.get("childIds", [])
        left += [(each, depth + is_shown) for each in reversed(inside)]


def tree(home: Home, tab: Tab, language: Language) -> str:
    """All pages in a language, each below its name."""
    found = []
    for name in places(home, tab, language):
        found += [f"## {name}", *lines(tab), ""]
    return "\n".join(found)


def file_of(language: Language) -> Path:
    """Where the trees of a language are kept."""
    return FOLDER / f"{language}.txt"


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    with (
        pytest.MonkeyPatch.context() as monkeypatch,
        TemporaryDirectory() as folder,
        Chromium(Path(folder) / "browser") as browser,
    ):
        deal_the_same(monkeypatch)
        for language in LANGUAGES:
            with Home(Path(folder) / language, page_port=0) as home, Tab(browser) as tab:
                file_of(language).write_text(tree(home, tab, language), "utf-8")


if __name__ == "__main__":
    main()
