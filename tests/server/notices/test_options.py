"""Notices from the command line: what a host can want, and what they hear."""

import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from accessible_games.app.notices import MOST, WayNotices, check_command, command_in, contact_in
from accessible_games.frontends.terminal.arguments import UsageError, read_arguments
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.program import Program
from accessible_games.match.settings import Settings
from accessible_games.server.commands.notify import wished
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.noticing import COMMAND, NoticeOptions, Noticing
from accessible_games.server.storage.data_files import PUSH_KEY
from accessible_games.server.storage.notice_wishes import read_wishes
from accessible_games.server.storage.store import StoreError
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary
from tests.running import run as run_program
from tests.server.notices.board_parts import WANTED
from tests.server.people import Memory
from tests.sessions import program


def said(*words: str) -> tuple[int, str]:
    """The status of the program and what it says."""
    done = program("serve", *words, "--language", "en")
    return done.status, " ".join(f"{done.out} {done.err}".split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--push", "host@example.org"], "Add --page to --push: browsers ask for notices on"),
        *(
            (["--page", "--push", each], "Type --push and your own mail address, which push")
            for each in ("", "me", "a b@c.de", "http://c.de", "a@b", "mailto:")
        ),
        *(
            (["--on-turn", each], "Type --on-turn and, between quotation marks, a program")
            for each in ("", " ", "'open")
        ),
    ],
)
def test_wrong_use_is_a_sentence(words: list[str], told: str) -> None:
    """Before anything starts."""
    status, heard = said(*words)
    assert status == 2
    assert told in heard


@pytest.mark.parametrize(
    ("text", "contact"),
    [
        ("host@example.org", "mailto:host@example.org"),
        ("mailto:host@example.org", "mailto:host@example.org"),
        ("https://example.org/about", "https://example.org/about"),
        ("https://example.org", "https://example.org"),
    ],
)
def test_a_mail_address_is_made_a_contact(text: str, contact: str) -> None:
    """As RFC 8292 has it; a site is one already."""
    assert contact_in(text) == contact


def test_a_command_is_words() -> None:
    """No shell reads them."""
    assert command_in("notice.sh --to 'a b'") == ("notice.sh", "--to", "a b")
    with pytest.raises(UsageError):
        command_in('"')


MISSING = {
    "en": "The program of --on-turn is not there: ",
    "de": "Das Programm von --on-turn gibt es nicht: ",
    "fr": "Le programme de --on-turn n'existe pas: ",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_program_that_is_not_there_is_told_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: Language
) -> None:
    """And only such a one; the server starts all the same."""
    words = ["serve", "--data", str(tmp_path), "--config", str(tmp_path), "--language", language]
    narrator = Narrator(catalogue_of(language), [], [])
    told = Program(Context(read_arguments(words), Settings(), narrator))
    for command in ((), (sys.executable, "-c", "")):
        check_command(told, NoticeOptions(command=command))
    assert capsys.readouterr().err == ""
    gone = str(tmp_path / "gone")
    check_command(told, NoticeOptions(command=(gone, "x")))
    heard = " ".join(capsys.readouterr().err.split())
    assert heard.startswith(MISSING[language])


@pytest.mark.parametrize("made", ["text", "folder"])
def test_a_key_that_cannot_be_used_starts_no_server(tmp_path: Path, made: str) -> None:
    """It is left alone."""
    file = tmp_path / PUSH_KEY
    file.mkdir() if made == "folder" else file.write_text("text")
    with pytest.raises(StoreError) as found:
        Noticing(NoticeOptions("mailto:host@example.org"), tmp_path, Directory(Memory()))
    assert (found.value.problem, found.value.file) == ("push-key", str(file))
    assert file.exists()


def test_a_host_hears_what_changes(tmp_path: Path) -> None:
    """Once that something fails, and once that it works again; of few services at once."""
    told: list[tuple[str, dict[str, str]]] = []

    class Host:
        """A host who listens."""

        def say(self, message: str, **arguments: str) -> None:
            """Hear something."""
            told.append((message, arguments))

        complain = say

    notices = WayNotices(Host())  # type: ignore[arg-type]
    for problem in ("", "410", "410", "", ""):
        notices.told("push.example", problem)
    for problem in ("exit status 1", "exit status 2", "", "exit status 1"):
        notices.told(COMMAND, problem)
    assert told == [
        ("serve-push-refused", {"name": "push.example", "problem": "410"}),
        ("serve-push-again", {"name": "push.example"}),
        ("serve-on-turn-failed", {"problem": "exit status 1"}),
        ("serve-on-turn-again", {}),
        ("serve-on-turn-failed", {"problem": "exit status 1"}),
    ]
    told.clear()
    for number in range(10 * MOST):
        notices.told(f"{number}.example", "500")
    assert len(told) == MOST - 1


def test_nothing_for_it_is_loaded_unless_a_host_wants_it() -> None:
    """Neither the library nor what uses it."""
    text = "import sys, accessible_games.server.serving as serving; print(*sys.modules)"
    loaded = run_program([sys.executable, "-c", text]).stdout.split()
    assert "accessible_games.server.noticing" in loaded
    names = ("cryptography", "accessible_games.push.encryption", "h11")
    assert not any(name in loaded for name in names)


def test_whatever_is_typed_is_a_wish_or_a_sentence() -> None:
    """Of any words, in any order, in every language."""
    luck = Random(3)
    for language in LANGUAGES:
        lexicon = Vocabulary.of(catalogue_of(language), (), {}).lexicon
        words = [
            *(
                "on",
                "off",
                "after",
                "3",
                "0",
                "51",
                "-1",
                "a",
                "day",
                "x",
                "ä",
                "\0",
                "９",
                "²",
                "",
            ),
            *lexicon.catalogue.say("typed-notify-beside").split(),
            *lexicon.catalogue.words("typed-notify-after"),
        ]
        for _ in range(2000):
            text = " ".join(luck.choices(words, k=luck.randrange(6)))
            with suppress(NotUnderstoodError):
                found = wished(WANTED, text, lexicon)
                assert read_wishes(found.plainly()) == found
