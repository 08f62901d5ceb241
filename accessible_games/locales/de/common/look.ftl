## Eine Karte, die danach gesucht wurde, was auf ihr zu fühlen ist

look-in = { $title }:
look-card = { $name }, { $count ->
    [one] einmal
   *[other] { $count } Mal
} im Spiel.
    .brief = { $name }{ $count ->
    [one] .
   *[other] , { $count } Mal.
}
look-several = { $count } Karten.
look-one = { $value }: { $text }
look-label = Kürzel { $value }.
look-too-many = Das haben { $count } Karten. Tippe mehr vom Kürzel oder vom Namen.
look-nothing = Keine Karte hier hat das Kürzel oder den Namen { $word }.
look-nothing-like = Keine Karte hier hat das Kürzel oder den Namen { $word }. Meinst du { $choices }?
look-title = Karte
look-not-here = Dieser Server kennt die Karte nicht. Frag, wer sie beschriftet hat, oder gib das Kürzel beim Befehl look ein.
look-deck = Spiel: { $title }.
prompt-look = Kürzel oder Name?
about-look = Tippe, was du auf einer Karte fühlst, mit einem Schrägstrich zwischen den Zeilen, oder ihren Namen. Eine leere Zeile beendet das.
look-begin = Tippe, was du auf einer Karte fühlst, oder ihren Namen. Eine leere Zeile beendet das.
look-too-often = Du hast sehr viele Karten nachgesehen. Warte eine Minute und versuche es noch einmal.
look-what = Tippe, was auf der Karte zu fühlen ist, etwa schau g9 oder schau skat KrA.
