"""All pages by their addresses."""

from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from accessible_games.server.page.coming_in import ComingIn
from accessible_games.server.page.guards import Guard
from accessible_games.server.page.labels import Labels
from accessible_games.server.page.plain import Plain
from accessible_games.server.page.play import Play
from accessible_games.server.page.sessions import Sessions

STATIC = Path(__file__).with_name("static")
"""The folder of what is sent as it is."""


def application(sessions: Sessions) -> Starlette:
    """The pages of a house."""
    guard = Middleware(Guard, is_open=sessions.is_open, mistake=sessions.mistake)
    return Starlette(routes=routes(sessions), middleware=[guard])


def routes(sessions: Sessions) -> list[BaseRoute]:
    """All addresses."""
    coming, plain = ComingIn(sessions), Plain(sessions)
    return [
        Route("/", coming.show),
        Route("/enter", coming.enter, methods=["POST"]),
        Route("/plain", plain.show),
        Route("/plain", plain.take, methods=["POST"]),
        Route("/play", Play(sessions).show),
        *Labels(sessions.seals).routes(),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
