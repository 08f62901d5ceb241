## What only the host of a server hears

backup-pattern = d MMMM y, HH:mm
serve-backed-up = The backup is { $file }.
serve-backs-up = The first backup is { $file }. More follow by themselves.
serve-backs-up-again = There are backups again: { $file }.
serve-backup-failed = No backup could be made. { $problem } The games go on, and it is tried again.
serve-backup-busy = Another program makes a backup in { $file }.
serve-backup-damaged = { $file } is damaged.
serve-no-backup = { $file } is no backup of a server.
serve-backup-itself = { $file } is what the server uses already. Name a backup.
serve-restores = The backup of { $when } holds { $count ->
    [one] one person
   *[other] { $count } people
}, { $number ->
    [one] one unfinished table
   *[other] { $number } unfinished tables
} and { $done ->
    [one] one finished game
   *[other] { $done } finished games
}.
serve-restored-aside = What the server used before is now { $file }.
serve-restored-before = The server has begun with it before, and goes on with what was played since. To begin with it again, move { $file } away first.
backup-nowhere = Add --backup and a folder, where the backups are to go.
backup-how = Name one folder: accessible-games serve backup FOLDER.
every-how = { $word } is no span of time. Type 30m, 1h or 1d.
serve-restart-announced = { $minutes ->
    [one] All hear that the server restarts in a minute.
   *[other] All hear that the server restarts in { $minutes } minutes.
}
serve-restart-off = The server does not restart, and whoever expected it hears so.
serve-restart-none = No restart was planned.
serve-restarts = The server restarts.
serve-starts-not = The server does not restart: the program does not start as it is installed now. { $problem } All games go on.
serve-not-running = No server uses { $file } now.
serve-not-obeyed = The server does not answer. Stop it and start it yourself.
restart-how = Type accessible-games serve restart and a number of minutes, at most { $high }, or off.
