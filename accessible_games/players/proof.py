"""Proofs of what is said of a move: each kind of fact has one, in `proofs.py` of its game."""

from collections.abc import Callable

Proof = Callable[..., bool]
"""Whether a fact is true of a move, beside a better one if it compares the two.

Called as function(fact, move, better), with a fact of its kind. It works out anew what the fact
says, by the rules and by what the seat sees.
"""
