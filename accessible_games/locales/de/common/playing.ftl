## Beginning

player = Gast
bot-names = Simon Frieda Jonas Petra Vera Lena Bruno Judith
seat-name = { SEAT($seat, form: "name") }
seat-you = { $case ->
    [genitive] von dir
    [dative] dir
    [accusative] dich
   *[nominative] du
}
seat-named = { $case ->
    [genitive] von { $name }
   *[nominative] { $name }
}
cards = { $number ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $number } Karten
}
points = { $number ->
    [0] keine Punkte
    [one] { $case ->
        [accusative] einen Punkt
       *[nominative] ein Punkt
    }
   *[other] { $number } Punkte
}
playing = { $title }: { $names }.
playing-bold = { $count ->
    [one] { $names } spielt mutig.
   *[other] { $names } spielen mutig.
}
playing-careful = { $count ->
    [one] { $names } spielt vorsichtig.
   *[other] { $names } spielen vorsichtig.
}
remarked = { $seat } sagt: { $words }
    .brief = {""}
newcomer = Tippe jederzeit hilfe. Ein Spiel lernst du mit accessible-games tutorial.
    .braille = Tippe legende.
legend-offered = {""}
    .braille = Kürzel stehen für Karten. Die Liste bringt legende.
setup-game = { $choices }? Enter: { $default }.
prompt-game = Spiel?
setup-usual = { $title }: { $names }{ $count ->
    [0] {""}
    [one] , Stufe { $levels }
   *[other] , Stufen { $levels }
}{ $options ->
    [unprinted] .
    [sheet] , nach der Anleitung.
    [nearly] , fast nach der Anleitung.{ $is-new ->
        [yes] {" "}Mit hilfe hörst du, was anders ist.
       *[no] {""}
    }
    [own] , mit deinen Optionen.
   *[other] , nicht ganz nach der Anleitung.
}
    .brief = { $title }: { $names }{ $count ->
    [0] {""}
   *[other] , { $levels }
}{ $options ->
    [unprinted] .
    [sheet] .
    [nearly] .
   *[other] , andere Optionen.
}
    .braille = { $title }{ $people ->
    [none] {""}
   *[other] : { $people }
}{ $count ->
    [0] {""}
   *[other] , { $bots } { $levels }
}{ $options ->
    [unprinted] .
    [sheet] .
    [nearly] .
   *[other] , andere Optionen.
}
prompt-usual = Enter oder mehr?
    .braille = Enter, mehr?
usual-option = { $sheet ->
    [yes] Gewählt
   *[no] Anders als in der Anleitung
}: { $question } { $chosen }.
usual-departs = Anders als in der Anleitung: { $departs }.
departs-starter = den Anfang bestimmt das Los
enter-or-more = Das verstehe ich nicht: { $word }. Enter beginnt so, mit mehr kannst du wählen.
enter-again = Auch das verstehe ich nicht: { $word }.
plays-as = Du spielst als { $name }.
learn-which = Tippe { $word } und ein Spiel, etwa { $word } { $title }.
setup-people = Wer spielt? Tippe Namen, etwa Anna und Ben. Enter für { $default }.
prompt-people = Namen?
setup-seats = Wie viele spielen mit, { $low } bis { $high }? Enter für { $default }.
prompt-seats = Wie viele?
setup-level = Computer: { $choices }? Enter für { $default }.
prompt-level = Wie gut?
setup-option = { $question } Zur Wahl: { $choices }. Enter: { $default }.
prompt-option = Deine Wahl?
setup-options = Nach der Anleitung spielen, den gedruckten Regeln{ $departs ->
    [none] {""}
   *[other] , aber { $departs }
}, oder auswählen?
    Enter für die Anleitung. Mit mehr hörst du, was es gibt.
