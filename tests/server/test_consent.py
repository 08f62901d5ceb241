"""How people agree to what somebody at their table proposes, and how they do not."""

import asyncio
from random import Random

import pytest

from accessible_games.server.lobby.votes import REACTION
from accessible_games.server.storage.store import Recovery
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.server.house import House, at_house
from tests.sessions import typed_answer

AGREES = {
    "en": "yes|yes please|agree|I agree|agreed|fine with me|ok|OK!|sure|gladly|why not|Yes, gladly"
    "|no problem|Sure, why not|works for me",
    "de": "ja|ja bitte|zustimmen|ich stimme zu|Ich stimme dem zu.|einverstanden|bin einverstanden"
    "|gern|ja gerne|klar|von mir aus|ich bin dafür|in Ordnung|meinetwegen"
    "|kein Problem|klar, warum nicht",
    "fr": "oui|oui s'il te plaît|accepter|je suis d'accord|d'accord|Oui, d'accord|j'accepte"
    "|ça me va|bien sûr|volontiers|pourquoi pas|je suis pour|pas de souci|oui, pas de problème",
}
DECLINES = {
    "en": "no|no thanks|No, thank you.|I do not agree|I don't agree|disagree|rather not|not now"
    "|I'd rather not|no way|better not"
    "|over my dead body|please don't|let's not|No, forget it",
    "de": "nein|nein danke|lieber nicht|Nein, lieber nicht|ich stimme nicht zu|nicht einverstanden"
    "|ich bin nicht einverstanden|ich bin dagegen|besser nicht|auf keinen Fall|jetzt nicht|nö"
    "|bloß nicht|auf gar keinen Fall|ach komm, nein|vergiss es|ohne mich|nein, bloß nicht",
    "fr": "non|non merci|Non, merci.|je ne suis pas d'accord|pas d'accord|je refuse|plutôt pas"
    "|je préfère pas|pas maintenant|je suis contre|hors de question|surtout pas"
    "|bof|ah non|sans moi",
}
CONDITIONS = {
    "en": "yeah but later|yes, after this round|ok, if you deal|sure, but not now",
    "de": "ja aber erst nach der Runde|gern, aber später|ja, wenn du gibst|ok, später",
    "fr": "ok mais plus tard|oui, après la manche|d'accord, quand tu distribues"
    "|oui mais pas maintenant",
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_yes_with_a_condition_is_asked_about(language: Language) -> None:
    """It is neither yes nor no, as often as it is said; and a yes is one then."""
    for typed in CONDITIONS[language].split("|"):

        async def evening(house: House, typed: str = typed) -> int:
            await proposed(house, language)
            await soon(house)
            house.forget()
            for _ in range(2):
                heard = house.type("Ben", typed)
                assert heard[-1].endswith("?")
                assert house.user("Ben").input.doubt is not None
                assert house.table().votes.proposal is not None
            assert house.heard("Anna") == []
            house.type("Ben", AGREES[language].split("|")[0])
            return house.table().plan.days

        assert at_house(evening) == 3, typed


NOT_DONE = {
    "en": ("say hello", "That was a no: say hello was not done. Type it again."),
    "de": ("sag hallo", "Das war ein Nein: sag hallo ist nicht geschehen. Tippe es noch einmal."),
    "fr": ("dis salut", "C'était un non: dis salut n'a pas été fait. Tape-le de nouveau."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_instead_of_yes_or_no_is_said_not_to_be_done(language: Language) -> None:
    """It counts as no, and is not lost without a word; what is no command is no more than a no."""
    typed, told = NOT_DONE[language]

    async def evening(house: House, typed: str = typed) -> list[str]:
        await proposed(house, language)
        house.type("Anna", "pace days 4")
        house.type("Ben", AGREES[language].split("|")[0])
        assert house.user("Ben").input.doubt is not None
        heard = house.type("Ben", typed)
        assert house.table().votes.proposal is None
        return heard

    assert told in at_house(evening)
    answered = at_house(lambda house: evening(house, DECLINES[language].split("|")[0]))
    assert all(told[:12] not in line for line in answered)


@pytest.mark.parametrize("typed", ["kick ben", "next", "end", "say hello"])
def test_a_command_at_another_question_is_said_not_to_be_done(typed: str) -> None:
    """In the lobby, at a question of the server, too."""

    async def evening(house: House) -> list[str]:
        house.come("Ben")
        house.come("Anna")
        words = Recovery("kept")
        house.server.directory.change("Anna", recovery=words)
        house.type("Anna", "recovery")
        assert house.user("Anna").input.doubt is not None
        return house.type("Anna", typed)

    heard = at_house(evening)
    assert f"That was a no: {typed} was not done. Type it again." in heard


def test_a_command_at_a_question_in_a_game_is_said_not_to_be_done() -> None:
    """Whoever plays alone is asked whether the game is to end, and types something else."""

    async def evening(house: House) -> list[str]:
        house.type("Anna", "new life is life 3")
        house.type("Anna", "begin")
        house.type("Anna", "end")
        assert house.user("Anna").input.doubt is not None
        return house.type("Anna", "kick ben")

    heard = at_house(evening)
    assert "Nothing was done." in heard
    assert "That was a no: kick ben was not done. Type it again." in heard
