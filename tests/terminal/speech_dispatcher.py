"""A Speech Dispatcher for the tests: it speaks SSIP at a socket and writes down what it is told.

    with Dispatcher(folder) as server:
        ...                                   # a program with SPEECHD_ADDRESS as server.address
        assert server.hear("last line") == [("en", "first line"), ("en", "last line")]

SSIP is the protocol of Speech Dispatcher: a command on a line, an answer in lines that begin with
a number (2xx is good); the text after SPEAK ends with a dot on a line of its own.
"""

import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Self

from tests.running import Running, wait_until

Spoken = tuple[str, str]
"""A language and a line, or an empty language and "cancel"."""
CANCEL = ("", "cancel")
ANSWERS = {
    "HISTORY GET CLIENT_ID": "245-7\r\n245 OK CLIENT ID SENT\r\n",
    "SPEAK": "230 OK RECEIVING DATA\r\n",
    ".": "225-1\r\n225 OK MESSAGE QUEUED\r\n",
}
"""The answers to some commands; to all others the answer is that they are done."""


class Dispatcher(Running):
    """A server in a thread; *manner* is how it behaves when it has to speak for the second time.

    "well" speaks, "dies" closes everything, "stalls" never answers again, "raves" answers nonsense.
    """

    def __init__(self, folder: Path, manner: str = "well") -> None:
        self.heard: list[Spoken] = []
        self.ended = threading.Event()
        self._manner = manner
        self._clients: list[socket.socket] = []
        self._path = folder / "speechd.sock"
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(self._path))
        self._door.listen()
        self._thread = threading.Thread(target=self._serve, daemon=True)

    @property
    def address(self) -> str:
        """Its address, as the environment names it."""
        return f"unix_socket:{self._path}"

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def close(self) -> None:
        """Close all connections and accept no more, which ends the thread."""
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        for client in self._clients:
            with suppress(OSError):
                client.shutdown(socket.SHUT_RDWR)

    def hear(self, line: str, times: int = 1) -> list[Spoken]:
        """Return everything heard, once a line has come so many times."""
        wait_until(lambda: [text for _, text in self.heard].count(line) >= times)
        return self.heard[:]

    def spoken(self) -> list[str]:
        """Return the lines that were heard."""
        return [line for language, line in self.heard if language]

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                self._clients.append(client)
                with client, client.makefile("rb") as lines:
                    self._listen(client, lines)

    def _listen(self, client: socket.socket, lines: object) -> None:
        language, text, talking = "", "", False
        for raw in lines:  # type: ignore[attr-defined]
            line = raw.decode("utf-8").removesuffix("\r\n")
            if talking and line != ".":
                text += line.removeprefix(".")
                continue
            if talking:
                self.heard.append((language, text))
                talking, text = False, ""
            talking = line == "SPEAK"
            if line.startswith("SET self LANGUAGE"):
                language = line.split()[-1]
            if line.startswith("CANCEL"):
                self.heard.append(CANCEL)
            if talking and len(self.spoken()) == 1 and self._manner != "well":
                self._misbehave(client)
                return
            client.sendall(ANSWERS.get(line, "208 OK DONE\r\n").encode())
        self.ended.set()

    def _misbehave(self, client: socket.socket) -> None:
        if self._manner == "raves":
            client.sendall("ä\r\n".encode())
        if self._manner != "dies":
            client.recv(1)  # until the program has ended
