"""Setting up a table on a server question by question, with a line for each answer."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from accessible_games.match.table_questions import TableQuestions
from accessible_games.server.lobby.table_drafts import Draft
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import is_one_of
from accessible_games.speech.problem import HelpWanted, NotUnderstoodError

T = TypeVar("T")


class OpenQuestionError(Exception):
    """Raised for a question that has to be answered first."""

    def __init__(
        self, lines: Iterable[str], prompt: str, about: Iterable[str], answers: Iterable[str]
    ) -> None:
        super().__init__(prompt)
        self.lines, self.prompt = [*lines], prompt
        self.about, self.answers = [*about], [*answers]


@dataclass(eq=False)
class SettingUp:
    """Asks from the first question for each line, with the answers so far, so one can go back."""

    user: User
    draft: Draft
    done: Callable[[TablePlan], None]
    """Takes what was chosen."""
    answers: list[str] = field(default_factory=list)
    prompt: str = ""
    about: list[str] = field(default_factory=list)
    """What help says about the question."""
    choices: list[str] = field(default_factory=list)
    """What can be answered, besides the usual."""
    _again: list[str] = field(default_factory=list, init=False)

    def hear(self, text: str) -> None:
        """Answer the question, go back, get help or leave it.

        Raises `NotUnderstoodError` if the answer means nothing here.
        """
        words = self.user.narrator.catalogue
        if is_one_of(text, [*words.words("command-leave"), *words.words("command-quit")]):
            self.user.input.converse(None)
            self.user.say("not-meant")
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
        self.user.hear([*self.about, *self.user.narrator.say("about-all")])

    def go_on(self, answers: list[str]) -> None:
        """Ask the question after these answers, or end.

        Raises `NotUnderstoodError` if the last answer is wrong.
        """
        self._again = [*answers]
        try:
            plan = self._plan()
        except OpenQuestionError as question:
            self.answers, self.prompt, self.about = answers, question.prompt, question.about
            self.choices = question.answers
            self.user.input.converse(self)
            self.user.hear(question.lines)
        else:
            self.user.input.converse(None)
            self.done(plan)

    def _plan(self) -> TablePlan:
        """Return what is chosen.

        Raises `OpenQuestionError` if an answer is missing, `NotUnderstoodError` if one is wrong.
        """
        draft, game = self.draft, self.draft.game
        words = catalogue_of(self.user.settings.language, game.name)
        asked = TableQuestions(self._ask, game, replace(self.user.narrator, catalogue=words))
        seats = draft.seats or asked.seats(game.seats[0], draft.usual_seats)
        level = draft.level or asked.level([draft.usual_level]) or draft.usual_level
        rest = {name: each for name, each in game.options.items() if name not in draft.options}
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
        say = self.user.narrator.say
        lines, prompt = say(f"setup-{message}", **arguments), say(f"prompt-{message}")[0]
        raise OpenQuestionError(lines, prompt, [*say(f"about-{message}"), *about], answers)
