## At the door of a server

login-greeting = Accessible Games: card games to play together, by ear and by touch.
login-languages = Deutsch: de. English: en. Français: fr.
login-how = Type your name. As a guest, type the three words of a table.
prompt-login = Name?
about-login = Type your name, whether you have been here before or not. Guests type the three words of a table, or their own words to come back. Type quit to leave.
login-new-name = Nobody is called { $name } here yet. Is that to be your name from now on?
about-new-name = Yes: you come in by this name from now on, and choose a password. No: you type another name.
login-needs-safety = A name with a password needs an encrypted connection. As a guest, type the three words of a table.
login-choose-password = Choose a password of at least { $least } letters. { $shown ->
    [yes] It can be read on your screen.
   *[no] It is not shown.
}
login-short-password = That has fewer than { $least } letters.
login-other-password = These are two different passwords.
prompt-password = Password?
prompt-password-again = Password again?
login-wrong-password = That is not the password of { $name }.
login-wrong-words = No table and no guest has these words.
login-too-many = That was wrong too often. Try again in some minutes.
login-full = Too many are here, or too many from your network. Try again later.
login-cannot-save = Nothing can be saved at the moment, so nobody new can come in. Try again later.
login-slow = Nothing was typed for too long, so this door closes.
login-guest-name = What are you called?
prompt-guest-name = Your name?
login-name-taken = Somebody else is called { $name } here. Choose another name.
login-guest-words = To come back as { $name }, type { $words }.
login-elsewhere = You are here already, by another door. Shall the other one close?
login-closes = You have come in by another door, so this one closes.
login-stays = The other door stays open, and this one closes.
login-welcome = Welcome, { $name }. { $count ->
    [one] One person is here.
   *[other] { $count } people are here.
}
login-missed = { $count ->
    [0] You have missed this.
    [one] You have missed this, after one line that is left out.
   *[other] You have missed this, after { $count } lines that are left out.
}
lobby-how = Type tables to hear what is played, new and the name of a game to set one up, or help.
prompt-lobby = Lobby.
prompt-gathering = Before the game.
prompt-over = After the game.
unknown-in-lobby = I do not understand that here: { $typed }. { lobby-how }
unknown-at-table = I do not understand that here: { $typed }. Type begin to start the game, or help.
play-how = To play { $title }, type { $command } { $title }.
unknown-again = I do not understand that either: { $typed }. Type help.
too-fast = That was too fast, so some lines were ignored. Wait a moment.
talk-too-fast = You are talking too fast. Wait a moment.
farewell = Goodbye, { $name }.
server-restarts = { $minutes ->
    [one] In a minute
   *[other] In { $minutes } minutes
} the server restarts. Your games go on.
server-restarts-not = The server does not restart now.
server-restarts-now = The server restarts now. Your games go on in a moment.
server-stops = The server stops now. All games are saved.
server-stops-unsaved = The server stops now. The games since it could not save are lost, unless its host brings them back.
server-cannot-save = The game waits, because it cannot be saved now: { $problem }.
server-file-gone = The game waits, because the file in which the server saves it is not in its place any more. Its host has been told.
server-saves-again = It is saved again, and the game goes on.

## Who is here, and which tables there are

