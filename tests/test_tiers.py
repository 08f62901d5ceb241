"""The tiers of the tests: what is left out of the fast one."""

import re

import pytest

from tests.conftest import FAST
from tests.imports import imports, nodes_of
from tests.running import ROOT

STARTERS = (
    *("tests.running", "tests.forking", "tests.terminal.driver", "tests.heard", "tests.felt"),
    "tests.tools.doctor_runs",
)
"""Tests that import from these start programs."""
SLOW = re.compile(r"^pytestmark = .*\bpytest\.mark\.slow\b", re.M)


@pytest.mark.parametrize("folder", FAST)
def test_fast_tests_start_no_program(folder: str) -> None:
    """A test that starts a program is marked as slow."""
    files = sorted((ROOT / "tests" / folder).rglob("test_*.py"))
    assert files
    for file in files:
        text = file.read_text("utf-8")
        starts = any(name.startswith(STARTERS) for name in imports(nodes_of(text)))
        assert not starts or SLOW.search(text), file.name
