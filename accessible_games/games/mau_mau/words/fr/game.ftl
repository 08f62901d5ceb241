title = Mau-Mau

## Ce qui se passe

round-opened = { $number ->
    [0] { DOES($seat, you: "Tu commences", other: "commence") }.
   *[other] Manche { $number }, { DOES($seat, you: "tu commences", other: "commence") }.
} Sur le tas: { PIECE($card, form: "name") }.
laid = { DOES($seat, you: "Tu poses", other: "pose") } { PIECE($card) }{ laid-mau }{ laid-owed }.
    .brief = { $seat ->
    [you] {""}
   *[other] { SEAT($seat) }: { PIECE($card, form: "code") }{ laid-mau }{ laid-owed }.
}
    .full = { DOES($seat, you: "Tu poses", other: "pose") } { PIECE($card) }{ $mau ->
    [yes] { " " }et { $seat ->
        [you] tu dis
       *[other] dit
    } mau: il reste une carte
   *[no] {""}
}{ $owed ->
    [0] {""}
   *[other] , cela fait { $owed } cartes à piocher
}.
laid-mau = { $mau ->
    [yes] , mau
   *[no] {""}
}
laid-owed = { $owed ->
    [0] {""}
   *[other] , { $owed } cartes à piocher
}
wished = { DOES($seat, you: "Tu demandes", other: "demande") } { PIECE($suit, form: "name") }.
    .brief = { $seat ->
    [you] {""}
   *[other] Demande: { PIECE($suit, form: "name") }.
}
    .full = { DOES($seat, you: "Tu demandes", other: "demande") } { PIECE($suit, form: "name") }, il faut poser cette couleur.
skipped = { DOES($seat, you: "Tu passes ton tour", other: "passe son tour") }.
drew = { DOES($seat, you: "Tu pioches", other: "pioche") } { $cards ->
    [none] { COUNT($count, as: "cards") }.
   *[other] { PIECES($cards) }.
}
    .brief = { $cards ->
    [none] {""}
   *[other] { DOES($seat, you: "Tu pioches", other: "pioche") } { PIECES($cards, form: "bare") }.
}
paid-debt = { drew }
    .brief = { DOES($seat, you: "Tu pioches", other: "pioche") } { $cards ->
    [none] { COUNT($count, as: "cards") }.
   *[other] { PIECES($cards, form: "bare") }.
}
    .full = { DOES($seat, you: "Tu pioches pour les sept", other: "pioche pour les sept") }: { $cards ->
    [none] { COUNT($count, as: "cards") }
   *[other] { PIECES($cards, form: "bare") }
}.
mau-forgotten = { DOES($seat, you: "Tu as oublié de dire mau", other: "a oublié de dire mau") }{ $count ->
    [0] {""}
   *[other] { " " }et { $cards ->
        [none] pioche une carte
       *[other] tu pioches { PIECES($cards) }
    }
}.
passed = { $drawn ->
    [yes] {""}
   *[no] { passed.full }
}
    .brief = { $seat ->
    [you] {""}
   *[other] { $drawn ->
        [yes] { SEAT($seat) } pioche.
       *[no] { passed.full }
    }
}
    .full = { DOES($seat, you: "Tu ne poses rien", other: "ne pose rien") }.
mau-said = { DOES($seat, you: "Tu dis mau", other: "dit mau") }.
pile-shuffled = La pioche était vide: { $count ->
    [one] une carte posée est mélangée.
   *[other] { $count } cartes posées sont mélangées.
}
    .brief = {""}

## La fin

round-blocked = Personne ne pose plus rien, et la pioche est vide. La manche est finie.
    .brief = Plus de carte posée, manche finie.
hand-left = { DOES($seat, you: "Il te reste", other: "garde") } { PIECES($cards, form: "bare") }: { COUNT($points, as: "points") }.
    .brief = { SEAT($seat) }: { PIECES($cards, form: "bare") }, { COUNT($points, as: "points") }.
round-won = { DOES($seat, you: "Tu gagnes la manche et tu marques", other: "gagne la manche et marque") } { COUNT($points, as: "points") }.
    .brief = { DOES($seat, you: "Tu marques", other: "marque") } { COUNT($points, as: "points") }.

## Ce qu'on peut demander

top-card = Sur le tas: { PIECE($card, form: "name") }.
    .brief = Tas: { PIECE($card, form: "name") }.
suit-wished = Couleur demandée: { PIECE($suit, form: "name") }.
    .brief = Demandé: { PIECE($suit, form: "name") }.
debt-open = Il y a { $count } cartes à piocher pour les sept.
    .brief = { $count } cartes à piocher.
table-empty = Il n'y a pas de cartes sur la table.
pile-left = Pioche: { COUNT($pile, as: "cards") }. Posé: { COUNT($laid, as: "cards") }.
legend-signs = Une étiquette dit d'abord la carte, puis sa couleur. La lettre x veut dire 10.
about-card = { PIECE($card, form: "name") }: { card-effect }{ card-points }
card-effect = { $effect ->
    [wild] va sur toute autre carte, et on demande une couleur.
    [stack] la personne suivante pioche 2 cartes ou pose un autre sept.
    [two] la personne suivante pioche 2 cartes et ne pose rien.
    [skip] la personne suivante passe son tour.
   *[none] ne fait rien de spécial.
}
card-points = { $points ->
    [0] {""}
   *[other] { " " }En main à la fin, cela coûte { COUNT($points, as: "points") }.
}
about-suit = { PIECE($suit, form: "name") }: une couleur de { $count } cartes.
not-in-game = { PIECE($piece, form: "name") }: pas dans ce jeu de cartes.
in-hand = Tu as { PIECES($cards) }.
nowhere = { PIECE($piece, form: "name") }: ni dans ta main ni sur le tas.

