"""Messages for people who are away: kept, told once, and never telling more than is known."""

from pathlib import Path

import pytest

from accessible_games.server.lobby.messages import KEPT, MOST, Messages
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.store import Known, Message
from accessible_games.speech.problem import NotUnderstoodError
from tests.server.people import Memory
from tests.server.wire import Client, Served, at_server, said

slow = pytest.mark.slow

NOBODY = "Nobody here is called {},"


async def gone(client: Client) -> None:
    """Let somebody leave."""
    client.type("quit")
    await client.ends()


def kept(data: Path) -> list[Message]:
    """Return the messages in a store."""
    store = Database(data / "server.sqlite")
    store.close()
    return [*store.social.messages]


@slow
def test_they_are_told_once_in_order_with_when(tmp_path: Path) -> None:
    """Even after a restart of the server; and forgotten once they have been heard."""

    async def before(server: Served) -> None:
        anna, ben = [await server.person(name) for name in ("Anna", "Ben")]
        await gone(ben)
        assert await anna.says("tell ben first, see you at 8") == [
            "Kept for Ben, who hears it on coming in: first, see you at 8",
            "Lobby.",
        ]
        await anna.says("tell BEN second")
        await server.person("Cleo")
        assert said(await server.clients[-1].says("tell ben third"), "Kept for Ben") == 1

    at_server(tmp_path, before)
    assert [each.text for each in kept(tmp_path)] == ["first, see you at 8", "second", "third"]

    async def after(server: Served) -> None:
        ben = await server.person("Ben")
        heard = await ben.hears("third")
        told = [line for line in heard if "told you" in line]
        assert told == [
            "Anna told you one minute ago: first, see you at 8",
            "Anna told you one minute ago: second",
            "Cleo told you one minute ago: third",
        ]
        assert said(await ben.says("history"), "second") == 1
        await gone(ben)
        again = await server.person("Ben")
        assert said(await again.says("people"), "told you") == 0

    at_server(tmp_path, after)
    assert kept(tmp_path) == []


@slow
def test_who_loses_the_connection_hears_them_on_coming_back(tmp_path: Path) -> None:
    """Each once, also those that came before a second loss."""

    async def evening(server: Served) -> None:
        anna, ben = [await server.person(name) for name in ("Anna", "Ben")]
        await anna.says("new life 3 random")
        await ben.says("join anna")
        anna.type("begin")
        await anna.hears("Round 1")
        await ben.hears("Round 1")
        ben.cut()
        await anna.hears("Ben is away.")
        anna.type("tell ben are you there")
        await anna.hears("Kept for Ben")
        again = await server.person("Ben", marks=False)
        await again.hears("Anna told you one minute ago: are you there")
        again.cut()
        await anna.hears("Ben is away.")
        third = await server.person("Ben")
        third.type("people")
        await third.hears("Here: Anna and Ben.")
        assert said(again.lines, "are you there") == 1
        assert said(third.lines, "are you there") == 1  # the other client has confirmed nothing
        third.type("quit", "quit")
        await third.ends()

    at_server(tmp_path, evening)
    assert kept(tmp_path) == []


