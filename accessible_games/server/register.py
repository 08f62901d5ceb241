"""The people of a house: who is known there, and who of them is there or expected back."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from accessible_games.server.store import Known, Store, Ticket
from accessible_games.server.visitor import Visitor
from accessible_games.speech.fold import fold
from accessible_games.speech.problem import NotUnderstoodError


def named_among(people: Iterable[Visitor], name: str) -> Visitor | None:
    """The one who is called so, or whose name alone begins so."""
    typed = fold(name)
    found = [each for each in people if typed and each.key.startswith(typed)]
    found = [each for each in found if each.key == typed] or found
    return found[0] if len(found) == 1 else None


@dataclass(eq=False)
class Register:
    """See above."""

    store: Store
    people: dict[str, Known] = field(init=False)
    """All who can come back, by their folded names."""
    visitors: dict[str, Visitor] = field(default_factory=dict, init=False)
    """All who are here or have a seat, by their folded names."""
    held: dict[Visitor, None] = field(default_factory=dict, init=False)
    """Those for whom lines wait for the disk."""
    waits: bool = field(default=False, init=False)
    """Whether nothing can be brought to the disk now."""

    def __post_init__(self) -> None:
        self.people = {fold(known.name): known for known in self.store.known}

    def visitor_of(self, known: Known) -> Visitor:
        """Somebody who is here, or who comes for the first time since the server began."""
        key = fold(known.name)
        if key not in self.visitors:
            self.visitors[key] = Visitor(known, self._committed, self.held)
        return self.visitors[key]

    def _committed(self) -> Ticket:
        """All that is on disk."""
        return self.store.committed

    def remember(self, known: Known) -> None:
        """Keep somebody, or what has changed about them."""
        self.people[fold(known.name)] = known
        self.store.keep_person(known)

    def forget(self, visitor: Visitor) -> None:
        """Nothing waits for somebody any more; a guest is not known any more either."""
        self.visitors.pop(visitor.key, None)
        if visitor.known.guest:
            self.people.pop(visitor.key, None)
            self.store.forget_person(visitor.name)

    def here(self) -> list[Visitor]:
        """All who are here."""
        return [each for each in self.visitors.values() if each.door]

    def friends_here(self, visitor: Visitor) -> list[Visitor]:
        """The friends of somebody who are here, in the order of their names."""
        found = [each for each in self.here() if each.key in visitor.known.friends]
        return sorted(found, key=lambda each: each.key)

    def announce(self, visitor: Visitor) -> None:
        """Somebody has come: all whose friend they are, and who wish to know it, hear so."""
        for other in self.here():
            is_friend = visitor.key in other.known.friends and not visitor.ignores(other.name)
            if is_friend and other.settings.friends == "on":
                other.alert("friend-comes", "friend", name=visitor.name)

    def named(self, name: str, asker: Visitor) -> Visitor:
        """Somebody who is here, by their name or its beginning; `NotUnderstoodError`."""
        found = named_among(self.here(), name)
        if found is None or found.ignores(asker.name):
            raise NotUnderstoodError("nobody-called", name=name)
        return found

    def committed(self, problem: str) -> None:
        """Something is on the disk now, or cannot be brought there."""
        again, self.waits = self.waits and not problem, bool(problem)
        for visitor in self.here() if problem or again else ():
            visitor.interject(
                "server-cannot-save" if problem else "server-saves-again", problem=problem
            )
        waiting = [*self.held]
        self.held.clear()
        for visitor in waiting:
            visitor.deliver()
