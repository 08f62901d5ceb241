"""Any deck is dealt in secret: so many to each, told by name and label, the rest counted."""

from pathlib import Path

import pytest

from accessible_games.braille.decks import boxes
from accessible_games.core.decision import Move
from accessible_games.core.luck import Luck
from accessible_games.core.table import IllegalMove
from accessible_games.real_table.looking.dealing import OWN, known_cards, told_cards
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.tools.presets import PRESETS
from tests.real_table.evenings import answers, begun, resumed, table_of
from tests.sessions import program

CARDS = "name,copies,text\nRed dragon,2,Breathes fire.\nGoblin,3,\nElf,1,Sings.\n"
HEARD = [""] * 6


def dealt(deck: str, each: int, *cards: str) -> Move:
    """The move that deals some cards."""
    return Move(0, "entry", ("deal", "cards", deck, str(each), *cards))


@pytest.mark.parametrize("deck", [*boxes(), *PRESETS])
def test_each_deck_of_the_program_is_dealt_without_a_card_twice(deck: str) -> None:
    """What all hold and what is left over is the deck; each hears it in every language."""
    table, cards = table_of(4), known_cards(deck)
    each = min(7, len(cards) // 4)
    table.play(dealt(deck, each, *cards))
    held = table.state.secrets
    assert [len(hand) for hand in held] == [each] * 4
    assert sorted([*table.state.spare, *(card for hand in held for card in hand)]) == sorted(cards)
    for language in LANGUAGES:
        assert known_cards(deck, language) == cards
        assert len({*told_cards(deck, cards, language)}) == len({*cards})


def test_a_deck_is_told_by_name_and_label(tmp_path: Path) -> None:
    """To its owner alone, and again to its owner alone; all hear how many are left."""
    evening = begun(tmp_path)
    played = evening.play("deal skat 10", *HEARD, "hand Ben", "", "", "scores")
    said = [" ".join(lines) for lines in played]
    held = evening.session.match.table.state.secrets
    hands = [", ".join(told_cards("skat", hand, "en")) for hand in held]
    assert said[1].startswith("10 cards are dealt to each, 2 are left over.")
    assert [said[place] for place in (2, 4, 6)] == [f"Your cards: {hand}." for hand in hands]
    again = [place for place, line in enumerate(said) if f"Your cards: {hands[1]}." in line]
    assert again == [4, 9]
    assert sum("Your cards" in line for line in said) == 4


@pytest.mark.parametrize(
    ("typed", "each", "left"),
    [
        ("deal skat", 10, 2),
        ("deal 5 cards each from skat", 5, 17),
        ("deal 5 poker-52", 5, 37),
        ("deal life is life 10", 10, 60),
        ("deal 2 each wolf, seer, 3 villager, witch", 2, 0),
        ("deal each 1 wolf, seer, 3 villager, witch", 1, 3),
    ],
)
def test_words_in_any_order_name_the_same_deal(
    tmp_path: Path, typed: str, each: int, left: int
) -> None:
    """A number before or behind the deck, or as many as there are."""
    evening = begun(tmp_path)
    evening.play(typed)
    state = evening.session.match.table.state
    assert [len(hand) for hand in state.secrets] == [each] * 3
    assert len(state.spare) == left


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("deal", "Type what to deal"),
        ("deal 0 skat", "Type what to deal"),
        ("deal each 0 wolf, seer", "Type what to deal"),
        ("deal 12 skat", "Only 32 cards are there, and 36 are needed."),
        ("deal 9 each wolf, seer", "Only 2 cards are there, and 27 are needed."),
        ("deal 5", "Type more"),
        ("deal skat poker-52", "Type more"),
        ("deal 999999999 skat", "Only 32 cards"),
        ("deal 2 each", "Type what to deal"),
        ("deal nowhere.csv", "nowhere.csv cannot be used"),
        ("deal cards from nowhere.csv 3", "nowhere.csv cannot be used"),
        ("deal " + "x" * 400, "That cannot be entered here."),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_the_reason(
    tmp_path: Path, typed: str, why: str
) -> None:
    """And nothing has changed."""
    evening = begun(tmp_path)
    said = evening.play(typed)
    assert why in " ".join(said[1])
    assert not evening.session.match.table.moves


def test_a_table_of_ones_own_is_dealt_and_kept_without_its_file(tmp_path: Path) -> None:
    """The record has the cards: what was dealt is told again though the file has gone."""
    file = tmp_path / "my cards.csv"
    file.write_text(CARDS)
    evening = begun(tmp_path)
    evening.play(f"deal {file} 2", *HEARD)
    held = evening.session.match.table.state.secrets
    assert {word for hand in held for word in hand} == {"Elf|E", "Goblin|G", "Red_dragon|R"}
    file.unlink()
    again = resumed(tmp_path / "evening.txt")
    said = again.play("secret Ana", "", "")
    assert f"Your cards: {', '.join(told_cards(OWN, held[0], 'en'))}." in said[2]


def test_a_bad_table_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """What is wrong in it is told, and the evening goes on."""
    (tmp_path / "bad.csv").write_text("name,copies\nElf,many\n")
    (tmp_path / "folder.csv").mkdir()
    said = answers(tmp_path, f"deal {tmp_path}/bad.csv", f"deal {tmp_path}/folder.csv", "coin")
    assert "many" in said[0]
    assert "cannot be used" in said[1]
    assert said[2] in ("Heads.", "Tails.")


def test_a_table_is_dealt_from_the_command_line(tmp_path: Path) -> None:
    """The option `--deck` names it."""
    file = tmp_path / "cards.csv"
    file.write_text(CARDS)
    said = program("deal", "--deck", str(file), "3", "--people", "Ana,Ben", typed="\n\n")
    assert "3 cards are dealt to each. Each of you hears their own alone." in said.out
    assert said.out.count("Your cards: ") == 1


def test_a_view_has_ones_own_cards_alone_and_worlds_look_alike() -> None:
    """Other worlds deal all others' cards again, of what was left over too."""
    table = table_of(3)
    table.play(dealt("skat", 4, *known_cards("skat")))
    view, worlds = table.view(1), set()
    for seed in range(40):
        world = table.determinize(1, Luck(seed))
        assert world.view(1) == view
        worlds.add(str(world.state.secrets))
    assert len(worlds) > 30
    assert table.view(None).secret == ()
    assert [table.view(seat).secret for seat in range(3)] == [*map(tuple, table.state.secrets)]


@pytest.mark.parametrize(
    "words",
    [
        ("nowhere", "1", "0", "1", "2"),
        ("skat", "1", "0", "1", "99"),
        ("skat", "x", "0", "1", "2"),
        ("skat", "-1", "0", "1", "2"),
        ("skat", "1"),
        ("skat",),
        (),
        (OWN, "1", "a", "b", "x" * 301),
        (OWN, "1", *["a"] * 1001),
    ],
)
def test_a_record_cannot_deal_what_is_no_deck(words: tuple[str, ...]) -> None:
    """Such a line is refused, whatever it is."""
    table = table_of(3)
    with pytest.raises(IllegalMove):
        table.play(Move(0, "entry", ("deal", "cards", *words)))
    assert not table.state.secrets


def test_cards_are_gone_when_the_evening_ends() -> None:
    """Those who have not heard theirs do not hear them any more."""
    table = table_of(3)
    table.play(dealt("skat", 4, *known_cards("skat")))
    table.play(Move(0, "secret", "hide"))
    table.play(Move(0, "entry", ("end",)))
    assert not table.pending
    assert table.state.secrets == table.state.passing == []


def test_a_label_is_looked_up_and_a_place_only_where_something_lies(tmp_path: Path) -> None:
    """Names and whole labels always are cards; an unknown one is refused with what is like it."""
    evening = begun(tmp_path)
    typed = ("look b8", "look lifeboat c/l4", "look zz", "look", "table sixpack", "lay p13 cola")
    said = [" ".join(each) for each in evening.play(*typed, "look p13", "look bear", "p13")[1:]]
    assert said[0] == "Life is Life: Bear 8, 8 times in the deck."
    assert said[1].startswith("Lady 4, once in the deck.")
    assert "No card here is labelled or called zz." in said[2]
    assert said[3].startswith("Type what you feel on a card")
    assert "Bear 8" in said[7]
    assert sum("ola" in prompt for prompt in evening.typist.prompts) == 2
