"""Many examples in one test: each is tried, and all that fail are named.

As a test of its own, an example of a few milliseconds would take as long again to be reported.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import Parameter, Signature
from typing import Any

import pytest

Check = Callable[..., None]


def gathering(groups: Mapping[str, Sequence[tuple[Any, ...]]]) -> Callable[[Check], Check]:
    """Make a test for each group out of one for each example, given by its arguments."""

    def gathered(check: Check) -> Check:
        @wraps(check)
        def test(group: str) -> None:
            try_all(check, groups[group])

        setattr(test, "__signature__", Signature([Parameter("group", Parameter.KEYWORD_ONLY)]))  # noqa: B010
        marked: Check = pytest.mark.parametrize("group", groups)(test)
        return marked

    return gathered


def try_all(check: Check, examples: Sequence[tuple[Any, ...]]) -> None:
    """Try each example, then fail with all those that failed."""
    failed: list[BaseException] = []
    for example in examples:
        try:
            check(*example)
        except (Exception, pytest.fail.Exception) as failure:
            failure.add_note(f"Tried with: {', '.join(map(str, example))}")
            failed.append(failure)
    if failed:
        raise BaseExceptionGroup(f"{len(failed)} of {len(examples)} examples fail", failed)
