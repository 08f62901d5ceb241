"""How Babel says dates, imported without looking up the time zone.

Babel finds it out as it is imported, for which hundreds of files are asked for. No date or time
that the program says is told in another zone than its own.
"""

import os

_ZONE = os.environ.get("TZ")
os.environ["TZ"] = "UTC"  # known without a file
try:
    from babel.dates import format_date as format_date
    from babel.dates import format_datetime as format_datetime
finally:
    if _ZONE is None:
        del os.environ["TZ"]
    else:
        os.environ["TZ"] = _ZONE
