"""A visit at the pace of the fingers: what a display shows, and when the bell rings."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Any

import pytest

from accessible_games.client.client_app import ClientApp
from accessible_games.client.hearing import Hearing
from accessible_games.client.link_events import Back, Failed, LinkEvent, Lost
from accessible_games.client.thread_queue import ThreadQueue
from accessible_games.frontends.terminal.keyboard import Complete
from accessible_games.frontends.terminal.pager import Paced
from accessible_games.match.settings import Settings
from accessible_games.server.connection.frames import (
    Arrows,
    Bye,
    Ended,
    Frame,
    Said,
    Sound,
    Took,
    Typed,
)
from tests.sessions import Ears, Typist

Answers = Callable[[Frame], Sequence[LinkEvent]]


class Wire:
    """A connection that is answered at once."""

    def __init__(self, queue: ThreadQueue[LinkEvent], answers: Answers) -> None:
        self.sent: list[Frame] = []
        self._queue, self._answers = queue, answers

    def say(self, frame: Frame) -> None:
        """Answer a frame."""
        self.sent.append(frame)
        for event in self._answers(frame):
            self._queue.put(event)

    def answer(self, password: str) -> None:
        """Nobody is asked for a password."""

    def close(self) -> None:
        """Nothing has to be closed."""


def answered(frame: Frame) -> list[LinkEvent]:
    """What a server says to each line."""
    match frame:
        case Typed(number, text):
            return [
                Said(f"You have typed {text}, which means nothing.", "en", 2 * number),
                Said("Lobby.", "en", 2 * number + 1, prompt=True),
                Took(number, refused="nonsense" in text),
            ]
        case Bye():
            return [Said("Goodbye.", "en"), Ended()]
    return []


def visited(
    settings: Settings, typed: Iterator[Any], *events: LinkEvent
) -> tuple[Typist, Ears, Wire, Hearing]:
    """A visit at which *events* come first and some lines are typed; what is shown of it."""
    queue = ThreadQueue[LinkEvent]()
    for event in (*events, Said("Lobby.", "en", 1, prompt=True)):
        queue.put(event)
    ears = Ears()
    typist, wire, hearing = Typist(ears, typed), Wire(queue, answered), Hearing(queue, settings)
    screen = Paced(settings, ears, lambda: typist)
    link: Any = wire
    ClientApp(link, hearing, screen, screen).run()
    queue.close()
    return typist, ears, wire, hearing


def test_lines_are_as_wide_as_the_display_and_the_last_is_the_prompt() -> None:
    """Each line of a narrow display waits; each is shown once, and answers follow their lines."""
    settings = Settings(width=20, pace="line")
    typist, ears, wire, _ = visited(settings, iter(["hand"]), Said("Welcome to you, Anna.", "en"))
    shown = typist.said
    told = ["Welcome to you,", "Anna.", "You have typed hand,", "which means nothing."]
    assert [line for line in shown if line in told] == told
    assert max(map(len, shown)) <= 20
    assert {*typist.prompts} == {"Lobby. "}
    assert ears.take()[-1] == "Goodbye."
    assert [each for each in wire.sent if isinstance(each, Typed)] == [Typed(1, "hand")]


def test_commands_about_the_device_do_not_travel() -> None:
    """In the words of the language that is spoken; what is wrong with them is told too."""
    settings = Settings()
    lines = ["width 30", "pace line", "pace nonsense", "width x", "help pace", "help"]
    typist, _, wire, _ = visited(settings, iter(lines))
    assert [each.text for each in wire.sent if isinstance(each, Typed)] == ["help"]
    told = " ".join(typist.said)
    assert ": whether all lines come at once" in told
    assert "At a table of the server, before its game: pace days 3 or pace evening" in told
    assert (settings.width, settings.pace) == (30, "line")


@pytest.mark.parametrize(("warn", "rings"), [("on", [0, 0, 1, 1, 0]), ("off", [0] * 5)])
def test_the_bell_rings_at_refusals(warn: str, rings: list[int]) -> None:
    """Once for each, whether it is refused here or by the server, if it is wanted."""
    lines = ["people", "nonsense", "pace nonsense", "tables"]
    queue, ears = ThreadQueue[LinkEvent](), Ears()
    queue.put(Said("Lobby.", "en", 1, prompt=True))
    wire: Any = Wire(queue, answered)
    typist = Typist(ears, iter(lines))
    ClientApp(wire, Hearing(queue, Settings(warn=warn)), typist, ears).run()
    queue.close()
    assert typist.rings == rings


@pytest.mark.parametrize("bells", ["on", "off"])
def test_a_sound_of_the_server_takes_the_place_of_the_bell(bells: str) -> None:
    """It is played with its lines; what is no sound of ours is not, and the bell rings."""

    def answers(frame: Frame) -> Sequence[LinkEvent]:
        match frame:
            case Typed(number, text):
                line = Said("Lobby.", "en", number + 1, prompt=True)
                return [Sound(text), line, Took(number, refused="refus" in text)]
            case Bye():
                return [Ended()]
        return []

    queue, ears = ThreadQueue[LinkEvent](), Ears()
    queue.put(Said("Lobby.", "en", 1, prompt=True))
    typist = Typist(ears, iter(["talk", "refusal", "refused ../turn", "", "turn.wav", "move"]))
    wire: Any = Wire(queue, answers)
    ClientApp(wire, Hearing(queue, Settings(warn=bells, sound="on")), typist, ears).run()
    queue.close()
    assert ears.played == ["talk", "refusal", "move"]
    assert sum(typist.rings) == (bells == "on")


def test_what_is_hidden_is_no_command() -> None:
    """A password may be any word."""
    hidden = Said("Password?", "en", 0, prompt=True, hidden=True)
    queue = ThreadQueue[LinkEvent]()
    queue.put(hidden)
    ears = Ears()
    wire: Any = Wire(queue, answered)
    typist = Typist(ears, iter(["pace line"]))
    settings = Settings()
    ClientApp(wire, Hearing(queue, settings), typist, ears).run()
    queue.close()
    assert wire.sent[0] != Bye()
    assert Typed(1, "pace line") in wire.sent
    assert settings.pace == "all"


def test_lines_are_spoken_in_their_language() -> None:
    """What is said here follows the server."""
    settings = Settings(language="en")
    _, _, _, hearing = visited(settings, iter([]), Said("Willkommen.", "de"), Lost(), Back())
    assert settings.language == "en"  # the last line was
    hearing.settings.put("language", "fr")
    assert hearing.narrator.say("join-back") == ["La connexion est rétablie."]


def test_a_long_line_and_control_c_stay_here() -> None:
    """They are answered at once, and what was typed is not sent."""
    lines = ["x" * 501, KeyboardInterrupt(), "people"]
    typist, _, wire, _ = visited(Settings(), iter(lines))
    assert [each.text for each in wire.sent if isinstance(each, Typed)] == ["people"]
    assert any("500" in prompt for prompt in typist.prompts)
    assert any("cancelled" in prompt for prompt in typist.prompts)


def test_a_connection_that_fails_ends_the_visit() -> None:
    """And why is known."""
    queue = ThreadQueue[LinkEvent]()
    queue.put(Failed("join-gave-up", {"host": "home"}))
    ears = Ears()
    hearing = Hearing(queue, Settings())
    wire: Any = Wire(queue, answered)
    ClientApp(wire, hearing, Typist(ears, iter([])), ears).run()
    queue.close()
    assert hearing.contact.failed == Failed("join-gave-up", {"host": "home"})


class Slow(ThreadQueue[LinkEvent]):
    """A server that says goodbye after *seconds*, or Ctrl-C comes first."""

    def __init__(self, seconds: float, *, interrupt: bool = False) -> None:
        super().__init__()
        self.seconds, self.interrupt, self.asked = seconds, interrupt, list[float]()

    def take(self, seconds: float = 0) -> list[LinkEvent]:
        """See ThreadQueue."""
        events = super().take()
        if events or not seconds:
            return events
        self.asked.append(seconds)
        if self.interrupt:
            raise KeyboardInterrupt
        return [Said("Goodbye.", "en"), Ended()] if self.seconds < seconds else []


def parted(queue: Slow, *events: LinkEvent) -> list[str]:
    """What is told where the input ends after these events, and the server is slow."""
    ears = Ears()
    for event in (Said("Lobby.", "en", 1, prompt=True), *events):
        queue.put(event)
    wire: Any = Wire(queue, lambda frame: [])
    ClientApp(wire, Hearing(queue, Settings()), Typist(ears, iter([])), ears).run()
    queue.close()
    return ears.take()


def test_a_slow_goodbye_is_told() -> None:
    """A busy server may take some seconds; one that is silent is not waited for for ever."""
    assert parted(Slow(5))[-1] == "Goodbye."
    assert "Goodbye." not in parted(Slow(inf))


def test_control_c_does_not_wait_for_a_goodbye() -> None:
    """It ends the visit at once, without a word."""
    queue = Slow(5, interrupt=True)
    assert "Goodbye." not in parted(queue)
    assert len(queue.asked) == 1


def test_no_goodbye_is_waited_for_without_a_connection() -> None:
    """Whoever leaves while it is lost leaves at once; after it is back they hear goodbye."""
    queue = Slow(5)
    assert "Goodbye." not in parted(queue, Lost())
    assert queue.asked == []
    assert parted(Slow(5), Lost(), Back())[-1] == "Goodbye."


@dataclass
class Walker(Typist):
    """Keeps what the arrows would type at each prompt."""

    walks: list[tuple[str, Mapping[str, str]]] = field(default_factory=list)

    def read_line(self, prompt: str, complete: Complete) -> str:
        """See Typist."""
        self.walks.append((prompt, {**self.steps}))
        return super().read_line(prompt, complete)


def walked(*events: LinkEvent) -> list[tuple[str, Mapping[str, str]]]:
    """What the arrows would type at each prompt; Ctrl-C twice asks here whether to leave."""
    queue, ears = ThreadQueue[LinkEvent](), Ears()
    for event in events:
        queue.put(event)
    walker = Walker(ears, iter([KeyboardInterrupt(), KeyboardInterrupt(), "no", "people"]))
    wire: Any = Wire(queue, answered)
    ClientApp(wire, Hearing(queue, Settings()), walker, ears).run()
    queue.close()
    return walker.walks


def test_the_arrows_type_what_the_server_says() -> None:
    """At its prompts, and not where something else is asked here."""
    words = {"left": "links", "right": "rechts", "up": "hoch", "down": "runter"}
    walks = walked(Arrows(**words), Said("Dein Zug.", "de", 1, prompt=True))
    assert [steps for _, steps in walks] == [words, words, {}, words, words]


@pytest.mark.parametrize("hidden", [True, False])
def test_no_arrow_types_a_password_or_nothing(hidden: bool) -> None:
    """Nor do some of them type where a server knows no word for others."""
    arrows = Arrows("left", "right", "up", "down") if hidden else Arrows("left")
    walks = walked(arrows, Said("Password?", "en", 1, prompt=True, hidden=hidden))
    assert walks[0] == ("Password? ", {})
