"""Passwords: kept as argon2id hashes, from which they cannot be recovered."""

from importlib.util import find_spec

SHORTEST = 8
"""The fewest letters of a password."""
MEMORY, TIMES = 19 * 1024, 2
"""KiB and passes, the minimum that OWASP advises: about an eighth of a second on one core."""


def hashed(password: str) -> str:
    """Return the hash to keep of a password; it is slow, so a server computes it in a thread."""
    from argon2 import PasswordHasher

    return PasswordHasher(TIMES, MEMORY, 1).hash(password)


def fits(password: str, kept: str) -> bool:
    """Whether *kept* is the hash of a password; as slow as `hashed`."""
    from argon2 import PasswordHasher
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        return PasswordHasher().verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def are_possible() -> bool:
    """Whether the library is there."""
    return find_spec("argon2") is not None
