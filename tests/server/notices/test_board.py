"""Who gets notices, when, and how many: by a clock of the tests' own."""

from dataclasses import replace

import pytest

from accessible_games.games import RECORDED
from accessible_games.server.storage.notice_wishes import NOTHING, NoticeWishes, Sent
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import title_of
from tests.server.notices.board_parts import WANTED, Desk
from tests.server.people import WORD


def test_a_notice_comes_after_so_long_an_absence() -> None:
    """Not before, and once."""
    desk = Desk()
    desk.turn()
    assert desk.pass_minutes(4.9) == []
    (notice,) = desk.pass_minutes(0.2)
    assert notice.sentence == "It is your turn in SixPack, with Anna and Cleo."
    assert notice.head == "Your turn: SixPack"
    assert desk.pass_minutes(5000) == []


def test_who_has_asked_for_none_gets_none() -> None:
    """And costs no timer."""
    desk = Desk(NOTHING)
    desk.turn()
    assert desk.waiting == []


def test_who_is_not_known_any_more_gets_none() -> None:
    """Such as a guest whose game is over."""
    desk = Desk()
    desk.turn()
    desk.directory.forget(desk.user)
    assert desk.pass_minutes(60) == []


@pytest.mark.parametrize("after", [1, 5, 60, 1440])
def test_everybody_chooses_how_long_to_wait(after: int) -> None:
    """In minutes."""
    desk = Desk(NoticeWishes(1, after))
    desk.turn()
    assert desk.pass_minutes(after - 0.1) == []
    assert len(desk.pass_minutes(0.2)) == 1


def test_what_is_not_true_any_more_is_not_sent() -> None:
    """They have come, have answered, or a computer player has."""
    desk = Desk()
    desk.turn()
    desk.is_open = False
    assert desk.pass_minutes(60) == []


def test_who_ends_them_meanwhile_gets_none() -> None:
    """One word is enough, at any time."""
    desk = Desk()
    desk.turn()
    desk.directory.remember(desk.user.choose(notices=replace(WANTED, a_day=0)))
    assert desk.pass_minutes(60) == []


def test_a_table_has_one_open_notice() -> None:
    """However often it is somebody's turn there, until they have been here."""
    desk = Desk()
    desk.turn()
    assert len(desk.pass_minutes(6)) == 1
    desk.turn()
    assert desk.pass_minutes(60) == []
    desk.turn("another table here")
    assert len(desk.pass_minutes(6)) == 1
    desk.come()
    desk.go()
    desk.turn()
    assert len(desk.pass_minutes(6)) == 1


def test_a_turn_that_is_told_twice_waits_once() -> None:
    """The second word of it changes nothing."""
    desk = Desk()
    desk.turn()
    desk.turn()
    assert len(desk.waiting) == 1


def test_no_more_come_in_a_day_than_are_wanted() -> None:
    """Whatever waits comes when there is room again, if it is still true."""
    desk = Desk()
    for number in range(5):
        desk.turn(f"table number {number}")
    assert len(desk.pass_minutes(6)) == 3
    assert desk.pass_minutes(23 * 60) == []
    assert len(desk.pass_minutes(2 * 60)) == 2
    counted = [each.at for each in desk.user.known.notices.sent]
    assert max(sum(at <= other < at + 86_400 for other in counted) for at in counted) == 3


def test_who_is_here_gets_none_until_they_have_gone() -> None:
    """In the lobby, or at another table, where they hear of it."""
    desk = Desk()
    desk.come()
    desk.turn()
    assert desk.pass_minutes(120) == []
    desk.go()
    assert len(desk.pass_minutes(60)) == 1


def test_who_says_that_they_do_not_listen_is_away() -> None:
    """Though their client is connected; typing something brings them back."""
    desk = Desk()
    desk.come()
    desk.user.presence.step_away(True)
    desk.turn()
    assert len(desk.pass_minutes(6)) == 1
    desk.user.presence.step_away(False)
    desk.user.say("lobby-how")
    desk.user.begin()
    desk.user.presence.step_away(True)
    desk.turn()
    assert len(desk.pass_minutes(6)) == 1


def test_nothing_is_counted_that_reaches_nobody() -> None:
    """Such as before any browser shows notices."""
    desk = Desk()
    desk.way.reaches = False
    desk.turn()
    assert desk.pass_minutes(6) == []
    assert desk.user.known.notices == WANTED


def test_a_killed_server_remembers_what_was_sent() -> None:
    """Neither the open notice nor the number of a day begins anew."""
    desk = Desk()
    desk.turn()
    desk.turn("another table here")
    assert len(desk.pass_minutes(6)) == 2
    desk.begin()
    desk.turn()
    assert desk.pass_minutes(6) == []
    desk.turn("a third one")
    desk.turn("a fourth one")
    assert len(desk.pass_minutes(6)) == 1
    desk.come()
    desk.go()
    desk.turn()
    assert desk.pass_minutes(60) == []
    assert len(desk.pass_minutes(24 * 60)) == 2


def test_old_notices_are_forgotten() -> None:
    """What is kept of them does not grow."""
    desk = Desk()
    for day in range(30):
        desk.turn(f"table number {day}")
        assert len(desk.pass_minutes(24 * 60 + 1)) == 1
        desk.come()
        desk.go()
    assert len(desk.user.known.notices.sent) <= WANTED.a_day


def test_a_clock_that_was_put_back_does_not_silence_anybody() -> None:
    """What was sent in the future counts for nothing."""
    desk = Desk(replace(WANTED, sent=tuple(Sent(2_000_000_000) for _ in range(9))))
    desk.turn()
    assert len(desk.pass_minutes(6)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RECORDED)
def test_a_notice_is_a_sentence_of_every_game(language: Language, game: str) -> None:
    """In the language of whom it is for, with the days of a table, and without its words."""
    desk = Desk()
    desk.user.settings.put("language", language)
    desk.directory.remember(desk.user.choose())
    desk.turn(game=game, days=3)
    (notice,) = desk.pass_minutes(6)
    assert notice.language == language
    assert notice.title == title_of(language, game)
    for text in (notice.head, notice.sentence):
        assert notice.title in text
        assert not any(word in text for word in WORD.split())
    assert "3" in notice.sentence
    assert "Anna" in notice.sentence
    assert notice.sentence.count(".") == 2
