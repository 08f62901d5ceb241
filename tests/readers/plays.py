"""What is played for readers: words for the command line, and the lines that are typed then."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from pathlib import Path
from random import Random

from accessible_games.__main__ import start
from accessible_games.frontends.terminal.arguments import read_arguments
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import Language
from tests.heard import script
from tests.heard.test_around import lesson, program
from tests.heard.test_games import play
from tests.heard.test_real_table import SHEETS
from tests.readers import lobby
from tests.real_table.hidden import EVENINGS, PEOPLE
from tests.real_table.test_whole_evenings import mistaken

TIMES = 20
"""How often somebody asks for the same answer in a row."""
SAME = 100
"""How often somebody types the same line in a row."""
TWICE = ("hand", "table", "scores", "turn", "hint", "since", "moves", "last")
"""What is asked for twice in a row, where a game has it."""
LONGEST = 22
"""Rows of the longest answer that is asked for again and again."""


def started(words: list[str], listen: Callable[[], object]) -> None:
    """Run the program as from the command line."""
    start(read_arguments(words))


@dataclass(frozen=True)
class Play:
    """One run of the program."""

    name: str
    words: Callable[[Path], list[str]]
    """Returns the words of the command line, given a folder for settings and saved games."""
    lines: Callable[[list[str], Path], Iterable[str]]
    """Returns what is typed, given these words and another folder."""
    run: Callable[[list[str], Callable[[], object]], object] = started
    """Runs it with these words, given what lets everything be heard that was told."""


def typed(make: script.Lines, words: list[str], folder: Path) -> list[str]:
    """Return lines that are made up while the game goes on."""
    return [moment.line for moment in script.moments(words, folder, make)]


def asked_again(session: TerminalSession) -> Iterator[str]:
    """Yield what people ask again who have missed it, and what they mistype."""
    yield from script.answers(session, 3)
    word = session.person.vocabulary.commands.word
    for command in TWICE:
        if command in session.person.vocabulary.commands:
            yield from repeat(word(command), 2)
    yield from repeat("wombat", 3)
    yield from script.answers(session, 9)
    for command in ("since", "help"):
        yield from repeat(word(command), TIMES)
    for rows in range(2, LONGEST + 1):
        yield from repeat(f"{word('last')} {rows}", TIMES)
    yield word("quit")


def mistyped(session: TerminalSession) -> Iterator[str]:
    """Yield the same wrong line, the same question, and no line at all, a hundred times."""
    yield from script.answers(session, 3)
    word = session.person.vocabulary.commands.word
    for line in ("wombat", word("turn"), word("scores"), ""):
        yield from repeat(line, SAME)
    yield word("quit")


def in_game(game: str, language: Language, *more: str) -> Callable[[Path], list[str]]:
    """Return the words that begin a game for one person."""

    def words(folder: Path) -> list[str]:
        return [*play(folder, game, language, *more), "--plain"]

    return words


def of_game(game: str, language: Language) -> Iterator[Play]:
    """Yield all that is played of one game in one language."""
    one = in_game(game, language, "--people", "Anna")
    two = in_game(game, language, "--people", "Anna,Ben")
    seats = min(4, GAMES[game].seats[-1])
    longer = (*("--people", "Anna"), *("--seats", str(seats)), *("--seed", "10"))
    long = in_game(game, language, *longer)
    yield Play("long game", long, partial(typed, script.to_the_end))
    yield Play("whole game", one, partial(typed, script.to_the_end))
    yield Play("every command", one, partial(typed, script.each_command))
    yield Play("asked again", long, partial(typed, asked_again))
    yield Play("same line", long, partial(typed, mistyped))
    yield Play("two at a keyboard", two, partial(typed, script.together))
    taught = partial(program, "tutorial", game, "--plain", language=language)
    yield Play("tutorial", taught, lambda *_: lesson(game, language))
    for words in (f"rules {game}", f"labels {game}"):
        read = partial(program, *words.split(), language=language)
        yield Play(words.partition(" ")[0], read, lambda *_: [])


def of_table(language: Language) -> Iterator[Play]:
    """Yield evenings at a real table in one language."""
    for game, _ in SHEETS:
        played = EVENINGS[game](3, language)
        lines = [line for line, _ in mistaken(played, Random(3), language)]
        people = ",".join(PEOPLE[: played.players])
        words = ("evening", "--people", people, "--plain")
        yield Play(f"{game} evening", partial(program, *words, language=language), whole(lines))


def of_lobby(language: Language) -> Play:
    """Return an evening in the lobby of a server: questions again and again, and talk."""
    steps = lobby.recorded(language)

    def visited(words: list[str], listen: Callable[[], object]) -> None:
        lobby.visit(steps, language, listen)

    return Play("lobby", lambda _: [], whole([step.line for step in steps]), visited)


def whole(lines: list[str]) -> Callable[[list[str], Path], list[str]]:
    """Return what gives these lines."""
    return lambda *_: lines


def of_all(languages: Iterable[Language]) -> Iterator[tuple[str, Language, Play]]:
    """Yield all plays, each with its game and its language."""
    for language in languages:
        for game in GAMES:
            yield from ((game, language, each) for each in of_game(game, language))
        yield from (("real table", language, each) for each in of_table(language))
        yield "lobby", language, of_lobby(language)
