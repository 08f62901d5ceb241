## Braille

label-above = above
label-nothing = nothing
label-is = { $name }, { $count ->
    [one] one copy
   *[other] { $count } copies
}, label { $value }.
label-in-dots = { $name }, { $count ->
    [one] one copy
   *[other] { $count } copies
}, label { $value }, dots { $dots }.
game-or-deck = Name a game or a deck, not both.
unknown-format = There is no format { $word }. You can choose { $choices }.
unknown-grade = There is no braille grade { $word } in English. You can choose { $choices }.
braille-not-installed = Braille grades need liblouis, which is missing. Install python3-louis, then start bootstrap again. Card labels work without it.
braille-no-library = The library of liblouis is missing or does not fit its binding. Install python3-louis again, then start bootstrap.
braille-stranger = The module louis is another one of the same name, not liblouis. Remove it with pip uninstall louis, then install python3-louis.
braille-no-table = The table of this braille grade is missing. Install liblouis-data again.
deck-not-utf-8 = Line { $line } of the deck is not UTF-8 text. Save the file as UTF-8.
deck-too-large = The file of the deck is too large. Give a file with one card in a line.
deck-missing-column = The first line of the deck names its columns, and { $found } is missing. There must be name and copies.
deck-unknown-column = No column can be called { $found }. There is deck, name, copies, value, text, label.
deck-nameless-column = Column { $found } of the deck has no name. Give it one, or leave it out.
deck-column-twice = Two columns of the deck are called { $found }. Leave one of them out.
deck-no-cards = The deck has no cards. Write one in each line, below the names of the columns.
deck-too-many = Line { $line } of the deck is one too many. Make two files of it, each with { $found } lines at most.
deck-wrong-quotes = The quotation marks in line { $line } of the deck do not fit together. Close them or leave them out.
deck-too-many-cells = Line { $line } of the deck has more parts than there are columns. Put quotation marks around a part that has commas.
deck-too-long = Line { $line } of the deck is too long. Shorten the part that has more than { $found } letters.
deck-invisible = Line { $line } of the deck has a letter that cannot be seen or said. Type the line again.
deck-no-name = Line { $line } of the deck has no name. Write one in the column name.
deck-no-copies = Line { $line } of the deck does not say how many copies there are. Write a number from 1 to 999.
deck-wrong-copies = Line { $line } of the deck cannot have { $found } copies. Write a number from 1 to 999.
deck-wrong-value = Line { $line } of the deck cannot have the value { $found }. Write a whole number from minus 99 to 999, or nothing.
deck-card-twice = Line { $line } of the deck is the same card as line { $found }. Leave one out and add up the copies.
deck-alike = The name in line { $line } of the deck is too much like that in line { $found }. Write a label after one of them.
deck-no-letters = The name in line { $line } of the deck, { $found }, has no letter for a label. Write a label after it.
deck-empty-line = The label in line { $line } of the deck has an empty line. Write a hyphen where nothing should stand.
deck-unwritable = The label in line { $line } of the deck has { $found }, which labels in this language cannot have. Write letters and digits.
deck-bare-digit = The label in line { $line } of the deck has { $found } without a letter. Put one before the digit, or it could not be told by touch.
deck-long-label = The label in line { $line } of the deck is too long. Its lines can have { $found } cells.
deck-high-label = The label in line { $line } of the deck is too high. It can have { $found } lines.
deck-label-twice = Line { $line } of the deck has the same label as line { $found }. Give one of them another.

## Overlays

which-format = Choose a format with --format: { $choices }.
which-folder = Name a folder for the files with --out.
wrong-word = { $option } cannot be { $word }. It can be { $choices }.
wrong-medium = The format { $found } cannot be made for { $word }. It can be for { $choices }.
wrong-size = A card of { $word } is not possible. Give width and height, each from { $low } to { $high } millimetres, such as 56x87.
wrong-paper = There is no paper { $word }. You can choose { $choices }, or width and height, each from { $low } to { $high } millimetres, such as 210x297.
wrong-factor = Dots cannot be { $word } times as large. Give a number from { $low } to { $high }, such as 1.3.
overlay-written = The file { $file } is written.
overlay-exists = The file { $file } is there already. Write over it with --force, or name another folder with --out.
overlay-card-too-small = The label { $value } for { $name } does not fit on the card. Choose a card of at least { $width }x{ $height }, or --ends one.
overlay-sticker-too-large = The labels of this deck do not fit on the card with their edges. Choose a card of at least { $width }x{ $height }.
overlay-tape-too-low = The label { $value } for { $name } is too high for the tape. Choose the medium sheet, or leave the card out.
overlay-paper-too-small = One piece is larger than the page. Choose paper of at least { $width }x{ $height }.
overlay-too-many = The deck has { $found } labels, and no more than { $high } labels can be made. Make several decks of it, or choose --ends one.
overlay-no-print = Only the formats pdf and svg have room for print, on cards and sheets. Leave out --print.
overlay-no-room-for-print = The card { $name } has no room for print beside the label { $value }. Choose a larger card or --ends one, or leave out --print.
overlay-no-compensation = An embosser has its own dots. Leave out --compensate.
overlay-dots-touch = Dots as large as that would touch. The number after --compensate can be at most { $high }.
overlay-no-reportlab = The format pdf needs reportlab, which is missing. Start bootstrap again, type pip install reportlab, or choose the format svg.
key-of = Key to the labels for { $name }: { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
key-page = Page { $number }.
key-row = Row { $number }.
key-dies = Each label has two plates. Lay film between them, the plate with hollows on top.
key-corner-tl = A label stands in the upper left corner of its card, 6 millimetres from both edges.
key-corner-tr = A label stands in the upper right corner of its card, 6 millimetres from both edges.
key-both-ends = Turn the card half a turn: it has the same label there.
key-mirrored = Everything is mirrored. The rows are told as they are felt from the other side.
