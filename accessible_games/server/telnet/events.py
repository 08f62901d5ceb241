"""What a telnet client tells besides its lines."""

from accessible_games.core.frozen import Frozen
from accessible_games.server.lobby.outbox import TypedLine


class Size(Frozen):
    """How wide the window of the client is, in letters; 0 if it breaks lines itself."""

    width: int


class Confirmed(Frozen):
    """Everything that was sent before a mark has arrived."""


class AreYouThere(Frozen):
    """The client asks whether anyone listens."""


class GmcpMessage(Frozen):
    """A message beside the lines (GMCP), as it was sent."""

    text: str


TelnetEvent = TypedLine | Size | Confirmed | AreYouThere | GmcpMessage
