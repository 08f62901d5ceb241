## Die Karten: wie sie im Satz heißen, dann der bloße Name.

piece-clubs-ace = { $case ->
    [accusative] das Kreuzass
    [dative] dem Kreuzass
   *[nominative] das Kreuzass
}
    .name = Kreuzass
    .names = Kreuzasse
    .code = Kreuzass
piece-clubs-king = { $case ->
    [accusative] den Kreuzkönig
    [dative] dem Kreuzkönig
   *[nominative] der Kreuzkönig
}
    .name = Kreuzkönig
    .names = Kreuzkönige
    .code = Kreuzkönig
piece-clubs-queen = { $case ->
    [accusative] die Kreuzdame
    [dative] der Kreuzdame
   *[nominative] die Kreuzdame
}
    .name = Kreuzdame
    .names = Kreuzdamen
    .code = Kreuzdame
piece-clubs-jack = { $case ->
    [accusative] den Kreuzbuben
    [dative] dem Kreuzbuben
   *[nominative] der Kreuzbube
}
    .name = Kreuzbube
    .names = Kreuzbuben
    .code = Kreuzbube
piece-clubs-ten = { $case ->
    [accusative] die Kreuz 10
    [dative] der Kreuz 10
   *[nominative] die Kreuz 10
}
    .name = Kreuz 10
    .names = Kreuz 10
    .code = Kreuz 10
piece-clubs-nine = { $case ->
    [accusative] die Kreuz 9
    [dative] der Kreuz 9
   *[nominative] die Kreuz 9
}
    .name = Kreuz 9
    .names = Kreuz 9
    .code = Kreuz 9
piece-clubs-eight = { $case ->
    [accusative] die Kreuz 8
    [dative] der Kreuz 8
   *[nominative] die Kreuz 8
}
    .name = Kreuz 8
    .names = Kreuz 8
    .code = Kreuz 8
piece-clubs-seven = { $case ->
    [accusative] die Kreuz 7
    [dative] der Kreuz 7
   *[nominative] die Kreuz 7
}
    .name = Kreuz 7
    .names = Kreuz 7
    .code = Kreuz 7
piece-clubs-six = { $case ->
    [accusative] die Kreuz 6
    [dative] der Kreuz 6
   *[nominative] die Kreuz 6
}
    .name = Kreuz 6
    .names = Kreuz 6
    .code = Kreuz 6
piece-clubs-five = { $case ->
    [accusative] die Kreuz 5
    [dative] der Kreuz 5
   *[nominative] die Kreuz 5
}
    .name = Kreuz 5
    .names = Kreuz 5
    .code = Kreuz 5
piece-clubs-four = { $case ->
    [accusative] die Kreuz 4
    [dative] der Kreuz 4
   *[nominative] die Kreuz 4
}
    .name = Kreuz 4
    .names = Kreuz 4
    .code = Kreuz 4
piece-clubs-three = { $case ->
    [accusative] die Kreuz 3
    [dative] der Kreuz 3
   *[nominative] die Kreuz 3
}
    .name = Kreuz 3
    .names = Kreuz 3
    .code = Kreuz 3
piece-clubs-two = { $case ->
    [accusative] die Kreuz 2
    [dative] der Kreuz 2
   *[nominative] die Kreuz 2
}
    .name = Kreuz 2
    .names = Kreuz 2
    .code = Kreuz 2
piece-spades-ace = { $case ->
    [accusative] das Pikass
    [dative] dem Pikass
   *[nominative] das Pikass
}
    .name = Pikass
    .names = Pikasse
    .code = Pikass
piece-spades-king = { $case ->
    [accusative] den Pikkönig
    [dative] dem Pikkönig
   *[nominative] der Pikkönig
}
    .name = Pikkönig
    .names = Pikkönige
    .code = Pikkönig
piece-spades-queen = { $case ->
    [accusative] die Pikdame
    [dative] der Pikdame
   *[nominative] die Pikdame
}
    .name = Pikdame
    .names = Pikdamen
    .code = Pikdame
piece-spades-jack = { $case ->
    [accusative] den Pikbuben
    [dative] dem Pikbuben
   *[nominative] der Pikbube
}
    .name = Pikbube
    .names = Pikbuben
    .code = Pikbube
piece-spades-ten = { $case ->
    [accusative] die Pik 10
    [dative] der Pik 10
   *[nominative] die Pik 10
}
    .name = Pik 10
    .names = Pik 10
    .code = Pik 10
