"""Lines to type at any table: legal answers, commands, fragments, several at once, and nonsense."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold
from accessible_games.speech.vocabulary import Vocabulary
from tests.commands import COMMANDS
from tests.sessions import CTRL_C, Typed, typed_answer

SELDOM = {"hint": 3000, "report": 1500, "quit": 400}
"""Commands that take long or end the game: one of so many is typed."""
LISTED = (
    "nothing",
    "ones",
    "numbers",
    "yes",
    "little",
    "denials",
    "any",
    "none-of",
    "asking",
    "lasts",
    "firsts",
    "in-exchange",
    "everything",
    "both",
    "ordinals",
    "things",
    "means-me",
    "polite",
)
"""Messages that list words."""
REREADING = ("last", "since", "older", "newer", "first", "search")
ODD = [
    *[".", ",", "'", "’", "?", "??", ", ,", "...", "-", "--", "²", "½", "ß", "ﬁ", "٣", "é!"],
    *["-1", "1.5", "1e9", "9" * 30, "0", "None", "{0}", "{ $x }", "%s", "\\n", "<b>", "~", "*"],
    *["m13", "m 13", "z26", "a1 a1", "m13-n14", "13", "m"],
]
LETTERS = (
    "abcdefghijklmnopqrstuvwxyzäöüéèçœæøłı 0123456789,.'’?!-"
    "ЖжαβΩ漢字かなกيא\u0301\u0327\u200b\u200d\u202e\u2028\u2029\ufeff\ufffd🃏👩‍🦯"
    "\x00\x01\x07\x08\x0b\x0c\x1b\x1c\x7f\x85\x9b\t"
)


@cache
def command_words() -> Sequence[str]:
    """The words of all commands in all languages."""
    found: list[str] = []
    for language in LANGUAGES:
        catalogue = catalogue_of(language)
        names = [name for name in COMMANDS if catalogue.has(f"command-{name}")]
        found += [word for name in names for word in catalogue.words(f"command-{name}")]
    return list(dict.fromkeys(found))


def words_of(vocabulary: Vocabulary) -> Sequence[str]:
    """What means something at this table: pieces, people, commands, numbers and small words."""
    known = [
        *vocabulary.commands.words(),
        *vocabulary.lexicon.piece_words(vocabulary.lexicon.pieces),
    ]
    listed = [word for name in LISTED for word in vocabulary.lexicon.catalogue.words(name)]
    return [*known, *vocabulary.lexicon.people, *listed, *map(str, range(12))]


@dataclass
class Lines:
    """Makes up lines for a session, the same for the same chance."""

    session: TerminalSession
    chance: Random
    barred: Sequence[str] = ()
    """Commands that are never typed."""
    interrupted: bool = True
    """Whether Ctrl-C is pressed now and then."""

    def line(self) -> Typed:
        """The next line; now and then Ctrl-C."""
        if self.interrupted and self.chance.random() < 0.004:
            return CTRL_C
        kinds: dict[Callable[[], str], int] = {
            self.answer: 30, self.command: 22, self.together: 14, self.fragment: 10,
            self.words: 10, self.letters: 6, self.odd: 6, self.long: 2, self.blank: 4,
            self.again: 8,
        }  # fmt: skip
        (kind,) = self.chance.choices([*kinds], [*kinds.values()])
        line = kind().replace("\n", " ").replace("\r", " ")
        return line if self.wanted(line) else self.line()

    def wanted(self, line: str) -> bool:
        """Whether the line may be typed now: what takes long is typed seldom."""
        found = self.session.person.vocabulary.commands.words()
        first = fold((line.split() or [""])[0])
        meant = {name for word, name in found.items() if first and word.startswith(first)}
        if not meant.isdisjoint(self.barred):
            return False
        return all(self.chance.randrange(SELDOM[name]) == 0 for name in sorted(meant & {*SELDOM}))

    def answer(self) -> str:
        """A legal answer, or Enter where nothing is asked."""
        asked = self.session.person.asked
        if asked is None or self.session.hot_seat.at_keyboard is None:
            return ""
        return typed_answer(self.session.person, asked.options.draw(self.chance))

    def command(self) -> str:
        """A command, alone or with words behind it."""
        own = [*self.session.person.vocabulary.commands.words()]
        words = own if self.chance.random() < 0.8 else command_words()
        behind = self.chance.choice([lambda: "", self.words, self.odd, self.answer])
        return f"{self.chance.choice(words)} {behind()}".strip()

    def again(self) -> str:
        """To hear again what was told, and to look for it with a word or less."""
        name = self.session.person.vocabulary.commands.word(self.chance.choice(REREADING))
        return f"{name} {self.chance.choice([lambda: '', self.odd, self.words])()}".strip()

    def together(self) -> str:
        """An answer with more behind it: answers, pieces, nonsense."""
        parts = [self.answer, self.words, self.odd, self.fragment, self.command]
        behind = [self.chance.choice(parts)() for _ in range(self.chance.randint(1, 3))]
        between = self.chance.choice([" ", ", ", " , ", "  "])
        return between.join([self.answer(), *behind])

    def fragment(self) -> str:
        """The beginning of a word."""
        word = self.chance.choice(words_of(self.session.person.vocabulary))
        return word[: self.chance.randint(1, len(word))]

    def words(self) -> str:
        """Some words that are known."""
        known = words_of(self.session.person.vocabulary)
        return " ".join(self.chance.choices(known, k=self.chance.randint(1, 4)))

    def letters(self) -> str:
        """Any letters and controls."""
        return "".join(self.chance.choices(LETTERS, k=self.chance.randint(1, 30)))

    def odd(self) -> str:
        """Something that was once dangerous somewhere."""
        return self.chance.choice(ODD)

    def long(self) -> str:
        """A line up to and beyond the longest one that is understood."""
        part = self.chance.choice([self.words, self.letters, self.odd, self.fragment])()
        first = self.chance.choice(["", "1 ", f"{self.answer()} "])
        return (first + f"{part} " * 600)[: self.chance.randint(300, 600)]

    def blank(self) -> str:
        """Enter alone, or blanks."""
        return self.chance.choice(["", "", " ", "\t ", "\u00a0"])
