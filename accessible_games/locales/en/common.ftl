## Commands: first the word that the program says, then other words and the letter.

command-hand = hand h
command-table = table t display
command-scores = scores s lives points
command-turn = turn w whose
command-counts = counts c count
command-last = last l repeat
command-since = since n news
command-find = find f where
command-card = card i info
command-moves = moves m options
command-hint = hint a advice
command-undo = undo u back
command-agree = agree
command-older = older b
command-newer = newer o
command-first = first
command-search = search
command-rules = rules r
command-sort = sort
command-verbosity = verbosity v
command-language = language g
command-braille = braille
command-ring = ring bell
command-warn = warn alarm
command-pace = pace
command-curtain = curtain
command-save = save
command-feel = feel touch
command-report = report
command-help = help e
command-quit = quit q exit bye

## Commands at a table of places

command-left = left j
command-right = right k
command-up = up p
command-down = down d
command-look = look x
command-row = row
command-column = column
command-block = block around
command-claim = claim
command-pattern = pattern z patterns
command-picture = picture
command-changes = changes changed

## Commands in the lifeboat

command-boat = boat
command-who = who

## Commands in a tutorial

command-next = next skip

## In a review

command-return = return moments

## What can be typed besides

here = here

yes = yes y
everything = all everything
numbers = one two three four five six seven eight nine ten eleven twelve
ones = a an
fillers = a an and the for with at in on to from swap take lay put row rows column card cards bid coin coins animal animals clear fill keep seats seat of
in-exchange = for
nothing = nothing none no zero
minus = minus
from-to = { $low } to { $high }
choice-yes = yes
choice-no = no
choice-none = none

## Beginning

player = Player
bot-names = Tom Mia Oscar Lena Felix Ruth Hugo Clara
seat-name = { $seat }
playing = { $title }: { $names }.
playing-bold = { $count ->
    [one] { $names } plays boldly.
   *[other] { $names } play boldly.
}
playing-careful = { $count ->
    [one] { $names } plays carefully.
   *[other] { $names } play carefully.
}
newcomer =
    Type help at any time to hear what you can do.
    To learn a game step by step, type accessible-games tutorial.
setup-game = Which game: { $choices }?
prompt-game = Game?
setup-people = Who plays? Type names with commas, or press Enter to play alone.
prompt-people = Names?
setup-seats = How many players, { $low } to { $high }? Enter for { $default }.
prompt-seats = Players?
setup-level = Computer level: { $choices }? Enter for { $default }.
prompt-level = Level?
setup-option = { $question } { $choices }? Enter for { $default }.
prompt-option = Option?
setup-options = As the sheet says, or choose? Enter for the sheet. More tells what there is.
prompt-options = Sheet?
options-sheet = sheet
options-choose = choose
options-more = more
option-undo = What can be taken back?
option-undo-fair = what is fair
option-undo-free = anything
option-undo-more = The sheet knows no undo. A fair one stops at what has come to light, and others at the table must agree.
table-undo-free = Anything can be taken back.
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
tempered-bold = { $level } and bold
tempered-careful = { $level } and careful
no-game = No game was begun.

## Asking

curtain-offered = What one of you was told stays in the window. To push it out, type curtain on.
pass-keyboard = Pass the keyboard to { $name }, then press Enter.
prompt-enter = Enter.
prompt-number = Number?
prompt-search = Search:
prompt-yes-no = Yes or no?
listen-on = The computer players go on. Press Enter to listen, or type quit.
line-cancelled = The line is cancelled. Press Control C once more to quit.
going-on = The game goes on.
really-quit = Do you want to quit? The game is saved.
really-quit-unsaved = The game could not be saved. Do you want to quit and lose it?

## Not understood

line-too-long = A line has at most { $count ->
    [one] one letter
   *[other] { $count } letters
 }, so nothing of this one was done.
empty-answer = You can say { $choices }.
unknown-word = I do not understand { $word }.
    You can choose { $choices }, or type help.
ambiguous-word = Did you mean { $choices }?
unknown-piece = Nothing is called { $word }. There is { $choices }.
no-such-person = Nobody here is called { $word }. There is { $choices }.
unknown-command = No command is called { $word }. Type help to hear them all.
unknown-choice = There is no { $word } here. You can choose { $choices }.
too-many-words = I do not understand what comes last: { $words }.
said-alone = Type { $word } alone. The rest is asked later.
not-a-number = { $word } is no number.
not-between = { $word } does not fit. Give a number from { $low } to { $high }.
no-such-place = There is no card { $number } in your hand, only 1 to { $size }.
no-such-card = { $size ->
    [one] There is no card { $number } on the table, only one card.
   *[other] There is no card { $number } on the table, only 1 to { $size }.
}
which-word = Type { $choices }.
which-place = Type { $word } and a place, such as { $word } m13, or { $word } here.
which-line = Type clear and the letter of a column or the number of a row.
which-block = Type two corners of your pattern, such as m13 o14, claim or no.
claim-later = You can claim at the end of a turn, when you are asked.
no-such-block = There are no 6 drinks, 2 by 3, from { $first } to { $last }.
which-piece = Type the name of a card behind { $command }.
bad-name = "{ $name }" cannot be a name. Use 1 to { $longest } letters, and not the word you.
same-names = Two people have the same name. Give each a name of their own.
too-many-people = Those are too many people. At most { $high } can play.
too-many-bots = Those are { $given } computer players, but there is room for { $count }.

