"""The page of labels: choose a deck, see its labels, download what to make them with.

It is for everybody, without a name, and plain forms do all of it. What it makes, the command line
makes; see labels_process.py.
"""

import asyncio
import io
from base64 import b64decode
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import quote
from zipfile import ZIP_DEFLATED, ZipFile

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message

from accessible_games.server.lines import Bucket, clean
from accessible_games.server.page.guards import (
    Seals,
    give_key,
    is_from_here,
    key_of,
    language_of,
    new_key,
)
from accessible_games.server.page.labels_fields import DECKS, Given, label_words, overlay_words
from accessible_games.server.page.labels_form import ADDRESS, whole_page
from accessible_games.server.page.labels_process import (
    SECONDS,
    Deck,
    Made,
    Maker,
    TooMuchError,
    file_name,
)
from accessible_games.server.page.layout import page, say
from accessible_games.speech.catalogue import Language

LARGEST = 1_000_000
"""Bytes of a file that is sent."""
LONGEST = 2 * LARGEST
"""Bytes of a whole form, in which a file may come back as text."""
MOST_FIELDS = 60
LONGEST_NAME = 100
"""Letters of the name of a file."""
ASKED = (1 / 6, 20)
"""How often a second an address may ask for labels, and how often at once."""
ADDRESSES = 4096
"""Addresses of which it is known how often they have asked."""
KEYS = {"key": "-key.txt", "braille": "-key.brf"}
"""How the names of the files end that can be downloaded alone."""
TYPES = {"pdf": "application/pdf", "svg": "image/svg+xml", "zip": "application/zip"}
OTHER = "application/octet-stream"


class TooLongError(Exception):
    """A form is longer than any that the page sends."""


class RefusedError(Exception):
    """Nothing is made: the message that says why, and the status of the answer."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.message, self.status = message, status


@dataclass
class Asked:
    """What was filled in, as far as it is known."""

    given: dict[str, str] = field(default_factory=dict)
    deck: Deck | None = None


class Labels:
    """Shows the page, and answers its form."""

    def __init__(self, seals: Seals) -> None:
        self._seals = seals
        self._maker = Maker()
        self._asked: OrderedDict[str, Bucket] = OrderedDict()

    def routes(self) -> list[Route]:
        """The addresses of the page."""
        return [
            Route(ADDRESS, self.show),
            Route(ADDRESS, self.make, methods=["POST"]),
        ]

    async def show(self, request: Request) -> Response:
        """The page as nobody has filled it in yet."""
        return self._page(request, Asked(), None)

    async def make(self, request: Request) -> Response:
        """What the form asks for: a page with the labels, files, or what is wrong."""
        asked = Asked()
        try:
            await self._read(request, asked)
            return await self._answer(request, asked)
        except RefusedError as error:
            told = say(language_of(request), error.message, count=int(SECONDS))
            return self._page(request, asked, Made(problem=told), error.status)

    async def _read(self, request: Request, asked: Asked) -> None:
        """Read the form; `RefusedError`."""
        try:
            await fill(request, asked)
        except (TooLongError, HTTPException):
            raise RefusedError("labels-file-too-large", 413) from None
        if not is_from_here(request) or not self._fits(request, asked.given):
            raise RefusedError("labels-old-form", 403)
        if asked.deck is not None and len(asked.deck.data) > LARGEST:
            asked.deck = None
            raise RefusedError("labels-file-too-large", 413)

    async def _answer(self, request: Request, asked: Asked) -> Response:
        """Make what was asked for; `RefusedError`."""
        given, language = asked.given, language_of(request)
        own = None if given.get("deck") in DECKS else asked.deck
        if own is None and not given.get("deck"):
            raise RefusedError("labels-which-deck", 422)
        if not self._may_ask(request):
            raise RefusedError("labels-too-often", 429)
        try:
            made = await self._maker.make(words_of(given, language), own, language)
        except TooMuchError as error:
            raise RefusedError("labels-busy" if error.busy else "labels-too-much", 503) from None
        if made.problem or given.get("do") == "show":
            return self._page(request, asked, made, 422 if made.problem else 200)
        name = file_name(own).rpartition(".")[0] if own else given["deck"]
        return await download(made.files, name, given.get("part-of-files", ""))

    def _fits(self, request: Request, given: Given) -> bool:
        return self._seals.fits(key_of(request), given.get("seal", ""))

    def _may_ask(self, request: Request) -> bool:
        address = "" if request.client is None else request.client.host
        bucket = self._asked.pop(address, None) or Bucket(*ASKED)
        self._asked[address] = bucket
        if len(self._asked) > ADDRESSES:
            self._asked.popitem(last=False)
        return bucket.takes()

    def _page(
        self, request: Request, asked: Asked, made: Made | None, status: int = 200
    ) -> Response:
        """The page, with a key for a browser that has none."""
        key = key_of(request) or new_key()
        seal, language = self._seals.seal(key), language_of(request)
        answer = page(whole_page(language, seal, asked.given, asked.deck, made), status)
        if not key_of(request):
            give_key(answer, key, request.url.scheme == "https")
        return answer


def words_of(given: Given, language: Language) -> list[str]:
    """The command line that a form means."""
    if given.get("do") == "show":
        return label_words(given)
    return overlay_words(given, language, test=given.get("do") == "test")


async def fill(request: Request, asked: Asked) -> None:
    """Read the fields of the form and the deck; `TooLongError`, HTTPException for no form."""
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
            asked.deck = Deck(name_of(file.filename), await file.read(LARGEST + 1))
            asked.given["deck"] = ""
        else:
            asked.deck = kept(asked.given)


def kept(given: Given) -> Deck | None:
    """The deck that was sent before, which the page has sent back."""
    try:
        data = b64decode(given.get("kept", ""), validate=True)
    except ValueError:
        return None
    return Deck(name_of(given.get("kept-name", "")), data) if data else None


def name_of(file: str) -> str:
    """What a file is called, as far as it can be said."""
    return clean(file).strip()[-LONGEST_NAME:] or "csv"


async def download(files: Mapping[str, bytes], name: str, part: str) -> Response:
    """The files that were asked for: one as it is, several as a zip."""
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
    """Files as one."""
    stream = io.BytesIO()
    with ZipFile(stream, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return stream.getvalue()
