## Am echten Tisch: warum gezeigte Karten nicht so gelten, wie sie getippt sind

held-nothing = Tippe die Karten, mit Namen oder Kürzeln.
held-unknown = Keine Karte heißt { $word }. Tippe Namen oder Kürzel, zum Beispiel 3 Ziegen oder 3z7.
held-number-alone = { $word } wovon? Tippe die Zahl vor der Karte.
held-too-many = { $name }: Davon gibt es nur { $count ->
    [one] eine Karte
   *[other] { $count }
}, genannt hast du { $found }.
held-wrong-size = { $found ->
    [one] Das ist eine Karte
   *[other] Das sind { $found } Karten
}, auf eine Hand gehören { $count }.
held-no-set = Eine Sammlung ist nicht dabei: Dazu gehören { $sets }.
held-one-point = Tippe 1 für ein Muster, oder nur Enter.
held-coins = { $found } Münzen sind zu viele: Mehr als { $count } hat niemand.
held-chips = { $found } Chips sind zu viele: Mehr als { $count } hat niemand.
held-character-twice = { $name } kann nur einmal dabei sein.
held-love-twice = Zwei können nicht dieselbe Liebe haben: { $name } gibt es dafür nur einmal.
held-hate-twice = Zwei können nicht denselben Hass haben: { $name } gibt es dafür nur einmal.
held-not-aboard = { $name } ist in diesem Spiel nicht dabei, also liebt und hasst das niemand.
held-no-character = Sag, wer das ist, zum Beispiel Kapitän liebt Kind hasst Maat.
held-no-love = Sag, wen diese Person liebt, zum Beispiel liebt Kind.
held-no-hate = Sag, wen diese Person hasst, zum Beispiel hasst Maat.

## Was für Personen in Lifeboat getippt werden kann

held-typed-character = figur charakter
held-typed-love = liebt liebe
held-typed-hate = hasst hass hasse
held-typed-alive = lebt lebend lebendig überlebt bewusstlos
held-typed-dead = tot gestorben stirbt
held-typed-gone = weg fort verloren ertrunken über-bord
held-typed-self = sich sich-selbst
