"""A server on Windows, by telnet, and a visit to it with `join`, in each language."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.long.crowd.process import Ports
from tests.release import bare
from tests.windows.genuine import program, windows

pytestmark = pytest.mark.slow
WORDS = {"en": ("begin", "leave", "quit"), "de": ("starten", "gehen", "ende")}
NAMES = {"en": "Ben", "de": "Jörg", "fr": "Zoé"}


@pytest.fixture(scope="module")
def ports(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ports]:
    """The ports of a server that runs on Windows, in a folder with a blank and an umlaut."""
    folder = tmp_path_factory.mktemp("Server für Jörg")
    with bare.open_server(program(folder, "serve"), os.environ) as found:
        yield found


def test_a_turn_is_played_there_by_telnet(ports: Ports) -> None:
    """By somebody who comes in, chooses a password and opens a table."""
    bare.play_by_telnet(ports.telnet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_played_there_by_join(ports: Ports, language: Language, tmp_path: Path) -> None:
    """By a person whose name has letters of other languages, and who comes back with a password."""
    words = catalogue_of(language)
    said = {name: words.words(f"command-{name}")[0] for name in ("begin", "hand", "leave", "quit")}
    secret = [bare.SECRET] * 2
    typed = [NAMES[language], words.words("yes")[0], *secret]
    typed += ["new life is life", said["begin"], said["hand"], said["leave"], said["quit"]]
    where = ("join", "127.0.0.1", "--port", str(ports.ssh), "--language", language)
    outcome = windows(tmp_path, *where, typed="".join(f"{line}\n" for line in typed))
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines[-1].endswith(f"{NAMES[language]}.")
