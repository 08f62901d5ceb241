"""Unicode braille as plain text, for screens, refreshable displays and print systems."""

from collections.abc import Iterable, Sequence

END_OF_PAGE = "\f"


def text(pages: Iterable[Sequence[str]]) -> bytes:
    """Pages of lines as a file in UTF-8, each page after a form feed but the first."""
    return END_OF_PAGE.join("".join(f"{line}\n" for line in lines) for lines in pages).encode()