## Ce qui est demandé

ask-play = {""}
    .full = { $may-draw ->
    [yes] Pose une carte qui va, ou pioche.
   *[no] Pose une carte qui va, ou ne pose rien.
}
prompt-play = { $may-draw ->
    [yes] À toi.
   *[no] Une carte ou rien?
}
    .braille = { $may-draw ->
    [yes] À toi?
   *[no] Carte ou rien?
}
ask-seven = {""}
    .full = { $may-draw ->
    [yes] Pose un sept, ou pioche pour les sept.
   *[no] Pose un sept, ou ne pose rien.
}
prompt-seven = { $may-draw ->
    [yes] Un sept ou piocher?
   *[no] Un sept ou rien?
}
ask-wish = {""}
    .full = Quelle couleur faut-il poser ensuite: { PIECES($cards, form: "bare", style: "or") }?
prompt-wish = Quelle couleur?
    .braille = Couleur?
choice-draw = piocher
choice-pass = rien
choice-mau = mau
typed-draw = piocher piocher-deux je-pioche-deux pioche je-pioche pioche-une une-carte tirer tire prendre prends draw
typed-pass = rien passer passe je-passe garder garde non fini
typed-mau = mau mau-mau dire-mau dernière-carte
refused-does-not-fit = Cette carte ne va pas. Tu peux en poser une autre, ou { $may-draw ->
    [yes] piocher.
   *[no] ne rien poser.
}
    .brief = Cette carte ne va pas.
refused-seven-first = Seul un sept va maintenant. Poses-en un, ou { $may-draw ->
    [yes] pioche.
   *[no] ne pose rien.
}
    .brief = Seul un sept va maintenant.

## Les options de la table

option-rules = Quelles règles?
option-rules-mau-mau = Mau-Mau
option-rules-crazy-eights = Huit américain
option-rules-more = Au Mau-Mau, le valet demande une couleur, les sept font piocher, les huit font passer un tour. Au Huit américain, seul le huit demande une couleur, et on joue aux points.
table-rules-crazy-eights = On joue au Huit américain: les huit demandent une couleur.
option-deck = Combien de cartes?
option-deck-usual = habituel
option-deck-32 = 32
option-deck-52 = 52
option-deck-more = D'habitude, on joue avec 32 cartes, du sept à l'as, et avec 52 à plus de 4 et au Huit américain.
table-deck-32 = On joue avec 32 cartes.
table-deck-52 = On joue avec 52 cartes.
option-hand = Combien de cartes dans chaque main?
option-hand-usual = habituel
option-hand-5 = 5
option-hand-6 = 6
option-hand-7 = 7
option-hand-more = D'habitude, chacun a 5 cartes.
table-hand-5 = Chacun commence avec 5 cartes.
table-hand-6 = Chacun commence avec 6 cartes.
table-hand-7 = Chacun commence avec 7 cartes.
option-sevens = Que font les sept?
option-sevens-usual = habituel
option-sevens-stack = piocher deux, et cela s'ajoute
option-sevens-two = piocher deux
option-sevens-none = rien
option-sevens-more = D'habitude, après un sept, la personne suivante pioche deux cartes ou pose un autre sept, et celle d'après en pioche quatre. Au Huit américain, les sept ne font rien.
table-sevens-stack = Les sept font piocher deux cartes, et cela s'ajoute.
table-sevens-two = Les sept font piocher deux cartes.
table-sevens-none = Les sept ne font rien de spécial.
option-wild-on-wild = Une carte qui demande peut-elle aller sur une autre?
option-wild-on-wild-usual = habituel
option-wild-on-wild-more = D'habitude, pas de valet sur un valet, mais au Huit américain, un huit va sur un huit.
table-wild-on-wild-yes = Une carte qui demande va sur une autre.
table-wild-on-wild-no = Une carte qui demande ne va pas sur une autre.
option-draw = Combien de cartes pioche-t-on?
option-draw-usual = habituel
option-draw-one = une
option-draw-until = jusqu'à ce qu'une aille
option-draw-more = D'habitude, on pioche une carte, et au Huit américain jusqu'à ce qu'une aille. On peut la poser tout de suite.
table-draw-one = On pioche une seule carte.
table-draw-until = On pioche jusqu'à ce qu'une carte aille.
option-points = Joue-t-on aux points?
option-points-usual = habituel
option-points-no = non, une manche
option-points-100 = jusqu'à 100
option-points-200 = jusqu'à 200
option-points-more = D'habitude, une manche fait toute la partie, et le Huit américain va jusqu'à 100 points. Qui finit en premier marque les cartes des autres.
table-points-no = Une manche fait toute la partie.
table-points-100 = On joue jusqu'à 100 points.
table-points-200 = On joue jusqu'à 200 points.
option-mau = Qui dit mau?
option-mau-told = le programme
option-mau-said = les joueurs
option-mau-more = Le programme peut dire mau quand il ne reste qu'une carte à quelqu'un. Ou bien tu tapes mau avant de poser l'avant-dernière, et tu pioches une carte si tu l'oublies.
table-mau-said = Dis mau avant de poser ton avant-dernière carte.

how-to-answer = Tape une carte, par exemple 7 de cœur ou valet de trèfle. Ou tape piocher.
    Après une carte qui demande, tu peux taper la couleur, par exemple valet de trèfle cœur.