piece-spades-nine = { $case ->
    [accusative] die Pik 9
    [dative] der Pik 9
   *[nominative] die Pik 9
}
    .name = Pik 9
    .names = Pik 9
    .code = Pik 9
piece-spades-eight = { $case ->
    [accusative] die Pik 8
    [dative] der Pik 8
   *[nominative] die Pik 8
}
    .name = Pik 8
    .names = Pik 8
    .code = Pik 8
piece-spades-seven = { $case ->
    [accusative] die Pik 7
    [dative] der Pik 7
   *[nominative] die Pik 7
}
    .name = Pik 7
    .names = Pik 7
    .code = Pik 7
piece-spades-six = { $case ->
    [accusative] die Pik 6
    [dative] der Pik 6
   *[nominative] die Pik 6
}
    .name = Pik 6
    .names = Pik 6
    .code = Pik 6
piece-spades-five = { $case ->
    [accusative] die Pik 5
    [dative] der Pik 5
   *[nominative] die Pik 5
}
    .name = Pik 5
    .names = Pik 5
    .code = Pik 5
piece-spades-four = { $case ->
    [accusative] die Pik 4
    [dative] der Pik 4
   *[nominative] die Pik 4
}
    .name = Pik 4
    .names = Pik 4
    .code = Pik 4
piece-spades-three = { $case ->
    [accusative] die Pik 3
    [dative] der Pik 3
   *[nominative] die Pik 3
}
    .name = Pik 3
    .names = Pik 3
    .code = Pik 3
piece-spades-two = { $case ->
    [accusative] die Pik 2
    [dative] der Pik 2
   *[nominative] die Pik 2
}
    .name = Pik 2
    .names = Pik 2
    .code = Pik 2
piece-hearts-ace = { $case ->
    [accusative] das Herzass
    [dative] dem Herzass
   *[nominative] das Herzass
}
    .name = Herzass
    .names = Herzasse
    .code = Herzass
piece-hearts-king = { $case ->
    [accusative] den Herzkönig
    [dative] dem Herzkönig
   *[nominative] der Herzkönig
}
    .name = Herzkönig
    .names = Herzkönige
    .code = Herzkönig
piece-hearts-queen = { $case ->
    [accusative] die Herzdame
    [dative] der Herzdame
   *[nominative] die Herzdame
}
    .name = Herzdame
    .names = Herzdamen
    .code = Herzdame
piece-hearts-jack = { $case ->
    [accusative] den Herzbuben
    [dative] dem Herzbuben
   *[nominative] der Herzbube
}
    .name = Herzbube
    .names = Herzbuben
    .code = Herzbube
piece-hearts-ten = { $case ->
    [accusative] die Herz 10
    [dative] der Herz 10
   *[nominative] die Herz 10
}
    .name = Herz 10
    .names = Herz 10
    .code = Herz 10
piece-hearts-nine = { $case ->
    [accusative] die Herz 9
    [dative] der Herz 9
   *[nominative] die Herz 9
}
    .name = Herz 9
    .names = Herz 9
    .code = Herz 9
piece-hearts-eight = { $case ->
    [accusative] die Herz 8
    [dative] der Herz 8
   *[nominative] die Herz 8
}
    .name = Herz 8
    .names = Herz 8
    .code = Herz 8
piece-hearts-seven = { $case ->
    [accusative] die Herz 7
    [dative] der Herz 7
   *[nominative] die Herz 7
}
    .name = Herz 7
    .names = Herz 7
    .code = Herz 7
piece-hearts-six = { $case ->
    [accusative] die Herz 6
    [dative] der Herz 6
   *[nominative] die Herz 6
}
    .name = Herz 6
    .names = Herz 6
    .code = Herz 6
piece-hearts-five = { $case ->
    [accusative] die Herz 5
    [dative] der Herz 5
   *[nominative] die Herz 5
}
    .name = Herz 5
    .names = Herz 5
    .code = Herz 5
piece-hearts-four = { $case ->
    [accusative] die Herz 4
    [dative] der Herz 4
   *[nominative] die Herz 4
}
    .name = Herz 4
    .names = Herz 4
    .code = Herz 4
piece-hearts-three = { $case ->
    [accusative] die Herz 3
    [dative] der Herz 3
   *[nominative] die Herz 3
}
    .name = Herz 3
    .names = Herz 3
    .code = Herz 3
