"""The keyboard, the screen and the saved game of the people at a table.

Lines are gathered until a person has to type; then they are written at once. Before that, every
answer they tell of is on disk.
"""

from dataclasses import dataclass, field

from accessible_games.play import bell, cursor
from accessible_games.play.arguments import Arguments
from accessible_games.play.asking import is_yes
from accessible_games.play.complaints import system_problem
from accessible_games.play.display_state import DisplayState
from accessible_games.play.hearers import Hearers
from accessible_games.play.keyboard import Keyboard, typed_line
from accessible_games.play.leaving import Leave
from accessible_games.play.library import SavedGame
from accessible_games.play.screen import Screen
from accessible_games.speech.problem import NotUnderstoodError


@dataclass(kw_only=True)
class Console(Hearers):
    """What people at a table type and hear, and what is kept of their game."""

    saved: SavedGame
    keyboard: Keyboard
    screen: Screen
    unsaved: bool = False
    """Whether it was said that the disk takes nothing."""
    interrupted: bool = False
    """Whether the last key was Ctrl-C."""
    display: DisplayState | None = None
    """The braille display, while the person at the keyboard has it."""
    arguments: Arguments = field(default_factory=Arguments)
    """What was asked for on the command line."""

    # The saved game

    def keep(self, *lines: str) -> None:
        """Bring lines of the record to the disk; where that fails, say so once and go on."""
        try:
            lost = self.saved.append(*lines)
        except OSError as error:
            self.disk_refuses(error)
        else:
            if lost:
                self.say("written-anew", file=self.saved.path.stem)
            elif self.unsaved:
                self.say("disk-works-again")
            self.unsaved = False

    def disk_refuses(self, error: OSError) -> None:
        """Say once that nothing is saved now, and why."""
        if not self.unsaved:
            problem = system_problem(error, self.narrator.catalogue)
            self.say("disk-refuses", problem=problem)
        self.unsaved = True

    @property
    def is_saved(self) -> bool:
        """Whether all of the game is on the disk."""
        return not self.unsaved and self.saved.path.is_file()

    # The screen

    def speak(self) -> None:
        """Say all gathered lines at once; the answers they tell of are on the disk first."""
        try:
            self.saved.sync()
        except OSError as error:
            self.disk_refuses(error)
        say = self.screen.say if self.display is None else self.screen.say_at_once
        say(self.take_lines())

    def refuse(self, lines: list[str]) -> None:
        """Say why something is refused or not understood, whether it was typed or touched."""
        bell.at_refusal(self.settings, self.screen)
        self.say_lines(lines)

    # The keyboard

    def read(self, prompt: str) -> str:
        """Say all lines, then read one. Ctrl-D and the end of input leave; Ctrl-C twice asks."""
        while True:
            self.speak()
            try:
                text = typed_line(self.keyboard, f"{prompt.strip()} ", self.complete)
            except EOFError:
                raise Leave from None
            except KeyboardInterrupt:
                if self.interrupted and self.agrees("really-quit"):
                    raise Leave from None
                self.interrupted = not self.interrupted
                self.say("line-cancelled" if self.interrupted else "going-on")
            except NotUnderstoodError as error:
                self.refuse(self.narrator.say(error.message, **error.arguments))
            else:
                self.note_typed(prompt.strip(), text)
                self.interrupted = False
                return text

    def agrees(self, question: str) -> bool:
        """Ask a yes-or-no question; Ctrl-C is no, and the end of input yes."""
        self.say(question)
        self.speak()
        try:
            return is_yes(self.narrator, self.keyboard)
        except KeyboardInterrupt:
            return False
        except EOFError:
            return True

    def set_arrows(self) -> None:
        """The arrow keys step from place to place where the table has places."""
        self.keyboard.arrows(cursor.arrow_words(self.vocabulary))

    def renew(self) -> None:
        """Go on as the settings say now."""
        super().renew()
        self.set_arrows()

    # The braille display

    def take_display(self, display: DisplayState) -> None:
        """The person at the keyboard has the display."""
        self.display = display

    def give_back_display(self) -> None:
        """Let the screen reader have the display again; harmless where it has it."""
        display, self.display = self.display, None
        if display is not None:
            display.give_back()
