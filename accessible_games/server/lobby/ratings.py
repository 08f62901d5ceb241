"""The ratings of the people who want them, kept in the store of a server."""

from collections.abc import Iterator, Mapping
from typing import Final

from accessible_games.games import RECORDED
from accessible_games.league import rating
from accessible_games.league.documents import ratings_from_text, ratings_text
from accessible_games.league.rating import SETTLED, Rating
from accessible_games.server.lobby.finished_games import FinishedGame
from accessible_games.server.storage.reading import NOT_READ, said
from accessible_games.server.storage.store import Store

RATING: Final = "rating"
"""The kind of their documents: one for each person who wants ratings, by their folded name."""


class Ratings:
    """Ratings by person and game. Who has none does not want any."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._all: dict[str, dict[str, Rating]] = {}
        for (kind, person), text in store.documents.items():
            if kind == RATING:
                self._take(person, text)

    def _take(self, person: str, text: str) -> None:
        """Take somebody's ratings from the store; damaged ones are kept aside."""
        try:
            self._all[person] = ratings_from_text(text)
        except NOT_READ as error:
            self._store.set_document_aside(RATING, person, said(error))

    def of(self, person: str) -> Mapping[str, Rating] | None:
        """Return somebody's ratings by game; None if they do not want any."""
        return self._all.get(person)

    def begin(self, person: str) -> None:
        """Rate somebody from now on."""
        self._keep(person, self._all.get(person, {}))

    def forget(self, person: str) -> None:
        """Rate somebody no longer, and forget their ratings."""
        if self._all.pop(person, None) is not None:
            self._store.forget_document(RATING, person)

    def _keep(self, person: str, ratings: Mapping[str, Rating]) -> None:
        self._all[person] = dict(ratings)
        self._store.keep_document(RATING, person, ratings_text(ratings))

    def best(self, game: str) -> Iterator[tuple[str, Rating]]:
        """Yield who has played enough rated games of a game, the best first."""
        found = [(person, each[game]) for person, each in self._all.items() if game in each]
        settled = [pair for pair in found if pair[1].games >= SETTLED]
        yield from sorted(settled, key=lambda pair: -pair[1].told)

    def count(self, finished: FinishedGame) -> Mapping[str, tuple[int, int]]:
        """Count a game; return the ratings before and after it, as they are told, by person.

        Of all at the table only those people are looked at who want ratings. Evenings at a real
        table do not count.
        """
        game, places = finished.plan.game, finished.result.places
        if not any(person in self._all for person in places) or RECORDED[game].shared:
            return {}
        wanted = [person for person in places if person in self._all]
        if len(wanted) < 2 or not rating.are_possible():
            return {}
        before = {person: self._all[person].get(game, Rating()) for person in wanted}
        after = rating.rated(before, places, finished.word)
        for person, each in after.items():
            self._keep(person, {**self._all[person], game: each})
        return {person: (before[person].told, each.told) for person, each in after.items()}
