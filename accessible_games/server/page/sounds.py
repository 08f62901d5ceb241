"""The sounds as files: for the page's script, and for clients that load them by their address."""

import asyncio

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from accessible_games.sounds.recipes import FOLDER, NAMES, file_of
from accessible_games.sounds.synthesis import wav

FILES = {file_of(name): name for name in NAMES}
KEPT = {"cache-control": "public, max-age=86400"}
"""A client may keep a file for a day."""


def sound_route() -> Route:
    """Return the address of each sound, for everybody: there are only these few files."""
    return Route(f"/{FOLDER}/{{file}}", show)


async def show(request: Request) -> Response:
    """Return a sound; it is computed once, while others are served."""
    name = FILES.get(request.path_params["file"])
    if name is None:
        raise HTTPException(404)
    return Response(await asyncio.to_thread(wav, name), 200, KEPT, "audio/wav")
