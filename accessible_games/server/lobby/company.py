"""The people at a table: who has a seat, who looks on, and who is away."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Seat
from accessible_games.match.person import Person
from accessible_games.server.lobby.absences import Absences
from accessible_games.server.lobby.acts import LONG
from accessible_games.server.lobby.user import User
from accessible_games.server.lobby.votes import Proposal
from accessible_games.server.storage.store import Ticket
from accessible_games.speech.arguments import Argument

NOTHING: Mapping[Seat, Decision[Answer]] = MappingProxyType({})
"""No questions; an empty mapping for each table would take memory."""


@dataclass(eq=False)
class Company:
    """See above."""

    members: dict[Seat, User] = field(default_factory=dict, init=False)
    """Those who have a seat."""
    onlookers: list[tuple[User, Person | None]] = field(default_factory=list, init=False)
    """The onlookers, with their part in the game once it has begun."""
    absences: Absences = field(default_factory=Absences, init=False)
    invited: frozenset[str] = field(default=frozenset(), init=False)
    """The folded names of people who may come even if the table is closed."""
    gone: frozenset[Seat] = field(default=frozenset(), init=False)
    """The seats of people who are elsewhere on the server."""
    missed: frozenset[str] = field(default=frozenset(), init=False)
    """The folded names of people whose absence was announced."""
    noticed: Mapping[Seat, Decision[Answer]] = field(default_factory=lambda: NOTHING, init=False)
    """The questions to people who were not there, of which notices were given."""
    coming: frozenset[str] = field(default=frozenset(), init=False)
    """The folded names of onlookers who get a seat in the next game, unless they do not return."""
    told: frozenset[str] = field(default=frozenset(), init=False)
    """The folded names of people who have heard that the table is open to anybody."""
    late: frozenset[Seat] | None = field(default=None, init=False)
    """Who let their time pass at a table of days, and has not come since; None in an evening."""

    def users(self) -> Iterator[User]:
        """Everyone at the table, onlookers last."""
        yield from self.members.values()
        yield from (user for user, _ in self.onlookers)

    def waiting(self) -> list[User]:
        """Those of the onlookers who get a seat in the next game, in the order of their coming."""
        return [user for user, _ in self.onlookers if user.key in self.coming]

    def seat_of(self, user: User) -> Seat | None:
        """Return the user's seat, or None."""
        for seat, each in self.members.items():
            if each is user:
                return seat
        return None

    def begin(self, *, moves_up: bool) -> None:
        """Begin a game, after all have moved up to the first seats if *moves_up*.

        Who is not there is away from now on. What is told counts for this game, not for another.
        """
        if moves_up:
            elsewhere = [self.members[seat] for seat in self.gone]
            self.members = dict(enumerate(self.members[seat] for seat in sorted(self.members)))
            self.gone = frozenset(seat for seat, each in self.members.items() if each in elsewhere)
        self.absences.renew(seat for seat in self.members if not self.is_here(seat))
        self.told = frozenset()
        for user in filter(self.hears, self.users()):
            user.outbox.begin()

    def regroup(self, members: dict[Seat, User], invited: Iterable[User]) -> None:
        """Give the seats of another game to these people; others are invited to it."""
        since = {user.key: self.absences.since.get(seat) for seat, user in self.members.items()}
        self.members, self.coming, self.gone = members, frozenset(), frozenset()
        self.noticed, seated = NOTHING, [*members.values()]
        self.onlookers = [(user, None) for user, _ in self.onlookers if user not in seated]
        self.invited |= {user.key for user in invited}
        self.absences.since.clear()
        for seat, user in members.items():
            if (begun := since.get(user.key)) is not None:
                self.absences.since[seat] = begun

    def remove(self, user: User) -> None:
        """Remove a player or an onlooker."""
        self.members = {seat: each for seat, each in self.members.items() if each is not user}
        self.onlookers = [each for each in self.onlookers if each[0] is not user]
        self.gone &= {*self.members}

    def miss(self, user: User, minutes: int) -> None:
        """Tell the others once that a user is away; *minutes* is how long a game waits for them."""
        if user.key not in self.missed:
            self.missed |= {user.key}
            self.tell("someone-away", but=user, name=user.name, minutes=minutes)

    def miss_long(self, user: User) -> None:
        """Tell the others that a user has been away for long."""
        self.missed |= {user.key}
        self.tell("someone-away-long", but=user, name=user.name)

    def miss_absent(self) -> None:
        """Note that the others know of all who are not there, but who return by themselves."""
        self.missed = frozenset(
            each.key
            for each in self.users()
            if (each.connection is None and not each.presence.returns) or not self.hears(each)
        )

    def welcome_back(self, user: User, *, is_news: bool) -> bool:
        """Return whether the others know of a user's absence; if so, tell them if it *is news*."""
        if user.key not in self.missed:
            return False
        self.missed -= {user.key}
        if is_news:
            self.tell("someone-back", but=user, name=user.name)
        return True

    def tell(
        self, message: str, but: User | None = None, after: Ticket = 0, **arguments: Argument
    ) -> None:
        """Say a message to everyone at the table, *but* one, once a ticket is on the disk."""
        for user in self.users():
            if user is not but and self.hears(user):
                user.hear(user.narrator.say(message, **arguments), after)

    def hears(self, user: User) -> bool:
        """Whether somebody at the table hears what is said there: not if they are elsewhere.

        At a table of days only who is here does.
        """
        seat = self.seat_of(user)
        return seat is None or (seat not in self.gone if self.late is None else self.is_here(seat))

    def is_here(self, seat: Seat) -> bool:
        """Whether the person of a seat is there and listens."""
        user = self.members.get(seat)
        listens = user is not None and user.connection is not None and not user.presence.away
        return listens and seat not in self.gone

    def absent(self, seat: Seat) -> float:
        """How many seconds the person of a seat has been away.

        At a table of days nobody need be here: there it is whoever has let their time pass.
        """
        if self.late is not None:
            return LONG if seat in self.late else 0.0
        return 0.0 if self.is_here(seat) else self.absences.lasts(seat)

    def clear(self, proposal: Proposal) -> None:
        """Take no for what people were asked who now hear of a proposal: a yes would be unclear."""
        for seat in proposal.awaited:
            user = None if seat is None else self.members.get(seat)
            if user is not None and user.input.doubt is not None:
                user.decide("")

    def lines(self, seat: Seat) -> tuple[int, int]:
        """The numbers of the last line that a player was told, and has certainly heard."""
        outbox = self.members[seat].outbox
        waiting = outbox.entries
        return outbox.number, waiting[0].number - 1 if waiting else outbox.number
