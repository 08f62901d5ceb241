"""Guessing words and passwords: what right ones cost, and what is limited for whom."""

import pytest

from accessible_games.network.rate_limits import Limits
from accessible_games.server.lobby.guessing import Guesses, guess_words, words_were_right
from accessible_games.server.lobby.passphrases import COUNT, OWN
from accessible_games.server.lobby.rate_limits import FIRST, SERVER, WORDS
from accessible_games.speech.problem import NotUnderstoodError


def test_right_words_cost_nothing() -> None:
    """Neither a network nor the server."""
    limits = Limits(lambda: 100.0)
    for _ in range(3 * WORDS.most):
        guess_words(limits, "192.0.2.7", COUNT)
        words_were_right(limits, "192.0.2.7")
    assert limits.back == {}


def test_the_own_words_of_guests_have_no_limit_for_the_server() -> None:
    """They are too many to be guessed."""
    limits = Limits(lambda: 100.0)
    while limits.takes(WORDS, [SERVER]):
        pass
    for number in range(200):
        guess_words(limits, f"192.0.2.{number}", OWN)
    for _ in range(FIRST.most):
        guess_words(limits, "192.0.2.250", COUNT)
    with pytest.raises(NotUnderstoodError, match="login-guessed"):
        guess_words(limits, "192.0.2.250", COUNT)


def test_familiar_people_are_forgotten_the_oldest_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """So their number is bounded."""
    monkeypatch.setattr("accessible_games.server.lobby.guessing.FAMILIAR", 2)
    guesses = Guesses(Limits())
    for name in ("ann", "bob", "ann", "cid"):
        guesses.was_right(name, "192.0.2.7")
    assert [share.who.split()[0] for share in guesses.familiar] == ["ann", "cid"]
