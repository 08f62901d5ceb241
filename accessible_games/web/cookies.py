"""The two cookies of the page, each of which ends with the browser.

The place of a person is given only for the form in which they say who they are, never for a link or
an address: so nothing elsewhere can lead to an answer that replaces it. What forms are made for is
another cookie. Both names have the port in them, as browsers do not tell ports of a host apart.
"""

from typing import Literal

from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response

from accessible_games.core.frozen import Frozen


class Cookie(Frozen):
    """A cookie that scripts cannot see."""

    kind: str
    site: Literal["lax", "strict"]
    """Whether a browser sends it for links on other sites, or never from there."""

    def name(self, host: str, *, is_safe: bool) -> str:
        """Return its name; in TLS no other host of the same domain can set it (RFC 6265bis)."""
        _, colon, port = host.rpartition(":")
        named = f"{self.kind}-{port}" if colon and port.isdecimal() else self.kind
        return f"__Host-{named}" if is_safe else named

    def value_in(self, header: str, host: str, *, is_safe: bool) -> str:
        """Return its value in the header with all cookies; empty if it is not there."""
        return cookie_parser(header).get(self.name(host, is_safe=is_safe), "")

    def value(self, request: HTTPConnection) -> str:
        """Return the value that a browser has sent; empty if it has sent none."""
        header, host = (request.headers.get(each, "") for each in ("cookie", "host"))
        return self.value_in(header, host, is_safe=is_encrypted(request))

    def give(self, response: Response, value: str, request: HTTPConnection) -> None:
        """Let a browser keep a value until it is closed."""
        is_safe = is_encrypted(request)
        name = self.name(request.headers.get("host", ""), is_safe=is_safe)
        response.set_cookie(name, value, httponly=True, secure=is_safe, samesite=self.site)


PLACE = Cookie("place", "strict")
"""The key of the session of a person who has come in."""
FORM = Cookie("form", "lax")
"""The key of a browser for which forms are sealed before anyone has come in."""


def is_encrypted(request: HTTPConnection) -> bool:
    """Whether no one on the way can read a request."""
    return request.url.scheme == "https"
