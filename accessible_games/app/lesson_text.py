"""A lesson as a text to read: what it teaches, what is typed, and what is answered."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from accessible_games.app.start_game import sit_down
from accessible_games.app.tutorial import Tutorial, has_lesson, lesson_of, record_of
from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.context import Context
from accessible_games.frontends.terminal.game_arguments import named_game
from accessible_games.frontends.terminal.program import Program
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.scripted_keyboard import ScriptedKeyboard
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogues import title_of
from accessible_games.store.library import SavedGame
from accessible_games.tools.texts import Chapter, emboss


class Paper(Screen):
    """A screen that writes what is said as paragraphs, in chapters."""

    def __init__(self) -> None:
        super().__init__()
        self.chapters: list[Chapter] = []
        self._heading = ""
        self._paragraphs: list[str] = []

    def say(self, lines: Iterable[str]) -> None:
        """Write what is said in one go as a paragraph."""
        said = " ".join(lines)
        if said:
            self._paragraphs.append(said)

    def end_chapter(self, heading: str = "") -> None:
        """Keep the chapter that was written; the next one begins with a number and a *heading*."""
        self.chapters.append(Chapter(self._heading, tuple(self._paragraphs)))
        self._heading, self._paragraphs = f"{len(self.chapters)}. {heading}", []


@dataclass
class WrittenTutorial(Tutorial):
    """A lesson on paper, with a chapter for each step."""

    paper: Paper = field(kw_only=True)

    def greet(self) -> None:
        """Say nothing: on paper nothing can be typed."""

    def prompt(self, session: TerminalSession) -> str:
        """Begin the chapter of a new step; what was said before belongs to the last one."""
        if not self.told:
            self.person.pending.say_reply()
            session.console.speak()
            self.paper.end_chapter(self.typed)
        prompt = super().prompt(session)
        session.console.speak()
        return prompt


def lesson_file(program: Program) -> None:
    """Write the lesson of a game into a file to emboss. Raises `UsageError` if it has none."""
    context = program.context
    game, catalogue = named_game(context.arguments.words), context.narrator.catalogue
    title = title_of(catalogue.language, game)
    if not has_lesson(game, catalogue.language):
        raise UsageError("game-without-lesson", title=title)
    title = catalogue.say("lesson-title", title=title)
    chapters = lesson_text(context, game)
    for lines in emboss(f"{game}-lesson", title, chapters, context.arguments, context.narrator):
        program.screen.say(lines)


def lesson_text(context: Context, game: str) -> Sequence[Chapter]:
    """Return the chapters of a lesson: its beginning, and one for each step."""
    words = context.narrator.catalogue
    usual = Settings(language=words.language, verbosity=context.narrator.verbosity)
    own = replace(context, settings=usual, narrator=replace(context.narrator, unbroken=True))
    lesson = lesson_of(game)
    record = record_of(lesson, words.say("player"), words)
    unsaved = SavedGame(context.records)
    paper = Paper()
    tutorial = WrittenTutorial([*lesson.steps], paper=paper)
    keyboard = ScriptedKeyboard(lambda: tutorial.typed)
    session = sit_down(own, record, unsaved, keyboard, paper, tutorial)
    tutorial.begin(session)
    session.run()
    paper.end_chapter()
    return paper.chapters
