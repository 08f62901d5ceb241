"""Addresses: which networks they belong to, and so who is counted as one."""

from ipaddress import IPv6Address

import pytest
from hypothesis import given
from hypothesis import strategies as some

from accessible_games.network.addresses import networks


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("192.0.2.7", {"192.0.2.7/32": 1}),
        ("::ffff:192.0.2.7", {"192.0.2.7/32": 1}),
        (
            "2001:db8:1:2:3::4",
            {"2001:db8:1:2::/64": 1, "2001:db8:1::/56": 4, "2001:db8:1::/48": 16},
        ),
        ("fe80::1%eth0", {"fe80::/64": 1, "fe80::/56": 4, "fe80::/48": 16}),
        ("::1", {"::/64": 1, "::/56": 4, "::/48": 16}),
        ("", {"": 1}),
        ("nonsense", {"nonsense": 1}),
    ],
)
def test_an_address_counts_for_its_networks(address: str, found: dict[str, int]) -> None:
    """The smallest first, larger ones with more room; IPv4 is the same through either protocol."""
    assert {each.who: each.room for each in networks(address)} == found


@given(some.integers(2**61, 2**62 - 1), some.integers(0, 2**64 - 1))
def test_one_machine_is_one_guesser(network: int, host: int) -> None:
    """Whatever the last 64 bits of its address are."""
    first, other = IPv6Address(network << 64), IPv6Address(network << 64 | host)
    assert networks(str(first)) == networks(str(other))
