## At the door of a server

login-greeting = Accessible Games: gemeinsam Karten spielen, mit Ohren und Fingern.
login-languages = Deutsch: de. English: en. Français: fr.
login-how = Tippe deinen Namen. Als Gast tippe die drei Wörter eines Tisches.
prompt-login = Name?
about-login = Tippe deinen Namen, ob du schon hier warst oder nicht. Gäste tippen die drei Wörter eines Tisches, oder ihre eigenen Wörter, um zurückzukommen. Mit quit gehst du wieder.
login-new-name = Hier heißt noch niemand { $name }. Soll das von nun an dein Name sein?
about-new-name = Ja: Du kommst von nun an mit diesem Namen herein und wählst ein Passwort. Nein: Du tippst einen anderen Namen.
login-needs-safety = Ein Name mit Passwort braucht eine verschlüsselte Verbindung. Als Gast tippe die drei Wörter eines Tisches.
login-choose-password = Wähle ein Passwort mit mindestens { $least } Buchstaben. { $shown ->
    [yes] Es steht dann auf deinem Bildschirm.
   *[no] Es wird nicht angezeigt.
}
login-short-password = Das hat weniger als { $least } Buchstaben.
login-other-password = Das sind zwei verschiedene Passwörter.
prompt-password = Passwort?
prompt-password-again = Noch einmal?
login-wrong-password = Das ist nicht das Passwort von { $name }.
login-wrong-words = Kein Tisch und kein Gast hat diese Wörter.
login-too-many = Das war zu oft falsch. Versuche es in einigen Minuten wieder.
login-full = Der Server ist voll, oder aus deinem Netz sind schon zu viele da. Versuche es später wieder.
login-cannot-save = Im Moment kann nichts gespeichert werden, darum kann niemand Neues herein. Versuch es später noch einmal.
login-slow = Es wurde zu lange nichts getippt, darum geht diese Tür zu.
login-guest-name = Wie heißt du?
prompt-guest-name = Dein Name?
login-name-taken = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.
login-guest-words = Um als { $name } zurückzukommen, tippe { $words }.
login-elsewhere = Du bist schon hier, durch eine andere Tür. Soll die andere zugehen?
login-closes = Du bist durch eine andere Tür hereingekommen, darum geht diese zu.
login-stays = Die andere Tür bleibt offen, und diese geht zu.
login-welcome = Willkommen, { $name }. { $count ->
    [one] Eine Person ist hier.
   *[other] { $count } Personen sind hier.
}
login-missed = { $count ->
    [0] Das hast du verpasst.
    [one] Das hast du verpasst, nach einer Zeile, die fehlt.
   *[other] Das hast du verpasst, nach { $count } Zeilen, die fehlen.
}
lobby-how = Tippe tische, um zu hören, was gespielt wird, neu und den Namen eines Spiels, um eines anzufangen, oder hilfe.
prompt-lobby = Eingangshalle.
prompt-over = Nach dem Spiel.
unknown-in-lobby = Das verstehe ich hier nicht: { $typed }. { lobby-how }
unknown-at-table = Das verstehe ich hier nicht: { $typed }. Mit starten beginnt das Spiel, mehr sagt hilfe.
play-how = Um { $title } zu spielen, tippe { $command } { $title }.
unknown-again = Auch das verstehe ich nicht: { $typed }. Tippe hilfe.
prompt-gathering = Vor dem Spiel.
too-fast = Das war zu schnell, darum wurden Zeilen überhört. Warte einen Augenblick.
talk-too-fast = Du redest zu schnell. Warte einen Augenblick.
farewell = Auf Wiedersehen, { $name }.
server-restarts = In { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} startet der Server neu. Eure Spiele gehen weiter.
server-restarts-not = Der Server startet doch nicht neu.
server-restarts-now = Der Server startet jetzt neu. Eure Spiele gehen gleich weiter.
server-stops = Der Server hört jetzt auf. Alle Spiele sind gespeichert.
server-stops-unsaved = Der Server hört jetzt auf. Was seit der Störung nicht gespeichert wurde, ist verloren, wenn sein Betreiber es nicht rettet.
server-cannot-save = Das Spiel wartet, weil es gerade nicht gespeichert werden kann: { $problem }.
server-file-gone = Das Spiel wartet, weil die Datei, in der der Server es speichert, nicht mehr an ihrem Platz ist. Der Betreiber weiß es.
server-saves-again = Es wird wieder gespeichert, und das Spiel geht weiter.

## Who is here, and which tables there are

