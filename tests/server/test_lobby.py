"""The lobby: who is heard by whom, what is refused and why, and what is too much."""

import asyncio
import sys
from pathlib import Path

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.server.league_evening import LeagueEvening
from tests.server.wire import Served, at_server, said

slow = pytest.mark.slow
every_language = pytest.mark.parametrize("language", LANGUAGES)


NOBODY: dict[Language, tuple[tuple[str, ...], str]] = {
    "en": (("invite nobody", "invite zoe"), "You are at no table."),
    "de": (("einladen niemand", "invite nobody"), "Du bist an keinem Tisch."),
    "fr": (("inviter personne", "inviter rien"), "Tu n'es à aucune table."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_to_nobody_is_one(language: Language) -> None:
    """It is refused for what is wrong, at a table too, and is no line that means nothing."""
    evening = LeagueEvening.of(("Anna",), language)
    lines, told = NOBODY[language]
    for line in lines:
        assert evening.types("Anna", line)[0].startswith(told)
    evening.types("Anna", "new mau-mau 2")
    word = lines[0].split()[-1]
    assert word in " ".join(evening.types("Anna", lines[0]))
    assert evening.table_of("Anna").company.invited == set()


# The lobby ----------------------------------------------------------------------------------------


@slow
def test_people_talk_and_are_left_in_peace(tmp_path: Path) -> None:
    """Aloud, to one person alone, muted for today or ignored for good."""

    async def lobby(server: Served) -> None:
        anna, ben, cleo = await server.three()
        assert said(await anna.says("people"), "Here: Anna, Ben, and Cleo.") == 1
        assert (await anna.says("history"))[0] == "Nobody has said anything yet."
        assert (await anna.says("say hello, please"))[0] == "You say: hello, please"
        await ben.hears("Anna says: hello, please")
        await ben.says("tell anna  how are you?")
        await anna.hears("Ben tells you: how are you?")
        assert said(await anna.says("history"), ": h") == 2
        await anna.says("mute ben")
        await anna.says("ignore cleo")
        await ben.says("say one")
        await cleo.says("say two")
        kept = "Kept for Anna, who hears it on coming in: three"
        assert (await cleo.says("tell anna three"))[0] == kept
        await anna.says("mute ben")
        await ben.says("say four")
        heard = await anna.hears("Ben says: four")
        assert said(heard, "one") + said(heard, "two") + said(heard, "three") == 0
        assert server.server.directory.people["anna"].ignored == ("cleo",)
        assert said(cleo.lines, "how are you") == 0

    at_server(tmp_path, lobby)


@slow
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("say", "Type say and what you want to say."),
        ("tell", "Type tell and what you want to say."),
        ("tell zoe hello", "Nobody here is called zoe, so nobody has heard that."),
        ("mute", "Type mute and a name."),
        ("ignore anna", "Type ignore and a name."),
        ("new", "Type new and a game: Life is Life, Arche Noah, SixPack, "),
        ("new chess", "Type new and a game: Life is Life, Arche Noah, SixPack, "),
        ("new lifeboat 9", "9 does not fit. Give a number from 4 to 6."),
        ("join", "There is no table yet."),
        ("join 7", "There is no such table."),
        ("watch nobody", "There is no such table."),
        ("begin", "You are at no table."),
        ("hold ben", "You are at no table."),
        ("end", "You are at no table."),
        ("tables", "There is no table yet."),
        ("xyzzy", "I do not understand that here: xyzzy."),
        ("Life is Life", "To play Life is Life, type new Life is Life."),
        ("how do I start a game", "Type new and a game: Life is Life, Arche Noah, SixPack, "),
        ("tell the captain to row", "I do not understand that here: tell the captain to row."),
        ("leave me alone", "I do not understand that here: leave me alone."),
        ("away with him", "I do not understand that here: away with him."),
        ("help xyzzy", "Nothing is known about xyzzy. Type help commands to hear all commands."),
        ("width 7", "7 is not a width."),
        ("language xx", "There is no xx here."),
    ],
)
def test_every_refusal_is_a_sentence(tmp_path: Path, typed: str, told: str) -> None:
    """What, why, and what to do now."""

    async def lobby(server: Served) -> None:
        client = await server.person("Anna")
        heard = await client.says(typed)
        assert heard[0].startswith(told)
        assert heard[-1] == "Lobby."

    at_server(tmp_path, lobby)


