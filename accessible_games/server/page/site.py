"""What the pages of a server have in common: their links, and what refuses a form."""

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from accessible_games.label_page.form import ADDRESS
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogue import Language
from accessible_games.web.guards import Form, Seals, is_from_here
from accessible_games.web.layout import SEAL, document, page, say
from accessible_games.web.markup import Html, element, joined

MANIFEST = "/manifest.webmanifest"
"""Where what a browser needs to install the games is; see installing.py."""
LINKS = (("page-link-games", "/"), ("labels-title", ADDRESS))
"""See Links."""


def site_page(language: Language, title: str, *main: str, scripts: Sequence[str] = ()) -> Html:
    """Return a whole page with the links; *scripts* are names of files that are sent unchanged."""
    return document(
        language, title, *main, links=LINKS, scripts=scripts, more=installable(language)
    )


def installable(language: Language) -> Html:
    """Return what lets a browser put the games among its programs."""
    return joined(
        element("link", rel="manifest", href=f"{MANIFEST}?language={language}"),
        element("link", rel="apple-touch-icon", href="/static/icon-180.png"),
    )


def sentence(language: Language, message: str, status: int, **arguments: Argument) -> HTMLResponse:
    """Return a page that says in one sentence why it is no other."""
    title = say(language, "page-refused")
    again = element("p", element("a", say(language, "page-begin-again"), href="/"))
    told = element("p", say(language, message, **arguments))
    return page(site_page(language, title, told, again), status)


def refusal(
    request: Request, language: Language, seals: Seals, key: str, form: Form
) -> Response | None:
    """Return why a form is not taken; None for one that our page made for a browser's key."""
    if not is_from_here(request):
        return sentence(language, "site-from-elsewhere", 403)
    if not seals.fits(key, form.get(SEAL, [""])[0]):
        return sentence(language, "site-needs-cookie", 403)
    return None
