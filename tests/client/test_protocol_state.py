"""What client and server have told each other, however often the connection is cut."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from accessible_games.client.link_events import LinkEvent
from accessible_games.client.protocol_state import ProtocolState
from accessible_games.server.connection.frames import (
    Bye,
    Ended,
    Frame,
    Heard,
    Hello,
    Said,
    Stranger,
    Took,
    Typed,
    Welcome,
)


class Ends:
    """The state, what it tells, and what it sends."""

    def __init__(self) -> None:
        self.told: list[LinkEvent] = []
        self.sent: list[Frame] = []
        self.state = ProtocolState(Hello(language="de"), self.told.append)

    def begin(self) -> list[Frame]:
        """Connect; what is sent of it."""
        before = len(self.sent)
        self.state.begin(self.sent.append)
        return self.sent[before:]

    def hear(self, *frames: Frame) -> list[Frame]:
        """The server says frames; what is sent of it."""
        before = len(self.sent)
        for frame in frames:
            self.state.hear(frame)
        return self.sent[before:]


def said(*numbers: int) -> Sequence[Said]:
    """Lines with numbers."""
    return [Said(f"line {number}", "de", number) for number in numbers]


def test_what_was_typed_is_sent_at_once() -> None:
    """And what has come is told; nothing waits."""
    ends = Ends()
    assert ends.begin() == [Hello(language="de")]
    ends.hear(*said(1, 2), Welcome("secret", 0))
    ends.state.say(Typed(1, "hand"))
    ends.state.say(Heard(2))
    ends.state.say(Bye())
    assert ends.sent[1:] == [Typed(1, "hand"), Heard(2), Bye()]
    assert ends.told == [*said(1, 2), Welcome("secret", 0), Took(0)]


def test_after_a_cut_it_goes_on_where_it_was() -> None:
    """Lines that have come do not come again, and what was not taken is sent again, in order."""
    ends = Ends()
    ends.begin()
    ends.hear(*said(1, 2), Welcome("secret", 0))
    ends.state.say(Typed(1, "hand"))
    ends.state.say(Typed(2, "table"))
    ends.state.cut()
    ends.state.say(Typed(3, "scores"))
    assert ends.begin() == [Hello(language="de", token="secret", heard=2)]
    ends.state.say(Typed(4, "turn"))
    assert ends.hear(Welcome("secret", 1)) == [
        Typed(2, "table"),
        Typed(3, "scores"),
        Typed(4, "turn"),
    ]
    ends.hear(*said(2, 3))
    assert [event for event in ends.told if isinstance(event, Said)] == [*said(1, 2, 3)]


def test_a_server_that_does_not_know_one_any_more_is_met_anew() -> None:
    """Its lines are counted from the beginning, and what was typed before means nothing there."""
    ends = Ends()
    ends.begin()
    ends.hear(*said(7), Welcome("secret", 0))
    ends.state.say(Typed(1, "hand"))
    ends.state.cut()
    ends.begin()
    assert ends.hear(Stranger()) == []
    assert not ends.state.can_go_on
    ends.state.cut()
    assert ends.begin() == [Hello(language="de")]
    assert ends.hear(*said(1), Welcome("other", 0)) == []
    assert ends.told[-3:] == [*said(1), Welcome("other", 0), Took(0)]


def test_the_end_is_told() -> None:
    """Nothing has to come back then."""
    ends = Ends()
    ends.begin()
    ends.hear(Ended())
    assert (ends.told, ends.state.is_over) == ([Ended()], True)


class Server:
    """The other end, which keeps to the protocol and remembers what it did."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.took = self.number = 0
        self.lines: list[Said] = []

    def take(self, frame: Frame) -> list[Frame]:
        """What it answers."""
        match frame:
            case Hello(heard=heard):
                return [Welcome("secret", self.took), *self.lines[heard:]]
            case Typed(number, text) if number > self.took:
                self.took = number
                self.done.append(text)
                self.lines.append(Said(f"done {text}", "de", len(self.lines) + 1))
                return [self.lines[-1], Took(number)]
        return []


@given(st.lists(st.sampled_from(["type", "cut", "deliver", "answer"]), max_size=60))
def test_nothing_is_lost_or_done_twice_whenever_it_is_cut(steps: Sequence[str]) -> None:
    """Whatever was on its way in either direction."""
    ends, server = Ends(), Server()
    there: list[Frame] = []
    back: list[Frame] = []
    ends.state.begin(there.append)
    typed = 0

    def step(name: str) -> None:
        nonlocal typed
        if name == "type":
            typed += 1
            ends.state.say(Typed(typed, str(typed)))
        elif name == "cut":
            ends.state.cut()
            there.clear()
            back.clear()
            ends.state.begin(there.append)
        elif name == "deliver" and there:
            back.extend(server.take(there.pop(0)))
        elif name == "answer" and back:
            ends.state.hear(back.pop(0))

    step("deliver")
    step("answer")
    for name in steps:
        step(name)
    while there or back:
        step("deliver")
        step("answer")
    wanted = [str(number) for number in range(1, typed + 1)]
    assert server.done == wanted
    heard = [event.text for event in ends.told if isinstance(event, Said)]
    assert heard == [f"done {each}" for each in wanted]
