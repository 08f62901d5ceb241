"""Print how many keys a game takes on a braille display, where each line waits for one.

python -m tests.felt.presses [GAMES] [LANGUAGE] [VERBOSITY]

Each waiting line is one press of Space, and each answer one of Enter: typing is not counted. The
first game of somebody is played, who takes what is usual, which is three easy computer players; a
fourth answers. Without a verbosity the width brings its own.
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Any

from accessible_games.app.opening import Opening
from accessible_games.core.decision import Answer
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.game_arguments import Wishes
from accessible_games.frontends.terminal.keyboard import Complete
from accessible_games.frontends.terminal.pager import Paced
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.games import GAMES
from accessible_games.match.settings import Settings
from accessible_games.players import bot, chance_of
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Catalogue, Language
from accessible_games.speech.narrator import Narrator
from accessible_games.store.library import SavedGame
from tests.games.facts import facts_of
from tests.sessions import Ears, Typist, seated, typed_answer

WIDTHS = (40, 32, 20, 14)


class Counting(Typist):
    """A keyboard that keeps for which line each of its keys was pressed."""

    def __init__(self, ears: Ears) -> None:
        super().__init__(ears, iter(()))
        self.lines: list[str] = []

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
    """How many keys were pressed before the first answer of each own turn."""

    @property
    def before(self) -> int:
        """The keys before the first own turn."""
        return self.turns[0]

    @property
    def each(self) -> list[int]:
        """The keys from each own turn to the next."""
        return [after - turn for turn, after in zip(self.turns, self.turns[1:], strict=False)]


def felt(name: str, seed: int, folder: Path, chosen: Mapping[str, Any]) -> Felt:
    """A whole first game with these settings, from the only question before it to its end."""
    settings = suited(chosen)
    ears = Ears()
    keyboard = Counting(ears)
    paced = Paced(settings, ears, lambda: keyboard)
    words = Catalogue(settings.language)
    narrator = Narrator(words, [], [], settings.told, unbroken=True)
    keyboard.typed = iter([""])
    questions = Questions(narrator, settings, paced, paced)
    opening = Opening(questions, Wishes(game=name, seed=seed), folder)
    record, saved = opening.record(), SavedGame(folder / "game.txt")
    told = {**chosen, "pace": settings.pace, "verbosity": settings.verbosity}
    session = seated(record, saved, **told).session
    session.console.screen = session.console.keyboard = paced
    session.welcome(newcomer=True, told=opening.told)
    turns: list[int] = []
    keyboard.typed = answers(session, keyboard, turns)
    session.run()
    return Felt(keyboard.lines, turns)


def suited(chosen: Mapping[str, Any]) -> Settings:
    """The settings of a start at the pace of lines, as the program finds them."""
    settings = Settings(**chosen, pace="line")
    settings.suit(spoken=False, chosen="verbosity" in chosen)
    return settings


def answers(session: TerminalSession, keyboard: Counting, turns: list[int]) -> Iterator[str]:
    """What is typed; how many keys were pressed before each own turn is noted in *turns*."""
    kind = facts_of(session.match.record.game).turn
    while True:
        asked = session.person.asked
        if asked is not None and asked.kind == kind:
            turns.append(len(keyboard.lines))
        yield answer(session)


def answer(session: TerminalSession) -> str:
    """What an easy computer player would answer; Enter where nothing is asked."""
    asked, match = session.person.asked, session.match
    if asked is None:
        return ""
    table, seat = match.table, asked.seat
    chance = chance_of(match.record.seed, seat, len(table.moves))
    player = bot(match.record.game, "easy")
    chosen: Answer = player(
        table.view(seat), asked, lambda luck: table.determinize(seat, luck), chance
    )
    return typed_answer(session.person, chosen)


def several(name: str, games: int, **chosen: Any) -> list[Felt]:
    """Games of one kind, whose cards the numbers from 1 shuffle."""
    with TemporaryDirectory() as folder:
        return [felt(name, seed, Path(folder, str(seed)), chosen) for seed in range(1, games + 1)]


def main(games: int, language: Language, verbosities: list[str]) -> None:
    """Print the figures of so many games of each kind."""
    print("game, cells, verbosity: keys in an own turn, mean/most; most before the first")
    wishes: list[dict[str, Any]] = [{"verbosity": each} for each in verbosities] or [{}]
    for name in GAMES:
        for width in WIDTHS:
            for wish in wishes:
                chosen = {"language": language, "width": width, **wish}
                played = several(name, games, **chosen)
                turns = [keys for game in played for keys in game.each]
                first = max(game.before for game in played)
                told = suited(chosen).told
                print(f"{name}, {width}, {told}: {mean(turns):.1f}/{max(turns)}; {first}")


if __name__ == "__main__":
    words = sys.argv[1:]
    spoken: list[Language] = [each for each in LANGUAGES if each in words] or ["en"]
    number = next((int(word) for word in words if word.isdecimal()), 5)
    main(number, spoken[0], [each for each in VERBOSITIES if each in words])
