"""Games among computer players, and what they say about how strong the players are.

playing.py plays one game, tournament.py a whole tournament, workers.py on many cores and cluster.py
on many machines; figures.py and evidence.py say how sure a result is.
"""
