## Leagues

league-none = Tu n'es dans aucune ligue.
league-listed = { $league }: { $title }, { $count ->
    [one] une personne
   *[other] { $count } personnes
}, { $state ->
    [over] finie.
    [going] ronde { $number }.
   *[open] pas encore commencée.
}
league-join-how = Pour entrer dans une ligue, tape { $command } rejoindre et son nom.
league-new-how = Tape { $command } nouvelle, un nom et un jeu, par exemple { $command } nouvelle Hiver SixPack. Tu peux ajouter combien jouent à une table, suisse, un nombre de rondes, et jours 3 pour une ligue où chaque tour dure trois jours au plus.
league-about = { $league }: { $title }, jusqu'à { $high } personnes à une table, { $kind ->
    [swiss] au système suisse
   *[everybody] tous contre tous
}{ $rounds ->
    [0] {""}
    [one] , une ronde
   *[other] , { $rounds } rondes
}{ $days ->
    [0] .
    [one] , un jour pour chaque tour.
   *[other] , { $days } jours pour chaque tour.
}
league-people = Y { $count ->
    [one] participe { $names }.
   *[other] participent { $names }.
}
league-runner = { $own ->
    [yes] C'est toi qui la mènes.
   *[no] C'est { $name } qui la mène.
}
league-founded = Les autres entrent avec { $command } rejoindre { $league }. Quand tout le monde est là, tape { $command } commencer.
league-joined = { $begun ->
    [yes] Te voilà dans la ligue { $league }, dès la prochaine ronde.
   *[no] Te voilà dans la ligue { $league }.
}
league-comes = { $name } entre dans la ligue { $league }.
league-leave-sure = Dans la ligue { $league }, les autres continuent sans toi. C'est bien ce que tu veux?
league-left = Tu quittes la ligue { $league }.{ $played ->
    [yes] {" "}Ce que tu as joué compte toujours.
   *[no] {""}
}
league-goes = { $name } quitte la ligue { $league }.
league-removed = { $name } n'est plus dans la ligue { $league }.
league-removed-you = { $name } te retire de la ligue { $league }. Ce que tu as joué compte toujours.
league-gathers = La ligue { $league } n'a pas commencé. Y { $count ->
    [one] participe { $names }.
   *[other] participent { $names }.
}
league-begin-how = Quand tout le monde est là, tape { $command } commencer.
league-begun-by = C'est { $name } qui la commence.
league-begin-sure = Dans la ronde { $number }, { $count ->
    [one] une table n'est pas jouée
   *[other] { $count } tables ne sont pas jouées
}. Commencer quand même la ronde suivante?
league-round-begins = { $league }: la ronde { $number } commence. Tape ligue pour entendre avec qui tu joues.
league-plays = { $league }, ronde { $number }{ $of ->
    [0] {""}
   *[other] {" "}sur { $of }
}: tu joues avec { $names }{ $days ->
    [0] .
    [one] , un jour pour chaque tour.
   *[other] , { $days } jours pour chaque tour.
}
league-here = { $count ->
    [one] { $names } est ici.
   *[other] { $names } sont ici.
}
league-hours = { $unknown ->
    [yes] Toutes les personnes qui ont donné leurs heures sont debout { $when }, à ton heure.
   *[no] Vous êtes tous debout { $when }, à ton heure.
}
league-hours-none = Il n'y a pas d'heure où vous êtes tous debout.
league-waits-for-you = { $count ->
    [one] Une table t'attend dans la ligue { $names }. Tape ligue.
   *[other] Des tables t'attendent dans les ligues { $names }. Tape ligue.
}
league-play-how = Pour prendre place, tape { $command } jouer.
league-waits = { $league }, ronde { $number }: { $free ->
    [yes] tu ne joues pas cette fois.
   *[no] tu n'as rien à jouer.
} { $count ->
    [one] Une table reste à jouer: { $names }.
   *[other] { $count } tables restent à jouer: { $names }.
}
league-won = { $count ->
    [one] { $names } remporte la ligue { $league }.
   *[other] { $names } remportent ensemble la ligue { $league }.
}
league-unplayed = Rien n'a été joué dans la ligue { $league }.
league-counts = Cette partie compte dans la ligue { $league }.
league-is-done = Toutes les rondes de la ligue { $league } sont jouées. Tape ligue classement pour entendre qui l'emporte.
league-standings = { $league }, { $number ->
    [0] avant la première ronde.
   *[other] ronde { $number }.
}
league-place = Place { $place }, { $name }{ $left ->
    [yes] , n'en fait plus partie
   *[no] {""}
}: { $halves ->
    [0] 0 point
    [1] { $points } point
    [2] 1 point
    [3] { $points } point
   *[other] { $points } points
} en { $count ->
    [0] 0 table.
    [one] une table.
   *[other] { $count } tables.
}
league-table = { $league }, ronde { $number }: ta table est prête, on y joue à { $title }. La partie commence quand tout le monde a pris sa place.
league-days-how = D'ici là tu peux partir: ta place reste à toi.
league-invited = { $count ->
    [one] Invitation faite à { $names }.
   *[other] Invitations faites à { $names }.
}
league-invites = { $name } t'attend à votre table de la ligue { $league }. Tape { $command } jouer.
league-absent = { $count ->
    [one] { $names } n'est pas ici.
   *[other] { $names } ne sont pas ici.
}
league-nothing-open = Tu n'as rien à jouer en ce moment dans la ligue { $league }. Tape ligue pour entendre ce qu'elle attend.
league-end-sure = La ligue { $league } sera finie pour de bon. C'est bien ce que tu veux?
league-ended = La ligue { $league } se termine maintenant.
league-awake-how = Tape de quand à quand tu es debout, et ta ville: ligue debout 18-22 Paris.
league-awake-where = Ajoute la ville dont tu as l'heure: ligue debout 18-22 Paris.
league-awake-zone = Je ne connais pas l'heure { ELIDED("de", $name) }. Donne la plus grande ville qui a ton heure.
league-awake-none = Les autres ne savent pas quand tu es debout. { league-awake-how }
league-awake-is = Tu es debout { $when }, heure { ELIDED("de", $where) }.
league-awake-wanted = Pour entendre à quelles heures vous êtes tous debout, tape { $command } debout, tes heures et ta ville, par exemple { $command } debout 18-22 Paris.
league-all-day = à toute heure
league-span = de { $begin } à { $until }
league-time = { $sharp ->
    [yes] { $hour } h
   *[no] { $hour } h { $minute }
}
league-unknown = Aucune ligue ne s'appelle { $name }. Tape { $command } liste pour les entendre toutes.
league-which = Quelle ligue? Ajoute { $names }.
league-not-in-any = Tu n'es dans aucune ligue. Tape { $command } liste pour entendre celles qu'il y a.
league-not-in = Tu n'es pas dans la ligue { $league }.
league-in-already = Tu es déjà dans la ligue { $league }.
league-over = La ligue { $league } est finie.
league-not-yours = Cela revient à { $name }, qui mène la ligue { $league }.
league-nobody = Personne dans la ligue { $league } ne s'appelle { $name }.
league-too-few = Il faut au moins deux personnes dans la ligue { $league }.
league-full = Il n'y a plus de place dans la ligue { $league }.
league-too-many = Cela fait plus de { $high } ligues. Quittes-en une d'abord, ou finis-la.
league-no-room = Il n'y a plus de place pour une ligue sur ce serveur. Adresse-toi à la personne qui le tient.
league-guest = Les visiteurs sont oubliés à leur départ, alors ils ne peuvent pas être dans une ligue. Viens avec un nom à toi.
league-name-taken = Il y a déjà une ligue { $name }. Choisis un autre nom.
league-name-long = Le nom d'une ligue a { $high } lettres au plus.
league-name-wrong = Une ligue ne peut pas s'appeler { $name }. Choisis un autre nom, en lettres et en chiffres.
table-is-reserved = Cette table est pour certaines personnes d'une ligue. Tape regarder pour suivre la partie.
table-misses = { $count ->
    [one] Il manque encore { $names }.
   *[other] Il manque encore { $names }.
} La partie commence quand tout le monde a pris sa place.
table-is-complete = Tout le monde a pris sa place, et la partie commence.

