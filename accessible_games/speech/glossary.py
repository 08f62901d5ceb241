"""Words that are explained: which message explains a word of the game or of the program."""

from collections.abc import Iterator

from accessible_games.core.frozen import Frozen
from accessible_games.speech import naming
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, forms
from accessible_games.speech.word_list import WordList

OPTION = "option-"
EXPLAINING = (("meaning-", ""), (OPTION, "-more"), ("word-", ""))
"""How the messages begin and end that explain a word: of the game, an option of the table, of the
program; a word is explained by the first of these."""


class Glossary(Frozen):
    """Finds what explains a typed word, in the words of one language at one table."""

    lexicon: Lexicon

    def term(self, text: str) -> str | None:
        """The message that explains a word of the game or of the program, if there is one."""
        lexicon, terms = self.lexicon, self.terms()
        words = [word for word in text.split() if lexicon.number(word) is None]
        said = [text, " ".join(naming.named(lexicon, text)), " ".join(words), *words[-1:]]
        return next((terms[fold(word)] for word in said if fold(word) in terms), None)

    def is_term(self, text: str) -> bool:
        """Whether a text as a whole, such as "take back", is a word that is explained."""
        return fold(text) in self.terms()

    def terms(self) -> WordList[str]:
        """The message for each word that is explained, for all glossaries of these words."""
        return self.lexicon.shared("terms", self._terms)

    def _terms(self) -> WordList[str]:
        said: list[tuple[int, int, str, str]] = []
        for rank, (begin, end) in enumerate(EXPLAINING):
            begun = self.lexicon.catalogue.beginning(begin)
            for name in (name.removesuffix(end) for name in begun if name.endswith(end)):
                message = f"{begin}{name}{end}"
                own, further = self._own_words(name), self._further_words(begin, name)
                said += [(rank, place, form, message) for form, place in own]
                said += [(len(EXPLAINING), place, form, message) for form, place in further]
        return WordList({form: message for *_, form, message in sorted(said, reverse=True)})

    def _own_words(self, name: str) -> Iterator[tuple[str, int]]:
        """The words for what is explained, with their places: its English name is before all."""
        catalogue = self.lexicon.catalogue
        yield from ((form, 0) for form in forms(name))
        if catalogue.has(f"called-{name}"):
            yield from self.lexicon.typed(f"called-{name}").items()
        if catalogue.has(f"typed-{name}"):
            yield from ((form, 1) for form in forms(catalogue.words(f"typed-{name}")[0]))

    def _further_words(self, kind: str, name: str) -> Iterator[tuple[str, int]]:
        """What is typed for an answer, and the choices of an option, if nothing else is meant."""
        catalogue = self.lexicon.catalogue
        if catalogue.has(f"typed-{name}"):
            yield from self.lexicon.typed(f"typed-{name}").items()
        for choice in catalogue.beginning(f"{kind}{name}-") if kind == OPTION else []:
            yield from ((form, 0) for form in forms(catalogue.say(f"{kind}{name}-{choice}")))
