"""A push service of the tests' own: https on this machine. It reads what comes as a browser does.

It decrypts by RFC 8291 the other way round, and checks signatures by RFC 8292.
"""

import asyncio
import json
import ssl
import struct
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from accessible_games.network.addresses import is_own
from accessible_games.push.encryption import point_of, unwritten, written
from accessible_games.push.endpoints import Reach
from tests.server.page.test_serving_pages import certificate

CURVE = ec.SECP256R1()
SECRET = bytes(range(16))


@dataclass
class Device:
    """A browser with keys of its own."""

    private: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(CURVE)
    )

    @property
    def key(self) -> str:
        """Its public key, as it gives it."""
        return written(point_of(self.private))

    @property
    def secret(self) -> str:
        """Its secret, as it gives it."""
        return written(SECRET)

    def read(self, body: bytes) -> bytes:
        """The message in a body that was encrypted for it; an error for any other."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        assert size == 4096
        assert len(body) <= size
        point, text = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        about = b"WebPush: info\0" + point_of(self.private) + point
        key = derived(32, SECRET, about, self.private.exchange(ec.ECDH(), theirs))
        cipher = AESGCM(derived(16, salt, b"Content-Encoding: aes128gcm\0", key))
        nonce = derived(12, salt, b"Content-Encoding: nonce\0", key)
        padded = cipher.decrypt(nonce, text, None).rstrip(b"\0")
        assert padded[-1:] == b"\2"
        return padded[:-1]


def derived(length: int, salt: bytes, info: bytes, key: bytes) -> bytes:
    """A key made of another one."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


def claims(authorization: str) -> dict[str, Any]:
    """What a server says of itself, which is signed by the key that it names; an error if not."""
    kind, _, rest = authorization.partition(" ")
    assert kind == "vapid"
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    head, said, signature = parts["t"].split(".")
    assert json.loads(unwritten(head)) == {"typ": "JWT", "alg": "ES256"}
    halves = unwritten(signature)
    assert len(halves) == 64
    made = encode_dss_signature(*(int.from_bytes(each) for each in (halves[:32], halves[32:])))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unwritten(parts["k"]))
    key.verify(made, f"{head}.{said}".encode(), ec.ECDSA(hashes.SHA256()))
    return {**json.loads(unwritten(said)), "key": parts["k"]}


@dataclass
class Request:
    """What has come."""

    target: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class PushService:
    """See above."""

    file: Path
    """The certificate by which it is known."""
    port: int = 0
    answers: list[bytes] = field(default_factory=list)
    """What it answers next, as it is sent; then that everything is taken."""
    came: asyncio.Queue[Request] = field(default_factory=asyncio.Queue)
    count: int = 0
    """How many have connected."""

    @property
    def address(self) -> str:
        """Where a browser is reached."""
        return f"https://localhost:{self.port}/push/one?for=it"

    @property
    def reach(self) -> Reach:
        """What allows to reach this service, and nothing else."""
        return Reach((self.port,), is_own)

    @property
    def trusting(self) -> ssl.SSLContext:
        """What knows it by its certificate."""
        return ssl.create_default_context(cafile=str(self.file))

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request, and answer it."""
        self.count += 1
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (e.partition(": ") for e in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        method, target, _ = first.split()
        assert method == "POST"
        self.came.put_nowait(Request(target, headers, body))
        writer.write(self.answers.pop(0) if self.answers else answer(201))
        writer.close()


def answer(status: int, *headers: str) -> bytes:
    """An answer without content."""
    return "\r\n".join([f"HTTP/1.1 {status} x", *headers, "Content-Length: 0", "", ""]).encode()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """Yield a service that runs until the block is left."""
    file, key = certificate(folder)
    service = PushService(file)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file, key)
    server = await asyncio.start_server(service.take, "127.0.0.1", 0, ssl=context)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service
