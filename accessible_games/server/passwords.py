"""Passwords: kept as argon2id hashes, which nobody can turn back."""

from importlib.util import find_spec

SHORTEST = 8
"""Letters of a password at least."""
MEMORY, TIMES = 19 * 1024, 2
"""KiB and passes, as OWASP advises at least: about an eighth of a second on one core."""


def hashed(password: str) -> str:
    """What is kept of a password; it takes long, so a server has it done in a thread."""
    from argon2 import PasswordHasher

    return PasswordHasher(TIMES, MEMORY, 1).hash(password)


def fits(password: str, kept: str) -> bool:
    """Whether a password is the one of which *kept* is the hash; takes as long."""
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return PasswordHasher().verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def are_possible() -> bool:
    """Whether the library is there."""
    return find_spec("argon2") is not None
