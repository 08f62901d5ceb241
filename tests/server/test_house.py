"""The lobby and the tables: who hears what, who may do what, and what needs the others."""

import asyncio
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.server import telnet
from accessible_games.server.around import OUTSIDE
from accessible_games.server.house import AT_TABLES
from accessible_games.server.house_commands import COMMANDS
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import forms
from tests.server.wire import Client, Served, run, said, served

slow = pytest.mark.slow
every_language = pytest.mark.parametrize("language", LANGUAGES)


async def three(server: Served) -> tuple[Client, Client, Client]:
    """Anna, Ben and Cleo in the lobby."""
    anna, ben, cleo = [await server.person(name) for name in ("Anna", "Ben", "Cleo")]
    return anna, ben, cleo


# Words --------------------------------------------------------------------------------------------


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_no_command_of_the_house_hides_an_answer(language: Language, game: str) -> None:
    """What can be typed at a table means nothing else in any game, or the game comes first."""
    words = catalogue_of(language, game)
    answers = {
        form
        for message in words.beginning("typed-")
        for word in words.words(f"typed-{message}")
        for form in forms(word)
    }
    answers |= {
        form
        for piece in GAMES[game].PIECES
        for kind in ("name", "names")
        for form in forms(words.piece(piece, kind))
    }
    own = {
        form
        for name in AT_TABLES
        for word in words.words(f"command-{name}")
        for form in forms(word)
    }
    assert own & answers == set()


@every_language
def test_no_word_means_two_commands_of_the_house(language: Language) -> None:
    """Each word is one command's."""
    words = catalogue_of(language)
    meant: dict[str, set[str]] = {}
    for name in COMMANDS:
        for word in {name, *words.words(f"command-{name}")}:
            for form in forms(word):
                meant.setdefault(form, set()).add(name)
    assert {form: names for form, names in meant.items() if len(names) > 1} == {}


@every_language
def test_words_for_guests_are_plain(language: Language) -> None:
    """Many, all different however they are typed, and none is a command."""
    words = catalogue_of(language)
    plain = words.words("plain-words")
    folded = [forms(word)[0] for word in plain]
    assert len(plain) >= 120
    assert len({*folded}) == len(folded)
    assert all(word.isalpha() and 2 < len(word) < 10 for word in plain)
    commands = {
        form for name in COMMANDS for w in words.words(f"command-{name}") for form in forms(w)
    }
    assert commands & {*folded} == set()


