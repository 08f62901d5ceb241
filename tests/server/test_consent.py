"""How people agree to what somebody at their table proposes, and how they do not."""

import asyncio
from random import Random

import pytest

from accessible_games.server.lobby.votes import REACTION
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.server.house import House, at_house
from tests.sessions import typed_answer

AGREES = {
    "en": "yes|yes please|agree|I agree|agreed|fine with me|ok|OK!|sure|gladly|why not|Yes, gladly",
    "de": "ja|ja bitte|zustimmen|ich stimme zu|Ich stimme dem zu.|einverstanden|bin einverstanden"
    "|gern|ja gerne|klar|von mir aus|ich bin dafür|in Ordnung|meinetwegen",
    "fr": "oui|oui s'il te plaît|accepter|je suis d'accord|d'accord|Oui, d'accord|j'accepte"
    "|ça me va|bien sûr|volontiers|pourquoi pas|je suis pour",
}
DECLINES = {
    "en": "no|no thanks|No, thank you.|I do not agree|I don't agree|disagree|rather not|not now"
    "|I'd rather not|no way|better not",
    "de": "nein|nein danke|lieber nicht|Nein, lieber nicht|ich stimme nicht zu|nicht einverstanden"
    "|ich bin nicht einverstanden|ich bin dagegen|besser nicht|auf keinen Fall|jetzt nicht|nö",
    "fr": "non|non merci|Non, merci.|je ne suis pas d'accord|pas d'accord|je refuse|plutôt pas"
    "|je préfère pas|pas maintenant|je suis contre|hors de question|surtout pas",
}
ELSE = {"en": "perhaps", "de": "vielleicht", "fr": "peut-être"}


async def proposed(house: House, language: Language) -> None:
    """Let Ben be asked by Anna whether to have days at a table whose game has not begun."""
    house.come("Anna")
    house.come("Ben", language)
    house.type("Anna", "new life is life 3")
    house.type("Ben", "join anna")
    house.type("Anna", "pace days 3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proposal_is_agreed_to_as_people_say_it(language: Language) -> None:
    """In a word or a sentence of their language, politely too."""
    for typed in AGREES[language].split("|"):

        async def evening(house: House, typed: str = typed) -> int:
            await proposed(house, language)
            await soon(house)
            house.type("Ben", typed)
            return house.table().plan.days

        assert at_house(evening) == 3, typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proposal_is_declined_as_people_say_it(language: Language) -> None:
    """And all hear that; what is neither changes nothing."""
    for typed in DECLINES[language].split("|"):

        async def evening(house: House, typed: str = typed) -> tuple[object, list[str]]:
            await proposed(house, language)
            await soon(house)
            house.type("Ben", ELSE[language])
            assert house.table().votes.proposal is not None
            house.forget()
            house.type("Ben", typed)
            return house.table().votes.proposal, house.heard("Anna")

        assert at_house(evening) == (None, ["Ben does not agree."]), typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_answers_a_question_by_name(language: Language) -> None:
    """Where an answer could mean something else, and one is asked what is meant."""
    for typed in AGREES[language].split("|"):

        async def evening(house: House, typed: str = typed) -> int:
            await proposed(house, language)
            house.type("Anna", "pace days 4")
            house.type("Ben", typed)  # he may not have heard of the other days yet
            assert house.table().plan.days == 0
            house.type("Ben", typed)
            return house.table().plan.days

        assert at_house(evening) == 4, typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_agrees_to_nothing_hears_so(language: Language) -> None:
    """As by the command itself."""
    sentences = {"en": "I agree", "de": "ich stimme zu", "fr": "je suis d'accord"}
    told = {"en": "Nobody is waiting", "de": "Niemand wartet", "fr": "Personne n'attend"}

    async def evening(house: House) -> list[str]:
        house.come("Ben", language)
        house.type("Anna", "new life is life 3")
        house.type("Ben", "join anna")
        return house.type("Ben", sentences[language])

    assert at_house(evening)[0].startswith(told[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_could_be_a_bid_is_asked_about(language: Language) -> None:
    """A "no, thank you" bids nothing where a bid is asked, so it is no answer to either yet."""
    typed = {"en": "no thanks", "de": "nein danke", "fr": "non merci"}[language]

    async def evening(house: House) -> None:
        house.come("Ben", language)
        house.type("Anna", "new arche noah 3 random")
        house.type("Ben", "join anna")
        house.type("Anna", "begin")
        await bids(house)
        playing = house.table().playing
        assert playing is not None
        house.type("Anna", "end")
        await soon(house)
        moves = len(playing.match.table.moves)
        house.type("Ben", typed)
        assert house.user("Ben").input.doubt is not None
        assert len(playing.match.table.moves) == moves
        house.type("Ben", typed)
        assert house.table().votes.proposal is None

    at_house(evening)


async def bids(house: House) -> None:
    """Play until Ben is asked for a bid."""
    playing = house.table().playing
    assert playing is not None
    while True:
        await asyncio.sleep(1.0)
        asked = [each for each in playing.match.table.waiting() if each.seat in playing.persons]
        if any(each.seat == 1 and each.kind == "bid" for each in asked):
            return
        person = playing.persons[asked[0].seat]
        answer = typed_answer(person, asked[0].options.draw(Random(1)))
        house.type(("Anna", "Ben")[asked[0].seat], answer)


async def soon(house: House) -> None:
    """Let the time pass after which Ben has certainly heard what is proposed."""
    await asyncio.sleep(REACTION + 1.0)
    assert house.table().votes.proposal is not None
