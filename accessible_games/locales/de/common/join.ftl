## Visiting a server

join-first-met = Du warst noch nie bei diesem Server. Er zeigt diesen Schlüssel: { $fingerprint }. Ob das der richtige ist, weiß, wer ihn betreibt.
join-lost = Die Verbindung ist weg. Sie kommt von selbst wieder, sobald es geht. Zeilen, die du inzwischen eingibst, gehen nicht verloren.
join-back = Die Verbindung ist wieder da.
join-goes-on = Du bleibst hier.
join-feels-not = Die Braillezeile lässt sich nicht verleihen: Dieser Server ist zu alt dafür, oder die Verbindung ist weg. Spiel mit der Tastatur weiter.
join-feel-alone = Bei einem Server steht hinter diesem Befehl nichts. Lass { $word } weg.
join-really-quit = Willst du gehen? Ein Platz in einem Spiel bleibt dir.
join-pace-at-table = An einem Tisch des Servers, vor dem Spiel: { $typed } tage 3 oder { $typed } abend bestimmt, wie lange dort jeder Zug dauern darf.

## Why that cannot be

which-host = Nenne den Server: accessible-games join HOST.
join-no-library = Um einen Server zu besuchen, fehlt { $name }. { EDITION() ->
    [checkout] Starte bootstrap noch einmal.
    [package] Tippe stattdessen ssh -p 4022 NAME@RECHNER, oder nimm das Installationsprogramm für Windows, das Debian-Paket oder das Wheel.
   *[other] Tippe pip install asyncssh.
}
join-unreachable = An Port { $port } von { $host } antwortet kein Server. Frage, wer ihn betreibt, nach seinem Namen und seinem Port für SSH, und gib diesen mit --port an.
join-no-ssh = Was an Port { $port } von { $host } antwortet, spricht kein SSH. Vielleicht ist das der Port für Telnet oder für die Seite. Frag nach dem für SSH, und gib ihn mit --port an.
join-other-scheme = { $word } ist nichts für dieses Programm, denn es spricht SSH. Tippe nur den Namen des Servers, und --port mit seinem Port für SSH.
join-no-server = An Port { $port } von { $host } antwortet kein Server dieser Spiele, oder einer, der dieses Programm nicht kennt. Frage nach dem Port für SSH, oder nach einem neueren Server.
join-denied = So wird der Name { $name } nicht hereingelassen. Versuche es noch einmal, wähle mit --name einen anderen Namen, oder komm mit --guest als Gast.
join-turned-away = { $text }
join-other-key = Der Server { $host } zeigt einen anderen Schlüssel als beim letzten Mal. Vielleicht hört jemand mit, darum wurde nichts gesendet. Ist der Schlüssel neu, was dir sagen kann, wer den Server betreibt, dann nimm die Zeile von { $host } aus { $file } heraus.
join-gave-up = Der Server { $host } ist nicht wiedergekommen. Versuche es später noch einmal: Dein Platz bleibt dir.

## At the door of a server

login-no-frame = Dein Programm hat etwas gesendet, das hier nicht verstanden wird. Vielleicht ist es beschädigt, oder kein Programm dieser Spiele.
login-other-version = Dein Programm und dieser Server haben Versionen, die einander nicht verstehen. Nimm von beiden die neueste.
