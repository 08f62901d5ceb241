"""What can be answered now, told at any prompt."""

from __future__ import annotations

from accessible_games.match.commands.entry import HelpPart, PersonCommand
from accessible_games.match.person import Person
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.kinds import kind_of


def moves(person: Person, rest: str) -> None:
    """Say what can be answered now."""
    decision, lexicon = person.asked, person.vocabulary.lexicon
    if decision is None:
        person.say("nothing-asked")
    else:
        asked, options = SpokenDecision(decision, lexicon, person.narrator), decision.options
        for said in kind_of(lexicon.catalogue, options).moves(asked, options):
            person.say(said.message, **said.arguments)
    meanwhile = person.match.standing_of(person.seat)
    if meanwhile is not None:
        person.say("moves-meanwhile", choices=person.vocabulary.reader.choices(meanwhile))


ENTRIES = (PersonCommand("moves", HelpPart.TURN, moves),)
