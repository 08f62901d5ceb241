"""The program with a real BRLTTY and its virtual display: dots, keys, and the way back."""

import signal
import sys
from pathlib import Path
from subprocess import DEVNULL

import pytest

from tests.felt.lent import Lent, free_number, needed, play, wait_for
from tests.felt.virtual import installed
from tests.games.facts import facts_of, games_with
from tests.running import Started
from tests.terminal.driver import Terminal

if sys.platform == "win32":
    pytest.skip("this system has no BRLTTY", allow_module_level=True)

HAND = "⢤⠛⠔⠀⠛⠔⠀⠍⠶⠀⠍⠶⠀⠎⠖⠀⠎⠖⠀⠎⠖⠀⠗⠢⠀⠍⠒⠀⠍⠒"
"""Its sign, then its labels."""
WANTED = "--braille-display"
TAKEN = "The game has the braille display."


def taken(terminal: Terminal, game: str = "life-is-life") -> None:
    """Ask for the display at the first question."""
    terminal.expect(facts_of(game).first_prompt)
    terminal.enter("feel", TAKEN)


# On the display ----------------------------------------------------------------------------------


def test_the_hand_is_felt_in_exact_dots(tmp_path: Path) -> None:
    """Whatever the table of BRLTTY makes of letters; and it is said."""
    with Lent(tmp_path) as lent, lent.start("life-is-life", WANTED) as terminal:
        taken(terminal)
        terminal.expect("Your hand: 2 giraffes, 2 moles, 3 sheep, rabbit, 2 mice. ")
        lent.display.wait(lambda shown: shown.braille == HAND)


def test_cards_are_played_by_routing_keys(tmp_path: Path) -> None:
    """A row, then as many cards: chosen ones have dots 7 and 8."""
    with Lent(tmp_path) as lent, lent.play("life-is-life", WANTED) as terminal:
        taken(terminal)
        lent.press("LNUP", "ROUTE 5")
        assert lent.display.now.text == " Row 3 has a goat, a rabbit, and a pig."
        lent.press("NXPGRPH", "ROUTE 2", "ROUTE 10")
        marked = HAND.replace("⠛⠔", "⣛⣔", 1).replace("⢤", "⡂")
        assert lent.display.now.braille == marked[:10] + "⣍⣶" + marked[12:]
        lent.press("ROUTE 4")
        terminal.expect("and lay 2 giraffes and a mole.")


@pytest.mark.parametrize("game", games_with("touched"))
def test_questions_of_each_game_are_answered_by_touch(tmp_path: Path, game: str) -> None:
    """A number, a drink and its place, a card to keep."""
    keys, said = facts_of(game).touched or ((), "")
    with Lent(tmp_path) as lent, lent.play(game, WANTED) as terminal:
        taken(terminal, game)
        lent.press(*keys)
        terminal.expect(said)


def test_the_table_of_sixpack_is_felt_row_by_row(tmp_path: Path) -> None:
    """In the picture's dots, on the shortest display too; the row is said by its name."""
    with Lent(tmp_path, 20) as lent, lent.play("sixpack", WANTED) as terminal:
        taken(terminal, "sixpack")
        lent.press("BOT", *["LNUP"] * 3)
        terminal.expect("Row 14 from p: cola beer, cola. ")
        lent.display.wait(lambda shown: shown.braille == "⢭⠂⠲⠀⠀⠭⠉")


def test_panning_keys_page_through_the_news(tmp_path: Path) -> None:
    """Words stay whole, and each line is said when it comes."""
    with Lent(tmp_path, 20) as lent, lent.play("life-is-life", WANTED) as terminal:
        taken(terminal)
        lent.press("TOP")
        for part in ("The lot falls on", "Tom.", "Round 1, Tom", "starts.", "Row 1: bear."):
            assert lent.display.now.text == f" {part}"
            assert lent.display.now.braille.startswith("⢸")
            lent.press("FWINRT")
        for said in ("The lot falls on Tom.", "Round 1, Tom starts.", "Row 1: bear."):
            terminal.expect(said)


# Given back --------------------------------------------------------------------------------------


def test_the_home_key_gives_the_display_back(tmp_path: Path) -> None:
    """And the game goes on at the keyboard."""
    with Lent(tmp_path) as lent, lent.play("life-is-life", WANTED) as terminal:
        taken(terminal)
        lent.display.wait(lambda shown: shown.braille == HAND)
        lent.display.press("HOME")
        terminal.expect("The screen reader has the braille display again.")
        assert lent.is_given_back()
        terminal.enter("hand", "Your hand")


@pytest.mark.parametrize("words", [[], ["--plain"]])
def test_typing_gives_the_display_back(tmp_path: Path, words: list[str]) -> None:
    """No typed letter is lost, and nothing is said in between."""
    with Lent(tmp_path) as lent, lent.play("life-is-life", WANTED, *words) as terminal:
        taken(terminal)
        lent.display.wait(lambda shown: shown.braille == HAND)
        terminal.type("scores")
        assert lent.is_given_back()
        terminal.enter("", "Lives: you 5")
        terminal.enter("feel", TAKEN)
        lent.display.wait(lambda shown: shown.braille == HAND)


