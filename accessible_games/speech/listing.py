"""What stands between the parts of a list, in each language."""

from functools import cache
from typing import Literal

from babel.lists import format_list

ListStyle = Literal["standard", "or", "unit"]


@cache
def marks(language: str, style: ListStyle) -> tuple[str, str, str]:
    """What stands between two parts of a list; of more parts, between the first, and the last."""
    two, four = (format_list(["|"] * count, style, language).split("|") for count in (2, 4))
    return two[1], four[1], four[3]
