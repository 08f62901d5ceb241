"""A braille display that is lent to a server: the rows of the game, and what is pressed there."""

from pathlib import Path
from random import Random

import pytest

from accessible_games import failure
from accessible_games.core.event import Seat
from accessible_games.frontends.display.cells import COUNTS, SIGNS
from accessible_games.frontends.display.device import KEYS
from accessible_games.frontends.display.rows import display_rows
from accessible_games.games import GAMES
from accessible_games.match.person import Person
from accessible_games.server.connection import line_connection
from accessible_games.server.connection.frames import MOST_CELLS, Felt, Pressed, Unfelt
from tests.examples import times
from tests.server.evening import calm, glance
from tests.server.joining import JoinClient, joined
from tests.server.ssh.wire import until
from tests.server.wire import Served, at_server

pytestmark = pytest.mark.slow


async def playing(server: Served, game: str = "life-is-life") -> JoinClient:
    """Return Anna against easy computer players, with a question for her."""
    anna = await joined(server, "Anna")
    await anna.says(f"new {game} {GAMES[game].seats[0]} easy")
    anna.type("begin")
    while not is_asked(server) or not calm(server.table().company.members[0], anna):
        await glance(anna)
    await anna.says("turn")
    return anna


def is_asked(server: Served) -> bool:
    """Whether the game has begun, and there is a question for Anna."""
    return server.table().playing is not None and person(server).asked is not None


def person(server: Served, seat: Seat = 0) -> Person:
    """Return Anna's part in the game."""
    playing = server.table().playing
    assert playing is not None
    return playing.persons[seat]


async def walk(anna: JoinClient) -> list[str]:
    """Return everything that the display shows from its first row to its last, and the hand."""
    await anna.presses("first")
    shown = [anna.cells.text]
    while True:
        before = anna.cells.number
        lines = await anna.presses("down")
        if lines[-1] == "The braille display ends here.":
            return shown
        assert anna.cells.number > before
        shown.append(anna.cells.text)


def test_a_display_can_be_lent_as_soon_as_anything_is_heard(
    tmp_path: Path,
) -> None:
    """A person who types `feel` right after the first prompt is not told of too old a server."""

    async def come(server: Served) -> None:
        anna = await joined(server, "Anna")
        met = anna.raw.index(b'"frame": "welcome"')
        assert anna.raw.index(b'"hidden": true') < met < anna.raw.index(b"Lobby.")
        assert anna.raw.count(b'"frame": "welcome"') == 1
        anna.cut()
        before = len(anna.raw)
        await anna.come()
        await anna.says("who")
        back = anna.raw[before:]
        assert 0 <= back.index(b'"frame": "welcome"') < back.index(b'"frame": "said"')

    at_server(tmp_path, come)


@pytest.mark.parametrize("game", GAMES)
def test_the_rows_are_those_of_a_display_at_home(tmp_path: Path, game: str) -> None:
    """All of them in order, the hand first; the menu has what the server knows."""

    async def come(server: Served) -> None:
        anna = await playing(server, game)
        lines = await anna.feel(MOST_CELLS)
        assert lines[0].startswith("The game has the braille display")
        rows = display_rows(person(server), person(server).asked)
        hand = next((row for row in rows if row.part == "hand"), rows[0])
        assert lines[-1] == hand.said[-1]
        assert anna.cells.text[1:] == hand.cells
        assert [text[1:] for text in await walk(anna)] == [
            row.cells[: ([*row.windows(MOST_CELLS - 1), None])[1]] for row in rows
        ]
        assert {"pace on", "contracted on"}.isdisjoint(spot.word for spot in rows[-1].spots)

    at_server(tmp_path, come)


async def to_row(anna: JoinClient, sign: str) -> None:
    """Move the fingers to the first row with a sign."""
    await anna.presses("first")
    while not anna.cells.text.startswith(sign):
        await anna.presses("down")


