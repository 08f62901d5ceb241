"""A visit to a server: typed lines are sent there, and its lines are told here.

As long as nothing is typed, news is told when it comes, and its last line stays open for
typing: so it is under the fingers on a braille display. Once a line has been begun, news waits
until that line ends.
"""

import sys
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby

from accessible_games.client import own_commands
from accessible_games.client.hearing import Call, Hearing, OpenQuestion
from accessible_games.client.lent_display import LentDisplay
from accessible_games.client.link import Link
from accessible_games.core.frozen import named_values
from accessible_games.frontends.terminal import bell
from accessible_games.frontends.terminal.asking import Questions, ask, short
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.keyboard import Keyboard, no_words
from accessible_games.frontends.terminal.screen import Screen, is_terminal
from accessible_games.frontends.terminal.screen_line import head_of, terminal_columns
from accessible_games.server.connection.frames import Bye, Heard, Said, Typed
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.problem import NotUnderstoodError

MOMENT = 0.3
"""After so many seconds of silence what has come may be said, though more is to come."""
SILENCE = 2.0
"""After so many seconds of silence an answer is no longer waited for."""
GOODBYE = 10.0
"""The same for a goodbye: no one can type by then, but even a slow server should get to say it."""


@dataclass
class ClientApp:
    """The person at this keyboard, on a server."""

    link: Link
    hearing: Hearing
    keyboard: Keyboard
    screen: Screen
    _lent: LentDisplay = field(init=False)
    _head: str = ""
    """The line that stands before what is typed."""
    _is_interrupted: bool = False
    """Whether the last key was Ctrl-C."""
    _typed: int = 0
    """The number of the last line that was sent."""
    _shown: int = 0
    """The number of the last line that the server knows to have been shown."""
    _at_terminal: bool = field(
        default_factory=lambda: is_terminal(sys.stdin) and is_terminal(sys.stdout)
    )

    def __post_init__(self) -> None:
        self._lent = LentDisplay(self.hearing, self.link.say)

    def run(self) -> None:
        """Run until the person leaves, is sent away, or there is no connection any more."""
        try:
            self._wait()
            while True:
                self._obey(ask(self, "", short))
        except (Leave, KeyboardInterrupt):
            self._part()
        finally:
            self._lent.give_back()
            self._tell(self._taken())
            self.link.close()

    def _part(self) -> None:
        """Leave and wait for the goodbye; Ctrl-C does not wait."""
        self.link.say(Bye())
        with suppress(KeyboardInterrupt):
            while self.hearing.contact.is_connected and self.hearing.take(GOODBYE):
                continue

    # What is typed

    def _obey(self, text: str) -> None:
        """Do what was typed: here if it is about this device, else on the server."""
        self._is_interrupted = False
        hearing, question = self.hearing, self.hearing.question
        hearing.question = OpenQuestion(is_prompted=question.is_prompted)
        if question.name:
            hearing.question.is_prompted = False
            self.link.answer(text)
            self._wait()
            return
        try:
            if not question.is_hidden and own_commands.obey(hearing, text, self._feel):
                return
        except NotUnderstoodError as error:
            self.complain(error)
            return
        self._typed += 1
        hearing.question.is_prompted = False
        self.link.say(Typed(self._typed, text))
        self._wait()

    def _feel(self, rest: str) -> None:
        """Lend the braille display to the server."""
        self._lent.feel(rest)
        self.hearing.question.is_prompted = False
        self._wait()

    def _wait(self) -> None:
        """Wait for an answer; at a terminal, one that takes long is told as news."""
        hearing, silent = self.hearing, 0.0
        while not hearing.is_answered(self._typed) and not hearing.contact.is_over:
            silent = 0.0 if hearing.take(MOMENT) else silent + MOMENT
            if silent and self._need_not_wait(silent):
                return

    def _need_not_wait(self, silent: float) -> bool:
        """Whether the person may type already: the server is silent, and has spoken before."""
        is_long, has_typed = silent > SILENCE, self._typed > 0
        if self._at_terminal:
            return has_typed and (is_long or bool(self.hearing.lines))
        return has_typed and is_long and self.hearing.took >= self._typed

    # See Asker

    def speak(self) -> None:
        """Say what waits, except its last line, which stays open for typing."""
        if self.hearing.contact.is_over:
            raise Leave
        self._call()
        lines = self._taken()
        if not lines:
            return
        self._tell(lines[:-1])
        self._speak_in(lines[-1])
        self._head = lines[-1].text
        if self.hearing.heard > self._shown:
            self._shown = self.hearing.heard
            self.link.say(Heard(self._shown))

    def _call(self) -> None:
        """Play the sound that the server wants, or ring at a refusal if there is none."""
        call, self.hearing.call = self.hearing.call, Call()
        if call.sound:
            self.screen.play(call.sound)
        elif call.is_refused:
            bell.ring(self.screen, self.hearing.settings.warn)

    def read_line(self, prompt: str) -> str:
        """Return the next line. News that comes before it is begun is told."""
        try:
            return self._next_line()
        except EOFError:
            raise Leave from None

    def _next_line(self) -> str:
        while True:
            self.speak()
            head = head_of(self._head, terminal_columns())
            if self.hearing.question.is_hidden:
                self._set_arrows(walk=False)
                return self.keyboard.read_hidden(head)
            files = [self.hearing.events.fileno(), *self._lent.files]
            felt = self._lent.is_lent
            if self.keyboard.is_first(head, files, self._has_news, felt=felt):
                self._lent.give_back()
                self._set_arrows()
                return self.keyboard.read_line(head, no_words)

    def _set_arrows(self, *, walk: bool = True) -> None:
        """Let the arrow keys type what the server said last, or nothing."""
        words = named_values(self.hearing.arrows)
        self.keyboard.arrows(words if walk and all(words.values()) else {})

    def _has_news(self) -> bool:
        """Whether something has come that has to be said or done."""
        before = self.hearing.question.is_prompted
        self.hearing.question.is_prompted = False
        self.hearing.take()
        goes = self._lent.serve()
        hearing = self.hearing
        if hearing.question.is_prompted and not hearing.call.sound and not self._lent.answers():
            bell.ring(self.screen, hearing.settings.ring)
        hearing.question.is_prompted |= before
        return bool(hearing.lines or hearing.call.sound) or hearing.contact.is_over or goes

    def complain(self, error: NotUnderstoodError) -> None:
        """See Asker."""
        bell.ring(self.screen, self.hearing.settings.warn)
        self.hearing.say(error.message, **error.arguments)

    def interrupt(self) -> None:
        """See Asker. Ctrl-C cancels the line; a second one asks whether to leave."""
        if self._is_interrupted and self._leaves():
            raise Leave
        self._is_interrupted = not self._is_interrupted
        self.hearing.say("line-cancelled" if self._is_interrupted else "join-goes-on")

    def _leaves(self) -> bool:
        """Ask whether they want to leave; the end of the input means yes, Ctrl-C no."""
        hearing = self.hearing
        hearing.say("join-really-quit")
        self._tell(self._taken())
        self._set_arrows(walk=False)
        questions = Questions(hearing.narrator, hearing.settings, self.keyboard, self.screen)
        try:
            return questions.is_yes()
        except KeyboardInterrupt:
            return False
        except EOFError:
            return True

    # The screen

    def _taken(self) -> list[Said]:
        lines, self.hearing.lines = self.hearing.lines, []
        return lines

    def _tell(self, lines: list[Said]) -> None:
        """Say lines, each in its own language."""
        for _, told in groupby(lines, lambda line: line.language):
            group = [*told]
            self._speak_in(group[0])
            say = self.screen.say_at_once if self._lent.is_lent else self.screen.say
            say([line.text for line in group])

    def _speak_in(self, said: Said) -> None:
        """Speak in the language of a line from now on."""
        if said.language in LANGUAGES:
            self.hearing.settings.put("language", said.language)