people-here = Hier: { $names }.
people-also-here = Außerdem hier: { $names }.
nobody-called = Niemand hier heißt { $name }.
who-is-meant = Tippe { $command } und einen Namen.
tables-none = Es gibt noch keinen Tisch. Tippe neu und den Namen eines Spiels.
table-told = { $number }, { $title }, mit { $names }, { $state ->
    [open] noch nicht angefangen.
    [wanted] offen für alle.
    [closed] geschlossen.
    [over] zu Ende.
   *[playing] im Gange.
}
table-choose = Tippe neu und ein Spiel: { $choices }. Dahinter kann stehen, wie viele spielen, die Stufe der Computerspieler, und mehr, um nach allem gefragt zu werden.
table-made = { $title } für { $high } Personen. Computerspieler, falls es welche gibt, spielen { $level }.
table-words = Gäste kommen an diesen Tisch, indem sie { $words } tippen.
table-how = Wenn alle da sind, tippe starten. Leere Plätze nimmt der Computer.
table-which = Es gibt mehrere Tische. Setz eine Nummer dahinter, oder den Namen von jemandem dort. Tippe tische, um sie zu hören.
table-unknown = Diesen Tisch gibt es nicht. Tippe tische, um zu hören, welche es gibt.
table-full = An diesem Tisch ist kein Platz mehr frei. Mit zuschauen kannst du mithören.
table-refused = An diesen Tisch kannst du nicht kommen.
only-outside = Das geht nicht während eines Spiels. Um in die Eingangshalle zu kommen, tippe gehen.
table-is-begun = Dieses Spiel hat schon angefangen. Mit zuschauen kannst du mithören.
table-not-begun = Dieses Spiel hat noch nicht angefangen. Tippe starten oder gehen.
table-over = Dieses Spiel ist zu Ende. Um es noch einmal zu spielen, tippe nochmal.
table-elsewhere = Du bist schon an einem Tisch. Tippe zuerst gehen.
table-nowhere = Du bist an keinem Tisch. Tippe tische, um zu hören, welche es gibt.
table-lost = Dieses Spiel kann nicht weitergehen, weil sich seine Regeln seither geändert haben.
table-damaged = Dieses Spiel kann nicht weitergehen, weil seine Aufzeichnung beschädigt ist. Sie bleibt für den Betreiber des Servers erhalten.
table-own = An diesem Tisch spielst du selbst mit, darum kannst du nicht zuschauen.
table-onlooker = Das können nur die, die mitspielen.
table-closed = Dieser Tisch ist geschlossen: Wer fremd ist, braucht die drei Wörter, um an ihn zu kommen.
table-open = An diesen Tisch können alle kommen.
table-is-closed = Dieser Tisch ist geschlossen. Tippe beitreten und seine drei Wörter, oder lass dich von jemandem dort einladen.
close-founder = Nur { $name } hat diesen Tisch aufgestellt und kann ihn schließen oder öffnen.
table-joined = Du sitzt an einem Tisch für { $title }{ $count ->
    [0] .
   *[other] , mit { $names }.
}
table-watched = Du schaust bei { $title } zu, mit { $names }.
table-begins = { $name } fängt das Spiel an.
someone-joins = { $name } setzt sich an den Tisch.
someone-watches = { $name } schaut zu.
someone-leaves = { $name } verlässt den Tisch.
someone-away = { $minutes ->
    [0] { $name } ist weg.
    [one] { $name } ist weg. Nach einer Minute kann ein Computerspieler den Platz halten.
   *[other] { $name } ist weg. Nach { $minutes } Minuten kann ein Computerspieler den Platz halten.
}
someone-back = { $name } ist wieder da.
someone-away-long = { $name } ist schon länger weg. Damit ein Computerspieler den Platz hält, tippe vertreten { $name }.
invited = { $name } ist eingeladen.
invites-you = { $name } lädt dich zu { $title } ein. Tippe beitreten { $name }.
away-now = Du bist weg, bis du etwas tippst.
away-left = Du verlässt den Tisch. Dein Platz bleibt frei: tippe beitreten { $words }, um zurückzukehren.
left-table = Du verlässt den Tisch.
hold-here = { $name } ist da, darum kann niemand den Platz halten.
hold-wished = { $name } möchte, dass ein Computerspieler den Platz von { $other } hält. Wenn du zustimmst, tippe zustimmen.
seat-held = Ein Computerspieler hält den Platz von { $name }, bis { $name } wieder da ist.
hold-already = Den Platz von { $name } hält schon ein Computerspieler.
hold-early = { $name } ist noch { $minutes ->
    [one] keine Minute
   *[other] keine { $minutes } Minuten
  } weg. Warte noch { $left ->
    [one] eine Minute
   *[other] { $left } Minuten
  }.
agree-away = { $names } { $count ->
    [one] ist weg und muss
   *[other] sind weg und müssen
  } auch zustimmen.
