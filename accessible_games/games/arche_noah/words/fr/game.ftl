title = Arche Noah

## The animals: the bare name and its plural. A card is said as its animal and its value.

piece-crocodile =
    .name = crocodile
    .names = crocodiles
piece-anteater =
    .name = fourmilier
    .names = fourmiliers
piece-bat =
    .name = chauve-souris
    .names = chauves-souris
piece-vulture =
    .name = vautour
    .names = vautours
piece-hedgehog =
    .name = hérisson
    .names = hérissons
piece-spider =
    .name = araignée
    .names = araignées
piece-toucan =
    .name = toucan
    .names = toucans
piece-hyena =
    .name = hyène
    .names = hyènes
piece-snake =
    .name = serpent
    .names = serpents
piece-frog =
    .name = grenouille
    .names = grenouilles

## What happens

species-removed = Hors de cette partie: { PIECES($animals, form: "bare") }.
    .brief = Hors jeu: { PIECES($animals, form: "bare") }.
pass-began = { $number ->
    [1] Manche 1. Chacun a { $coins } pièces et { $chips } jetons d'action.
   *[other] Manche { $number }. Chacun a de nouveau { $coins } pièces et garde ses jetons d'action.
}
    .brief = { $number ->
    [1] Manche 1, { $coins } pièces et { $chips } jetons chacun.
   *[other] {""}
}
    .full = { $number ->
    [1] Manche 1. Chacun a { $coins } pièces pour miser, et { $chips } jetons d'action pour toute la partie.
   *[other] Manche { $number }. Toutes les cartes sont mélangées. Chacun a de nouveau { $coins } pièces, mais personne ne reçoit de jeton d'action.
}
secret-drawn = { DOES($seat, you: "Ta carte secrète:", other: "a pour carte secrète") } { PIECE($card) }.
    .brief = { $seat ->
    [you] Ton secret: { PIECE($card) }.
   *[other] { $seat }, secret: { PIECE($card) }.
}
    .full = { $seat ->
    [you] Ta carte secrète: { PIECE($card) }. C'est la première de ta pile.
   *[other] { $seat } a pour carte secrète { PIECE($card) }. C'est la première de sa pile.
}
round-began = Tour { $number } sur { $rounds }, { DOES($seat, you: "tu commences", other: "commence") }: { PIECES($cards) }.
    .brief = { PIECES($cards, form: "bare") }.
animals-shown = Sur la table: { PIECES($cards) }.
    .brief = Table: { PIECES($cards, form: "bare") }.
bid-made = { $coins ->
    [0] { DOES($seat, you: "Tu ne mises", other: "ne mise") } rien.
   *[other] { DOES($seat, you: "Tu mises", other: "mise") } { COUNT($coins, as: "coins") }.
}
    .brief = { $coins ->
    [0] {""}
   *[other] { DOES($seat, you: "Tu mises", other: "mise") } { $coins ->
        [one] une pièce.
       *[other] { $coins } pièces.
    }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { bid-made.brief }
}
bid-made-part = { SEAT($seat) } { $coins ->
    [0] rien
   *[other] { $coins }
}
bid-made-several = Mises: { $parts }.
order-settled = Ordre: { EACH($bids, as: "seat-bid") }.
    .brief = Ordre: { EACH($bids, as: "seat-bid-brief") }.
    .full = On prend dans cet ordre: { EACH($bids, as: "seat-bid-full") }.
seat-bid = { seat-score }
seat-bid-brief = { SEAT($seat) }{ $number ->
    [0] {""}
   *[other] { " " }{ $number }
}
seat-bid-full = { SEAT($seat) } { $number ->
    [0] sans rien miser
    [one] avec une pièce
   *[other] avec { $number } pièces
}
picked = { DOES($seat, you: "Tu prends", other: "prend") } { PIECE($card) }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECE($card) }.
}
picked-part = { SEAT($seat) } { PIECE($card) }
took-several = { $lead }, { $rest }.
    .brief = { $parts }.
