"""The lock file has what pyproject.toml asks for, for all systems, and nothing that is not ours."""

import re
import tomllib

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from accessible_games.setup.pins import BLOCKS, LOCK, heading, pins
from tests.locking import EXTRAS
from tests.running import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
STRANGER = "lou" + "is"
"""A package of the index that has the name of liblouis's module, and is somebody else's."""
MACHINES = [
    {"sys_platform": system, "platform_machine": machine, "python_full_version": version}
    for system in ("linux", "darwin", "win32")
    for machine in ("x86_64", "aarch64")
    for version in ("3.11.0", "3.12.1", "3.13.0", "3.14.0", "3.15.0")
]


def needed(block: str) -> list[Requirement]:
    """What pyproject.toml asks for to do what a block is for."""
    texts = [*PROJECT["dependencies"]]
    for each in BLOCKS[: BLOCKS.index(block) + 1]:
        texts += [
            text for extra in EXTRAS[each] for text in PROJECT["optional-dependencies"][extra]
        ]
    return [Requirement(text) for text in texts]


def pinned(text: str, machine: dict[str, str]) -> dict[str, str]:
    """The versions by name that pip would take on a machine."""
    version = ".".join(machine["python_full_version"].split(".")[:2])
    known = {name: str(value) for name, value in default_environment().items()}
    environment = {**known, **machine, "python_version": version}
    lines = re.findall(r"^([a-z].*?)\s*\\?$", text, re.MULTILINE)
    found = [Requirement(line) for line in lines]
    fits = [each for each in found if not each.marker or each.marker.evaluate(environment)]
    names = [canonicalize_name(each.name) for each in fits]
    assert len(names) == len({*names})
    return {
        name: str(each.specifier).removeprefix("==") for name, each in zip(names, fits, strict=True)
    }


def amiss(requirements: list[Requirement], versions: dict[str, str]) -> list[str]:
    """The requirements that the lock file leaves out or does not meet."""
    found = [(each, versions.get(canonicalize_name(each.name))) for each in requirements]
    return [str(each) for each, pin in found if pin is None or pin not in each.specifier]


@pytest.mark.parametrize("block", BLOCKS)
def test_the_lock_file_fits_the_project(block: str) -> None:
    """Each requirement has its version, within its range, on every system and Python."""
    for machine in MACHINES:
        assert amiss(needed(block), pinned(pins(block), machine)) == []


def test_what_does_not_fit_is_found() -> None:
    """A requirement that is missing, and a version that is too old or too new."""
    wanted = [Requirement(text) for text in ("a", "b>=2", "c<3", "d>=1")]
    assert amiss(wanted, {"b": "1.9", "c": "3.0", "d": "1.0"}) == ["a", "b>=2", "c<3"]


def test_every_extra_has_a_block() -> None:
    """Nothing that can be asked for is without a version."""
    extras = {extra for each in EXTRAS.values() for extra in each}
    assert extras == set(PROJECT["optional-dependencies"])


def test_every_version_has_hashes() -> None:
    """Nothing is installed that could be anything else."""
    entries = re.findall(r"^[a-z].*(?:\n .*)*", LOCK.read_text("utf-8"), re.MULTILINE)
    assert entries
    for entry in entries:
        first, *hashes = entry.splitlines()
        assert re.match(r"[a-z0-9._-]+==\S+", first)
        assert hashes
        assert all(re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?", line) for line in hashes)


def test_players_get_nothing_of_the_tests() -> None:
    """What only tests need stands in a block of its own."""
    play = pinned(pins("play"), MACHINES[0])
    assert not play.keys() & {"numpy", "distributed", "mypy", "pytest", "ruff", "hypothesis"}
    assert pins("test").startswith(pins("play"))
    assert [heading(block) in LOCK.read_text("utf-8") for block in BLOCKS] == [True] * 3


def test_the_lock_file_names_no_place() -> None:
    """Where packages come from is for pip to know, and for whoever has a mirror."""
    assert "//" not in LOCK.read_text("utf-8")
    assert not re.search(r"^ *--(?!hash=)", LOCK.read_text("utf-8"), re.MULTILINE)


def test_nothing_of_the_index_is_taken_for_liblouis() -> None:
    """It comes from the system alone: what has its module's name in the index is a stranger's."""
    asked = {canonicalize_name(each.name) for each in needed("benchmark")}
    locked = {*pinned(pins("benchmark"), MACHINES[0])}
    assert asked <= locked
    assert STRANGER not in locked | asked | set(PROJECT["optional-dependencies"])
