"""The page without scripts: each line is a form that is sent, and what it brings is a new page."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from accessible_games.server.lines import LONGEST
from accessible_games.server.page.door import PageDoor
from accessible_games.server.page.guards import form_of, key_of
from accessible_games.server.page.layout import SEAL, document, page, refusal, say
from accessible_games.server.page.markup import Html, element, joined
from accessible_games.server.page.offering import offer_at
from accessible_games.server.page.offers import Button, Group
from accessible_games.server.page.play import QUIET
from accessible_games.server.page.sessions import Session, Sessions
from accessible_games.speech.catalogue import Language

ABSENT = 600.0
"""Seconds without a request after which somebody is not here any more."""
LONGEST_WAIT = 2.0
CALM = 0.15
"""Seconds for which an answer is awaited at most, and for which nothing more has to come."""
PART = "part-"
"""How the fields begin in which something is chosen."""


class Plain:
    """Shows what has been said, and takes lines."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def show(self, request: Request) -> Response:
        """All that this browser has not confirmed yet."""
        session = self._sessions.known.get(key_of(request))
        door = None if session is None else self._sessions.door_of(session)
        if session is None or door is None:
            return RedirectResponse("/", 303)
        await settled(door)
        seal = self._sessions.seals.seal(session.key)
        return page(plain_page(session, seal))

    async def take(self, request: Request) -> Response:
        """Take a line, or only what has been read."""
        session = self._sessions.known.get(key_of(request))
        if session is None:
            return RedirectResponse("/", 303)
        form = await form_of(request)
        refused = refusal(request, session.spoken, self._sessions.seals, form)
        if refused is not None:
            return refused
        number = number_in(form, "number")
        door = self._sessions.door_of(session, number_in(form, "heard"))
        if door is not None and "news" not in form and number == door.typed + 1:
            await room_at(door)
            door.type(number, line_in(form))
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
def looking(door: PageDoor) -> Iterator[asyncio.Event]:
    """Be connected for a while; what is set whenever there is news."""
    look = Look()
    door.connect(look)
    try:
        yield look.news
    finally:
        door.disconnect(look, ABSENT)


async def room_at(door: PageDoor) -> None:
    """Wait while too many lines wait."""
    if door.is_full:
        with looking(door) as news:
            while door.is_full:
                news.clear()
                await news.wait()


async def settled(door: PageDoor) -> None:
    """Wait until what was typed is done, and for a moment nothing more is said."""
    with looking(door) as news, suppress(TimeoutError):
        async with asyncio.timeout(LONGEST_WAIT):
            while await comes(news) or door.took < door.typed:
                pass


async def comes(news: asyncio.Event) -> bool:
    """Whether something is said soon."""
    news.clear()
    try:
        async with asyncio.timeout(CALM):
            await news.wait()
    except TimeoutError:
        return False
    return True


def number_in(form: Mapping[str, Sequence[str]], name: str) -> int:
    """A number that a page of ours has put into a form; 0 for anything else."""
    text = form.get(name, [""])[0]
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def line_in(form: Mapping[str, Sequence[str]]) -> str:
    """What was pressed, chosen or typed."""
    if "pressed" in form:
        return form["pressed"][0]
    if "chosen" in form:
        return " ".join(each for name in form if name.startswith(PART) for each in form[name])
    return form.get("typed", [""])[0]


# The page ----------------------------------------------------------------------------------------


def plain_page(session: Session, seal: str) -> Html:
    """What was said, a field, and all that can be pressed."""
    language, door = session.spoken, session.door
    below = element("p", say(language, "site-ended")) if door.is_left else answering(session, seal)
    return document(language, say(language, "page-table"), news(language, door), below)


def news(language: Language, door: PageDoor) -> Html:
    """The lines that were not on a page before, or were not confirmed."""
    lines = [element("p", each.text, lang=each.language) for each in door.after(0)]
    heading = element("h2", say(language, "page-log"), id="log")
    told = lines or [element("p", say(language, "site-no-news"))]
    return element("section", heading, *told, aria_labelledby="log")


def answering(session: Session, seal: str) -> Html:
    """The form by which everything is sent."""
    language, door = session.spoken, session.door
    kept = {SEAL: seal, "heard": str(door.said), "number": str(door.typed + 1)}
    hidden = [element("input", type="hidden", name=name, value=kept[name]) for name in kept]
    return element(
        "form",
        *hidden,
        element("h2", say(language, "page-offer")),
        typing(language, door),
        element("button", say(language, "page-send")),
        element("button", say(language, "page-news"), name="news", value="yes"),
        *choosing(language, door),
        method="post",
        action="/plain",
    )


def typing(language: Language, door: PageDoor) -> Html:
    """The field for a line; what is typed as a password is not shown."""
    label = say(language, "page-hidden" if door.is_hidden else "page-field")
    kind = "password" if door.is_hidden else "text"
    most = str(LONGEST)
    return joined(
        element("label", label, for_="line"),
        element("input", id="line", name="typed", type=kind, maxlength=most, **QUIET),
    )


def choosing(language: Language, door: PageDoor) -> Iterator[Html]:
    """Everything that can be pressed, and what sends a choice."""
    offer = offer_at(door)
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
    """A group with its name."""
    return element("fieldset", element("legend", group.legend), *parts)


def choices(kind: str, place: int, group: Group) -> Iterator[Html]:
    """Each thing that can be chosen, with its label."""
    for number, button in enumerate(group.buttons):
        own, name = f"{PART}{place}-{number}", f"{PART}{place}"
        box = element("input", type=kind, id=own, name=name, value=button.line)
        yield element("p", box, element("label", button.text, for_=own), class_="choice")


def pressed(button: Button) -> Html:
    """A button that sends a line."""
    return element("button", button.text, name="pressed", value=button.line)
