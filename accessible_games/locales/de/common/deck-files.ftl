## Was an der Datei eines Stapels falsch ist

column-name = Name
column-suit = Farbe
column-kind = Art
column-value = Wert
column-label = Kürzel
deck-faults = { $faults }
deck-found-in = { $found } in { $lines }
deck-lines = { $count ->
    [one] Zeile { $lines }
   *[other] Zeilen { $lines }
}
deck-more = { $count } weitere
deck-not-text = Kein Text im Stapel: { $where }. Speichere die Tabelle als xlsx oder ods, oder als CSV in Unicode, oder nenne die Kodierung mit --encoding.
deck-no-workbook = Diese Datei ist keine Arbeitsmappe einer Tabellenkalkulation, oder sie ist beschädigt. Speichere die Tabelle als CSV, oder als xlsx oder ods ohne Kennwort.
deck-old-workbook = Diese Arbeitsmappe hat das alte Format xls, oder ein Kennwort. Speichere die Tabelle als CSV, oder als xlsx oder ods ohne Kennwort.
deck-no-json = Diese Datei ist beschädigt, wo JSON weitergehen sollte: { $where }. Speichere sie noch einmal, oder speichere die Tabelle als CSV.
deck-too-large = Die Datei des Stapels ist zu groß. Nimm eine Datei mit einer Karte je Zeile.
deck-empty = Die Tabelle ist leer. Schreib in ihre erste Zeile name, und darunter die Namen der Karten.
deck-no-cards = Der Stapel hat keine Karten. Schreib je eine in eine Zeile, unter die Namen der Spalten.
deck-too-many = Der Stapel hat mehr als { $other } verschiedene Karten: zu viel ab { $where }. Mach mehrere Stapel daraus.
deck-wrong-quotes = Ein Anführungszeichen wird nicht geschlossen, oder es folgen Buchstaben darauf: { $where } des Stapels. Schreib zwei davon für eines, das zum Text gehört.
deck-too-many-cells = Mehr Zellen als die { $other } Überschriften: { $where }. Setz eine Zelle mit Kommas oder Strichpunkten in Anführungszeichen.
deck-too-long = Spalte { $column }, { $where }: mehr als { $other } Buchstaben. Kürze das.
deck-no-name = Spalte { $column }, { $where }: kein Name. Schreib dort den Namen der Karte hin.
deck-wrong-copies = Spalte { $column }: { $where }. Schreib dort eine ganze Zahl von 0 bis 999 hin.
deck-wrong-piece = Spalte { $column }: { $where }. Schreib dort Karte, Chip, Plättchen, Würfel, Marke oder Brett hin, oder nichts.
deck-wrong-ends = Spalte { $column }: { $where }. Schreib dort keine, eins oder beide hin, oder nichts.
deck-wrong-size = Spalte { $column }: { $where }. Schreib dort Breite und Höhe hin wie 56x87, oder einen Durchmesser wie 25, je 10 bis 300 Millimeter.
deck-error-cell = Spalte { $column }: der Fehler { $where }. Berichtige die Formel, oder schreib hin, was gemeint ist.
deck-card-twice = Die gleiche Karte wie in Zeile { $other }: { $where }. Schreib in die Spalte name, was sie unterscheidet, oder ein eigenes Kürzel in die Spalte kürzel.
deck-alike = Dieselben Buchstaben wie { $other }, Spalte { $column }: { $where }. Schreib eine Zahl, die sie unterscheidet, in die Spalte wert, oder ein eigenes Kürzel in die Spalte kürzel.
deck-no-letters = Nichts, was ein Kürzel haben kann, Spalte { $column }: { $where }. Schreib ein eigenes Kürzel in die Spalte kürzel.
deck-foreign = Buchstaben, für die es in deutschen Kürzeln kein Zeichen gibt, Spalte { $column }: { $where }. Schreib ein eigenes Kürzel in die Spalte kürzel, oder nenne die Brailletabelle von liblouis mit --braille-table.
deck-empty-line = Ein Kürzel mit einer leeren Zeile, Spalte { $column }: { $where }. Schreib einen Bindestrich, wo nichts stehen soll.
deck-unwritable = In deutschen Kürzeln gibt es das nicht: { $where }. Schreib etwas anderes in die Spalte { $column } oder stapel.
deck-bare-digit = Eine Ziffer allein ertastet man nicht sicher, Spalte { $column }: { $where }. Setz einen Buchstaben daneben, oder ein Nummernzeichen davor.
deck-long-label = Ein zu langes Kürzel, Spalte { $column }: { $where }. Auf eine Zeile davon passen { $other } Zeichen.
deck-high-label = Ein zu hohes Kürzel, Spalte { $column }: { $where }. Es kann { $other } Zeilen haben.
deck-label-twice = Das gleiche Kürzel wie in Zeile { $other }: { $where }. Gib einer davon ein anderes, in der Spalte { $column }.

## Was man über ihn wissen sollte

deck-unused = Nicht gebraucht: die Spalten { $found } des Stapels. Hier bedeuten etwas: Stapel, Name, Anzahl, Wert, Farbe, Art, Text, Kürzel, Teil, Enden und Größe.
deck-aside = Weggelassen, da keine Karten: { $where }.
deck-beside = Weggelassen, da unter keiner Überschrift: { $where }.
deck-only-formulas = Weggelassen, da nur Formeln: { $where }.
deck-zero = Weggelassen, da null Stück: { $where }.
deck-no-copies = Als ein Stück gezählt, da keine Zahl dasteht: { $where }.
deck-no-value = Nicht auf den Kürzeln, da keine Zahl, Spalte { $column }: { $where }.
deck-merged = Mit gleichen Karten zusammengezählt: { $where }.
deck-numbered = Nummeriert, da sie sonst nichts unterscheidet: { $where }.
deck-whole-name = Das Kürzel ist der ganze Name von { $other }: { $where }. Gib einer davon ein eigenes Kürzel in der Spalte kürzel.
deck-sheet = Das ist das Blatt { $found } der Arbeitsmappe.
deck-no-headings = Keine Zeile nennt die Spalten, darum gilt die erste als die der Namen. Schreib name darüber, und anzahl über die Stückzahlen.
deck-listed = Die Zahl neben jedem Namen gilt als seine Anzahl.
deck-first-names = Als Namen der Karten gilt die Spalte { $found }.
deck-number-column = Die Zahlen auf den Kürzeln sind die der Spalte { $found }.
deck-encoding = Die Kodierung { $other } ist geraten, mit Namen wie { $found }. Wenn sie falsch sind, nenne eine andere mit --encoding.
deck-script = Buchstaben wie { $found } stehen in Braille wie in der Tabelle { $other }. Eine andere lässt sich mit --braille-table nennen.
deck-scheme = Jedes Kürzel nennt { $columns }: { $value } ist { $name }.