@pytest.mark.parametrize("key", ["ctrl c", "ctrl z", "ctrl d"])
def test_no_key_stops_the_program_with_the_display(tmp_path: Path, key: str) -> None:
    """Control C and D mean what they always do; Control Z would leave a stopped game with it."""
    with Lent(tmp_path) as lent, lent.play("life-is-life", WANTED) as terminal:
        taken(terminal)
        lent.display.wait(lambda shown: shown.braille == HAND)
        terminal.press(key)
        assert lent.is_given_back()


def test_the_display_is_given_back_at_the_end(tmp_path: Path) -> None:
    """The game is saved as ever."""
    with Lent(tmp_path) as lent, lent.play("life-is-life", WANTED) as terminal:
        taken(terminal)
        terminal.enter("quit", "saved")
        assert terminal.wait() == 0
        assert lent.is_given_back()


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
def test_a_killed_program_gives_the_display_back(tmp_path: Path, number: int) -> None:
    """Its connection closes, whatever it was killed by."""
    with Lent(tmp_path) as lent, lent.play("life-is-life", WANTED) as terminal:
        taken(terminal)
        lent.display.wait(lambda shown: shown.braille == HAND)
        terminal.kill(number)
        assert terminal.wait() == -number
        assert lent.is_given_back()


# What can go wrong -------------------------------------------------------------------------------


def goes_on(terminal: Terminal, sentence: str) -> None:
    """One sentence tells why there is no display, and the game goes on."""
    terminal.expect(facts_of("life-is-life").first_prompt)
    terminal.enter("feel", sentence)
    terminal.enter("hand", "Your hand")


def test_the_display_is_left_alone_unless_wanted(tmp_path: Path) -> None:
    """Also where BRLTTY would lend it."""
    with Lent(tmp_path) as lent, lent.play("life-is-life") as terminal:
        goes_on(terminal, "To feel the game there, start with --braille-display")
        assert lent.display.now.text == "no screen"


def test_brltty_does_not_run(tmp_path: Path) -> None:
    """Nobody listens."""
    needed()
    with play("life-is-life", WANTED, folder=tmp_path, number=free_number()) as terminal:
        goes_on(terminal, "BRLTTY is not running")


def test_brltty_does_not_know_the_player(tmp_path: Path) -> None:
    """The key of the server is not the player's."""
    key = tmp_path / "key"
    key.write_text("secret")
    with (
        Lent(tmp_path, auth=f"keyfile:{key}") as lent,
        lent.play("life-is-life", WANTED) as terminal,
    ):
        goes_on(terminal, "BRLTTY does not let you in. Join the group brlapi")


def test_brltty_has_no_display(tmp_path: Path) -> None:
    """It runs, but nothing is connected."""
    needed()
    number = free_number()
    options = ["-n", "-e", "-q", "-x", "no", "-b", "no", "-s", "no", "-f", "/dev/null"]
    own = ["-F", f"{tmp_path}/preferences", "-P", f"{tmp_path}/process", "-W", str(tmp_path)]
    lent = ["-A", f"auth=none,host=127.0.0.1:{number}", "--start-message=", "--stop-message="]
    with Started([installed(), *options, *own, *lent], stderr=DEVNULL):
        wait_for(number)
        with play("life-is-life", WANTED, folder=tmp_path, number=number) as terminal:
            goes_on(terminal, "BRLTTY has no braille display")


def test_brltty_goes(tmp_path: Path) -> None:
    """While the game has its display."""
    with Lent(tmp_path) as lent, lent.play("life-is-life", WANTED) as terminal:
        taken(terminal)
        lent.display.wait(lambda shown: shown.braille == HAND)
        lent.display.close()
        terminal.expect("The braille display is gone.")
        terminal.enter("hand", "Your hand")


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("raise ModuleNotFoundError(name='brlapi')", "install python3-brlapi,"),
        ("raise ImportError('no library')", "Python cannot use brlapi"),
        ("", "Python cannot use brlapi"),
    ],
)
def test_python_cannot_speak_to_brltty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, sentence: str
) -> None:
    """The module is missing, broken, or another one of that name."""
    (tmp_path / "brlapi.py").write_text(module)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "brlapi", raising=False)
    with play("life-is-life", WANTED, folder=tmp_path, number=1) as terminal:
        goes_on(terminal, sentence)


@pytest.mark.parametrize(
    ("language", "words", "sentence"),
    [("de", "tasten", "BRLTTY läuft nicht"), ("fr", "toucher", "BRLTTY ne tourne pas")],
)
def test_failures_are_told_in_each_language(
    tmp_path: Path, language: str, words: str, sentence: str
) -> None:
    """By the command in that language."""
    needed()
    number, spoken = free_number(), ["--language", language]
    with play("life-is-life", WANTED, *spoken, folder=tmp_path, number=number) as terminal:
        terminal.expect("Du bist dran. |À toi. |À toi de jouer. |C'est à toi. ")
        terminal.enter(words, sentence)


def test_the_setting_wants_the_display_too(tmp_path: Path) -> None:
    """Once for all games."""
    (tmp_path / "settings.toml").write_text('display = "on"\n')
    with Lent(tmp_path) as lent, lent.play("life-is-life") as terminal:
        taken(terminal)
        lent.display.wait(lambda shown: shown.braille == HAND)
