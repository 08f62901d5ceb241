## The doctor: what works on this machine, and how to get what is missing

doctor-well = Alles Nötige funktioniert.
doctor-ill = { $count ->
    [one] Ein nötiger Teil funktioniert nicht.
   *[other] { $count } nötige Teile funktionieren nicht.
}
    .brief = { $count ->
    [one] Ein nötiger Teil geht nicht.
   *[other] { $count } nötige Teile gehen nicht.
}
doctor-failed = Ein Teil ließ sich nicht untersuchen: { $problem }.
doctor-program = Accessible Games { $value } läuft mit Python { $found }.
    .brief = Version { $value }, Python { $found }.
doctor-others = Spiele aus anderen Paketen: { $names }.
doctor-other-fails = Das Spiel { $game } fehlt, denn es lässt sich nicht laden: { $problem }.
doctor-other-newer = Das Spiel { $game } fehlt, denn es braucht eine neuere Version dieses Programms.
doctor-no-modules = In Python fehlt { $choices }. Starte bootstrap noch einmal, oder installiere Accessible Games neu.
    .brief = Es fehlt { $choices }. Starte bootstrap noch einmal.
doctor-language-option = Die Sprache ist { $now }, wie es die Option --language verlangt.
    .brief = Sprache { $now }, durch --language.
doctor-language-setting = Die Sprache ist { $now }, wie es in den Einstellungen steht.
    .brief = Sprache { $now }, laut Einstellungen.
doctor-language-system = Die Sprache ist { $now }, wie es das System verlangt: { $value }.
    .brief = Sprache { $now }, laut System.
doctor-language-default = Die Sprache des Systems gibt es hier nicht. Deshalb ist sie { $now }. Ändere sie mit accessible-games settings language.
    .brief = Sprache { $now }, nicht die des Systems.
doctor-settings = Die Einstellungen in { $file } sind in Ordnung.
    .brief = Die Einstellungen sind in Ordnung.
doctor-no-settings = Noch ist nichts eingestellt. Einstellungen kommen in { $file }.
    .brief = Noch ist nichts eingestellt.
doctor-terminal = Das Terminal hat { $width } Spalten und { $height } Zeilen.
    .brief = { $width } Spalten, { $height } Zeilen.
doctor-narrow = Das Terminal hat { $width } Spalten, zu wenig für die längsten Zeilen. Mach es breiter, oder wähle --verbosity brief.
    .brief = { $width } Spalten sind zu wenig. Mach das Terminal breiter.
doctor-no-size = Das Terminal nennt seine Größe nicht. Tippe vor dem Spielen stty columns und eine Zahl.
    .brief = Das Terminal nennt keine Größe.
doctor-editing = Zeilen lassen sich beim Tippen bearbeiten, im Terminal { $name }.
    .brief = Zeilen lassen sich bearbeiten.
doctor-console = Das Konsolenfenster bearbeitet, was du tippst: Tab ergänzt, die Pfeile holen frühere Zeilen zurück.
    .brief = Zeilen lassen sich bearbeiten.
doctor-plain = Zeilen lassen sich beim Tippen nicht bearbeiten, so hast du es gewählt.
    .brief = Zeilen ohne Bearbeiten, wie gewählt.
doctor-dumb = Zeilen lassen sich beim Tippen nicht bearbeiten, denn TERM ist { $name }. Kann das Terminal mehr, setze TERM auf { $value }.
    .brief = Zeilen ohne Bearbeiten: TERM ist { $name }.
doctor-no-editing = Zeilen lassen sich beim Tippen nicht bearbeiten, denn in Python fehlt { $choices }.
    .brief = Zeilen ohne Bearbeiten: Es fehlt { $choices }.
doctor-no-input = Die Eingabe ist kein Terminal, Zeilen werden gelesen, wie sie kommen.
    .brief = Die Eingabe ist kein Terminal.
doctor-no-output = Die Ausgabe ist kein Terminal, jede Aufforderung ist eine eigene Zeile.
    .brief = Die Ausgabe ist kein Terminal.
doctor-encoding = Die Kodierung { $name } schreibt alle Buchstaben und Braille.
    .brief = Buchstaben und Braille gehen.
