"""The client as it is started: by a pipe, in three languages, and what hinders it."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import asyncssh
import pytest

from accessible_games.__main__ import main
from accessible_games.client import link
from accessible_games.client.known_servers import FILE, KnownServers
from accessible_games.client.link_events import Place
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.client.home import Home
from tests.forking import Work, run_copy
from tests.server.joining import YES
from tests.server.test_serving import flat, free_port
from tests.server.wire import PASSWORD

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals"),
]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server."""
    with Home(tmp_path_factory.mktemp("home")) as home:
        yield home


@pytest.mark.parametrize(
    ("language", "lines", "wanted"),
    [
        (
            "en",
            ["Emma", "yes", PASSWORD, PASSWORD, "people", "pace", "leave"],
            [
                *("Name?", "Is that to be your name from now on?", "Yes or no?"),
                *("It is not shown.", "Password?", "Password again?", "Welcome, Emma."),
                *("Lobby.", "Here: Anna and Emma.", "Lobby."),
                *("Pace of lines: all. It can be all or line.", "Goodbye, Emma."),
            ],
        ),
        (
            "de",
            ["Dora", "ja", PASSWORD, PASSWORD, "hilfe tempo", "breite 30", "leute"],
            [
                *("Name?", "Passwort?", "Noch einmal?", "Willkommen, Dora."),
                *("Eingangshalle.", "Tempo", "höchstens 30 Zeichen", "Hier: Anna und Dora."),
                "Auf Wiedersehen, Dora.",
            ],
        ),
        (
            "fr",
            ["Fleur", "oui", PASSWORD, PASSWORD, "nouveau life is life 3 random", "partir"],
            ["Nom?", "Mot de passe?", "Encore une fois?", "Bienvenue, Fleur.", "Au revoir"],
        ),
    ],
)
def test_by_a_pipe_every_line_is_told_once(
    home: Home, language: str, lines: list[str], wanted: list[str]
) -> None:
    """Each answer comes before the next line is read; the end of the input leaves."""
    typed = "".join(f"{line}\n" for line in lines)
    done = home.run(typed, language=language)
    assert (done.returncode, done.stderr) == (0, "")
    heard, place = flat(done.stdout), 0
    for each in wanted:
        assert (place := heard.find(each, place) + len(each)) >= len(each), (each, heard)
    assert PASSWORD not in heard
    assert not {*done.stdout} & {"\r", "\x1b", "\x07"}


@pytest.mark.parametrize(
    ("language", "lines", "wanted"),
    [
        (
            "en",
            ["new sixpack 2", "pace", "pace three days", "pace evening", "pace line", "pace 3"],
            [
                "Pace of lines: all. It can be all or line.",
                "You have 3 days for each turn.",
                "This game is for an evening",
                "Pace of lines from now on: line.",
                "The pace of a table is evening, or days and a number",
            ],
        ),
        (
            "de",
            ["neu sixpack 2", "tempo tage 3", "tempo ein Tag", "tempo Abend", "tempo zeile"],
            [
                "Für jeden Zug hast du 3 Tage.",
                "Für jeden Zug hast du einen Tag.",
                "Dieses Spiel ist für einen Abend",
                "Tempo der Zeilen ab jetzt: zeile.",
            ],
        ),
        (
            "fr",
            ["nouvelle sixpack 2", "rythme 3 jours", "rythme soirée", "rythme ligne"],
            [
                "Tu as 3 jours pour chaque tour.",
                "Cette partie est pour une soirée",
                "Le rythme des lignes, désormais: ligne.",
            ],
        ),
    ],
)
def test_the_pace_of_a_table_goes_to_the_server(
    home: Home, language: str, lines: list[str], wanted: list[str]
) -> None:
    """That of lines stays here, by its own values."""
    start = [f"Pia{language}", YES[language], PASSWORD, PASSWORD]
    done = home.run("".join(f"{line}\n" for line in [*start, *lines]), language=language)
    assert (done.returncode, done.stderr) == (0, "")
    heard, place = flat(done.stdout), 0
    for each in wanted:
        assert (place := heard.find(each, place) + len(each)) >= len(each), (each, heard)


