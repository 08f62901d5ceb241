"""Where something may be sent: https at public addresses, whatever anybody has written."""

import pytest

from accessible_games.push.endpoints import LONGEST, PushAddress, Reach, endpoint, is_public

PUBLIC = (
    *("8.8.8.8", "1.1.1.1", "142.250.74.46", "2001:4860:4860::8888", "2606:4700::1111"),
    *("::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2a00:1450:4001::200a"),
)
PRIVATE = (
    *("127.0.0.1", "127.8.9.10", "0.0.0.0", "0.1.2.3", "10.0.0.1", "172.16.0.1", "172.31.255.255"),
    *("192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1", "203.0.113.9"),
    *("224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255", "192.0.0.170"),
    *("::", "::1", "::127.0.0.1", "::8.8.8.8", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1"),
    *("ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254"),
    *("64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::8.8.8.8", "2002:7f00:1::", "2002::1"),
    *("2001:0:53aa:64c::1", "100::1", "fec0::1"),
    *("", "localhost", "8.8.8", "0x7f.1", "2130706433"),
)


@pytest.mark.parametrize("address", PUBLIC)
def test_what_is_on_the_internet_may_be_reached(address: str) -> None:
    """By either kind of address, and through the networks that translate them."""
    assert is_public(address)


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_not_may_not(address: str) -> None:
    """What is this machine, its networks, reserved, and the same in other clothes."""
    assert not is_public(address)


ADDRESSES = {
    "https://fcm.googleapis.com/fcm/send/abc:def-_": ("fcm.googleapis.com", "/fcm/send/abc:def-_"),
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA": (
        "updates.push.services.mozilla.com",
        "/wpush/v2/gAAA",
    ),
    "https://web.push.apple.com/QNE": ("web.push.apple.com", "/QNE"),
    "https://db5p.notify.windows.com/w/?token=BQY%3d": (
        "db5p.notify.windows.com",
        "/w/?token=BQY%3d",
    ),
    "https://PUSH.example:443": ("push.example", "/"),
}
"""Addresses as services give them, and what they mean."""


@pytest.mark.parametrize("address", ADDRESSES)
def test_addresses_of_services_are_understood(address: str) -> None:
    """Those of the four large ones, and of others."""
    host, target = ADDRESSES[address]
    found = endpoint(address, Reach())
    assert found == PushAddress(host, 443, target)
    assert found.origin == f"https://{host}"


REFUSED = (
    *(
        "",
        "x",
        "http://push.example/x",
        "ftp://push.example",
        "file:///etc/passwd",
        "//push.example/x",
    ),
    *("https://", "https:///x", "https://push.example:80/x", "https://push.example:8443/x"),
    *("https://push.example:0/x", "https://push.example:99999/x", "https://push.example:x/x"),
    *("https://a@push.example/x", "https://a:b@push.example/x", "https://@push.example/x"),
    *(
        "https://push.example/x#y",
        "https://push.example\\@evil.example/x",
        "https://push example/x",
    ),
    *("https://push.example/x\r\nHost: evil", "https://push.example/\tx", "https://pü.example/x"),
    *(
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:7f00:1]/x",
        "https://2130706433/x",
    ),
    *("https://0x7f000001/x", "https://0x7f.1/x", "https://127.1/x", "https://10.0.0.1./x"),
    *("https://.example/x", "https://a..b/x", "https://-a.example/x", "https://push.example./x"),
    *("https://" + "a" * 64 + ".example/x", "https://" + "a." * 127 + "example/x"),
    f"https://push.example/{'x' * LONGEST}",
    "javascript:alert(1)",
    "https:push.example/x",
    "HTTPS\x00://push.example/x",
)


@pytest.mark.parametrize("address", REFUSED)
def test_nothing_else_is_an_address(address: str) -> None:
    """It is not even looked up."""
    with pytest.raises(ValueError):  # noqa: PT011 - each says something else
        endpoint(address, Reach())


def test_a_host_can_allow_more() -> None:
    """Such as a service of their own at another port, which the signature then names."""
    reach = Reach((443, 8443))
    assert endpoint("https://push.example:8443/x", reach).origin == "https://push.example:8443"
