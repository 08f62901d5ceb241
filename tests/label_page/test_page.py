"""The page of labels, as a browser without scripts sends and gets it."""

import io
import re
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from zipfile import ZipFile

import pytest

from accessible_games.braille.problem import Fault
from accessible_games.braille.sheets import ENDINGS
from accessible_games.frontends.terminal.deck_words import sentences
from accessible_games.label_page import page as label_page
from accessible_games.label_page import process
from accessible_games.label_page.process import Made, Maker, TooMuchError, UploadedDeck
from accessible_games.network.rate_limits import Limit
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.server.page.browser import Answer, Browser
from tests.server.wire import Served, run, served

pytestmark = pytest.mark.slow
EDGE = "edge-of-a-part"
KEY = {"part_of_files": "key"}
"""The choice of the text alone."""
FILES = {"skat.pdf": b"%PDF", "skat-key.txt": b"Key", "skat-key.brf": b"KEY"}
Visit = Callable[[Browser, Answer], Awaitable[None]]


def at_page(data: Path, visit: Visit, language: Language = "en") -> None:
    """Let a person open the page and do something."""

    async def whole() -> None:
        async with served(data, page_port=0) as server:
            await come(server)

    async def come(server: Served) -> None:
        browser = Browser.at(server)
        await visit(browser, await browser.get(f"/labels?language={language}"))

    run(whole())


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], UploadedDeck | None, Language]]:
    """Return what the process would be asked for; it makes three files, and says a label."""
    found: list[tuple[list[str], UploadedDeck | None, Language]] = []

    async def make(
        maker: Maker, words: list[str], deck: UploadedDeck | None, language: Language
    ) -> Made:
        found.append((words, deck, language))
        return Made(("Bear, label B. ⠃",), files={} if words[0] == "labels" else FILES)

    monkeypatch.setattr(Maker, "make", make)
    return found


async def send(
    browser: Browser,
    page: Answer,
    file: UploadedDeck | None = None,
    path: str = "/labels",
    /,
    **filled: str,
) -> Answer:
    """Send the form with its present values and what is filled in."""
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
    """Really made, from a file that the page itself sends back the second time."""

    async def visit(browser: Browser, page: Answer) -> None:
        where = f"/labels?language={language}"
        deck = UploadedDeck("bears.csv", b"name,copies\nBear,2\n")
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_checked_and_previewed(language: Language, tmp_path: Path) -> None:
    """Really: what is wrong is said, and the first page is said and seen, without files of ours."""

    async def visit(browser: Browser, page: Answer) -> None:
        where, words = f"/labels?language={language}", catalogue_of(language)
        deck = UploadedDeck("bears.csv", b"name,label,copies\nBear,B,40\nBoar,B,1\n")
        checked = await send(browser, page, deck, where, do="check")
        assert checked.status == 200
        (told,) = sentences([Fault(3, "label-twice", "B", "label", "2")], words)
        assert escape(told) in checked.text
        assert escape(words.say("labels-check-of", name="bears.csv")) in checked.text
        good = UploadedDeck("bears.csv", b"name,label,copies\nBear,B,40\nBoar,Bo,1\n")
        fine = await send(browser, checked, good, where, do="check")
        assert escape(words.say("check-fine", width="56", height="87")) in fine.text
        seen = await send(browser, fine, None, where, do="preview", deck="", format="brf")
        assert seen.status == 200
        assert seen.text.count("<svg ") == 1
        assert seen.text.count("<title>Bear</title>") == 80
        assert '<span class="cells" aria-hidden="true">⠃' in seen.text
        assert escape(words.say("preview-row", number="1")) in seen.text
        for text in (checked.text, fine.text, seen.text):
            assert "accessible-games" not in text
            assert "accessible_games" not in text

    at_page(tmp_path, visit, language)


def test_every_kind_of_file_can_be_sent(tmp_path: Path) -> None:
    """The browser offers what `labels` reads, which is known by its contents."""

    async def visit(browser: Browser, page: Answer) -> None:
        offered = re.search('accept="([^"]*)"', page.text)
        assert offered is not None
        assert offered[1].split(",") == [*ENDINGS]
        deck = UploadedDeck("bears.json", b'[{"name": "Bear", "copies": 2}, {"name": "Wolf"}]')
        seen = await send(browser, page, deck, do="check")
        counted = words.say("check-counts", file="bears", count=3, found=2, number=2)
        assert escape(counted) in seen.text

    words = catalogue_of("en")
    at_page(tmp_path, visit)


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
    """One unchanged, several as a zip; no browser shows or stores them."""
    answer = run(label_page.download(FILES, "skat", part))
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
    tmp_path: Path, asked: list[tuple[list[str], UploadedDeck | None, Language]]
) -> None:
    """So nothing has to be chosen twice."""
    deck = UploadedDeck("a.csv", b"name\nBear\n")

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
    """Forms of other pages, nothing to label, and anything that is not a form."""

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
    """By a little or by far; what was filled in besides is kept if it was read."""

    async def visit(browser: Browser, page: Answer) -> None:
        for size in (label_page.LARGEST + 1, label_page.LONGEST + 1):
            answer = await send(browser, page, UploadedDeck("a.csv", b"x" * size), do="show")
            assert (answer.status, "too large" in answer.text) == (413, True)
            assert "kept" not in answer.fields

    at_page(tmp_path, visit)
    assert asked == []


def test_who_asks_too_often_waits(
    tmp_path: Path, asked: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was sent is not lost in the meantime."""
    monkeypatch.setattr(label_page, "LABELS", Limit("labels", 2, 1e9))

    async def visit(browser: Browser, page: Answer) -> None:
        for _ in range(2):
            assert (await send(browser, page, do="show", deck="skat")).status == 200
        often = await send(browser, page, UploadedDeck("a.csv", b"name\nBear\n"), do="show")
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
        assert ("retry-after" in answer.headers) == busy

    monkeypatch.setattr(process.Maker, "make", too_much)
    at_page(tmp_path, visit)
