"""What a listener has to hear: lines to type, and what the program says to each in a pipe."""

import io
import sys
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from accessible_games.__main__ import start
from accessible_games.app import command_line
from accessible_games.app.opening import Opening
from accessible_games.app.start_game import sit_down
from accessible_games.core.event import Seat
from accessible_games.frontends.terminal.arguments import read_arguments
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.game_arguments import wishes
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.match.settings import CHOICES
from accessible_games.players import bot, chance_of
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.normalize import fold
from accessible_games.store.library import SavedGame
from tests.commands import PIECE_COMMANDS
from tests.sessions import Ears, Typist, typed_answer

PLAYER = "easy"
"""Who says what the person at the keyboard answers."""


class Keys(io.StringIO):
    """Typed lines; whenever one is read, all that was said since the last is an answer."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self.out = io.StringIO()
        self.answers: list[str] = []

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The next line; nothing where the input is over."""
        self.take()
        return super().readline(-1 if size is None else size)

    def take(self) -> None:
        """An answer is complete."""
        self.answers.append(self.out.getvalue())
        self.out.seek(0)
        self.out.truncate()


def printed(words: Sequence[str], lines: Sequence[str] = ()) -> list[str]:
    """What the program says in a pipe before each line, prompt included, and after the last."""
    keys, before = Keys(lines), sys.stdin
    sys.stdin = keys
    try:
        with redirect_stdout(keys.out), redirect_stderr(keys.out):
            start(read_arguments(words))
    finally:
        sys.stdin = before
    keys.take()
    return keys.answers


# Lines that are made up while a game goes on ------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """A line to type, and what must not have been said since the last one: hands of others."""

    line: str
    secrets: tuple[str, ...]


Lines = Callable[[TerminalSession], Iterator[str]]


def moments(words: Sequence[str], folder: Path, lines: Lines) -> list[Moment]:
    """The lines typed into a new game, made up by whoever sees the session, until they end.

    They are typed without accents, for the reader speaks typed letters that are several bytes.
    """
    started = command_line.start(read_arguments(words))[0].context
    ears = Ears()
    typist = Typist(ears, iter(()))
    questions = Questions(started.narrator, started.settings, typist, ears)
    opening = Opening(questions, wishes(started.arguments), folder / "records")
    saved = SavedGame(folder / "script.txt")
    session = sit_down(started, opening.record(), saved, typist, ears)
    typed: list[Moment] = []

    def noted() -> Iterator[str]:
        for line in map(fold, lines(session)):
            typed.append(Moment(line, secrets(session)))
            yield line

    typist.typed = noted()
    session.run()
    return typed


def secrets(session: TerminalSession) -> tuple[str, ...]:
    """The hands of all but the person at the keyboard, as those hear them who hold them.

    What the person hears of their own hand too, word for word, is no secret.
    """
    own = (
        hand(session, session.hot_seat.at_keyboard)
        if session.hot_seat.at_keyboard is not None
        else ""
    )
    seats = range(len(session.match.record.occupants))
    hands = [hand(session, seat) for seat in seats if seat != session.hot_seat.at_keyboard]
    return tuple(each for each in hands if each not in own)


def hand(session: TerminalSession, seat: Seat) -> str:
    """What a seat hears when it asks for its hand."""
    facts = session.match.table.game.topics["hand"](session.match.table.view(seat))
    return " ".join(session.person.narrator.for_(seat).events(facts))


def to_the_end(session: TerminalSession) -> Iterator[str]:
    """A whole game as a computer player advises; before the first answer of each kind questions."""
    kinds: set[str] = set()
    while True:
        yield from passing(session)
        assert session.person.asked is not None
        if session.person.asked.kind not in kinds:
            kinds.add(session.person.asked.kind)
            yield from aside(session)
        yield advised(session)


def aside(session: TerminalSession) -> Iterator[str]:
    """What can be answered, what is best, and something that is refused."""
    for command in ("moves", "hint"):
        yield session.person.vocabulary.commands.word(command)
    yield "wombat"