## Refused

refused-unknown-word = That cannot be chosen now. Type moves to hear what can.
refused-not-cards = Name the cards.
refused-not-held = You do not hold { PIECES($lacking) }.
refused-not-there = There is no { PIECES($lacking, form: "bare") } among them.
refused-too-many = { $given } cards are too many. Name at most { $most ->
    [one] one card.
   *[other] { $most } cards.
}
refused-too-few = { $given ->
    [0] No cards are too few.
    [one] One card is not enough.
   *[other] { $given } cards are too few.
} Name at least { $least ->
    [one] one card.
   *[other] { $least } cards.
}
refused-wrong-count = { $given ->
    [one] You named one card,
   *[other] You named { $given } cards,
} but it takes { $count ->
    [one] one card.
   *[other] { $count } cards.
}
    .brief = It takes { $count ->
    [one] one card.
   *[other] { $count } cards.
}
refused-not-a-number = Type a number.
refused-out-of-range = Type a number from { $low } to { $high }.
refused-not-asked = It is not your turn.

## Answers to commands

moves-one-of = You can choose { $choices }.
moves-meanwhile = At any time: { $choices }.
moves-cards = Lay { $count ->
    [one] one of your cards, by its name or number.
   *[other] { $count } of your cards, by their names or numbers.
}
moves-where = { $words }: { $places }.
table-ends = The table ends here.
block = { $first } to { $last }
domino = { $first } with { $second }
    .code = { $first } { $second }
no-piece = empty
    .code = free
moves-card = { $count ->
    [one] Number { $place }, { PIECE($piece, form: "name") }.
    [2] Numbers { $place } and { $end }, { PIECE($piece, form: "names") }.
   *[other] Numbers { $place } to { $end }, { PIECE($piece, form: "names") }.
}
nothing-asked = Nothing is asked of you now.
nothing-yet = Nothing has happened yet.
nothing-since = Nothing has happened since your last move.
no-older = That was the oldest.
no-newer = That was the newest.
search-what = Type what to search for behind the word search.
not-found = Nothing older says that.
hint = I would choose { $choice }.
hint-cards = I would lay { PIECES($cards) }.
thinking = I am thinking.
named-cards = { $count ->
    [0] nothing
   *[other] { PIECES($cards, form: "bare") }
}
hint-tries = It wins { $number ->
    [0] hardly any
    [one] one
   *[other] { $number }
} of 100 tries. { $next }
    .brief = { $number ->
    [0] Hardly a win.
    [one] One percent.
   *[other] { $number } percent.
} { $next }
hint-points = It brings about { $number ->
    [one] one point.
   *[other] { $number } points.
} { $next }
    .brief = { $number ->
    [one] One point.
   *[other] { $number } points.
} { $next }
hint-next = { $less ->
    [0] About as good: { $name }.
   *[other] Next best: { $name }, { $less ->
        [one] one
       *[other] { $less }
    } fewer{ $times ->
        [0] .
        [one] , better in one of 10.
       *[other] , better in { $times } of 10.
    }
}
    .brief = { $less ->
    [0] As good: { $name }.
   *[other] Next: { $name }, { $less ->
        [one] one
       *[other] { $less }
    } fewer.
}
nothing-to-undo = There is nothing of yours to take back.
undo-too-late = Too late: something hidden has come to light since.
undo-agree = { $count ->
    [one] Does { $names } agree?
   *[other] Do { $names } agree?
  }
undo-refused = Nothing is taken back.
undo-wished = { $seat } would like to take back a turn. If you agree, type agree.
undo-waits = The others have to agree.
undo-agreed = You agree.
undo-done = { $seat } takes back a turn.
nothing-to-agree = Nobody is waiting for you to agree.
taken-back = Your last turn is taken back.
saved-as = Saved as { $file }.
report-written = The report without secrets is in { $file }.
report-with-secrets = The report with all secrets is in { $file }.
report-refused = The report cannot be written: { $problem }.
saved-for-later = The game is saved. Go on with resume.
not-saved = The game could not be saved.
disk-refuses = The game cannot be saved: { $problem }. It goes on unsaved.
disk-works-again = The game is saved again.
written-anew = The file of the game was gone or had been changed. The game is saved anew, as { $file }.
voice-not-installed = Nothing can be spoken, for python3-speechd is missing. Install it, then start bootstrap again.
voice-no-server = Nothing can be spoken, for Speech Dispatcher does not answer. Install speech-dispatcher, and try spd-say hello.
voice-stopped = Speech Dispatcher has stopped answering. All goes on in print.
game-over = The game is over. Hear it again with replay { $file }.
    .brief = The game is over.
