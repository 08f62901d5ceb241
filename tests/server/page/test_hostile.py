"""What none of our pages sends, and a page that does not read: no one else notices anything."""

from pathlib import Path
from random import Random

import pytest
from websockets.frames import CloseCode

from accessible_games import failure
from accessible_games.server.connection import line_connection
from accessible_games.server.connection.frames import LONGEST
from accessible_games.server.page import connection as page_connection
from accessible_games.server.page import live
from tests.examples import times
from tests.server.page.visiting import PageClient, at_page, at_the_page
from tests.server.wire import PASSWORD, Served, assert_planted_is_kept, planted

pytestmark = pytest.mark.slow
NO_FRAMES = ("rubbish", "[]", "{}", '{"frame": 1}', '{"frame": "typed", "number": "1", "text": ""}')
REFUSED = "Your program sent something that is not understood here."
DEEP = '{"frame": ' * 1000


def test_what_is_no_frame_ends_in_a_sentence(tmp_path: Path) -> None:
    """The page does not come back by itself."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        for text in (*NO_FRAMES, DEEP):
            anna.send(text)
            assert (await anna.ends())[-2] == REFUSED
            assert anna.frames[-1] == {"frame": "ended"}
            anna = await PageClient.visit(server, name="Anna", password=PASSWORD)
            await anna.hears("Lobby.")

    at_page(tmp_path, come)


def test_rubbish_before_anything_else_is_not_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection ends, and one of our pages may come."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        for text in (*NO_FRAMES, DEEP):
            anna.cut()
            with monkeypatch.context() as patched:
                patched.setattr(anna, "tell", lambda text=text, **frame: anna.send(text))
                await anna.come()
            await anna.ends()
        await anna.come()
        assert (await anna.says("people"))[0] == "Here: Anna."

    at_page(tmp_path, come)
    assert not failure.crash_files(tmp_path / "crashes")


def test_bytes_are_no_frame(tmp_path: Path) -> None:
    """They are answered like everything else that is not a frame."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        anna.protocol.send_binary(b"\x00\xff")
        anna.flush()
        assert (await anna.ends())[-2] == REFUSED

    at_page(tmp_path, come)


def test_what_is_too_long_is_never_read(tmp_path: Path) -> None:
    """The connection ends; the person is still there, and comes back."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        anna.send("x" * (LONGEST + 1))
        await anna.ends()
        assert anna.protocol.close_rcvd.code == CloseCode.MESSAGE_TOO_BIG
        await anna.come()
        assert (await anna.says("people"))[0] == "Here: Anna."
        anna.type("x" * 600)
        await anna.hears("500 characters")

    at_page(tmp_path, come)


def test_what_is_not_known_is_left_alone(tmp_path: Path) -> None:
    """Frames of a newer page, and numbers that were never given."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        for frame in ({"frame": "dance"}, {"frame": "hello", "heard": 5, "colour": "red"}):
            anna.tell(**frame)
        anna.tell(frame="heard", number=2**52)
        anna.tell(frame="typed", number=0, text="leave")
        assert (await anna.says("people"))[0] == "Here: Anna."

    at_page(tmp_path, come)


def test_lines_that_come_too_fast_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None is lost, and no more of them wait than there is room for."""
    monkeypatch.setattr(page_connection, "MOST_TYPED", 4)
    monkeypatch.setattr(line_connection, "COMMANDS", (1e3, 1))
    most = 0

    async def come(server: Served) -> None:
        nonlocal most
        anna = await at_the_page(server, "Anna")
        connection = server.server.directory.users["anna"].connection
        assert isinstance(connection, page_connection.PageConnection)
        anna.type(*["people"] * 100)
        for _ in range(100):
            await anna.hears("Here: Anna.")
            most = max(most, len(connection.visit.incoming.lines))
        assert anna.lines.count("Here: Anna.") == 100

    at_page(tmp_path, come)
    assert 0 < most <= 4


def test_who_does_not_read_comes_back_and_hears_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They do not pile up without end; missed lines are told as far as they are known."""
    monkeypatch.setattr(page_connection, "MOST_WAITING", 400)
    monkeypatch.setattr(live, "ABSENT", 0.01)

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        ben = await server.person("Ben")
        anna.acknowledges = False
        for number in range(5):
            anna.type("help")
            await ben.says(f"tell anna {number}") if number < 2 else None
        await anna.ends()
        assert {"frame": "ended"} not in anna.frames
        anna.acknowledges = True
        anna.numbers.clear()
        monkeypatch.setattr(page_connection, "MOST_WAITING", 10_000)
        await anna.come()
        await anna.hears("Ben tells you: 0")
        await anna.hears("Ben tells you: 1")
        assert anna.numbers == sorted({*anna.numbers})
        assert (await ben.says("people"))[0].startswith("Here: ")

    at_page(tmp_path, come)


def test_random_texts_do_no_harm(tmp_path: Path) -> None:
    """Any text as a line, in a proper frame: it is answered, and nothing breaks."""
    chance = Random(11)

    def text() -> str:
        letters = [
            chr(chance.choice((chance.randrange(32, 0x250), chance.randrange(0xD000))))
            for _ in range(8)
        ]
        return "".join(letters)

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        await anna.says("new life 3 random")
        for _ in range(times(15)):
            anna.type(text())
        anna.type("people")
        await anna.hears("Here: Anna.")
        assert not failure.crash_files(tmp_path / "crashes")

    at_page(tmp_path, come)


def test_a_mistake_of_ours_is_a_sentence_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The person goes on; a file tells what happened."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        with monkeypatch.context() as patched:
            patched.setattr(type(server.server), "typed", planted)
            anna.type("people")
            await anna.hears("The program made a mistake.")
        assert (await anna.says("people"))[0] == "Here: Anna."

    at_page(tmp_path, come)
    assert_planted_is_kept(tmp_path)


def test_a_mistake_in_the_buttons_ends_the_connection_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page comes back by itself, and has missed nothing."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        with monkeypatch.context() as patched:
            patched.setattr(live, "offer_at", planted)
            anna.type("people")
            await anna.ends()
        await anna.come()
        await anna.hears("Here: Anna.")
        assert anna.numbers == [*range(1, len(anna.numbers) + 1)]

    at_page(tmp_path, come)
    assert_planted_is_kept(tmp_path)
