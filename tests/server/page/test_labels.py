"""The page of labels, as a browser without scripts sends and gets it."""

import io
from collections.abc import Awaitable, Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from accessible_games.server.page import labels, labels_process
from accessible_games.server.page.labels_process import Deck, Made, Maker, TooMuchError
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.server.page.browser import Answer, Browser
from tests.server.wire import Served, run, served

pytestmark = pytest.mark.slow
EDGE = "edge-of-a-part"
KEY = {"part_of_files": "key"}
"""To get a text alone."""
FILES = {"skat.pdf": b"%PDF", "skat-key.txt": b"Key", "skat-key.brf": b"KEY"}
Visit = Callable[[Browser, Answer], Awaitable[None]]


def at_page(data: Path, visit: Visit, language: Language = "en") -> None:
    """What somebody does who has opened the page."""

    async def whole() -> None:
        async with served(data, page_port=0) as server:
            await come(server)

    async def come(server: Served) -> None:
        browser = Browser.at(server)
        await visit(browser, await browser.get(f"/labels?language={language}"))

    run(whole())


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], Deck | None, Language]]:
    """What the process would be asked for; it makes three files, and says a label."""
    found: list[tuple[list[str], Deck | None, Language]] = []

    async def make(maker: Maker, words: list[str], deck: Deck | None, language: Language) -> Made:
        found.append((words, deck, language))
        return Made(("Bear, label B. ⠃",), files={} if words[0] == "labels" else FILES)

    monkeypatch.setattr(Maker, "make", make)
    return found


