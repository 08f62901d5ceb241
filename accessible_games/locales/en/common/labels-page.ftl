## The page of labels

labels-title = Labels for cards
labels-title-wrong = Not yet: labels for cards
labels-about = Braille labels for the cards of a game: see them, choose what to make them from, and download the files with a key that says what lies where.
labels-not-kept = What you send is made into labels and then forgotten: nothing is kept here.
labels-options-told = The words in brackets are the options of the command line, which messages also use.
labels-wrong = This does not work yet
labels-which-deck = Choose a deck, or send a file of your own.
labels-too-much = That is too much for this page: it takes longer than { $count } seconds, or more memory than there is. Make less at a time, for example by --only or --pages, or install Accessible Games on your own computer.
labels-busy = Many people are making labels at the moment. Wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}, then try again.
labels-too-often = You have asked for labels very often. Wait a minute, then try again.
labels-file-too-large = The file is too large. It can have one megabyte. Send only the table of the cards.
labels-old-form = This form is too old, or comes from another page. Here is a new one, please fill it in again.
labels-made = Labels for { $name }
labels-made-notes = What to know
labels-deck = Cards
labels-deck-file = A file of my own
labels-deck-hint = If you send a file below, that is used instead.
labels-file = File of cards, CSV, xlsx, ods or JSON
labels-file-hint = At most one megabyte and 2000 lines. One line names the columns: name, copies, value, text and more.
labels-file-kept = The file { $name } is filled in. Send another one to replace it.
labels-show = Show the labels
labels-check = Check the deck
labels-check-of = { $name } at a glance
labels-preview = Show the first page
labels-preview-of = Preview for { $name }
labels-queue = { $wait ->
    [0] Nobody waits: an answer comes in about { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
   *[other] { $count ->
        [0] Others are being answered
        [one] One request waits
       *[other] { $count } requests wait
    }: yours would begin in about { $wait ->
        [one] one second
       *[other] { $wait } seconds
    } and then take about { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
}
labels-took = { $wait ->
    [0] {""}
    [one] This waited one second.{" "}
   *[other] This waited { $wait } seconds.{" "}
}It took { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
labels-slot = Thickness of what clips are put on
labels-slot-hint = From 0.3 to 5, for clips only.
labels-make = Download
labels-test = Download a test page
labels-test-hint = The test page has one label of each size and dots of several heights: try it first.
labels-usual = the usual one
labels-none = none
labels-part-of-files = What to download
labels-parts-all = all files in one zip
labels-parts-files = only the labels
labels-parts-key = only the key, in print
labels-parts-braille = only the key, in braille
labels-writing = How labels are written
labels-making = What to make
labels-measures = Measures
labels-measures-hint = What you leave empty is as usual. All measures are in millimetres.
labels-part = Only a part
labels-part-hint = Leave all this empty to make everything.
labels-deck-poker-52 = Poker, 52 cards
labels-deck-poker-54 = Poker, 54 cards
labels-deck-skat = Skat
labels-deck-tarot = Tarot
labels-deck-colours = Four colours with action cards
labels-deck-dominoes = Dominoes
labels-deck-dice = Dice
labels-order = What comes first on cards with a suit
labels-order-suit = the suit
labels-order-value = the value
labels-digits = Digits
labels-digits-lowered = lowered
labels-digits-upper = upper, the letters a to j
labels-digits-antoine = Antoine
labels-ten = Ten
labels-ten-digits = in digits, 10
labels-ten-x = an x
labels-encoding = Encoding of the file
labels-encoding-hint = Only if letters are wrong, such as cp1250.
labels-format = File format
labels-format-pdf = PDF, to print or for swell paper
labels-format-svg = SVG, for laser cutters and drawing programs
labels-format-brf = BRF, for embossers
labels-format-pef = PEF, for the software of braille libraries
labels-format-txt = text in Unicode braille
labels-format-stl = STL, for 3D printers
labels-format-3mf = 3MF, for 3D printers
labels-medium = Medium
labels-medium-sheet = stickers on a sheet
labels-medium-cards = whole cards
labels-medium-tape9 = embossing tape, 9 millimetres
labels-medium-tape12 = embossing tape, 12 millimetres
labels-medium-plates = plates
labels-medium-dies = dies, to press film between
labels-medium-clips = clips, to put on the edge
labels-print = Large print beside the dots
labels-qr = QR codes with the texts of the cards
labels-address = Address of a server in the QR codes
labels-address-hint = Such as https://games.example, whose page then tells each card.
labels-booklet = A booklet with the texts of the cards
labels-mirror = Mirrored, to write from the back
labels-marks = Tactile marks
labels-marks-suit = for each suit
labels-marks-kind = for each kind
labels-grade = Braille of the key
labels-grade-g0 = basic
labels-grade-g1 = uncontracted
labels-grade-g2 = contracted
labels-card = Size of the cards
labels-card-hint = Such as 56x87.
labels-paper = Paper
labels-paper-hint = a4, a3, a5, letter, legal, 11x11.5, 11.5x11, bed, or a size such as 210x297.
labels-margin = Free edge of each page
labels-margin-hint = From 5 to 50.
labels-compensate = Times as large as usual, for the dots
labels-compensate-hint = From 0.5 to 2, such as 1.3.
labels-corner = Corner of the label
labels-corner-tl = upper left
labels-corner-tr = upper right
labels-ends = Labels on each card
labels-ends-both = at both ends
labels-ends-one = at one end
labels-profile = Size of braille
labels-profile-marburg = Marburg Medium
labels-profile-nls = NLS, American libraries
labels-profile-sign = large, as on signs
labels-code = Characters of BRF
labels-code-us = North American
labels-code-euro = Eurobraille
labels-feeds = Form feeds of BRF
labels-feeds-every = at the end of each page
labels-feeds-between = only between pages
labels-feeds-none = none
labels-only = Only these pieces
labels-only-hint = One in each line: by name, or by label.
labels-without = All but these pieces
labels-without-hint = { labels-only-hint }
labels-copies = Copies of each
labels-copies-hint = From 1 to 999.
labels-pages = Only these pages
labels-pages-hint = Such as 3, or 2,5-7.

## The page by itself

label-page-closed = Nobody else can open it. To let others use it, start it with --open.
label-page-stop = Control C stops it. It keeps nothing of what is sent to it.
label-page-stopped = The page has stopped.
