"""What bootstrap.py does: it makes the folder .venv, and asks the system for what only that has.

Standard library only, for nothing else is there yet.  Python 3.6 must be able to read words.py.
"""
