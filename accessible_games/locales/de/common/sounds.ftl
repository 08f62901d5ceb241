## Sounds

sound-off = aus
sound-on = an
sound-is = Die Klänge sind { $now }. Zur Wahl stehen { $choices }.
sound-changed = Die Klänge sind jetzt { $now }.
sound-samples = Um einen zu hören, tippe seinen Namen dahinter: { $names }.
sound-name-won = sieg
sound-name-turn = dran
sound-name-timer = zeit
sound-name-invitation = einladung
sound-name-refusal = ablehnung
sound-name-friend = freund
sound-name-talk = gespräch
sound-name-move = zug
sound-sample-won = Dieser Klang heißt, dass du gewonnen hast.
sound-sample-turn = Dieser Klang heißt, dass du dran bist.
sound-sample-timer = Dieser Klang heißt, dass die Zeit um ist.
sound-sample-invitation = Dieser Klang heißt, dass du eingeladen bist.
sound-sample-refusal = Dieser Klang heißt, dass etwas nicht geht.
sound-sample-friend = Dieser Klang heißt, dass jemand von deinen Freunden da ist.
sound-sample-talk = Dieser Klang heißt, dass jemand redet.
sound-sample-move = Dieser Klang heißt, dass jemand anders gespielt hat.
sound-silent-elsewhere = So hörst du keine, nur auf der Seite, mit accessible-games join oder mit einem MUD-Client, der GMCP kennt.
sound-silent-own-files = Dein Programm muss diese Klänge selbst haben: Eine Adresse, von der es sie laden könnte, gibt es nicht.
sound-silent-far = Du hörst keine, denn dieser Rechner steht nicht bei dir. Mit dem Befehl Klingel klingelt dein Terminal.
sound-silent-no-player = Hier spielt nichts Klänge ab. Was fehlt, hörst du, wenn du auf der Befehlszeile accessible-games doctor tippst.

## The doctor

doctor-sounds = Klänge spielt { $name } ab.
doctor-sounds-windows = Klänge spielt Windows ab.
doctor-sounds-far = Klänge hört man nicht aus der Ferne, die Klingel des Terminals schon.
doctor-no-sounds = Hier spielt nichts Klänge ab. { INSTALL("sounds") ->
    [none] Wenn du sie hören willst, installiere PipeWire, PulseAudio oder ALSA mit den Programmen dazu.
   *[other] Wenn du sie hören willst, tippe { INSTALL("sounds") }.
}
    .brief = Nichts spielt Klänge ab.

## The command line

address-without-page = Eine Adresse gehört zur Seite. Ergänze --page.

## Commands

also-sound = ton töne geräusche
command-sound = klang klänge
