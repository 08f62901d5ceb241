"""What one thread has for another."""

import select
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
