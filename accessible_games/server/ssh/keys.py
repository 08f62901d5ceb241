"""Keys: that by which clients know the server again, and those by which it knows people."""

from pathlib import Path

import asyncssh

from accessible_games.server.store import StoreError
from accessible_games.store import owned, whole

KIND = "ssh-ed25519"
LONGEST = 2000
"""Letters of a public key that can be kept; one of RSA with 8192 bits has 1400."""


def host_key(file: Path) -> asyncssh.SSHKey:
    """The key of this server, made when it is first asked for; `StoreError`.

    Only its owner can read the file. Clients warn of another server when the key changes.
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
    """A public key as it is kept: its kind and its number, without what its owner calls it."""
    kind, number, *_ = key.export_public_key().decode("ascii", "replace").split()
    return f"{kind} {number}"