people-here = Here: { $names }.
people-also-here = Also here: { $names }.
nobody-called = Nobody here is called { $name }.
who-is-meant = Type { $command } and a name.
tables-none = There is no table yet. Type new and the name of a game.
table-told = { $number }, { $title }, with { $names }, { $state ->
    [open] not begun yet.
    [wanted] open to anybody.
    [closed] closed.
    [over] finished.
   *[playing] being played.
}
table-choose = Type new and a game: { $choices }. You can add how many play, the level of the computer players, and more to be asked for everything.
table-made = { $title } for { $high } players. The computer players, if there are any, are { $level }.
table-words = Guests come to this table by typing { $words }.
table-how = When all are here, type begin. The computer takes the empty seats.
table-which = There are several tables. Add a number, or the name of somebody there. Type tables to hear them.
table-unknown = There is no such table. Type tables to hear which there are.
table-full = No seat is left at this table. Type watch to look on.
table-refused = You cannot come to this table.
only-outside = That cannot be done during a game. To go to the lobby, type leave.
table-is-begun = This game has begun already. Type watch to look on.
table-not-begun = This game has not begun yet. Type begin to start it, or leave.
table-over = This game is over. To play it again, type again.
table-elsewhere = You are at a table already. Type leave first.
table-nowhere = You are at no table. Type tables to hear which there are.
table-lost = That game cannot go on, because its rules have changed since.
table-damaged = That game cannot go on, because its record is damaged. It is kept aside for the host of the server.
table-own = You play at this table yourself, so you cannot look on.
table-onlooker = Only those who play can do that.
table-closed = This table is closed: strangers need its three words to come to it.
table-open = Anybody can come to this table.
table-is-closed = That table is closed. Type join and its three words, or let somebody there invite you.
close-founder = Only { $name }, who has set it up, can close this table or open it.
table-joined = You sit at { $title }{ $count ->
    [0] .
   *[other] , with { $names }.
}
table-watched = You look on at { $title }, with { $names }.
table-begins = { $name } begins the game.
someone-joins = { $name } sits down at the table.
someone-watches = { $name } looks on.
someone-leaves = { $name } leaves the table.
someone-away = { $minutes ->
    [0] { $name } is away.
    [one] { $name } is away. After one minute you can let a computer player hold the seat.
   *[other] { $name } is away. After { $minutes } minutes you can let a computer player hold the seat.
}
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
hold-already = A computer player holds the seat of { $name } already.
hold-early = { $name } has been away for less than { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }. Wait { $left ->
    [one] one minute
   *[other] { $left } minutes
  } more.
agree-away = { $names } { $count ->
    [one] is away, and has
   *[other] are away, and have
  } to agree too.
asked-hold = You are asked whether a computer player should hold the seat of { $other }. Agree to that?
asked-end = You are asked whether to end this game for good. Agree to that?
asked-kick = You are asked whether to vote { $other } out. Agree to that?
asked-undo = You are asked whether { $name } may take back a turn. Agree to that?
not-agreed-you = You do not agree.
not-agreed = { $name } does not agree.
end-wished = { $name } would like to end this game for good. If you agree, type agree.
end-alone = This ends the game for good. To keep it and go, type no, then { $command }. Do you mean it?
table-ended = The game is ended, and nobody has won.

## Talking

said-own = You say: { $text }
said-by = { $name } says: { $text }
told-own = You tell { $name }: { $text }
told-by = { $name } tells you: { $text }
say-or-answer = Is that your answer, or do you say it to the others? Type { $typed }, or { $command }: { $typed }.
nothing-to-say = Type { $command } and what you want to say.
nothing-was-said = Nobody has said anything yet.
mute-on = You hear nothing that { $name } says, until you leave or type it again.
mute-off = You hear { $name } again.
ignore-on = { $name } cannot talk to you any more, nor invite you, nor come to your tables. Type it again to change that.
ignore-off = { $name } can talk to you again.
reported = Thank you. Whoever runs this server gets your report, with the last lines that you heard.
report-not-kept = Your report cannot be kept at the moment, so nobody will read it. Try again later.
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
command-close = close
command-leave = leave quit q exit bye
also-leave = { also-quit } goodbye
also-new = new-game new-table play start-a-game start-a-new-game set-up-a-game set-up-a-table how-do-i-start-a-game how-do-i-start how-do-i-play i-want-to-play let-s-play
also-begin = start-the-game begin-the-game start-game begin-game let-s-start let-s-begin let-s-go
server-help = Commands: { $commands }.
    Type help and a command to hear what it does.

## Running a server

