begins = Tu joues aux cartes avec { $first } et { $second }, et le programme compte les points.

step-sheet = D'abord une feuille. Elle doit aller jusqu'à 50 points.
    Tape { $typed }.
step-sheet-why = Sans feuille, on ne peut rien noter. Tape { $typed }.
step-round = La première manche: 12 points pour toi, et 3 de moins pour { $first }.
    Qui n'est pas nommé ne reçoit rien.
    Tape { $typed }, ou seulement le début des noms.
step-round-why = Une manche, ce sont des noms avec des nombres. Tape { $typed }.
step-scores = Après chaque manche tu entends qui mène.
    Tous les totaux s'entendent avec { $typed }.
step-scores-why = Écoute d'abord où vous en êtes. Tape { $typed }.
step-fix = { $first } proteste: c'étaient 3 de plus, pas 3 de moins.
    Corrige la première manche. Tape { $typed }.
step-fix-why = Un seul nombre de la manche 1 est faux. Tape { $typed }.
step-look = Tu sens G9 sur une carte, et tu veux savoir ce que c'est.
    Tape { $typed }.
step-look-why = Tape ce que tu sens sur la carte. Tape { $typed }.
step-table = Ce qui est ouvert peut être noté, pour toutes les cartes. Ici, ce sera SixPack.
    Tape { $typed }.
step-table-why = Dis d'abord de quelles cartes il s'agit. Tape { $typed }.
step-lay = Quelqu'un pose un cola. Une case a une lettre pour la colonne et un nombre pour la rangée.
    Tape { $typed }.
step-lay-why = Note ce qui a été posé et où. Tape { $typed }.
step-read = Qui veut savoir ce qu'il y a le demande.
    Tape { $typed }.
step-read-why = Écoute d'abord ce qu'il y a. Tape { $typed }.
step-dice = Certains jeux veulent des dés, et le programme en a.
    Deux dés à six faces, c'est { $typed }.
step-dice-why = Lance d'abord les dés. Tape { $typed }.
step-end = Ce que montrent les dés reste. Tout le reste s'annule.
    Ta soirée est enregistrée à chaque ligne, jusqu'à ce que tu la finisses.
    Tape { $typed }.
step-end-why = Il n'y a plus rien à faire ici. Tape { $typed }.

ends = Avec aide, tu entends ce qu'il y a d'autre: une pièce, un minuteur, des secrets et des cartes en secret, qui vient et qui part.
