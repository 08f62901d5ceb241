"""Tactile overlays: labels as they are embossed, printed, cut and pressed.

profiles.py has the measures with their sources, geometry.py the places of dots, layout.py cuts
labels out of pages, sheets.py writes them in the cells of embossers. Each format has a file of its
own, key.py tells what lies where, overlay.py puts all together, and files.py writes it down.
"""
