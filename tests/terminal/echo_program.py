"""A program for the tests of the keyboard: it repeats each line, as Python would write it."""

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from accessible_games.frontends.terminal.keyboards import open_keyboard
from accessible_games.frontends.terminal.screen import Screen

COMMAND = (sys.executable, "-m", "tests.terminal.echo_program")
READY = "Thank you.\nYour turn. "
WORDS = ("bear", "beaver", "goat", "Hand", "Élan", "score", "polar bear")


class Words:
    """Completes the last word, and counts how often it was asked to."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, line: str) -> Sequence[str]:
        """Return the names that begin like the last word, folded; "crash" raises an error."""
        self.asked += 1
        word = line.rpartition(" ")[2].casefold().replace("é", "e")
        if word == "crash":
            raise RuntimeError("completion failed")
        return [name for name in WORDS if name.casefold().replace("é", "e").startswith(word)]


def main() -> None:
    """Read lines until "quit" or the end of the input."""
    screen, words = Screen(), Words()
    screen.say(["Welcome."])
    keyboard = open_keyboard(plain="plain" in sys.argv)
    line = ""
    while line != "quit":
        try:
            line = keyboard.read_line("Your turn. ", words)
        except KeyboardInterrupt:
            screen.say(["Interrupted."])
        except EOFError:
            screen.say(["End."])
            break
        else:
            answer(line, screen, words)
    keyboard.close()


def answer(line: str, screen: Screen, words: Words) -> None:
    """Write once for each line read, except for "think", which waits for a file to appear."""
    if line == "crash":
        raise RuntimeError("as asked")
    if line == "leave":
        sys.exit(3)
    if line == "think":
        screen.say(["Thinking."])
        try:
            while not Path(os.environ["THOUGHT"]).exists():
                time.sleep(0.01)
        except KeyboardInterrupt:
            screen.say(["Stopped thinking."])
        return
    told = f"{words.asked} completions" if line == "asked" else f"You said {line!a}"
    screen.say([f"{told}.", "Thank you."])


if __name__ == "__main__":
    main()
