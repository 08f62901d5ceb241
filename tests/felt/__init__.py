"""The program as it is felt on the cells of a braille display, through BRLTTY."""
