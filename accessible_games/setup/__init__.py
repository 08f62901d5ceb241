"""What bootstrap.py does: make the folder .venv, and ask the system for what pip cannot install.

Standard library only, as nothing else is installed yet. Python 3.6 must be able to read words.py.
"""
