"""Leagues and ratings: what a finished game counts there, and who hears of it."""

from collections.abc import Callable, Sequence

from accessible_games.league.league import League
from accessible_games.match.person import Person
from accessible_games.server.lobby.after_write import AfterWrite
from accessible_games.server.lobby.finished_games import FinishedGame, Tell
from accessible_games.server.lobby.leagues import Leagues, LeagueStep
from accessible_games.server.lobby.ratings import Ratings
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Store


class Competition:
    """See above."""

    def __init__(self, store: Store, here: Callable[[], Sequence[User]]) -> None:
        self.leagues, self.ratings = Leagues(store), Ratings(store)
        self._store, self._here = store, here
        """Returns everyone who is at the server."""

    def counts(self, finished: FinishedGame) -> Tell:
        """See Counts."""
        step = self.leagues.count(finished) if finished.plan.league else None
        changed = self.ratings.count(finished)
        people = finished.result.places
        if step is not None:
            self.announce(finished.plan.league, step, but=[*people])

        def tell(user: User, person: Person) -> None:
            if step is not None and user.key in people:
                league = self.leagues.all[finished.plan.league]
                person.say("league-counts", league=league.name)
                self._tell(league, step, person.say)
            if user.key in changed:
                before, after = changed[user.key]
                person.say("rating-changed", number=after, before=before)

        return tell

    def greet(self, user: User) -> None:
        """Tell somebody who has come in which leagues wait for them."""
        waiting = [self.leagues.all[key] for key in self.leagues.of(user.key)]
        names = [each.name for each in waiting if each.open_table(user.key) is not None]
        if names:
            joined = user.narrator.catalogue.joined(names)
            user.say("league-waits-for-you", names=joined, count=len(names))

    def announce(self, key: str, step: LeagueStep, but: Sequence[str] = ()) -> None:
        """Tell the people of a league who are here what has come of it."""
        league = self.leagues.all[key]
        for user in self._here():
            if user.key in league.active and user.key not in but:
                self._tell(league, step, AfterWrite(self._store, user).say)

    def _tell(self, league: League, step: LeagueStep, say: Callable[..., None]) -> None:
        if step is LeagueStep.ROUND:
            say("league-round-begins", league=league.name, number=len(league.rounds))
        elif step is LeagueStep.DONE:
            say("league-is-done", league=league.name)
