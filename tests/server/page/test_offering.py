"""What else can be pressed in a game: what may be said unasked, and steps over a table."""

from random import Random

import pytest

from accessible_games.core.decision import Move
from accessible_games.games import GAMES
from accessible_games.match.dispatch import understood
from accessible_games.match.meaning import Given
from accessible_games.server.page.offering import meanwhile, walking
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.commands import Command
from tests.examples import times
from tests.server.page.test_answers import moments

WALKED = ("left", "right", "up", "down", "look", "row", "column", "block")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_button_says_or_asks_what_is_on_it(game: str, language: Language) -> None:
    """What is said unasked is no answer to the question, and a step no answer either."""
    said = walked = 0
    for seed in range(times(2)):
        chance = Random(seed)
        for match, persons, waiting in moments(game, language, chance):
            decision = chance.choice(waiting)
            for person in persons:
                person.ask_nothing()
            for each in waiting:
                persons[each.seat].pose(each)
            person = chance.choice(persons)
            for group in meanwhile(person):
                for button in group.buttons:
                    given = understood(person, button.line, person.asked)
                    assert isinstance(given, Given), button.line
                    assert given.decision == match.standing_of(person.seat)
                    said += 1
            for group in walking(person):
                names = [understood(person, each.line, person.asked) for each in group.buttons]
                assert names == [Command(name) for name in WALKED]
                walked += 1
            match.table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    assert bool(said) is (GAMES[game].out_of_turn is not None)
    assert bool(walked) is (GAMES[game].cursor is not None)