sort-value = value
sort-name = name
sort-count = count
sort-is = Cards are sorted by { $now }. It can be { $choices }.
sort-changed = Cards are sorted by { $now } now.
verbosity-brief = brief
verbosity-normal = normal
verbosity-full = full
verbosity-is = Verbosity is { $now }. It can be { $choices }.
verbosity-changed = Verbosity is { $now } now.
language-de = Deutsch
language-fr = français
language-en = English
language-is = The language is { $now }. It can be { $choices }.
language-changed = The language is { $now } now.
braille-off = off
braille-on = on
braille-is = Labels behind the names of cards are { $now }. They can be { $choices }.
braille-changed = Labels behind the names of cards are { $now } now.
display-off = The game leaves the braille display alone. To feel the game there, start with { $option }.
    .brief = Start with { $option } for that.
display-taken = The game has the braille display. Any key of the keyboard gives it back.
    .brief = The game has the braille display.
display-given-back = The screen reader has the braille display again.
    .brief = The reader has the display again.
display-lost = The braille display is gone. Go on with the keyboard, or ask for it again.
    .brief = The braille display is gone.
display-refused = BRLTTY does not let you in. Join the group { $name }, then log in again.
    .brief = Join the group { $name } for BRLTTY.
display-missing = BRLTTY has no braille display. Connect one, then try again.
    .brief = BRLTTY has no braille display.
display-busy = BRLTTY keeps the braille display, maybe for another program. Close that, then try again.
    .brief = Another program has the display.
display-ends = The braille display ends here.
display-nothing-here = Nothing is there.
display-chosen = Chosen: { PIECES($cards, form: "bare") }, { $left ->
        [one] one card
       *[other] { $left } cards
    } to go.
display-none-chosen = Nothing is chosen.
display-word-chosen = Chosen: { $name }. Now the place.
display-word-first = First choose what you want there.
display-columns = The letters of the columns.
display-done = done
ring-off = off
ring-on = on
ring-is = The bell at your turn is { $now }. It can be { $choices }.
ring-changed = The bell at your turn is { $now } now.
warn-off = off
warn-on = on
warn-is = The bell at refusals is { $now }. It can be { $choices }.
warn-changed = The bell at refusals is { $now } now.
pace-all = all
pace-line = line
pace-is = The pace of lines is { $now }. It can be { $choices }.
pace-changed = The pace of lines is { $now } now.
curtain-off = off
curtain-on = on
curtain-is = The curtain before the next person is { $now }. It can be { $choices }.
curtain-changed = The curtain before the next person is { $now } now.
help-commands = Commands and their letters: { $commands }.
help-more = Type help and a command to hear what it does.

## Tutorials

lessons = Each tutorial leads you through a first round, step by step.
lesson-of = { $title }: type accessible-games tutorial { $game }.
lesson-begins = Tutorial: { $title }.
    Enter alone says a step again. Type hint for help, quit to leave.
    Type next to have a step done for you.
lesson-still = Now type { $typed }.
lesson-type = Type { $typed }.
lesson-next = I type for you: { $typed }.
lesson-no-undo = Nothing is taken back here. Wrong answers change nothing.
lesson-not-saved = A tutorial is not saved. It is short, and you can begin it again.
lesson-left = You leave the tutorial. Begin it again at any time.
lesson-over = The tutorial is over. For a whole game type accessible-games play { $game }.

## Reviews

review-offered = For what cost you most, type accessible-games review.
    .brief = Then type accessible-games review.
review-begins = I look at { $count ->
    [one] one decision
   *[other] { $count } decisions
} by what was known then, for about { $minutes ->
    [0] { $seconds ->
        [one] one second.
       *[other] { $seconds } seconds.
    }
    [one] one minute.
   *[other] { $minutes } minutes.
}
    .brief = { $count ->
    [one] One decision,
   *[other] { $count } decisions,
} about { $minutes ->
    [0] { $seconds ->
        [one] one second.
       *[other] { $seconds } seconds.
    }
    [one] one minute.
   *[other] { $minutes } minutes.
}
review-stopped = I stop after { $done ->
    [0] no decision
    [one] one decision
   *[other] { $done } decisions
} of { $count }.
review-clean = { $count ->
    [0] There was nothing to decide.
   *[other] Well played: I found nothing clearly better.
}
    .brief = { $count ->
    [0] There was nothing to decide.
   *[other] Well played, nothing clearly better.
}
review-found = { $count ->
    [one] One moment cost something.
   *[other] These { $count } moments cost most, the dearest first.
}
    .brief = { $count ->
    [one] One moment cost something.
   *[other] { $count } moments cost most.
}
review-moment = { $seat ->
    [you] Moment { $number }.
   *[other] Moment { $number }, { $seat }.
}
review-tries = Chosen: { $played }.
    Better: { $better }, which wins { $number ->
    [one] one more try
   *[other] { $number } more tries
} of 100.
    .brief = Chosen: { $played }.
    Better: { $better }, { $number ->
    [one] one more try
   *[other] { $number } more tries
} of 100.
review-points = Chosen: { $played }.
    Better: { $better }, about { $number ->
    [one] one point
   *[other] { $number } points
} more.
review-how = Type a number to go there, Enter to hear this again, or quit.
    .brief = Type a number, Enter or quit.
