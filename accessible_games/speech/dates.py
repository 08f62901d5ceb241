"""How Babel says dates, imported without looking up the time zone."""

from accessible_games.speech.zones import without_zone

with without_zone():
    from babel.dates import format_date as format_date
    from babel.dates import format_datetime as format_datetime
