"""What only the system has is installed after saying what and why, and begins nothing to run."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest

from accessible_games.frontends.terminal.asking import known_everywhere
from accessible_games.setup.words import KNOWN, SENTENCES
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold
from tests.setup.copies import STREAMS, Copy, copy_project, ending, says_version

WHY = "For braille grades, the system lacks python3-louis.\n"
ASK = "Enter installs that with apt-get, any other answer goes on without.\n"
APT = "Installing with apt-get.\n"
WITHOUT = "Going on without python3-louis, needed for braille grades and for tests only. "
APT_GET = "apt-get -q -y -o DPkg::Lock::Timeout=60"
INSTALL = f"{APT_GET} --no-install-recommends --no-remove --no-upgrade install"
UPDATE = f"{APT_GET} update"
NEEDED = "louis speechd brlapi"
# Asks for what tests need, and starts no tests.
ASKS = "start.start = lambda command: 0"
# An apt-get that brings a program of the package's name, as a package does.
BRINGS = """
for last; do :; done
case " $* " in *" -s "*) cat "{folder}/inst-$last" 2>/dev/null; exit 0;; esac
printf '#!/bin/sh\\n' > "{folder}/$last"; chmod +x "{folder}/$last"
env >> "{folder}/environment"
"""


@pytest.fixture
def machine(tmp_path: Path) -> Copy:
    """A machine with next to nothing, on which everything that is called writes that down."""
    copy = copy_project(tmp_path)
    for name in ("env", "sh", "cat", "chmod"):
        (copy.programs / name).symlink_to(shutil.which(name) or name)
    here = f"services.Path({str(tmp_path)!r})"
    policy = copy.programs / "policy-rc.d"
    copy.changes += [
        "subprocesses.ELSEWHERE = ()",
        f"services.MASKS = {{'--system': {here}, '--global': {here}}}",
        f"services.RUNS_SYSTEMD = services.Path({str(tmp_path / 'systemd')!r})",
        f"services.POLICY = {str(policy)!r}",
        "packages.os.geteuid = lambda: 0",
        f"packages.TYPELIBS = [{str(tmp_path / '*.typelib')!r}]",
    ]
    return copy


def runs_systemd(machine: Copy) -> None:
    """Let a machine look like one that systemd runs; its systemctl only notes its calls."""
    (machine.programs.parent / "systemd").mkdir()
    machine.program("systemctl")


def brings(machine: Copy) -> None:
    """Give a machine an apt-get that brings a program for each package it is asked for."""
    machine.program("apt-get", 0, BRINGS.format(folder=machine.programs))


def asked(machine: Copy, *words: str, **extra: str) -> str:
    """What is said when tests are asked for, which are not started."""
    machine.changes.append(ASKS)
    status, out, err = machine.run("test", "--yes", *words, PATH=str(machine.programs), **extra)
    assert (status, out) == (0, "")
    return err


# Asking first


def answered(machine: Copy, answer: bytes, *words: str) -> tuple[int, str, str]:
    """What comes of an answer at a terminal."""
    person, terminal = os.openpty()
    os.write(person, answer)
    options: Any = {**STREAMS, "stdin": terminal}
    with machine.begin(*words, options=options, PATH=str(machine.programs)) as process:
        os.close(terminal)
        said = ending(process)
    os.close(person)
    return said


def test_enter_at_a_terminal_installs(machine: Copy) -> None:
    """It is said what is missing and what for, and Enter lets apt-get bring it."""
    brings(machine)
    said = answered(machine, b"\n", "--version")
    assert says_version(said)
    assert said[2].endswith(WHY + ASK + APT)
    assert machine.calls() == [f"{INSTALL} -s python3-louis", f"{INSTALL} python3-louis"]


@pytest.mark.parametrize("answer", [b"n\n", b" \n", b"\x04"])
def test_any_other_answer_goes_on_without(machine: Copy, answer: bytes) -> None:
    """Nothing is called then, the remedy is told, and nobody is asked again."""
    said = answered(machine, answer, "--version")
    assert says_version(said)
    assert WHY + ASK + WITHOUT in said[2]
    assert machine.calls() == []
    assert answered(machine, b"", "--version")[2] == ""


def test_help_quit_and_back_are_understood(machine: Copy) -> None:
    """Help and back are answered and it is asked again; quit leaves, and the next start asks."""
    status, out, err = answered(machine, "?\nzurück\nfin\n".encode(), "--version")
    assert (status, out) == (1, "")
    said = [SENTENCES["en"][key] for key in ("ask", "asked for", "ask", "first", "ask", "left")]
    assert err.endswith("".join(f"{sentence}\n" for sentence in said))
    assert machine.calls() == []
    assert ASK in answered(machine, b"n\n", "--version")[2]


@pytest.mark.parametrize("meant", ["help", "quit", "back"])
def test_its_words_are_those_of_every_question(meant: str) -> None:
    """Of all languages at once, but for single letters, which are any other answer."""
    known = {word for word, each in KNOWN.items() if each == meant} - {"?"}
    for language in LANGUAGES:
        words = catalogue_of(language).words("back" if meant == "back" else f"command-{meant}")
        assert {word for word in words if len(word) > 1} <= known
    everywhere = [known_everywhere(catalogue_of(language)) for language in LANGUAGES]
    assert all(any(words.get(fold(word)) == meant for words in everywhere) for word in known)


@pytest.mark.parametrize("words", [("--version", "--yes"), ("--yes", "--version")])
def test_yes_asks_nothing(machine: Copy, words: tuple[str, str]) -> None:
    """Who says --yes is told what is installed, and does not have to answer."""
    brings(machine)
    said = answered(machine, b"", *words)
    assert says_version(said)
    assert said[2].endswith(WHY + APT)
    assert machine.calls()[-1] == f"{INSTALL} python3-louis"


def test_nothing_is_installed_where_nobody_can_answer(machine: Copy) -> None:
    """Not even as root: the remedy is told once, and the next start at a terminal asks."""
    brings(machine)
    said = machine.run("--version", PATH=str(machine.programs))
    assert says_version(said)
    assert WHY + WITHOUT in said[2]
    assert machine.run("--version", PATH=str(machine.programs))[2] == ""
    assert machine.calls() == []
    assert ASK in answered(machine, b"\n", "--version")[2]
    assert machine.calls()[-1] == f"{INSTALL} python3-louis"


def test_an_apt_that_fails_stops_nothing(machine: Copy) -> None:
    """It is told with the remedy, and not tried again."""
    said = machine.run("--version", "--yes", PATH=str(machine.programs))
    assert says_version(said)
    assert WHY + APT + WITHOUT in said[2]
    install = f"{INSTALL} -s python3-louis", f"{INSTALL} python3-louis"
    assert machine.calls() == [*install, UPDATE]
    assert machine.run("--version", PATH=str(machine.programs))[2] == ""
    assert machine.calls() == []


def test_nobody_is_asked_for_a_password_where_nobody_types(machine: Copy) -> None:
    """Who is no administrator gets what a sudo gives that asks nothing."""
    machine.changes[-1] = "packages.os.geteuid = lambda: 1000"
    machine.program("sudo")
    brings(machine)
    assert says_version(machine.run("--version", "--yes", PATH=str(machine.programs)))
    calls = machine.calls()
    assert calls[0] == "sudo -n -v"
    assert calls[-1] == f"sudo -n env NEEDRESTART_SUSPEND=1 {INSTALL} python3-louis"


def test_without_apt_one_line_says_what_to_install(machine: Copy) -> None:
    """Elsewhere than on Debian and Ubuntu, one line says what to install, and nothing is asked."""
    (machine.programs / "apt-get").unlink()
    said = answered(machine, b"", "--version")
    assert says_version(said)
    assert WITHOUT in said[2]
    assert ASK not in said[2]


# Screen readers and braille services


def test_what_tests_need_is_asked_for_once(machine: Copy) -> None:
    """All that tests need is one line."""
    runs_systemd(machine)
    brings(machine)
    said = asked(machine)
    modules = " ".join(f"python3-{name}" for name in NEEDED.split())
    assert (
        f"For the tests, the system lacks {modules} liblouis-bin poppler-utils openssh-client yasr "
        in said
    )
    assert " inetutils-telnet tintin++ orca xvfb dbus-daemon xdotool chromium gir1.2" in said
    assert said.count("lacks") == 1
    assert asked(machine) == ""


def test_windows_are_known_by_their_library(machine: Copy) -> None:
    """They are no program, so they are not asked for where the system describes their library."""
    runs_systemd(machine)
    brings(machine)
    (machine.programs.parent / "Vte-2.91.typelib").touch()
    assert "chromium.\n" in asked(machine)


def test_a_service_is_masked_before_it_comes(machine: Copy) -> None:
    """Under systemd nothing that reads a screen can begin, neither now nor at the next boot."""
    runs_systemd(machine)
    brings(machine)
    assert "Tests alone use brltty, speech-dispatcher: neither starts by itself." in asked(machine)
    calls = machine.calls()
    masks = [call for call in calls if call.startswith("systemctl mask")]
    assert sorted(masks) == [
        "systemctl mask --global speech-dispatcher.service speech-dispatcher.socket",
        "systemctl mask --system brltty.service brltty@.service brltty-udev.service brltty.path",
        "systemctl mask --system speech-dispatcherd.service",
    ]
    brought = {call.split()[-1]: at for at, call in enumerate(calls) if call.startswith(INSTALL)}
    for name in ("brltty", "speech-dispatcher"):
        last = max(at for at, call in enumerate(calls) if call in masks and name in call)
        assert last < brought[name]
    assert not any("unmask" in call or "start" in call or "enable" in call for call in calls)
    environment = (machine.programs / "environment").read_text()
    assert "NEEDRESTART_SUSPEND=1\n" in environment


def test_a_service_that_does_not_come_is_unmasked(machine: Copy) -> None:
    """Where a package cannot be had, nothing of it stays behind."""
    runs_systemd(machine)
    machine.program("apt-get", 1)
    asked(machine)
    calls = machine.calls()
    masked = sorted(call for call in calls if " mask " in call)
    assert masked
    assert sorted(call for call in calls if " unmask " in call) == [
        call.replace(" mask ", " unmask ") for call in masked
    ]


def test_a_service_that_cannot_be_masked_is_left_out(machine: Copy) -> None:
    """Rather no test than a screen reader that begins to speak, or comes along with another."""
    runs_systemd(machine)
    machine.program("systemctl", 1)
    brings(machine)
    (machine.programs / "inst-brltty").write_text("Inst brltty (6.5)\n")
    (machine.programs / "inst-speech-dispatcher").write_text("Inst speech-dispatcher (0.11)\n")
    (machine.programs / "inst-python3-speechd").write_text("Inst speech-dispatcher (0.11)\n")
    said = asked(machine)
    assert "Going on without python3-speechd brltty speech-dispatcher, " in said
    installed = {call.split()[-1] for call in machine.calls() if call.startswith("apt-get")}
    assert not {"brltty", "speech-dispatcher"} & {path.name for path in machine.programs.iterdir()}
    assert "yasr" in installed


@pytest.mark.parametrize("answer", [101, 0])
def test_without_systemd_the_machine_has_to_forbid_it(machine: Copy, answer: int) -> None:
    """In a container the policy of the machine keeps services from starting."""
    brings(machine)
    machine.program("policy-rc.d", answer)
    machine.program("update-rc.d")
    for name in ("brltty", "speech-dispatcher"):
        (machine.programs / f"inst-{name}").write_text(f"Inst {name} (1)\n")
    said = asked(machine)
    assert ("Going on without brltty speech-dispatcher, " in said) == (answer == 0)
    calls = machine.calls()
    assert {"policy-rc.d brltty start", "policy-rc.d speech-dispatcher start"} <= set(calls)
    disabled = {"update-rc.d brltty disable", "update-rc.d speech-dispatcher disable"}
    assert disabled & set(calls) == (disabled if answer else set())


def test_a_reader_that_is_there_is_left_alone(machine: Copy) -> None:
    """What somebody reads with is not masked, not made newer and not restarted."""
    runs_systemd(machine)
    brings(machine)
    for name in ("brltty", "speech-dispatcher"):
        machine.program(name)
    (machine.programs / "inst-python3-brlapi").write_text("Inst brltty [6.4] (6.5)\n")
    said = asked(machine)
    assert "Going on without python3-brlapi, " in said
    calls = machine.calls()
    assert not any(call.startswith("systemctl") for call in calls)
    assert f"{INSTALL} python3-brlapi" not in calls
    assert not any(call.endswith((" brltty", " speech-dispatcher")) for call in calls)


def test_what_somebody_has_masked_stays_masked(machine: Copy) -> None:
    """Only what was masked here is unmasked again."""
    runs_systemd(machine)
    machine.program("apt-get", 1)
    (machine.programs.parent / "brltty.service").symlink_to(os.devnull)
    asked(machine)
    assert not any("brltty.service" in call for call in machine.calls())