@slow
@every_language
def test_every_command_has_its_help(
    tmp_path: Path, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the lobby, each by its own word, told in one answer."""
    monkeypatch.setattr(telnet, "COMMANDS", (1e9, 10**9))

    async def lobby() -> None:
        async with served(tmp_path) as server:
            client = await server.person("Anna", language=language)
            words = catalogue_of(language)
            told = " ".join(await client.says("?"))
            for name in COMMANDS:
                word = words.words(f"command-{name}")[0]
                assert word in told
                heard = await client.says(f"help {word}")
                assert len(heard) > 1
                assert word.casefold() in heard[0].casefold()

    run(lobby())


# The lobby ----------------------------------------------------------------------------------------


@slow
def test_people_talk_and_are_left_in_peace(tmp_path: Path) -> None:
    """Aloud, to one alone, muted for today or ignored for good."""

    async def lobby() -> None:
        async with served(tmp_path) as server:
            anna, ben, cleo = await three(server)
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
            assert (await cleo.says("tell anna three"))[0] == "Nobody here is called anna."
            await anna.says("mute ben")
            await ben.says("say four")
            heard = await anna.hears("Ben says: four")
            assert said(heard, "one") + said(heard, "two") + said(heard, "three") == 0
            assert server.house.people["anna"].ignored == ("cleo",)
            assert said(cleo.lines, "how are you") == 0

    run(lobby())


@slow
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("say", "Type say and what you want to say."),
        ("tell", "Type tell and what you want to say."),
        ("tell zoe hello", "Nobody here is called zoe."),
        ("mute", "Type mute and a name."),
        ("ignore anna", "Type ignore and a name."),
        ("new", "Type new and a game: Life is Life, Arche Noah, SixPack, or Lifeboat."),
        ("new chess", "Type new and a game: Life is Life, Arche Noah, SixPack, or Lifeboat."),
        ("new lifeboat 9", "9 does not fit. Give a number from 4 to 6."),
        ("join", "There is no such table."),
        ("join 7", "There is no such table."),
        ("watch nobody", "There is no such table."),
        ("begin", "You are at no table."),
        ("hold ben", "You are at no table."),
        ("end", "You are at no table."),
        ("tables", "There is no table yet."),
        ("xyzzy", "No command is called xyzzy. Type help to hear them all."),
        ("width 7", "7 is not a width."),
        ("language xx", "There is no xx here."),
    ],
)
def test_every_refusal_is_a_sentence(tmp_path: Path, typed: str, told: str) -> None:
    """What, why, and what to do now."""

    async def lobby() -> None:
        async with served(tmp_path) as server:
            client = await server.person("Anna")
            heard = await client.says(typed)
            assert heard[0].startswith(told)
            assert heard[-1] == "Lobby."

    run(lobby())


@slow
def test_settings_are_kept(tmp_path: Path) -> None:
    """Language, verbosity and width, whether they are changed in the lobby or in a game."""

    async def before() -> None:
        async with served(tmp_path) as server:
            client = await server.person("Anna")
            await client.says("width 40")
            await client.says("language de")
            await client.says("neu life 3")
            await client.says("starten")
            client.type("umfang kurz")
            await client.hears("urz")

    async def after() -> None:
        async with served(tmp_path) as server:
            settings = server.house.people["anna"].settings
            chosen = [settings[name] for name in ("language", "verbosity", "width")]
            assert chosen == ["de", "brief", 40]
            client = await server.person("Anna")
            client.type("hilfe")
            await client.hears("hilfe")
            at = client.lines.index("Password?")
            assert max(map(len, client.lines[at:])) <= 40

    run(before())
    run(after())


# Tables -------------------------------------------------------------------------------------------


@slow
def test_people_come_to_a_table_and_leave_it(tmp_path: Path) -> None:
    """Before the game a seat is free again; all hear who comes and goes."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            anna, ben, cleo = await three(server)
            made = await anna.says("new life is life 3 hard")
            assert said(made, "Life is Life for 3 players.") == 1
            assert said(await ben.says("tables"), "1. Life is Life, with Anna, not begun yet.") == 1
            await anna.says("invite ben")
            await ben.hears("Anna invites you to Life is Life. Type join Anna.")
            await ben.says("join anna")
            await cleo.says("join 1")
            assert said(await cleo.says("leave"), "You leave the table.") == 1
            await anna.hears("Cleo leaves the table.")
            assert [each.name for each in server.table().members.values()] == ["Anna", "Ben"]
            assert said(await anna.says("new sixpack"), "You are at a table already.") == 1
            await anna.says("ignore cleo")
            assert said(await cleo.says("join 1"), "You cannot come to this table.") == 1

    run(evening())


@slow
def test_nobody_looks_on_at_their_own_table(tmp_path: Path) -> None:
    """Not even after they have left it for a while; their seat is kept."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            anna, ben, _ = await three(server)
            await anna.says("new life 3 random")
            await ben.says("join anna")
            anna.type("begin")
            await ben.hears("Anna begins the game.")
            ben.type("leave")
            await ben.hears("Your seat is kept")
            await anna.hears("Ben is away.")
            assert said(await ben.says("watch 1"), "You play at this table yourself") == 1
            ben.type("join")
            await anna.hears("Ben is back.")

    run(evening())


@slow
def test_a_seat_is_held_for_who_is_away(tmp_path: Path) -> None:
    """The others are asked about it, and whoever comes back has it back."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            server.house.patience = 0.01
            anna, ben, cleo = await three(server)
            await anna.says("new life 3")
            await ben.says("join anna")
            await cleo.says("join anna")
            anna.type("begin")
            await cleo.hears("Anna begins the game.")
            cleo.cut()
            for client in (anna, ben):
                await client.hears("Cleo has been away for some time.")
            anna.type("hold ben")
            await anna.hears("Ben is here, so nobody can hold the seat.")
            anna.type("hold cleo")
            await ben.hears("would like a computer player to hold the seat of Cleo.")
            ben.type("agree")
            for client in (anna, ben):
                await client.hears("A computer player holds the seat of Cleo")
            playing = server.table().playing
            assert playing is not None
            assert playing.held == {2: "easy"}
            back = await server.person("Cleo")
            assert said(back.lines, "Welcome, Cleo.") == 1
            await anna.hears("Cleo is back.")
            assert playing.held == {}

    run(evening())


@slow
def test_a_game_ends_if_all_agree(tmp_path: Path) -> None:
    """Then all can leave, and the table is gone."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            anna, ben, _ = await three(server)
            await anna.says("new life 3")
            await ben.says("join anna")
            anna.type("begin")
            await ben.hears("Anna begins the game.")
            ben.type("end")
            await anna.hears("Ben would like to end this game for good.")
            assert not server.table().is_over
            anna.type("agree")
            for client in (anna, ben):
                await client.hears("The game is ended, and nobody has won.")
            assert server.table().is_over
            for client in (anna, ben):
                client.type("leave")
                await client.hears("You leave the table.")
            assert server.house.tables == {}

    run(evening())


@slow
def test_who_is_away_is_back_when_they_type(tmp_path: Path) -> None:
    """The others hear both."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            anna, ben, _ = await three(server)
            await anna.says("new life 3")
            await ben.says("join anna")
            await ben.says("away")
            await anna.hears("Ben is away.")
            await ben.says("people")
            await anna.hears("Ben is back.")

    run(evening())


# After a restart ----------------------------------------------------------------------------------


@slow
def test_a_game_left_by_all_is_found_again(tmp_path: Path) -> None:
    """After a restart of the server too: what was missed, then the question."""

    async def before() -> list[str]:
        async with served(tmp_path) as server:
            anna, ben, _ = await three(server)
            await anna.says("new life 3 random")
            await ben.says("join anna")
            anna.type("begin")
            await ben.hears("Anna begins the game.")
            await asyncio.sleep(0)
            playing = server.table().playing
            assert playing is not None
            return [str(move) for move in playing.match.table.moves]

    async def after(moves: list[str]) -> None:
        async with served(tmp_path) as server:
            anna = await server.person("Anna")
            playing = server.table().playing
            assert playing is not None
            assert [str(move) for move in playing.match.table.moves[: len(moves)]] == moves
            ben = await server.person("Ben")
            await anna.hears("Ben is back.")
            asked = playing.match.table.waiting()[0].seat
            client = (anna, ben)[asked]
            client.type("moves")
            await client.hears("You can choose")

    run(after(run(before())))


# Not too much -------------------------------------------------------------------------------------


@slow
def test_a_flood_is_answered_once(tmp_path: Path) -> None:
    """And who floods hears the answers to the first lines only."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            anna = await server.person("Anna")
            anna.type(*["people"] * 200)
            anna.type("quit")
            await asyncio.sleep(0)
            await anna.hears("That was too fast")
            assert said(anna.lines, "Here: Anna.") < 40

    run(evening())


@slow
def test_who_talks_too_fast_is_told_so(tmp_path: Path) -> None:
    """Others hear no more than a line a second."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            anna, ben, _ = await three(server)
            anna.type(*[f"say {number}" for number in range(12)])
            await anna.hears("You are talking too fast.")
            await anna.says("people")
            await ben.says("people")
            assert said(ben.lines, "Anna says") < 12

    run(evening())


@slow
def test_what_somebody_says_cannot_change_a_terminal(tmp_path: Path) -> None:
    """Control characters do not come through, in names or in talk."""

    async def evening() -> None:
        async with served(tmp_path) as server:
            anna, ben, _ = await three(server)
            begun = len(ben.raw)
            anna.type("say red \x1b[31m \x07bell\x1b]0;title\x07 \u202eturned")
            await ben.hears("Anna says: red  bell turned")
            assert b"\x1b" not in ben.raw[begun:]
            assert b"\x07" not in ben.raw[begun:]

    run(evening())


def test_what_a_game_has_itself_is_only_for_the_lobby() -> None:
    """Every other command is known where it can be needed."""
    outside = {"new", "join", "watch", "begin", "tables", *(entry.name for entry in OUTSIDE)}
    assert {*COMMANDS} - {*AT_TABLES} == outside
