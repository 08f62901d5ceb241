"""Before a game: who plays what, against whom. What was not given is asked, one line at a time."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from accessible_games.app.defaults import Habits, Usual
from accessible_games.app.learning import learn
from accessible_games.app.wanted import Reply, SetupReader
from accessible_games.core.record import UNDO, Record
from accessible_games.frontends.terminal.game_arguments import Wishes
from accessible_games.frontends.terminal.interview import Interview
from accessible_games.games import GAMES
from accessible_games.match.table_options import (
    choice,
    is_by_the_letter,
    number_between,
    options_of,
)
from accessible_games.match.table_questions import TableQuestions
from accessible_games.players import parts
from accessible_games.speech.catalogues import catalogue_of, titles
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.store import dailies, library

T = TypeVar("T")


@dataclass
class Opening(Interview):
    """Asks for what is missing until the table can be set up."""

    wishes: Wishes
    records: Path
    """The folder of the saved games; the newest ones say what is usual."""
    told: bool = field(default=False, init=False)
    """Whether the last question said who plays."""
    lost: bool = field(default=False, init=False)
    """Whether the last answer meant nothing, so that they heard what to type."""

    def record(self) -> Record:
        """Return the heading of the new game.

        Raises `NotUnderstoodError` if the wishes contradict each other.
        """
        return self.until_answered(self.heading)

    def heading(self) -> Record:
        """Return the heading after one pass through all questions.

        Raises `Back` if the person wants to go back a question.
        """
        wishes, questions = self.wishes, self.questions
        questions.choose(wishes.game)
        game = GAMES[wishes.game or self.game()]
        questions.choose(game.name)
        if wishes.seats is not None:
            number_between(str(wishes.seats), game.seats[0], game.seats[-1])
        words = catalogue_of(self.catalogue.language, game.name)
        last = library.newest(self.records, [game.name], but=dailies.deal_at)
        habits = Habits(game, questions.settings, words, last and last[1])
        usual = habits.usual(wishes)
        if self.answers or is_open(wishes, usual, habits):
            usual = self.chosen(habits, usual)
        else:
            self.told = False
        seed = random.SystemRandom().getrandbits(32) if wishes.seed is None else wishes.seed
        return Record.of(game, usual.options, habits.occupants(usual), seed, wishes.position)

    # Asking

    def meant(self, text: str, read: Callable[[str], T]) -> T:
        """Return what *read* makes of an answer, unless somebody wants to learn a game first."""
        learn(text, self.questions.narrator, self.questions.game)
        try:
            return read(text)
        except NotUnderstoodError as error:
            again, self.lost = self.lost, error.message == "enter-or-more"
            if again and self.lost:
                raise NotUnderstoodError("enter-again", **error.arguments) from None
            raise

    def game(self) -> str:
        """Return the game: the only one, or the one chosen; Enter takes the one played last."""
        known = titles(self.catalogue.language)
        if len(known) == 1:
            return next(iter(known.values()))
        last = library.newest(self.records, {*known.values()})
        usual = last[1].game if last else next(iter(known.values()))
        return self.ask(
            "game",
            lambda text: choice(text, known, self.catalogue) if text else usual,
            choices=self.catalogue.joined(list(known), "or"),
            default=next(title for title, game in known.items() if game == usual),
        )

    def chosen(self, habits: Habits, usual: Usual) -> Usual:
        """Return the usual set-up, or what the people want instead."""
        wishes = self.wishes
        while (wanted := self.wanted(habits, usual, wishes)) is not Reply.BEGIN:
            if wanted is Reply.ALL:
                return self.choose(habits, wishes)
            wishes, before = wanted, usual
            usual = habits.usual(wishes)
            if len(usual.people) == 1 and usual.people != before.people:
                self.notes = self.questions.narrator.say("plays-as", name=usual.people[0])
        return usual

    def wanted(self, habits: Habits, usual: Usual, wishes: Wishes) -> Wishes | Reply:
        """Tell the usual set-up, and return the answer."""
        self.told = True
        words = self.catalogue
        options, about = self.changed(habits, usual)
        return self.ask(
            "usual",
            SetupReader(habits, usual, wishes).read,
            about,
            title=habits.catalogue.say("title"),
            names=words.joined(self.names(habits, usual)),
            people=words.joined(list(usual.people)) if len(usual.people) > 1 else "none",
            bots=len(usual.bots),
            count=len(self.levels(usual)),
            levels=words.joined(self.levels(usual)),
            options=options,
            **{"is-new": "yes" if habits.last is None else "no"},
        )

    def changed(self, habits: Habits, usual: Usual) -> tuple[str, list[str]]:
        """Return how all options stand to the rules sheet, and what is not as usual, in words.

        They are `sheet`, `nearly` if the usual ones depart from it, `own` if some were chosen that
        it allows, or `other`; `unprinted` if the game names none that a sheet has.
        """
        narrator, departs = self.questions.narrator, habits.departs(usual)
        options, about = "sheet" if habits.game.printed_options else "unprinted", list[str]()
        if departs != "none":
            options, about = "nearly", narrator.say("usual-departs", departs=departs)
        for name, each in habits.changed(usual).items():
            question = habits.catalogue.say(f"option-{name}")
            chosen = habits.option_name(name, each)
            sheet = "yes" if is_by_the_letter(habits.game, name, each) else "no"
            options = "own" if sheet == "yes" and options != "other" else "other"
            about += narrator.say("usual-option", question=question, chosen=chosen, sheet=sheet)
        return options, about

    def names(self, habits: Habits, usual: Usual) -> list[str]:
        """Return who plays, as the listener hears it."""
        listener = 0 if len(usual.people) == 1 else None
        names = [occupant.name for occupant in habits.occupants(usual)]
        narrator = replace(self.questions.narrator, names=names).for_(listener)
        seats = range(len(names))
        return [self.catalogue.say("seat-name", seat=narrator.person(seat)) for seat in seats]

    def levels(self, usual: Usual) -> list[str]:
        """Return the levels of the computer players, each once."""
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
        if self.wishes.bots is None and usual.bots:
            wishes = replace(wishes, bots=self.bots(habits, usual))
        return replace(habits.usual(wishes), options=self.options(habits, wishes))

    def people(self, habits: Habits, usual: Usual) -> list[str]:
        """Ask for the names of the people at the keyboard."""
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
        """Ask how many seats the table has."""
        low = max(habits.game.seats[0], len(usual.people))
        return self.about(habits).seats(low, usual.seats)

    def bots(self, habits: Habits, usual: Usual) -> list[str]:
        """Ask for the level of the computer players; Enter keeps them as they are."""
        levels = dict.fromkeys(parts(player)[1] for player in usual.bots)
        chosen = self.about(habits).level(levels)
        return [chosen] if chosen else list(usual.bots)

    def options(self, habits: Habits, wishes: Wishes) -> dict[str, str]:
        """Return the table's options: the usual ones, or asked for one by one if not given."""
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
