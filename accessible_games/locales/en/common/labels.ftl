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
label-near = Differ by one dot only: { $pairs }.
label-none-near = No two labels differ by one dot only.
label-twins-ways = Ways out: labels at both ends, another letter in the column label, or --ends one, where a line at the foot of each label marks what is down.
game-or-deck = Name a game or a deck, not both.
unknown-format = There is no format { $word }. You can choose { $choices }.
unknown-grade = There is no braille grade { $word } in English. You can choose { $choices }.
unknown-encoding = There is no encoding { $word }. Usual ones are { $choices }.
unknown-table = No braille table can be called { $word }. Give the name of a table of liblouis, such as { $choices }.
braille-not-installed = Contracted braille needs liblouis, which is missing. { INSTALL("louis") ->
    [none] No package of it is known for this system.
   *[other] Type { INSTALL("louis") }{ start-again }.
} Uncontracted braille and card labels work without it.
braille-no-library = The library of liblouis is missing or does not fit its binding. { INSTALL("louis") ->
    [none] Install liblouis again{ start-again }.
   *[other] Type { INSTALL("louis") }{ start-again }.
}
braille-stranger = The module louis is another one of the same name, not liblouis. { INSTALL("louis") ->
    [none] Remove it with pip uninstall louis.
   *[other] Remove it with pip uninstall louis, then type { INSTALL("louis") }.
}
braille-no-table = The table of this braille grade is missing. { INSTALL("tables") ->
    [none] Install liblouis again.
   *[other] Type { INSTALL("tables") }.
}
braille-unwritable = Braille has no sign for { $found }. Write it in another way.

## Labels: a deck at a glance, and a first sheet

check-counts = { $file }: { $count ->
    [one] one card
   *[other] { $count } cards
} { $found ->
    [one] of one kind
   *[other] of { $found } kinds
}, { $number ->
    [0] no label
    [one] one label
   *[other] { $number } different labels
}.
check-longest = The longest label is { $value } for { $name }: { $count ->
    [one] one cell
   *[other] { $count } cells
}{ $lines ->
    [one] {""}
   *[other] , { $lines } lines
}.
check-fine = All labels are different, and have room on cards of { $width } by { $height } millimetres or on their pieces.
check-room = { $count ->
    [one] One label needs more room than its card has
   *[other] { $count } labels need more room than their cards have
}: { $names }. Choose cards of at least { $width }x{ $height }, or --ends one, or leave out what is too large with --without.
check-others = and { $count } more
check-more = So it is with { $count ->
    [one] one more label
   *[other] { $count } more labels
}.
check-then = Type the next line for a sheet to try.

setup-sheet-deck = Which deck? Type the name of a file with your cards, such as cards.csv, or { $choices }.
prompt-sheet-deck = Deck?
about-sheet-deck = A file is a table of your cards. Its first line names the columns: name, copies, value and more.
sheet-no-deck = { $file } is no file here, and no deck. Type a name such as cards.csv, or { $choices }.
setup-sheet-medium = What are the labels to be on: { $choices }? Enter for { $default }.
prompt-sheet-medium = On what?
about-sheet-medium = Stickers go onto cards that you have, and tape too. Whole cards have the label on themselves.
    Plates are glued on, clips are pushed onto the edge, and dies press film: all three come out of a 3D printer.
sheet-medium-sheet = stickers
sheet-medium-cards = cards
sheet-medium-tape12 = tape
sheet-medium-plates = plates
sheet-medium-clips = clips
sheet-medium-dies = dies
setup-sheet-machine = What makes the dots: { $choices }? Enter for { $default }.
prompt-sheet-machine = With what?
about-sheet-machine = Swell paper is printed and heated. For slate and stylus a mirrored page is printed, and its dots are pricked from behind.
sheet-machine-embosser = an embosser
sheet-machine-swell = swell paper
sheet-machine-slate = slate and stylus
sheet-machine-laser = a laser cutter
setup-sheet-card = How large are the cards, in millimetres? Enter for { $default }.
prompt-sheet-card = Size?
about-sheet-card = Measure a card and type its width and height, such as 63x88.
setup-sheet-folder = Which folder are the files for? Enter for { $default }.
prompt-sheet-folder = Folder?
about-sheet-folder = A folder that is not there is made. Nothing is written over.
sheet-folder-taken = There is something in { $folder }. Type another name, or Enter for { $default }.
sheet-none = No sheet is made.
sheet-again = Type the next line to make this sheet again.

## Overlays

