## La table de vraies cartes: ce qui se passe

table-opened = { $deck ->
    [none] Nouvelle table.
   *[other] Nouvelle table pour { $deck }.
}
cards-laid = { $laid }{ $stacked ->
    [one] {""}
   *[other] , { $stacked } cartes à cet endroit
}.
cards-taken = Retiré de { $place }: { $cards }.
cards-moved = { $cards } de { $place } à { $goal }.
line-taken = Retiré: { $line ->
    [column] la colonne { $name }
   *[row] la rangée { $name }
}{ $side ->
    [left] { " " }et tout ce qui est à sa droite
    [right] { " " }et tout ce qui est à sa gauche
    [above] { " " }et tout ce qui est au-dessous
    [below] { " " }et tout ce qui est au-dessus
   *[none] {""}
}, { $count ->
    [one] une carte
   *[other] { $count } cartes
}. { $left ->
    [0] Il ne reste rien.
   *[other] Il en reste { $left }.
}
table-by-rules = { $told }
claim-judged = { $right ->
    [yes] C'est le motif.
   *[no] Ce n'est pas le motif.
}
pattern-of = Motif de { $hand }.

## Ce qu'on peut demander

table-bare = Il n'y a rien sur la table. Tape par exemple pose chèvre en b3.
    .brief = Il n'y a rien sur la table.
table-holds = { $count ->
    [one] Une carte en { $first }.
   *[other] { $count } cartes, de { $first } à { $last }.
}
pile-lies = { $count ->
    [one] { $cards } { $place }.
   *[other] { $count } cartes { $place }, de haut en bas: { $cards }.
}
    .brief = { $count ->
    [one] { $cards } { $place }.
   *[other] { $place }, de haut en bas: { $cards }.
}
place-bare = Rien en { $place }.
table-line-lies = { $line ->
    [column] Colonne { $name } à partir de { $first }: { $cells }.
   *[row] Rangée { $name } à partir de { $first }: { $cells }.
}
table-line-bare = { $line ->
    [column] Il n'y a rien dans la colonne { $name }.
   *[row] Il n'y a rien dans la rangée { $name }.
}
pile-in-line = { $count ->
    [one] { $card }
   *[other] { $card } et { $more } dessous
}
empty-in-line = vide
card-lies = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } fois
}: { $places }.
card-nowhere = { $card } n'est pas sur la table.
cards-counted = { $card }: { $count }{ $of ->
    [0] {""}
   *[other] { " " }sur { $of }
}.
counted-together = { $count ->
    [one] Ensemble une carte.
   *[other] Ensemble { $count } cartes.
}
table-picture = { $cells }
nothing-written = Rien n'a encore été posé, retiré ni déplacé.
no-board = Seule une table de SixPack a des motifs. Tape table sixpack.

## Ce qui est refusé, et ce qu'il faut taper

refused-board = { $why }
refused-table-full = Plus de 500 cartes ne tiennent pas sur la table. Retires-en d'abord.
refused-long-card = Nomme la carte en 1 à 40 lettres.
refused-nothing-there = Il n'y a rien en { $place }. Tape où et une carte.
refused-not-there = Cette carte n'est pas en { $place }. Tape { $place } pour savoir ce qu'il y a.
refused-no-such-line = Il n'y a aucune carte dans cette ligne. Tape table pour tout entendre.
refused-side-goes = Ce côté part avec la ligne. Tape la ligne seule.
refused-which-side = Les deux côtés sont égaux. Tape celui qui reste, comme prends rangée 13 au-dessus.
refused-same-place = C'est déjà en { $place }.
refused-no-patterns = { no-board }
refused-no-block = Il faut 6 boissons entre deux coins, comme annonce p13 r14.
table-which = Je ne connais pas de cartes nommées { $word }. Tape le nom d'un jeu, ou table neuve pour n'importe quelles cartes.
beyond-table = La table finit là. Elle a les colonnes a à z et les rangées 1 à 26.
lay-what = Tape ce que tu poses et où, comme pose chèvre en b3.
take-what = Tape ce que tu prends, comme prends b3, prends chèvre ou prends rangée 2.
move-what = Tape ce que tu déplaces et où, comme déplace b3 vers c4.
claim-what = Tape deux coins du motif, comme annonce p13 r14, puis les dominos si tu veux.
dominoes-how = Tape trois dominos, chacun avec ses deux boissons, comme cola limobière, limonade limobière, bière colabière.
which-line-taken = Tape une rangée avec son numéro ou une colonne avec sa lettre, comme prends rangée 2.
card-lies-nowhere = { $name } n'est pas sur la table.
card-lies-where = C'est en { $choices }. Tape aussi la case.

## Ce qu'on tape

typed-table = table nouvelle-table
typed-new = neuve nouvelle vide libre
typed-lay = pose poser mets mettre
typed-take = prends prendre enlève enlever retire retirer ôte vide-la-ligne
typed-move = déplace déplacer bouge bouger
typed-claim = annonce annoncer
typed-at = en à sur vers dans de au depuis
typed-at-left = à-gauche à-gauche-de gauche
typed-at-right = à-droite à-droite-de droite à-côté-de
typed-at-up = au-dessus au-dessus-de dessus
typed-at-down = au-dessous au-dessous-de dessous sous en-dessous-de
typed-there = a-t-il y-a-t-il il-y-a a-t-il-de y-a-t-il-de il-y-a-de a-t-on on-a avons-nous là sont-là sur-la-table sont-sur-la-table est-sur-la-table elles sont-elles est-elle
typed-all-cards = cartes carte toutes
page-what = Quoi
page-where = Où
page-move-second = Vers où, pour déplacer
page-claim-second = Second coin, pour annoncer
choice-take = prends
choice-move = déplace
choice-claim = annonce

## Commandes

command-row = rangée
command-column = colonne
command-block = autour bloc alentours
command-picture = image dessin
command-history = historique
command-pattern = motif w motifs

help-row = { $typed }: la rangée où tu es. Ajoute un numéro pour une autre.
help-column = { $typed }: la colonne où tu es. Ajoute une lettre pour une autre.
help-block = { $typed }: les 9 cases autour de toi. Ajoute une case pour en changer.
help-picture = { $typed }: la table en cellules braille: les lettres des colonnes, les numéros des rangées et, pour chaque carte, son étiquette ou ses initiales. Le point 8 marque une pile.
help-history = { $typed }: les 10 dernières fois que quelque chose a été posé, pris ou déplacé. Ajoute une carte pour tout ce qui lui est arrivé.
help-pattern = { $typed } et 3 dominos: où est leur motif sur une table de SixPack. Toi seul l'entends.

## Ce que veulent dire les mots

meaning-lay = Pose et une carte note où elle est: pose chèvre en b3. Sans case, c'est la prochaine case libre, et plusieurs cartes se séparent par des virgules.
meaning-take = Prends et une case, une carte ou une ligne note ce qui n'y est plus: prends b3, prends chèvre, prends rangée 2.
meaning-move = Déplace et une case ou une carte, puis où elle va: déplace b3 vers c4.
meaning-claim = Annonce et deux coins juge un motif sur une table de SixPack: annonce p13 r14. Les dominos peuvent suivre.
