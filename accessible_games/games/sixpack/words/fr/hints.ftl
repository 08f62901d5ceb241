## Why the hint says so

begins-with-own = C'est un de tes dominos.
makes-pattern = { $block ->
    [none] Cela peut amener ton motif sur la table.
   *[other] Cela peut former ton motif { $block }.
}
leaves-pattern = { $block ->
    [none] Ton motif reste sur la table.
   *[other] Ton motif reste là, { $block }.
}
prepares = Si la table reste ainsi, tu pourras former ton motif à ton prochain tour.
    .brief = Cela prépare ton motif.
nears-pattern = { $drinks ->
    [one] Une boisson de ton motif serait alors bien placée
   *[other] { $drinks } boissons de ton motif seraient alors bien placées
}{ $block ->
    [none] .
   *[other] , { $block }.
}
    .brief = { $drinks ->
    [one] Une boisson en place
   *[other] { $drinks } boissons en place
}{ $block ->
    [none] .
   *[other] , { $block }.
}
gives-little = { $percent ->
    [0] Cela ne donne de motif à personne d'autre.
   *[other] Risque de donner un motif à quelqu'un d'autre: { $percent ->
        [1] un
       *[other] { $percent }
    } pour cent.
}
    .brief = { $percent ->
    [0] Cela n'aide personne d'autre.
   *[other] Risque d'aider les autres: { $percent ->
        [1] un
       *[other] { $percent }
    } pour cent.
}
leaves-cards = Il reste alors { $cards } cartes sur la table.
claims-pattern = Ton motif { $block } te donne un point.
    .brief = Ton motif te donne un point.
looks-alone = Cherche ton motif toi-même: la commande annonce te guide sur la table.
    .brief = Cherche toi-même, annonce te guide.
keeps-found = Chance que ton prochain motif soit déjà sur la table: { $percent ->
    [0] zéro
    [1] un
   *[other] { $percent }
} pour cent.
    .brief = Prochain motif déjà là: { $percent ->
    [0] zéro
    [1] un
   *[other] { $percent }
} pour cent.
lays-hardest = C'est le plus difficile à trouver de tes 3 dominos.
wins = C'est ton dernier point, et tu gagnes.

## Ce que coûterait une autre réponse

misses-pattern = Ton motif ne serait alors pas sur la table.
    .brief = Ton motif ne serait pas là.
not-next = Tu ne pourrais pas former ton motif à ton prochain tour.
    .brief = Pas de motif au prochain tour.
fits-fewer = { $drinks ->
    [one] Une boisson de moins de ton motif serait bien placée.
   *[other] { $drinks } boissons de moins de ton motif seraient bien placées.
}
    .brief = { $drinks ->
    [one] Une boisson de moins en place.
   *[other] { $drinks } boissons de moins en place.
}
gives-more = Risque de donner un motif aux autres: { $percent ->
    [1] un
   *[other] { $percent }
} pour cent au lieu de { $less }.
    .brief = Risque d'aider les autres: { $percent ->
    [1] un
   *[other] { $percent }
} pour cent.
