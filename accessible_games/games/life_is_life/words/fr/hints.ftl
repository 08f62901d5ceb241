## Why the hint says so

completes-set = Tu auras les { $count } { PIECE($animal, form: "names") }: mort subite.
chases-set = Tu auras { PIECE($animal, $count) }. { $missing ->
    [one] Encore une carte pour la mort subite.
   *[other] Encore { $missing } cartes pour la mort subite.
}
blocks-set = { $count ->
    [0] { $seat } pourrait prendre toute la collection. Cela l'empêche.
   *[other] { $sure ->
        [yes] { $seat } a { PIECE($animal, $count) }. Cela empêche la mort subite.
       *[no] { $seat } a peut-être { PIECE($animal, $count) }. Cela empêche la mort subite.
    }
}
takes-majority = Tu auras { PIECE($animal, $count) }, sans doute la majorité, pour { $value } points.
collects = Tu auras { PIECE($animal, $count) }.
loses-least = Chaque échange te coûte quelque chose. La rangée { $row } coûte le moins.
lays-least = Tu auras { PIECES($kept) }, qui te servent davantage.
knocks-ahead = Tu peux compter sur environ { COUNT($points, as: "points") }, les autres sur { $others ->
    [0] zéro point.
    [one] un point au plus.
   *[other] { $others } points au plus.
}
knocks-late = Tu as fait { $swaps ->
    [one] un échange
   *[other] { $swaps } échanges
} dans cette manche, cela suffit.
passes-best = Aucun échange n'améliore ta main.
keeps-hand = Tu gardes ta main telle quelle, environ { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
}.
others-follow = Tous les autres ont encore un tour.
risks-set = { $count ->
    [0] { $seat } pourrait prendre toute une collection.
   *[other] { $sure ->
        [yes] { $seat } a { PIECE($animal, $count) } et pourrait prendre le reste.
       *[no] { $seat } a peut-être { PIECE($animal, $count) } et pourrait prendre le reste.
    }
}
loses-majority = Tu perds la majorité: { PIECE($animal, form: "names") }, { $value } points.

## Ce que coûterait une autre réponse

gives-up-all = Cela abandonne entièrement: { PIECE($animal, form: "names") }.
holds-fewer = { $count ->
    [0] Tu aurais { PIECE($animal, $more) } de moins.
   *[other] Tu aurais { PIECE($animal, $count) } au lieu de { $more }.
}
lets-others-swap = Cela laisse les autres continuer à échanger.
