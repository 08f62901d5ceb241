"""Tactile overlays: labels as they are embossed, printed, cut and pressed.

profiles.py has the dimensions with their sources, geometry.py the positions of dots, lettering.py
and qr.py print and codes beside them. placements.py makes the pieces to cut out, layout.py arranges
them on pages, cut_marks.py draws the marks, embosser_pages.py writes the cells for embossers.
label_variants.py adds to labels: marks that show which side is down, shapes (tactile_marks.py) for
those who do not read braille, numbers of texts (booklet.py). request.py has what can be asked for;
cells.py, paper.py and solids.py make the three sorts of overlay. Each format has its own file and a
row in overlay.py, or in cells.py; key.py describes what is where, and pages.py lays out all texts
in braille.
"""
