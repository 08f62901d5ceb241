"""What one thread has for another."""

import select
import socket
import threading

from accessible_games.client.thread_queue import ThreadQueue


def test_items_come_in_their_order() -> None:
    """All at once, each once."""
    queue = ThreadQueue[int]()
    assert queue.take() == []
    for number in range(10_000):
        queue.put(number)
    assert queue.take() == [*range(10_000)]
    queue.put(1)
    queue.close()


def test_items_can_be_waited_for() -> None:
    """As for a file, which can be read until all are taken."""
    queue = ThreadQueue[str]()
    assert select.select([queue], [], [], 0)[0] == []
    thread = threading.Thread(target=queue.put, args=["news"])
    thread.start()
    assert select.select([queue], [], [], 60)[0] == [queue]
    assert queue.take(60) == ["news"]
    thread.join()
    queue.close()
    queue.put("nobody waits any more")


def test_a_byte_that_comes_after_its_item_ends_no_wait() -> None:
    """An item may be taken between the two halves of putting it in; the next one is waited for."""
    queue, gate = ThreadQueue[str](), threading.Event()
    inside = queue._inside
    queue._inside = Late(gate, inside)  # type: ignore[assignment]
    thread = threading.Thread(target=queue.put, args=["first"])
    thread.start()
    while not (taken := queue.take()):
        continue
    assert taken == ["first"]
    queue._inside = inside
    gate.set()
    thread.join()
    other = threading.Timer(0.05, queue.put, args=["second"])
    other.start()
    assert queue.take(60) == ["second"]
    other.join()
    queue.close()


class Late:
    """The end of a pair of sockets that sends only when the gate opens."""

    def __init__(self, gate: threading.Event, end: socket.socket) -> None:
        self._gate, self._end = gate, end

    def send(self, data: bytes) -> int:
        """See socket."""
        self._gate.wait(60)
        return self._end.send(data)
