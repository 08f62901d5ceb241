"""The key by which push services know that a message is from this server (VAPID, RFC 8292)."""

import json
from pathlib import Path

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from accessible_games.push.encryption import point_of, written
from accessible_games.store import owned, whole

VALID = 12 * 3600
"""Seconds for which a signature counts; at most 24 hours are allowed."""
HALF = 32
"""Bytes of each half of a signature (RFC 7518, section 3.4)."""


class ServerKey:
    """See above; browsers subscribe to messages that are signed by it."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self.private = private
        self.public = written(point_of(private))
        """The public key, as browsers and push services read it."""

    def authorization(self, origin: str, contact: str, now: float) -> str:
        """Return the header that proves to a push service who sends, at a time in seconds.

        *contact* is the address at which the service reaches whoever runs the server.
        """
        head = {"typ": "JWT", "alg": "ES256"}
        claims = {"aud": origin, "exp": int(now) + VALID, "sub": contact}
        signed = ".".join(written(json.dumps(each).encode()) for each in (head, claims))
        halves = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(each.to_bytes(HALF, "big") for each in halves)
        return f"vapid t={signed}.{written(signature)}, k={self.public}"

    def mark(self, text: str) -> str:
        """Return a mark that is the same for a text as long as the key is, and tells nothing."""
        number = self.private.private_numbers().private_value
        made = hmac.HMAC(number.to_bytes(HALF, "big"), hashes.SHA256())
        made.update(text.encode())
        return written(made.finalize()[:16])


def kept_key(file: Path) -> ServerKey:
    """Return the key in a file, which is made for its owner alone if it is not there.

    Raises `OSError` if that fails, `ValueError` for a file that is no such key.
    """
    if not file.exists():
        made = ec.generate_private_key(ec.SECP256R1())
        data = made.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
        whole.write({file: data}, owned.FILE)
        return ServerKey(made)
    try:
        key = serialization.load_pem_private_key(file.read_bytes(), None)
    except (TypeError, UnsupportedAlgorithm) as error:
        raise ValueError(str(error)) from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise ValueError(str(file))
    return ServerKey(key)