picked-two = { DOES($seat, you: "Tu prends", other: "prend") } { PIECES($cards) } pour un jeton d'action.
    .brief = { DOES($seat, you: "Tu prends", other: "prend") } { PIECES($cards, form: "bare") }.
    .full = { $seat ->
    [you] Tu utilises un jeton d'action et tu prends { PIECES($cards) }. { chips-of-you }
   *[other] { $seat } utilise un jeton d'action et prend { PIECES($cards) }. { chips-of-another }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECES($cards) }.
}
picked-two-part = { SEAT($seat) } { PIECES($cards) } pour un jeton
    .brief = { SEAT($seat) } { PIECES($cards) }
declined = { DOES($seat, you: "Tu ne prends", other: "ne prend") } rien, pour un jeton d'action.
    .brief = { DOES($seat, you: "Tu ne prends", other: "ne prend") } rien, pour un jeton.
    .full = { $seat ->
    [you] Tu utilises un jeton d'action et tu ne prends rien. { chips-of-you }
   *[other] { $seat } utilise un jeton d'action et ne prend rien. { chips-of-another }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { declined.brief }
}
declined-part = { SEAT($seat) } rien pour un jeton
    .brief = { SEAT($seat) } rien
chips-of-you = { $left ->
    [0] Il ne te reste aucun jeton d'action.
    [one] Il te reste un jeton d'action.
   *[other] Il te reste { $left } jetons d'action.
}
chips-of-another = { $left ->
    [0] Il ne lui reste aucun jeton d'action.
    [one] Il lui reste un jeton d'action.
   *[other] Il lui reste { $left } jetons d'action.
}
went-empty = { $seat ->
    [you] Il ne reste rien pour toi.
   *[other] Il ne reste rien pour { $seat }.
}
    .brief = { $seat ->
    [you] Il ne reste rien pour toi.
   *[other] {""}
}
    .full = { $seat ->
    [you] Il ne reste rien pour toi, tous les animaux sont déjà pris.
   *[other] Il ne reste rien pour { $seat }, tous les animaux sont déjà pris.
}
went-empty-part = { SEAT($seat) }
went-empty-several = Il ne reste rien pour { $list }.
set-aside = Mis de côté: { PIECES($cards) }.
    .brief = {""}
    .full = Mis de côté jusqu'à la fin de la manche: { PIECES($cards) }.
bid-kept = { DOES($seat, you: "Tu as la mise la plus basse et tu la gardes", other: "a la mise la plus basse et la garde") }: { COUNT($coins, as: "coins") }.
    .brief = { DOES($seat, you: "Tu gardes ta", other: "garde sa") } mise, { $coins ->
    [one] une pièce.
   *[other] { $coins } pièces.
}
coins-left = Pièces restantes: { EACH($coins, as: "seat-number") }.
seat-number = { SEAT($seat) } { $number ->
    [0] zéro
   *[other] { $number }
}
seat-chips = { seat-number }

## Scoring

pairs-scored = { DOES($seat, you: "Tu gagnes", other: "gagne") } { $points } points avec { $seat ->
    [you] tes paires
   *[other] ses paires
}: { PIECES($cards) }.
    .brief = { DOES($seat, you: "Tu gagnes", other: "gagne") } { $points } points en paires.
bonus-scored = { DOES($seat, you: "Tu as", other: "a") } les 4 { PIECE($animal, form: "names") }, soit un bonus de { $points } points.
    .brief = { DOES($seat, you: "Tu as", other: "a") } les 4 { PIECE($animal, form: "names") }: bonus de { $points } points.
singles-scored = { DOES($seat, you: "Tu perds", other: "perd") } { COUNT($points, as: "points") } avec { $seat ->
    [you] tes cartes seules
   *[other] ses cartes seules
}: { PIECES($cards) }.
    .brief = { DOES($seat, you: "Tu perds", other: "perd") } { COUNT($points, as: "points") } sans paire.