async def send(
    browser: Browser,
    page: Answer,
    file: Deck | None = None,
    path: str = "/labels",
    /,
    **filled: str,
) -> Answer:
    """Send the form with what it held and what is filled in."""
    kept: dict[str, str] = {
        name: page.fields[name] for name in ("seal", "kept", "kept-name") if name in page.fields
    }
    body = b""
    for name, value in {**kept, **filled}.items():
        head = f'--{EDGE}\r\nContent-Disposition: form-data; name="{name.replace("_", "-")}"'
        body += f"{head}\r\n\r\n{value}\r\n".encode()
    if file is not None:
        head = f'--{EDGE}\r\nContent-Disposition: form-data; name="file"; filename="{file.name}"'
        body += f"{head}\r\n\r\n".encode() + file.data + b"\r\n"
    body += f"--{EDGE}--\r\n".encode()
    kind = f"multipart/form-data; boundary={EDGE}"
    return await browser.send("POST", path, body, origin=browser.origin, content_type=kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_shown_and_downloaded(language: Language, tmp_path: Path) -> None:
    """Really made, of a file that the page itself brings back the second time."""

    async def visit(browser: Browser, page: Answer) -> None:
        where = f"/labels?language={language}"
        deck = Deck("bears.csv", b"name,copies\nBear,2\n")
        shown = await send(browser, page, deck, where, do="show")
        assert shown.status == 200
        assert f'<html lang="{language}">' in shown.text
        assert "Bear, " in shown.text
        assert "⠃" in shown.text
        files = await send(
            browser, shown, None, where, do="make", deck="", format="brf", part_of_files="key"
        )
        assert files.status == 200
        named = f"bears-{language}-sheet-brf-key.txt"
        assert files.headers["content-disposition"] == f"attachment; filename*=UTF-8''{named}"
        assert "Bear" in files.text

    at_page(tmp_path, visit, language)


def test_each_button_asks_for_its_own(tmp_path: Path, asked: list[object]) -> None:
    """Labels to see, files, and a page to try; in the language of the page."""

    async def visit(browser: Browser, page: Answer) -> None:
        for do in ("show", "make", "test"):
            await send(
                browser, page, None, "/labels?language=fr", do=do, deck="skat", card="60x90", **KEY
            )

    at_page(tmp_path, visit)
    overlay = ["overlay", "--card=60x90"]
    assert asked == [
        (["labels", "--dots", "skat"], None, "fr"),
        ([*overlay, "skat"], None, "fr"),
        ([*overlay, "--test-page", "skat"], None, "fr"),
    ]


@pytest.mark.parametrize(
    ("part", "name", "kind"),
    [
        ("all", "skat.zip", "application/zip"),
        ("files", "skat.pdf", "application/pdf"),
        ("key", "skat-key.txt", "application/octet-stream"),
        ("braille", "skat-key.brf", "application/octet-stream"),
        ("", "skat.zip", "application/zip"),
    ],
)
def test_files_come_as_one(part: str, name: str, kind: str) -> None:
    """Alone as they are, several as a zip; no browser shows or keeps them."""
    answer = run(labels.download(FILES, "skat", part))
    assert answer.headers["content-disposition"] == f"attachment; filename*=UTF-8''{name}"
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-store"
    body = bytes(answer.body)
    if name.endswith("zip"):
        with ZipFile(io.BytesIO(body)) as archive:
            assert {each: archive.read(each) for each in archive.namelist()} == FILES
    else:
        assert body == FILES[name]


def test_a_file_goes_before_a_deck_and_a_deck_before_an_old_file(
    tmp_path: Path, asked: list[tuple[list[str], Deck | None, Language]]
) -> None:
    """So nobody has to choose twice."""
    deck = Deck("a.csv", b"name\nBear\n")

    async def visit(browser: Browser, page: Answer) -> None:
        shown = await send(browser, page, deck, do="show", deck="skat")
        await send(browser, shown, do="show", deck="")
        await send(browser, shown, do="show", deck="skat")

    at_page(tmp_path, visit)
    assert [(words[2:], found) for words, found, _ in asked] == [
        ([], deck),
        ([], deck),
        (["skat"], None),
    ]


def test_what_does_not_belong_here_is_refused(tmp_path: Path, asked: list[object]) -> None:
    """Forms of other pages, nothing to label, and whatever is no form."""

    async def visit(browser: Browser, page: Answer) -> None:
        nothing = await send(browser, page, do="show", deck="")
        assert (nothing.status, "Choose a deck" in nothing.text) == (422, True)
        cookies, browser.cookies = browser.cookies, {}
        old = await send(browser, page, do="show", deck="skat")
        assert (old.status, "too old" in old.text) == (403, True)
        browser.cookies = cookies
        kind = f"multipart/form-data; boundary={EDGE}"
        foreign = await browser.send(
            "POST", "/labels", b"", origin="http://evil.example", content_type=kind
        )
        assert foreign.status == 403
        for body in (b"rubbish", f"--{EDGE}\r\n\r\n".encode() * 9):
            wrong = await browser.send("POST", "/labels", body, content_type=kind)
            assert wrong.status in (403, 413)

    at_page(tmp_path, visit)
    assert asked == []


def test_a_file_that_is_too_large_is_refused(tmp_path: Path, asked: list[object]) -> None:
    """Whether a little or far; what was filled in besides is there again if it was read."""

    async def visit(browser: Browser, page: Answer) -> None:
        for size in (labels.LARGEST + 1, labels.LONGEST + 1):
            answer = await send(browser, page, Deck("a.csv", b"x" * size), do="show")
            assert (answer.status, "too large" in answer.text) == (413, True)
            assert "kept" not in answer.fields

    at_page(tmp_path, visit)
    assert asked == []


def test_who_asks_too_often_waits(
    tmp_path: Path, asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what was sent is not lost meanwhile."""
    monkeypatch.setattr(labels, "ASKED", (0, 2))

    async def visit(browser: Browser, page: Answer) -> None:
        for _ in range(2):
            assert (await send(browser, page, do="show", deck="skat")).status == 200
        often = await send(browser, page, Deck("a.csv", b"name\nBear\n"), do="show")
        assert (often.status, "very often" in often.text) == (429, True)
        assert often.fields["kept-name"] == "a.csv"

    at_page(tmp_path, visit)
    assert len(asked) == 2


@pytest.mark.parametrize(("busy", "told"), [(True, "Many people"), (False, "20 seconds")])
def test_what_is_too_much_is_said(
    busy: bool, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a sentence with what to do."""

    async def too_much(*given: object) -> Made:
        raise TooMuchError(busy=busy)

    async def visit(browser: Browser, page: Answer) -> None:
        answer = await send(browser, page, do="make", deck="skat")
        assert (answer.status, told in answer.text) == (503, True)

    monkeypatch.setattr(labels_process.Maker, "make", too_much)
    at_page(tmp_path, visit)
