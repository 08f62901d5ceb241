## Tournaments

tournament-stronger = Le niveau { $level } est plus fort que les autres, sûr à 95 pour cent.
    .brief = Le niveau { $level } est plus fort.
tournament-weaker = Le niveau { $level } est plus faible que les autres, sûr à 95 pour cent.
    .brief = Le niveau { $level } est plus faible.
tournament-unsure = On ne sait pas encore ce que vaut le niveau { $level } face aux autres.
    .brief = Niveau { $level }: rien de sûr encore.
tournament-level = Le niveau { $level } gagne { $value } pour cent, la vraie valeur va de { $low } à { $high } pour cent.
    .brief = { $level }: { $value } pour cent, de { $low } à { $high }.
tournament-elo = Le niveau { $level } a { $value } points Elo par rapport aux autres, de { $low } à { $high }.
    .brief = Niveau { $level }: { $value } points Elo.
tournament-points = Points du niveau { $level }: { $number } en moyenne.
    .brief = Points, { $level }: { $number }.
tournament-ended-all = { $title }: { $count ->
    [one] une partie jouée.
   *[other] { $count } parties jouées, chaque donne de toutes les places.
}
    .brief = { $count ->
    [one] Une partie a été jouée.
   *[other] { $count } parties ont été jouées.
}
tournament-ended-sure = { $title }: { $count ->
    [one] une partie a suffi, sur { $size }.
   *[other] { $count } parties ont suffi, sur { $size }.
}
    .brief = { $count ->
    [one] Une partie a suffi, sur { $size }.
   *[other] { $count } parties ont suffi, sur { $size }.
}
tournament-ended-interrupted = { $count ->
    [0] Tournoi, { $title }: arrêté avant la fin de la première donne.
    [one] Tournoi, { $title }: arrêté, une partie compte sur { $size }.
   *[other] Tournoi, { $title }: arrêté, { $count } parties comptent sur { $size }.
}
    .brief = { $count ->
    [0] Arrêté, aucune partie ne compte.
    [one] Arrêté, une partie compte sur { $size }.
   *[other] Arrêté, { $count } parties sur { $size }.
}
tournament-nobody = { $count ->
    [one] Une partie est restée sans gagnant et compte comme partagée.
   *[other] { $count } parties sont restées sans gagnant et comptent comme partagées.
}
    .brief = { $count ->
    [one] Une partie sans gagnant.
   *[other] { $count } parties sans gagnant.
}
tournament-goes-on = { $count ->
    [one] Une partie est jouée, sur { $size }.
   *[other] { $count } parties sont jouées, sur { $size }.
}
tournament-one-level = Tous ont le même niveau, il n'y a rien à savoir. Nomme un autre niveau, ou enlève --sure.
tournament-workers-or-dask = Un cluster Dask a ses propres processus. Enlève --workers ou --dask.
which-players = Nomme de { $low } à { $high } joueurs avec --players, par leurs niveaux, avec des virgules entre eux.
workers-lost = Un processus qui jouait a été arrêté de l'extérieur. Essaie avec moins de processus, par --workers.
workers-no-distributed = Un cluster Dask a besoin de distributed, qui manque. { EDITION() ->
    [package] Cette édition ne peut pas l'avoir: enlève --dask.
   *[other] Tape pip install distributed, ou enlève --dask.
}
workers-unreachable = Aucun ordonnanceur Dask ne répond à { $address }. Lance-le, ou enlève --dask.
workers-no-workers = Le cluster Dask n'a personne pour jouer. Lance des processus, ou enlève --dask.
workers-other-version = La version { $value } d'Accessible Games manque quelque part dans le cluster Dask. Installe-la partout.
workers-cluster-lost = Le cluster Dask à { $address } ne répond plus. Essaie encore quand il répond.

## Statistics

statistics-counted = { $count ->
    [0] aucune partie n'est finie
    [one] { $won ->
        [0] une partie, pas gagnée
       *[other] une partie, gagnée
    }
   *[other] { $count } parties, { $won ->
        [0] aucune gagnée
        [1] une gagnée
       *[other] { $won } gagnées
    }
}
statistics-game = { $title }: { statistics-counted }.
statistics-evening = { $title }: { $count ->
    [one] une soirée
   *[other] { $count } soirées
}.
statistics-seats = À { $size } joueurs: { statistics-counted }.
statistics-level = Contre le niveau { $level }: { statistics-counted }.
statistics-people = Sans l'ordinateur: { statistics-counted }.
    .brief = Sans ordinateur: { statistics-counted }.
statistics-streak = { $count ->
    [one] Jamais deux parties gagnées de suite.
   *[other] Plus longue série: { $count } parties gagnées de suite.
}
    .brief = { $count ->
    [one] Pas de série.
   *[other] Meilleure série: { $count } parties.
}
statistics-streak-now = { $count ->
    [one] La dernière partie est gagnée.
   *[other] Les { $count } dernières parties sont gagnées.
}
statistics-points = Points: { $number } en moyenne, { $value } au mieux.
    .brief = Points: { $number }, au mieux { $value }.
statistics-unfinished = { $count ->
    [one] Une partie n'est pas finie.
   *[other] { $count } parties ne sont pas finies.
}
statistics-damaged = { $count ->
    [one] Une partie enregistrée est illisible et ne compte pas.
   *[other] { $count } parties enregistrées sont illisibles et ne comptent pas.
}
    .brief = { $count ->
    [one] Une partie est illisible.
   *[other] { $count } parties sont illisibles.
}
statistics-none = Il n'y a pas encore de partie à compter. Commence avec accessible-games play.
statistics-no-sqlite = Les statistiques ont besoin de SQLite, qui manque à ce Python. Prends un autre Python, comme celui de ton système.
statistics-many = { $count ->
    [one] Une partie enregistrée est comptée pour la première fois.
   *[other] { $count } parties enregistrées sont comptées pour la première fois, un instant.
}
    .brief = { $count ->
    [one] Une partie est à compter.
   *[other] { $count } parties sont à compter.
}

## Simulated games

simulated = { $title }: { $count ->
    [one] une partie jouée.
   *[other] { $count } parties jouées.
}
simulated-seat = Place { $number }, { $level }: { $won ->
    [0] aucune partie gagnée.
    [one] une partie gagnée.
   *[other] { $won } parties gagnées.
}
