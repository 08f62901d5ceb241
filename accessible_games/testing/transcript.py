"""A game as one person at the table hears it, with what they answer."""

from collections.abc import Iterator
from functools import partial

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import AnyTable
from accessible_games.frontends.script import Script
from accessible_games.match.match import Match
from accessible_games.match.settings import Settings
from accessible_games.players import bot, chance_of, levels_of
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.testing.playing import Case

LISTENER = 0
TYPED = "> "
"""What stands before an answer."""


def transcript(case: Case, seed: int, settings: Settings) -> Iterator[str]:
    """Yield the lines of a game among computer players, as the first seat hears and answers it."""
    script = script_of(case, seed, settings)
    table, listener, read = script.match.table, script.persons[LISTENER], 0
    while table.pending:
        script.room.be_patient()
        script.room.play_bots()
        script.ask(listener)
        script.show(listener)
        yield from script.heard[LISTENER][read:]
        read = len(script.heard[LISTENER])
        decision = script.match.decision_of(LISTENER)
        if decision is not None:
            answer = answered(table, decision, seed)
            yield TYPED + listener.narrator.answer(decision, answer)
            script.room.play(Move(LISTENER, decision.kind, answer))
    script.ask(listener)
    script.show(listener)
    yield from script.heard[LISTENER][read:]


def script_of(case: Case, seed: int, settings: Settings) -> Script:
    """A table where one person listens and the others are computer players."""
    names = catalogue_of(settings.language).words("bot-names")
    level = usual(case.name)
    others = [Occupant(level, names[seat % len(names)]) for seat in range(1, case.seats)]
    occupants = (Occupant("person", "Anna"), *others)
    record = Record.of(case.game, case.options, occupants, seed)
    match = Match(case.begin(seed), record)
    return Script(match=match, settings={LISTENER: settings})


def usual(game: str) -> str:
    """The level that plays: the weakest one above `random`, if the game has one."""
    return levels_of(game)[:2][-1]


def answered(table: AnyTable, decision: Decision[Answer], seed: int) -> Answer:
    """What the listener answers, as a computer player would."""
    player = bot(table.game.name, usual(table.game.name))
    chance = chance_of(seed, decision.seat, len(table.moves))
    return player(table.view(decision.seat), decision, partial(table.determinize, LISTENER), chance)
