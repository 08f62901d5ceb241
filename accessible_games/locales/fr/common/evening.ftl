## Une soirée à une vraie table

setup-at-table = Qui est à la table? Tape les noms avec des virgules. Entrée pour { $default }.
prompt-at-table = Noms?
about-at-table = Tape les noms de tous ceux qui jouent, avec des virgules, comme Ana, Ben.
no-evening = Aucune soirée n'a commencé.
evening-made = { $title }: jusqu'à { $high } personnes peuvent venir, chacune avec son téléphone ou son ordinateur.
evening-how = Quand tout le monde est là, tape commencer.
hold-no-computer = À une vraie table, l'ordinateur ne garde aucune place.
evening-lesson-over = La leçon est finie. Commence avec accessible-games evening.
evening-saved = La soirée est enregistrée. Continue avec accessible-games evening.
prompt-hides = { $what ->
    [cards] Entrée les cache.
   *[secret] Entrée le cache.
}
secret-wait = Attends. Tous prennent le même temps.
time-left = Reste { time-told }.
time-told = { $minutes ->
    [0] {""}
    [one] une minute
   *[other] { $minutes } minutes
}{ $minutes ->
    [0] {""}
   *[other] { $seconds ->
        [0] {""}
       *[other] {" et "}
    }
}{ $seconds ->
    [0] {""}
    [one] une seconde
   *[other] { $seconds } secondes
}
no-timer = Aucun minuteur ne tourne.
time-up = Le temps est écoulé.
exported = La feuille est dans { $file }.
export-refused = La feuille ne peut pas être écrite: { $problem }.
