"""What benchmarks that are given one number have in common."""

import argparse
from collections.abc import Callable, Sequence


def print_report(
    report: Callable[[int], Sequence[str]],
    about: str | None,
    number: str,
    usual: int,
    arguments: Sequence[str] | None,
) -> None:
    """Print the lines of a report on the *number* in the arguments, or on the usual one."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument(number, nargs="?", type=int, default=usual)
    print("\n".join(report(getattr(parser.parse_args(arguments), number))))
