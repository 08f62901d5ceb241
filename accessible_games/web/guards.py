"""What every request passes: it is for this server, from its own pages, and not too large."""

import hmac
import re
from collections.abc import Callable, Mapping, Sequence
from secrets import compare_digest, token_bytes, token_urlsafe
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from accessible_games.network.addresses import is_own
from accessible_games.speech.catalogue import LANGUAGES, Language

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self';"
    " manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none';"
    " frame-ancestors 'none'"
)
"""What a page may load and do: only files of this server, and nothing written into the page."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # without any, browsers would send no Origin with a form
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
Form = Mapping[str, Sequence[str]]
"""The fields of a form, each with its values."""
LONGEST_FORM = 8 * 1024
"""The most bytes of a form without a file."""
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+)(?::\d+)?", re.ASCII)


Mistake = Callable[[Exception, Language], str]
"""Takes a bug and a language, and returns what to say about it."""


class Guard:
    """Lets requests through that are for this server, and tells browsers what pages may do."""

    def __init__(self, app: ASGIApp, is_open: bool, mistake: Mistake) -> None:
        self._app, self._is_open, self._mistake = app, is_open, mistake

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                MutableHeaders(raw=message["headers"]).update(HEADERS)
            await send(message)

        if not is_for_us(Headers(scope=scope).get("host", ""), is_open=self._is_open):
            await PlainTextResponse("This is no name of this server.", 421)(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except Exception as error:
            told = self._mistake(error, language_of(HTTPConnection(scope)))
            if not begun:
                await PlainTextResponse(told, 500)(scope, receive, guarded)


def is_for_us(host: str, *, is_open: bool) -> bool:
    """Whether a host name can be ours.

    While only this machine may come in, no other name is accepted: its owner could point it here,
    so that their pages could speak with this server (DNS rebinding).
    """
    found = HOST.fullmatch(host)
    name = found[1].strip("[]").casefold() if found else ""
    return bool(name) and (is_open or name == "localhost" or is_own(name))


def is_from_here(request: HTTPConnection) -> bool:
    """Whether a page of this server sent this, as far as the browser says; all browsers do."""
    origin, host = (request.headers.get(name, "") for name in ("origin", "host"))
    return is_own_page(origin, host, is_safe=request.url.scheme == "https")


def is_own_page(origin: str, host: str, *, is_safe: bool) -> bool:
    """Whether the origin that a browser names is this server itself."""
    return origin == f"{'https' if is_safe else 'http'}://{host}"


def new_key() -> str:
    """Return a key that cannot be guessed."""
    return token_urlsafe(24)


class Seals:
    """Marks forms as made for one browser, so that no other page can have it send them (CSRF)."""

    def __init__(self, secret: str = "") -> None:
        """*secret* is that of earlier seals, in hexadecimal digits; without one it is new."""
        self.secret = secret or token_bytes(32).hex()

    def seal(self, key: str) -> str:
        """Return the seal of a form made for the browser with this key."""
        return hmac.digest(self.secret.encode(), key.encode(), "sha256").hex()

    def fits(self, key: str, given: str) -> bool:
        """Whether a form was made for the browser with this key."""
        return bool(key) and compare_digest(self.seal(key).encode(), given.encode())


async def form_of(request: Request, longest: int = LONGEST_FORM) -> Form:
    """Return the fields of a form without files; none if it is longer than any page sends."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > longest:
            return {}
    try:
        return parse_qs(body.decode("ascii"), keep_blank_values=True, max_num_fields=200)
    except ValueError:
        return {}


def language_of(request: HTTPConnection) -> Language:
    """Return the language asked for, or the first of the browser's languages that is known here."""
    wished = request.query_params.get("language", "")
    accepted = request.headers.get("accept-language", "")
    names = [wished, *(part.split(";")[0].split("-")[0] for part in accepted.split(","))]
    found = (each for name in names for each in LANGUAGES if each == name.strip().casefold())
    return next(found, "en")
