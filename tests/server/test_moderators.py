"""Moderators, whom the host names: what they can do, to whom, for how long, and what is kept."""

from contextlib import closing
from pathlib import Path

import pytest

from accessible_games.server.lobby.sanctions import Sanctions
from accessible_games.server.lobby.spans import DAY, HOUR, MINUTE, ago, lasting, typed_span
from accessible_games.server.storage.data_files import MODERATORS
from accessible_games.server.storage.database import Database
from accessible_games.server.storage.store import Sanction
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import Lexicon
from tests.server.page.visiting import PageClient, at_page
from tests.server.people import Memory
from tests.server.wire import PASSWORD, Client, Served, at_server, said
from tests.sessions import Outcome, program

slow = pytest.mark.slow


async def three(server: Served) -> tuple[Client, Client, Client]:
    """Return Anna, who is a moderator, Ben and Cleo."""
    (server.data / MODERATORS).write_text("Anna\nMod Two\n", "utf-8")
    return await server.three()


def flat(lines: list[str]) -> str:
    """Return lines as one."""
    return " ".join(lines)


def kept(data: Path) -> list[tuple[str, str, str, str, float]]:
    """Return what was done, as it is in a store."""
    with closing(Database(data / "server.sqlite")) as store:
        return [
            (each.kind, each.name, each.moderator, each.reason, each.until - each.made)
            for each in store.social.sanctions
        ]


@slow
def test_what_a_silenced_person_can_do_and_not(tmp_path: Path) -> None:
    """They play, answer and complain; they cannot talk to anybody, here or away, until it ends."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await three(server)
        for client, line in ((cleo, "new life 3 random"), (ben, "join cleo")):
            await client.says(line)
        heard = flat(await anna.says("silence ben for two hours shouting: a lot"))
        assert heard == "Ben cannot talk to others for 2 hours: shouting: a lot Lobby."
        told = "You cannot talk to others for 2 hours, but you can go on playing."
        await ben.hears(told)
        for line in (
            "say hello",
            "tell cleo hello",
            "tell anna hello",
            "say: 3",
            "league new rude",
        ):
            assert said(await ben.says(line), told) == 1
        assert said(await ben.says("complain he began"), "Thank you.") == 1
        cleo.type("begin")
        await cleo.hears("Round 1")
        await ben.hears("Round 1")
        ben.type("say hello")
        await ben.hears(told)
        assert said(cleo.lines, "hello") == 0
        await anna.says("silence ben off")
        await ben.hears("You can talk to others again.")
        ben.type("say hello")
        await cleo.hears("Ben says: hello")
        assert said(await anna.says("silence ben off"), "Ben is not silenced.") == 1

    at_server(tmp_path, evening)
    assert kept(tmp_path) == [
        ("silence", "Ben", "Anna", "shouting: a lot", 2 * HOUR),
        ("silence", "Ben", "Anna", "", 0.0),
    ]


@slow
def test_who_is_removed_comes_back_when_it_is_over(tmp_path: Path) -> None:
    """They hear why and for how long, at once and at the door; even after a restart."""

    async def before(server: Served) -> None:
        anna, ben, cleo = await three(server)
        await cleo.says("new life 3 random")
        await ben.says("join cleo")
        cleo.type("begin")
        await ben.hears("Round 1")
        await anna.says("ban ben 3 days threats")
        heard = flat(await ben.ends())
        assert "You have to leave, and cannot come in for 3 days." in heard
        assert heard.endswith("A moderator says why: threats")
        await cleo.hears("Ben is away.")

    async def after(server: Served) -> None:
        ben = await server.client()
        await ben.says("ben")
        ben.type(PASSWORD)
        assert "You cannot come in for 3 days. A moderator says why: threats" in flat(
            await ben.ends()
        )
        newcomer = await server.client()
        assert said(await newcomer.says("Ben"), "Password?") == 1
        anna = await server.person("Anna")
        assert said(await anna.says("ban ben off"), "Ben can come in again.") == 1
        again = await server.client()
        await again.says("ben")
        again.type(PASSWORD)
        await again.hears("Welcome, Ben.")

    at_server(tmp_path, before)
    at_server(tmp_path, after)


@slow
def test_a_removed_person_does_not_resume(tmp_path: Path) -> None:
    """Neither by a page that is still open, nor by one that comes back."""

    async def evening(server: Served) -> None:
        (server.data / MODERATORS).write_text("Anna", "utf-8")
        anna = await server.person("Anna")
        ben = await server.person("Ben")
        ben.type("quit")
        await ben.ends()
        page = await PageClient.visit(server, name="Ben", password=PASSWORD)
        await page.hears("Lobby.")
        page.cut()
        await anna.says("ban ben 1 day threats")
        await page.come()
        await page.ends()
        assert [each["frame"] for each in page.frames].count("ended") == 1
        assert server.server.directory.users.get("ben") is None

    at_page(tmp_path, evening)


@slow
def test_a_warning_reaches_who_is_away(tmp_path: Path) -> None:
    """At once whoever is here, with the reason; the others on coming in, and once."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await three(server)
        assert said(await anna.says("caution ben be kind"), "Ben is warned: be kind") == 1
        await ben.hears("A moderator warns you: be kind")
        ben.type("quit")
        await ben.ends()
        await anna.says("warn ben again")
        ben = await server.person("Ben")
        await ben.hears("A moderator warned you one minute ago: again")
        assert said(await anna.says("caution ben"), "Type caution, a name and why.") == 1

    at_server(tmp_path, evening)
    assert [each[:4] for each in kept(tmp_path)] == [
        ("caution", "Ben", "Anna", "be kind"),
        ("caution", "Ben", "Anna", "again"),
    ]


