"""What every request passes: it is for this server, from its own pages, and not too large."""

import hmac
import re
from collections.abc import Mapping, Sequence
from http.cookies import CookieError, SimpleCookie
from secrets import compare_digest, token_bytes, token_urlsafe
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from accessible_games.server.crowd import Mistake
from accessible_games.server.doorway import is_own
from accessible_games.speech.catalogue import LANGUAGES, Language

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self';"
    " form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""What a page may load and do: what comes from this server, and nothing that is written in it."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # without any, browsers would send no Origin with a form
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
COOKIE = "session"
Form = Mapping[str, Sequence[str]]
"""The fields of a form, each with what it holds."""
LONGEST_FORM = 8 * 1024
"""Bytes of the longest form without a file."""
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.-]+)(?::\d+)?", re.ASCII)


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
    """Whether a name can be ours.

    While only this machine may come in, no other name is: one that was made to lead here, by
    whoever owns it, would let their pages speak with this server (DNS rebinding).
    """
    found = HOST.fullmatch(host)
    name = found[1].strip("[]").casefold() if found else ""
    return bool(name) and (is_open or name == "localhost" or is_own(name))


def is_from_here(request: HTTPConnection) -> bool:
    """Whether a page of this server has sent this, as far as the browser says; all of them do."""
    origin, host = (request.headers.get(name, "") for name in ("origin", "host"))
    return is_own_page(origin, host, is_safe=request.url.scheme == "https")


def is_own_page(origin: str, host: str, *, is_safe: bool) -> bool:
    """Whether what a browser names as the origin of a request is this server itself."""
    return origin == f"{'https' if is_safe else 'http'}://{host}"


def key_of(request: HTTPConnection) -> str:
    """The key in the cookie of the session; empty for none."""
    return key_in(request.headers.get("cookie", ""))


def key_in(header: str) -> str:
    """The same from the header with all cookies."""
    try:
        cookies = SimpleCookie(header)
    except CookieError:
        return ""
    return cookies[COOKIE].value if COOKIE in cookies else ""


def give_key(response: Response, key: str, is_safe: bool) -> None:
    """Let a browser keep the key of a session until it is closed."""
    response.set_cookie(COOKIE, key, httponly=True, secure=is_safe, samesite="strict")


def new_key() -> str:
    """A key that nobody guesses."""
    return token_urlsafe(24)


class Seals:
    """Marks forms as made for one browser, so that no other page can have it send them (CSRF)."""

    def __init__(self) -> None:
        self._secret = token_bytes(32)

    def seal(self, key: str) -> str:
        """What a form has to hold that was made for whoever has this key."""
        return hmac.digest(self._secret, key.encode(), "sha256").hex()

    def fits(self, key: str, given: str) -> bool:
        """Whether a form was made for whoever has this key."""
        return bool(key) and compare_digest(self.seal(key).encode(), given.encode())


async def form_of(request: Request, longest: int = LONGEST_FORM) -> Form:
    """The fields of a form without files; none where it is longer than any that a page sends."""
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
    """The language that is asked for, or the first of the browser's that is known here."""
    wished = request.query_params.get("language", "")
    accepted = request.headers.get("accept-language", "")
    names = [wished, *(part.split(";")[0].split("-")[0] for part in accepted.split(","))]
    found = (each for name in names for each in LANGUAGES if each == name.strip().casefold())
    return next(found, "en")
