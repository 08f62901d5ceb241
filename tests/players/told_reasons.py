"""How many hints come with a reason: `python -m tests.players.told_reasons 500`."""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from unittest.mock import patch

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import only_answer
from accessible_games.core.event import Event
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.match.commands import hinting
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.settings import Settings
from accessible_games.players import bot

APART = 7
"""One of so many questions is looked at, so that they come from several games."""
EMPTY = ("NothingBetter", "ByOpenCards")
"""What says only that the answer is better, or what it does not go by: that is no reason alone."""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")


def asked(game: str) -> Iterator[Person]:
    """People who are asked something in one game after another, each before they answer."""
    rules, seed, number = GAMES[game], 0, 0
    while True:
        seats = max(3, rules.seats[0])
        options = {name: choices[0] for name, choices in rules.options.items()}
        occupants = tuple(Occupant("person", name) for name in NAMES[:seats])
        table = Table.new(rules, seats, seed, options)
        record = Record(game, rules.version, options, occupants, seed)
        while table.pending:
            decision, number = table.waiting()[0], number + 1
            if only_answer(decision) is None and number % APART == 0:
                person = person_at(Match(table.copy(), record), decision.seat, Settings(), {})
                person.asked = decision
                yield person
            play_move(table, [bot(game, "easy")] * seats, seed)
        seed += 1


def reasons(person: Person) -> int:
    """How many reasons a hint gives."""
    told: list[Event] = []
    with patch.object(Person, "tell_again", lambda _, facts: told.extend(facts)):
        hinting.hint(person, "")
    return len([each for each in told if type(each).__name__ not in EMPTY])


def main(most: int) -> None:
    """Say for each game how many hints give how many reasons."""
    for game in GAMES:
        found = Counter(reasons(person) for person in islice(asked(game), most))
        told = sorted(found.items())
        print(f"{game}: {found[0]} of {most} without a reason; {told}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
