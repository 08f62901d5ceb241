"""The page as Orca speaks it in Chromium: a game of each kind, every line once and in order."""

from collections.abc import Iterator

import pytest

from accessible_games.games import GAMES
from accessible_games.server.connection import line_connection
from accessible_games.server.lobby.user import User
from accessible_games.speech.catalogue import Language
from accessible_games.speech.normalize import fold
from tests.browser.test_together import by_telnet
from tests.client.home import Home
from tests.heard.listening import assert_same
from tests.heard.orca.desktop import Desktop
from tests.heard.orca.page import PageReader
from tests.rotating import games_in_languages
from tests.server import conftest
from tests.server.clients import OutgoingLine, player, telling
from tests.server.playing_on import advised, deal_a_short
from tests.server.wire import PASSWORD
from tests.sessions import typed_answer

cheap_passwords, same_luck = conftest.cheap_passwords, conftest.same_luck
pytestmark = pytest.mark.slow
WHERE_TO_PRESS = "What you can press heading level 2.\n"
"""What Orca says of where the focus goes from a button that is gone."""


class Listener:
    """Ben, who comes to the page of a server; he hears what he is told."""

    def __init__(self, home: Home, desktop: Desktop, told: OutgoingLine) -> None:
        self._home, self.server = home, told
        self.reader = PageReader(
            desktop, f"http://localhost:{home.server.opened.page}/?language=en"
        )
        self.reader.come("Ben", PASSWORD, "Lobby.")
        self.told()

    @property
    def user(self) -> User:
        """How the server knows them."""
        return self.server.user("Ben")

    def told(self) -> str:
        """What they have been told since it was last asked, when nothing more comes by itself."""
        self._home.do(self.server.calm())
        return "\n".join(self.server.new("Ben"))

    def enter(self, line: str) -> None:
        """Type a line; what comes of it is heard, and nothing else."""
        before = self.user.outbox.number
        self.reader.enter(fold(line))
        self._home.do(self.server.typed("Ben", before))
        self.hear()

    def hear(self) -> None:
        """What they have been told is heard, and nothing else."""
        expected = self.told()
        assert_same(self.reader.hear(expected), expected)


@pytest.fixture(scope="module")
def ben(
    tmp_path_factory: pytest.TempPathFactory, desktop: Desktop
) -> Iterator[tuple[Home, Listener]]:
    """Somebody in the lobby of a server, as coming in takes longer than a game."""
    with (
        pytest.MonkeyPatch.context() as monkeypatch,
        Home(tmp_path_factory.mktemp("home"), page_port=0) as home,
        telling(home) as told,
    ):
        monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))
        home.knows("Ben")
        yield home, Listener(home, desktop, told)


@pytest.mark.parametrize(("game", "language"), games_in_languages())
def test_a_whole_game(
    game: str,
    language: Language,
    ben: tuple[Home, Listener],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In each language one or two."""
    home, listener = ben
    deal_a_short(game, monkeypatch)
    for line in (
        f"language {language}",
        f"new {game.replace('-', ' ')} {max(2, GAMES[game].seats[0])} easy",
        "begin",
    ):
        listener.enter(line)
    while (person := player(home, listener.user)).asked is not None:
        listener.enter(typed_answer(person, advised(home, listener.user)))
    listener.enter("leave")


def test_news_while_one_types(ben: tuple[Home, Listener]) -> None:
    """It waits until the keys rest, is heard whole and once, and the line is still there."""
    home, listener = ben
    listener.enter("language en")
    by_telnet(home, listener.server, "new life is life 3 random")
    listener.enter("join anna")
    for number in range(4):
        listener.reader.write("peo" if number % 2 == 0 else "ple")
        by_telnet(home, listener.server, f"say this is number {number}")
        listener.hear()
    listener.enter("")
    listener.enter("leave")


def test_buttons(ben: tuple[Home, Listener]) -> None:
    """What comes of a button is heard whole and once, also if the button is gone by then.

    It is the last of these tests: none of the others begins among buttons.
    """
    home, listener = ben
    for line in ("language en", "new life is life 3 random", "begin"):
        listener.enter(line)
    for name in ("row 1", "hand", "leave"):
        before = listener.user.outbox.number
        listener.reader.press_button(name)
        home.do(listener.server.typed("Ben", before))
        expected = listener.told()
        assert expected
        heard = listener.reader.hear(expected)
        assert_same(heard.replace(WHERE_TO_PRESS, ""), expected)
