"""Messages that one browser alone can read."""

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from accessible_games.push.encryption import LONGEST, encrypted, receiver, unwritten, written
from tests.push.service import CURVE, Device

OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tl"
    "zAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-"
    "fN"
)
"""The example of RFC 8291, appendix A."""


def test_the_example_of_the_standard_comes_out() -> None:
    """With its keys and its salt, byte for byte."""
    own = ec.derive_private_key(int.from_bytes(unwritten(OWN)), CURVE)
    message = b"When I grow up, I want to be a watermelon"
    assert written(encrypted(message, receiver(THEIRS, SECRET), own, unwritten(SALT))) == BODY


@pytest.mark.parametrize(
    "message", [b"", b"x", "Du bist dran: Völkerball".encode(), b"y" * LONGEST]
)
def test_a_browser_reads_what_is_for_it(message: bytes) -> None:
    """And no other does, nor twice the same letters."""
    device = Device()
    to = receiver(device.key, device.secret)
    first, second = encrypted(message, to), encrypted(message, to)
    assert first != second
    assert device.read(first) == device.read(second) == message
    with pytest.raises(InvalidTag):
        Device().read(first)
    with pytest.raises(InvalidTag):
        device.read(first[:-1] + bytes([first[-1] ^ 1]))


def test_what_is_too_long_for_a_service_is_not_sent() -> None:
    """Services need not take more than 4,096 bytes."""
    device = Device()
    to = receiver(device.key, device.secret)
    assert len(encrypted(b"y" * LONGEST, to)) < 4096
    with pytest.raises(ValueError, match=str(LONGEST + 1)):
        encrypted(b"y" * (LONGEST + 1), to)


@pytest.mark.parametrize(
    ("key", "secret"),
    [
        ("", ""),
        (THEIRS, ""),
        ("", SECRET),
        (THEIRS[:-2], SECRET),
        (THEIRS, SECRET + "AAAA"),
        (THEIRS.replace("_", "/"), SECRET),
        (THEIRS + "\n", SECRET),
        ("B" + "A" * 86, SECRET),  # no point of the curve
        (written(b"\2" + unwritten(THEIRS)[1:33]), SECRET),  # a compressed one
        ("ä" * 87, SECRET),
        (THEIRS, SECRET[:-1] + "é"),
        (SECRET, THEIRS),
    ],
)
def test_keys_that_are_none_are_refused(key: str, secret: str) -> None:
    """Anybody can write anything there."""
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        receiver(key, secret)
