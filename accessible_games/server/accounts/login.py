"""Coming in: finding out who a person is, whatever connection they use.

A name with a password is asked for only if no one can eavesdrop. Guests have no password: three
words bring them to a table, and three words of their own bring them back.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import cast

from accessible_games.match.settings import Settings
from accessible_games.match.typed_cells import in_letters
from accessible_games.network.addresses import networks
from accessible_games.server.accounts import passwords, recovery
from accessible_games.server.accounts.bans import Bans
from accessible_games.server.accounts.free_names import check_name, plain_name
from accessible_games.server.accounts.login_protocol import (
    NOBODY,
    Credentials,
    Disconnected,
    LoginVisit,
    speaker_of,
)
from accessible_games.server.accounts.reconnect import choose
from accessible_games.server.accounts.turns import Turns
from accessible_games.server.lobby.guessing import Guesses, guess_words, words_were_right
from accessible_games.server.lobby.passphrases import COUNT, OWN, new_words
from accessible_games.server.lobby.rate_limits import ACCOUNTS
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.signing_out import sign_out
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.store import Known, Recovery
from accessible_games.server.storage.user_settings import settings_of
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold, is_one_of
from accessible_games.speech.problem import NotUnderstoodError

TRIES = 5
"""Wrong passwords or words after which a connection closes."""
TOGETHER = 4
"""The most passwords that are checked at the same time."""


@dataclass(eq=False)
class Login:
    """Lets people into a server."""

    server: Server
    language: Language = "en"
    """The language until they have said who they are."""
    bans: Bans = field(default_factory=Bans)
    hashing: Turns = field(default_factory=lambda: Turns(TOGETHER))
    looking: dict[str, set[asyncio.Future[None]]] = field(default_factory=lambda: defaultdict(set))
    """The passwords that are being looked at, by the address from which they come."""
    guesses: Guesses = field(init=False)

    def __post_init__(self) -> None:
        self.guesses = Guesses(self.server.directory.limits)

    async def come_in(self, visit: LoginVisit, credentials: Credentials = NOBODY) -> User:
        """Find out who is at a connection, and let them in.

        Raises `Disconnected` if they leave, are too slow or too often wrong, or are banned.
        """
        dialogue = LoginDialogue(self, visit, Settings(), [*credentials.answers])
        dialogue.speak(credentials.language or self.language)
        try:
            return await self._come_in(dialogue, credentials)
        except Disconnected as gone:
            gone.language = dialogue.settings.language
            raise

    async def _come_in(self, dialogue: "LoginDialogue", credentials: Credentials) -> User:
        known = (
            self.server.directory.people.get(fold(credentials.name))
            if credentials.is_proved
            else None
        )
        if known is None:
            dialogue.say("login-greeting")
            dialogue.say("login-languages")
            dialogue.say("login-how")
        while True:
            known = known or await dialogue.who(credentials.name)
            if known is not None and await dialogue.may_enter(known):
                user = self.server.directory.user_of(known)
                choose(self.server, user, credentials.chosen)
                dialogue.speak(user.settings.language)
                self.server.enter(
                    *(user, dialogue.visit.connection, dialogue.table, credentials.keys),
                    recovery=dialogue.recovery,
                )
                return user
            credentials = NOBODY

    def spoken(self, gone: Disconnected) -> list[str]:
        """Return why they are sent away, in their language if that is known."""
        speaker = speaker_of(gone.language or self.language)
        return speaker.say(gone.message, **gone.arguments) if gone.message else []

    async def fits(self, password: str, known: Known | None, address: str) -> bool:
        """Whether a password is that of a person, if there is one.

        It counts as wrong until it has turned out to be right. Raises `Disconnected` if too many
        were wrong already.
        """
        if known is None:
            await self.count_guess("", address)
            return False
        check = partial(passwords.fits, password, known.secret)
        return await self.is_right(check, fold(known.name), address)

    async def is_right(self, check: Callable[[], bool], name: str, address: str) -> bool:
        """Whether a slow check of a secret of somebody, by their folded name, says yes; see `fits`.

        Raises `Disconnected` if too many were wrong already.
        """
        await self.count_guess(name, address)
        looked = asyncio.get_running_loop().create_future()
        self.looking[address].add(looked)
        try:
            rank = self.guesses.rank(name, address)
            is_right = bool(await self.hashed(rank, check))
            if is_right:
                self.guesses.was_right(name, address)
        finally:
            self.looking[address].remove(looked)
            if not self.looking[address]:
                del self.looking[address]
            looked.set_result(None)
        return is_right

    async def count_guess(self, name: str, address: str) -> None:
        """Count a guess, if need be after those from there that may still turn out to be right.

        So whoever comes in at the same moment as many others is not sent away. Raises
        `Disconnected` if too many were wrong.
        """
        while not self.guesses.may_guess(name, address):
            if address not in self.looking:
                raise Disconnected("login-too-many")
            await asyncio.wait(self.looking[address], return_when=asyncio.FIRST_COMPLETED)

    async def hashed(self, rank: float, function: Callable[..., object], *given: str) -> object:
        """Compute a hash or a check in a thread, a few at a time, the lowest rank first."""
        async with self.hashing.turn(rank):
            return await asyncio.to_thread(function, *given)


@dataclass(eq=False)
class LoginDialogue:
    """A person at the connection."""

    login: Login
    visit: LoginVisit
    settings: Settings
    answers: list[tuple[bool, str]]
    """What they have filled in, which answers as many questions as it can; see Credentials."""
    lines: list[str] = field(default_factory=list)
    """The lines to say before the next question."""
    tries: int = 0
    typed: str = ""
    """Another name that they have typed instead of a yes, which answers the next question."""
    table: ServerTable | None = None
    """The table whose words they know."""
    recovery: str = ""
    """Their new recovery words, to be told once they are in."""

    @property
    def narrator(self) -> Narrator:
        """Speaks to them."""
        return speaker_of(self.settings.language)

    def speak(self, language: Language) -> None:
        """Speak this language to them from now on."""
        self.settings.put("language", language)
        self.visit.language = language

    def say(self, message: str, **arguments: Argument) -> None:
        """Say a message before the next question."""
        self.lines += self.narrator.say(message, **arguments)

    async def question(self, prompt: str, *, hidden: bool = False, names: bool = False) -> str:
        """Ask them something, and answer help; *names*: a yes takes a new name.

        Raises `Disconnected` for quit.
        """
        words = self.narrator.catalogue
        while True:
            lines, self.lines = self.lines, []
            text = self.filled_in(hidden)
            if text is None:
                text = await self.visit.ask(lines, self.narrator.say(prompt)[0], hidden=hidden)
            if hidden:
                return text
            try:
                text = in_letters(text, words.language)
            except NotUnderstoodError as error:
                self.say(error.message)
                continue
            if is_one_of(text, [*words.words("command-leave"), *words.words("also-leave")]):
                raise Disconnected("farewell", name=words.say("player"))
            if text == "?" or is_one_of(text, [*words.words("command-help"), "help"]):
                if names:
                    self.say("about-new-name")
                else:
                    self.say("about-yes-no" if prompt == "prompt-yes-no" else "about-login")
                continue
            return " ".join(text.split())

    def filled_in(self, hidden: bool) -> str | None:
        """Return what was filled in for a question; None if they have to be asked."""
        if self.answers and self.answers[0][0] == hidden:
            return self.answers.pop(0)[1]
        self.answers.clear()
        return None

    async def says_yes(self, message: str, **arguments: Argument) -> bool:
        """Ask a question; return whether they say yes."""
        self.say(message, **arguments)
        typed = await self.question("prompt-yes-no")
        return is_one_of(typed, self.narrator.catalogue.words("yes"))

    def fail(self, message: str, **arguments: Argument) -> None:
        """Say what was wrong. Raises `Disconnected` after too many tries."""
        self.say(message, **arguments)
        self.tries += 1
        if self.tries >= TRIES:
            raise Disconnected("login-too-many")

    async def who(self, text: str = "") -> Known | None:
        """Return who they are, from *text* or from what they type; None to ask again."""
        again, self.typed = self.typed, ""
        text = text or again or await self.question("prompt-login")
        if recovery.says_forgotten(text) and fold(text) not in self.login.server.directory.people:
            return await self.forgotten()
        if fold(text) not in self.login.server.directory.people:
            text = plain_name(text)
        language = next((each for each in LANGUAGES if each == fold(text)), None)
        if language is not None:
            self.speak(language)
            self.say("login-how")
            return None
        if len(text.split()) in (COUNT, OWN):
            return await self.by_words(text)
        return await self.by_name(text) if text else None

    # Guests

    async def by_words(self, text: str) -> Known | None:
        """Return the person with the words of a table, or with words of their own."""
        server, words, address = self.login.server, fold(text), self.visit.connection.address
        try:
            guess_words(server.directory.limits, address, len(words.split()))
        except NotUnderstoodError as error:
            raise Disconnected(error.message) from None
        guest, table = server.directory.guest_with(words), server.tables.get(words)
        if guest is None and (table is None or table.is_over or table.plan.is_shut):
            self.fail("login-wrong-words")
            return None
        words_were_right(server.directory.limits, address)
        return guest or await self.new_guest(words)

    async def new_guest(self, words: str) -> Known | None:
        """Return a new guest of a table, by its folded words, or None if it has ended meanwhile."""
        server = self.login.server
        table = server.tables.get(words)
        self.say("login-guest-name")
        name = None
        while name is None:
            typed = plain_name(await self.question("prompt-guest-name"))
            if server.tables.get(words) is not table:
                self.say("login-wrong-words")
                return None
            name = self.free_name(typed)
        own = new_words(self.narrator.catalogue, (), OWN)
        known = Known(name, own, guest=True, settings={"language": self.settings.language})
        self.table = table
        return await self.kept(known)

    async def kept(self, known: Known) -> Known:
        """Return a newcomer once they are on the disk.

        Raises `Disconnected` if it takes nothing now.
        """
        if not await self.login.server.directory.welcome(known):
            raise Disconnected("login-cannot-save")
        return known

    def free_name(self, name: str) -> str | None:
        """Return the name if it is free here; otherwise say why not, and return None."""
        try:
            check_name(self.login.server.directory, name)
        except NotUnderstoodError as error:
            self.say(error.message, **error.arguments)
            return None
        return name

    # Registered names

    async def by_name(self, text: str) -> Known | None:
        """Return the person with a registered name, or register it."""
        known = self.login.server.directory.people.get(fold(text))
        if known is not None and known.guest:
            self.say("login-name-taken", name=known.name)
            return None
        if not self.visit.connection.is_safe:
            self.say("login-needs-safety")
            return None
        return await self.with_password(known) if known else await self.newcomer(text)

    async def with_password(self, known: Known) -> Known | None:
        """Return the person if they know the password; otherwise count a wrong try."""
        password = await self.question("prompt-password", hidden=True)
        has_forgotten = recovery.says_forgotten(password)
        is_short = len(password) < passwords.SHORTEST  # no password is, so it is no guess
        if not (has_forgotten and is_short) and await self.login.fits(
            password, known, self.visit.connection.address
        ):
            return known
        if has_forgotten:
            return await self.forgotten(known.name)
        self.fail("login-wrong-password", name=known.name)
        if self.tries == 1:
            self.say("login-forgot-how")
        return None

    async def forgotten(self, name: str = "") -> Known | None:
        """Let somebody choose another password by words that they have; None to ask again."""
        if not self.visit.connection.is_safe:
            self.say("login-needs-safety")
            return None
        name = name or await self.question("prompt-forgotten")
        if not name:
            return None
        self.say("login-forgotten")
        typed, directory = await self.question("prompt-recovery"), self.login.server.directory
        known = directory.people.get(fold(name))
        kept = Recovery() if known is None or known.guest else known.recovery
        check = partial(recovery.fits, typed, kept, directory.social.now())
        is_right = await self.login.is_right(check, fold(name), self.visit.connection.address)
        if known is None or not is_right:
            self.fail("login-wrong-recovery", name=name if known is None else known.name)
            return None
        password = await self.chosen_password()
        return await self.renewed(known, password) if password else None

    async def renewed(self, known: Known, password: str) -> Known | None:
        """Give somebody another password and other words, and end their visits.

        From here on they hear the language that they have chosen. Return None if the words that
        they had do not count any more. Raises `Disconnected` if the disk takes nothing.
        """
        key = fold(known.name)
        self.speak(settings_of(known.settings).language)
        words = recovery.new_recovery_words(self.narrator.catalogue)
        secret, new = await self.hashed(password, words)
        directory = self.login.server.directory
        before = directory.people.get(key)
        if before is None or before.recovery != known.recovery:
            self.fail("login-wrong-recovery", name=known.name)
            return None
        user = directory.users.get(key)
        ticket = directory.change(key, secret=secret, recovery=new, keys=())
        if user is not None:
            user.interject("login-elsewhere-over")
            sign_out(self.login.server, user)
        if not await directory.is_kept(ticket):
            old = {each: getattr(before, each) for each in ("secret", "recovery", "keys")}
            directory.change(key, **old)
            raise Disconnected("login-cannot-save")
        self.recovery = words
        return directory.people[key]

    async def hashed(self, password: str, words: str) -> tuple[str, Recovery]:
        """Return what to keep of a new password and of new recovery words."""
        rank = self.login.guesses.rank("", self.visit.connection.address)
        both = partial(recovery.hashed_both, password, words)
        secret, kept = cast(tuple[str, str], await self.login.hashed(rank, both))
        return secret, Recovery(kept)

    async def newcomer(self, text: str) -> Known | None:
        """Register a new name with a password; return None if that does not work out."""
        around, limits = networks(self.visit.connection.address), self.login.server.directory.limits
        name = self.free_name(text)
        if name is not None and not limits.has_room(ACCOUNTS, around):
            self.say("login-many-names")
            return None
        if name is None or not await self.keeps_name(name):
            return None
        password = await self.chosen_password()
        if not password:
            return None
        if not limits.takes(ACCOUNTS, around):
            self.say("login-many-names")
            return None
        words = recovery.new_recovery_words(self.narrator.catalogue)
        secret, new = await self.hashed(password, words)
        if self.free_name(name) is None:
            limits.give_back(ACCOUNTS, around)
            return None
        self.login.guesses.was_right(fold(name), self.visit.connection.address)
        settings = {"language": self.settings.language}
        known = await self.kept(Known(name, secret, settings=settings, recovery=new))
        self.recovery = words
        return known

    async def keeps_name(self, name: str) -> bool:
        """Ask whether a new name is meant; what is neither yes nor no is another name."""
        self.say("login-new-name", name=name)
        typed = await self.question("prompt-yes-no", names=True)
        words = self.narrator.catalogue
        if not is_one_of(typed, [*words.words("yes"), *words.words("nothing"), "no"]):
            self.typed = typed
        return is_one_of(typed, words.words("yes"))

    async def chosen_password(self) -> str:
        """Ask for a new password until it is long enough and typed twice.

        Return nothing for an empty one, or after too many tries: the name is asked for again.
        """
        shown = "yes" if self.visit.connection.shows_secrets else "no"
        self.say("login-choose-password", least=passwords.SHORTEST, shown=shown)
        for _ in range(TRIES):
            password = await self.question("prompt-password", hidden=True)
            if not password:
                break
            if len(password) < passwords.SHORTEST:
                self.say("login-short-password", least=passwords.SHORTEST)
            elif password != await self.question("prompt-password-again", hidden=True):
                self.say("login-other-password")
            else:
                return password
        return ""

    async def may_enter(self, known: Known) -> bool:
        """Return True if they may come in; if they are here already, ask which connection closes.

        Raises `Disconnected` if they are banned or the other connection stays.
        """
        if self.login.bans.has(known.name, self.visit.connection.address):
            raise Disconnected("login-banned")
        self.check_removal(known)
        user = self.login.server.directory.users.get(fold(known.name))
        before = user.connection if user is not None else None
        if user is None or before is None:
            return True
        self.speak(user.settings.language)
        if not await self.says_yes("login-elsewhere"):
            raise Disconnected("login-stays")
        if user.connection is not None:
            user.interject("login-closes")
            user.connection.close()
        self.check_removal(known)  # a moderator may have been quicker than the answer
        return True

    def check_removal(self, known: Known) -> None:
        """Raise `Disconnected` if a moderator has removed them, in their own language."""
        sanctions = self.login.server.directory.social.sanctions
        removal = sanctions.running("removal", fold(known.name))
        if removal is not None:
            self.speak(settings_of(known.settings).language)
            told = sanctions.told(removal, self.narrator.catalogue)
            raise Disconnected("login-removed", **told)
