## The page: what stands on all of them

page-navigation = Seiten
page-languages = Sprachen
page-link-games = Spiele
page-refused = Das ging nicht
page-begin-again = Neu anfangen
site-from-elsewhere = Dein Browser sagt, dass eine andere Seite das geschickt hat. Fang hier neu an und fülle das Formular auf dieser Seite aus.
site-needs-cookie = Dieses Formular ist zu alt, oder dein Browser behält für diese Seite keine Cookies. Erlaube sie und fang neu an.

## Coming in

page-welcome = Willkommen
page-come-in = Hereinkommen
page-as-guest = Als Gast
page-words = Wörter
site-words = Die drei Wörter eines Tisches, oder deine eigenen, um zurückzukommen.
page-called = Dein Name am Tisch
site-called = Wenn du mit deinen eigenen Wörtern zurückkommst, lass es leer.
page-by-name = Mit eigenem Namen
page-name = Name
site-name = Wenn du neu hier bist, wirst du gefragt, ob du künftig so heißen willst.
page-password = Passwort
site-password = Wenn du neu hier bist, lass es leer. Du wählst es danach.

## At the table

page-table = Spiele
page-log = Was gesagt wird
page-field = Deine Zeile
page-hidden = Passwort, das nicht angezeigt wird
page-send = Senden
page-news = Nur Neues hören
site-no-news = Es gibt nichts Neues.
page-offer = Was du drücken kannst
page-to-plain = Ohne Skripte weiter
site-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
site-back = Die Verbindung zur Seite ist wieder da.
site-ended = Du bist nicht mehr hier. Um zurückzukommen, geh zur ersten Seite.
site-stranger = Der Server kennt diese Seite nicht mehr. Um zurückzukommen, geh zur ersten Seite.
site-replaced = Du machst in einem anderen Fenster weiter, darum ist dieses hier zu Ende.

## Buttons

page-answers = Was du antworten kannst
page-choose-cards = { $count ->
    [one] Wähle eine Karte.
   *[other] Wähle { $count } Karten.
}
page-choose-most = { $count ->
    [one] Wähle höchstens eine.
   *[other] Wähle höchstens { $count }.
}
page-usual = Wie üblich
page-tables = Tische
page-new-table = Neuer Tisch
page-meanwhile = Was du jederzeit sagen kannst
page-walk = Über den Tisch gehen
page-commands = Befehle
page-chosen = Ausgewähltes senden