review-there = Answer as you like and play on, nothing is saved. To come back type { $command }.
    .brief = Unsaved. To come back type { $command }.
review-unsaved = What you try here is not saved.
review-tried = The game that you tried is over.
review-back = { $count ->
    [one] You are back at the moment. Type its number, Enter or quit.
   *[other] You are back at the { $count } moments. Type a number, Enter or quit.
}
    .brief = Back at the moments.
review-which = { $count ->
    [one] There is only one moment, so type 1, Enter or quit.
   *[other] There are only { $count } moments. Type one of their numbers, Enter or quit.
}
review-not-over = The game { $file } is not over, and only then it can be reviewed. Go on with resume.
nothing-to-review = No saved game is over yet, so there is nothing to review. Begin one with play.

## Rules to read

rules-heading = { $number }, { $heading }.
rules-how = Type rules and a number, a heading or a word to search for.
rules-not-found = The rules do not say { $word }.

## Saved games

date-pattern = d MMMM, HH:mm
saved-game = { $number }, { $title }, { $names }, { $when }.
saved-damaged = { $number }, { $file }, damaged.
which-saved = Which game? Enter for the first.
going-on-with = { $title } goes on.
record-torn = The last line of the saved game was cut off and is dropped.
record-ends = The record ends here, before the end of the game.
no-looking-back = In { $file } nobody may look back before the end. Go on with resume.
record-in-use = This game is being played in another window. Close it there first.
record-is-over = { $file } is over. Hear it again with replay { $file }.
no-such-record = There is no saved game { $name } in { $folder }.
nothing-to-resume = There is no saved game to go on with. Begin one with play.
which-record = Name the saved game to hear: accessible-games replay NAME.
record-unknown-game = The saved game is of an unknown game, { $found }.
record-other-version = This saved game was played by other rules, version { $found }. It cannot go on, and it is kept.
record-wrong-heading = The heading of the saved game does not fit: { $found }.
record-wrong-answer = Line { $line } of the saved game is against the rules: { $found }.
record-not-a-record = This is not a saved game.
record-no-moves = The heading of the saved game is cut off.
record-unknown-line = Line { $line } of the saved game cannot be read: { $found }.
record-not-text = Line { $line } of the saved game is no text.
record-damaged = Line { $line } of the saved game is damaged.
record-other-format = The saved game is in format { $found }, which only a newer version of the program can read.
# Then you are asked, yes or no.
go-on-without =
    { $count ->
        [0] No answer is lost. Do you want to go on?
        [one] One answer is lost. Do you want to go on without it?
       *[other] From there on { $count } answers of all players are lost. Do you want to go on without them?
    }
damaged-kept = The damaged game is kept as { $file }.
damaged-left = The game stays as it is.

## The command line

