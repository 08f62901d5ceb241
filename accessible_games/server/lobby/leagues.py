"""The leagues of a server: kept in its store, and what each result sets going."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from enum import Enum
from random import Random, SystemRandom
from typing import Final

from accessible_games.games import GAMES
from accessible_games.league import league as acts
from accessible_games.league.documents import MOST_ROUNDS, as_text, from_text
from accessible_games.league.league import FEWEST, League
from accessible_games.league.standings import standings
from accessible_games.server.lobby.finished_games import FinishedGame
from accessible_games.server.storage.reading import NOT_READ, said
from accessible_games.server.storage.store import Store
from accessible_games.server.storage.table_plan import MOST_DAYS
from accessible_games.speech.normalize import fold

LEAGUE: Final = "league"
"""The kind of their documents."""
MOST = 100
"""The most leagues of a server; the oldest that is over makes room for a new one."""
OWN = 5
"""The most leagues that one person runs."""
EACH = 10
"""The most leagues in which one person plays."""


class LeagueStep(Enum):
    """What comes of a result."""

    NONE = "none"
    ROUND = "round"
    """The next round has been drawn."""
    DONE = "done"
    """All rounds have been played."""


def now_in_utc() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Leagues:
    """All leagues, by the folded names of them."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], datetime] = now_in_utc,
        luck: Random | None = None,
    ) -> None:
        self.clock = clock
        self._store, self._luck = store, luck or SystemRandom()
        self._all: dict[str, League] = {}
        for (kind, key), text in store.documents.items():
            if kind == LEAGUE:
                self._take(key, text)

    def _take(self, key: str, text: str) -> None:
        """Take a league from the store; a damaged one is kept aside."""
        try:
            league = from_text(text)
            if fold(league.name) != key or league.terms.days > MOST_DAYS:
                raise ValueError("league")
        except NOT_READ as error:
            self._store.set_document_aside(LEAGUE, key, said(error))
            return
        self._all[key] = league

    @property
    def all(self) -> Mapping[str, League]:
        """Those whose game this server has."""
        return {key: each for key, each in self._all.items() if each.terms.game in GAMES}

    @property
    def today(self) -> int:
        """The present day, as `date.toordinal` counts."""
        return self.clock().date().toordinal()

    def of(self, person: str) -> list[str]:
        """Return the keys of the leagues that go on in which somebody plays."""
        return [
            key
            for key, each in self.all.items()
            if not each.is_over and person in each.members and not each.members[person].left
        ]

    def run_by(self, person: str) -> list[str]:
        """Return the keys of the leagues that go on that somebody runs."""
        return [
            key
            for key, each in self.all.items()
            if not each.is_over and each.run_by(self.today) == person
        ]

    def has_room(self) -> bool:
        """Whether one more league can be founded; the oldest that is over makes room."""
        if len(self._all) >= MOST:
            over = next((key for key, each in self._all.items() if each.is_over), None)
            if over is None:
                return False
            self.forget(over)
        return True

    def keep(self, league: League) -> None:
        """Keep a league that is new or has changed."""
        key = fold(league.name)
        self._all[key] = league
        self._store.keep_document(LEAGUE, key, as_text(league))

    def forget(self, key: str) -> None:
        """Forget a league."""
        if self._all.pop(key, None) is not None:
            self._store.forget_document(LEAGUE, key)

    def look_after(self, key: str, person: str) -> None:
        """Note that somebody looks after a league today."""
        league = acts.seen(self._all[key], person, self.today)
        if league is not self._all[key]:
            self.keep(league)

    # What goes on by itself

    def go_on(self, league: League) -> LeagueStep:
        """Keep a league, and draw its next round if this one is over; return what comes of it."""
        before = self._all.get(fold(league.name), league)
        if league.is_waiting or not league.turns or league.is_over:
            self.keep(league)
            return LeagueStep.NONE
        after = league if league.is_played_out else self.drawn(league)
        self.keep(after)
        if after is not league:
            return LeagueStep.ROUND
        return LeagueStep.DONE if before.is_waiting else LeagueStep.NONE

    def drawn(self, league: League) -> League:
        """Return a league with its next round, unless it has had too many."""
        if len(league.active) < FEWEST or len(league.rounds) >= MOST_ROUNDS:
            return league
        order = [each.key for each in standings(league)]
        return acts.with_next_round(league, order, self._luck)

    def count(self, finished: FinishedGame) -> LeagueStep | None:
        """Count a game of a league; return what comes of it, or None if it does not count."""
        plan = finished.plan
        league = self._all.get(plan.league)
        if league is None or league.is_over or plan.league_round >= len(league.rounds):
            return None
        person = next(iter(finished.result.places), "")
        for each in plan.reserved:
            table = league.rounds[plan.league_round].table_of(each)
            person = each if table is not None else person
        counted = acts.with_result(league, plan.league_round, person, finished.result)
        if counted is league:
            return None
        return self.go_on(counted)
