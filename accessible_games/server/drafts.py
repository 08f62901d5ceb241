"""What is to be played at a table, as it is typed in one line."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import field

from accessible_games.bots import LEVELS, TEMPERS, levels_of
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame
from accessible_games.games import GAMES
from accessible_games.match.choosing import choice, option_name, possible_choices
from accessible_games.match.settings import CHOICES
from accessible_games.server.plan import Plan
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold, is_one_of, meant
from accessible_games.speech.problem import NotUnderstoodError

SEATS = 4
"""The number of players if nobody says how many."""
LEVEL = "easy"
"""The level of computer players if nobody says which."""


class Draft(Frozen):
    """What was typed of a plan; the rest is as usual, or asked."""

    game: AnyGame
    seats: int | None = None
    level: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    temper: str = TEMPERS[0]
    """Of the computer players, also mixed; it is not asked, as before a game at home."""
    asks: bool = False
    """Whether the rest is asked."""

    @property
    def usual_seats(self) -> int:
        """The number of players, if nobody says how many."""
        return min(max(SEATS, self.game.SEATS[0]), self.game.SEATS[-1])

    def plan(self) -> Plan:
        """The plan, with the rest as usual."""
        seats = self.seats or self.usual_seats
        return self.plan_of(seats, self.level or LEVEL, self.options)

    def plan_of(self, seats: int, level: str, options: Mapping[str, str]) -> Plan:
        """A plan, in which options as the sheet has them are left out."""
        sheet = self.game.OPTIONS
        other = {name: each for name, each in options.items() if each != sheet[name][0]}
        return Plan(self.game.NAME, seats, level, other, temper=self.temper)


def draft_in(text: str, catalogue: Catalogue) -> Draft:
    """A game, and behind it in any order what else is wished; `NotUnderstoodError`."""
    words, levels, tempers = text.split(), levels_in(catalogue), tempers_in(catalogue)
    behind: list[str] = []
    while words and is_wish(words[-1], {*levels, *tempers}, catalogue):
        behind.insert(0, words.pop())
    game = game_in(" ".join(words), catalogue)
    numbers = [int(word[:9]) for word in behind if word.isdecimal()]
    seats = numbers[-1] if numbers else None
    if seats is not None and seats not in game.SEATS:
        low, high = game.SEATS[0], game.SEATS[-1]
        raise NotUnderstoodError("not-between", word=seats, low=low, high=high)
    wished = [levels[fold(word)] for word in behind if fold(word) in levels]
    level = known_level(game, wished, catalogue)
    given = [word for word in behind if "=" in word]
    options = options_in(given, game, seats or Draft(game).usual_seats, catalogue)
    asks = any(is_more(word, catalogue) for word in behind)
    temper = [TEMPERS[0], *(tempers[fold(word)] for word in behind if fold(word) in tempers)][-1]
    return Draft(game, seats, level, options, temper, asks)


def is_wish(word: str, known: Container[str], catalogue: Catalogue) -> bool:
    """Whether a word is none of the name of a game; *known* are levels and temperaments."""
    return word.isdecimal() or "=" in word or fold(word) in known or is_more(word, catalogue)


def is_more(word: str, catalogue: Catalogue) -> bool:
    """Whether a word wishes to be asked."""
    return is_one_of(word, ["more", catalogue.say("options-more")])


def levels_in(catalogue: Catalogue) -> dict[str, str]:
    """The levels of computer players, by all their folded words."""
    say, words = catalogue.say, catalogue.words
    return {
        fold(form): level
        for level in LEVELS
        for form in (level, say(f"level-{level}"), *words(f"called-{level}"))
    }


def tempers_in(catalogue: Catalogue) -> dict[str, str]:
    """The temperaments of computer players, and mixed, by all their folded words."""
    known = CHOICES["temper"]
    return {
        fold(form): each for each in known for form in (each, *catalogue.words(f"called-{each}"))
    }


def known_level(game: AnyGame, wished: Sequence[str], catalogue: Catalogue) -> str | None:
    """The last of the wished levels, if the game has it; `NotUnderstoodError` if not."""
    known = levels_of(game.NAME)
    if wished and wished[-1] not in known:
        choices = catalogue.joined([catalogue.say(f"level-{each}") for each in known], "or")
        raise NotUnderstoodError("unknown-level", word=wished[-1], choices=choices)
    return wished[-1] if wished else None


def game_in(text: str, catalogue: Catalogue) -> AnyGame:
    """A game by its name or the beginning of it; `NotUnderstoodError`."""
    titles = {catalogue_of(catalogue.language, game).say("title"): game for game in GAMES}
    known = {fold(form): game for title, game in titles.items() for form in (game, title)}
    found = [*dict.fromkeys(meant(fold(text), known))] if text else []
    if len(found) != 1:
        raise NotUnderstoodError("table-choose", choices=catalogue.joined([*titles], "or"))
    return GAMES[found[0]]


def options_in(
    given: Sequence[str], game: AnyGame, seats: int, catalogue: Catalogue
) -> dict[str, str]:
    """Options of the table such as starter=lot, by the names that `play --option` has too.

    The choice can also be the word that is said for it, or its beginning; `NotUnderstoodError`.
    """
    words = catalogue_of(catalogue.language, game.NAME)
    found = {}
    for name, _, wished in (word.partition("=") for word in given):
        names = [*dict.fromkeys(meant(fold(name), {fold(each): each for each in game.OPTIONS}))]
        if len(names) != 1:
            raise NotUnderstoodError("unknown-option", word=name, choices=", ".join(game.OPTIONS))
        possible = possible_choices(game, seats, names[0])
        said = {option_name(words, names[0], each): each for each in possible}
        found[names[0]] = choice(wished, said, words)
    return found
