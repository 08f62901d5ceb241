"""What lets a browser install the games, and say what is wrong when it is not connected.

Only the page that says so is kept in the browser: nothing of a person or a table.
"""

from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Route

from accessible_games.server.page.site import MANIFEST, site_page
from accessible_games.speech.catalogue import Language
from accessible_games.web.guards import language_of
from accessible_games.web.layout import STATIC, page, say
from accessible_games.web.markup import element

WORKER = "/worker.js"
"""The script that a browser keeps; at the root, as it is for all pages below its folder."""
OFFLINE = "/offline"
NAME = "Accessible Games"
COLOUR = "#ffffff"
"""Behind the icon while the page is being loaded."""
ICONS = (("192x192", "any", "icon-192"), ("512x512", "any", "icon-512"))
ROUNDED = (("512x512", "maskable", "icon-maskable-512"),)
"""The sizes of icons and what they are for; of a maskable one a system may cut off the rim."""


def routes() -> list[Route]:
    """Return their addresses."""
    return [Route(MANIFEST, manifest), Route(WORKER, worker), Route(OFFLINE, offline)]


async def manifest(request: Request) -> Response:
    """Return what a browser needs to install the games (https://www.w3.org/TR/appmanifest/)."""
    return JSONResponse(manifest_in(language_of(request)), media_type="application/manifest+json")


def manifest_in(language: Language) -> dict[str, object]:
    """Return it in a language; the address is the same for all, so that there is one program."""
    return {
        "id": "/",
        "name": NAME,
        "short_name": say(language, "page-table"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": [
            {"src": f"/static/{name}.png", "sizes": size, "type": "image/png", "purpose": purpose}
            for size, purpose, name in (*ICONS, *ROUNDED)
        ],
    }


async def worker(request: Request) -> Response:
    """Return the script that shows notices, and a page when there is no connection."""
    return FileResponse(STATIC / "worker.js", headers={"cache-control": "no-cache"})


async def offline(request: Request) -> Response:
    """Return the page that says that there is no connection."""
    language = language_of(request)
    title = say(language, "page-offline")
    return page(site_page(language, title, element("p", say(language, "site-offline"))))
