"""The first page: a name and a password, or the three words of a table."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from accessible_games.network.addresses import is_own
from accessible_games.server.page.connection import Form
from accessible_games.server.page.sessions import Sessions
from accessible_games.server.page.site import refusal, site_page
from accessible_games.speech.catalogue import Language
from accessible_games.web.cookies import FORM, PLACE, is_encrypted
from accessible_games.web.guards import form_of, language_of, new_key
from accessible_games.web.layout import SEAL, languages, page, say
from accessible_games.web.markup import Html, element, joined


class ComingIn:
    """Shows the first page, and lets a browser in."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def show(self, request: Request) -> Response:
        """Return the first page, with a key for a browser that has none."""
        session = self._sessions.known.get(PLACE.value(request))
        if session is not None and not session.has_left:
            return RedirectResponse("/play", 303)
        language, words = language_of(request), request.query_params.get("words", "")
        key = FORM.value(request) or new_key()
        answer = page(first_page(language, self._sessions.seals.seal(key), words, is_safe(request)))
        if not FORM.value(request):
            FORM.give(answer, key, request)
        return answer

    async def enter(self, request: Request) -> Response:
        """Take the form in which a person says who they are."""
        form, language = await form_of(request), language_of(request)
        refused = refusal(request, language, self._sessions.seals, FORM.value(request), form)
        if refused is not None:
            return refused
        given = {name: values[0] for name, values in form.items()}
        filled = Form(
            given.get("name", "")[:100],
            given.get("password", "")[:500],
            given.get("called", "")[:100],
        )
        session = self._sessions.begin(
            address_of(request), language, filled, is_safe=is_safe(request)
        )
        answer = RedirectResponse("/plain" if "plain" in given else "/play", 303)
        PLACE.give(answer, session.browser.key, request)
        return answer


def address_of(request: Request) -> str:
    """Return the address of the client."""
    return "" if request.client is None else request.client.host


def is_safe(request: Request) -> bool:
    """Whether no one can eavesdrop: the connection is encrypted, or from this machine."""
    return is_encrypted(request) or is_own(address_of(request))


def first_page(language: Language, seal: str, words: str, safe: bool) -> Html:
    """Return the ways to come in."""
    return site_page(
        language,
        say(language, "page-welcome"),
        element("p", say(language, "login-greeting")),
        languages(language, "/"),
        as_guest(language, seal, words),
        by_name(language, seal) if safe else element("p", say(language, "login-needs-safety")),
    )


def as_guest(language: Language, seal: str, words: str) -> Html:
    """Return the form for three words."""
    return entrance(
        language,
        seal,
        "page-as-guest",
        field(language, "page-words", "site-words", "name", words, required=True),
        field(language, "page-called", "site-called", "called", autocomplete="nickname"),
    )


def by_name(language: Language, seal: str) -> Html:
    """Return the form for a registered name."""
    return entrance(
        language,
        seal,
        "page-by-name",
        field(language, "page-name", "site-name", "name", autocomplete="username", required=True),
        field(
            language,
            *("page-password", "site-password", "password"),
            type="password",
            autocomplete="current-password",
        ),
    )


def entrance(language: Language, seal: str, title: str, *fields: str) -> Html:
    """Return a form with its heading."""
    plain = element("noscript", element("input", type="hidden", name="plain", value="yes"))
    form = element(
        "form",
        element("input", type="hidden", name=SEAL, value=seal),
        *fields,
        plain,
        element("p", element("button", say(language, "page-come-in"))),
        method="post",
        action=f"/enter?language={language}",
    )
    heading = element("h2", say(language, title), id=title)
    return element("section", heading, form, aria_labelledby=title)


def field(
    language: Language, label: str, hint: str, name: str, value: str = "", **more: str | bool
) -> Html:
    """Return a field with its label and a hint; *name* is its name in the form."""
    attributes: dict[str, str | bool] = {
        "type": "text", "autocomplete": "off", "autocapitalize": "none", "spellcheck": "false",
        **more,
    }  # fmt: skip
    return joined(
        element("label", say(language, label), for_=label),
        element("p", say(language, hint), id=hint, class_="hint"),
        element("input", id=label, name=name, value=value, aria_describedby=hint, **attributes),
    )