coins-scored = { DOES($seat, you: "Il te reste", other: "a encore") } { $coins } pièces, cela fait { COUNT($points, as: "points") }.
    .brief = { seat-name }, { $coins } pièces: { COUNT($points, as: "points") }.
chips-scored = { DOES($seat, you: "Il te reste", other: "a encore") } { $chips ->
    [one] un jeton d'action, cela fait un point.
   *[other] { $chips } jetons d'action, cela fait { $points } points.
}
    .brief = { seat-name }, { $chips ->
    [one] un jeton: un point.
   *[other] { $chips } jetons: { $points } points.
}
seat-points = { SEAT($seat) } { $number ->
    [-1] moins un point
    [0] zéro point
    [one] un point
   *[other] { $number } points
}
seat-score = { SEAT($seat) } { $number }
pass-scored = Points de la manche { $number }: { EACH($points, as: "seat-score") }.
    .brief = Points en manche { $number }: { EACH($points, as: "seat-score") }.
game-scored = Totaux: { EACH($points, as: "seat-points") }.
    .brief = Points en tout: { EACH($points, as: "seat-score") }.
game-won = { DOES($seat, you: "Tu gagnes", other: "gagne") } la partie.
    .full = { DOES($seat, you: "Tu gagnes", other: "gagne") } la partie avec { $points ->
    [-1] moins un point.
    [0] zéro point.
    [one] un point.
   *[other] { $points } points.
}
victory-shared = Victoire partagée: { EACH($winners, as: "seat-name") }.
    .full = Victoire partagée, avec { $points ->
    [-1] moins un point
    [0] zéro point
    [one] un point
   *[other] { $points } points
} chacun: { EACH($winners, as: "seat-name") }.

## What can be asked

pile-closed = Ta pile: { COUNT($size, as: "cards") }. { purse }
    .brief = Pile: { COUNT($size, as: "cards") }, { purse-brief }