doctor-no-letters = In der Kodierung { $name } fehlen Buchstaben, dafür stehen einfache. Kann das Terminal { $found }, setze PYTHONIOENCODING auf { $found }.
    .brief = In { $name } fehlen Buchstaben. Setze PYTHONIOENCODING auf { $found }.
doctor-no-cells = In der Kodierung { $name } fehlt Braille, dafür stehen Fragezeichen. Kann das Terminal { $found }, setze PYTHONIOENCODING auf { $found }.
    .brief = In { $name } fehlt Braille. Setze PYTHONIOENCODING auf { $found }.
doctor-labels = Kürzel für Karten lassen sich in Braille schreiben.
    .brief = Kürzel für Karten gehen.
doctor-no-labels = Die Tabellen der Kürzel sind beschädigt: { $choices }. Installiere Accessible Games neu.
    .brief = Kürzel sind beschädigt: { $choices }.
doctor-grades = Brailleschrift mit liblouis { $value } geht: { $choices }.
    .brief = Brailleschrift: { $choices }.
doctor-no-grades = In liblouis { $value } fehlt { $choices }. { INSTALL("tables") ->
    [none] Installiere liblouis neu
   *[other] Tippe { INSTALL("tables") }
}, und setze { $word } nicht.
    .brief = In Braille fehlt { $choices }. Installiere liblouis neu.
doctor-pdf = Kürzel lassen sich als pdf drucken.
doctor-font = In pdf lassen sich alle Buchstaben Europas drucken.
doctor-codes = QR-Codes lassen sich zeichnen.
doctor-brltty = BRLTTY läuft, und Programme erreichen es.
    .brief = BRLTTY läuft.
doctor-brltty-alone = BRLTTY läuft, aber Programme erreichen es nicht. Schalte BrlAPI in { $file } ein.
    .brief = BRLTTY läuft ohne BrlAPI.
doctor-brltty-elsewhere = BRLTTY ist auf einem anderen Rechner, { $name }, und wurde nicht gefragt. Soll es das hiesige sein, lösche { $word }.
    .brief = BRLTTY ist anderswo, auf { $name }.
doctor-no-brltty = BRLTTY läuft nicht. { INSTALL("brltty") ->
    [none] Installiere und starte es, wenn du eine Braillezeile hast.
   *[other] Tippe { INSTALL("brltty") } und starte es, wenn du eine Braillezeile hast.
}
    .brief = BRLTTY läuft nicht.
doctor-brlapi = Python erreicht BRLTTY, wie { $option } es braucht.
    .brief = Python erreicht BRLTTY.
doctor-no-brlapi = Python erreicht BRLTTY nicht. { INSTALL("brlapi") ->
    [none] Ein Paket dafür ist für dieses System nicht bekannt. Die Braillezeile bedient dein Screenreader.
   *[other] Für { $option } tippe { INSTALL("brlapi") }{ start-again }.
}
    .brief = Python erreicht BRLTTY nicht.
doctor-brlapi-broken = Mit brlapi stimmt etwas nicht, oder ein anderes Modul heißt so. { INSTALL("brlapi") ->
    [none] Entferne es.
   *[other] Tippe { INSTALL("brlapi") }{ start-again }.
}
    .brief = Defekt: brlapi.
doctor-orca = Orca { $value } läuft. Es liest die Fenster des Desktops, auch das eines Terminals.
    .brief = Orca { $value } läuft.
doctor-orca-sleeps = Orca { $value } ist da und läuft nicht. Auf dem Desktop startet es mit Super Alt S.
    .brief = Orca { $value } läuft nicht.
doctor-no-orca = Orca fehlt. { INSTALL("orca") ->
    [none] Installiere es, wenn du die Fenster eines Linux-Desktops hören willst.
   *[other] Tippe { INSTALL("orca") }, wenn du die Fenster eines Linux-Desktops hören willst.
}
    .brief = Orca fehlt.
doctor-orca-broken = Orca ist defekt: Es nennt seine Version nicht. Installiere orca neu.
    .brief = Defekt: orca. Installiere es neu.
doctor-speech = Speech Dispatcher läuft.
doctor-speech-sleeps = Speech Dispatcher ist da und startet, wenn es nötig ist.
    .brief = Speech Dispatcher ist da.