wrong-command = There is no command { $word }. Type accessible-games --help to hear them.
wrong-option = The option { $option } is wrong. Type accessible-games --help to hear them.
wrong-option-here = { $command } takes no { $option }. Type accessible-games { $command } --help.
option-needs-number = { $option } needs a number, not { $word }.
one-game = Name one game, not { $words }.
which-game = Name a game: { $choices }.
unknown-game = There is no game { $word }. There is { $choices }.
unknown-level = There is no level { $word }. There is { $choices }.
unknown-temper = There is no temperament { $word }. There is { $choices }.
random-temper = { $word } cannot be, for random players have no temperament. Write random alone.
unknown-option = The table has no option { $word }. There is { $choices }.
file-problem = { $file } cannot be used: { $problem }.
the-output = the output
system-enoent = it is not there
system-eacces = there is no permission
system-eperm = there is no permission
system-erofs = the disk is read only
system-enospc = the disk is full
system-edquot = your share of the disk is full
system-efbig = the file is too large
system-eisdir = it is a folder
system-enotdir = a file is in the place of a folder
system-eexist = something else is in its place
system-eio = the disk does not work
system-eloop = it is a link to itself
system-enametoolong = its name is too long
position-everywhere = the position
position-place = item { $number }
position-not-json = The position is no JSON object, look at line { $found }.
position-unknown-game = At { $place }: there is no game { $found }.
position-wrong-version = At { $place }: the rules here have another version than { $found }.
position-missing-field = At { $place }: this field is missing.
position-unknown-field = At { $place }: there is no such field.
position-not-int = At { $place }: { $found } is no whole number.
position-not-str = At { $place }: { $found } is no text.
position-not-bool = At { $place }: { $found } is neither true nor false.
position-not-a-list = At { $place }: { $found } is no list.
position-not-an-object = At { $place }: { $found } is no object in braces.
position-wrong-length = At { $place }: { $found } is the wrong number of items.
position-out-of-range = At { $place }: { $found } is not possible there.
position-unknown-place = At { $place }: there is no place { $found }.
position-unknown-piece = At { $place }: nothing is called { $found }.
position-wrong-shape = At { $place }: the cards do not hang together, or the table is too narrow.
position-wrong-deck = At { $place }: the cards are not those of the box.
position-wrong-cards = At { $place }: the cards do not fit what was played before.

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
unknown-format = There is no format { $word }. There is { $choices }.
unknown-grade = There is no braille grade { $word } in English. There is { $choices }.
braille-not-installed = Braille grades need liblouis, which is missing. Install python3-louis, then start bootstrap again. Card labels work without it.
braille-no-library = The library of liblouis is missing or does not fit its binding. Install python3-louis again, then start bootstrap.
braille-stranger = The module louis is a stranger of the same name, not liblouis. Remove it by pip uninstall louis, then install python3-louis.
braille-no-table = The table of this braille grade is missing. Install liblouis-data again.
deck-not-utf-8 = Line { $line } of the deck is no text in UTF-8. Save the file as UTF-8.
deck-too-large = The file of the deck is too large. Give a file with one card in a line.
deck-missing-column = The first line of the deck names its columns, and { $found } is missing. There must be name and copies.
deck-unknown-column = No column can be called { $found }. There is deck, name, copies, value, text, label.
deck-nameless-column = Column { $found } of the deck has no name. Give it one, or leave it out.
deck-column-twice = Two columns of the deck are called { $found }. Leave one of them out.
deck-no-cards = The deck has no cards. Write one in each line, below the names of the columns.
deck-too-many = Line { $line } of the deck is too much. Make two files of it, with { $found } lines at most.
deck-wrong-quotes = The quotation marks in line { $line } of the deck do not fit together. Close them or leave them out.
deck-too-many-cells = Line { $line } of the deck has more parts than there are columns. Put quotation marks around a part that has commas.
deck-too-long = Line { $line } of the deck is too long. Shorten the part that has more than { $found } letters.
deck-invisible = Line { $line } of the deck has a letter that cannot be seen or said. Type the line again.
deck-no-name = Line { $line } of the deck has no name. Write one in the column name.
deck-no-copies = Line { $line } of the deck does not say how many copies there are. Write a number from 1 to 999.
deck-wrong-copies = Line { $line } of the deck cannot have { $found } copies. Write a number from 1 to 999.
deck-wrong-value = Line { $line } of the deck cannot have the value { $found }. Write a whole number from minus 99 to 999, or nothing.
deck-card-twice = Line { $line } of the deck is the same card as line { $found }. Leave one out and add up the copies.
deck-alike = The name in line { $line } of the deck is too much like that in line { $found }. Write a label behind one of them.
deck-no-letters = The name in line { $line } of the deck, { $found }, has no letter for a label. Write a label behind it.
deck-empty-line = The label in line { $line } of the deck has an empty line. Write a hyphen where nothing shall stand.
deck-unwritable = The label in line { $line } of the deck has { $found }, which labels in this language cannot have. Write letters and digits.
deck-bare-digit = The label in line { $line } of the deck has { $found } without a letter. Put one before the digit, which could not be told by touch.
deck-long-label = The label in line { $line } of the deck is too long. Its lines can have { $found } cells.
deck-high-label = The label in line { $line } of the deck is too high. It can have { $found } lines.
deck-label-twice = Line { $line } of the deck has the same label as line { $found }. Give one of them another.

## Overlays

