"""A message that only one browser can read, as RFC 8291 and RFC 8188 have it.

The ciphers are those of the library `cryptography`; what is here is how they are put together, and
the few bytes around them.
"""

import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from accessible_games.core.frozen import Frozen

POINT, SECRET, SALT = 65, 16, 16
"""Bytes of a public key, of the secret of a browser, and of a salt."""
RECORD = 4096
"""Bytes of a record; push services take messages of one record (RFC 8030, section 7.2)."""
LONGEST = 3000
"""The most bytes of a message; services must take 3,993 (RFC 8291, section 4)."""


class Receiver(Frozen):
    """The keys of a browser, as it gave them."""

    point: bytes
    """Its public key, uncompressed."""
    secret: bytes


def receiver(key: str, secret: str) -> Receiver:
    """Return the keys written in base64url. Raises `ValueError` if they are none."""
    found = Receiver(unwritten(key), unwritten(secret))
    if len(found.point) != POINT or len(found.secret) != SECRET:
        raise ValueError(key)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.point)
    return found


def encrypted(
    message: bytes,
    to: Receiver,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return the body of a message, encrypted with a new key and salt if none are given.

    Raises `ValueError` if the message is too long.
    """
    if len(message) > LONGEST:
        raise ValueError(len(message))

    def derived(length: int, salt: bytes, info: bytes, key: bytes) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(key)

    curve = ec.SECP256R1()
    own, salt = own or ec.generate_private_key(curve), salt or os.urandom(SALT)
    point = point_of(own)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(curve, to.point)
    about = b"WebPush: info\0" + to.point + point
    key = derived(32, to.secret, about, own.exchange(ec.ECDH(), theirs))
    cipher = AESGCM(derived(16, salt, b"Content-Encoding: aes128gcm\0", key))
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", key)
    head = salt + struct.pack("!IB", RECORD, len(point)) + point
    return head + cipher.encrypt(nonce, message + b"\2", None)  # 2 ends the last record


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """Return the public key that belongs to a private one, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def written(data: bytes) -> str:
    """Return bytes in base64url, without padding (RFC 7515, section 2)."""
    return urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def unwritten(text: str) -> bytes:
    """Return the bytes that a text in base64url means. Raises `ValueError` if it is none."""
    data = text.rstrip("=").encode("ascii")
    found = urlsafe_b64decode(data + b"=" * (-len(data) % 4))
    if written(found) != text.rstrip("="):  # the decoder skips what it does not know
        raise ValueError(text)
    return found
