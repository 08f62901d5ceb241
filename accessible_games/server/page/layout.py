"""What all pages have in common: their head, their landmarks, and their words."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from accessible_games.server.page.guards import Form, Seals, is_from_here, key_of
from accessible_games.server.page.markup import Html, element, joined
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of

NAMES = {"de": "Deutsch", "fr": "Français", "en": "English"}
"""What each language calls itself."""
SEAL = "seal"
"""The field of a form that no other page can fill in."""
LINKS: tuple[tuple[str, str], ...] = (
    ("page-link-games", "/"),
    ("labels-title", "/labels"),
)
"""The pages that every page leads to, each with the message of its name."""


def say(language: Language, message: str, **arguments: Argument) -> str:
    """The words of a message."""
    return catalogue_of(language).say(message, **arguments)


def document(language: Language, title: str, *main: str, script: str = "") -> Html:
    """A whole page; *script* is the name of a file in the folder `static`."""
    width = "width=device-width, initial-scale=1"
    head = joined(
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content=width),
        element("title", f"{title} – Accessible Games"),
        element("link", rel="icon", href="/static/icon.svg"),
        element("link", rel="stylesheet", href="/static/page.css"),
        element("script", src=f"/static/{script}", defer=True) if script else "",
    )
    body = joined(
        element("header", navigation(language)),
        element("main", element("h1", title), *main),
    )
    whole = element("html", element("head", head), element("body", body), lang=language)
    return joined(Html("<!doctype html>\n"), whole)


def navigation(language: Language) -> Html:
    """The way to the other pages."""
    links = [
        element("li", element("a", say(language, message), href=target))
        for message, target in LINKS
    ]
    return element("nav", element("ul", *links), aria_label=say(language, "page-navigation"))


def languages(language: Language, path: str) -> Html:
    """The way to the same page in the other languages, each by its own name."""
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
    """An answer with a page, which no browser keeps."""
    return HTMLResponse(content, status, {"cache-control": "no-store"})


def sentence(language: Language, message: str, status: int, **arguments: Argument) -> HTMLResponse:
    """A page that says in a sentence why it is no other."""
    title = say(language, "page-refused")
    again = element("p", element("a", say(language, "page-begin-again"), href="/"))
    told = element("p", say(language, message, **arguments))
    return page(document(language, title, told, again), status)


def refusal(request: Request, language: Language, seals: Seals, form: Form) -> Response | None:
    """Why a form is not taken; None for one that a page of ours has made for this browser."""
    if not is_from_here(request):
        return sentence(language, "site-from-elsewhere", 403)
    if not seals.fits(key_of(request), form.get(SEAL, [""])[0]):
        return sentence(language, "site-needs-cookie", 403)
    return None
