"""Keys: those by which clients recognise the server, and those by which it recognises people."""

from pathlib import Path

import asyncssh

from accessible_games.server.storage.store import StoreError
from accessible_games.store import owned, whole

KIND = "ssh-ed25519"
LONGEST = 2000
"""Letters of the longest public key that is kept; an RSA key of 8192 bits has 1400."""


def host_key(file: Path) -> asyncssh.SSHKey:
    """Return the key of this server, and make it if there is none.

    Only its owner can read the file. Clients warn if the key changes. Raises `StoreError` if the
    file cannot be made or is no key.
    """
    try:
        owned.make_folder(file.parent)
        if not file.exists():
            made = asyncssh.generate_private_key(KIND)
            whole.write_new(file, made.export_private_key())
        owned.tighten(file, owned.FILE)
        return asyncssh.import_private_key(file.read_bytes())
    except OSError as error:
        raise StoreError("unusable", str(file), str(error)) from None
    except (ValueError, asyncssh.KeyImportError):
        raise StoreError("host-key", str(file)) from None


def text_of(key: asyncssh.SSHKey) -> str:
    """Return a public key as it is kept: its kind and its number, without its comment."""
    kind, number, *_ = key.export_public_key().decode("ascii", "replace").split()
    return f"{kind} {number}"
