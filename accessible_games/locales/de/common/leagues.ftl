## Leagues

league-none = Du bist in keiner Liga.
league-listed = { $league }: { $title }, { $count ->
    [one] eine Person
   *[other] { $count } Leute
}, { $state ->
    [over] zu Ende.
    [going] Runde { $number }.
   *[open] noch nicht begonnen.
}
league-join-how = Um in eine Liga zu kommen, tippe { $command } beitreten und ihren Namen.
league-new-how = Tippe { $command } neu, einen Namen und ein Spiel, etwa { $command } neu Winter SixPack. Dahinter kann stehen, wie viele an einem Tisch spielen, schweizer, eine Zahl von Runden, und tage 3 für eine Liga mit drei Tagen für jeden Zug.
league-about = { $league }: { $title }, bis zu { $high } Leute an einem Tisch, { $kind ->
    [swiss] nach Schweizer System
   *[everybody] alle gegen alle
}{ $rounds ->
    [0] {""}
    [one] , eine Runde
   *[other] , { $rounds } Runden
}{ $days ->
    [0] .
    [one] , ein Tag für jeden Zug.
   *[other] , { $days } Tage für jeden Zug.
}
league-people = Dabei { $count ->
    [one] ist { $names }.
   *[other] sind { $names }.
}
league-runner = { $own ->
    [yes] Die Leitung hast du.
   *[no] Die Leitung hat { $name }.
}
league-founded = Andere kommen dazu mit { $command } beitreten { $league }. Wenn alle da sind, tippe { $command } anfangen.
league-joined = { $begun ->
    [yes] Du bist in der Liga { $league }, ab der nächsten Runde.
   *[no] Du bist in der Liga { $league }.
}
league-comes = { $name } ist jetzt in der Liga { $league }.
league-leave-sure = In der Liga { $league } spielen die anderen ohne dich weiter. Willst du das?
league-left = Du hast die Liga { $league } verlassen.{ $played ->
    [yes] {" "}Was du gespielt hast, zählt weiter.
   *[no] {""}
}
league-goes = { $name } hat die Liga { $league } verlassen.
league-removed = { $name } ist nicht mehr in der Liga { $league }.
league-removed-you = { $name } hat dich aus der Liga { $league } genommen. Was du gespielt hast, zählt weiter.
league-gathers = { $league } hat noch nicht begonnen. Dabei { $count ->
    [one] ist { $names }.
   *[other] sind { $names }.
}
league-begin-how = Wenn alle da sind, tippe { $command } anfangen.
league-begun-by = { $name } fängt sie an.
league-begin-sure = In Runde { $number } { $count ->
    [one] ist ein Tisch
   *[other] sind { $count } Tische
} nicht gespielt. Trotzdem die nächste Runde anfangen?
league-round-begins = { $league }: Runde { $number } beginnt. Tippe liga, um zu hören, mit wem du spielst.
league-plays = { $league }, Runde { $number }{ $of ->
    [0] {""}
   *[other] {" "}von { $of }
}: Du spielst mit { $names }{ $days ->
    [0] .
    [one] , ein Tag für jeden Zug.
   *[other] , { $days } Tage für jeden Zug.
}
league-here = { $count ->
    [one] { $names } ist hier.
   *[other] { $names } sind hier.
}
league-hours = { $unknown ->
    [yes] Alle, die ihre Zeiten gesagt haben, sind { $when } wach, nach deiner Uhr.
   *[no] Ihr alle seid { $when } wach, nach deiner Uhr.
}
league-hours-none = Es gibt keine Stunde, zu der ihr alle wach seid.
league-waits-for-you = { $count ->
    [one] Ein Tisch wartet auf dich in der Liga { $names }. Tippe liga.
   *[other] Tische warten auf dich in den Ligen { $names }. Tippe liga.
}
league-play-how = Um dich hinzusetzen, tippe { $command } spielen.
league-waits = { $league }, Runde { $number }: { $free ->
    [yes] Du hast frei.
   *[no] Du hast nichts zu spielen.
} { $count ->
    [one] Ein Tisch ist noch offen: { $names }.
   *[other] { $count } Tische sind noch offen: { $names }.
}
league-won = { $count ->
    [one] { $names } hat die Liga { $league } gewonnen.
   *[other] { $names } haben die Liga { $league } gemeinsam gewonnen.
}
league-unplayed = In der Liga { $league } wurde nichts gespielt.
league-counts = Dieses Spiel zählt in der Liga { $league }.
league-is-done = Alle Runden der Liga { $league } sind gespielt. Tippe liga tabelle, um zu hören, wer gewonnen hat.
league-standings = { $league }, { $number ->
    [0] vor der ersten Runde.
   *[other] Runde { $number }.
}
league-place = Platz { $place }, { $name }{ $left ->
    [yes] , nicht mehr dabei
   *[no] {""}
}: { $halves ->
    [2] 1 Punkt
   *[other] { $points } Punkte
} aus { $count ->
    [one] einem Tisch.
   *[other] { $count } Tischen.
}
league-table = { $league }, Runde { $number }: Dein Tisch für { $title } steht bereit. Das Spiel beginnt, wenn alle ihren Platz haben.
league-days-how = Bis dahin kannst du gehen: Dein Platz bleibt dir.
league-invited = { $count ->
    [one] { $names } ist eingeladen.
   *[other] { $names } sind eingeladen.
}
league-invites = { $name } wartet auf dich an eurem Tisch in der Liga { $league }. Tippe { $command } spielen.
league-absent = { $count ->
    [one] { $names } ist nicht hier.
   *[other] { $names } sind nicht hier.
}
league-nothing-open = Du hast in der Liga { $league } gerade nichts zu spielen. Tippe liga, um zu hören, worauf sie wartet.
league-end-sure = Damit ist die Liga { $league } für immer zu Ende. Willst du das?
league-ended = Die Liga { $league } wurde beendet.
league-awake-how = Tippe, von wann bis wann du wach bist, und deine Stadt: liga wach 18-22 Berlin.
league-awake-where = Dazu gehört die Stadt, deren Zeit du hast: liga wach 18-22 Berlin.
league-awake-zone = Von { $name } weiß ich keine Zeit. Nenne die größte Stadt mit deiner Zeit.
league-awake-none = Die anderen wissen nicht, wann du wach bist. { league-awake-how }
league-awake-is = Du bist { $when } wach, Zeit von { $where }.
league-awake-wanted = Um zu hören, zu welchen Stunden ihr alle wach seid, tippe { $command } wach, deine Zeiten und deine Stadt, etwa { $command } wach 18-22 Berlin.
league-all-day = rund um die Uhr
league-span = von { $begin } bis { $until }
league-time = { $sharp ->
    [yes] { $hour } Uhr
   *[no] { $hour } Uhr { $minute }
}
league-unknown = Keine Liga heißt { $name }. Tippe { $command } liste, um alle zu hören.
league-which = Welche Liga? Nenne dazu { $names }.
league-not-in-any = Du bist in keiner Liga. Tippe { $command } liste, um zu hören, welche es gibt.
league-not-in = Du bist nicht in der Liga { $league }.
league-in-already = Du bist schon in der Liga { $league }.
league-over = Die Liga { $league } ist zu Ende.
league-not-yours = Das darf nur, wer die Liga { $league } leitet: { $name }.
league-nobody = Niemand in der Liga { $league } heißt { $name }.
league-too-few = Die Liga { $league } braucht mindestens zwei Leute.
league-full = In der Liga { $league } ist kein Platz mehr.
league-too-many = Das sind mehr als { $high } Ligen. Verlasse oder beende zuerst eine.
league-no-room = Auf diesem Server ist kein Platz für noch eine Liga. Wende dich an die Person, die ihn betreibt.
league-guest = Gäste werden vergessen, wenn sie gehen, darum können sie in keiner Liga sein. Komm mit einem eigenen Namen.
league-name-taken = Eine Liga { $name } gibt es schon. Wähle einen anderen Namen.
league-name-long = Der Name einer Liga hat höchstens { $high } Buchstaben.
league-name-wrong = So kann eine Liga nicht heißen: { $name }. Wähle einen anderen Namen, aus Buchstaben und Ziffern.
table-is-reserved = Dieser Tisch ist für bestimmte Leute einer Liga. Tippe zuschauen, um zuzusehen.
table-misses = { $count ->
    [one] { $names } fehlt noch.
   *[other] { $names } fehlen noch.
} Das Spiel beginnt, wenn alle ihren Platz haben.
table-is-complete = Alle haben ihren Platz, und das Spiel beginnt.

