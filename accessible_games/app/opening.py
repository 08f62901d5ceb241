"""Before a game: who plays what, against whom. What was not given is asked, one line at a time.

As a table does, the opening goes back by being played again: with all answers but the last.
"""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

from accessible_games.app.usual import Habits, Usual
from accessible_games.bots import parts
from accessible_games.core.record import UNDO, Record
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.leaving import Back
from accessible_games.frontends.terminal.wishes import Wishes
from accessible_games.games import GAMES
from accessible_games.match.choosing import (
    choice,
    number_between,
    options_of,
)
from accessible_games.match.table_questions import TableQuestions
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import dailies, library

T = TypeVar("T")


@dataclass
class Opening:
    """Asks for what is missing until the table can be set up."""

    wishes: Wishes
    questions: Questions
    """Asks in the words that all games share."""
    records: Path
    """The folder of the saved games; the newest ones say what is usual."""
    told: bool = field(default=False, init=False)
    """Whether the last question said who plays."""
    answers: list[str] = field(default_factory=list, init=False)
    """What was typed to the questions so far."""
    again: list[str] = field(default_factory=list, init=False)
    """The answers to be given again, silently, after the person went back."""

    def record(self) -> Record:
        """The heading of the new game. `NotUnderstoodError` for wishes that do not fit together."""
        while True:
            self.again, self.answers = self.answers, []
            try:
                return self.heading()
            except Back:
                self.answers.pop()

    def heading(self) -> Record:
        """The heading, after one pass through all questions; `Back` to begin them again."""
        wishes, questions = self.wishes, self.questions
        questions.choose(wishes.game)
        game = GAMES[wishes.game or self.game()]
        questions.choose(game.NAME)
        if wishes.seats is not None:
            number_between(str(wishes.seats), game.SEATS[0], game.SEATS[-1])
        words = catalogue_of(self.catalogue.language, game.NAME)
        last = library.newest(self.records, [game.NAME], but=dailies.deal_at)
        habits = Habits(game, questions.settings, words, last and last[1])
        usual = habits.usual(wishes)
        if self.answers or is_open(wishes, usual, habits):
            usual = self.chosen(habits, usual)
        else:
            self.told = False
        seed = random.SystemRandom().getrandbits(32) if wishes.seed is None else wishes.seed
        return Record(
            game.NAME,
            game.VERSION,
            usual.options,
            tuple(habits.occupants(usual)),
            seed,
            position=wishes.position,
        )

    # Asking

    def ask(
        self,
        message: str,
        read: Callable[[str], T],
        about: Iterable[str] = (),
        answers: Iterable[str] = (),
        **arguments: Any,
    ) -> T:
        """Ask until the answer can be read; what the *answers* are is said in the question."""
        if self.again:
            text = self.again.pop(0)
            self.answers.append(text)
            return read(text)
        text, answer = self.questions.ask(
            f"prompt-{message}",
            lambda text: (text, read(text)),
            self.questions.narrator.say(f"setup-{message}", **arguments),
            about=about,
            first=not self.answers,
        )
        self.answers.append(text)
        return answer

    @property
    def catalogue(self) -> Catalogue:
        """The words of the questions."""
        return self.questions.narrator.catalogue

    def game(self) -> str:
        """The game: the only one, or the one that is chosen; Enter takes the one played last."""
        if len(GAMES) == 1:
            return next(iter(GAMES))
        titles = {catalogue_of(self.catalogue.language, game).say("title"): game for game in GAMES}
        last = library.newest(self.records, GAMES)
        usual = last[1].game if last else next(iter(GAMES))
        return self.ask(
            "game",
            lambda text: choice(text, titles, self.catalogue) if text else usual,
            choices=self.catalogue.joined(list(titles), "or"),
            default=next(title for title, game in titles.items() if game == usual),
        )

    def chosen(self, habits: Habits, usual: Usual) -> Usual:
        """What is usual, or what the people want instead."""
        wishes = self.wishes
        while (wanted := self.wanted(habits, usual)) is not None:
            if not wanted:
                return self.choose(habits, wishes)
            wishes = replace(wishes, people=wanted)
            usual = habits.usual(wishes)
        return usual

    def wanted(self, habits: Habits, usual: Usual) -> list[str] | None:
        """What was answered: None to play as usual, no names to choose, or people's names."""
        self.told = True
        words, narrator = self.catalogue, self.questions.narrator
        changed = habits.changed(usual)
        about: list[str] = []
        for name, each in changed.items():
            question = habits.catalogue.say(f"option-{name}")
            chosen = habits.option_name(name, each)
            about += narrator.say("usual-option", question=question, chosen=chosen)
        return self.ask(
            "usual",
            habits.answer,
            about,
            title=habits.catalogue.say("title"),
            names=words.joined(self.names(habits, usual)),
            people=words.joined(list(usual.people)) if len(usual.people) > 1 else "none",
            bots=len(usual.bots),
            count=len(self.levels(usual)),
            levels=words.joined(self.levels(usual)),
            options="other" if changed else "sheet",
        )

    def names(self, habits: Habits, usual: Usual) -> list[str]:
        """Who plays, as the listener hears it."""
        listener = 0 if len(usual.people) == 1 else None
        names = [occupant.name for occupant in habits.occupants(usual)]
        narrator = replace(self.questions.narrator, names=names).for_(listener)
        seats = range(len(names))
        return [self.catalogue.say("seat-name", seat=narrator.person(seat)) for seat in seats]

    def levels(self, usual: Usual) -> list[str]:
        """The levels of the computer players, each once."""
        levels = dict.fromkeys(parts(player)[1] for player in usual.bots)
        return [self.catalogue.say(f"level-{level}") for level in levels]

    def choose(self, habits: Habits, wishes: Wishes) -> Usual:
        """Ask for everything that the command line did not give, one question after the other."""
        self.told = False
        usual = habits.usual(wishes)
        if self.wishes.people is None:
            wishes = replace(wishes, people=self.people(habits, usual))
        if self.wishes.seats is None and len(wishes.bots or ()) < 2:
            wishes = replace(wishes, seats=self.seats(habits, habits.usual(wishes)))
        usual = habits.usual(wishes)
        if wishes.bots is None and usual.bots:
            wishes = replace(wishes, bots=self.bots(habits, usual))
        return replace(habits.usual(wishes), options=self.options(habits, wishes))

    def people(self, habits: Habits, usual: Usual) -> list[str]:
        """The names of the people at the keyboard."""
        names = list(usual.people)
        return self.ask(
            "people",
            lambda text: habits.checked_people(habits.names_in(text)) if text else names,
            default=self.catalogue.joined(names),
        )

    def about(self, habits: Habits) -> TableQuestions:
        """Asks about the table of a game."""
        narrator = replace(self.questions.narrator, catalogue=habits.catalogue)
        return TableQuestions(self.ask, habits.game, narrator)

    def seats(self, habits: Habits, usual: Usual) -> int:
        """How many seats the table has."""
        low = max(habits.game.SEATS[0], len(usual.people))
        return self.about(habits).seats(low, usual.seats)

    def bots(self, habits: Habits, usual: Usual) -> list[str]:
        """The computer players, of the level that is chosen; Enter leaves them as they are."""
        levels = dict.fromkeys(parts(player)[1] for player in usual.bots)
        chosen = self.about(habits).level(levels)
        return [chosen] if chosen else list(usual.bots)

    def options(self, habits: Habits, wishes: Wishes) -> dict[str, str]:
        """The table's options: as the sheet says, or each chosen that was not given."""
        usual = habits.usual(wishes)
        known = UNDO if wishes.position else options_of(habits.game)
        rest = {name: known[name] for name in known if name not in self.wishes.options}
        chosen = self.about(habits).options(rest, usual.options, usual.seats)
        return {name: chosen.get(name, usual.options[name]) for name in known}


def is_open(wishes: Wishes, usual: Usual, habits: Habits) -> bool:
    """Whether neither the command line nor the settings say who plays against whom."""
    people = wishes.people is None and not habits.settings.name
    seats = wishes.seats is None and len(wishes.bots or ()) < 2
    return people or seats or (wishes.bots is None and bool(usual.bots))
