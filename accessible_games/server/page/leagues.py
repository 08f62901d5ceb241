"""The standings of a league as a file, for everybody who has come in."""

from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from accessible_games.league.sheet import as_csv
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.page.site import sentence
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold
from accessible_games.web.cookies import PLACE

ADDRESS = "/league/{name}.csv"


class LeagueSheets:
    """See above; the name is that of the league, as it is typed."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    def route(self) -> Route:
        """Return its address."""
        return Route(ADDRESS, self.send)

    async def send(self, request: Request) -> Response:
        """Return the table of a league, or the first page to whoever has not come in."""
        session = self._sessions.known.get(PLACE.value(request))
        if session is None or session.known is None:
            return RedirectResponse("/", 303)
        name, language = request.path_params["name"], session.spoken
        leagues = self._sessions.login.server.directory.competition.leagues.all
        league = leagues.get(fold(name))
        if league is None:
            return sentence(language, "serve-league-unknown", 404, word=name, choices="none")
        file = quote(f"{league.name}.csv")
        return Response(
            as_csv(league, catalogue_of(language)),
            media_type="text/csv",
            headers={"content-disposition": f"attachment; filename*=UTF-8''{file}"},
        )
