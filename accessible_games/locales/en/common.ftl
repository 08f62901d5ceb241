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
command-older = older b
command-newer = newer o
command-first = first
command-search = search
command-rules = rules r
command-sort = sort
command-verbosity = verbosity v
command-language = language g
command-save = save
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
command-pattern = pattern z patterns
command-picture = picture
command-changes = changes changed

## Commands in the lifeboat

command-boat = boat
command-who = who

## What can be typed besides

here = here

yes = yes y
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
newcomer = Type help at any time to hear what you can do.
setup-game = Which game: { $choices }?
prompt-game = Game?
setup-people = Who plays? Type names with commas, or press Enter to play alone.
prompt-people = Names?
setup-seats = How many players, { $low } to { $high }? Enter for { $default }.
prompt-seats = Players?
setup-level = How strong are the computer players: { $choices }? Enter for { $default }.
prompt-level = Level?
setup-option = { $question } { $choices }? Enter for { $default }.
prompt-option = Option?
level-random = random
level-easy = easy
level-normal = normal
no-game = No game was begun.

## Asking

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

empty-answer = You can say { $choices }.
unknown-word = I do not understand { $word }.
    You can choose { $choices }, or type help.
ambiguous-word = Did you mean { $choices }?
unknown-piece = Nothing is called { $word }. There is { $choices }.
no-such-person = Nobody here is called { $word }. There is { $choices }.
unknown-command = No command is called { $word }. Type help to hear them all.
unknown-choice = There is no { $word } here. You can choose { $choices }.
too-many-words = I do not understand what comes last: { $words }.
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
which-block = Type two corners of your pattern, such as m13 o14, or no.
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
nothing-to-undo = There is nothing of yours to take back.
taken-back = Your last turn is taken back.
saved-as = Saved as { $file }.
saved-for-later = The game is saved. Go on with resume.
not-saved = The game could not be saved.
disk-refuses = The game cannot be saved: { $problem }. It goes on unsaved.
disk-works-again = The game is saved again.
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
help-commands = Commands and their letters: { $commands }.
help-more = Type help and a command to hear what it does.

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

## The command line

wrong-command = There is no command { $word }. Type accessible-games --help to hear them.
wrong-option = The option { $option } is wrong. Type accessible-games --help to hear them.
wrong-option-here = { $command } takes no { $option }. Type accessible-games { $command } --help.
option-needs-number = { $option } needs a number, not { $word }.
one-game = Name one game, not { $words }.
which-game = Name a game: { $choices }.
unknown-game = There is no game { $word }. There is { $choices }.
unknown-level = There is no level { $word }. There is { $choices }.
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
crashed = The program made a mistake. The game is saved. Please send us { $file }.

## Settings

settings-are-in = The settings are in { $file }.
setting-language = language: { $value }
setting-verbosity = verbosity: { $value }
setting-sort = sort: { $value }
setting-input = input: { $value }
setting-level = level: { $value }
setting-name = name: { $value }
setting-prompt = prompt: { $value }
setting-bots = bots: { $value }
setting-letters = letters: { $value }
setting-questions = questions to several people, questions: { $value }
setting-empty = nothing
settings-how = Change one with accessible-games settings NAME VALUE.
setting-saved = { $name } is { $value } now.
unknown-setting = There is no setting { $name }. There is { $choices }.
wrong-setting = { $value } cannot be the setting { $name }.
wrong-choice = { $name } cannot be { $value }. It can be { $choices }.
damaged-settings = The settings in { $path } cannot be read and are left out: { $line ->
    [0] this is no settings file.
   *[other] line { $line } is wrong.
}
