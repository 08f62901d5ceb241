"""What a deal of Skat counts, as it is said: "Ana, grand with 2: 3 times 24, won, plus 72"."""

from collections.abc import Iterator, Mapping, Sequence, Set

from accessible_games.core.event import Seat, most_first
from accessible_games.real_table.scoring.ramsch import PLAYERS, Ramsch
from accessible_games.real_table.scoring.skat import NULL, Counted, SkatDeal, count, steps, whole
from accessible_games.speech.arguments import Numbers
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import Narrator

IMPLIED: Mapping[str, Set[str]] = {
    "hand": {"ouvert"},
    "schneider": {"schneider-announced", "schwarz"},
    "schneider-announced": {"schwarz-announced"},
    "schwarz": {"schwarz-announced"},
    "schwarz-announced": {"ouvert"},
}
"""What need not be said of a trump game where one of the others is."""


def told(deal: SkatDeal, declarer: Seat, narrator: Narrator) -> list[str]:
    """Lines with the game, how it is counted, and what it brings. Raises `SkatError` like `count`.

    At full verbosity each level is counted aloud, as players do.
    """
    counted = count(deal)
    seat, catalogue = narrator.name(declarer), narrator.catalogue
    spoken = {"seat": seat, "outcome": outcome(deal, counted, catalogue)}
    if deal.game == NULL:
        return narrator.say("skat-told-null", **spoken, declared=declared(deal, catalogue))
    multiple = {"levels": counted.levels, "base": counted.base}
    message = "skat-told-overbid" if counted.is_overbid else "skat-told"
    return narrator.say(
        message,
        **spoken,
        **multiple,
        declared=declared(deal, catalogue),
        game=catalogue.say(f"skat-game-{deal.game}"),
        counting=catalogue.joined([*levels(deal, catalogue)], "unit"),
    )


def declared(deal: SkatDeal, catalogue: Catalogue) -> str:
    """The game with its matadors, and what was announced and reached."""
    game = catalogue.say(f"skat-game-{deal.game}")
    parts = [game]
    if deal.game != NULL:
        message = "skat-with" if deal.matadors > 0 else "skat-without"
        parts = [catalogue.say(message, game=game, count=abs(deal.matadors))]
    made = [*steps(deal)]
    implied: Mapping[str, Set[str]] = {} if deal.game == NULL else IMPLIED
    said = [step for step in made if not implied.get(step, frozenset()) & {*made}]
    parts += [catalogue.say(f"skat-step-{step}") for step in said]
    return catalogue.joined([*parts, *doubled(deal, catalogue)], "unit")


def doubled(deal: SkatDeal, catalogue: Catalogue) -> list[str]:
    """How many times the value counts, if more than once."""
    if not deal.doublings:
        return []
    return [catalogue.say("skat-doubled", count=2**deal.doublings)]


def levels(deal: SkatDeal, catalogue: Catalogue) -> Iterator[str]:
    """Each level as it is counted: "with 2", "game 3", "hand 4"."""
    number = abs(deal.matadors)
    yield catalogue.say(
        f"skat-counting-{'with' if deal.matadors > 0 else 'without'}", number=number
    )
    yield catalogue.say("skat-counting-game", number=number + 1)
    for place, step in enumerate(steps(whole(deal)), start=number + 2):
        yield f"{catalogue.say(f'skat-step-{step}')} {place}"
    yield from doubled(deal, catalogue)


def outcome(deal: SkatDeal, counted: Counted, catalogue: Catalogue) -> str:
    """Whether the game is won, and the points."""
    ended = "overbid" if counted.is_overbid else "won" if counted.is_won else "lost"
    return catalogue.say(f"skat-{ended}", points=abs(counted.points), bid=deal.bid)


def ramsch_told(ramsch: Ramsch, points: Sequence[int], narrator: Narrator) -> list[str]:
    """Lines with what a Ramsch brings to each, by seat."""
    winner = next((seat for seat, gained in enumerate(points) if gained > 0), None)
    if winner is not None:
        seat = narrator.name(winner)
        return narrator.say("ramsch-march", seat=seat, points=points[winner])
    pairs = most_first({seat: points[seat] for seat in ramsch.taken})[:PLAYERS]
    return narrator.say(
        "ramsch-told", points=Numbers([(narrator.name(seat), each) for seat, each in pairs])
    )
