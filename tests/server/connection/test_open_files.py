"""The system allows a server all the connections that its connections allow."""

import sys

import pytest

from accessible_games.server.connection.open_files import WANTED, allow_connections

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")


@pytest.mark.parametrize(("before", "after"), [(256, WANTED), (WANTED + 50, WANTED + 50)])
def test_a_small_limit_is_raised_and_a_large_one_stays(before: int, after: int) -> None:
    """As far as the system allows it."""
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < WANTED + 50:
        pytest.skip("this system lets nobody have so many")
    resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))
    try:
        allow_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (after, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (now, most))
