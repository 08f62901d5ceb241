"""Print how many keys a game takes on a braille display, where each line waits for one.

python -m tests.felt.presses [GAMES] [LANGUAGE] [VERBOSITY]

Each waiting line is one press of Space, and each answer one of Enter: typing is not counted. Anna
plays with three easy computer players, and a fourth answers for her.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

from accessible_games.bots import bot, chance_of
from accessible_games.core.decision import Answer
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.keyboard import Complete
from accessible_games.frontends.terminal.pace import Paced
from accessible_games.frontends.terminal.session import Session
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language
from tests.play.table import Ears, Typist, new_game, typed_answer

WIDTHS = (20, 40)
NAMES = ("Anna", "Tom", "Mia", "Oscar")
TURNS: Mapping[str, str] = {
    "life-is-life": "turn", "arche-noah": "bid", "sixpack": "turn", "lifeboat": "turn",
}  # fmt: skip
"""The kind of decision with which an own turn begins."""


class Counting(Typist):
    """A keyboard that counts its keys, and keeps what each of them was pressed for."""

    lines: list[str] = field(default_factory=list)

    def __init__(self, ears: Ears) -> None:
        super().__init__(ears, iter(()))
        self.lines = []

    def wait(self, line: str) -> bool:
        """Space is pressed."""
        self.lines.append(line)
        return True

    def read_line(self, prompt: str, complete: Complete) -> str:
        """Enter is pressed after an answer."""
        line = super().read_line(prompt, complete)
        self.lines.append(f"{prompt}{line}")
        return line


@dataclass(frozen=True)
class Felt:
    """The lines and prompts of one game, each of which takes a key."""

    lines: list[str]
    turns: list[int]
    """How many there were by the first answer of each own turn."""

    @property
    def before(self) -> int:
        """Keys up to the first own turn."""
        return self.turns[0]

    @property
    def each(self) -> list[int]:
        """Keys from each own turn to the next."""
        return [after - turn for turn, after in zip(self.turns, self.turns[1:], strict=False)]


def record(name: str, seed: int) -> Record:
    """The heading of a game."""
    occupants = [Occupant("easy" if seat else "person", each) for seat, each in enumerate(NAMES)]
    rules = GAMES[name]
    options = {option: choices[0] for option, choices in rules.OPTIONS.items()}
    return Record(name, rules.VERSION, options, tuple(occupants), seed)


def felt(name: str, seed: int, folder: Path, **chosen: object) -> Felt:
    """A whole game, with these settings."""
    evening = new_game(folder, record(name, seed), pace="line", **chosen)
    session, ears = evening.session, evening.typist.ears
    keyboard = Counting(ears)
    session.screen = session.keyboard = Paced(session.settings, ears, lambda: keyboard)
    turns: list[int] = []

    def answers() -> Iterator[str]:
        while True:
            asked = session.person.asked
            if asked is not None and asked.kind == TURNS[name]:
                turns.append(len(keyboard.lines))
            yield answer(session)

    keyboard.typed = answers()
    session.run()
    return Felt(keyboard.lines, turns)


def answer(session: Session) -> str:
    """What a computer player would answer; Enter where nothing is asked."""
    asked, match = session.person.asked, session.match
    if asked is None:
        return ""
    table, seat = match.table, asked.seat
    chance = chance_of(match.record.seed, seat, len(table.moves))
    player = bot(match.record.game, "easy")
    chosen: Answer = player(table.view(seat), asked, lambda luck: table.imagine(seat, luck), chance)
    return typed_answer(session.person, chosen)


def main(games: int, language: Language, *verbosity: str) -> None:
    """Print the figures of so many games of each kind."""
    for name in GAMES:
        for width in WIDTHS:
            chosen = {"language": language, "width": width}
            for each in verbosity or VERBOSITIES:
                with TemporaryDirectory() as folder:
                    told = [
                        felt(name, seed, Path(folder) / str(seed), verbosity=each, **chosen)
                        for seed in range(1, games + 1)
                    ]
                turns = [keys for game in told for keys in game.each]
                first = max(game.before for game in told)
                print(f"{name}, {width}, {each}: {mean(turns):.1f}/{max(turns)}, first {first}")


if __name__ == "__main__":
    words = sys.argv[1:]
    games = next((int(word) for word in words if word.isdecimal()), 5)
    spoken: list[Language] = [each for each in LANGUAGES if each in words] or ["en"]
    main(games, spoken[0], *(each for each in words if each in VERBOSITIES))
