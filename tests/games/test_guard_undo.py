"""What may be taken back, in every game: never what luck has decided since."""

from accessible_games.core.record import Occupant, Record
from accessible_games.match.match import Match
from tests.games.playing import OUT, Case, every_case, steps


def match_of(case: Case, people: int, undo: str = "fair") -> Match:
    """A table at which the first seats are people."""
    players = ["person"] * people + ["random"] * (case.seats - people)
    occupants = tuple(Occupant(player, f"P{seat}") for seat, player in enumerate(players))
    options = {**case.options, "undo": undo}
    return Match(case.begin(OUT), Record(case.name, case.game.VERSION, options, occupants, OUT))


@every_case
def test_what_luck_has_decided_stays(case: Case) -> None:
    """Nobody goes back to before a deal or a draw, nor hears a secret and then takes back."""
    match = match_of(case, 1)
    luck = [match.table.state.luck.used]
    settled = [False]
    for number, (_, events) in enumerate(steps(match.table, OUT), start=1):
        luck.append(match.table.state.luck.used)
        settled.append(any(event.reveals for event in events))
        if number % (9 * case.stride) == 0:
            for place in {number - 1, number // 2, number * 9 // 10}:
                may = match.may_take_back(0, place)
                assert may == (not any(settled[place + 1 :]))
                assert not may or luck[place] == luck[number]


@every_case
def test_what_others_have_done_is_theirs(case: Case) -> None:
    """Nobody goes back alone over the move of another person; where undo is free, everybody may."""
    match, free = match_of(case, 2), match_of(case, 2, "free")
    for move, _ in zip(steps(match.table, OUT), range(40), strict=False):
        place = len(match.table.moves) - 1
        assert not match.may_take_back(1 - min(move[0].seat, 1), place)
        free.play(move[0])
        assert free.may_take_back(0, place)
