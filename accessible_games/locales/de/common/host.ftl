## What only the host of a server hears

backup-pattern = d. MMMM y, H 'Uhr' mm
serve-backed-up = Die Sicherung ist { $file }.
serve-backs-up = Die erste Sicherung ist { $file }. Weitere folgen von selbst.
serve-backs-up-again = Es wird wieder gesichert: { $file }.
serve-backup-failed = Es ließ sich nichts sichern. { $problem } Die Spiele gehen weiter, und es wird wieder versucht.
serve-backup-busy = Ein anderes Programm legt gerade eine Sicherung in { $file } an.
serve-backup-damaged = { $file } ist beschädigt.
serve-no-backup = { $file } ist keine Sicherung eines Servers.
serve-backup-itself = { $file } benutzt der Server schon. Nenne eine Sicherung.
serve-restores = Die Sicherung vom { $when } enthält { $count ->
    [one] eine Person
   *[other] { $count } Personen
}, { $number ->
    [one] einen Tisch mit offenem Spiel
   *[other] { $number } Tische mit offenem Spiel
} und { $done ->
    [one] ein beendetes Spiel
   *[other] { $done } beendete Spiele
}.
serve-restored-aside = Was der Server bisher benutzt hat, ist jetzt { $file }.
serve-restored-before = Der Server hat schon einmal mit ihr angefangen und macht mit dem weiter, was seitdem gespielt wurde. Um noch einmal mit ihr anzufangen, verschiebe erst { $file }.
backup-nowhere = Ergänze --backup und den Ordner für die Sicherungen.
backup-how = Nenne einen Ordner: accessible-games serve backup ORDNER.
every-how = { $word } ist keine Zeitspanne. Tippe 30m, 1h oder 1d.
serve-restart-announced = { $minutes ->
    [one] Alle hören, dass der Server in einer Minute neu startet.
   *[other] Alle hören, dass der Server in { $minutes } Minuten neu startet.
}
serve-restart-off = Der Server startet nicht neu, und wer damit gerechnet hat, hört es.
serve-restart-none = Es war kein Neustart geplant.
serve-restarts = Der Server startet neu.
serve-starts-not = Der Server startet nicht neu: So, wie das Programm jetzt installiert ist, startet es nicht. { $problem } Alle Spiele gehen weiter.
serve-not-running = Kein Server benutzt gerade { $file }.
serve-not-obeyed = Der Server antwortet nicht. Beende und starte ihn selbst.
restart-how = Tippe accessible-games serve restart und eine Zahl von Minuten, höchstens { $high }, oder off.
