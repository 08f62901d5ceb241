"""The part of the page that lets a browser show notices of turns."""

from collections.abc import Mapping
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from accessible_games.network.rate_limits import Limit
from accessible_games.server.commands.notify import NotifyCommand
from accessible_games.server.lobby.rate_limits import shares_of
from accessible_games.server.lobby.user import User
from accessible_games.server.notices.notice import BrowserList
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.storage.notice_wishes import USUAL
from accessible_games.speech.catalogue import Language
from accessible_games.web.cookies import PLACE
from accessible_games.web.guards import form_of, is_from_here
from accessible_games.web.layout import say
from accessible_games.web.markup import Html, element

ADDRESS = "/notices"
CHANGES = Limit("browsers", 10, 60.0)
"""Browsers that are added or removed, for each person."""
DONE, REFUSED, NOT_OURS, UNKNOWN, TOO_MANY = 204, 400, 403, 404, 429
"""The answers to the script, which reads nothing else of them."""
SAID = {
    "phone": "page-notices-phone",
    "refused": "page-notices-refused",
    "failed": "page-notices-failed",
}
"""What the script says by itself, by its names there."""


class PageNotices:
    """See above."""

    def __init__(self, browsers: BrowserList, command: NotifyCommand) -> None:
        self._browsers, self._command = browsers, command

    def route(self, sessions: Sessions) -> Route:
        """Return where browsers are added and removed."""

        async def take(request: Request) -> Response:
            """Add a browser, remove it, or say whether it is there."""
            return Response(status_code=await self._take(sessions, request))

        return Route(ADDRESS, take, methods=["POST"])

    def shown(self, language: Language) -> Html:
        """Return a button below a heading; the script shows it where a browser can do it."""
        words = {f"data_{name}": say(language, message) for name, message in SAID.items()}
        return element(
            "section",
            element("h2", say(language, "page-notices"), id="notices-title"),
            element("p", say(language, "page-notices-how"), id="notices-how"),
            element(
                "button",
                say(language, "page-notices-button"),
                id="notices-button",
                type="button",
                aria_pressed="false",
                aria_describedby="notices-how",
            ),
            id="notices",
            aria_labelledby="notices-title",
            hidden=True,
            data_key=self._browsers.public,
            **words,
        )

    async def _take(self, sessions: Sessions, request: Request) -> int:
        """Do what the script of a page asks for its browser; return the status of the answer."""
        if not is_from_here(request):
            return NOT_OURS
        session = sessions.known.get(PLACE.value(request))
        form = {name: values[0] for name, values in (await form_of(request)).items()}
        user = None if session is None else session.connection.visit.user
        if user is None or session is None or session.has_left:
            return NOT_OURS
        address = form.get("address", "")
        if form.get("wish") == "ask":
            return DONE if self._browsers.has(user.known, address) else UNKNOWN
        if not sessions.login.server.directory.limits.takes(CHANGES, shares_of(user)):
            return TOO_MANY
        return self._change(sessions, user, form)

    def _change(self, sessions: Sessions, user: User, form: Mapping[str, str]) -> int:
        """Add or remove a browser, and tell its user; return the status of the answer."""
        address = form.get("address", "")
        if form.get("wish") == "end":
            self._browsers.remove(user, address)
            user.say("notify-left")
            return DONE
        try:
            self._browsers.add(user, address, form.get("key", ""), form.get("secret", ""))
        except ValueError:
            return REFUSED
        if not user.known.notices.a_day:
            wishes = replace(user.known.notices, a_day=USUAL)
            sessions.login.server.directory.remember(user.choose(notices=wishes))
        user.say("notify-taken")
        self._command.tell(user)
        return DONE
