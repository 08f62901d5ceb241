"""A visit to a server: what is typed travels there, and what comes from there is told.

As long as nothing is typed, news is told when it comes, and the last line of it stays open for what
will be typed: so it is under the fingers on a braille display. While a line has been begun, news
waits until it ends.
"""

import sys
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import groupby

from accessible_games.client import own_commands
from accessible_games.client.hearing import Hearing
from accessible_games.client.lending import Lending
from accessible_games.client.link import Link
from accessible_games.core.frozen import named_values
from accessible_games.frontends.terminal import bell
from accessible_games.frontends.terminal.asking import Questions, ask, short
from accessible_games.frontends.terminal.keyboard import Keyboard, no_words
from accessible_games.frontends.terminal.leaving import Leave
from accessible_games.frontends.terminal.screen import Screen, is_terminal
from accessible_games.frontends.terminal.screen_line import head_of, terminal_columns
from accessible_games.server.frames import Bye, Heard, Said, Typed
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.problem import NotUnderstoodError

MOMENT = 0.3
"""Seconds without anything after which what has come may be said, though more is to come."""
SILENCE = 2.0
"""Seconds without anything after which an answer is not waited for any more."""
GOODBYE = 10.0
"""The same for a goodbye: nobody can type meanwhile, but even a slow server should have its say."""


@dataclass
class Visit:
    """Somebody at this keyboard, who is at a server."""

    link: Link
    hearing: Hearing
    keyboard: Keyboard
    screen: Screen
    _lending: Lending = field(init=False)
    _head: str = ""
    """The line behind which is typed."""
    _is_interrupted: bool = False
    """Whether the last key was Ctrl-C."""
    _typed: int = 0
    """The number of the last line that was sent."""
    _shown: int = 0
    """That of the last line of which the server knows that it was shown."""
    _at_terminal: bool = field(
        default_factory=lambda: is_terminal(sys.stdin) and is_terminal(sys.stdout)
    )

    def __post_init__(self) -> None:
        self._lending = Lending(self.hearing, self.link.say)

    def run(self) -> None:
        """Until the person leaves or is let go, or there is no connection any more."""
        try:
            self._wait()
            while True:
                self._obey(ask(self, "", short))
        except (Leave, KeyboardInterrupt):
            self._part()
        finally:
            self._lending.give_back()
            self._tell(self._taken())
            self.link.close()

    def _part(self) -> None:
        """Leave, and wait for the goodbye; Ctrl-C does not wait."""
        self.link.say(Bye())
        with suppress(KeyboardInterrupt):
            while self.hearing.is_connected and self.hearing.take(GOODBYE):
                continue

    # What is typed

    def _obey(self, text: str) -> None:
        """Do what was typed: here if it is about this device, else at the server."""
        self._is_interrupted = False
        hearing, name = self.hearing, self.hearing.asked_for
        hidden, hearing.is_hidden, hearing.asked_for = hearing.is_hidden, False, ""
        if name:
            hearing.is_prompted = False
            self.link.answer(text)
            self._wait()
            return
        try:
            if not hidden and own_commands.obey(hearing, text, self._feel):
                return
        except NotUnderstoodError as error:
            self.complain(error)
            return
        self._typed += 1
        hearing.is_prompted = False
        self.link.say(Typed(self._typed, text))
        self._wait()

    def _feel(self, rest: str) -> None:
        """Lend the braille display; the server says what it shows there."""
        self._lending.feel(rest)
        self.hearing.is_prompted = False
        self._wait()

    def _wait(self) -> None:
        """Until an answer has come; at a terminal, one that takes long is told as news."""
        hearing, silent = self.hearing, 0.0
        while not hearing.is_answered(self._typed) and not hearing.is_over:
            silent = 0.0 if hearing.take(MOMENT) else silent + MOMENT
            if silent and self._need_not_wait(silent):
                return

    def _need_not_wait(self, silent: float) -> bool:
        """Whether somebody may type already: the server does not speak, and has spoken before."""
        is_long, has_typed = silent > SILENCE, self._typed > 0
        if self._at_terminal:
            return has_typed and (is_long or bool(self.hearing.lines))
        return has_typed and is_long and self.hearing.took >= self._typed

    # See Asker

    def speak(self) -> None:
        """Say what waits, but for its last line, behind which is typed."""
        if self.hearing.is_over:
            raise Leave
        if self.hearing.is_refused:
            self.hearing.is_refused = False
            bell.at_refusal(self.hearing.settings, self.screen)
        lines = self._taken()
        if not lines:
            return
        self._tell(lines[:-1])
        self._speak_in(lines[-1])
        self._head = lines[-1].text
        if self.hearing.heard > self._shown:
            self._shown = self.hearing.heard
            self.link.say(Heard(self._shown))

    def read_line(self, prompt: str) -> str:
        """The next line. News that comes before it is begun is told."""
        try:
            return self._next_line()
        except EOFError:
            raise Leave from None

    def _next_line(self) -> str:
        while True:
            self.speak()
            head = head_of(self._head, terminal_columns())
            if self.hearing.is_hidden:
                self._set_arrows(walk=False)
                return self.keyboard.read_hidden(head)
            files = [self.hearing.mail.fileno(), *self._lending.files]
            felt = self._lending.is_lent
            if self.keyboard.is_first(head, files, self._has_news, felt=felt):
                self._lending.give_back()
                self._set_arrows()
                return self.keyboard.read_line(head, no_words)

    def _set_arrows(self, *, walk: bool = True) -> None:
        """The arrow keys type what the server has said last, or nothing."""
        words = named_values(self.hearing.arrows)
        self.keyboard.arrows(words if walk and all(words.values()) else {})

    def _has_news(self) -> bool:
        """Whether something has come that has to be said, or done."""
        before = self.hearing.is_prompted
        self.hearing.is_prompted = False
        self.hearing.take()
        goes = self._lending.serve()
        if self.hearing.is_prompted and not self._lending.answers():
            bell.at_news(self.hearing.settings, self.screen)
        self.hearing.is_prompted |= before
        return bool(self.hearing.lines) or self.hearing.is_over or goes

    def complain(self, error: NotUnderstoodError) -> None:
        """See Asker."""
        bell.at_refusal(self.hearing.settings, self.screen)
        self.hearing.say(error.message, **error.arguments)

    def interrupt(self) -> None:
        """See Asker. Ctrl-C cancels the line; twice it asks whether to leave."""
        if self._is_interrupted and self._leaves():
            raise Leave
        self._is_interrupted = not self._is_interrupted
        self.hearing.say("line-cancelled" if self._is_interrupted else "join-goes-on")

    def _leaves(self) -> bool:
        """Ask whether they wish to leave; the end of the input is yes, Ctrl-C no."""
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
            say = self.screen.say_at_once if self._lending.is_lent else self.screen.say
            say([line.text for line in group])

    def _speak_in(self, said: Said) -> None:
        """Go on in the language of a line."""
        if said.language in LANGUAGES:
            self.hearing.settings.put("language", said.language)