asked-hold = Die Frage ist, ob ein Computerspieler den Platz von { $other } halten soll. Stimmst du dem zu?
asked-end = Die Frage ist, ob dieses Spiel ganz beendet wird. Stimmst du dem zu?
asked-kick = Die Frage ist, ob { $other } diesen Tisch für immer verlassen muss. Stimmst du dem zu?
asked-undo = Die Frage ist, ob { $name } einen Zug zurücknehmen darf. Stimmst du dem zu?
not-agreed-you = Du stimmst nicht zu.
not-agreed = { $name } stimmt nicht zu.
end-wished = { $name } möchte dieses Spiel ganz beenden. Wenn du zustimmst, tippe zustimmen.
end-alone = Damit endet das Spiel für immer. Soll es bleiben, wenn du gehst, tippe nein, dann { $command }. Meinst du es so?
table-ended = Das Spiel ist beendet, und niemand hat gewonnen.

## Talking

said-own = Du sagst: { $text }
said-by = { $name } sagt: { $text }
told-own = Du flüsterst { $name } zu: { $text }
told-by = { $name } flüstert dir zu: { $text }
say-or-answer = Ist das deine Antwort, oder sagst du es den anderen? Tippe { $typed }, oder { $command }: { $typed }.
nothing-to-say = Tippe { $command } und was du sagen willst.
nothing-was-said = Es hat noch niemand etwas gesagt.
mute-on = Du hörst nichts mehr von { $name }, bis du gehst oder es noch einmal tippst.
mute-off = Du hörst { $name } wieder.
ignore-on = { $name } kann dich nicht mehr ansprechen, nicht einladen und nicht an deine Tische kommen. Tippe es noch einmal, um das zu ändern.
ignore-off = { $name } kann dich wieder ansprechen.
reported = Danke. Wer diesen Server betreibt, bekommt deine Meldung, mit den letzten Zeilen, die du gehört hast.
report-not-kept = Deine Meldung kann gerade nicht gespeichert werden, also liest sie niemand. Versuch es später noch einmal.
report-of = { $name } meldet: { $text }
width-is = Zeilen haben höchstens { $width } Zeichen. Tippe breite und eine Zahl, oder breite whole.
width-whole = Zeilen werden nicht umbrochen. Tippe breite und eine Zahl, um das zu ändern.

## Commands at a server

command-people = leute wer
command-tables = tische
command-new = neu
command-join = beitreten mitspielen
command-watch = zuschauen
command-begin = starten start beginnen anfangen
command-invite = einladen
command-say = sagen sage sag
command-tell = flüstern flüstere
command-history = verlauf
command-mute = stumm
command-ignore = ignorieren blockieren
command-complain = beschweren beschwerde
command-away = abwesend pause
command-width = breite
command-hold = vertreten
command-end = abbrechen
command-close = schließen
command-leave = gehen verlassen quit q tschüss
also-leave = { also-quit } ende beenden aufhören
also-new = neues neue neuer-tisch neuen-tisch neues-spiel ein-neues-spiel neues-spiel-anfangen neues-spiel-starten wie-fange-ich-ein-spiel-an wie-starte-ich-ein-spiel ich-will-spielen spielen
also-begin = spiel-starten spiel-beginnen spiel-anfangen los-geht-s
server-help = Befehle: { $commands }.
    Tippe hilfe und einen Befehl, um zu hören, was er bewirkt.

## Running a server

