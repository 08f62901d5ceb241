"""Two people at one table, one on the page and one by telnet; and a connection that is cut."""

from collections.abc import Iterator

import pytest

from accessible_games.server.lobby.user import User
from accessible_games.speech.catalogues import catalogue_of
from tests.browser.tab import Tab
from tests.browser.visit import SHOWN, Visit
from tests.client.home import Home, Way
from tests.server.clients import OutgoingLine, asked, player, telling
from tests.server.playing_on import advised
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow
ANSWERS = 12
LOST, BACK = map(catalogue_of("en").say, ("site-lost", "site-back"))
"""What the page says by itself of its connection."""


def answers(home: Home, user: User) -> str:
    """What somebody types next."""
    return typed_answer(player(home, user), advised(home, user))


def by_telnet(home: Home, told: OutgoingLine, line: str) -> None:
    """Anna types a line, and all that comes of it has been told."""

    async def typed() -> None:
        before = told.user("Anna").outbox.number
        home.anna.type(line)
        await told.typed("Anna", before)

    home.do(typed())


def test_two_connections_at_one_table(home: Home, tab: Tab) -> None:
    """Each hears what the other does, once and in order, and the line that is begun stays."""
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come()
        by_telnet(home, told, "new life is life 3 random")
        ben.enter("join anna")
        by_telnet(home, told, "begin")
        ben.hear()
        anna = told.user("Anna")
        for _ in range(ANSWERS):
            if asked(home, ben.user):
                ben.enter(answers(home, ben.user))
            else:
                tab.type("peo")
                by_telnet(home, told, answers(home, anna))
                ben.hear()
                assert "Here: Anna and Ben." in " ".join(ben.enter("ple"))
        by_telnet(home, told, "say hello")
        assert any("Anna says: hello" in line for line in ben.hear())
        ben.enter("say hello too")
        assert "Ben says: hello too" in " ".join(told.new("Anna"))
        ben.assert_in_the_tree()


@pytest.fixture
def between(home: Home) -> Iterator[Way]:
    """What carries the connections of a browser to the page."""

    async def opened() -> Way:
        way = Way(home.server.opened.page)
        await way.open()
        return way

    async def closed() -> None:
        way.close()

    way = home.do(opened())
    yield way
    home.do(closed())


def test_a_connection_that_is_cut(home: Home, tab: Tab, between: Way) -> None:
    """It comes back by itself and says so once; nothing is lost, and nothing comes twice."""

    async def cut() -> None:
        between.is_blocked = True
        between.cut()

    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben", port=between.port)
        ben.come()
        ben.enter("new life 3 easy")
        ben.enter("begin")
        for _ in range(2):
            home.do(cut())
            tab.until(f"{SHOWN}.at(-1) === '{LOST}'")
            tab.type(answers(home, ben.user))
            tab.press("Enter")
            by_telnet(home, told, "people")
            before = ben.user.outbox.number
            between.is_blocked = False
            home.do(told.typed("Ben", before))
            ben.hear()
        shown = tab.evaluate(SHOWN)
        assert [shown.count(line) for line in (LOST, BACK)] == [2, 2]
    tab.complaints.clear()  # the browser could not connect for a while