prompt-options = Anleitung?
options-sheet = Anleitung
options-choose = auswählen
options-more = mehr
option-undo = Was lässt sich zurücknehmen?
option-undo-fair = was fair ist
option-undo-free = alles
option-undo-more = In der Anleitung steht nichts vom Zurücknehmen. Fair heißt: nur, wenn seither nichts aufgedeckt wurde und die anderen am Tisch zustimmen.
table-undo-free = Alles lässt sich zurücknehmen.
option-starter-lot = Los
option-starter-1 = Platz 1
option-starter-2 = Platz 2
option-starter-3 = Platz 3
option-starter-4 = Platz 4
option-starter-5 = Platz 5
option-starter-6 = Platz 6
option-starter-7 = Platz 7
option-starter-8 = Platz 8
level-random = zufällig
level-easy = leicht
level-normal = normal
level-hard = schwer
level-expert = Experte
tempered-bold = { $level } und mutig
tempered-careful = { $level } und vorsichtig
tempered-mixed = { $level } und verschieden mutig
no-game = Es wurde kein Spiel begonnen.

## Help before a game

explained-in = { $titles }.
unexplained = Zu { $word } gibt es nichts. Tippe nur hilfe, um etwas über diese Frage zu hören.
about-all = Tippe zurück für die Frage davor, oder ende zum Aufhören.
first-question = Das ist die erste Frage. Tippe ende zum Aufhören.
about-game = Tippe den Namen eines Spiels, seinen Anfang oder seine Nummer.
    Mit tutorial davor lernst du das Spiel erst, mit regeln davor liest du seine Regeln.
about-usual = Enter beginnt so, mehr fragt nach allem. Auch Namen, eine Stufe oder eine Zahl gehen.
    Mit tutorial lernst du das Spiel erst, mit regeln liest du seine Regeln.
    Damit dein Name bleibt, tippe ende, dann accessible-games settings name Anna.
about-people = Tippe, wer an dieser Tastatur spielt, etwa Anna und Ben. Der Computer kommt dazu.
about-seats = So viele spielen zusammen, mit dem Computer.
about-level = So gut spielt der Computer, von der schwächsten bis zur stärksten Stufe.
about-options = Die Anleitung sind die gedruckten Regeln aus der Schachtel. Bei auswählen kommt jede Option dran.
about-option = Tippe eine der Möglichkeiten, ihren Anfang oder ihre Nummer.
about-number = Tippe die Nummer eines gespeicherten Spiels.
about-moment = Die Nummer eines Moments führt dorthin. Enter sagt noch einmal alle.
about-enter = Mit Enter geht es weiter.
about-yes-no = Tippe ja. Alles andere heißt nein.

## Asking

curtain-offered = Was jemand gehört hat, bleibt im Fenster stehen. Mit vorhang an verschwindet es.
pass-keyboard = Gib die Tastatur weiter.
pass-enter-only = Drücke nur Enter, sobald du die Tastatur hast.
pass-help = Wer als Nächstes spielt, drückt Enter. Bis dahin kannst du { $commands } tippen.
prompt-pass = { $name }: Enter.
prompt-enter = Enter.
prompt-number = Nummer?
prompt-moment = Moment?
prompt-search = Suche:
prompt-yes-no = Ja oder nein?
thinks = { SEAT($seat) } überlegt.
others-think = Andere überlegen.
listen-on = Der Computer spielt weiter. Drücke Enter, um zuzuhören, oder tippe ende.
line-cancelled = Die Zeile ist verworfen. Noch einmal Steuerung C, und du kannst aufhören.
going-on = Das Spiel geht weiter.
not-meant = Es ist nichts geschehen.
really-quit = Willst du aufhören? Das Spiel ist gespeichert.
really-quit-unsaved = Das Spiel ließ sich nicht speichern. Willst du aufhören und es verlieren?

## Not understood

line-too-long = Eine Zeile hat höchstens { $count ->
    [one] einen
   *[other] { $count }
 } Zeichen, diese gilt nicht.
empty-answer = Zur Wahl: { $choices }.
not-understood = Das verstehe ich hier nicht: { $typed }.
    Zur Wahl: { $choices }.
not-understood-again = Auch das verstehe ich nicht: { $typed }. Mit möglich hörst du, was zur Wahl steht.
    .brief = Nicht verstanden: { $typed }. Tippe möglich.