piece-hearts-two = { $case ->
    [accusative] die Herz 2
    [dative] der Herz 2
   *[nominative] die Herz 2
}
    .name = Herz 2
    .names = Herz 2
    .code = Herz 2
piece-diamonds-ace = { $case ->
    [accusative] das Karoass
    [dative] dem Karoass
   *[nominative] das Karoass
}
    .name = Karoass
    .names = Karoasse
    .code = Karoass
piece-diamonds-king = { $case ->
    [accusative] den Karokönig
    [dative] dem Karokönig
   *[nominative] der Karokönig
}
    .name = Karokönig
    .names = Karokönige
    .code = Karokönig
piece-diamonds-queen = { $case ->
    [accusative] die Karodame
    [dative] der Karodame
   *[nominative] die Karodame
}
    .name = Karodame
    .names = Karodamen
    .code = Karodame
piece-diamonds-jack = { $case ->
    [accusative] den Karobuben
    [dative] dem Karobuben
   *[nominative] der Karobube
}
    .name = Karobube
    .names = Karobuben
    .code = Karobube
piece-diamonds-ten = { $case ->
    [accusative] die Karo 10
    [dative] der Karo 10
   *[nominative] die Karo 10
}
    .name = Karo 10
    .names = Karo 10
    .code = Karo 10
piece-diamonds-nine = { $case ->
    [accusative] die Karo 9
    [dative] der Karo 9
   *[nominative] die Karo 9
}
    .name = Karo 9
    .names = Karo 9
    .code = Karo 9
piece-diamonds-eight = { $case ->
    [accusative] die Karo 8
    [dative] der Karo 8
   *[nominative] die Karo 8
}
    .name = Karo 8
    .names = Karo 8
    .code = Karo 8
piece-diamonds-seven = { $case ->
    [accusative] die Karo 7
    [dative] der Karo 7
   *[nominative] die Karo 7
}
    .name = Karo 7
    .names = Karo 7
    .code = Karo 7
piece-diamonds-six = { $case ->
    [accusative] die Karo 6
    [dative] der Karo 6
   *[nominative] die Karo 6
}
    .name = Karo 6
    .names = Karo 6
    .code = Karo 6
piece-diamonds-five = { $case ->
    [accusative] die Karo 5
    [dative] der Karo 5
   *[nominative] die Karo 5
}
    .name = Karo 5
    .names = Karo 5
    .code = Karo 5
piece-diamonds-four = { $case ->
    [accusative] die Karo 4
    [dative] der Karo 4
   *[nominative] die Karo 4
}
    .name = Karo 4
    .names = Karo 4
    .code = Karo 4
piece-diamonds-three = { $case ->
    [accusative] die Karo 3
    [dative] der Karo 3
   *[nominative] die Karo 3
}
    .name = Karo 3
    .names = Karo 3
    .code = Karo 3
piece-diamonds-two = { $case ->
    [accusative] die Karo 2
    [dative] der Karo 2
   *[nominative] die Karo 2
}
    .name = Karo 2
    .names = Karo 2
    .code = Karo 2

## Die Farben und Werte, nach denen man fragen und die man sich wünschen kann.

piece-clubs = Kreuz
    .name = Kreuz
    .names = Kreuz
piece-spades = Pik
    .name = Pik
    .names = Pik
piece-hearts = Herz
    .name = Herz
    .names = Herz
piece-diamonds = Karo
    .name = Karo
    .names = Karo
piece-ace = Ass
    .name = Ass
    .names = Asse
piece-king = König
    .name = König
    .names = Könige
piece-queen = Dame
    .name = Dame
    .names = Damen
piece-jack = Bube
    .name = Bube
    .names = Buben
piece-ten = Zehn
    .name = Zehn
    .names = Zehnen
piece-nine = Neun
    .name = Neun
    .names = Neunen
piece-eight = Acht
    .name = Acht
    .names = Achten
piece-seven = Sieben
    .name = Sieben
    .names = Siebenen
piece-six = Sechs
    .name = Sechs
    .names = Sechser
piece-five = Fünf
    .name = Fünf
    .names = Fünfen
piece-four = Vier
    .name = Vier
    .names = Vieren
piece-three = Drei
    .name = Drei
    .names = Dreien
piece-two = Zwei
    .name = Zwei
    .names = Zweien