which-format = Choose a format by --format: { $choices }.
which-folder = Name a folder for the files by --out.
wrong-word = { $option } cannot be { $word }. It can be { $choices }.
wrong-medium = The format { $found } cannot be made for { $word }. It can be for { $choices }.
wrong-size = A card of { $word } is not possible. Give width and height, each from { $low } to { $high } millimetres, such as 56x87.
wrong-paper = There is no paper { $word }. There is { $choices }, or width and height, each from { $low } to { $high } millimetres, such as 210x297.
wrong-factor = Dots cannot be { $word } times as large. Give a number from { $low } to { $high }, such as 1.3.
overlay-written = The file { $file } is written.
overlay-exists = The file { $file } is there already. Write over it by --force, or name another folder by --out.
overlay-card-too-small = The label { $value } of { $name } does not fit on the card. Choose a card of at least { $width }x{ $height }, or --ends one.
overlay-sticker-too-large = The labels of this deck do not fit on the card with what is around them. Choose a card of at least { $width }x{ $height }.
overlay-tape-too-low = The label { $value } of { $name } is too high for the tape. Choose the medium sheet, or leave the card out.
overlay-paper-too-small = One piece is larger than the page. Choose paper of at least { $width }x{ $height }.
overlay-too-many = The deck has { $found } labels, and no more than { $high } labels can be made. Make several decks of it, or choose --ends one.
overlay-no-print = Only the formats pdf and svg have room for print, on cards and sheets. Leave out --print.
overlay-no-room-for-print = The card of { $name } has no room for print beside the label { $value }. Choose a larger card or --ends one, or leave out --print.
overlay-no-compensation = An embosser has its own dots. Leave out --compensate.
overlay-dots-touch = Dots as large as that would touch. The number behind --compensate can be { $high }.
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
key-both-ends = Turn the card by half a circle, and it has the same label there.
key-mirrored = All is mirrored. The rows are told as they are felt from the other side.

## Settings

settings-are-in = The settings are in { $file }.
setting-language = language: { $value }
setting-verbosity = verbosity: { $value }
setting-sort = sort: { $value }
setting-input = input: { $value }
setting-level = level: { $value }
setting-temper = temperament of computer players, temper: { $value }
setting-name = name: { $value }
setting-prompt = prompt: { $value }
setting-bots = bots: { $value }
setting-letters = letters: { $value }
setting-braille = labels of cards, braille: { $value }
setting-questions = questions to several people, questions: { $value }
setting-display = the game on a braille display, display: { $value }
setting-ring = bell at your turn, ring: { $value }
setting-warn = bell at refusals, warn: { $value }
setting-pace = lines all at once or one by one, pace: { $value }
setting-width = width of lines, width: { $value }
setting-speak = speech of its own, speak: { $value }
setting-curtain = curtain before the next person, curtain: { $value }
setting-empty = nothing
settings-how = Change one with accessible-games settings NAME VALUE.
setting-saved = { $name } is { $value } now.
unknown-setting = There is no setting { $name }. There is { $choices }.
wrong-setting = { $value } cannot be the setting { $name }.
wrong-width = { $value } is no width. Type a number from { $low } to { $high }, or whole.
wrong-choice = { $name } cannot be { $value }. It can be { $choices }.
damaged-settings = The settings in { $path } cannot be read and are left out: { $line ->
    [0] this is no settings file.
   *[other] line { $line } is wrong.
}
unreadable-settings = The settings in { $path } cannot be read and are left out: { $problem ->
    [eacces] { system-eacces }.
    [eperm] { system-eperm }.
    [eisdir] { system-eisdir }.
    [eio] { system-eio }.
    [eloop] { system-eloop }.
   *[other] this is no settings file.
}

## The doctor: what works on this machine, and how to get what is missing

doctor-well = All that is needed works.
doctor-ill = { $count ->
    [one] One part that is needed does not work.
   *[other] { $count } parts that are needed do not work.
}
    .brief = { $count ->
    [one] One needed part does not work.
   *[other] { $count } needed parts do not work.
}
doctor-failed = One part could not be looked at: { $problem }.
doctor-program = Accessible Games { $value } runs on Python { $found }.
    .brief = Version { $value }, Python { $found }.
doctor-no-modules = Python lacks { $choices }. Start bootstrap again, or install Accessible Games anew.
    .brief = Python lacks { $choices }. Start bootstrap again.
doctor-language-option = The language is { $now }, as the option --language asks.
    .brief = Language { $now }, by --language.
doctor-language-setting = The language is { $now }, as the settings say.
    .brief = Language { $now }, by the settings.
doctor-language-system = The language is { $now }, as the system says: { $value }.
    .brief = Language { $now }, by the system.
doctor-language-default = The system asks for no language of ours, so it is { $now }. Change it with settings language.
    .brief = Language { $now }. The system asks for none of ours.
doctor-settings = The settings in { $file } are in order.
    .brief = The settings are in order.
doctor-no-settings = No setting is changed yet. Settings will be kept in { $file }.
    .brief = No setting is changed yet.
doctor-terminal = The terminal has { $width } columns and { $height } rows.
    .brief = { $width } columns, { $height } rows.
doctor-narrow = The terminal has { $width } columns, too few for the longest lines. Make it wider, or choose --verbosity brief.
    .brief = { $width } columns are too few. Make the terminal wider.
doctor-no-size = The terminal does not tell its size. Type stty columns and a number before you play.
    .brief = The terminal does not tell its size.
doctor-editing = Lines can be edited while you type, in the terminal { $name }.
    .brief = Line editing works.
