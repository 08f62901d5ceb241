title = Life is Life

## The animals: as said in lists, then the bare name and its plural.
## The case definite gives la girafe and l'ours; the case without, de girafe and d'ours, as after pas.

piece-giraffe = { $case ->
    [definite] la girafe
    [without] de girafe
   *[other] { $count ->
        [one] une girafe
       *[other] { $count } girafes
    }
}
    .name = girafe
    .names = girafes
piece-bear = { $case ->
    [definite] l'ours
    [without] d'ours
   *[other] { $count ->
        [one] un ours
       *[other] { $count } ours
    }
}
    .name = ours
    .names = ours
piece-mole = { $case ->
    [definite] la taupe
    [without] de taupe
   *[other] { $count ->
        [one] une taupe
       *[other] { $count } taupes
    }
}
    .name = taupe
    .names = taupes
piece-goat = { $case ->
    [definite] la chèvre
    [without] de chèvre
   *[other] { $count ->
        [one] une chèvre
       *[other] { $count } chèvres
    }
}
    .name = chèvre
    .names = chèvres
piece-sheep = { $case ->
    [definite] le mouton
    [without] de mouton
   *[other] { $count ->
        [one] un mouton
       *[other] { $count } moutons
    }
}
    .name = mouton
    .names = moutons
piece-dog = { $case ->
    [definite] le chien
    [without] de chien
   *[other] { $count ->
        [one] un chien
       *[other] { $count } chiens
    }
}
    .name = chien
    .names = chiens
piece-rabbit = { $case ->
    [definite] le lapin
    [without] de lapin
   *[other] { $count ->
        [one] un lapin
       *[other] { $count } lapins
    }
}
    .name = lapin
    .names = lapins
piece-pig = { $case ->
    [definite] le cochon
    [without] de cochon
   *[other] { $count ->
        [one] un cochon
       *[other] { $count } cochons
    }
}
    .name = cochon
    .names = cochons
piece-cat = { $case ->
    [definite] le chat
    [without] de chat
   *[other] { $count ->
        [one] un chat
       *[other] { $count } chats
    }
}
    .name = chat
    .names = chats
piece-mouse = { $case ->
    [definite] la souris
    [without] de souris
   *[other] { $count ->
        [one] une souris
       *[other] { $count } souris
    }
}
    .name = souris
    .names = souris

## What happens

round-began = Manche { $number }, { DOES($seat, you: "tu commences", other: "commence") }.
    { $two_left ->
    [yes] À 2 joueurs, il faut au moins 2 cartes pour la majorité.
   *[no] {""}
}
    .brief = Manche { $number }, { DOES($seat, you: "tu commences", other: "commence") }.
    { $two_left ->
    [yes] Il faut 2 cartes pour la majorité.
   *[no] {""}
}
row-laid = Rangée { $row }: { PIECES($cards, form: "bare") }.
    .braille = { $row }: { PIECES($cards) }.
row-laid-several = { $sentences }
    .braille = Rangées { $sentences }
swapped = { swapped-taken } { swapped-laid }.
    .long = { $taken ->
    [none] { swapped-taken } { $seat ->
        [you] et tu poses
       *[other] et pose
    }: { PIECES($laid, form: "bare") }.
   *[other] { swapped-taken }.
    { swapped-laid-alone }.
}
    .brief = { DOES($seat, you: "Tu poses", other: "pose") } { PIECES($laid, form: "bare") }.
    .full = { swapped-taken }.
    { swapped-laid-alone }, qui { $row ->
        [1] forme
       *[other] forment
    } maintenant la rangée { $row }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { $row }: { PIECES($laid) }.
}
swapped-taken = { DOES($seat, you: "tu prends", other: "prend") } { $taken ->
    [none] la rangée { $row }
   *[other] { PIECES($taken) } dans la rangée { $row }
}
swapped-laid = { $seat ->
    [you] et tu poses { PIECES($laid) }
   *[other] et pose { PIECES($laid) }
}
swapped-laid-alone = { DOES($seat, you: "tu poses", other: "pose") } { PIECES($laid) }
knocked = { DOES($seat, you: "Tu frappes", other: "frappe") }. Le dernier tour commence.
    .brief = { DOES($seat, you: "Tu frappes", other: "frappe") }, dernier tour.
    .full = { DOES($seat, you: "Tu frappes", other: "frappe") }. Le dernier tour commence: chacun des autres joue encore une fois.
    .braille = { $seat ->
    [you] {""}
   *[other] { knocked.brief }
}
passed = { DOES($seat, you: "Tu frappes", other: "frappe") } aussi.
    .full = { DOES($seat, you: "Tu frappes aussi et tu gardes tes cartes", other: "frappe aussi et n'échange rien") }.
    .braille = { $seat ->
    [you] {""}
   *[other] { passed }
}
passed-part = { SEAT($seat) }
passed-several = Frappent aussi: { $list }.
sudden-death = { $seat ->
    [you] Mort subite: tu as les { $count } { PIECE($animal, form: "names") }.
   *[other] Mort subite: { $seat } a les { $count } { PIECE($animal, form: "names") }{ $rest ->
        [none] {""}
       *[other] , avec { PIECES($rest) }
    }.
}
    .brief = { $seat ->
    [you] Mort subite: tu as les { $count } { PIECE($animal, form: "names") }.
   *[other] Mort subite, { $seat }: { PIECE($animal, $count) }{ $rest ->
        [none] {""}
       *[other] , { PIECES($rest, form: "bare") }
    }.
}
    .full = { $seat ->
    [you] Mort subite: tu as les { $count } { PIECE($animal, form: "names") }.
    La manche s'arrête aussitôt, et chacun des autres perd une vie.
   *[other] Mort subite: { $seat } a les { $count } { PIECE($animal, form: "names") }{ $rest ->
        [none] {""}
       *[other] , avec { PIECES($rest) }
    }.
    La manche s'arrête aussitôt, et chacun des autres perd une vie.
}