## Its table for a spreadsheet

league-csv-place = Platz
league-csv-name = Name
league-csv-points = Punkte
league-csv-tables = Tische
league-csv-won = Gewonnen
league-csv-opponents = Punkte der Gegner
league-csv-score = Punkte in Spielen
league-csv-round = Runde { $number }

## Ratings

rating-on = Ab jetzt zählt für deine Wertung jedes Spiel mit anderen, die das auch wollen. Wer danach fragt, erfährt deine Wertung.
rating-is-off = Du hast keine Wertung. Um ab jetzt eine zu bekommen, tippe { $command } an.
rating-off-sure = Das löscht deine Wertungen. Willst du das?
rating-off = Deine Wertung ist jetzt aus.
rating-none-yet = Du hast noch kein gewertetes Spiel gespielt. Dazu gehört noch jemand mit einer Wertung.
rating-is = { $title }: Wertung { $number }, mehr oder weniger { $spread }, nach { $count ->
    [one] einem Spiel.
   *[other] { $count } Spielen.
}
rating-changed = Deine Wertung ist jetzt { $number }, vorher { $before }.
rating-best = Das sind die Besten in { $title }.
rating-place = Platz { $place }, { $name }: Wertung { $number }.
rating-nobody = Noch niemand hat { $high } gewertete Spiele von { $title } gespielt.
rating-guest = Gäste werden vergessen, wenn sie gehen, darum haben sie keine Wertung.
rating-no-library = Dieser Server kennt keine Wertungen: Ihm fehlt, was er dafür braucht.

## Commands

command-league = liga
also-league = ligen meine-liga meine-ligen
command-rating = wertung
also-rating = wertungen meine-wertung meine-wertungen wertungszahl rangliste
league-word-new = neu neue gründen gründe
league-word-join = beitreten mitmachen teilnehmen betreten
league-word-leave = verlassen austreten
league-word-begin = anfangen beginnen starten
league-word-play = spielen spiele spiel
league-word-standings = tabelle stand rangliste punkte plätze
league-word-awake = wach wachzeiten zeiten
league-word-list = liste alle
league-word-remove = entfernen streichen raus
league-word-end = beenden ende schluss
league-word-export = export exportieren csv
league-word-swiss = schweizer schweiz
league-word-rounds = runden runde
league-word-hour = uhr zeit in
league-word-never = aus nie

## For the host

serve-left-out-league = Die Liga { $name } ist beschädigt und fehlt.
serve-left-out-rating = Die Wertungen von { $name } sind beschädigt und fehlen.
serve-league-none = Auf diesem Server gibt es keine Liga.
serve-league-unknown = Auf diesem Server gibt es keine Liga { $word }{ $choices ->
    [none] .
   *[other] , nur { $choices }.
}
