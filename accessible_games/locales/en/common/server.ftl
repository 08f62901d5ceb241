## At the door of a server

door-greeting = Accessible Games: card games to play together, by ear and by touch.
door-languages = Deutsch: de. English: en. Français: fr.
door-how = Type your name. As a guest, type the three words of a table.
prompt-door = Name?
about-door = Type your name, whether you have been here before or not. Guests type the three words of a table, or their own three words to come back. Type quit to leave.
door-new-name = Nobody is called { $name } here yet. Is that to be your name from now on?
door-needs-safety = A name with a password needs an encrypted connection. As a guest, type the three words of a table.
door-choose-password = Choose a password of at least { $least } letters. { $shown ->
    [yes] It can be read on your screen.
   *[no] It is not shown.
}
door-short-password = That has fewer than { $least } letters.
door-other-password = These are two different passwords.
prompt-password = Password?
prompt-password-again = Password again?
door-wrong-password = That is not the password of { $name }.
door-wrong-words = No table and no guest has these words.
door-too-many = That was wrong too often. Try again in some minutes.
door-full = Too many are here, or too many from where you are. Try again later.
door-slow = Nothing was typed for too long, so this door closes.
door-guest-name = What are you called?
prompt-guest-name = Your name?
door-name-taken = Somebody else is called { $name } here. Choose another name.
door-guest-words = To come back as { $name }, type { $words }.
door-elsewhere = You are here already, by another door. Shall the other one close?
door-closes = You have come in by another door, so this one closes.
door-stays = The other door stays open, and this one closes.
door-welcome = Welcome, { $name }. { $count ->
    [one] One person is here.
   *[other] { $count } people are here.
}
door-missed = { $count ->
    [0] You have missed this.
    [one] You have missed this, after one line that is left out.
   *[other] You have missed this, after { $count } lines that are left out.
}
lobby-how = Type tables to hear what is played, new and the name of a game to set one up, or help.
prompt-lobby = Lobby.
prompt-gathering = Before the game.
too-fast = That was too fast, so some lines were ignored. Wait a moment.
talk-too-fast = You are talking too fast. Wait a moment.
farewell = Goodbye, { $name }.
server-stops = The server stops now. All games are saved.
server-cannot-save = The game waits, because it cannot be saved now: { $problem }.
server-saves-again = It is saved again, and the game goes on.

## Who is here, and which tables there are

people-here = Here: { $names }.
people-also-here = Also here: { $names }.
nobody-called = Nobody here is called { $name }.
who-is-meant = Type { $command } and a name.
tables-none = There is no table yet. Type new and the name of a game.
table-told = { $number }, { $title }, with { $names }, { $state ->
    [open] not begun yet.
    [over] finished.
   *[playing] being played.
}
table-choose = Type new and a game: { $choices }. You can add how many play, the level of the computer players, and more to be asked for everything.
table-made = { $title } for { $high } players. The computer players, if there are any, are { $level }.
table-words = Guests come to this table by typing { $words }.
table-how = When all are here, type begin. The computer takes the empty seats.
table-unknown = There is no such table. Type tables to hear which there are.
table-full = No seat is left at this table. Type watch to look on.
table-refused = You cannot come to this table.
table-is-begun = This game has begun already. Type watch to look on.
table-not-begun = This game has not begun yet. Type join to play in it.
table-elsewhere = You are at a table already. Type leave first.
table-nowhere = You are at no table. Type tables to hear which there are.
table-lost = That game cannot go on, because its rules have changed since.
table-own = You play at this table yourself, so you cannot look on.
table-onlooker = Only those who play can do that.
table-joined = You sit at { $title }, with { $names }.
table-watched = You look on at { $title }, with { $names }.
table-begins = { $name } begins the game.
someone-joins = { $name } sits down at the table.
someone-watches = { $name } looks on.
someone-leaves = { $name } leaves the table.
someone-away = { $name } is away.
someone-back = { $name } is back.
someone-away-long = { $name } has been away for some time. To let a computer player hold the seat, type hold { $name }.
invited = { $name } is invited.
invites-you = { $name } invites you to { $title }. Type join { $name }.
away-now = You are away until you type something.
away-left = You leave the table. Your seat is kept: type join { $words } to go back to it.
left-table = You leave the table.
hold-here = { $name } is here, so nobody can hold the seat.
hold-wished = { $name } would like a computer player to hold the seat of { $other }. If you agree, type agree.
seat-held = A computer player holds the seat of { $name } until { $name } is back.
end-wished = { $name } would like to end this game for good. If you agree, type agree.
table-ended = The game is ended, and nobody has won.

