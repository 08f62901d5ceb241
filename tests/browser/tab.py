"""A tab of the browser, with cookies of its own: what a person does there, and what they find."""

import base64
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tests.browser.chromium import Chromium, Message
from tests.running import PATIENCE, Running

KEYS: Mapping[str, tuple[str, int, str]] = {
    "Enter": ("Enter", 13, "\r"),
    "Tab": ("Tab", 9, ""),
    " ": ("Space", 32, " "),
    "Escape": ("Escape", 27, ""),
    "ArrowDown": ("ArrowDown", 40, ""),
    "ArrowUp": ("ArrowUp", 38, ""),
}
"""By the name that a page knows a key by: its place, its number, and what it types."""
SHIFT = 8
DOMAINS = ("Page", "Runtime", "Log", "Network", "DOM")
WRONG = ("warning", "error")
"""The levels of what the browser finds wrong; others only tell what it did."""
UNTIL = """new Promise(done => {{
  const found = () => {{ try {{ return {0}; }} catch (error) {{ return false; }} }};
  const look = () => {{ const now = found(); if (now) {{ watch.disconnect(); done(now); }} }};
  const watch = new MutationObserver(look);
  watch.observe(document, {{
    subtree: true, childList: true, characterData: true, attributes: true,
  }});
  for (const kind of ["focusin", "scroll"]) document.addEventListener(kind, look, true);
  look();
}})"""
"""Whatever is waited for changes the page, so it is looked for at each change."""
CENTRE = """(element => {{
  element.scrollIntoView({{block: "center", behavior: "instant"}});
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) || (hit && hit.contains(element)) ? [x, y] : null;
}})({0})"""


