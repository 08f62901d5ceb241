"""The usual set-up of a new game: what was wished, else what the settings say, else the last game.

`Usual` is a whole set-up, which Enter takes. An answer becomes a wish, and the rest follows from
it.
"""

import re
from collections.abc import Sequence

from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame
from accessible_games.core.record import UNDO, Occupant, Record
from accessible_games.frontends.terminal.asking import known_everywhere
from accessible_games.frontends.terminal.game_arguments import Wishes, check_players, usual_level
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.match.setting_kinds import LONGEST_NAME, is_name
from accessible_games.match.settings import MIXED, Settings
from accessible_games.match.table_options import (
    choice,
    departing,
    number_between,
    option_name,
    options_of,
    possible_choices,
)
from accessible_games.match.tempers import tempered
from accessible_games.players import has_player, levels_of, parts
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.normalize import fold, forms
from accessible_games.speech.problem import NotUnderstoodError

SEATS = 4
"""The number of players if nothing says otherwise."""


class Usual(Frozen):
    """Who plays, against whom, and with which options of the table."""

    people: tuple[str, ...]
    bots: tuple[str, ...]
    options: dict[str, str]

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.people) + len(self.bots)


class Habits(Frozen):
    """What the usual set-up comes from."""

    game: AnyGame
    settings: Settings
    catalogue: Catalogue
    """The words of the game."""
    last: Record | None
    """The last game of its kind."""

    def usual(self, wishes: Wishes) -> Usual:
        """Return the usual set-up around some wishes.

        Raises `NotUnderstoodError` if they cannot be met.
        """
        people = self.people(wishes)
        seats = self.seats(wishes, len(people))
        bots = self.bots(wishes, self.bot_names(people, seats - len(people)))
        return Usual(tuple(people), tuple(bots), self.options(wishes, seats))

    def occupants(self, usual: Usual) -> list[Occupant]:
        """Return the occupants by seat: people, then computer players, all with different names."""
        people = [Occupant("person", name) for name in usual.people]
        names = self.bot_names(usual.people, len(usual.bots))
        return people + [Occupant(*each) for each in zip(usual.bots, names, strict=True)]

    def bot_names(self, people: Sequence[str], count: int) -> list[str]:
        """Return *count* names for computer players that are not taken and are not commands."""
        known = [*self.settings.bots, *self.catalogue.words("bot-names")]
        taken = {*map(fold, people), *self.reserved}
        free: dict[str, str] = {}
        for name in known:
            if fold(name) not in taken:
                free.setdefault(fold(name), name)
        return list(free.values())[:count]

    def people(self, wishes: Wishes) -> list[str]:
        """Return the names of the people at the keyboard: those of the last game if all fit."""
        if wishes.people is not None:
            return self.checked_people(wishes.people)
        if self.settings.name and fold(self.settings.name) not in self.reserved:
            return [self.settings.name]
        if self.last and wishes.seats is None and wishes.bots is None:
            names = [self.last.occupants[seat].name for seat in self.last.people]
            try:
                return self.checked_people(names)
            except NotUnderstoodError:  # the record was written by someone else
                pass
        return [self.catalogue.say("player")]

    def seats(self, wishes: Wishes, people: int) -> int:
        """Return how many seats the table has."""
        low, high = max(self.game.seats[0], people), self.game.seats[-1]
        given = wishes.seats
        if given is None and wishes.bots is not None and len(wishes.bots) > 1:
            given = people + len(wishes.bots)
        if given is not None:
            return number_between(str(given), low, high)
        before = len(self.last.occupants) if self.last else SEATS
        return min(max(before, low), high)

    def bots(self, wishes: Wishes, names: Sequence[str]) -> list[str]:
        """Return the computer players by those names; if there are too few, they repeat."""
        given, known, count = wishes.bots, levels_of(self.game.name), len(names)
        temper = wishes.temper or self.settings.temper
        check_players(given or [], known, self.game.name)
        if not count:
            return []
        if given is None:
            before = self.last_bots()
            if temper == MIXED:  # it depends on the name, which may sit elsewhere now
                before = [parts(player)[1] for player in before]
            given = before or [usual_level(self.settings, self.game.name)]
        elif len(given) > count:
            raise NotUnderstoodError("too-many-bots", given=len(given), count=count)
        return tempered(given, count, temper, names, self.game.name)

    def last_bots(self) -> list[str]:
        """Return the computer players of the last game, if the settings do not name any."""
        if self.last is None or "level" in self.settings.given:
            return []
        players = [each.player for each in self.last.occupants]
        return [player for player in players if has_player(self.game.name, player)]

    def options(self, wishes: Wishes, seats: int) -> dict[str, str]:
        """Return the table's options; a position brings its game's."""
        known = UNDO if wishes.position else options_of(self.game)
        before = {} if self.last is None or self.last.position else self.last.options
        found = {}
        for name in known:
            possible = possible_choices(self.game, seats, name)
            given = wishes.options.get(name)
            if given is not None:
                found[name] = choice(given, {each: each for each in possible}, self.catalogue)
            else:
                found[name] = before.get(name, "")
                found[name] = found[name] if found[name] in possible else possible[0]
        return found

    def changed(self, usual: Usual) -> dict[str, str]:
        """Return the options that differ from the default."""
        known = options_of(self.game)
        return {name: each for name, each in usual.options.items() if each != known[name][0]}

    def departs(self, usual: Usual) -> str:
        """Return how the defaults that are kept depart from the rules sheet; `none` if not."""
        kept = [name for name in usual.options if name not in self.changed(usual)]
        return departing(self.game, kept, self.catalogue)

    def names_in(self, text: str) -> list[str]:
        """Return typed names, with commas, signs such as & or the word "and" between them."""
        between = "|".join(re.escape(word) for word in self.catalogue.words("between-names"))
        return re.split(rf"[,;&+]|\s(?:{between})\s", text, flags=re.IGNORECASE)

    def checked_people(self, names: Sequence[str]) -> list[str]:
        """Return names if they differ, fit in a short line and are no more than the seats."""
        stripped = [" ".join(name.split()) for name in names]
        for name in stripped:
            if not is_name(name) or fold(name) in self.reserved:
                raise NotUnderstoodError("bad-name", name=name, longest=LONGEST_NAME)
        if len(stripped) > self.game.seats[-1]:
            raise NotUnderstoodError("too-many-people", high=self.game.seats[-1])
        if len({fold(name) for name in stripped}) < len(stripped):
            raise NotUnderstoodError("same-names")
        return stripped

    @property
    def reserved(self) -> set[str]:
        """Return the words of the commands, which cannot be names, except the default name."""
        commands = commands_of(self.game)
        words = [word for name in commands for word in self.catalogue.words(f"command-{name}")]
        words += [*commands, *known_everywhere(self.catalogue)]
        words += self.catalogue.words("opening-tutorial")
        usual = forms(self.catalogue.say("player"))
        return {form for word in words if len(word) > 1 for form in forms(word)}.difference(usual)

    def option_name(self, option: str, chosen: str) -> str:
        """Return an option's choice in words; yes and no are the same in all games."""
        return option_name(self.catalogue, option, chosen)
