"""At the address of a card a page tells it, in the language of the phone and without scripts."""

import asyncio
from html import unescape
from urllib.parse import quote

import pytest

from accessible_games.braille.decks import boxes, parse_deck
from accessible_games.label_page.app import label_site
from accessible_games.label_page.card_page import CARDS
from accessible_games.network.ports import bound, port_of
from accessible_games.real_table.looking.addresses import path_of
from accessible_games.real_table.looking.decks import known_deck
from accessible_games.real_table.looking.host_decks import HostDecks
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.tools.presets import PRESETS
from accessible_games.web import guards
from accessible_games.web.listening import Listening
from tests.server.page.browser import Answer, Browser

OWN = HostDecks(
    {
        "dragons": parse_deck(
            b"name,copies,text\nDragon,2,<b>burns</b> & flies; twice\nDwarf,1,\n"
        ).cards
    }
)


def answers(*paths: str, language: str = "en") -> list[Answer]:
    """What a site with one own table answers to a phone that speaks this language."""

    async def whole() -> list[Answer]:
        site = label_site(lambda error, language: f"wrong: {error}", OWN, is_open=False)
        listening, sockets = Listening(site), bound(0, is_open=False)
        listening.listen(sockets, None)
        browser = Browser(port_of(sockets))
        browser.agent = {"accept-language": language}
        found = [await browser.send("GET", path) for path in paths]
        await listening.close()
        return found

    return asyncio.run(whole())


def said(answer: Answer) -> str:
    """What is read aloud of a page, roughly: its text."""
    main = answer.text.partition("<main>")[2]
    text = "".join(part.partition(">")[2] + " " for part in main.split("<"))
    return " ".join(unescape(text).split())


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en-GB,de;q=0.5", "Goat 7 Goat 7, 7 times in the deck. Deck: Life is Life. Label Z7."),
        ("de", "Ziege 7 Ziege 7, 7 Mal im Spiel. Spiel: Life is Life. Kürzel Z7."),
        ("fr", "Chèvre 7 Chèvre 7, 7 fois dans le jeu. Jeu: Life is Life. Étiquette Z7."),
        ("xx", "Goat 7 Goat 7, 7 times in the deck."),
    ],
)
def test_a_german_label_is_told_in_the_language_of_the_phone(language: str, wanted: str) -> None:
    """The address says in which language the label was made."""
    (answer,) = answers("/card/de/life-is-life/Z7", language=language)
    assert answer.status == 200
    assert said(answer).startswith(wanted)
    assert "<script" not in answer.text
    assert guards.HEADERS.items() <= answer.headers.items()


def test_a_label_of_several_lines_has_a_part_for_each() -> None:
    """As they are typed."""
    (answer,) = answers("/card/en/lifeboat/b/F/SCM/-")
    assert "Bird. Overboard: Frenchy. Thirsty: Stephen, Captain, Mate." in said(answer)


def test_a_card_of_an_own_table_is_told_as_it_is_written() -> None:
    """Whatever stands in it is text."""
    deck = OWN.deck("dragons", "de")
    assert deck is not None
    (answer,) = answers(path_of("dragons", "de", deck.labels[0]))
    assert answer.status == 200
    assert "Dragon, 2 times in the deck. <b>burns</b> & flies. Twice." in said(answer)
    assert "<b>" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/card/de/life-is-life/Z8",
        "/card/en/life-is-life/Z7",
        "/card/xx/life-is-life/Z7",
        "/card/de/unknown/Z7",
        "/card/de/life-is-life/",
        "/card/de/..%2f..%2fetc%2fpasswd/Z7",
        "/card/de/dragons.csv/Dra",
        "/card/de/life-is-life/" + "Z" * 3000,
        "/card/de/life-is-life/" + quote("<script>alert(1)</script>", safe=""),
        "/card/de/" + quote('"><script>alert(1)</script>', safe="") + "/Z7",
        "/card/de/life-is-life/Z7%ff%fe",
    ],
)
def test_an_address_of_no_card_is_told_in_a_sentence(path: str) -> None:
    """Nothing of it comes back: neither a label, nor a deck, nor a file."""
    (answer,) = answers(path)
    assert answer.status == 404
    assert "This server does not know this card." in said(answer)
    assert "alert" not in answer.text
    assert "set-cookie" not in answer.headers
    assert "passwd" not in answer.text


def test_an_address_with_a_line_break_is_none() -> None:
    """It reaches no page and no header."""
    (answer,) = answers("/card/de/life-is-life/%00%0d%0aSet-Cookie:x")
    assert answer.status == 404
    assert "set-cookie" not in answer.headers


def test_the_other_languages_are_a_link_away() -> None:
    """At the same address, whatever signs are in the label."""
    (answer,) = answers("/card/de/sixpack/C%27")
    assert 'href="/card/de/sixpack/C%27?language=fr"' in answer.text


def test_a_query_is_not_told() -> None:
    """Only the language is heeded."""
    (answer,) = answers("/card/de/skat/KrA?language=fr&x=<script>alert(1)</script>")
    assert answer.status == 200
    assert said(answer).startswith("As de trèfle")
    assert "alert" not in answer.text


def test_who_asks_very_often_has_to_wait() -> None:
    """After a whole deck, for each network."""
    found = answers(*["/card/de/skat/KrA"] * (CARDS.most + 3))
    assert [each.status for each in found[: CARDS.most]] == [200] * CARDS.most
    assert found[-1].status == 429
    assert "Wait a minute" in said(found[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", [*boxes(), *PRESETS])
def test_the_same_card_has_the_same_place_in_every_language(deck: str, language: Language) -> None:
    """And every label of every deck has an address at which it is found."""
    labels, english = known_deck(deck, language).labels, known_deck(deck, "en").labels
    told = [(each.card.piece_id, each.card.copies, each.card.piece) for each in labels]
    assert told == [(each.card.piece_id, each.card.copies, each.card.piece) for each in english]
    paths = [path_of(deck, language, label) for label in labels]
    assert len({*paths}) == len(paths)
    for path in paths:
        assert path.isascii()
        assert path.startswith(f"/card/{language}/{deck}/")