class Tab(Running):
    """Its cookies are shared with no other tab."""

    def __init__(self, browser: Chromium, width: int = 800, height: int = 900) -> None:
        self._browser = browser
        self._context = browser.call("Target.createBrowserContext")["browserContextId"]
        created = browser.call(
            "Target.createTarget",
            url="about:blank",
            browserContextId=self._context,
            width=width,
            height=height,
        )
        attached = browser.call("Target.attachToTarget", targetId=created["targetId"], flatten=True)
        self._session: str = attached["sessionId"]
        self.complaints: list[str] = []
        """What the browser has found wrong: mistakes of scripts, what the page's policy forbids."""
        self.addresses: list[str] = []
        """All that was asked for, by HTTP and by WebSocket."""
        self.frames: list[str] = []
        """What has come by WebSocket."""
        self.worker = ""
        """The number of what stays in the browser, once `ServiceWorker` is enabled."""
        self._answered: list[str] = []
        self._loaded = 0
        for domain in DOMAINS:
            self.call(f"{domain}.enable")

    def close(self) -> None:
        """Close it, and forget its cookies."""
        self._browser.call("Target.disposeBrowserContext", browserContextId=self._context)

    def call(self, method: str, **parameters: object) -> Message:
        """What comes of something that the protocol can do in a tab."""
        found = self._browser.call(method, self._session, **parameters)
        self._heed()
        return found

    # What a person does

    def open(self, address: str) -> None:
        """Go to an address; the page is there when this returns."""
        before = self._loaded
        found = self.call("Page.navigate", url=address)
        assert "errorText" not in found, found
        self.loaded(before)

    @property
    def loads(self) -> int:
        """How many pages have been loaded."""
        self._heed()
        return self._loaded

    def loaded(self, before: int) -> None:
        """Wait until one more page has been loaded than *before*."""
        while self.loads == before:  # it may have come while a key was pressed
            self._browser.listen(PATIENCE)

    def press(self, key: str, modifiers: int = 0) -> None:
        """Press a key and let it go."""
        place, number, text = KEYS.get(key, ("", ord(key[0].upper()), key))
        named = {"key": key, "code": place, "windowsVirtualKeyCode": number}
        typed = {"text": text} if text else {}
        down = "keyDown" if text else "rawKeyDown"
        asked = [
            self._ask("Input.dispatchKeyEvent", type=down, modifiers=modifiers, **named, **typed),
            self._ask("Input.dispatchKeyEvent", type="keyUp", modifiers=modifiers, **named),
        ]
        for number in asked:
            self._browser.answer(number)

    def type(self, text: str) -> None:
        """Press a key for each letter."""
        for letter in text:
            self.press(letter)

    def write(self, text: str) -> None:
        """Put in a text at once, as a phone's keyboard does."""
        self.call("Input.insertText", text=text)

    def click(self, element: str) -> None:
        """Click on an element, an expression of the page: it must be there to be hit."""
        spot = self.evaluate(CENTRE.format(element))
        assert spot, f"{element} lies below something else"
        where = dict(zip(("x", "y"), spot, strict=True)) | {"button": "left", "clickCount": 1}
        kinds = ("mousePressed", "mouseReleased")
        asked = [self._ask("Input.dispatchMouseEvent", type=kind, **where) for kind in kinds]
        for number in asked:
            self._browser.answer(number)

    def allow(self, origin: str, *permissions: str) -> None:
        """Let the pages of a site do what a browser asks about."""
        self._browser.call(
            "Browser.grantPermissions",
            origin=origin,
            permissions=permissions,
            browserContextId=self._context,
        )

    # What they find

    def evaluate(self, expression: str) -> Any:
        """The value of an expression of the page; a promise is waited for."""
        found = self.call(
            "Runtime.evaluate",
            expression=expression,
            awaitPromise=True,
            returnByValue=True,
            userGesture=True,
        )
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def until(self, expression: str) -> Any:
        """Wait until an expression of the page is true; its value."""
        return self.evaluate(UNTIL.format(expression))

    def bodies(self) -> Iterator[str]:
        """What has come by HTTP since the last call; what a page had is gone with the next one."""
        self._heed()
        answered, self._answered = self._answered, []
        for request in answered:
            found = self._browser.tried("Network.getResponseBody", self._session, requestId=request)
            body: str = found.get("body", "")
            is_coded = found.get("base64Encoded", False)
            yield base64.b64decode(body).decode("latin-1") if is_coded else body

    def tree(self) -> Iterator[tuple[str, str]]:
        """All that a screen reader is given: role and name, in the order of reading."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in nodes}
        left = [nodes[0]["nodeId"]]
        while left:
            node = known.get(left.pop())
            if node is None:
                continue
            if not node["ignored"]:
                yield node["role"]["value"], node.get("name", {}).get("value", "")
            left += reversed(node.get("childIds", []))

    def picture(self, file: Path) -> None:
        """Keep what is seen, as a PNG of the whole page."""
        data = self.call("Page.captureScreenshot", captureBeyondViewport=True)["data"]
        file.write_bytes(base64.b64decode(data))

    def look(self, width: int, height: int, **media: str) -> None:
        """See the page in a window of another size, or as somebody has set up their machine."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.call("Emulation.setDeviceMetricsOverride", **size)
        features = [
            {"name": name.replace("_", "-"), "value": value} for name, value in media.items()
        ]
        self.call("Emulation.setEmulatedMedia", features=features)

    def _ask(self, method: str, **parameters: object) -> int:
        return self._browser.ask(method, self._session, **parameters)

    def _heed(self) -> None:
        """Take what has happened here."""
        events = self._browser.events.get(self._session)
        while events:
            event = events.popleft()
            method, told = event["method"], event["params"]
            if method == "Page.loadEventFired":
                self._loaded += 1
            elif method == "Runtime.exceptionThrown":
                self.complaints.append(json.dumps(told["exceptionDetails"]))
            elif method == "Log.entryAdded" and told["entry"]["level"] in WRONG:
                self.complaints.append(f"{told['entry']['text']} {told['entry'].get('url', '')}")
            elif method == "Network.requestWillBeSent":
                self.addresses.append(told["request"]["url"])
            elif method == "Network.loadingFinished":
                self._answered.append(told["requestId"])
            elif method == "Network.webSocketFrameReceived":
                self.frames.append(told["response"]["payloadData"])
            elif method == "ServiceWorker.workerRegistrationUpdated" and told["registrations"]:
                self.worker = told["registrations"][-1]["registrationId"]
            elif method == "Network.webSocketCreated":
                self.addresses.append(told["url"])
