"""Notices by Web Push, to the browsers in which somebody has asked for them (RFC 8030)."""

import asyncio
import json
import ssl
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace

from accessible_games.core.frozen import Frozen
from accessible_games.push.encryption import Receiver, encrypted, receiver
from accessible_games.push.endpoints import PushAddress, Reach, endpoint
from accessible_games.push.posting import Post, UnreachedError, post
from accessible_games.push.server_key import ServerKey
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.user import User
from accessible_games.server.notices.notice import Notice
from accessible_games.server.storage.notice_wishes import BROWSERS
from accessible_games.server.storage.store import Known
from accessible_games.speech.normalize import fold

AT_ONCE = 8
"""The people whose notices are sent at once; each of them has one on the way."""
PEOPLE = 500
"""The people for whom some wait, at most."""
WAITING = 10
"""The notices that wait for one person; of more, the oldest are dropped."""
KEPT = 86_400
"""Seconds for which a push service keeps a notice for a browser that is not there."""
RETRIES = (60.0, 600.0)
"""Seconds after which one is sent again that a service did not take."""
GONE = (404, 410)
"""The answers that say that a browser wants nothing any more (RFC 8030, section 7.3)."""
BUSY = 429
"""The answer that asks to try again later."""


class Subscription(Frozen):
    """A browser, and how to reach it."""

    to: PushAddress
    keys: Receiver


def browser(line: str, reach: Reach) -> Subscription:
    """Return the browser that was stored. Raises `ValueError` if it is none, or not reached."""
    address, key, secret = line.split(" ")
    return Subscription(endpoint(address, reach), receiver(key, secret))


class Pushing(Frozen):
    """What is needed to send."""

    key: ServerKey
    contact: str
    """The address at which push services reach the host, such as mailto:host@example.org."""
    context: ssl.SSLContext
    reach: Reach = Reach()


class Job(Frozen):
    """A notice for one browser."""

    line: str
    notice: Notice
    tries: int = 0


Told = Callable[[str, str], None]
"""Hears of a service and what is wrong there, or nothing if it takes notices again."""


class Browsers:
    """See above; nothing waits for a service but its own notices."""

    def __init__(self, directory: Directory, pushing: Pushing, told: Told) -> None:
        self._directory, self.pushing, self._told = directory, pushing, told
        self._waiting: dict[str, deque[Job]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)

    # Who wants notices where

    @property
    def public(self) -> str:
        """See BrowserList."""
        return self.pushing.key.public

    def has(self, known: Known, address: str) -> bool:
        """See BrowserList."""
        return any(address_in(line) == address for line in known.notices.browsers)

    def add(self, user: User, address: str, key: str, secret: str) -> None:
        """See BrowserList. Raises `ValueError` as it says there."""
        line = f"{address} {key} {secret}"
        browser(line, self.pushing.reach)
        for other in [each for each in self._directory.people.values() if self.has(each, address)]:
            self._keep(other, without(other, address))
        self._keep(user.known, (*without(user.known, address), line)[-BROWSERS:])

    def remove(self, user: User, address: str) -> None:
        """See BrowserList."""
        self._keep(user.known, without(user.known, address))

    def _keep(self, known: Known, browsers: tuple[str, ...]) -> None:
        """Remember the browsers of a person."""
        changed = replace(known.notices, browsers=browsers)
        self._directory.change(known.name, notices=changed)

    def describe(self, user: User) -> None:
        """See Way."""
        user.say("notify-by-browser", count=len(user.known.notices.browsers))

    def takes(self, known: Known) -> bool:
        """See Way."""
        return bool(known.notices.browsers)

    # Sending

    def send(self, known: Known, notice: Notice) -> None:
        """See Way."""
        for line in known.notices.browsers:
            self._put(Job(line, notice))

    def _put(self, job: Job) -> None:
        """Let a notice wait until it is its turn; if there are far too many, drop it."""
        key = fold(job.notice.name)
        if key in self._waiting:
            self._waiting[key].append(job)
        elif len(self._waiting) < PEOPLE:
            self._waiting[key] = deque([job], WAITING)
            task = asyncio.get_running_loop().create_task(self._work(key))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, key: str) -> None:
        """Send all that waits for a person, one after another."""
        try:
            async with self._turns:
                while self._waiting[key]:
                    await self._do(self._waiting[key].popleft())
        finally:
            del self._waiting[key]

    async def _do(self, job: Job) -> None:
        """Send a notice, unless it is not true any more or the browser is not wanted any more."""
        known = self._directory.people.get(fold(job.notice.name))
        if known is None or job.line not in known.notices.browsers or not job.notice.stands():
            return
        try:
            to = browser(job.line, self.pushing.reach)
        except ValueError:
            self._keep(known, without(known, address_in(job.line)))
            return
        try:
            status = await post(
                self._post(to, job.notice), self.pushing.reach, self.pushing.context
            )
        except UnreachedError as error:
            self._again(job, to, str(error))
            return
        if status in GONE:
            self._keep(known, without(known, address_in(job.line)))
        elif status == BUSY or status >= 500:
            self._again(job, to, str(status))
        else:
            self._told(to.to.host, "" if 200 <= status < 300 else str(status))

    def _post(self, to: Subscription, notice: Notice) -> Post:
        """Return what is sent: nobody but the browser can read it."""
        said = {
            "head": notice.head,
            "text": notice.sentence,
            "stop": notice.stop,
            "language": notice.language,
            "mark": notice.mark,
        }
        key, now = self.pushing.key, time.time()
        headers = (
            ("Content-Encoding", "aes128gcm"),
            ("Content-Type", "application/octet-stream"),
            ("TTL", str(KEPT)),
            ("Topic", notice.mark),
            ("Authorization", key.authorization(to.to.origin, self.pushing.contact, now)),
        )
        body = json.dumps(said, ensure_ascii=False).encode()
        return Post(to.to, headers, encrypted(body, to.keys))

    def _again(self, job: Job, to: Subscription, problem: str) -> None:
        """Try it again later, or say in the end what is wrong."""
        if job.tries < len(RETRIES):
            later = replace(job, tries=job.tries + 1)
            asyncio.get_running_loop().call_later(RETRIES[job.tries], self._put, later)
        else:
            self._told(to.to.host, problem)

    async def close(self) -> None:
        """Send nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def address_in(line: str) -> str:
    """Return the address in a stored browser."""
    return line.partition(" ")[0]


def without(known: Known, address: str) -> tuple[str, ...]:
    """Return the browsers of a person but the one at an address."""
    return tuple(each for each in known.notices.browsers if address_in(each) != address)
