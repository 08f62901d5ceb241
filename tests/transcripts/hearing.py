"""How a recorded game is heard: told again, or by Anna while she plays it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from accessible_games.app.replay import retell
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Seat
from accessible_games.frontends.script import Script
from accessible_games.games import GAMES
from accessible_games.match.match import Match
from accessible_games.match.room_parts import Seating
from accessible_games.match.settings import Settings
from accessible_games.match.wording import narrator_of
from accessible_games.speech.catalogue import Language, Verbosity
from tests.sessions import Ears, typed_answer
from tests.transcripts import games

ANNA = 0


@dataclass
class Answered:
    """What Anna heard before one of her answers, the prompt, and what she typed."""

    lines: list[str]
    prompt: str = ""
    typed: str = ""
    own_turn: bool = True
    """Whether it was asked in her own turn, or is the end of the game."""

    @property
    def heard(self) -> int:
        """How many lines that is, with the prompt."""
        return len(self.lines) + bool(self.prompt)


class AsThen(Seating):
    """Everybody answers as they did."""

    def __init__(self, match: Match, left: dict[Seat, list[Move]]) -> None:
        super().__init__(match)
        self.left = left
        """The answers of each seat that are still to come."""

    def bot_move(self, decision: Decision[Answer]) -> Move:
        """What was answered then."""
        return self.left[decision.seat].pop(0)


class Again(Script):
    """A recorded game being played again."""

    def __init__(
        self, match: Match, settings: Mapping[Seat, Settings], left: dict[Seat, list[Move]]
    ) -> None:
        super().__init__(match, settings)
        self.left, self.room.seating = left, AsThen(match, left)

    def next(self) -> Answered | None:
        """Let Anna hear what waits and type her next answer; None when the game is over."""
        person = self.persons[ANNA]
        person.ask_nothing()
        while person.asked is None and self.match.table.pending:
            self.room.be_patient()
            self.room.play_bots()
            self.ask(person)
        if person.asked is None:
            return None
        lines, prompt = person.take_lines(), person.prompt().strip()
        answer = self.left[ANNA].pop(0).answer
        own = person.asked.kind not in self.match.table.game.off_turn
        answered = Answered(lines, prompt, typed_answer(person, answer), own)
        self.room.dispatch(person, answered.typed)
        return answered


@cache
def heard(
    name: str, language: Language, verbosity: Verbosity = "normal", remarks: str = "on"
) -> list[Answered]:
    """All that Anna hears of a game, answer by answer."""
    settings = Settings(language=language, verbosity=verbosity, remarks=remarks)
    left = {seat: [m for m in games.moves(name) if m.seat == seat] for seat in range(4)}
    record = games.record(name)
    room = Again(match=Match(record.opening(GAMES), record), settings={ANNA: settings}, left=left)
    found = list(iter(room.next, None))
    return [*found, Answered(room.persons[ANNA].take_lines())]


def told_again(
    name: str,
    language: Language,
    verbosity: Verbosity,
    wishes: Mapping[str, str] | None = None,
    remarks: str = "on",
) -> list[str]:
    """All lines of a game that is told again."""
    record, ears = games.record(name), Ears()
    narrator = narrator_of(record, GAMES[name].pieces, language, verbosity, "value")
    retell(record, narrator, ears, None, Settings(hear=dict(wishes or {}), remarks=remarks))
    return ears.lines


def transcript(name: str, language: Language) -> str:
    """A game as Anna hears it, with what she types behind each prompt."""
    told = [
        line
        for each in heard(name, language)
        for line in (*each.lines, f"{each.prompt} {each.typed}".strip())
    ]
    return "\n".join(told).rstrip() + "\n"


def turns(name: str, language: Language) -> list[int]:
    """How many lines Anna hears in each of her turns, from one own answer to the next."""
    found, lines = list[int](), 0
    for answered in heard(name, language):
        lines += answered.heard
        if answered.own_turn:
            found.append(lines)
            lines = 0
    return found
