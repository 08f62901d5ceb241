## What is wrong with the file of a deck

column-name = name
column-suit = suit
column-kind = kind
column-value = value
column-label = label
deck-faults = { $faults }
deck-found-in = { $found } in { $lines }
deck-lines = { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
deck-more = { $count } more
deck-not-text = No text in { $where } of the deck. Save the table as xlsx or ods, or as CSV in Unicode, or name its encoding with --encoding.
deck-no-workbook = This file is no workbook of a spreadsheet program, or it is damaged. Save the table as CSV, or as xlsx or ods without a password.
deck-old-workbook = This workbook has the old form, xls, or a password. Save the table as CSV, or as xlsx or ods without a password.
deck-no-json = This file is damaged in { $where }, where JSON should go on. Save it again, or save the table as CSV.
deck-too-large = The file of the deck is too large. Give a file with one card in a line.
deck-empty = The table is empty. Write name into its first line, and the names of the cards below.
deck-no-cards = The deck has no cards. Write one in each line, below the names of the columns.
deck-too-many = The deck has more than { $other } different cards, from { $where } on. Make several decks of it.
deck-wrong-quotes = A quotation mark in { $where } of the deck is never closed, or letters follow it. Write two of them for one that is part of a text.
deck-too-many-cells = More cells than the { $other } headings: { $where }. Put quotation marks around a cell that has commas or semicolons in it.
deck-too-long = Column { $column }, { $where }: more than { $other } letters. Shorten that.
deck-no-name = Column { $column }, { $where }: no name. Write the name of the card there.
deck-wrong-copies = Column { $column }: { $where }. Write a whole number from 0 to 999 there.
deck-wrong-piece = Column { $column }: { $where }. Write card, chip, tile, die, marker or board there, or nothing.
deck-wrong-ends = Column { $column }: { $where }. Write none, one or both there, or nothing.
deck-wrong-size = Column { $column }: { $where }. Write width and height there, such as 56x87, or a diameter such as 25, each from 10 to 300 millimetres.
deck-error-cell = Column { $column }: the error { $where }. Mend the formula, or write there what is meant.
deck-card-twice = The same card as in line { $other }: { $where }. Write what tells them apart in the column name, or a label of its own in the column label.
deck-alike = The same letters as { $other }, column { $column }: { $where }. Write a number that tells them apart in the column value, or a label of its own in the column label.
deck-no-letters = Nothing that a label can have, column { $column }: { $where }. Write a label of its own in the column label.
deck-foreign = Letters for which labels in this language have no cell, column { $column }: { $where }. Write a label of its own in the column label, or name the braille table of liblouis with --braille-table.
deck-empty-line = A label with an empty line, column { $column }: { $where }. Write a hyphen where nothing should stand.
deck-unwritable = Labels in this language cannot have { $where }. Write another letter or sign in the column { $column } or deck.
deck-bare-digit = A digit alone could not be told by touch, column { $column }: { $where }. Put a letter beside it, or a number sign before it.
deck-long-label = Too long a label, column { $column }: { $where }. Its lines can have { $other } cells.
deck-high-label = Too high a label, column { $column }: { $where }. It can have { $other } lines.
deck-label-twice = The same label as in line { $other }: { $where }. Give one of them another in the column { $column }.

## What its maker should know

deck-unused = Not used: the columns { $found } of the deck. Those that mean something here are deck, name, copies, value, suit, kind, text, label, piece, ends and size.
deck-aside = Left aside, as they are no cards: { $where }.
deck-beside = Left aside, as they stand below no heading: { $where }.
deck-only-formulas = Left aside, as they have nothing but formulas: { $where }.
deck-zero = Left out, as there are no copies: { $where }.
deck-no-copies = Taken as one copy, as no number is given: { $where }.
deck-no-value = Not on labels, as these are no numbers, column { $column }: { $where }.
deck-merged = Counted together with equal cards: { $where }.
deck-numbered = Numbered, as nothing else tells them apart: { $where }.
deck-whole-name = The label is the whole name of { $other }: { $where }. Give one of them a label of its own in the column label.
deck-sheet = This is the sheet { $found } of the workbook.
deck-no-headings = No line names the columns, so the first one was taken for the names. Write name above it, and copies above the number of copies.
deck-listed = The number beside each name was taken for its copies.
deck-first-names = The column { $found } was taken for the names of the cards.
deck-number-column = The numbers on the labels are those of the column { $found }.
deck-encoding = The encoding { $other } was guessed, with names such as { $found }. If they are wrong, name another one with --encoding.
deck-script = Letters such as { $found } are written by the braille table { $other }. Another one can be named with --braille-table.
deck-scheme = Each label tells { $columns }: { $value } is { $name }.
