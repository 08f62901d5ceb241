"""Commands about who is here and what there is, and about how one hears it."""

from functools import partial

from accessible_games.match.commands.entry import Part
from accessible_games.match.commands.setting import change_setting, change_width
from accessible_games.match.commands.topics import command_help
from accessible_games.server.house import House, HouseCommand
from accessible_games.server.table import Table
from accessible_games.server.visitor import Visitor
from accessible_games.speech.arguments import Argument
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Follows


def people(house: House, visitor: Visitor, rest: str) -> None:
    """Who is here."""
    friends = house.friends_here(visitor)
    others = sorted(each.name for each in house.here() if each not in friends)
    joined = visitor.narrator.catalogue.joined
    if friends:
        visitor.say("friends-present", names=joined([each.name for each in friends]))
    visitor.say("people-also-here" if friends else "people-here", names=joined(others))


def tables(house: House, visitor: Visitor, rest: str) -> None:
    """Which tables there are, numbered as `join` and `watch` understand them."""
    if not house.tables:
        visitor.say("tables-none")
    for number, table in enumerate(house.tables.values(), start=1):
        visitor.say("table-told", number=number, state=state_of(table), **who_at(table, visitor))


def who_at(table: Table, visitor: Visitor) -> dict[str, Argument]:
    """What is played at a table, and the names of the people at it."""
    names = [each.name for each in table.members.values()]
    catalogue = visitor.narrator.catalogue
    return {"title": table.title(visitor), "names": catalogue.joined(names)}


def state_of(table: Table) -> str:
    """Whether the game of a table is open, being played or over."""
    if table.is_over:
        return "over"
    return "playing" if table.is_begun else "open"


def away(house: House, visitor: Visitor, rest: str) -> None:
    """Let the others know that one does not listen for a while."""
    visitor.say("away-now")
    visitor.step_away(True)
    table = house.at.get(visitor.key)
    if table is not None:
        table.go(visitor)
        table.wait_for(visitor, house.patience)


def leave(house: House, visitor: Visitor, rest: str) -> None:
    """Leave the table, or the house."""
    table = house.at.get(visitor.key)
    if table is None:
        visitor.say("farewell", name=visitor.name)
        if visitor.door is not None:
            house.acknowledged(visitor, visitor.outbox.sent)  # nobody hears a farewell twice
            visitor.door.close()
        return
    keeps = table.seat_of(visitor) is not None and table.is_begun and not table.is_over
    house.leave_table(visitor)
    visitor.say("away-left" if keeps else "left-table", words=table.word)


def width(house: House, visitor: Visitor, rest: str) -> None:
    """Have lines broken at a width, or say what it is."""
    change_width(visitor, rest)
    if rest:
        house.remember(visitor.choose())


def choose_setting(house: House, visitor: Visitor, rest: str, setting: str) -> None:
    """Choose how one hears something, which is kept; or say how it is, and what it can be."""
    change_setting(visitor, rest, setting)
    if rest:
        house.remember(visitor.choose())


def of_setting(name: str) -> HouseCommand:
    """The command for a setting."""
    does = partial(choose_setting, setting=name)
    return HouseCommand(name, Part.SETTINGS, does, Follows.CHOICE)


def news(house: House, visitor: Visitor, rest: str) -> None:
    """Choose what happens to news while one types, and hear where that means nothing."""
    choose_setting(house, visitor, rest, "news")
    if visitor.door is not None and not visitor.door.knows_typing:
        visitor.say("news-elsewhere")


def help_(house: House, visitor: Visitor, rest: str) -> None:
    """Say all commands, or what one does."""
    words, narrator = house.words_of(visitor), visitor.narrator
    if not rest:
        names = [words.command_name(name) for name in words.commands]
        visitor.say("house-help", commands=narrator.catalogue.joined(names, "unit"))
        return
    command = words.command(rest, exact=True) or words.begun(rest)
    if command is None:
        raise NotUnderstoodError("unknown-command", word=rest)
    visitor.hear(command_help(narrator, command.name, words.shortest(command.name)))


ENTRIES = (
    HouseCommand("people", Part.DEVICES, people),
    HouseCommand("tables", Part.DEVICES, tables),
    HouseCommand("away", Part.DEVICES, away),
    HouseCommand("width", Part.SETTINGS, width, Follows.CHOICE),
    HouseCommand("news", Part.SETTINGS, news, Follows.CHOICE),
    of_setting("sound"),
    HouseCommand("leave", Part.LAST, leave),
)
OUTSIDE = (
    of_setting("verbosity"),
    of_setting("language"),
    HouseCommand("help", Part.LAST, help_, Follows.WORDS),
)
"""Commands that a game has itself."""
