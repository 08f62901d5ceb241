"""All that the package `speech` of a game may import besides `accessible_games.api`.

Such a package brings kinds of options of the game's own: how their answers are typed and told. It
stands apart from the interface for rules and players, which load no words. Both have one number,
`API`. docs/a-game-of-your-own.md has an example.
"""

from accessible_games.speech.answer_kind import (
    AnswerKind,
    Buttons,
    FieldKind,
    PressResult,
    SpokenDecision,
    Understood,
    Utterance,
)
from accessible_games.speech.arguments import Argument, ByFunction, Numbers, Word, Words
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.kinds import HandKind, NumberKind, SomeKind, WordKind, read, told
from accessible_games.speech.lexicon import LAST, Lexicon
from accessible_games.speech.normalize import fold, prefix_matches
from accessible_games.speech.places import joined_places, places_in, without_places
from accessible_games.speech.problem import NotUnderstoodError, UnreadError
from accessible_games.speech.teller import Teller
from accessible_games.speech.typed_words import begins_answer, named_self
from accessible_games.speech.word_list import Phrases, WordList, phrased

__all__ = [
    "LAST",
    "AnswerKind",
    "Argument",
    "Buttons",
    "ByFunction",
    "Catalogue",
    "FieldKind",
    "HandKind",
    "Lexicon",
    "NotUnderstoodError",
    "NumberKind",
    "Numbers",
    "Phrases",
    "PressResult",
    "SomeKind",
    "SpokenDecision",
    "Teller",
    "Understood",
    "UnreadError",
    "Utterance",
    "Word",
    "WordKind",
    "WordList",
    "Words",
    "begins_answer",
    "fold",
    "joined_places",
    "named_self",
    "phrased",
    "places_in",
    "prefix_matches",
    "read",
    "told",
    "without_places",
]
