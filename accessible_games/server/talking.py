"""Commands to talk, and not to be talked to."""

from accessible_games.match.commands.entry import Part
from accessible_games.server.house import House, HouseCommand
from accessible_games.server.visitor import Visitor
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows


def say(house: House, visitor: Visitor, rest: str) -> None:
    """Say something to all at the table, or to all in the lobby."""
    text = spoken(house, visitor, "say", rest)
    table = house.at.get(visitor.key)
    around = house.here() if table is None else [*table.visitors()]
    channel = "lobby" if table is None else "table"
    visitor.chats("said-own", channel, visitor.name, text=text)
    for other in around:
        same = house.at.get(other.key) is table and other is not visitor
        if same and not other.ignores(visitor.name):
            other.chats("said-by", channel, visitor.name, name=visitor.name, text=text)


def tell(house: House, visitor: Visitor, rest: str) -> None:
    """Say something to one person, wherever they are in the house."""
    name, _, text = rest.partition(" ")
    other = house.named(name, visitor) if name else None
    text = spoken(house, visitor, "tell", text.strip())
    if other is None:
        raise NotUnderstoodError("who-is-meant", command=word_of(house, visitor, "tell"))
    visitor.chats("told-own", "tell", visitor.name, name=other.name, text=text)
    other.chats("told-by", "tell", visitor.name, name=visitor.name, text=text)


def spoken(house: House, visitor: Visitor, command: str, text: str) -> str:
    """What is said, unless it is nothing or comes too fast."""
    if not text:
        raise NotUnderstoodError("nothing-to-say", command=word_of(house, visitor, command))
    visitor.count_talk()
    return text


def word_of(house: House, visitor: Visitor, command: str) -> str:
    """The word of a command in somebody's language."""
    return house.words_of(visitor).command_name(command)


def history(house: House, visitor: Visitor, rest: str) -> None:
    """Hear again what was said."""
    if not visitor.chat:
        visitor.say("nothing-was-said")
    visitor.hear(visitor.chat)


def mute(house: House, visitor: Visitor, rest: str) -> None:
    """Hear nothing of somebody today, or hear them again."""
    other = other_named(house, visitor, "mute", rest)
    visitor.say("mute-on" if visitor.toggle_mute(other.key) else "mute-off", name=other.name)


def ignore(house: House, visitor: Visitor, rest: str) -> None:
    """Hear nothing of somebody for good, or hear them again."""
    other = other_named(house, visitor, "ignore", rest)
    ignored = set(visitor.known.ignored) ^ {other.key}
    house.remember(visitor.choose(ignored=tuple(sorted(ignored))))
    visitor.say("ignore-on" if other.key in ignored else "ignore-off", name=other.name)


def other_named(house: House, visitor: Visitor, command: str, name: str) -> Visitor:
    """Somebody else by name."""
    other = house.named(name, visitor) if name else visitor
    if other is visitor:
        raise NotUnderstoodError("who-is-meant", command=word_of(house, visitor, command))
    return other


def complain(house: House, visitor: Visitor, rest: str) -> None:
    """Report something to whoever runs the server, with the last lines of chat."""
    text = spoken(house, visitor, "complain", rest)
    first = visitor.narrator.say("report-of", name=visitor.name, text=text)
    house.report([*first, *visitor.chat])
    visitor.say("reported")


ENTRIES = (
    HouseCommand("say", Part.DEVICES, say, Follows.WORDS),
    HouseCommand("tell", Part.DEVICES, tell, Follows.WORDS),
    HouseCommand("history", Part.DEVICES, history),
    HouseCommand("mute", Part.DEVICES, mute, Follows.WORDS),
    HouseCommand("ignore", Part.DEVICES, ignore, Follows.WORDS),
    HouseCommand("complain", Part.DEVICES, complain, Follows.WORDS),
)