doctor-plain = Lines are typed without line editing, as you have chosen.
    .brief = No line editing, as chosen.
doctor-dumb = Lines are typed without line editing, because TERM is { $name }. If the terminal can do more, set TERM to { $value }.
    .brief = No line editing: TERM is { $name }.
doctor-no-editing = Lines are typed without line editing, because Python lacks { $choices }.
    .brief = No line editing: Python lacks { $choices }.
doctor-no-input = The input is no terminal, so lines are read as they come.
    .brief = The input is no terminal.
doctor-no-output = The output is no terminal, so each prompt is a line of its own.
    .brief = The output is no terminal.
doctor-encoding = The encoding { $name } writes all letters and braille cells.
    .brief = All letters and braille can be written.
doctor-no-letters = The encoding { $name } lacks letters, which become plain ones. If the terminal knows { $found }, set PYTHONIOENCODING to { $found }.
    .brief = Letters are lacking in { $name }. Set PYTHONIOENCODING to { $found }.
doctor-no-cells = The encoding { $name } has no braille cells, which become question marks. If the terminal knows { $found }, set PYTHONIOENCODING to { $found }.
    .brief = No braille cells in { $name }. Set PYTHONIOENCODING to { $found }.
doctor-labels = Braille labels for cards can be written.
    .brief = Labels for cards can be written.
doctor-no-labels = Braille labels for cards are damaged: { $choices }. Install Accessible Games anew.
    .brief = Card labels are damaged: { $choices }.
doctor-grades = Liblouis { $value } writes the braille grades { $choices }.
    .brief = Braille grades: { $choices }.
doctor-no-grades = Liblouis { $value } cannot write { $choices }. Install liblouis-data again, and unset { $word }.
    .brief = Braille lacks { $choices }. Install liblouis-data.
doctor-pdf = Overlays can be made as pdf.
doctor-brltty = BRLTTY is running, and programs can reach it.
    .brief = BRLTTY is running.
doctor-brltty-alone = BRLTTY is running, but programs cannot reach it. Switch BrlAPI on in { $file }.
    .brief = BRLTTY is running without BrlAPI.
doctor-brltty-elsewhere = BRLTTY is on another machine, { $name }, and was not asked. To use the one here, unset { $word }.
    .brief = BRLTTY is elsewhere, on { $name }.
doctor-no-brltty = BRLTTY is not running. For a braille display, install brltty and start it.
    .brief = BRLTTY is not running.
doctor-brlapi = Python can speak to BRLTTY, as { $option } needs.
    .brief = Python can speak to BRLTTY.
doctor-no-brlapi = Python cannot speak to BRLTTY. For { $option }, install python3-brlapi, then start bootstrap again.
    .brief = Not installed: python3-brlapi.
doctor-brlapi-broken = Python cannot use brlapi, which is broken or a stranger of that name. Install python3-brlapi again.
    .brief = Broken: brlapi. Install python3-brlapi.
doctor-speech = Speech Dispatcher is running.
doctor-speech-sleeps = Speech Dispatcher is there, and starts when it is needed.
    .brief = Speech Dispatcher is there.
doctor-no-speech = Speech Dispatcher is missing. To have lines spoken without a screen reader, install speech-dispatcher.
    .brief = Speech Dispatcher is missing.
doctor-speechd = Python can speak to Speech Dispatcher.
doctor-no-speechd = Python cannot speak to Speech Dispatcher. For that, install python3-speechd.
    .brief = Not installed: python3-speechd.
doctor-folder = Games can be saved in { $folder }.
    .brief = Games can be saved.
doctor-new-folder = Games can be saved in { $folder }, which the first game makes.
    .brief = Games can be saved.
doctor-no-folder = Games cannot be saved in { $folder }: { $problem }. Repair that, or choose another folder with --data.
    .brief = Games cannot be saved: { $problem }.
doctor-full = The disk is full, so games cannot be saved in { $folder }. Make room, or choose another folder with --data.
    .brief = The disk is full. Make room for games.
doctor-megabytes = The disk has room for { $number ->
    [one] one megabyte.
   *[other] { $number } megabytes.
}
    .brief = { $number ->
    [one] Room for one megabyte.
   *[other] Room for { $number } megabytes.
}
doctor-gigabytes = The disk has room for { $number ->
    [one] one gigabyte.
   *[other] { $number } gigabytes.
}
    .brief = { $number ->
    [one] Room for one gigabyte.
   *[other] Room for { $number } gigabytes.
}
doctor-games = { $count ->
    [0] No games are saved yet.
    [one] One game is saved.
   *[other] { $count } games are saved.
}
doctor-damaged = { $count ->
    [one] A saved game is damaged: { $names }. To hear why, type replay and its name.
   *[other] { $count } saved games are damaged: { $names }. To hear why, type replay and a name.
}
    .brief = { $count ->
    [one] One is damaged: { $names }.
   *[other] { $count } games are damaged: { $names }.
}

