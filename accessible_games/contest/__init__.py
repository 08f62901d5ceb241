"""Games between computer players, and what they tell about the strength of the players.

playing.py plays one game and tournament.py a whole tournament, workers.py on many cores and
cluster.py on many machines; figures.py and evidence.py tell how certain a result is.
"""
