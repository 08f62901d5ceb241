"""Whole evenings from a pack that only the script knows: the sheet is what the rules say."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE

import pytest

from accessible_games.games.life_is_life.state import PIECES
from accessible_games.real_table.scoring.held import printed
from accessible_games.real_table.scoring.life_is_life import score
from accessible_games.real_table.sheet import Sheet, is_over, leaders, totals
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from tests.examples import times
from tests.real_table.evenings import begun, resumed
from tests.real_table.hidden import EVENINGS, PEOPLE, Played, sheet, words_of
from tests.real_table.scoring.held_up import written
from tests.running import Started, run
from tests.sessions import Evening

WRONG = "Xyzzy plugh"
"""A line that nobody understands."""
UNDO: dict[Language, str] = {"en": "undo", "de": "zurück", "fr": "annuler"}


def mistaken(played: Played, chance: Random, language: Language) -> Iterator[tuple[str, int]]:
    """Each line with how many of the script's are typed then, and among them mistakes.

    A line that means nothing, and lines that are taken back and typed again.
    """
    for number, line in enumerate(played.lines, start=1):
        if chance.random() < 0.2:
            yield WRONG, number - 1
        yield line, number
        if chance.random() < 0.2 and number not in played.totals:
            yield UNDO[language], number - 1
            yield line, number


def newest(evening: Evening) -> Sheet:
    """The sheet of an evening."""
    found: Sheet = evening.session.match.table.state.sheets[-1]
    return found


def play(place: Path, game: str, seed: int, language: Language, verbosity: Verbosity) -> int:
    """Play an evening, killed and gone on with in the middle; return how many totals are equal.

    After each round the totals, and who leads, are those of the rules.
    """
    played = EVENINGS[game](seed, language)
    chance = Random(seed)
    lines = [*mistaken(played, chance, language)]
    cut = chance.randrange(1, len(lines))
    people = PEOPLE[: played.players]
    evening = begun(place, *people, language=language, verbosity=verbosity)
    compared = follow(evening, played, lines[:cut])
    again = resumed(place / "evening.txt", language=language, verbosity=verbosity)
    assert again.session.match.table.state == evening.session.match.table.state
    compared += follow(again, played, lines[cut:])
    last = newest(again)
    assert is_over(last) == bool(played.winners)
    if played.winners:
        assert {*leaders(last)[0]} == {*played.winners}
    return compared


def follow(evening: Evening, played: Played, lines: list[tuple[str, int]]) -> int:
    """Type lines, and compare the sheet before each with the rules."""
    compared = 0

    def typed() -> Iterator[str]:
        nonlocal compared
        for line, number in lines:
            yield line
            expected = played.totals.get(number)
            if expected is not None:
                assert tuple(totals(newest(evening)).values()) == expected, (played.lines, number)
                compared += 1

    evening.play_all(typed())
    return compared


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVENINGS)
def test_the_sheet_of_a_whole_evening_is_what_the_rules_say(
    tmp_path: Path, game: str, language: Language
) -> None:
    """With wrong lines, lines taken back, and the program killed in the middle."""
    seed = LANGUAGES.index(language) + 1
    verbosity = VERBOSITIES[seed % len(VERBOSITIES)]
    assert play(tmp_path, game, seed, language, verbosity) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_hands_by_labels_are_at_most_60_words(tmp_path: Path, language: Language) -> None:
    """With the line that begins the sheet, whatever was dealt; and the round is scored."""
    words = catalogue_of(language, "life-is-life")
    begin, ask = sheet("life-is-life", language), words_of(language).words("typed-round")[0]
    labels, copies = written(words), printed("life-is-life", language).copies
    most = list[int]()
    for seed in range(times(10)):
        pack = [*Counter({piece: copies[piece] for piece in PIECES}).elements()]
        Random(seed).shuffle(pack)
        hands = [Counter(pack[at : at + 10]) for at in range(0, 40, 10)]
        lines = [begin, ask]
        lines += [" ".join(f"{n}{labels[piece]}" for piece, n in hand.items()) for hand in hands]
        most.append(sum(len(line.split()) for line in lines))
        evening = begun(tmp_path / str(seed), *PEOPLE[:4], language=language)
        evening.play(*lines)
        scored = score((5,) * 4, [tuple(hand.elements()) for hand in hands])
        assert tuple(totals(newest(evening)).values()) == scored.lives
    assert max(most) <= 60


def test_a_killed_evening_goes_on_with_what_was_shown(tmp_path: Path) -> None:
    """The program itself is killed between two hands, and `resume` asks for the next one."""
    where = ["--data", str(tmp_path), "--config", str(tmp_path), "--language", "en"]
    begin = [sys.executable, "-m", "accessible_games", "evening", "--people", "Ana,Ben,Cem", *where]
    with Started(begin, stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8") as program:
        assert program.stdin
        assert program.stdout
        program.stdin.write("sheet life is life\nround\n3 goat 4 pig 3 sheep\n")
        program.stdin.flush()
        for line in program.stdout:
            if line.strip() == "Ben?":
                break
        program.kill()
    rest = "2 mouse 3 sheep 3 cat 2 dog\n4 bear 2 rabbit 2 mole 2 goat\nscores\n"
    again = [sys.executable, "-m", "accessible_games", "resume", *where]
    told = run(again, rest)
    assert "Cem 5, Ben 4, and Ana 3." in told.stdout
