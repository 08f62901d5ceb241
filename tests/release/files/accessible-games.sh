#!/bin/sh
# The packages of the program lie beside each other; those of the system are found after them.
PYTHONPATH="/usr/lib/accessible-games${PYTHONPATH:+:$PYTHONPATH}"
ACCESSIBLE_GAMES_STARTED_BY="${0##*/}"
export PYTHONPATH ACCESSIBLE_GAMES_STARTED_BY
exec /usr/bin/python3 -P -m accessible_games "$@"
