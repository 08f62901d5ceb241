# What is typed in braille cells, where nothing can read them.
cells-unread = Braille cells cannot be read here, as liblouis is missing. Type letters: BRLTTY types them in its text mode.
    .brief = Cells cannot be read here: type letters.
