"""A link on another site takes nobody's place at the page, and nothing else there does."""

from pathlib import Path

import pytest

from accessible_games.web.cookies import FORM, PLACE
from tests.server.page.browser import Answer, Browser
from tests.server.page.visiting import PageClient, at_page, at_the_page
from tests.server.wire import Served

pytestmark = pytest.mark.slow


async def followed(browser: Browser, path: str) -> Answer:
    """Follow a link on another site: a browser does not send the cookie of the place there."""
    kept = browser.cookies
    place = PLACE.name(f"localhost:{browser.port}", is_safe=False)
    browser.cookies = {name: value for name, value in kept.items() if name != place}
    answer = await browser.get(path)
    browser.cookies = {**kept, **browser.cookies}
    return answer


@pytest.mark.parametrize("path", ["/labels", "/", "/?words=a+b+c", "/play", "/plain", "/nothing"])
def test_a_link_on_another_site_takes_nobody_s_place(tmp_path: Path, path: str) -> None:
    """It led to an answer with another key, and the way back to the table was lost."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        before = {**anna.browser.cookies}
        await followed(anna.browser, path)
        assert anna.browser.cookies == before
        anna.cut()
        await anna.come()
        assert "Here: Anna." in " ".join(await anna.says("people"))
        assert 'id="log"' in (await anna.browser.get("/")).text

    at_page(tmp_path, come)


def test_a_form_that_is_open_survives_a_link_too(tmp_path: Path) -> None:
    """The first page that was opened before can still be filled in."""

    async def come(server: Served) -> None:
        browser = Browser.at(server)
        first = await browser.get("/")
        await followed(browser, "/labels")
        await followed(browser, "/?words=a+b+c")
        assert (await browser.fill_in(first, "/enter", name="Anna")).status == 200
        anna = await PageClient.visit(server, browser)
        assert "from now on" in (await anna.prompted())[0]

    at_page(tmp_path, come)


def test_other_programs_on_the_same_machine_keep_their_cookies_apart(tmp_path: Path) -> None:
    """Browsers do not tell ports apart, and a cookie nobody understands must not hide ours."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        anna.browser.cookies = {
            "odd; HttpOnly; x": "é;,", "session": "other", "place-1": "other", "place": "",
            **anna.browser.cookies, "form-1": '"',
        }  # fmt: skip
        assert 'id="log"' in (await anna.browser.get("/")).text

    at_page(tmp_path, come)


@pytest.mark.parametrize(
    ("host", "is_safe", "name"),
    [
        ("localhost:4080", False, "place-4080"),
        ("games.example", True, "__Host-place"),
        ("games.example:4443", True, "__Host-place-4443"),
        ("[::1]:4080", False, "place-4080"),
        ("[::1]", False, "place"),
        ("", False, "place"),
    ],
)
def test_a_cookie_is_named_by_its_port(host: str, is_safe: bool, name: str) -> None:
    """And with TLS so that no other host of the domain can set it."""
    assert PLACE.name(host, is_safe=is_safe) == name
    assert (PLACE.site, FORM.site) == ("strict", "lax")