def every_command(session: TerminalSession) -> Iterator[str]:
    """A few answers, then each command alone, with words behind it, and the help for it."""
    yield from answers(session, 4)
    words = session.person.vocabulary
    for command in words.commands:
        yield from uses(session, command)
        yield f"{words.commands.word('help')} {typed_name(session, command)}"
    yield words.commands.word("help")
    yield words.commands.word("quit")


def each_command(session: TerminalSession, known: Container[str] = ()) -> Iterator[str]:
    """The same without the help for each, and without commands that are known already."""
    yield from answers(session, 4)
    for command in session.person.vocabulary.commands:
        if command not in known:
            yield from uses(session, command)
    yield session.person.vocabulary.commands.word("quit")


def uses(session: TerminalSession, command: str) -> Iterator[str]:
    """A command alone, and with what may stand behind it; nothing for the one that leaves."""
    if command != "quit":
        name = typed_name(session, command)
        yield from (f"{name} {behind}".strip() for behind in ("", *behind_it(session, command)))


def typed_name(session: TerminalSession, command: str) -> str:
    """A command as it is typed; that for languages is the same in all."""
    name = session.person.vocabulary.commands.word(command)
    return command if command == "language" else name


def behind_it(session: TerminalSession, command: str) -> list[str]:
    """What may stand behind a command; the last choice of a setting is the one it was.

    Languages are named as they are in all languages. The pace stays, for lines that wait are heard
    one by one: test_pace.py listens to them.
    """
    words, catalogue, rules = (
        session.person.vocabulary,
        session.person.narrator.catalogue,
        session.match.table.game,
    )
    if command == "language":
        spoken = catalogue.language
        others = [language for language in LANGUAGES if language != spoken]
        return ["wombat", *others, spoken]
    if command in CHOICES:
        names = [catalogue.say(f"{command}-{choice}") for choice in CHOICES[command]]
        now = catalogue.say(f"{command}-{getattr(session.settings, command)}")
        before = [name for name in names if name != now and command != "pace"]
        return ["wombat", *before, now]
    if command in PIECE_COMMANDS:
        return ["wombat", *(words.lexicon.answer_name(piece) for piece in rules.pieces[:2])]
    if command in rules.seat_topics:
        return ["wombat", session.match.record.occupants[-1].name]
    if rules.cursor is not None and command in rules.cursor.topics:
        return ["wombat", "p13"]
    return {"last": ["3", "wombat"], "search": ["wombat"], "rules": ["1", "wombat"]}.get(
        command, []
    )


def together(session: TerminalSession) -> Iterator[str]:
    """Several people for some time; each asks for the own hand and for what was said."""
    ask = [
        session.person.vocabulary.commands.word(command) for command in ("hand", "last", "since")
    ]
    before = None
    for _ in range(12):
        yield from answers(session, 1)
        if session.hot_seat.at_keyboard not in (before, None):
            yield from ask
        before = session.hot_seat.at_keyboard
    yield session.person.vocabulary.commands.word("quit")


def answers(session: TerminalSession, count: int) -> Iterator[str]:
    """Some answers, and Enter where it is asked for before them and behind."""
    for _ in range(count):
        yield from passing(session)
        yield advised(session)
    yield from passing(session)


def passing(session: TerminalSession) -> Iterator[str]:
    """Enter as long as nothing else is asked."""
    while session.person.asked is None or session.hot_seat.at_keyboard is None:
        yield ""


def advised(session: TerminalSession) -> str:
    """What a computer player would answer, as a person types it."""
    asked, table, seat = session.person.asked, session.match.table, session.hot_seat.at_keyboard
    assert asked is not None
    assert seat is not None
    chance = chance_of(session.match.record.seed, seat, len(table.moves))
    view = table.view(seat)
    player = bot(session.match.record.game, PLAYER)
    answer = player(view, asked, lambda luck: table.determinize(seat, luck), chance)
    return typed_answer(session.person, answer)
