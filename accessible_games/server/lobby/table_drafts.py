"""The plan of a table as it is typed in one line."""

from collections.abc import Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import field

from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame
from accessible_games.games import RECORDED
from accessible_games.match.settings import CHOICES
from accessible_games.match.table_options import choice, option_name, possible_choices
from accessible_games.players import LEVELS, TEMPERS, levels_of
from accessible_games.resources import EVENING
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of, in_english_too, title_of, titles
from accessible_games.speech.normalize import fold, is_one_of, meant
from accessible_games.speech.problem import NotUnderstoodError

SEATS = 4
"""The number of players if nothing else is said."""
LEVEL = "easy"
"""The level of computer players if nothing else is said, where the game has it."""


class Draft(Frozen):
    """What was typed of a plan; the rest is as usual, or asked."""

    game: AnyGame
    seats: int | None = None
    level: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    temper: str = TEMPERS[0]
    """The temperament of the computer players, or mixed; it is not asked, as in a game at home."""
    asks: bool = False
    """Whether to ask for the rest."""
    is_closed: bool = False
    """Whether strangers come by the words of the table only."""

    @property
    def usual_seats(self) -> int:
        """The number of players if nothing else is said; as many as come to an evening."""
        if self.game.shared:
            return self.game.seats[-1]
        return min(max(SEATS, self.game.seats[0]), self.game.seats[-1])

    @property
    def usual_level(self) -> str:
        """The level of computer players if nothing else is said: `LEVEL`, or the next one."""
        known = levels_of(self.game.name)
        return LEVEL if LEVEL in known or not known else known[1]

    def plan(self) -> TablePlan:
        """The plan, with the rest as usual."""
        seats = self.seats or self.usual_seats
        return self.plan_of(seats, self.level or self.usual_level, self.options)

    def fits(self, plan: TablePlan) -> bool:
        """Whether a table with this plan has everything that was typed."""
        sheet = {name: choices[0] for name, choices in self.game.options.items()}
        options = {**sheet, **plan.options}
        return (
            plan.game == self.game.name
            and self.seats in (None, plan.seats)
            and self.level in (None, plan.level)
            and self.temper in (TEMPERS[0], plan.temper)
            and all(options.get(name) == each for name, each in self.options.items())
        )

    def plan_of(self, seats: int, level: str, options: Mapping[str, str]) -> TablePlan:
        """Return a plan, without options that are as usual."""
        sheet = self.game.options
        other = {name: each for name, each in options.items() if each != sheet[name][0]}
        return TablePlan(
            self.game.name, seats, level, other, temper=self.temper, is_closed=self.is_closed
        )


def draft_in(text: str, catalogue: Catalogue) -> Draft:
    """Read a game and, in any order after it, what else is wished.

    Raises `NotUnderstoodError` if part of it cannot be understood.
    """
    words, levels, tempers = text.split(), levels_in(catalogue), tempers_in(catalogue)
    behind: list[str] = []
    while words and is_wish(words[-1], {*levels, *tempers}, catalogue):
        behind.insert(0, words.pop())
    game = game_in(" ".join(words), catalogue)
    numbers = [int(word[:9]) for word in behind if word.isdecimal()]
    seats = numbers[-1] if numbers else None
    if seats is not None and seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise NotUnderstoodError("not-between", word=seats, low=low, high=high)
    wished = [levels[fold(word)] for word in behind if fold(word) in levels]
    level = known_level(game, wished, catalogue)
    given = [word for word in behind if "=" in word]
    options = options_in(given, game, seats or Draft(game).usual_seats, catalogue)
    asks = any(is_more(word, catalogue) for word in behind)
    temper = [TEMPERS[0], *(tempers[fold(word)] for word in behind if fold(word) in tempers)][-1]
    closed = any(is_closing(word, catalogue) for word in behind)
    return Draft(game, seats, level, options, temper, asks, closed)


