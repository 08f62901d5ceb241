"""Commands of a server are whole lines: no sentence of a game leaves the table or ends anything."""

from pathlib import Path

import pytest

from accessible_games.speech.catalogue import LANGUAGES
from tests.server.wire import Client, Served, at_server, said

slow = pytest.mark.slow
BEGINS = {"en": "begin", "de": "starten", "fr": "commencer"}
NEW = {"en": "new", "de": "neu", "fr": "nouvelle"}
SENTENCES = {
    "en": (
        *("end my turn", "end of the turn please", "leave me alone", "leave row 3", "leave it"),
        *("away with him", "hold on a second", "tell the captain to row", "mute the parrot"),
    ),
    "de": ("gehen wir auf 3", "brich den Zug ab", "flüstere dem Bären was", "vertreten wir uns"),
    "fr": ("partir en mer", "arrêter de ramer", "absent pour toujours", "chuchote aux ours"),
}
"""Each begins with a command of the server, and is none."""
QUIT = {
    "en": ("leave", "quit", "stop", "goodbye", "I want to stop", "end the game"),
    "de": ("gehen", "ende", "aufhören", "beenden", "spiel beenden", "tschüss"),
    "fr": ("partir", "quitter", "stop", "arrête", "sortir", "au revoir"),
}
"""What leaves, wherever one is."""


async def playing(server: Served, language: str = "en", game: str = "life 3") -> Client:
    """Return Anna, alone in a game with computer players."""
    anna = await server.person("Anna", language=language)
    await anna.says(f"{NEW[language]} {game}")
    await anna.says(BEGINS[language])
    return anna


@slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_a_command_of_the_server(tmp_path: Path, language: str) -> None:
    """Nobody leaves, and the game goes on."""

    async def evening(server: Served) -> None:
        anna = await playing(server, language)
        for line in SENTENCES[language]:
            await anna.says(line)
        assert not server.table().is_over
        (user,) = server.server.directory.users.values()
        assert server.server.at[user.key] is server.table()
        assert not user.presence.away

    at_server(tmp_path, evening)


@slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_quits_at_home_leaves_here(tmp_path: Path, language: str) -> None:
    """From a game to the lobby, where a seat is kept, and from the lobby; with the same words."""

    async def evening(server: Served) -> None:
        anna = await playing(server, language)
        back = {"en": "join", "de": "beitreten", "fr": "rejoindre"}[language]
        for line in QUIT[language]:
            await anna.says(line)
            assert not server.server.at
            await anna.says(back)
            assert len(server.server.at) == 1
        assert not server.table().is_over

    at_server(tmp_path, evening)


@slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_of_these_words_leaves_the_server_too(tmp_path: Path, language: str) -> None:
    """In the lobby, and at the connection."""

    async def evening(server: Served) -> None:
        for line in QUIT[language]:
            anna = await server.person("Anna", language=language)
            anna.type(line)
            await anna.ends()

    at_server(tmp_path, evening)


@slow
def test_one_person_alone_is_asked_before_a_game_ends(tmp_path: Path) -> None:
    """A no keeps it; after a yes they hear how to go on, whatever they try."""

    async def evening(server: Served) -> None:
        anna = await playing(server)
        heard = await anna.says("end")
        assert said(heard, "This ends the game for good.") == 1
        assert heard[-1] == "Yes or no?"
        await anna.says("no")
        assert not server.table().is_over
        await anna.says("end")
        heard = await anna.says("yes")
        assert server.table().is_over
        assert heard[-1] == "After the game."
        for line in ("begin", "end"):
            assert (await anna.says(line))[0].startswith(
                "This game is over. To play it again, type"
            )
        heard = await anna.says("new arche noah")
        assert heard == ["You are at a table already. Type leave first.", "After the game."]
        await anna.says("leave")
        heard = await anna.says("new arche noah")
        assert said(heard, "Arche Noah for") == 1

    at_server(tmp_path, evening)


@slow
def test_what_could_be_the_answer_is_not_simply_said(tmp_path: Path) -> None:
    """Nor played: who says it chooses. With a colon it is talk, and alone the answer."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        ben = await server.person("Ben")
        await anna.says("new life 3")
        await ben.says("join 1")
        anna.type("begin")
        await ben.hears("Your turn.")
        heard = await ben.says("say row 3")
        assert said(heard, "Is that your answer, or do you say it to the others?") == 1
        heard = await ben.says("say: row 3")
        assert said(heard, "You say: row 3") == 1
        heard = await ben.says("say good luck, all")
        assert said(heard, "You say: good luck, all") == 1
        await anna.hears("good luck, all")

    at_server(tmp_path, evening)


@slow
def test_a_name_is_whom_it_names(tmp_path: Path) -> None:
    """A word of the language begins nobody's name, but may be one."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        theo = await server.person("Theo")
        assert said(await anna.says("tell the captain to row"), "I do not understand that") == 1
        assert said(await anna.says("tell theo hello"), "You tell Theo: hello") == 1
        await theo.hears("Anna tells you: hello")
        assert said(await anna.says("tell th hello"), "You tell Theo: hello") == 1
        assert said(await anna.says("hold"), "Type hold and a name.") == 0
        assert said(await anna.says("tell zoe hello"), "Nobody here is called zoe,") == 1

    at_server(tmp_path, evening)


@slow
def test_another_name_is_taken_for_another_name(tmp_path: Path) -> None:
    """Where a newcomer is asked whether the first one is right."""

    async def evening(server: Served) -> None:
        anna = await server.client()
        assert said(await anna.says("Ana"), "Nobody is called Ana here yet.") == 1
        assert said(await anna.says("Anna"), "Nobody is called Anna here yet.") == 1
        assert (await anna.says("no"))[-1] == "Name?"
        for line in ("hello", "yes", "sixpack", "geheim12345"):
            heard = await anna.says(line)
            assert said(heard, f'"{line}" cannot be a name.') == 1
        assert not server.server.directory.people

    at_server(tmp_path, evening)


@slow
def test_a_second_line_that_means_nothing_is_refused_in_fewer_words(tmp_path: Path) -> None:
    """But not the first one behind another complaint."""

    async def evening(server: Served) -> None:
        anna = await server.person("Anna")
        first = await anna.says("xyzzy")
        assert len(first) > len(await anna.says("quux"))
        await anna.says("tell zoe hello")
        assert await anna.says("xyzzy") == first
        await anna.says("new life 3")
        await anna.says("begin")
        await anna.says("language xx")
        assert said(await anna.says("xyzzy"), "either") == 0
        assert said(await anna.says("quux"), "either") == 1

    at_server(tmp_path, evening)