doctor-no-speech = Speech Dispatcher fehlt. { INSTALL("speech-dispatcher") ->
    [none] Sollen Zeilen ohne Screenreader gesprochen werden, installiere ihn.
   *[other] Sollen Zeilen ohne Screenreader gesprochen werden, tippe { INSTALL("speech-dispatcher") }.
}
    .brief = Speech Dispatcher fehlt.
doctor-speechd = Python erreicht Speech Dispatcher.
doctor-no-speechd = Python erreicht Speech Dispatcher nicht. { INSTALL("speechd") ->
    [none] Ein Paket dafür ist für dieses System nicht bekannt.
   *[other] Damit es geht, tippe { INSTALL("speechd") }.
}
    .brief = Python erreicht Speech Dispatcher nicht.
doctor-reader = Ein Screenreader läuft. Er liest dieses Fenster und bedient eine Braillezeile.
    .brief = Ein Screenreader läuft.
doctor-old-console = Lass in dieser Konsole den Diff-Algorithmus von NVDA auf Automatisch. Für jeden Screenreader ist das Windows-Terminal besser.
    .brief = Lass den Diff-Algorithmus von NVDA auf Automatisch.
doctor-no-reader = Kein Screenreader läuft. Steuerung, Windows und Enter starten die Sprachausgabe von Windows. NVDA bekommst du mit { INSTALL("nvda") }. JAWS geht auch.
    .brief = Kein Screenreader läuft.
doctor-voiceover = VoiceOver gehört zu diesem Mac. Befehl F5 schaltet es ein und aus, und es bedient eine Braillezeile.
    .brief = Befehl F5 schaltet VoiceOver ein.
doctor-silent-terminal = Orca kann dieses Terminal nicht lesen. Nimm das von GNOME oder MATE.
doctor-other-terminal = Mit VoiceOver spiele im Programm Terminal: Hier bricht es lange Antworten vielleicht ab.
    .brief = Mit VoiceOver spiele im Programm Terminal.
doctor-folder = Spiele lassen sich in { $folder } speichern.
    .brief = Spiele lassen sich speichern.
doctor-new-folder = Spiele lassen sich in { $folder } speichern. Das erste legt den Ordner an.
    .brief = Spiele lassen sich speichern.
doctor-no-folder = Spiele lassen sich nicht in { $folder } speichern: { $problem }. Behebe das, oder nimm mit --data einen anderen Ordner.
    .brief = Speichern geht nicht: { $problem }.
doctor-full = Der Datenträger ist voll, so lassen sich Spiele nicht in { $folder } speichern. Mach Platz, oder nimm mit --data einen anderen Ordner.
    .brief = Der Datenträger ist voll. Mach Platz.
doctor-megabytes = Auf dem Datenträger { $number ->
    [one] ist ein Megabyte frei.
   *[other] sind { $number } Megabyte frei.
}
    .brief = { $number ->
    [one] Ein Megabyte ist frei.
   *[other] { $number } Megabyte sind frei.
}
doctor-gigabytes = Auf dem Datenträger { $number ->
    [one] ist ein Gigabyte frei.
   *[other] sind { $number } Gigabyte frei.
}
    .brief = { $number ->
    [one] Ein Gigabyte ist frei.
   *[other] { $number } Gigabyte sind frei.
}
doctor-games = { $count ->
    [0] Noch ist kein Spiel gespeichert.
    [one] Ein Spiel ist gespeichert.
   *[other] { $count } Spiele sind gespeichert.
}
doctor-damaged = { $count ->
    [one] Ein gespeichertes Spiel ist beschädigt: { $names }. Tippe accessible-games replay und seinen Namen, um zu hören, warum.
   *[other] { $count } gespeicherte Spiele sind beschädigt: { $names }. Tippe accessible-games replay und einen Namen, um zu hören, warum.
}
    .brief = { $count ->
    [one] Eines ist beschädigt: { $names }.
   *[other] { $count } Spiele sind beschädigt: { $names }.
}
start-again = { EDITION() ->
    [checkout] { " " }und starte bootstrap noch einmal
   *[other] { "" }
}
