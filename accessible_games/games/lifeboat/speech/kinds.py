"""How a side in a fight is typed: by its word, or by whom one helps or opposes."""

from collections.abc import Sequence

from accessible_games.api_speech import (
    SpokenDecision,
    Understood,
    WordKind,
    begins_answer,
    named_self,
    told,
)
from accessible_games.core.decision import OneOf
from accessible_games.games.lifeboat.options import Side
from accessible_games.games.lifeboat.speech.sides import side_of, siding


class SideKind(WordKind):
    """A side, or another word."""

    def read(
        self, asked: SpokenDecision, options: OneOf, words: Sequence[str]
    ) -> Sequence[Understood]:
        """A side by whom it helps, or a plain word."""
        assert isinstance(options, Side)
        named = [named_self(asked.lexicon, word, options, asked.teller) for word in words]
        side = side_of(asked.lexicon, options.helped, told(asked, named))
        return super().read(asked, options, words) if side is None else [(side, [])]

    def precedes(
        self, asked: SpokenDecision, options: OneOf, text: str, words: Sequence[str]
    ) -> bool:
        """Whether somebody is helped or opposed, as in "help the Captain": "help" is a command."""
        assert isinstance(options, Side)
        lexicon = asked.lexicon
        if not any(lexicon.is_called(options.helped, word) for word in lexicon.split(text)):
            return False
        return begins_answer(lexicon, options, text, siding(lexicon))
