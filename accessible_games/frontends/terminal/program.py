"""The program while it runs: what it works with, and how it speaks and listens."""

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessible_games import failure
from accessible_games.frontends.terminal.ahead import HintAhead
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.autosave import Autosave
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.error_messages import complaint
from accessible_games.frontends.terminal.keyboard import Keyboard
from accessible_games.frontends.terminal.keyboards import open_keyboard
from accessible_games.frontends.terminal.pager import Paced
from accessible_games.frontends.terminal.screen import Screen, is_terminal
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator

if TYPE_CHECKING:
    from accessible_games.frontends.terminal.voice import SpeechOutput


def explain(questions: Questions, word: str) -> list[str]:
    """Explain a word. The import is late because it is rarely asked for."""
    from accessible_games.frontends.terminal.glossary import explained

    return explained(questions, word)


@dataclass
class Program:
    """One run of the program: the arguments, the settings, and how it speaks."""

    context: Context
    voice: "SpeechOutput | None" = None
    """Speaks all lines, if that is wanted."""

    def __post_init__(self) -> None:
        self.whole = Screen(again=self.again)
        """A screen for other programs to read: no line is broken, and none waits."""
        self.screen = Paced(self.context.settings, self.spoken(self.whole), self.open_keyboard)
        self._kept: Autosave | None = None
        self.ahead = HintAhead() if is_terminal(sys.stdin) else None
        """Thinks of hints while somebody at a terminal thinks."""

    def follow(self, kept: Autosave) -> None:
        """Remember the game's record, to say whether it is saved if the program fails."""
        self._kept = kept

    def again(self) -> list[str]:
        """Return lines that say that what follows was said before: each is another one."""
        words = catalogue_of(self.context.settings.language)
        return [words.say("again"), words.say("once-more")]

    def say(self, message: str, **arguments: Argument) -> None:
        """Say a message at once."""
        self.screen.say(self.context.narrator.say(message, **arguments))

    def complain(self, message: str, **arguments: Argument) -> None:
        """Say on standard error what went wrong."""
        self.lament(self.context.narrator.say(message, **arguments))

    def lament(self, lines: list[str]) -> None:
        """Say lines on standard error, at the same pace as all others."""
        if self.screen.waits and is_terminal(sys.stderr):
            self.screen.say(lines)
            return
        errors = self.spoken(Screen(sys.stderr))
        Paced(self.context.settings, errors, self.open_keyboard).say_at_once(lines)

    def fail(self, error: Exception) -> int:
        """Say what went wrong, write a bug down, and return the exit status."""
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
        """Whether a game was being played and is completely on the disk."""
        return self._kept is not None and self._kept.is_whole

    def keyboard(self) -> Keyboard:
        """Open the keyboard, at the pace of the settings."""
        self.screen.open()
        return self.screen

    def questions(self, narrator: Narrator) -> Questions:
        """Open the keyboard, and return what asks the person there in a narrator's words."""
        return Questions(
            narrator, self.context.settings, self.keyboard(), self.screen, explain=explain
        )

    def open_keyboard(self) -> Keyboard:
        """Return the keyboard that the terminal and the settings allow."""
        plain = self.context.arguments.plain or self.context.settings.input == "plain"
        search = self.context.narrator.say("prompt-search")[0] + " "
        keyboard = open_keyboard(plain, search, self.at_key)
        if self.voice is None:
            return keyboard
        from accessible_games.frontends.terminal.voice import SpokenKeyboard

        return SpokenKeyboard(keyboard, self.voice)

    def at_key(self) -> None:
        """Stop whatever gives way to a person who types."""
        if self.voice is not None:
            self.voice.hush()
        if self.ahead is not None:
            self.ahead.pause()

    def spoken(self, screen: Screen) -> Screen:
        """Return a screen that also speaks its lines, if that is wanted."""
        if self.voice is None:
            return screen
        from accessible_games.frontends.terminal.voice import SpokenScreen

        return SpokenScreen(screen, self.voice)

    def close(self) -> None:
        """Give the terminal back and let the last words be spoken."""
        self.screen.close()
        if self.voice is not None:
            self.voice.finish()
            Screen().say(self.voice.trouble())
