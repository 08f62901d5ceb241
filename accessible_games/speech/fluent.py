"""Fluent and Babel, imported without looking up the time zone.

Babel finds it out as it is imported, for which hundreds of files are asked for: a tenth of the time
to the first prompt. No date or time that the program says is told in another zone than its own.
"""

import os

_ZONE = os.environ.get("TZ")
os.environ["TZ"] = "UTC"  # known without a file
try:
    from babel import Locale as Locale
    from babel.lists import format_list as format_list
    from fluent.runtime import FluentBundle as FluentBundle
    from fluent.runtime import FluentResource as FluentResource
    from fluent.runtime.types import FluentType as FluentType
    from fluent.runtime.types import fluent_number as fluent_number
finally:
    if _ZONE is None:
        del os.environ["TZ"]
    else:
        os.environ["TZ"] = _ZONE
