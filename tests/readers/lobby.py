"""An evening in the lobby of a server: recorded there, and told at a desk by the client of `join`.

News comes while nothing is typed, which is told at once, and while a line is typed, which is told
with the answer to that line.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from accessible_games.client.client_app import ClientApp
from accessible_games.client.hearing import Hearing
from accessible_games.client.link_events import LinkEvent
from accessible_games.client.thread_queue import ThreadQueue
from accessible_games.frontends.terminal.plain_keyboard import PlainKeyboard
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.match.settings import Settings
from accessible_games.server.connection.frames import Bye, Ended, Frame, Said, Took, Typed
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold
from tests.server.house import House, at_house

SAME = 5
"""How often the same is asked, mistyped and said in a row; more than a few are too many to say."""


@dataclass(frozen=True)
class Step:
    """A typed line of Ben's, and what he is told: the lines of its answer, and the prompt."""

    line: str
    answer: tuple[str, ...]
    before: tuple[str, ...] = ()
    """What comes while nothing is typed."""
    meanwhile: tuple[str, ...] = ()
    """What comes while the line is typed."""


def recorded(language: Language) -> list[Step]:
    """Return what Ben is told while he asks, mistypes, and Anna talks to him."""
    words = catalogue_of(language)
    names = ("help", "tables", "people", "say", "tell")
    help_, tables, people, say, tell = (fold(words.words(f"command-{name}")[0]) for name in names)

    async def evening(house: House) -> list[Step]:
        for name in ("Anna", "Ben"):
            house.come(name, language)

        def answer(line: str) -> tuple[str, ...]:
            return (*house.type("Ben", line),)

        def news() -> tuple[str, ...]:
            house.type("Anna", f"{tell} ben salut")
            return (*house.heard("Ben"),)[:-1]  # without the prompt

        steps = [Step(line, answer(line)) for line in (help_, tables, "wombat") * SAME]
        steps += [
            Step(line, answer(line)) for line in (help_, people, "wombat") for _ in range(SAME)
        ]
        for _ in range(SAME):
            told = news()
            steps += [Step(people, answer(people), before=told)]
            told = news()
            steps += [Step(people, answer(people), meanwhile=told)]
        return steps + [Step(f"{say} salut", answer(f"{say} salut")) for _ in range(SAME)]

    return at_house(evening)


class Wire:
    """A connection by which each line is answered as it was at the server."""

    def __init__(self, steps: Sequence[Step], language: Language) -> None:
        self.queue = ThreadQueue[LinkEvent]()
        self._steps, self._language = iter(steps), language
        self._next = next(self._steps, None)
        self._told = 0
        self._tell(["Ben.", *steps[0].answer[-1:]], prompted=True)

    def news(self) -> bool:
        """Let come what came before the next line; return whether there was anything."""
        news = self._next.before if self._next else ()
        if news and self._next:
            self._next = Step(self._next.line, self._next.answer, (), self._next.meanwhile)
            self._tell(news)
        return bool(news)

    def say(self, frame: Frame) -> None:
        """Answer a frame."""
        match frame:
            case Typed(number, _) if self._next is not None:
                self._tell([*self._next.meanwhile, *self._next.answer], prompted=True)
                self._next = next(self._steps, None)
                self.queue.put(Took(number))
            case Bye():
                self.queue.put(Ended())

    def close(self) -> None:
        """Nothing has to be closed."""

    def _tell(self, lines: Sequence[str], *, prompted: bool = False) -> None:
        for number, line in enumerate(lines, 1):
            self._told += 1
            is_prompt = prompted and number == len(lines)
            self.queue.put(Said(line, self._language, self._told, prompt=is_prompt))


class AtLobby(PlainKeyboard):
    """A keyboard at which nobody begins a line before what comes first has come."""

    def __init__(self, wire: Wire, listen: Callable[[], object]) -> None:
        super().__init__()
        self._wire, self._listen = wire, listen

    def is_first(
        self, prompt: str, files: Sequence[int], served: Callable[[], bool], *, felt: bool = True
    ) -> bool:
        """See Keyboard."""
        Screen().say([prompt])
        self._shown = prompt
        self._listen()
        return not (self._wire.news() and served())


def visit(steps: Sequence[Step], language: Language, listen: Callable[[], object]) -> None:
    """Be Ben again, at this desk."""
    catalogue = catalogue_of(language)
    wire = Wire(steps, language)
    link: Any = wire
    screen = Screen(again=lambda: [catalogue.say(name) for name in ("again", "once-more")])
    hearing = Hearing(wire.queue, Settings(language=language))
    ClientApp(link, hearing, AtLobby(wire, listen), screen).run()
    wire.queue.close()
