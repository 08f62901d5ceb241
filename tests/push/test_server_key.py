"""The key of a server for push services."""

import os
import stat
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec, ed25519

from accessible_games.push.encryption import unwritten
from accessible_games.push.server_key import VALID, kept_key
from tests.push.service import claims


def test_it_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    """And it is the same afterwards."""
    file = tmp_path / "server-push-key"
    made = kept_key(file)
    assert len(unwritten(made.public)) == 65
    assert kept_key(file).public == made.public
    assert kept_key(tmp_path / "another").public != made.public
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_services_can_check_who_sends(tmp_path: Path) -> None:
    """For one service, for a while, and with the address of the host."""
    key = kept_key(tmp_path / "key")
    made = key.authorization("https://push.example", "mailto:host@example.org", 1000.7)
    assert claims(made) == {
        "aud": "https://push.example",
        "exp": 1000 + VALID,
        "sub": "mailto:host@example.org",
        "key": key.public,
    }
    other = kept_key(tmp_path / "other")
    with pytest.raises(InvalidSignature):
        claims(made.replace(key.public, other.public))


def test_marks_tell_nothing_and_stay_the_same(tmp_path: Path) -> None:
    """A service sees them, so nobody can find out the words that they stand for."""
    key, other = kept_key(tmp_path / "key"), kept_key(tmp_path / "other")
    marks = [
        key.mark("amber river stone"),
        key.mark("amber river stones"),
        other.mark("amber river stone"),
    ]
    assert len({*marks}) == 3
    assert marks[0] == kept_key(tmp_path / "key").mark("amber river stone")
    assert all(len(each) == 22 and "amber" not in each for each in marks)  # at most 32 (RFC 8030)


def pem(
    key: ec.EllipticCurvePrivateKey | ed25519.Ed25519PrivateKey, password: bytes = b""
) -> bytes:
    """A key as a file."""
    return key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(password)
        if password
        else serialization.NoEncryption(),
    )


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"nothing",
        b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
        pem(ec.generate_private_key(ec.SECP384R1())),
        pem(ed25519.Ed25519PrivateKey.generate()),
        pem(ec.generate_private_key(ec.SECP256R1()), b"secret"),
    ],
    ids=["empty", "text", "broken", "another curve", "another kind", "locked"],
)
def test_a_file_that_is_no_such_key_is_left_alone(tmp_path: Path, data: bytes) -> None:
    """Whoever has asked for notices has asked for those of the lost key."""
    file = tmp_path / "key"
    file.write_bytes(data)
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        kept_key(file)
    assert file.read_bytes() == data
