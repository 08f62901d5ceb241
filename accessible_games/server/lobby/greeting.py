"""What a user hears besides their game when they come in."""

from hashlib import sha256

from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.user import User

DIGITS = 16
"""Of the digest by which words of the day are known again."""


def greet(directory: Directory, user: User) -> None:
    """Tell the host's words of the day once, that they are silenced, and what waits for them."""
    social = directory.social
    lines = social.host.words_of_day(user.settings.language)
    digest = sha256("\n".join(lines).encode()).hexdigest()[:DIGITS] if lines else ""
    if lines and digest != user.known.greeting:
        user.hear(lines)
        directory.change(user.name, greeting=digest)
    silence = social.sanctions.running("silence", user.key)
    if silence is not None:
        user.say("silenced", **social.sanctions.told(silence, user.narrator.catalogue))
    social.messages.tell(user)
