## At the door of a server

door-greeting = Accessible Games: gemeinsam Karten spielen, mit Ohren und Fingern.
door-languages = Deutsch: de. English: en. Français: fr.
door-how = Tippe deinen Namen. Als Gast tippe die drei Wörter eines Tisches.
prompt-door = Name?
about-door = Tippe deinen Namen, ob du schon hier warst oder nicht. Gäste tippen die drei Wörter eines Tisches, oder ihre eigenen drei Wörter, um zurückzukommen. Mit quit gehst du wieder.
door-new-name = Hier heißt noch niemand { $name }. Soll das von nun an dein Name sein?
door-needs-safety = Ein Name mit Passwort braucht eine verschlüsselte Verbindung. Als Gast tippe die drei Wörter eines Tisches.
door-choose-password = Wähle ein Passwort mit mindestens { $least } Buchstaben. { $shown ->
    [yes] Es steht dann auf deinem Bildschirm.
   *[no] Es wird nicht angezeigt.
}
door-short-password = Das hat weniger als { $least } Buchstaben.
door-other-password = Das sind zwei verschiedene Passwörter.
prompt-password = Passwort?
prompt-password-again = Noch einmal?
door-wrong-password = Das ist nicht das Passwort von { $name }.
door-wrong-words = Kein Tisch und kein Gast hat diese Wörter.
door-too-many = Das war zu oft falsch. Versuche es in einigen Minuten wieder.
door-full = Hier sind zu viele, oder zu viele von dort, wo du bist. Versuche es später wieder.
door-slow = Es wurde zu lange nichts getippt, darum geht diese Tür zu.
door-guest-name = Wie heißt du?
prompt-guest-name = Dein Name?
door-name-taken = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.
door-guest-words = Um als { $name } zurückzukommen, tippe { $words }.
door-elsewhere = Du bist schon hier, durch eine andere Tür. Soll die andere zugehen?
door-closes = Du bist durch eine andere Tür hereingekommen, darum geht diese zu.
door-stays = Die andere Tür bleibt offen, und diese geht zu.
door-welcome = Willkommen, { $name }. { $count ->
    [one] Eine Person ist hier.
   *[other] { $count } Personen sind hier.
}
door-missed = { $count ->
    [0] Das hast du verpasst.
    [one] Das hast du verpasst, nach einer Zeile, die fehlt.
   *[other] Das hast du verpasst, nach { $count } Zeilen, die fehlen.
}
lobby-how = Tippe tische, um zu hören, was gespielt wird, neu und den Namen eines Spiels, um eines anzufangen, oder hilfe.
prompt-lobby = Eingangshalle.
prompt-gathering = Vor dem Spiel.
too-fast = Das war zu schnell, darum wurden Zeilen überhört. Warte einen Augenblick.
talk-too-fast = Du redest zu schnell. Warte einen Augenblick.
farewell = Auf Wiedersehen, { $name }.
server-stops = Der Server hört jetzt auf. Alle Spiele sind gespeichert.
server-cannot-save = Das Spiel wartet, weil es gerade nicht gespeichert werden kann: { $problem }.
server-saves-again = Es wird wieder gespeichert, und das Spiel geht weiter.

## Who is here, and which tables there are