outside-review = Um dein letztes Spiel durchzugehen, beende dieses und tippe accessible-games review.
outside-tutorial = Um ein Spiel zu lernen, beende dieses und tippe accessible-games tutorial.
not-understood-now = Das verstehe ich hier nicht: { $typed }. Tippe hilfe.
not-now = { $word } geht jetzt nicht.
    Zur Wahl: { $choices }.
ambiguous-word = Meinst du { $choices }?
unknown-piece = Nichts heißt { $word }. Zur Wahl: { $choices }.
no-such-person = Niemand heißt hier { $word }. Zur Wahl: { $choices }.
nothing-known = Zu { $word } gibt es keine Erklärung. Alle Befehle hörst du mit hilfe befehle.
unknown-figures = Hinter dem Vorschlag kann nur { $choices } stehen, nicht { $word }.
unknown-choice = Hier gibt es { $word } nicht. Zur Wahl: { $choices }.
too-many-words = Ich verstehe das Letzte nicht: { $words }.
said-alone = Tippe { $word } allein. Den Rest sagst du, sobald du gefragt wirst.
not-a-number = { $word } ist keine Zahl.
not-between = { $word } passt nicht. Tippe eine Zahl von { $low } bis { $high }.
no-such-place = Eine Karte { $number } hast du nicht auf der Hand, nur 1 bis { $size }.
no-such-card = { $size ->
    [one] Eine Karte { $number } gibt es hier nicht, nur eine einzige.
    [2] Eine Karte { $number } gibt es hier nicht, nur 1 und 2.
   *[other] Eine Karte { $number } gibt es hier nicht, nur 1 bis { $size }.
}
which-of = { $number ->
    [one] Was genau?
   *[other] Welche genau?
} Zur Wahl: { $choices }.
place-or-many = Meinst du Nummer { $number }, { $name }, oder so viele? Tippe die Namen.
now-or-before = Tippe { $typed } allein als Antwort auf diese Frage, oder { $command }, um deine letzte zurückzunehmen.
which-place = Tippe { $word } und einen Platz, etwa { $word } p13, oder { $word } hier.
which-piece = Tippe hinter { $command } den Namen einer Karte.
bad-name = "{ $name }" kann kein Name sein. Nimm 1 bis { $longest } Buchstaben aus einem Alphabet, kein Fürwort und kein Wort des Programms.
same-names = Zwei Namen sind gleich. Alle brauchen einen eigenen Namen.
too-many-people = Das sind zu viele Personen. Höchstens { $high } können spielen.
too-many-bots = Das sind { $given } Computerspieler, aber nur { $count ->
    [one] einer hat Platz.
   *[other] { $count } haben Platz.
}

## Refused

refused-unknown-word = Das geht jetzt nicht. Tippe möglich, um zu hören, was geht.
refused-not-cards = Nenne die Karten.
refused-not-held = { $held ->
    [0] Das fehlt dir auf der Hand: { PIECES($lacking) }.
   *[other] Du hast nur { PIECE($piece, $held, case: "accusative") }.
}
refused-not-there = { $held ->
    [0] Das ist nicht dabei: { PIECES($lacking, form: "bare") }.
    [one] Das ist nur einmal dabei: { PIECE($piece, form: "name") }.
   *[other] Das ist nur { $held } Mal dabei: { PIECE($piece, form: "name") }.
}
refused-too-many = { $given } Karten sind zu viele. Nenne höchstens { COUNT($most, as: "cards") }.
refused-too-few = { $given ->
    [0] Gar keine Karte ist zu wenig.
    [one] Eine Karte ist zu wenig.
   *[other] { $given } Karten sind zu wenige.
} Nenne mindestens { COUNT($least, as: "cards") }.
refused-wrong-count = Du hast { COUNT($given, as: "cards") } genannt, es { $count ->
    [one] muss aber eine Karte sein.
   *[other] müssen aber { $count } Karten sein.
}
    .brief = Es { $count ->
    [one] muss eine Karte sein.
   *[other] müssen { $count } Karten sein.
}
refused-not-a-number = Tippe eine Zahl.
refused-out-of-range = Das ist zu { $is ->
    [low] niedrig
   *[high] hoch
}.
refused-not-asked = Du bist nicht dran.
