"""Every game on every medium, in every profile, corner and number of ends, with print or without.

Places alone are reckoned, which is quick; that files say the same is what other tests are for.
"""

from itertools import product

import pytest

from accessible_games.tactile import embosser_pages, placements
from accessible_games.tactile.geometry import CORNERS, ENDS, Placing, check_card
from accessible_games.tactile.label_variants import dressed
from accessible_games.tactile.overlay import FORMATS
from accessible_games.tactile.paper import LETTERED, drawn
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import CARD, PROFILES
from accessible_games.tactile.request import OverlayRequest
from tests.examples import FACTOR
from tests.tactile import decks

GAMES = ("life-is-life", "arche-noah", "sixpack", "lifeboat")
LANGUAGES = ("de", "fr", "en")
MEDIA = sorted({(medium, form) for form in FORMATS for medium in FORMATS[form].media if form in
                ("svg", "stl", "brf")})  # fmt: skip
IMPOSSIBLE = {("lifeboat", "tape12", "both")}
"""Four lines of 12 mm at both ends are 96 mm high, and a card 87."""


def problem(game: str, language: str, wish: OverlayRequest) -> str:
    """Why an overlay is refused, if it is."""
    try:
        labels = dressed(decks.of_game(game, language), wish)
        if wish.format == "brf":
            embosser_pages.sheets(labels, wish)
        elif wish.format == "stl":
            placements.edged(labels, wish.placing, wish.profile)
        else:
            drawn(labels, wish)
    except OverlayError as error:
        return error.problem
    return ""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("medium", "form"), MEDIA)
def test_every_game_fits_everywhere(game: str, medium: str, form: str) -> None:
    """But for what is physically impossible, which is refused for that reason."""
    corners = CORNERS if FACTOR > 1 or medium == "cards" else CORNERS[:1]
    prints = (False, True) if form == "svg" and medium in LETTERED else (False,)
    for language, name, corner, ends, lettered in product(
        LANGUAGES, PROFILES, corners, ENDS, prints
    ):
        placing = Placing(CARD, corner, ends)
        wish = OverlayRequest(
            form, medium, "x", language, placing, PROFILES[name], lettered=lettered
        )
        told = "tape-too-large" if (game, medium, ends) in IMPOSSIBLE else ""
        assert problem(game, language, wish) == told, (language, name, corner, ends, lettered)


def test_what_is_impossible_works_without_a_few_pieces() -> None:
    """As the refusal says: without the navigation cards, on larger cards, or at one end."""
    labels = [label for label in decks.of_game("lifeboat") if len(label.lines) < 4]
    wish = OverlayRequest("svg", "tape12", "x", placing=Placing(CARD))
    assert drawn(dressed(labels, wish), wish)
    for placing in (Placing((70, 120)), Placing(CARD, ends="one")):
        assert (
            problem("lifeboat", "de", OverlayRequest("svg", "tape12", "x", placing=placing)) == ""
        )


def test_all_lines_of_a_piece_are_on_it() -> None:
    """Each label of each game, by its own size."""
    for game, language in product(GAMES, LANGUAGES):
        for label in decks.of_game(game, language):
            check_card(label, Placing(CARD), PROFILES["marburg"])
