"""The page of labels as an ASGI app: for a site that has other pages too, or by itself."""

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount, Route, Router
from starlette.staticfiles import StaticFiles

from accessible_games.label_page import card_page
from accessible_games.label_page.card_page import CardPage
from accessible_games.label_page.form import ADDRESS
from accessible_games.label_page.page import LabelEndpoints
from accessible_games.network.rate_limits import Limits
from accessible_games.real_table.looking.host_decks import HostDecks
from accessible_games.web.guards import Guard, Mistake, Seals
from accessible_games.web.layout import STATIC, Links


def label_app(seals: Seals, limits: Limits, links: Links = ()) -> Router:
    """Return the page at its address, for a site with these links that guards its requests."""
    shown = LabelEndpoints(seals, limits, links)
    return Router([Route(ADDRESS, shown.show), Route(ADDRESS, shown.make, methods=["POST"])])


def card_route(limits: Limits, decks: HostDecks, links: Links = ()) -> Route:
    """Return the pages of single cards at their addresses, for a site with these links."""
    return Route(card_page.ADDRESS, CardPage(limits, links, decks).show)


def label_site(mistake: Mistake, decks: HostDecks, *, is_open: bool) -> Starlette:
    """Return the page by itself; *is_open* says whether other machines may ask for it."""
    limits = Limits()
    routes = [
        Route("/", to_labels),
        Route(ADDRESS, label_app(Seals(), limits)),
        card_route(limits, decks),
        Mount("/static", StaticFiles(directory=STATIC)),
    ]
    return Starlette(
        routes=routes, middleware=[Middleware(Guard, is_open=is_open, mistake=mistake)]
    )


async def to_labels(request: Request) -> Response:
    """Lead to the only page, in the language that was asked for."""
    query = f"?{request.url.query}" if request.url.query else ""
    return RedirectResponse(f"{ADDRESS}{query}", 303)
