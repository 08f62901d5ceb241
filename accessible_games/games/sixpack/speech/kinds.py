"""How SixPack's answers are typed and told: a word at a place, a domino, a block."""

import re
from collections.abc import Iterable, Iterator, Sequence

from accessible_games.api_speech import (
    AnswerKind,
    Argument,
    Buttons,
    Catalogue,
    Lexicon,
    NotUnderstoodError,
    PressResult,
    SpokenDecision,
    Teller,
    Understood,
    Utterance,
    WordKind,
    fold,
    joined_places,
    named_self,
    places_in,
    read,
    told,
)
from accessible_games.core.decision import Answer, OneOf
from accessible_games.games.sixpack.drinks import PIECES
from accessible_games.games.sixpack.lines import LINES
from accessible_games.games.sixpack.options import AtPlace, OneBlock, OneDomino
from accessible_games.games.sixpack.speech.reading import at_place, block, domino
from accessible_games.games.sixpack.speech.saying import (
    Dominoes,
    Laid,
    block_name,
    domino_name,
    laid_choices,
)

INITIALS = 2
"""The most letters of initials: a mixed drink has two."""
FIRST_LETTER = re.compile(r"\s*\w\s+\S")
"""The beginning of a line with a letter alone, as commands have it."""


class PlaceKind(AnswerKind[AtPlace]):
    """A word at a place of the table."""

    goes_on = True

    def read(
        self, asked: SpokenDecision, options: AtPlace, words: Sequence[str]
    ) -> Sequence[Understood]:
        """A word and a place, in any order; fillers may be columns."""
        if not words:
            told(asked, ())
        return [(at_place(asked.lexicon, options, words, asked.decision.kind), [])]

    def precedes(
        self, asked: SpokenDecision, options: AtPlace, text: str, words: Sequence[str]
    ) -> bool:
        """A cola is "c m12", and "c" alone where only drinks are asked for; yet c is a command."""
        if is_initial(asked.lexicon, options, words):
            return True
        return bool(places_in(words)) and is_read(asked, words)

    def completions(self, lexicon: Lexicon, options: AtPlace) -> list[str]:
        """The words."""
        return [lexicon.answer_name(word) for word in options.words]

    def choices(self, lexicon: Lexicon, kind: str, options: AtPlace) -> str:
        """An example."""
        return laid_choices(lexicon, kind, options)

    def arguments(self, teller: Teller, options: AtPlace) -> dict[str, Argument]:
        """Each word with its places."""
        return {"choices": Laid(tuple(options))}

    def named(self, teller: Teller, options: AtPlace, answer: Answer) -> str:
        """The word and its place."""
        assert isinstance(answer, tuple)
        word, place = answer
        name = teller.catalogue.piece(word) if word in teller.pieces else ""
        told = {"word": word, "name": name, "place": teller.catalogue.place(place)}
        return teller.catalogue.say("named-place", **told)

    def refused(self, teller: Teller, options: AtPlace, answer: Answer) -> dict[str, Argument]:
        """The word and the place that do not fit."""
        if not isinstance(answer, tuple) or len(answer) != 2:
            return {}
        word, place = answer
        return {"word": word, "place": teller.catalogue.place(place)}

    def moves(self, asked: SpokenDecision, options: AtPlace) -> Iterator[Utterance]:
        """Where each word is possible; words with the same places are told together."""
        where: dict[str, list[str]] = {}
        for word, place in options:
            where.setdefault(word, []).append(place)
        alike = {tuple(at): [w for w in where if where[w] == at] for at in where.values()}
        catalogue, name = asked.teller.catalogue, asked.lexicon.answer_name
        for found, words in alike.items():
            names = catalogue.joined([name(word) for word in words], "or")
            yield Utterance(
                "moves-where", {"words": names, "places": ", ".join(map(catalogue.place, found))}
            )

    def hint(self, asked: SpokenDecision, options: AtPlace, answer: Answer) -> Utterance | None:
        """The word and its place, in words of the question's own."""
        assert isinstance(answer, tuple)
        word, place = answer
        name = asked.lexicon.answer_name(word)
        return Utterance(
            f"hint-{asked.decision.kind}", {"word": word, "name": name, "place": place}
        )

    def buttons(self, asked: SpokenDecision, options: AtPlace) -> Iterator[Buttons]:
        """A button for each line; else what can be laid, and where, chosen separately."""
        catalogue, name = asked.teller.catalogue, asked.lexicon.answer_name
        if options.words == LINES:
            said = [
                (f"{name(word)} {catalogue.place(place)}", f"{name(word)} {place}")
                for word, place in options
            ]
            yield Buttons("press", catalogue.say("page-answers"), said)
            return
        names = [name(word) for word in options.words]
        yield Buttons("one", catalogue.say("page-what"), [(each, each) for each in names])
        where = [(catalogue.place(place), place) for place in options.places]
        yield Buttons("one", catalogue.say("page-where"), where)

    def items(self, teller: Teller, options: AtPlace) -> Iterable[str]:
        """The words; their places are pressed on the table."""
        return options.words

    def left(self, options: AtPlace, words: set[str], chosen: int, on_table: bool) -> int | None:
        """A word and a place."""
        if len(options.places) < 2:
            return None
        return 2 - chosen if words & {*options.words} or (chosen and on_table) else None

    def touched(self, options: AtPlace, chosen: Sequence[str], word: str) -> PressResult:
        """A word is kept until its place is pressed; if only one is possible, that is taken."""
        if word in options.words:
            alone = len(options.places) == 1
            return PressResult((word, options.places[0])) if alone else PressResult(kept=True)
        words = [*chosen] or [*options.words]
        named = dict.fromkeys([word, word[:1], word[1:]])
        legal = [(w, p) for w in words for p in named if options.why_not((w, p)) is None]
        is_line = word[:1].isdecimal() or len(word) == 1
        if len(legal) == 1 and (len(words) == 1 or is_line):
            return PressResult(legal[0])
        return (
            PressResult((words[0], word))
            if len(words) == 1
            else PressResult(None, False, "display-word-first")
        )


