"""What every game is made of: decisions, events, luck, tables, records, positions.

No input, no output, no words of any language: those live in `speech` and `locales`.
"""
