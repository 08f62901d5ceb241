"""All pages by their addresses."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from accessible_games.label_page.app import card_route, label_app
from accessible_games.label_page.form import ADDRESS
from accessible_games.real_table.looking.host_decks import HostDecks
from accessible_games.server.page import installing
from accessible_games.server.page.coming_in import ComingIn
from accessible_games.server.page.leagues import LeagueSheets
from accessible_games.server.page.notices import PageNotices
from accessible_games.server.page.plain import Plain
from accessible_games.server.page.play import Play
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.page.site import LINKS
from accessible_games.server.page.sounds import sound_route
from accessible_games.web.guards import Guard
from accessible_games.web.layout import STATIC


def application(
    sessions: Sessions, decks: HostDecks, notices: PageNotices | None = None
) -> Starlette:
    """Return the pages of a server; *notices* lets browsers show some."""
    guard = Middleware(Guard, is_open=sessions.is_open, mistake=sessions.mistake)
    return Starlette(routes=routes(sessions, decks, notices), middleware=[guard])


def routes(sessions: Sessions, decks: HostDecks, notices: PageNotices | None) -> list[BaseRoute]:
    """Return all addresses."""
    coming, plain = ComingIn(sessions), Plain(sessions)
    limits = sessions.login.server.directory.limits
    return [
        Route("/", coming.show),
        Route("/enter", coming.enter, methods=["POST"]),
        Route("/plain", plain.show),
        Route("/plain", plain.take, methods=["POST"]),
        Route("/play", Play(sessions, notices).show),
        *installing.routes(),
        *([] if notices is None else [notices.route(sessions)]),
        LeagueSheets(sessions).route(),
        Route(ADDRESS, label_app(sessions.seals, limits, LINKS)),
        sound_route(),
        card_route(limits, decks, LINKS),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
