"""Two machines from the command line: following, being followed, and taking over."""

import asyncio
import os

from accessible_games.app.ordering import is_obeyed
from accessible_games.app.restarts import RESTARTED
from accessible_games.app.serving import stop_signal
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.game_arguments import SSH_PORT, port
from accessible_games.frontends.terminal.program import Program
from accessible_games.server.following.first import Following
from accessible_games.server.following.first import News as AboutFirst
from accessible_games.server.following.leader import Leader, Pairing
from accessible_games.server.following.leader import News as AboutSecond
from accessible_games.server.serving import ServeOptions
from accessible_games.server.storage.data_files import HOST_KEY
from accessible_games.server.two_machines import follow

KEY, KNOWN = "server-machine-key", "server-machine-known"
"""The files, in the data folder, of this machine's own key, and of the other's fingerprint."""


class Machines:
    """How it is about the other machine, told to the host."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._is_over = False
        """Whether the other machine plays now."""
        self._stop: asyncio.Event | None = None

    @property
    def goes_on(self) -> bool:
        """Whether this machine follows from now on."""
        return self._is_over and self._program.context.arguments.follow is not None

    def stopping(self, stop: asyncio.Event) -> asyncio.Event:
        """Return what stops the server, which is set when the other machine takes over too."""
        self._stop = stop
        return stop

    def of_second(self, news: AboutSecond, problem: str) -> None:
        """Say how it is about a second machine."""
        say = self._program.say if news == "followed" else self._program.complain
        say(f"serve-second-{news}", problem=problem)
        if news == "superseded" and self._stop is not None:
            self._is_over = True
            self._stop.set()

    def of_first(self, news: AboutFirst, about: str) -> None:
        """Say how it is about the first machine."""
        say = self._program.say if news in ("met", "follows") else self._program.complain
        say(f"serve-first-{news}", about=about)


def leader_of(arguments: Arguments, machines: Machines) -> Leader | None:
    """Return what sees to a second machine, if there is one.

    Raises `UsageError` for a key that is none.
    """
    if arguments.followed_by is None:
        if arguments.wait:
            raise UsageError("followed-by-nobody")
        return None
    kind, _, number = arguments.followed_by.strip().partition(" ")
    if not kind.startswith("ssh-") or not number:
        raise UsageError("followed-by-how", word=arguments.followed_by)
    key = f"{kind} {number.split()[0]}"
    return Leader(Pairing(key, arguments.wait), machines.of_second)


def follow_first(program: Program, how: ServeOptions, machines: Machines) -> bool:
    """Follow the machine that is named, if one is; return whether to play now.

    Raises `StoreError` if that is not possible.
    """
    named = program.context.arguments.follow
    if named is None:
        return True
    from accessible_games.app.join_command import host_and_port
    from accessible_games.server.ssh.keys import host_key, text_of

    data, (host, behind) = program.context.data, host_and_port(named)
    key = host_key(data / KEY)
    program.say("serve-machine-key", key=text_of(key))
    asks = not (program.context.arguments.alone or os.environ.get(RESTARTED) == str(os.getpid()))
    os.environ.pop(RESTARTED, None)
    files = data / KEY, data / KNOWN, data / HOST_KEY
    wanted = Following(host, port(behind or None, named) or SSH_PORT, *files, asks)

    async def followed() -> bool:
        return await follow(how, wanted, machines.of_first, stop_signal())

    return asyncio.run(followed())


def takeover_command(program: Program) -> int:
    """Order a machine that follows to take over; return the exit status.

    Raises `StoreError` if none runs there.
    """
    words = program.context.arguments.words[1:]
    if words not in ([], ["sure"]):
        raise UsageError("takeover-how")
    if not is_obeyed(program, " ".join(["take over", *words]), "serve-follows-none"):
        return 1
    program.say("serve-takes-over" if words else "serve-asks-to-take-over")
    return 0
