## What only the host of a server hears

serve-nobody = An diesem Server hat niemand ein Konto, der { $problem } heißt.
serve-password = Sag { $name } diese Wörter: { $words }. Damit kann { $name } ein anderes Passwort wählen: statt eines Namens vergessen tippen, dann den Namen und die Wörter. Sie gelten einmal und { $span } lang.
password-how = Tippe accessible-games serve password und den Namen von jemandem mit einem Konto.
moderation-how = Tippe accessible-games serve moderation, und wie viele Einträge, wenn es nicht die neuesten 50 sein sollen.
log-empty = Die Moderation hat nichts getan.
log-caution = { $when }: { $moderator } hat { $name } verwarnt: { $reason }
log-silence = { $when }: { $moderator } hat { $name } für { $span } stummgeschaltet: { $reason }
log-silence-ended = { $when }: { $moderator } lässt { $name } wieder mit anderen reden.
log-removal = { $when }: { $moderator } hat { $name } für { $span } ausgesperrt: { $reason }
log-removal-ended = { $when }: { $moderator } lässt { $name } wieder herein.
host-file-unreadable = { $file } ist nicht lesbar und zählt darum als leer. Mach daraus eine Datei, die der Server lesen darf.
host-file-too-large = { $file } zählt als leer: erlaubt sind { $lines } Zeilen und { $count } Byte. Kürze sie.
host-file-no-text = { $file } zählt als leer, denn die Zeichen darin sind nicht in Unicode. Speichere sie als Unicode.
host-file-control = { $file } zählt als leer, denn sie enthält Zeichen, die niemand hört, etwa für Farben. Nimm sie heraus.
serve-left-out-message = Eine Nachricht für { $name } ist beschädigt und fehlt.
serve-left-out-sanction = Was die Moderation bei { $name } getan hat, ist beschädigt und fehlt.
