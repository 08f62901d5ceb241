"""What one thread has for another."""

import select
import socket
import threading

from accessible_games.client.mailbox import Mailbox


def test_letters_come_in_their_order() -> None:
    """All at once, each once."""
    mail = Mailbox[int]()
    assert mail.take() == []
    for number in range(10_000):
        mail.put(number)
    assert mail.take() == [*range(10_000)]
    mail.put(1)
    mail.close()


def test_letters_can_be_waited_for() -> None:
    """As for a file, which can be read until all are taken."""
    mail = Mailbox[str]()
    assert select.select([mail], [], [], 0)[0] == []
    thread = threading.Thread(target=mail.put, args=["news"])
    thread.start()
    assert select.select([mail], [], [], 60)[0] == [mail]
    assert mail.take(60) == ["news"]
    thread.join()
    mail.close()
    mail.put("nobody waits any more")


def test_a_byte_that_comes_after_its_letter_ends_no_wait() -> None:
    """A letter may be taken between the two halves of putting it in; the next one is waited for."""
    mail, gate = Mailbox[str](), threading.Event()
    inside = mail._inside
    mail._inside = Late(gate, inside)  # type: ignore[assignment]
    thread = threading.Thread(target=mail.put, args=["first"])
    thread.start()
    while not (letters := mail.take()):
        continue
    assert letters == ["first"]
    mail._inside = inside
    gate.set()
    thread.join()
    other = threading.Timer(0.05, mail.put, args=["second"])
    other.start()
    assert mail.take(60) == ["second"]
    other.join()
    mail.close()


class Late:
    """The end of a pair of sockets that sends only when the gate opens."""

    def __init__(self, gate: threading.Event, end: socket.socket) -> None:
        self._gate, self._end = gate, end

    def send(self, data: bytes) -> int:
        """See socket."""
        self._gate.wait(60)
        return self._end.send(data)
