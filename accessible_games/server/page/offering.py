"""What a person can press where they are: at the connection, on the server, or in a game."""

from collections.abc import Iterable, Iterator

from accessible_games.match.cursor import STEPS
from accessible_games.match.person import Person
from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.table_drafts import played
from accessible_games.server.lobby.user import User
from accessible_games.server.lobby.user_input import Dialogue
from accessible_games.server.page.answers import answers
from accessible_games.server.page.connection import PageConnection
from accessible_games.server.page.offers import Button, Group, PageOffer, pressed
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.commands import Follows

IN_LOBBY = ("tables", "quick", "people", "friends", "help", "leave")
BEFORE_GAME = ("begin", "open", "people", "agree", "help", "leave")
IN_GAME = ("last", "since", "moves", "hint", "undo", "agree", "help", "leave")
"""The commands that are often wanted."""
MOST_TABLES = 20
"""The most tables in the lobby that have buttons."""


def offer_at(connection: PageConnection) -> PageOffer:
    """Return everything that a person can press now."""
    visit, user = connection.visit, connection.visit.user
    if connection.is_over:
        return PageOffer(visit.spoken)
    if user is None or user.connection is not connection:
        return PageOffer(visit.spoken, [*at_connection(connection)])
    return PageOffer(
        visit.spoken, [*on_server(visit.server, user)], is_turn=is_turn(visit.server, user)
    )


def is_turn(server: Server, user: User) -> bool:
    """Whether the game of a user asks them something."""
    table = server.at.get(user.key)
    person = None if table is None or table.is_over else table.person_of(user)
    return person is not None and person.asked is not None


def at_connection(connection: PageConnection) -> Iterator[Group]:
    """Yield the answers to a question before they are in."""
    words = catalogue_of(connection.visit.language)
    if connection.transcript.question == words.say("prompt-yes-no"):
        yield yes_or_no(connection.visit.spoken)


def yes_or_no(language: Language) -> Group:
    """Return the answers to a yes-or-no question."""
    words = catalogue_of(language)
    return pressed(words.say("page-answers"), [words.say("choice-yes"), words.say("choice-no")])


def on_server(server: Server, user: User) -> Iterator[Group]:
    """Yield answers to the question, and commands."""
    table = server.at.get(user.key)
    if user.input.doubt is not None:
        yield yes_or_no(user.settings.language)
    elif user.input.dialogue is not None:
        yield from in_dialogue(user, user.input.dialogue)
    elif table is None:
        yield from in_lobby(server, user)
    elif table.playing is None:
        yield commands(server, user, BEFORE_GAME)
    else:
        if table.is_over:
            yield commands(server, user, ("again",))
        yield from at_game(table, user)


def in_dialogue(user: User, dialogue: Dialogue) -> Iterator[Group]:
    """Yield the answers to a question about a new table, and what else may be wanted."""
    words = user.narrator.catalogue
    usual = Button(words.say("page-usual"), "")
    choices = [Button(each, each) for each in dialogue.choices]
    yield Group("press", words.say("page-answers"), [usual, *choices])
    others = [words.words(name)[0] for name in ("back", "command-help", "command-leave")]
    yield pressed(words.say("page-commands"), others)


def in_lobby(server: Server, user: User) -> Iterator[Group]:
    """Yield buttons to set up a table and to come to one, and commands."""
    words = user.narrator.catalogue
    coming = [*tables(server, user)]
    if coming:
        yield Group("press", words.say("page-tables"), coming)
    new, language = words.words("command-new")[0], user.settings.language
    yield pressed(words.say("page-new-table"), [f"{new} {title}" for title in played(language)])
    yield commands(server, user, IN_LOBBY)


def tables(server: Server, user: User) -> Iterator[Button]:
    """Yield a button to join or to watch each table."""
    words = user.narrator.catalogue
    for number, table in enumerate([*server.tables.values()][:MOST_TABLES], start=1):
        plays = table.company.seat_of(user) is not None or not table.is_begun
        command = words.words("command-join" if plays else "command-watch")[0]
        names = words.joined([each.name for each in table.company.members.values()])
        yield Button(f"{command} {table.title(user)}: {names}", f"{command} {number}")


def commands(server: Server, user: User, names: tuple[str, ...]) -> Group:
    """Return commands of the server."""
    words = user.narrator.catalogue
    known = server.words_of(user)
    return pressed(words.say("page-commands"), [known.commands.word(name) for name in names])


def at_game(table: ServerTable, user: User) -> Iterator[Group]:
    """Yield answers to the game's question, and commands that ask."""
    person = table.person_of(user)
    assert person is not None
    words = person.narrator.catalogue
    # to what they may claim; no button answers, as they must find it
    if person.pointer.stop is not None:
        yield pressed(words.say("page-answers"), [words.say("choice-yes")])
    if person.asked is not None:
        yield from answers(person, person.asked)
    yield from meanwhile(person)
    yield from walking(person)
    yield pressed(words.say("page-commands"), asking(person))


def meanwhile(person: Person) -> Iterator[Group]:
    """Yield what may be said without being asked."""
    standing = person.match.standing_of(person.seat)
    groups = [] if standing is None else [*answers(person, standing)]
    if person.asked is None:
        yield from groups
        return
    legend = person.narrator.catalogue.say("page-meanwhile")
    for group in groups:
        if group.kind == "press":  # what is chosen is sent with the answer to the question
            yield Group("press", legend, group.buttons)


def walking(person: Person) -> Iterator[Group]:
    """Yield the steps over a table of places on which something lies, and what is asked there."""
    cursor = person.match.table.game.cursor
    if cursor is not None and cursor.plan(person.view):
        legend = person.narrator.catalogue.say("page-walk")
        yield pressed(legend, spoken(person, (*STEPS, *cursor.topics)))


def asking(person: Person) -> Iterator[str]:
    """Yield the words of commands that are complete by themselves."""
    game = person.match.table.game
    tours = () if game.cursor is None else game.cursor.tours
    return spoken(person, (*game.topics, *game.change_topics, *tours, *IN_GAME))


def spoken(person: Person, names: Iterable[str]) -> Iterator[str]:
    """Yield the words of those commands that are known and mean something alone."""
    known = person.vocabulary.commands
    for name in names:
        if name in known and known[name] is not Follows.PIECE:
            yield known.word(name)
