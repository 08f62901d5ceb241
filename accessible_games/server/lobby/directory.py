"""The people of a server: who is known there, and who is here or expected back."""

from asyncio import Future, get_running_loop
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial

from accessible_games.network.rate_limits import Limits
from accessible_games.server.lobby.competition import Competition
from accessible_games.server.lobby.known_names import KnownNames
from accessible_games.server.lobby.social import Social
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import ALONE, GONE, SUPERSEDED, Known, Store, Ticket
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError

LONGEST = 6
"""The most words of a name: it has twelve letters at most."""
ENDINGS = (",", ":", ";")
"""What ends a name that is followed by something else."""


def named_among(people: Iterable[User], name: str, is_known: Callable[[str], bool]) -> User | None:
    """Return the one with this name, or the only one whose name begins like this.

    If somebody else is or was known by this very name, nobody else is meant by it.
    """
    typed = fold(name)
    found = [each for each in people if typed and each.key.startswith(typed)]
    exact = [each for each in found if each.key == typed]
    found = exact if is_known(typed) else exact or found
    return found[0] if len(found) == 1 else None


@dataclass(eq=False)
class Waiting:
    """Those for whom lines wait for the disk."""

    store: Store
    users: dict[User, None] = field(default_factory=dict)
    after: list[Callable[[], None]] = field(default_factory=list)
    """What is done with the next news from the disk, once they have heard it."""

    @property
    def committed(self) -> Ticket:
        """The ticket up to which everything is on the disk."""
        return self.store.committed

    def hold(self, user: User) -> None:
        """Let a user wait."""
        self.users[user] = None

    def deliver(self) -> None:
        """Let all of them hear what they can hear now."""
        waiting = [*self.users]
        self.users.clear()
        for user in waiting:
            user.deliver()
        after, self.after = self.after, []
        for do in after:
            do()

    def then(self, do: Callable[[], None]) -> None:
        """Do something with the next news from the disk, once that has been told."""
        self.after.append(do)


def settle(news: Future[None]) -> None:
    """Let somebody go on who has waited for news, and may have gone."""
    if not news.done():
        news.set_result(None)