@slow
def test_nobody_learns_who_ignores_them(tmp_path: Path) -> None:
    """The same answer for who ignores them, here or away, as for who is away; guests leave none."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await server.three()
        await ben.says("ignore anna")
        here = await anna.says("tell ben hello")
        assert here == ["Kept for Ben, who hears it on coming in: hello", "Lobby."]
        await cleo.says("mute anna")
        assert said(await anna.says("tell cleo hello"), "Kept for Cleo") == 1
        await gone(ben)
        await gone(cleo)
        away = await anna.says("tell ben hello")
        assert away == here
        for name in ("nobody", "be"):
            assert said(await anna.says(f"tell {name} hello"), "I do not understand") == 1
        assert said(await anna.says("tell ben"), "Type tell and what you want to say.") == 1
        for name in ("Ben", "Cleo"):
            back = await server.person(name)
            heard = [*await back.says("people"), *await back.says("history")]
            assert said([*back.lines, *heard], "hello") == 0
            await gone(back)
        await anna.says("new life 3 random")
        guest = await server.guest(server.table().word, "Gina")
        assert said(await guest.says("tell ben hello"), NOBODY.format("ben")) == 1
        guest.cut()
        await anna.hears("Gina is away")
        assert said(await anna.says("tell gina hello"), NOBODY.format("gina")) == 1

    at_server(tmp_path, evening)
    assert kept(tmp_path) == []


@slow
@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("de", "flüstern ben bis später", "Für Ben aufgehoben, bis Ben hereinkommt: bis später"),
        ("fr", "chuchoter ben à bientôt", "Gardé pour Ben, jusqu'à son arrivée: à bientôt"),
    ],
)
def test_they_are_in_the_language_of_each(
    tmp_path: Path, language: str, typed: str, told: str
) -> None:
    """Who says it hears their own, and who is told theirs."""

    async def evening(server: Served) -> None:
        ben = await server.person("Ben")
        await gone(ben)
        anna = await server.person("Anna", language=language)
        assert said(await anna.says(typed), told) == 1
        ben = await server.person("Ben")
        await ben.hears("Anna told you one minute ago: ")

    at_server(tmp_path, evening)


@slow
def test_they_wait_for_the_disk(tmp_path: Path) -> None:
    """Nothing is told as kept before it is there."""

    async def evening(server: Served) -> None:
        anna, ben = [await server.person(name) for name in ("Anna", "Ben")]
        await gone(ben)
        store = server.server.directory.store
        assert isinstance(store, Database)
        (tmp_path / "server.sqlite").rename(tmp_path / "away.sqlite")
        anna.type("tell ben hello")
        await anna.hears("not in its place")
        assert said(anna.lines, "Kept for Ben") == 0
        (tmp_path / "away.sqlite").rename(tmp_path / "server.sqlite")
        await anna.hears("Kept for Ben")

    at_server(tmp_path, evening)
    assert [each.text for each in kept(tmp_path)] == ["hello"]


@slow
def test_there_is_an_end_to_them(tmp_path: Path) -> None:
    """For a person to another one, and for a person to all."""

    async def evening(server: Served) -> None:
        anna, ben = [await server.person(name) for name in ("Anna", "Ben")]
        await gone(ben)
        limit = "You have left many messages. Wait some minutes."
        chat = server.server.directory.users["anna"].chat
        for _ in range(5):
            chat.rate._level = 5.0
            assert said(await anna.says("tell ben hello"), "Kept for Ben") == 1
        chat.rate._level = 5.0
        assert said(await anna.says("tell ben hello"), limit) == 1

    at_server(tmp_path, evening)


def user_called(name: str, memory: Memory) -> User:
    """Return a person without a connection."""

    class Disk:
        committed = 0

        def hold(self, user: User) -> None:
            """Do nothing."""

    return User(Known(name, ""), Disk())


def test_a_box_has_room_for_so_many() -> None:
    """Whoever they are from; a full one says so."""
    messages = Messages(Memory().social)
    for number in range(MOST):
        messages.keep("ben", f"Person {number}", "hello")
    with pytest.raises(NotUnderstoodError, match="messages-full"):
        messages.keep("ben", "Anna", "hello")
    messages.keep("cleo", "Anna", "hello")


def test_old_ones_are_not_told() -> None:
    """They make room, too."""
    now = [0.0]
    memory = Memory()
    messages = Messages(memory.social, lambda: now[0])
    for _ in range(MOST):
        messages.keep("ben", "Anna", "old")
    now[0] = 3 * 86400.0
    with pytest.raises(NotUnderstoodError):
        messages.keep("ben", "Anna", "new")
    now[0] = KEPT + 1
    messages.keep("ben", "Anna", "new")
    now[0] += 2 * 3600
    ben = user_called("Ben", memory)
    messages.tell(ben)
    assert [each.text for each in ben.outbox.entries] == ["Anna told you 2 hours ago: new"]
    assert [each.text for each in memory.social.messages] == ["new"]


def test_they_are_kept_until_they_have_arrived() -> None:
    """What was told but not confirmed is told again to whoever comes in anew."""
    memory = Memory()
    messages = Messages(memory.social)
    messages.keep("ben", "Anna", "hello")
    ben = user_called("Ben", memory)
    messages.tell(ben)
    messages.keep("ben", "Anna", "again")
    messages.tell(ben)
    assert len(ben.outbox.entries) == 2
    assert len(memory.social.messages) == 2
    messages.gone("ben")
    anew = user_called("Ben", memory)
    messages.tell(anew)
    assert len(anew.outbox.entries) == 2
    anew.outbox.sent = 1
    anew.outbox.acknowledge(1)
    messages.acknowledged(anew)
    assert len(memory.social.messages) == 2
    anew.outbox.sent = 2
    anew.outbox.acknowledge(2)
    messages.acknowledged(anew)
    assert memory.social.messages == []


def test_who_is_ignored_by_then_is_not_heard() -> None:
    """Also if the message came before."""
    memory = Memory()
    messages = Messages(memory.social)
    messages.keep("ben", "Anna", "hello")
    ben = user_called("Ben", memory)
    ben.choose(ignored=("anna",))
    messages.tell(ben)
    assert ben.outbox.entries == []
    assert memory.social.messages == []
