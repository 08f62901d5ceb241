"""The program while it runs: what it works with, and the way to speak and to listen."""

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessible_games import failure
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.complaints import complaint
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.keeping import Kept
from accessible_games.frontends.terminal.keyboard import Keyboard
from accessible_games.frontends.terminal.keyboards import open_keyboard
from accessible_games.frontends.terminal.pace import Paced
from accessible_games.frontends.terminal.screen import Screen, is_terminal
from accessible_games.speech.arguments import Argument
from accessible_games.speech.narrator import Narrator

if TYPE_CHECKING:
    from accessible_games.frontends.terminal.voice import Voice


def explain(questions: Questions, word: str) -> list[str]:
    """What a word means, which is asked seldom."""
    from accessible_games.frontends.terminal.explaining import explained

    return explained(questions, word)


@dataclass
class Program:
    """One run of the program: what was asked for, the settings, and the way to speak."""

    context: Context
    voice: "Voice | None" = None
    """Speaks all lines, if that is asked for."""

    def __post_init__(self) -> None:
        self.whole = Screen()
        """For other programs: no line is broken, and none waits."""
        self.screen = Paced(self.context.settings, self.spoken(self.whole), self.open_keyboard)
        self._kept: Kept | None = None

    def follow(self, kept: Kept) -> None:
        """Remember whether the game is saved, to say so if the program fails."""
        self._kept = kept

    def say(self, message: str, **arguments: Argument) -> None:
        """Say a message at once."""
        self.screen.say(self.context.narrator.say(message, **arguments))

    def complain(self, message: str, **arguments: Argument) -> None:
        """Say on standard error what went wrong."""
        self.lament(self.context.narrator.say(message, **arguments))

    def lament(self, lines: list[str]) -> None:
        """Say lines on standard error; where lines wait, they wait as the others do."""
        if self.screen.waits and is_terminal(sys.stderr):
            self.screen.say(lines)
            return
        errors = self.spoken(Screen(sys.stderr))
        Paced(self.context.settings, errors, self.open_keyboard).say_at_once(lines)

    def fail(self, error: Exception) -> int:
        """Say what went wrong, and write a mistake of ours down; the exit status."""
        said = complaint(error, self.context.narrator.catalogue)
        if said is not None:
            self.complain(said.message, **said.arguments)
            return said.status
        file = failure.write_down(error, self.context.data)
        language = self.context.narrator.catalogue.language
        self.lament([failure.sentence(error, language, file, self.is_saved)])
        return 1

    @property
    def is_saved(self) -> bool:
        """Whether a game was being played that is completely on the disk."""
        return self._kept is not None and self._kept.is_whole

    def keyboard(self) -> Keyboard:
        """The keyboard, opened, and at the pace of the settings."""
        self.screen.open()
        return self.screen

    def questions(self, narrator: Narrator) -> Questions:
        """Asks the person at the keyboard, which is opened, in the words of a narrator."""
        return Questions(
            narrator, self.context.settings, self.keyboard(), self.screen, explain=explain
        )

    def open_keyboard(self) -> Keyboard:
        """The keyboard that the terminal and the settings allow."""
        plain = self.context.arguments.plain or self.context.settings.input == "plain"
        search = self.context.narrator.say("prompt-search")[0] + " "
        if self.voice is None:
            return open_keyboard(plain, search)
        from accessible_games.frontends.terminal.voice import SpokenKeyboard

        return SpokenKeyboard(open_keyboard(plain, search, self.voice.hush), self.voice)

    def spoken(self, screen: Screen) -> Screen:
        """A screen whose lines are also spoken, if that is asked for."""
        if self.voice is None:
            return screen
        from accessible_games.frontends.terminal.voice import SpokenScreen

        return SpokenScreen(screen, self.voice)

    def close(self) -> None:
        """Give the terminal back, and let the last words be spoken."""
        self.screen.close()
        if self.voice is not None:
            self.voice.finish()
            Screen().say(self.voice.trouble())
