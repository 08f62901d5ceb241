"""What somebody can press where they are: at the door, in the house, or at a game."""

from collections.abc import Iterator

from accessible_games.games import GAMES
from accessible_games.match.person import Person
from accessible_games.server.house import House
from accessible_games.server.page.answers import answers
from accessible_games.server.page.door import PageDoor
from accessible_games.server.page.offers import Button, Group, Offer, pressed
from accessible_games.server.table import Table
from accessible_games.server.visitor import Dialogue, Visitor
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.vocabulary import Follows

IN_LOBBY = ("tables", "people", "friends", "help", "leave")
BEFORE_GAME = ("begin", "people", "agree", "help", "leave")
IN_GAME = ("claim", "last", "since", "moves", "hint", "undo", "agree", "help", "leave")
"""Commands that are often wanted."""
MOST_TABLES = 20
"""Tables in the lobby that have buttons."""


def offer_at(door: PageDoor) -> Offer:
    """All that somebody can press now."""
    visitor, house = door.visitor, door.house
    if door.is_over:
        return Offer(door.spoken)
    if visitor is None or house is None or visitor.door is not door:
        return Offer(door.spoken, [*at_door(door)])
    return Offer(door.spoken, [*in_house(house, visitor)])


def at_door(door: PageDoor) -> Iterator[Group]:
    """Answers to a question before somebody is in."""
    if door.question == catalogue_of(door.language).say("prompt-yes-no"):
        yield yes_or_no(door)


def yes_or_no(somebody: PageDoor | Visitor) -> Group:
    """The answers to a question that has two."""
    language = somebody.spoken if isinstance(somebody, PageDoor) else somebody.settings.language
    words = catalogue_of(language)
    return pressed(words.say("page-answers"), [words.say("choice-yes"), words.say("choice-no")])


def in_house(house: House, visitor: Visitor) -> Iterator[Group]:
    """Answers to what is asked, and commands."""
    table = house.at.get(visitor.key)
    if visitor.doubt is not None:
        yield yes_or_no(visitor)
    elif visitor.dialogue is not None:
        yield from in_dialogue(visitor, visitor.dialogue)
    elif table is None:
        yield from in_lobby(house, visitor)
    elif table.playing is None:
        yield commands(house, visitor, BEFORE_GAME)
    else:
        yield from at_game(table, visitor)


def in_dialogue(visitor: Visitor, dialogue: Dialogue) -> Iterator[Group]:
    """What can be answered to each question about a new table, and what else can be wanted."""
    words = visitor.narrator.catalogue
    usual = Button(words.say("page-usual"), "")
    choices = [Button(each, each) for each in dialogue.choices]
    yield Group("press", words.say("page-answers"), [usual, *choices])
    others = [words.words(name)[0] for name in ("back", "command-help", "command-leave")]
    yield pressed(words.say("page-commands"), others)


def in_lobby(house: House, visitor: Visitor) -> Iterator[Group]:
    """Setting up a table, coming to one, and commands."""
    words = visitor.narrator.catalogue
    coming = [*tables(house, visitor)]
    if coming:
        yield Group("press", words.say("page-tables"), coming)
    new, language = words.words("command-new")[0], visitor.settings.language
    titles = [catalogue_of(language, game).say("title") for game in GAMES]
    yield pressed(words.say("page-new-table"), [f"{new} {title}" for title in titles])
    yield commands(house, visitor, IN_LOBBY)


def tables(house: House, visitor: Visitor) -> Iterator[Button]:
    """A button for each table, where one plays or looks on."""
    words = visitor.narrator.catalogue
    for number, table in enumerate([*house.tables.values()][:MOST_TABLES], start=1):
        plays = table.seat_of(visitor) is not None or not table.is_begun
        command = words.words("command-join" if plays else "command-watch")[0]
        names = words.joined([each.name for each in table.members.values()])
        yield Button(f"{command} {table.title(visitor)}: {names}", f"{command} {number}")


def commands(house: House, visitor: Visitor, names: tuple[str, ...]) -> Group:
    """Commands of the house."""
    words = visitor.narrator.catalogue
    known = house.words_of(visitor)
    return pressed(words.say("page-commands"), [known.command_name(name) for name in names])


def at_game(table: Table, visitor: Visitor) -> Iterator[Group]:
    """Answers to a question of the game, and what can be asked."""
    person = table.person_of(visitor)
    assert person is not None
    words = person.narrator.catalogue
    if person.led is not None:  # to what they may claim; it is no answer, as it must be found
        yield pressed(words.say("page-answers"), [words.say("choice-yes")])
    if person.asked is not None:
        yield from answers(person, person.asked)
    yield pressed(words.say("page-commands"), [*asking(person)])


def asking(person: Person) -> Iterator[str]:
    """The words of commands that are complete without anything behind them."""
    known, game = person.vocabulary, person.match.table.game
    for name in (*game.TOPICS, *game.CHANGE_TOPICS, *IN_GAME):
        if known.commands.get(name) not in (None, Follows.PIECE):
            yield known.command_name(name)