def test_the_key_of_the_server_is_told_once_and_guarded(home: Home, tmp_path: Path) -> None:
    """Whoever shows another one later is refused, with the way out; nothing is sent there."""
    file = home.folder / "own" / FILE
    file.unlink(missing_ok=True)
    first, second = (home.run("quit\n", "--guest") for _ in range(2))
    fingerprint = home.server.opened.fingerprint
    assert f"It shows this key: {fingerprint}." in flat(first.stdout)
    assert fingerprint not in second.stdout
    assert "Goodbye" in second.stdout
    kept = file.read_text()
    file.write_text(kept.replace(fingerprint, "SHA256:other"))
    third = home.run("quit\n", "--guest")
    assert (third.returncode, third.stdout) == (1, "")
    said = flat(third.stderr)
    assert said.startswith("The server localhost shows another key than last time")
    assert said.endswith(f"take the line of localhost out of {file}.")
    file.write_text("")
    assert home.run("quit\n", "--guest").returncode == 0
    assert file.read_text() == kept


def test_what_cannot_be_reached_is_a_sentence(home: Home) -> None:
    """Nothing there, or a name that is not let in."""
    nowhere = home.run("", "--port", str(free_port()))
    assert flat(nowhere.stderr).startswith("No server answers at port")
    wrong = home.run("wrong password\n" * 6, "--name", "anna")
    assert wrong.stdout.count("That is not the password of anna.\nPassword?") == 4
    assert flat(wrong.stderr).startswith("That was wrong too often.")
    assert {done.returncode for done in (nowhere, wrong)} == {1}
    assert "Traceback" not in nowhere.stderr + wrong.stderr


STRANGE = {
    "en": "does not speak SSH. Perhaps it is the port for telnet or for the page.",
    "de": "spricht kein SSH. Vielleicht ist das der Port für Telnet oder für die Seite.",
    "fr": "ne parle pas SSH. C'est peut-être le port pour telnet ou pour la page.",
}


def test_the_telnet_port_speaks_no_ssh(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for lines that never come, and the client does not call it unreachable."""
    monkeypatch.setitem(link.OPTIONS, "connect_timeout", 5)
    done = home.run("", "--port", str(home.server.opened.plain))
    assert STRANGE["en"] in flat(done.stderr)
    assert done.returncode == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_answers_but_speaks_no_ssh_is_told(tmp_path: Path, language: Language) -> None:
    """However it fails; where nothing has answered, nothing does."""
    place = Place("games.example", 4000)
    introduction = link.Introduction(place, KnownServers(tmp_path), lambda event: None)
    errors = (TimeoutError(), asyncssh.ConnectionLost("gone"), ConnectionRefusedError())
    told = [introduction.failure(each).message for each in errors]
    assert told == ["join-unreachable"] * 3
    introduction.reach()
    failed = [introduction.failure(each) for each in errors]
    assert [each.message for each in failed] == ["join-no-ssh", "join-no-ssh", "join-unreachable"]
    said = catalogue_of(language).say(failed[0].message, **failed[0].arguments)
    assert STRANGE[language] in said
    assert "4000" in said


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "Name the server: accessible-games join HOST."),
        (["localhost", "now"], "I do not understand what comes last: now."),
        (["localhost", "--port", "0"], "0 does not fit. Give a number from 1 to 65534."),
        (["localhost", "--open"], "--open"),
    ],
)
def test_wrong_use_is_a_sentence(tmp_path: Path, words: list[str], told: str) -> None:
    """And nobody is called."""
    places = ("--data", str(tmp_path), "--config", str(tmp_path))
    done = run_copy(Work(main, ("join", *words, "--language", "en", *places)))
    assert (done.returncode, done.stdout) == (2, "")
    assert told in flat(done.stderr)


def test_a_folder_that_cannot_be_written_is_a_sentence(home: Home) -> None:
    """Nobody is met without being remembered."""
    own = home.folder / "own"
    shutil.rmtree(own, ignore_errors=True)
    own.write_text("no folder")
    try:
        done = home.run("quit\n", "--guest")
    finally:
        own.unlink()
    assert done.returncode == 1
    assert "own" in done.stderr
    assert "Traceback" not in done.stderr
