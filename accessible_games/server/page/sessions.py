"""The browsers that have come in, and the door that each of them has."""

from collections import OrderedDict
from dataclasses import dataclass, field

from accessible_games.server.crowd import MOST, Doors
from accessible_games.server.page.door import ABSENT, Form, PageDoor
from accessible_games.server.page.guards import Seals, new_key
from accessible_games.server.store import Known
from accessible_games.server.threshold import Claim
from accessible_games.speech.catalogue import Language
from accessible_games.speech.fold import fold


@dataclass(eq=False)
class Session:
    """A browser that has come in, which its cookie's key tells from all others."""

    key: str
    address: str
    is_safe: bool
    language: Language
    """In which it is spoken to until it is known who is there."""
    door: PageDoor

    @property
    def known(self) -> Known | None:
        """Who it is, once they are in."""
        return None if self.door.visitor is None else self.door.visitor.known

    @property
    def spoken(self) -> Language:
        """What is spoken to them now."""
        return self.door.spoken

    @property
    def has_left(self) -> bool:
        """Whether they do not come back by themselves."""
        return self.door.is_left

    def renew(self, door: PageDoor) -> None:
        """They come back by another door, as the last one has closed."""
        self.door = door


@dataclass(eq=False)
class Sessions(Doors):
    """Opens a door for each browser that comes in, as long as there are not too many."""

    is_open: bool = False
    """Whether others than this machine may come in."""
    seals: Seals = field(default_factory=Seals)
    known: OrderedDict[str, Session] = field(default_factory=OrderedDict)
    """By their keys, the oldest first."""

    def begin(self, address: str, language: Language, form: Form, *, is_safe: bool) -> Session:
        """A browser comes in, with a key that nobody knew before it did."""
        claim = Claim(language=language)
        door = PageDoor(address, claim, form, None, is_safe=is_safe)
        session = Session(new_key(), address, is_safe, language, door)
        self.known[session.key] = session
        self._forget_old()
        self._open(door)
        return session

    def door_of(self, session: Session, heard: int = 0) -> PageDoor | None:
        """The door of somebody who has heard so much; another one if they were away for long.

        None where nobody waits for them any more.
        """
        door = session.door
        door.acknowledge(heard)
        if door.is_over and not door.is_left:
            return self._go_on(session)
        return door

    def _go_on(self, session: Session) -> PageDoor | None:
        known = session.known
        now = None if known is None else self.porch.house.people.get(fold(known.name))
        if known is None or now is None or now.secret != known.secret:
            self.known.pop(session.key, None)
            return None
        claim, before = Claim(known.name, is_proved=True), session.door
        door = PageDoor(session.address, claim, Form(), before, is_safe=session.is_safe)
        session.renew(door)
        self._open(door)
        return door

    def _forget_old(self) -> None:
        """Keep no more sessions than there can be doors, for each that is open one that is not."""
        closed = (each for each in [*self.known.values()] if each.door.is_over)
        while len(self.known) > 2 * MOST and (oldest := next(closed, None)) is not None:
            del self.known[oldest.key]

    def _open(self, door: PageDoor) -> None:
        door.await_return(ABSENT)
        door.begin(self, has_room=self.came(door))
