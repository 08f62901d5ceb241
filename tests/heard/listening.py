"""The program under the reader, compared with what it says in a pipe."""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Protocol, Self, TypeVar

from tests.heard.reader import Reader, letters
from tests.heard.script import printed

Words = Callable[[Path], Sequence[str]]
"""The words of the command line, given a folder for settings and saved games."""
SIGNS = frozenset(" .,:?'’-«»\u00a0\u202f")
"""What may stand between words; a reader makes pauses of it."""


class Listener(Protocol):
    """What every reader can do."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *error: object) -> None: ...

    def hear(self, expected: str) -> str:
        """What is spoken since it was last asked, as much as *expected* and what comes with it."""

    def enter(self, line: str, expected: str) -> str:
        """A line and Enter; what is spoken then, as much as *expected*."""

    def press(self, key: str, expected: str) -> str:
        """A key by its name; what is spoken then, see hear."""

    def status(self) -> int:
        """The exit status of the program, when it has ended."""


NewReader = Callable[[list[str], Path], Listener]
"""Starts a reader with a command in it, given a folder for files of its own."""
L = TypeVar("L", bound=Listener)


def heard(
    words: Words, lines: Sequence[str], folder: Path
) -> AbstractContextManager[tuple[Reader, list[str]]]:
    """What is heard under yasr, see heard_under."""
    return heard_under(Reader, words, lines, folder)


@contextmanager
def heard_under(
    reader: Callable[[list[str], Path], L], words: Words, lines: Sequence[str], folder: Path
) -> Iterator[tuple[L, list[str]]]:
    """A reader in which the program has said its first words, and all that has to be heard.

    That is those words, an answer to each of *lines* and, where they do not quit, to the end of
    the input: what the program says in a pipe, with a folder of its own.
    """
    pipe, terminal = folder / "pipe", folder / "terminal"
    answers = printed(words(pipe), lines)
    with reader(command(words(terminal)), folder) as listener:
        first = listener.hear(answers[0])
        names = {str(pipe): str(terminal)} | dict(zip(files(pipe), files(terminal), strict=False))
        answers = [renamed(answer, names) for answer in answers]
        assert_same(first, answers[0])
        yield listener, answers


def command(words: Sequence[str]) -> list[str]:
    """The program with these words, in a process of its own, which never says that it thinks."""
    return [sys.executable, "-m", "tests.patient", *words]


def all_heard(
    words: Words, lines: Sequence[str], folder: Path, reader: NewReader = Reader
) -> list[str]:
    """What was heard before each line and after the last, when all of it was heard as printed."""
    with heard_under(reader, words, lines, folder) as (listener, answers):
        enter(listener, lines, answers[1:])
        assert_same(listener.hear(""), "")
        listener.status()
    return answers


def places(folder: Path, language: str = "en") -> list[str]:
    """The language, and *folder* for settings and saved games."""
    return ["--language", language, "--data", str(folder), "--config", str(folder)]


def files(folder: Path) -> list[str]:
    """The names of the saved games, which tell when they were begun."""
    return sorted(path.stem for path in folder.glob("records/*.txt"))


def renamed(text: str, names: Mapping[str, str]) -> str:
    """A text with other names for some things."""
    for name, other in names.items():
        text = text.replace(name, other)
    return text


def enter(reader: Listener, lines: Sequence[str], answers: Sequence[str]) -> None:
    """Type lines, and compare what is heard with what is printed, answer by answer."""
    for line, answer in zip(lines, answers, strict=True):
        assert_same(reader.enter(line, answer), answer)


def press(reader: Listener, key: str, text: str) -> None:
    """Press a key after which *text* is heard and nothing else."""
    assert_same(reader.press(key, text), text)


def assert_same(spoken: str, text: str) -> None:
    """The same words, however they were cut; names of reports tell when they were written."""
    said, meant = (re.sub(r"report-[\d-]+", "report", each) for each in (spoken, text))
    assert letters(said) == letters(meant), f"printed:\n{text}\nspoken:\n{spoken}"


def assert_echo(spoken: str, typed: str) -> None:
    """Nothing is said but letters that were typed, each at most once."""
    left = iter(letters(typed))
    assert all(letter in left for letter in letters(spoken)), f"typed: {typed}, spoken: {spoken}"


def assert_words(answers: Sequence[str]) -> None:
    """Nothing but words, numbers and the signs between them."""
    strange = {sign for text in answers for sign in text if not sign.isalnum()} - SIGNS - {"\n"}
    assert strange == set()
