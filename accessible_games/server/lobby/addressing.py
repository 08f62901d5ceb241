"""To whom something is said: "say to Anna hello" and the German "sag Anna hallo" mean Anna alone.

What is for one person never goes to everybody because nobody is called so, or the name is mistyped:
then nobody hears it, and its author is told. A colon, as in "say: Anna, hello", means everybody.
"""

from collections.abc import Iterable, Iterator
from string import ascii_lowercase

from accessible_games.core.frozen import Frozen
from accessible_games.server.lobby.directory import ENDINGS, Directory
from accessible_games.server.lobby.user import User
from accessible_games.speech.beginnings import beginning, behind, for_all, without_to
from accessible_games.speech.commands import Command
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError

SHORTEST = 3
"""The fewest letters of a name of which one may be wrong."""
FIRM = 4
"""The fewest letters of a name whose first letter may be wrong, or which may lack one."""
BEGINNING = 3
"""The fewest letters that begin a name where it may be none."""


def addressed(command: Command, lexicon: Lexicon, directory: Directory, user: User) -> Command:
    """Return what is meant by something that is said, or told to one person.

    Raises `NotUnderstoodError` if it is for two people, whom one cannot tell something together.
    """
    if command.name not in ("say", "tell") or (command.name == "say" and command.parted):
        return command
    is_called = bool(command.rest) and directory.is_known(directory.key_of(command.rest.split()[0]))
    text = command.rest if is_called else aside(command.rest, lexicon)
    is_told = command.name == "tell"
    for_all_ = for_all(text, lexicon) if is_told else behind(text, lexicon.typed("to-everybody"))
    if for_all_ and not is_called:
        return Command("say", for_all_)
    rest = text if is_called else without_to(text, lexicon)
    whom = Addressing(lexicon, directory, user)
    is_meant = rest != text and bool(behind(text, lexicon.typed("to-one")))
    whom.check_one(rest, is_meant=is_told or is_meant)
    if is_told or whom.is_private(rest, is_meant=is_meant):
        return Command("tell", rest)
    return command


def aside(text: str, lexicon: Lexicon) -> str:
    """Return a text without a word such as "only" or "quietly" before whom it is for."""
    return behind(text, lexicon.typed("only-to-one")) or text


class Addressing(Frozen):
    """Whom a user can mean by the words that they say."""

    lexicon: Lexicon
    directory: Directory
    user: User

    def is_private(self, text: str, *, is_meant: bool) -> bool:
        """Whether a text is a name and what is for that person alone.

        *is_meant* is whether a word such as "to" stands before it. A comma after a name calls
        somebody before all who are there.
        """
        name, said = self.directory.split(text)
        key, lexicon = self.directory.key_of(name), self.lexicon
        if not said:
            return is_meant and self.is_called(key)
        if name.endswith(ENDINGS) and not is_meant:
            return False
        greetings, begun = lexicon.typed("greetings"), lexicon.typed("said-to-one")
        word = fold(said).partition(" ")[0]
        greets = beginning(said, greetings).first in greetings
        is_for_one = is_meant or greets or word in begun or beginning(said, begun).first in begun
        if not is_for_one and word in lexicon.typed("said-of-one"):
            return False
        return self.is_called(key) or (is_for_one and is_name(key, lexicon))

    def check_one(self, text: str, *, is_meant: bool) -> None:
        """Raise `NotUnderstoodError` if a text is for two people.

        *is_meant* is whether it is for somebody at all; if not, something may be told of both.
        """
        name, said = self.directory.split(text)
        second, further = self.directory.split(behind(said, self.lexicon.typed("and-another")))
        word = fold(further).partition(" ")[0]
        if not second or (not is_meant and word in self.lexicon.typed("said-of-several")):
            return
        if name.endswith(ENDINGS) and not is_meant:
            return
        if all(self.is_called(self.directory.key_of(each)) for each in (name, second)):
            raise NotUnderstoodError("tell-one-only", name=name, other=second)

    def is_called(self, key: str) -> bool:
        """Whether a folded word is the name of somebody, or one that is mistyped."""
        return self.directory.is_known(key) or (is_name(key, self.lexicon) and self.is_like(key))

    def is_like(self, typed: str) -> bool:
        """Whether a word begins the name of somebody here, or differs from a name by one letter."""
        words, names = self.lexicon.catalogue, keys_of(self.directory, self.user)
        blank = " " if words.say("begun-names-one") != words.say("choice-yes") else ""
        if any(name.startswith(typed + blank) or is_slip(typed, name) for name in names):
            return True
        known = filter(self.directory.is_known, nearly(typed))
        return any(is_slip(typed, name) for name in known)


def is_name(key: str, lexicon: Lexicon) -> bool:
    """Whether a folded word can be a name, and is no other word of the language that we know."""
    words = [lexicon.typed("no-names"), lexicon.typed("yes"), lexicon.typed("exclaimed")]
    is_word = lexicon.is_common(key) or any(key in each for each in words)
    return len(key) >= BEGINNING and key.replace(" ", "").isalpha() and not is_word


def keys_of(directory: Directory, user: User) -> Iterable[str]:
    """Return the folded names of those whom a user is likely to mean."""
    return {*(each.key for each in directory.here()), *user.known.friends}


def nearly(typed: str) -> Iterator[str]:
    """Yield the words that differ from one by a letter, some hundreds: they are few to look up."""
    for at in range(len(typed) + 1):
        before, after = typed[:at], typed[at:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in ascii_lowercase:
            yield before + letter + after
            yield before + letter + after[1:]


def is_slip(typed: str, name: str) -> bool:
    """Whether one letter of a name is wrong, missing, too many, or was swapped with the next.

    Of a short name, the first letter is right, and none is missing.
    """
    shortest = min(len(typed), len(name))
    is_firm = len(name) >= FIRM or (len(typed) >= len(name) and typed[:1] == name[:1])
    if shortest < SHORTEST or not is_firm or abs(len(typed) - len(name)) > 1:
        return False
    pairs = enumerate(zip(typed, name, strict=False))
    at = next((at for at, (one, other) in pairs if one != other), min(len(typed), len(name)))
    swapped = typed[at + 1 : at + 2] + typed[at : at + 1] + typed[at + 2 :]
    return name[at:] in (swapped, typed[at + 1 :]) or name[at + 1 :] in (
        typed[at + 1 :],
        typed[at:],
    )