def is_wish(word: str, known: Container[str], catalogue: Catalogue) -> bool:
    """Whether a word is not part of a game's name; *known* are levels and temperaments."""
    if word.isdecimal() or "=" in word or fold(word) in known:
        return True
    return is_more(word, catalogue) or is_closing(word, catalogue)


def is_more(word: str, catalogue: Catalogue) -> bool:
    """Whether a word asks for questions."""
    return is_one_of(word, ["more", catalogue.say("options-more")])


def is_closing(word: str, catalogue: Catalogue) -> bool:
    """Whether a word asks for a closed table."""
    return is_one_of(word, in_english_too(catalogue, "called-closed"))


def levels_in(catalogue: Catalogue) -> dict[str, str]:
    """Return the levels of computer players, by all their folded words."""
    return {
        fold(form): level
        for level in LEVELS
        for form in (
            level,
            catalogue.say(f"level-{level}"),
            *in_english_too(catalogue, f"called-{level}"),
        )
    }


def tempers_in(catalogue: Catalogue) -> dict[str, str]:
    """Return the temperaments of computer players, and mixed, by all their folded words."""
    known = CHOICES["temper"]
    return {
        fold(form): each
        for each in known
        for form in (each, *in_english_too(catalogue, f"called-{each}"))
    }


def known_level(game: AnyGame, wished: Sequence[str], catalogue: Catalogue) -> str | None:
    """Return the last of the wished levels, or None for no wish.

    Raises `NotUnderstoodError` if the game does not have it.
    """
    known = levels_of(game.name)
    if wished and wished[-1] not in known:
        choices = catalogue.joined([catalogue.say(f"level-{each}") for each in known], "or")
        raise NotUnderstoodError("unknown-level", word=wished[-1], choices=choices)
    return wished[-1] if wished else None


def game_in(text: str, catalogue: Catalogue) -> AnyGame:
    """Return a game by its name or the beginning of it.

    Raises `NotUnderstoodError` if there is no such game.
    """
    known = played(catalogue.language)
    forms = {fold(form): game for title, game in known.items() for form in (game, title)}
    found = [*dict.fromkeys(meant(fold(text), forms))] if text else []
    if len(found) != 1:
        raise NotUnderstoodError("table-choose", choices=catalogue.joined([*known], "or"))
    return RECORDED[found[0]]


@contextmanager
def naming_a_game(text: str, catalogue: Catalogue) -> Iterator[None]:
    """Tell of a *text* that names no game that there is none, where nobody typed `new`.

    Raises `NotUnderstoodError` then.
    """
    try:
        yield
    except NotUnderstoodError as error:
        if error.message != "table-choose":
            raise
        choices = catalogue.joined([*titles(catalogue.language)], "or")
        word = " ".join(text.split())
        raise NotUnderstoodError("unknown-game", word=word, choices=choices) from None


def played(language: Language) -> dict[str, str]:
    """Return what can be played at a table, by its title: games, and evenings with real cards."""
    return {**titles(language), title_of(language, EVENING): EVENING}


def title_in(text: str, catalogue: Catalogue) -> str | None:
    """Return the title of the game that a whole line names; None if it names none."""
    return next((title for title in played(catalogue.language) if fold(title) == fold(text)), None)


def options_in(
    given: Sequence[str], game: AnyGame, seats: int, catalogue: Catalogue
) -> dict[str, str]:
    """Read the table's options, such as starter=lot, by the names that `play --option` uses.

    A choice can also be its spoken word or the beginning of it. Raises `NotUnderstoodError` for an
    unknown option or choice.
    """
    words = catalogue_of(catalogue.language, game.name)
    found = {}
    for name, _, wished in (word.partition("=") for word in given):
        names = [*dict.fromkeys(meant(fold(name), {fold(each): each for each in game.options}))]
        if len(names) != 1:
            raise NotUnderstoodError("unknown-option", word=name, choices=", ".join(game.options))
        possible = possible_choices(game, seats, names[0])
        said = {option_name(words, names[0], each): each for each in possible}
        found[names[0]] = choice(wished, said, words)
    return found
