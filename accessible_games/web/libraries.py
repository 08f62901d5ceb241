"""The libraries that a page for browsers needs, which are not loaded without one."""

from importlib.util import find_spec

NEEDED = ("starlette", "uvicorn", "websockets")


def are_there() -> bool:
    """Whether all of them are installed."""
    return all(map(find_spec, NEEDED))
