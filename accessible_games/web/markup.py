"""HTML elements, in which plain text stays plain text whatever it contains."""

from html import escape

EMPTY = {"br", "input", "link", "meta"}
"""Elements without an end tag and without content."""


class Html(str):
    """A text that is HTML already."""

    __slots__ = ()


def element(name: str, /, *inside: str, **attributes: str | bool) -> Html:
    """Return an element; attributes such as `aria_label` or `for_` are written as in HTML.

    An attribute that is True stands alone, and one that is False is left out.
    """
    head = "".join(
        attribute(key.strip("_").replace("_", "-"), attributes[key]) for key in attributes
    )
    end = "" if name in EMPTY else f"{joined(*inside)}</{name}>"
    return Html(f"<{name}{head}>{end}")


def attribute(name: str, value: str | bool) -> str:
    """Return an attribute, with a blank before it."""
    if isinstance(value, bool):
        return f" {name}" if value else ""
    return f' {name}="{escape(value)}"'


def joined(*inside: str) -> Html:
    """Return elements and texts, one after another."""
    return Html("".join(each if isinstance(each, Html) else escape(each) for each in inside))
