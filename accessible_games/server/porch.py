"""Coming in: who somebody is, whatever door they have come to.

A name with a password is asked for only where nobody can listen. Guests have no password: three
words bring them to a table, and three words of their own bring them back.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from accessible_games.match.setting_kinds import LONGEST_NAME, is_name
from accessible_games.match.settings import Settings
from accessible_games.server import passwords
from accessible_games.server.bans import Bans
from accessible_games.server.house import House
from accessible_games.server.lines import Bucket
from accessible_games.server.plain_words import COUNT, three_words
from accessible_games.server.returning import choose
from accessible_games.server.store import Known
from accessible_games.server.table import Table
from accessible_games.server.threshold import NOBODY, Claim, Gone, Threshold
from accessible_games.server.visitor import Visitor
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold, is_one_of
from accessible_games.speech.narrator import Narrator

TRIES = 5
"""Passwords or words that may be wrong before a door closes."""
WRONG = (1 / 60, 10)
"""How many wrong ones a second an address may try, and how many at once."""
ADDRESSES = 4096
"""Addresses of which it is known how often they were wrong."""
TOGETHER = 4
"""Passwords that are looked at at the same time."""


NO_BANS = Bans()


def speaker_of(language: Language) -> Narrator:
    """Speaks to somebody of whom nothing else is known."""
    return Narrator(catalogue_of(language), [], [])


@dataclass(eq=False)
class Porch:
    """Lets people into a house."""

    house: House
    language: Language = "en"
    """Spoken until somebody has said who they are."""
    bans: Bans = NO_BANS
    wrong: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)
    hashing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(TOGETHER))

    async def come_in(self, door: Threshold, claim: Claim = NOBODY) -> Visitor:
        """Find out who somebody is, and let them in; `Gone`."""
        caller = Caller(self, door, Settings())
        caller.speak(claim.language or self.language)
        known = self.house.people.get(fold(claim.name)) if claim.is_proved else None
        if known is None:
            caller.say("door-greeting")
            caller.say("door-languages")
            caller.say("door-how")
        while True:
            known = known or await caller.who(claim.name)
            if known is not None and await caller.may_enter(known):
                visitor = self.house.visitor_of(known)
                choose(self.house, visitor, claim.chosen)
                caller.speak(visitor.settings.language)
                self.house.enter(visitor, door, caller.table, claim.keys)
                return visitor
            claim = NOBODY

    def spoken(self, gone: Gone) -> list[str]:
        """Why somebody is let go, before it is known who they are."""
        speaker = speaker_of(self.language)
        return speaker.say(gone.message, **gone.arguments) if gone.message else []

    def failed(self, address: str) -> None:
        """Something was wrong; `Gone` where it was so too often."""
        bucket = self.wrong.pop(address, None) or Bucket(*WRONG)
        self.wrong[address] = bucket
        if len(self.wrong) > ADDRESSES:
            self.wrong.popitem(last=False)
        if not bucket.takes():
            raise Gone("door-too-many")

    def expect(self, address: str) -> None:
        """Something may be right or wrong; `Gone` where too much was wrong already."""
        bucket = self.wrong.get(address)
        if bucket is not None and bucket.is_empty:
            raise Gone("door-too-many")

    async def fits(self, password: str, known: Known, address: str) -> bool:
        """Whether a password is that of somebody; `Gone` where too many were wrong already."""
        self.expect(address)
        return bool(await self.hashed(passwords.fits, password, known.secret))

    async def hashed(self, function: Callable[..., object], *given: str) -> object:
        """Have a password looked at in a thread, a few at a time."""
        async with self.hashing:
            return await asyncio.to_thread(function, *given)


@dataclass(eq=False)
class Caller:
    """Somebody who stands at the door."""

    porch: Porch
    door: Threshold
    settings: Settings
    lines: list[str] = field(default_factory=list)
    """What they will hear before they are asked next."""
    tries: int = 0
    table: Table | None = None
    """The table of which they know the words."""

    @property
    def narrator(self) -> Narrator:
        """Speaks to them."""
        return speaker_of(self.settings.language)

    def speak(self, language: Language) -> None:
        """Speak to them in a language from now on."""
        self.settings.put("language", language)
        self.door.language = language

    def say(self, message: str, **arguments: Argument) -> None:
        """Let them hear a message before the next question."""
        self.lines += self.narrator.say(message, **arguments)

    async def question(self, prompt: str, *, hidden: bool = False) -> str:
        """Ask them something; help and quit mean what they mean everywhere."""
        words = self.narrator.catalogue
        while True:
            lines, self.lines = self.lines, []
            text = await self.door.ask(lines, self.narrator.say(prompt)[0], hidden=hidden)
            if hidden:
                return text
            if is_one_of(text, words.words("command-leave")):
                raise Gone("farewell", name=words.say("player"))
            if text == "?" or is_one_of(text, [*words.words("command-help"), "help"]):
                self.say("about-door")
                continue
            return " ".join(text.split())

    async def says_yes(self, message: str, **arguments: Argument) -> bool:
        """Whether they say yes to a question."""
        self.say(message, **arguments)
        typed = await self.question("prompt-yes-no")
        return is_one_of(typed, self.narrator.catalogue.words("yes"))

    def fail(self, message: str, **arguments: Argument) -> None:
        """Say what was wrong; `Gone` where it was too much."""
        self.say(message, **arguments)
        self.porch.failed(self.door.address)
        self.tries += 1
        if self.tries >= TRIES:
            raise Gone("door-too-many")

    async def who(self, text: str = "") -> Known | None:
        """Who they are, from what they type if there is no *text*; None to ask again."""
        text = text or await self.question("prompt-door")
        language = next((each for each in LANGUAGES if each == fold(text)), None)
        if language is not None:
            self.speak(language)
            self.say("door-how")
            return None
        if len(text.split()) == COUNT:
            return await self.by_words(text)
        return await self.by_name(text) if text else None

    # Guests

    async def by_words(self, text: str) -> Known | None:
        """Somebody who knows the words of a table, or their own."""
        house, words = self.porch.house, fold(text)
        self.porch.expect(self.door.address)
        for known in house.people.values():
            if known.guest and fold(known.secret) == words:
                return known
        table = house.tables.get(words)
        if table is None or table.is_over or table.plan.is_shut:
            self.fail("door-wrong-words")
            return None
        self.say("door-guest-name")
        name = await self.free_name(await self.question("prompt-guest-name"))
        if name is None or house.tables.get(words) is not table:
            return None
        own = three_words(self.narrator.catalogue, house.tables)
        known = Known(name, own, guest=True, settings={"language": self.settings.language})
        house.remember(known)
        self.table = table
        return known

    async def free_name(self, name: str) -> str | None:
        """A name that nobody else has here; None, and why, for any other."""
        reserved = {*map(fold, self.reserved()), *LANGUAGES}
        if not is_name(name) or fold(name) in reserved or len(name.split()) >= COUNT:
            self.say("bad-name", name=name, longest=LONGEST_NAME)
            return None
        if fold(name) in self.porch.house.people:
            self.say("door-name-taken", name=name)
            return None
        return name

    def reserved(self) -> list[str]:
        """Words of commands, which would be taken for these."""
        words = self.narrator.catalogue
        names = words.beginning("command-")
        return [word for name in names for word in (name, *words.words(f"command-{name}"))]

    # Names with a password

    async def by_name(self, text: str) -> Known | None:
        """Somebody with a name of their own here."""
        known = self.porch.house.people.get(fold(text))
        if known is not None and known.guest:
            self.say("door-name-taken", name=known.name)
            return None
        if not self.door.is_safe:
            self.say("door-needs-safety")
            return None
        return await self.with_password(known) if known else await self.newcomer(text)

    async def with_password(self, known: Known) -> Known | None:
        """Whoever knows the password."""
        password = await self.question("prompt-password", hidden=True)
        if await self.porch.fits(password, known, self.door.address):
            return known
        self.fail("door-wrong-password", name=known.name)
        return None

    async def newcomer(self, text: str) -> Known | None:
        """Somebody who wishes to have a name from now on."""
        name = await self.free_name(text)
        if name is None or not await self.says_yes("door-new-name", name=name):
            return None
        shown = "yes" if self.door.shows_secrets else "no"
        self.say("door-choose-password", least=passwords.SHORTEST, shown=shown)
        password = await self.question("prompt-password", hidden=True)
        if len(password) < passwords.SHORTEST:
            self.say("door-short-password", least=passwords.SHORTEST)
            return None
        if password != await self.question("prompt-password-again", hidden=True):
            self.say("door-other-password")
            return None
        secret = str(await self.porch.hashed(passwords.hashed, password))
        if await self.free_name(name) is None:
            return None
        known = Known(name, secret, settings={"language": self.settings.language})
        self.porch.house.remember(known)
        return known

    async def may_enter(self, known: Known) -> bool:
        """Whether they come in: who is here by another door is asked which one closes."""
        if self.porch.bans.has(known.name, self.door.address):
            raise Gone("door-banned")
        visitor = self.porch.house.visitors.get(fold(known.name))
        before = visitor.door if visitor is not None else None
        if visitor is None or before is None:
            return True
        self.speak(visitor.settings.language)
        if not await self.says_yes("door-elsewhere"):
            raise Gone("door-stays")
        if visitor.door is not None:
            visitor.interject("door-closes")
            visitor.door.close()
        return True