serve-here = The server runs. From this machine: telnet localhost { $port }, or ssh -p { $ssh } NAME@localhost.
serve-here-ssh = The server runs. From this machine: ssh -p { $ssh } NAME@localhost.
serve-here-telnet = The server runs. From this machine: telnet localhost { $port }.
serve-here-port = The server runs. From this machine: with any MUD client, at localhost, port { $port }.
serve-network = From the network: telnet { $host } { $port }, or ssh -p { $ssh } NAME@{ $host }.
serve-network-telnet = From the network: telnet { $host } { $port }.
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
serve-no-argon2 = A server needs argon2, which is missing. { EDITION() ->
    [checkout] Start bootstrap again.
    [package] Other editions have a server: the installer for Windows, the Debian package, and the wheel.
   *[other] Type pip install argon2-cffi.
}
serve-no-library = A server needs a Python with { $name }.
serve-unknown-game = There is no game { $word } of another package here. { $choices ->
    [none] None is installed.
   *[other] Installed: { $choices }.
}
serve-left-out-profile = The profile of { $name } is damaged: { $name } comes in with the usual settings.
serve-left-out-person = The person { $name } is damaged and left out.
serve-left-out-seat = A seat at the table { $name } is damaged: a computer player has it.
serve-left-out-table = The table { $name } is damaged and left out.
serve-left-out-record = The record of the table { $name } is damaged: its game cannot go on.
serve-no-store = There is no { $file }. Name the folder of a server.
serve-sound = { $count ->
    [0] { $file } is sound, and nothing in it was ever left out.
   *[other] { $file } is sound. What was left out earlier is kept aside in it.
}
serve-mended = This is left out and kept aside in { $file }. A server can start with the rest.
serve-left-out-how = Everything else is there. What was left out is kept aside in server.sqlite. To hear it again, stop the server and type accessible-games doctor --server and the folder.
serve-cannot-save = Nothing can be saved in { $file }: { $problem }. All games wait until it can.
serve-file-gone = { $file } or the file beside it that ends in wal was moved, replaced or made read only, so nothing is saved and all games wait. Put back exactly that file, or stop the server: then everything goes into a new file beside it.
serve-saves-again = It is saved again, and all games go on.
serve-rescued = The server has stopped. Its file was not in its place, so everything is in { $file }. Rename that to server.sqlite before you start again.
serve-page = In a browser on this machine, go to { $address }.
serve-page-network = In a browser in the network, go to { $address }.
serve-page-encrypted = In a browser, go to { $address }, where HOST is the name in the certificate.
serve-no-page-port = Port { $file } cannot be used for the page: { $problem }. Choose another one with --page.
serve-no-uvicorn = The page needs uvicorn, starlette and websockets, of which some are missing. { EDITION() ->
    [checkout] Start bootstrap again.
    [package] Other editions have a server: the installer for Windows, the Debian package, and the wheel.
   *[other] Type pip install starlette uvicorn websockets.
}

## Words by which guests come to a table: easy to spell, and none like another

plain-words = acorn amber anchor apple april arrow autumn bacon badge baker balcony bamboo banana barn basket beach bean bell bench berry bicycle blanket blossom bottle branch bread breeze bridge broom bucket butter button cabin candle canoe carpet carrot castle cellar chalk cherry circle cloud clover coat coffee comet copper cotton cradle cricket crystal cushion dairy dancer desert diamond dinner donkey dragon drum eagle elbow evening falcon feather fiddle finger flower forest fountain galaxy garden ginger glacier globe hammer harbor harvest hazel helmet honey island ivory jacket jungle kettle kitchen ladder lantern lemon library lily magnet mango marble meadow melon mirror monday morning mountain needle noodle oak ocean olive onion orange orchard oven paper parrot pearl pebble pencil pepper piano pillow planet pocket pony potato puppet rainbow ribbon river robin
serve-deck-left-out = The table { $file } is left out: { $problem }
decks-without-page = Decks are told on the page for browsers. Add --page.
