"""Passwords are stored in such a way that the file reveals none."""

from accessible_games.server.accounts.passwords import are_possible, fits, hashed


def test_only_the_password_fits() -> None:
    """Two people with the same password have different hashes."""
    kept = hashed("correct horse")
    assert fits("correct horse", kept)
    assert not fits("correct horses", kept)
    assert kept != hashed("correct horse")
    assert kept.startswith("$argon2id$")


def test_what_is_no_hash_fits_nothing() -> None:
    """Such as the words of a guest."""
    assert not fits("apple", "apple river stone")
    assert not fits("", "")


def test_the_library_is_there() -> None:
    """It is installed with the program's extra "server"."""
    assert are_possible()
