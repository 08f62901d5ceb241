## La donne du jour

daily-pattern = { $date ->
    [1] d'er' MMMM
   *[other] d MMMM
}
daily-score = { $victory ->
    [yes] gagné
   *[no] pas gagné
}{ $scored ->
    [yes] , { COUNT($number, as: "points") }
   *[no] { "" }
}
daily-begins = Donne du { $day }: la même pour tous, sans conseil et sans retour en arrière.
    .brief = Donne du { $day }, sans conseil.
daily-unaided = La donne du jour se joue sans conseil et sans retour en arrière.
    .brief = Ici, ni conseil ni retour.
daily-own = Ton résultat: { daily-score }.
daily-hard = L'ordinateur de niveau difficile à ta place: { daily-score }.
    .brief = L'ordinateur: { daily-score }.
daily-hard-plays = L'ordinateur joue encore à ta place. J'attends quelques secondes.
    .brief = L'ordinateur joue encore.
daily-hard-late = L'ordinateur n'a pas fini à ta place, je ne peux donc pas comparer.
    .brief = L'ordinateur n'a pas fini.
daily-share-offered = Une ligne à envoyer à tes amis: tape accessible-games daily share.
    .brief = Puis tape accessible-games daily share.
daily-played = { $title }: tu as déjà joué la donne du jour. Cet essai ne compte pas.
    .brief = { $title }: essai pour rien.
daily-unsaved = Cet essai ne compte pas et n'est pas enregistré.
    .brief = Cet essai n'est pas enregistré.
daily-uncounted = Cet essai ne compte pas, ton premier résultat reste.
    .brief = Ton premier résultat reste.
daily-none = Tu n'as encore fini aucune donne du jour. Tape accessible-games daily.
daily-nothing-to-share = Tu n'as encore fini aucune donne de ce genre, il n'y a donc rien à envoyer. Tape accessible-games daily.
daily-day = { $day }, { $title }: { daily-score }.
daily-day-hard = L'ordinateur à ta place: { daily-score }.
daily-share = Accessible Games, donne du { $day }, { $title }: { daily-score }.
daily-share-hard = L'ordinateur: { daily-score }.
daily-streak = { $count ->
    [0] Rien de terminé aujourd'hui ni hier, donc pas de série.
    [one] Série: un jour.
   *[other] Série: { $count } jours.
}
daily-longest = { $count ->
    [one] Plus longue série: un jour.
   *[other] Plus longue série: { $count } jours.
}