@dataclass(eq=False)
class Directory:
    """See above."""

    store: Store
    people: dict[str, Known] = field(init=False)
    """Everyone who can come back, by their folded names."""
    users: dict[str, User] = field(default_factory=dict, init=False)
    """Everyone who is here or has a seat, by their folded names."""
    disk: Waiting = field(init=False)
    waits: bool = field(default=False, init=False)
    """Whether the disk takes nothing now."""
    names: KnownNames = field(default_factory=KnownNames, init=False)
    limits: Limits = field(default_factory=Limits, init=False)
    """What they have used up of what everybody may do."""
    social: Social = field(init=False)
    competition: Competition = field(init=False)
    """Their leagues and ratings."""

    def __post_init__(self) -> None:
        self.social = Social(self.store.social)
        self.competition = Competition(self.store, self.here)
        self.disk = Waiting(self.store)
        self.people = {fold(known.name): known for known in self.store.known}
        self.names.take(known.name for known in self.people.values())

    def user_of(self, known: Known) -> User:
        """Return a user who is here, or a new one."""
        key = fold(known.name)
        if key not in self.users:
            self.users[key] = User(known, self.disk)
        return self.users[key]

    def remember(self, known: Known) -> Ticket:
        """Keep a person, or what has changed about them."""
        if fold(known.name) not in self.people:
            self.names.take([known.name])
        self.people[fold(known.name)] = known
        return self.store.keep_person(known)

    async def welcome(self, known: Known) -> bool:
        """Keep a newcomer; return whether they are on the disk, and forget them if not."""
        is_kept = await self.is_kept(self.remember(known))
        if not is_kept:
            self.people.pop(fold(known.name), None)
            self.store.forget_person(known.name)
        return is_kept

    async def is_kept(self, ticket: Ticket) -> bool:
        """Wait until something is on the disk; return whether it is, or the disk takes nothing."""
        while self.store.committed < ticket and not self.waits:
            news = get_running_loop().create_future()
            self.disk.then(partial(settle, news))
            await news
        return self.store.committed >= ticket

    def change(self, name: str, **changed: object) -> Ticket:
        """Keep what has changed about a known person, whether they are here or not."""
        user = self.users.get(fold(name))
        if user is not None:
            return self.remember(user.choose(**changed))
        known = self.people[fold(name)]
        return self.remember(replace(known, **changed))  # type: ignore[arg-type]

    def forget(self, user: User) -> None:
        """Forget a user for whom nothing waits any more; a guest is removed for good."""
        self.users.pop(user.key, None)
        self.social.messages.gone(user.key)
        if user.known.guest:
            if self.people.pop(user.key, None) is not None:
                self.names.free(user.name)
            self.names.leave(user.name)
            self.store.forget_person(user.name)

    def here(self) -> list[User]:
        """Everyone who is here."""
        return [each for each in self.users.values() if each.connection]

    def friends_here(self, user: User) -> list[User]:
        """Return the user's friends who are here, in the order of their names."""
        found = [each for each in self.here() if each.key in user.known.friends]
        return sorted(found, key=lambda each: each.key)

    def announce(self, user: User) -> None:
        """Tell all who are here, count the user as a friend and want to know, that they came."""
        for other in self.here():
            is_friend = user.key in other.known.friends and not user.ignores(other.name)
            if is_friend and other.settings.friends == "on":
                other.alert("friend-comes", "friend", name=user.name)

    def guest_with(self, words: str) -> Known | None:
        """Return the guest with these folded words of their own."""
        guests = (known for known in self.people.values() if known.guest)
        return next((known for known in guests if fold(known.secret) == words), None)

    def is_known(self, name: str) -> bool:
        """Whether somebody has or had this folded name, here or not."""
        return name in self.people or name in self.names.former

    def key_of(self, name: str) -> str:
        """Return the folded name of who is known by a name, or by one that looks like it.

        Nobody can have a name that looks like another, so "joerg" is Jörg. The folded text itself
        if nobody is.
        """
        typed = fold(name)
        if not typed or self.is_known(typed):
            return typed
        alike = self.names.alike(name)
        return alike if alike in self.people else typed

    def person_called(self, name: str) -> str:
        """Return the name of who is meant by a name or its beginning, here or not; or nothing."""
        key = self.key_of(name)
        found = named_among(self.here(), key, self.is_known)
        if found is not None:
            return found.name
        return name if self.is_known(key) else ""

    def split(self, text: str) -> tuple[str, str]:
        """Split a text into a name and the rest: the longest known name, or one word."""
        words = text.split()
        for count in range(min(LONGEST, len(words)), 1, -1):
            name = " ".join(words[:count])
            if self.is_known(self.key_of(name)) and not any(
                w.endswith(ENDINGS) for w in words[: count - 1]
            ):
                return name, " ".join(words[count:])
        return " ".join(words[:1]), " ".join(words[1:])

    def away_called(self, name: str, asker: User) -> Known | None:
        """Return who has an account of this very name, for whom *asker* can leave something.

        Whether they are here makes no difference: so nobody learns who ignores them. None if there
        is no such account, or for a guest.
        """
        known = self.people.get(self.key_of(name))
        return None if known is None or known.guest or asker.known.guest else known

    def named(self, name: str, asker: User) -> User:
        """Return a user who is here, by their name or its beginning.

        Raises `NotUnderstoodError` if there is no such user.
        """
        found = named_among(self.here(), self.key_of(name), self.is_known)
        if found is None or found.ignores(asker.name):
            raise NotUnderstoodError("nobody-called", name=name)
        return found

    def committed(self, problem: str) -> None:
        """Note that the disk has taken something, or that it cannot."""
        again, self.waits = self.waits and not problem, bool(problem)
        for user in self.here() if problem or again else ():
            if problem == GONE:
                user.interject("server-file-gone")
            elif problem == ALONE:
                user.interject("server-second-away")
            elif problem == SUPERSEDED:
                user.interject("server-superseded")
            else:
                user.interject(
                    "server-cannot-save" if problem else "server-saves-again", problem=problem
                )
        self.disk.deliver()