@slow
def test_settings_are_kept(tmp_path: Path) -> None:
    """Language, verbosity and width, whether they are changed in the lobby or in a game."""

    async def before(server: Served) -> None:
        client = await server.person("Anna")
        await client.says("width 40")
        await client.says("language de")
        await client.says("neu life 3")
        await client.says("starten")
        client.type("umfang kurz")
        await client.hears("urz")

    async def after(server: Served) -> None:
        settings = server.server.directory.people["anna"].settings
        chosen = [settings[name] for name in ("language", "verbosity", "width")]
        assert chosen == ["de", "brief", 40]
        client = await server.person("Anna")
        client.type("hilfe")
        await client.hears("hilfe")
        at = client.lines.index("Password?")
        assert max(map(len, client.lines[at:])) <= 40

    at_server(tmp_path, before)
    at_server(tmp_path, after)


@slow
def test_a_report_reaches_whoever_runs_the_server(tmp_path: Path) -> None:
    """With the last lines of talk, in a file that only the operator can read."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        await ben.says("say something rude")
        await anna.hears("Ben says")
        heard = await anna.says("report he is rude")
        assert said(heard, "Thank you.") == 1

    at_server(tmp_path, evening)
    (file,) = (tmp_path / "server-reports").iterdir()
    lines = file.read_text("utf-8").splitlines()
    assert lines == ["Anna reports: he is rude", "Ben says: something rude"]
    assert file.stat().st_mode & 0o077 == 0 or sys.platform == "win32"


@slow
def test_a_narrow_window_has_its_lines_broken(tmp_path: Path) -> None:
    """Between words, at the width that the client tells; a wide window or a chosen width wins."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        for width, longest in ((40, 40), (200, 80), (60, 60)):
            anna.writer.write(b"\xff\xfb\x1f\xff\xfa\x1f\x00%c\x00\x18\xff\xf0" % width)
            heard = await anna.says("?")
            assert longest - 25 < max(map(len, heard)) <= longest
        await anna.says("width 20")
        assert max(map(len, await anna.says("?"))) <= 20

    at_server(tmp_path, evening)


# Not too much -------------------------------------------------------------------------------------


@slow
def test_a_flood_is_answered_once(tmp_path: Path) -> None:
    """A person who floods hears only the answers to the first lines."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        anna.type(*["people"] * 200)
        anna.type("quit")
        await asyncio.sleep(0)
        await anna.hears("That was too fast")
        assert said(anna.lines, "Here: Anna.") < 40

    at_server(tmp_path, evening)


@slow
def test_who_talks_too_fast_is_told_so(tmp_path: Path) -> None:
    """Others hear no more than one line a second."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        anna.type(*[f"say {number}" for number in range(12)])
        await anna.hears("You are talking too fast.")
        await anna.says("people")
        await ben.says("people")
        assert said(ben.lines, "Anna says") < 12

    at_server(tmp_path, evening)


@slow
def test_what_somebody_says_cannot_change_a_terminal(tmp_path: Path) -> None:
    """Control characters do not come through, in names or in talk."""

    async def evening(server: Served) -> None:
        anna, ben, _ = await server.three()
        begun = len(ben.raw)
        anna.type("say red \x1b[31m \x07bell\x1b]0;title\x07 \u202eturned")
        await ben.hears("Anna says: red bell turned")
        assert b"\x1b" not in ben.raw[begun:]
        assert b"\x07" not in ben.raw[begun:]

    at_server(tmp_path, evening)
