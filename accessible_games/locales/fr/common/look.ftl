## Une carte cherchée par ce qu'on y sent

look-in = { $title }:
look-card = { $name }, { $count ->
    [one] une fois
   *[other] { $count } fois
} dans le jeu.
    .brief = { $name }{ $count ->
    [one] .
   *[other] , { $count } fois.
}
look-several = { $count } cartes.
look-one = { $value }: { $text }
look-label = Étiquette { $value }.
look-too-many = { $count } cartes ont cela. Tape une plus grande partie de l'étiquette ou du nom.
look-nothing = Aucune carte ici n'a cette étiquette ni ce nom: { $word }.
look-nothing-like = Aucune carte ici n'a cette étiquette ni ce nom: { $word }. Veux-tu dire { $choices }?
look-title = Carte
look-not-here = Ce serveur ne connaît pas cette carte. Demande à qui l'a étiquetée, ou tape l'étiquette à la commande look.
look-deck = Jeu: { $title }.
prompt-look = Étiquette ou nom?
about-look = Tape ce que tu sens sur une carte, avec une barre entre ses lignes, ou son nom. Une ligne vide termine.
look-begin = Tape ce que tu sens sur une carte, ou son nom. Une ligne vide termine.
look-too-often = Tu as cherché beaucoup de cartes. Attends une minute, puis réessaie.
look-what = Tape ce que tu sens sur une carte, comme regarde g9 ou regarde skat TA.