## Scoring

seat-score = { SEAT($seat) } { $number ->
    [0] zéro
   *[other] { $number }
}
seat-has-count = { DOES($seat, you: "tu as", other: "a") } { $number ->
    [one] une carte
   *[other] { $number } cartes
}
seat-points = { SEAT($seat) } { $number ->
    [0] zéro point
    [one] un point
   *[other] { $number } points
}
animal-scored = { $reason ->
    [majority] { PIECE($animal, form: "names") }: { EACH($counts, as: "seat-score") }. { $value } points pour { SEAT($winner) }.
    [tie] { PIECE($animal, form: "names") }: { EACH($counts, as: "seat-score") }, égalité.
    [single] { PIECE($animal, form: "names") }: { EACH($counts, as: "seat-score") }, cela ne suffit pas.
   *[nobody] {""}
}
    .brief = { $reason ->
    [majority] { PIECE($animal, form: "names") }, { $value } points: { EACH($counts, as: "seat-score") }.
    [tie] { PIECE($animal, form: "names") }, égalité: { EACH($counts, as: "seat-score") }.
    [single] { PIECE($animal, form: "names") }, pas assez: { EACH($counts, as: "seat-score") }.
   *[nobody] {""}
}
    .full = Les { PIECE($animal, form: "names") } valent { $value } points: { $reason ->
    [nobody] personne n'en a.
   *[other] { EACH($counts, as: "seat-has-count") }.
}
    { $reason ->
    [majority] { DOES($winner, you: "Tu as la majorité et tu gagnes", other: "a la majorité et gagne") } { $value } points.
    [tie] Il y a égalité en tête, donc personne ne gagne les { $value } points.
    [single] À 2 joueurs, une seule carte ne suffit pas, donc personne ne gagne les { $value } points.
   *[nobody] Donc personne ne gagne les { $value } points.
}
round-scored = Total des points: { EACH($points, as: "seat-score") }.
    .brief = Points: { EACH($points, as: "seat-score") }.
    .full = Totaux: { EACH($points, as: "seat-points") }.
all-tied = Tout le monde a { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
}, donc personne ne perd de vie.
    .brief = Égalité, personne ne perd de vie.
lives-lost = { $lost ->
    [0] {""}
   *[other] { lives-given }
}
    .full = { $lost ->
    [0] { DOES($seat, you: "Tu gardes", other: "garde") } { $left ->
        [one] { $seat ->
            [you] ta dernière vie.
           *[other] sa dernière vie.
        }
       *[other] { $seat ->
            [you] tes { $left } vies.
           *[other] ses { $left } vies.
        }
    }
   *[other] { lives-given }
}
    .braille = { $lost ->
    [0] {""}
   *[other] Vies restantes: { lives-lost-part.braille }.
}
lives-given = { DOES($seat, you: "Tu perds", other: "perd") } { $left ->
    [0] { $seat ->
        [you] { $lost ->
            [one] ta dernière vie.
           *[other] tes { $lost } dernières vies.
        }
       *[other] { $lost ->
            [one] sa dernière vie.
           *[other] ses { $lost } dernières vies.
        }
    }
   *[other] { $lost ->
        [one] une vie
       *[other] { $lost } vies
    } { $seat ->
        [you] et tu en gardes
       *[other] et en garde
    } { $left ->
        [one] une.
       *[other] { $left }.
    }
}
lives-lost-part = { SEAT($seat) } { $left ->
    [0] { $lost ->
        [one] la dernière
       *[other] les { $lost } dernières
    }
   *[other] { $lost ->
        [one] une
       *[other] { $lost }
    } { $seat ->
        [you] et tu en gardes
       *[other] et en garde
    } { $left ->
        [one] une
       *[other] { $left }
    }
}
    .braille = { SEAT($seat) } { $left ->
    [0] aucune
    [one] une
   *[other] { $left }
}
lives-lost-several = { $lead }, { $rest }.
    .braille = Vies restantes: { $parts }.
life-won = { DOES($seat, you: "Tu gagnes une vie, tu as", other: "gagne une vie et a") } maintenant { $left } vies.
    .brief = { DOES($seat, you: "Tu gagnes une vie, tu as", other: "gagne une vie,") } { $left } vies.
