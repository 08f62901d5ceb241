"""The host's words of the day: told once to each, renewed while the server runs, never harmful."""

import asyncio
import os
from pathlib import Path

import pytest

from accessible_games.server import serving
from accessible_games.server.serving import ServeOptions
from accessible_games.server.storage.data_files import MODERATORS, MOTD
from accessible_games.server.storage.host_files import LARGEST, MOST_LINES, HostFiles, Problem
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.server.wire import Client, Served, at_server, run, said
from tests.unix import pipes

slow = pytest.mark.slow


async def again(server: Served, client: Client, name: str) -> Client:
    """Let somebody leave and come in again."""
    client.type("quit", "quit")  # a table first, then the server
    await client.ends()
    back = await server.person(name)
    await back.says("people")
    return back


@slow
def test_each_person_hears_them_once_until_they_change(tmp_path: Path) -> None:
    """Guests too; even after a restart of the server."""
    file = tmp_path / MOTD

    async def before(server: Served) -> None:
        anna = await server.person("Anna")
        file.write_text("\ufeffTonight at 8: Lifeboat.\r\n\r\nBring a friend.\r\n", "utf-8")
        anna = await again(server, anna, "Anna")
        start = anna.lines.index("Tonight at 8: Lifeboat.")
        assert anna.lines[start - 1].startswith("Welcome, Anna.")
        assert anna.lines[start + 1] == "Bring a friend."
        anna = await again(server, anna, "Anna")
        assert said(anna.lines, "Tonight") == 0
        await anna.says("new life 3 random")
        guest = await server.guest(server.table().word, "Gina")
        assert said(guest.lines, "Tonight") == 1

    async def after(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("people")
        assert said(anna.lines, "Tonight") == 0
        file.write_text("Tomorrow: Skat.", "utf-8")
        anna = await again(server, anna, "Anna")
        assert said(anna.lines, "Tomorrow: Skat.") == 1
        file.unlink()
        anna = await again(server, anna, "Anna")
        assert said(anna.lines, "Tomorrow") == 0

    at_server(tmp_path, before)
    at_server(tmp_path, after)


def test_each_hears_their_own_language(tmp_path: Path) -> None:
    """And else the words for all; an empty file of a language says nothing there."""
    files = HostFiles(tmp_path)
    assert files.words_of_day("de") == ()
    (tmp_path / "motd.txt").write_text("Hello.", "utf-8")
    (tmp_path / "motd.de.txt").write_text("Hallo.", "utf-8")
    (tmp_path / "motd.fr.txt").write_text("", "utf-8")
    found = {language: files.words_of_day(language) for language in LANGUAGES}
    assert found == {"en": ("Hello.",), "de": ("Hallo.",), "fr": ()}


CONTENTS: tuple[tuple[bytes, Problem], ...] = (
    (b"\xff\xfe\x00", "no-text"),
    ("Grüße".encode("latin-1"), "no-text"),
    (b"\x1b[31mred", "control"),
    (b"a\x07b", "control"),
    (b"a\x00b", "control"),
    ("a\u202eb".encode(), "control"),
    ("a\u200bb".encode(), "control"),
    (b"x" * (LARGEST + 1), "too-large"),
    ("ä".encode() * LARGEST, "too-large"),
    (b"x\n" * (MOST_LINES + 1), "too-large"),
)


@pytest.mark.parametrize(("data", "problem"), CONTENTS)
def test_what_cannot_be_told_is_told_to_the_host_once(
    tmp_path: Path, data: bytes, problem: Problem
) -> None:
    """And counts as empty, until it has changed."""
    told: list[tuple[Path, Problem]] = []
    files = HostFiles(tmp_path, lambda file, problem: told.append((file, problem)))
    file = tmp_path / MOTD
    file.write_bytes(data)
    files.check()
    assert [files.words_of_day(each) for each in LANGUAGES] == [()] * len(LANGUAGES)
    assert told == [(file, problem)]
    file.write_bytes(b"well now")
    assert files.words_of_day("en") == ("well now",)
    assert len(told) == 1


@pipes
@pytest.mark.parametrize("kind", ["folder", "fifo", "device", "link"])
def test_what_is_no_file_is_not_waited_for(tmp_path: Path, kind: str) -> None:
    """Nor read without an end."""
    told: list[Problem] = []
    files = HostFiles(tmp_path, lambda file, problem: told.append(problem))
    file = tmp_path / MOTD
    if kind == "folder":
        file.mkdir()
    elif kind == "fifo":
        os.mkfifo(file)
    else:
        file.symlink_to("/dev/zero" if kind == "device" else tmp_path / "nothing")
    assert files.words_of_day("en") == ()
    assert files.words_of_day("en") == ()
    assert told == ([] if kind == "link" else ["unreadable"])


def test_moderators_are_read_anew(tmp_path: Path) -> None:
    """By their folded names; a file that cannot be used names none."""
    told: list[Problem] = []
    files = HostFiles(tmp_path, lambda file, problem: told.append(problem))
    file = tmp_path / MODERATORS
    assert files.moderators() == frozenset()
    file.write_text("\n".join(["Zoë Eva", "", "  anna  ", *map(str, range(100))]), "utf-8")
    assert {"zoe eva", "anna", "99"} <= files.moderators()
    assert files.moderators() is files.moderators()
    file.write_bytes(b"anna\n\xff")
    assert files.moderators() == frozenset()
    assert told == ["no-text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_hears_one_sentence_for_each_problem(language: Language) -> None:
    """With the file in it."""
    for problem in ("unreadable", "too-large", "no-text", "control"):
        said = catalogue_of(language).say(
            f"host-file-{problem}", file="F", count=LARGEST, lines=MOST_LINES
        )
        assert said.startswith("F ")


@slow
def test_the_host_hears_of_it_at_the_start(tmp_path: Path) -> None:
    """Before anybody has come."""
    told: list[Problem] = []
    (tmp_path / MOTD).write_bytes(b"\x1b[2Jboo")

    async def start() -> None:
        stop = asyncio.Event()
        options = ServeOptions(tmp_path, 0)
        await serving.serve(
            options, lambda _: stop.set(), stop, files=lambda _, problem: told.append(problem)
        )

    run(start())
    assert told == ["control"]
