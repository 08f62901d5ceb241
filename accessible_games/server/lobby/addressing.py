"""To whom something is said: "say to Anna hello" and the German "sag Anna hallo" mean Anna alone.

What is for one person never goes to everybody because nobody is called so, or the name is mistyped:
then nobody hears it, and its author is told. A colon, as in "say: Anna, hello", means everybody.
"""

from collections.abc import Iterable

from accessible_games.server.lobby.directory import ENDINGS, Directory
from accessible_games.server.lobby.user import User
from accessible_games.speech.beginnings import beginning, behind, for_all, without_to
from accessible_games.speech.commands import Command
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold

SHORTEST = 4
"""The fewest letters of a name of which one may be wrong."""
BEGINNING = 3
"""The fewest letters that begin a name where it may be none."""


def addressed(command: Command, lexicon: Lexicon, directory: Directory, user: User) -> Command:
    """Return what is meant by something that is said, or told to one person."""
    if command.name not in ("say", "tell") or (command.name == "say" and command.parted):
        return command
    text, is_told = command.rest, command.name == "tell"
    is_called = bool(text) and directory.is_known(directory.key_of(text.split()[0]))
    for_all_ = for_all(text, lexicon) if is_told else behind(text, lexicon.typed("to-everybody"))
    if for_all_ and not is_called:
        return Command("say", for_all_)
    rest = text if is_called else without_to(text, lexicon)
    is_meant = rest != text and bool(behind(text, lexicon.typed("to-one")))
    if is_told or is_private(rest, lexicon, directory, user, is_meant=is_meant):
        return Command("tell", rest)
    return command


def is_private(
    text: str, lexicon: Lexicon, directory: Directory, user: User, *, is_meant: bool
) -> bool:
    """Whether a text is a name and what is for that person alone.

    *is_meant* is whether a word such as "to" stands before it. A comma after a name calls somebody
    before all who are there.
    """
    name, said = directory.split(text)
    if not said or (name.endswith(ENDINGS) and not is_meant):
        return False
    key, words = directory.key_of(name), lexicon.catalogue
    greetings, begun = lexicon.typed("greetings"), lexicon.typed("said-to-one")
    word = fold(said).partition(" ")[0]
    greets = beginning(said, greetings).first in greetings
    is_for_one = is_meant or greets or word in begun or beginning(said, begun).first in begun
    names_one = words.say("say-names-one") == words.say("choice-yes")
    names_one = names_one and word not in lexicon.typed("said-of-one")
    if directory.is_known(key):
        return is_for_one or names_one
    if not is_name(key, lexicon):
        return False
    return is_for_one or (names_one and is_like(key, keys_of(directory, user)))


def is_name(key: str, lexicon: Lexicon) -> bool:
    """Whether a folded word can be a name, and is no other word of the language that we know."""
    words = [lexicon.typed("no-names"), lexicon.typed("yes"), lexicon.typed("exclaimed")]
    is_word = lexicon.is_common(key) or any(key in each for each in words)
    return len(key) >= BEGINNING and key.replace(" ", "").isalpha() and not is_word


def keys_of(directory: Directory, user: User) -> Iterable[str]:
    """Return the folded names of those whom a user is likely to mean."""
    return {*(each.key for each in directory.here()), *user.known.friends}


def is_like(typed: str, names: Iterable[str]) -> bool:
    """Whether a word begins a name, or differs from it by one letter."""
    return any(name.startswith(typed) or is_slip(typed, name) for name in names)


def is_slip(typed: str, name: str) -> bool:
    """Whether one letter of a name is wrong, missing, too many, or was swapped with the next."""
    if min(len(typed), len(name)) < SHORTEST or abs(len(typed) - len(name)) > 1:
        return False
    pairs = enumerate(zip(typed, name, strict=False))
    at = next((at for at, (one, other) in pairs if one != other), min(len(typed), len(name)))
    swapped = typed[at + 1 : at + 2] + typed[at : at + 1] + typed[at + 2 :]
    return name[at:] in (swapped, typed[at + 1 :]) or name[at + 1 :] in (
        typed[at + 1 :],
        typed[at:],
    )
