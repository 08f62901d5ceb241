"""Setting up a table at a server question by question, each answered by a line of its own."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from accessible_games.match.table_questions import TableQuestions
from accessible_games.server.drafts import LEVEL, Draft
from accessible_games.server.plan import Plan
from accessible_games.server.visitor import Visitor
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import is_one_of
from accessible_games.speech.problem import HelpWanted, NotUnderstoodError

T = TypeVar("T")


class OpenQuestionError(Exception):
    """A question that has to be answered first."""

    def __init__(
        self, lines: Iterable[str], prompt: str, about: Iterable[str], answers: Iterable[str]
    ) -> None:
        super().__init__(prompt)
        self.lines, self.prompt = [*lines], prompt
        self.about, self.answers = [*about], [*answers]


@dataclass(eq=False)
class SettingUp:
    """Asks from the first question on for each line, with the answers so far: one can go back."""

    visitor: Visitor
    draft: Draft
    done: Callable[[Plan], None]
    """Is given what was chosen."""
    answers: list[str] = field(default_factory=list)
    prompt: str = ""
    about: list[str] = field(default_factory=list)
    """What help says of the question."""
    choices: list[str] = field(default_factory=list)
    """What can be answered, besides the usual."""
    _again: list[str] = field(default_factory=list, init=False)

    def hear(self, text: str) -> None:
        """Answer the question, or go back, hear help or leave it; `NotUnderstoodError`."""
        words = self.visitor.narrator.catalogue
        if is_one_of(text, [*words.words("command-leave"), *words.words("command-quit")]):
            self.visitor.converse(None)
            self.visitor.say("not-meant")
        elif is_one_of(text, words.words("back")):
            if not self.answers:
                raise NotUnderstoodError("first-question")
            self.go_on(self.answers[:-1])
        elif text == "?" or is_one_of(text, [*words.words("command-help"), "help"]):
            self._help()
        else:
            try:
                self.go_on([*self.answers, text])
            except HelpWanted:
                self._help()

    def _help(self) -> None:
        self.visitor.hear([*self.about, *self.visitor.narrator.say("about-all")])

    def go_on(self, answers: list[str]) -> None:
        """Ask the question after these answers, or end; `NotUnderstoodError` for the last one."""
        self._again = [*answers]
        try:
            plan = self._plan()
        except OpenQuestionError as question:
            self.answers, self.prompt, self.about = answers, question.prompt, question.about
            self.choices = question.answers
            self.visitor.converse(self)
            self.visitor.hear(question.lines)
        else:
            self.visitor.converse(None)
            self.done(plan)

    def _plan(self) -> Plan:
        """What is chosen; `OpenQuestionError`, `NotUnderstoodError`."""
        draft, game = self.draft, self.draft.game
        words = catalogue_of(self.visitor.settings.language, game.NAME)
        asked = TableQuestions(self._ask, game, replace(self.visitor.narrator, catalogue=words))
        seats = draft.seats or asked.seats(game.SEATS[0], draft.usual_seats)
        level = draft.level or asked.level([LEVEL]) or LEVEL
        rest = {name: each for name, each in game.OPTIONS.items() if name not in draft.options}
        sheet = {name: choices[0] for name, choices in rest.items()}
        chosen = asked.options(rest, sheet, seats)
        return draft.plan_of(seats, level, {**chosen, **draft.options})

    def _ask(
        self,
        message: str,
        read: Callable[[str], T],
        about: Iterable[str] = (),
        answers: Iterable[str] = (),
        **arguments: Argument,
    ) -> T:
        """See Ask."""
        if self._again:
            return read(self._again.pop(0))
        say = self.visitor.narrator.say
        lines, prompt = say(f"setup-{message}", **arguments), say(f"prompt-{message}")[0]
        raise OpenQuestionError(lines, prompt, [*say(f"about-{message}"), *about], answers)
