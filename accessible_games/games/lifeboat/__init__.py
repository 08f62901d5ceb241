"""Lifeboat by Jeff Siadek: six in a boat, with secret loves and hates, fights and thirst.

box.py and box.toml are what is printed, cards.py is the box; events.py and sea_events.py list what
can happen, state.py is the state, preparing.py the start. The rules follow the order of a day:
day.py, actions.py, trading.py, market.py, parley.py, fights.py, navigation.py, thirst.py and
scoring.py; charts.py deals with navigation cards, and rules.py joins the phases. seen.py, topics.py
and dealings.py define what one seat may know, facts.py the facts it is told, asking.py what people
ask in this game only, positions.py what a valid position is.
"""