def test_an_answer_is_chosen_by_routing_keys(tmp_path: Path) -> None:
    """A row and a card: the choice is marked, and the fingers find its news."""

    async def come(server: Served) -> None:
        anna = await playing(server)
        await anna.feel()
        await to_row(anna, SIGNS["choice"])
        await anna.presses("route", 1)
        assert anna.lines[-1] != "Your turn."
        await to_row(anna, COUNTS[1])
        await anna.presses("route", 1)
        table = person(server).match.table
        assert [move.seat for move in table.moves].count(0) >= 2
        assert anna.cells.text.startswith(SIGNS["news"])

    at_server(tmp_path, come)


def test_a_command_of_the_menu_is_done_and_shown(tmp_path: Path) -> None:
    """The scores at once, a hint as soon as it is found."""

    async def come(server: Served) -> None:
        anna = await playing(server)
        await anna.feel()
        await anna.presses("last")
        for name, said in (("lives", "Lives"), ("hint", "I would")):
            anna.press("last")
            await anna.prompted()
            anna.press("route", 1 + anna.cells.text[1:].index(name))
            lines = await anna.prompted()
            assert any(said in line for line in lines), lines
            assert said in anna.cells.text

    at_server(tmp_path, come)


def test_what_others_say_is_felt_too(tmp_path: Path) -> None:
    """It is a notice, which panning leaves; a key pressed before it came does nothing."""

    async def come(server: Served) -> None:
        anna = await playing(server)
        ben = await joined(server, "Ben")
        await anna.feel()
        before, hand = anna.cells.number, anna.cells.text
        await ben.says("tell anna hello")
        while anna.cells.number == before:
            await anna.read()
        assert anna.cells.text == f"{SIGNS['notice']}Ben tells you: hello"
        anna.state.say(Pressed("down", 0, before))
        anna.press("right")
        while anna.cells.text != hand:
            await anna.read()

    at_server(tmp_path, come)


def test_the_display_is_given_back(tmp_path: Path) -> None:
    """With its key, by typing, at a table that was left, and if nothing is played."""

    async def come(server: Served) -> None:
        anna = await playing(server)
        await anna.feel()
        lines = await anna.presses("leave")
        assert lines[-2:] == ["The screen reader has the braille display again.", "Your turn."]
        assert anna.felt[-1] == Unfelt()
        await anna.feel()
        anna.state.say(Felt(0))
        await anna.says("scores")
        assert server.table().company.members[0].display is None
        await anna.feel()
        await anna.says("leave")
        await anna.says("people")
        assert anna.felt[-1] == Unfelt()
        assert await anna.feel() == ["Nothing is asked of you now.", "Lobby."]

    at_server(tmp_path, come)


def test_a_cut_takes_the_display(tmp_path: Path) -> None:
    """A person who comes back lends it again."""

    async def come(server: Served) -> None:
        anna = await playing(server)
        await anna.feel()
        anna.cut()
        await until(server, "anna", here=False)
        assert server.table().company.members[0].display is None
        await anna.come()
        await anna.prompted()
        assert (await anna.feel())[0].startswith("The game has the braille display")

    at_server(tmp_path, come)


@pytest.mark.parametrize("width", [1, MOST_CELLS + 1, 2**50])
def test_no_display_is_so_wide(tmp_path: Path, width: int) -> None:
    """An impossible width is not a frame."""

    async def come(server: Served) -> None:
        anna = await playing(server)
        anna.state.say(Felt(width))
        assert any("not understood" in line for line in await anna.ends())

    at_server(tmp_path, come)


def test_hostile_keys_do_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of any name, at any cell, and more than anyone presses; the game goes on."""
    monkeypatch.setattr(line_connection, "COMMANDS", (1000.0, 20))
    chance = Random(7)
    keys, cells = [*KEYS.values(), "", "x"], [0, 1, 2, 7, 10**6, 2**53 - 1]

    async def come(server: Served) -> None:
        anna = await playing(server)
        for width in (2, 3, 40):
            await anna.feel(width, contracted="x", marks="off")
            for _ in range(times(60)):
                shown = chance.choice([0, 1, 2**50])
                pressed = Pressed(chance.choice(keys), chance.choice(cells), shown)
                anna.state.say(pressed)
        anna.state.say(Felt(0))
        anna.type("people")
        await anna.hears("Here: Anna.")

    at_server(tmp_path, come)
    assert failure.crash_files(tmp_path / "crashes") == []