serve-here = Der Server läuft. Von diesem Rechner: telnet localhost { $port }, oder ssh -p { $ssh } NAME@localhost.
serve-here-ssh = Der Server läuft. Von diesem Rechner: ssh -p { $ssh } NAME@localhost.
serve-here-telnet = Der Server läuft. Von diesem Rechner: telnet localhost { $port }.
serve-here-port = Der Server läuft. Von diesem Rechner: mit jedem MUD-Programm, an localhost, Port { $port }.
serve-network = Aus dem Netz: telnet { $host } { $port }, oder ssh -p { $ssh } NAME@{ $host }.
serve-network-telnet = Aus dem Netz: telnet { $host } { $port }.
serve-encrypted = Verschlüsselt, mit TLS: Port { $port }.
serve-closed = Sonst kann niemand herein. Damit andere hereinkönnen, starte ihn mit --open.
serve-stop = Steuerung C beendet ihn. Alle Spiele sind gespeichert.
serve-stopped = Der Server ist beendet.
serve-in-use = Ein anderer Server benutzt { $file }. Beende erst diesen, oder wähle mit --data einen anderen Ordner.
serve-damaged = { $file } ist beschädigt, darum startet der Server nicht. Lege eine Sicherung an ihre Stelle, oder verschiebe sie, um neu anzufangen.
serve-other-shape = { $file } wurde von einer neueren Fassung dieses Programms geschrieben. Installiere diese.
serve-unusable = { file-problem }
serve-no-port = Port { $file } kann nicht benutzt werden: { $problem }. Wähle mit --port einen anderen.
serve-certificate = Das Zertifikat { $file } oder sein Schlüssel kann nicht benutzt werden: { $problem }.
serve-no-argon2 = Für den Server fehlt argon2. { EDITION() ->
    [checkout] Starte bootstrap noch einmal.
    [package] Andere Ausgaben haben einen Server: das Installationsprogramm für Windows, das Debian-Paket und das Wheel.
   *[other] Tippe pip install argon2-cffi.
}
serve-no-library = Ein Server braucht ein Python mit { $name }.
serve-unknown-game = Ein Spiel { $word } aus einem anderen Paket gibt es hier nicht. { $choices ->
    [none] Keines ist installiert.
   *[other] Installiert: { $choices }.
}
serve-left-out-profile = Das Profil von { $name } ist beschädigt: Für { $name } gelten die üblichen Einstellungen.
serve-left-out-person = Der Eintrag { $name } einer Person ist beschädigt und fehlt.
serve-left-out-seat = Ein Platz am Tisch { $name } ist beschädigt: Den hat jetzt der Computer.
serve-left-out-table = Der Tisch { $name } ist beschädigt und fehlt.
serve-left-out-record = Die Aufzeichnung des Tisches { $name } ist beschädigt: Das Spiel dort kann nicht weitergehen.
serve-no-store = { $file } gibt es nicht. Nenne den Ordner eines Servers.
serve-sound = { $count ->
    [0] { $file } ist heil, und nie fehlte etwas.
   *[other] { $file } ist heil. Was früher fehlte, liegt darin zur Seite.
}
serve-mended = Das fehlt jetzt und liegt in { $file } zur Seite. Mit dem Rest kann ein Server starten.
serve-left-out-how = Alles andere ist da. Was fehlt, ist in server.sqlite zur Seite gelegt. Um es noch einmal zu hören, beende den Server und tippe accessible-games doctor --server und den Ordner.
serve-cannot-save = In { $file } kann nichts gespeichert werden: { $problem }. Alle Spiele warten, bis es wieder geht.
serve-file-gone = { $file } oder die Datei daneben, die auf wal endet, wurde verschoben, ersetzt oder schreibgeschützt. Nichts wird gespeichert, und alle Spiele warten. Lege genau diese Datei zurück, oder beende den Server: Dann kommt alles in eine neue Datei daneben.
serve-saves-again = Es wird wieder gespeichert, und alle Spiele gehen weiter.
serve-rescued = Der Server ist beendet. Seine Datei war nicht an ihrem Platz, darum ist alles in { $file }. Benenne sie in server.sqlite um, bevor du ihn wieder startest.
serve-page = Geh im Browser auf diesem Rechner zu { $address }.
serve-page-network = Geh im Browser im Netz zu { $address }.
serve-page-encrypted = Geh im Browser zu { $address }, wobei HOST der Name im Zertifikat ist.
serve-no-page-port = Port { $file } kann nicht für die Seite benutzt werden: { $problem }. Wähle mit --page einen anderen.
serve-no-uvicorn = Für die Seite fehlt uvicorn, starlette oder websockets. { EDITION() ->
    [checkout] Starte bootstrap noch einmal.
    [package] Andere Ausgaben haben einen Server: das Installationsprogramm für Windows, das Debian-Paket und das Wheel.
   *[other] Tippe pip install starlette uvicorn websockets.
}

## Words by which guests come to a table: easy to spell, and none like another

plain-words = abend acker ahorn ampel anker apfel april arm atlas bach bagger balkon banane bank baum becher berg besen biene birne blatt blume boden bohne brief brille brot buch burg butter dach dame decke delfin diamant distel dorf drachen düne eiche eimer eis ente erbse esel fackel faden fahne falke feder feld fenster feuer finger fluss flöte frosch gabel gans garten geige glas glocke gold gras gurke hafen hammer hase haus hecke heft herbst herz heu himmel honig hose hügel hund hut igel insel jacke januar kachel kaffee kamm kanne karotte kastanie kerze kirsche kissen klavier klee knopf koffer komet korb kranich kreis krug kuchen lampe laterne laub leiter linde löffel luchs magnet mai mandel mantel markt melone milch mittag mond montag moos muschel nadel nebel nelke nest nuss
serve-deck-left-out = Die Tabelle { $file } bleibt weg: { $problem }
decks-without-page = Stapel sagt die Seite für Browser. Ergänze --page.
