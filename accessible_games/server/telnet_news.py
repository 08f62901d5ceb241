"""What a telnet client tells besides its lines."""

from accessible_games.core.frozen import Frozen
from accessible_games.server.lines import Line


class Size(Frozen):
    """How wide the window of the client is, in letters; 0 if it breaks lines itself."""

    width: int


class Came(Frozen):
    """All that was sent before a mark has come."""


class AreYouThere(Frozen):
    """The client asks whether anybody listens."""


class Message(Frozen):
    """A message beside the lines (GMCP), as it was sent."""

    text: str


News = Line | Size | Came | AreYouThere | Message
