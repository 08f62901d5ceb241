## Word of a turn for whoever is away

command-notify = bescheid benachrichtigen
also-notify = benachrichtigung benachrichtigungen mitteilungen
help-notify = { $typed } und an oder aus: ob du Bescheid bekommst, wenn du dran bist und nicht da. { $typed } und eine Zahl: höchstens so oft am Tag. { $typed } nach und eine Zahl: erst wenn du so viele Minuten weg bist. Genannt werden das Spiel und wer mitspielt, nie deine Karten.
typed-notify-after = nach
typed-notify-beside = am pro tag täglich mal höchstens minuten minute bescheide benachrichtigungen benachrichtigung
notice-head = Du bist dran: { $title }
notice-turn = Du bist dran bei { $title }{ $count ->
    [0] .
   *[other] , mit { $names }.
}{ $number ->
    [0] { "" }
    [one] { " " }Du hast einen Tag Zeit.
   *[other] { " " }Du hast { $number } Tage Zeit.
}
notice-stop = Keinen Bescheid mehr
notify-none = Dieser Server gibt keinen Bescheid, wenn du dran bist.
notify-is = { $count ->
    [0] Du bekommst keinen Bescheid. Mit bescheid an erfährst du, dass du dran bist, wenn du nicht da bist.
    [one] Du bekommst höchstens einmal am Tag Bescheid, wenn du dran bist und nicht da.
   *[other] Du bekommst höchstens { $count } Mal am Tag Bescheid, wenn du dran bist und nicht da.
}
notify-waits = { $minutes ->
    [one] Das wartet, bis du eine Minute weg bist. Um es zu beenden, tippe bescheid aus.
   *[other] Das wartet, bis du { $minutes } Minuten weg bist. Um es zu beenden, tippe bescheid aus.
}
notify-by-browser = { $count ->
    [0] Noch zeigt es kein Browser: Öffne in einem die Seite dieses Servers und drücke dort den Knopf für Bescheid.
    [one] Ein Browser zeigt es an.
   *[other] { $count } Browser zeigen es an.
}
notify-by-host = Wer diesen Server betreibt, gibt es weiter, so wie ihr es ausmacht.
notify-how = Tippe bescheid an oder bescheid aus. Hinter bescheid geht auch, wie oft am Tag, höchstens { $high }, oder nach und eine Zahl von Minuten.
notify-taken = Dieser Browser gibt dir jetzt Bescheid.
notify-left = Dieser Browser gibt dir keinen Bescheid mehr.

## The page

page-notices = Wenn du dran bist und nicht da
page-notices-how = Dein Browser kann dir Bescheid geben, auch wenn diese Seite geschlossen ist. Genannt werden das Spiel und wer mitspielt.
page-notices-button = In diesem Browser Bescheid geben
page-notices-phone = Auf iPhone oder iPad füge diese Seite zuerst zum Home-Bildschirm hinzu: Drücke Teilen, dann Zum Home-Bildschirm. Öffne sie von dort, dann ist hier ein Knopf für Bescheid.
page-notices-refused = Dein Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in seinen Einstellungen und drücke den Knopf noch einmal.
page-notices-failed = Dein Browser konnte das nicht einrichten. Versuch es später wieder oder in einem anderen Browser.
page-your-turn = Du bist dran
page-offline = Keine Verbindung
site-offline = Der Server ist gerade nicht zu erreichen. Wenn du wieder verbunden bist, geh zurück zu den Spielen. Was du gespielt hast, bleibt erhalten.

## Notices of turns, as the host wants them

serve-no-cryptography = Für Bescheid in Browsern fehlt cryptography. { EDITION() ->
    [checkout] Starte bootstrap noch einmal.
    [package] Andere Ausgaben haben es: das Installationsprogramm für Windows, das Debian-Paket und das Wheel.
   *[other] Tippe pip install cryptography.
}
serve-push-key = { $file } ist kein Schlüssel für Bescheid: { $problem }. Hol ihn aus einer Sicherung zurück oder verschiebe die Datei. Dann müssen die Browser neu darum bitten.
serve-push-here-only = Nur Browser auf diesem Rechner können um Bescheid bitten, weil die Seite kein Zertifikat hat.
serve-push-refused = Der Push-Dienst { $name } nimmt nichts an: { $problem }. Alles andere geht weiter.
serve-push-again = Der Push-Dienst { $name } nimmt wieder etwas an.
serve-on-turn-missing = Das Programm von --on-turn gibt es nicht: { $name }. Solange es fehlt, bekommt niemand dadurch Bescheid.
serve-on-turn-failed = Der Befehl von --on-turn hat nicht geklappt: { $problem }. Beim nächsten Mal wird er wieder versucht.
serve-on-turn-again = Der Befehl von --on-turn klappt wieder.
push-contact = Tippe --push und deine eigene Mailadresse, die Push-Dienste bekommen.
push-without-page = Ergänze --page bei --push: Browser bitten auf der Seite um Bescheid.
on-turn-how = Tippe --on-turn und zwischen Anführungszeichen ein Programm und was es bekommt.
