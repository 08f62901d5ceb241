"""The page of labels: choose a deck, see its labels, download what to make them with.

It needs no name and no scripts. The command line makes what it offers; see process.py.
"""

import asyncio
import io
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from urllib.parse import quote
from zipfile import ZIP_DEFLATED, ZipFile

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Message

from accessible_games.label_page.fields import (
    DECKS,
    Given,
    check_words,
    label_words,
    overlay_words,
    preview_words,
)
from accessible_games.label_page.form import Queue, whole_page
from accessible_games.label_page.process import (
    SECONDS,
    Made,
    Maker,
    TooMuchError,
    UploadedDeck,
    file_name,
)
from accessible_games.network.addresses import networks
from accessible_games.network.rate_limits import Limit, Limits
from accessible_games.speech.catalogue import Language
from accessible_games.speech.clean import clean
from accessible_games.web.cookies import FORM
from accessible_games.web.guards import Seals, is_from_here, language_of, new_key
from accessible_games.web.layout import Links, page, say

LARGEST = 1_000_000
"""The most bytes of an uploaded file."""
LONGEST = 2 * LARGEST
"""The most bytes of a whole form, which may send a file back as text."""
MOST_FIELDS = 60
LONGEST_NAME = 100
"""The most letters of a file name."""
LABELS = Limit("labels", 20, 6.0)
"""Requests for labels, for each network."""
AT_ONCE = 3
"""The most requests of one network that are answered or wait at the same time."""
SHOWN = ("show", "check", "preview")
"""What is shown on the page; all else is downloaded."""
KEYS = {"key": "-key.txt", "braille": "-key.brf"}
"""The endings of the files that can be downloaded alone."""
TYPES = {"pdf": "application/pdf", "svg": "image/svg+xml", "zip": "application/zip"}
OTHER = "application/octet-stream"


class TooLongError(Exception):
    """Raised for a form longer than any that the page sends."""


