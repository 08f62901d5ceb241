help-table-pace = { $typed }: combien de temps dure un tour à ta table. Avant la partie, qui l'a ouverte peut ajouter soirée, ou jours et un nombre, si les autres sont d'accord.
    Avec des jours, il ne faut pas être là en même temps: si quelqu'un laisse passer les jours, l'ordinateur répond, et sa place reste à lui.
help-turns = { $typed }: à quelles tables sur plusieurs jours on t'attend, et combien de temps il reste.
help-next-turn = { $typed }: aller à la table sur plusieurs jours où ton temps finit le plus tôt. Ajoute un numéro de attentes pour une autre. Tes places restent à toi.
