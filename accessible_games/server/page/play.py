"""The page for playing: a log, a field, and buttons for what can be answered now."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from accessible_games.server.page.notices import PageNotices
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.page.site import site_page
from accessible_games.speech.catalogue import Language
from accessible_games.web.cookies import PLACE
from accessible_games.web.layout import page, say
from accessible_games.web.markup import Html, element

WORDS = {
    "lost": "site-lost",
    "back": "site-back",
    "ended": "site-ended",
    "stranger": "site-stranger",
    "replaced": "site-replaced",
    "hidden": "page-hidden",
    "field": "page-field",
    "chosen": "page-chosen",
    "turn": "page-your-turn",
}
"""What the script says by itself, by its names there."""


class Play:
    """Shows the page with scripts."""

    def __init__(self, sessions: Sessions, notices: PageNotices | None = None) -> None:
        self._sessions, self._notices = sessions, notices

    async def show(self, request: Request) -> Response:
        """Return the page; everything that was said comes to it through the script."""
        session = self._sessions.known.get(PLACE.value(request))
        if session is None:
            return RedirectResponse("/", 303)
        return page(play_page(session.spoken, self._notices))


def play_page(language: Language, notices: PageNotices | None = None) -> Html:
    """Return an empty log, an empty field, and places for buttons."""
    title = say(language, "page-table")
    return site_page(
        language,
        title,
        element(
            "noscript", element("p", element("a", say(language, "page-to-plain"), href="/plain"))
        ),
        element("h2", say(language, "page-log"), id="said"),
        element("div", id="log", role="log", aria_live="polite", **SCROLLED),
        element(
            "form",
            element("label", say(language, "page-field"), for_="line", id="label"),
            element("input", id="line", type="text", maxlength="500", autofocus=True, **QUIET),
            element("button", say(language, "page-send")),
            id="form",
            **{f"data_{name}": say(language, WORDS[name]) for name in WORDS},
        ),
        offered(language),
        "" if notices is None else notices.shown(language),
        element("p", element("a", say(language, "page-to-plain"), href="/plain")),
        scripts=("page.js", "installed.js", *(() if notices is None else ("notices.js",))),
    )


def offered(language: Language) -> Html:
    """Return a place for buttons, below a heading."""
    # where the focus goes from a button that is gone
    heading = element("h2", say(language, "page-offer"), id="offered", tabindex="-1")
    return element("section", heading, element("div", id="offer"), aria_labelledby="offered")


SCROLLED: dict[str, str | bool] = {"aria_labelledby": "said", "tabindex": "0"}
"""Content that scrolls has to be reachable by keys, and so needs a name."""
QUIET: dict[str, str | bool] = {
    "autocomplete": "off",
    "autocapitalize": "none",
    "spellcheck": "false",
    "enterkeyhint": "send",
}
"""A field without suggestions or corrections."""
