"""The key of the server, and the stored keys of people."""

import os
import stat
from pathlib import Path

import asyncssh
import pytest

from accessible_games.server.ssh import keys
from accessible_games.server.storage.store import StoreError


def test_the_key_of_the_server_is_made_once(tmp_path: Path) -> None:
    """Only its owner can read it, and clients recognise the server."""
    file = tmp_path / "data" / "server-key"
    made = keys.host_key(file)
    assert keys.host_key(file).get_fingerprint() == made.get_fingerprint()
    assert made.get_algorithm() == "ssh-ed25519"
    if os.name == "posix":
        os.chmod(file, 0o644)
        keys.host_key(file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("content", "problem"), [(b"rubbish", "host-key"), (b"", "host-key"), (None, "unusable")]
)
def test_what_is_no_key_is_a_sentence(tmp_path: Path, content: bytes | None, problem: str) -> None:
    """It is not overwritten."""
    file = tmp_path / "server-key"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    with pytest.raises(StoreError) as raised:
        keys.host_key(file)
    assert raised.value.problem == problem
    assert content is None or file.read_bytes() == content


@pytest.mark.parametrize("kind", ["ssh-ed25519", "ecdsa-sha2-nistp256", "ssh-rsa"])
def test_a_public_key_is_kept_without_what_its_owner_calls_it(kind: str) -> None:
    """So the same key is the same text."""
    key = asyncssh.generate_private_key(kind, comment="anna@home")
    text = keys.text_of(key)
    assert "anna" not in text
    assert keys.text_of(asyncssh.import_public_key(f"{text} other")) == text
    assert len(text) <= keys.LONGEST
