"""Signals that end the program leave the terminal as it was found, and the game saved."""

import os
import select
import signal
import sys
from queue import SimpleQueue
from threading import Thread, get_ident

import pytest

from accessible_games.store import library
from tests.forking import Work
from tests.sessions import only_record, program
from tests.terminal.driver import Terminal
from tests.terminal.echo_program import main as echo

pytestmark = pytest.mark.slow

if sys.platform == "win32":
    pytest.skip("other systems have other signals", allow_module_level=True)

COMMAND = [sys.executable, "-m", "accessible_games"]
TABLE = ("--people", "Anna", "--seats", "3", "--bots", "random", "--seed", "1")
SIGNALS = (signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM, signal.SIGUSR1, signal.SIGUSR2)
TERMS = ("xterm-256color", "dumb")

every_signal = pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)


@every_signal
@pytest.mark.parametrize("term", TERMS)
def test_a_signal_ends_the_program_as_usual_and_gives_the_terminal_back(
    number: signal.Signals, term: str
) -> None:
    """With echo, in the middle of a line, however lines are edited; the status is the signal's."""
    with Terminal(Work(echo), term=term) as terminal:
        terminal.expect(r"Your turn\. ")
        terminal.type("be")
        terminal.kill(number)
        assert terminal.wait() == -number
        assert terminal.echoes()
        assert terminal.modes() == terminal.modes_before


@pytest.mark.parametrize("term", TERMS)
def test_a_signal_leaves_the_game_saved(term: str) -> None:
    """Every answer before it is in the record, and the game goes on from there."""
    with Terminal([*COMMAND, "play", "life-is-life", *TABLE], term=term) as terminal:
        terminal.expect(r"Your turn\. ")
        terminal.enter("1 mouse", r"Your turn\. ")
        terminal.type("2 bea")
        terminal.kill(signal.SIGUSR1)
        assert terminal.wait() == -signal.SIGUSR1
        assert terminal.modes() == terminal.modes_before
    assert "0 lay mouse" in [text for _, text in library.read(only_record()).answers]
    assert "Life is Life goes on." in program("resume").lines


def test_a_signal_that_shall_be_ignored_is_ignored() -> None:
    """As with nohup, which wants the program to outlive its terminal."""
    before = signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    try:
        with Terminal(Work(echo)) as terminal:
            terminal.expect(r"Your turn\. ")
            terminal.kill(signal.SIGUSR1)
            terminal.enter("goat", r"You said 'goat'")
    finally:
        signal.signal(signal.SIGUSR1, before)


ROUNDS = 20


def wait_under_signals() -> None:
    """Wait for a key while signals come to another thread, so that none ends the system's wait.

    To Python it looks as if each had come just before that wait: no key, and it is not handled.
    """
    from accessible_games.frontends.terminal.waiting import key_is_first

    handled: SimpleQueue[int] = SimpleQueue()
    signal.signal(signal.SIGUSR1, lambda number, _frame: handled.put(number))
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
    told, telling = os.pipe()

    def send() -> None:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1])
        for _ in range(ROUNDS):
            signal.pthread_kill(get_ident(), signal.SIGUSR1)
            handled.get()
        os.write(telling, b".")

    Thread(target=send, daemon=True).start()
    if not key_is_first([told], lambda: bool(select.select([told], [], [], 0)[0])):
        print("All were handled.", flush=True)


def test_a_signal_just_before_a_wait_is_not_left_until_the_next_key() -> None:
    """As when the braille display or a server is waited for together with the keyboard."""
    with Terminal(Work(wait_under_signals)) as terminal:
        terminal.expect(r"All were handled\.")
        assert terminal.wait() == 0
