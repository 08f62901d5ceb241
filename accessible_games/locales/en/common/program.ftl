## The command line

wrong-command = There is no command { $word }. Type accessible-games --help to hear them.
wrong-option = The option { $option } is wrong. Type accessible-games --help to hear them.
wrong-option-here = { $command } does not take { $option }. Type accessible-games { $command } --help.
option-without-value = Nothing stands behind { $option }. { $kind ->
    [file] Type the name of a file there.
    [folder] Type the name of a folder there.
    [number] Type a number there.
    [name] Type a name there.
   *[value] Type accessible-games --help to hear what can be there.
}
option-needs-number = { $option } needs a number, not { $word }.
one-game = Name one game, not { $words }.
which-game = Name a game: { $choices }.
unknown-game = There is no game { $word }. You can choose { $choices }.
unknown-level = There is no level { $word }. You can choose { $choices }.
unknown-temper = There is no temperament { $word }. You can choose { $choices }.
random-temper = { $word } is not possible, as random players have no temperament. Write only random.
level-without-temper = { $word } is not possible, as { $name } players of this game have no temperament. Write only { $name }.
unknown-option = The table has no option { $word }. You can choose { $choices }.
file-problem = { $file } cannot be used: { $problem }.
the-output = The output
system-enoent = it is not there
system-eacces = there is no permission
system-eperm = { system-eacces }
system-erofs = the disk is read only
system-enospc = the disk is full
system-edquot = your share of the disk is full
system-efbig = the file is too large
system-eisdir = it is a folder
system-enotdir = a file is in the place of a folder
system-eexist = something else is in its place
system-eio = the disk does not respond
system-eloop = it is a link to itself
system-enametoolong = its name is too long
system-device = Windows keeps this name for itself
position-everywhere = the position
position-place = item { $number }
position-not-json = The position is not a JSON object, look at line { $found }.
position-unknown-game = At { $place }: there is no game { $found }.
position-wrong-version = At { $place }: the rules here are not version { $found }.
position-missing-field = At { $place }: this field is missing.
position-unknown-field = At { $place }: there is no such field.
position-not-int = At { $place }: { $found } is not a whole number.
position-not-str = At { $place }: { $found } is not text.
position-not-bool = At { $place }: { $found } is neither true nor false.
position-not-a-list = At { $place }: { $found } is not a list.
position-not-an-object = At { $place }: { $found } is not an object in braces.
position-wrong-length = At { $place }: { $found } is the wrong number of items.
position-out-of-range = At { $place }: { $found } is not possible there.
position-unknown-place = At { $place }: there is no place { $found }.
position-unknown-piece = At { $place }: nothing is called { $found }.
position-wrong-shape = At { $place }: the cards are not all connected, or the table is too narrow.
position-wrong-deck = At { $place }: the cards are not those of the box.
position-wrong-cards = At { $place }: the cards do not fit what was played before.

## Settings

settings-are-in = The settings are in { $file }.
setting-language = language: { $value }
setting-verbosity = verbosity: { $value }
setting-hear = what is told, hear: { $value }
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
setting-display = game on a braille display, display: { $value }
setting-remarks = what computer players say, remarks: { $value }
setting-ring = bell at your turn, ring: { $value }
setting-warn = bell at refusals, warn: { $value }
setting-sound = sounds beside the lines, sound: { $value }
setting-pace = lines all at once or one by one, pace: { $value }
setting-width = width of lines, width: { $value }
setting-speak = the program's own speech, speak: { $value }
setting-curtain = curtain before the next person, curtain: { $value }
setting-confirm = question before a costly answer, confirm: { $value }
setting-contracted = contracted braille on the display, contracted: { $value }
setting-marks = marks under what is chosen on a display, marks: { $value }
setting-places = columns of a table, places: { $value }
setting-ahead = hint found while you think, ahead: { $value }
setting-empty = nothing
empty-name = not given
empty-prompt = no prompt of your own
empty-bots = no names of your own
empty-letters = no letters of your own
empty-hear = as usual
letters-how = Type a letter and a command, such as x hand, y table.
settings-how = Change one with accessible-games settings NAME VALUE.
setting-saved = The setting { $name } is now { $value }.
unknown-setting = There is no setting { $name }. You can choose { $choices }.
wrong-setting = The setting { $name } cannot be { $value }.
wrong-width = { $value } is not a width. Type a number from { $low } to { $high }, or whole.
wrong-choice = { $name } cannot be { $value }. It can be { $choices }.
damaged-settings = The settings in { $path } cannot be read and are ignored: { $line ->
    [0] this is not a settings file.
   *[other] line { $line } is wrong.
}
unreadable-settings = The settings in { $path } cannot be read and are ignored: { $problem ->
    [eacces] { system-eacces }.
    [eperm] { system-eperm }.
    [eisdir] { system-eisdir }.
    [eio] { system-eio }.
    [eloop] { system-eloop }.
   *[other] this is not a settings file.
}
games-dir-missing = There is no folder { $folder }. Behind --games-dir stands the folder with the games.
