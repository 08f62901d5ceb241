"""The page without scripts: each line is sent as a form, and its answer is a new page."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from accessible_games.server.lobby.outbox import LONGEST
from accessible_games.server.page.connection import PageConnection
from accessible_games.server.page.offering import offer_at
from accessible_games.server.page.offers import Button, Group
from accessible_games.server.page.play import QUIET
from accessible_games.server.page.sessions import PageSession, Sessions
from accessible_games.server.page.site import refusal, site_page
from accessible_games.speech.catalogue import Language
from accessible_games.web.cookies import PLACE
from accessible_games.web.guards import form_of
from accessible_games.web.layout import SEAL, page, say
from accessible_games.web.markup import Html, element, joined

ABSENT = 600.0
"""Seconds without a request after which a person counts as gone."""
LONGEST_WAIT = 2.0
CALM = 0.15
"""The most seconds to wait for an answer, and the seconds of silence that end it."""
PART = "part-"
"""The beginning of the names of fields with a choice."""


class Plain:
    """Shows what has been said, and takes lines."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def show(self, request: Request) -> Response:
        """Return everything that this browser has not confirmed yet."""
        session = self._sessions.known.get(PLACE.value(request))
        connection = None if session is None else self._sessions.connection_of(session)
        if session is None or connection is None:
            return RedirectResponse("/", 303)
        await settled(connection)
        seal = self._sessions.seals.seal(session.browser.key)
        return page(plain_page(session, seal))

    async def take(self, request: Request) -> Response:
        """Take a line, or only what has been read."""
        session = self._sessions.known.get(PLACE.value(request))
        if session is None:
            return RedirectResponse("/", 303)
        form = await form_of(request)
        refused = refusal(request, session.spoken, self._sessions.seals, session.browser.key, form)
        if refused is not None:
            return refused
        number = number_in(form, "number")
        connection = self._sessions.connection_of(session, number_in(form, "heard"))
        if connection is not None and "news" not in form and number == connection.typed + 1:
            await room_at(connection)
            connection.type(number, line_in(form))
        return RedirectResponse("/plain", 303)


class Look:
    """A page that is being made."""

    def __init__(self) -> None:
        self.news = asyncio.Event()

    def ring(self) -> None:
        """See Page."""
        self.news.set()

    def replaced(self) -> None:
        """See Page: what it shows was said before."""


@contextmanager
def looking(connection: PageConnection) -> Iterator[asyncio.Event]:
    """Be connected for a while; yield an event that is set whenever there is news."""
    look = Look()
    connection.connect(look)
    try:
        yield look.news
    finally:
        connection.disconnect(look, ABSENT)


async def room_at(connection: PageConnection) -> None:
    """Wait while too many lines wait."""
    if connection.is_full:
        with looking(connection) as news:
            while connection.is_full:
                news.clear()
                await news.wait()


async def settled(connection: PageConnection) -> None:
    """Wait until what was typed is done, and for a moment nothing more is said."""
    with looking(connection) as news, suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_WAIT):
            while await comes(news) or connection.took < connection.typed:
                pass


async def comes(news: asyncio.Event) -> bool:
    """Wait a moment; return whether anything was said."""
    news.clear()
    try:
        async with asyncio.timeout(CALM):
            await news.wait()
    except TimeoutError:
        return False
    return True


def number_in(form: Mapping[str, Sequence[str]], name: str) -> int:
    """Return a number that our page has put into a form; 0 for anything else."""
    text = form.get(name, [""])[0]
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def line_in(form: Mapping[str, Sequence[str]]) -> str:
    """Return what was pressed, chosen or typed."""
    if "pressed" in form:
        return form["pressed"][0]
    if "chosen" in form:
        return " ".join(each for name in form if name.startswith(PART) for each in form[name])
    return form.get("typed", [""])[0]


# The page ----------------------------------------------------------------------------------------


def plain_page(session: PageSession, seal: str) -> Html:
    """Return what was said, a field, and everything that can be pressed."""
    language, connection = session.spoken, session.connection
    below = (
        element("p", say(language, "site-ended"))
        if connection.is_left
        else answering(session, seal)
    )
    return site_page(language, say(language, "page-table"), news(language, connection), below)


def news(language: Language, connection: PageConnection) -> Html:
    """Return the lines that were not on a page before, or were not confirmed."""
    lines = [element("p", each.text, lang=each.language) for each in connection.transcript.after(0)]
    heading = element("h2", say(language, "page-log"), id="log")
    told = lines or [element("p", say(language, "site-no-news"))]
    return element("section", heading, *told, aria_labelledby="log")


def answering(session: PageSession, seal: str) -> Html:
    """Return the form with which everything is sent."""
    language, connection = session.spoken, session.connection
    kept = {
        SEAL: seal,
        "heard": str(connection.transcript.said),
        "number": str(connection.typed + 1),
    }
    hidden = [element("input", type="hidden", name=name, value=kept[name]) for name in kept]
    return element(
        "form",
        *hidden,
        element("h2", say(language, "page-offer")),
        typing(language, connection),
        element("button", say(language, "page-send")),
        element("button", say(language, "page-news"), name="news", value="yes"),
        *choosing(language, connection),
        method="post",
        action="/plain",
    )


def typing(language: Language, connection: PageConnection) -> Html:
    """Return the field for a line; a password is not shown."""
    label = say(language, "page-hidden" if connection.transcript.is_hidden else "page-field")
    kind = "password" if connection.transcript.is_hidden else "text"
    most = str(LONGEST)
    return joined(
        element("label", label, for_="line"),
        element("input", id="line", name="typed", type=kind, maxlength=most, **QUIET),
    )


def choosing(language: Language, connection: PageConnection) -> Iterator[Html]:
    """Yield everything that can be pressed, and what sends a choice."""
    offer = offer_at(connection)
    chosen = [each for each in offer.groups if each.kind != "press"]
    for place, group in enumerate(chosen):
        kind = "radio" if group.kind == "one" else "checkbox"
        yield fieldset(group, [*choices(kind, place, group)])
    if chosen:
        yield element("button", say(language, "page-chosen"), name="chosen", value="yes")
    for group in offer.groups:
        if group.kind == "press":
            yield fieldset(group, [pressed(each) for each in group.buttons])


def fieldset(group: Group, parts: Sequence[Html]) -> Html:
    """Return a group with its name."""
    return element("fieldset", element("legend", group.legend), *parts)


def choices(kind: str, place: int, group: Group) -> Iterator[Html]:
    """Yield each choice with its label."""
    for number, button in enumerate(group.buttons):
        own, name = f"{PART}{place}-{number}", f"{PART}{place}"
        box = element("input", type=kind, id=own, name=name, value=button.line)
        yield element("p", box, element("label", button.text, for_=own), class_="choice")


def pressed(button: Button) -> Html:
    """Return a button that sends a line."""
    return element("button", button.text, name="pressed", value=button.line)
