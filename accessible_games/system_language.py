"""The language that the system is set to.

Standard library only: the last words of a run need it, when packages may be missing.
"""

import os
from collections.abc import Collection

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where it is set on Unix, the first of them first, as gettext reads them."""


def asked(known: Collection[str]) -> tuple[str | None, str]:
    """Return the language that is asked for if it is one of the *known* ones, and where."""
    for variable in VARIABLES:
        names = os.environ.get(variable, "").split(":")
        found = [name[:2].lower() for name in names if name[:2].lower() in known]
        if found:
            return found[0], f"{variable} {':'.join(names)}"
        if variable != "LANGUAGE" and names != [""]:
            return None, f"{variable} {':'.join(names)}"
    name = of_windows()
    return (name[:2] if name[:2] in known else None), name


def of_windows() -> str:
    """Return the language of the menus of Windows, such as "de_DE"; empty on other systems."""
    try:
        from ctypes import windll  # type: ignore[attr-defined,unused-ignore]
        from locale import windows_locale
    except ImportError:
        return ""
    return windows_locale.get(windll.kernel32.GetUserDefaultUILanguage(), "")
