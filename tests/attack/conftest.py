"""What all attacks share: cheap passwords, and the same cards in every run."""

from tests.server.conftest import cheap_passwords, quick, same_luck

__all__ = ["cheap_passwords", "quick", "same_luck"]
