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
label-twins = Held upside down, { $value } for { $name } is felt as { $other } for { $another }.
label-twins-ways = Ways out: labels at both ends, another letter in the column label, or --ends one, where a line at the foot of each label marks what is down.
game-or-deck = Name a game or a deck, not both.
unknown-format = There is no format { $word }. You can choose { $choices }.
unknown-grade = There is no braille grade { $word } in English. You can choose { $choices }.
braille-not-installed = Braille grades need liblouis, which is missing. Install python3-louis, then start bootstrap again. Card labels work without it.
braille-no-library = The library of liblouis is missing or does not fit its binding. Install python3-louis again, then start bootstrap.
braille-stranger = The module louis is another one of the same name, not liblouis. Remove it with pip uninstall louis, then install python3-louis.
braille-no-table = The table of this braille grade is missing. Install liblouis-data again.
deck-not-text = Line { $line } of the deck is no text. Save the table as CSV in UTF-8, or as xlsx.
deck-no-workbook = This file is no workbook of a spreadsheet program, or it is damaged. Save the table as CSV, or as xlsx without a password.
deck-too-large = The file of the deck is too large. Give a file with one card in a line.
deck-missing-column = The first line of the deck names its columns, and { $found } is missing. Write name above the names of the cards, or suit and kind above what they are.
deck-column-twice = The columns { $column } and { $found } of the deck mean the same. Leave one of them out.
deck-unused = Not used: the columns { $columns } of the deck. Those that mean something here are deck, name, copies, value, suit, kind, text, label, piece, ends and size.
deck-no-cards = The deck has no cards. Write one in each line, below the names of the columns.
deck-too-many = Line { $line } of the deck is one too many. A deck can have { $found } different cards.
deck-wrong-quotes = A quotation mark in line { $line } of the deck is never closed, or letters follow it. Write two of them for one that is part of a text.
deck-too-many-cells = Line { $line } of the deck has more parts than the { $found } columns that have headings. Put quotation marks around a part that has commas or semicolons.
deck-too-long = Line { $line } of the deck, column { $column }: there are more than { $found } letters. Shorten it.
deck-invisible = Line { $line } of the deck, column { $column }: there is a sign that cannot be seen or said. Type the cell again.
deck-no-name = Line { $line } of the deck has nothing in the column { $column }. Write the name of the card there.
deck-no-copies = Line { $line } of the deck has nothing in the column { $column }. Write how many copies there are, from 1 to 999.
deck-wrong-copies = Line { $line } of the deck cannot have { $found } copies. Write a whole number from 1 to 999 in the column { $column }.
deck-wrong-value = Line { $line } of the deck cannot have the value { $found }. Write a whole number from minus 99 to 999 in the column { $column }, or nothing. Words belong in the column kind.
deck-wrong-piece = Line { $line } of the deck, column { $column }: { $found } is no kind of piece. Write card, chip, tile, die, marker or board, or nothing.
deck-wrong-ends = Line { $line } of the deck, column { $column }: { $found } is not possible. Write none, one or both, or nothing.
deck-wrong-size = Line { $line } of the deck, column { $column }: { $found } is no size. Write width and height such as 56x87, or a diameter such as 25, each from 10 to 300 millimetres.
deck-card-twice = Line { $line } of the deck is the same card as line { $found }. Leave one out and add up the copies.
deck-alike = The name in line { $line } of the deck has the same letters as that in line { $found }. Write a number that tells them apart in the column value, or a label of your own in the column label.
deck-no-letters = The name in line { $line } of the deck, { $found }, has no letter for a label. Write one in the column label.
deck-foreign-name = The name in line { $line } of the deck has the letter { $found }, for which labels in this language have no cell. Write a label in the column label.
deck-empty-line = The label in line { $line } of the deck has an empty line. Write a hyphen where nothing should stand.
deck-unwritable = The label in line { $line } of the deck has { $found }, which labels in this language cannot have. Write another letter or sign in the column label or deck.
deck-bare-digit = The label in line { $line } of the deck has { $found } without a letter. Put one beside the digit in the column label, or it could not be told by touch.
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
wrong-margin = A margin of { $word } is not possible. Give a number of millimetres from { $low } to { $high }.
wrong-pages = { $word } names no pages. Give numbers, such as 3 or 2,5-7.
wrong-copies = { $word } is no number of copies. Give a whole number from 1 to 999.
no-such-piece = { $option } names { $word }, which is not in the deck. Give a name or a label as the command labels tells it.
no-pieces-left = After --only and --without nothing is left. Leave one of them out.
overlay-written = These files are now in { $folder }.
overlay-exists = The file { $file } is there already. Write over it with --force, or name another folder with --out.
overlay-removed = The file { $file }, which an earlier run of the same overlay left, is removed.
overlay-no-such-page = There is no page { $found }. The last page is { $high }.
overlay-nothing-to-label = No piece of this deck has a label. Give some of them one or both ends in the column ends.
overlay-unwritable = The key cannot be written in braille, as there is { $found } in: { $name }. Write it in another way in the deck.
overlay-card-too-small = The label { $value } for { $name } does not fit on the card. Choose a card of at least { $width }x{ $height }, or --ends one, or leave it out with --without.
overlay-piece-too-small = The label { $value } for { $name } does not fit on its piece. Give the piece a size of at least { $width }x{ $height } in the column size, or leave it out with --without.
overlay-round-too-small = The label { $value } for { $name } does not fit on its round piece. Give the piece a diameter of at least { $width } in the column size, or leave it out with --without.
overlay-sticker-too-large = The label { $value } for { $name } does not fit on its card with its edges. Choose a card of at least { $width }x{ $height }, or --ends one, or leave it out with --without.
overlay-tape-too-large = The label { $value } for { $name } takes { $width } by { $height } millimetres of tape, which its card has no room for. Choose narrower tape, a larger card, --ends one or the medium sheet, or leave it out with --without.
overlay-no-texts = No card of this deck has a text for a booklet. Write it in the column text, or leave out --booklet.
overlay-nothing-to-mark = No card of this deck has what --marks names. Write it in the column suit or kind.
overlay-too-many-marks = The deck has { $found } kinds, and no more than { $high } marks can be made. Choose --marks suit, or leave it out.
overlay-no-code = Only the formats pdf and svg have room for QR codes, on cards and sheets. Leave out --qr.
overlay-print-or-code = There is room for print or for QR codes, not for both. Leave out --print or --qr.
overlay-no-room-for-code = The text of { $name } is too long for a QR code beside the label { $value }. Shorten it to a link, choose a larger card, leave the card out with --without, or use --booklet.
overlay-no-segno = QR codes need segno, which is missing. Start bootstrap again, or type pip install segno.
overlay-no-font = The letters of this deck need the font Noto Sans, which is missing. Start bootstrap again, type pip install fontpkg-noto-sans, or choose the format svg.
overlay-unprintable = The font has no { $found }, which is in: { $name }. Write it in another way, leave out --print, or choose the format svg.
overlay-paper-too-small = One piece is larger than the page. Choose paper of at least { $width }x{ $height }.
overlay-too-many = The deck has { $found } labels, and no more than { $high } labels can be made. Make several decks of it, or choose --ends one.
overlay-no-print = Only the formats pdf and svg have room for print, on cards and sheets. Leave out --print.
overlay-no-room-for-print = The card { $name } has no room for print beside the label { $value }. Choose a larger card or --ends one, leave the card out with --without, or leave out --print.
overlay-no-compensation = An embosser has its own dots. Leave out --compensate.
overlay-dots-touch = Dots as large as that would touch. The number after --compensate can be at most { $high }.
overlay-no-reportlab = The format pdf needs reportlab, which is missing. Start bootstrap again, type pip install reportlab, or choose the format svg.
key-of = Key to the labels for { $name }: { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
key-page = Page { $number }.
key-row = Row { $number }.
key-size = Pieces of { $width } by { $height } millimetres.
key-line = line { $number }
key-dots = dots { $dots }
key-tape = Each line is a piece of tape of its own, its cells are told by their dots. Stick the lines of a label below each other.
key-centred = On chips, tiles and other pieces the label stands in the middle.
key-oriented = The line behind a label, dots 3 6, is at its foot: it shows which side is down.
key-test = The full cells at the end are of five heights, the smallest first: 0.8, 0.9, 1, 1.1 and 1.2 times the usual one. Give --compensate the number that reads best.
key-dies = Each label has two plates. Lay film between them, the plate with hollows on top.
key-corner-tl = A label stands in the upper left corner of its card, 6 millimetres from both edges.
key-corner-tr = A label stands in the upper right corner of its card, 6 millimetres from both edges.
key-both-ends = Turn the card half a turn: it has the same label there.
key-mirrored = Everything is mirrored. The rows are told as they are felt from the other side.
key-numbers = The number below a label is that of its text in the booklet.
key-mark = Mark above the labels of { $value }: { $shape }.
shape-circle = a circle
shape-dot = one dot
shape-line-down = a line down
shape-line-across = a line across
shape-cross = a cross
shape-two-across = two lines across
shape-two-down = two lines down
shape-wedge = a wedge
shape-block = a full block
