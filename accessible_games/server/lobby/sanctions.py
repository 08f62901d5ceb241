"""What moderators have done about people: who cannot talk or come in now, until when, and why."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import time

from accessible_games.server.lobby.spans import lasting
from accessible_games.server.storage.store import Sanction, SanctionKind, SocialStore, Ticket
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError


@dataclass(eq=False)
class Sanctions:
    """See above. What has been done is never changed; something else is done instead."""

    store: SocialStore
    clock: Callable[[], float] = time
    last: dict[tuple[SanctionKind, str], Sanction] = field(default_factory=dict, init=False)
    """The last of each kind about each person, by their folded names."""

    def __post_init__(self) -> None:
        for each in self.store.sanctions:
            self.last[each.kind, fold(each.name)] = each

    def impose(
        self, kind: SanctionKind, name: str, moderator: str, reason: str, seconds: float = 0.0
    ) -> Ticket:
        """Do something about a person for so many seconds; 0 ends what was done before."""
        now = self.clock()
        sanction = Sanction(kind, name, moderator, reason, now, now + seconds)
        self.last[kind, fold(name)] = sanction
        return self.store.keep_sanction(sanction)

    def running(self, kind: SanctionKind, key: str) -> Sanction | None:
        """Return what holds now for somebody, by their folded name."""
        found = self.last.get((kind, key))
        return None if found is None or found.until <= self.clock() else found

    def concerns(self, key: str) -> bool:
        """Whether anything holds for a folded name, so that nobody else can have it meanwhile."""
        return any(self.running(kind, key) for kind in ("silence", "removal"))

    def check_talk(self, key: str, catalogue: Catalogue) -> None:
        """Raise `NotUnderstoodError` if somebody cannot say anything to others now."""
        silence = self.running("silence", key)
        if silence is not None:
            raise NotUnderstoodError("silenced", **self.told(silence, catalogue))

    def told(self, sanction: Sanction, catalogue: Catalogue) -> dict[str, str]:
        """Return how long it still holds and why, as arguments of a message."""
        span = lasting(catalogue, sanction.until - self.clock())
        return {"span": span, "reason": sanction.reason}
