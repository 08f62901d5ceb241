## At the SSH door

login-no-commands = Komm ohne Befehl herein: lass weg, was nach dem Namen des Servers steht.
login-key-how = Dein Programm hat einen Schlüssel. Tippe schlüssel, um mit SSH kein Passwort mehr zu brauchen.
key-how = Um mit einem Schlüssel hereinzukommen, brauchst du einen Namen mit Passwort. Komm mit beidem über SSH und tippe schlüssel.
key-on = Von jetzt an genügt dein Schlüssel, um mit SSH hereinzukommen. Tippe noch einmal schlüssel, um das zu ändern.
key-off = Mit SSH kommt niemand mehr mit deinem Schlüssel herein. Tippe noch einmal schlüssel, um das zu ändern.

## Running it

serve-fingerprint = Wer zum ersten Mal mit SSH kommt, wird nach diesem Schlüssel gefragt: { $fingerprint }.
serve-no-ssh-port = Port { $file } kann nicht benutzt werden: { $problem }. Wähle mit --ssh-port einen anderen.
serve-host-key = { $file } ist kein Schlüssel für SSH. Lege eine Sicherung an seine Stelle oder schiebe ihn weg, dann wird ein neuer gemacht, und die Programme fragen danach.
serve-no-asyncssh = Für SSH und join fehlt asyncssh. { EDITION() ->
    [checkout] Starte bootstrap noch einmal.
    [package] Andere Ausgaben haben es: das Installationsprogramm für Windows, das Debian-Paket und das Wheel.
   *[other] Tippe pip install asyncssh.
}

## Commands

command-key = schlüssel
