title = Lifeboat

## The people. Whoever plays one is called by that name.

piece-lady = { $case ->
    [genitive] der Lady
    [dative] der Lady
    [accusative] die Lady
   *[nominative] die Lady
}
    .name = Lady
    .names = Ladys
piece-stephen = { $case ->
    [genitive] von Stephen
   *[nominative] Stephen
}
    .name = Stephen
    .names = Stephens
piece-captain = { $case ->
    [genitive] des Kapitäns
    [dative] dem Kapitän
    [accusative] den Kapitän
   *[nominative] der Kapitän
}
    .name = Kapitän
    .names = Kapitäne
piece-mate = { $case ->
    [genitive] des Maats
    [dative] dem Maat
    [accusative] den Maat
   *[nominative] der Maat
}
    .name = Maat
    .names = Maate
piece-frenchy = { $case ->
    [genitive] von Frenchy
   *[nominative] Frenchy
}
    .name = Frenchy
    .names = Frenchys
piece-kid = { $case ->
    [genitive] des Kindes
    [dative] dem Kind
    [accusative] das Kind
   *[nominative] das Kind
}
    .name = Kind
    .names = Kinder

## The provisions

piece-water = { $count ->
    [one] ein Wasser
   *[other] { $count } Wasser
}
    .name = Wasser
    .names = Wasser
piece-cash = { $count ->
    [one] Geld
   *[other] { $count } Geldkarten
}
    .name = Geld
    .names = Geldkarten
piece-jewel = { $count ->
    [one] ein Juwel
   *[other] { $count } Juwelen
}
    .name = Juwel
    .names = Juwelen
piece-painting = { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
}
    .name = Bild
    .names = Bilder
valued-painting = Bild { $value }
piece-medical-kit = { $count ->
    [one] { $case ->
        [accusative] einen Verbandskasten
       *[nominative] ein Verbandskasten
    }
   *[other] { $count } Verbandskästen
}
    .name = Verbandskasten
    .names = Verbandskästen
piece-oar = { $count ->
    [one] ein Ruder
   *[other] { $count } Ruder
}
    .name = Ruder
    .names = Ruder
piece-chum = { $count ->
    [one] { $case ->
        [accusative] einen Fischköder
       *[nominative] ein Fischköder
    }
   *[other] { $count } Fischköder
}
    .name = Fischköder
    .names = Fischköder
piece-blackjack = { $count ->
    [one] { $case ->
        [accusative] einen Knüppel
       *[nominative] ein Knüppel
    }
   *[other] { $count } Knüppel
}
    .name = Knüppel
    .names = Knüppel
piece-knife = { $count ->
    [one] ein Messer
   *[other] { $count } Messer
}
    .name = Messer
    .names = Messer
piece-gaffing-hook = { $count ->
    [one] { $case ->
        [accusative] einen Enterhaken
       *[nominative] ein Enterhaken
    }
   *[other] { $count } Enterhaken
}
    .name = Enterhaken
    .names = Enterhaken
piece-flare-gun = { $count ->
    [one] eine Signalpistole
   *[other] { $count } Signalpistolen
}
    .name = Signalpistole
    .names = Signalpistolen
piece-parasol = { $count ->
    [one] { $case ->
        [accusative] einen Sonnenschirm
       *[nominative] ein Sonnenschirm
    }
   *[other] { $count } Sonnenschirme
}
    .name = Sonnenschirm
    .names = Sonnenschirme
piece-compass = { $count ->
    [one] { $case ->
        [accusative] einen Kompass
       *[nominative] ein Kompass
    }
   *[other] { $count } Kompasse
}
    .name = Kompass
    .names = Kompasse
piece-life-preserver = { $count ->
    [one] { $case ->
        [accusative] einen Rettungsring
       *[nominative] ein Rettungsring
    }
   *[other] { $count } Rettungsringe
}
    .name = Rettungsring
    .names = Rettungsringe
piece-course = { $count ->
    [one] { $case ->
        [accusative] einen Kurs
       *[nominative] ein Kurs
    }
   *[other] { $count } Kurse
}
    .name = Kurs
    .names = Kurse

called-lady = lady-lauren lauren
called-stephen = sir-stephen sir
called-captain = captain käpt-n kapitäns
called-mate = mate maats
called-kid = kid kindes kinds
called-medical-kit = verbandkasten heilen heile koffer erste-hilfe erste-hilfe-koffer arztkoffer heil verbinde verbinden verbind verarzte verarzten behandle behandeln versorge versorgen verbandszeug verbandzeug pflege pflegen
called-gaffing-hook = haken
called-flare-gun = pistole leuchtpistole
called-life-preserver = ring rettungsreifen schwimmring
called-blackjack = schlagstock keule totschläger
called-chum = köder haiköder eimer fischreste eimer-mit-fischresten
called-water = trinken trinke wasserflasche wasserflaschen
called-cash = bargeld
called-painting = gemälde
called-jewel = edelstein
called-oar = paddel
called-parasol = schirm
