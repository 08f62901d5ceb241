"""Tactile overlays: labels as they are embossed, printed, cut and pressed.

profiles.py has the measures with their sources, geometry.py the places of dots, layout.py cuts
labels out of pages, sheets.py writes them in the cells of embossers. wish.py is what can be asked
for; cells.py, paper.py and bodies.py are what overlays are made of. Each format has a file of its
own and a row in overlay.py, and key.py tells what lies where.
"""
