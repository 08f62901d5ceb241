"""Ending a user's visit from outside, so that only their password or key lets them in again."""

from accessible_games.server.lobby.server import Server
from accessible_games.server.lobby.user import User


def sign_out(server: Server, user: User) -> None:
    """End a visit after what was said, and the right of the client to come back by itself."""
    user.presence.part()
    user.presence.expect("", 0)
    connection = user.connection
    if connection is not None:
        server.acknowledged(user, user.outbox.sent)
        connection.close()
        server.drop(user, connection)