## Talking

said-own = You say: { $text }
said-by = { $name } says: { $text }
told-own = You tell { $name }: { $text }
told-by = { $name } tells you: { $text }
nothing-to-say = Type { $command } and what you want to say.
nothing-was-said = Nobody has said anything yet.
mute-on = You hear nothing that { $name } says, until you leave or type it again.
mute-off = You hear { $name } again.
ignore-on = { $name } cannot talk to you any more, nor invite you, nor come to your tables. Type it again to change that.
ignore-off = { $name } can talk to you again.
reported = Thank you. Whoever runs this server gets your report, with the last lines that you heard.
report-of = { $name } reports: { $text }
width-is = Lines are broken at { $width } cells. Type width and a number, or width whole.
width-whole = Lines are whole. Type width and a number to have them broken.

## Commands at a server

command-people = people who
command-tables = tables
command-new = new
command-join = join
command-watch = watch
command-begin = begin start
command-invite = invite
command-say = say
command-tell = tell
command-history = history
command-mute = mute
command-ignore = ignore block
command-complain = complain report
command-away = away
command-width = width
command-hold = hold
command-end = end
command-leave = leave quit q exit bye
house-help = Commands: { $commands }.
    Type help and a command to hear what it does.

## Running a server

serve-here = The server runs. From this machine: telnet localhost { $port }, or ssh -p { $ssh } NAME@localhost.
serve-network = From the network: telnet { $host } { $port }, or ssh -p { $ssh } NAME@{ $host }.
serve-encrypted = Encrypted, with TLS: port { $port }.
serve-closed = Nobody else can come in. To let others in, start it with --open.
serve-stop = Control C stops it. All games are saved.
serve-stopped = The server has stopped.
serve-in-use = Another server uses { $file }. Stop that one first, or choose another folder with --data.
serve-damaged = { $file } is damaged, so the server does not start. Put a backup in its place, or move it away to begin anew.
serve-other-shape = { $file } was written by a newer version of this program. Install that one.
serve-unusable = { file-problem }
serve-no-port = Port { $file } cannot be used: { $problem }. Choose another one with --port.
serve-certificate = The certificate { $file } or its key cannot be used: { $problem }.
serve-no-argon2 = A server needs argon2, which is missing. Start bootstrap again, or type pip install argon2-cffi.
serve-no-library = A server needs a Python with { $name }.
serve-page = In a browser on this machine, go to { $address }.
serve-page-network = In a browser in the network, go to { $address }.
serve-page-encrypted = In a browser, go to { $address }, where HOST is the name in the certificate.
serve-no-page-port = Port { $file } cannot be used for the page: { $problem }. Choose another one with --page.
serve-no-uvicorn = The page needs uvicorn, starlette and websockets, of which some are missing. Start bootstrap again, or type pip install starlette uvicorn websockets.

## Words by which guests come to a table: easy to spell, and none like another

plain-words = acorn amber anchor apple april arrow autumn bacon badge baker balcony bamboo banana barn basket beach bean bell bench berry bicycle blanket blossom bottle branch bread breeze bridge broom bucket butter button cabin candle canoe carpet carrot castle cellar chalk cherry circle cloud clover coat coffee comet copper cotton cradle cricket crystal cushion dairy dancer desert diamond dinner donkey dragon drum eagle elbow evening falcon feather fiddle finger flower forest fountain galaxy garden ginger glacier globe hammer harbor harvest hazel helmet honey island ivory jacket jungle kettle kitchen ladder lantern lemon library lily magnet mango marble meadow melon mirror monday morning mountain needle noodle oak ocean olive onion orange orchard oven paper parrot pearl pebble pencil pepper piano pillow planet pocket pony potato puppet rainbow ribbon river robin