people-here = Hier: { $names }.
people-also-here = Außerdem hier: { $names }.
nobody-called = Niemand hier heißt { $name }.
who-is-meant = Tippe { $command } und einen Namen.
tables-none = Es gibt noch keinen Tisch. Tippe neu und den Namen eines Spiels.
table-told = { $number }, { $title }, mit { $names }, { $state ->
    [open] noch nicht angefangen.
    [over] zu Ende.
   *[playing] im Gange.
}
table-choose = Tippe neu und ein Spiel: { $choices }. Dahinter kann stehen, wie viele spielen, die Stufe der Computerspieler, und mehr, um nach allem gefragt zu werden.
table-made = { $title } für { $high } Personen. Computerspieler, falls es welche gibt, spielen { $level }.
table-words = Gäste kommen an diesen Tisch, indem sie { $words } tippen.
table-how = Wenn alle da sind, tippe starten. Leere Plätze nimmt der Computer.
table-unknown = Diesen Tisch gibt es nicht. Tippe tische, um zu hören, welche es gibt.
table-full = An diesem Tisch ist kein Platz mehr frei. Tippe zuschauen, um zuzuschauen.
table-refused = An diesen Tisch kannst du nicht kommen.
table-is-begun = Dieses Spiel hat schon angefangen. Tippe zuschauen, um zuzuschauen.
table-not-begun = Dieses Spiel hat noch nicht angefangen. Tippe beitreten, um mitzuspielen.
table-elsewhere = Du bist schon an einem Tisch. Tippe zuerst gehen.
table-nowhere = Du bist an keinem Tisch. Tippe tische, um zu hören, welche es gibt.
table-lost = Dieses Spiel kann nicht weitergehen, weil sich seine Regeln seither geändert haben.
table-own = An diesem Tisch spielst du selbst mit, darum kannst du nicht zuschauen.
table-onlooker = Das können nur die, die mitspielen.
table-joined = Du sitzt an einem Tisch für { $title }, mit { $names }.
table-watched = Du schaust bei { $title } zu, mit { $names }.
table-begins = { $name } fängt das Spiel an.
someone-joins = { $name } setzt sich an den Tisch.
someone-watches = { $name } schaut zu.
someone-leaves = { $name } verlässt den Tisch.
someone-away = { $name } ist weg.
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
end-wished = { $name } möchte dieses Spiel ganz beenden. Wenn du zustimmst, tippe zustimmen.
table-ended = Das Spiel ist beendet, und niemand hat gewonnen.

## Talking

said-own = Du sagst: { $text }
said-by = { $name } sagt: { $text }
told-own = Du flüsterst { $name } zu: { $text }
told-by = { $name } flüstert dir zu: { $text }
nothing-to-say = Tippe { $command } und was du sagen willst.
nothing-was-said = Es hat noch niemand etwas gesagt.
mute-on = Du hörst nichts mehr von { $name }, bis du gehst oder es noch einmal tippst.
mute-off = Du hörst { $name } wieder.
ignore-on = { $name } kann dich nicht mehr ansprechen, nicht einladen und nicht an deine Tische kommen. Tippe es noch einmal, um das zu ändern.
ignore-off = { $name } kann dich wieder ansprechen.
reported = Danke. Wer diesen Server betreibt, bekommt deine Meldung, mit den letzten Zeilen, die du gehört hast.
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
command-leave = gehen verlassen quit q tschüss
house-help = Befehle: { $commands }.
    Tippe hilfe und einen Befehl, um zu hören, was er bewirkt.

## Running a server

serve-here = Der Server läuft. Von diesem Rechner: telnet localhost { $port }, oder ssh -p { $ssh } NAME@localhost.
serve-network = Aus dem Netz: telnet { $host } { $port }, oder ssh -p { $ssh } NAME@{ $host }.
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
serve-no-argon2 = Einem Server fehlt argon2. Starte bootstrap noch einmal, oder tippe pip install argon2-cffi.
serve-no-library = Ein Server braucht ein Python mit { $name }.
serve-page = Geh im Browser auf diesem Rechner zu { $address }.
serve-page-network = Geh im Browser im Netz zu { $address }.
serve-page-encrypted = Geh im Browser zu { $address }, wobei HOST der Name im Zertifikat ist.
serve-no-page-port = Port { $file } kann nicht für die Seite benutzt werden: { $problem }. Wähle mit --page einen anderen.
serve-no-uvicorn = Der Seite fehlt uvicorn, starlette oder websockets. Starte bootstrap noch einmal, oder tippe pip install starlette uvicorn websockets.

## Words by which guests come to a table: easy to spell, and none like another

plain-words = abend acker ahorn ampel anker apfel april arm atlas bach bagger balkon banane bank baum becher berg besen biene birne blatt blume boden bohne brief brille brot buch burg butter dach dame decke delfin diamant distel dorf drachen düne eiche eimer eis ente erbse esel fackel faden fahne falke feder feld fenster feuer finger fluss flöte frosch gabel gans garten geige glas glocke gold gras gurke hafen hammer hase haus hecke heft herbst herz heu himmel honig hose hügel hund hut igel insel jacke januar kachel kaffee kamm kanne karotte kastanie kerze kirsche kissen klavier klee knopf koffer komet korb kranich kreis krug kuchen lampe laterne laub leiter linde löffel luchs magnet mai mandel mantel markt melone milch mittag mond montag moos muschel nadel nebel nelke nest nuss