class DominoKind(WordKind):
    """A domino, whose name has several words."""

    def read(
        self, asked: SpokenDecision, options: OneOf, words: Sequence[str]
    ) -> Sequence[Understood]:
        """By its number, or by its drinks."""
        if not words:
            told(asked, ())
        assert isinstance(options, OneDomino)
        return [(domino(asked.lexicon, asked.decision.kind, options, words), [])]

    def precedes(
        self, asked: SpokenDecision, options: OneOf, text: str, words: Sequence[str]
    ) -> bool:
        """A domino is "c cl", though c is a command."""
        return FIRST_LETTER.match(text) is not None and is_read(asked, words)

    def completions(self, lexicon: Lexicon, options: OneOf) -> list[str]:
        """The drinks."""
        return [lexicon.catalogue.piece(piece) for piece in lexicon.pieces]

    def arguments(self, teller: Teller, options: OneOf) -> dict[str, Argument]:
        """The dominoes."""
        return {"choices": Dominoes(options.words)}

    def word(self, catalogue: Catalogue, word: str) -> str:
        """A domino by both its pieces."""
        return domino_name(catalogue, word)

    def labels(self, word: str) -> Sequence[str]:
        """Both its pieces."""
        return word.split("-")

    def typed(self, lexicon: Lexicon, options: OneOf, word: str) -> str:
        """Its number."""
        return str(options.words.index(word) + 1)


class BlockKind(WordKind):
    """A block of the table, or no."""

    def read(
        self, asked: SpokenDecision, options: OneOf, words: Sequence[str]
    ) -> Sequence[Understood]:
        """By two of its corners, by the first, or by a yes to the one that was told; or no."""
        assert isinstance(options, OneBlock)
        named = [named_self(asked.lexicon, word, options, asked.teller) for word in words]
        return [(block(asked.lexicon, options, told(asked, joined_places(named))), [])]

    def precedes(
        self, asked: SpokenDecision, options: OneOf, text: str, words: Sequence[str]
    ) -> bool:
        """A block is "m 13 o 14"; where no place was told, "claim" alone asks to be led."""
        if words and fold(words[0]) in asked.lexicon.answer_words("yes"):
            return len(words) > 1 or options.words != ("no",)
        return FIRST_LETTER.match(text) is not None and is_read(asked, words)

    def arguments(self, teller: Teller, options: OneOf) -> dict[str, Argument]:
        """The blocks that were found, and how many."""
        blocks = [block_name(teller.catalogue, word) for word in options.words if "-" in word]
        return {"blocks": teller.catalogue.joined(blocks), "found": len(blocks)}

    def hint(self, asked: SpokenDecision, options: OneOf, answer: Answer) -> Utterance | None:
        """Nothing where the player has to look for the place: "no" would say that it is none."""
        return None if options.words == ("no",) else super().hint(asked, options, answer)

    def word(self, catalogue: Catalogue, word: str) -> str:
        """A block by its first and last place."""
        return block_name(catalogue, word) if "-" in word else super().word(catalogue, word)

    def typed(self, lexicon: Lexicon, options: OneOf, word: str) -> str:
        """Its corners."""
        return word.replace("-", " ") if "-" in word else super().typed(lexicon, options, word)


def is_initial(lexicon: Lexicon, options: AtPlace, words: Sequence[str]) -> bool:
    """Whether the initials of something are typed that can be laid now, where nothing else can."""
    if len(words) != 1 or not {*options.words} <= {*PIECES}:
        return False
    typed = fold(words[0])
    piece = lexicon.piece_words(PIECES).get(typed) if len(typed) <= INITIALS else None
    return piece is not None and any(piece == word for word, _ in options)


def is_read(asked: SpokenDecision, words: Sequence[str]) -> bool:
    """Whether words answer a question."""
    try:
        read(asked, words)
    except NotUnderstoodError:
        return False
    return True
