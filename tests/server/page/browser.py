"""A browser without a window: it keeps cookies, fills in forms, and runs no scripts."""

import asyncio
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from html import unescape
from typing import Any, Self
from urllib.parse import urlencode

from tests.server.wire import Served

FIELD = re.compile(r"<input ([^>]*)>")
ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')


@dataclass
class Answer:
    """The answer of a server."""

    status: int
    headers: dict[str, str]
    """By their names in lower case; several cookies would be one line each."""
    text: str
    body: bytes = b""
    """The same as it came; that of a picture is no text."""

    @property
    def fields(self) -> dict[str, str]:
        """The values of the fields of all forms, by their names; of several, the first."""
        found = [dict(ATTRIBUTE.findall(each)) for each in FIELD.findall(self.text)][::-1]
        return {each["name"]: unescape(each.get("value", "")) for each in found if "name" in each}


@dataclass
class Browser:
    """One of its windows."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    agent: dict[str, str] = field(default_factory=lambda: {"accept-language": "en"})
    """Headers that it sends with everything."""
    address: str = "127.0.0.1"
    """The address of this machine from which it connects."""

    @classmethod
    def at(cls, server: Served) -> Self:
        """Return a browser that will visit a server."""
        return cls(server.opened.page)

    @property
    def origin(self) -> str:
        """The origin of its pages."""
        return f"http://localhost:{self.port}"

    def head(self, more: Mapping[str, str]) -> dict[str, str]:
        """Return the headers of a request."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        own = {"host": f"localhost:{self.port}", **self.agent}
        return {**own, **({"cookie": cookies} if cookies else {}), **more}

    async def send(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        """Send a request and return the answer.

        A header such as `content_type` is named like that.
        """
        more = {name.replace("_", "-"): value for name, value in headers.items()}
        head = {**self.head(more), "connection": "close", "content-length": str(len(body))}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {head[name]}" for name in head)]
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0)
        )
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        data = await reader.read()
        writer.close()
        await writer.wait_closed()
        answer = parsed(data)
        if (cookie := answer.headers.get("set-cookie")) is not None:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer

    async def get(self, path: str, **headers: str) -> Answer:
        """Open a page, and follow where it leads."""
        answer = await self.send("GET", path, b"", **headers)
        return await self.get(answer.headers["location"]) if answer.status == 303 else answer

    async def post(self, path: str, form: Mapping[str, str], **headers: str) -> Answer:
        """Send a form as one of its own pages does."""
        sent = {"origin": self.origin, "content_type": "application/x-www-form-urlencoded"}
        body = urlencode(form).encode()
        answer = await self.send("POST", path, body, **{**sent, **headers})
        return await self.get(answer.headers["location"]) if answer.status == 303 else answer

    async def fill_in(self, page: Answer, path: str, **filled: str) -> Answer:
        """Fill in some fields of a form on a page, and send it with its others."""
        kept = {name: value for name, value in page.fields.items() if name == "seal"}
        return await self.post(path, {**kept, **filled})


def parsed(data: bytes) -> Answer:
    """Return an answer that has come completely."""
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers: dict[str, Any] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        headers[name.casefold()] = value
    if headers.get("transfer-encoding") == "chunked":
        body = b"".join(body.split(b"\r\n")[1::2])
    return Answer(int(first.split()[1]), headers, body.decode(errors="replace"), body)
