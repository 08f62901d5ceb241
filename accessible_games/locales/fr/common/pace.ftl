## Le rythme d'une table: une soirée, ou des jours pour chaque tour

called-days = jours jour
called-evening = soirée soir une-soirée ce-soir

turn-pace = { $count ->
    [0] Cette partie est pour une soirée: aucun tour n'a de limite. Pour jouer sur plusieurs jours, tape rythme jours 3.
    [one] Tu as un jour pour chaque tour. Ensuite l'ordinateur, de niveau { $level }, répond pour toi, et tu gardes ta place.
   *[other] Tu as { $count } jours pour chaque tour. Ensuite l'ordinateur, de niveau { $level }, répond pour toi, et tu gardes ta place.
}
turn-pace-unknown = Le rythme d'une table est soirée, ou jours et un nombre de 1 à { $high }, comme jours 3.
turn-pace-begun = Cette partie a commencé, alors son rythme ne change plus.
turn-pace-founder = C'est à { $name }, qui a ouvert cette table, de proposer un autre rythme.
turn-pace-evening-only = Une soirée avec de vraies cartes n'a pas d'autre rythme.
turn-pace-league = Le rythme de cette table est celui de la ligue { $league }.
turn-pace-wished = { $name } aimerait { $count ->
    [0] jouer cette partie en une soirée
    [one] un jour pour chaque tour à cette table
   *[other] { $count } jours pour chaque tour à cette table
}. Si tu es d'accord, tape accepter.
asked-pace = On te demande s'il faut jouer { $count ->
    [0] en une soirée
    [one] avec un jour pour chaque tour
   *[other] avec { $count } jours pour chaque tour
}. Tu acceptes?
days-how = La partie commence quand toutes les places sont prises, ou quand quelqu'un tape commencer. D'ici là tu peux partir: ta place reste à toi.
again-days = À une table sur plusieurs jours, on ne propose pas de rejouer. Tape partir, puis nouvelle et un jeu.
days-enough = Tu as déjà une place à { $high } tables sur plusieurs jours. Finis d'abord une partie.
days-full = Ce serveur a autant de tables sur plusieurs jours qu'il peut en garder. Jouez cette partie en une soirée.

## Le temps est écoulé

turn-late = Le temps { ELIDED("de", $name) } est écoulé, alors l'ordinateur répond.
turn-late-you = Ton temps est écoulé, alors l'ordinateur répond pour toi.
turn-was-late = Ton absence a duré plus longtemps qu'un tour, alors l'ordinateur a répondu pour toi.
turn-others-late = { $count ->
    [one] { $names } a laissé passer le temps d'un tour.
   *[other] { $names } ont laissé passer le temps d'un tour.
}
hold-in-time = { $name } a encore le temps de répondre, alors personne ne peut garder la place.

## Où l'on est attendu

turns-wait = { $count ->
    [one] On t'attend à la table { ELIDED("de", $title) }{ $number ->
        [0] {""}
       *[other] , avec { $names }
    }. Tape suivante.
   *[other] On t'attend à { $count } tables sur plusieurs jours. Tape suivante.
}
turns-over = { $count ->
    [one] La partie { ELIDED("de", $title) }{ $number ->
        [0] {""}
       *[other] , avec { $names },
    } est finie. Tape suivante pour entendre la fin.
   *[other] { $count } de tes parties sont finies. Tape suivante pour entendre la fin.
}
turns-next = Ensuite: { $title }{ $count ->
    [0] {""}
   *[other] , avec { $names }
}. Tape suivante.
turns-none = { $count ->
    [0] Tu n'as de place à aucune table sur plusieurs jours.
    [one] On ne t'attend pas à ta table sur plusieurs jours.
   *[other] On ne t'attend à aucune de tes { $count } tables sur plusieurs jours.
}
turn-told = { $number }, { $title }{ $count ->
    [0] {""}
   *[other] , avec { $names }
}: { $state ->
    [over] c'est fini.
    [agree] on te demande si tu es d'accord.
   *[asked] { $kind ->
        [days] encore { $left } jours.
        [hours] encore { $left } heures.
       *[minutes] { $left ->
            [one] encore une minute.
           *[other] encore { $left } minutes.
        }
    }
}
turn-elsewhere = C'est à toi à la table { ELIDED("de", $title) }{ $count ->
    [0] {""}
   *[other] , avec { $names }
}. Tape suivante quand tu veux.
turn-over-elsewhere = La partie { ELIDED("de", $title) }{ $count ->
    [0] {""}
   *[other] , avec { $names },
} est finie. Tape suivante pour entendre la fin.
turns-at = { $title }{ $count ->
    [0] {""}
   *[other] , avec { $names }
}.
turns-nowhere = Aucune table sur plusieurs jours ne t'attend.
turns-no-more = Seule cette table t'attend.
turns-one = Une seule table t'attend: { $title }{ $count ->
    [0] {""}
   *[other] , avec { $names }
}. Tape suivante.
turns-here = Tu y es déjà.
turns-evening = Ici, les autres t'attendent. Tape d'abord partir.

## Commandes

command-table-pace = rythme
command-turns = attentes
command-next-turn = suivante suivant
also-turns = où-m-attend-on où-est-ce-mon-tour où-est-ce-à-moi tours mes-tours
also-next-turn = table-suivante partie-suivante
