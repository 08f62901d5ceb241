"""Words: the Fluent messages of one language, in `locales/<language>`, and those of one game.

A game has the words of the folder `games` too, which many games need, unless it has its own.

A message's value is what is said at normal verbosity; its attributes `.brief` and `.full` are said
at those, and `.long` instead of a value that is too long for one line. What is said at braille is
`.braille`, or `.brief` where there is none.
Functions of our own let the words decide about grammar:

- `PIECE($animal, $count, case: "accusative")`, `PIECE($animal, form: "name")`: one kind of piece,
  through its message `piece-<word>`; "toucan-3" is the name of `piece-toucan` and its value
- `PIECES($cards, case: "accusative")`: several, equal ones as a number, as a list; bare ones as
  `PIECES($cards, form: "bare")` with commas alone, or with `style: "or"`
- `SEAT($seat, case: "dative")`, `SEAT($seat, form: "name")`: who sits there, or "you", in a case,
  or without an article; `$seat` alone is the nominative, and "you" in English
- `DOES($seat, you: "You take", other: "takes")`: who sits there, and what they do
- `EACH($points, as: "seat-points")`: a number for each of several seats, each through a message
- `COUNT($left, as: "cards")`: a number of something, in a case, through a message
- `SAME($love, $hate)`: "yes" if two are the same piece, else "no"
- `ELIDED("de", $name)`: a French word before a name, as in "de Tom" and "d'Anna"
- `INSTALL("orca")`: what to type to get that on this system, or "none" if it has no such package
- `EDITION()`: how the program came here: "checkout", "pip", or "package" where pip cannot add to it

A game may bring functions of its own (`brought.py`).
A piece may have a short `.code` beside its `.name`, and be `called-<piece>` otherwise when typed.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import Literal

from babel import Locale

from accessible_games.core.event import kind_and_value
from accessible_games.failure import DamagedError
from accessible_games.resources import edition
from accessible_games.speech import spelling, word_files
from accessible_games.speech.arguments import (
    Argument,
    Called,
    Numbers,
    Word,
    Words,
    counted,
    same,
)
from accessible_games.speech.brought import brought
from accessible_games.speech.elision import elided
from accessible_games.speech.fluent import FluentMessage, Part, read
from accessible_games.speech.listing import ListStyle, marks
from accessible_games.speech.program_name import as_started
from accessible_games.speech.word_list import WorkedOut
from accessible_games.speech.zones import without_zone
from accessible_games.system_packages import command

Language = Literal["de", "fr", "en"]
LANGUAGES: tuple[Language, ...] = ("de", "fr", "en")
Verbosity = Literal["brief", "normal", "full", "braille"]
VERBOSITIES: tuple[Verbosity, ...] = ("brief", "normal", "full", "braille")
INSTEAD = {"braille": "brief"}
"""What is said where a message has no such attribute, and before its value."""
BELOW_ZERO = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign of a number below 0, which is said as a word."""
EMPTY = "\u2800"
"""A braille cell without dots, as between the lines of a label."""


KEPT = 300
"""The number of texts that a catalogue remembers: many are said again, above all pieces."""