which-format = Choose a format with --format: { $choices }.
which-folder = Name a folder for the files with --out.
wrong-word = { $option } cannot be { $word }. It can be { $choices }.
wrong-medium = The format { $found } cannot be made for { $word }. It can be for { $choices }.
wrong-size = A card of { $word } is not possible. Give width and height, each from { $low } to { $high } millimetres, such as 56x87.
wrong-paper = There is no paper { $word }. You can choose { $choices }, or width and height, each from { $low } to { $high } millimetres, such as 210x297.
wrong-factor = Dots cannot be { $word } times as large. Give a number from { $low } to { $high }, such as 1.3.
wrong-margin = A margin of { $word } is not possible. Give a number of millimetres from { $low } to { $high }.
no-slot = A slot is what clips have. Add --medium clips, or leave out --slot.
wrong-slot = A slot of { $word } is not possible. Give the thickness of the pieces in millimetres, from { $low } to { $high }.
wrong-pages = { $word } names no pages. Give numbers, such as 3 or 2,5-7.
wrong-copies = { $word } is no number of copies. Give a whole number from 1 to 999.
no-such-piece = { $option } names { $word }, which is not in the deck. Give a name or a label as the command labels tells it.
no-pieces-left = After --only and --without nothing is left. Leave one of them out.
overlay-written = These files are now in { $folder }.
overlay-exists = The file { $file } is there already. Write over it with --force, or name another folder with --out.
overlay-removed = The file { $file }, which an earlier run of the same overlay left, is removed.
overlay-no-such-page = There is no page { $found }. The last page is { $high }.
overlay-nothing-to-label = No piece of this deck has a label. Give some of them one or both ends in the column ends.
overlay-unwritten = In the braille key, { $found } cannot be written: signs are named there, and letters are those of their own script or left out.
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
overlay-no-segno = QR codes need segno, which is missing. { EDITION() ->
    [checkout] Start bootstrap again.
    [package] Other editions have it: the installer for Windows, the Debian package, and the wheel.
   *[other] Type pip install segno.
}
overlay-no-font = The letters of this deck need the font Noto Sans, which is missing. { EDITION() ->
    [checkout] Start bootstrap again, or choose the format svg.
    [package] Choose the format svg, or take the installer for Windows, the Debian package or the wheel.
   *[other] Type pip install fontpkg-noto-sans, or choose the format svg.
}
overlay-unprintable = The font has no { $found }, which is in: { $name }. Write it in another way, leave out --print, or choose the format svg.
overlay-paper-too-small = One piece is larger than the page. Choose paper of at least { $width }x{ $height }.
overlay-too-many = The deck has { $found } labels, and no more than { $high } labels can be made. Make several decks of it, or choose --ends one.
overlay-no-print = Only the formats pdf and svg have room for print, on cards and sheets. Leave out --print.
overlay-no-room-for-print = The card { $name } has no room for print beside the label { $value }. Choose a larger card or --ends one, leave the card out with --without, or leave out --print.
overlay-no-compensation = An embosser has its own dots. Leave out --compensate.
overlay-dots-touch = Dots as large as that would touch. The number after --compensate can be at most { $high }.
overlay-no-reportlab = The format pdf needs reportlab, which is missing. { EDITION() ->
    [checkout] Start bootstrap again, or choose the format svg.
    [package] Choose the format svg, or take the installer for Windows, the Debian package or the wheel.
   *[other] Type pip install reportlab, or choose the format svg.
}
contents = Contents
overlay-then = If the sheet reads well, type the next line for everything.
overlay-no-clip = { $name } is too thick for a clip. Choose the medium plates, or leave it out with --without.
preview-pages = { $count ->
    [one] It would be one page.
   *[other] It would be { $count } pages.
}
preview-page = Page { $number }: { $count ->
    [one] one piece
   *[other] { $count } pieces
}, { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
preview-row = Row { $number }.
preview-then = This is only a preview. Type the next line for a sheet to try.
key-of = Key to the labels for { $name }: { $count ->
    [one] one piece
   *[other] { $count } pieces
}.
key-page = Page { $number }.
key-size = Pieces of { $width } by { $height } millimetres.
key-line = line { $number }
key-dots = dots { $dots }
key-tape = Each line is a piece of tape of its own, its cells are told by their dots. Stick the lines of a label below each other.
key-centred = On chips, tiles and other pieces the label stands in the middle.
key-oriented = The line behind a label, dots 3 6, is at its foot: it shows which side is down.
key-test = The strip at the end begins with a line at its foot. Its full cells have five heights, the smallest first: 0.8, 0.9, 1, 1.1 and 1.2 times the usual one. Give --compensate the number that reads best.
key-dies = Each label has two plates. Lay film between them, the plate with hollows on top.
key-clips = Each label is on a clip. Push it onto the upper edge of its card, with the dots in front.
key-corner-tl = A label stands in the upper left corner of its card, 6 millimetres from both edges.
key-corner-tr = A label stands in the upper right corner of its card, 6 millimetres from both edges.
key-both-ends = Turn the card half a turn: it has the same label there.
key-mirrored = Everything is mirrored. The labels are told in the order in which they are felt from the other side.
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
wrong-address = No server has the address { $word }. Give one such as https://games.example.
address-without-qr = An address goes into QR codes. Add --qr.
no-address-for = A deck called { $word } cannot be in an address. Give its file a name of letters, digits, blanks, points and hyphens.