## Tournaments

tournament-stronger = The level { $level } is stronger than the others, with 95 percent certainty.
    .brief = The level { $level } is stronger.
tournament-weaker = The level { $level } is weaker than the others, with 95 percent certainty.
    .brief = The level { $level } is weaker.
tournament-unsure = It is not sure yet how the level { $level } compares with the others.
    .brief = The level { $level }: not sure yet.
tournament-level = The level { $level } wins { $value } percent, the true value is { $low } to { $high } percent.
    .brief = Level { $level }: { $value } percent, { $low } to { $high }.
tournament-elo = The level { $level } has { $value } Elo points, compared with the others, from { $low } to { $high }.
    .brief = Level { $level }: { $value } Elo points.
tournament-points = Points of the level { $level }: { $number } on average.
    .brief = Points of { $level }: { $number }.
tournament-ended-all = { $count ->
    [one] One game of { $title } was played.
   *[other] { $count } games of { $title } were played, each deal from all seats.
}
    .brief = { $count ->
    [one] One game was played.
   *[other] { $count } games were played.
}
tournament-ended-sure = { $count ->
    [one] One game of { $title } was enough, of { $size }.
   *[other] { $count } of { $size } games of { $title } were enough.
}
    .brief = { $count ->
    [one] One game of { $size } was enough.
   *[other] { $count } of { $size } games were enough.
}
tournament-ended-interrupted = { $count ->
    [0] The tournament of { $title } was broken off before its first deal was over.
    [one] The tournament of { $title } was broken off, one game of { $size } counts.
   *[other] The tournament of { $title } was broken off, { $count } of { $size } games count.
}
    .brief = { $count ->
    [0] Broken off before the first deal ended.
    [one] Broken off, one game of { $size } counts.
   *[other] Broken off, { $count } of { $size } games count.
}
tournament-nobody = { $count ->
    [one] Nobody won one game, which counts as shared by all.
   *[other] Nobody won { $count } games, which count as shared by all.
}
    .brief = { $count ->
    [one] Nobody won one game.
   *[other] Nobody won { $count } games.
}
tournament-goes-on = { $count ->
    [one] One game of { $size } is played.
   *[other] { $count } of { $size } games are played.
}
tournament-one-level = All players are of one level, so there is nothing to be sure of. Name another level, or leave out --sure.
tournament-workers-or-dask = A Dask cluster has its own workers. Leave out --workers or --dask.
which-players = Name { $low } to { $high } players by --players, as levels with commas between them.
workers-lost = A process that played was ended from outside. Try again with fewer by --workers.
workers-no-distributed = A Dask cluster needs distributed, which is missing. Type pip install distributed, or leave out --dask.
workers-unreachable = No Dask scheduler answers at { $address }. Start it, or leave out --dask.
workers-no-workers = The Dask cluster has no workers. Start some, or leave out --dask.
workers-other-version = A worker of the Dask cluster lacks version { $value } of Accessible Games. Install it on all of them.
workers-cluster-lost = The Dask cluster at { $address } does not answer any more. Try again when it does.

## Statistics

statistics-counted = { $count ->
    [0] no game is over yet
    [one] { $won ->
        [0] one game, not won
       *[other] one game, won
    }
   *[other] { $count } games, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    }
}
statistics-game = { $title }: { statistics-counted }.
statistics-seats = With { $size } players: { statistics-counted }.
statistics-level = Against { $level }: { statistics-counted }.
statistics-people = Among people only: { statistics-counted }.
    .brief = People only: { statistics-counted }.
statistics-streak = { $count ->
    [one] Never two games won in a row.
   *[other] Longest streak: { $count } games won in a row.
}
    .brief = { $count ->
    [one] No streak.
   *[other] Longest streak: { $count } games.
}
statistics-streak-now = { $count ->
    [one] The last game was won.
   *[other] The last { $count } games were won.
}
statistics-points = Points: { $number } on average, { $value } at best.
    .brief = Points: { $number }, best { $value }.
statistics-unfinished = { $count ->
    [one] One game is not over yet.
   *[other] { $count } games are not over yet.
}
statistics-damaged = { $count ->
    [one] One saved game cannot be read and does not count.
   *[other] { $count } saved games cannot be read and do not count.
}
    .brief = { $count ->
    [one] One saved game is damaged.
   *[other] { $count } saved games are damaged.
}
statistics-none = There is no game to count yet. Begin one with play.
statistics-no-sqlite = Statistics need SQLite, which this Python lacks. Install another Python, such as that of your system.
statistics-many = { $count ->
    [one] One saved game is counted for the first time.
   *[other] { $count } saved games are counted for the first time, which takes a while.
}
    .brief = { $count ->
    [one] One game is counted first.
   *[other] { $count } games are counted first.
}
