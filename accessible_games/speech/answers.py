"""Reads typed answers, in the words of one language at one table."""

from collections.abc import Sequence

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.frozen import Frozen
from accessible_games.speech import kinds
from accessible_games.speech.answer_kind import SpokenDecision, Understood
from accessible_games.speech.kinds import kind_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.teller import Teller


class AnswerReader(Frozen):
    """Reads what is typed as an answer; each kind of options has its own way of it."""

    lexicon: Lexicon

    def answers(
        self, decision: Decision[Answer], words: Sequence[str], teller: Teller
    ) -> Sequence[Understood]:
        """What *words* can answer, likeliest first, each with the words left for later questions.

        Raises `NotUnderstoodError` if they answer nothing: `not-understood` if a word has no place
        in any answer, else the message that asks or says what is wrong.
        """
        return kinds.read(SpokenDecision(decision, self.lexicon, teller), words)

    def answer(
        self, decision: Decision[Answer], words: Sequence[str], teller: Teller
    ) -> Understood:
        """The likeliest answer, and the words left for later questions."""
        return self.answers(decision, words, teller)[0]

    def choices(self, decision: Decision[Answer]) -> str:
        """What can be answered, as a list of words."""
        return kinds.choices_of(self.lexicon, decision)

    def completions(self, decision: Decision[Answer]) -> list[str]:
        """The words that can be answered, as they are completed."""
        options = decision.options
        return kind_of(self.lexicon.catalogue, options).completions(self.lexicon, options)

    def goes_on(self, decision: Decision[Answer]) -> bool:
        """Whether pieces may be typed behind an answer."""
        return kind_of(self.lexicon.catalogue, decision.options).goes_on
