"""Notices of turns from the command line: what the host wants, and what they hear of it."""

import re
import shutil

from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.program import Program
from accessible_games.server.notices.host_command import parsed
from accessible_games.server.noticing import COMMAND, NoticeOptions

MAIL = re.compile(r"(?:mailto:)?([^\s@:]+@[^\s@]+\.[^\s@]+)", re.ASCII)
SITE = re.compile(r"https://[^\s/]+\.[^\s/]+(?:/\S*)?", re.ASCII)


def notices_of(arguments: Arguments) -> NoticeOptions:
    """Return what the host wants. Raises `UsageError` if that makes no sense."""
    if arguments.push is not None and arguments.page is None:
        raise UsageError("push-without-page")
    contact = "" if arguments.push is None else contact_in(arguments.push)
    command = () if arguments.on_turn is None else command_in(arguments.on_turn)
    return NoticeOptions(contact, command)


def contact_in(text: str) -> str:
    """Return an address as a signature has it. Raises `UsageError` for a text that is none."""
    if SITE.fullmatch(text):
        return text
    if (found := MAIL.fullmatch(text)) is None:
        raise UsageError("push-contact")
    return f"mailto:{found[1]}"


def command_in(text: str) -> tuple[str, ...]:
    """Return the words of a command. Raises `UsageError` for a text that is none."""
    try:
        return parsed(text)
    except ValueError:
        raise UsageError("on-turn-how") from None


def check_command(program: Program, wanted: NoticeOptions) -> None:
    """Tell the host of a command whose program is not there; it may come later."""
    name = next(iter(wanted.command), "")
    if name and shutil.which(name) is None:
        program.complain("serve-on-turn-missing", name=name)


MOST = 20
"""The push services of which a host hears at once: anybody can name others."""


class WayNotices:
    """Tells the host once when a push service or the command does not work, and when it does."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._broken: set[str] = set()

    def told(self, name: str, problem: str) -> None:
        """Say what has changed, if anything has."""
        was, say = name in self._broken, self._program.say
        if problem and not was and (len(self._broken) < MOST or name == COMMAND):
            self._broken.add(name)
            if name == COMMAND:
                self._program.complain("serve-on-turn-failed", problem=problem)
            else:
                self._program.complain("serve-push-refused", name=name, problem=problem)
        elif was and not problem:
            self._broken.discard(name)
            if name == COMMAND:
                say("serve-on-turn-again")
            else:
                say("serve-push-again", name=name)
