"""Life is Life by Lorenz Kutschke: swap cards with the display, knock, keep your lives.

events.py lists what can happen, rules.py how the game is played, seen.py what one seat may know,
asking.py what people ask in this game only.
"""
