"""The keyboard, the screen and the braille display of the people at a table.

Lines are gathered until a person has to type, then written at once. By then every answer that they
tell about is on the disk.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from accessible_games.frontends.terminal.ahead import HintAhead
from accessible_games.frontends.terminal.asking import Questions, ask, short
from accessible_games.frontends.terminal.autosave import Autosave
from accessible_games.frontends.terminal.borrowed import BorrowedDisplay
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.hot_seat import HotSeat
from accessible_games.frontends.terminal.keyboard import Keyboard
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.match import cursor
from accessible_games.match.commands import help_texts
from accessible_games.match.commands.command_table import OPEN, told
from accessible_games.match.dispatch import complaint
from accessible_games.match.person import Person
from accessible_games.match.room_parts import Audience, Consent, Seating
from accessible_games.match.settings import Settings
from accessible_games.speech.arguments import Argument
from accessible_games.speech.problem import NotUnderstoodError


class Console:
    """Asks the people at one keyboard, and tells them what waits; see `Asker`."""

    def __init__(
        self,
        settings: Settings,
        keyboard: Keyboard,
        screen: Screen,
        hot_seat: HotSeat,
        kept: Autosave,
        report: Callable[["Console", bool], Path],
        ahead: HintAhead | None,
        refuse: Callable[[Person, Iterable[str]], None],
    ) -> None:
        self.settings, self.keyboard, self.screen = settings, keyboard, screen
        self.hot_seat, self.kept = hot_seat, kept
        self.report = report
        """Writes a file about the game for a maintainer, with its secrets or without."""
        self.ahead = ahead
        """Thinks of hints while people think, where there is a person at a terminal."""
        self.refuse = refuse
        """Tells a person why a line is refused."""
        alone = hot_seat.at_keyboard is not None and settings.display == "always"
        self.display = BorrowedDisplay(hot_seat.persons if alone else ())
        self.interrupted = False
        """Whether the last key was Ctrl-C."""
        hot_seat.let_hear(self.speak_so_far, self.hold)

    @property
    def person(self) -> Person:
        """The person at the keyboard."""
        return self.hot_seat.person

    # The screen

    def speak(self) -> None:
        """Say all gathered lines at once, after the answers they tell about are on the disk."""
        self.kept.sync(self.person)
        say = self.screen.say if self.display.state is None else self.screen.say_at_once
        say(self.person.take_lines())

    def speak_so_far(self) -> None:
        """Say what is gathered, because the rest of it takes time.

        On the display it is told whole in the end; meanwhile the fingers find it as what is held.
        """
        if self.display.state is None:
            self.speak()
        elif lines := self.person.lines:
            self.display.hold(lines)

    def hold(self, lines: Sequence[str]) -> None:
        """Say lines at once while no one is asked; the last one stays under the fingers."""
        self.screen.hold(lines)
        self.display.hold(lines)

    # The keyboard

    def read(self, prompt: str) -> str:
        """Say all lines, then read one that is not too long.

        Raises `Leave` if the person leaves.
        """
        self.hot_seat.note_typing()
        text = ask(self, prompt.strip(), short)
        self.person.pending.note_typed(self.person.seat, f"{prompt.strip()} {text}")
        self.interrupted = False
        return text

    def read_line(self, prompt: str) -> str:
        """See Asker. Ctrl-D and the end of input leave.

        In the meantime a hint is thought of, if people have not switched that off.
        """
        ahead = None if self.settings.ahead == "off" else self.ahead
        if ahead is not None and self.person.asked is not None:
            ahead.begin(self.person.counsel_at(self.person.asked))
        try:
            return self.keyboard.read_line(f"{prompt} ", self.hot_seat.complete)
        except EOFError:
            raise Leave from None
        finally:
            if ahead is not None:
                ahead.pause()

    def complain(self, error: NotUnderstoodError) -> None:
        """See Asker."""
        self.refuse(self.person, complaint(self.person, error))

    def interrupt(self) -> None:
        """See Asker. Ctrl-C cancels the line; a second one asks whether to leave."""
        if self.interrupted and self.agrees("really-quit"):
            raise Leave
        self.interrupted = not self.interrupted
        self.person.say("line-cancelled" if self.interrupted else "going-on")

    def set_arrows(self) -> None:
        """Let the arrow keys step from place to place if the table has places."""
        self.keyboard.arrows(cursor.arrow_words(self.person.vocabulary))

    def renew(self) -> None:
        """Use the present settings for everyone at the keyboard."""
        self.hot_seat.renew()
        self.set_arrows()

    # Beside the game

    @property
    def questions(self) -> Questions:
        """Asks beside the game, in the words of the person at the keyboard."""
        return Questions(
            *(self.person.narrator, self.settings, self.keyboard, self.screen),
            explain=self._explained,
        )

    def _explained(self, questions: Questions, word: str) -> list[str]:
        """Return what a word means, as the game tells it."""
        help_texts.explain(self.person, word)
        return self.person.take_lines()

    def agrees(self, question: str) -> bool:
        """Ask whether to leave; Ctrl-C means no, and the end of the input yes.

        A game that is not kept has nothing to lose, so leaving it is not asked about.
        """
        return self.kept.only_tried or self.says_yes(question, at_end=True)

    def confirms(self, person: Person, question: str, **arguments: Argument) -> bool:
        """Ask once whether a line was meant; if not, nothing changes and the game still waits."""
        meant = self.kept.only_tried or self.says_yes(
            question, at_end=False, to_all=False, **arguments
        )
        if not meant:
            person.say("not-meant")
        return meant

    def says_yes(
        self, question: str, *, at_end: bool, to_all: bool = False, **arguments: Argument
    ) -> bool:
        """Ask the person at the keyboard, or *to_all*; Ctrl-C means no, the end of input *at_end*.

        Commands that tell something work; if all are asked, only what all may know is told.
        """
        self.person.say(question, **arguments)
        self.speak()
        everybody, open_and_own = self.hot_seat.everybody, (*OPEN, "hand")
        person, known = (everybody, OPEN) if to_all else (self.person, open_and_own)
        try:
            return self.questions.is_yes(partial(told, person, among=known))
        except KeyboardInterrupt:
            return False
        except EOFError:
            return at_end


class ConsentAloud(Consent):
    """People who share a keyboard are asked aloud about an undo: one answers for all others."""

    def __init__(self, seating: Seating, audience: Audience, console: Console) -> None:
        super().__init__(seating, audience)
        self.console = console

    def others_agree(self, person: Person) -> bool:
        """See Consent."""
        others = [seat for seat in self.seating.people if seat != person.seat]
        names = person.narrator.catalogue.joined([person.narrator.names[seat] for seat in others])
        agreed = self.console.says_yes(
            "undo-agree", at_end=False, to_all=True, count=len(others), names=names
        )
        if not agreed:
            person.say("undo-refused")
        return agreed
