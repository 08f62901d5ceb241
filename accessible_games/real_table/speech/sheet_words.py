"""What the words behind the beginning of a sheet ask for: "sheet to 500", "sheet skat league"."""

from collections.abc import Sequence

from accessible_games.core.event import Seat
from accessible_games.real_table.entries import Entries
from accessible_games.real_table.scoring.sheets import OPTIONS, titled
from accessible_games.real_table.scoring.skat_sheet import complete
from accessible_games.real_table.sheet import HUNDRED, SKAT
from accessible_games.real_table.speech.typed import Typed
from accessible_games.speech.problem import NotUnderstoodError, UnreadError


def sheet(typed: Typed, options: Entries) -> Sequence[str]:
    """A game, or unit, who wins, a target, rounds, and people; what is not said is usual.

    Raises `NotUnderstoodError` for what no sheet of the game has.
    """
    game = typed.game()
    asked = SheetWords(typed, options.here, OPTIONS.get(game, ()))
    while not typed.is_done:
        asked.take(game)
    asked.check(game)
    target = asked.target * (HUNDRED if asked.unit == "money" else 1)
    players = ",".join(map(str, asked.seats or options.here))
    said = (asked.unit, asked.wins, str(target), str(asked.rounds), players)
    return (*said, game, *complete(asked.chosen)) if game else said


class SheetWords:
    """What the words behind the beginning of a sheet ask for, in any order."""

    def __init__(self, typed: Typed, people: Sequence[Seat], known: Sequence[str]) -> None:
        self.typed, self.people, self.known = typed, people, known
        self.unit, self.wins, self.target, self.rounds = "points", "most", 0, 0
        self.seats: list[Seat] = []
        self.chosen: list[str] = []
        """Options of the game."""

    def take(self, game: str) -> None:
        """Take what comes next. Raises `NotUnderstoodError` for what does not belong to a sheet."""
        typed = self.typed
        option = next((each for each in self.known if typed.begins(f"typed-{each}")), None)
        if option is not None:
            self.chosen.append(option)
        elif typed.begins("typed-money"):
            self.unit = "money"
        elif typed.begins("typed-least"):
            self.wins = "least"
        elif typed.begins("typed-most"):
            self.wins = "most"
        elif (number := typed.number()) is not None:
            self._limit(number)
        elif (seat := typed.seat(self.people)) is not None and seat not in self.seats:
            self.seats.append(seat)
        elif self.known:
            say = typed.lexicon.catalogue
            choices = [say.words(f"typed-{each}")[0].replace("-", " ") for each in self.known]
            raise NotUnderstoodError(
                "sheet-options", game=titled(say, game), choices=say.joined(choices)
            )
        else:
            raise UnreadError

    def check(self, game: str) -> None:
        """Raise `NotUnderstoodError` for what the rules of the game know better."""
        ends = (self.target or self.rounds) and game != SKAT
        if game and (ends or (self.unit, self.wins) != ("points", "most")):
            title = titled(self.typed.lexicon.catalogue, game)
            raise NotUnderstoodError("sheet-by-rules", game=title)

    def _limit(self, number: int) -> None:
        if self.typed.begins("typed-rounds"):
            self.rounds = number
        else:
            self.target = number
