"""What is typed instead of Enter where the usual set-up is told: names, a level, a number."""

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum, auto

from accessible_games.app.defaults import Habits, Usual
from accessible_games.core.frozen import Frozen
from accessible_games.frontends.terminal.game_arguments import Wishes
from accessible_games.games import GAMES
from accessible_games.match.setting_kinds import is_name
from accessible_games.match.table_options import number_between, number_in, whole_number
from accessible_games.players import levels_of
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.normalize import fold, forms, is_one_of
from accessible_games.speech.problem import NotUnderstoodError

ALIKE = 0.7
"""How much a small word must resemble one that is known here to be taken for a slip."""
KNOWN = ("yes", "nothing", "little", "polite", "denials", "chat", "asking", "means-me", "numbers")
NEVER = ("greetings", "exclaimed", "program-words")
"""Lists of words that are nobody's name, however they are written."""
FAMILIES = ("also-", "asks-", "called-")
"""Lists of words that mean something, so that in small letters they are nobody's name."""


class Reply(Enum):
    """An answer that changes no part of the usual set-up."""

    BEGIN = auto()
    ALL = auto()
    """Everything is to be asked."""


class SetupReader(Frozen):
    """Reads an answer to the usual set-up."""

    habits: Habits
    usual: Usual
    wishes: Wishes
    """What it meets already."""

    @property
    def words(self) -> Catalogue:
        """The words of the game."""
        return self.habits.catalogue

    def read(self, text: str) -> Wishes | Reply:
        """Return the wishes that follow from an answer.

        Raises `NotUnderstoodError` if it means nothing, or if the wishes cannot be met.
        """
        words, text = self.words, self.introduced(text)
        if not text or is_one_of(text, [*words.words("yes"), *words.words("opening-begin")]):
            return Reply.BEGIN
        more = [fold(words.say(f"options-{each}")) for each in ("more", "choose")]
        refuses = fold(text) in self.folded(["nothing"])
        if refuses or any(word.startswith(fold(text) or " ") for word in more):
            return Reply.ALL
        wishes = replace(self.wishes, people=list(self.usual.people))
        names = []
        for part in self.habits.names_in(text):
            seats, level = self.seats(part), self.level(part)
            if seats is not None:
                wishes = replace(wishes, seats=seats)
            elif level:
                wishes = replace(wishes, bots=[level])
            else:
                names.append(part)
        if names:
            wishes = replace(wishes, people=self.people(names, text))
        self.habits.usual(wishes)
        return wishes

    def people(self, names: list[str], text: str) -> list[str]:
        """Return the names of people; one name alone must not be a word of another meaning."""
        if len(names) > 1 or len(self.habits.names_in(text)) > 1 or self.is_called(names[0]):
            return self.habits.checked_people(names)
        raise NotUnderstoodError("enter-or-more", word=text)

    def is_called(self, name: str) -> bool:
        """Whether a text alone is a name: with capitals, or a small word that means nothing."""
        from difflib import get_close_matches

        unnamed = self.folded(NEVER) | {*map(fold, self.titles())}
        if not is_name(name) or fold(name) in self.habits.reserved | unnamed:
            return False
        parts = name.split()
        if all(part[0].isupper() for part in parts) and len(fold(name)) > 1:
            return True
        known = self.folded(KNOWN) | self.habits.reserved
        for family in FAMILIES:
            known |= self.folded(family + each for each in self.words.beginning(family))
        asked = [*self.levels(), *self.folded(["options-more", "options-choose", "opening-begin"])]
        small = len(parts) == 1 and len(fold(name)) > 1 and fold(name) not in known
        return small and not get_close_matches(fold(name), asked, 1, ALIKE)

    def titles(self) -> list[str]:
        """Return the titles of all games."""
        return [title_of(self.words.language, game) for game in GAMES]

    def introduced(self, text: str) -> str:
        """Return a text without what stands before one's own name, such as "I am"."""
        words, known = text.split(), self.folded(["introducing"])
        sizes = (size for size in range(len(words)) if fold(" ".join(words[:size])) in known)
        return " ".join(words[next(sizes, 0) :])

    def seats(self, text: str) -> int | None:
        """Return how many are to play if a text says so: "4", "four players"."""
        low, high = self.habits.game.seats[0], self.habits.game.seats[-1]
        typed = self.without(text, "opening-players")
        together = [fold(word.replace("-", " ")) for word in self.words.words("opening-together")]
        if typed != text and fold(typed) in together:
            typed = str(together.index(fold(typed)) + 1)
        digits = number_in(typed, self.words)
        return None if whole_number(digits) is None else number_between(digits, low, high)

    def level(self, text: str) -> str | None:
        """Return the level if a text names one by a whole word: "hard", "level hard"."""
        return self.levels().get(fold(self.without(text, "opening-level")))

    def levels(self) -> dict[str, str]:
        """Return the levels of the game by what can be typed for them."""
        known: dict[str, str] = {}
        for level in levels_of(self.habits.game.name):
            called = [level, self.words.say(f"level-{level}"), *self.words.words(f"called-{level}")]
            known |= dict.fromkeys((form for word in called for form in forms(word)), level)
        return known

    def without(self, text: str, message: str) -> str:
        """Return a text without the words of a message, if others are left."""
        dropped = self.folded([message])
        kept = [word for word in text.split() if fold(word) not in dropped]
        return " ".join(kept) or text

    def folded(self, messages: Iterable[str]) -> set[str]:
        """Return the words of messages as they are compared; a hyphen stands for a blank."""
        words = (word for message in messages for word in self.words.words(message))
        return {form for word in words for form in forms(word.replace("-", " "))}
