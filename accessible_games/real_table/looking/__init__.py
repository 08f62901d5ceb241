"""Cards looked up by what is felt on them: their labels, or else their names.

decks.py has the decks that can be named, finding.py finds the cards that a label or a name means,
telling.py says them whole, and addresses.py gives each card an address for QR codes.
"""
