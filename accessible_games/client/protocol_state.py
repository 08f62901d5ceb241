"""What a client and its server have told each other, over all their connections.

So nothing is lost when the connection breaks, and nothing comes twice; see `frames`.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import replace

from accessible_games.client.link_events import LinkEvent
from accessible_games.server.connection.frames import (
    Arrows,
    Bye,
    Cells,
    Ended,
    Felt,
    Frame,
    Heard,
    Hello,
    Pressed,
    Said,
    Sound,
    Stranger,
    Took,
    Typed,
    Unfelt,
    Welcome,
)


class ProtocolState:
    """The frames of a client, whether it is connected or not."""

    def __init__(self, hello: Hello, tell: Callable[[LinkEvent], None]) -> None:
        """Say *hello* at each connection, and give *tell* what has come."""
        self._hello, self._tell = hello, tell
        self.is_over = False
        """Whether the server has ended the visit."""
        self._token = ""
        self._heard = 0
        """The number of the last line that has come."""
        self._typed: deque[Typed] = deque()
        """The typed lines that the server has not confirmed yet."""
        self._send: Callable[[Frame], None] | None = None
        self._goes_on = False
        """Whether the server still has to say up to where it knows what was typed."""

    @property
    def can_go_on(self) -> bool:
        """Whether the server may recognise this client."""
        return bool(self._token)

    def begin(self, send: Callable[[Frame], None]) -> None:
        """Use a new connection, on which *send* sends frames."""
        self._send, self._goes_on = send, self.can_go_on
        if not self.can_go_on:
            self._heard = 0
            self._typed.clear()
        send(replace(self._hello, token=self._token, heard=self._heard))

    def cut(self) -> None:
        """Note that the connection is lost."""
        self._send = None

    def say(self, frame: Typed | Heard | Felt | Pressed | Bye) -> None:
        """Send a frame; lines typed while there is no connection wait for the next one."""
        if isinstance(frame, Typed):
            self._typed.append(frame)
        if self._send is not None and not self._goes_on:
            self._send(frame)

    def hear(self, frame: Frame) -> None:
        """Take a frame of the server."""
        match frame:
            case Said(number=number) if number == 0 or number > self._heard:
                self._heard = max(self._heard, number)
                self._tell(frame)
            case Took(number, refused):
                self._forget(number, refused=refused)
            case Welcome(token, took):
                self._token = token
                self._tell(frame)
                self._forget(took)
                self._send_again()
            case Stranger():
                self._token = ""
            case Cells() | Unfelt() | Arrows() | Sound():
                self._tell(frame)
            case Ended():
                self.is_over = True
                self._tell(frame)

    def _forget(self, took: int, *, refused: bool = False) -> None:
        """Forget all lines up to a number: the server has taken them."""
        while self._typed and self._typed[0].number <= took:
            self._typed.popleft()
        self._tell(Took(took, refused))

    def _send_again(self) -> None:
        """Send what was lost with the connection, or typed since."""
        if self._goes_on and self._send is not None:
            for typed in self._typed:
                self._send(typed)
        self._goes_on = False