## Its table for a spreadsheet

league-csv-place = Rang
league-csv-name = Nom
league-csv-points = Points
league-csv-tables = Tables
league-csv-won = Gagnées
league-csv-opponents = Points des adversaires
league-csv-score = Points des parties
league-csv-round = Ronde { $number }

## Ratings

rating-on = À partir de maintenant, chaque partie avec d'autres qui le veulent aussi compte pour ta cote. Qui la demande peut l'entendre.
rating-is-off = Tu n'as pas de cote. Pour en avoir une à partir de maintenant, tape { $command } oui.
rating-off-sure = Cela efface tes cotes. C'est bien ce que tu veux?
rating-off = Ta cote est maintenant désactivée.
rating-none-yet = Tu n'as pas encore joué de partie qui compte. Il y faut une autre personne avec une cote.
rating-is = { $title }: cote { $number }, à { $spread } près, après { $count ->
    [one] une partie.
   *[other] { $count } parties.
}
rating-changed = Ta cote passe de { $before } à { $number }.
rating-best = Voici les meilleures cotes, { $title }.
rating-place = Place { $place }, { $name }: cote { $number }.
rating-nobody = Personne n'a encore joué { $high } parties qui comptent, { $title }.
rating-guest = Les visiteurs sont oubliés à leur départ, alors ils n'ont pas de cote.
rating-no-library = Ce serveur ne connaît pas de cotes: il lui manque ce qu'il faut pour cela.

## Commands

command-league = ligue
also-league = ligues ma-ligue mes-ligues
command-rating = cote
also-rating = cotes ma-cote mes-cotes classement
league-word-new = nouvelle nouveau créer crée fonder fonde
league-word-join = rejoindre rejoins participer participe entrer entre
league-word-leave = quitter quitte
league-word-begin = commencer commence lancer lance
league-word-play = jouer joue
league-word-standings = classement tableau points rangs
league-word-awake = debout éveillé éveillée heures horaires
league-word-list = liste toutes
league-word-remove = retirer retire exclure exclus
league-word-end = finir finis terminer termine fin
league-word-export = exporter exporte export csv
league-word-swiss = suisse
league-word-rounds = rondes ronde tours tour journées journée manches manche
league-word-hour = heure heures h à de
league-word-never = non jamais

## For the host

serve-left-out-league = La ligue { $name } est abîmée et laissée de côté.
serve-left-out-rating = Les cotes { ELIDED("de", $name) } sont abîmées et laissées de côté.
serve-league-none = Il n'y a pas de ligue sur ce serveur.
serve-league-unknown = Il n'y a pas de ligue { $word } sur ce serveur{ $choices ->
    [none] .
   *[other] , seulement { $choices }.
}
