## Skat: ce que compte un jeu

skat-game-clubs = trèfle
skat-game-spades = pique
skat-game-hearts = cœur
skat-game-diamonds = carreau
skat-game-grand = grand
skat-game-null = null
skat-with = { $game } avec { $count }
skat-without = { $game } sans { $count }
skat-step-hand = à la main
skat-step-schneider = schneider
skat-step-schneider-announced = schneider annoncé
skat-step-schwarz = schwarz
skat-step-schwarz-announced = schwarz annoncé
skat-step-ouvert = ouvert
skat-counting-with = avec { $number }
skat-counting-without = sans { $number }
skat-counting-game = jeu { $number }
skat-doubled = { $count ->
    [2] doublé
   *[other] fois { $count }
}
skat-won = gagné, plus { $points }
skat-lost = perdu, moins { $points }
skat-overbid = enchère de { $bid } pas atteinte, perdu, moins { $points }
skat-told = { SEAT($seat, form: "name") }, { $declared }: { $levels } fois { $base }, { $outcome }.
    .brief = { SEAT($seat, form: "name") } { $outcome }.
    .full = { SEAT($seat, form: "name") }, { $game }: { $counting }, fois { $base }, { $outcome }.
skat-told-overbid = { SEAT($seat, form: "name") }, { $declared }: { $levels } fois { $base }, { $outcome }.
    .brief = { SEAT($seat, form: "name") } { $outcome }.
skat-told-null = { SEAT($seat, form: "name") }, { $declared }: { $outcome }.
    .brief = { SEAT($seat, form: "name") } { $outcome }.
ramsch-told = Ramsch: { EACH($points, as: "ramsch-each") }.
ramsch-each = { $seat } { $number }
ramsch-march = { DOES($seat, you: "Tu fais", other: "fait") } tous les plis: plus { $points }.

## Skat: pourquoi une ligne n'est pas prise

skat-unknown = { $word } ne veut rien dire ici. Essaie Ana grand avec 2, hand, gagné.
skat-who = Qui a joué? Nomme une personne de la table.
skat-one-declarer = Une seule personne joue contre les autres. Nomme-la seule.
skat-which-game = Quel jeu? Trèfle, pique, cœur, carreau, grand ou null.
skat-two-games = Ce sont deux jeux. N'en nomme qu'un.
skat-won-or-lost = Gagné ou perdu? Dis l'un des deux.
skat-with-and-without = Avec ou sans est dit deux fois. Dis-le une fois, par exemple avec 2.
skat-how-many = { $word } combien? Tape un nombre, par exemple { $word } 2.
skat-two-bids = { $word } et { $other } ne peuvent pas être tous deux l'enchère. Le nombre de matadors se dit avec le mot avec ou sans.
skat-announced-what = Qu'est-ce qui était annoncé? Tape schneider annoncé ou schwarz annoncé.
skat-no-matadors = Avec ou sans combien? De 1 à { $most }, par exemple avec 2.
skat-matadors-grand = Dans un grand, il y a au plus 4 matadors, les valets, pas { $found }.
skat-matadors-suit = Il y a au plus 11 matadors, pas { $found }.
skat-null-matadors = Le null n'a pas de matadors. Enlève avec et sans.
skat-null-steps = Le null n'a ni schneider ni schwarz, seulement hand et ouvert.
skat-schneider-hand = On n'annonce schneider qu'en jouant à la main. Ajoute hand, ou enlève annoncé.
skat-schwarz-hand = On n'annonce schwarz qu'en jouant à la main. Ajoute hand, ou enlève annoncé.
skat-split-schneider = À 60 partout, personne n'est schneider.
skat-split-lost = À 60 partout, un jeu de couleur ou un grand est perdu.
skat-no-bid = Personne ne peut enchérir { $found }. Les plus proches sont { $low } et { $high }.
skat-doublings = On double au plus { $most } fois.
skat-people = La liste est pour 3 ou 4 personnes, pas pour { $found }.
ramsch-word = { $word } n'a rien à faire dans un ramsch. Tape ramsch Ana 60 Ben 40 Cem 20.
ramsch-whose = À qui sont les { $word } points? Tape le nom avant le nombre.
ramsch-players = On est 3 au ramsch, et tu donnes les points de { $found }.
ramsch-virgin-points = Qui n'a fait aucun pli n'a pas de points.
ramsch-virgins = L'un des trois a fait des plis.
ramsch-sum = Il y a 120 points en tout, dont 22 au plus dans le skat, et ceux-ci font { $found }.
ramsch-last-trick = Qui a fait le dernier pli? Ajoute dernier pli et le nom.
ramsch-no-trick = Le dernier pli est à l'un de ceux qui ont fait des plis.

## Skat: ce qu'on peut taper

skat-typed-numbers = un,une deux trois quatre cinq six sept huit neuf dix onze
skat-typed-clubs = trèfle trèfles kreuz
skat-typed-spades = pique piques pik
skat-typed-hearts = cœur cœurs herz
skat-typed-diamonds = carreau carreaux karo
skat-typed-grand = grand
skat-typed-null = null nul nulle misère
skat-typed-hand = hand à-la-main main
skat-typed-schneider = schneider
skat-typed-schwarz = schwarz noir
skat-typed-ouvert = ouvert ouverte étalé étalée
skat-typed-split = partage 60-60 soixante-soixante spaltarsch
skat-typed-won = gagné gagne gagnée gagnes gagner gagnant
skat-typed-lost = perdu perd perdue perds perdre perdant
skat-typed-kontra = kontra contre
skat-typed-re = re surcontre
skat-typed-bock = bock
skat-typed-with = avec
skat-typed-without = sans
skat-typed-jacks = valet valets matador matadors pointe pointes atout atouts
skat-typed-announced = annoncé annoncée annonce annonces angesagt
skat-typed-little = enchère enchéri enchérit mise demandé tenu joue joué joues jeu partie points skat fait a as ai
skat-typed-passed = passé tous-passent tous-passé tout-le-monde-passe personne-n-a-joué passée eingepasst
skat-typed-ramsch = ramsch schieberamsch
skat-typed-virgin = vierge vierges jungfrau durchmarsch
skat-typed-last = dernier dernier-pli dernière-levée
skat-typed-pushed = poussé pousse poussés passé-sans-voir
typed-me = moi je j
