## Why the hint says so

lays-last = Das ist deine letzte Karte.
only-card = Sonst passt keine deiner Karten.
makes-draw = { $seat } muss dann { $count } Karten ziehen oder eine Sieben legen{ $held ->
    [one] {" "}und hat nur noch eine Karte auf der Hand
   *[other] {""}
}.
skips-over = { $seat } setzt aus{ $held ->
    [one] {" "}und hat nur noch eine Karte auf der Hand
   *[other] {""}
}.
plays-again = Zu zweit bist du danach noch einmal dran.
can-follow = Darauf passt dann { PIECES($cards, style: "or") } von dir.
saves-wild = Du behältst { PIECE($card, case: "accusative") }, auch später zu gebrauchen.
leaves-fewer = Danach hast du noch { COUNT($count, as: "cards", case: "accusative") }.
holds-suit = Von { PIECE($suit, form: "name") } hast du { COUNT($count, as: "cards", case: "accusative") }.
holds-none = Du hast keine andere Farbe, es kommt nicht darauf an.
lacks-suit = { PIECE($suit, form: "name") } hast du nicht, so sparst du die anderen.
nothing-fits = Keine deiner Karten passt.
answers-sevens = Für Siebenen sind { $count } Karten zu ziehen.
keeps-fitting = Du sparst dir { PIECES($cards, case: "accusative") } auf.
must-say = Mit nur noch einer Karte musst du Mau gesagt haben, sonst ziehst du eine.
almost-out = { $seat } hat nur noch eine Karte.
no-following = Dann passt keine Karte von dir obendrauf.

## Was eine andere Antwort kosten würde

spends-wild = Damit verbrauchst du { PIECE($card, case: "accusative") }.
holds-more = Du hättest { COUNT($count, as: "cards", case: "accusative") }, { $more } mehr.
lets-play = { $seat } könnte gleich legen.
