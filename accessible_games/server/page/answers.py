"""The answers to a game's question as buttons; each types a line that means its answer."""

from collections.abc import Iterator

from accessible_games.core.decision import Answer, Decision
from accessible_games.match.person import Person
from accessible_games.server.page.offers import Button, Group
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.kinds import kind_of


def answers(person: Person, decision: Decision[Answer]) -> Iterator[Group]:
    """Yield the groups of buttons for a question."""
    asked = SpokenDecision(decision, person.vocabulary.lexicon, person.narrator)
    kind = kind_of(person.narrator.catalogue, decision.options)
    for group in kind.buttons(asked, decision.options):
        yield Group(group.how, group.legend, [Button(*button) for button in group.buttons])