STAYS: dict[Language, tuple[str, str]] = {
    "en": ("caution ben off", "A warning cannot be taken back. To warn somebody, type why."),
    "de": (
        "verwarne ben aus",
        "Eine Verwarnung lässt sich nicht zurücknehmen. Um jemanden zu verwarnen, tippe, warum.",
    ),
    "fr": (
        "avertis ben non",
        "Un avertissement ne peut pas être repris. Pour avertir quelqu'un, tape pourquoi.",
    ),
}


@slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_cannot_be_taken_back(tmp_path: Path, language: Language) -> None:
    """What takes back the rest is no reason for one."""

    async def evening(server: Served) -> None:
        (server.data / MODERATORS).write_text("Anna\n", "utf-8")
        anna, _ = await server.person("Anna", language=language), await server.person("Ben")
        line, told = STAYS[language]
        for each in (line, "caution ben off"):
            assert told in flat(await anna.says(each))

    at_server(tmp_path, evening)
    assert kept(tmp_path) == []


@slow
def test_who_can_do_it_and_to_whom(tmp_path: Path) -> None:
    """Nobody but the moderators in the file as it is now, and never to one of them."""

    async def evening(server: Served) -> None:
        anna, ben, cleo = await three(server)
        two = await server.person("Mod Two")
        only = "Only moderators can do that."
        for line in ("silence cleo 1 hour x", "ban anna 1 day x", "caution zoe x", "silence"):
            assert said(await ben.says(line), only) == 1
        assert said(await ben.says("help"), "silence") == 0
        assert "silence" in flat(await anna.says("help"))
        for name in ("anna", "mod two"):
            assert said(await anna.says(f"silence {name} 1 hour x"), "is a moderator") == 1
        assert said(await anna.says("silence zoe 1 hour x"), "Nobody here is called zoe.") == 1
        await anna.says("silence ben 1 hour x")
        await two.hears("By Anna: Ben cannot talk to others for one hour: x")
        (server.data / MODERATORS).write_text("Cleo\n", "utf-8")
        assert said(await anna.says("silence ben off"), only) == 1
        assert said(await cleo.says("silence anna 30 min spam"), "Anna cannot talk") == 1

    at_server(tmp_path, evening)


@slow
@pytest.mark.parametrize(
    "line",
    [
        "silence ben",
        "silence ben shouting",
        "silence ben 2 hours",
        "silence ben 0 hours x",
        "silence ben 31 days x",
        "silence ben two",
        "silence ben 99999999999999 days x",
        "silence ben -3 days x",
        "silence ben 2 moons x",
    ],
)
def test_what_is_not_complete_does_nothing(tmp_path: Path, line: str) -> None:
    """A time and a reason are needed, and there is a longest time."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await three(server)
        heard = flat(await anna.says(line))
        assert "Type silence, a name, for how long and why" in heard
        assert said(await ben.says("say hello"), "You say: hello") == 1

    at_server(tmp_path, evening)
    assert kept(tmp_path) == []


@slow
def test_complaints_reach_moderators(tmp_path: Path) -> None:
    """Those who are here, but not whom the complaining person ignores."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await three(server)
        assert said(await ben.says("complain cleo is rude"), "A moderator who is here") == 1
        await anna.hears("Ben reports: cleo is rude")
        await ben.says("ignore anna")
        assert said(await ben.says("complain anna too"), "A moderator who is here") == 0
        await anna.says("people")
        assert said(anna.lines, "anna too") == 0

    at_server(tmp_path, evening)
    assert len([*(tmp_path / "server-reports").iterdir()]) == 2


