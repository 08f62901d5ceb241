"""What all pages have in common: their head, their landmarks, and their words."""

from collections.abc import Sequence
from pathlib import Path

from starlette.responses import HTMLResponse

from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.web.markup import Html, element, joined

NAMES = {"de": "Deutsch", "fr": "Français", "en": "English"}
"""The name of each language in that language."""
SEAL = "seal"
"""The form field that no other page can fill in."""
STATIC = Path(__file__).with_name("static")
"""The folder of files that are sent unchanged."""
Links = Sequence[tuple[str, str]]
"""The pages that every page of a site links to, each with the message of its name."""


def say(language: Language, message: str, **arguments: Argument) -> str:
    """Return the words of a message."""
    return catalogue_of(language).say(message, **arguments)


def document(
    language: Language,
    title: str,
    *main: str,
    links: Links = (),
    scripts: Sequence[str] = (),
    more: str = "",
) -> Html:
    """Return a whole page, with *more* in its head; *scripts* are files in the folder `static`."""
    width = "width=device-width, initial-scale=1"
    head = joined(
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content=width),
        element("title", f"{title} – Accessible Games"),
        element("link", rel="icon", href="/static/icon.svg"),
        element("link", rel="stylesheet", href="/static/page.css"),
        *(element("script", src=f"/static/{script}", defer=True) for script in scripts),
        more,
    )
    body = joined(
        element("header", navigation(language, links)) if links else "",
        element("main", element("h1", title), *main),
    )
    whole = element("html", element("head", head), element("body", body), lang=language)
    return joined(Html("<!doctype html>\n"), whole)


def navigation(language: Language, links: Links) -> Html:
    """Return links to the pages of a site."""
    shown = [
        element("li", element("a", say(language, message), href=target))
        for message, target in links
    ]
    return element("nav", element("ul", *shown), aria_label=say(language, "page-navigation"))


def languages(language: Language, path: str) -> Html:
    """Return links to the same page in the other languages, each by its own name."""
    links = [
        element(
            "li",
            element("a", NAMES[each], href=f"{path}?language={each}", lang=each, hreflang=each),
        )
        for each in LANGUAGES
        if each != language
    ]
    return element("nav", element("ul", *links), aria_label=say(language, "page-languages"))


def page(content: Html, status: int = 200) -> HTMLResponse:
    """Return an answer with a page, which browsers do not store."""
    return HTMLResponse(content, status, {"cache-control": "no-store"})
