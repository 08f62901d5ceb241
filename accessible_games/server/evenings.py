"""What a server adds to evenings at real tables: cards to look up and to deal, and the timer."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from accessible_games.match.commands.entry import HelpPart
from accessible_games.match.person import Person
from accessible_games.real_table.entries import Entries
from accessible_games.real_table.looking.asking import behind, is_card, told
from accessible_games.real_table.looking.dealing import table_cards
from accessible_games.real_table.looking.decks import LabelledCards
from accessible_games.real_table.looking.host_decks import HostDecks
from accessible_games.real_table.speech.deal_lines import with_table
from accessible_games.server.commands.all_commands import COMMANDS
from accessible_games.server.commands.proposals import at_game
from accessible_games.server.lobby.bot_tasks import Thinker
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.user import User
from accessible_games.speech.catalogue import Language
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.normalize import fold

NO_MORE: Mapping[str, ServerCommand] = {}


class Evenings:
    """The decks of its host, besides those of the program; no file of theirs can be named."""

    def __init__(self, decks: HostDecks) -> None:
        self.decks = decks

    def server(
        self,
        directory: Directory,
        thinker: Thinker,
        report: Callable[[Sequence[str]], bool],
        more: Mapping[str, ServerCommand] = NO_MORE,
    ) -> Server:
        """A server that knows these commands and decks besides all others, and *more* commands."""
        entries = {**COMMANDS, **self.entries(), **more}
        return Server(directory, thinker, entries, report, meant=self.meant)

    def entries(self) -> Mapping[str, ServerCommand]:
        """The commands that can be typed at a real table only."""
        commands = (
            ServerCommand("look", HelpPart.OWN, self.look, Follows.WORDS),
            ServerCommand("time", HelpPart.OWN, tell_time, Follows.NOTHING),
        )
        return {each.name: each for each in commands}

    def table(self, name: str, language: Language) -> LabelledCards | None:
        """The table of the host that is called so; None if there is none."""
        named = next((each for each in self.decks.tables if fold(each) == fold(name)), None)
        return None if named is None else self.decks.deck(named, language)

    def cards(self, name: str, language: Language) -> Sequence[str] | None:
        """The cards of a table of the host; None if there is none called so."""
        table = self.table(name, language)
        return None if table is None else table_cards(table)

    def meant(self, person: Person, text: str) -> str:
        """A line that deals a table of the host, with its cards instead of its name."""
        if not self.decks.tables:
            return text
        asked = person.match.decision_of(person.seat) or person.match.standing_of(person.seat)
        if asked is None or not isinstance(asked.options, Entries):
            return text
        lexicon, here = person.vocabulary.lexicon, len(asked.options.here)
        cards = partial(self.cards, language=lexicon.catalogue.language)
        return with_table(lexicon, text, cards, here)

    def look(self, server: Server, user: User, rest: str) -> None:
        """Tell the cards that are labelled or called so.

        Raises `NotUnderstoodError` if none are.
        """
        table, playing = at_game(server, user)
        person, line = table.person_of(user), playing.typed.last
        assert person is not None
        has_table = bool(playing.match.table.state.notebook.piles)
        if not is_card(person.vocabulary.commands, line, rest, has_table=has_table):
            playing.room.obey(person, Command("look", rest))
            return
        tables = partial(self.table, language=user.settings.language)
        person.say_lines(told(behind(line, rest), person.narrator, tables))


def tell_time(server: Server, user: User, rest: str) -> None:
    """Say how long the timer still runs."""
    table, _ = at_game(server, user)
    left = table.bell.left
    if left is None:
        user.say("no-timer")
        return
    minutes, seconds = divmod(left, 60)
    user.say("time-left", minutes=minutes, seconds=seconds)