@slow
def test_a_guest_is_removed_with_their_name(tmp_path: Path) -> None:
    """Nobody else gets that name meanwhile, with an account or without."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await three(server)
        await ben.says("new life 3 random")
        words = server.table().word
        guest = await server.guest(words, "Gina")
        await anna.says("ban gina 1 day spam")
        await guest.ends()
        assert "gina" not in server.server.directory.people
        client = await server.client()
        assert said(await client.says("Gina"), "Choose another name.") == 1

    at_server(tmp_path, evening)


@slow
def test_the_host_reads_what_was_done(tmp_path: Path) -> None:
    """Who did what to whom, when and why, with the server running or not."""

    async def evening(server: Served) -> None:
        anna, _, _ = await three(server)
        for line in ("caution ben x", "silence ben 90 min y", "ban cleo 2 weeks z"):
            await anna.says(line)
        await anna.says("ban cleo off")

    def log(*words: str) -> Outcome:
        return program("serve", "moderation", *words, "--data", str(tmp_path), "--width", "whole")

    assert "There is no" in log().err
    at_server(tmp_path, evening)
    told = log()
    assert told.status == 0
    assert [line.partition(": ")[2] for line in told.out.splitlines()] == [
        "Anna warned Ben: x",
        "Anna kept Ben from talking to others for one hour and 30 minutes: y",
        "Anna kept Cleo out for 14 days: z",
        "Anna let Cleo in again.",
    ]
    assert len(log("1").out.splitlines()) == 1
    assert {log(*words).status for words in (["x"], ["0"], ["1", "2"])} == {2}


def test_it_ends_by_itself() -> None:
    """By the clock, and what came last counts."""
    now = [1000.0]
    memory = Memory()
    sanctions = Sanctions(memory.social, lambda: now[0])
    sanctions.impose("silence", "Zoë Eva", "Anna", "x", HOUR)
    assert sanctions.running("silence", "zoe eva") is not None
    assert sanctions.concerns("zoe eva")
    assert sanctions.running("removal", "zoe eva") is None
    again = Sanctions(memory.social, lambda: now[0])
    assert again.running("silence", "zoe eva") == Sanction(
        "silence", "Zoë Eva", "Anna", "x", 1000.0, 1000.0 + HOUR
    )
    now[0] += HOUR
    assert sanctions.running("silence", "zoe eva") is None
    assert not sanctions.concerns("zoe eva")


@pytest.mark.parametrize(
    ("language", "text", "seconds", "reason"),
    [
        ("en", "2 hours rude words", 2 * HOUR, "rude words"),
        ("en", "for an hour: rude", HOUR, "rude"),
        ("en", "30min x", 30 * MINUTE, "x"),
        ("en", "3d x", 3 * DAY, "x"),
        ("en", "two weeks x", 14 * DAY, "x"),
        ("de", "für 2 Stunden Geschrei", 2 * HOUR, "Geschrei"),
        ("de", "einen Tag x", DAY, "x"),
        ("de", "3 tage x", 3 * DAY, "x"),
        ("de", "2 hours x", 2 * HOUR, "x"),
        ("de", "for 2 hours x", 2 * HOUR, "x"),
        ("fr", "for 2 hours x", 2 * HOUR, "x"),
        ("fr", "pendant deux heures cris", 2 * HOUR, "cris"),
        ("fr", "3 jours x", 3 * DAY, "x"),
        ("fr", "une semaine x", 7 * DAY, "x"),
    ],
)
def test_spans_are_understood(language: Language, text: str, seconds: float, reason: str) -> None:
    """As they are said in each language."""
    assert typed_span(text, Lexicon(catalogue_of(language))) == (seconds, reason)


@pytest.mark.parametrize(
    ("language", "seconds", "told", "past"),
    [
        ("en", 1.0, "one minute", "one minute"),
        ("en", 90 * MINUTE, "one hour and 30 minutes", "one hour"),
        ("en", 2 * HOUR - 0.1, "2 hours", "one hour"),
        ("en", 2 * DAY + 3 * HOUR - 1, "2 days and 3 hours", "2 days"),
        ("en", HOUR, "one hour", "one hour"),
        ("en", 3 * DAY - 1, "3 days", "2 days"),
        ("de", DAY, "einen Tag", "einem Tag"),
        ("de", 3 * DAY, "3 Tage", "3 Tagen"),
        ("fr", 2 * HOUR, "2 heures", "2 heures"),
    ],
)
def test_spans_are_told(language: Language, seconds: float, told: str, past: str) -> None:
    """What lasts is never told as shorter than it is, and what is past never as longer."""
    words = catalogue_of(language)
    assert (lasting(words, seconds), ago(words, seconds)) == (told, past)
