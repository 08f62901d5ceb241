"""What the tests of the client share with those of the server."""

from tests.server.conftest import cheap_passwords, same_luck

__all__ = ["cheap_passwords", "same_luck"]