coins = { $number ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $number } pièces
}
purse = Tu as { $coins ->
    [0] zéro pièce
    [one] une pièce
   *[other] { $coins } pièces
} et { $chips ->
    [0] zéro jeton d'action.
    [one] un jeton d'action.
   *[other] { $chips } jetons d'action.
}
purse-brief = { $coins ->
    [0] zéro pièce
    [one] une pièce
   *[other] { $coins } pièces
}, { $chips ->
    [0] zéro jeton.
    [one] un jeton.
   *[other] { $chips } jetons.
}
pile-open = { DOES($seat, you: "Dans ta", other: "a dans sa") } pile: { PIECES($cards) }.
    .brief = { $seat ->
    [you] Toi: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
table-empty = Il n'y a pas d'animal sur la table.
bids-so-far = Mises jusqu'ici: { EACH($bids, as: "seat-number") }.
no-points = Il n'y a pas de points avant la fin de la manche 1.
    .brief = Aucun point avant la fin de la manche 1.
chips-left = Jetons d'action: { EACH($chips, as: "seat-chips") }.
    .brief = Jetons: { EACH($chips, as: "seat-chips") }.
legend-signs = Les lettres d'une étiquette sont l'animal, et derrière vient sa valeur.
on-turn = Manche { $number }, tour { $round } sur { $rounds }, { $picks ->
    [yes] { $seat ->
        [you] c'est à toi de prendre.
       *[other] c'est à { $seat } de prendre.
    }
   *[no] { $seat ->
        [you] c'est à toi de miser.
       *[other] c'est à { $seat } de miser.
    }
}
    .brief = Manche { $number }, tour { $round }, { $picks ->
    [yes] { DOES($seat, you: "tu prends", other: "prend") }.
   *[no] { DOES($seat, you: "tu mises", other: "mise") }.
}
pile-sizes = Cartes dans les piles: { EACH($sizes, as: "seat-number") }.
    .brief = Cartes des piles: { EACH($sizes, as: "seat-number") }.
card-counts = { $draw_pile ->
    [0] La pioche est vide
   *[other] La pioche compte { $draw_pile } cartes
}, { $set_aside ->
    [0] aucune carte n'est de côté.
    [one] une carte est de côté.
   *[other] { $set_aside } cartes sont de côté.
}
    .brief = { $draw_pile ->
    [0] Pioche vide
   *[other] Pioche: { $draw_pile } cartes
}, de côté: { $set_aside ->
    [0] rien.
    [one] une carte.
   *[other] { $set_aside } cartes.
}
about-animal = Il y a 4 { PIECE($animal, form: "names") }, une carte pour chaque valeur, de un à quatre.
    Une paire rapporte ses 2 valeurs, une carte seule coûte la sienne.
    Les 4 cartes ensemble rapportent 3 points de plus.
    .brief = { PIECE($animal, form: "names") }: 4 cartes, de un à quatre.
about-card = { PIECE($card) } rapporte { $value ->
    [one] un point dans une paire et coûte un point sans paire.
   *[other] { $value } points dans une paire et coûte { $value } points sans paire.
}
    .brief = { PIECE($card) }: { $value ->
    [one] un point, seule moins un.
   *[other] { $value } points, seule moins { $value }.
}
not-in-game = On joue sans les { PIECE($animal, form: "names") }.
on-table = Sur la table: { PIECES($cards) }.
in-pile = { DOES($seat, you: "Dans ta", other: "a dans sa") } pile: { PIECES($cards) }.
not-shown = Pas de carte { PIECE($animal, form: "name") } sur la table.

## What is asked

ask-bid = {""}
    .full = Tu as { $high ->
    [one] une pièce. Tu peux la miser, ou ne rien miser.
   *[other] { $high } pièces. Tu peux en miser autant que tu veux, ou ne rien miser.
}
prompt-bid = Ta mise, de 0 à { $high }.
    .braille = Mise, 0 à { $high }?
# Who picks first has heard the cards as the round began.
ask-pick = { $whole ->
    [yes] {""}
   *[no] { $number ->
        [one] Il te reste: { PIECES($cards) }.
       *[other] Tu as le choix: { PIECES($cards) }.
    }
}
    .brief = { $whole ->
    [yes] {""}
   *[no] Au choix: { PIECES($cards, form: "bare") }.
}
    .full = { $number ->
    [one] Il te reste: { PIECES($cards) }.
   *[other] Tu as le choix: { PIECES($cards) }.
}
    { $may-0 ->
    [yes] { $number ->
        [one] Prends cette carte, ou utilise un jeton d'action pour ne rien prendre.
       *[other] Prends une carte, ou utilise un jeton d'action pour en prendre 2 ou aucune.
    }
   *[no] Prends une carte.
}
costly-pick = Veux-tu dépenser un jeton d'action?
prompt-pick = Que prends-tu?
    .braille = Tu prends?
moves-pick = { $may-0 ->
    [yes] { $number ->
        [one] Prends cette carte, ou rien contre un jeton d'action.
       *[other] Prends une de ces cartes, par son nom ou par son numéro.
        Contre un jeton d'action, prends 2 cartes ou rien.
    }
   *[no] Prends une de ces cartes, par son nom ou par son numéro.
}
hint-bid = { $number ->
    [0] Mon conseil: ne rien miser.
    [one] Mon conseil: miser une pièce.
   *[other] Mon conseil: miser { $number } pièces.
}
named-number = { COUNT($number, as: "coins") }
hint-pick = { $count ->
    [0] Mon conseil: ne rien prendre.
   *[other] Mon conseil: prendre { PIECES($cards) }.
}
refused-no-chip = Tu n'as plus de jeton d'action, prends donc exactement une carte.
    .brief = Sans jeton, prends exactement une carte.

## The table's options

option-starter = Qui commence? D'après la règle, la personne la plus âgée. La place 1 est celle du premier nom.
option-starter-more = D'après la règle, la personne la plus âgée commence: choisis sa place, ou le sort, car les joueurs de l'ordinateur n'ont pas d'âge.
option-open-piles = Piles ouvertes, que tout le monde peut regarder?
option-open-piles-more = D'après la règle, personne ne regarde plus une carte posée sur une pile. Si les piles sont ouvertes, tous peuvent les regarder, sauf les cartes secrètes des autres.
table-open-piles-yes = Les piles sont ouvertes, tout le monde peut les regarder.
option-hints = Que peut savoir un conseil?
option-hints-remembered = ce que retient un bon joueur
option-hints-open = les cartes visibles
option-hints-all = tout ce qui s'est dit
option-hints-more = Un bon joueur retient sa propre pile et les 8 derniers animaux de chaque autre. Un conseil peut aussi savoir tout ce qu'on t'a dit, ou ne connaître aucune pile, pas même la tienne.

how-to-answer = Pour miser, tape un nombre de pièces, par exemple 3, ou rien.
    Pour prendre, tape un animal, par exemple toucan 3, ou sa place, par exemple 2.
    Avec un jeton, tape 2 animaux, par exemple toucan 3 hérisson 2, ou rien.

## Why the hint says so

bids-for-card = Cette mise vise { PIECE($card) }{ $best ->
    [yes] , la carte qui t'aide le plus
   *[no] {""}
}.
bids-against = { PIECE($card) } aiderait { $seat }. Cette mise peut l'en priver.
avoids-card = Qui prend tard aura { PIECE($card) }, ce que cette mise peut t'éviter.
lets-pay = { $seat } paie alors { COUNT($coins, as: "coins") }, et tu gardes les tiennes.
saves-coins = Prendre avant les autres ne vaut pas tes pièces.
takes-best = C'est le choix qui t'aide le plus.
keeps-away = Cela aiderait beaucoup { $seat }.
costs-least = Chaque carte te coûte des points, et celle-ci le moins.
takes-two = Ces 2 cartes valent plus que le jeton.
takes-none = Chaque carte te coûte plus que le jeton.
picks-before = Tu prendrais avant { $seat }.
must-outbid = Qui doit encore miser devra alors miser plus.
    .brief = Les suivants devront miser plus.
cheapest-open = Aucun animal sur la table n'a une valeur plus basse.
    .brief = Aucun animal n'a moins de valeur.
keeps-from-next = { $seat } choisit ensuite et ne peut plus l'avoir.
    .brief = { $seat } ne peut plus l'avoir.
by-open-cards = Ce conseil ne connaît aucune pile, pas même la tienne.
    .brief = Ce conseil ne connaît aucune pile.
may-pair = Un partenaire peut encore venir.
helps = Cela t'aide{ $outdone ->
    [yes] , même si une autre carte t'aiderait davantage
   *[no] {""}
}.
two-at-once = Tu prends les 2 à la fois, et personne d'autre ne les a.
spares-points = Ainsi, aucune carte ne te coûte de points.
keeps-coins = Tu gardes { $coins ->
    [one] ta pièce.
   *[other] tes { $coins } pièces.
}
costs-at-most = Sans partenaire, la carte compte contre toi: { COUNT($points, as: "points") }.
spends-chip = Cela coûte un jeton d'action.
pays-bid = { $always ->
    [yes] Tu la paies même si d'autres prennent avant toi.
   *[no] Tu ne la paies que si tu prends en premier.
}
picks-later = Qui mise plus prendra avant toi.

## Ce que coûterait une autre réponse

leaves-card = Il reste alors pour { $seat }: { PIECE($card) }.
bids-more = C'est { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} de plus.
lets-pick = { $seat } prendrait avant toi.
keeps-rivals = D'autres prendraient avant toi pour { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} de moins.
