"""Places of a table in columns and rows: their names, and the braille at its edges.

A place is a column letter and a row number, such as "p13"; columns go to the right, rows down.
"""

COLUMNS = tuple("abcdefghijklmnopqrstuvwxyz")
ROWS = tuple(str(number) for number in range(1, 27))

BLANK = 0x2800
"""The Unicode braille cell without dots; dot n adds the bit n - 1."""
LETTERS = dict(zip(COLUMNS, "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
DIGITS = dict(zip("0123456789", "⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔", strict=True))
"""Letters and digits as on the labels of cards: digits are lowered."""
MARGIN = 3
"""The cells before the first column: a number of two digits and a blank."""


def numbered(row: str) -> str:
    """The number of a row in lowered digits, padded to the margin."""
    return "".join(DIGITS[digit] for digit in row).rjust(MARGIN - 1, chr(BLANK)) + chr(BLANK)