class FormRefusedError(Exception):
    """Raised if nothing is made: the message that says why, and the status of the answer."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.message, self.status = message, status


@dataclass
class LabelForm:
    """What was filled in, as far as it is known."""

    given: dict[str, str] = field(default_factory=dict)
    deck: UploadedDeck | None = None


class LabelEndpoints:
    """Shows the page, and answers its form."""

    def __init__(self, seals: Seals, limits: Limits, links: Links) -> None:
        self._seals, self._limits, self._links = seals, limits, links
        self._maker = Maker()
        self._busy: Counter[str] = Counter()
        """The requests that are answered or wait, by network."""

    async def show(self, request: Request) -> Response:
        """Return the page with nothing filled in."""
        return self._page(request, LabelForm(), None)

    async def make(self, request: Request) -> Response:
        """Answer the form: a page with the labels, files, or what is wrong."""
        asked = LabelForm()
        try:
            await self._read(request, asked)
            return await self._answer(request, asked)
        except FormRefusedError as error:
            seconds = max(1, self._maker.wait)
            told = say(language_of(request), error.message, count=int(SECONDS), seconds=seconds)
            answer = self._page(request, asked, Made(problem=told), error.status)
            if error.message == "labels-busy":
                answer.headers["retry-after"] = str(seconds)
            return answer

    async def _read(self, request: Request, asked: LabelForm) -> None:
        """Read the form. Raises `FormRefusedError` if it is too long or no form."""
        try:
            await fill(request, asked)
        except (TooLongError, HTTPException):
            raise FormRefusedError("labels-file-too-large", 413) from None
        if not is_from_here(request) or not self._fits(request, asked.given):
            raise FormRefusedError("labels-old-form", 403)
        if asked.deck is not None and len(asked.deck.data) > LARGEST:
            asked.deck = None
            raise FormRefusedError("labels-file-too-large", 413)

    async def _answer(self, request: Request, asked: LabelForm) -> Response:
        """Make what was asked for. Raises `FormRefusedError` if that is too much."""
        given, language = asked.given, language_of(request)
        own = None if given.get("deck") in DECKS else asked.deck
        if own is None and not given.get("deck"):
            raise FormRefusedError("labels-which-deck", 422)
        with self._counted(request):
            try:
                made = await self._maker.make(words_of(given, language), own, language)
            except TooMuchError as error:
                problem = "labels-busy" if error.busy else "labels-too-much"
                raise FormRefusedError(problem, 503) from None
        if made.problem or given.get("do") in SHOWN:
            return self._page(request, asked, made, 422 if made.problem else 200)
        name = file_name(own).rpartition(".")[0] if own else given["deck"]
        return await download(made.files, name, given.get("part-of-files", ""))

    def _fits(self, request: Request, given: Given) -> bool:
        return self._seals.fits(FORM.value(request), given.get("seal", ""))

    @contextmanager
    def _counted(self, request: Request) -> Iterator[None]:
        """Count a request of a network. Raises `FormRefusedError` if it has too many."""
        around = networks("" if request.client is None else request.client.host)
        if any(self._busy[each.who] >= AT_ONCE * each.room for each in around):
            raise FormRefusedError("labels-still", 429)
        if not self._limits.takes(LABELS, around):
            raise FormRefusedError("labels-too-often", 429)
        whose = Counter(each.who for each in around)
        self._busy += whose
        try:
            yield
        finally:
            self._busy -= whose

    def _page(
        self, request: Request, asked: LabelForm, made: Made | None, status: int = 200
    ) -> Response:
        """Return the page, with a key for a browser that has none."""
        key = FORM.value(request) or new_key()
        seal, language = self._seals.seal(key), language_of(request)
        queue = Queue(self._maker.ahead, self._maker.wait, self._maker.usual)
        whole = whole_page(language, seal, asked.given, asked.deck, made, queue, self._links)
        answer = page(whole, status)
        if not FORM.value(request):
            FORM.give(answer, key, request)
        return answer


def words_of(given: Given, language: Language) -> list[str]:
    """Return the command line that a form means."""
    if given.get("do") == "show":
        return label_words(given)
    if given.get("do") == "check":
        return check_words(given)
    if given.get("do") == "preview":
        return preview_words(given, language)
    return overlay_words(given, language, test=given.get("do") == "test")


async def fill(request: Request, asked: LabelForm) -> None:
    """Read the fields of the form and the deck.

    Raises `TooLongError` if it is too long, and `HTTPException` if it is no form.
    """
    size = 0

    async def receive() -> Message:
        nonlocal size
        message = await request.receive()
        size += len(message.get("body", b""))
        if size > LONGEST:
            raise TooLongError
        return message

    bounded = Request(request.scope, receive)
    async with bounded.form(max_files=1, max_fields=MOST_FIELDS, max_part_size=LONGEST) as form:
        asked.given = {name: value for name, value in form.items() if isinstance(value, str)}
        file = form.get("file")
        if isinstance(file, UploadFile) and file.filename:
            asked.deck = UploadedDeck(name_of(file.filename), await file.read(LARGEST + 1))
            asked.given["deck"] = ""
        else:
            asked.deck = kept(asked.given)


def kept(given: Given) -> UploadedDeck | None:
    """Return the deck that was uploaded before, which the page has sent back."""
    try:
        data = b64decode(given.get("kept", ""), validate=True)
    except ValueError:
        return None
    return UploadedDeck(name_of(given.get("kept-name", "")), data) if data else None


def name_of(file: str) -> str:
    """Return the name of a file, as far as it can be said."""
    return clean(file).strip()[-LONGEST_NAME:] or "csv"


async def download(files: Mapping[str, bytes], name: str, part: str) -> Response:
    """Return the requested files: one unchanged, several as a zip."""
    ends = tuple(KEYS.values())
    if part in KEYS:
        files = {each: data for each, data in files.items() if each.endswith(KEYS[part])}
    elif part == "files":
        files = {each: data for each, data in files.items() if not each.endswith(ends)}
    if len(files) == 1:
        ((file, data),) = files.items()
    else:
        file, data = f"{name}.zip", await asyncio.to_thread(zipped, files)
    kind = TYPES.get(file.rpartition(".")[2], OTHER)
    named = f"attachment; filename*=UTF-8''{quote(file)}"
    kept = {"content-disposition": named, "cache-control": "no-store"}
    return Response(data, media_type=kind, headers=kept)


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Return files as one zip."""
    stream = io.BytesIO()
    with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return stream.getvalue()