eliminated = { DOES($seat, you: "Tu sors", other: "sort") } du jeu.
game-won = { DOES($seat, you: "Tu gagnes", other: "gagne") } la partie avec { $lives ->
    [one] une vie.
   *[other] { $lives } vies.
}
    .brief = { DOES($seat, you: "Tu gagnes", other: "gagne") } la partie.

## What can be asked

table-empty = Entre 2 manches, la table est vide.
last-lap = { DOES($seat, you: "Tu as", other: "a") } frappé, c'est le dernier tour.
    .brief = { $seat ->
    [you] Dernier tour, tu as frappé.
   *[other] Dernier tour, { $seat } a frappé.
}
seat-lives = { $number ->
    [0] { DOES($seat, you: "tu es", other: "est") } hors jeu
   *[other] { seat-name } { $number ->
        [one] une
       *[other] { $number }
    }
}
lives-held = Vies: { EACH($lives, as: "seat-lives") }.
legend-signs = Les lettres d'une étiquette sont l'animal, et derrière vient sa valeur.
on-turn = Manche { $round }, { $seat ->
    [you] c'est à toi de jouer.
   *[other] c'est à { $seat } de jouer.
}
    .brief = Manche { $round }, { $seat ->
    [you] à toi.
   *[other] à { $seat }.
}
card-counts = Chacun a { $hand } cartes en main, l'étalage en compte { $display }, et { $out_of_play ->
    [0] aucune n'est hors jeu.
   *[other] { $out_of_play } cartes sont hors jeu.
}
    .brief = { $hand } cartes chacun, étalage { $display }, hors jeu { $out_of_play ->
    [0] rien.
   *[other] { $out_of_play }.
}
about-animal = { PIECE($animal, case: "definite") } vaut { $value } points, il y a { $value } { PIECE($animal, form: "names") } dans le jeu.
    { $ends_round ->
    [yes] Avoir les { $value } en main, c'est la mort subite.
   *[no] {""}
}
    .brief = { PIECE($animal, form: "name") }: { $value } points, { $value } cartes.
    { $ends_round ->
    [yes] Les { $value } font la mort subite.
   *[no] {""}
}
in-hand = Tu as { PIECE($animal, $count) } en main.
in-row = Il y a { PIECE($animal, $count) } dans la rangée { $row }.
nowhere = Il n'y a pas { PIECE($animal, case: "without") } dans ta main ni à l'étalage.
    .brief = Pas { PIECE($animal, case: "without") } en main ni à l'étalage.

## Lives are asked for, where other games have points.

command-scores = vies v points score

## What is asked

ask-turn = {""}
    .full = { $may-knock ->
    [yes] Prends une rangée, de 1 à 4, ou frappe.
   *[no] Prends une rangée, de 1 à 4.
}
costly-turn = Veux-tu frapper?
prompt-turn = À toi.
    .braille = Tour?
moves-turn = Tu peux choisir les rangées 1 à 4{ $may-knock ->
    [yes] {" "}ou frapper.
   *[no] .
}
ask-lay = Rangée { $count }: { PIECES($forbidden) }.
    .brief = {""}
    .full = Rangée { $count }: { PIECES($forbidden) }. Pose { $count ->
    [one] une carte en échange.
   *[other] { $count } cartes en échange.
}
    .braille = { PIECES($cards) }.
prompt-lay = Pose { COUNT($count, as: "cards") }.
    .braille = Poser { $count ->
    [one] une carte?
   *[other] { $count } cartes?
}
choice-1 = rangée 1
choice-2 = rangée 2
choice-3 = rangée 3
choice-4 = rangée 4
choice-knock = frapper
typed-knock = frapper frappe frappes frappez knock toquer toque frappe-sur-la-table frapper-sur-la-table toc toc-toc toc-toc-toc cogne cogner tape-sur-la-table taper-sur-la-table toque-à-la-table toquer-à-la-table cogne-sur-la-table tape-du-poing jfrappe frappons cogne-à-la-table tape-à-la-table frappe-à-la-table frapper-à-la-table
refused-swap-first = Tu ne peux frapper qu'après un échange dans cette manche.
    Prends une rangée, de 1 à 4.
    .brief = Échange d'abord, tu frapperas ensuite.
refused-same-cards = Tu ne peux pas poser exactement ce que tu prends.
    Au moins une carte doit être différente.
    .brief = Au moins une carte doit être différente.

## The table's options

option-expert = Variante avancée, où les chats ne provoquent pas de mort subite?
option-expert-more = La variante avancée est à la fin de la règle: seuls les lapins et les cochons font alors une collection, et la mort subite rapporte une vie à qui la provoque.
table-expert-yes = On joue la variante avancée.


how-to-answer = À ton tour, tape une rangée, de 1 à 4, et les cartes à poser.
    Par exemple: 2 avec ours et chèvre.
    Ou tape la rangée seule, puis les cartes quand elles sont demandées.
    Ou tape frapper.
