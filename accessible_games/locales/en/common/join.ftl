## Visiting a server

join-first-met = You have not been at this server before. It shows this key: { $fingerprint }. Whoever runs it can tell you whether that is right.
join-lost = The connection is lost. It comes back by itself as soon as it can. No line that you enter meanwhile is lost.
join-back = The connection is back.
join-goes-on = You stay here.
join-feels-not = Your braille display cannot be lent: this server is too old for that, or the connection is lost. Go on with the keyboard.
join-feel-alone = At a server, nothing can stand behind this command. Leave out { $word }.
join-really-quit = Do you want to leave? A seat in a game is kept for you.
join-pace-at-table = At a table of the server, before its game: { $typed } days 3 or { $typed } evening decides how long each turn lasts there.

## Why that cannot be

which-host = Name the server: accessible-games join HOST.
join-no-library = Visiting a server needs { $name }, which is missing. { EDITION() ->
    [checkout] Start bootstrap again.
    [package] Type ssh -p 4022 NAME@HOST instead, or take the installer for Windows, the Debian package or the wheel.
   *[other] Type pip install asyncssh.
}
join-unreachable = No server answers at port { $port } of { $host }. Ask whoever runs it for its name and its port for SSH, and give that by --port.
join-no-ssh = What answers at port { $port } of { $host } does not speak SSH. Perhaps it is the port for telnet or for the page. Ask for the port for SSH, and give that by --port.
join-other-scheme = { $word } is not for this program, which speaks SSH. Type the name of the server alone, and --port with its port for SSH.
join-no-server = At port { $port } of { $host }, there is no server of these games that knows this program. Ask for the port for SSH, or for a newer server.
join-denied = The name { $name } is not let in that way. Try again, choose another name by --name, or come in as a guest by --guest.
join-turned-away = { $text }
join-other-key = The server { $host } shows another key than last time, so somebody may be listening, and nothing was sent. If whoever runs the server says that its key is new, take the line of { $host } out of { $file }.
join-gave-up = The server { $host } has not come back. Try again later: your seat is kept.

## At the door of a server

login-no-frame = Your program sent something that is not understood here. Perhaps it is damaged, or no program of these games.
login-other-version = Your program and this server have versions that do not understand each other. Use the newest of both.