class Catalogue:
    """All words of one language for one game, or for none.

    A choice of the table's options may have words of its own in the folder `<choice>`, which are
    said instead of the game's. Pieces that have `labels` are said with these after their names, or
    in `cells` alone, and columns with words for their letters where these are `spelt`.
    """

    def __init__(
        self,
        language: Language,
        game: str | None = None,
        options: Mapping[str, str] | None = None,
        labels: Mapping[str, str] | None = None,
        spelt: bool = False,
        cells: bool = False,
    ) -> None:
        self.language, self.game, self.spelt, self.cells = language, game, spelt, cells
        self._labels = labels or {}
        with without_zone():  # Babel imports its dates for this
            self.plural: Callable[[int], str] = cache(Locale.parse(language).plural_form)
        self.functions = self._functions()
        self._said = lru_cache(KEPT, typed=True)(self._say)
        self._sources: dict[str, str] = {}
        self.worked_out = WorkedOut()
        chosen = [f"{game}/{choice}" for choice in (options or {}).values()]
        for name in ["common", *(["games", game] if game else []), *chosen]:
            for file in word_files.word_files(language, name):
                self._sources |= word_files.sources(as_started(word_files.read(file)))

    def _functions(self) -> dict[str, Callable[..., str]]:
        """What the word files can call."""
        return {
            "PIECE": self._piece,
            "PIECES": self._pieces,
            "SEAT": self._seat,
            "DOES": self._does,
            "COUNT": self._count,
            "EACH": self._each,
            "SAME": same,
            "ELIDED": elided,
            "INSTALL": command,
            **{name: partial(say, self) for name, say in brought(self.game, "FUNCTIONS").items()},
            "EDITION": edition,
        }

    def has(self, message: str) -> bool:
        """Whether there is a message of that name."""
        return message in self._sources

    def beginning(self, prefix: str) -> tuple[str, ...]:
        """The rest of the name, for every message whose name begins with a prefix."""
        known = self.worked_out.beginnings
        if prefix not in known:
            begun = (name for name in self._sources if name.startswith(prefix))
            known[prefix] = tuple([name.removeprefix(prefix) for name in begun])
        return known[prefix]

    def say(self, message: str, attribute: str = "", /, **arguments: Argument) -> str:
        """Return the text of a message, or of its attribute if it has that one.

        Raises `DamagedError` if there is no such message, and `ValueError` for a mistake in it.
        """
        return self._said(message, attribute, **arguments)

    def _say(self, message: str, attribute: str, /, **arguments: Argument) -> str:
        found = self._message(message)
        said = found.attributes
        part = said.get(attribute) or said.get(INSTEAD.get(attribute, "")) or found.value
        if part is None:
            raise DamagedError(f"{self.language}, {message}")
        try:
            text = part(self, arguments)
        except Exception as error:  # whatever it is, the words or their arguments are wrong
            raise ValueError(f"{self.language} {message}: {error!r}") from error
        return BELOW_ZERO.sub(f"{self.say('minus')} ", text) if BELOW_ZERO.search(text) else text

    def _message(self, message: str) -> FluentMessage:
        found = read(self._sources.get(message, ""))
        if found is None:
            raise DamagedError(f"{self.language}, {message}")
        return found

    def referred(self, message: str, attribute: str) -> Part:
        """See Speaker."""
        found = self._message(message)
        part = found.attributes[attribute] if attribute else found.value
        if part is None:
            raise DamagedError(f"{self.language}, {message}")
        return part

    def words(self, message: str) -> list[str]:
        """The words of a message that lists words, such as all that can be typed for a command."""
        return self.say(message).split()

    def piece(self, piece: str, form: str = "name") -> str:
        """The bare "name" of a piece or its plural "names", with its label if it has one."""
        return self._labelled(piece, self.name(piece, form))

    def name(self, piece: str, form: str = "name") -> str:
        """The same without a label, as for people called by a piece; a value comes after it."""
        kind, value = kind_and_value(piece)
        return self.say(f"piece-{kind}", form) if value is None else f"{self.name(kind)} {value}"

    def person(self, piece: str, case: str = "nominative") -> str:
        """The person called by a piece, without a label, and with the article but in cells."""
        if self.cells and case == "nominative":
            return self.name(piece)
        return self.say(f"piece-{piece}", count=1, case=case)

    def called(self, piece: str) -> list[str]:
        """The words that can be typed for a kind of piece."""
        names = [self.piece(piece, "name"), self.piece(piece, "names")]
        return names + (self.words(f"called-{piece}") if self.has(f"called-{piece}") else [])

    def place(self, name: str) -> str:
        """A place, column or row as it is said: "p13", or "Papa 13"."""
        return spelling.said(self.words("spelling"), name) if self.spelt else name

    def choice(self, word: str) -> str:
        """A word that can be chosen, as it is said."""
        is_piece = self.has(f"piece-{kind_and_value(word)[0]}")
        return self.piece(word) if is_piece else self.say(f"choice-{word}")

    def joined(self, parts: Sequence[str], style: ListStyle = "standard") -> str:
        """A list as the language says it: "a, b and c", or "a, b or c"; "unit" is commas alone."""
        if style == "unit":  # Babel lacks it in some languages
            return ", ".join(parts)
        pair, mark, final = marks(self.language, style)
        return pair.join(parts) if len(parts) < 3 else mark.join(parts[:-1]) + final + parts[-1]

    def side_by_side(self, parts: Sequence[str]) -> str:
        """A list with commas alone; labels in cells with blanks, where no label has one in it."""
        plain = self.cells and not any(EMPTY in part for part in parts)
        return (" " if plain else ", ").join(parts)

    def _piece(self, word: Word, count: int = 1, form: str = "", case: str = "nominative") -> str:
        """A number of one kind of piece in a case, or its bare "name" or "names".

        A piece with a value is called by its name in every case, or as `valued-<kind>` says.
        """
        if self.cells and word.piece in self._labels:
            return self._in_cells(word.piece, 1 if form else count)
        kind, value = kind_and_value(word.piece)
        if not form and value is not None and self.has(f"valued-{kind}"):
            return self._labelled(word.piece, self.say(f"valued-{kind}", value=value))
        if form or value is not None:
            return self.piece(word.piece, form)
        return self._labelled(word.piece, self.say(f"piece-{word.piece}", count=count, case=case))

    def _labelled(self, piece: str, name: str) -> str:
        label = self._labels.get(piece)
        if label is None:
            return name
        return label if self.cells else f"{name} {label}"

    def _in_cells(self, piece: str, count: int) -> str:
        return self._labels[piece] if count == 1 else f"{count}{self._labels[piece]}"

    def _pieces(
        self, words: Words, form: str = "", case: str = "nominative", style: ListStyle | None = None
    ) -> str:
        """Pieces as a list, in a style of lists; in the form "bare" without articles and cases."""
        if not isinstance(words, Words):
            return ""  # none at all
        if not words.labelled:
            return self.joined([self._figure(p, words.own) for p in words.pieces], style or "unit")
        equals = list(counted(words.pieces))
        if self.cells and self._labels.keys() >= {*words.pieces}:
            return self.side_by_side([self._in_cells(*each) for each in equals])
        if form == "bare":
            return self.joined([self._bare(*each) for each in equals], style or "unit")
        pieces = [self._piece(Word(piece), count, case=case) for piece, count in equals]
        return self.joined(pieces, style or "standard")

    def _figure(self, piece: str, own: str) -> str:
        return self._seat("you") if piece == own else self.name(piece)

    def _bare(self, piece: str, count: int) -> str:
        name = self._piece(Word(piece), form="name" if count == 1 else "names")
        return name if count == 1 else f"{count} {name}"

    def _seat(self, name: str, form: str = "", case: str = "nominative") -> str:
        """Who sits there in a case, or bare; the words themselves say "you" and plain names."""
        if isinstance(name, Called):
            return self.name(name.piece) if form else self.person(name.piece, case)
        return self.say("seat-you" if name == "you" else "seat-named", name=name, case=case)

    def _does(self, name: str, you: str, other: str) -> str:
        """What the listener does, or anyone else who is named before it."""
        return you if name == "you" else f"{self._seat(name)} {other}"

    def _count(self, number: int, case: str = "nominative", **arguments: Argument) -> str:
        """A number of what is counted; the words say none and one in their own way, and minus."""
        told = self.say(str(arguments["as"]), number=abs(number), case=case)
        return told if number >= 0 else f"{self.say('minus')} {told}"

    def _each(self, numbers: Numbers, **arguments: Argument) -> str:
        message = str(arguments["as"])
        told = [self.say(message, seat=s, number=n) for s, n in numbers.pairs]
        return self.joined(told, "unit" if self.cells else "standard")
