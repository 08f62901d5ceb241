"""Tactile overlays: labels as they are embossed, printed, cut and pressed.

profiles.py has the measures with their sources, geometry.py the places of dots, lettering.py print
and qr.py codes beside them. spots.py makes what is cut out, layout.py puts it on pages, cutting.py
draws the marks, sheets.py writes the cells of embossers. dressing.py adds what stands around
labels: marks of what is down, shapes.py for those who do not read braille, booklet.py numbers of
texts. wish.py is what can be asked for; cells.py, paper.py and bodies.py are what overlays are made
of. Each format has a file of its own and a row in overlay.py, and key.py tells what lies where.
"""
