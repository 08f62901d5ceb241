"""A page with one card, at the address that a QR code on it may hold: see real_table/looking.

It is told in the language of the phone, without a name, a script or a form.
"""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from accessible_games.network.addresses import networks
from accessible_games.network.rate_limits import Limit, Limits
from accessible_games.real_table.looking.addresses import ROOT, card_at, path_of
from accessible_games.real_table.looking.host_decks import HostDecks
from accessible_games.real_table.looking.telling import whole
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import capitalised
from accessible_games.web.guards import language_of
from accessible_games.web.layout import Links, document, languages, page, say
from accessible_games.web.markup import Html, element

ADDRESS = ROOT + "/{language}/{deck}/{label:path}"
"""The addresses of cards."""
CARDS = Limit("cards", 60, 2.0)
"""Cards that are looked up, for each network: a whole deck in two minutes."""
LONGEST = 200
"""The most letters of an address."""


class CardPage:
    """Shows the card at an address."""

    def __init__(self, limits: Limits, links: Links, decks: HostDecks) -> None:
        self._limits, self._links, self._decks = limits, links, decks

    async def show(self, request: Request) -> Response:
        """Return the page of a card; status 404 if there is none, 429 for too many requests."""
        language = language_of(request)
        around = networks("" if request.client is None else request.client.host)
        if not self._limits.takes(CARDS, around):
            return page(self._sentence(language, "look-too-often"), 429)
        parts = request.path_params
        found = await asyncio.to_thread(
            self._card, language, parts["language"], parts["deck"], parts["label"]
        )
        if found is None:
            return page(self._sentence(language, "look-not-here"), 404)
        title, *told = found
        return page(document(language, title, *told, links=self._links))

    def _card(
        self, language: Language, written: str, deck: str, label: str
    ) -> tuple[str, *tuple[Html, ...]] | None:
        """Return the name of a card and what there is to say of it; None if there is none.

        The card is found by its label in the language in which that was made, and told by its place
        in the deck, which is the same in every language.
        """
        labelled = [each for each in LANGUAGES if each == written]
        if not labelled or len(deck) + len(label) > LONGEST:
            return None
        made, told = (self._decks.deck(deck, each) for each in (labelled[0], language))
        if made is None or told is None:
            return None
        place = card_at(made.labels, label)
        if place is None:
            return None
        found, card, words = made.labels[place], told.labels[place], catalogue_of(language)
        below = [
            element("p", whole(card, words)),
            element("p", say(language, "look-deck", title=told.title)),
            element("p", say(language, "look-label", value="/".join(found.lines))),
            languages(language, path_of(deck, labelled[0], found)),
        ]
        return capitalised(card.card.called), *below

    def _sentence(self, language: Language, message: str) -> Html:
        told = element("p", say(language, message))
        return document(language, say(language, "look-title"), told, links=self._links)
